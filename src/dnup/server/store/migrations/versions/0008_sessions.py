"""Sessions of their own: a guest can have several, one for each device, and end any of them."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Turn each guest's one session into a row. Several devices may share it, so it is `shared`."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("turned_at", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.String),
        sa.Column("system", sa.String),
        sa.Column("old_hash", sa.String),
        sa.Column("old_until", sa.BigInteger),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.UniqueConstraint("token_hash", name="sessions_token_hash"),
    )
    op.create_index("sessions_guest", "sessions", ["guest"])
    op.create_index("sessions_old_hash", "sessions", ["old_hash"])
    op.create_index("sessions_seen_at", "sessions", ["seen_at"])
    now = time.time_ns() // 1_000_000
    moved = (
        "INSERT INTO sessions (id, guest, token_hash, created_at, seen_at, turned_at, shared)"
        " SELECT id, id, token_hash, created_at, :now, 0, 1 FROM guests"
    )
    op.get_bind().execute(sa.text(moved), {"now": now})
    op.rename_table("guests", "guests_before")
    _make()
    op.execute("INSERT INTO guests SELECT id, name, created_at, ink FROM guests_before")
    op.drop_table("guests_before")


def downgrade() -> None:
    """Leave each guest the session that they used last."""
    op.rename_table("guests", "guests_after")
    _make(
        sa.Column("token_hash", sa.String, nullable=False),
        sa.UniqueConstraint("token_hash", name="guests_token_hash"),
    )
    op.execute(
        "INSERT INTO guests (id, name, created_at, ink, token_hash)"
        " SELECT id, name, created_at, ink, coalesce((SELECT token_hash FROM sessions"
        " WHERE sessions.guest = guests_after.id ORDER BY seen_at DESC LIMIT 1), id)"
        " FROM guests_after"
    )
    op.drop_table("guests_after")
    op.drop_table("sessions")


def _make(*more: sa.Column[str] | sa.UniqueConstraint) -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("ink", sa.Integer),
        *more,
    )
