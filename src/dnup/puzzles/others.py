"""What the others may do, as far as one seat can tell: in any deal that fits what it sees.

A seat sees its hand, the table, the discards and the cards that came from the table into a hand
(K2). The rest, the *hidden* cards, may be handed out among the others in every way that fits the
sizes of their hands, each either way up; only a star that nobody has seen is known to lie with the
one who began (S3). What happens is public: whoever acts shows exactly the cards that leave the
hand. So all deals that fit make one round, with the hidden cards lying anyhow, and an action is
possible if they can be dealt again so that it's legal.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations

from dnup.rules import (
    OVER,
    Action,
    Add,
    Card,
    Play,
    Rotate,
    Round,
    Seat,
    Take,
    apply,
    legal_actions,
)
from dnup.rules.pack import bits

MOST_HIDDEN = 6  # cards in a hand; with more, going out is never taken for certain
Deed = tuple[Action, Round]  # an action, and the round after it


def hidden(round_: Round, seat: Seat) -> int:
    """The cards whose place or way up the seat cannot know, as a mask."""
    others = sum(hand for i, hand in enumerate(round_.hands) if i != seat)
    return others & ~round_.seen


@dataclass(frozen=True, slots=True)
class Unseen:
    """The hidden cards, lower value first, and how many of them each of the others holds."""

    cards: tuple[Card, ...]
    hands: dict[Seat, int]  # of the seats that are not out
    star: Seat | None  # who must hold the star, if it is among them (S3)


def unseen_by(round_: Round, seat: Seat) -> Unseen:
    """What is hidden from a seat."""
    closed = hidden(round_, seat)
    star = closed & round_.pack.star
    others = {other: round_.hands[other] & closed for other in round_.pack.seats if other != seat}
    return Unseen(
        round_.pack.to_cards(closed, flipped=0),
        {other: hand.bit_count() for other, hand in others.items() if other not in round_.out},
        next((other for other, hand in others.items() if hand & star), None),
    )


def deeds(round_: Round, seat: Seat) -> Iterator[Deed]:
    """Each action of the player to act, not the seat, that is legal in some deal that fits."""
    pack = round_.pack
    player = pack.owners[round_.at]
    yield from going_out(round_, seat)
    for cards, flipped, value in _sets(round_, seat):
        for action, after in _placings(round_, seat, (cards, flipped), value):
            if player not in after.out:  # P3: not always with the whole hand
                yield action, after
    for i, lay in enumerate(round_.sets):
        if lay and pack.owners[i] != player:
            yield _done(round_, Take(pack.areas[i]))
    yield _done(round_, Rotate())


def going_out(round_: Round, seat: Seat) -> Iterator[Deed]:
    """Those of them after which the player is out."""
    pack = round_.pack
    player = pack.owners[round_.at]
    size = round_.hands[player].bit_count()
    known = round_.hands[player] & round_.seen
    if len({pack.card(bit, round_.flipped).active for bit in bits(known)}) > 1:
        return
    for cards, flipped, value in _sets(round_, seat, size):
        for action, after in _placings(round_, seat, (cards, flipped), value):
            if player in after.out:  # P3: one's own other set may come back
                yield action, after


def goes_out_surely(round_: Round, seat: Seat) -> bool:
    """Whether the player to act, not the seat, can go out before another acts in every deal.

    With two players that is in one turn or in two (P1).
    """
    player = round_.pack.owners[round_.at]
    if (round_.hands[player] & ~round_.seen).bit_count() > MOST_HIDDEN:
        return False
    return all(_can_go_out(deal, player) for deal in _hands(round_, seat))


def _can_go_out(round_: Round, player: int) -> bool:
    """Whether the player to act can go out before another acts; this round is the true one."""
    for action in legal_actions(round_):
        after = apply(round_, action)
        if player in after.out:
            return True
        is_on = after.at != OVER and round_.pack.owners[after.at] == player
        if is_on and _can_go_out(after, player):  # P1
            return True
    return False


def _hands(round_: Round, seat: Seat) -> Iterator[Round]:
    """The round with every hand that the player to act may have, each card either way up."""
    pack = round_.pack
    player = pack.owners[round_.at]
    mine = round_.hands[player] & ~round_.seen
    sure = mine & pack.star
    free = hidden(round_, seat) & ~pack.star
    for chosen in combinations(bits(free), (mine ^ sure).bit_count()):
        cards = sum(chosen) | sure
        for turned in chain.from_iterable(
            combinations(bits(cards), n) for n in range(cards.bit_count() + 1)
        ):
            yield _dealt(round_, seat, cards, round_.flipped & ~cards | sum(turned))


def _sets(round_: Round, seat: Seat, size: int | None = None) -> Iterator[tuple[int, int, int]]:
    """All sets that the player to act may hold: the cards, which of them lie turned, the value."""
    pack, flipped, seen = round_.pack, round_.flipped, round_.seen
    player = pack.owners[round_.at]
    mine = round_.hands[player]
    known, slots = mine & seen, (mine & ~seen).bit_count()
    star = mine & ~seen & pack.star
    free = hidden(round_, seat) & ~pack.star
    slots -= star.bit_count()
    for value, showing in pack.showing:
        upright, turned = showing & pack.cards, showing >> pack.size
        shown = known & (upright & ~flipped | turned & flipped) | star & (upright | turned)
        sure = list(bits(shown))
        maybe = list(bits(free & (upright | turned))) if slots else []
        most = len(sure) + min(slots, len(maybe))
        for number in range(1, most + 1) if size is None else (size,):
            if number > most:
                continue
            for more in range(max(0, number - len(sure)), min(slots, len(maybe), number) + 1):
                for a in combinations(sure, number - more):
                    for b in combinations(maybe, more):
                        cards = sum(a) + sum(b)
                        yield cards, cards & turned, value


def _placings(round_: Round, seat: Seat, chosen: tuple[int, int], value: int) -> Iterator[Deed]:
    """The set played, and a single card added, where that is legal."""
    pack = round_.pack
    cards, turned = chosen
    size = cards.bit_count()
    lying = {lay.bit_count(): pack.value(lay, round_.flipped) for lay in round_.sets if lay}
    owner = pack.owners[round_.at]
    fitting = [
        i
        for i, lay in enumerate(round_.sets)
        if lay
        and size == 1
        and pack.owners[i] != owner
        and pack.value(lay, round_.flipped) == value
        and lying.get(lay.bit_count() + 1, 0) < value  # B2
    ]
    plays = lying.get(size, 0) < value  # A2
    if not plays and not fitting:
        return
    dealt = _dealt(round_, seat, cards, round_.flipped & ~cards | turned)
    shown = pack.to_cards(cards, dealt.flipped)
    if plays:
        yield _done(dealt, Play(shown))
    for i in fitting:
        yield _done(dealt, Add(shown[0], pack.areas[i]))


def _dealt(round_: Round, seat: Seat, cards: int, flipped: int) -> Round:
    """The round with the hidden cards handed out so that the player to act holds these."""
    pack = round_.pack
    player = pack.owners[round_.at]
    hands = list(round_.hands)
    wanted = cards & ~hands[player]
    spare = bits(hands[player] & ~round_.seen & ~cards & ~pack.star)
    for bit, given in zip(bits(wanted), spare, strict=False):
        holder = next(i for i, hand in enumerate(hands) if hand & bit and i != seat)
        hands[holder] ^= bit | given
        hands[player] ^= bit | given
    return round_._replace(hands=tuple(hands), flipped=flipped)


def _done(round_: Round, action: Action) -> Deed:
    return action, apply(round_, action)
