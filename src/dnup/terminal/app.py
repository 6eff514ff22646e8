"""The `dnup` command: its subcommands, options and exit codes."""

import locale
import os
import pydoc
import sys
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, NoReturn

import msgspec
import typer

from dnup.bots import LEVELS
from dnup.locales import Fact, texts
from dnup.notation import (
    MAX_SEAT_NAME,
    Options,
    Record,
    SeatJson,
    Step,
    TextError,
    format_deck,
    format_record,
    json_schema,
    load_deck,
    played_rounds,
    standard_deck,
)
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS, Deck, DeckError, Face, Seat
from dnup.terminal.console import Console
from dnup.terminal.journal import Journal, last_unfinished, new_file
from dnup.terminal.play import Game, Left
from dnup.terminal.record_file import Entry, open_records
from dnup.terminal.replay import Replay
from dnup.terminal.rulebook import find_rules
from dnup.terminal.words import say_deck_problem, say_text_error

text = texts(
    os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
)
console = Console()

app = typer.Typer(
    help=text("cli"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)
deck_app = typer.Typer(help=text("cli-deck"), no_args_is_help=True)
record_app = typer.Typer(help=text("cli-record"), no_args_is_help=True)
app.add_typer(deck_app, name="deck")
app.add_typer(record_app, name="record")

DeckOption = Annotated[
    Path | None, typer.Option("--deck", metavar="FILE", help=text("cli-opt-deck"))
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-arg-record"))]
MatchOption = Annotated[
    int, typer.Option("--match", metavar="N", min=1, help=text("cli-opt-match"))
]


def _show_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it so
    if wanted:
        console.say(version("dnup"))
        raise typer.Exit


@app.callback()
def _main(
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
    locale.setlocale(locale.LC_ALL, "")


@app.command(help=text("cli-play"))
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
                _fail(text("play-resume-alone"))
            game = _resume(resume, deck)
        else:
            sitting = _seat(seats, players, level)
            path = record or new_file(datetime.now().astimezone())
            if path.exists():
                _fail(text("play-record-exists", file=str(path)))
            options: Options = {} if seed is None else {"seed": seed}
            cards = _load_deck(deck) if deck else standard_deck()
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
        _fail(text("play-cannot-save", file=file, reason=error.strerror or str(error)))
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
        _fail(text("play-no-last"))
    entries = _open(path)
    if len(entries) > 1:
        _fail(text("play-resume-many", file=str(path)))
    record, cards, steps = _replay(path, entries[0], deck)
    if record.winner is not None:
        _fail(text("play-resume-over", file=str(path)))
    for seat in record.seats:
        if seat.bot is not None and seat.bot not in LEVELS:
            _fail(text("play-unknown-level", level=seat.bot, levels=", ".join(LEVELS)))
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
        _fail(text("play-unknown-level", level=level, levels=", ".join(LEVELS)))
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
        _fail(text("play-seat-count", count=len(parts), least=MIN_PLAYERS, most=MAX_PLAYERS))
    sitting = []
    for i, part in enumerate(parts):
        if not part or len(part) > MAX_SEAT_NAME or not part.isprintable():
            _fail(text("play-seat-name", name=part, most=MAX_SEAT_NAME))
        if part in LEVELS:
            sitting.append(
                SeatJson(text("bot-name", level=part, number=parts[:i].count(part) + 1), part)
            )
        else:
            sitting.append(SeatJson(part))
    if len({seat.name for seat in sitting}) < len(sitting):
        _fail(text("play-seat-twice"))
    return sitting


def _ask_players() -> int:
    if not console.is_interactive:
        return 3
    while True:
        answer = console.ask(text("asks-players")).strip() or "3"
        if answer.isdecimal() and MIN_PLAYERS <= int(answer) <= MAX_PLAYERS:
            return int(answer)
        console.say(text("asks-players-again"))


@app.command(help=text("cli-replay"))
def replay(
    file: RecordFile,
    seat: Annotated[str | None, typer.Option(metavar="A-E", help=text("cli-opt-seat"))] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help=text("cli-opt-spectator"))] = False,
    round_number: Annotated[
        int, typer.Option("--round", metavar="N", min=1, help=text("cli-opt-round"))
    ] = 1,
    match: MatchOption = 1,
    deck: DeckOption = None,
) -> None:
    """Step through a recorded match."""
    record, _, steps = _replay(file, _pick(file, match), deck)
    viewer = None
    if seat is not None:
        if seat.upper() not in "ABCDE"[: len(record.seats)] or len(seat) != 1:
            _fail(text("replay-no-seat", seat=seat, last="ABCDE"[len(record.seats) - 1]))
        viewer = Seat[seat.upper()]
    shown = Replay(record, steps, console, text, viewer, open_hands=seat is None and not spectator)
    start = shown.first_step(round_number)
    if start is None and steps:
        _fail(text("replay-no-round", rounds=len(record.rounds)))
    shown.run(start or 0)


@app.command(help=text("cli-rules"))
def rules(
    about: Annotated[str, typer.Argument(metavar="[NUMBER|WORD]", help=text("cli-arg-rules"))] = "",
) -> None:
    """Show the rules."""
    found = find_rules(about)
    if not found:
        _fail(text("rules-unknown", text=about))
    if console.is_interactive and not about:
        pydoc.pager(found + "\n")
    else:
        console.say(found)


@deck_app.command("show", help=text("cli-deck-show"))
def deck_show(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help=text("cli-arg-deck-show"))
    ] = None,
    as_file: Annotated[bool, typer.Option("--toml", help=text("cli-opt-toml"))] = False,
) -> None:
    """Print a deck."""
    deck = _load_deck(file) if file else standard_deck()
    if as_file:
        console.say(format_deck(deck).rstrip())
        return
    console.say(text("deck-head", name=deck.name, count=len(deck.cards)))
    console.say(text("deck-hash", hash=deck.hash))
    if file is None:
        console.say(text("deck-reconstruction"))
    plain = [str(card) for card in deck.cards if card.face is None]
    console.say(text("deck-plain", count=len(plain), cards=" ".join(plain)))
    for face in (Face.HAPPY, Face.NEUTRAL, Face.SAD):
        cards = [f"{card.low}/{card.high}" for card in deck.cards if card.face is face]
        facts: dict[str, Fact] = {"count": len(cards), "cards": " ".join(cards)}
        players = face.max_players_without + 1
        console.say(
            text("deck-face", face=face.label, symbol=face.symbol, players=players, **facts)
        )
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        count = deck.pack(players).cards.bit_count()
        each, over = divmod(count, players)
        console.say(text("deck-count", players=players, count=count, each=each, over=over))


@deck_app.command("check", help=text("cli-deck-check"))
def deck_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-arg-deck"))],
) -> None:
    """Check a deck file."""
    deck = _load_deck(file)
    console.say(
        text("deck-ok", file=str(file), name=deck.name, count=len(deck.cards), hash=deck.hash)
    )


@record_app.command("check", help=text("cli-record-check"))
def record_check(file: RecordFile, deck: DeckOption = None) -> None:
    """Check a file of records."""
    entries = _open(file)
    decks = _decks(deck)
    wrong = 0
    with typer.progressbar(
        entries, label=str(file), file=sys.stderr, hidden=len(entries) < 50
    ) as shown:
        for entry in shown:
            try:
                record, _, steps = entry.replay(decks)
            except TextError as error:
                wrong += 1
                _complain(say_text_error(text, str(file), error))
            else:
                if len(entries) == 1:
                    console.say(_sum_up(file, record, len(steps) - len(record.rounds)))
    if len(entries) > 1:
        console.say(text("records-checked", file=str(file), good=len(entries) - wrong, wrong=wrong))
    if wrong:
        raise typer.Exit(1)


@record_app.command("show", help=text("cli-record-show"))
def record_show(file: RecordFile, match: MatchOption = 1) -> None:
    """Print a record as text."""
    try:
        console.say(format_record(_pick(file, match).read()).rstrip())
    except TextError as error:
        _fail(say_text_error(text, str(file), error))


@record_app.command("schema", help=text("cli-record-schema"))
def record_schema() -> None:
    """Print the JSON Schema of a record."""
    console.say(msgspec.json.format(msgspec.json.encode(json_schema()), indent=2).decode())


def _sum_up(file: Path, record: Record, actions: int) -> str:
    won = "none" if record.winner is None else "yes"
    name = record.seats["ABCDE".index(record.winner)].name if record.winner else ""
    facts = {"players": len(record.seats), "rounds": len(record.rounds), "actions": actions}
    return text("record-ok", file=str(file), won=won, name=name, **facts)


def _pick(file: Path, number: int) -> Entry:
    entries = _open(file)
    if number > len(entries):
        _fail(text("record-no-match", file=str(file), count=len(entries)))
    return entries[number - 1]


def _open(file: Path) -> list[Entry]:
    try:
        return open_records(file)
    except OSError as error:
        _fail(text("error-no-file", file=str(file), reason=error.strerror or str(error)))
    except TextError as error:
        _fail(say_text_error(text, str(file), error))


def _replay(file: Path, entry: Entry, deck: Path | None) -> tuple[Record, Deck, list[Step]]:
    try:
        return entry.replay(_decks(deck))
    except TextError as error:
        _fail(say_text_error(text, str(file), error))


def _decks(file: Path | None) -> list[Deck]:
    return [standard_deck()] if file is None else [_load_deck(file), standard_deck()]


def _load_deck(file: Path) -> Deck:
    try:
        return load_deck(file)
    except OSError as error:
        _fail(text("error-no-file", file=str(file), reason=error.strerror or str(error)))
    except DeckError as error:
        for problem in error.problems:
            _complain(say_deck_problem(text, str(file), problem))
        raise typer.Exit(1) from None


def _complain(message: str) -> None:
    print(message, file=sys.stderr, flush=True)  # noqa: T201 - this is the terminal


def _fail(message: str) -> NoReturn:
    _complain(message)
    raise typer.Exit(1)
