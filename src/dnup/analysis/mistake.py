"""What kind of mistake an action was: in words that a player can learn from."""

import random
from collections import Counter
from dataclasses import replace
from enum import StrEnum

from dnup.analysis.review import FINE, Verdict, goes_out
from dnup.rules import (
    Action,
    Add,
    Play,
    Rotate,
    Round,
    Take,
    View,
    apply,
    is_legal,
    sample,
    view_of,
)


class MistakeKind(StrEnum):
    """What was wrong, against the best action by what the seat knew."""

    MISSED_GOING_OUT = "missed-going-out"
    LET_GO_OUT = "let-go-out"  # the next player is then expected to go out
    SHOULD_HAVE_ROTATED = "should-have-rotated"
    SHOULD_HAVE_TAKEN = "should-have-taken"
    SHOULD_HAVE_ADDED = "should-have-added"
    ROTATED_TOO_EARLY = "rotated-too-early"  # something else was better, and rotating could wait
    TOOK_NEEDLESSLY = "took-needlessly"
    ADDED_NEEDLESSLY = "added-needlessly"
    BROKE_UP_SET = "broke-up-set"  # some cards of a value that should have stayed together
    TOO_MANY = "too-many"
    TOO_FEW = "too-few"
    TOO_HIGH = "too-high"
    TOO_LOW = "too-low"
    OTHER_CARDS = "other-cards"  # the right value and size, but cards that should have stayed
    OTHER_SET = "other-set"  # another set should have been taken, or added to


def kind_of(verdict: Verdict) -> MistakeKind | None:
    """What kind of mistake it was; None if the action was good.

    Like the grade it depends on what the seat knew, and on its action, alone.
    """
    if verdict.grade in FINE:
        return None
    view, played, best = verdict.moment.view, verdict.played, verdict.best
    if goes_out(view, best.action) and not goes_out(view, played.action):
        return MistakeKind.MISSED_GOING_OUT
    if _lets_out(view, played.action, played.reply) and not _lets_out(
        view, best.action, best.reply
    ):
        return MistakeKind.LET_GO_OUT
    return _compare(view, played.action, best.action)


def _lets_out(view: View, action: Action, reply: Action | None) -> bool:
    """Whether another is expected to go out at once after an action of the viewer."""
    after = view_of(_do(view, action), view.viewer)
    if reply is None or after.turn is None or after.is_my_turn:
        return False
    round_ = sample(_shown(after, reply), random.Random(0))
    # A search may name a reply that was possible in a deal it tried, but isn't in this one.
    return is_legal(round_, reply) and after.turn.seat in apply(round_, reply).out


def _do(view: View, action: Action) -> Round:
    """The round after an action. Who is out is the same in every deal where it's legal."""
    return apply(sample(view, random.Random(0)), action)


def _shown(view: View, action: Action) -> View:
    """The view if all knew that the player to act holds what the action puts down."""
    assert view.turn is not None  # noqa: S101 - somebody is to act
    match action:
        case Play(cards=cards):
            put = Counter(cards)
        case Add(card=card):
            put = Counter([card])
        case _:
            put = Counter()
    known = list(view.known)
    held = Counter(known[view.turn.seat])
    known[view.turn.seat] = tuple(sorted((held | put).elements()))
    return replace(view, known=tuple(known))


def _compare(view: View, played: Action, best: Action) -> MistakeKind:
    match played, best:
        case (Play(), Play()):
            return _compare_sets(view, played, best)
        case (Take(), Take()) | (Add(), Add()):
            return MistakeKind.OTHER_SET
        case (_, Rotate()):
            return MistakeKind.SHOULD_HAVE_ROTATED
        case (Rotate(), _):
            return MistakeKind.ROTATED_TOO_EARLY
        case (Take(), _):
            return MistakeKind.TOOK_NEEDLESSLY
        case (_, Take()):
            return MistakeKind.SHOULD_HAVE_TAKEN
        case (_, Add()):
            return MistakeKind.SHOULD_HAVE_ADDED
        case _:
            return MistakeKind.ADDED_NEEDLESSLY


def _compare_sets(view: View, played: Play, best: Play) -> MistakeKind:
    value, better = played.cards[0].active, best.cards[0].active
    size, wanted = len(played.cards), len(best.cards)
    if value != better and size < _held(view, value) and wanted == _held(view, better):
        return MistakeKind.BROKE_UP_SET
    if size != wanted:
        return MistakeKind.TOO_MANY if size > wanted else MistakeKind.TOO_FEW
    if value != better:
        return MistakeKind.TOO_HIGH if value > better else MistakeKind.TOO_LOW
    return MistakeKind.OTHER_CARDS


def _held(view: View, value: int) -> int:
    return sum(card.active == value for card in view.hand)
