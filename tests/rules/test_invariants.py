"""What stays true in every round, whatever is asked for."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dnup import (
    Action,
    Add,
    Area,
    Card,
    IllegalActionError,
    Play,
    Refusal,
    Round,
    Seat,
    Take,
    apply,
    is_legal,
    legal_actions,
    legal_choices,
    refusal,
)
from support.helpers import actions, bits, box, deals, do, nonsense, play, rotate, take, wander
from support.helpers import pairs_position as position

seeds = st.integers(0, 2**32 - 1)


@given(deals(), seeds)
@settings(max_examples=100)
def test_choices_tell_all_that_is_legal_and_nothing_else(round_: Round, seed: int) -> None:
    for position_, _ in wander(round_, Random(seed)):
        told = legal_choices(position_)
        assert told is not None
        turn = position_.turn
        assert turn is not None
        hand = position_.hand(turn.seat)
        plays = {
            Play(cards)
            for value, sizes in told.plays
            for size in sizes
            for cards in combinations([card for card in hand if card.active == value], size)
        }
        adds = {Add(card, area) for area, cards in told.adds for card in cards}
        takes = {Take(area) for area in told.takes}
        assert plays | adds | takes | {rotate} == set(legal_actions(position_))


def test_a_round_that_is_over_leaves_no_choice() -> None:
    before = position("A: 2/7 | B: 4/5 4/6 | A1 to play")
    assert legal_choices(do(before, play("2/7"))) is None


@given(deals(), seeds)
@settings(max_examples=100)
def test_cards_are_conserved(round_: Round, seed: int) -> None:
    for position_, action in wander(round_, Random(seed)):
        after = apply(position_, action)
        places = (*after.hands, *after.sets, after.discarded)
        assert sum(places) == after.pack.cards  # complete, and ...
        assert sum(map(int.bit_count, places)) == after.pack.cards.bit_count()  # ... disjoint


@given(deals(), seeds)
@settings(max_examples=100)
def test_a4_no_two_sets_of_one_size(round_: Round, seed: int) -> None:
    for position_, action in wander(round_, Random(seed)):
        lying = apply(position_, action).table().values()
        assert len({len(cards) for cards in lying}) == len(lying)
        assert all(len({card.active for card in cards}) == 1 for cards in lying)  # A1


@given(deals(), seeds)
@settings(max_examples=50)
def test_only_cards_that_are_held_or_lie_open_are_turned(round_: Round, seed: int) -> None:
    for position_, action in wander(round_, Random(seed)):
        after = apply(position_, action)
        assert after.flipped & after.discarded == 0
        assert after.flipped & ~after.pack.cards == 0


@given(deals(), seeds)
@settings(max_examples=50)
def test_only_cards_that_were_played_are_seen(round_: Round, seed: int) -> None:
    assert round_.seen == 0
    for position_, action in wander(round_, Random(seed)):
        after = apply(position_, action)
        assert after.seen & position_.seen == position_.seen
        assert (sum(after.sets) | after.discarded) & ~after.seen == 0


@given(deals(), seeds)
@settings(max_examples=50)
def test_the_player_to_move_has_cards_and_an_empty_area(round_: Round, seed: int) -> None:
    for position_, _ in wander(round_, Random(seed)):
        assert position_.turn is not None
        assert position_.hand(position_.turn.seat)
        assert position_.turn not in position_.table()
        assert rotate in legal_actions(position_)  # T2


@given(deals(), seeds, st.lists(actions(), min_size=1, max_size=5))
@settings(max_examples=100)
def test_an_action_is_either_refused_or_done(round_: Round, seed: int, asked: list[Action]) -> None:
    rng = Random(seed)
    for position_, action in wander(round_, rng, plies=15):
        assert refusal(position_, action) is None
        for wish in (*asked, nonsense(position_, rng), nonsense(position_, rng)):
            check(position_, wish)


def check(round_: Round, wish: Action) -> None:
    copy = Round(*round_)
    refused = refusal(round_, wish)
    assert is_legal(round_, wish) == (refused is None)
    assert (wish in legal_actions(round_)) == (refused is None)
    if refused is None:
        assert isinstance(apply(round_, wish), Round)
    else:
        assert isinstance(refused, Refusal)
        with pytest.raises(IllegalActionError) as error:
            apply(round_, wish)
        assert error.value.refusal == refused
    assert tuple(round_) == tuple(copy)


@given(deals(), seeds)
@settings(max_examples=100)
def test_apply_leaves_the_round_as_it_was(round_: Round, seed: int) -> None:
    for position_, action in wander(round_, Random(seed)):
        copy, text = Round(*position_), str(position_)
        once, twice = apply(position_, action), apply(position_, action)
        assert tuple(position_) == tuple(copy)
        assert str(position_) == text
        assert tuple(once) == tuple(twice)


@given(deals(), seeds)
@settings(max_examples=60)
def test_legal_actions_are_all_that_is_not_refused(round_: Round, seed: int) -> None:
    for position_, _ in wander(round_, Random(seed), plies=8):
        options = legal_actions(position_)
        assert len(set(options)) == len(options)
        allowed = {action for action in candidates(position_) if refusal(position_, action) is None}
        small = {a for a in options if not isinstance(a, Play) or len(a.cards) <= 2}
        assert allowed == small
        assert all(refusal(position_, action) is None for action in options)


def candidates(round_: Round) -> Iterator[Action]:
    """Every action with up to two cards, of the pack either way up, in any area of any table."""
    every: set[Card] = set()
    for flipped in (0, round_.pack.cards):
        every.update(round_.pack.to_cards(round_.pack.cards, flipped))
    held = Counter(card for seat in round_.pack.seats for card in round_.hand(seat))
    places = [Area(seat, number) for seat in Seat for number in (1, 2)]
    yield rotate
    yield Play(())
    for card in every:
        yield Play((card,))
        for place in places:
            yield Add(card, place)
    for pair in combinations_with_replacement(sorted(held), 2):
        yield Play(pair)
    for place in places:
        yield Take(place)


# Rounds are equal when they cannot be told apart.

TWINS = box("1/5*", "2/6", "2/6 happy", "3/4", "3/4", "7/8")


def test_rounds_are_equal_whichever_of_two_equal_cards_lies_where() -> None:
    table = position("A: 2/6 1/5* | B: 3/4 | C: 2/6 4/3 | A to play", TWINS)
    one, other = bits(table.pack.equal(Card(2, 6)))
    swap = {one: other, other: one}
    swapped = table._replace(
        hands=tuple(sum(swap.get(b, b) for b in bits(hand)) for hand in table.hands)
    )
    assert tuple(swapped) != tuple(table)
    assert swapped == table
    assert hash(swapped) == hash(table)


def test_rounds_with_twins_differ_by_what_is_known() -> None:
    table = position("A: 2/6 1/5* | B: 3/4 | C: 2/6 4/3 | A to play", TWINS)
    known = position("A: (2/6) 1/5* | B: 3/4 | C: 2/6 4/3 | A to play", TWINS)
    assert known != table


def test_rounds_without_twins_differ_by_way_up_turn_and_owner() -> None:
    deck = box("1/5*", "2/6", "3/4", "7/8", "7/9")
    texts = [
        "A: 2/6 | B: 3/4 | C: 1/5* | A to play",
        "A: 6/2 | B: 3/4 | C: 1/5* | A to play",
        "A: (2/6) | B: 3/4 | C: 1/5* | A to play",
        "A: 2/6 | B: 3/4 | C: 1/5* | B to play",
        "A: 3/4 | B: 2/6 | C: 1/5* | A to play",
        "A: 2/6 | B: 3/4 | C: 1/5* | B1: 7/8 | A to play",
        "A: 2/6 | B: 3/4 | C: 1/5* | B1: 8/7 | A to play",
        "A: 2/6 | B: 3/4 | C: 1/5* | C1: 7/8 | A to play",
    ]
    rounds = [position(text, deck) for text in texts]
    assert len(set(rounds)) == len(texts)
    assert rounds == [position(text, deck) for text in texts]
    assert list(map(hash, rounds)) == [hash(position(text, deck)) for text in texts]


def test_a_round_is_no_other_thing() -> None:
    table = position("A: 2/6 | B: 3/4 | C: 1/5* | A to play")
    assert table != "A: 2/6 | B: 3/4 | C: 1/5* | A to play"
    assert table.pack != "a pack"


def test_two_ways_to_one_position_are_one_round() -> None:
    table = position("A: 5/2 | B: 4/9 | C: 8/6 | A to play")
    assert do(table, rotate, rotate, rotate, rotate, rotate, rotate) == table
    assert do(table, play("5/2"), take("A1")) != table


@given(deals(), seeds)
@settings(max_examples=50)
def test_a_round_equals_its_copy_and_no_later_round_of_another_turn(
    round_: Round, seed: int
) -> None:
    for position_, action in wander(round_, Random(seed)):
        assert Round(*position_) == position_
        assert hash(Round(*position_)) == hash(position_)
        assert apply(position_, action) != position_


@pytest.mark.parametrize(
    "text",
    [
        "A: 2/6 (6/2) | B: 3/4 | C: 1/5* | D: 1/5 | E: 7/8 | B1: 2/5 2/7 | A to play",
        "A: 2/6 | B: - | C: 1/5* | B1: 2/5 | out: B | A to play",
        "A: 2/6 | B: 3/4 | A2 to play",
        "A: - | B: 3/4 | C: - | A1: 5/2 | out: C A | over",
    ],
)
def test_a_round_shows_its_position(text: str) -> None:
    assert str(position(text)) == text
    assert repr(position(text)) == f"<Round {text}>"
