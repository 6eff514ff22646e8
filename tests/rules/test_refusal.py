"""Every reason why an action is refused: its rule, its facts, and which of two comes first."""

import pytest

from dnup import (
    Action,
    Add,
    Area,
    Card,
    IllegalActionError,
    Play,
    Refusal,
    RuleRefusalCode,
    Seat,
    apply,
    events_of,
    is_legal,
    refusal,
)
from support.helpers import add, area, card, play, rotate, take
from support.helpers import pairs_position as position

# Three players: A holds two 5s and a pair that is not one, B a single 5, C two 3s.
TABLE = position("A: 5/2 5/3 1/2 6/8 | B: 4/9 | C: 8/1 | B1: 5/7 | C1: 3/4 3/6 | A to play")
# Five players, so that there are equal cards: A holds both 2/6, one each way up, and one 3/7.
TWINS = position("A: 2/6 6/2 3/7 | B: 4/9 | C: 8/1 | D: 1/2 | E: 1/3 | A to play")
TWO = position("A: 5/2 5/3 | B: 4/9 | A1: 5/7 | B1: 4/5 4/6 | A2 to play")

CASES: list[tuple[str, Action, Refusal]] = [
    ("no card at all", play(""), Refusal(RuleRefusalCode.EMPTY_SET, "A1")),
    (
        "a card of somebody else's",
        play("4/9"),
        Refusal(RuleRefusalCode.NOT_IN_HAND, "A1", card=card("4/9")),
    ),
    (
        "a card that takes no part at this player count",
        play("5/6"),
        Refusal(RuleRefusalCode.NOT_IN_HAND, "A1", card=card("5/6")),
    ),
    (
        "a card that the deck does not have",
        Play((Card(5, 5),)),
        Refusal(RuleRefusalCode.NOT_IN_HAND, "A1", card=Card(5, 5)),
    ),
    (
        "a star that the card does not carry",
        play("5/2*"),
        Refusal(RuleRefusalCode.NOT_IN_HAND, "A1", card=card("5/2*")),
    ),
    (
        "a card twice",
        play("5/2 5/2"),
        Refusal(RuleRefusalCode.NOT_IN_HAND, "A1", card=card("5/2")),
    ),
    (
        "a card of the hand, turned",
        play("2/5"),
        Refusal(RuleRefusalCode.WRONG_WAY_UP, "S2", card=card("2/5")),
    ),
    (
        "two values",
        play("5/2 6/8"),
        Refusal(RuleRefusalCode.MIXED_VALUES, "A1", card=card("6/8"), value=5),
    ),
    (
        "a single card no higher than another",
        play("5/2"),
        Refusal(RuleRefusalCode.PLAY_NOT_HIGHER, "A2", area=area("B1"), size=1, value=5, own=5),
    ),
    (
        "a single card lower than another",
        play("1/2"),
        Refusal(RuleRefusalCode.PLAY_NOT_HIGHER, "A2", area=area("B1"), size=1, value=5, own=1),
    ),
    ("a set where no area is", take("B2"), Refusal(RuleRefusalCode.NO_AREA, "P1", area=area("B2"))),
    (
        "a set where nobody sits",
        take("D1"),
        Refusal(RuleRefusalCode.NO_AREA, "P1", area=area("D1")),
    ),
    (
        "a card to where no area is",
        add("5/2", "C2"),
        Refusal(RuleRefusalCode.NO_AREA, "P1", area=area("C2")),
    ),
    ("the own set", take("A1"), Refusal(RuleRefusalCode.OWN_AREA, "C1", area=area("A1"))),
    (
        "a card to the own set",
        add("5/2", "A1"),
        Refusal(RuleRefusalCode.OWN_AREA, "B1", area=area("A1")),
    ),
    (
        "a card of somebody else's to a set",
        add("5/4", "B1"),
        Refusal(RuleRefusalCode.NOT_IN_HAND, "B1", card=card("5/4")),
    ),
    (
        "a turned card to a set",
        add("2/5", "B1"),
        Refusal(RuleRefusalCode.WRONG_WAY_UP, "S2", card=card("2/5")),
    ),
    (
        "a card of another value to a set",
        add("6/8", "B1"),
        Refusal(RuleRefusalCode.OTHER_VALUE, "B1", card=card("6/8"), area=area("B1"), value=5),
    ),
]


@pytest.mark.parametrize(("what", "action", "expected"), CASES, ids=[case[0] for case in CASES])
def test_a_refusal_gives_reason_rule_and_facts(
    what: str, action: Action, expected: Refusal
) -> None:
    assert refusal(TABLE, action) == expected, what
    assert not is_legal(TABLE, action)
    with pytest.raises(IllegalActionError) as refused:
        apply(TABLE, action)
    assert refused.value.action == action
    assert refused.value.refusal == expected
    assert str(refused.value) == f"{action}: {expected}"
    with pytest.raises(IllegalActionError) as refused:
        events_of(TABLE, action)
    assert refused.value.refusal == expected


def test_no_set_to_take_or_to_add_to() -> None:
    table = position("A: 5/2 5/3 | B: 4/9 | C: 8/1 | B1: 5/7 | A to play")
    assert refusal(table, take("C1")) == Refusal(RuleRefusalCode.NO_SET, "C1", area=area("C1"))
    assert refusal(table, add("5/2", "C1")) == Refusal(
        RuleRefusalCode.NO_SET, "B1", area=area("C1")
    )


def test_an_added_card_makes_a_set_that_is_not_higher() -> None:
    table = position("A: 3/8 | B: 4/9 | C: 8/1 | B1: 3/4 | C1: 5/2 5/7 | A to play")
    assert refusal(table, add("3/8", "B1")) == Refusal(
        RuleRefusalCode.ADD_NOT_HIGHER, "B2", area=area("C1"), size=2, value=5, own=3
    )


@pytest.mark.parametrize("action", [rotate, play("5/2"), take("A1"), play("")])
def test_nothing_is_allowed_when_the_round_is_over(action: Action) -> None:
    three = position("A: - | B: - | C: 5/2 | A1: 5/3 | out: A B | over")
    assert refusal(three, action) == Refusal(RuleRefusalCode.ROUND_OVER, "E3")
    two = position("A: - | B: 5/2 | A1: 5/3 | out: A | over")
    assert refusal(two, action) == Refusal(RuleRefusalCode.ROUND_OVER, "P4")


@pytest.mark.parametrize("action", [take("A1"), add("5/2", "A1"), take("A2"), add("5/2", "A2")])
def test_the_own_areas_of_two_players_are_a_matter_of_p3(action: Action) -> None:
    where = action.to if isinstance(action, Add) else area(str(action)[-2:])
    assert refusal(TWO, action) == Refusal(RuleRefusalCode.OWN_AREA, "P3", area=where)


def test_two_players_have_no_third_area() -> None:
    nowhere = Area(Seat.B, 3)
    assert refusal(TWO, Add(card("5/2"), nowhere)) == Refusal(
        RuleRefusalCode.NO_AREA, "P1", area=nowhere
    )


# Which of two reasons comes first


def test_equal_cards_are_counted() -> None:
    both = position("A: 2/6 2/6 | B: 4/9 | C: 8/1 | D: 1/2 | E: 1/3 | A to play")
    assert is_legal(both, play("2/6 2/6"))
    assert refusal(both, play("2/6 2/6 2/6")) == Refusal(
        RuleRefusalCode.NOT_IN_HAND, "A1", card=card("2/6")
    )
    assert refusal(TWINS, play("3/7 3/7")) == Refusal(
        RuleRefusalCode.NOT_IN_HAND, "A1", card=card("3/7")
    )


def test_a_twin_the_other_way_up_is_the_wrong_way_up() -> None:
    assert refusal(TWINS, play("2/6 2/6")) == Refusal(
        RuleRefusalCode.WRONG_WAY_UP, "S2", card=card("2/6")
    )


def test_what_is_not_in_hand_comes_before_mixed_values() -> None:
    refused = refusal(TABLE, play("5/2 6/1"))
    assert refused == Refusal(RuleRefusalCode.NOT_IN_HAND, "A1", card=card("6/1"))


def test_the_wrong_way_up_comes_before_mixed_values() -> None:
    refused = refusal(TABLE, play("5/2 8/6"))
    assert refused == Refusal(RuleRefusalCode.WRONG_WAY_UP, "S2", card=card("8/6"))


def test_mixed_values_come_before_the_size() -> None:
    assert play_reason("1/2 5/2") is RuleRefusalCode.MIXED_VALUES
    assert play_reason("1/2") is RuleRefusalCode.PLAY_NOT_HIGHER


def test_the_area_of_an_add_comes_before_its_card() -> None:
    assert refusal(TABLE, add("9/8", "A1")) == Refusal(
        RuleRefusalCode.OWN_AREA, "B1", area=area("A1")
    )
    assert refusal(TABLE, add("9/8", "D1")) == Refusal(
        RuleRefusalCode.NO_AREA, "P1", area=area("D1")
    )


def test_the_value_of_an_added_card_comes_before_the_size() -> None:
    table = position("A: 6/8 5/2 | B: 4/9 | C: 8/1 | B1: 3/5 | C1: 9/1 9/2 | A to play")
    refused = refusal(table, add("6/8", "B1"))
    assert refused is not None
    assert refused.code is RuleRefusalCode.OTHER_VALUE


def test_facts_are_what_a_message_can_use() -> None:
    refused = Refusal(
        RuleRefusalCode.PLAY_NOT_HIGHER, "A2", card("5/1*"), area("B1"), size=1, value=5, own=3
    )
    assert refused.facts == {"card": "5/1*", "area": "B1", "size": 1, "value": 5, "own": 3}
    assert str(refused) == "play-not-higher (A2) card=5/1* area=B1 size=1 value=5 own=3"
    assert Refusal(RuleRefusalCode.EMPTY_SET, "A1").facts == {}


def test_every_reason_is_known_here_or_with_the_match_and_the_view() -> None:
    elsewhere = {
        RuleRefusalCode.MATCH_OVER,
        RuleRefusalCode.NO_ROUND,
        RuleRefusalCode.NOT_YOUR_TURN,
    }
    here = {case[2].code for case in CASES}
    here |= {RuleRefusalCode.NO_SET, RuleRefusalCode.ADD_NOT_HIGHER, RuleRefusalCode.ROUND_OVER}
    assert here | elsewhere == set(RuleRefusalCode)


def play_reason(text: str) -> RuleRefusalCode | None:
    refused = refusal(TABLE, play(text))
    return refused.code if refused else None
