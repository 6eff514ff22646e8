"""What is claimed of an action in a position, and whether it is so."""

from dataclasses import dataclass

from dnup.puzzles.proof import Prover
from dnup.puzzles.puzzle import Goal, rest_of
from dnup.rules import Action, Round, Seat, apply, legal_actions


@dataclass(frozen=True, slots=True)
class Claim:
    """One action reaches a goal, whatever the others hold and do, and no other one does.

    Out: the seat makes sure to be the next one out, in `within` own turns, the action's included;
    after each other action no way to act by what it sees makes sure of that in `beyond` own turns.
    Stop: nobody can be out before the seat's next turn, in any deal; after each other action
    someone can, in every deal, whatever the players in between do.
    """

    goal: Goal
    within: int
    beyond: int
    action: Action

    def is_met(self, prover: Prover, round_: Round) -> bool:
        """Whether the action reaches the goal."""
        after = apply(round_, self.action)
        if self.goal is Goal.STOP:
            return prover.is_safe(after)
        return prover.wins(after, self.within - 1)

    def is_tight(self, prover: Prover, round_: Round) -> bool:
        """Whether the turns are as they should be.

        Out: fewer do not do, and the other actions are given one more. To stop somebody is for the
        next turn alone.
        """
        if self.goal is Goal.STOP:
            return (self.within, self.beyond) == (1, 1)
        if self.beyond != self.within + 1:
            return False
        return self.within == 1 or not prover.wins(apply(round_, self.action), self.within - 2)

    def is_failed_by(self, prover: Prover, round_: Round, other: Action) -> bool:
        """Whether another action does not reach it, as is claimed."""
        after = apply(round_, other)
        if self.goal is Goal.STOP:
            return prover.is_lost(after)
        return not prover.wins(after, self.beyond - 1)

    def answer(self, prover: Prover, round_: Round, other: Action) -> tuple[Action, ...]:
        """What the others may do after another action, up to the seat's turn."""
        after = apply(round_, other)
        if self.goal is Goal.STOP:
            return prover.threat(after)
        return prover.answer(after, self.beyond - 1)

    def then(self, prover: Prover, round_: Round) -> Action | None:
        """What the seat does in its next turn, if it then goes out with all it holds, always."""
        after = apply(round_, self.action)
        rest = rest_of(after, prover.seat) if self.goal is Goal.OUT and self.within > 1 else None
        return rest if rest is not None and prover.goes_out_with(after, rest) else None


def find_claim(round_: Round, seat: Seat, turns: int, limit: int) -> Claim | None:
    """What can be claimed of one action of the seat, which is to act; None if there is nothing.

    It looks as far as so many own turns. Raises `ProofTooLargeError` when it comes to more
    positions than the limit.
    """
    actions = legal_actions(round_)
    after = {action: apply(round_, action) for action in actions}
    if any(seat in then.out for then in after.values()):
        return None  # there is nothing to find
    prover = Prover(round_, seat, limit)
    for within in range(2, turns + 1):
        good = [action for action in actions if prover.wins(after[action], within - 1)]
        if len(good) > 1:
            return None
        if good:
            late = any(prover.wins(after[a], within) for a in actions if a != good[0])
            return None if late else Claim(Goal.OUT, within, within + 1, good[0])
    left: list[Action] = []
    for action in reversed(actions):
        if not prover.is_lost(after[action]):
            left.append(action)
        if len(left) > 1:
            return None
    if left and prover.is_safe(after[left[0]]):
        return Claim(Goal.STOP, 1, 1, left[0])
    return None
