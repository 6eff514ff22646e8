"""What guests keep: the matches that they played, and their decks; and the cards of tables.

What the logs tell of matches that are over is filled in. All that is known here of tables, facts
and records is how they were then: a later version must not change what this one does.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.sqlite import insert as insert_or

from dnup.notation import format_deck, parse_deck

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_SEATS = "ABCDE"

_tables = sa.table("tables", sa.column("key"))
_facts = sa.table("facts", sa.column("table_key"), sa.column("number"), sa.column("fact"))
_records = sa.table("records", sa.column("id"), sa.column("record"))
_decks = sa.table("decks", sa.column("hash"), sa.column("text"))
_played = sa.table(
    "played",
    sa.column("guest"),
    sa.column("record"),
    sa.column("seat"),
    sa.column("ended_at"),
    sa.column("summary"),
)


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


class _Round(msgspec.Struct, frozen=True):
    points: list[int]


class _Record(msgspec.Struct, frozen=True):
    """As much of a record."""

    deck: msgspec.Raw
    seats: list[msgspec.Raw]
    rounds: list[_Round]
    winner: str | None


_fact = msgspec.json.Decoder(_Fact)
_record = msgspec.json.Decoder(_Record)
_Told = tuple[str, int, dict[int, str]]  # a match, when it ended, the guests by seat


def upgrade() -> None:
    """Make the tables, and fill in what the logs tell of matches that are over."""
    op.create_table(
        "played",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("record", sa.String, sa.ForeignKey("records.id"), primary_key=True),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index("played_guest", "played", ["guest", "ended_at"])
    op.create_index("played_record", "played", ["record"])
    op.create_table(
        "decks",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "guest_decks",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("kept_at", sa.BigInteger, nullable=False),
    )
    _fill(op.get_bind())


def downgrade() -> None:
    """Take the tables away, with all that is in them."""
    for name in ("guest_decks", "decks", "played"):
        op.drop_table(name)


def _fill(connection: sa.Connection) -> None:
    """Fill in who played and with what cards, within a transaction.

    A log or a record that cannot be read is left out: it was so before, too.
    """
    for key in connection.execute(sa.select(_tables.c.key).order_by(_tables.c.key)).scalars().all():
        log = sa.select(_facts.c.fact).where(_facts.c.table_key == key).order_by(_facts.c.number)
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


def _fill_played(connection: sa.Connection, id_: str, at: int, guests: dict[int, str]) -> None:
    found = connection.execute(sa.select(_records.c.record).where(_records.c.id == id_)).scalar()
    if found is None:
        return
    try:
        summary = _summary(_record.decode(found))
    except (ValueError, IndexError):
        return
    rows: list[dict[str, Any]] = [
        {"guest": guest, "record": id_, "seat": _SEATS[seat], "ended_at": at, "summary": summary}
        for seat, guest in guests.items()
    ]
    if rows:
        connection.execute(sa.insert(_played), rows)


def _summary(record: _Record) -> bytes:
    won = [round_.points for round_ in record.rounds]
    summary = {
        "seats": record.seats,
        "points": [sum(points[i] for points in won) for i in range(len(record.seats))],
        "winner": record.winner,
        "rounds": len(record.rounds),
        "deck": record.deck,
    }
    return msgspec.json.encode(summary)


def _fill_deck(connection: sa.Connection, text: str | None) -> None:
    if text is None:
        return
    try:
        deck = parse_deck(text)
    except ValueError:
        return
    kept = {"hash": deck.hash, "text": format_deck(deck)}
    connection.execute(insert_or(_decks).values(kept).on_conflict_do_nothing())
