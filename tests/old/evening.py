"""The evening from before the printed deck (README.md), as tests use it."""

import gzip
import json
from pathlib import Path
from typing import Any

from dnup.notation import pairs_deck
from support.serving import Party, Player

HERE = Path(__file__).parent
TOLD: dict[str, Any] = json.loads((HERE / "told.json").read_text(encoding="utf-8"))
PAIRS = pairs_deck().hash


def unpack(name: str, to: Path) -> Path:
    """A file of this folder, unpacked."""
    to.write_bytes(gzip.decompress((HERE / f"{name}.gz").read_bytes()))
    return to


async def back(party: Party, name: str) -> Player:
    """A guest of that evening, who comes back."""
    return await party.arrive(name, TOLD["sessions"][name])
