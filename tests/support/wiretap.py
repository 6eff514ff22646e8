"""A server within the test's own process, whose time stands still, and guests who keep every byte.

The sockets are real. Time goes on when a test says so, and chance is the same each time, so that
two runs can be compared frame by frame.
"""

import asyncio
import hashlib
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dnup.bots import Budget
from dnup.rules import Action, Deal, Match, View
from dnup.server.metrics import Metrics
from dnup.server.play import room
from dnup.server.play.room import Room
from dnup.server.run import Server, listen, make_server
from dnup.server.service import Service, open_service
from dnup.server.settings import ServerSettings
from dnup.server.store import Guest, LogEntry, Session, open_store
from dnup.server.work import bots as thinker
from dnup.table import ENTROPY_BYTES, Open, Options, fact_to_json, open_facts
from dnup.table import command as commands
from support.worlds import bots_choice

CODE = "WHISPR"
BEGAN = 1_800_000_000_000  # milliseconds since 1970
SECONDS = 120


class World:
    """A server whose deals, time and chance are given."""

    def __init__(
        self, database: Path, deals: list[Deal], names: list[str], options: Options
    ) -> None:
        self.now = BEGAN
        self.port = 0
        self.guests = names
        self.taps = {name: Tap(self, name, name) for name in names}
        self.again = {name: Tap(self, f"{name} again", name) for name in names}  # other devices
        self.pages: list[str] = []  # what was answered over HTTP
        self._database = database
        self._deals = deals
        self._options = options
        self._drawn = 0
        self._http: httpx.AsyncClient
        self._server: Server
        self._service: Service
        self._running: asyncio.Task[None]

    def rule(self, patch: pytest.MonkeyPatch) -> None:
        """Take time, chance and deals into one's own hands."""
        receiving = sys.modules["dnup.table.starting"]
        patch.setattr(room, "now_ms", lambda: self.now)
        patch.setattr(room, "os", SimpleNamespace(urandom=self._draw))
        patch.setattr(thinker, "_choose", _choose)
        patch.setattr(receiving, "deal_round", self._deal)

    async def found(self) -> None:
        """Make a database with the guests in it, and a table that the first of them has opened."""
        store = await open_store(str(self._database))
        for name in self.guests:
            now = time.time_ns() // 1_000_000
            session = Session(name, name, hashed_session(name), now, now, now)
            await store.begin_session(session, Guest(name, name, BEGAN))
        host = self.guests[0]
        opened = open_facts(Open(host, host, CODE, self._options), self.now, self._draw(0))
        await store.append(LogEntry("table", 1, tuple(map(fact_to_json, opened)), CODE))
        await store.close()

    async def start(self) -> None:
        """Serve, at any port that is free."""
        settings = ServerSettings(
            port=self.port,
            database=self._database,
            public_url="http://dnup.example",  # not the port, which is any
            message_rate=None,
            change_rate=None,
            move_rate=None,
            guess_rate=None,
            chat_rate=None,
            replay_rate=None,
            bot_pace_ms=0,
            levels=("random", "beginner"),
        )
        metrics = Metrics()
        self._service = await open_service(settings, metrics)
        self._server = make_server(settings, self._service, metrics)
        sockets = listen(settings.host, settings.port)
        self.port = sockets[0].getsockname()[1]
        ready = asyncio.Event()
        self._server.on_ready = ready.set
        # Not `serve`, which would take the test's own signals.
        self._running = asyncio.create_task(self._server._serve(sockets))
        await ready.wait()
        self._http = httpx.AsyncClient(trust_env=False, verify=False)

    async def stop(self) -> None:
        """Stop the server; everybody hears it say goodbye."""
        await self._http.aclose()
        self._server.should_exit = True
        await self._running
        for tap in self.taps.values():
            await tap.close()

    @property
    def room(self) -> Room:
        found = self._service._context.lobby.find(CODE)
        assert found is not None
        return found

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for something that nobody is told about."""
        async with asyncio.timeout(SECONDS):
            while not (is_so() and self.room.is_idle):
                await asyncio.sleep(0)

    async def tick(self, seconds: int) -> None:
        """Let time go by, and let the table see what is due."""
        number = self.room.table.number
        self.now += seconds * 1000
        self.room.ask(commands.Tick())
        await self.until(lambda: self.room.table.number > number)

    async def fetch(self, path: str, name: str = "") -> None:
        """Ask for a page, and keep the answer."""
        cookie = {"Cookie": f"dnup_session={session_of(name)}"} if name else {}
        address = f"http://127.0.0.1:{self.port}"
        answer = await self._http.get(address + path, headers=cookie)
        self._http.cookies.clear()
        headers = [pair for pair in answer.headers.items() if pair[0] != "date"]
        page = f"{answer.status_code} {headers} {answer.text}"
        self.pages.append(page.replace(f"127.0.0.1:{self.port}", "the server"))

    def _draw(self, _count: int) -> bytes:
        self._drawn += 1
        return hashlib.sha512(b"%d" % self._drawn).digest()[:ENTROPY_BYTES]

    def _deal(self, match: Match, *_proof: object) -> Deal:
        return self._deals[match.rounds]


class Tap:
    """A guest who keeps all frames of all connections, each as it came."""

    def __init__(self, world: World, name: str, guest: str) -> None:
        self.name = name
        self.frames: list[str] = []
        self.number: int | None = None  # of the last thing that was told
        self._world = world
        self._guest = guest
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._came = asyncio.Event()
        self._ids = 0

    @property
    def is_connected(self) -> bool:
        """Whether the socket is open."""
        return self._socket is not None

    async def connect(self) -> None:
        """Open a socket (again), and be welcomed."""
        socket = await connect(
            f"ws://127.0.0.1:{self._world.port}/ws/1",
            additional_headers={"Cookie": f"dnup_session={session_of(self._guest)}"},
            compression=None,
            proxy=None,
        )
        seen = len(self.frames)
        self._socket, self._reader = socket, asyncio.create_task(self._read(socket))
        await self._wait(lambda: len(self.frames) > seen)

    async def close(self) -> None:
        """Close the socket, when all that is under way has come."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self.ask("list")
            await self._socket.close()
        if self._reader is not None:
            await self._reader
        self._socket = self._reader = None

    async def ask(self, kind: str, **fields: Any) -> None:
        """Send a request and wait for its answer, whatever it is."""
        self._ids += 1
        id_ = f"{self.name} {self._ids}"
        assert self._socket is not None
        seen = len(self.frames)
        await self._socket.send(msgspec.json.encode({"kind": kind, "id": id_, **fields}).decode())
        answers = (f'"done":"{id_}"', f'"id":"{id_}"', "closed:")
        await self._wait(
            lambda: any(answer in frame for frame in self.frames[seen:] for answer in answers)
        )

    async def provoke(self, text: str) -> None:
        """Send anything at all, and wait for whatever comes back."""
        assert self._socket is not None
        seen = len(self.frames)
        await self._socket.send(text)
        await self._wait(lambda: len(self.frames) > seen)

    async def finish(self) -> None:
        """Wait until the server has closed the connection."""
        assert self._reader is not None
        await self._reader
        self._socket = self._reader = None

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                frame = await socket.recv(decode=True)
                self.frames.append(frame)
                told = msgspec.json.decode(frame)
                if told["kind"] in {"table", "update"}:
                    self.number = told["number"]
                self._came.set()
        self.frames.append(f"closed: {socket.close_code} {socket.close_reason}")
        self._came.set()

    async def _wait(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(SECONDS):
            while not is_so():
                self._came.clear()
                await self._came.wait()


def _choose(_level: str, view: View, _budget: Budget) -> Action:
    return bots_choice(view)


def session_of(guest: str) -> str:
    """The session of a guest."""
    return f"session-of-{guest}"


def hashed_session(guest: str) -> str:
    """The same as the store has it."""
    return hashlib.sha256(session_of(guest).encode()).hexdigest()
