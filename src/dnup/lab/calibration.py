"""Calibration: how many of the predictions of, say, 30 % came true."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

BINS = 10
ENOUGH = 100  # predictions in a bin, to hold it to its word
TOLERANCE = 0.05  # how far off a bin may be in any case
ERRORS = 2.0  # or this many standard errors, if that's more


@dataclass(frozen=True, slots=True)
class Prediction:
    """A chance that was given, and whether it came so.

    Predictions of one `group`, such as those of one round, hang together.
    """

    chance: float
    happened: bool
    group: int


@dataclass(frozen=True, slots=True)
class Bin:
    """The predictions from `low` to below `high`, taken together."""

    low: float
    high: float
    count: int
    predicted: float  # the mean of the chances
    actual: float  # the share that happened
    error: float  # the standard error of the difference, by groups

    @property
    def off(self) -> float:
        """How much more often it happened than was predicted."""
        return self.actual - self.predicted

    @property
    def keeps_word(self) -> bool:
        """Whether the difference is small, or may be chance; a bin with few predictions does."""
        return self.count < ENOUGH or abs(self.off) <= max(TOLERANCE, ERRORS * self.error)


def bins(predictions: Iterable[Prediction], number: int = BINS) -> tuple[Bin, ...]:
    """The predictions by their chances, in bins of one width; those without any are left out."""
    sorted_: dict[int, list[Prediction]] = defaultdict(list)
    for prediction in predictions:
        sorted_[min(int(prediction.chance * number), number - 1)].append(prediction)
    return tuple(_bin(at / number, (at + 1) / number, sorted_[at]) for at in sorted(sorted_))


def mean_off(found: Sequence[Bin]) -> float:
    """How far off the bins are on average, each prediction counting the same."""
    return sum(b.count * abs(b.off) for b in found) / sum(b.count for b in found)


def _bin(low: float, high: float, those: Sequence[Prediction]) -> Bin:
    count = len(those)
    predicted = sum(p.chance for p in those) / count
    actual = sum(p.happened for p in those) / count
    wrong: dict[int, float] = defaultdict(float)
    for p in those:
        wrong[p.group] += (p.happened - p.chance) - (actual - predicted)
    groups = len(wrong)
    spread = sum(sum_ * sum_ for sum_ in wrong.values())
    error = sqrt(spread * groups / (groups - 1)) / count if groups > 1 else 1.0
    return Bin(low, high, count, predicted, actual, error)


@dataclass(frozen=True, slots=True)
class Curve:
    """Bins under one name."""

    label: str
    bins: tuple[Bin, ...]


def draw_calibration(
    panels: Sequence[tuple[str, Sequence[Curve]]], path: Path, *, title: str
) -> None:
    """Draw predicted against actual into an SVG or PNG file, which is replaced.

    Needs the extra `lab`. The same bins give the same picture.
    """
    from matplotlib import rc_context  # noqa: PLC0415 - an extra, and slow to load
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    colours = ("#b0413e", "#1b6ca8", "#3a7d44", "#7a5195")
    with rc_context({"svg.hashsalt": "dnup", "svg.fonttype": "path", "font.size": 10}):
        figure = Figure(figsize=(4.2 * len(panels), 4.6), layout="constrained")
        FigureCanvasAgg(figure)
        figure.patch.set_facecolor("white")
        figure.suptitle(title, fontsize=12, fontweight="bold")
        axes = figure.subplots(1, len(panels), squeeze=False)
        for ax, (name, curves) in zip(axes[0], panels, strict=True):
            ax.plot([0, 1], [0, 1], color="#888888", linestyle="--", linewidth=1)
            for curve, colour in zip(curves, colours, strict=False):
                ax.errorbar(
                    [b.predicted for b in curve.bins],
                    [b.actual for b in curve.bins],
                    yerr=[ERRORS * b.error for b in curve.bins],
                    fmt="o-",
                    linewidth=1,
                    markersize=4,
                    capsize=3,
                    color=colour,
                    label=curve.label,
                )
            ax.set_title(name, loc="left", fontsize=10)
            ax.set_xlim(0, 1)
            ax.set_ylim(0, 1)
            ax.set_aspect("equal")
            ticks = [i / 5 for i in range(6)]
            ax.set_xticks(ticks, [f"{100 * tick:.0f} %" for tick in ticks])
            ax.set_yticks(ticks, [f"{100 * tick:.0f} %" for tick in ticks])
            ax.grid(color="#dddddd")
            ax.set_axisbelow(True)
            ax.set_xlabel("predicted")
            ax.legend(loc="upper left", frameon=False, fontsize=9)
        axes[0, 0].set_ylabel("happened")
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
        figure.savefig(path, dpi=150, metadata=metadata)
