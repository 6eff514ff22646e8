"""The file in which an arena keeps the records of its games, one a line."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from dnup.lab.arena import Arena
from dnup.lab.error import ArenaError, ArenaErrorCode
from dnup.lab.game import Outcome, read_outcome
from dnup.lab.lineup import Lineup, ScheduledGame
from dnup.notation import FORMAT, Record, TextError, from_json

_HEAD = f'{{"format":"{FORMAT}"'.encode()


@dataclass(frozen=True, slots=True)
class Ledger:
    """A records file, open to be written to."""

    file: IO[bytes]

    def write(self, outcome: Outcome) -> None:
        """Add a record; it is with the system when this returns. Raises `OSError`."""
        self.file.write(f"{outcome.record}\n".encode())
        self.file.flush()

    @staticmethod
    @contextmanager
    def new(path: Path) -> Iterator["Ledger"]:
        """A new file. Raises `FileExistsError` rather than touch one, or another `OSError`."""
        with path.open("xb") as file:
            yield Ledger(file)

    @staticmethod
    @contextmanager
    def resume(path: Path, arena: Arena) -> Iterator[tuple["Ledger", list[Outcome]]]:
        """A file that this arena began, with the outcomes in it; a torn last line is cut off.

        Raises `ArenaError` if it does not belong to this arena, which leaves it as it is, and
        `OSError`.
        """
        with path.open("r+b") as file:
            *lines, rest = file.read().split(b"\n")
            outcomes = list(_read(lines, arena))
            if rest and _is_torn(rest):
                file.seek(-len(rest), 2)
                file.truncate()
            elif rest:
                outcomes = list(_read([*lines, rest], arena))
                file.write(b"\n")
            yield Ledger(file), outcomes


def _is_torn(line: bytes) -> bool:
    """Whether this is the beginning of a record, and no more."""
    try:
        from_json(line)
    except TextError:
        return line.startswith(_HEAD[: len(line)])
    return False


def _read(lines: list[bytes], arena: Arena) -> Iterator[Outcome]:
    """What the records tell, each held against the job that it says it belongs to."""
    lineups = {str(lineup): lineup for lineup in arena.lineups}
    seen: set[ScheduledGame] = set()
    for number, line in enumerate(lines, start=1):
        try:
            record = from_json(line)
        except TextError as error:
            raise ArenaError(
                ArenaErrorCode.RECORDS_BROKEN, line=number, reason=str(error)
            ) from None
        if "arena" not in record.options:
            raise ArenaError(ArenaErrorCode.RECORDS_FOREIGN, line=number)
        job = _job_of(record, lineups)
        for setting, said, right in _settings(record, arena, job, lineups):
            if said != right:
                facts: dict[str, str | int] = {"said": str(said), "right": str(right)}
                raise ArenaError(
                    ArenaErrorCode.RECORDS_OTHER, line=number, setting=setting, **facts
                )
        assert job is not None  # noqa: S101 - or its lineup would be another
        if job in seen:
            raise ArenaError(ArenaErrorCode.RECORDS_TWICE, line=number)
        seen.add(job)
        yield read_outcome(arena.terms, job, record)


def _job_of(record: Record, lineups: dict[str, Lineup]) -> ScheduledGame | None:
    lineup = lineups.get(str(record.options.get("lineup")))
    deal, rotation = record.options.get("deal"), record.options.get("rotation")
    if lineup is None or not isinstance(deal, int) or not isinstance(rotation, int):
        return None
    return ScheduledGame(lineup, deal, rotation)


def _settings(
    record: Record, arena: Arena, job: ScheduledGame | None, lineups: dict[str, Lineup]
) -> Iterator[tuple[str, object, object]]:
    """Each setting as the record tells it, and as it would be if the record belonged here."""
    terms, options = arena.terms, record.options
    yield "deck", record.deck.hash, terms.deck.hash
    if job is None:
        yield "lineup", options.get("lineup"), " ".join(lineups)
        return
    for name, right in terms.options(job).items():
        yield name, options.get(name), right
    deals, rotations = arena.deals(job.lineup), job.lineup.rotations
    yield "deal", job.deal, min(max(job.deal, 0), deals - 1)
    yield "rotation", job.rotation, min(max(job.rotation, 0), rotations - 1)
    seats = terms.seats(job)
    yield "seats", [seat.name for seat in record.seats], [seat.name for seat in seats]
    yield "rounds", {len(round_.points) for round_ in record.rounds}, {len(seats)}
