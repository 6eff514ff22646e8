"""Count again in which deals wrong actions fail: `python -m dnup.lab.failing` (ten minutes)."""

import json
import signal
import sys
from pathlib import Path

import dnup.puzzles
from dnup.puzzles import MOST, Puzzle, format_failing, puzzles

FILE = Path(dnup.puzzles.__file__).parent / "failing.json"
PATIENCE = 45.0  # seconds of computing for a puzzle; what takes longer is left out


class _Late(Exception):  # noqa: N818 - nothing went wrong
    pass


def main() -> None:
    """Write the file, a line per puzzle, without those that take too long."""
    signal.signal(signal.SIGVTALRM, _give_up)
    lines = []
    for puzzle in puzzles():
        told = _counted(puzzle)
        print(puzzle.id, puzzle.deals, "-" if told is None else "counted", file=sys.stderr)  # noqa: T201
        if told is not None:
            lines.append(f'"{puzzle.id}":{json.dumps(told, separators=(",", ":"))}')
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _counted(puzzle: Puzzle) -> dict[str, list[tuple[list[str], list[int]]]] | None:
    if puzzle.deals > MOST:
        return None
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        return format_failing(puzzle)
    except _Late:
        return None
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _give_up(*_: object) -> None:
    raise _Late


if __name__ == "__main__":
    main()
