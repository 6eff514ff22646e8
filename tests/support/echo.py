"""A small service behind the server's shell, a server in the test's own loop, and raw clients."""

import asyncio
import os
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import uvloop
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from dnup.server.http.site import Site
from dnup.server.metrics import Metrics
from dnup.server.run import Server, listen, make_server
from dnup.server.settings import ServerSettings
from dnup.server.transport.client import Client, Upgrade, UpgradeRefused, Wire

SECONDS = 120
KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

T = TypeVar("T")


class Echo:
    """Answers what it hears; remembers what happened to it."""

    def __init__(self) -> None:
        self.log: list[str | bytes] = []
        self.wire: Wire
        self.gone = asyncio.Event()

    def opened(self, wire: Wire) -> None:
        self.wire = wire
        self.log.append("opened")

    def received(self, message: bytes) -> None:
        self.log.append(message)
        match message.split(b" "):
            case [b"fail"]:
                raise RuntimeError("as asked")
            case [b"close", code]:
                self.wire.close(int(code), "as asked")
            case _:
                self.wire.send(message)

    def closed(self) -> None:
        self.log.append("closed")
        self.gone.set()


def numbered(number: int, size: int) -> bytes:
    """A message that tells its number; its size is about this and differs from its neighbours'."""
    return b"%08d" % number + b"x" * (size - 8 + number % 7)


class EchoService:
    """A service of echoes. `/denied` lets nobody in; `/broken` fails."""

    def __init__(self) -> None:
        self.clients: list[Echo] = []
        self.upgrades: list[Upgrade] = []
        self.events: list[str] = []
        self.is_well = True

    @property
    def routes(self) -> Sequence[BaseRoute]:
        return [
            Route("/api/echo/{code}", self._echo, methods=["GET", "POST"]),
            Route("/api/broken", self._broken),
        ]

    def listens_at(self, address: str) -> None:
        self.events.append(f"listens at {address}")

    async def stop(self) -> None:
        self.events.append("stop")
        for client in self.clients:
            client.wire.send(b"goodbye")

    def admit(self, upgrade: Upgrade) -> Client | UpgradeRefused:
        self.upgrades.append(upgrade)
        if upgrade.path == "/denied":
            return UpgradeRefused(
                429, b'{"code":"too-many","facts":{"seconds":7}}', retry_after=6.2
            )
        if upgrade.path == "/broken":
            raise RuntimeError("as asked")
        self.clients.append(Echo())
        return self.clients[-1]

    async def is_ready(self) -> bool:
        return self.is_well

    async def _echo(self, request: Request) -> Response:
        body = (await request.body()).decode()
        client = request.client
        return JSONResponse(
            {
                "body": body,
                "address": client.host if client else "",
                "url": str(request.url),
            }
        )

    async def _broken(self, _request: Request) -> Response:
        raise RuntimeError("as asked, with a secret: hunter2")


class Running:
    """A server under test."""

    def __init__(self, server: Server, service: EchoService, metrics: Metrics, port: int) -> None:
        self.server = server
        self.service = service
        self.metrics = metrics
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"
        self.raws: list[Raw] = []

    async def connect(self, path: str = "/ws", *, early: bytes = b"", **headers: str) -> "Raw":
        """A raw WebSocket that has got its answer."""
        raw = await self.ask(path, early=early, drop=(), **headers)
        assert raw.status == 101, raw.head
        return raw

    async def ask(
        self,
        path: str = "/ws",
        *,
        early: bytes = b"",
        drop: tuple[str, ...] = (),
        **headers: str,
    ) -> "Raw":
        """Ask for a WebSocket, with further headers (an underscore for a dash)."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        wanted = {
            "host": f"127.0.0.1:{self.port}",
            "upgrade": "websocket",
            "connection": "keep-alive, Upgrade",
            "sec-websocket-version": "13",
            "sec-websocket-key": KEY.decode(),
        } | {name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"GET {path} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in wanted.items() if name not in drop]
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + early)
        async with asyncio.timeout(SECONDS):
            head = await reader.readuntil(b"\r\n\r\n")
        self.raws.append(Raw(reader, writer, head))
        return self.raws[-1]

    def hang_up(self) -> None:
        """Cut all raw connections."""
        for raw in self.raws:
            raw.cut()
        self.raws.clear()


class Raw:
    """A WebSocket written by hand, which may misbehave."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, head: bytes
    ) -> None:
        self.reader = reader
        self.writer = writer
        self.head = head.decode()
        self.status = int(head.split(b" ")[1])

    def send(self, kind: int, payload: bytes = b"", **bits: Any) -> None:
        """Send a frame."""
        self.writer.write(frame(kind, payload, **bits))

    async def receive(self) -> tuple[int, bytes]:
        """The next frame: its kind and its payload."""
        async with asyncio.timeout(SECONDS):
            first, second = await self.reader.readexactly(2)
            assert first & 0x80
            assert not second & 0x80
            size = second
            if size == 126:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
            return first & 0xF, await self.reader.readexactly(size)

    async def close_code(self) -> int:
        """The code of the close frame that must come next; then the line is closed."""
        kind, payload = await self.receive()
        assert kind == CLOSE, (kind, payload)
        self.send(CLOSE, payload[:2])
        async with asyncio.timeout(SECONDS):
            # What we sent meanwhile was not read: then the system may reset the line it closes.
            with suppress(ConnectionResetError, BrokenPipeError):
                assert await self.reader.read() == b""
        self.writer.close()
        return int(struct.unpack("!H", payload[:2])[0])

    async def body(self) -> bytes:
        """What follows the head, to the end."""
        async with asyncio.timeout(SECONDS):
            return await self.reader.read()

    def cut(self) -> None:
        """Be gone without a word."""
        self.writer.transport.abort()


def frame(
    kind: int, payload: bytes = b"", *, fin: bool = True, rsv: int = 0, masked: bool = True
) -> bytes:
    """A frame as a client sends it."""
    first = (0x80 if fin else 0) | rsv << 4 | kind
    mask = os.urandom(4) if masked else b""
    bit = 0x80 if masked else 0
    if len(payload) < 126:
        head = struct.pack("!BB", first, bit | len(payload))
    elif len(payload) < 65536:
        head = struct.pack("!BBH", first, bit | 126, len(payload))
    else:
        head = struct.pack("!BBQ", first, bit | 127, len(payload))
    if masked:
        payload = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return head + mask + payload


@asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[Running]:
    """A server in this loop; at the end it is stopped gracefully."""
    chosen = ServerSettings(port=0, database=folder / "server.db", **settings)
    sockets = listen(chosen.host, chosen.port)
    service, metrics = EchoService(), Metrics()
    # The site is what a test has built into a folder, whether the game itself is built or not.
    server = make_server(chosen, service, metrics, Site(folder / "web"))
    ready = asyncio.Event()
    server.on_ready = ready.set
    task = asyncio.create_task(server._serve(sockets))
    ready_task = asyncio.create_task(ready.wait())
    await asyncio.wait({task, ready_task}, return_when=asyncio.FIRST_COMPLETED)
    under_test = Running(server, service, metrics, sockets[0].getsockname()[1])
    try:
        yield under_test
    finally:
        under_test.hang_up()
        server.should_exit = True
        async with asyncio.timeout(SECONDS):
            await task


def run(test: Callable[[], Awaitable[T]], *, on_uvloop: bool = True) -> T:
    """Run a test's coroutine in the loop that the server uses, or in asyncio's own."""
    factory = uvloop.new_event_loop if on_uvloop else None

    async def main() -> T:
        return await test()

    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main())
