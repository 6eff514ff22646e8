"""The cards that take part at one player count, numbered, and what follows from their numbers.

A set of cards is an `int` whose bit i stands for card i of the deck, as chess programs keep
squares. The cards that lie turned, with their higher value on top, are one more such mask. Where a
single `int` must tell both ("held"), a turned card's bit stands 64 places further up.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations

from dnup.rules.action import Add, Play, Take
from dnup.rules.card import HIGHEST_VALUE, Card, DeckCard
from dnup.rules.seat import Area, Seat, areas, seats

MAX_CARDS = 64  # a set of cards is a mask that must fit into 64 bits
TURNED = MAX_CARDS  # how far a turned card's bit is shifted in a mask of held cards


class Pack:
    """The cards of a deck at one player count, and tables that make the rules quick.

    Packs of the same cards and player count are equal. Everything here follows from the cards;
    what is filled in later is only remembered work.
    """

    __slots__ = (
        "_ends",
        "_numbers",
        "actives",
        "adds",
        "areas",
        "cards",
        "has_twins",
        "lying",
        "owners",
        "parts",
        "placed",
        "players",
        "plays",
        "seats",
        "showing",
        "star",
        "takes",
    )

    def __init__(self, deck: Iterable[DeckCard], players: int) -> None:
        self.players = players
        self.seats: tuple[Seat, ...] = seats(players)
        self.areas: tuple[Area, ...] = areas(players)
        self.owners = tuple(area.seat.value for area in self.areas)
        self.takes = tuple(Take(area) for area in self.areas)

        self.cards = 0
        self.star = 0
        self._ends: dict[int, tuple[Card, Card]] = {}  # a card's bit: it upright, and turned
        self._numbers: dict[Card, int] = {}  # a card either way up: the bits of all equal ones
        for i, card in enumerate(deck):
            if card.takes_part(players):
                ends = (Card(card.low, card.high, card.star), Card(card.high, card.low, card.star))
                self.cards |= 1 << i
                self.star |= card.star << i
                self._ends[1 << i] = ends
                for end in ends:
                    self._numbers[end] = self._numbers.get(end, 0) | 1 << i
        self.has_twins = len(self._numbers) < 2 * len(self._ends)

        # By the bit of a held card: its active value.
        self.actives = {
            bit << shift: end.active
            for bit, ends in self._ends.items()
            for shift, end in zip((0, TURNED), ends, strict=True)
        }
        # Each value with the cards that show it, as held.
        self.showing = tuple(
            (value, sum(held for held, active in self.actives.items() if active == value))
            for value in range(1, HIGHEST_VALUE + 1)
        )
        # For sets that only one choice of cards makes: these cards, and those of them turned.
        self.placed: dict[tuple[Card, ...], tuple[int, int]] = {}
        self.lying = _Lying(self)
        self.plays = _Plays(self)
        self.adds = tuple(_Adds(self, area) for area in self.areas)
        # The held cards of a few values at a time, and all sets that can be made of such.
        thirds = (self.showing[i : i + 3] for i in range(0, HIGHEST_VALUE, 3))
        self.parts = tuple(
            (sum(held for _, held in third), _Choices(self, third)) for third in thirds
        )

    def card(self, bit: int, flipped: int) -> Card:
        """The card with this one bit, the way up it lies."""
        return self._ends[bit][1 if flipped & bit else 0]

    def to_cards(self, mask: int, flipped: int) -> tuple[Card, ...]:
        """The cards of a mask, the way up they lie, sorted."""
        return tuple(sorted(self.card(bit, flipped) for bit in bits(mask)))

    def to_masks(self, groups: Iterable[Iterable[Card]]) -> tuple[tuple[int, ...], int]:
        """Each group of cards as a mask, and one mask of all cards in them that lie turned.

        Equal cards get their numbers in the order in which they come. Raises `LookupError` with
        the card when a card is not in the pack, or not as often.
        """
        left = self.cards
        flipped = 0
        masks = []
        for group in groups:
            mask = 0
            for card in group:
                free = left & self.equal(card)
                if not free:
                    raise LookupError(card)
                bit = free & -free
                left ^= bit
                mask |= bit
                flipped |= bit if card.active > card.inactive else 0
            masks.append(mask)
        return tuple(masks), flipped

    def equal(self, card: Card) -> int:
        """All cards with these two values and this star, whichever way up they lie; 0 if none."""
        return self._numbers.get(card, 0)

    def value(self, cards: int, flipped: int) -> int:
        """The value of a set that is not empty: the active value of any of its cards (A1)."""
        _, bit, upright, turned = self.lying[cards]
        return turned if flipped & bit else upright

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pack):
            return NotImplemented
        return self is other or (self.players == other.players and self._ends == other._ends)

    def __hash__(self) -> int:
        return hash((self.players, self.cards))

    def __repr__(self) -> str:
        return f"<Pack of {len(self._ends)} cards for {self.players} players>"


class _Lying(dict[int, tuple[int, int, int, int]]):
    """Of a set on the table: its size, a card of it, and its value with that card upright, turned.

    This and the tables below are mappings whose entries are made when they are first asked for,
    because a look-up is quicker than a call.
    """

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self._pack = pack

    def __missing__(self, cards: int) -> tuple[int, int, int, int]:
        bit = cards & -cards
        upright, turned = self._pack.card(bit, 0), self._pack.card(bit, bit)
        entry = self[cards] = (cards.bit_count(), bit, upright.active, turned.active)
        return entry


class _Choices(dict[int, tuple[tuple[int, int, tuple[Play, ...]], ...]]):
    """All sets that can be made of held cards of some values: value, size, plays, in this order."""

    LIMIT = 20_000  # entries; of large hands there are too many to remember all

    def __init__(self, pack: Pack, showing: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self._pack = pack
        self._showing = showing

    def __missing__(self, held: int) -> tuple[tuple[int, int, tuple[Play, ...]], ...]:
        if len(self) >= self.LIMIT:
            self.clear()
        entry = self[held] = tuple(
            (value, size, plays)
            for value, cards in self._showing
            if held & cards
            for size, plays in enumerate(self._pack.plays[held & cards], start=1)
        )
        return entry


class _Plays(dict[int, tuple[tuple[Play, ...], ...]]):
    """All sets that can be made of held cards of one value: those of size 1, of size 2, ...

    Sets that cannot be told apart come once. The order within a size is that of the cards.
    """

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self._pack = pack

    def __missing__(self, held: int) -> tuple[tuple[Play, ...], ...]:
        pack = self._pack
        turned = held >> TURNED
        mask = held & (1 << TURNED) - 1 | turned
        cards = pack.to_cards(mask, turned)
        plays = tuple(
            tuple(Play(chosen) for chosen in sorted(set(combinations(cards, size))))
            for size in range(1, len(cards) + 1)
        )
        for play in chain.from_iterable(plays):
            numbers = [pack.equal(card) for card in play.cards]
            if all(number.bit_count() == 1 for number in numbers):
                pack.placed[play.cards] = (sum(numbers), sum(numbers) & turned)
        self[held] = plays
        return plays


class _Adds(dict[int, tuple[Add, ...]]):
    """Each way to add one of the held cards of a value to the set in one area."""

    def __init__(self, pack: Pack, area: Area) -> None:
        super().__init__()
        self._pack = pack
        self._area = area

    def __missing__(self, held: int) -> tuple[Add, ...]:
        singles = self._pack.plays[held][0]
        adds = self[held] = tuple(Add(play.cards[0], self._area) for play in singles)
        return adds


def bits(mask: int) -> Iterator[int]:
    """The single bits of a mask, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit
