"""Non-interference on the wire: what a seat hides changes no byte that anybody else is sent.

A match is played twice on real servers, with the same public history and different hidden cards.
Everything else is tried on the way: chat, mutes, pauses, refusals, nonsense, losses, other devices,
absence, a restart, and records that are asked for too early.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from telling import first_difference, tell
from worlds import write_story

from dnup.protocol import rendering
from dnup.protocol.told import Told
from dnup.rules import Round, Seat

A, B, C, D, E = Seat

STORIES = [
    (2, 1, {B}, None),
    (2, 2, {A}, None),
    (3, 1, {B, C}, None),
    (3, 2, {A}, C),
    (4, 1, {A, C, D}, None),
    (4, 2, {B}, D),
    (5, 1, {A, B, C, D}, None),
    (5, 2, {B, D}, E),
]


@pytest.mark.parametrize(("players", "seed", "changed", "bot"), STORIES)
def test_what_a_seat_hides_changes_no_byte_that_others_are_sent(
    tmp_path: Path, players: int, seed: int, changed: set[Seat], bot: Seat | None
) -> None:
    story = write_story(players, seed, frozenset(changed), bot=bot)
    one, two = tell(story, tmp_path, seed)
    assert first_difference(story, one, two) is None
    assert one.pages == two.pages
    assert any(one.taps[str(seat)].frames != two.taps[str(seat)].frames for seat in changed)
    assert '"match-ended"' in "".join(one.taps["Wanda"].frames[-20:])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nor_do_whole_hands_when_few_cards_have_been_shown(tmp_path: Path, players: int) -> None:
    story = write_story(players, 3, frozenset({B, Seat(players - 1)}), moves=3)
    hands = [chapter.deals[world].hands[B] for chapter in story.chapters for world in (0, 1)]
    assert len(set(hands[0]) & set(hands[1])) <= 6
    assert first_difference(story, *tell(story, tmp_path, 3)) is None


def _tell_all(monkeypatch: pytest.MonkeyPatch) -> None:
    telling = sys.modules["dnup.protocol.told"]  # not the function of that name
    monkeypatch.setattr(telling, "Told", lambda event, *_only, **_but: Told(event))


def _know_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Round, "known", Round.hand)


def _show_others(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = rendering.own_parts
    monkeypatch.setattr(rendering, "own_parts", lambda table, viewer: parts(table, viewer or B))


@pytest.mark.parametrize("leak", [_tell_all, _know_all, _show_others])
def test_a_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    story = write_story(3, 4, frozenset({B}), moves=6)
    (tmp_path / "before").mkdir()
    assert first_difference(story, *tell(story, tmp_path / "before", 4)) is None
    leak(monkeypatch)
    assert first_difference(story, *tell(story, tmp_path, 4)) is not None
