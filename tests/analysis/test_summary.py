"""What a summary promises: the facts of a seat's match that matter most."""

from collections import Counter

from dnup import Record, Seat, parse_record
from dnup.analysis.account import Account, account_rounds
from dnup.analysis.mistake import kind_of
from dnup.analysis.moment import moments
from dnup.analysis.outlook import Outlook
from dnup.analysis.review import Grade, Verdict, review
from dnup.analysis.summary import SeatSummary, outlooks, summarise
from dnup.bots import Budget
from support.games import SMALL_MATCH, game, read

FEW = Budget(simulations=400)


def summaries(record: Record) -> tuple[list[Verdict], tuple[SeatSummary, ...]]:
    steps = read(record)
    verdicts = list(review(moments(steps), FEW, threads=2))
    numbers = range(1, len(record.rounds) + 1)
    rounds = {number: outlooks(steps, number) for number in numbers}
    return verdicts, summarise(verdicts, account_rounds(steps, verdicts), rounds)


def accounted(deal: int, play: int, rest: int) -> Account:
    return Account(Seat.A, 500, deal, play, rest, 500 + deal + play + rest, Counter())


def test_a_round_has_an_outlook_after_the_deal_and_after_each_action() -> None:
    record = game(2)
    steps = read(record)
    for number, round_ in enumerate(record.rounds, start=1):
        assert len(outlooks(steps, number)) == len(round_.actions) + 1


def test_the_costliest_actions_are_a_seats_own_the_worst_first() -> None:
    verdicts, found = summaries(game(2))
    by_place = {(v.moment.round, v.moment.turn): v for v in verdicts}
    for summary in found:
        losses = [by_place[place].loss for place in summary.worst]
        assert 0 < len(losses) <= 3
        assert losses == sorted(losses, reverse=True)
        own = [v for v in verdicts if v.moment.seat == summary.seat and v.grade != Grade.GOOD]
        assert losses[0] == max(v.loss for v in own)
        assert {by_place[place].moment.seat for place in summary.worst} == {summary.seat}
        assert summary.kind in {kind_of(v) for v in own}
        assert sum(summary.account.grades.values()) == sum(
            v.moment.seat == summary.seat for v in verdicts
        )


def test_the_kind_is_of_the_mistakes_that_cost_most_in_all() -> None:
    verdicts, found = summaries(game(2))
    for summary in found:
        lost: Counter[object] = Counter()
        for verdict in verdicts:
            if verdict.moment.seat == summary.seat and verdict.grade != Grade.GOOD:
                lost[kind_of(verdict)] += round(1000 * verdict.loss)
        assert lost[summary.kind] == max(lost.values())


def test_the_turning_point_is_where_the_chance_changed_most() -> None:
    rounds = {
        1: [Outlook((0, 1), (share, 1 - share)) for share in (0.5, 0.6, 0.55)],
        2: [Outlook((0, 1), (share, 1 - share)) for share in (0.9, 0.7, 0.71)],  # a deal is none
    }
    (summary,) = summarise([], {1: (accounted(0, 0, 0),)}, rounds)
    assert summary.turning == (2, 1)
    assert (summary.worst, summary.kind, summary.cause) == ((), None, None)


def test_the_cause_is_what_moved_most_the_way_it_went() -> None:
    for (deal, play, rest), cause in (
        ((100, -50, 200), "rest"),
        ((200, -50, 100), "deal"),
        ((100, -250, 50), "play"),
        ((-100, -50, 20), "deal"),
        ((10, -50, -90), "rest"),
    ):
        (summary,) = summarise([], {1: (accounted(deal, play, rest),)}, {})
        assert summary.cause == cause
        assert summary.turning is None


def test_a_match_without_mistakes_has_nothing_worst() -> None:
    steps = read(parse_record(SMALL_MATCH))
    verdicts = list(review(moments(steps), FEW, threads=2))
    good = [verdict for verdict in verdicts if verdict.grade is Grade.GOOD]
    assert len({verdict.moment.seat for verdict in good}) == 2
    _, bo = summarise(good, account_rounds(steps, verdicts), {})
    assert bo.account.after == 1000
    assert bo.worst == ()
    assert bo.kind is None
