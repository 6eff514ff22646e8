"""The `dnup` command and its subcommands."""

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
from dnup.terminal.learn_command import learn
from dnup.terminal.play_command import play
from dnup.terminal.puzzle_command import puzzle
from dnup.terminal.record_command import record_app
from dnup.terminal.replay_command import replay
from dnup.terminal.rules_command import rules
from dnup.terminal.serve_command import serve
from dnup.terminal.shell import console, fail, text
from dnup.terminal.store_command import store_app
from dnup.terminal.try_command import try_example
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


app.command(help=text("cli-learn"))(learn)
app.command(help=text("cli-replay"))(replay)
app.command(help=text("cli-rules"))(rules)
app.command("try", help=text("cli-try"))(try_example)
app.command(help=text("cli-puzzle"))(puzzle)
app.command(help=text("cli-analyse"))(analyse)
app.command(help=text("cli-arena"))(arena)
app.command(help=text("cli-serve"))(serve)
app.command("verify", help=text("cli-verify-help"), short_help=text("cli-verify"))(verify_records)
app.add_typer(deck_app, name="deck")
app.add_typer(record_app, name="record")
app.add_typer(store_app, name="store")
