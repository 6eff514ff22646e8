"""What a guest is told of a match in a list: who played, and what came of it."""

import msgspec

from dnup.notation import DeckJson, Record, SeatJson


class MatchSummary(msgspec.Struct, frozen=True):
    """A match that is over; one that was left has no winner. The points are by seat."""

    seats: list[SeatJson]
    points: list[int]
    winner: str | None
    rounds: int
    deck: DeckJson


def summary_of(record: Record) -> MatchSummary:
    """The summary of a record."""
    won = [round_.points for round_ in record.rounds]
    points = [sum(points[i] for points in won) for i in range(len(record.seats))]
    return MatchSummary(record.seats, points, record.winner, len(record.rounds), record.deck)
