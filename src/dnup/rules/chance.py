"""How likely each seat is to hold the cards that a viewer can't place."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from math import comb, factorial, prod

from dnup.rules.card import Card
from dnup.rules.deal import Rng
from dnup.rules.double import Double, find_doubles, turned_hands
from dnup.rules.sample import draw_rounds
from dnup.rules.seat import Seat
from dnup.rules.view import View

MOST_STEPS = 200_000  # well below a second
DRAWS = 3000
Place = tuple[Seat, Card]  # who holds a card, and which way up
Rooms = tuple[int, ...]  # by seat: how many more cards it holds that the viewer cannot place


def chances(view: View, rng: Rng) -> dict[Card, dict[Place, float]]:
    """Return who may hold each card the viewer can't place, which way up, and how likely.

    Every deal that fits what the viewer has seen counts as often as a shuffle makes it; why the
    others played as they did doesn't count. For `n` equal cards the chances add up to `n`: they are
    the number of cards to expect in each place. `sample` draws with the same chances.

    The chances are exact. Only a deck of hardly anything but equal cards can take too long; then
    they're estimated from `DRAWS` samples.

    >>> import random
    >>> from dnup import parse_card, parse_position, standard_deck, view_of
    >>> text = "A: 5/7 5/8 8/1 | B: 1/5* 7/4 | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play"
    >>> view = view_of(parse_position(text, standard_deck()), Seat.A)
    >>> for (seat, card), chance in chances(view, random.Random(0))[parse_card("2/9")].items():
    ...     print(seat, card, chance)
    B 2/9 0.25
    B 9/2 0.25
    C 2/9 0.25
    C 9/2 0.25
    """
    pack = view.pack
    counts = Counter(view.unknown())
    rooms = [
        0 if seat == view.viewer else size - len(known)
        for seat, size, known in zip(pack.seats, view.hand_sizes, view.known, strict=True)
    ]
    found: dict[Card, dict[Place, float]] = {}
    holder = view.star_holder
    if holder is not None and holder != view.viewer:  # S3
        rooms[holder] -= 1
        (star,) = pack.to_cards(pack.star, flipped=0)
        found[star] = _either_way(star, holder, 1.0)
    doubles = find_doubles(view)
    if _steps([counts[d.card] for d in doubles], rooms) > MOST_STEPS:
        return _estimate(view, rng)
    expected, left = _expect(doubles, [counts[d.card] for d in doubles], tuple(rooms))
    turned = turned_hands(view)
    for double, seats in zip(doubles, expected, strict=True):
        places = found.setdefault(double.card, {})
        for seat, ways in zip(pack.seats, seats, strict=True):
            for number, is_turned in zip(ways, (False, True), strict=True):
                if number > 0:
                    held = double.card.rotated() if is_turned ^ turned[seat] else double.card
                    places[seat, held] = number
    doubtful = {double.card for double in doubles}
    for card, count in counts.items():
        if card not in doubtful:
            for seat, room in zip(pack.seats, left, strict=True):
                if room > 0:
                    share = room * count / sum(left)
                    found.setdefault(card, {}).update(_either_way(card, seat, share))
    return {card: found[card] for card in sorted(found)}


def _estimate(view: View, rng: Rng) -> dict[Card, dict[Place, float]]:
    """The same from draws, each by its share."""
    found: dict[Card, dict[Place, float]] = {}
    total = 0.0
    for round_, share in islice(draw_rounds(view, rng), DRAWS):
        total += share
        for seat in view.pack.seats:
            if seat != view.viewer:
                unseen = round_.hands[seat] & ~round_.seen
                for card in view.pack.to_cards(unseen, round_.flipped):
                    places = found.setdefault(min(card, card.rotated()), {})
                    places[seat, card] = places.get((seat, card), 0.0) + share
    return {
        card: {place: number / total for place, number in sorted(found[card].items())}
        for card in sorted(found)
    }


def _steps(counts: list[int], rooms: Sequence[int]) -> int:
    """How many steps `_expect` takes at the most: each split of each double, from each room."""
    seats = sum(room > 0 for room in rooms) or 1
    reached = comb(sum(counts) + seats - 1, seats - 1)
    return reached * sum(comb(count + seats - 1, seats - 1) for count in counts)


def _either_way(card: Card, seat: Seat, share: float) -> dict[Place, float]:
    """S2: each way up is as likely as the other."""
    return {(seat, held): share / 2 for held in (card, card.rotated())}


Ways = list[list[float]]  # by seat: how many are expected upright, and turned, at the deal


def _expect(
    doubles: list[Double], counts: list[int], rooms: Rooms
) -> tuple[list[Ways], list[float]]:
    """Where so many more cards of each double are expected, and how much room is then left.

    The doubles are handed out one after the other. What matters of those before is only the room
    that they leave, so it is enough to know how likely each room is.
    """
    weights = [
        [[_weight(dealt, number) for number in range(count + 1)] for dealt in double.dealt]
        for double, count in zip(doubles, counts, strict=True)
    ]

    @cache
    def deals(step: int, rooms: Rooms) -> float:
        """How many deals there are of the doubles from this one on and of all other cards."""
        if step == len(doubles):
            return float(factorial(sum(rooms)) // prod(map(factorial, rooms)))
        return sum(number for number, _, _ in splits(step, rooms))

    def splits(step: int, rooms: Rooms) -> Iterator[tuple[float, Rooms, Rooms]]:
        for split in _splits(counts[step], rooms):
            rest = tuple(room - part for room, part in zip(rooms, split, strict=True))
            each = (w[part] for w, part in zip(weights[step], split, strict=True))
            yield prod(each) * deals(step + 1, rest), split, rest

    expected: list[Ways] = []
    reached: dict[Rooms, float] = {rooms: 1.0}
    for step, double in enumerate(doubles):
        ways = [[0.0, 0.0] for _ in rooms]
        after: dict[Rooms, float] = {}
        for before, chance in reached.items():
            for number, split, rest in splits(step, before):
                share = chance * number / deals(step, before)
                after[rest] = after.get(rest, 0.0) + share
                for seat, part in enumerate(split):
                    if part:
                        up = _upright(double.dealt[seat], part)
                        ways[seat][0] += share * up
                        ways[seat][1] += share * (part - up)
        expected.append(ways)
        reached = after
    left = [
        sum(chance * room[seat] for room, chance in reached.items()) for seat in range(len(rooms))
    ]
    return expected, left


def _splits(count: int, rooms: Rooms) -> Iterator[Rooms]:
    """All ways to split so many cards among seats that have room for so many."""
    if not rooms:
        if count == 0:
            yield ()
        return
    for part in range(min(count, rooms[0]) + 1):
        for rest in _splits(count - part, rooms[1:]):
            yield (part, *rest)


def _ways(dealt: tuple[int, int], number: int) -> Iterator[tuple[int, float]]:
    """How many of so many more cards lie upright, and how many deals that makes (see `double`)."""
    upright, turned = dealt
    for up in range(number + 1):
        down = number - up
        same = comb(upright + up, up) * comb(turned + down, down)
        yield up, 1 / (factorial(up) * factorial(down) * same)


def _weight(dealt: tuple[int, int], number: int) -> float:
    return sum(deals for _, deals in _ways(dealt, number))


def _upright(dealt: tuple[int, int], number: int) -> float:
    """How many of so many more cards are expected to lie upright."""
    return sum(up * deals for up, deals in _ways(dealt, number)) / _weight(dealt, number)
