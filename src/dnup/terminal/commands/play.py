"""`dnup play`: seats the players and decides where to save the match."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from dnup.bots import BOTS, CHARACTERS, LEVELS, Budget, BudgetError
from dnup.locales import Fact
from dnup.notation import MAX_SEAT_NAME, RecordOptions, SeatJson, played_rounds, standard_deck
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS, PLAYER_COUNTS
from dnup.table import distinct
from dnup.terminal.files.journal import (
    Journal,
    JournalError,
    last_unfinished,
    matches_folder,
    new_file,
)
from dnup.terminal.session.asking import Left
from dnup.terminal.session.kernel import prepare_bots
from dnup.terminal.session.match import Game
from dnup.terminal.session.shell import (
    DeckOption,
    check_players,
    console,
    fail,
    known_decks,
    load_deck_file,
    open_file,
    program,
    replay_entry,
    text,
)

USUAL = 3  # players, if nobody says how many
_levels = ", ".join(f"{level} ({CHARACTERS[level]})" for level in LEVELS)


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
        str, typer.Option(metavar="LEVEL", help=text("cli-opt-level", levels=_levels))
    ] = "casual",
    think: Annotated[str | None, typer.Option(metavar="BUDGET", help=text("cli-opt-think"))] = None,
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
            if seats or players or record or think or seed is not None:
                fail(text("play-resume-alone"))
            game = _resume(resume, deck)
        else:
            cards = load_deck_file(deck) if deck else standard_deck()
            sitting = _seat(seats, players, level, cards.players)
            check_players(cards, len(sitting))
            options: RecordOptions = {} if seed is None else {"seed": seed}
            if think is not None:
                options["think"] = str(_budget(think))
            game = Game(cards, sitting, _new_journal(record), console, text, options)
            console.say(text("welcome", program=program()))
        prepare_bots(seat.bot for seat in game.seats if seat.bot is not None)
    except (EOFError, KeyboardInterrupt):
        console.say()
        raise typer.Exit from None
    _run(game, "" if deck is None else text("hint-deck", file=str(deck)))


def _budget(think: str) -> Budget:
    try:
        return Budget.parse(think)
    except BudgetError:
        fail(text("play-no-budget", budget=think))


def _new_journal(record: Path | None) -> Journal:
    """The file for a new match: the one that was asked for, which must not exist, or a new one."""
    try:
        path = record or new_file(datetime.now().astimezone())
        if path.exists():
            fail(text("play-record-exists", file=str(path)))
        return Journal(path)
    except OSError as error:
        file = str(record or matches_folder())
        fail(text("play-cannot-save", file=file, reason=error.strerror or str(error)))


def _run(game: Game, deck_hint: str) -> None:
    """Play it, and say how to go on or see it again; `deck_hint` is what such a command needs."""
    file = str(game.journal.path)
    hint: dict[str, Fact] = {"program": program(), "file": file, "deck": deck_hint}
    try:
        game.run()
    except Left:
        console.say(text("left", **hint) if game.played else text("left-empty"))
        raise typer.Exit from None
    except JournalError as error:
        if not error.reason:
            fail(text("play-file-changed", file=file))
        fail(text("play-cannot-save", file=file, reason=error.reason))
    console.say(text("saved-in", file=file))
    console.say(text("replay-hint", **hint))
    if game.people and console.is_interactive and _wants_more():
        again = _new_journal(None)
        options = {name: option for name, option in game.options.items() if name != "seed"}
        seats = [replace(seat, hints=0) for seat in game.seats]
        _run(Game(game.deck, seats, again, console, text, options), deck_hint)


def _wants_more() -> bool:
    try:
        return console.ask(text("play-again")).strip().lower() in text("answer-yes").split()
    except (EOFError, KeyboardInterrupt):
        console.say()
        return False


def _resume(name: str, deck: Path | None) -> Game:
    try:
        path = last_unfinished() if name == "last" else Path(name)
    except OSError as error:
        reason = error.strerror or str(error)
        fail(text("error-no-file", file=str(matches_folder()), reason=reason))
    if path is None:
        fail(text("play-no-last", program=program()))
    entries = open_file(path)
    if len(entries) > 1:
        fail(text("play-resume-many", file=str(path)))
    record, cards, steps = replay_entry(str(path), entries[0], known_decks(deck))
    if not entries[0].is_json:
        fail(text("play-resume-text", file=str(path)))
    if record.winner is not None:
        fail(text("play-resume-over", file=str(path), program=program()))
    for seat in record.seats:
        if seat.bot is not None and seat.bot not in BOTS:
            fail(text("play-unknown-level", level=seat.bot, levels=", ".join(LEVELS)))
    game = Game(
        cards,
        record.seats,
        Journal(path),
        console,
        text,
        dict(record.options),
        record.fairness,
        played_rounds(steps),
    )
    console.say(text("welcome-back", round=max(game.match.rounds, 1)))
    return game


def _seat(
    names: str | None, players: int | None, level: str, counts: tuple[int, ...]
) -> list[SeatJson]:
    """The seats: bots by level, people by any other name.

    `counts` are the player counts to choose from if nobody has said how many.
    """
    if level not in BOTS:
        fail(text("play-unknown-level", level=level, levels=", ".join(LEVELS)))
    if names is None:
        count = players or _ask_players(counts)
        return _name_bots([SeatJson(text("you")), *[SeatJson("", level)] * (count - 1)])
    parts = [part.strip() for part in names.split(",")]
    if not MIN_PLAYERS <= len(parts) <= MAX_PLAYERS or (players and players != len(parts)):
        fail(text("play-seat-count", count=len(parts), least=MIN_PLAYERS, most=MAX_PLAYERS))
    sitting = []
    for part in parts:
        if not part or len(part) > MAX_SEAT_NAME or not part.isprintable():
            fail(text("play-seat-name", name=part, most=MAX_SEAT_NAME))
        level = part.lower()
        sitting.append(SeatJson("", level) if level in BOTS else SeatJson(part))
    people = [seat.name for seat in sitting if seat.bot is None]
    if len(set(people)) < len(people):
        fail(text("play-seat-twice"))
    return _name_bots(sitting)


def _name_bots(seats: list[SeatJson]) -> list[SeatJson]:
    """The seats with names for the bots: nobody at the table has the same one."""
    taken = {seat.name for seat in seats if seat.bot is None}
    named = []
    for seat in seats:
        name = seat.name if seat.bot is None else distinct(_bot_name(seat.bot), taken)
        taken.add(name)
        named.append(replace(seat, name=name))
    return named


def _bot_name(level: str) -> str:
    """The character's name, as the browser says it; a level without one is said in words."""
    return CHARACTERS.get(level) or text(f"level-{level}")


def _ask_players(counts: tuple[int, ...]) -> int:
    usual = USUAL if USUAL in counts else counts[0]
    if not console.is_interactive or len(counts) == 1:
        return usual
    facts: dict[str, Fact] = {
        "counts": ", ".join(map(str, counts)),
        "every": "yes" if counts == PLAYER_COUNTS else "no",
    }
    while True:
        answer = console.ask(text("asks-players", usual=usual, **facts)).strip() or str(usual)
        if answer in map(str, counts):
            return int(answer)
        console.say(text("asks-players-again", **facts))
