"""The ink that a guest has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the ink. Nobody has chosen one yet."""
    op.add_column("guests", sa.Column("ink", sa.Integer))


def downgrade() -> None:
    """Take the inks away."""
    op.drop_column("guests", "ink")
