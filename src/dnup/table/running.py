"""A match that is being played at a table."""

from functools import lru_cache

import msgspec

from dnup.notation import RoundJson, SeatJson, action_to_json
from dnup.rules import Action, Area, Deal, Match, Seat
from dnup.table.clock import Clock
from dnup.table.fairness import commit


class Running(msgspec.Struct, frozen=True):
    """The match that is being played, or the last one."""

    id: str
    seats: tuple[SeatJson, ...]
    salts: tuple[str, ...]
    secret: str
    match: Match
    clock: Clock
    salt_commitments: tuple[str, ...] = ()  # by seat, if all were known before any salt was told
    rounds: tuple[RoundJson, ...] = ()  # those that are over
    deal: Deal | None = None  # of the current round
    acts: tuple[tuple[int, ...], ...] = ()  # by round, by seat: how many actions, since it began
    turn: int = 1  # the number of the turn that is next
    turn_at: int = 0  # when it began, or was last taken up after a pause
    last: tuple[tuple[int, Action] | None, ...] = ()  # by seat: its last turn, and what it did
    assisted: tuple[int, ...] = ()  # by seat: how many actions a bot did for a person
    hints: tuple[int, ...] = ()  # by seat: in how many turns a person was told what is best
    hinted: int = 0  # the number of the last such turn
    is_time_up: bool = False  # for the seat to act
    over_since: int | None = None  # when the round ended
    next_wanted: frozenset[Seat] = frozenset()
    pause_wanted: frozenset[Seat] = frozenset()
    is_paused: bool = False

    def __repr__(self) -> str:
        return f"<Running {self.id} turn={self.turn}>"  # it may be logged, and holds secrets

    @property
    def commitment(self) -> str:
        """What was published before the match: the hash of its secret, if it was dealt from one."""
        return commitment_of(self.secret) if self.secret else ""

    @property
    def area(self) -> Area | None:
        """The play area whose turn it is; None between rounds and at the end."""
        return None if self.match.round is None else self.match.round.turn


def round_record(running: Running) -> RoundJson:
    """The round that was dealt last, as a record has it."""
    assert running.deal is not None  # noqa: S101 - it was dealt
    assert running.match.round is not None  # noqa: S101 - and begun
    return RoundJson(
        deal=[[str(card) for card in hand] for hand in running.deal.hands],
        starter=str(running.deal.starter),
        actions=[action_to_json(past.action) for past in running.match.past],
        points=list(running.match.round.points),
    )


@lru_cache(maxsize=512)
def commitment_of(secret: str) -> str:
    """What is published of a secret, in hexadecimal."""
    return commit(bytes.fromhex(secret))
