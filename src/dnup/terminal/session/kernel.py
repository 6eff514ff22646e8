"""Gets the stronger bots' compiled kernel ready, or says what's missing."""

import sys
from collections.abc import Iterable

import typer

from dnup.bots import KERNEL_LEVELS
from dnup.extras import install_command
from dnup.terminal.session.shell import complain, fail, text


def prepare_bots(levels: Iterable[str]) -> None:
    """Make ready what bots of these levels need."""
    if not KERNEL_LEVELS.isdisjoint(levels):
        prepare_kernel()


def is_kernel_ready() -> bool:
    """Whether the kernel can be used, compiled now if need be; False where it is not installed."""
    try:
        import dnup.kernel  # noqa: PLC0415 - slow to load
    except ImportError:
        return False
    try:
        prepare_kernel()
    except typer.Exit:
        return False
    return dnup.kernel.is_warm()


def prepare_kernel() -> None:
    """Compile the kernel if this version of it has never run here, and say so, with progress."""
    try:
        from dnup.kernel import is_warm, warm_up  # noqa: PLC0415 - slow to load
    except ModuleNotFoundError as error:
        fail(text("bots-no-extra", module=error.name or "", command=install_command()))
    except ImportError as error:  # Numba does not like another package's version
        fail(text("kernel-fails", reason=str(error)))
    if is_warm():
        return
    complain(text("kernel-compiling"))
    done_before = 0
    with typer.progressbar(length=1, label=text("kernel-progress"), file=sys.stderr) as bar:

        def report(done: int, steps: int) -> None:
            nonlocal done_before
            bar.length = steps
            bar.update(done - done_before)
            done_before = done

        try:
            warm_up(report)
        except RuntimeError as error:
            fail(text("kernel-fails", reason=str(error)))
        except KeyboardInterrupt:
            raise typer.Exit(130) from None
