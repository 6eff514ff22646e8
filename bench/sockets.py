"""Echo over WebSockets: round trips a second at 200 connections, for each layer that could be used.

    python bench/sockets.py [--seconds 3] [--connections 200]

Each server runs in a process of its own on one processor, the clients (picows) in another process
on another one. Every connection has one message of 100 bytes under way. aiohttp is measured if it
is installed.
"""

import argparse
import asyncio
import math
import multiprocessing
import os
import socket
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import picows
import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from dnup.server.metrics import Metrics
from dnup.server.run import serve
from dnup.server.settings import ServerSettings
from dnup.server.transport.client import Client, Upgrade, Wire

MESSAGE = b"x" * 100


class _Echo:
    """A client of the shell that answers what it hears."""

    def opened(self, wire: Wire) -> None:
        self._wire = wire

    def received(self, message: bytes) -> None:
        self._wire.send(message)

    def closed(self) -> None:
        pass


class _EchoService:
    def __init__(self, settings: ServerSettings, metrics: Metrics) -> None: ...

    @property
    def routes(self) -> Sequence[BaseRoute]:
        return ()

    def listens_at(self, _address: str) -> None: ...

    async def stop(self) -> None: ...

    def admit(self, _upgrade: Upgrade) -> Client:
        return _Echo()

    async def is_ready(self) -> bool:
        return True


async def _open(settings: ServerSettings, metrics: Metrics) -> _EchoService:
    return _EchoService(settings, metrics)


def ours(port: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = ServerSettings(port=port, database=Path(folder) / "server.db")
        serve(settings, _open, lambda _address, _network: None)


def picows_alone(port: int, *, use_aiofastnet: bool = False) -> None:
    class Echo(picows.WSListener):
        def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
            if frame.msg_type is picows.WSMsgType.TEXT:
                transport.send(picows.WSMsgType.TEXT, frame.get_payload_as_bytes())

    async def run() -> None:
        server = await picows.ws_create_server(
            lambda _request: Echo(), "127.0.0.1", port, use_aiofastnet=use_aiofastnet
        )
        await server.serve_forever()

    uvloop.run(run())


def picows_aiofastnet(port: int) -> None:
    picows_alone(port, use_aiofastnet=True)


def _uvicorn(port: int, ws: Literal["websockets", "websockets-sansio"]) -> None:
    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        while True:
            await websocket.send_text(await websocket.receive_text())

    app = Starlette(routes=[WebSocketRoute("/", echo)])
    uvicorn.run(app, port=port, ws=ws, loop="uvloop", http="httptools", log_level="critical")


def uvicorn_websockets(port: int) -> None:
    _uvicorn(port, "websockets")


def uvicorn_sansio(port: int) -> None:
    _uvicorn(port, "websockets-sansio")


def aiohttp_server(port: int) -> None:
    web: Any = import_module("aiohttp.web")

    async def echo(request: Any) -> Any:  # noqa: ANN401 - aiohttp may be missing
        connection = web.WebSocketResponse(compress=False)
        await connection.prepare(request)
        async for message in connection:
            await connection.send_str(message.data)
        return connection

    app = web.Application()
    app.add_routes([web.get("/", echo)])
    web.run_app(app, host="127.0.0.1", port=port, loop=uvloop.new_event_loop(), print=None)


SERVERS: dict[str, Callable[[int], None]] = {
    "uvicorn, websockets": uvicorn_websockets,
    "uvicorn, websockets-sansio": uvicorn_sansio,
    "aiohttp": aiohttp_server,
    "picows alone": picows_alone,
    "picows alone, aiofastnet": picows_aiofastnet,
    "dnup": ours,
}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _start(target: Callable[[int], None], port: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    target(port)


def measure(target: Callable[[int], None], connections: int, seconds: float) -> tuple[float, float]:
    """Round trips a second, and the server's processor time for each, in seconds."""
    port = _free_port()
    process = multiprocessing.get_context("spawn").Process(target=_start, args=(target, port))
    process.start()
    try:
        return uvloop.run(_clients(port, connections, seconds, process.pid or 0))
    finally:
        process.terminate()
        process.join(10)
        if process.is_alive():
            process.kill()


async def _clients(port: int, connections: int, seconds: float, server: int) -> tuple[float, float]:
    count = 0

    class Asker(picows.WSListener):
        def on_ws_frame(self, transport: picows.WSTransport, _frame: picows.WSFrame) -> None:
            nonlocal count
            count += 1
            transport.send(picows.WSMsgType.TEXT, MESSAGE)

    await _wait_for(port)
    transports = []
    for _ in range(connections):
        transport, _listener = await picows.ws_connect(
            Asker, f"ws://127.0.0.1:{port}/", use_aiofastnet=False
        )
        transports.append(transport)
    for transport in transports:
        transport.send(picows.WSMsgType.TEXT, MESSAGE)
    await asyncio.sleep(0.5)
    before, began, spent = count, time.perf_counter(), _processor_seconds(server)
    await asyncio.sleep(seconds)
    done = count - before
    rate = done / (time.perf_counter() - began)
    each = (_processor_seconds(server) - spent) / done
    for transport in transports:
        transport.disconnect(graceful=False)
    return rate, each


def _processor_seconds(process: int) -> float:
    """What a process has used so far; on a busy machine this is steadier than the clock."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return math.nan
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _wait_for(port: int) -> None:
    for _ in range(200):
        try:
            _reader, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise TimeoutError("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--connections", type=int, default=200)
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"echo of {len(MESSAGE)} bytes, {arguments.connections} connections, one under way each")
    for name, target in SERVERS.items():
        if name == "aiohttp" and find_spec("aiohttp") is None:
            print(f"{name:28} not installed")
            continue
        rate, each = measure(target, arguments.connections, arguments.seconds)
        print(
            f"{name:28} {rate:9,.0f} round trips/s {each * 1e6:8.1f} µs of the server's processor"
        )


if __name__ == "__main__":
    main()
