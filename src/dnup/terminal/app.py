"""The `dnup` command and its subcommands."""

import sys
from importlib import import_module
from importlib.metadata import version
from typing import Annotated, Any

import typer

from dnup.locales import LANGUAGES
from dnup.terminal.language import OPTION, VARIABLE
from dnup.terminal.session.help import App, Group
from dnup.terminal.session.shell import console, fail, program, text

# The commands in the order of the help page. Each is a function, or a group with a help of its own;
# of a function: what the list of all says of it, and its own page.
_PLACES = {
    "play": ("play", "play", text("cli-play")),
    "learn": ("learn", "learn", text("cli-learn")),
    "replay": ("replay", "replay", text("cli-replay")),
    "rules": ("rules", "rules", text("cli-rules")),
    "try": ("try_example", "try_example", text("cli-try")),
    "puzzle": ("puzzle", "puzzle", text("cli-puzzle")),
    "analyse": ("analyse", "analyse", text("cli-analyse")),
    "arena": ("arena", "arena", text("cli-arena")),
    "train": ("train", "train", text("cli-train")),
    "serve": ("serve", "serve", text("cli-serve")),
    "verify": ("verify", "verify_records", text("cli-verify"), text("cli-verify-help")),
    "deck": ("deck", "deck_app"),
    "record": ("record", "record_app"),
    "store": ("store", "store_app"),
    "admin": ("admin", "admin_app"),
}


class _Commands(Group):
    """The subcommands. Each is loaded when it is asked for: to load all takes longer than most."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401, ARG002 - typer's
        return list(_PLACES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401
        if cmd_name in _PLACES and cmd_name not in self.commands:
            self.commands[cmd_name] = _load(cmd_name)
        return super().get_command(ctx, cmd_name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        if args[0] not in _PLACES:  # it is mistyped, and one of all is suggested
            for name in _PLACES:
                self.get_command(ctx, name)
        return super().resolve_command(ctx, args)


def _load(name: str) -> Any:  # noqa: ANN401
    """The command with this name."""
    module, attribute, *about = _PLACES[name]
    found = getattr(import_module(f"dnup.terminal.commands.{module}"), attribute)
    if about:
        single = App()
        single.command(name, short_help=about[0], help=about[-1])(found)
        found = single
    command = typer.main.get_command(found)
    command.name = name
    return command


app = App(
    cls=_Commands,
    help=text("cli"),
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it so
    if wanted:
        console.say(version("dnup"))
        raise typer.Exit


def _check_language(language: str | None) -> str | None:
    """Texts already use the language. This only refuses one that doesn't exist."""
    if language is not None and language not in LANGUAGES:
        fail(text("no-language", language=language, languages=", ".join(LANGUAGES)))
    return language


@app.callback()
def _main(
    context: typer.Context,
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
    if context.invoked_subcommand is None:
        console.write(text("cli-start", program=program()))
        console.write(context.get_help())
