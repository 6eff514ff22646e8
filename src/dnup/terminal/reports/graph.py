"""Chances over time as a line of blocks."""

from collections.abc import Sequence

BLOCKS = "▁▂▃▄▅▆▇█"


def graph(shares: Sequence[float], width: int) -> str:
    """A block for each share from 0 to 1; if they do not fit, for as many as do.

    The first and the last are always there.
    """
    if len(shares) > width:
        step = (len(shares) - 1) / (width - 1)
        shares = [shares[round(i * step)] for i in range(width)]
    return "".join(BLOCKS[min(int(share * len(BLOCKS)), len(BLOCKS) - 1)] for share in shares)
