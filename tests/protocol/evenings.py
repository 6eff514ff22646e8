"""Evenings at a table, from a seed: all that can happen there, in a likely order.

Guests, salts and secrets are texts that cannot be taken for anything else, so that a test can look
for them in what is told.
"""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from dnup.protocol import Rendering, table_view
from dnup.rules import Seat, legal_actions
from dnup.table import (
    ENTROPY_BYTES,
    Absence,
    Act,
    AskHint,
    Away,
    Back,
    BotAct,
    Change,
    Chat,
    Close,
    Command,
    Ink,
    Leave,
    Mute,
    Next,
    Open,
    Options,
    Pause,
    PerMove,
    Phase,
    Phrase,
    Ready,
    Refused,
    Remove,
    Rename,
    Restart,
    Reveal,
    Say,
    SeatBot,
    Sit,
    Table,
    Tick,
    Total,
    decide,
    fold,
    open_facts,
)
from dnup.table.fairness import commit_salt
from support import helpers

T0 = 1_700_000_000_000
GUESTS = tuple(f"guest-{n:016x}" for n in range(6))
COMMANDS = 250
SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6", "4/8", "5/9", "6/7"]'


@cache
def evening(seed: int) -> tuple[Change, ...]:
    """What happens in a whole evening."""
    return tuple(_changes(Random(seed)))


def evenings(count: int) -> Iterator[Change]:
    """All that happens in several evenings."""
    for seed in range(count):
        yield from evening(seed)


def viewers(table: Table) -> list[Seat | None]:
    """All who may look at a table: each seat, and a spectator."""
    return [*map(Seat, range(table.players)), None]


def update(change: Change, viewer: Seat | None, done: str | None = None) -> bytes:
    """The update for a viewer."""
    return Rendering(change).update(viewer, done)


def told(change: Change, viewer: Seat | None) -> dict[str, Any]:
    """The update for a viewer, as a client reads it."""
    message: dict[str, Any] = json.loads(update(change, viewer))
    return message


def seen(table: Table, viewer: Seat | None) -> dict[str, Any]:
    """The table view for a viewer, as a client reads it."""
    message: dict[str, Any] = json.loads(table_view(table, viewer))
    return message


def _changes(rng: Random) -> Iterator[Change]:
    now = T0
    facts = open_facts(Open(GUESTS[0], "Ann", "ABCDEF", _options(rng)), now, _entropy(rng))
    table = fold(facts)
    for _ in range(COMMANDS):
        now += rng.choice((1, 400, 2000, 9000))
        for command in _commands(table, rng):
            try:
                change = decide(table, command, now, _entropy(rng))
            except Refused:
                continue
            if change.facts:
                table = change.after
                yield change
        if table.phase == Phase.CLOSED:
            return
    yield decide(table, Close(), now, _entropy(rng))


def _options(rng: Random) -> Options:
    players = rng.randint(2, 5)
    clocks = (None, PerMove(seconds=5), Total(seconds=60, increment=2))
    return Options(
        players=players,
        bots=["beginner"] * rng.randrange(players - 1),
        deck=rng.choice((None, SMALL)) if players < 4 else None,
        clock=rng.choice(clocks),
        absence=Absence(after=rng.choice((None, 5, 20))),
        chat=rng.choice((Chat.FREE, Chat.FREE, Chat.PHRASES)),
        pause=rng.choice((0, 5)),
    )


def _commands(table: Table, rng: Random) -> Iterator[Command]:
    """What may well be asked for now; some of it is refused."""
    guest = rng.choice(GUESTS)
    if rng.random() < 0.3:
        yield _social(guest, table, rng)
    if table.phase != Phase.PLAYING:
        match = "" if table.running is None else table.running.id
        if table.sealed is not None and rng.random() < 0.7:
            yield Reveal(guest, f"salt {GUESTS.index(guest)} after {match}")
            return
        likely: tuple[Command, ...] = (
            Sit(guest, f"Name {guest[-1]}", ink=rng.choice((None, *Ink))),
            Back(guest),
            SeatBot(GUESTS[0], Seat(rng.randrange(table.players)), "beginner"),
            Remove(GUESTS[0], Seat(rng.randrange(table.players))),
            *(Ready(guest, f"salt {rng.getrandbits(64):x}") for guest in GUESTS),
            *(
                Ready(guest, None, commit_salt(f"salt {GUESTS.index(guest)} after {match}"))
                for guest in GUESTS
            ),
            Ready(guest, None),
        )
        yield rng.choice(likely)
        return
    yield Tick()
    running = table.running
    assert running is not None
    assert running.match.round is not None
    if running.is_paused or (running.pause_wanted and rng.random() < 0.3):
        yield Pause(guest, wants=not running.is_paused)
    seat = table.to_act
    if seat is None:
        yield Next(guest, running.match.rounds)
    elif rng.random() < 0.9:
        action = helpers.choose(legal_actions(running.match.round), rng)
        holder = table.seats[seat]
        yield AskHint(getattr(holder, "guest", ""), running.turn)
        yield BotAct(running.turn, action)
        yield Act(getattr(holder, "guest", ""), running.turn, action)


def _social(guest: str, table: Table, rng: Random) -> Command:
    seat = Seat(rng.randrange(table.players))
    likely: tuple[Command, ...] = (
        Say(guest, f"{rng.getrandbits(32):x}", phrase=rng.choice(list(Phrase))),
        Say(guest, f"{rng.getrandbits(32):x}", text='What a "hand"! ★'),
        Mute(guest, seat, is_muted=rng.random() < 0.8),
        Mute(guest, seat, is_muted=True),
        Pause(guest, wants=rng.random() < 0.7),
        Pause(guest, wants=False),
        Rename(guest, f"Name {rng.randrange(8)}", rng.choice((None, *Ink))),
        Away(guest),
        Back(guest),
        Back(guest),
        Sit(guest, "Late"),
    )
    rare: tuple[Command, ...] = (Leave(guest), Restart(), Restart())
    return rng.choice(rare if rng.random() < 0.08 else likely)


def _entropy(rng: Random) -> bytes:
    return rng.randbytes(ENTROPY_BYTES)
