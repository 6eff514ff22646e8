"""`dnup`, and `python -m dnup`."""

import sys


def main() -> None:
    """Run the command, or say what it needs."""
    try:
        from dnup.terminal.app import app  # noqa: PLC0415 - the core must import without the extra
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in {"typer", "fluent"}:
            raise
        from dnup.extras import install_command  # noqa: PLC0415 - only needed now

        sys.exit(
            "Only the library of dnup is installed here, not the game"
            f" (missing: {error.name}). Get all of it with:\n{install_command()}"
        )
    except KeyboardInterrupt:
        sys.exit(130)
    app()


if __name__ == "__main__":
    main()
