"""How far a run is, and what it has measured so far."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Share:
    """The share of first places against an earlier self."""

    positions: int  # how many the earlier self had learned from
    first: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """A point of the strength curve: the net at a checkpoint.

    `policy` is its share of first places against a table of the quick policy, `selves` those
    against the frozen set of earlier selves. In best-response training, `against` is its share
    against the frozen net, and `gain` how much that is above the fair share. A net that sees all
    hands doesn't play, so it has none of them.
    """

    positions: int
    batches: int
    seconds: float
    rate: float
    whims: float
    loss: float  # mean since the last point
    plies: float  # per round
    stalled: float  # share of rounds
    deals: int  # in each contest
    policy: float | None
    selves: tuple[Share, ...] = ()
    against: float | None = None
    gain: float | None = None


@dataclass(slots=True)
class BatchSums:
    """Sums over the batches since the last point."""

    batches: int = 0
    loss: float = 0.0
    rounds: int = 0
    stalled: int = 0
    plies: int = 0


@dataclass(slots=True)
class Progress:
    """Everything that a run remembers apart from weights."""

    batches: int = 0  # learned
    sent: int = 0  # ordered from workers; each has its number
    lost: int = 0  # batches that never came back
    positions: int = 0  # learned from
    seconds: float = 0.0
    tally: BatchSums = field(default_factory=BatchSums)
    selves: list[int] = field(default_factory=list)  # frozen, by their positions
    curve: list[Point] = field(default_factory=list)
    finished: bool = False
