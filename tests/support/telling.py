"""A story told on a real server, in either of its worlds, with all that people do besides playing.

Chat, mutes, pauses, refusals, nonsense, losses, other devices, absence, a restart, and records that
are asked for too early: the same in both worlds.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import uvloop

from dnup.notation import action_to_json, format_deck, standard_deck
from dnup.rules import Action, Match, Play, Seat
from dnup.table import Absence, Options, PerMove, Table
from support.wiretap import CODE, Tap, World
from support.worlds import LEVEL, Move, Story

LOOKERS = ["Wanda", "Walt"]
NONSENSE = (
    "{",
    "[]",
    '{"kind":"fly","id":"x"}',
    '{"kind":"act","turn":1,"id":"x"}',
    '{"kind":"list","cards":1,"id":"x"}',
    '{"kind":"act","turn":1,"action":{"kind":"play","cards":["17/9"]},"id":"x"}',
    '{"kind":"create","options":{"players":9},"id":"x"}',
)


def tell(story: Story, folder: Path, seed: int, *, memory: bool = True) -> tuple[World, World]:
    """The same story in both worlds, with memory aids or without."""
    one, two = (tell_one(story, folder / f"{i}.db", seed, i, memory=memory).world for i in (0, 1))
    return one, two


def tell_one(
    story: Story,
    database: Path,
    seed: int,
    which: int = 0,
    pace: int = 0,
    *,
    memory: bool = True,
) -> "Telling":
    """The story in one of its worlds, with bots of this pace."""
    options = Options(
        players=story.players,
        bots=[LEVEL] if story.bot is not None else [],
        clock=PerMove(30),
        absence=Absence(5, LEVEL),
        pace=pace,
        memory=memory,
        deck=None if story.deck == standard_deck() else format_deck(story.deck),
    )
    deals = [chapter.deals[which] for chapter in story.chapters]
    world = World(database, deals, [*map(str, story.people), *LOOKERS], options)
    telling = Telling(world, story, Random(seed))
    with pytest.MonkeyPatch.context() as patch:
        world.rule(patch)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(telling.whole())
    return telling


def first_difference(story: Story, one: World, two: World) -> tuple[str, object, object] | None:
    """Who of those that must not notice anything was sent something else, and what."""
    for name in [*(str(seat) for seat in story.same if seat != story.bot), *LOOKERS]:
        for first, second in ((one.taps, two.taps), (one.again, two.again)):
            for sent, other in zip_longest(first[name].frames, second[name].frames):
                if without_hands(sent) != without_hands(other):
                    return name, sent, other
    return None


def without_hands(frame: str | None) -> str | None:
    """What was sent, without the hands of a round that is over; of another they stay in it."""
    match = match_told(frame or "")
    if frame is None or match is None or match["to_act"] is not None:
        return frame
    return frame.replace(f',"hands":{msgspec.json.encode(match["hands"]).decode()}', "", 1)


def match_told(frame: str) -> dict[str, Any] | None:
    """The match in what was sent, if it tells of one."""
    if not frame.startswith("{"):
        return None  # a goodbye
    match: dict[str, Any] | None = msgspec.json.decode(frame).get("state", {}).get("match")
    return match


class Telling:
    """A story as it is told in one world, with all that people do besides playing."""

    def __init__(self, world: World, story: Story, rng: Random) -> None:
        self.world = world
        self.story = story
        self.rng = rng
        self.people = [str(seat) for seat in story.people]
        self.match = Match(story.deck, story.players)  # as it is in the first world
        self.turn = 1
        self.chats = 0
        self.bots_took: list[float] = []  # seconds from the turn before to the bot's move

    async def whole(self) -> None:
        """From the first to sit down to what is said after the match."""
        await self.world.found()
        await self.world.start()
        for name in self.world.guests:
            await self.world.taps[name].connect()
            await self.enter(name)
        for name in self.people:
            await self.tap(name).ask("ready", salt=f"salt of {name}")
        for i, chapter in enumerate(self.story.chapters):
            self.match = self.match.begin(chapter.deals[0])
            for j, move in enumerate(chapter.moves):
                await self.make(move)
                following = chapter.moves[j + 1 : j + 2]
                if following and following[0].seat != self.story.bot:
                    await self.digress(following[0].seat)
            if i + 1 < len(self.story.chapters):
                await self.go_on(i + 1)
        await self.chat(Seat.A)
        await self.reconnect(self.rng.choice(self.world.guests))
        await self.world.stop()

    def tap(self, name: str) -> Tap:
        return self.world.taps[name]

    async def enter(self, name: str, tap: Tap | None = None, *, forgets: bool = True) -> None:
        tap = tap or self.tap(name)
        have = None if forgets else tap.number
        if name in self.people:
            await tap.ask("join", code=CODE, seat=name, have=have)
        else:
            await tap.ask("watch", code=CODE, have=have)

    async def make(self, move: Move) -> None:
        """Do what is to be done in this turn, by whoever does it."""
        self.world.now += 137
        began = time.perf_counter()
        if not move.is_bots:
            await self.tap(str(move.seat)).ask("act", turn=self.turn, action=_json(move.action))
        elif move.seat != self.story.bot:
            await self.world.tick(31)
        self.turn += 1
        self.match = self.match.apply(move.action)
        await self.world.until(self.is_turn)
        if move.seat == self.story.bot:
            self.bots_took.append(time.perf_counter() - began)

    def is_turn(self) -> bool:
        running = self.world.room.table.running
        return running is not None and running.turn == self.turn

    async def go_on(self, round_: int) -> None:
        """The next round: because everybody wants it, or because they took too long."""
        if round_ % 2:
            for name in self.people:
                await self.tap(name).ask("next", round=round_)
        else:
            await self.tap(self.people[0]).ask("next", round=round_)
            await self.world.tick(21)

    async def digress(self, to_act: Seat) -> None:
        """Do something else before the next turn."""
        digressions: list[Callable[[Seat], Awaitable[None]]] = [
            self.chat,
            self.mute,
            self.pause,
            self.err,
            self.pry,
            self.talk_nonsense,
            self.lose_connection,
            self.change_device,
            self.be_away,
            self.ask_for_record,
        ]
        if self.turn == 5:
            await self.restart()
        elif self.rng.random() < 0.5:
            await self.rng.choice(digressions)(to_act)
        self.world.now += 41

    async def chat(self, _to_act: Seat) -> None:
        tap = self.tap(self.rng.choice(self.people))
        self.chats += 1
        await tap.ask("say", text=f"Number {self.chats}")
        await tap.ask("say", phrase="thanks")
        await tap.ask("say", text="   ")
        await self.tap("Wanda").ask("say", text="I only look on")

    async def mute(self, _to_act: Seat) -> None:
        name, whom = self.rng.sample(self.people, 2)
        await self.tap(name).ask("mute", seat=whom, muted=True)
        await self.tap(whom).ask("say", text="Can you hear me?")
        await self.reconnect(name)
        await self.tap(name).ask("mute", seat=whom, muted=False)
        await self.tap(name).ask("mute", seat=name, muted=True)

    async def pause(self, to_act: Seat) -> None:
        for name in self.people:
            await self.tap(name).ask("pause", wants=True)
        await self.tap(str(to_act)).ask("act", turn=self.turn, action={"kind": "rotate"})
        await self.tap(self.rng.choice(self.people)).ask("pause", wants=False)

    async def err(self, to_act: Seat) -> None:
        """What everybody, those with other cards too, can do wrong in either world."""
        for name in self.people:
            tap = self.tap(name)
            for turn in (self.turn - 1, self.turn + 1):
                await tap.ask("act", turn=turn, action={"kind": "take", "from": "A1"})
            if name != str(to_act):
                await tap.ask("act", turn=self.turn, action={"kind": "rotate"})
            await tap.ask("ready", salt="late")
            await tap.ask("next", round=self.match.rounds)
            await tap.ask("remove", seat="B")
            await tap.ask("bot", seat="B", level="random")
        looker = self.tap("Walt")
        await looker.ask("act", turn=self.turn, action={"kind": "rotate"})
        await looker.ask("join", code="ABCDEF")
        await looker.ask("join", code=CODE)
        await looker.ask("watch", code=CODE)
        await looker.ask("leave")
        await looker.ask("watch", code=CODE)

    async def pry(self, to_act: Seat) -> None:
        """Try to play and to add what others hide, as if one held it oneself."""
        assert self.match.round is not None
        for seat in self.story.same:
            if seat == self.story.bot:
                continue
            own = set(self.match.round.hand(seat))
            for other in sorted(self.story.changed):
                for card in self.match.round.hand(other)[:3]:
                    if card not in own:
                        for action in (Play((card,)), Play((card.rotated(),))):
                            if seat != to_act or self.match.refusal(action) is not None:
                                await self.tap(str(seat)).ask(
                                    "act", turn=self.turn, action=_json(action)
                                )

    async def talk_nonsense(self, _to_act: Seat) -> None:
        for name in self.world.guests:
            for text in NONSENSE:
                await self.tap(name).provoke(text)

    async def lose_connection(self, _to_act: Seat) -> None:
        await self.reconnect(self.rng.choice(self.world.guests))

    async def change_device(self, _to_act: Seat) -> None:
        """Sit down at another device, and come back from there."""
        name = self.rng.choice(self.world.guests)
        here, there = self.tap(name), self.world.again[name]
        for left, taken in ((here, there), (there, here)):
            await taken.connect()
            await self.enter(name, taken, forgets=self.rng.random() < 0.5)
            await left.finish()

    async def be_away(self, to_act: Seat) -> None:
        """Be away until a bot would play, and come back before it has to."""
        name = self.rng.choice([name for name in self.people if name != str(to_act)])
        await self.go(name)
        await self.world.tick(6)
        await self.come(name)

    async def ask_for_record(self, _to_act: Seat) -> None:
        running = self.world.room.table.running
        assert running is not None
        for name in ("", self.rng.choice(self.world.guests)):
            await self.world.fetch(f"/records/{running.id}", name)
            await self.world.fetch(f"/records/{running.id}.json", name)
            await self.world.fetch("/records/no-such-match", name)
            await self.world.fetch("/api/guest", name)

    async def restart(self) -> None:
        """The server stops and starts again, and everybody comes back."""
        await self.world.stop()
        await self.world.start()
        for name in self.world.guests:
            await self.come(name)

    async def reconnect(self, name: str) -> None:
        await self.go(name)
        await self.come(name)

    async def go(self, name: str) -> None:
        await self.tap(name).close()
        room = self.world.room
        await self.world.until(lambda: name not in room.here and not _is_present(room.table, name))

    async def come(self, name: str) -> None:
        await self.tap(name).connect()
        await self.enter(name, forgets=self.rng.random() < 0.5)


def _is_present(table: Table, name: str) -> bool:
    return any(p.guest == name and p.is_present for _, p in table.people())


def _json(action: Action) -> object:
    return msgspec.to_builtins(action_to_json(action))
