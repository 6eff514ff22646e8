"""Chances over time as a line of blocks."""

import pytest

from dnup.terminal.reports.graph import BLOCKS, graph


def test_each_share_has_a_block_as_high_as_it_is() -> None:
    assert graph([0.0, 0.5, 1.0], 40) == "▁▅█"
    assert graph([i / 8 for i in range(8)], 40) == BLOCKS
    assert graph([0.999, 0.12], 40) == "█▁"


@pytest.mark.parametrize("number", [20, 21, 39, 40, 41, 200])
def test_what_does_not_fit_is_thinned_out_but_for_the_ends(number: int) -> None:
    drawn = graph([1.0, *([0.0] * (number - 2)), 1.0], 20)
    assert len(drawn) == 20
    assert drawn == "█" + "▁" * 18 + "█"
