"""Non-interference on the wire: what a seat hides changes no byte that anybody else is sent.

The one exception is told to all: when a round is over, all hands are shown.

A match is played twice on real servers, with the same public history and different hidden cards.
Everything else is tried on the way: chat, mutes, pauses, refusals, nonsense, losses, other devices,
absence, a restart, and records that are asked for too early.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dnup.protocol import encode, public_state, rendering, state
from dnup.protocol.told import cards_to_json
from dnup.rules import Deck, Match, Round, Seat
from support.helpers import deck_of
from support.telling import first_difference, match_told, tell
from support.wiretap import World
from support.worlds import write_story

A, B, C, D, E = Seat

STORIES = [
    ("standard", 2, 1, {B}, None),
    ("standard", 2, 2, {A}, None),
    ("standard", 3, 1, {B, C}, None),
    ("standard", 3, 2, {A}, C),
    ("standard", 4, 1, {A, C, D}, None),
    ("standard", 4, 2, {B}, D),
    ("standard", 5, 1, {A, B, C, D}, None),
    ("standard", 5, 2, {B, D}, E),
    ("pairs", 2, 5, {B}, None),
    ("pairs", 5, 5, {A, D}, E),
    ("random", 2, 6, {A}, None),
    ("random", 3, 7, {A, B}, C),
    ("random", 4, 8, {B, D}, None),
]


def full_deck(kind: str, players: int, seed: int) -> Deck:
    """A deck of this kind, with equal cards and some cards to hide if it is a random one."""
    rng = Random(seed)
    while True:
        deck = deck_of(kind, rng, players)
        pack = deck.pack(players)
        if kind != "random" or (pack.has_twins and pack.size >= 3 * players):
            return deck


@pytest.mark.no_cover
@pytest.mark.parametrize(("kind", "players", "seed", "changed", "bot"), STORIES)
def test_what_a_seat_hides_changes_no_byte_that_others_are_sent(
    tmp_path: Path, kind: str, players: int, seed: int, changed: set[Seat], bot: Seat | None
) -> None:
    deck = full_deck(kind, players, seed)
    story = write_story(players, seed, frozenset(changed), bot=bot, deck=deck)
    one, two = tell(story, tmp_path, seed)
    assert first_difference(story, one, two) is None
    assert one.pages == two.pages
    assert any(one.taps[str(seat)].frames != two.taps[str(seat)].frames for seat in changed)
    assert '"match-ended"' in "".join(one.taps["Wanda"].frames[-20:])
    told = [match for world in (one, two) for match in matches_told(world)]
    assert all(("hands" in match) == (match["to_act"] is None) for match in told)
    assert {match["to_act"] is None for match in told} == {True, False}
    # Then what was hidden comes to light, the same for all.
    shown = [[m["hands"] for m in matches_told(world) if "hands" in m][-1] for world in (one, two)]
    last = story.chapters[-1]
    assert (shown[0] != shown[1]) == (last.deals[0] != last.deals[1])


def matches_told(world: World) -> list[dict[str, Any]]:
    """The match in each delivery that anybody got."""
    taps = [*world.taps.values(), *world.again.values()]
    found = [match_told(frame) for tap in taps for frame in tap.frames]
    return [match for match in found if match is not None]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nor_do_whole_hands_when_few_cards_have_been_shown(tmp_path: Path, players: int) -> None:
    story = write_story(players, 6, frozenset({B, Seat(players - 1)}), moves=3)
    hands = [chapter.deals[world].hands[B] for chapter in story.chapters for world in (0, 1)]
    assert len(set(hands[0]) & set(hands[1])) <= 6
    assert first_difference(story, *tell(story, tmp_path, 6)) is None


def _tell_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gate stands open."""
    monkeypatch.setattr(rendering, "is_visible", lambda *_: True)


def _know_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Round, "known", Round.hand)


def _show_others(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = rendering.own_parts
    monkeypatch.setattr(rendering, "own_parts", lambda table, viewer: parts(table, viewer or B))


def _lay_open_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show the hands of a round that is on, to those who come (again)."""

    def opened(match: Match) -> object:
        assert match.round is not None
        return tuple(cards_to_json(match.round.hand(seat)) for seat in match.round.pack.seats)

    monkeypatch.setattr(state, "shown_hands", opened)


def _lay_open_in_updates(monkeypatch: pytest.MonkeyPatch) -> None:
    _lay_open_early(monkeypatch)
    monkeypatch.setattr(rendering, "encode_state", lambda table: encode(public_state(table)))


LEAKS = [_tell_all, _know_all, _show_others, _lay_open_early, _lay_open_in_updates]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    story = write_story(3, 4, frozenset({B}), moves=6)
    (tmp_path / "before").mkdir()
    assert first_difference(story, *tell(story, tmp_path / "before", 4)) is None
    leak(monkeypatch)
    assert first_difference(story, *tell(story, tmp_path, 4)) is not None
