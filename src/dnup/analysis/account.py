"""Where a result comes from: the deal, a seat's own play, and all the rest. It adds up exactly."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from dnup.analysis.outlook import outlook, worth_of
from dnup.analysis.review import Grade, Verdict
from dnup.notation import Step
from dnup.rules import Seat

UNIT = 1000  # all numbers are whole thousandths, so that they add up


@dataclass(frozen=True, slots=True)
class Account:
    """A seat's chance to win the match before and after, and why it changed.

    In thousandths: `before + deal + play + rest == after`. `deal` is what the cards were worth,
    `play` what the seat's own actions lost (never above 0), `rest` what the others did and how the
    cards fell.
    """

    seat: Seat
    before: int
    deal: int
    play: int
    rest: int
    after: int
    grades: Counter[Grade]


class Steps(NamedTuple):
    """An account in whole hundredths, which add up, too."""

    before: int
    deal: int
    play: int
    rest: int
    after: int


def steps_of(account: Account) -> Steps:
    """An account in whole numbers for people. The running total is rounded, not each step."""
    parts = (account.before, account.deal, account.play, account.rest)
    before, dealt, played, after = (_hundredths(sum(parts[:end])) for end in range(1, 5))
    return Steps(before, dealt - before, played - dealt, after - played, after)


def account_rounds(
    steps: Sequence[Step], verdicts: Iterable[Verdict]
) -> dict[int, tuple[Account, ...]]:
    """By round, an account for each seat, of the rounds that have verdicts.

    Only losses that cannot be chance count. A round that is not over ends with what its position is
    worth. All hands are looked at: this is for when the match is over, and no part of a grade.
    """
    lost: dict[tuple[int, Seat], float] = {}
    grades: dict[tuple[int, Seat], Counter[Grade]] = {}
    for verdict in verdicts:
        key = (verdict.moment.round, verdict.moment.seat)
        lost[key] = lost.get(key, 0.0) + verdict.loss * verdict.is_sure
        grades.setdefault(key, Counter())[verdict.grade] += 1
    found: dict[int, tuple[Account, ...]] = {}
    for number in sorted({number for number, _ in grades}):
        those = [step for step in steps if step.match.rounds == number]
        first, last = those[0].match, those[-1].match
        before = worth_of(first.pack, first.before)
        dealt = outlook(first).match
        after = outlook(last).match  # of a round that is over, what the points are worth
        accounts = []
        for seat in first.pack.seats:
            deal = _units(dealt[seat]) - _units(before[seat])
            play = -_units(lost.get((number, seat), 0.0))
            change = _units(after[seat]) - _units(before[seat])
            ends = (_units(before[seat]), deal, play, change - deal - play, _units(after[seat]))
            accounts.append(Account(seat, *ends, grades.get((number, seat), Counter())))
        found[number] = tuple(accounts)
    return found


def account_all(rounds: Mapping[int, tuple[Account, ...]]) -> tuple[Account, ...]:
    """The accounts of rounds that follow each other, taken together, one for each seat."""
    found = []
    for accounts in zip(*rounds.values(), strict=True):
        first, last = accounts[0], accounts[-1]
        found.append(
            Account(
                first.seat,
                first.before,
                sum(account.deal for account in accounts),
                sum(account.play for account in accounts),
                sum(account.rest for account in accounts),
                last.after,
                sum((account.grades for account in accounts), Counter()),
            )
        )
    return tuple(found)


def _units(chance: float) -> int:
    return round(chance * UNIT)


def _hundredths(thousandths: int) -> int:
    return (thousandths + 5) // 10
