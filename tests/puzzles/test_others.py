"""What others may do: exactly what is legal in some deal that fits what the seat sees."""

import random
from collections import defaultdict
from collections.abc import Iterator

import pytest

from dnup.puzzles import count_deals
from dnup.puzzles.others import deeds, going_out
from dnup.rules import Add, Play, Round, Seat, View, apply, deal, legal_actions, start, view_of
from support.bydeals import all_deals
from support.helpers import ALL_COUNTS, random_deck, wander
from support.helpers import pairs_position as position

FEW = 300  # deals, each of which is written down
NUMBER = 300


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("A: (7/5) | B: 1/3 (7/2) | A1: 6/7 | A2 to play", "7/5"),  # A2
        ("A: 5/7 | B: 1/3 (7/2) | A1: 6/7 | A2 to play", "7/5"),  # it may lie so
        ("A: (7/5) | B: 1/3 (7/2) | A1: 6/7 6/8 | B2: 7/9 | A2 to play", "7/5>B2"),  # B2
    ],
)
def test_p3_a_last_card_that_brings_an_own_set_back_can_be_laid(text: str, action: str) -> None:
    table = position(text)
    found = {str(done): after for done, after in deeds(table, Seat.B)}
    assert Seat.A not in found[action].out
    assert action not in {str(done) for done, _ in going_out(table, Seat.B)}


def small_rounds(players: int) -> Iterator[tuple[Round, Seat]]:
    """Positions of rounds with small decks, of which few deals fit what the seat sees."""
    rng = random.Random(players)
    while True:
        pack = random_deck(rng, players).pack(players)
        first = Seat(rng.randrange(players))
        for round_, _ in wander(start(pack, deal(pack, rng, first), first), rng):
            assert round_.turn is not None
            lookers = [s for s in pack.seats if s != round_.turn.seat and s not in round_.out]
            seat = rng.choice(lookers)
            if count_deals(round_, seat) <= FEW:
                yield round_, seat


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_what_may_be_done_is_what_is_legal_in_some_deal(players: int) -> None:
    """And what the seat sees then does not depend on the deal."""
    kept = gone = 0
    for (round_, seat), _ in zip(small_rounds(players), range(NUMBER), strict=False):
        assert round_.turn is not None
        player = round_.turn.seat
        legal: dict[str, set[View]] = defaultdict(set)
        out = set()
        for dealt in all_deals(round_, seat):
            for action in legal_actions(dealt):
                after = apply(dealt, action)
                legal[str(action)].add(view_of(after, seat))
                if player in after.out:
                    out.add(str(action))
                elif isinstance(action, Play | Add) and after.hands[player] & ~dealt.hands[player]:
                    kept += not after.hands[player] & dealt.hands[player]
        found: dict[str, set[View]] = defaultdict(set)
        for action, after in deeds(round_, seat):
            found[str(action)].add(view_of(after, seat))
        assert found == legal, (round_, seat)
        assert all(len(views) == 1 for views in found.values()), (round_, seat)
        assert {str(action) for action, _ in going_out(round_, seat)} == out, (round_, seat)
        gone += len(out)
    assert gone > 0
    assert (kept > 0) == (players == 2)  # P3
