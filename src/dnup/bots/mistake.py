"""What kind of mistake an action was: in words that a player can learn from."""

from enum import StrEnum

from dnup.bots.review import Grade, Verdict
from dnup.rules import Action, Add, Play, Rotate, Seat, Take, View


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
    if verdict.grade is Grade.GOOD:
        return None
    view, played, best = verdict.moment.view, verdict.played, verdict.best
    if goes_out(view, best.action) and not goes_out(view, played.action):
        return MistakeKind.MISSED_GOING_OUT
    if _lets_out(view, played.action, played.reply) and not _lets_out(
        view, best.action, best.reply
    ):
        return MistakeKind.LET_GO_OUT
    return _compare(view, played.action, best.action)


def goes_out(view: View, action: Action) -> bool:
    """Whether the viewer's hand is then empty (E1, P3)."""
    assert view.viewer is not None  # noqa: S101 - a seat is to act
    return _leaves(view.hand_sizes[view.viewer], action) and not _returned(
        view, action, view.viewer
    )


def _lets_out(view: View, action: Action, reply: Action | None) -> bool:
    """Whether another is expected to go out at once after an action of the viewer."""
    following = _next(view, action)
    if reply is None or following is None:
        return False
    return _leaves(view.hand_sizes[following] + _returned(view, action, following), reply)


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


def _leaves(size: int, action: Action) -> bool:
    """Whether an action puts down all of a hand of this size."""
    match action:
        case Play(cards=cards):
            return len(cards) == size
        case Add():
            return size == 1
        case _:
            return False


def _returned(view: View, action: Action, seat: Seat) -> int:
    """How many cards come back to a seat with an action of the viewer (A3, B2, P3)."""
    table = view.table()
    match action:
        case Play(cards=cards):
            size = len(cards)
        case Add(to=to):
            size = len(table[to]) + 1
        case _:
            return 0
    if seat in view.out:
        return 0
    return sum(
        len(cards) for area, cards in table.items() if len(cards) == size and area.seat == seat
    )


def _next(view: View, action: Action) -> Seat | None:
    """The opponent who acts right after the viewer; None if the viewer goes on, or nobody does."""
    assert view.turn is not None  # noqa: S101 - the viewer is to act
    if goes_out(view, action) and (view.out or view.pack.players == 2):
        return None
    if view.pack.players == 2 and view.turn.number == 1:  # P1
        return None
    seats = len(view.pack.seats)
    for step in range(1, seats):
        seat = Seat((view.turn.seat + step) % seats)
        if seat not in view.out:
            return seat
    return None
