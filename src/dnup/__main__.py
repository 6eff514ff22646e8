"""`dnup`, and `python -m dnup`."""

import sys


def main() -> None:
    """Run the command, or say what is missing for it."""
    try:
        from dnup.terminal.app import app  # noqa: PLC0415 - the core must import without the extra
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in {"typer", "fluent"}:
            raise
        hint = (
            "The dnup command needs the extra 'terminal'; in a checkout: pip install '.[terminal]'"
        )
        sys.exit(f"{hint} (missing: {error.name})")
    except KeyboardInterrupt:
        sys.exit(130)
    app()


if __name__ == "__main__":
    main()
