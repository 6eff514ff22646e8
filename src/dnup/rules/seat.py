"""Seats, the play areas in front of them, and the order of turns."""

from enum import IntEnum
from typing import NamedTuple

MIN_PLAYERS = 2
MAX_PLAYERS = 5


class Seat(IntEnum):
    """A place at the table, in playing order."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4

    def __str__(self) -> str:
        return "ABCDE"[self]  # an enum's own name takes longer to find


class Area(NamedTuple):
    """A play area: where a seat puts its set. With two players each seat has two of them (P1)."""

    seat: Seat
    number: int = 1

    def __str__(self) -> str:
        return f"{self.seat}{self.number}"


def seats(players: int) -> tuple[Seat, ...]:
    """The seats of a table, in playing order."""
    _check(players)
    return _SEATS[players]


def areas(players: int) -> tuple[Area, ...]:
    """The play areas of a table, in the order in which turns go round them.

    A round's sets are kept in this order, and a turn is one of these areas.
    """
    _check(players)
    return _AREAS[players]


def _check(players: int) -> None:
    if players not in _SEATS:
        raise ValueError(f"{MIN_PLAYERS} to {MAX_PLAYERS} play, not {players}")


_SEATS = {n: tuple(Seat)[:n] for n in range(MIN_PLAYERS, MAX_PLAYERS + 1)}
_AREAS = {
    n: tuple(Area(seat, number) for seat in _SEATS[n] for number in ((1, 2) if n == 2 else (1,)))
    for n in _SEATS
}
