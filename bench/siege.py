"""Attacks on a server of this machine, one after the other, while others play and new ones come.

Each attack comes from one address, such as 127.0.0.10, and does what a hostile client can do there.
Meanwhile two people at 127.0.0.1 play, and every half second somebody at another address signs in
and opens a table. A miss is a 99th percentile of moves of 100 ms or more, or a newcomer who doesn't
get in.

    python bench/siege.py [--seconds 10] [ATTACK ...]

Everything is bounded: so many seconds for each attack, so many connections, on loopback only.
"""

import argparse
import asyncio
import itertools
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from support.serving import Player, Server

LIMIT = 0.1  # seconds for the answer to a move, at the 99th percentile
SLOW = 5.0  # seconds in which a newcomer must be at a table
THINK = 0.03
ARRIVAL = 0.5
GUESTS = 12  # of the attacker
OPTIONS = (
    *("--levels=random,beginner", "--bot-pace-ms=0", "--tables=60", "--network=off"),
    *("--log-level=error", "--log-format=json", "--message-rate=60/s", "--move-rate=off"),
)
HOSTILE_DECK = 'name = "x"\ncards = [\n' + '"3/11", "5/5",\n' * 450 + "]"
Message = dict[str, Any]


async def http(
    port: int, address: str, method: str, path: str, body: object = None, **headers: str
) -> tuple[int, str, bytes]:
    """The status, the session if one is set, and the body of an answer."""
    text = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{port}", "connection: close"]
    lines += ["content-type: application/json", f"content-length: {len(text)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + text)
        told = await reader.read()
    finally:
        writer.close()
    head, _, rest = told.partition(b"\r\n\r\n")
    cookie = next(
        (line for line in head.split(b"\r\n") if line.lower().startswith(b"set-cookie")), b""
    )
    session = cookie.partition(b"=")[2].partition(b";")[0].decode()
    return int(head.split()[1]), session, rest


async def sign_in(port: int, address: str, name: str) -> str:
    """A session for a new guest. Raises `ValueError` if there is none to be had."""
    status, session, _ = await http(port, address, "POST", "/api/guest", {"name": name})
    if status != 200:
        raise ValueError(status)
    return session


async def open_socket(port: int, address: str, session: str) -> ClientConnection:
    """A WebSocket of a guest, after the welcome."""
    socket = await connect(
        f"ws://127.0.0.1:{port}/ws/1",
        additional_headers={"Cookie": f"dnup_session={session}"},
        local_addr=(address, 0),
    )
    await socket.recv()
    return socket


# The attacks. Each runs until it's cancelled.


class Attack:
    """What one address does to a server."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.came: Counter[str] = Counter()

    async def guests(self, count: int) -> list[str]:
        """The sessions of so many guests."""
        return [await sign_in(self.port, self.address, f"Eve {i}") for i in range(count)]

    async def each(self, work: Callable[[str], Awaitable[None]], count: int = GUESTS) -> None:
        """Let so many guests do something all the time; what fails is tried again."""

        async def again(session: str) -> None:
            while True:
                try:
                    await work(session)
                except (OSError, ValueError, IndexError, WebSocketException, EOFError):
                    self.came["failed"] += 1
                    await asyncio.sleep(0.05)

        sessions = await self.guests(count)
        await asyncio.gather(*(again(session) for session in sessions))

    async def ask(self, socket: ClientConnection, *requests: Message) -> None:
        """Send requests, and count what came of them."""
        for request in requests:
            await socket.send(json.dumps(request))
        for _ in requests:
            told = json.loads(await socket.recv())
            self.came[told.get("code", told["kind"]) if told["kind"] == "refused" else "done"] += 1

    # One method an attack.

    async def heads(self) -> None:
        """Headers without an end."""

        async def send() -> None:
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection(
                        "127.0.0.1", self.port, local_addr=(self.address, 0)
                    )
                    writer.write(b"GET / HTTP/1.1\r\n")
                    for _ in range(64):
                        writer.write(b"x: " + b"y" * 16_000 + b"\r\n")
                        await writer.drain()
                    writer.close()
                self.came["connections"] += 1
                await asyncio.sleep(0.01)

        await asyncio.gather(*(send() for _ in range(10)))

    async def idle(self) -> None:
        """More idle connections than the server keeps."""
        kept = []
        for _ in range(1200):
            with suppress(OSError):
                kept.append(
                    await asyncio.open_connection(
                        "127.0.0.1", self.port, local_addr=(self.address, 0)
                    )
                )
                self.came["connections"] += 1
            await asyncio.sleep(0.002)
        await asyncio.sleep(3600)

    async def tables(self) -> None:
        """Tables with bots, one after the other, each left alone."""

        async def fill(session: str) -> None:
            socket = await open_socket(self.port, self.address, session)
            options = {"players": 2, "bots": ["random"]}
            await self.ask(socket, {"kind": "create", "id": "c", "options": options})
            await self.ask(socket, {"kind": "ready", "id": "r", "salt": "x"})
            await socket.close()

        await self.each(fill)

    async def decks(self) -> None:
        """Texts that are no decks, over HTTP and for tables."""

        async def check(session: str) -> None:
            cookie = {"cookie": f"dnup_session={session}"}
            body = {"text": HOSTILE_DECK}
            status, _, _ = await http(
                self.port, self.address, "POST", "/api/decks/check", body, **cookie
            )
            self.came[str(status)] += 1

        await self.each(check)

    async def toggles(self) -> None:
        """Bots put into a seat and replaced, from several tabs of several guests."""

        async def toggle(session: str) -> None:
            socket = await open_socket(self.port, self.address, session)
            options = {"players": 3}
            await self.ask(socket, {"kind": "create", "id": "c", "options": options})
            for level in itertools.cycle(("random", "beginner")):
                bot = {"kind": "bot", "id": "b", "seat": "C", "level": level}
                pause = {"kind": "ready", "id": "p", "salt_commitment": os.urandom(32).hex()}
                await self.ask(socket, bot, pause)

        await self.each(toggle)

    async def messages(self) -> None:
        """Requests as fast as they go, over many connections."""

        async def flood(session: str) -> None:
            socket = await open_socket(self.port, self.address, session)
            while True:
                await self.ask(socket, *[{"kind": "list", "id": "l"}] * 20)

        await self.each(flood, 50)

    async def guesses(self) -> None:
        """Codes of tables and of deals, at random."""

        async def guess(session: str) -> None:
            cookie = {"cookie": f"dnup_session={session}"}
            socket = await open_socket(self.port, self.address, session)
            for i in itertools.count():
                code = f"ZZZ{i % 1000:03}".replace("0", "A").replace("1", "B")
                await self.ask(socket, {"kind": "join", "id": "j", "code": code})
                path = f"/api/duplicates/{code}ZZ"
                status, _, _ = await http(self.port, self.address, "GET", path, **cookie)
                self.came[str(status)] += 1

        await self.each(guess)

    async def uploads(self) -> None:
        """Large files that are no records."""

        async def upload(session: str) -> None:
            body = {"record": "{" * 500_000}
            cookie = {"cookie": f"dnup_session={session}"}
            status, _, _ = await http(
                self.port, self.address, "POST", "/api/replays", body, **cookie
            )
            self.came[str(status)] += 1

        await self.each(upload, 4)


ATTACKS = ("heads", "idle", "tables", "decks", "toggles", "messages", "guesses", "uploads")


async def run_attack(name: str, port: int, seconds: float) -> None:
    """Attack for so long, and print a row of results."""
    attack = Attack(port, f"127.0.0.{10 + ATTACKS.index(name)}")  # each begins with a full budget
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await getattr(attack, name)()
    print(json.dumps(attack.came))


# Those who play meanwhile.


@dataclass
class Seen:
    """What the others noticed."""

    moves: list[float] = field(default_factory=list)  # seconds until the answer
    came: int = 0
    slowest: float = 0.0
    lost: list[str] = field(default_factory=list)


async def play(server: Server, seen: Seen) -> None:
    """Two people play matches, one after the other."""
    players = [Player(server, await sign_in(server.port, "127.0.0.1", name)) for name in "AB"]
    for player in players:
        await player.connect()
    ann, bob = players
    await ann.ask("create", options={"players": 2, "pause": 0})
    await bob.ask("join", code=ann.code)
    for number in itertools.count():
        before = _match_of(ann)
        for player in players:
            await player.ask("ready", salt=f"{number} of {player.seat}")
        for player in players:
            while _match_of(player) == before:
                await player.receive()
        while "winner" not in ann.match:
            mover, other = (ann, bob) if "choices" in ann.view else (bob, ann)
            if "choices" in mover.view:
                began = time.perf_counter()
                await mover.act()
                seen.moves.append(time.perf_counter() - began)
            else:
                for player in players:
                    await player.ask("next", round=player.match["round"])
            for player in (mover, other):
                while player.number < max(ann.number, bob.number):
                    await player.receive()
            await asyncio.sleep(THINK)


def _match_of(player: Player) -> str | None:
    """The match that a player was told of last."""
    match = player.view["state"].get("match")
    return None if match is None else str(match["id"])


async def arrive(server: Server, seen: Seen, addresses: Iterator[str]) -> None:
    """New guests come all the time, each from another address, and open a table."""
    while True:
        began, address = time.perf_counter(), next(addresses)
        try:
            async with asyncio.timeout(SLOW):
                session = await sign_in(server.port, address, "New")
                socket = await open_socket(server.port, address, session)
                wanted = {"kind": "create", "id": "c", "options": {"players": 2}}
                await socket.send(json.dumps(wanted))
                told = json.loads(await socket.recv())
                await socket.send(json.dumps({"kind": "leave", "id": "l"}))
                await socket.recv()
                await socket.close()
        except (OSError, ValueError, IndexError, WebSocketException, TimeoutError) as error:
            seen.lost.append(repr(error))
        else:
            if told["kind"] != "table":
                seen.lost.append(str(told))
            seen.came += 1
            seen.slowest = max(seen.slowest, time.perf_counter() - began)
        await asyncio.sleep(ARRIVAL)


async def besiege(server: Server, name: str, seconds: float, addresses: Iterator[str]) -> bool:
    """Whether the others noticed nothing of an attack; prints a line of the table."""
    seen = Seen()
    attacking = None
    if name != "peace":
        command = [sys.executable, __file__, "--run", name, str(server.port), str(seconds)]
        attacking = await asyncio.create_subprocess_exec(
            "nice", *command, stdout=subprocess.PIPE, env={**os.environ}
        )
        await asyncio.sleep(1.0)
    meanwhile = [
        asyncio.create_task(play(server, seen)),
        asyncio.create_task(arrive(server, seen, addresses)),
    ]
    await asyncio.wait(meanwhile, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in meanwhile:
        task.cancel()
    ended = await asyncio.gather(*meanwhile, return_exceptions=True)
    failed = [each for each in ended if not isinstance(each, asyncio.CancelledError)]
    came = b"{}"
    if attacking is not None:
        came, _ = await attacking.communicate()
    p50, p99 = _percentiles(seen.moves)
    is_good = p99 < LIMIT and not seen.lost and not failed and seen.came > 0
    print(
        f"{name:9} {len(seen.moves):6} {p50 * 1000:8.1f} {p99 * 1000:8.1f} {seen.came:6}"
        f" {len(seen.lost):5} {seen.slowest * 1000:8.0f} {_memory(server.pid):7.0f}"
        f"  {'ok' if is_good else 'MISS'}  {came.decode().strip()}"
        + "".join(f"\n    {each!r}" for each in [*failed, *seen.lost[:3]]),
        flush=True,
    )
    return is_good


def _percentiles(moves: list[float]) -> tuple[float, float]:
    if len(moves) < 100:
        return float("inf"), float("inf")
    cuts = quantiles(moves, n=100)
    return cuts[49], cuts[98]


def _memory(pid: int) -> float:
    """Resident memory in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def siege(names: list[str], seconds: float) -> bool:
    """Whether the server withstands all of these."""
    addresses = (f"127.0.{i}.{j}" for i in itertools.count(1) for j in range(1, 255))
    print("attack     moves   p50 ms   p99 ms    new  lost   new ms     MiB        verdict")
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "server.db")
        server._options = OPTIONS  # as it is by default, and not as tests want it
        with server:
            return all([await besiege(server, name, seconds, addresses) for name in names])


def main() -> None:
    """Read what is wanted, and run it."""
    parser = argparse.ArgumentParser(description="Attack a server on loopback while others play.")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0, help="for each attack")
    parser.add_argument("--run", nargs=3, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.run:
        name, port, seconds = asked.run
        asyncio.run(run_attack(name, int(port), float(seconds)))
        return
    names = ["peace", *(asked.attacks or ATTACKS)]
    if not asyncio.run(siege(names, asked.seconds)):
        sys.exit("The siege was noticed: see the lines with MISS.")


if __name__ == "__main__":
    main()
