"""Reports for moderators, and whom guests have blocked."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both. Nobody has reported or blocked anybody yet."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("reporter", sa.String, nullable=False),
        sa.Column("reporter_name", sa.String, nullable=False),
        sa.Column("reported", sa.String, nullable=False),
        sa.Column("reported_name", sa.String, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("record", sa.String),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("evidence", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
        sa.Column("settled_by", sa.String),
        sa.Column("outcome", sa.Text),
    )
    op.create_index("reports_made_at", "reports", ["made_at", "id"])
    op.create_index("reports_reporter", "reports", ["reporter"])
    op.create_index("reports_reported", "reports", ["reported"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("blocked", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("id", name="blocks_id"),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])


def downgrade() -> None:
    """Take both away."""
    op.drop_table("blocks")
    op.drop_table("reports")
