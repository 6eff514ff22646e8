"""60 MB of headers on one connection stalled the server for seconds and stayed in its memory."""

import os
import resource
import socket
from contextlib import suppress
from pathlib import Path

import httpx

from support.serving import SECONDS, Server


def test_endless_heads_hold_nobody_up_and_leave_no_memory(tmp_path: Path) -> None:
    line = b"x: " + b"y" * 60_000 + b"\r\n"
    with Server(tmp_path / "server.db") as server, httpx.Client() as http:
        before, worked = memory(server.pid), work(server.pid)
        with socket.create_connection(("127.0.0.1", server.port)) as sender:
            sender.settimeout(SECONDS)
            with suppress(ConnectionError):
                sender.sendall(b"GET / HTTP/1.1\r\n" + line * 500)  # 30 MB
            assert http.get(f"{server.address}/healthz").status_code == 200
        assert work(server.pid) - worked < 2
        assert memory(server.pid) - before < 10_000_000
    assert not server.faults()


def work(pid: int) -> float:
    """The seconds that a process had a processor, however busy the machine is."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """The bytes that a process has in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()
