"""Practising: a table that stands at a position, with the rules and refusals of a game."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table.tables import SMALL, T0

from dnup.notation import action_to_json, standard_deck
from dnup.rules import Action, Match, RuleRefusalCode, Seat
from dnup.table import (
    Act,
    BotAct,
    BotHolder,
    Options,
    Person,
    Phase,
    PlayOn,
    Practice,
    Practise,
    Refused,
    TableRefusalCode,
    play_on,
    practise,
)
from dnup.table.fact import Acted, MatchEnded
from support.helpers import A, B, C, add, area, cards, choose, play, rotate, take

CLASH = "A: 2/6 3/6 5/2 5/8 | B: 4/8 6/1 | C: 2/10 3/8 | B1: 3/4 3/5 | C1: 7/5 | A to play"
TWO = "A: 3/4 5/2 8/4 | B: 2/9 4/6 6/7 | A1: 3/6 | B1: 1/8 1/9 | A2 to play"


def stand(position: str = CLASH, seat: Seat = A, **wanted: Any) -> Practice:
    return practise(Practise("ann", "Ann", position, seat, **wanted), T0, "practice-1")


def refused(position: str = CLASH, seat: Seat = A, **wanted: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        stand(position, seat, **wanted)
    return caught.value


def turn(practice: Practice) -> int:
    assert practice.table.running is not None
    return practice.table.running.turn


def act(practice: Practice, action: Action) -> Practice:
    return practice.decide(Act("ann", turn(practice), action), T0 + 1)[1]


def reply(practice: Practice, action: Action | None = None) -> Practice:
    """The practice after the seat to act has done this, or what was written down for it."""
    done = action or practice.reply
    assert done is not None
    return practice.decide(BotAct(turn(practice), done), T0 + 2)[1]


def names(practice: Practice) -> list[str]:
    return [seat.name for seat in practice.table.seats if isinstance(seat, Person | BotHolder)]


def test_the_others_are_called_by_their_seats_or_as_was_asked_for() -> None:
    assert names(stand()) == ["Ann", "B", "C"]
    assert names(stand(names=("dollop", "mow"))) == ["Ann", "dollop", "mow"]
    assert names(stand(seat=B, names=("dollop",))) == ["A", "Ann", "dollop"]
    assert names(stand(TWO, names=("dollop", "mow"))) == ["Ann", "dollop"]


def position_of(practice: Practice) -> str:
    assert practice.table.running is not None
    return str(practice.table.running.match.round)


def rests(practice: Practice) -> bool:
    assert practice.table.running is not None
    return practice.table.running.is_paused


def test_a_practice_is_a_table_that_plays_at_the_position() -> None:
    practice = stand(level="beginner")
    table, running = practice.table, practice.table.running
    assert running is not None
    assert position_of(practice) == CLASH
    assert (table.phase, table.code, table.to_act) == (Phase.PLAYING, "", A)
    assert table.seats[A] == Person("ann", "Ann")
    assert table.seats[B] == BotHolder("", "B")
    assert (running.id, running.commitment, running.turn) == ("practice-1", "", 1)
    assert not practice.bot_to_act
    assert not rests(practice)


def test_what_is_done_is_done_as_in_a_game() -> None:
    before = stand(level="beginner")
    change, after = before.decide(Act("ann", 1, play("5/2 5/8")), T0 + 7)
    assert change.facts == (Acted(T0 + 7, 1, action_to_json(play("5/2 5/8"))),)
    assert after.table.running is not None
    assert after.table.running.match.round is not None
    assert after.table.running.match.round.hand(B) == cards("4/3 5/3 4/8 6/1")  # A3, G1
    assert after.bot_to_act == (B, "beginner")
    assert before.table.to_act == A


@pytest.mark.parametrize(
    ("action", "reason", "rule"),
    [
        (play("3/6"), RuleRefusalCode.PLAY_NOT_HIGHER, "A2"),
        (play("5/2 3/6"), RuleRefusalCode.MIXED_VALUES, "A1"),
        (play("9/2"), RuleRefusalCode.NOT_IN_HAND, "A1"),
        (add("5/2", "B1"), RuleRefusalCode.OTHER_VALUE, "B1"),
        (take("A1"), RuleRefusalCode.OWN_AREA, "C1"),
    ],
)
def test_what_is_refused_is_refused_as_in_a_game(
    action: Action, reason: RuleRefusalCode, rule: str
) -> None:
    with pytest.raises(Refused) as caught:
        act(stand(), action)
    assert (caught.value.code, caught.value.rule) == (reason, rule)


def test_a_turn_of_another_is_refused_and_so_is_one_that_is_gone() -> None:
    practice = act(stand(level="beginner"), rotate)
    for number, code in (
        (2, RuleRefusalCode.NOT_YOUR_TURN),
        (1, TableRefusalCode.STALE_TURN),
        (3, TableRefusalCode.EARLY_TURN),
    ):
        with pytest.raises(Refused) as caught:
            practice.decide(Act("ann", number, play("2/5")), T0)
        assert caught.value.code == code


def test_an_action_that_is_sent_again_is_done_once() -> None:
    practice = act(stand(level="beginner"), rotate)
    change, after = practice.decide(Act("ann", 1, rotate), T0 + 1)
    assert change.facts == ()
    assert after == practice


def test_the_others_do_first_what_was_written_down_then_what_bots_choose() -> None:
    practice = act(stand(level="beginner", replies=(rotate, play("3/8"))), play("5/2 5/8"))
    assert (practice.reply, practice.bot_to_act) == (rotate, None)
    practice = reply(practice)
    assert practice.reply == play("3/8")
    practice = reply(practice)
    assert (practice.table.to_act, practice.reply, practice.bot_to_act) == (A, None, None)
    practice = act(practice, rotate)
    assert (practice.reply, practice.bot_to_act) == (None, (B, "beginner"))


def test_no_reply_is_due_in_the_own_turn() -> None:
    practice = stand(replies=(rotate,), level="beginner")
    assert (practice.reply, practice.bot_to_act) == (None, None)


def test_the_others_act_first_where_it_is_their_turn() -> None:
    there = CLASH.replace("A to play", "B to play").replace(" | B1: 3/4 3/5", "")
    assert stand(there, replies=(rotate,)).reply == rotate
    assert stand(there, level="random").bot_to_act == (B, "random")
    assert rests(stand(there))


def test_replies_that_no_longer_fit_are_dropped_and_bots_go_on() -> None:
    # B would add to the set of A, but A rotates instead of playing one.
    wanted = (add("6/1", "A1"), rotate)
    practice = act(stand(CLASH.replace("5/8", "6/4"), level="beginner", replies=wanted), rotate)
    assert (practice.reply, practice.replies) == (None, ())
    assert practice.bot_to_act == (B, "beginner")
    practice = act(stand(CLASH.replace("5/8", "6/4"), replies=wanted), rotate)
    assert rests(practice)


def test_without_a_level_the_others_rest_when_no_reply_is_left() -> None:
    practice = act(stand(replies=(rotate,)), rotate)
    assert not rests(practice)
    practice = reply(practice)
    assert practice.table.to_act == C
    assert (practice.reply, practice.bot_to_act) == (None, None)
    assert rests(practice)


def test_p3_both_turns_of_two_players_are_the_persons() -> None:
    practice = act(stand(TWO, level="beginner"), play("8/4"))
    assert practice.table.running is not None
    assert practice.table.running.area == area("B1")
    practice = reply(reply(practice, rotate), rotate)
    assert practice.table.running is not None
    assert practice.table.running.area == area("A1")
    practice = act(practice, rotate)
    assert practice.table.running is not None
    assert practice.table.running.area == area("A2")
    assert practice.bot_to_act is None


def test_when_the_round_is_over_nothing_more_happens() -> None:
    before = stand("A: 5/2 | B: 2/9 4/7 | B1: 3/4 | A1 to play", level="beginner")
    practice = act(before, play("5/2"))
    table, running = practice.table, practice.table.running
    assert running is not None
    assert running.match.points == (1, 0)
    assert table.phase == Phase.PLAYING
    assert (table.to_act, table.next_round_at, table.alarm) == (None, None, None)
    assert (practice.reply, practice.bot_to_act, rests(practice)) == (None, None, False)
    with pytest.raises(Refused) as caught:
        act(practice, rotate)
    assert caught.value.code == RuleRefusalCode.ROUND_OVER


def test_e2_who_is_out_watches_the_others_play_on() -> None:
    practice = act(
        stand("A: 5/2 | B: 2/9 4/7 | C: 3/8 | C1: 3/4 | A to play", level="beginner"), play("5/2")
    )
    assert practice.table.running is not None
    assert practice.table.running.match.points == (2, 0, 0)
    assert practice.bot_to_act == (B, "beginner")


def test_a_match_can_be_won_with_points_from_before() -> None:
    practice = stand("A: 5/2 | B: 2/9 4/7 | B1: 3/4 | A1 to play", points=(1, 0))
    change, after = practice.decide(Act("ann", 1, play("5/2")), T0)
    assert any(isinstance(fact, MatchEnded) for fact in change.facts)
    assert after.table.phase == Phase.FINISHED
    assert not after.table.commitment


@pytest.mark.parametrize(
    ("position", "facts"),
    [
        ("", {"fault": "bad-position", "text": ""}),
        ("A: 5/2 | B: 2/x | A1 to play", {"fault": "bad-card", "place": "hands[1].hidden"}),
        ("A: 9/2 | B: 9/2 | A1 to play", {"fault": "card-not-in-deck", "card": "9/2"}),
        ("A: 5/2 | B: 2/9 | A1: 3/4 | A1 to play", {"fault": "wrong-turn", "turn": "A1"}),
        ("A: - | B: 2/9 | out: A | over", {"fault": "wrong-turn", "turn": "over"}),
        (CLASH.replace("7/5", "7/5 6/7"), {"fault": "set-of-mixed-values", "area": "C1"}),
    ],
)
def test_a_position_where_nobody_can_play_is_refused_with_the_reason(
    position: str, facts: dict[str, str]
) -> None:
    error = refused(position)
    assert error.code == TableRefusalCode.BAD_POSITION
    assert facts.items() <= error.facts.items()


@pytest.mark.parametrize("points", [(1,), (1, 0, 0, 0), (4, 0, 0), (9, 9, 9)])
def test_points_that_would_end_the_match_or_are_not_each_seats_are_refused(
    points: tuple[int, ...],
) -> None:
    error = refused(points=points)
    assert (error.code, error.facts["fault"]) == (TableRefusalCode.BAD_POSITION, "wrong-points")


def test_points_count_with_those_of_who_is_out() -> None:
    there = "A: 5/2 | B: 2/9 | C: - | out: C | A to play"
    assert refused(there, points=(0, 0, 2)).facts["fault"] == "wrong-points"
    assert stand(there, points=(3, 3, 1)).table.to_act == A


def test_a_seat_that_the_table_does_not_have_is_refused() -> None:
    assert refused(seat=Seat.D).code == TableRefusalCode.NO_SEAT


def test_an_own_deck_can_be_practised_with_and_a_bad_one_is_refused() -> None:
    there = "A: 1/5* | B: 2/9 3/4 | A2 to play"
    assert stand(there, deck=SMALL).table.deck.name == "small"
    assert stand(there).table.deck == standard_deck()
    assert refused(there, deck="cards").code == TableRefusalCode.BAD_DECK


def test_c5_a_position_needs_a_deck_for_its_player_count() -> None:
    error = refused("A: 2/7 | B: 2/9 | A1 to play", deck=f"players = [3, 4]\n{SMALL}")
    assert error.code == TableRefusalCode.BAD_POSITION
    assert error.facts == {
        "fault": "deck-players",
        "place": "hands",
        "name": "small",
        "counts": "3, 4",
        "players": 2,
    }


@settings(max_examples=50, deadline=None)
@given(chance=st.randoms(use_true_random=False), seat=st.sampled_from([A, B]))
def test_whatever_is_done_the_person_or_somebody_else_can_go_on_or_all_rests(
    chance: Any, seat: Seat
) -> None:
    level = chance.choice([None, "random"])
    replies = tuple(chance.choice([rotate, play("4/8"), take("A1")]) for _ in range(3))
    practice = stand(CLASH, seat, level=level, replies=replies)
    for _ in range(30):
        running = practice.table.running
        assert running is not None
        if running.match.round is None or running.match.round.is_over:
            assert (practice.reply, practice.bot_to_act) == (None, None)
            break
        action = chance.choice(running.match.legal_actions())
        if practice.table.to_act == seat:
            practice = act(practice, action)
        elif practice.reply is not None:
            assert running.match.refusal(practice.reply) is None
            practice = reply(practice)
        elif practice.bot_to_act is not None:
            practice = reply(practice, action)
        else:
            assert rests(practice)
            break


def test_nothing_of_a_hand_is_in_what_may_be_logged() -> None:
    assert "5/2" not in repr(stand())


def test_decks_of_practices_do_not_push_out_those_of_tables() -> None:
    shared = Options(deck=SMALL).make_deck()
    for number in range(100):
        practice = stand("A: 2/7 | B: 3/4 | A1 to play", deck=f"{SMALL}\n# {number}")
        assert practice.table.deck == shared
    assert Options(deck=SMALL).make_deck() is shared


def in_a_match(actions: int = 4, players: int = 3) -> Match:
    """The second round of a match, after some actions."""
    chance = Random(5)
    match = Match(standard_deck(), players)
    for rounds in (1, 2):
        match = match.begin(match.deal(chance))
        while match.round is not None and not match.round.is_over:
            if rounds == 2 and len(match.past) == actions:
                return match
            match = match.apply(choose(match.legal_actions(), chance))
    raise AssertionError


NAMES = ("Ann", "Beginner", "Beginner 2")


def stand_in(match: Match, seat: Seat = B, level: str = "beginner") -> Practice:
    return play_on(PlayOn("bob", "Bob", match, NAMES, seat, level), T0, "practice-2")


def test_a_practice_in_the_middle_of_a_match_has_its_points_and_its_past() -> None:
    match = in_a_match()
    practice = stand_in(match)
    running = practice.table.running
    assert running is not None
    assert running.match == match
    assert (len(running.match.past), running.match.rounds, sum(running.match.points)) == (4, 2, 3)
    assert practice.table.seats == (
        BotHolder("", "Ann"),
        Person("bob", "Bob"),
        BotHolder("", "Beginner 2"),
    )
    assert (running.turn, practice.seat, practice.level) == (1, B, "beginner")


def test_whoever_is_to_act_begins_and_the_others_are_bots() -> None:
    match = in_a_match()
    assert match.round is not None
    assert match.round.turn is not None
    to_act = match.round.turn.seat
    for seat in (A, B, C):
        practice = stand_in(match, seat)
        assert practice.bot_to_act == (None if seat == to_act else (to_act, "beginner"))
    practice = stand_in(match, to_act)
    change, after = practice.decide(Act("bob", 1, rotate), T0 + 1)
    assert [type(fact) for fact in change.facts] == [Acted]
    assert after.table.running is not None
    assert len(after.table.running.match.past) == 5
    assert after.bot_to_act is not None


def test_where_nobody_can_play_on_it_is_refused() -> None:
    match = in_a_match()
    over = out = match
    chance = Random(7)
    while over.round is not None and not over.round.is_over:
        if over.round.out:
            out = over
        over = over.apply(choose(over.legal_actions(), chance))
    assert out.round is not None
    for given_, seat, code, facts in (
        (over, A, TableRefusalCode.MOMENT_OVER, {}),
        (Match(standard_deck(), 3), A, TableRefusalCode.MOMENT_OVER, {}),
        (out, out.round.out[0], TableRefusalCode.SEAT_OUT, {"seat": str(out.round.out[0])}),
        (match, Seat.E, TableRefusalCode.NO_SEAT, {"seat": "E", "last": "C"}),
    ):
        with pytest.raises(Refused) as caught:
            stand_in(given_, seat)
        assert (caught.value.code, caught.value.facts) == (code, facts)
