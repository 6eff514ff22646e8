"""The door to the local network: opened and closed by this machine's own pages alone.

The servers listen at 127.0.0.1 only: it stands for the address in the network, too.
"""

import asyncio
import errno
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from dnup.server.http import network
from dnup.server.http.errors import HANDLERS
from dnup.server.http.network import NetworkError, NetworkResource, find_address, has_door
from dnup.server.metrics import Metrics
from dnup.server.run import listen
from dnup.server.settings import ServerSettings
from dnup.server.transport.admission import Admission
from support.echo import SECONDS, TEXT, Running, run, running

pytestmark = pytest.mark.anyio

HERE = {"network": "127.0.0.1"}
PATH = "/api/network"


def client(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=SECONDS, trust_env=False)


async def click(server: Running, *, opens: bool, **headers: str) -> httpx.Response:
    """What the page on this machine sends."""
    sent = {"origin": server.url} | {name.replace("_", "-"): v for name, v in headers.items()}
    async with client(server.url) as http:
        return await http.post(PATH, json={"open": opens}, headers=sent)


async def told(server: Running) -> Any:
    async with client(server.url) as http:
        return (await http.get(PATH)).json()


async def is_reached(url: str) -> bool:
    try:
        async with client(url) as http:
            return (await http.get("/healthz")).status_code == 200
    except httpx.ConnectError:
        return False


def test_the_door_is_closed_until_it_is_opened_and_closes_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, **HERE) as server:
            assert await told(server) == {"address": None, "moved": False}
            opened = await click(server, opens=True)
            assert opened.status_code == 200
            address = opened.json()["address"]
            assert address.startswith("http://127.0.0.1:")
            assert address != server.url
            assert await told(server) == {"address": address, "moved": False}
            assert await is_reached(address)
            again = await click(server, opens=True)
            assert again.json()["address"] == address  # a second click opens no second door
            closed = await click(server, opens=False)
            assert closed.json() == {"address": None, "moved": False}
            assert not await is_reached(address)
            assert await is_reached(server.url)
            assert (await click(server, opens=False)).status_code == 200

    run(test)


def test_the_port_is_the_next_one_that_is_free(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, **HERE) as server:
            with socket.create_server(("127.0.0.1", server.port + 1)):
                opened = await click(server, opens=True)
            assert opened.json()["address"] == f"http://127.0.0.1:{server.port + 2}"

    run(test)


def test_guests_play_over_it_from_its_own_origin_and_no_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, **HERE) as server:
            address = (await click(server, opens=True)).json()["address"]
            port = int(address.rsplit(":", 1)[1])
            over = Running(server.server, server.service, server.metrics, port)
            raw = await over.connect(origin=address)
            raw.send(TEXT, b"hello")
            assert await raw.receive() == (TEXT, b"hello")
            assert server.service.upgrades[-1].base_url == address
            refused = await over.ask(origin=server.url)  # the page of the other door
            assert refused.status == 403
            over.hang_up()

    run(test)


def test_closing_cuts_off_those_who_came_in_there_and_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, **HERE) as server:
            address = (await click(server, opens=True)).json()["address"]
            port = int(address.rsplit(":", 1)[1])
            over = Running(server.server, server.service, server.metrics, port)
            guest, host = await over.connect(), await server.connect()
            async with client(address) as idle:
                assert (await idle.get("/healthz")).status_code == 200
                await click(server, opens=False)
                assert await guest.close_code() == 1001
                with pytest.raises(httpx.TransportError):
                    await idle.get("/healthz")
            host.send(TEXT, b"still here")
            assert await host.receive() == (TEXT, b"still here")

    run(test)


def test_it_ends_with_the_server(tmp_path: Path) -> None:
    async def test() -> str:
        async with running(tmp_path, **HERE) as server:
            address: str = (await click(server, opens=True)).json()["address"]
            assert await is_reached(address)
        assert not await is_reached(address)
        return address

    address = run(test)
    listen("127.0.0.1", int(address.rsplit(":", 1)[1]))[0].close()  # the port is free again


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"origin": "https://evil.example"}, "cross-origin"),
        # Another site's name that leads to this machine: its pages are of one origin with it.
        ({"host": "evil.example", "origin": "http://evil.example"}, "unknown-host"),
        ({"x_forwarded_for": "127.0.0.1"}, "not-this-machine"),
        ({"forwarded": "for=127.0.0.1"}, "not-this-machine"),
        ({"via": "1.1 somewhere"}, "not-this-machine"),
    ],
)
def test_other_sites_and_proxies_cannot_open_it(
    tmp_path: Path, headers: dict[str, str], code: str
) -> None:
    async def test() -> None:
        async with running(tmp_path, **HERE) as server:
            refused = await click(server, opens=True, **headers)
            status = 421 if code == "unknown-host" else 403
            assert (refused.status_code, refused.json()["code"]) == (status, code)
            assert await told(server) == {"address": None, "moved": False}

    run(test)


def test_a_form_of_another_page_cannot_open_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, **HERE) as server, client(server.url) as http:
            as_form = {"content-type": "text/plain"}
            sent = await http.post(PATH, content=b'{"open":true}', headers=as_form)
            assert sent.status_code == 415
            assert (await told(server))["address"] is None

    run(test)


def test_whoever_comes_in_there_can_neither_ask_nor_close_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, **HERE) as server:
            address = (await click(server, opens=True)).json()["address"]
            async with client(address) as http:
                asked = await http.get(PATH)
                closed = await http.post(PATH, json={"open": False}, headers={"origin": address})
            assert asked.status_code == closed.status_code == 403
            assert (await told(server))["address"] == address

    run(test)


@pytest.mark.parametrize("peer", ["192.168.1.7", "10.0.0.2", "2001:db8::7", "::ffff:192.168.1.7"])
async def test_a_connection_from_elsewhere_is_refused_whatever_it_claims(peer: str) -> None:
    settings = ServerSettings(network="127.0.0.1")
    door = NetworkResource(Admission(None, settings, Metrics()))  # type: ignore[arg-type] # nobody gets in
    app = Starlette(routes=door.routes, exception_handlers=HANDLERS)
    transport = httpx.ASGITransport(app, client=(peer, 1234))
    url = "http://127.0.0.1:8000"
    async with httpx.AsyncClient(transport=transport, base_url=url) as http:
        for answer in (await http.get(PATH), await http.post(PATH, json={"open": True})):
            assert answer.status_code == 403
            assert answer.json()["code"] == "not-this-machine"


@pytest.mark.parametrize(
    "settings",
    [
        {"network": "off"},
        {"behind_proxy": True},
        {"public_url": "https://play.example.org"},
        {"host": "0.0.0.0"},  # it is open already
        {"host": "192.168.1.20"},
    ],
)
def test_a_server_that_others_reach_or_that_forbids_it_has_no_such_door(
    settings: dict[str, Any],
) -> None:
    assert not has_door(ServerSettings(**settings))
    assert has_door(ServerSettings())
    assert has_door(ServerSettings(host="localhost"))


def test_without_the_door_the_server_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, network="off") as server:
            answer = await click(server, opens=True)
            assert (answer.status_code, answer.json()["code"]) == (404, "network-off")

    run(test)


def door_at(found: str | None, **settings: Any) -> NetworkResource:
    door = NetworkResource(Admission(None, ServerSettings(**settings), Metrics()), lambda: found)  # type: ignore[arg-type]
    door.attach(_serve, 8000)
    return door


async def _serve(listening: socket.socket) -> asyncio.AbstractServer:
    return await asyncio.get_running_loop().create_server(asyncio.Protocol, sock=listening)


@pytest.mark.parametrize(
    ("found", "code"),
    [(None, "no-network"), ("203.0.113.9", "no-network"), ("8.8.8.8", "public-address")],
)
def test_no_network_and_the_open_internet_are_clear_errors(found: str | None, code: str) -> None:
    with pytest.raises(NetworkError) as caught:
        asyncio.run(door_at(found).open())
    assert caught.value.code == code


def test_ports_that_are_all_taken_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(*_: object) -> None:
        raise OSError(errno.EADDRINUSE, "taken")

    monkeypatch.setattr(socket.socket, "bind", taken)
    with pytest.raises(NetworkError) as caught:
        asyncio.run(door_at("127.0.0.1").open())
    assert caught.value.code == "network-ports-taken"
    assert caught.value.facts == {"first": "8001", "last": "8010"}


def test_what_the_system_forbids_is_told_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", forbidden)
    with pytest.raises(NetworkError) as caught:
        asyncio.run(door_at("127.0.0.1").open())
    assert caught.value.code == "network-not-opened"
    assert caught.value.facts == {"reason": "Permission denied"}


def test_a_machine_that_moved_to_another_network_is_told_and_opens_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(tmp_path, network="auto") as server:
            monkeypatch.setattr(network, "find_address", lambda: "127.0.0.1")
            first = (await click(server, opens=True)).json()
            assert first["moved"] is False
            monkeypatch.setattr(network, "find_address", lambda: "127.0.0.2")
            assert await told(server) == {"address": first["address"], "moved": True}
            second = (await click(server, opens=True)).json()
            assert second["address"].startswith("http://127.0.0.2:")
            assert second["moved"] is False
            assert not await is_reached(first["address"])

    run(test)


def test_the_address_is_never_this_machines_name_for_itself() -> None:
    found = find_address()
    assert found is None or not found.startswith("127.")
