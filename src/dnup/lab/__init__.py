"""Where bots are measured: the arena, its statistics, ratings and plots.

`Arena` plays every deal from every seat, on as many processes as wanted, the same way each time;
`summarise` makes a `Result` of what it played, `rate` gives ratings and `draw` a plot;
`calibration` tells whether chances come true. `mining` finds puzzles, `deep` searches in them and
`training` trains nets; these are imported by module, as they need the kernel. Imports `rules`,
`notation`, `puzzles` and `bots`; ratings and plots need the extra `lab`, loaded when asked for.
"""

from dnup.lab.arena import Arena
from dnup.lab.error import ArenaError, ArenaErrorCode
from dnup.lab.game import ROUND_IS_STALLED, BotError, Outcome, Terms, play_job
from dnup.lab.interval import Interval, Tally, estimate_mean, estimate_share
from dnup.lab.ledger import Ledger
from dnup.lab.lineup import Lineup, ScheduledGame, line_up, round_robin
from dnup.lab.plot import PICTURES, Panel, Row, draw
from dnup.lab.pool import all_processes, warm_up
from dnup.lab.rating import Rating, rate
from dnup.lab.result import LineupResult, Result, Standing, summarise

__all__ = [
    "PICTURES",
    "ROUND_IS_STALLED",
    "Arena",
    "ArenaError",
    "ArenaErrorCode",
    "BotError",
    "Interval",
    "Ledger",
    "Lineup",
    "LineupResult",
    "Outcome",
    "Panel",
    "Rating",
    "Result",
    "Row",
    "ScheduledGame",
    "Standing",
    "Tally",
    "Terms",
    "all_processes",
    "draw",
    "estimate_mean",
    "estimate_share",
    "line_up",
    "play_job",
    "rate",
    "round_robin",
    "summarise",
    "warm_up",
]
