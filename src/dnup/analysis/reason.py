"""Why an action is good, in facts that a player can check.

Each fact is public or about the player's own hand, and true in every deal that fits the view; how
good the action is, and whether these facts are why, is not said here. It needs only the rules.
"""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from dnup.analysis.reach import Reach, groups
from dnup.rules import (
    HIGHEST_VALUE,
    Action,
    Add,
    Area,
    Card,
    Play,
    Rotate,
    Seat,
    SetReturned,
    Take,
    View,
    WentOut,
    apply,
    events_of,
    sample,
    view_of,
)

MOST = 3
FEW_CARDS = 4  # of another seat: then it is worth saying that it is kept from going out
FEW_LEFT = 4


class ReasonCode(StrEnum):
    """The kinds of facts, the strongest first; each has a sentence in every language."""

    WINS = "wins"
    OUT = "out"
    UNBEATABLE = "unbeatable"
    SAFE = "safe"
    STOPS_OUT = "stops-out"
    ONE_SET = "one-set"
    BEATS = "beats"
    HINDERS_OUT = "hinders-out"
    ONLY_VALUE = "only-value"
    FEW_BEAT = "few-beat"
    TAKE_TO = "take-to"
    ROTATE_TO = "rotate-to"
    NO_PLAY = "no-play"
    ADD_SAFE = "add-safe"
    KEEPS_SET = "keeps-set"
    LOWEST = "lowest"


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that speaks for an action. `size` and `value`, where there are, are those of a set."""

    code: ReasonCode
    facts: dict[str, str | int] = field(default_factory=dict)


def reasons(view: View, action: Action, most: int = MOST) -> tuple[Reason, ...]:
    """The strongest facts for one of the viewer's legal actions, at most this many.

    Raises `IllegalActionError` if it may not, and `ValueError` out of turn. The same view gives the
    same facts. There may be none.
    """
    if not view.is_my_turn:
        raise ValueError("only a viewer who is to act has reasons to")
    done = _Done.of(view, action)
    found: list[Reason] = []
    for find in (_out, _lasting, _stopping, _one_set, _beating, _hard_to_beat, _growing, _keeping):
        for reason in find(done):
            if reason.code in {ReasonCode.WINS, ReasonCode.OUT}:
                return (reason,)  # nothing else matters
            found.append(reason)
    order = list(ReasonCode)
    found.sort(key=lambda reason: order.index(reason.code))
    return tuple(found[:most])


@dataclass(frozen=True, slots=True)
class _Done:
    """An action, and everything its viewer knows before and after it."""

    action: Action
    seat: Seat
    turn: Area
    before: View
    after: View
    waited: View  # after rotating instead: nothing has changed on the table
    won: int | None  # points, if the seat goes out
    returned: SetReturned | None

    @classmethod
    def of(cls, view: View, action: Action) -> "_Done":
        assert view.viewer is not None  # noqa: S101 - it is the viewer's turn
        assert view.turn is not None  # noqa: S101
        # What the viewer then sees doesn't depend on hidden cards, so any deal works.
        round_ = sample(view, random.Random(0))
        prizes = dict(zip(view.out, view.pack.prizes, strict=False))
        begun = tuple(view.points[seat] - prizes.get(seat, 0) for seat in view.pack.seats)
        winners = view.pack.winners(begun)
        then = apply(round_, action, winners=winners)
        events = events_of(round_, action, winners=winners, after=then)
        return cls(
            action=action,
            seat=view.viewer,
            turn=view.turn,
            before=view,
            after=view_of(then, view.viewer, begun),
            waited=view_of(apply(round_, Rotate()), view.viewer, begun),
            won=next((e.points for e in events if isinstance(e, WentOut)), None),
            returned=next((e for e in events if isinstance(e, SetReturned)), None),
        )


def _out(done: _Done) -> Iterator[Reason]:
    if done.won is None:
        return
    pack = done.after.pack
    if done.after.points[done.seat] >= pack.goal:
        yield Reason(ReasonCode.WINS)
    else:
        yield Reason(ReasonCode.OUT, {"won": "round" if pack.players == 2 else done.won})


def _lasting(done: _Done) -> Iterator[Reason]:
    """Nobody can beat the set: too few cards are left, or in any one hand."""
    if not isinstance(done.action, Play):
        return
    reach = Reach(done.after)
    if not reach.others or reach.can_beat(done.turn):
        return
    facts = _set(done.action)
    value, size = done.action.cards[0].active, len(done.action.cards)
    higher = {
        w: reach.left(w, done.turn)
        for w in range(value + 1, HIGHEST_VALUE + 1)
        if any(w in (c.active, c.inactive) for c in _pack_cards(done))
    }
    left = max(higher.values(), default=0)
    if left < size:
        one = next(iter(higher)) if len(higher) == 1 else 0
        yield Reason(
            ReasonCode.UNBEATABLE, {**facts, "values": len(higher), "higher": one, "left": left}
        )
    else:
        yield Reason(ReasonCode.SAFE, facts)


def _hard_to_beat(done: _Done) -> Iterator[Reason]:
    """Little can beat the set."""
    if not isinstance(done.action, Play):
        return
    reach = Reach(done.after)
    values = reach.can_beat(done.turn) if reach.others else []
    facts, size = _set(done.action), len(done.action.cards)
    if not values:
        return
    if size == 1:
        value = done.action.cards[0].active
        mine = [*done.after.hand, *done.action.cards]
        if reach.next is None:  # what the viewer lays next may be taken and used
            mine = list(done.action.cards)
        left = _higher(_pack_cards(done), value) - _higher([*done.after.discarded, *mine], value)
        if left <= FEW_LEFT:
            yield Reason(ReasonCode.FEW_BEAT, {**facts, "left": left})
    elif len(values) == 1:
        left = reach.left(values[0], done.turn)
        if left <= size + 1:
            yield Reason(ReasonCode.ONLY_VALUE, {**facts, "higher": values[0], "left": left})


def _stopping(done: _Done) -> Iterator[Reason]:
    """The next player could have gone out, and now cannot, or less easily."""
    reach = Reach(done.after)
    seat = reach.next
    if seat is None or not done.after.hand_sizes[seat] <= FEW_CARDS:
        return
    if done.after.hand_sizes[seat] != done.waited.hand_sizes[seat]:
        return  # that it got cards back says it all
    before, now = Reach(done.waited).ways_out(seat), reach.ways_out(seat)
    cards = done.after.hand_sizes[seat]
    facts: dict[str, str | int] = {"seat": str(seat), "cards": cards}
    if before and not now:
        yield Reason(ReasonCode.STOPS_OUT, facts)
    elif now < before and all(kind == "play" for kind, _ in now):
        lying = next((s for s in done.after.table().values() if len(s) == cards), None)
        if lying is not None:
            yield Reason(ReasonCode.HINDERS_OUT, {**facts, "above": lying[0].active})


def _one_set(done: _Done) -> Iterator[Reason]:
    """All that is left in the hand goes together."""
    left = groups(done.after.hand)
    if len(left) != 1:
        return
    (value, size), *_ = left.items()
    is_split = isinstance(done.action, Play) and done.action.cards[0].active == value
    was_one = len(groups(done.before.hand)) == 1
    if not is_split and not was_one:
        yield Reason(ReasonCode.ONE_SET, {"size": size, "value": value})


def _beating(done: _Done) -> Iterator[Reason]:
    """It sends another player's set back."""
    beaten = done.returned
    if beaten is None or beaten.area.seat == done.seat:
        return
    facts: dict[str, str | int] = {
        "seat": str(beaten.area.seat),
        "size": len(beaten.cards),
        "value": beaten.cards[0].active,
        "cards": done.after.hand_sizes[beaten.area.seat],
    }
    yield Reason(ReasonCode.BEATS, facts)


def _growing(done: _Done) -> Iterator[Reason]:
    """What the hand becomes when it is turned or gets cards; and that there was nothing to play."""
    before, after = groups(done.before.hand), groups(done.after.hand)
    if isinstance(done.action, Take):
        lay = done.before.table()[done.action.origin]
        gained = {card.inactive for card in lay if after[card.inactive] > 1}  # G1
        if gained:
            value = max(gained, key=lambda v: (after[v], v))
            yield Reason(ReasonCode.TAKE_TO, {"size": after[value], "value": value})
    elif isinstance(done.action, Rotate):
        best = max(after, key=lambda v: (after[v], v))
        now = max(before, key=lambda v: (before[v], v))
        if after[best] > 1 and (after[best], best) > (before[now], now):
            yield Reason(ReasonCode.ROTATE_TO, {"size": after[best], "value": best})
    if isinstance(done.action, Play):
        return
    if not any(isinstance(action, Play) for action in done.before.legal_actions()):
        yield Reason(ReasonCode.NO_PLAY)


def _keeping(done: _Done) -> Iterator[Reason]:
    """What stays in the hand, and what leaves it."""
    if isinstance(done.action, Add):
        yield Reason(ReasonCode.ADD_SAFE)
    if not isinstance(done.action, Play | Add):
        return
    before, after = groups(done.before.hand), groups(done.after.hand)
    whole = [value for value, size in after.items() if size > 1 and size == before[value]]
    if whole and len(after) > 1:
        value = max(whole, key=lambda v: (after[v], v))
        yield Reason(ReasonCode.KEEPS_SET, {"size": after[value], "value": value})
    if isinstance(done.action, Play):
        value = done.action.cards[0].active
        if after and value == min(before) and value not in after:
            yield Reason(ReasonCode.LOWEST, {"value": value})


def _set(action: Play) -> dict[str, str | int]:
    return {"size": len(action.cards), "value": action.cards[0].active}


def _pack_cards(done: _Done) -> tuple[Card, ...]:
    pack = done.after.pack
    return pack.to_cards(pack.cards, flipped=0)


def _higher(cards: Iterable[Card], value: int) -> int:
    """How many of the cards have a higher value at either end."""
    return sum(max(card.active, card.inactive) > value for card in cards)
