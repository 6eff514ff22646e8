"""Reviews of matches that were played here. They can be worked out again from the records."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; nothing has been reviewed."""
    op.create_table(
        "reviews",
        sa.Column("record", sa.String, sa.ForeignKey("records.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Take the table away, with all that is in it."""
    op.drop_table("reviews")
