"""One game of an arena, a round or a match, from its job to its outcome."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from dnup.bots import bot
from dnup.lab.lineup import ScheduledGame
from dnup.notation import Record, RecordedRound, RecordOptions, SeatJson, make_record, to_json
from dnup.rules import Deck, Match, Seat

ROUND_IS_STALLED = 2_000  # actions


class BotError(RuntimeError):
    """A bot raised an error or chose an illegal action. The message says how to reproduce it."""


def never() -> bool:
    """Nobody stops it."""
    return False


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for every game of an arena."""

    deck: Deck
    seed: int = 1
    matches: bool = False  # whole matches; else single rounds
    limit: int = ROUND_IS_STALLED  # a round that isn't over after this many actions is abandoned

    def options(self, job: ScheduledGame) -> RecordOptions:
        """What a record tells of the arena and the job that it belongs to."""
        return {
            "arena": "match" if self.matches else "round",
            "seed": self.seed,
            "limit": self.limit,
            "lineup": str(job.lineup),
            "deal": job.deal,
            "rotation": job.rotation,
        }

    def seats(self, job: ScheduledGame) -> list[SeatJson]:
        """The seats, as a record has them."""
        names = job.lineup.names(job.rotation)
        return [
            SeatJson(name, entrant.level) for name, entrant in zip(names, job.seating, strict=True)
        ]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a job."""

    job: ScheduledGame
    points: tuple[int, ...]  # by seat
    first: int | None  # the seat that was out first, or won the match; None if nobody was so far
    stalled: bool  # given up: its points are those so far
    record: str = ""  # as one line of JSON
    seconds: tuple[list[float], ...] = ()  # by seat, of each move; none if it was read from a file


def play_job(
    terms: Terms, job: ScheduledGame, is_stopped: Callable[[], bool] = never
) -> Outcome | None:
    """Play a job; None if it was stopped on the way.

    The deal follows from seed, player count and the deal's number alone, so all seatings and all
    lineups of one player count get the same hands by seat. Each choice of a bot gets a random
    source that follows from the job and the number of the move. Raises `BotError`.
    """
    seating, seed = job.seating, terms.seed
    bots = [bot(entrant.level) for entrant in seating]
    seconds: tuple[list[float], ...] = tuple([] for _ in seating)
    match = Match(terms.deck, len(seating))
    played: list[RecordedRound] = []
    stalled = False
    while match.awaits_deal and (terms.matches or not played):
        chance = random.Random(f"{seed}:deal:{match.players}:{job.deal}:{match.rounds}")
        deal = match.deal(chance)
        match = match.begin(deal)
        while match.round is not None and match.round.turn is not None:
            if is_stopped():
                return None
            stalled = len(match.past) >= terms.limit
            if stalled:
                break
            seat = match.round.turn.seat
            chance = random.Random(f"{seed}:move:{job}:{match.rounds}:{len(match.past)}")
            view = match.view(seat)
            began = perf_counter()
            try:
                action = bots[seat].choose(view, seating[seat].budget, chance)
                seconds[seat].append(perf_counter() - began)
                match = match.apply(action)
            except Exception as error:
                where = f"seed {seed}, {job}, round {match.rounds}, move {len(match.past) + 1}"
                raise BotError(f"{seating[seat]} failed: {where}: {error!r}") from error
        played.append(RecordedRound(deal, tuple(past.action for past in match.past)))
    options = terms.options(job)
    if stalled:
        options["stalled"] = True
    record = make_record(terms.deck, terms.seats(job), played, options)
    return read_outcome(terms, job, record, to_json(record), seconds)


def read_outcome(
    terms: Terms,
    job: ScheduledGame,
    record: Record,
    line: str = "",
    seconds: tuple[list[float], ...] = (),
) -> Outcome:
    """The outcome that a record of this job tells."""
    prizes = terms.deck.pack(job.lineup.players).prizes
    points = tuple(map(sum, zip(*(round_.points for round_ in record.rounds), strict=True)))
    if terms.matches:
        first = None if record.winner is None else Seat[record.winner].value
        stalled = first is None
    else:
        first = points.index(prizes[0]) if prizes[0] in points else None
        stalled = sum(points) < sum(prizes)
    return Outcome(job, points, first, stalled, line, seconds)
