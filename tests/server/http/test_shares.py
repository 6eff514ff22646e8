"""What one guest and one address may have of a server, so that the others have the rest."""

import asyncio
import json
from collections.abc import Iterator

import httpx
import pytest

from support.serving import SECONDS, Party, Server, sign_in

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(
        tmp_path_factory.mktemp("shares") / "server.db",
        "--behind-proxy",
        "--guest-rate=3/min",
        "--guest-tables=2",
        "--guest-connections=2",
        "--address-connections=3",
    ) as server:
        yield server


def from_(address: str) -> dict[str, str]:
    """The header with which a proxy says where a request comes from."""
    return {"X-Forwarded-For": address}


async def test_another_name_counts_like_a_new_guest_and_the_same_name_does_not(
    server: Server,
) -> None:
    headers = from_("198.51.100.1")
    cookies = {"dnup_session": await sign_in(server, "Ann", **headers)}
    async with httpx.AsyncClient(cookies=cookies, headers=headers) as http:
        url = f"{server.address}/api/guest"
        for name in ("Anna", "Anne", "Anni", *["  Anni "] * 5):
            answer = await http.post(url, json={"name": name})
            assert answer.json() == {"name": name.strip(), "ink": None}
        answer = await http.post(url, json={"name": "Annika"})
        assert answer.status_code == 429
        assert (answer.json()["code"], answer.json()["facts"]["limit"]) == ("too-fast", "3/min")
        assert (await http.get(url)).json() == {"name": "Anni", "ink": None}


async def test_a_name_of_thousands_of_letters_is_not_even_cleaned(server: Server) -> None:
    async with httpx.AsyncClient(headers=from_("198.51.100.2")) as http:
        url = f"{server.address}/api/guest"
        answer = await http.post(url, json={"name": "x" * 201})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        shortened = (await http.post(url, json={"name": "x" * 200})).json()
        assert shortened == {"name": "x" * 24, "ink": None}


async def test_a_new_name_holds_at_the_tables_that_an_open_connection_joins(server: Server) -> None:
    headers = from_("198.51.100.3")
    async with Party(server) as party:
        ann = await party.arrive("Ann", **headers)
        await ann.ask("create", options={"players": 2})
        async with httpx.AsyncClient(cookies={"dnup_session": ann.session}) as http:
            await http.post(f"{server.address}/api/guest", json={"name": "Anna"})
        await ann.ask("create", options={"players": 2})
        assert ann.view["state"]["seats"][0]["name"] == "Anna"


async def test_a_guest_hosts_only_so_many_tables_even_if_asked_for_at_once(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann", **from_("198.51.100.4"))
        for _ in range(4):
            await ann.send("create", options={"players": 2})
        answers = [await ann.until(lambda m: m.get("id") or m.get("done")) for _ in range(4)]
        kinds = sorted(answer["kind"] for answer in answers)
        assert kinds == ["refused", "refused", "table", "table"]
        refused = next(answer for answer in answers if answer["kind"] == "refused")
        assert (refused["code"], refused["facts"]) == ("too-many-own-tables", {"limit": 2})
        await ann.ask("leave")
        assert (await ann.ask("create", options={"players": 2}))["kind"] == "table"


async def test_a_guest_has_only_so_many_connections_and_another_once_one_is_gone(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann", **from_("198.51.100.5"))
        await party.arrive("Ann", ann.session, **from_("198.51.100.6"))
        denied = await party.knock(ann.session, **from_("198.51.100.7"))
        assert denied.status == 429
        told = json.loads(await denied.body())
        assert told == {"code": "too-many-own-connections", "facts": {"limit": 2}}
        await ann.close()
        async with asyncio.timeout(SECONDS):
            while denied.status == 429:
                denied = await party.knock(ann.session, **from_("198.51.100.7"))
        assert denied.status == 101


async def test_the_connections_of_a_guests_devices_count_together(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann", **from_("198.51.100.51"))
        async with httpx.AsyncClient(base_url=server.address) as there:
            here = {"cookie": f"dnup_session={ann.session}"}
            code = (await there.post("/api/handover", headers=here)).json()["code"]
            taken = await there.post("/api/guest", json={"handover": code})
        await party.arrive("Ann", taken.cookies["dnup_session"], **from_("198.51.100.52"))
        for session in (ann.session, taken.cookies["dnup_session"]):
            denied = await party.knock(session, **from_("198.51.100.53"))
            assert denied.status == 429


async def test_an_address_has_only_so_many_connections(server: Server) -> None:
    async with Party(server) as party:
        here = from_("198.51.100.8")
        for name in ("Ann", "Bob", "Cem"):
            await party.arrive(name, **here)
        session = await sign_in(server, "Dan", **from_("198.51.100.9"))
        denied = await party.knock(session, **here)
        assert denied.status == 429
        told = json.loads(await denied.body())
        assert told == {"code": "too-many-from-address", "facts": {"limit": 3}}
        await party.arrive("Dan", session, **from_("198.51.100.9"))
