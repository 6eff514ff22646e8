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
    """A play area, where a seat puts its set. With two players each seat has two of them (P1)."""

    seat: Seat
    number: int = 1

    def __str__(self) -> str:
        return f"{self.seat}{self.number}"


def seats(players: int) -> tuple[Seat, ...]:
    """Return a table's seats, in playing order.

    >>> [str(seat) for seat in seats(3)]
    ['A', 'B', 'C']
    """
    _check(players)
    return _SEATS[players]


def areas(players: int) -> tuple[Area, ...]:
    """Return a table's play areas, in the order of turns.

    A round keeps its sets in this order, and each turn belongs to one of these areas.

    >>> [str(area) for area in areas(2)]
    ['A1', 'A2', 'B1', 'B2']
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
