"""`dnup puzzle`: the puzzle of the day, any other, a list of all, and the proof that they hold."""

import datetime
import random
from time import perf_counter
from typing import Annotated

import typer

from dnup.puzzles import (
    HARDEST,
    Proof,
    Puzzle,
    PuzzleError,
    PuzzleErrorCode,
    Theme,
    check,
    daily,
    find,
    number_of,
    puzzles,
)
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS
from dnup.terminal.files.solved import SolvedFile
from dnup.terminal.reports.columns import columns
from dnup.terminal.session.asking import Left
from dnup.terminal.session.kernel import prepare_bots
from dnup.terminal.session.progress import progress
from dnup.terminal.session.puzzle import PuzzleGame
from dnup.terminal.session.shell import complain, console, fail, program, text
from dnup.terminal.words import printable

LIST, CHECK = "list", "check"


def puzzle(
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME|list|check]", help=text("cli-arg-puzzle"))
    ] = None,
    *,
    theme: Annotated[
        str | None,
        typer.Option(
            "--theme", metavar="THEME", help=text("cli-opt-theme", themes=", ".join(Theme))
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            "--players", min=MIN_PLAYERS, max=MAX_PLAYERS, help=text("cli-opt-puzzle-players")
        ),
    ] = None,
    difficulty: Annotated[
        int | None,
        typer.Option("--difficulty", min=1, max=HARDEST, help=text("cli-opt-difficulty")),
    ] = None,
    following: Annotated[bool, typer.Option("--next", help=text("cli-opt-next"))] = False,
    search: Annotated[
        bool, typer.Option("--search/--no-search", help=text("cli-opt-search"))
    ] = True,
    sample: Annotated[
        int | None, typer.Option("--sample", metavar="N", min=1, help=text("cli-opt-sample"))
    ] = None,
) -> None:
    """Solve a puzzle."""
    if theme is not None and theme not in list(Theme):
        fail(text("puzzle-no-theme", theme=printable(theme), themes=", ".join(Theme)))
    wanted = [
        each
        for each in puzzles()
        if (theme is None or theme in each.themes)
        and (players is None or players == each.players)
        and (difficulty is None or difficulty == each.difficulty)
    ]
    if not wanted:
        fail(text("puzzle-nothing"))
    is_chosen = following or len(wanted) < len(puzzles())
    if name == LIST:
        _list(wanted)
    elif name == CHECK:
        some = wanted if sample is None else wanted[:: max(1, len(wanted) // sample)][:sample]
        _check(some, search=search)
    elif name is not None:
        found = find(name)
        if found is None:
            fail(text("puzzle-none", name=printable(name), program=program()))
        _solve(found)
    else:
        today = datetime.datetime.now().astimezone().date()
        if is_chosen:
            _solve(_unsolved(wanted))
        else:
            _solve(daily(today), number_of(today))


def _unsolved(wanted: list[Puzzle]) -> Puzzle:
    """The first that is not solved; if all are, the first."""
    solved = SolvedFile().read()
    found = next((each for each in wanted if each.id not in solved), None)
    if found is None:
        console.say(text("puzzle-all-done"))
    return found or wanted[0]


def _solve(chosen: Puzzle, day: int | None = None) -> None:
    console.say(text("puzzle-hello"))
    try:
        if PuzzleGame(console, text, chosen, day).run():
            SolvedFile().add(chosen.id)
    except Left:
        return
    except (EOFError, KeyboardInterrupt):
        console.say()
        return
    console.say(text("puzzle-leave", program=program()))


def _list(wanted: list[Puzzle]) -> None:
    solved = SolvedFile().read()
    console.say(text("puzzle-list", program=program(), name=wanted[0].journey))
    lines = [
        (
            each.journey,
            text("puzzle-players", players=each.players),
            text("puzzle-difficulty", level=each.difficulty, hardest=HARDEST),
            text("puzzle-list-solved") if each.id in solved else "",
        )
        for each in wanted
    ]
    console.page(columns(lines, left=range(4)))


def _check(wanted: list[Puzzle], *, search: bool) -> None:
    """Prove puzzles again; complain about each that fails, and exit.

    What rests on deep search is searched again, with other random numbers, if that is wanted.
    """
    is_searched = search and any(each.proof is Proof.DEEP for each in wanted)
    if is_searched:
        prepare_bots(["master"])
    began, wrong = perf_counter(), 0
    with progress(text("puzzle-check-label"), len(wanted)) as done:
        for each in wanted:
            found = check(each)
            if not found and is_searched and each.lead is not None and not _leads(each, each.lead):
                found = [PuzzleError(PuzzleErrorCode.LEAD)]
            wrong += bool(found)
            for complaint in found:
                code = text(f"puzzle-fault-{complaint.code}", action=complaint.action)
                complain(text("puzzle-fault", title=each.title, fault=code))
            done()
    if wrong:
        fail(text("puzzle-check-failed", count=wrong))
    seconds = f"{perf_counter() - began:.1f}"
    console.say(text("puzzle-check-ok", count=len(wanted), seconds=seconds))


def _leads(chosen: Puzzle, told: int) -> bool:
    """Whether a search with random numbers that nobody has used before bears out the lead."""
    from dnup.lab.deep import lead_of  # noqa: PLC0415 - it loads the kernel

    return lead_of(chosen, random.Random()).bears_out(told)
