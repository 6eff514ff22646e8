"""What the others can do at the most before a viewer's next turn: what can be proved, no more.

All of it holds in every deal that fits the view. Where a bound is not sharp it errs on the safe
side: what is said to be impossible is impossible.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from dnup.rules import HIGHEST_VALUE, Area, Card, Seat, View


@dataclass(frozen=True)
class Reach:
    """The reach of the others, just after the viewer has acted: `view` is at the next turn."""

    view: View

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The players who act before the viewer, in turn order.

        With two players the viewer may act once more before: then a hand is not safe from being
        laid, taken and used.
        """
        pack, turn = self.view.pack, self.view.turn
        if turn is None:
            return ()
        order = (Seat((turn.seat + i) % pack.players) for i in range(pack.players))
        return tuple(seat for seat in order if seat != self._me and seat not in self.view.out)

    @property
    def next(self) -> Seat | None:
        """The player who acts next, unless that's the viewer again."""
        turn = self.view.turn
        return None if turn is None or turn.seat == self._me else turn.seat

    def left(self, value: int, own: Area) -> int:
        """How many cards that can show a value are neither gone nor the viewer's own.

        The set in the area `own` is what they are to be compared with.
        """
        view = self.view
        gone = [*view.discarded, *self._set(own)]
        if not self._acts_again:
            gone += view.hand
        return _showing(view.pack.to_cards(view.pack.cards, flipped=0), value) - _showing(
            gone, value
        )

    def can_beat(self, own: Area) -> list[int]:
        """The values of sets that might beat the viewer's set in this area."""
        cards = self._set(own)
        value, size = cards[0].active, len(cards)
        return [w for w in range(value + 1, HIGHEST_VALUE + 1) if self._can_lay(w, size, own)]

    def ways_out(self, seat: Seat) -> frozenset[tuple[str, int]]:
        """How the seat to act might go out at once: values of plays, and of cards to add."""
        view = self.view
        cards = view.hand_sizes[seat]
        ways = set()
        for value in range(1, HIGHEST_VALUE + 1):
            # The whole hand shows this value: the known cards do, and the rest might.
            sure = sum(card.active == value for card in view.known[seat])
            if sure < len(view.known[seat]) or self._most_free(seat, value) < cards - sure:
                continue
            if self._lets_out(seat, value, cards, besides=None):
                ways.add(("play", value))
            for area, lying in view.table().items():
                if (
                    cards == 1
                    and area.seat != seat
                    and lying[0].active == value
                    and self._lets_out(seat, value, len(lying) + 1, besides=area)
                ):
                    ways.add(("add", value))
        return frozenset(ways)

    @property
    def _me(self) -> Seat:
        assert self.view.viewer is not None  # noqa: S101 - spectators do not act
        return self.view.viewer

    @property
    def _acts_again(self) -> bool:
        return self.view.turn is not None and self.view.turn.seat == self._me

    @property
    def _turns(self) -> int:
        return 2 if self.view.pack.players == 2 else 1  # P1

    def _can_lay(self, value: int, size: int, own: Area) -> bool:
        """Whether a set of this value and size might come to lie beside the one in `own`."""
        if self.left(value, own) < size:
            return False
        hands = {seat: self._most(seat, value, own) for seat in self.others}
        if any(most >= size for most in hands.values()):
            return True
        # It may also grow by one card per turn, from a set that's there or will be (B1).
        bases = dict(hands)
        for area, cards in self.view.table().items():
            if area != own and cards[0].active == value:
                bases[area.seat] = max(bases.get(area.seat, 0), len(cards))
        return any(
            base and base + sum(min(self._turns, m) for s, m in hands.items() if s != owner) >= size
            for owner, base in bases.items()
        )

    def _most(self, seat: Seat, value: int, own: Area) -> int:
        """How many cards that show a value a seat can have in hand when it acts, at the most."""
        view = self.view
        mine = [card for area, cards in self._sets_of(seat) for card in cards]
        free = self._most_free(seat, value)
        if self._turns == 2:
            # In the first of two turns the hand can be turned, or a set taken.
            taken = [c for area, cards in self._sets_of(self._me) if area != own for c in cards]
            laid = view.hand if self._acts_again else ()
            return free + _showing((*view.known[seat], *mine, *taken, *laid), value)
        sure = sum(card.active == value for card in view.known[seat])
        back = sum(card.inactive == value for card in mine)  # A3, G1
        # Others may add to its set what then comes back with it.
        added = max(0, self.others.index(seat) - 1) if mine else 0
        return free + sure + back + added

    def _most_free(self, seat: Seat, value: int) -> int:
        """How many of its cards that nobody has seen may show a value."""
        view = self.view
        room = view.hand_sizes[seat] - len(view.known[seat])
        star = 0
        if seat == view.star_holder:
            room -= 1
            star = _showing(view.pack.to_cards(view.pack.star, flipped=0), value)
        return min(room, _showing(view.unknown(), value)) + star

    def _lets_out(self, seat: Seat, value: int, size: int, besides: Area | None) -> bool:
        """Whether who lays this down has nothing in hand then, if it was the last of it."""
        for area, cards in self.view.table().items():
            if area != besides and len(cards) == size:
                return value > cards[0].active and area.seat != seat  # A2, P3
        return True

    def _set(self, area: Area) -> tuple[Card, ...]:
        return self.view.sets[self.view.pack.areas.index(area)]

    def _sets_of(self, seat: Seat) -> Iterator[tuple[Area, tuple[Card, ...]]]:
        return ((area, cards) for area, cards in self.view.table().items() if area.seat == seat)


def _showing(cards: Iterable[Card], value: int) -> int:
    """How many of the cards have a value at either end."""
    return sum(value in (card.active, card.inactive) for card in cards)


def groups(cards: Iterable[Card]) -> "Counter[int]":
    """How many cards show each value."""
    return Counter(card.active for card in cards)
