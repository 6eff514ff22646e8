"""The naive referee: dnup once more, slow and obvious, to check the fast engine against.

It is written from the numbered rules alone and shares no code with `src/dnup`. Cards lie in plain
lists; the order within a hand, a set, the pile or a list of known cards means nothing.
"""

from typing import Literal

# (active value, inactive value, carries the star). Equal cards cannot be told apart.
Card = tuple[int, int, bool]

# (seat, number): number is 1 with three to five players, 1 or 2 with two players (P1).
Area = tuple[int, int]

Play = tuple[Literal["play"], tuple[Card, ...]]
Add = tuple[Literal["add"], Card, Area]
Take = tuple[Literal["take"], Area]
Rotate = tuple[Literal["rotate"]]
Action = Play | Add | Take | Rotate


class Referee:
    """One round, always shown when the player to move has already done T1.

    When the round is over, `turn` is None and the sets stay where they lie.
    """

    hands: list[list[Card]]  # by seat; cards as they are held
    sets: dict[Area, list[Card]]  # only the areas that hold a set
    pile: list[Card]  # discarded cards, each with its lower value first
    turn: Area | None
    out: list[int]  # seats in the order they went out
    points: list[int]  # by seat; won in this round
    known: list[list[Card]]  # by seat; the part of the hand that everybody knows (K2)

    def __init__(self, hands: list[list[Card]]) -> None:
        """Start a round with these hands; ValueError unless 2 to 5 hands hold exactly one star."""
        if not 2 <= len(hands) <= 5:
            raise ValueError("S1: two to five players")
        holders = [seat for seat, hand in enumerate(hands) for card in hand if card[2]]
        if len(holders) != 1:
            raise ValueError("S3: exactly one card carries the star")
        self.hands = [list(hand) for hand in hands]
        self.sets = {}
        self.pile = []
        self.out = []
        self.points = [0 for _ in hands]
        self.known = [[] for _ in hands]
        # S3: the holder of the star starts. P2: with two players, with area 2 only.
        self.turn = (holders[0], 2 if len(hands) == 2 else 1)

    def legal_actions(self) -> list[Action]:
        """Every legal action once, in no particular order; none when the round is over."""
        return [action for action in self._candidates() if self.is_legal(action)]

    def is_legal(self, action: Action) -> bool:
        """Whether the player to move may do this; the order of the cards in a play is ignored."""
        if self.turn is None:
            return False
        if action[0] == "play":
            return self._may_play(self.turn, list(action[1]))
        if action[0] == "add":
            return self._may_add(self.turn, action[1], action[2])
        if action[0] == "take":
            return self._may_reach(self.turn, action[1])
        return action[0] == "rotate"  # T2: always possible

    def do(self, action: Action) -> None:
        """Carry out the action and pass the turn on; ValueError, and no change, if not legal."""
        self.act(action)
        self.pass_on()

    def act(self, action: Action) -> None:
        """The first half of `do`: T2, and what E1 to E3 and P4 make of it.

        `turn` stays where it is, or becomes None if the round ends. ValueError if not legal.
        """
        if self.turn is None or not self.is_legal(action):
            raise ValueError(f"not legal: {action}")
        seat = self.turn[0]

        if action[0] == "play":
            cards = list(action[1])
            for card in cards:
                self._remove_from_hand(seat, card)
            self._send_back_sets_of_size(len(cards))  # A3
            self.sets[self.turn] = cards  # P1: into the area of this turn
        elif action[0] == "add":
            card, area = action[1], action[2]
            self._remove_from_hand(seat, card)
            # B2: before the set grows, so that it does not meet itself
            self._send_back_sets_of_size(len(self.sets[area]) + 1)
            self.sets[area].append(card)  # B3: it stays its owner's
        elif action[0] == "take":
            self._put_in_hand(seat, self.sets.pop(action[1]))  # C1
        else:
            # D1, and K2: known cards stay known when they turn
            self.hands[seat] = [rotated(card) for card in self.hands[seat]]
            self.known[seat] = [rotated(card) for card in self.known[seat]]

        # E1: looked at only now, with every beaten set back in its hand
        if not self.hands[seat]:
            self._go_out(seat)

    def pass_on(self) -> None:
        """The second half of `do`: T3, and T1 of the next player; nothing if the round is over."""
        if self.turn is None:
            return
        self.turn = self._area_after(self.turn)
        self._discard_set(self.turn)  # T1
        while self.turn[0] in self.out:
            # T3: the set of a player who is out has just been discarded; on to the next
            self.turn = self._area_after(self.turn)
            self._discard_set(self.turn)

    # What is legal

    def _candidates(self) -> list[Action]:
        """Every action that could possibly be legal, each once."""
        if self.turn is None:
            return []
        hand = self.hands[self.turn[0]]
        actions: list[Action] = [("rotate",)]
        for value in sorted({card[0] for card in hand}):
            for cards in selections([card for card in hand if card[0] == value]):
                actions.append(("play", cards))
        for area in sorted(self.sets):
            actions.append(("take", area))
            for card in sorted(set(hand)):
                actions.append(("add", card, area))
        return actions

    def _may_play(self, turn: Area, cards: list[Card]) -> bool:
        if not cards:
            return False  # A1: one or more
        hand = self.hands[turn[0]]
        if any(cards.count(card) > hand.count(card) for card in cards):
            return False  # A1: from the hand, the way up they are held (S2)
        value = cards[0][0]
        if any(card[0] != value for card in cards):
            return False  # A1: the same active value
        # A2, P3: T1 has emptied the area of this turn, so all sets lie elsewhere
        return self._beats_sets_of_size(len(cards), value)

    def _may_add(self, turn: Area, card: Card, area: Area) -> bool:
        if not self._may_reach(turn, area):
            return False  # B1: to a set in front of an opponent
        if card not in self.hands[turn[0]]:
            return False  # B1: from the hand
        value = self.sets[area][0][0]
        if card[0] != value:
            return False  # B1: the value of the set
        return self._beats_sets_of_size(len(self.sets[area]) + 1, value)  # B2

    def _may_reach(self, turn: Area, area: Area) -> bool:
        """B1, C1: a set lies there, in front of an opponent; P3: never one's own.

        B4: an opponent who is out is like any other.
        """
        return area in self.sets and area[0] != turn[0]

    def _beats_sets_of_size(self, size: int, value: int) -> bool:
        """A2, B2: no set of that size has this value or a higher one."""
        return all(
            value > other[0][0]  # strictly
            for other in self.sets.values()
            if len(other) == size
        )

    # What is done

    def _remove_from_hand(self, seat: int, card: Card) -> None:
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def _put_in_hand(self, seat: int, cards: list[Card]) -> None:
        """Cards from the table into a hand: G1 turns them, K2 makes them known."""
        turned = [rotated(card) for card in cards]
        self.hands[seat].extend(turned)
        self.known[seat].extend(turned)

    def _send_back_sets_of_size(self, size: int) -> None:
        """A3, B2: beaten sets (by A4 one at most) leave the table."""
        beaten = [area for area, cards in self.sets.items() if len(cards) == size]
        for area in beaten:
            owner = area[0]
            if owner in self.out:
                self._discard_set(area)  # A3: the owner is out
            else:
                self._put_in_hand(owner, self.sets.pop(area))

    def _discard_set(self, area: Area) -> None:
        """T1, T3, A3: the set in this area, if there is one, goes face down onto the pile."""
        for card in self.sets.pop(area, []):
            self.pile.append(face_down(card))

    def _go_out(self, seat: int) -> None:
        self.out.append(seat)
        if len(self.hands) == 2:
            self.points[seat] = 1  # P4: a round won
            self.turn = None  # P4: at once
        elif len(self.out) == 1:
            self.points[seat] = 2  # E2
        else:
            self.points[seat] = 1  # E3
            self.turn = None  # E3: at once

    def _area_after(self, area: Area) -> Area:
        seat, number = area
        next_seat = (seat + 1) % len(self.hands)
        if len(self.hands) == 2:
            return (seat, 2) if number == 1 else (next_seat, 1)  # P1
        return (next_seat, 1)  # T3


class MatchReferee:
    """A whole match, round after round.

    `round` is the round begun last, running or over; None before the first. When the match is won
    in the middle of a round (E4), that round stops there: nothing more is discarded.
    """

    points: list[int]  # by seat, so far; with two players: rounds won (P4)
    rounds: int  # rounds begun
    winner: int | None
    round: Referee | None

    def __init__(self, players: int) -> None:
        """A match with no round begun; ValueError unless 2 to 5 players."""
        if not 2 <= players <= 5:
            raise ValueError("S1: two to five players")
        self.points = [0 for _ in range(players)]
        self.rounds = 0
        self.winner = None
        self.round = None

    def first_dealt(self) -> int:
        """The seat that gets the first card in the next deal."""
        return self.rounds % len(self.points)  # S1: one seat further on in each round

    def hand_sizes(self, cards: int) -> list[int]:
        """How many cards each seat gets in the next deal, of that many cards."""
        sizes = [0 for _ in self.points]
        seat = self.first_dealt()
        for _ in range(cards):  # S1: one at a time around the table
            sizes[seat] += 1
            seat = (seat + 1) % len(sizes)
        return sizes

    def begin(self, hands: list[list[Card]]) -> None:
        """Start the next round.

        ValueError, and no change, if the match is won, a round is running or S1 deals otherwise.
        """
        if self.winner is not None:
            raise ValueError("the match is won")
        if self.round is not None and self.round.turn is not None:
            raise ValueError("a round is running")
        sizes = [len(hand) for hand in hands]
        if sizes != self.hand_sizes(sum(sizes)):
            raise ValueError(f"S1: hands of {sizes} cards")
        self.round = Referee(hands)
        self.rounds += 1

    def do(self, action: Action) -> None:
        """Carry out an action in the running round; ValueError, and no change, if not legal."""
        if self.winner is not None:
            raise ValueError("the match is won")
        if self.round is None:
            raise ValueError("no round is running")
        before = list(self.round.points)
        self.round.act(action)
        for seat in range(len(self.points)):
            self.points[seat] += self.round.points[seat] - before[seat]
        needed = 2 if len(self.points) == 2 else 4  # P4, E4
        for seat in range(len(self.points)):
            if self.points[seat] >= needed:
                self.winner = seat
                self.round.turn = None  # E4: at once, in the middle of a round if it is so
        self.round.pass_on()


def rotated(card: Card) -> Card:
    """The same card turned by 180 degrees."""
    active, inactive, star = card
    return (inactive, active, star)


def face_down(card: Card) -> Card:
    """The same card with its lower value first: face down, its way up is nobody's business."""
    first, second, star = card
    return (min(first, second), max(first, second), star)


def selections(cards: list[Card]) -> list[tuple[Card, ...]]:
    """Every way to pick some of these cards, or none: each pick sorted, equal picks once."""
    picks: set[tuple[Card, ...]] = {()}
    for card in sorted(cards):
        picks |= {(*pick, card) for pick in picks}
    return sorted(picks)
