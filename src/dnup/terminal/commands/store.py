"""`dnup store`: what a server keeps, as a file, and back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from dnup.extras import install_command
from dnup.terminal.session.help import App
from dnup.terminal.session.progress import live
from dnup.terminal.session.shell import console, fail, text

if TYPE_CHECKING:
    from dnup.server.store import StoreError

store_app = App(help=text("cli-store"), no_args_is_help=True)

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


def say_store_error(error: "StoreError") -> str:
    """What is wrong with a store, in words."""
    return text(f"store-error-{error.fault}", **error.facts)


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
