"""Ratings by deck: with the printed deck everybody starts again, and old ratings stay readable."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

# All that was rated before had been played with the deck that is called "pairs" today.
_PAIRS = "1417b34ec0f13a7d51c028666e9cc8688158a7cb5c96e0b9dc60946f29d98d9f"
_COLUMNS = "guest, players, number, record, ended_at, levels, points, skill, unsure"


def upgrade() -> None:
    """Add the deck, by which matches are counted as well."""
    op.rename_table("rated", "rated_before")
    _make(sa.Column("deck", sa.String, primary_key=True))
    op.execute(
        f"INSERT INTO rated ({_COLUMNS}, deck)"  # noqa: S608 - names only
        f" SELECT {_COLUMNS}, '{_PAIRS}' FROM rated_before"
    )
    op.drop_table("rated_before")


def downgrade() -> None:
    """Take the deck away, with all that was rated with another one."""
    op.rename_table("rated", "rated_after")
    _make()
    op.execute(
        f"INSERT INTO rated ({_COLUMNS})"  # noqa: S608 - names only
        f" SELECT {_COLUMNS} FROM rated_after WHERE deck = '{_PAIRS}'"
    )
    op.drop_table("rated_after")


def _make(*more: sa.Column[str]) -> None:
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
        *more,
        sa.UniqueConstraint("guest", "record", name="rated_record"),
    )
