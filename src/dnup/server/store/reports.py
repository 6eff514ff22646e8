"""Reports: a guest tells the moderators how somebody behaved, with what was said at the table."""

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, insert, select, tuple_, update

from dnup.server.store.schema import reports


@dataclass(frozen=True, slots=True)
class Report:
    """What one guest says of another. Names are those that both had at that moment.

    `evidence` is JSON: the last lines of the table's chat, oldest first. Each has the time `at`,
    `guest`, `name`, and `phrase` or `text`; the line that was reported has `reported` true.
    """

    id: str
    reporter: str  # a guest's id; empty once they have deleted everything about themselves
    reporter_name: str
    reported: str  # a guest's id
    reported_name: str
    table: str  # the table's id
    code: str  # and the code under which it was joined
    record: str | None  # of the match that was on, or had just ended
    reason: str
    note: str  # what the reporter wrote
    evidence: bytes
    made_at: int  # milliseconds since 1970
    settled_at: int | None = None  # None while a moderator has yet to look at it
    settled_by: str | None = None
    outcome: str | None = None  # what the moderator decided, in their words


@dataclass(frozen=True, slots=True)
class Settle:
    """A moderator has dealt with a report."""

    report: str
    by: str
    at: int
    outcome: str


def add(connection: Connection, report: Report) -> None:
    """Keep a report."""
    connection.execute(insert(reports), asdict(report))


def settle(connection: Connection, work: Settle) -> None:
    """Mark a report as dealt with, or change what was decided."""
    changed = {"settled_at": work.at, "settled_by": work.by, "outcome": work.outcome}
    connection.execute(update(reports).where(reports.c.id == work.report).values(changed))


def newest(count: int, *, is_open: bool, before: tuple[int, str] | None) -> Select[Any]:
    """The last so many reports, newest first; only those not yet settled, if wanted."""
    asked = select(reports).order_by(reports.c.made_at.desc(), reports.c.id.desc()).limit(count)
    if is_open:
        asked = asked.where(reports.c.settled_at.is_(None))
    if before is not None:
        asked = asked.where(tuple_(reports.c.made_at, reports.c.id) < before)
    return asked


def with_id(report: str) -> Select[Any]:
    """One report."""
    return select(reports).where(reports.c.id == report)


def made_by(guest: str) -> Select[Any]:
    """All reports that a guest has made, oldest first."""
    mine = reports.c.reporter == guest
    return select(reports).where(mine).order_by(reports.c.made_at, reports.c.id)


def read(row: Row[Any]) -> Report:
    """A row as a value."""
    return Report(**row._mapping)
