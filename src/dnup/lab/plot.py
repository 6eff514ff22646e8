"""A plot of shares with their intervals, one panel for each player count."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dnup.lab.interval import Interval

PICTURES = (".png", ".svg")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a panel: what it is called, and the share in it."""

    label: str
    share: Interval


@dataclass(frozen=True, slots=True)
class Panel:
    """Rows that have the same fair share."""

    title: str
    rows: tuple[Row, ...]
    fair: float
    fair_label: str


def draw(panels: Sequence[Panel], path: Path, *, title: str, axis: str) -> None:
    """Draw panels into a PNG or SVG file, which is replaced. Raises `OSError`.

    Needs the extra `lab`. The same shares give the same picture.
    """
    from matplotlib import rc_context  # noqa: PLC0415 - an extra, and slow to load
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    rows = [len(panel.rows) for panel in panels]
    with rc_context({"svg.hashsalt": "dnup", "svg.fonttype": "path", "font.size": 10}):
        figure = Figure(figsize=(9, 1.0 + 0.9 * len(rows) + 0.34 * sum(rows)), layout="constrained")
        FigureCanvasAgg(figure)
        figure.suptitle(title, fontsize=12, fontweight="bold")
        axes = figure.subplots(len(rows), 1, squeeze=False, height_ratios=[n + 1 for n in rows])
        for ax, panel in zip(axes[:, 0], panels, strict=True):
            for y, row in enumerate(panel.rows):
                share = row.share
                low = share.mean if share.low is None else share.low
                high = share.mean if share.high is None else share.high
                # Wilson's interval holds the share, but for what a float rounds.
                ends = [[max(0.0, share.mean - low)], [max(0.0, high - share.mean)]]
                ax.errorbar([share.mean], [y], xerr=ends, fmt="o", capsize=3, color="#1b6ca8")
            ax.axvline(panel.fair, color="#b0413e", linestyle="--", linewidth=1)
            ax.annotate(
                panel.fair_label,
                (panel.fair, 1.0),
                xycoords=("data", "axes fraction"),
                xytext=(0, 3),
                textcoords="offset points",
                ha="center",
                va="bottom",
                fontsize=8,
                color="#b0413e",
            )
            ax.set_title(panel.title, loc="left", fontsize=10)
            ax.set_yticks(range(len(panel.rows)), [row.label for row in panel.rows])
            ax.set_ylim(len(panel.rows) - 0.4, -0.6)
            ax.set_xlim(-0.01, 1.01)
            ax.set_xticks([i / 5 for i in range(6)], [f"{20 * i} %" for i in range(6)])
            ax.grid(axis="x", color="#dddddd")
            ax.set_axisbelow(True)
            for side in ("top", "right", "left"):
                ax.spines[side].set_visible(False)
            ax.tick_params(axis="y", length=0)
        axes[-1, 0].set_xlabel(axis)
        # No date in it, so that the same shares give the same file.
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
        figure.savefig(path, dpi=150, metadata=metadata)
