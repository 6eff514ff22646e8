"""`dnup try`: positions from the rules, to play with."""

from typing import Annotated

import typer

from dnup.lessons import examples
from dnup.rules import Seat
from dnup.terminal.reports.columns import columns
from dnup.terminal.reports.rulebook import Kind, find_parts
from dnup.terminal.reports.rules import draw_about
from dnup.terminal.session.asking import Left
from dnup.terminal.session.kernel import prepare_bots
from dnup.terminal.session.practice import PracticeGame
from dnup.terminal.session.shell import console, fail, program, text
from dnup.terminal.typed import Verb, spellings


def try_example(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help=text("cli-arg-try"))] = None,
) -> None:
    """Play with a position from the rules."""
    if name is None:
        _list()
        return
    example = examples().get(name.lower())
    if example is None:
        fail(text("position-none", name=name, names=", ".join(examples())))
    prepare_bots([] if example.level is None else [example.level])
    game = PracticeGame(
        console, text, example.position, Seat[example.seat], example.replies, example.level
    )
    console.say(draw_about(example.name, text))
    console.say()
    console.say(text("position-hello"))
    try:
        game.run()
        while not _wants_to_leave():
            game.begin()
            game.run()
    except Left:
        pass
    except (EOFError, KeyboardInterrupt):
        console.say()


def _wants_to_leave() -> bool:
    return console.ask(text("position-again")).strip().lower() in spellings(Verb.QUIT, text)


def _list() -> None:
    """Write the names, each with its rule and its section's title."""
    first = next(iter(examples()))
    console.say(text("position-list", program=program(), name=first))
    lines = [
        (block.text, f"§{part.number}", part.title)
        for part in find_parts("", text.language)
        for block in part.blocks
        if block.kind is Kind.EXAMPLE
    ]
    console.say(columns(lines, left=(0, 1, 2)))
