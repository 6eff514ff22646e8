"""1,070 idle connections shut everybody out under `ulimit -n 1024`; here it is 256."""

import socket
import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from support.serving import SECONDS, Server


@pytest.mark.skipif(sys.platform != "linux", reason="needs 127.0.0.2")
def test_idle_connections_do_not_use_up_the_open_files(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db")
    server.files = (256, 256)
    with server, ExitStack() as open_:
        for _ in range(300):
            open_.enter_context(_idle_connection(server.port))
        for _ in range(20):
            assert httpx.get(f"{server.address}/healthz", timeout=SECONDS).status_code == 200


def _idle_connection(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), SECONDS, ("127.0.0.2", 0))
