"""What a weak action teaches: what it did and the best would have done at once, and why."""

import random
from dataclasses import dataclass

from dnup.analysis.mistake import MistakeKind, kind_of
from dnup.analysis.reason import Reason, ReasonCode, reasons
from dnup.analysis.review import Verdict
from dnup.rules import (
    Action,
    Card,
    HandRotated,
    Play,
    Seat,
    SetReturned,
    SetTaken,
    View,
    apply,
    events_of,
    sample,
)

_LASTS = (
    ReasonCode.UNBEATABLE,
    ReasonCode.SAFE,
    ReasonCode.STOPS_OUT,
    ReasonCode.ONLY_VALUE,
    ReasonCode.FEW_BEAT,
    ReasonCode.HINDERS_OUT,
)
_KEEPS = (ReasonCode.KEEPS_SET, ReasonCode.ONE_SET, ReasonCode.LOWEST)

# The facts that answer each mistake, the best answer first.
_ANSWERS: dict[MistakeKind, tuple[ReasonCode, ...]] = {
    MistakeKind.MISSED_GOING_OUT: (ReasonCode.WINS, ReasonCode.OUT),
    MistakeKind.LET_GO_OUT: (ReasonCode.STOPS_OUT, ReasonCode.HINDERS_OUT, *_LASTS),
    MistakeKind.SHOULD_HAVE_ROTATED: (ReasonCode.ROTATE_TO, ReasonCode.ONE_SET),
    MistakeKind.ROTATED_TOO_EARLY: (*_LASTS, *_KEEPS, ReasonCode.TAKE_TO, ReasonCode.ADD_SAFE),
    MistakeKind.TOOK_NEEDLESSLY: (*_LASTS, *_KEEPS, ReasonCode.ADD_SAFE),
    MistakeKind.SHOULD_HAVE_TAKEN: (ReasonCode.TAKE_TO, ReasonCode.STOPS_OUT, ReasonCode.ONE_SET),
    MistakeKind.SHOULD_HAVE_ADDED: (
        ReasonCode.ADD_SAFE,
        ReasonCode.ONE_SET,
        ReasonCode.STOPS_OUT,
        ReasonCode.KEEPS_SET,
    ),
    MistakeKind.ADDED_NEEDLESSLY: (*_LASTS, *_KEEPS),
    MistakeKind.BROKE_UP_SET: (ReasonCode.KEEPS_SET, ReasonCode.ONE_SET, *_LASTS),
    MistakeKind.TOO_MANY: (*_KEEPS, *_LASTS),
    MistakeKind.TOO_FEW: (*_LASTS, ReasonCode.ONE_SET),
    MistakeKind.TOO_HIGH: _KEEPS,
    MistakeKind.TOO_LOW: _LASTS,
    MistakeKind.OTHER_CARDS: _KEEPS,
    MistakeKind.OTHER_SET: (ReasonCode.TAKE_TO, *_LASTS, *_KEEPS),
}


@dataclass(frozen=True, slots=True)
class Return:
    """Cards that are turned, as they lay or were held before, and as they are then held."""

    seat: Seat
    cards: tuple[Card, ...]
    held: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MistakeLesson:
    """Why an action was weak, by what its seat knew then."""

    kind: MistakeKind
    facts: dict[str, str | int]  # `size` and `value` of the set that the kind is about
    reason: Reason | None  # what the best action had that this one hadn't; it answers the kind
    played: Return | None
    best: Return | None


def lesson(verdict: Verdict) -> MistakeLesson | None:
    """What there is to learn from an action; None if it was good."""
    kind = kind_of(verdict)
    if kind is None:
        return None
    view, played, best = verdict.moment.view, verdict.played.action, verdict.best.action
    return MistakeLesson(
        kind,
        _facts(kind, view, played),
        _reason(kind, view, played, best),
        _returned(view, played),
        _returned(view, best),
    )


def _facts(kind: MistakeKind, view: View, played: Action) -> dict[str, str | int]:
    if kind is MistakeKind.BROKE_UP_SET and isinstance(played, Play):
        value = played.cards[0].active
        return {"size": sum(card.active == value for card in view.hand), "value": value}
    if kind is MistakeKind.LET_GO_OUT:
        then = apply(sample(view, random.Random(0)), played)
        if then.turn is not None:
            return {"seat": str(then.turn.seat), "cards": then.hands[then.turn.seat].bit_count()}
    return {}


def _reason(kind: MistakeKind, view: View, played: Action, best: Action) -> Reason | None:
    """The best answer to a mistake that didn't hold for what was done, too."""
    both = reasons(view, played, most=len(ReasonCode))
    found = {
        each.code: each for each in reasons(view, best, most=len(ReasonCode)) if each not in both
    }
    return next((found[code] for code in _ANSWERS[kind] if code in found), None)


def _returned(view: View, action: Action) -> Return | None:
    """The same in every deal in which the action is legal, as the table is seen by all."""
    round_ = sample(view, random.Random(0))
    for event in events_of(round_, action):
        match event:
            case HandRotated(seat=seat):
                return _turned(seat, view.hand)
            case SetTaken(seat=seat, cards=cards):
                return _turned(seat, cards)
            case SetReturned(area=area, cards=cards):
                return _turned(area.seat, cards)
            case _:
                pass
    return None


def _turned(seat: Seat, cards: tuple[Card, ...]) -> Return:
    return Return(seat, cards, tuple(sorted(card.rotated() for card in cards)))
