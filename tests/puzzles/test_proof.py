"""What the prover says of small positions, and that the plain way says the same."""

import random

import pytest

from dnup.notation import parse_action, standard_deck
from dnup.puzzles import (
    Goal,
    ProofTooLargeError,
    Prover,
    count_deals,
    find_claim,
    puzzles,
    unseen_by,
)
from dnup.puzzles.others import deeds
from dnup.puzzles.proof import could_empty
from dnup.rules import Card, Match, Round, Seat, apply, legal_actions, view_of
from support.bydeals import all_deals, can_lose, is_safe, wins
from support.helpers import DECKS, deck_of
from support.helpers import pairs_position as position

FEW = 16  # deals that the plain way can go through in no time


def after(round_: Round, text: str) -> Round:
    return apply(round_, parse_action(text))


def test_two_nines_after_a_rotation_are_out_next_turn() -> None:
    table = position("A: 1/9 3/9 | B: (2/1) (4/2) | C: (1/6) (6/2) | A to play")
    prover = Prover(table, Seat.A)
    assert prover.wins(after(table, "@"), 1)
    assert not prover.wins(after(table, "1/9"), 1)
    assert not prover.wins(after(table, "3/9"), 1)


def test_a_hidden_card_that_could_stand_in_the_way_does() -> None:
    # B may hold the 8 either way up: as an 8 it is in the way of a 7, as a 1 it is not.
    table = position("A: 2/3 7/4 | B: (2/1) (4/2) 1/8 | C: (1/6) (6/2) | A to play")
    assert not Prover(table, Seat.A).wins(after(table, "2/3"), 1)
    open_ = position("A: 2/3 7/4 | B: (2/1) (4/2) (1/8) | C: (1/6) (6/2) | A to play")
    assert not Prover(open_, Seat.A).wins(after(open_, "2/3"), 1)  # it can be rotated


def test_p1_the_sevens_wait_until_the_nines_beside_them_are_discarded() -> None:
    table = position("A: 3/1 3/4 3/6 7/2 7/6 | B: 2/9 4/5 | A2: 9/4 9/8 | A1 to play")
    claim = find_claim(table, Seat.A, 2, 1000)
    assert claim is not None
    assert (claim.goal, claim.within, str(claim.action)) == (Goal.OUT, 2, "3/1+3/4+3/6")
    then = claim.then(Prover(table, Seat.A), table)
    assert str(then) == "7/2+7/6"


def test_one_who_has_a_single_card_left_is_stopped_by_a_higher_one() -> None:
    table = position("A: 2/3 3/4 5/4 7/4 | B: (6/1) | C: (1/8) (5/2) (6/2) | A to play")
    claim = find_claim(table, Seat.A, 3, 1000)
    assert claim is not None
    assert (claim.goal, str(claim.action)) == (Goal.STOP, "7/4")
    prover = Prover(table, Seat.A)
    assert [str(a) for a in claim.answer(prover, table, parse_action("@"))] == ["6/1"]


def test_where_two_actions_do_there_is_no_puzzle() -> None:
    table = position("A: 2/3 7/4 7/8 | B: (6/1) | C: (1/8) (5/2) (6/2) | A to play")
    assert find_claim(table, Seat.A, 3, 1000) is None


def test_s3_who_began_holds_the_star_and_nobody_else_may() -> None:
    table = position("A: 2/3 7/4 | B: 1/5* | C: 8/1 | A to play")
    cards = {str(action) for action, _ in deeds(after(table, "@"), Seat.A)}
    assert cards == {"1/5*", "5/1*", "@"}
    unseen = unseen_by(table, Seat.A)
    assert (unseen.star, unseen.hands) == (Seat.B, {Seat.B: 1, Seat.C: 1})
    assert unseen.cards == (Card(1, 5, star=True), Card(1, 8))
    assert count_deals(table, Seat.A) == 4 == len(all_deals(table, Seat.A))


def test_more_than_the_limit_is_too_large() -> None:
    deck = standard_deck()
    match = Match(deck, 3)
    table = match.begin(match.deal(random.Random(1))).round
    assert table is not None
    assert table.turn is not None
    with pytest.raises(ProofTooLargeError):
        Prover(table, table.turn.seat, 0).is_safe(after(table, "@"))


@pytest.mark.parametrize(
    ("hand", "turns"),
    [
        ((Card(3, 1), Card(3, 2)), 1),
        ((Card(3, 1), Card(4, 2)), 2),
        ((Card(3, 9), Card(4, 9), Card(5, 9)), 2),
        ((Card(3, 9), Card(4, 9), Card(5, 9), Card(2, 7), Card(2, 1)), 3),
        ((Card(1, 2), Card(2, 3), Card(3, 4), Card(4, 5)), 4),
    ],
)
def test_a_hand_needs_as_many_turns_as_it_has_values_or_a_rotation(
    hand: tuple[Card, ...], turns: int
) -> None:
    assert could_empty(hand, turns)
    assert not could_empty(hand, turns - 1)


def late_rounds(kind: str, players: int, number: int) -> list[tuple[Round, Seat]]:
    """Late positions of rounds that are played at random, with little that is hidden."""
    rng = random.Random(f"{kind} {players}")
    found: list[tuple[Round, Seat]] = []
    while len(found) < number:
        match = Match(deck_of(kind, rng, players), players)
        match = match.begin(match.deal(rng))
        while match.round is not None and match.round.turn is not None:
            seat = match.round.turn.seat
            actions = legal_actions(match.round)
            small = sum(hand.bit_count() for hand in match.round.hands) <= 2 * players + 1
            if small and len(actions) > 1 and count_deals(match.round, seat) <= FEW:
                found.append((match.round, seat))
                break
            match = match.apply(rng.choice(actions[:-1] or actions))
    return found


@pytest.mark.parametrize("kind", DECKS)
@pytest.mark.parametrize("players", [2, 3])
def test_any_late_position_is_proved_as_the_plain_way_does(players: int, kind: str) -> None:
    """With equal cards among the known and the hidden ones, too."""
    said = set()
    for round_, seat in late_rounds(kind, players, 40):
        deals, outs = all_deals(round_, seat), len(round_.out)
        assert len(deals) == count_deals(round_, seat)
        assert {view_of(deal, seat) for deal in deals} == {view_of(round_, seat)}
        prover = Prover(round_, seat)
        for action in legal_actions(round_):
            then = [apply(deal, action) for deal in deals]
            won = prover.wins(apply(round_, action), 1)
            assert won == wins(then, seat, 1, outs), (round_, action)
            safe = prover.is_safe(apply(round_, action))
            assert safe == is_safe(then, seat, outs), (round_, action)
            if prover.is_lost(apply(round_, action)):
                assert all(can_lose(deal, seat, outs) for deal in then), (round_, action)
            said |= {("won", won), ("safe", safe)}
    assert len(said) == 4


def few() -> list[str]:
    """Puzzles of which the plain way is quick: little is hidden, and there are few turns."""
    return [
        p.id
        for p in puzzles()
        if p.deals <= FEW and p.beyond <= 3 and len(p.position) < 70 and p.players < 4
    ][:12]


@pytest.mark.parametrize("id_", few())
def test_puzzles_hold_in_each_of_their_deals(id_: str) -> None:
    puzzle = next(p for p in puzzles() if p.id == id_)
    round_, seat = puzzle.round, puzzle.player
    deals, outs = all_deals(round_, seat), len(round_.out)
    assert len(deals) == puzzle.deals
    for action in legal_actions(round_):
        then = [apply(deal, action) for deal in deals]
        if puzzle.goal is Goal.STOP:
            assert is_safe(then, seat, outs) == (action == puzzle.action)
            lost = [can_lose(deal, seat, outs) for deal in then]
            assert all(lost) if action != puzzle.action else not any(lost)
        elif action == puzzle.action:
            assert wins(then, seat, puzzle.within - 1, outs)
        else:
            assert not wins(then, seat, puzzle.beyond - 1, outs)
