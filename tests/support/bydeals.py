"""Puzzles proved again the plain way: every deal that fits is written down and played.

A second, naive implementation beside `dnup.puzzles.proof`: it knows nothing of hidden cards, only a
list of rounds that the seat cannot tell apart, and what is done in public splits the list.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from dnup.rules import Round, Seat, apply, legal_actions
from dnup.rules.pack import bits


def all_deals(round_: Round, seat: Seat) -> list[Round]:
    """Each round that fits what the seat sees."""
    pack = round_.pack
    others = [other for other in pack.seats if other != seat]
    closed = {other: round_.hands[other] & ~round_.seen for other in others}
    star = pack.star & sum(closed.values())
    needs = [(closed[other] & ~star).bit_count() for other in others]
    every = sum(closed.values())
    found = []
    for parts in _parts(list(bits(every & ~star)), needs):
        hands = list(round_.hands)
        for other, part in zip(others, parts, strict=True):
            hands[other] = hands[other] & round_.seen | closed[other] & star | sum(part)
        for ways in product((0, 1), repeat=every.bit_count()):
            turned = sum(bit for bit, way in zip(bits(every), ways, strict=True) if way)
            flipped = round_.flipped & ~every | turned
            found.append(round_._replace(hands=tuple(hands), flipped=flipped))
    return found


def wins(deals: Sequence[Round], seat: Seat, turns: int, outs: int) -> bool:
    """Whether the seat can make sure, in all of these, to be the next one out in so many turns."""
    one = deals[0]
    if len(one.out) > outs:
        return one.out[outs] == seat
    if one.pack.owners[one.at] == seat:
        return turns > 0 and any(
            wins([apply(deal, action) for deal in deals], seat, turns - 1, outs)
            for action in legal_actions(one)
        )
    return all(wins(after, seat, turns, outs) for after in _split(deals))


def is_safe(deals: Sequence[Round], seat: Seat, outs: int) -> bool:
    """Whether nobody can be out before the seat's turn in any of these."""
    one = deals[0]
    if len(one.out) > outs:
        return one.out[outs] == seat
    if one.pack.owners[one.at] == seat:
        return True
    return all(is_safe(after, seat, outs) for after in _split(deals))


def can_lose(deal: Round, seat: Seat, outs: int) -> bool:
    """Whether in this one deal somebody can be out before the seat's turn, if all help them."""
    if len(deal.out) > outs:
        return deal.out[outs] != seat
    if deal.pack.owners[deal.at] == seat:
        return False
    return any(can_lose(apply(deal, action), seat, outs) for action in legal_actions(deal))


def _split(deals: Sequence[Round]) -> list[list[Round]]:
    after: dict[str, list[Round]] = defaultdict(list)
    for deal in deals:
        for action in legal_actions(deal):
            after[str(action)].append(apply(deal, action))
    return list(after.values())


def _parts(cards: list[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        for parts in _parts(rest, sizes[1:]):
            yield [chosen, *parts]
