"""Deals that are played once more, and what came of it; what each match did to a guest's rating."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables. Nothing is rated that was played before there was a ladder."""
    op.create_table(
        "duplicates",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("record", sa.String, sa.ForeignKey("records.id"), nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("record", "seat", name="duplicates_record"),
    )
    op.create_index("duplicates_guest", "duplicates", ["guest"])
    op.create_table(
        "duplicate_results",
        sa.Column("code", sa.String, sa.ForeignKey("duplicates.code"), primary_key=True),
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("record", sa.String, sa.ForeignKey("records.id"), nullable=False),
        sa.Column("level", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("knew", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("result", sa.LargeBinary, nullable=False),
    )
    op.create_index("duplicate_results_record", "duplicate_results", ["record"])
    op.create_index("duplicate_results_who", "duplicate_results", ["who"])
    op.create_table(
        "rated",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("record", sa.String, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("levels", sa.String, nullable=False),
        sa.Column("points", sa.String, nullable=False),
        sa.Column("skill", sa.Float(53), nullable=False),
        sa.Column("unsure", sa.Float(53), nullable=False),
        sa.UniqueConstraint("guest", "record", name="rated_record"),
    )


def downgrade() -> None:
    """Take the tables away, with all that is in them."""
    for name in ("rated", "duplicate_results", "duplicates"):
        op.drop_table(name)
