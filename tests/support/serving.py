"""A real server in a process of its own, and clients that speak its protocol."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from support.echo import KEY, TEXT, Raw, frame

SECONDS = 120  # until something that should come is missed; a busy machine takes its time
Message = dict[str, Any]

# httpx gives up after five seconds, unless a test says otherwise.
for _call in (
    httpx.Client.__init__,
    httpx.AsyncClient.__init__,
    httpx.request,
    httpx.get,
    httpx.post,
):
    (_call.__kwdefaults__ or {})["timeout"] = httpx.Timeout(SECONDS)

# Nothing is slowed down or limited, unless a test says otherwise.
QUICK = (
    "--levels=random,beginner",
    "--bot-pace-ms=0",
    "--message-rate=off",
    "--change-rate=off",
    "--move-rate=off",
    "--create-rate=off",
    "--guess-rate=off",
    "--chat-rate=off",
    "--guest-rate=off",
    "--upload-rate=off",
    "--replay-rate=off",
    "--guest-tables=off",
    "--address-tables=off",
    "--guest-connections=off",
    "--address-connections=off",
    "--log-format=json",
    "--network=127.0.0.1",  # what listens under test listens there alone
)


class Server:
    """`dnup serve` on a port of 127.0.0.1 that stays the same when it is started again."""

    def __init__(self, database: Path, *options: str) -> None:
        self.database = database
        self.port = 0
        self.log: list[str] = []
        self._options = (*QUICK, *options)
        self._program: subprocess.Popen[str] | None = None
        self.files: tuple[int, int] | None = None  # the soft and the hard limit of open files

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._program is not None
        return self._program.pid

    def start(self) -> Self:
        """Start it, and wait until it says that it is ready."""
        command = [sys.executable, "-m", "dnup", "serve", f"--port={self.port}"]
        if self.files is not None:
            soft, hard = self.files
            limited = f'ulimit -Sn {soft}; ulimit -Hn {hard}; exec "$@"'
            command = ["bash", "-c", limited, "bash", *command]
        self._program = subprocess.Popen(
            [*command, f"--database={self.database}", *self._options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LANG": "C.UTF-8"},
        )
        assert self._program.stdout is not None
        reader = threading.Thread(target=self._read, args=(self._program,), daemon=True)
        reader.start()
        line = self._program.stdout.readline()
        assert "http://" in line, f"the server did not start: {line} {self.log}"
        self.port = int(line.split("http://")[1].split()[0].rsplit(":", 1)[1])
        return self

    def stop(self) -> int:
        """Ask it to stop, and give its exit code."""
        assert self._program is not None
        self._program.send_signal(signal.SIGTERM)
        return self._end()

    def ended(self) -> int:
        """Wait until it ends by itself, and give its exit code."""
        return self._end()

    def kill(self) -> None:
        """End it without a word: SIGKILL."""
        assert self._program is not None
        self._program.kill()
        self._end()

    def _end(self) -> int:
        assert self._program is not None
        code = self._program.wait(SECONDS)
        if self._program.stdout is not None:
            self._program.stdout.close()
        return code

    def _read(self, program: subprocess.Popen[str]) -> None:
        assert program.stderr is not None
        with program.stderr:
            for line in program.stderr:
                self.log.append(line.rstrip())

    def faults(self) -> list[str]:
        """The lines of the log that tell of a failure, or aren't of the log at all."""
        return [line for line in self.log if _is_fault(line)]

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._program is not None and self._program.poll() is None:
            self.stop()


class Player:
    """A guest with one WebSocket, who remembers what was last told."""

    def __init__(self, server: Server, session: str) -> None:
        self.server = server
        self.session = session
        self.view: Message = {}  # the last table or update
        self.code = ""
        self.number = 0
        self.heard: list[str] = []  # every delivery, as it came
        self._socket: ClientConnection | None = None
        self.seat = ""
        self._ids = 0

    async def connect(self, **headers: str) -> Message:
        """Open the socket (again) and read the welcome."""
        self._socket = await connect(
            self.server.address.replace("http", "ws") + "/ws/1",
            additional_headers={"Cookie": f"dnup_session={self.session}", **headers},
            open_timeout=SECONDS,
            ping_timeout=SECONDS,
        )
        welcome = await self.receive()
        assert welcome["kind"] == "welcome"
        return welcome

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a request, and give its id."""
        self._ids += 1
        request = {"kind": kind, "id": f"{kind}-{self._ids}", **fields}
        await self.socket.send(json.dumps(request))
        return str(request["id"])

    async def receive(self) -> Message:
        """The next delivery."""
        async with asyncio.timeout(SECONDS):
            text = await self.socket.recv(decode=True)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["kind"] in {"table", "update"}:
            self.view = message
            self.number = message["number"]
            self.code = message.get("code", self.code)
            self.seat = message.get("you", self.seat)
        return message

    async def until(self, wanted: Callable[[Message], object]) -> Message:
        """The next delivery of which this is true."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request, and give its answer: the delivery with its id."""
        id_ = await self.send(kind, **fields)
        return await self.until(lambda m: id_ in (m.get("done"), m.get("id")))

    async def notices_nothing(self) -> None:
        """Nothing was told since the last delivery that was read."""
        id_ = await self.send("list")
        answer = await self.receive()
        assert (answer["kind"], answer["id"]) == ("tables", id_), answer

    async def until_event(self, kind: str) -> Message:
        """The next delivery in which this happened."""
        return await self.until(lambda m: any(e["kind"] == kind for e in m.get("events", ())))

    @property
    def match(self) -> Message:
        match: Message = self.view["state"]["match"]
        return match

    def choose(self) -> Message:
        """An action from the choices: the largest set of the highest value, or another."""
        choices, hand = self.view["choices"], self.view["hand"]
        if choices["plays"]:
            play = max(choices["plays"], key=lambda p: (p["sizes"][-1], p["value"]))
            cards = [card for card in hand if card.startswith(f"{play['value']}/")]
            return {"kind": "play", "cards": cards[: play["sizes"][-1]]}
        if choices["adds"]:
            add = choices["adds"][0]
            return {"kind": "add", "card": add["cards"][0], "to": add["to"]}
        return {"kind": "rotate"}

    async def act(self) -> Message:
        """Do something in one's turn, and give the answer."""
        return await self.ask("act", turn=self.match["turn"], action=self.choose())

    async def play(self) -> Message:
        """Play until the match is over, and give the delivery that says so."""
        message = self.view
        while True:
            if any(event["kind"] == "match-ended" for event in message.get("events", ())):
                return message
            if message.get("choices"):
                await self.send("act", turn=self.match["turn"], action=self.choose())
            elif message["kind"] in {"table", "update"} and "match" in message["state"]:
                match = message["state"]["match"]
                seats = message["state"]["seats"]
                mine: Message = next((s for s in seats if s["seat"] == self.seat), {})
                if match["to_act"] is None and not mine.get("wants_next"):
                    await self.send("next", round=match["round"])
            message = await self.until(lambda m: m["kind"] in {"table", "update", "refused", "bye"})
            assert message["kind"] in {"table", "update"}, message


class Party:
    """Players whose sockets are closed at the end: `async with Party(server) as party`."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.players: list[Player] = []
        self.raws: list[Raw] = []

    async def arrive(self, name: str, session: str | None = None, **headers: str) -> Player:
        """A guest, new or with a session, connected and welcomed."""
        player = Player(self.server, session or await sign_in(self.server, name, **headers))
        self.players.append(player)
        await player.connect(**headers)
        return player

    async def knock(self, session: str = "", path: str = "/ws/1", **headers: str) -> Raw:
        """Ask for a WebSocket by hand, with further headers (an underscore for a dash)."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        wanted = {
            "host": f"127.0.0.1:{self.server.port}",
            "upgrade": "websocket",
            "connection": "Upgrade",
            "sec-websocket-version": "13",
            "sec-websocket-key": KEY.decode(),
        } | {name.replace("_", "-"): value for name, value in headers.items()}
        if session:
            wanted["cookie"] = f"dnup_session={session}"
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in wanted.items())]
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n")
        async with asyncio.timeout(SECONDS):
            head = await reader.readuntil(b"\r\n\r\n")
        self.raws.append(Raw(reader, writer, head))
        return self.raws[-1]

    async def sit(self, *names: str, **options: Any) -> list[Player]:
        """People at a table that the first of them has opened."""
        host, *others = [await self.arrive(name) for name in names]
        await host.ask("create", options={"players": len(names), **options})
        for other in others:
            await other.ask("join", code=host.code)
        return [host, *others]

    async def begin(self, *names: str, **options: Any) -> list[Player]:
        """People at a table whose match has just begun; all have been told."""
        players = await self.sit(*names, **options)
        for player in players:
            await player.send("ready", salt=f"salt of {player.seat}")
        for player in players:
            await player.until_event("match-began")
        return players

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for raw in self.raws:
            raw.cut()
        for player in self.players:
            await player.close()


async def sign_in(server: Server, name: str, **headers: str) -> str:
    """A session for a new guest."""
    async with httpx.AsyncClient(headers=headers) as http:
        answer = await http.post(f"{server.address}/api/guest", json={"name": name})
        answer.raise_for_status()
        return answer.cookies["dnup_session"]


async def record_of(server: Server, id_: str) -> httpx.Response:
    """What the server answers when a record is asked for."""
    async with httpx.AsyncClient() as http:
        return await http.get(f"{server.address}/records/{id_}")


def asks(*requests: Message) -> bytes:
    """Requests that arrive in one packet."""
    return b"".join(frame(TEXT, json.dumps(request).encode()) for request in requests)


async def told(raw: Raw) -> Message:
    """The next message on a socket that is handled by hand."""
    kind, payload = await raw.receive()
    assert kind == TEXT, (kind, payload)
    message: Message = json.loads(payload)
    return message


def meet(server: Server, test: Callable[[Party], Awaitable[None]]) -> None:
    """Run a test with a party of its own."""

    async def main() -> None:
        async with Party(server) as party:
            await test(party)

    asyncio.run(main())


def seats_of(view: Message) -> dict[str, Message]:
    """The seats of a view by name."""
    return {seat["seat"]: seat for seat in view["state"]["seats"]}


def _is_fault(line: str) -> bool:
    try:
        return json.loads(line)["level"] in {"error", "critical"}
    except json.JSONDecodeError:
        return True
