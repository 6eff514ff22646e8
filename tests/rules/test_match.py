"""A match: deals that are due, points, the winner, and what is refused between rounds."""

from random import Random

import pytest

from dnup import (
    Deal,
    DealError,
    DealErrorCode,
    IllegalActionError,
    Match,
    Refusal,
    RoundEnded,
    RuleRefusalCode,
    Seat,
    TurnBegan,
    WentOut,
    deal,
    seats,
    standard_deck,
    start,
)
from support.helpers import ALL_COUNTS, A, B, C, area, box, cards, play, rotate
from support.helpers import pairs_position as position

# With two players three cards: one of them has two.
UNEVEN = box("1/5*", "2/6", "3/7", "4/8 happy", "4/9 neutral")
TWO_AND_ONE = Deal((cards("1/5* 2/6"), cards("3/7")))
ONE_AND_TWO = Deal((cards("1/5*"), cards("2/6 3/7")))


def first_round() -> Match:
    return Match(UNEVEN, 2).begin(TWO_AND_ONE)


def test_a_match_begins_with_a_deal() -> None:
    match = Match(UNEVEN, 2)
    assert match.round is None
    assert match.points == (0, 0)
    assert match.awaits_deal
    assert match.first_dealt is A
    assert match.winner is None
    assert match.legal_actions() == []


def test_a_begun_match_awaits_an_action() -> None:
    match = first_round()
    assert not match.awaits_deal
    assert match.rounds == 1
    assert match.round == start(UNEVEN.pack(2), TWO_AND_ONE)
    assert match.legal_actions() == [play("1/5*"), play("2/6"), rotate]
    assert match.refusal(rotate) is None
    assert Match(UNEVEN, 2).round is None  # begin makes a new match


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s1_each_deal_begins_one_seat_further_on(players: int) -> None:
    firsts = [Match(standard_deck(), players, rounds=rounds).first_dealt for rounds in range(7)]
    assert firsts == [Seat(rounds % players) for rounds in range(7)]


def test_s1_an_uneven_deck_is_dealt_from_another_seat_in_the_next_round() -> None:
    with pytest.raises(DealError):
        Match(UNEVEN, 2).begin(ONE_AND_TWO)
    match = first_round().apply(play("1/5*")).apply(play("3/7"))  # B is out
    assert match.points == (0, 1)
    assert match.first_dealt is B
    with pytest.raises(DealError):
        match.begin(TWO_AND_ONE)
    match = match.begin(ONE_AND_TWO)
    assert match.rounds == 2
    assert match.before == (0, 1)
    assert match.points == (0, 1)


FAULTS = [
    (
        "one hand too many",
        Deal((cards("1/5*"), cards("2/6"), cards("3/7"))),
        DealErrorCode.PLAYERS,
        {"hands": 3, "players": 2},
    ),
    (
        "a card that takes no part",
        Deal((cards("1/5* 4/8"), cards("3/7"))),
        DealErrorCode.UNKNOWN_CARD,
        {"card": "4/8", "count": 1, "most": 0},
    ),
    (
        "a card too often",
        Deal((cards("1/5* 2/6"), cards("6/2"))),
        DealErrorCode.TOO_MANY,
        {"card": "6/2", "count": 2, "most": 1},
    ),
    (
        "a card missing",
        Deal((cards("1/5*"), cards("3/7"))),
        DealErrorCode.MISSING_CARD,
        {"card": "2/6"},
    ),
    (
        "a card with the wrong player",
        ONE_AND_TWO,
        DealErrorCode.HAND_SIZE,
        {"seat": "A", "count": 1, "right": 2},
    ),
]


@pytest.mark.parametrize(
    ("what", "dealt", "fault", "facts"), FAULTS, ids=[case[0] for case in FAULTS]
)
def test_a_deal_that_does_not_fit(
    what: str, dealt: Deal, fault: DealErrorCode, facts: dict[str, str | int]
) -> None:
    with pytest.raises(DealError) as error:
        Match(UNEVEN, 2).begin(dealt)
    assert error.value.code is fault, what
    assert error.value.facts == facts
    assert str(error.value).startswith(fault.value)


def test_a_deal_while_a_round_is_running() -> None:
    with pytest.raises(DealError) as error:
        first_round().begin(ONE_AND_TWO)
    assert (error.value.code, error.value.facts) == (DealErrorCode.ROUND_RUNNING, {"round": 1})
    assert str(error.value) == "deal-round-running round=1"


def test_a_deal_when_the_match_is_won() -> None:
    with pytest.raises(DealError) as error:
        won().begin(TWO_AND_ONE)
    assert (error.value.code, error.value.facts) == (DealErrorCode.MATCH_OVER, {})


def test_every_fault_of_a_deal_is_known_here() -> None:
    here = {case[2] for case in FAULTS}
    assert here | {DealErrorCode.ROUND_RUNNING, DealErrorCode.MATCH_OVER} == set(DealErrorCode)


def test_no_action_before_the_first_deal() -> None:
    assert_refused(Match(UNEVEN, 2), Refusal(RuleRefusalCode.NO_ROUND, "S1"))


def test_no_action_between_rounds() -> None:
    between = first_round().apply(play("1/5*")).apply(play("3/7"))
    assert between.awaits_deal
    assert_refused(between, Refusal(RuleRefusalCode.ROUND_OVER, "P4"))


def test_no_action_when_the_match_is_won() -> None:
    assert_refused(won(), Refusal(RuleRefusalCode.MATCH_OVER, "P4"))
    last = position("A: 5/2 | B: 4/9 | C: 8/6 | A to play")
    match = Match(standard_deck(), 3, rounds=1, before=(2, 1, 0), round=last).apply(play("5/2"))
    assert_refused(match, Refusal(RuleRefusalCode.MATCH_OVER, "E4"))


def test_a_refused_action_says_why() -> None:
    refused = Refusal(RuleRefusalCode.NOT_IN_HAND, "A1", card=cards("3/7")[0])
    match = first_round()
    assert match.refusal(play("3/7")) == refused
    with pytest.raises(IllegalActionError) as error:
        match.apply(play("3/7"))
    assert error.value.refusal == refused


def assert_refused(match: Match, refused: Refusal) -> None:
    assert match.refusal(rotate) == refused
    assert match.legal_actions() == []
    for ask in (match.apply, match.events_of):
        with pytest.raises(IllegalActionError) as error:
            ask(rotate)
        assert error.value.refusal == refused


def test_p4_two_players_need_two_rounds() -> None:
    match = won()
    assert match.goal == 2
    assert match.points == (0, 2)
    assert match.winner is B
    assert match.is_over
    assert not match.awaits_deal


@pytest.mark.parametrize("players", [3, 4, 5])
def test_e4_more_players_need_four_points(players: int) -> None:
    match = Match(standard_deck(), players)
    assert match.goal == 4
    for seat in seats(players):
        points = tuple(4 if other is seat else 3 for other in seats(players))
        assert Match(standard_deck(), players, before=points).winner is seat
    assert Match(standard_deck(), players, before=(3,) * players).winner is None


def test_e4_the_events_tell_of_the_end_in_the_middle_of_a_round() -> None:
    table = position("A: 5/2 | B: 4/9 | C: 8/6 | B1: 3/4 3/6 | A to play")
    match = Match(standard_deck(), 3, rounds=1, before=(2, 1, 0), round=table)
    assert match.events_of(play("5/2"))[1:] == [WentOut(A, 2), RoundEnded()]
    # With a point less the round goes on.
    match = Match(standard_deck(), 3, rounds=1, before=(1, 1, 1), round=table)
    assert match.events_of(play("5/2"))[-1] == TurnBegan(area("B1"))


def test_a_view_counts_the_points_of_the_whole_match() -> None:
    table = position("A: - | B: 4/9 | C: 8/6 | out: A | B to play")
    match = Match(standard_deck(), 3, rounds=3, before=(1, 2, 3), round=table)
    for viewer in (A, B, C, None):
        assert match.view(viewer).points == (3, 2, 3) == match.points


def test_there_is_nothing_to_see_before_the_first_deal() -> None:
    with pytest.raises(ValueError, match="before the first deal"):
        Match(UNEVEN, 2).view(A)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_a_match_is_a_value(players: int) -> None:
    pack = standard_deck().pack(players)
    match = Match(standard_deck(), players).begin(deal(pack, Random(1)))
    again = Match(standard_deck(), players).begin(deal(pack, Random(1)))
    assert match == again
    assert hash(match) == hash(again)
    assert match.apply(rotate) == again.apply(rotate) != match


def won() -> Match:
    """B has won both rounds."""
    match = first_round().apply(play("1/5*")).apply(play("3/7")).begin(ONE_AND_TWO)
    for action in (rotate, play("2/6"), rotate, rotate, rotate, play("7/3")):
        match = match.apply(action)
    return match
