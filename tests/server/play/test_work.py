"""How long an answer takes says nothing of hidden cards: the work for it is the same, call by call.

Time itself cannot be compared on a machine that does other things too; the number of calls can.
"""

import gc
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import get_type_hints

import pytest

from dnup.protocol import Rendering, public_state, rendering, table_view
from dnup.rules import Play, Seat, View
from dnup.server.work.bots import BotPool
from dnup.table import (
    ENTROPY_BYTES,
    Act,
    BotAct,
    Change,
    Command,
    Open,
    Options,
    Ready,
    Refused,
    Sit,
    Table,
    change_from,
    decide,
    fact,
    fold,
    open_facts,
)
from support.telling import tell_one
from support.worlds import LEVEL, Story, write_story

A, B, C, D, E = Seat
ENTROPY = bytes(ENTROPY_BYTES)
Calls = Counter[str]


@pytest.mark.parametrize("moves", [3, 1000], ids=["whole hands", "a whole match"])
@pytest.mark.parametrize(
    ("players", "changed", "bot"),
    [(2, {B}, None), (3, {A, C}, None), (4, {B, C, D}, None), (5, {A, C}, E)],
)
def test_the_work_for_others_does_not_depend_on_what_a_seat_hides(
    players: int, changed: set[Seat], bot: Seat | None, moves: int
) -> None:
    story = write_story(players, 1, frozenset(changed), bot=bot, moves=moves)
    worlds = zip(_works(story, 0), _works(story, 1), strict=True)
    compared = 0
    for (what, work), (_, other) in worlds:
        first, second = _calls(work), _calls(other)
        assert first == second, (what, first - second, second - first)
        assert first
        compared += 1
    assert compared > 10


def test_a_search_of_other_hands_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    story = write_story(3, 1, frozenset({B, C}), moves=3)

    def nosy(table: Table, *, is_open: bool) -> object:
        assert table.running is not None
        assert table.running.match.round is not None
        for card in table.running.match.round.hand(B):
            if card.active > card.inactive:
                str(card)
        return public_state(table, is_open=is_open)

    monkeypatch.setattr(rendering, "public_state", nosy)
    worlds = zip(_works(story, 0), _works(story, 1), strict=True)
    assert any(_calls(one) != _calls(two) for (_, one), (_, two) in worlds)


def test_a_bot_is_given_what_its_seat_may_see_and_no_more() -> None:
    assert get_type_hints(BotPool.choose)["view"] is View
    assert set(get_type_hints(BotPool.delay)) == {"level", "pace_ms", "return"}


def test_a_bot_moves_at_its_pace_however_soon_it_has_chosen(tmp_path: Path) -> None:
    story = write_story(3, 5, frozenset({A}), moves=12, bot=C)
    telling = tell_one(story, tmp_path / "server.db", 5, pace=100)
    assert len(telling.bots_took) >= 3
    assert min(telling.bots_took) > 0.08


def _works(story: Story, which: int) -> Iterator[tuple[str, Callable[[], object]]]:
    """All that is done for those who must not notice, while the story is played."""
    viewers = [None, *story.same]
    table = _gathered(story)
    turn = 1
    for chapter in story.chapters:
        hands = chapter.deals[which].hands
        dealt = fact.Dealt(table.at, tuple(tuple(map(str, hand)) for hand in hands))
        change = change_from(table, [dealt])
        table = change.after
        yield from _told(change, viewers)
        for move in chapter.moves:
            # What others try is the same in both worlds: cards of the first one.
            for card in chapter.deals[0].hands[min(story.changed)][:2]:
                for seat in story.same:
                    if seat not in {move.seat, story.bot}:
                        yield (
                            f"{seat} tries {card}",
                            _deciding(table, Act(str(seat), turn, Play((card,)))),
                        )
            command: Command = Act(str(move.seat), turn, move.action)
            if move.seat == story.bot:
                command = BotAct(turn, move.action)
            yield f"turn {turn}", _deciding(table, command)
            change = decide(table, command, table.at, ENTROPY)
            table = change.after
            yield from _told(change, viewers)
            turn += 1


def _told(
    change: Change, viewers: Sequence[Seat | None]
) -> Iterator[tuple[str, Callable[[], object]]]:
    for viewer in viewers:
        number = f"number {change.after.number} for {viewer}"
        yield number, partial(_update, change, viewer)
        yield f"{number}, all of it", partial(table_view, change.after, viewer)


def _update(change: Change, viewer: Seat | None) -> bytes:
    return Rendering(change).update(viewer)


def _deciding(table: Table, command: Command) -> Callable[[], object]:
    def work() -> None:
        with suppress(Refused):
            decide(table, command, table.at, ENTROPY)

    return work


def _gathered(story: Story) -> Table:
    """The table at the moment before the first deal."""
    people = [str(seat) for seat in story.people]
    bots = [LEVEL] if story.bot is not None else []
    options = Options(players=story.players, bots=bots)
    table = fold(open_facts(Open(people[0], people[0], "WHISPR", options), 1, ENTROPY))
    commands: list[Command] = [Sit(name, name) for name in people[1:]]
    commands += [Ready(name, f"salt of {name}") for name in people]
    for command in commands:
        for happened in decide(table, command, 1, ENTROPY).facts:
            if not isinstance(happened, fact.Dealt):
                table = table.after(happened)
    return table


def _calls(work: Callable[[], object]) -> Calls:
    """How often each function is called, once all that is remembered is."""
    calls: Calls = Counter()

    def note(frame: FrameType, event: str, called: object) -> None:
        if event == "call":
            calls[frame.f_code.co_qualname] += 1
        elif event == "c_call":
            calls[getattr(called, "__qualname__", "")] += 1

    work()
    gc.disable()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls
