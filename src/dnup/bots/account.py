"""Where a result comes from: the deal, a seat's own play, and all the rest. It adds up exactly."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

import numpy as np

from dnup.bots.review import Grade, Verdict
from dnup.bots.utility import chances, utility
from dnup.kernel.policy import load_policy
from dnup.kernel.search import policy_value
from dnup.kernel.state import to_state
from dnup.kernel.tables import tables
from dnup.notation import Step
from dnup.rules import Match, Seat

PLAYOUTS = 4000  # of a deal: a standard error of less than one per cent
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
        before = _chances(first, first.before)
        dealt = open_chances(first)
        after = _chances(last, last.points) if last.awaits_deal or last.is_over else None
        after = open_chances(last) if after is None else after
        accounts = []
        for seat in first.pack.seats:
            deal = _units(dealt[seat]) - _units(before[seat])
            play = -_units(lost.get((number, seat), 0.0))
            change = _units(after[seat]) - _units(before[seat])
            ends = (_units(before[seat]), deal, play, change - deal - play, _units(after[seat]))
            accounts.append(Account(seat, *ends, grades.get((number, seat), Counter())))
        found[number] = tuple(accounts)
    return found


def account_all(rounds: dict[int, tuple[Account, ...]]) -> tuple[Account, ...]:
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


def open_chances(match: Match) -> tuple[float, ...]:
    """Each seat's chance to win the match if all went on by the policy, with the cards as they lie.

    The same position gives the same numbers.
    """
    round_, pack = match.round, match.pack
    assert round_ is not None  # noqa: S101 - there are cards
    lie = repr((round_.hands, round_.sets, round_.flipped, round_.at, match.before))
    source = np.frombuffer(sha256(lie.encode()).digest()[:8], np.uint64).copy()
    total = np.zeros(pack.players)
    policy_value(
        tables(pack),
        to_state(round_, pack.winners(match.before)),
        utility(pack, match.before),
        load_policy(pack.players),
        source,
        PLAYOUTS,
        total,
    )
    return tuple(float(sum_) / PLAYOUTS for sum_ in total)


def _chances(match: Match, points: tuple[int, ...]) -> tuple[float, ...]:
    """By the points alone."""
    if match.winner is not None and points == match.points:
        return tuple(float(seat == match.winner) for seat in match.pack.seats)
    return chances(match.pack.prizes, match.pack.goal, points)


def _units(chance: float) -> int:
    return round(chance * UNIT)
