"""Actions: only by the seat to act, in the right turn, once, and as the rules allow."""

import pytest
from table.tables import GUESTS, SMALL, T0, begun, between_rounds, finished, seated

from dnup.notation import action_to_json, standard_deck
from dnup.rules import RuleRefusalCode
from dnup.table import Act, BotAct, Next, Phase, TableRefusalCode, verify
from dnup.table.decide import LONGEST_ROUND
from dnup.table.fact import Acted, Committed, MatchEnded
from support.helpers import ALL_COUNTS, B, play, rotate


def test_an_action_is_done_and_the_next_turn_has_the_next_number() -> None:
    table = begun("ann", "bo")
    assert table.turn == 1
    action = table.choose()
    acted = table.do(Act(table.guest_to_act, 1, action))
    assert acted == [Acted(T0, 1, action_to_json(action))]
    assert table.turn == 2
    assert table.running.match.past[-1].action == action


def test_a_repeated_action_is_harmless() -> None:
    table = begun("ann", "bo")
    sent = Act(table.guest_to_act, 1, table.choose())
    table.do(sent)
    before = table.table
    assert table.do(sent) == []
    table.move()
    assert table.do(sent) == []  # also when others have acted since
    assert table.turn == 3
    assert before.number + 1 == table.table.number


def test_a_stale_action_is_refused_with_the_number_that_is_next() -> None:
    table = begun("ann", "bo")
    sent = Act(table.guest_to_act, 1, table.choose())
    table.do(sent)
    refused = table.refuse(Act(sent.guest, 1, rotate))
    assert (refused.code, refused.facts) == (TableRefusalCode.STALE_TURN, {"turn": 1, "now": 2})
    assert str(refused) == "stale-turn turn=1 now=2"


def test_an_early_action_is_refused() -> None:
    table = begun("ann", "bo")
    refused = table.refuse(Act(table.guest_to_act, 2, table.choose()))
    assert (refused.code, refused.facts) == (TableRefusalCode.EARLY_TURN, {"turn": 2, "now": 1})


def test_another_seat_does_not_act() -> None:
    table = begun("ann", "bo", "cy")
    refused = table.refuse(Act(table.other, 1, table.choose()))
    assert (refused.code, refused.rule) == (RuleRefusalCode.NOT_YOUR_TURN, "T3")


def test_a_stranger_does_not_act() -> None:
    table = begun("ann", "bo")
    assert table.code(Act("eve", 1, table.choose())) == TableRefusalCode.NOT_SEATED


def test_what_the_rules_refuse_is_refused_with_their_code_rule_and_facts() -> None:
    table = begun("ann", "bo")
    match = table.running.match
    mine, others = (match.view(table.seat(who)).hand for who in (table.guest_to_act, table.other))
    # A card of somebody else, of which there is none like it in the own hand.
    action = play(str(next(card for card in others if card not in mine)))
    due = table.running.match.refusal(action)
    assert due is not None
    refused = table.refuse(Act(table.guest_to_act, 1, action))
    assert (refused.code, refused.rule, refused.facts) == (due.code, due.rule, due.facts)


def test_before_a_match_and_after_it_nobody_acts() -> None:
    assert seated("ann", "bo").code(Act("ann", 1, rotate)) == TableRefusalCode.NO_MATCH
    table = finished("ann", "bo")
    assert table.code(Act("ann", table.turn, rotate)) == TableRefusalCode.NO_MATCH
    assert table.code(BotAct(table.turn, rotate)) == TableRefusalCode.NO_MATCH


@pytest.mark.parametrize(("guests", "rule"), [(("ann", "bo"), "P4"), (("ann", "bo", "cy"), "E3")])
def test_between_two_rounds_nobody_acts(guests: tuple[str, ...], rule: str) -> None:
    table = between_rounds(*guests)
    refused = table.refuse(Act("ann", table.turn, rotate))
    assert (refused.code, refused.rule) == (RuleRefusalCode.ROUND_OVER, rule)


def test_the_last_action_of_a_match_can_be_repeated() -> None:
    table = begun("ann", "bo", deck=SMALL)
    sent, told = None, table.facts
    while table.table.phase == Phase.PLAYING:
        if table.table.to_act is None:
            table.go_on()
        else:
            sent = Act(table.guest_to_act, table.turn, table.choose())
            told = table.do(sent)
    assert [type(fact) for fact in told] == [Acted, MatchEnded, Committed]
    assert sent is not None
    assert table.do(sent) == []


def test_a_bot_acts_only_for_a_seat_that_a_bot_plays_for() -> None:
    table = begun("ann", players=2, bots=["beginner"])
    while table.table.bot_to_act is not None:
        told = table.do(BotAct(table.turn, table.choose()))
        assert isinstance(told[0], Acted)
        assert not told[0].is_assisted  # it is the bot's own seat
    assert table.guest_to_act == "ann"
    refused = table.refuse(BotAct(table.turn, table.choose()))
    assert refused.code == TableRefusalCode.STALE_TURN
    table.move_until_bot()
    assert table.table.bot_to_act == (B, "beginner")


def test_a_bots_late_choice_is_stale() -> None:
    table = begun("ann", players=2, bots=["beginner"])
    table.move_until_bot()
    late = BotAct(table.turn, table.choose())
    table.do(late)
    assert table.code(late) == TableRefusalCode.STALE_TURN


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_a_match_ends_exactly_when_it_is_won_and_its_record_proves_it(players: int) -> None:
    table = begun(*GUESTS[:players])
    commitment = table.running.commitment
    turns = 0
    while table.table.phase == Phase.PLAYING:
        assert not table.running.match.is_over
        turns += table.table.to_act is not None
        table.go_on()
    assert table.running.match.is_over
    assert table.turn == turns + 1
    verified = verify(table.record, standard_deck(), commitment=commitment)
    assert verified.actions == turns
    assert verified.rounds == table.running.match.rounds
    winner = table.running.match.winner
    assert winner is not None
    assert table.record.winner == str(winner)


def test_the_record_of_a_running_match_keeps_the_secret() -> None:
    table = begun("ann", "bo")
    for _ in range(5):
        table.go_on()
        proof = table.record.fairness
        assert proof is not None
        assert proof.secret is None
        assert proof.commitment == table.running.commitment


def test_there_is_no_record_before_the_first_match() -> None:
    with pytest.raises(ValueError, match="no match"):
        seated("ann", "bo").table.record()


def test_the_next_round_begins_when_all_who_are_present_want_it() -> None:
    table = between_rounds("ann", "bo", "cy")
    assert table.tell(Next("ann", 1)) == ["wants-next"]
    assert table.do(Next("ann", 1)) == []
    assert table.tell(Next("bo", 1)) == ["wants-next"]
    assert table.tell(Next("cy", 1)) == ["wants-next", "dealt"]
    assert table.running.match.rounds == 2
    assert table.running.next_wanted == frozenset()


def test_a_late_or_repeated_next_does_not_skip_a_round() -> None:
    table = between_rounds("ann", "bo")
    table.go_on()
    assert table.do(Next("ann", 1)) == []
    refused = table.refuse(Next("ann", 2))
    assert (refused.code, refused.facts) == (TableRefusalCode.ROUND_RUNNING, {"round": 2})
    refused = table.refuse(Next("ann", 3))
    assert (refused.code, refused.facts) == (TableRefusalCode.NO_ROUND, {"round": 3, "now": 2})


def test_next_is_refused_before_a_match_and_does_nothing_after_it() -> None:
    assert seated("ann", "bo").code(Next("ann", 0)) == TableRefusalCode.NO_MATCH
    table = finished("ann", "bo")
    assert table.do(Next("ann", table.running.match.rounds)) == []
    assert table.code(Next("ann", table.running.match.rounds + 1)) == TableRefusalCode.NO_MATCH


def test_the_next_round_begins_by_itself_when_it_has_been_looked_at_long_enough() -> None:
    table = between_rounds("ann", "bo", pause=20)
    assert table.table.alarm == table.table.next_round_at == T0 + 20_000
    table.do(Next("ann", 1), later=5)
    assert table.ring() == ["dealt"]
    assert table.now == T0 + 20_000
    assert table.table.next_round_at is None


def test_no_round_is_skipped_in_the_actions_that_are_kept() -> None:
    table = finished("ann", "bo", deck=SMALL)
    kept = sum(len(round_.actions) for round_ in table.record.rounds)
    assert kept == sum(isinstance(fact, Acted) for fact in table.facts)
    assert not any(isinstance(fact, Acted) and fact.is_assisted for fact in table.facts)


def test_people_who_rotate_for_ever_are_sent_home() -> None:
    table = begun("ann", "bo")
    for _ in range(LONGEST_ROUND):
        assert table.table.phase == Phase.PLAYING
        table.do(Act(table.guest_to_act, table.turn, rotate))
    assert table.table.phase == Phase.CLOSED
    assert len(table.record.rounds[0].actions) == LONGEST_ROUND
