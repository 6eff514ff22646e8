"""Tables as lines of text."""

from collections.abc import Sequence

Line = Sequence[str]


def columns(lines: Sequence[Line]) -> str:
    """Lines side by side: the first column to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  "
        + "  ".join(
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def percent(share: float) -> str:
    """A share in per cent, with one digit behind the point."""
    return f"{100 * share:.1f} %"
