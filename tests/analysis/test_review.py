"""What a review promises: fair grades by what was known, and accounts that add up."""

from collections import Counter
from itertools import islice

import pytest

from dnup import Match, Record, Rotate, parse_record
from dnup.analysis.account import Account, account_all, account_rounds
from dnup.analysis.analyse import Analysis, analyse
from dnup.analysis.mistake import kind_of
from dnup.analysis.moment import Moment, moments
from dnup.analysis.reason import reasons
from dnup.analysis.review import DEEPER, FINE, THRESHOLDS, Grade, Verdict, judge, look, review
from dnup.bots import Budget
from dnup.search.search import Estimate
from support.games import SMALL_MATCH, game, read, turned
from support.helpers import ALL_COUNTS, A, play, rotate

FEW = Budget(simulations=60)


def verdicts(record: Record) -> list[Verdict]:
    return list(review(moments(read(record)), FEW, threads=2))


def judged(best: float, played: float, error: float = 0.001) -> Verdict:
    """A verdict on a played 1/2 with these chances, where rotating was best."""
    done, better = play("1/2"), Rotate()
    lost = max(best - played, 0.0)
    estimates = (
        Estimate(better, best, error, best, 10, None),
        Estimate(done, played, error, played, 10, None, lost, error),
    )
    return judge(Moment(Match(read(game(3))[0].match.deck, 3), 1, done), Analysis(estimates, 9, 0))


@pytest.mark.parametrize(
    ("best", "played", "grade"),
    [
        (0.5, 0.5, Grade.GOOD),
        (0.5, 0.51, Grade.GOOD),
        (0.5, 0.485, Grade.GOOD),
        (0.5, 0.475, Grade.INACCURACY),
        (0.5, 0.445, Grade.MISTAKE),
        (0.5, 0.395, Grade.BLUNDER),
        (1.0, 0.0, Grade.BLUNDER),
    ],
)
def test_the_grade_goes_by_the_loss(best: float, played: float, grade: Grade) -> None:
    verdict = judged(best, played)
    assert verdict.grade is grade
    assert verdict.loss == max(0.0, best - played)
    assert verdict.best.action == rotate


def test_the_thresholds_rise() -> None:
    assert list(THRESHOLDS) == [grade for grade in Grade if grade not in FINE]
    assert list(THRESHOLDS.values()) == sorted(THRESHOLDS.values())


def test_what_may_be_chance_is_good() -> None:
    assert judged(0.5, 0.34, error=0.07).grade is Grade.BLUNDER
    assert judged(0.5, 0.34, error=0.09).grade is Grade.GOOD
    assert not judged(0.5, 0.34, error=0.09).is_sure


def test_every_action_has_the_grade_that_it_would_have_got() -> None:
    assert judged(0.5, 0.44).grades == (Grade.GOOD, Grade.MISTAKE)
    assert judged(0.5, 0.44, error=0.05).grades == (Grade.GOOD, Grade.GOOD)  # it may be chance


@pytest.mark.parametrize(
    ("played", "error", "is_settled"),
    [
        (0.5, 0.0, True),
        (0.49, 0.005, True),
        (0.49, 0.015, False),  # it may be an inaccuracy
        (0.47, 0.005, True),
        (0.46, 0.015, False),  # or a mistake
        (0.30, 0.05, True),
    ],
)
def test_a_grade_is_settled_if_no_threshold_is_near(
    played: float, error: float, *, is_settled: bool
) -> None:
    assert judged(0.5, played, error).is_settled is is_settled


def test_an_action_near_a_threshold_is_looked_at_for_longer() -> None:
    budget = Budget(simulations=300)
    longer = 0
    for moment in moments(read(game(2)))[6:24:3]:
        *_, last = look(moment, budget)
        *_, again = look(moment, budget, threads=3)
        assert (last.estimates, last.simulations) == (again.estimates, again.simulations)
        *_, short = analyse(moment.view, budget, also=moment.action)
        *_, long = analyse(moment.view, Budget(simulations=DEEPER * 300), also=moment.action)
        assert short.simulations <= last.simulations <= long.simulations
        assert judge(moment, last).is_settled or last.simulations == long.simulations
        longer += last.simulations > short.simulations
    assert longer


def test_without_an_action_there_is_no_grade_to_settle() -> None:
    moment = moments(read(game(2)))[6]
    budget = Budget(simulations=300)
    *_, last = look(Moment(moment.match, moment.turn, None), budget)
    *_, plain = analyse(moment.view, budget)
    assert last.simulations == plain.simulations


def test_moments_are_numbered_as_in_a_replay() -> None:
    record = game(3)
    found = moments(read(record))
    for number, round_ in enumerate(record.rounds, start=1):
        those = [moment for moment in found if moment.round == number]
        assert [moment.turn for moment in those] == list(range(1, len(round_.actions) + 1))
        assert str(those[0].seat) == round_.starter
    assert all(moment.action in moment.view.legal_actions() for moment in found)


def test_the_last_moment_of_a_match_that_was_left_has_no_action() -> None:
    found = moments(read(game(4, 5, 20)))
    assert len(found) == 21
    assert [moment.action is None for moment in found] == [False] * 20 + [True]
    with pytest.raises(ValueError, match="nothing was done"):
        judge(found[-1], Analysis((), 0, 0))
    assert len(list(review(found[18:], FEW))) == 2


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_a_review_is_the_same_twice_and_in_order(players: int) -> None:
    those = [moment for moment in moments(read(game(players))) if moment.round == 1]
    once = list(review(those, FEW, threads=1))
    again = list(review(those, FEW, threads=3))
    assert [verdict.moment for verdict in once] == those
    for first, second in zip(once, again, strict=True):
        assert first.analysis.estimates == second.analysis.estimates
        assert (first.loss, first.error, first.grade) == (second.loss, second.error, second.grade)
        assert first.loss >= 0
        assert first.played.action == first.moment.action


def test_a_review_streams_and_stops() -> None:
    those = moments(read(game(3)))
    first = list(islice(review(those, FEW), 2))
    assert [verdict.moment.turn for verdict in first] == [1, 2]
    seen: list[Verdict] = []
    seen.extend(review(those, FEW, threads=2, is_stopped=lambda: len(seen) >= 3))
    assert len(seen) == 3


def test_grades_depend_on_nothing_that_was_hidden() -> None:
    record = game(3, length=14)
    last = read(record)[-1].match.round
    assert last is not None
    loser = next(seat for seat in last.pack.seats if last.hands[seat] & ~last.seen)
    other = turned(record, loser)
    assert other != record
    changed = 0
    for one, two in zip(verdicts(record), verdicts(other), strict=True):
        if one.moment.seat == loser:
            changed += one.analysis.estimates != two.analysis.estimates
        else:
            assert one.analysis.estimates == two.analysis.estimates
            assert (one.loss, one.error, one.grade) == (two.loss, two.error, two.grade)
            assert kind_of(one) == kind_of(two)
            assert reasons(one.moment.view, one.best.action) == reasons(
                two.moment.view, two.best.action
            )
    assert changed  # the seat itself saw it


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_accounts_add_up_exactly(players: int) -> None:
    record = game(players)
    steps = read(record)
    rounds = account_rounds(steps, verdicts(record))
    assert list(rounds) == list(range(1, len(record.rounds) + 1))
    for accounts in rounds.values():
        for account in accounts:
            assert_adds_up(account)
        assert abs(sum(account.deal for account in accounts)) <= players  # but for rounding
    for before, after in zip(rounds.values(), list(rounds.values())[1:], strict=False):
        assert [account.after for account in before] == [account.before for account in after]
    total = account_all(rounds)
    for account in total:
        assert_adds_up(account)
        assert account.before == round(1000 / players)
        assert account.after == (1000 if str(account.seat) == record.winner else 0)
    done = sum(len(round_.actions) for round_ in record.rounds)
    assert sum(sum(account.grades.values()) for account in total) == done


def assert_adds_up(account: Account) -> None:
    assert account.before + account.deal + account.play + account.rest == account.after
    assert account.play <= 0


def test_a_round_that_was_left_ends_with_what_it_is_worth() -> None:
    record = game(4, 5, 20)
    (accounts,) = account_rounds(read(record), verdicts(record)).values()
    for account in accounts:
        assert_adds_up(account)
    assert abs(sum(account.after for account in accounts) - 1000) <= 4
    assert all(account.after > 0 for account in accounts)


def test_losses_that_may_be_chance_are_not_counted() -> None:
    record = game(3)
    steps = read(record)
    moment = moments(steps)[0]
    for error, play_ in ((0.01, -160), (0.2, 0)):
        sham = judged(0.5, 0.34, error)
        verdict = Verdict(moment, sham.analysis, sham.played, sham.loss, sham.error)
        accounts = account_rounds(steps, [verdict])[1]
        assert accounts[moment.seat].play == play_
        grade = Grade.BLUNDER if play_ else Grade.GOOD
        assert accounts[moment.seat].grades == Counter({grade: 1})


def test_another_deck_can_be_reviewed() -> None:
    record = parse_record(SMALL_MATCH)
    found = verdicts(record)
    assert len(found) == 5
    rounds = account_rounds(read(record), found)
    (anna, bo) = account_all(rounds)
    assert (anna.after, bo.after) == (0, 1000)
    assert found[1].grade is Grade.GOOD  # B goes out
    assert found[1].best.round == 1.0
    assert found[0].moment.seat == A
