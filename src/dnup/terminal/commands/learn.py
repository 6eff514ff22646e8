"""`dnup learn`: the tutorial."""

from typing import Annotated

import typer

from dnup.lessons import tutorial
from dnup.terminal.files.tutorial import ProgressFile
from dnup.terminal.session.asking import Left
from dnup.terminal.session.kernel import prepare_bots
from dnup.terminal.session.lesson import Tutor
from dnup.terminal.session.shell import console, fail, program, text


def learn(
    step: Annotated[int | None, typer.Argument(metavar="STEP", help=text("cli-arg-learn"))] = None,
) -> None:
    """Learn the game by playing."""
    lessons = tutorial()
    progress = ProgressFile()
    if step is not None and not 1 <= step <= len(lessons):
        fail(text("lesson-no-step", step=step, all=len(lessons)))
    prepare_bots({lesson.level for lesson in lessons if lesson.level is not None})
    names = [lesson.name for lesson in lessons]
    kept = progress.read()
    at = names.index(kept) if step is None and kept in names else (step or 1) - 1
    if at == 0:
        console.say(text("tutorial-lead"))
    console.say(text("lesson-hello"))
    try:
        Tutor(lessons, console, text, progress, at).run()
    except Left:
        console.say(text("lesson-left", program=program()))
    except (EOFError, KeyboardInterrupt):
        console.say()
        console.say(text("lesson-left", program=program()))
    else:
        console.say(text("lesson-over", program=program()))
