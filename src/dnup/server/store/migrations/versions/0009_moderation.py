"""Bans, moderators, announcements, the audit log, and when guests were last seen."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add all of them. Every guest counts as seen now: nobody is deleted for an upgrade."""
    op.create_table(
        "bans",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("guest", sa.String),
        sa.Column("address", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "moderators",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("added_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("at", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("action", sa.String, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seen",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("seen_at", "seen", ["at"])
    now = time.time_ns() // 1_000_000
    seen = sa.text("INSERT INTO seen (guest, at) SELECT id, :now FROM guests")
    op.get_bind().execute(seen, {"now": now})


def downgrade() -> None:
    """Take all of them away."""
    for name in ("seen", "audit", "announcements", "moderators", "bans"):
        op.drop_table(name)
