"""`dnup play`: who sits at the table, and where the match is kept."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from dnup.bots import LEVELS
from dnup.notation import MAX_SEAT_NAME, Options, SeatJson, played_rounds, standard_deck
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS
from dnup.terminal.journal import Journal, last_unfinished, new_file
from dnup.terminal.play import Game, Left
from dnup.terminal.shell import (
    DeckOption,
    console,
    fail,
    load_deck_file,
    open_file,
    replay_entry,
    text,
)


def play(
    seats: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help=text("cli-opt-seats", levels=", ".join(LEVELS))),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", min=MIN_PLAYERS, max=MAX_PLAYERS, help=text("cli-opt-players")),
    ] = None,
    level: Annotated[
        str, typer.Option(metavar="LEVEL", help=text("cli-opt-level", levels=", ".join(LEVELS)))
    ] = "greedy",
    deck: DeckOption = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help=text("cli-opt-seed"))] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help=text("cli-opt-record"))
    ] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help=text("cli-opt-resume"))] = None,
    _plain: Annotated[bool, typer.Option("--plain", help=text("cli-opt-plain"))] = False,
) -> None:
    """Play a match in line mode."""
    try:
        if resume is not None:
            if seats or players or record or seed is not None:
                fail(text("play-resume-alone"))
            game = _resume(resume, deck)
        else:
            sitting = _seat(seats, players, level)
            path = record or new_file(datetime.now().astimezone())
            if path.exists():
                fail(text("play-record-exists", file=str(path)))
            options: Options = {} if seed is None else {"seed": seed}
            cards = load_deck_file(deck) if deck else standard_deck()
            game = Game(cards, sitting, Journal(path), console, text, options)
            console.say(text("welcome"))
    except (EOFError, KeyboardInterrupt):
        console.say()
        raise typer.Exit from None
    _run(game)


def _run(game: Game) -> None:
    file = str(game.journal.path)
    try:
        game.run()
    except Left:
        console.say(text("left", file=file) if game.played else text("left-empty"))
        raise typer.Exit from None
    except OSError as error:
        fail(text("play-cannot-save", file=file, reason=error.strerror or str(error)))
    console.say(text("saved-in", file=file))
    console.say(text("replay-hint", file=file))
    if game.people and console.is_interactive and _wants_more():
        again = Journal(new_file(datetime.now().astimezone()))
        options = {name: option for name, option in game.options.items() if name != "seed"}
        _run(Game(game.deck, game.seats, again, console, text, options))


def _wants_more() -> bool:
    try:
        return console.ask(text("play-again")).strip().lower() in text("answer-yes").split()
    except (EOFError, KeyboardInterrupt):
        console.say()
        return False


def _resume(name: str, deck: Path | None) -> Game:
    path = last_unfinished() if name == "last" else Path(name)
    if path is None:
        fail(text("play-no-last"))
    entries = open_file(path)
    if len(entries) > 1:
        fail(text("play-resume-many", file=str(path)))
    record, cards, steps = replay_entry(path, entries[0], deck)
    if record.winner is not None:
        fail(text("play-resume-over", file=str(path)))
    for seat in record.seats:
        if seat.bot is not None and seat.bot not in LEVELS:
            fail(text("play-unknown-level", level=seat.bot, levels=", ".join(LEVELS)))
    game = Game(
        cards,
        record.seats,
        Journal(path),
        console,
        text,
        dict(record.options),
        played_rounds(steps),
    )
    console.say(text("welcome-back", round=max(game.match.rounds, 1)))
    return game


def _seat(names: str | None, players: int | None, level: str) -> list[SeatJson]:
    """Who sits where: bots by their level, people by any other name."""
    if level not in LEVELS:
        fail(text("play-unknown-level", level=level, levels=", ".join(LEVELS)))
    if names is None:
        count = players or _ask_players()
        levels = [None, *[level] * (count - 1)]
        names_of = [
            text("you"),
            *(text("bot-name", level=level, number=i) for i in range(1, count)),
        ]
        return [SeatJson(name, bot) for name, bot in zip(names_of, levels, strict=True)]
    parts = [part.strip() for part in names.split(",")]
    if not MIN_PLAYERS <= len(parts) <= MAX_PLAYERS or (players and players != len(parts)):
        fail(text("play-seat-count", count=len(parts), least=MIN_PLAYERS, most=MAX_PLAYERS))
    sitting = []
    for i, part in enumerate(parts):
        if not part or len(part) > MAX_SEAT_NAME or not part.isprintable():
            fail(text("play-seat-name", name=part, most=MAX_SEAT_NAME))
        if part in LEVELS:
            sitting.append(
                SeatJson(text("bot-name", level=part, number=parts[:i].count(part) + 1), part)
            )
        else:
            sitting.append(SeatJson(part))
    if len({seat.name for seat in sitting}) < len(sitting):
        fail(text("play-seat-twice"))
    return sitting


def _ask_players() -> int:
    if not console.is_interactive:
        return 3
    while True:
        answer = console.ask(text("asks-players")).strip() or "3"
        if answer.isdecimal() and MIN_PLAYERS <= int(answer) <= MAX_PLAYERS:
            return int(answer)
        console.say(text("asks-players-again"))
