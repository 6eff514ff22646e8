"""Cards in the ten colours of their values, on terminals that have them.

The numerals carry the meaning; the colours only help the eye. Each value has its own background, so
they are the same on light terminals and dark ones. They are those of the browser game's cards.
"""

import os
import re
from collections.abc import Mapping

# Of each value, as on the printed look of the browser game: the ground, and the numeral on it.
_CREAM, _INK, _YELLOW = 0xFFF8EA, 0x241432, 0xFFE03A
_VALUES = {
    1: (0x1B54D1, _CREAM),
    2: (0x63A8DE, _INK),
    3: (0x14523F, _CREAM),
    4: (0x97DB7F, _INK),
    5: (0xFFE03A, _INK),
    6: (0xF46E0C, _INK),
    7: (0xAD1F1C, _CREAM),
    8: (0xE898B4, _INK),
    9: (0x722E76, _CREAM),
    10: (0x171420, _YELLOW),
}
_CARD = re.compile(r"(?<![\w/.,])(10|[1-9])/(?!\1\b)(10|[1-9])(?![\w/])")
_RESET = "\033[0m"
_STEPS = (0, 95, 135, 175, 215, 255)  # of each part of a colour among 256


def depth(environment: Mapping[str, str] = os.environ) -> int:
    """How many colours a terminal says it has: 256, or all; 0 if none, or if nobody wants any."""
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return 0
    if environment.get("COLORTERM") in ("truecolor", "24bit") or environment.get("WT_SESSION"):
        return 1 << 24
    return 256 if "256color" in environment.get("TERM", "") else 0


def paint(text: str, colours: int) -> str:
    """The text, with every card such as 5/1 in the colours of its two values."""
    if colours == 0:
        return text
    return _CARD.sub(lambda found: _painted(int(found[1]), int(found[2]), colours), text)


def _painted(active: int, inactive: int, colours: int) -> str:
    upper, lower = _style(active, colours), _style(inactive, colours)
    return f"{upper}\033[1m{active}{_RESET}{upper}/{lower}{inactive}{_RESET}"


def _style(value: int, colours: int) -> str:
    ground, numeral = _VALUES[value]
    return f"\033[{_code(38, numeral, colours)};{_code(48, ground, colours)}m"


def _code(which: int, colour: int, colours: int) -> str:
    parts = (colour >> 16, colour >> 8 & 255, colour & 255)
    if colours > 256:
        return f"{which};2;{parts[0]};{parts[1]};{parts[2]}"
    red, green, blue = (_nearest(part) for part in parts)
    return f"{which};5;{16 + 36 * red + 6 * green + blue}"


def _nearest(part: int) -> int:
    return min(range(len(_STEPS)), key=lambda step: abs(_STEPS[step] - part))
