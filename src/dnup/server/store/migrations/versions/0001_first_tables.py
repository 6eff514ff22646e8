"""The first tables: tables and their facts, records, guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables in an empty database."""
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "tables",
        sa.Column("key", key, primary_key=True),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("code", sa.String),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.UniqueConstraint("id", name="tables_id"),
        sa.UniqueConstraint("code", name="tables_code"),
    )
    op.create_index("tables_closed", "tables", ["closed"])
    op.create_table(
        "facts",
        sa.Column("table_key", key, sa.ForeignKey("tables.key"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("fact", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("key", key, primary_key=True),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("table_key", key, sa.ForeignKey("tables.key"), nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("id", name="records_id"),
    )
    op.create_index("records_table_key", "records", ["table_key"])
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("token_hash", name="guests_token_hash"),
    )


def downgrade() -> None:
    """Take the tables away, with all that is in them."""
    for name in ("guests", "records", "facts", "tables"):
        op.drop_table(name)
