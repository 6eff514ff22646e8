"""What `dnup analyse` tells of a moment and of a match: as text, and as JSON."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby

import msgspec
from rich.cells import cell_len

from dnup.analysis.account import UNIT, Account, account_all, account_rounds, steps_of
from dnup.analysis.analyse import Analysis
from dnup.analysis.lesson import MistakeLesson, lesson
from dnup.analysis.mistake import kind_of
from dnup.analysis.moment import Moment
from dnup.analysis.outlook import Outlook
from dnup.analysis.review import FINE, THRESHOLDS, Grade, Verdict, judge
from dnup.analysis.summary import SeatSummary, summarise
from dnup.locales import Fact, Texts
from dnup.notation import ActionJson, Record, Step, action_to_json
from dnup.rules import Action, Seat
from dnup.search.budget import Budget
from dnup.search.search import Estimate
from dnup.terminal.reports.cells import pad_right
from dnup.terminal.reports.columns import Line, columns, percent
from dnup.terminal.reports.graph import BLOCKS, graph
from dnup.terminal.reports.screen import draw_hand, draw_table
from dnup.terminal.words import Words

Json = dict[str, object]
_DETAILS = ("analyse-did", "analyse-better", "analyse-reply", "analyse-why")
WIDTH = 80  # columns for a graph and its labels
LEAST = 16  # columns of the graph itself


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
        """The seat to act."""
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
        """The table, and comments on the chosen action."""
        facts: dict[str, Fact] = {"name": self.name, "simulations": analysis.simulations}
        parts = [self.table(analysis), self.text("analyse-moment-legend", **facts)]
        if self.moment.action is not None:
            verdict = judge(self.moment, analysis)
            action = self.words.action(self.moment.action, cards=True)
            loss = _with_error(self.text, verdict.loss, verdict.error)
            facts = {"name": self.name, "action": action, "grade": verdict.grade, "loss": loss}
            played = self.text("analyse-played", **facts)
            learned = lesson(verdict)
            if learned is not None:
                what = self.text(f"mistake-{learned.kind}")
                played = f"{played}\n{self.text('analyse-what', what=what)}"
                played = f"{played}\n{_why(self.words, learned)}"
            parts.append(played)
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
    course: Mapping[int, Sequence[Outlook]]  # by round: after the deal, then after each action
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

    @cached_property
    def summaries(self) -> tuple[SeatSummary, ...]:
        """One for each seat that was looked at."""
        return summarise(self.verdicts, self.accounts, self.course)

    def as_text(self) -> str:
        """Round by round what was not good and how the chances went, then all of it in short."""
        parts = []
        for number, group in groupby(self.verdicts, key=lambda verdict: verdict.moment.round):
            weak = [verdict for verdict in group if verdict.grade not in FINE]
            title = self.text("analyse-round-title", round=number)
            parts.append(f"{title}\n{self._weak(weak)}")
            parts += [self._graphs(number), self._accounts(self.accounts[number])]
        total = account_all(self.accounts)
        parts.append(f"{self.text('analyse-total')}\n{self._accounts(total)}")
        parts += [self._summary(summary) for summary in self.summaries]
        limits = {grade.value: percent(least) for grade, least in THRESHOLDS.items()}
        parts.append(self.text("analyse-legend", low=BLOCKS[0], high=BLOCKS[-1], **limits))
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
                {
                    "round": number,
                    "seats": [_account_json(account) for account in accounts],
                    "outlook": self.course[number],
                }
                for number, accounts in self.accounts.items()
            ],
            "total": [_account_json(account) for account in account_all(self.accounts)],
            "summary": [_summary_json(summary) for summary in self.summaries],
        }
        return _json(whole)

    def _weak(self, weak: Sequence[Verdict]) -> str:
        """What was not good: a line each in columns, and under it what was done and was better."""
        if not weak:
            return self.text("analyse-all-good")
        names = ("analyse-turn", "analyse-seat", "analyse-grade", "analyse-loss", "analyse-kind")
        head = [self.text(name) for name in names]
        first, *lines = columns([head, *map(self._verdict, weak)], left=(1, 2, 4)).splitlines()
        blocks = [f"{line}\n{self._detail(v)}" for line, v in zip(lines, weak, strict=True)]
        return "\n".join([first, *blocks])

    def _verdict(self, verdict: Verdict) -> Line:
        return (
            str(verdict.moment.turn),
            self._seat(verdict.moment.seat),
            self.text("review-grade", grade=verdict.grade),
            _with_error(self.text, verdict.loss, verdict.error),
            self.text(f"mistake-{kind_of(verdict)}"),
        )

    def _detail(self, verdict: Verdict) -> str:
        unknown = len(verdict.moment.view.unknown())
        done = self.words.action(verdict.played.action, cards=True)
        lines = {
            "analyse-did": self.text("analyse-did-knowing", action=done, unknown=unknown),
            "analyse-better": self.words.action(verdict.best.action, cards=True),
        }
        if verdict.best.reply is not None:
            lines["analyse-reply"] = self.words.action(verdict.best.reply, cards=True)
        learned = lesson(verdict)
        if learned is not None:
            lines["analyse-why"] = _why(self.words, learned)
        heads = [self.text(name) for name in _DETAILS]
        width = max(map(cell_len, heads))
        return "\n".join(
            f"      {pad_right(self.text(name), width)}  {said}" for name, said in lines.items()
        )

    def _graphs(self, number: int) -> str:
        """How the chances of the seats went in a round."""
        course = self.course[number]
        seats = [account.seat for account in self.accounts[number]]
        room = WIDTH - 22 - max(cell_len(self._seat(seat)) for seat in seats)
        found = []
        for title, chances in (
            ("review-chance-round", [outlook.round for outlook in course]),
            ("review-chance-match", [outlook.match for outlook in course]),
        ):
            lines = []
            for seat in seats:
                own = [chance[seat] for chance in chances]
                drawn = graph(own, max(room, LEAST))
                lines.append((self._seat(seat), percent(own[0]), drawn, percent(own[-1])))
            found.append(f"  {self.text(title)}\n{columns(lines, left=(0, 2))}")
        return "\n".join(found)

    def _accounts(self, accounts: Sequence[Account]) -> str:
        grades = [self.text("review-grade", grade=grade) for grade in Grade]
        changes = ("review-deal", "review-play", "review-rest")
        numbers = [self.text(name) for name in ("review-before", *changes, "review-after")]
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

    def _summary(self, summary: SeatSummary) -> str:
        """A few sentences, the result first."""
        account = summary.account
        grades: dict[str, Fact] = {grade.value: account.grades[grade] for grade in Grade}
        whose: dict[str, Fact] = {"name": self.words.names[account.seat], "mine": "no"}
        lines = []
        if summary.cause is not None:
            went = "up" if account.after > account.before else "down"
            lines.append(self.text("review-cause", cause=summary.cause, went=went, **whose))
        lines += self._luck(account, whose)
        lines.append(self.text("review-grades", **grades))
        if summary.worst and summary.kind is not None:
            lines.append(self._worst(*summary.worst[0]))
            what = self.text(f"mistake-{summary.kind}")
            lines.append(self.text("review-kind", what=what))
        if summary.turning is not None:
            lines.append(self._turning(summary.seat, *summary.turning))
        return "\n  ".join(lines)

    def _luck(self, account: Account, whose: Mapping[str, Fact]) -> list[str]:
        """Where the result came from, a sentence for each step: they add up."""
        before, deal, play, rest, after = steps_of(account)
        fair = "yes" if min(self.accounts) == 1 else "no"
        end = "open"
        if self.record.winner is not None and max(self.accounts) == len(self.record.rounds):
            end = "won" if self.record.winner == str(account.seat) else "lost"
        most = max((self._lost(v) for v in self._sure(account.seat)), default=0)
        lines = [
            self.text("review-luck-start", before=before, fair=fair, **whose),
            self.text("review-luck-deals", way=_way(deal), deal=abs(deal)),
            self.text("review-luck-turns", play=-play, most=most if most < -play else 0, **whose),
            self.text("review-luck-rest", way=_way(rest), rest=abs(rest)),
            self.text("review-luck-end", end=end, after=after, **whose),
        ]
        if -play > before + max(deal, 0):
            lines.append(self.text("review-luck-refilled"))
        return lines

    def _sure(self, seat: Seat) -> list[Verdict]:
        """What a seat did that lost something for sure."""
        return [v for v in self.verdicts if v.moment.seat == seat and v.is_sure]

    def _lost(self, verdict: Verdict) -> int:
        return round(100 * verdict.loss)

    def _worst(self, number: int, turn: int) -> str:
        (verdict,) = (v for v in self.verdicts if (v.moment.round, v.moment.turn) == (number, turn))
        what = self.text(f"mistake-{kind_of(verdict)}")
        loss = self._lost(verdict)
        return self.text("review-worst", round=number, turn=turn, loss=loss, what=what)

    def _turning(self, seat: Seat, number: int, turn: int) -> str:
        before, after = (self.course[number][at].match[seat] for at in (turn - 1, turn))
        facts: dict[str, Fact] = {"before": round(100 * before), "after": round(100 * after)}
        return self.text("review-turning", round=number, turn=turn, **facts)

    def _seat(self, seat: Seat) -> str:
        return self.text("seat", seat=str(seat), name=self.words.names[seat])


def _way(change: int) -> str:
    return "more" if change > 0 else "less" if change < 0 else "even"


def _why(words: Words, learned: MistakeLesson) -> str:
    """Why an action was weak and what spoke for the best one, addressed to the player."""
    was = words.fact(f"was-{learned.kind}", learned.facts)
    return was if learned.reason is None else f"{was} {words.reason(learned.reason)}"


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
        "kind": kind_of(verdict),
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


def _summary_json(summary: SeatSummary) -> Json:
    return {
        "seat": str(summary.seat),
        "worst": [{"round": number, "turn": turn} for number, turn in summary.worst],
        "cause": summary.cause,
        "kind": summary.kind,
        "turning": summary.turning and dict(zip(("round", "turn"), summary.turning, strict=True)),
    }


def _json(whole: Json) -> str:
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()
