"""HTTP connections that one address keeps open: the others still get in."""

import socket
import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from support.serving import Server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs 127.0.0.2")


def knock(port: int, source: str) -> socket.socket:
    """A connection from an address, which asks nothing."""
    return socket.create_connection(("127.0.0.1", port), 20, (source, 0))


def ask(connection: socket.socket) -> bytes:
    """The answer to a request, on a connection that stays open."""
    connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
    told = b""
    while not told.endswith(b"alive\n"):
        more = connection.recv(4096)
        if not more:
            return told
        told += more
    return told


def test_a_new_connection_takes_the_place_of_the_longest_idle_one_of_its_address(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "server.db", "--address-connections=3") as server, ExitStack() as open_:
        first, *others = [open_.enter_context(knock(server.port, "127.0.0.2")) for _ in range(3)]
        elsewhere = open_.enter_context(knock(server.port, "127.0.0.1"))
        for connection in (first, elsewhere, *others):
            assert ask(connection).startswith(b"HTTP/1.1 200")
        fourth = open_.enter_context(knock(server.port, "127.0.0.2"))
        assert ask(fourth).startswith(b"HTTP/1.1 200")
        assert first.recv(1) == b""
        for connection in (elsewhere, *others):
            assert ask(connection).startswith(b"HTTP/1.1 200")


def test_an_address_that_asks_too_much_at_once_is_refused_and_logged(tmp_path: Path) -> None:
    with Server(tmp_path / "server.db", "--address-connections=3") as server, ExitStack() as open_:
        for _ in range(3):
            slow = open_.enter_context(knock(server.port, "127.0.0.2"))
            slow.sendall(b"GET /healthz HTTP/1.1\r\n")
        told = b""
        for _ in range(5):
            fourth = open_.enter_context(knock(server.port, "127.0.0.2"))
            told = fourth.recv(4096)
            assert told.startswith(b"HTTP/1.1 429 "), told
        assert b'{"code":"too-many-from-address","facts":{"limit":3}}' in told
        page = httpx.get(f"{server.address}/metrics").text
        assert 'dnup_refusals_total{code="too-many-from-address"} 5.0' in page
        assert "dnup_http_connections 4.0" in page
    lines = [line for line in server.log if "turned-away" in line]
    assert len(lines) == 1, "one line, however many there are"
    assert "127.0.0.2" in lines[0]


def test_the_soft_limit_of_open_files_is_raised_at_the_start(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db", "--connections=100")
    server.files = (200, 4000)
    with server:
        limits = Path(f"/proc/{server.pid}/limits").read_text()
        (line,) = [line for line in limits.splitlines() if "open files" in line]
        assert line.split()[3:5] == ["1164", "4000"]
    assert not any("few-open-files" in line for line in server.log)
