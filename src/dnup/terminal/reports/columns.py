"""Tables as lines of text."""

from collections.abc import Container, Sequence

from rich.cells import cell_len

from dnup.terminal.reports.cells import pad_left, pad_right

Line = Sequence[str]


def columns(lines: Sequence[Line], left: Container[int] = (0,)) -> str:
    """Lines side by side: words, by default the first column, to the left, numbers to the right."""
    widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  "
        + "  ".join(
            pad_right(cell, width) if i in left else pad_left(cell, width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def percent(share: float) -> str:
    """A share in per cent, with one digit behind the point."""
    return f"{100 * share:.1f} %"
