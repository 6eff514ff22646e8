"""The tables of the database as they are now; `migrations` tells how they came about.

A fact carries its table's number in the database rather than its id: with many tables at once the
index then changes in far fewer pages, which makes commits of 200 facts twice as fast. SQLite keeps
facts by row id, so that those of one commit lie together.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# SQLite counts rows by itself only in a column of exactly this type.
_Key = BigInteger().with_variant(Integer(), "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("key", _Key, primary_key=True),
    Column("id", String, nullable=False),
    Column("code", String),  # none when it is closed, so that another can have it
    Column("closed", Boolean, nullable=False),
    UniqueConstraint("id", name="tables_id"),
    UniqueConstraint("code", name="tables_code"),
    Index("tables_closed", "closed"),
)

facts = Table(
    "facts",
    metadata,
    Column("table_key", _Key, ForeignKey("tables.key"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("fact", LargeBinary, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("key", _Key, primary_key=True),
    Column("id", String, nullable=False),
    Column("table_key", _Key, ForeignKey("tables.key"), nullable=False),
    Column("record", LargeBinary, nullable=False),
    UniqueConstraint("id", name="records_id"),
    Index("records_table_key", "table_key"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("ink", Integer),  # none until one is chosen
)

# The guest is not a foreign key: sessions of a guest who is gone can't be used, and end in time.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("token_hash", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("turned_at", BigInteger, nullable=False),
    Column("browser", String),
    Column("system", String),
    Column("old_hash", String),
    Column("old_until", BigInteger),
    Column("shared", Boolean, nullable=False),
    UniqueConstraint("token_hash", name="sessions_token_hash"),
    Index("sessions_guest", "guest"),
    Index("sessions_old_hash", "old_hash"),
    Index("sessions_seen_at", "seen_at"),
)

# The guest is not a foreign key: that a match is stored must not hang on anything but the match.
played = Table(
    "played",
    metadata,
    Column("guest", String, primary_key=True),
    Column("record", String, ForeignKey("records.id"), primary_key=True),
    Column("seat", String, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("played_guest", "guest", "ended_at"),
    Index("played_record", "record"),
)

# What can be worked out again from the record. Lists need the digest only: it stands before the
# body, which is large.
reviews = Table(
    "reviews",
    metadata,
    Column("record", String, ForeignKey("records.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("hash", String, primary_key=True),
    Column("text", Text, nullable=False),
)

guest_decks = Table(
    "guest_decks",
    metadata,
    Column("guest", String, primary_key=True),
    Column("hash", String, primary_key=True),
    Column("text", Text, nullable=False),
    Column("kept_at", BigInteger, nullable=False),
)

duplicates = Table(
    "duplicates",
    metadata,
    Column("code", String, primary_key=True),
    Column("record", String, ForeignKey("records.id"), nullable=False),
    Column("seat", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    UniqueConstraint("record", "seat", name="duplicates_record"),
    Index("duplicates_guest", "guest"),
)

# Who is a guest, or `bot:` and a level; the number counts how often they played these deals.
duplicate_results = Table(
    "duplicate_results",
    metadata,
    Column("code", String, ForeignKey("duplicates.code"), primary_key=True),
    Column("who", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("record", String, ForeignKey("records.id"), nullable=False),
    Column("level", String),
    Column("name", String, nullable=False),
    Column("knew", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("result", LargeBinary, nullable=False),
    Index("duplicate_results_record", "record"),
    Index("duplicate_results_who", "who"),
)

# The record is not a foreign key: who deletes a match keeps the rating that it led to. Each deck,
# told by its hash, has ratings of its own.
rated = Table(
    "rated",
    metadata,
    Column("guest", String, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("record", String, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("levels", String, nullable=False),
    Column("points", String, nullable=False),
    Column("skill", Float(53), nullable=False),
    Column("unsure", Float(53), nullable=False),
    Column("deck", String, primary_key=True),
    UniqueConstraint("guest", "record", name="rated_record"),
)

# Guests are no foreign keys here: a report outlives the guest who made it.
reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("reporter", String, nullable=False),
    Column("reporter_name", String, nullable=False),
    Column("reported", String, nullable=False),
    Column("reported_name", String, nullable=False),
    Column("table", String, nullable=False),
    Column("code", String, nullable=False),
    Column("record", String),
    Column("reason", String, nullable=False),
    Column("note", Text, nullable=False),
    Column("evidence", LargeBinary, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),  # none until a moderator has dealt with it
    Column("settled_by", String),
    Column("outcome", Text),
    Index("reports_made_at", "made_at", "id"),
    Index("reports_reporter", "reporter"),
    Index("reports_reported", "reported"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("id", String, nullable=False),
    Column("guest", String, primary_key=True),
    Column("blocked", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    UniqueConstraint("id", name="blocks_id"),
    Index("blocks_blocked", "blocked"),
)

bans = Table(
    "bans",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("guest", String),
    Column("address", String),
    Column("name", String, nullable=False),
    Column("reason", Text, nullable=False),
    Column("by", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("until", BigInteger),  # none: for ever
)

moderators = Table(
    "moderators",
    metadata,
    Column("guest", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("added_at", BigInteger, nullable=False),
)

# One row at most.
announcements = Table(
    "announcements",
    metadata,
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String, nullable=False),
    Column("name", String, nullable=False),
    Column("action", String, nullable=False),
    Column("reason", Text, nullable=False),
    Column("facts", LargeBinary, nullable=False),
)

# When a guest was last here. Sessions tell it while they last, and this afterwards.
seen = Table(
    "seen",
    metadata,
    Column("guest", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("seen_at", "at"),
)
