"""Write what clients are built on: `python -m dnup.protocol [FOLDER]`.

The messages' JSON Schema and TypeScript types, the standard deck for those who check deals, the
lessons for those who learn, and the puzzles.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from dnup.protocol.lessons import lessons_json
from dnup.protocol.puzzles import daily_json, puzzle_index_json, puzzles_json
from dnup.protocol.schema import json_schema
from dnup.protocol.standard import standard_json
from dnup.protocol.typescript import typescript

FOLDER = "web/protocol"


def exported() -> dict[str, str]:
    """The generated files: their contents by name."""
    schema = json_schema()
    written = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    deck = json.dumps(standard_json(), indent=2) + "\n"
    lessons = json.dumps(lessons_json(), indent=2, ensure_ascii=False) + "\n"
    return {
        "protocol.schema.json": written,
        "protocol.ts": typescript(schema),
        "standard.json": deck,
        "lessons.json": lessons,
        "daily.json": json.dumps(daily_json()) + "\n",
        "puzzle-index.json": _lines(puzzle_index_json()),
        "puzzles.json": _lines(puzzles_json()),
    }


def _lines(items: list[dict[str, Any]]) -> str:
    """A list with a line an item, for those that are many."""
    lines = (json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in items)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main(folder: Path) -> None:
    """Write the files into a folder, which is made if it is not there; name each."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in exported().items():
        (folder / name).write_text(text, encoding="utf-8")
        print(folder / name)  # noqa: T201


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m dnup.protocol", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path(FOLDER), metavar="FOLDER")
    main(parser.parse_args().folder)
