"""What an arena has shown: for each lineup how its entrants did."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from dnup.bots import Entrant
from dnup.lab.arena import Arena
from dnup.lab.game import Outcome
from dnup.lab.interval import Interval, Tally, estimate_mean, estimate_share
from dnup.lab.lineup import Lineup


@dataclass(frozen=True, slots=True)
class Standing:
    """How an entrant did in a lineup, for each seat that it had.

    The times are in milliseconds a move; None if nothing was timed, as in games that were read
    from records.
    """

    entrant: Entrant
    seats: int  # that were played, over all games
    first: Interval  # the share of them that was out first, or won the match
    points: Interval  # in a game
    mean_ms: float | None
    p99_ms: float | None


@dataclass(frozen=True, slots=True)
class LineupResult:
    """How a lineup's games went."""

    lineup: Lineup
    games: int
    deals: int
    stalled: int  # games that were given up
    standings: tuple[Standing, ...]

    @property
    def fair(self) -> float:
        """The share of first places each would have if all were equally good."""
        return 1 / self.lineup.players

    def standing(self, entrant: Entrant) -> Standing:
        """That of one entrant. Raises `KeyError`."""
        for standing in self.standings:
            if standing.entrant == entrant:
                return standing
        raise KeyError(str(entrant))


@dataclass(frozen=True, slots=True)
class Result:
    """What the games of an arena have shown, in the order of its lineups; those played only."""

    lineups: tuple[LineupResult, ...]
    games: int
    planned: int

    def to_json(self) -> dict[str, object]:
        """The same as plain values, for JSON."""
        return {
            "games": self.games,
            "planned": self.planned,
            "lineups": [_lineup_to_json(result) for result in self.lineups],
        }


def summarise(arena: Arena, outcomes: Iterable[Outcome]) -> Result:
    """The result of these outcomes, which may be fewer than the arena has games."""
    by_lineup: dict[Lineup, list[Outcome]] = {}
    games = 0
    for outcome in outcomes:
        by_lineup.setdefault(outcome.job.lineup, []).append(outcome)
        games += 1
    results = (
        _sum_up(lineup, by_lineup[lineup]) for lineup in arena.lineups if lineup in by_lineup
    )
    return Result(tuple(results), games, len(arena))


def _sum_up(lineup: Lineup, outcomes: list[Outcome]) -> LineupResult:
    return LineupResult(
        lineup=lineup,
        games=len(outcomes),
        deals=len({outcome.job.deal for outcome in outcomes}),
        stalled=sum(outcome.stalled for outcome in outcomes),
        standings=tuple(_stand(entrant, outcomes) for entrant in lineup.different),
    )


def _stand(entrant: Entrant, outcomes: list[Outcome]) -> Standing:
    seats: dict[int, list[tuple[bool, int]]] = {}  # by deal: of each seat, if first, and points
    seconds: list[float] = []
    for outcome in outcomes:
        for seat, who in enumerate(outcome.job.seating):
            if who == entrant:
                shown = (seat == outcome.first, outcome.points[seat])
                seats.setdefault(outcome.job.deal, []).append(shown)
                if outcome.seconds:
                    seconds.extend(outcome.seconds[seat])
    deals = seats.values()
    ordered = sorted(seconds)
    points = estimate_mean(Tally(len(deal), sum(won for _, won in deal)) for deal in deals)
    if points.low is not None:
        points = replace(points, low=max(0.0, points.low))  # nobody loses points
    return Standing(
        entrant=entrant,
        seats=sum(map(len, deals)),
        first=estimate_share(Tally(len(deal), sum(first for first, _ in deal)) for deal in deals),
        points=points,
        mean_ms=1000 * sum(ordered) / len(ordered) if ordered else None,
        p99_ms=1000 * ordered[(99 * len(ordered) - 1) // 100] if ordered else None,
    )


def _lineup_to_json(result: LineupResult) -> dict[str, object]:
    return {
        "players": result.lineup.players,
        "lineup": [str(entrant) for entrant in result.lineup.entrants],
        "games": result.games,
        "deals": result.deals,
        "stalled": result.stalled,
        "fair": result.fair,
        "entrants": [
            {
                "entrant": str(standing.entrant),
                "seats": standing.seats,
                "first": standing.first,
                "points": standing.points,
                "mean_ms": standing.mean_ms,
                "p99_ms": standing.p99_ms,
            }
            for standing in result.standings
        ],
    }
