"""What the logs of tables tell of matches that are over: who played in them, and with what cards.

For databases and exports from before that was kept by itself.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.dialects.sqlite import insert as insert_or

from dnup.notation import format_deck, from_json, parse_deck
from dnup.server.store.schema import decks, facts, played, records, tables
from dnup.server.store.summary import summary_of

_SEATS = "ABCDE"


class _Options(msgspec.Struct, frozen=True):
    deck: str | None = None


class _Fact(msgspec.Struct, frozen=True):
    """As much of a fact as is needed here."""

    fact: str
    at: int
    seat: int = 0
    guest: str = ""
    id: str = ""
    options: _Options = _Options()


_fact = msgspec.json.Decoder(_Fact)
_Told = tuple[str, int, dict[int, str]]  # a match, when it ended, the guests by seat


def fill(connection: Connection) -> None:
    """Fill in who played and with what cards, within a transaction.

    A log or a record that cannot be read is left out: it was so before, too.
    """
    for key in connection.execute(select(tables.c.key).order_by(tables.c.key)).scalars().all():
        log = select(facts.c.fact).where(facts.c.table_key == key).order_by(facts.c.number)
        try:
            happened = [_fact.decode(line) for line in connection.execute(log).scalars()]
        except (msgspec.DecodeError, UnicodeError):
            continue
        for fact in happened[:1]:
            _fill_deck(connection, fact.options.deck)
        for told in _matches(happened):
            _fill_played(connection, *told)


def _matches(happened: Iterable[_Fact]) -> Iterator[_Told]:
    """The matches of a log that are over. While one is on, nobody else gets a seat in it."""
    seated: dict[int, str] = {}
    playing: tuple[str, dict[int, str]] | None = None
    for fact in happened:
        match fact.fact:
            case "person-seated":
                seated[fact.seat] = fact.guest
            case "bot-seated" | "seat-emptied":
                seated.pop(fact.seat, None)
            case "match-began":
                playing = fact.id, dict(seated)
            case "match-ended" | "closed" if playing is not None:
                yield playing[0], fact.at, playing[1]
                playing = None


def _fill_played(connection: Connection, id_: str, at: int, guests: dict[int, str]) -> None:
    found = connection.execute(select(records.c.record).where(records.c.id == id_)).scalar()
    if found is None:
        return
    try:
        summary = msgspec.json.encode(summary_of(from_json(found)))
    except (ValueError, IndexError):
        return
    rows: list[dict[str, Any]] = [
        {"guest": guest, "record": id_, "seat": _SEATS[seat], "ended_at": at, "summary": summary}
        for seat, guest in guests.items()
    ]
    if rows:
        connection.execute(insert(played), rows)


def _fill_deck(connection: Connection, text: str | None) -> None:
    if text is None:
        return
    try:
        deck = parse_deck(text)
    except ValueError:
        return
    kept = {"hash": deck.hash, "text": format_deck(deck)}
    connection.execute(insert_or(decks).values(kept).on_conflict_do_nothing())
