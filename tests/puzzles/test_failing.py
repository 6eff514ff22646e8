"""In which deals a wrong action fails: counted again the plain way, and played."""

from collections import Counter
from itertools import chain

import pytest

from dnup.notation import parse_action
from dnup.puzzles import MOST, Fates, Goal, Puzzle, failing, format_failing, puzzles
from dnup.puzzles.proof import could_empty
from dnup.rules import apply, is_legal
from support.bydeals import all_deals, can_lose

EVERY = [puzzle for puzzle in puzzles() if puzzle.answers]
FEW = 8  # deals of which all are counted anew
COUNTED = [p for p in EVERY if failing(p, parse_action(next(iter(p.answers))))]
QUICK = [p for p in COUNTED if p.deals <= FEW and p.within == 2 and p.players > 2][::9]


def test_the_deals_that_fit_are_those_that_the_plain_way_finds() -> None:
    for puzzle in (puzzle for puzzle in EVERY[::7] if puzzle.deals <= MOST):
        deals = Fates(puzzle).deals
        assert len(deals) == puzzle.deals
        assert Counter(deals) == Counter(all_deals(puzzle.round, puzzle.player))


def test_deals_are_counted_wherever_there_are_not_too_many() -> None:
    assert len(COUNTED) > 0.85 * len(EVERY)
    for puzzle in COUNTED:
        assert puzzle.deals <= MOST
        for other in puzzle.answers:
            numbers = [*chain(*(way.deals for way in failing(puzzle, parse_action(other))))]
            assert len(numbers) == len(set(numbers)) > 0
            assert max(numbers) < puzzle.deals


@pytest.mark.parametrize("puzzle", COUNTED[::5], ids=lambda puzzle: puzzle.id)
def test_what_is_told_of_a_deal_can_happen_there(puzzle: Puzzle) -> None:
    """Each step is legal, and at the end another is out or the cards can't be got rid of."""
    deals = Fates(puzzle).deals
    outs = len(puzzle.round.out)
    for other in puzzle.answers:
        for way in failing(puzzle, parse_action(other)):
            for number in way.deals:
                round_ = apply(deals[number], parse_action(other))
                turns = puzzle.beyond - 1
                for area, action in way.line.steps:
                    assert round_.turn == area
                    assert is_legal(round_, action)
                    turns -= area.seat == puzzle.player
                    round_ = apply(round_, action)
                gone = round_.out[outs:]
                if way.line.out is None:
                    assert gone == ()
                    assert not could_empty(round_.hand(puzzle.player), turns)
                else:
                    assert gone[0] == way.line.out != puzzle.player


@pytest.mark.parametrize("puzzle", QUICK, ids=lambda puzzle: puzzle.id)
def test_the_deals_are_counted_anew(puzzle: Puzzle) -> None:
    told = format_failing(puzzle)
    for other in puzzle.answers:
        shipped = failing(puzzle, parse_action(other))
        counted = sum(len(numbers) for _, numbers in told[other])
        assert counted == sum(len(way.deals) for way in shipped)


def test_when_nobody_is_stopped_somebody_can_be_out_in_every_deal() -> None:
    for puzzle in (p for p in COUNTED if p.goal is Goal.STOP and p.deals <= FEW):
        for other in puzzle.answers:
            action = parse_action(other)
            assert sum(len(way.deals) for way in failing(puzzle, action)) == puzzle.deals
            for deal in all_deals(puzzle.round, puzzle.player):
                assert can_lose(apply(deal, action), puzzle.player, len(puzzle.round.out))
