"""The net's first layer for learning: sums of rows, and where their gradients go.

Only a few dozen of thousands of features are on in a position. These loops take about half the time
of PyTorch's `EmbeddingBag` (4.0 against 7.9 microseconds per position, forward and back).
"""

from dnup.kernel.compiled import compiled
from dnup.kernel.net import Weights
from dnup.kernel.selfplay import Examples
from dnup.kernel.tables import Numbers


@compiled
def sum_rows(rows: Weights, examples: Examples, picked: Numbers, sums: Weights) -> None:
    """Write the sum of the rows of each picked position's features."""
    for i in range(picked.size):
        position = picked[i]
        total = sums[i]
        total[:] = 0
        for j in range(examples.counts[position]):
            row = rows[examples.active[position, j]]
            for k in range(total.size):
                total[k] += row[k]


@compiled
def spread_gradients(
    gradients: Weights, examples: Examples, picked: Numbers, row_gradients: Weights
) -> None:
    """Add each picked position's gradient to every row that was part of its sum."""
    for i in range(picked.size):
        position = picked[i]
        gradient = gradients[i]
        for j in range(examples.counts[position]):
            row = row_gradients[examples.active[position, j]]
            for k in range(gradient.size):
                row[k] += gradient[k]
