"""How Alembic reaches the database: over the connection, and in the transaction, it is given."""

from alembic import context


def run() -> None:
    """Do the migrations that are to be done."""
    context.configure(connection=context.config.attributes["connection"])
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # as Alembic calls it; somebody who only imports it wants nothing done
    run()
