"""What `dnup analyse` tells of a moment and of a match: as text, and as JSON."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby

import msgspec

from dnup.bots.account import UNIT, Account, account_all, account_rounds
from dnup.bots.analysis import Analysis
from dnup.bots.budget import Budget
from dnup.bots.moment import Moment
from dnup.bots.review import THRESHOLDS, Grade, Verdict, judge
from dnup.bots.search import Estimate
from dnup.locales import Fact, Texts
from dnup.notation import ActionJson, Record, Step, action_to_json
from dnup.rules import Action, Seat
from dnup.terminal.columns import Line, columns, percent
from dnup.terminal.screen import draw_hand, draw_table
from dnup.terminal.words import Words

Json = dict[str, object]


@dataclass
class MomentReport:
    """One moment of a record, and what an analysis says of it."""

    record: Record
    moment: Moment
    text: Texts
    words: Words = field(init=False)

    def __post_init__(self) -> None:
        self.words = Words(self.text, [seat.name for seat in self.record.seats])

    @property
    def name(self) -> str:
        """Who is to act."""
        return self.words.names[self.moment.seat]

    def head(self) -> str:
        """What was known then."""
        moment, view = self.moment, self.moment.view
        facts: dict[str, Fact] = {"round": moment.round, "turn": moment.turn, "name": self.name}
        lines = [
            self.text("analyse-moment", unknown=len(view.unknown()), **facts),
            draw_table(self.words, view, moment.round, moment.match.goal),
            f"{self.name}: {draw_hand(self.words, view.hand)}",
        ]
        return "\n".join(lines)

    def table(self, analysis: Analysis) -> str:
        """Every legal action, the best first."""
        head = [self.text(name) for name in ("analyse-action", "analyse-in-words")]
        head += [self.text(name) for name in ("analyse-match", "analyse-round")]
        head += [self.text(name) for name in ("analyse-simulations", "analyse-reply")]
        rows = [self._row(estimate) for estimate in analysis.estimates]
        return columns([head, *rows], left=(0, 1, 5))

    def as_text(self, analysis: Analysis) -> str:
        """The table, and what is to be said of what was done."""
        facts: dict[str, Fact] = {"name": self.name, "simulations": analysis.simulations}
        parts = [self.table(analysis), self.text("analyse-moment-legend", **facts)]
        if self.moment.action is not None:
            verdict = judge(self.moment, analysis)
            action = self.words.action(self.moment.action, cards=True)
            loss = _with_error(self.text, verdict.loss, verdict.error)
            facts = {"name": self.name, "action": action, "grade": verdict.grade, "loss": loss}
            parts.append(self.text("analyse-played", **facts))
        return "\n\n".join(parts)

    def as_json(self, analysis: Analysis) -> str:
        """All numbers as one JSON object."""
        whole = _moment_json(self.moment) | {
            "simulations": analysis.simulations,
            "actions": [_estimate_json(estimate) for estimate in analysis.estimates],
        }
        if self.moment.action is not None:
            whole |= _verdict_json(judge(self.moment, analysis))
        return _json(whole)

    def _row(self, estimate: Estimate) -> Line:
        mark = " *" if estimate.action == self.moment.action else ""
        return (
            f"{estimate.action}{mark}",
            self.words.action(estimate.action),
            _with_error(self.text, estimate.match, estimate.error),
            percent(estimate.round),
            str(estimate.simulations),
            "–" if estimate.reply is None else str(estimate.reply),
        )


@dataclass
class ReviewReport:
    """The verdicts on a match, or on a part of it, ready to be told."""

    record: Record
    steps: Sequence[Step]
    verdicts: Sequence[Verdict]
    budget: Budget
    text: Texts
    words: Words = field(init=False)

    def __post_init__(self) -> None:
        self.words = Words(self.text, [seat.name for seat in self.record.seats])

    @cached_property
    def accounts(self) -> dict[int, tuple[Account, ...]]:
        """By round, for the seats that were looked at."""
        seats = {verdict.moment.seat for verdict in self.verdicts}
        rounds = account_rounds(self.steps, self.verdicts)
        return {
            number: tuple(account for account in accounts if account.seat in seats)
            for number, accounts in rounds.items()
        }

    def as_text(self) -> str:
        """Round by round what was not good, then all of it in numbers."""
        parts = []
        for number, group in groupby(self.verdicts, key=lambda verdict: verdict.moment.round):
            weak = [verdict for verdict in group if verdict.grade != Grade.GOOD]
            title = self.text("analyse-round-title", round=number)
            lines = self.text("analyse-all-good")
            if weak:
                lines = columns([self._head(), *map(self._verdict, weak)], left=(1, 2, 3, 4))
            parts.append(f"{title}\n{lines}\n\n{self._accounts(self.accounts[number])}")
        total = account_all(self.accounts)
        parts.append(f"{self.text('analyse-total')}\n{self._accounts(total)}")
        parts.append("\n".join(self._sentence(account) for account in total))
        limits = {grade.value: percent(least) for grade, least in THRESHOLDS.items()}
        parts.append(self.text("analyse-legend", **limits))
        return "\n\n".join(parts)

    def as_json(self) -> str:
        """All of it as one JSON object."""
        whole: Json = {
            "deck": {"name": self.record.deck.name, "hash": self.record.deck.hash},
            "seats": [seat.name for seat in self.record.seats],
            "winner": self.record.winner,
            "budget": str(self.budget),
            "thresholds": {grade.value: least for grade, least in THRESHOLDS.items()},
            "actions": [
                _moment_json(verdict.moment) | _verdict_json(verdict) for verdict in self.verdicts
            ],
            "rounds": [
                {"round": number, "seats": [_account_json(account) for account in accounts]}
                for number, accounts in self.accounts.items()
            ],
            "total": [_account_json(account) for account in account_all(self.accounts)],
        }
        return _json(whole)

    def _head(self) -> Line:
        words = ("analyse-turn", "analyse-seat", "analyse-grade", "analyse-did", "analyse-better")
        return [self.text(name) for name in (*words, "analyse-loss", "analyse-unknown")]

    def _verdict(self, verdict: Verdict) -> Line:
        return (
            str(verdict.moment.turn),
            self._seat(verdict.moment.seat),
            self.text("analyse-grade-name", grade=verdict.grade),
            self.words.action(verdict.played.action, cards=True),
            self.words.action(verdict.best.action, cards=True),
            _with_error(self.text, verdict.loss, verdict.error),
            str(len(verdict.moment.view.unknown())),
        )

    def _accounts(self, accounts: Sequence[Account]) -> str:
        grades = [self.text("analyse-grade-name", grade=grade) for grade in Grade]
        changes = ("analyse-deal", "analyse-play", "analyse-rest")
        numbers = [self.text(name) for name in ("analyse-before", *changes, "analyse-after")]
        lines = [
            [
                self._seat(account.seat),
                *(str(account.grades[grade]) for grade in Grade),
                percent(account.before / UNIT),
                *(f"{100 * n / UNIT:+.1f}" for n in (account.deal, account.play, account.rest)),
                percent(account.after / UNIT),
            ]
            for account in accounts
        ]
        return columns([[self.text("analyse-seat"), *grades, *numbers], *lines])

    def _sentence(self, account: Account) -> str:
        facts: dict[str, Fact] = {"name": self.words.names[account.seat]}
        for name in ("before", "deal", "play", "rest", "after"):
            facts[name] = percent(abs(getattr(account, name)) / UNIT)
        facts["dealt"] = "more" if account.deal >= 0 else "less"
        facts["rested"] = "more" if account.rest >= 0 else "less"
        if self.record.winner is None or max(self.accounts) < len(self.record.rounds):
            return self.text("analyse-open-sentence", **facts)
        facts["won"] = "yes" if self.record.winner == str(account.seat) else "no"
        del facts["after"]
        return self.text("analyse-sentence", **facts)

    def _seat(self, seat: Seat) -> str:
        return self.text("seat", seat=str(seat), name=self.words.names[seat])


def _with_error(text: Texts, chance: float, error: float) -> str:
    return text("analyse-with-error", chance=percent(chance), error=f"{100 * error:.1f}")


def _moment_json(moment: Moment) -> Json:
    """A moment and what was known then."""
    view = moment.view
    known = {
        "hand": [str(card) for card in view.hand],
        "sets": {str(area): [str(card) for card in cards] for area, cards in view.table().items()},
        "hand_sizes": list(view.hand_sizes),
        "known": [[str(card) for card in cards] for cards in view.known],
        "discarded": [str(card) for card in view.discarded],
        "points": list(view.points),
        "unknown": len(view.unknown()),
    }
    place = {"round": moment.round, "turn": moment.turn, "seat": str(moment.seat)}
    return {**place, "known": known}


def _verdict_json(verdict: Verdict) -> Json:
    return {
        "played": _estimate_json(verdict.played),
        "best": _estimate_json(verdict.best),
        "loss": verdict.loss,
        "error": verdict.error,
        "grade": verdict.grade.value,
    }


def _estimate_json(estimate: Estimate) -> Json:
    return {
        "action": _action_json(estimate.action),
        "match": estimate.match,
        "error": estimate.error,
        "round": estimate.round,
        "simulations": estimate.simulations,
        "reply": _action_json(estimate.reply),
    }


def _action_json(action: Action | None) -> ActionJson | None:
    return None if action is None else action_to_json(action)


def _account_json(account: Account) -> Json:
    names = ("before", "deal", "play", "rest", "after")
    return {
        "seat": str(account.seat),
        **{name: getattr(account, name) / UNIT for name in names},
        "grades": {grade.value: account.grades[grade] for grade in Grade},
    }


def _json(whole: Json) -> str:
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()
