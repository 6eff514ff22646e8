"""`dnup`, and `python -m dnup`."""

import sys


def main() -> None:
    """Run the command, or say what is missing for it."""
    try:
        from dnup.terminal.app import app  # noqa: PLC0415 - the core must import without the extra
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in {"typer", "fluent"}:
            raise
        hint = "The dnup command needs the extra 'terminal': pip install 'dnup[terminal]'"
        sys.exit(f"{hint} (missing: {error.name})")
    app()


if __name__ == "__main__":
    main()
