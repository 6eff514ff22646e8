"""What a match was like for a seat: the facts that a few sentences about it need."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from dnup.analysis.account import UNIT, Account, account_all
from dnup.analysis.mistake import MistakeKind, kind_of
from dnup.analysis.outlook import Outlook, outlook
from dnup.analysis.review import FINE, Verdict
from dnup.notation import Step
from dnup.rules import Seat

Cause = Literal["deal", "play", "rest"]
MOST = 3  # of the costliest actions


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """A seat's match in short; actions are named by round and number, from 1."""

    seat: Seat
    account: Account  # of everything reviewed
    worst: tuple[tuple[int, int], ...]  # its costliest actions that were not good, the worst first
    cause: Cause | None  # what moved its chance most the way it went; None if it did not move
    kind: MistakeKind | None  # of the mistakes that cost most in all
    turning: tuple[int, int] | None  # after which action its chance changed most, whoever did it


def outlooks(steps: Sequence[Step], number: int) -> tuple[Outlook, ...]:
    """How a round stood after the deal, and then after each action."""
    return tuple(outlook(step.match) for step in steps if step.match.rounds == number)


def summarise(
    verdicts: Sequence[Verdict],
    accounts: Mapping[int, tuple[Account, ...]],
    rounds: Mapping[int, Sequence[Outlook]],
) -> tuple[SeatSummary, ...]:
    """A summary for each seat that has accounts; `accounts` and `rounds` are by round."""
    return tuple(
        SeatSummary(
            account.seat,
            account,
            _worst([verdict for verdict in verdicts if verdict.moment.seat == account.seat]),
            _cause(account),
            _kind([verdict for verdict in verdicts if verdict.moment.seat == account.seat]),
            _turning(account.seat, rounds),
        )
        for account in account_all(accounts)
    )


def _worst(verdicts: Sequence[Verdict]) -> tuple[tuple[int, int], ...]:
    weak = [verdict for verdict in verdicts if verdict.grade not in FINE]
    weak.sort(key=lambda verdict: verdict.loss, reverse=True)
    return tuple((verdict.moment.round, verdict.moment.turn) for verdict in weak[:MOST])


def _cause(account: Account) -> Cause | None:
    change = account.after - account.before
    parts: dict[Cause, int] = {
        "deal": account.deal,
        "play": account.play,
        "rest": account.rest,
    }
    if change == 0:
        return None
    return max(parts, key=lambda part: parts[part] * (1 if change > 0 else -1))


def _kind(verdicts: Sequence[Verdict]) -> MistakeKind | None:
    lost: Counter[MistakeKind] = Counter()
    for verdict in verdicts:
        kind = kind_of(verdict)
        if kind is not None:
            lost[kind] += round(UNIT * verdict.loss)
    return max(lost, key=lambda kind: (lost[kind], kind), default=None)


def _turning(seat: Seat, rounds: Mapping[int, Sequence[Outlook]]) -> tuple[int, int] | None:
    changes = {
        (number, action): abs(after.match[seat] - before.match[seat])
        for number, those in rounds.items()
        for action, (before, after) in enumerate(pairwise(those), start=1)
    }
    return max(changes, key=lambda at: changes[at], default=None)
