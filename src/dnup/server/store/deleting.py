"""A guest wants everything about them gone; what others share with them stays, without a name."""

import secrets
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, update

from dnup.server.store.duplicates import forget_duplicates
from dnup.server.store.ladder import start_anew
from dnup.server.store.schema import (
    blocks,
    duplicate_results,
    duplicates,
    facts,
    guest_decks,
    guests,
    played,
    records,
    reports,
    sessions,
    tables,
)
from dnup.table import NOBODY


@dataclass(frozen=True, slots=True)
class DeleteGuest:
    """Delete all that is kept of a guest, or take their name out of it."""

    guest: str


def delete_guest(connection: Connection, guest: str) -> list[str]:
    """Delete what is the guest's alone; their list of matches is still to be forgotten.

    Returns the records of bots that nobody needs any more.
    """
    # Each is gone under another id: two of them may have sat at one table.
    gone = f"gone-{secrets.token_hex(8)}"
    bots: list[str] = []
    listed = select(played.c.record, played.c.seat).where(played.c.guest == guest)
    sat = {(record, ord(seat) - ord("A")) for record, seat in connection.execute(listed).all()}
    names_them = func.instr(facts.c.fact, guest.encode()) > 0
    at = select(facts.c.table_key).where(names_them).distinct()
    for key in list(connection.execute(at).scalars()):
        sat |= _clear_log(connection, key, guest, gone)
    for record, seat in sorted(sat):
        bots += _clear_record(connection, record, seat)
    for table in (guest_decks, sessions):
        connection.execute(delete(table).where(table.c.guest == guest))
    start_anew(connection, guest)
    both = or_(blocks.c.guest == guest, blocks.c.blocked == guest)
    connection.execute(delete(blocks).where(both))
    connection.execute(delete(reports).where(reports.c.reported == guest))
    made = {"reporter": "", "reporter_name": NOBODY, "note": ""}
    connection.execute(update(reports).where(reports.c.reporter == guest).values(made))
    _clear_evidence(connection, guest, gone)
    connection.execute(delete(duplicate_results).where(duplicate_results.c.who == guest))
    offered = duplicates.c.guest == guest
    connection.execute(update(duplicates).where(offered).values(guest=gone, name=NOBODY))
    connection.execute(delete(guests).where(guests.c.id == guest))
    return bots


def _clear_record(connection: Connection, record: str, seat: int) -> list[str]:
    """Take the name out of a match and of its players' lists.

    The deals follow from the names, too: without one of them they can't be proved any more, nor
    dealt again.
    """
    kept = connection.execute(select(records.c.record).where(records.c.id == record)).scalar()
    if kept is None:
        return []
    found: dict[str, Any] = msgspec.json.decode(kept)
    found["seats"][seat]["name"] = NOBODY
    found.pop("fairness", None)
    changed = msgspec.json.encode(found)
    connection.execute(update(records).where(records.c.id == record).values(record=changed))
    lists = select(played.c.guest, played.c.summary).where(played.c.record == record)
    for other, summary in connection.execute(lists).all():
        told: dict[str, Any] = msgspec.json.decode(summary)
        told["seats"][seat]["name"] = NOBODY
        same = (played.c.record == record) & (played.c.guest == other)
        changed = msgspec.json.encode(told)
        connection.execute(update(played).where(same).values(summary=changed))
    return forget_duplicates(connection, record)


def _clear_log(connection: Connection, key: int, guest: str, gone: str) -> set[tuple[str, int]]:
    """Take a guest's names, and what they said, out of a table's log.

    Returns the matches in which they sat, and their seats. The names in a match that is still on
    stay: its deals follow from them.
    """
    theirs: set[int] = set()  # seats
    sat: set[tuple[str, int]] = set()
    asked = select(facts.c.number, facts.c.fact).where(facts.c.table_key == key)
    rows = connection.execute(asked.order_by(facts.c.number)).all()
    log: list[tuple[int, dict[str, Any]]] = [
        (number, msgspec.json.decode(text)) for number, text in rows
    ]
    is_closed = select(tables.c.closed).where(tables.c.key == key)
    running = set() if connection.execute(is_closed).scalar() else _running([f for _, f in log])
    for index, (number, fact) in enumerate(log):
        if fact.get("fact") == "match-began":
            sat |= {(fact["id"], seat) for seat in theirs}
        if index not in running and _clear_fact(fact, guest, gone, theirs):
            same = (facts.c.table_key == key) & (facts.c.number == number)
            changed = msgspec.json.encode(fact)
            connection.execute(update(facts).where(same).values(fact=changed))
    return sat


def _running(log: list[dict[str, Any]]) -> set[int]:
    """Where a log has the names of the match that is on, or is about to begin."""
    found: set[int] = set()
    for index, fact in enumerate(log):
        kind = fact.get("fact")
        if kind in {"match-ended", "unsealed", "closed"}:
            found.clear()
        elif kind in {"sealed", "match-began"}:
            found.add(index)
    return found


def _clear_fact(fact: dict[str, Any], guest: str, gone: str, theirs: set[int]) -> bool:
    """Whether there was something to clear; notes in which seats the guest sits."""
    kind, seat = fact.get("fact"), fact.get("seat")
    if kind in {"sealed", "match-began"}:
        for one in theirs:
            fact["seats"][one]["name"] = NOBODY
        return bool(theirs)
    if kind in {"person-seated", "bot-seated", "seat-emptied"}:
        theirs.discard(fact["seat"])
        if fact.get("guest") != guest:
            return False
        theirs.add(fact["seat"])
        fact["guest"], fact["name"] = gone, NOBODY
        return True
    if seat not in theirs:
        return False
    if kind == "renamed":
        fact["name"] = NOBODY
    elif kind == "said" and "text" in fact:
        fact["text"] = "…"
    else:
        return False
    return True


def _clear_evidence(connection: Connection, guest: str, gone: str) -> None:
    """Take the name out of what moderators see of others' chats."""
    for id_, evidence in connection.execute(select(reports.c.id, reports.c.evidence)).all():
        lines: list[dict[str, Any]] = msgspec.json.decode(evidence)
        if any(line.get("guest") == guest for line in lines):
            for line in lines:
                if line.get("guest") == guest:
                    line.update(guest=gone, name=NOBODY)
            changed = msgspec.json.encode(lines)
            connection.execute(update(reports).where(reports.c.id == id_).values(evidence=changed))
