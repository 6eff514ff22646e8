"""A guest wants everything about them gone; what others share with them stays, without a name."""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

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
)

NOBODY = "(deleted)"  # whom others' matches name instead
GONE = "gone"  # the id of a guest who isn't there any more


@dataclass(frozen=True, slots=True)
class DeleteGuest:
    """Delete all that is kept of a guest, or take their name out of it."""

    guest: str


def delete_guest(connection: Connection, guest: str) -> list[str]:
    """Delete what is the guest's alone; their list of matches is still to be forgotten.

    Returns the records of bots that nobody needs any more.
    """
    bots: list[str] = []
    keys: set[int] = set()
    seats = select(played.c.record, played.c.seat).where(played.c.guest == guest)
    for record, seat in connection.execute(seats).all():
        bots += _clear_record(connection, record, ord(seat) - ord("A"), keys)
    for key in keys:
        _clear_log(connection, key, guest)
    for table in (guest_decks, sessions):
        connection.execute(delete(table).where(table.c.guest == guest))
    start_anew(connection, guest)
    both = or_(blocks.c.guest == guest, blocks.c.blocked == guest)
    connection.execute(delete(blocks).where(both))
    connection.execute(delete(reports).where(reports.c.reported == guest))
    made = {"reporter": "", "reporter_name": NOBODY, "note": ""}
    connection.execute(update(reports).where(reports.c.reporter == guest).values(made))
    _clear_evidence(connection, guest)
    connection.execute(delete(duplicate_results).where(duplicate_results.c.who == guest))
    offered = duplicates.c.guest == guest
    connection.execute(update(duplicates).where(offered).values(guest=GONE, name=NOBODY))
    connection.execute(delete(guests).where(guests.c.id == guest))
    return bots


def _clear_record(connection: Connection, record: str, seat: int, keys: set[int]) -> list[str]:
    """Take the name out of a match and of its players' lists, and note the table's key.

    The deals follow from the names, too: without one of them they can't be proved any more, nor
    dealt again.
    """
    row = connection.execute(
        select(records.c.record, records.c.table_key).where(records.c.id == record)
    ).first()
    if row is None:
        return []
    keys.add(row.table_key)
    found: dict[str, Any] = msgspec.json.decode(row.record)
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


def _clear_log(connection: Connection, key: int, guest: str) -> None:
    """Take a guest's names, and what they said, out of a table's log."""
    theirs: set[int] = set()  # seats
    asked = select(facts.c.number, facts.c.fact).where(facts.c.table_key == key)
    for number, text in connection.execute(asked.order_by(facts.c.number)).all():
        fact: dict[str, Any] = msgspec.json.decode(text)
        if _clear_fact(fact, guest, theirs):
            same = (facts.c.table_key == key) & (facts.c.number == number)
            changed = msgspec.json.encode(fact)
            connection.execute(update(facts).where(same).values(fact=changed))


def _clear_fact(fact: dict[str, Any], guest: str, theirs: set[int]) -> bool:
    """Whether there was something to clear; notes in which seats the guest sits."""
    kind, seat = fact.get("fact"), fact.get("seat")
    if kind == "match-began":
        for one in theirs:
            fact["seats"][one]["name"] = NOBODY
        return bool(theirs)
    if kind == "person-seated":
        theirs.discard(fact["seat"])
        if fact["guest"] != guest:
            return False
        theirs.add(fact["seat"])
        fact["guest"], fact["name"] = GONE, NOBODY
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


def _clear_evidence(connection: Connection, guest: str) -> None:
    """Take the name out of what moderators see of others' chats."""
    for id_, evidence in connection.execute(select(reports.c.id, reports.c.evidence)).all():
        lines: list[dict[str, Any]] = msgspec.json.decode(evidence)
        if any(line.get("guest") == guest for line in lines):
            for line in lines:
                if line.get("guest") == guest:
                    line.update(guest=GONE, name=NOBODY)
            changed = msgspec.json.encode(lines)
            connection.execute(update(reports).where(reports.c.id == id_).values(evidence=changed))
