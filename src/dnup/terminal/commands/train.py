"""`dnup train`: train a bot's net by self-play."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypedDict

import typer

from dnup.extras import install_command
from dnup.lab import all_processes
from dnup.lab.training import TrainingError, TrainingErrorCode, TrainingSettings
from dnup.lab.training.settings import POSITIONS
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS
from dnup.terminal.session.shell import complain, console, fail, program, text
from dnup.terminal.session.stop import until_signalled

if TYPE_CHECKING:
    from dnup.lab.training.progress import Point
    from dnup.lab.training.run import Run
    from dnup.lab.training.workers import Workers


class OpenSettings(TypedDict, total=False):
    """What is different for a net that sees all hands: graphs ask it often, so it is small."""

    open_hands: bool
    units: int
    second_units: int


SEED = 1
TORCH = "torch==2.13.0"
RAY = "ray"
LOCAL = "local"
OPEN: OpenSettings = {"open_hands": True, "units": 48, "second_units": 16}


def train(
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help=text("cli-train-folder"))],
    players: Annotated[
        int | None,
        typer.Option(metavar="N", min=MIN_PLAYERS, max=MAX_PLAYERS, help=text("cli-train-players")),
    ] = None,
    positions: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help=text("cli-train-positions", positions=POSITIONS)),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, max=2**63 - 1, help=text("cli-train-seed", seed=SEED)),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help=text("cli-train-resume"))] = False,
    against: Annotated[
        Path | None, typer.Option(metavar="FILE", help=text("cli-train-against"))
    ] = None,
    open_: Annotated[
        Path | None, typer.Option("--open", metavar="FILE", help=text("cli-train-open"))
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=text("cli-train-workers"))
    ] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=text("cli-train-ray"))] = None,
) -> None:
    """Train a net by self-play."""
    if against is not None and open_ is not None:
        fail(text("train-against-and-open"))
    given = "--against" if against is not None else "--open" if open_ is not None else None
    _check_options(folder, players, given, resume=resume)
    _check_packages(ray)
    from dnup.lab.training.run import Run  # noqa: PLC0415 - needs the kernel

    with _errors(folder):
        if resume:
            run = Run.resume(folder, players=players, positions=positions, seed=seed)
        else:
            assert players is not None  # noqa: S101 - or it would have been refused
            settings = TrainingSettings(
                players=players,
                positions=positions or POSITIONS,
                seed=SEED if seed is None else seed,
                **({} if open_ is None else OPEN),
            )
            run = Run.begin(settings, folder, against or open_)
        if run.progress.finished:
            console.write(_say_point(run, run.progress.curve[-1]))
            console.say(text("train-finished-before", folder=str(folder)))
            return
        crew = _find_workers(run, workers, ray)
        _tell_start(run, crew.size)
        with until_signalled() as stop:
            is_finished = run.go(crew, lambda point: console.write(_say_point(run, point)), stop)
    if is_finished:
        console.say(text("train-finished", folder=str(folder), **_numbers(run)))
        return
    if run.progress.batches:
        command = f"{program()} train --folder {shlex.quote(str(folder))} --resume"
        complain(text("train-stopped", folder=str(folder), command=command, **_numbers(run)))
    else:
        complain(text("train-stopped-early"))
    raise typer.Exit(128 + (stop.signal or 0))


def _check_options(folder: Path, players: int | None, given: str | None, *, resume: bool) -> None:
    """A complaint and the end if options don't go together; `given` is the one with a net."""
    if resume and given is not None:
        fail(text("train-net-resumed", option=given, folder=str(folder)))
    if not resume and players is None:
        fail(text("train-no-players", least=MIN_PLAYERS, most=MAX_PLAYERS))
    if folder.exists() and not folder.is_dir():
        fail(text("train-not-a-folder", folder=str(folder)))


def _check_packages(ray: str | None) -> None:
    """A complaint and the end if a package is missing. The run looks for PyTorch itself."""
    for module in ("numpy", "numba"):
        if find_spec(module) is None:
            fail(text("train-no-extra", module=module, command=install_command()))
    if ray is not None and find_spec("ray") is None:
        fail(_say(TrainingError(TrainingErrorCode.NO_RAY)))


def _find_workers(run: "Run", count: int | None, ray: str | None) -> "Workers":
    if ray is None:
        from dnup.lab.training.workers import Threads  # noqa: PLC0415 - needs the kernel

        return Threads(run.settings, run.against, count=count or 1)
    from dnup.lab.training.cluster import Cluster  # noqa: PLC0415 - needs Ray

    if ray == LOCAL:
        count = count or all_processes()
    return Cluster(run.settings, run.against, address=ray, count=count)


def _tell_start(run: "Run", workers: int) -> None:
    """Say what is about to happen: the first batch may take a while."""
    console.say(
        text(
            "train-start",
            kind=_kind(run),
            players=run.settings.players,
            workers=workers,
            done=_millions(run.progress.positions),
            goal=_millions(run.settings.positions),
        )
    )
    console.say(text("train-compiling"))


def _kind(run: "Run") -> str:
    if run.settings.open_hands:
        return "open"
    return "self" if run.against is None else "against"


def _say_point(run: "Run", point: "Point") -> str:
    """A line of progress."""
    left = point.seconds / point.positions * max(run.settings.positions - point.positions, 0)
    fair = _percent(1 / run.settings.players)
    line = text(
        "train-point-open" if point.policy is None else "train-point",
        positions=_millions(point.positions),
        goal=_millions(run.settings.positions),
        time=_clock(point.seconds),
        left=_clock(left),
        loss=f"{point.loss:.3f}",
        whims=_percent(point.whims),
        policy=_percent(point.policy or 0.0),
        fair=fair,
    )
    if point.against is not None and point.gain is not None:
        gain = f"{100 * point.gain:+.1f}"
        line += "; " + text("train-point-against", share=_percent(point.against), gain=gain)
    if point.selves:
        shares = ", ".join(
            text("train-point-self", share=_percent(s.first), positions=_millions(s.positions))
            for s in point.selves
        )
        line += "; " + text("train-point-selves", shares=shares)
    return line


def _numbers(run: "Run") -> dict[str, str]:
    progress = run.progress
    return {"positions": _millions(progress.positions), "time": _clock(progress.seconds)}


def _millions(positions: int) -> str:
    return f"{positions / 1e6:.2f}" if positions < 10_000_000 else f"{positions / 1e6:.1f}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


@contextmanager
def _errors(folder: Path) -> Iterator[None]:
    try:
        yield
    except TrainingError as error:
        fail(_say(error))
    except OSError as error:
        reason = error.strerror or str(error)
        fail(text("train-cannot-write", folder=str(folder), reason=reason))


def _say(error: TrainingError) -> str:
    package = TORCH if error.code is TrainingErrorCode.NO_TORCH else RAY
    command = f"{shlex.quote(sys.executable)} -m pip install {package}"
    return text(f"train-error-{error.code}", command=command, **error.facts)
