"""What guests keep: the matches that they played, and their decks; and the cards of tables."""

import sqlalchemy as sa
from alembic import op

from dnup.server.store.past import fill

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


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
    fill(op.get_bind())


def downgrade() -> None:
    """Take the tables away, with all that is in them."""
    for name in ("guest_decks", "decks", "played"):
        op.drop_table(name)
