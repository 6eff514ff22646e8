"""`dnup store`: what a server keeps, as a file, and back."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from dnup.extras import install_command
from dnup.terminal.session.help import App
from dnup.terminal.session.progress import live
from dnup.terminal.session.shell import console, fail, text
from dnup.terminal.session.stop import until_signalled

if TYPE_CHECKING:
    from dnup.server.store import Stage, StoreError
    from dnup.server.store.backup import Progress

store_app = App(help=text("cli-store"), no_args_is_help=True)

# In the order of their names backups are in the order of their times.
_NAME_OF_BACKUP = "dnup-%Y-%m-%d-%H%M%S.db"
_BACKUPS = "dnup-????-??-??-??????.db"

DatabaseOption = Annotated[
    Path | None, typer.Option("--database", metavar="FILE", help=text("cli-store-opt-database"))
]


@store_app.command("export", help=text("cli-store-export"))
def store_export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-store-arg-export"))],
    database: DatabaseOption = None,
) -> None:
    """Write a whole store into a file, which is there only when it is complete."""
    try:
        from dnup.server.store import export_store  # noqa: PLC0415 - only this needs databases
    except ModuleNotFoundError as error:
        fail(text("serve-no-extra", module=error.name or "", command=install_command()))
    if file.exists():
        fail(text("store-file-exists", file=str(file)))
    part = file.with_name(file.name + ".part")
    try:
        with part.open("wb") as lines:
            part.chmod(0o600)
            rows = _run(lambda report: export_store(_url(database), lines, report), file)
        part.rename(file)
    except OSError as error:
        fail(text("error-no-file", file=str(file), reason=error.strerror or str(error)))
    finally:
        part.unlink(missing_ok=True)
    console.say(text("store-exported", rows=rows, file=str(file)))


@store_app.command("import", help=text("cli-store-import"))
def store_import(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-store-arg-import"))],
    database: DatabaseOption = None,
) -> None:
    """Read a whole store from a file into a new database."""
    try:
        from dnup.server.store import import_store  # noqa: PLC0415 - only this needs databases
    except ModuleNotFoundError as error:
        fail(text("serve-no-extra", module=error.name or "", command=install_command()))
    try:
        with file.open("rb") as lines:
            rows = _run(lambda report: import_store(_url(database), lines, report), file)
    except OSError as error:
        fail(text("error-no-file", file=str(file), reason=error.strerror or str(error)))
    console.say(text("store-imported", rows=rows, database=_url(database)))


@store_app.command("backup", help=text("cli-store-backup"))
def store_backup(
    to: Annotated[Path, typer.Argument(metavar="PATH", help=text("cli-store-arg-backup"))],
    database: DatabaseOption = None,
    keep: Annotated[
        int | None,
        typer.Option("--keep", metavar="N", min=1, help=text("cli-store-opt-keep")),
    ] = None,
) -> None:
    """Copy the database while the server runs; the file is there only when it's whole."""
    try:
        from dnup.server.store import Database, back_up  # noqa: PLC0415 - only this needs databases
    except ModuleNotFoundError as error:
        fail(text("serve-no-extra", module=error.name or "", command=install_command()))
    if keep is not None and not to.is_dir():
        fail(text("store-keep-folder", folder=str(to)))
    file = to / time.strftime(_NAME_OF_BACKUP) if to.is_dir() else to
    source = Database.at(_url(database))
    size = _copy(lambda report: back_up(source, file, report), file)
    console.say(text("store-backed-up", size=_megabytes(size), file=str(file)))
    old = sorted(to.glob(_BACKUPS))[:-keep] if keep is not None else []
    for one in old:
        one.unlink(missing_ok=True)
    if old:
        console.say(text("store-backups-deleted", count=len(old)))


@store_app.command("restore", help=text("cli-store-restore"))
def store_restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-store-arg-restore"))],
    database: DatabaseOption = None,
) -> None:
    """Make a new database from a backup: all of it, or nothing."""
    try:
        from dnup.server.lock import DatabaseTakenError, check_free  # noqa: PLC0415 - as above
        from dnup.server.store import Database, restore  # noqa: PLC0415
    except ModuleNotFoundError as error:
        fail(text("serve-no-extra", module=error.name or "", command=install_command()))
    target = Database.at(_url(database))
    try:
        check_free(target.path)
    except DatabaseTakenError:
        fail(text("store-restore-running", path=str(target.path)))
    size = _copy(lambda report: restore(file, target, report), target.path)
    console.say(text("store-restored", size=_megabytes(size), database=str(target.path)))


class _Stopped(Exception):  # noqa: N818 - nothing is wrong
    pass


def _copy(work: Callable[["Progress"], int], target: Path) -> int:
    """Copy with progress until it's done or a signal comes, which leaves nothing behind."""
    from dnup.server.store import StoreError  # noqa: PLC0415 - as above

    with until_signalled() as stop, live() as show:

        def report(stage: "Stage", done: int, of: int) -> None:
            if stop():
                raise _Stopped
            if stage == "copying":
                show(text("store-copying", done=_megabytes(done), of=_megabytes(of)))
            else:
                show(text("store-checking", of=_megabytes(of)))

        try:
            return work(report)
        except _Stopped:
            raise typer.Exit(128 + (stop.signal or 2)) from None
        except FileExistsError:
            fail(text("store-file-exists", file=str(target)))
        except OSError as error:
            reason = error.strerror or str(error)
            fail(text("store-not-written", file=str(target), reason=reason))
        except StoreError as error:
            fail(say_store_error(error))


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f}"


def say_store_error(error: "StoreError") -> str:
    """What is wrong with a store, in words."""
    return text(f"store-error-{error.code}", **error.facts)


def _url(database: Path | None) -> str:
    from dnup.server.settings import default_database  # noqa: PLC0415 - as above

    return str(database or default_database())


def _run(work: Callable[[Callable[[int], object]], Awaitable[int]], file: Path) -> int:
    from dnup.server.store import StoreError  # noqa: PLC0415 - as above

    async def run() -> int:
        with live() as show:
            return await work(lambda rows: show(text("store-progress", rows=rows)))

    try:
        return asyncio.run(run())
    except StoreError as error:
        _complain(error, file)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def _complain(error: "StoreError", file: Path) -> NoReturn:
    what = say_store_error(error)
    line = error.facts.get("line")
    fail(what if line is None else text("store-line", file=str(file), line=line, what=what))
