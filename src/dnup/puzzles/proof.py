"""Proofs by exhaustive search: over every deal that fits what a seat sees, by the rules alone."""

from collections.abc import Callable
from functools import lru_cache

from dnup.puzzles.others import deeds, goes_out_surely, going_out, hidden
from dnup.rules import OVER, Action, Card, Round, Seat, apply, is_legal, legal_actions


class ProofTooLargeError(Exception):
    """The search has come to more positions than it may look at."""


class Prover:
    """What a seat can make sure of, whatever the others hold and do.

    A choice of the seat follows from what it sees, so it is the same in all deals that look the
    same to it; the others may do whatever is legal in any of these deals. What was found is
    remembered. With a `limit`, `ProofTooLargeError` is raised after so many positions.
    """

    def __init__(self, round_: Round, seat: Seat, limit: int | None = None) -> None:
        self.seat = seat
        self.positions = 0
        self._outs = len(round_.out)
        self._limit = limit
        self._won: dict[tuple[object, ...], bool] = {}
        self._safe: dict[tuple[object, ...], bool] = {}
        self._lost: dict[tuple[object, ...], bool] = {}
        self._going: dict[tuple[object, Action], bool] = {}

    def wins(self, round_: Round, turns: int) -> bool:
        """Whether the seat can guarantee to be the next one out within this many of its turns."""
        if len(round_.out) > self._outs:
            return round_.out[self._outs] == self.seat
        if not could_empty(round_.hand(self.seat), turns):
            return False
        key = (turns, *self._sight(round_))
        known = self._won.get(key)
        if known is None:
            self._count()
            if round_.pack.owners[round_.at] == self.seat:
                after = (apply(round_, action) for action in legal_actions(round_))
                known = any(self.wins(then, turns - 1) for then in after)
            else:
                known = all(self.wins(then, turns) for _, then in deeds(round_, self.seat))
            self._won[key] = known
        return known

    def is_safe(self, round_: Round) -> bool:
        """Whether nobody can be out, in any deal, before the seat's next turn."""
        if round_.at == OVER or len(round_.out) > self._outs:
            return round_.out[self._outs] == self.seat
        if round_.pack.owners[round_.at] == self.seat:
            return True
        key = self._sight(round_)
        known = self._safe.get(key)
        if known is None:
            self._count()
            known = not any(going_out(round_, self.seat)) and (
                self._is_mine_next(round_)
                or all(self.is_safe(then) for _, then in deeds(round_, self.seat))
            )
            self._safe[key] = known
        return known

    def is_lost(self, round_: Round) -> bool:
        """Whether in every deal someone can go out before the seat's next turn.

        That is: the player to act can go out, or the next one can whatever this one does.
        """
        if round_.at == OVER or len(round_.out) > self._outs:
            return round_.out[self._outs] != self.seat
        if round_.pack.owners[round_.at] == self.seat:
            return False
        key = self._sight(round_)
        known = self._lost.get(key)
        if known is None:
            self._count()
            known = goes_out_surely(round_, self.seat) or (
                not self._is_mine_next(round_)
                and all(self.is_lost(then) for _, then in deeds(round_, self.seat))
            )
            self._lost[key] = known
        return known

    def goes_out_with(self, round_: Round, action: Action) -> bool:
        """Whether the seat goes out with this in its next turn, whatever happens until then."""
        if round_.at == OVER or len(round_.out) > self._outs:
            return False
        if round_.pack.owners[round_.at] == self.seat:
            return is_legal(round_, action) and self.seat in apply(round_, action).out
        key = self._sight(round_)
        known = self._going.get((key, action))
        if known is None:
            self._count()
            after = (then for _, then in deeds(round_, self.seat))
            known = all(self.goes_out_with(then, action) for then in after)
            self._going[key, action] = known
        return known

    def answer(self, round_: Round, turns: int) -> tuple[Action, ...]:
        """What the others may do until the seat's turn, so that it doesn't win in time."""
        return self._line(round_, lambda then: self.wins(then, turns))

    def threat(self, round_: Round) -> tuple[Action, ...]:
        """What others may do, before the seat's next turn, up to one of them being out."""
        return self._line(round_, self.is_safe)

    def _line(self, round_: Round, holds: Callable[[Round], bool]) -> tuple[Action, ...]:
        line: list[Action] = []
        while (
            not round_.is_over
            and len(round_.out) == self._outs
            and round_.pack.owners[round_.at] != self.seat
        ):
            found = ((a, then) for a, then in deeds(round_, self.seat) if not holds(then))
            action, round_ = next(found)
            line.append(action)
        return tuple(line)

    def _is_mine_next(self, round_: Round) -> bool:
        """Whether the seat acts right after the player to act."""
        owners = round_.pack.owners
        later = (owners[(round_.at + i) % len(owners)] for i in range(1, len(owners)))
        return next(owner for owner in later if round_.hands[owner]) == self.seat

    def _sight(self, round_: Round) -> tuple[object, ...]:
        """All that the seat sees."""
        pack, at, hands, sets, _, flipped, _, _ = round_
        closed = hidden(round_, self.seat)
        star = closed & pack.star
        holder = next((i for i, hand in enumerate(hands) if hand & star), -1) if star else -1
        held = tuple(hand & ~closed for hand in hands)
        sizes = tuple(hand.bit_count() for hand in hands)
        return at, held, sizes, sets, flipped & ~closed, closed, holder

    def _count(self) -> None:
        self.positions += 1
        if self._limit is not None and self.positions > self._limit:
            raise ProofTooLargeError


@lru_cache(maxsize=100_000)
def could_empty(hand: tuple[Card, ...], turns: int) -> bool:
    """Whether a hand can be emptied in this many turns if nobody interferes.

    More cards in it never help: each turn puts down cards of one value, or turns the hand.
    """
    values = {card.active for card in hand}
    if len(values) <= turns:
        return True
    if turns < 2:
        return False
    turned = tuple(sorted(card.rotated() for card in hand))
    return could_empty(turned, turns - 1) or any(
        could_empty(tuple(card for card in hand if card.active != value), turns - 1)
        for value in values
    )
