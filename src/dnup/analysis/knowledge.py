"""Who could know what at a moment of a match: the certain exactly, the rest as chances.

All of it follows from a `View`, which holds nothing that its viewer cannot know. Only when a round
is over are all hands certain: then everybody lays them open.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from dnup.rules import Card, Match, Pack, Round, Seat, View, chances
from dnup.rules.pack import bits
from dnup.rules.sample import draw_rounds

if TYPE_CHECKING:
    from dnup.search.belief import Belief

# A deal is weighed by every action since, about 2000 in a millisecond. Few deals make all of the
# actions likely, so as many are drawn as can be within what a person takes for at once.
ACTIONS_WEIGHED = 120_000
MOST_DEALS = 5000
FEWEST_DEALS = 200
DEALS_COUNTED = 400  # for how likely a hand holds a value, where nothing is weighed
LONGEST_WEIGHED = 500  # actions of a round; in a longer one what was done says little any more
DECIMALS = 4

Place = tuple[Seat, Card]  # who holds a card, and which way up


@dataclass(frozen=True, slots=True)
class HandKnowledge:
    """What a viewer is sure of about a hand."""

    seat: Seat
    size: int
    certain: tuple[Card, ...]  # as held
    has_star: bool  # and the viewer can't know which way up


@dataclass(frozen=True, slots=True)
class Chance:
    """How likely a seat holds a card like this."""

    seat: Seat
    card: Card  # as it would be held
    chance: float


@dataclass(frozen=True, slots=True)
class CardKnowledge:
    """A card that isn't certain, its lower value first, and where it may be."""

    card: Card
    chances: tuple[Chance, ...]  # they add up to `count`, as far as numbers are exact
    count: int  # how many such cards aren't certain


@dataclass(frozen=True, slots=True)
class ValueChance:
    """How likely a seat holds at least one card, and at least two, with this value up."""

    seat: Seat
    value: int
    one: float
    two: float


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a seat, or a spectator (None), could know at a moment."""

    viewer: Seat | None
    hands: tuple[HandKnowledge, ...]  # by seat
    cards: tuple[CardKnowledge, ...]
    values: tuple[ValueChance, ...]  # by seat and value; estimates, unless they are 1
    is_weighed: bool  # by what the others have done; if not, deals count as in a shuffle


def know(match: Match, viewer: Seat | None, *, weigh: bool) -> Knowledge:
    """What a viewer could know of the round that is on. A `ValueError` before the first deal.

    With `weigh` the compiled kernel is loaded, if it has not been. The same view gives the same
    answer.
    """
    view = match.view(viewer)
    assert match.round is not None  # noqa: S101 - there is a view of it
    hands = tuple(
        HandKnowledge(
            seat=seat,
            size=view.hand_sizes[seat],
            certain=match.round.hand(seat) if view.turn is None else certain(view, seat),
            has_star=view.turn is not None and _has_hidden_star(view, seat),
        )
        for seat in view.pack.seats
    )
    counts = Counter() if view.turn is None else _open_cards(view)
    weighed = weigh and bool(counts) and 0 < len(view.past) <= LONGEST_WEIGHED
    belief = _believe(view) if weighed else None
    found = chances(view, random.Random(0)) if belief is None else _open_chances(view, belief)
    cards = tuple(
        CardKnowledge(card, tuple(_rounded(found[card])), count)
        for card, count in sorted(counts.items())
    )
    if not counts:
        values = _count([(match.round, 1.0)])
    elif belief is None:
        values = _count(islice(draw_rounds(view, random.Random(0)), DEALS_COUNTED))
    else:
        values = belief.value_chances()
    return Knowledge(viewer, hands, cards, tuple(_likely(values)), weighed)


def certain(view: View, seat: Seat) -> tuple[Card, ...]:
    """The cards that a viewer knows to be in a hand, as they are held: its own, or those seen."""
    return view.hand if seat == view.viewer else view.known[seat]


def _has_hidden_star(view: View, seat: Seat) -> bool:
    return seat == view.star_holder != view.viewer


def _open_cards(view: View) -> "Counter[Card]":
    """The cards, lower value first, whose holder or way up the viewer does not know."""
    found = Counter(view.unknown())
    if view.star_holder not in {None, view.viewer}:
        found.update(card for card in view.pack.to_cards(view.pack.star, flipped=0))
    return found


def _believe(view: View) -> "Belief":
    """Likelier is what makes likely what the others did, as the bots believe it."""
    from dnup.analysis.analyse import chance_of  # noqa: PLC0415 - it loads the kernel
    from dnup.kernel.policy import load_policy  # noqa: PLC0415
    from dnup.search.belief import believe  # noqa: PLC0415
    from dnup.search.search import SearchSettings  # noqa: PLC0415

    deals = max(FEWEST_DEALS, min(MOST_DEALS, ACTIONS_WEIGHED // len(view.past)))
    policy, used = load_policy(view.pack.players), SearchSettings()
    return believe(view, deals, chance_of(view), policy, used.trust, used.doubt)


def _open_chances(view: View, belief: "Belief") -> dict[Card, dict[Place, float]]:
    """How likely the cards are where that are not certain."""
    sure = Counter((seat, card) for seat in view.pack.seats for card in certain(view, seat))
    return {
        card: {(seat, held): chance - sure[seat, held] for (seat, held), chance in places.items()}
        for card, places in belief.probabilities().items()
    }


def _count(rounds: Iterable[tuple[Round, float]]) -> dict[tuple[Seat, int], tuple[float, float]]:
    """How likely each seat holds one, and two, of each value: by the share of the rounds."""
    one: defaultdict[tuple[Seat, int], float] = defaultdict(float)
    two: defaultdict[tuple[Seat, int], float] = defaultdict(float)
    total = 0.0
    ends: list[tuple[int, int, int]] = []
    for round_, share in rounds:
        ends = ends or list(_ends(round_.pack))
        total += share
        for seat, hand in zip(round_.pack.seats, round_.hands, strict=True):
            turned = hand & round_.flipped
            for value, upright, upside_down in ends:
                held = (hand & ~turned & upright | turned & upside_down).bit_count()
                if held > 0:
                    one[seat, value] += share
                if held > 1:
                    two[seat, value] += share
    return {place: (share / total, two[place] / total) for place, share in one.items()}


def _ends(pack: Pack) -> Iterator[tuple[int, int, int]]:
    """Each value with the cards that show it, first as they are numbered, then turned."""
    shown: tuple[defaultdict[int, int], ...] = (defaultdict(int), defaultdict(int))
    for bit in bits(pack.cards):
        for cards, flipped in zip(shown, (0, bit), strict=True):
            cards[pack.card(bit, flipped).active] |= bit
    for value in sorted(shown[0].keys() | shown[1].keys()):
        yield value, shown[0][value], shown[1][value]


def _likely(values: Mapping[tuple[Seat, int], tuple[float, float]]) -> Iterator[ValueChance]:
    """The chances that are not nothing, by seat and value."""
    for (seat, value), (one, two) in sorted(values.items()):
        if round(one, DECIMALS) > 0:
            yield ValueChance(seat, value, round(one, DECIMALS), round(two, DECIMALS))


def _rounded(places: Mapping[Place, float]) -> Iterator[Chance]:
    """The chances that are not nothing, the likeliest first."""
    ranked = sorted(places.items(), key=lambda place: (-round(place[1], DECIMALS), place[0]))
    for (seat, held), chance in ranked:
        if round(chance, DECIMALS) > 0:
            yield Chance(seat, held, round(chance, DECIMALS))
