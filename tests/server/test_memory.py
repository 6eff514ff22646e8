"""Without memory aids nobody is sent what everybody could remember: on the wire, not only unseen.

A match is played on a real server, with people who get lost and come back, other devices,
spectators and a restart.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dnup.rules import Seat
from support.telling import first_difference, tell, tell_one
from support.wiretap import World
from support.worlds import write_story

A, B, C, D, E = Seat

# What may name cards in a delivery: what lies on the table, one's own hand, what happens now.
NOW = ("state.match.sets", "hand", "choices", "events", "state.match.hands")


def deliveries(world: World) -> list[dict[str, Any]]:
    """Every table and update that anybody was sent."""
    taps = [*world.taps.values(), *world.again.values()]
    frames = [frame for tap in taps for frame in tap.frames if frame.startswith("{")]
    told = [msgspec.json.decode(frame) for frame in frames]
    return [each for each in told if each["kind"] in {"table", "update"}]


def cards_in(value: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Every card that is named in a delivery, and where."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from cards_in(part, f"{place}.{key}" if place else key)
    elif isinstance(value, list):
        for part in value:
            yield from cards_in(part, place)
    elif isinstance(value, str) and re.fullmatch(r"\d+/\d+\*?", value):
        yield place, value


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "bot"), [(2, None), (3, C), (5, None)])
def test_without_memory_aids_only_what_is_there_now_is_sent(
    tmp_path: Path, players: int, bot: Seat | None
) -> None:
    story = write_story(players, 3, frozenset({B}), bot=bot)
    told = deliveries(tell_one(story, tmp_path / "off.db", 3, memory=False).world)
    matches = [each["state"]["match"] for each in told if "match" in each["state"]]
    assert all(match["known"] == [] == match["discarded"] for match in matches)
    assert max(match["discard_count"] for match in matches) > 0
    assert not any("past" in each for each in told)
    for each in told:
        assert each.get("options", {"memory": False})["memory"] is False
        places = {place for place, _ in cards_in(each)}
        assert all(place.startswith(NOW) for place in places), places
    # They do come back in the middle of a round, when there would be something to remember.
    tables = [each for each in told if each["kind"] == "table" and "match" in each["state"]]
    assert any(each["state"]["match"]["discard_count"] for each in tables)


@pytest.mark.no_cover
def test_with_memory_aids_the_same_match_is_told_as_ever(tmp_path: Path) -> None:
    story = write_story(3, 3, frozenset({B}))
    with_, without = (
        deliveries(tell_one(story, tmp_path / f"{memory}.db", 3, memory=memory).world)
        for memory in (True, False)
    )
    assert Counter(each["kind"] for each in with_) == Counter(each["kind"] for each in without)
    for one, other in zip(with_, without, strict=True):
        match, same = one["state"].get("match"), other["state"].get("match")
        assert (match is None) == (same is None)
        if match is not None and same is not None:
            assert "discard_count" not in match
            assert len(match["discarded"]) == same["discard_count"]
            assert len(match["known"]) == 3
        assert one["events"] == other["events"] if one["kind"] == "update" else True
    assert any(any(m["known"]) for m in (each["state"].get("match") for each in with_) if m)
    assert any(each.get("past") for each in with_)


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "seed", "changed"), [(2, 1, {B}), (4, 1, {A, C, D})])
def test_what_a_seat_hides_changes_no_byte_without_memory_aids_either(
    tmp_path: Path, players: int, seed: int, changed: set[Seat]
) -> None:
    story = write_story(players, seed, frozenset(changed))
    one, two = tell(story, tmp_path, seed, memory=False)
    assert first_difference(story, one, two) is None
    assert one.pages == two.pages
