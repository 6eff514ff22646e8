"""Lineups: which bots play each other, and from which seats."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from dnup.bots import Entrant
from dnup.lab.error import ArenaError, ArenaErrorCode
from dnup.notation import MAX_SEAT_NAME
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS


@dataclass(frozen=True, slots=True)
class Lineup:
    """The entrants of a table, in playing order. `str` writes them as they are typed."""

    entrants: tuple[Entrant, ...]

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= len(self.entrants) <= MAX_PLAYERS:
            raise ValueError(f"{MIN_PLAYERS} to {MAX_PLAYERS} play, not {len(self.entrants)}")
        for name in self.names(0):
            if len(name) > MAX_SEAT_NAME:
                raise ArenaError(ArenaErrorCode.LONG_NAME, name=name, most=MAX_SEAT_NAME)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.entrants)

    @property
    def different(self) -> tuple[Entrant, ...]:
        """Each entrant once, in order."""
        return tuple(dict.fromkeys(self.entrants))

    @property
    def rotations(self) -> int:
        """How many different seatings there are when everyone keeps moving on by one seat."""
        return len({self.seating(rotation) for rotation in range(self.players)})

    def seating(self, rotation: int) -> tuple[Entrant, ...]:
        """The players by seat, after everyone has moved on by this many seats."""
        shift = rotation % self.players
        return self.entrants[self.players - shift :] + self.entrants[: self.players - shift]

    def names(self, rotation: int) -> tuple[str, ...]:
        """The names by seat: the entrant, numbered from 1 among its like."""
        seen: Counter[Entrant] = Counter()
        names = []
        for entrant in self.seating(rotation):
            seen[entrant] += 1
            names.append(f"{entrant} {seen[entrant]}")
        return tuple(names)

    def others(self, entrant: Entrant) -> str:
        """Whom one of the seats of this entrant plays against, such as `2 × greedy, random`."""
        counts = Counter(self.entrants)
        counts[entrant] -= 1
        parts = [f"{n} × {who}" if n > 1 else str(who) for who, n in counts.items() if n > 0]
        return ", ".join(parts)

    def __str__(self) -> str:
        return ",".join(map(str, self.entrants))


@dataclass(frozen=True, slots=True)
class ScheduledGame:
    """One game to be played: a lineup, the number of the deal, and how far all have moved on."""

    lineup: Lineup
    deal: int
    rotation: int

    @property
    def seating(self) -> tuple[Entrant, ...]:
        """The players by seat."""
        return self.lineup.seating(self.rotation)

    def __str__(self) -> str:
        return f"{self.lineup} deal {self.deal} rotation {self.rotation}"


def line_up(entrants: Sequence[Entrant], players: int) -> Lineup:
    """The lineup that these entrants make at a player count.

    As many as there are players sit as named. Of two at a larger table, one of the first sits
    against a table full of the second; one alone fills the table. Else raises `ArenaError`.
    """
    if len(entrants) == players:
        return Lineup(tuple(entrants))
    if len(entrants) in (1, 2) and len(entrants) < players:
        return one_against_all(entrants[0], entrants[-1], players)
    raise ArenaError(ArenaErrorCode.WRONG_COUNT, count=len(entrants), players=players)


def round_robin(entrants: Iterable[Entrant], players: int) -> tuple[Lineup, ...]:
    """All against each other: each pair of two, or at larger tables each one against all others.

    Raises `ArenaError` for fewer than two different entrants.
    """
    different = tuple(dict.fromkeys(entrants))
    if len(different) < 2:
        raise ArenaError(ArenaErrorCode.TOO_FEW_ENTRANTS, count=len(different))
    pairs = combinations(different, 2) if players == 2 else permutations(different, 2)
    return tuple(one_against_all(one, other, players) for one, other in pairs)


def one_against_all(one: Entrant, other: Entrant, players: int) -> Lineup:
    """One entrant at a table full of another."""
    return Lineup((one, *(other,) * (players - 1)))
