"""The cards that take part at one player count, numbered, and what follows from their numbers.

A set of cards is an `int` whose bit i stands for card i of the pack, as chess programs keep
squares. The cards that lie turned, with their higher value on top, are one more such mask. Where a
single `int` must tell both ("held"), a turned card's bit stands as many places further up as the
pack has cards.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import TypeVar

from dnup.rules.action import Add, Play, Take
from dnup.rules.card import HIGHEST_VALUE, Card, DeckCard
from dnup.rules.seat import Area, Seat, areas, seats

MAX_CARDS = 64  # a set of cards is a mask that must fit into 64 bits


class Pack:
    """The cards of a deck at one player count, and tables that make the rules quick.

    Packs of the same cards and player count are equal. Everything here follows from the cards;
    what is filled in later is only remembered work.
    """

    __slots__ = (
        "_ends",
        "_numbers",
        "adds",
        "areas",
        "cards",
        "goal",
        "groups",
        "has_twins",
        "lying",
        "nothing_lies",
        "owners",
        "parts",
        "placed",
        "players",
        "plays",
        "prizes",
        "seats",
        "showing",
        "shown",
        "size",
        "star",
        "takes",
    )

    def __init__(self, deck: Iterable[DeckCard], players: int) -> None:
        self.players = players
        self.seats: tuple[Seat, ...] = seats(players)
        self.areas: tuple[Area, ...] = areas(players)
        # What is won by going out first, and second (E2, E3, P4); with the last the round is over.
        self.prizes = (1,) if players == 2 else (2, 1)
        self.goal = 2 if players == 2 else 4  # how many points win the match (E4, P4)
        self.owners = tuple(area.seat.value for area in self.areas)
        self.takes = tuple(Take(area) for area in self.areas)

        self.cards = 0
        self.star = 0
        self._ends: dict[int, tuple[Card, Card]] = {}  # a card's bit: it upright, and turned
        self._numbers: dict[Card, int] = {}  # a card either way up: the bits of all equal ones
        for i, card in enumerate(card for card in deck if card.takes_part(players)):
            ends = (Card(card.low, card.high, card.star), Card(card.high, card.low, card.star))
            self.cards |= 1 << i
            self.star |= card.star << i
            self._ends[1 << i] = ends
            for end in ends:
                self._numbers[end] = self._numbers.get(end, 0) | 1 << i
        self.size = len(self._ends)
        self.has_twins = len(self._numbers) < 2 * len(self._ends)

        actives = {
            bit << shift: end.active
            for bit, ends in self._ends.items()
            for shift, end in zip((0, self.size), ends, strict=True)
        }
        # Each value with the cards that show it, as held.
        self.showing = tuple(
            (value, sum(held for held, active in actives.items() if active == value))
            for value in range(1, HIGHEST_VALUE + 1)
        )
        # For sets that only one choice of cards makes: these cards, and those of them turned.
        self.placed: dict[tuple[Card, ...], tuple[int, int]] = {}
        self.shown = _Table(self._shown)
        self.lying = _Table(self._lying)
        self.nothing_lies = [0] * (self.size + 2)  # no set of any size, nor one larger
        self.plays = _Table(self._plays)
        self.groups = _Table(self._groups)
        self.adds = tuple(_Table(partial(self._adds, area)) for area in self.areas)
        # The held cards of three values at a time, and all sets that can be made of such.
        thirds = (self.showing[i : i + 3] for i in range(0, HIGHEST_VALUE, 3))
        self.parts = tuple(
            (sum(held for _, held in third), _Table(partial(self._choices, third)))
            for third in thirds
        )

    def winners(self, before: Sequence[int]) -> list[Seat]:
        """E4: the seats for which what the first to be out wins would be enough.

        `before` are the points when the round began.
        """
        least = self.goal - self.prizes[0]
        if max(before) < least:
            return []
        return [seat for seat in self.seats if before[seat] >= least]

    def card(self, bit: int, flipped: int) -> Card:
        """The card with this one bit, with its way up."""
        return self._ends[bit][1 if flipped & bit else 0]

    def to_cards(self, mask: int, flipped: int) -> tuple[Card, ...]:
        """The cards of a mask, the way up they lie, sorted."""
        turned = mask & flipped
        return self.shown[mask ^ turned | turned << self.size]

    def to_masks(self, groups: Iterable[Iterable[Card]]) -> tuple[tuple[int, ...], int]:
        """Each group of cards as a mask, and one mask of all cards in them that lie turned.

        Equal cards get their numbers in the order in which they come. Raises `LookupError` with
        the card when a card is not in the pack, or not as often.
        """
        numbers = self._numbers
        left = self.cards
        flipped = 0
        masks = []
        for group in groups:
            mask = 0
            for card in group:
                free = left & numbers.get(card, 0)
                if not free:
                    raise LookupError(card)
                bit = free & -free
                left ^= bit
                mask |= bit
                if card.active > card.inactive:
                    flipped |= bit
            masks.append(mask)
        return tuple(masks), flipped

    def equal(self, card: Card) -> int:
        """All cards with these two values and this star, whichever way up they lie; 0 if none."""
        return self._numbers.get(card, 0)

    def value(self, cards: int, flipped: int) -> int:
        """The value of a set that is not empty: the active value of any of its cards (A1)."""
        _, bit, upright, turned = self.lying[cards]
        return (turned if flipped & bit else upright)[0]

    def _shown(self, held: int) -> tuple[Card, ...]:
        """The held cards, sorted."""
        turned = held >> self.size
        return tuple(sorted(self.card(bit, turned) for bit in bits(held & self.cards | turned)))

    def _lying(self, cards: int) -> tuple[int, int, tuple[int, int], tuple[int, int]]:
        """Of a set on the table: its size, a card of it, and what it is with it upright or turned.

        That is the set's value, and all cards that show this value, as held.
        """
        bit = cards & -cards
        upright, turned = (self.showing[end.active - 1] for end in self._ends[bit])
        return cards.bit_count(), bit, upright, turned

    def _plays(self, held: int) -> tuple[tuple[Play, ...], ...]:
        """All sets that can be made of held cards of one value: those of size 1, of size 2, ...

        Sets that cannot be told apart come once. The order within a size is that of the cards.
        """
        turned = held >> self.size
        cards = self.to_cards(held & self.cards | turned, turned)
        plays = tuple(
            tuple(Play(chosen) for chosen in _choose(cards, size))
            for size in range(1, len(cards) + 1)
        )
        for play in chain.from_iterable(plays):
            numbers = [self.equal(card) for card in play.cards]
            if all(number.bit_count() == 1 for number in numbers):
                self.placed[play.cards] = (sum(numbers), sum(numbers) & turned)
        return plays

    def _adds(self, area: Area, held: int) -> tuple[Add, ...]:
        """Each way to add one of the held cards of a value to the set in an area."""
        return tuple(Add(play.cards[0], area) for play in self.plays[held][0])

    def _choices(
        self, showing: tuple[tuple[int, int], ...], held: int
    ) -> tuple[tuple[int, int, tuple[Play, ...]], ...]:
        """All sets that can be made of held cards of these values, by value and size."""
        return tuple(
            group for value, cards in showing if held & cards for group in self.groups[held & cards]
        )

    def _groups(self, held: int) -> tuple[tuple[int, int, tuple[Play, ...]], ...]:
        """The same for one value; `_choices` shares these."""
        plays = self.plays[held]
        value = plays[0][0].cards[0].active
        return tuple((value, size, sets) for size, sets in enumerate(plays, start=1))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pack):
            return NotImplemented
        return self is other or (self.players == other.players and self._ends == other._ends)

    def __hash__(self) -> int:
        return hash((self.players, self.cards))

    def __reduce__(self) -> tuple[object, ...]:
        # Caches aren't pickled: a pack is rebuilt from its cards.
        cards = tuple(
            DeckCard(up.active, up.inactive, star=up.star) for up, _ in self._ends.values()
        )
        return Pack, (cards, self.players)

    def __repr__(self) -> str:
        return f"<Pack of {len(self._ends)} cards for {self.players} players>"


K = TypeVar("K")
V = TypeVar("V")


class _Table(dict[K, V]):
    """Entries that are made when they are first asked for: a look-up is quicker than a call.

    Large hands and odd decks have more of them than are worth remembering; then it starts over.
    """

    LIMIT = 5_000

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= self.LIMIT:
            self.clear()
        entry = self[key] = self._make(key)
        return entry


def _choose(cards: tuple[Card, ...], size: int) -> Iterator[tuple[Card, ...]]:
    """Each different choice of so many of these cards, which are sorted, once."""
    if size == 0:
        yield ()
        return
    for i, card in enumerate(cards[: len(cards) - size + 1]):
        if i == 0 or card != cards[i - 1]:
            for rest in _choose(cards[i + 1 :], size - 1):
                yield (card, *rest)


def bits(mask: int) -> Iterator[int]:
    """The single bits of a mask, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit
