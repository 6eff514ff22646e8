"""The rules once more as compiled number-crunching, for millions of positions.

A round is an array of sixteen `uint64` (`to_state`, `to_round`), a pack a few tables (`tables`).
`legal_moves` and `do_move` are the rules; tests prove them equal to `dnup.rules`. On them stand
playouts, a quick policy, weighed deals and the search of the bots; `simulate` plays rounds in great
numbers on all cores. Numba compiles a function when it is first called and keeps it on disk;
`warm_up` does it for all of them at once, and says how far it is. Imports `rules`, NumPy and Numba.
"""

from dnup.kernel.batch import Batch, simulate
from dnup.kernel.compilation import is_warm, warm_up
from dnup.kernel.moves import NOWHERE, do_move, legal_moves, most_moves
from dnup.kernel.policy import load_policy
from dnup.kernel.state import to_action, to_round, to_state
from dnup.kernel.tables import PackTables, tables

__all__ = [
    "NOWHERE",
    "Batch",
    "PackTables",
    "do_move",
    "is_warm",
    "legal_moves",
    "load_policy",
    "most_moves",
    "simulate",
    "tables",
    "to_action",
    "to_round",
    "to_state",
    "warm_up",
]
