"""`dnup rules`: the rules page, or what it says about something."""

from typing import Annotated

import typer

from dnup.terminal.reports.rules import draw_rules
from dnup.terminal.session.shell import console, fail, program, text


def rules(
    about: Annotated[
        list[str] | None, typer.Argument(metavar="NUMBER|WORDS", help=text("cli-arg-rules"))
    ] = None,
) -> None:
    """Show the rules."""
    wanted = " ".join(about or [])
    found = draw_rules(wanted, text, program())
    if not found:
        fail(text("rules-unknown", text=wanted))
    console.page(found)
