"""Record what a server sends in seeded matches, to compare two versions byte by byte.

Plays matches at a real server in this process: all player counts, people and bots, chat, refusals,
losses and returns, absence, pauses, hints, rematches, practice, replays, knowledge, reviews and
duplicates. Time, chance and ids are given, so two runs of one version record the same. It writes a
line for each match: its name and the SHA-256 of all that each connection and each HTTP request got.

    make record-matches TO=/tmp/before.txt          # then change the code
    make record-matches TO=/tmp/after.txt AGAINST=/tmp/before.txt
"""

import argparse
import asyncio
import hashlib
import os
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVarTuple, Unpack

import httpx
import msgspec

from dnup.server import clock
from dnup.server.metrics import Metrics
from dnup.server.run import listen, make_server
from dnup.server.service import open_service
from dnup.server.settings import ServerSettings
from dnup.server.store import Guest, Session, open_store
from dnup.table import Options
from support.wiretap import Tap, World, hashed_session, session_of

BEGAN = 1_800_000_000_000  # milliseconds since 1970
FASTER = 100  # timers run out so many times as fast
TURNS = 4000  # of a match at most
MOST_ACTIONS = 90  # of a match that is reviewed: a review takes seconds
WAIT = 120.0  # seconds for anything to happen

Args = TypeVarTuple("Args")
Json = dict[str, Any]


class Chance:
    """Random bytes that are the same in each run: by who draws them, how many, and how often."""

    def __init__(self) -> None:
        self._name = ""
        self._drawn: Counter[int] = Counter()

    def begin(self, name: str) -> None:
        """Begin anew, under a name."""
        self._name = name
        self._drawn.clear()

    def draw(self, count: int) -> bytes:
        """So many bytes. Other threads draw the same each time, as their order is not given."""
        if threading.current_thread() is not threading.main_thread():
            return hashlib.shake_128(self._name.encode()).digest(count)
        self._drawn[count] += 1
        return hashlib.shake_128(f"{self._name} {count} {self._drawn[count]}".encode()).digest(
            count
        )


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose timers hurry."""

    def call_later(
        self,
        delay: float,
        callback: Callable[[Unpack[Args]], object],
        *args: *Args,
        context: Any = None,  # noqa: ANN401 - as asyncio has it
    ) -> asyncio.TimerHandle:
        """Call it, but sooner."""
        return super().call_later(delay / FASTER, callback, *args, context=context)


class Recording(World):
    """A server whose time, chance and ids are given."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "recorded.db", [], [], Options())
        self.chance = Chance()

    def rule_all(self) -> None:
        """Take time and chance into one's own hands, for the whole process."""
        vars(clock).update(_start=0, _elapsed=lambda: self.now * clock.MILLISECOND)
        time.time_ns = lambda: self.now * 1_000_000
        os.urandom = self.chance.draw
        random._urandom = self.chance.draw  # type: ignore[attr-defined] # what `secrets` draws from

    async def begin(self, guests: list[str]) -> None:
        """Serve these guests."""
        store = await open_store(str(self._database))
        for name in guests:
            now = time.time_ns() // 1_000_000
            session = Session(name, name, hashed_session(name), now, now, now)
            await store.begin_session(session, Guest(name, name, BEGAN))
        await store.close()
        settings = ServerSettings(
            port=0,
            database=self._database,
            public_url="http://dnup.example",
            message_rate=None,
            create_rate=None,
            guess_rate=None,
            chat_rate=None,
            guest_rate=None,
            upload_rate=None,
            replay_rate=None,
            tables=100_000,
            guest_tables=None,
            ping_after=1e7,
            ping_timeout=1e7,
            bot_pace_ms=0,
            bot_threads=1,
            review_threads=1,
            levels=("random", "beginner", "master"),
        )
        metrics = Metrics()
        self._service = await open_service(settings, metrics)
        self._server = make_server(settings, self._service, metrics)
        sockets = listen(settings.host, settings.port)
        self.port = sockets[0].getsockname()[1]
        ready = asyncio.Event()
        self._server.on_ready = ready.set
        self._running = asyncio.create_task(self._server._serve(sockets))
        await ready.wait()

    async def ask(self, method: str, path: str, name: str = "", body: Json | None = None) -> Json:
        """Ask over HTTP, keep the answer, and return it as far as it is JSON."""
        headers = {"Cookie": f"dnup_session={session_of(name)}"} if name else {}
        url = f"http://127.0.0.1:{self.port}{path}"
        async with httpx.AsyncClient(trust_env=False, verify=False, timeout=WAIT) as http:
            answer = await http.request(method, url, headers=headers, json=body)
        kept = sorted(pair for pair in answer.headers.items() if pair[0] != "date")
        page = f"{method} {path} {answer.status_code} {kept} {answer.text}"
        self.pages.append(page.replace(f"127.0.0.1:{self.port}", "the server"))
        try:
            told = msgspec.json.decode(answer.content)
        except msgspec.DecodeError:
            return {}
        return told if isinstance(told, dict) else {}


class Player(Tap):
    """A guest who remembers how the table stands."""

    told: Json  # the last table or update

    def look(self) -> None:
        """Read what has come last."""
        for frame in reversed(self.frames):
            if frame.startswith(('{"kind":"update"', '{"kind":"table"')):
                self.told = msgspec.json.decode(frame)
                return

    async def wait_for(self, is_so: Callable[[], bool]) -> None:
        """Wait until something has come true."""
        async with asyncio.timeout(WAIT):
            while not is_so():
                await asyncio.sleep(0)


class Evening:
    """One table: a match, what happens beside it, and what is asked about it afterwards."""

    def __init__(self, world: Recording, number: int) -> None:
        self.world = world
        self.name = f"match-{number}"
        self.number = number
        self.rng = Random(number)
        self.players = 2 + number % 4
        self.people = 1 + self.rng.randrange(self.players)
        self.guests = [Player(world, name, name) for name in guests_of(number)[: self.people]]
        self.watcher = Player(world, f"{self.name}-w", f"{self.name}-w")
        self.code = ""
        self.at = 0  # the number that everybody should have
        self.http: list[str] = []

    async def spend(self) -> bytes:
        """Play it all, and return all that was sent, a line each."""
        self.world.chance.begin(self.name)
        self.world.pages = []
        await self._open()
        matches = 1 if self.number % 5 else 2
        for _ in range(matches):
            await self._play()
            await self._look_back()
        await self._practise()
        all_ = (*self.guests, self.watcher)
        for player in self.guests[1:]:
            await self._lose(player)
        await self.guests[0].close()  # who has gone to practise
        await self.watcher.close()
        lines = [f"{player.name} {frame}" for player in all_ for frame in player.frames]
        return "\n".join([*lines, *self.world.pages, ""]).encode()

    async def _open(self) -> None:
        rng, host = self.rng, self.guests[0]
        options: Json = {
            "players": self.players,
            "bots": ["random", *["beginner"] * 4][rng.random() < 0.7 :][
                : self.players - self.people
            ],
            "memory": rng.random() < 0.7,
            "pause": rng.choice([0, 1, 60]),
            "public": rng.random() < 0.5,
            "absence": {"after": 5},
        }
        if rng.random() < 0.3:
            options["clock"] = {"kind": "total", "seconds": 600, "increment": 5}
        await host.connect()
        await host.ask("create", options=options)
        host.look()
        self.code = host.told["code"]
        for guest in (*self.guests[1:], self.watcher):
            await guest.connect()
            await guest.ask("watch" if guest is self.watcher else "join", code=self.code)
        await self.world.ask("GET", f"/api/tables/{self.code}", self.watcher.name)
        await self._settle()

    async def _settle(self) -> None:
        """Wait until a person is to act, and everybody who is connected has been told all."""

        def is_settled() -> bool:
            here = [p for p in (*self.guests, self.watcher) if p.is_connected]
            numbers = {player.number for player in here}
            if len(numbers) > 1:
                return False
            self.watcher.look()
            state = self.watcher.told["state"]
            match = state.get("match")
            if state["phase"] != "playing" or match is None:
                return True
            if match["to_act"] is None:
                return bool(match.get("next_at", 0) > self.world.now)
            return not is_for_bot(state, match["to_act"][0])

        await self.watcher.wait_for(is_settled)
        for player in (*self.guests, self.watcher):
            if player.is_connected:
                player.look()

    async def _play(self) -> None:
        for i, guest in enumerate(self.guests):
            await guest.ask("ready", salt=f"{self.name}-{i}-{self.rng.random()}")
            self.world.now += 3
        await self._settle()
        for _ in range(TURNS):
            state = self.watcher.told["state"]
            if state["phase"] != "playing":
                return
            await self._interrupt()
            state = self.watcher.told["state"]
            if state["phase"] != "playing":
                return
            match = state["match"]
            self.world.now += 7
            if match["to_act"] is None:
                for guest in self.guests:
                    await guest.ask("next", round=match["round"])
            else:
                await self._act(self._holder(match["to_act"][0]), match["turn"])
            await self._settle()
        raise RuntimeError(f"{self.name} does not end")

    def _holder(self, seat: str) -> Player:
        return self.guests["ABCDE".index(seat)]  # they sat down in this order

    async def _act(self, guest: Player, turn: int) -> None:
        choices, hand = guest.told["choices"], guest.told["hand"]
        await guest.ask("act", turn=turn, action=some_action(choices, hand, self.rng))

    async def _interrupt(self) -> None:
        """Now and then something else happens than a move."""
        rng, guest = self.rng, self.rng.choice(self.guests)
        turn = self.watcher.told["state"]["match"]["turn"]
        what = rng.random()
        if what < 0.03:
            await guest.ask("say", text=f"Hello {rng.random()}")
        elif what < 0.05:
            await guest.ask("say", phrase="hello")
        elif what < 0.06:
            await guest.ask("mute", seat=rng.choice("ABCDE"), muted=rng.random() < 0.7)
        elif what < 0.09:
            await guest.ask("act", turn=turn, action={"kind": "play", "cards": ["2/10", "1/2"]})
        elif what < 0.10:
            await guest.ask("act", turn=turn - 1, action={"kind": "rotate"})
        elif what < 0.11:
            await guest.provoke("nonsense")
        elif what < 0.14:
            await self._come_and_go(guest)
        elif what < 0.15:
            for each in self.guests:
                await each.ask("pause", wants=True)
            await guest.ask("pause", wants=False)
        elif what < 0.16:
            await guest.ask("hint", turn=turn)
        elif what < 0.17:
            await guest.ask("remove", seat="B")
        elif what < 0.18:
            await self.world.ask("GET", f"/api/tables/{self.code}/glance", guest.name)
        elif what < 0.185:
            ink = rng.randrange(8)
            body = {"name": f"{guest.name} {ink}", "ink": ink}
            await self.world.ask("POST", "/api/guest", guest.name, body)
        else:
            return
        await self._settle()

    async def _come_and_go(self, guest: Player) -> None:
        """Lose the connection; perhaps stay away until a bot plays; come back."""
        rng = self.rng
        have = guest.number if rng.random() < 0.7 else None
        await self._lose(guest)
        await self._settle_away()
        if rng.random() < 0.5 and len(self.guests) > 1:
            number = self.watcher.number
            self.world.now += 6000
            await self.watcher.wait_for(lambda: self.watcher.number != number)
            await self._settle_away()
        await guest.connect()
        await guest.ask("join", code=self.code, have=have)

    async def _lose(self, guest: Player) -> None:
        """Lose the connection, and let the others see it."""
        before = self.watcher.number
        await guest.close()
        await self.watcher.wait_for(lambda: self.watcher.number != before)

    async def _settle_away(self) -> None:
        """Settle, or wait for whom everybody waits for."""
        if any(guest.is_connected for guest in self.guests):
            await self._settle()

    async def _look_back(self) -> None:
        """Ask for all that there is about the match."""
        ask, rng, guest = self.world.ask, self.rng, self.guests[0]
        match = self.watcher.told["state"]["match"]["id"]
        await ask("GET", f"/records/{match}")
        index = await ask("GET", f"/api/replays/{match}")
        rounds = index["rounds"]
        for number, round_ in enumerate(rounds, start=1):
            for look in ("open", "spectator", "A", "B"):
                await ask("GET", f"/api/replays/{match}/rounds/{number}?as={look}")
            action = rng.randrange(round_["actions"] + 1)
            one = f"/api/replays/{match}/rounds/{number}/actions/{action}"
            await ask("GET", f"{one}/knowledge?as={rng.choice(['A', 'B', 'spectator', 'open'])}")
        for what in ("text", "json", "deck", "rounds/99", "review"):
            await ask("GET", f"/api/replays/{match}/{what}")
        for path in (
            "matches",
            "mistakes",
            "decks",
            f"ladder/{self.players}",
            "guest",
            "duplicates",
        ):
            await ask("GET", f"/api/{path}", guest.name)
        await ask("GET", f"/api/ladder/matches/{match}", guest.name)
        if self.number % 8 == 1:
            made = await ask("POST", "/api/duplicates", guest.name, {"record": match})
            await self._wait_for_bots(made["code"], guest)
            await self._play_again(made["code"])
        if sum(round_["actions"] for round_ in rounds) <= MOST_ACTIONS and self.number % 3 == 0:
            await self._review(match)

    async def _wait_for_bots(self, code: str, guest: Player) -> None:
        """Wait, without keeping the answers on the way, until the bots have played the deals."""
        pages = list(self.world.pages)
        async with asyncio.timeout(WAIT):
            while (await self.world.ask("GET", f"/api/duplicates/{code}", guest.name)).get(
                "thinking"
            ):
                await asyncio.sleep(100)  # a second: a guest may ask twice a second
        self.world.pages = pages
        await self.world.ask("GET", f"/api/duplicates/{code}", guest.name)

    async def _play_again(self, code: str) -> None:
        """Somebody else comes to a table with the same deals, and leaves."""
        await self.watcher.ask("duplicate", code=code)
        await self.watcher.ask("leave")
        await self.watcher.ask("watch", code=self.code)
        await self.world.ask("GET", f"/api/duplicates/{code}", self.watcher.name)

    async def _review(self, match: str) -> None:
        one = f"/api/replays/{match}/review"
        pages = list(self.world.pages)
        await self.world.ask("POST", one)
        async with asyncio.timeout(10 * WAIT):
            while (await self.world.ask("GET", one))["state"] not in {"done", "failed"}:
                await asyncio.sleep(0.1)
        self.world.pages = pages
        for path in (one, f"{one}?after=5", f"{one}/rounds/1/actions/1"):
            await self.world.ask("GET", path)
        await self.world.ask("GET", "/api/mistakes", self.guests[0].name)

    async def _practise(self) -> None:
        """The host stands at a moment of the match, then at a position."""
        host, match = self.guests[0], self.watcher.told["state"]["match"]["id"]
        what = {"record": match, "round": 1, "action": 2, "seat": "A", "deal": "true"}
        before = self.watcher.number
        await host.ask("what-if", **what, level="beginner")
        await self.watcher.wait_for(lambda: self.watcher.number != before)
        await host.wait_for(lambda: is_persons(host, "A"))
        await self._act(host, host.told["state"]["match"]["turn"])
        await host.wait_for(lambda: is_persons(host, "A"))
        await host.ask("practise", position="nonsense", seat="A")
        await host.ask("leave")
        await host.ask("list")


def is_for_bot(state: Json, seat: str) -> bool:
    """Whether a bot plays for a seat, and nobody waits for a person."""
    holder = next(each for each in state["seats"] if each["seat"] == seat)
    return holder.get("level") is not None and not state["match"].get("is_paused")


def is_persons(player: Player, seat: str) -> bool:
    """Whether it is for a person to act, or nobody any more, at the table that was told last."""
    player.look()
    match = player.told["state"]["match"]
    return match["to_act"] is None or match["to_act"].startswith(seat)


def some_action(choices: Json, hand: list[str], rng: Random) -> Json:
    """Something that is allowed; mostly the largest set, so that the round comes to its end."""
    plays = [play for play in choices["plays"] if play["sizes"]]
    if plays and rng.random() < 0.85:
        play = max(plays, key=lambda play: max(play["sizes"]))
        cards = [card for card in hand if card.split("/")[0] == str(play["value"])]
        return {"kind": "play", "cards": cards[: max(play["sizes"])]}
    if choices["adds"] and rng.random() < 0.8:
        add = rng.choice(choices["adds"])
        return {"kind": "add", "card": add["cards"][0], "to": add["to"]}
    if choices["takes"] and rng.random() < 0.2:
        return {"kind": "take", "from": rng.choice(choices["takes"])}
    return {"kind": "rotate"}


def guests_of(number: int) -> list[str]:
    """The guests of a match."""
    return [f"match-{number}-{letter}" for letter in "ABCDE"]


async def record(matches: int, first: int, keep: Path | None) -> list[str]:
    """A line for each match. All that was sent is kept in a folder, if there is one."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        world = Recording(Path(folder))
        numbers = range(first, first + matches)
        world.rule_all()
        everybody = [name for n in numbers for name in (*guests_of(n), f"match-{n}-w")]
        await world.begin(everybody)
        for number in numbers:
            evening = Evening(world, number)
            try:
                sent = await evening.spend()
            except TimeoutError:  # the machine is too busy, or something is wrong: look at it
                sent = b"timeout"
                for player in (*evening.guests, evening.watcher):
                    print(player.name, player.frames[-1][:300], file=sys.stderr)
            if keep is not None:
                (keep / evening.name).write_bytes(sent)
            digest = hashlib.sha256(sent).hexdigest()
            lines.append(
                f"{evening.name} {evening.players} players {evening.people} people {digest}"
            )
            print(lines[-1], file=sys.stderr)
        world._server.should_exit = True
        await world._running
    return lines


def main() -> None:
    """Record, and compare if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("to", type=Path, help="the file to write")
    parser.add_argument("--against", type=Path, help="an earlier recording")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--keep", type=Path, help="a folder for all that was sent")
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=Loop) as runner:
        lines = runner.run(record(asked.matches, asked.first, asked.keep))
    asked.to.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if asked.against is not None:
        before = asked.against.read_text(encoding="utf-8").splitlines()
        different = [new for old, new in zip(before, lines, strict=False) if old != new]
        print("\n".join([f"{len(different)} of {len(lines)} matches differ", *different]))
        sys.exit(bool(different))


if __name__ == "__main__":
    main()
