"""How far a long command is, and what it has found so far."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from dnup.terminal.session.shell import text


@contextmanager
def progress(label: str, planned: int, done: int = 0) -> Iterator[Callable[..., None]]:
    """A bar with the time left on a terminal's standard error; elsewhere nothing.

    Call what it gives for each step that is done, if there is something to tell with that.
    """
    from rich.console import Console  # noqa: PLC0415 - slow to load
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    screen = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(text("progress-left")),
        TimeRemainingColumn(),
        TextColumn("{task.fields[latest]}", markup=False),
    )
    hidden = not screen.is_terminal
    # Steps take from milliseconds to minutes: look back far enough to tell how many a second.
    shown = Progress(
        *columns, console=screen, transient=True, disable=hidden, speed_estimate_period=600
    )
    with shown:
        task = shown.add_task(label, total=planned, completed=done, latest="")
        yield lambda latest="": shown.update(task, advance=1, latest=latest)


@contextmanager
def live() -> Iterator[Callable[[str], None]]:
    """Lines on a terminal's standard output that can change, and go at the end; elsewhere none."""
    if not sys.stdout.isatty():
        yield lambda _: None
        return
    from rich.live import Live  # noqa: PLC0415 - slow to load
    from rich.text import Text  # noqa: PLC0415

    with Live(transient=True) as shown:
        yield lambda lines: shown.update(Text(lines, no_wrap=True, overflow="ellipsis"))
