"""Where a server listens, and what it says when its loop fails."""

import asyncio
import io
import logging
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from dnup.server.logs import JsonLines
from dnup.server.run import listen, network_address, web_address
from support.echo import run, running


def test_a_listening_socket_is_known_to_be_tcp_so_that_answers_are_not_held_back() -> None:
    sockets = listen("localhost", 0)
    try:
        assert {listening.proto for listening in sockets} == {socket.IPPROTO_TCP}
    finally:
        for listening in sockets:
            listening.close()


def test_a_server_for_the_network_knows_its_address_there_if_there_is_a_network() -> None:
    sockets = listen("0.0.0.0", 0)
    try:
        port = sockets[0].getsockname()[1]
        assert web_address("0.0.0.0", sockets) == f"http://127.0.0.1:{port}"
        assert network_address("127.0.0.1", sockets) is None
        found = network_address("0.0.0.0", sockets)
        if found is not None:
            parts = urlsplit(found)
            assert parts.port == port
            with socket.socket() as other:
                other.bind((parts.hostname or "", 0))  # it is an address of this machine
    finally:
        for listening in sockets:
            listening.close()


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_without_a_network_there_is_no_address_for_others(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreachable(_socket: socket.socket, _address: object) -> None:
        raise OSError("network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert network_address(host, []) is None


class Locker:
    """Something that a callback was given."""

    def __repr__(self) -> str:
        return "hunter2"


def fail(_locker: Locker) -> None:
    raise ValueError("the secret is hunter2")


@pytest.mark.parametrize("on_uvloop", [True, False])
def test_what_fails_in_the_loop_is_logged_by_its_type_and_places_alone(
    tmp_path: Path, *, on_uvloop: bool
) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())

    async def test() -> None:
        async with running(tmp_path):
            loop = asyncio.get_running_loop()
            loop.call_soon(fail, Locker())
            loop.call_exception_handler({"message": "of hunter2", "handle": Locker()})
            await asyncio.sleep(0.01)

    logging.getLogger().addHandler(handler)
    try:
        run(test, on_uvloop=on_uvloop)
    finally:
        logging.getLogger().removeHandler(handler)
    said = stream.getvalue()
    assert said.count('"loop-failed"') == 2
    assert "ValueError" in said
    assert f"{Path(__file__).name}:" in said
    assert "hunter2" not in said
