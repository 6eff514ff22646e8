"""What is worked out when a match is looked at again, and how that is told.

It takes its time, and needs the kernel: it is loaded, and called, on other threads only.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from threading import Event

from dnup.analysis import review
from dnup.analysis.account import UNIT, Account, account_rounds
from dnup.analysis.lesson import MistakeLesson, Return, lesson
from dnup.analysis.moment import Moment
from dnup.analysis.outlook import Outlook, outlook
from dnup.analysis.review import Verdict, judge
from dnup.analysis.summary import SeatSummary, summarise
from dnup.notation import Step, action_to_json
from dnup.protocol.estimate import EstimateJson, ReasonJson
from dnup.protocol.review import (
    AccountJson,
    MomentReviewJson,
    OutlookJson,
    ReturnJson,
    RoundReviewJson,
    SummaryJson,
    VerdictJson,
)
from dnup.search.search import Estimate
from dnup.server.work.queue import Stopped

DIGITS = 4  # of a chance that is told: its error is larger than the last of them


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about an action, and how it is told."""

    verdict: Verdict
    before: Outlook
    told: VerdictJson


@dataclass(frozen=True, slots=True)
class RoundFinding:
    """What was found out about a round whose actions have all been judged."""

    accounts: Mapping[int, tuple[Account, ...]]  # by round; none if nobody has acted
    outlooks: tuple[Outlook, ...]
    told: RoundReviewJson


def look(moment: Moment, stop: Event) -> Verdict:
    """How good the action of a moment was. Raises `Stopped` soon after `stop` is set."""
    analysis = None
    for analysis in review.look(moment):  # noqa: B007 - the last
        if stop.is_set():
            raise Stopped
    assert analysis is not None  # noqa: S101 - there is one at least
    return judge(moment, analysis)


def find(moment: Moment, stop: Event) -> Finding:
    """All that is to be found out about an action. Raises `Stopped` soon after `stop` is set."""
    verdict = look(moment, stop)
    learned = lesson(verdict)
    told = VerdictJson(
        round=moment.round,
        action=moment.turn,
        seat=str(moment.seat),
        grade=verdict.grade.value,
        loss=_units(verdict.loss),
        error=_units(verdict.error),
        played=tell_estimate(verdict.played),
        best=tell_estimate(verdict.best),
        kind=None if learned is None else learned.kind,
        why=() if learned is None else _why(learned),
        played_return=None if learned is None else _return(learned.played),
        best_return=None if learned is None else _return(learned.best),
    )
    return Finding(verdict, outlook(moment.match), told)


def find_round(number: int, steps: Sequence[Step], findings: Iterable[Finding]) -> RoundFinding:
    """All about a round, of these steps and with these actions."""
    known = list(findings)
    accounts = account_rounds(steps, [finding.verdict for finding in known])
    outlooks = (*(finding.before for finding in known), outlook(steps[-1].match))
    told = RoundReviewJson(
        round=number,
        outlook=tuple(OutlookJson(_rounded(each.round), _rounded(each.match)) for each in outlooks),
        accounts=tuple(_account(account) for account in accounts.get(number, ())),
    )
    return RoundFinding(accounts, outlooks, told)


def find_summary(
    findings: Iterable[Finding], rounds: Mapping[int, RoundFinding]
) -> tuple[SummaryJson, ...]:
    """A match in short, by seat; rounds are by number."""
    accounts = {
        number: round_.accounts[number] for number, round_ in rounds.items() if round_.accounts
    }
    outlooks = {number: round_.outlooks for number, round_ in rounds.items()}
    verdicts = [finding.verdict for finding in findings]
    return tuple(_summary(each) for each in summarise(verdicts, accounts, outlooks))


def tell_moment(verdict: Verdict) -> MomentReviewJson:
    """All that could be done at a moment; what speaks for the best is left to who asks for it."""
    moment = verdict.moment
    return MomentReviewJson(
        round=moment.round,
        action=moment.turn,
        seat=str(moment.seat),
        estimates=tuple(tell_estimate(each) for each in verdict.analysis.estimates),
        grades=tuple(grade.value for grade in verdict.grades),
        reasons=(),
    )


def tell_estimate(estimate: Estimate) -> EstimateJson:
    """An estimate as it is told."""
    return EstimateJson(
        action=action_to_json(estimate.action),
        match=round(estimate.match, DIGITS),
        error=round(estimate.error, DIGITS),
        round=round(estimate.round, DIGITS),
        simulations=estimate.simulations,
        reply=None if estimate.reply is None else action_to_json(estimate.reply),
    )


def _why(learned: MistakeLesson) -> tuple[ReasonJson, ...]:
    kind = ReasonJson(f"was-{learned.kind}", learned.facts)
    if learned.reason is None:
        return (kind,)
    return (kind, ReasonJson(learned.reason.code, learned.reason.facts))


def _return(returned: Return | None) -> ReturnJson | None:
    if returned is None:
        return None
    cards, held = (tuple(map(str, those)) for those in (returned.cards, returned.held))
    return ReturnJson(str(returned.seat), cards, held)


def _account(account: Account) -> AccountJson:
    return AccountJson(
        seat=str(account.seat),
        before=account.before,
        deal=account.deal,
        play=account.play,
        rest=account.rest,
        after=account.after,
        grades={grade.value: account.grades[grade] for grade in sorted(account.grades)},
    )


def _summary(summary: SeatSummary) -> SummaryJson:
    return SummaryJson(
        seat=str(summary.seat),
        account=_account(summary.account),
        worst=summary.worst,
        cause=summary.cause,
        kind=summary.kind,
        turning=summary.turning,
    )


def _rounded(chances: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(chance, DIGITS) for chance in chances)


def _units(chance: float) -> int:
    return round(chance * UNIT)
