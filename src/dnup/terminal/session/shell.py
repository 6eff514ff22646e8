"""What all subcommands share: the language, the console, common options, files, and complaints."""

import os
import shutil
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from dnup.locales import texts
from dnup.notation import Record, RecordEntry, Step, TextError, load_deck, shipped_decks
from dnup.notation.remedy import entries_in, missing_from, remedies_of
from dnup.rules import Deck, DeckError, Seat
from dnup.terminal.files.journal import last_match
from dnup.terminal.files.links import Link, LinkError, read_link
from dnup.terminal.files.records import open_records
from dnup.terminal.language import find_language
from dnup.terminal.session.console import Console
from dnup.terminal.words import printable, say_deck_error, say_text_error

text = texts(find_language(sys.argv[1:], os.environ))
console = Console()

SHIPPED = ", ".join(deck.name for deck in shipped_decks())
DeckOption = Annotated[
    Path | None, typer.Option("--deck", metavar="FILE", help=text("cli-opt-deck", decks=SHIPPED))
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-arg-record"))]
MatchOption = Annotated[
    int, typer.Option("--match", metavar="N", min=1, help=text("cli-opt-match"))
]


def program() -> str:
    """How the command was started, so that users can copy the commands in hints."""
    name = Path(sys.argv[0])
    if name.name == "__main__.py":
        return f"{Path(sys.executable).name} -m dnup"
    return name.name if shutil.which(name.name) else sys.argv[0]


def open_match(
    file: str, number: int, deck: Path | None, *, most: int | None = None
) -> tuple[Record, Deck, list[Step]]:
    """The match in a file, behind a link, or with `last` the one that was played last.

    A complaint and the end if there is none, if something is wrong with it, or if it has more
    actions than `most`.
    """
    link = find_link(file)
    if link is None:
        path = last_match() if file == "last" else Path(file)
        if path is None:
            fail(text("replay-none", program=program()))
        file, entry = str(path), pick_entry(path, number)
    else:
        entry = _fetch(link, number)
    decks = known_decks(deck)
    record = read_entry(file, entry)
    if most is not None:
        _check_length(file, record, most)
    if link is not None and record.deck.hash not in {known.hash for known in decks}:
        decks.append(_fetch_deck(link, record))
    return replay_entry(file, entry, decks)


def _fetch(link: Link, number: int) -> RecordEntry:
    """The record behind a link; a complaint and the end if there is none with this number."""
    if number > 1:
        fail(text("record-no-match", file=printable(link.typed), count=1))
    try:
        return RecordEntry(link.fetch())
    except LinkError as error:
        fail(error.sentence(text))


def _fetch_deck(link: Link, record: Record) -> Deck:
    """The deck of the record behind a link; a complaint and the end if the server gives it not."""
    try:
        return link.fetch_deck(record.deck)
    except LinkError as error:
        fail(error.sentence(text))


def _check_length(file: str, record: Record, most: int) -> None:
    """A complaint and the end if a record has more actions than these."""
    actions = sum(len(round_.actions) for round_ in record.rounds)
    if actions > most:
        what = text("refused-record-too-long", actions=actions, limit=most)
        fail(text("error-file", file=file, what=what))


def find_link(file: str) -> Link | None:
    """The link that was named instead of a file; a complaint and the end if it leads elsewhere."""
    try:
        return read_link(file)
    except LinkError as error:
        fail(error.sentence(text))


def read_seat(seat: str, record: Record) -> Seat:
    """The seat of a letter; a complaint and the end if the table has none such."""
    if seat.upper() not in "ABCDE"[: len(record.seats)] or len(seat) != 1:
        fail(text("replay-no-seat", seat=printable(seat), last="ABCDE"[len(record.seats) - 1]))
    return Seat[seat.upper()]


def pick_entry(file: Path, number: int) -> RecordEntry:
    """The record with this number, from 1, in a file; a complaint and the end if there is none."""
    entries = open_file(file)
    if number > len(entries):
        fail(text("record-no-match", file=str(file), count=len(entries)))
    return entries[number - 1]


def open_file(file: Path) -> list[RecordEntry]:
    """The records in a file, not yet read; a complaint and the end if it cannot be opened."""
    try:
        return open_records(file)
    except OSError as error:
        fail(text("error-no-file", file=str(file), reason=error.strerror or str(error)))
    except TextError as error:
        fail(say_text_error(text, str(file), error))


def read_entry(file: str, entry: RecordEntry) -> Record:
    """A record; a complaint and the end if it cannot be read."""
    try:
        return entry.read()
    except TextError as error:
        fail(say_text_error(text, file, error))


def replay_entry(
    file: str, entry: RecordEntry, decks: list[Deck]
) -> tuple[Record, Deck, list[Step]]:
    """A record, its deck and its steps; a complaint and the end if something is wrong with it."""
    try:
        return entry.replay(decks)
    except TextError as error:
        fail(say_text_error(text, file, error))


def known_decks(file: Path | None) -> list[Deck]:
    """The decks that a record may have been played with: the one in a file, and the shipped."""
    return [*([] if file is None else [load_deck_file(file)]), *shipped_decks()]


def load_deck_file(file: Path) -> Deck:
    """The deck in a file, or the shipped one of that name if there is no such file.

    All complaints about it and the end if the file holds no deck.
    """
    for deck in shipped_decks():
        if str(file) == deck.name and not file.is_file():
            return deck
    try:
        return load_deck(file)
    except OSError as error:
        fail(text("error-no-file", file=str(file), reason=error.strerror or str(error)))
    except DeckError as error:
        entries = entries_in(file.read_text(encoding="utf-8", errors="replace"))
        missing = missing_from(entries)
        for problem in error.details:
            complain(say_deck_error(text, str(file), problem))
            cards = [remedy.text for remedy in remedies_of(problem, entries, missing)]
            if cards:
                complain(text("deck-remedy", cards=" / ".join(f'"{card}"' for card in cards)))
        raise typer.Exit(1) from None


def check_players(deck: Deck, players: int) -> None:
    """A complaint and the end if a deck isn't for this player count."""
    if players not in deck.players:
        counts = ", ".join(map(str, deck.players))
        name = printable(deck.name)
        fail(text("play-deck-players", deck=name, counts=counts, players=players))


def complain(message: str) -> None:
    """Write to the standard error."""
    print(message, file=sys.stderr, flush=True)  # noqa: T201 - this is the terminal


def fail(message: str) -> NoReturn:
    """Complain, and end with 1."""
    complain(message)
    raise typer.Exit(1)
