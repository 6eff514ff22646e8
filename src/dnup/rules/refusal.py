"""Why an action isn't allowed. Each rule that can forbid one is here, once."""

from dataclasses import dataclass
from enum import StrEnum

from dnup.rules.action import Action, Add, Play, Rotate, Take
from dnup.rules.card import Card
from dnup.rules.round import OVER, Round
from dnup.rules.seat import Area

NONE = -1
NOT_PLACED = (0, 0)


class RuleRefusalCode(StrEnum):
    """Stable codes of all refusals; each has a text in every language."""

    ROUND_OVER = "round-over"
    MATCH_OVER = "match-over"
    NO_ROUND = "no-round"
    NOT_YOUR_TURN = "not-your-turn"
    EMPTY_SET = "empty-set"
    NOT_IN_HAND = "not-in-hand"
    WRONG_WAY_UP = "wrong-way-up"
    MIXED_VALUES = "mixed-values"
    PLAY_NOT_HIGHER = "play-not-higher"
    NO_AREA = "no-area"
    OWN_AREA = "own-area"
    NO_SET = "no-set"
    OTHER_VALUE = "other-value"
    ADD_NOT_HIGHER = "add-not-higher"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is illegal: the reason, the number of the rule, and the facts for a message.

    `card` is the card that can't be used. `area`, `size` and `value` describe the set in the way,
    or the one the action names; `own` is the value of the player's cards.
    """

    code: RuleRefusalCode
    rule: str
    card: Card | None = None
    area: Area | None = None
    size: int | None = None
    value: int | None = None
    own: int | None = None

    @property
    def facts(self) -> dict[str, str | int]:
        """The facts by name, as a message or a client can use them."""
        facts = (("card", self.card), ("area", self.area), ("size", self.size))
        values = (("value", self.value), ("own", self.own))
        return {
            name: fact if isinstance(fact, int) else str(fact)
            for name, fact in facts + values
            if fact is not None
        }

    def __str__(self) -> str:
        return f"{self.code} ({self.rule})" + "".join(f" {k}={v}" for k, v in self.facts.items())


class IllegalActionError(ValueError):
    """The action is illegal, and nothing has changed. `refusal` says why."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(action, refusal)
        self.action = action
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.action}: {self.refusal}"


# What an allowed action comes to: the cards that leave the hand; the index of the area that they go
# to or that is taken from; the index of the area whose set goes back. A plain tuple, for speed.
Move = tuple[int, int, int]


def refusal(round_: Round, action: Action) -> Refusal | None:
    """Say why the player whose turn it is can't do this; None if they can.

    Each rule that can forbid something is in this module once. Everything else asks here.

    >>> from dnup import parse_action, parse_position, standard_deck
    >>> text = "A: 5/7 5/8 8/1 | B: 1/5* 7/4 | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play"
    >>> round_ = parse_position(text, standard_deck())
    >>> print(refusal(round_, parse_action("5/7")))  # B's 6 is higher than a single 5
    play-not-higher (A2) area=B1 size=1 value=6 own=5
    >>> refusal(round_, parse_action("5/7+5/8")) is None
    True
    """
    move = work_out(round_, action)
    return move if isinstance(move, Refusal) else None


def check(round_: Round, action: Action) -> Move:
    """Return what the action comes to. Raises `IllegalActionError` if it's illegal."""
    move = work_out(round_, action)
    if isinstance(move, Refusal):
        raise IllegalActionError(action, move)
    return move


def is_legal(round_: Round, action: Action) -> bool:
    """Whether the player whose turn it is can do this: short for `refusal(...) is None`."""
    return not isinstance(work_out(round_, action), Refusal)


def work_out(round_: Round, action: Action) -> Move | Refusal:
    """Return what the action comes to, or why it's refused."""
    if round_.at == OVER:
        return Refusal(RuleRefusalCode.ROUND_OVER, "P4" if round_.pack.players == 2 else "E3")
    if isinstance(action, Play):
        return _play(round_, action)
    if isinstance(action, Add):
        return _add(round_, action)
    if isinstance(action, Take):
        area = _opposing_set(round_, action.origin, "C1")
        return area if isinstance(area, Refusal) else (0, area, NONE)
    if isinstance(action, Rotate):  # D1 is always possible
        return 0, NONE, NONE
    raise TypeError(f"{action!r} is not an action")


def _play(round_: Round, action: Play) -> Move | Refusal:
    cards, sets = action.cards, round_.sets
    if not cards:
        return Refusal(RuleRefusalCode.EMPTY_SET, "A1")
    mask = _from_hand(round_, cards, "A1")
    if isinstance(mask, Refusal):
        return mask
    value = cards[0].active
    if cards[-1].active != value:  # they are sorted
        return Refusal(RuleRefusalCode.MIXED_VALUES, "A1", card=cards[-1], value=value)
    clash = _same_size(sets, len(cards), besides=NONE)
    if clash != NONE and not value > round_.pack.value(sets[clash], round_.flipped):
        return _not_higher(round_, clash, RuleRefusalCode.PLAY_NOT_HIGHER, "A2", own=value)
    return mask, round_.at, clash


def _add(round_: Round, action: Add) -> Move | Refusal:
    area = _opposing_set(round_, action.to, "B1")
    if isinstance(area, Refusal):
        return area
    cards = _from_hand(round_, (action.card,), "B1")
    if isinstance(cards, Refusal):
        return cards
    value = round_.pack.value(round_.sets[area], round_.flipped)
    if action.card.active != value:
        return Refusal(
            RuleRefusalCode.OTHER_VALUE, "B1", card=action.card, area=action.to, value=value
        )
    clash = _same_size(round_.sets, round_.sets[area].bit_count() + 1, besides=area)
    if clash != NONE and not value > round_.pack.value(round_.sets[clash], round_.flipped):
        return _not_higher(round_, clash, RuleRefusalCode.ADD_NOT_HIGHER, "B2", own=value)
    return cards, area, clash


def _from_hand(round_: Round, cards: tuple[Card, ...], rule: str) -> int | Refusal:
    """The cards of the hand to move that are these; of equal ones those that everybody knows."""
    pack, at, hands, _, _, flipped, seen, _ = round_
    hand = hands[pack.owners[at]]
    mask, turned = pack.placed.get(cards, NOT_PLACED)
    if mask and hand & mask == mask and flipped & mask == turned:
        return mask
    found = 0
    for card in cards:
        held = pack.equal(card) & hand & ~found
        showing = held & (flipped if card.active > card.inactive else ~flipped)
        if not showing:
            reason, rule = (
                (RuleRefusalCode.WRONG_WAY_UP, "S2")
                if held
                else (RuleRefusalCode.NOT_IN_HAND, rule)
            )
            return Refusal(reason, rule, card=card)
        # K2: what is known to be in the hand leaves first, so the rest stays as unknown as it was.
        showing = showing & seen or showing
        found |= showing & -showing
    return found


def _opposing_set(round_: Round, area: Area, rule: str) -> int | Refusal:
    """The index of an area that holds an opponent's set (B1, C1)."""
    pack = round_.pack
    if area not in pack.areas:
        return Refusal(RuleRefusalCode.NO_AREA, "P1", area=area)
    index = pack.areas.index(area)
    if pack.owners[index] == pack.owners[round_.at]:
        return Refusal(RuleRefusalCode.OWN_AREA, "P3" if pack.players == 2 else rule, area=area)
    if not round_.sets[index]:
        return Refusal(RuleRefusalCode.NO_SET, rule, area=area)
    return index


def _same_size(sets: tuple[int, ...], size: int, besides: int) -> int:
    """The index of the other set of this size; by A4 there is one at the most."""
    for i, cards in enumerate(sets):
        if cards and i != besides and cards.bit_count() == size:
            return i
    return NONE


def _not_higher(
    round_: Round, clash: int, reason: RuleRefusalCode, rule: str, *, own: int
) -> Refusal:
    in_the_way = round_.sets[clash]
    return Refusal(
        reason,
        rule,
        area=round_.pack.areas[clash],
        size=in_the_way.bit_count(),
        value=round_.pack.value(in_the_way, round_.flipped),
        own=own,
    )
