"""Every shuffle of a small deck, written down: what a viewer may believe, by counting.

Nothing here knows how the engine draws. All cards are different ones, each lies either way up, and
every such deal is played through what was done. Those count that look the same to the viewer.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from dnup import Card, Deck, DeckCard, Match, Round, Seat, hand_sizes
from dnup.rules import Deal, Pack
from dnup.rules.pack import bits
from support.helpers import choose

MOST_FITTING = 60  # rounds, so that each comes up often enough
Judge = Callable[[Match, Deal], float]


class Moment(NamedTuple):
    """A moment of a match's first round, and somebody who sees it."""

    match: Match
    dealt: Deal
    viewer: Seat | None


def doubled_deck(rng: Random, players: int) -> Deck:
    """A deck of 5 to 8 cards for one player count: a few kinds of cards, doubles, triples, more."""
    size = {2: 7, 3: 6}[players] + rng.randint(-1, 1)
    kinds = [sorted(rng.sample(range(1, 11), 2)) for _ in range(rng.randint(2, 3))]
    chosen = [rng.choice(kinds) for _ in range(size)]
    cards = (DeckCard(low, high, star=i == 0) for i, (low, high) in enumerate(chosen))
    return Deck("doubles", tuple(cards), (players,))


def moments(players: int, rng: Random) -> Iterator[Moment]:
    """Moments of rounds at random with such decks."""
    while True:
        match = Match(doubled_deck(rng, players), players)
        dealt = match.deal(rng)
        match = match.begin(dealt)
        for _ in range(rng.randint(2, 12)):
            actions = match.legal_actions()
            # Anything; but half of the time rather what gets rid of cards, so that some are shown.
            after = match.apply(rng.choice(actions) if rng.random() < 0.5 else choose(actions, rng))
            if after.round is None or after.round.is_over:
                break
            match = after
        yield Moment(match, dealt, rng.choice([*match.pack.seats, None]))


def is_doubtful(moment: Moment) -> bool:
    """Whether another seat has shown a card that has an equal one which the viewer cannot place."""
    match, _, viewer = moment
    unknown = set(match.view(viewer).unknown())
    return any(
        min(card, card.rotated()) in unknown
        for past in match.past
        for card in past.revealed
        if past.area.seat != viewer
    )


@cache
def doubtful(players: int, seed: int, number: int) -> list[Moment]:
    """So many moments in which equal cards make a difference, and not too many rounds fit."""
    found: list[Moment] = []
    for moment in moments(players, Random(f"{players} {seed}")):
        if is_doubtful(moment) and 1 < len(fitting(moment)) <= MOST_FITTING:
            found.append(moment)
        if len(found) == number:
            return found
    raise AssertionError


def _even(match: Match, dealt: Deal) -> float:  # noqa: ARG001 - what was done does not count
    return 1.0


def fitting(moment: Moment, judge: Judge = _even) -> dict[Round, float]:
    """All rounds that may be on, as far as the viewer can tell, and how likely each is.

    `judge` says how likely it makes a deal what was done since.
    """
    match, dealt, viewer = moment
    weights: dict[Round, float] = {}
    for other, number in shuffles(match.pack).items():
        if other.starter == dealt.starter and (
            viewer is None or other.hands[viewer] == dealt.hands[viewer]
        ):
            played = _played(match, other)
            if played is not None and _looks(played) == _looks(match):
                assert played.round is not None
                weight = number * judge(match, other)
                weights[played.round] = weights.get(played.round, 0.0) + weight
    total = sum(weights.values())
    return {round_: weight / total for round_, weight in weights.items()}


def expected(moment: Moment, judge: Judge = _even) -> dict[Card, dict[tuple[Seat, Card], float]]:
    """How many cards of each kind, apart from those that are certain, lie where and how."""
    view = moment.match.view(moment.viewer)
    found: dict[Card, dict[tuple[Seat, Card], float]] = {}
    for round_, chance in fitting(moment, judge).items():
        for seat in view.pack.seats:
            sure = view.hand if seat == view.viewer else view.known[seat]
            for card, number in (Counter(round_.hand(seat)) - Counter(sure)).items():
                places = found.setdefault(min(card, card.rotated()), {})
                places[seat, card] = places.get((seat, card), 0.0) + number * chance
    return found


@lru_cache(maxsize=4)
def shuffles(pack: Pack) -> dict[Deal, int]:
    """All deals from seat A on, and how many shuffles make each."""
    found = Counter(
        tuple(pack.to_cards(sum(hand), flipped) for hand in hands)
        for hands in _hands(list(bits(pack.cards)), hand_sizes(pack, Seat.A))
        for flipped in range(1 << pack.size)
    )
    return {Deal(hands): number for hands, number in found.items()}


def _hands(cards: list[int], sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        for others in _hands(rest, sizes[1:]):
            yield [chosen, *others]


def _played(match: Match, dealt: Deal) -> Match | None:
    """The match with another deal after the same actions; None if they are not all legal then."""
    other = Match(match.deck, match.players).begin(dealt)
    for past in match.past:
        if other.round is None or other.round.is_over or other.refusal(past.action) is not None:
            return None
        other = other.apply(past.action)
    return other


def _looks(match: Match) -> tuple[object, ...]:
    """What everybody sees on the table. All actions are the same, so only hands can be emptied."""
    assert match.round is not None
    sizes = tuple(map(int.bit_count, match.round.hands))
    return match.round.turn, sizes, match.round.table(), match.round.out
