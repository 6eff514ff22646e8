"""The `dnup` command and its subcommands."""

import pydoc
import sys
from importlib.metadata import version
from typing import Annotated

import typer

from dnup.locales import LANGUAGES
from dnup.terminal.analyse_command import analyse
from dnup.terminal.arena_command import arena
from dnup.terminal.deck_command import deck_app
from dnup.terminal.help import App
from dnup.terminal.language import OPTION, VARIABLE
from dnup.terminal.play_command import play
from dnup.terminal.record_command import record_app
from dnup.terminal.replay import Replay
from dnup.terminal.rulebook import find_rules
from dnup.terminal.serve_command import serve
from dnup.terminal.shell import (
    DeckOption,
    MatchOption,
    console,
    fail,
    find_record,
    pick_entry,
    read_seat,
    replay_entry,
    text,
)
from dnup.terminal.store_command import store_app
from dnup.terminal.verify_command import verify_records

app = App(
    help=text("cli"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)
app.command(help=text("cli-play"))(play)


def _show_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it so
    if wanted:
        console.say(version("dnup"))
        raise typer.Exit


def _check_language(language: str | None) -> str | None:
    """All texts are in the language already; what is left is to refuse one that is not there."""
    if language is not None and language not in LANGUAGES:
        fail(text("no-language", language=language, languages=", ".join(LANGUAGES)))
    return language


@app.callback()
def _main(
    _language: Annotated[
        str | None,
        typer.Option(
            OPTION,
            metavar="LANGUAGE",
            envvar=VARIABLE,
            callback=_check_language,
            is_eager=True,
            help=text("cli-opt-language", languages=", ".join(LANGUAGES)),
        ),
    ] = None,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help=text("cli-opt-version")
        ),
    ] = False,
) -> None:
    for stream in (sys.stdout, sys.stderr):
        # Cards and stars are written even where the locale knows no such letters.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]


@app.command(help=text("cli-replay"))
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help=text("cli-arg-replay"))],
    seat: Annotated[str | None, typer.Option(metavar="A-E", help=text("cli-opt-seat"))] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help=text("cli-opt-spectator"))] = False,
    round_number: Annotated[
        int, typer.Option("--round", metavar="N", min=1, help=text("cli-opt-round"))
    ] = 1,
    match: MatchOption = 1,
    deck: DeckOption = None,
) -> None:
    """Step through a recorded match."""
    if seat is not None and spectator:
        fail(text("replay-seat-or-spectator"))
    path = find_record(file)
    record, _, steps = replay_entry(path, pick_entry(path, match), deck)
    viewer = None if seat is None else read_seat(seat, record)
    shown = Replay(record, steps, console, text, viewer, open_hands=seat is None and not spectator)
    start = shown.first_step(round_number)
    if start is None and steps:
        fail(text("replay-no-round", rounds=len(record.rounds)))
    shown.run(start or 0)


@app.command(help=text("cli-rules"))
def rules(
    about: Annotated[
        list[str] | None, typer.Argument(metavar="[NUMBER|WORDS]", help=text("cli-arg-rules"))
    ] = None,
) -> None:
    """Show the rules."""
    found = find_rules(" ".join(about or []))
    if not found:
        fail(text("rules-unknown", text=" ".join(about or [])))
    if console.is_interactive and not about:
        pydoc.pager(found + "\n")
    else:
        console.say(found)


app.command(help=text("cli-analyse"))(analyse)
app.command(help=text("cli-arena"))(arena)
app.command(help=text("cli-serve"))(serve)
app.command("verify", help=text("cli-verify-help"), short_help=text("cli-verify"))(verify_records)
app.add_typer(deck_app, name="deck")
app.add_typer(record_app, name="record")
app.add_typer(store_app, name="store")
