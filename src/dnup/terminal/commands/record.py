"""`dnup record`: check and print records."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from dnup.notation import Record, TextError, format_record, json_schema, to_json
from dnup.terminal.session.help import App
from dnup.terminal.session.shell import (
    DeckOption,
    MatchOption,
    RecordFile,
    complain,
    console,
    fail,
    known_decks,
    open_file,
    pick_entry,
    text,
)
from dnup.terminal.words import printable, say_text_error

record_app = App(help=text("cli-record"), no_args_is_help=True)


@record_app.command("check", help=text("cli-record-check"))
def record_check(file: RecordFile, deck: DeckOption = None) -> None:
    """Check a file of records."""
    entries = open_file(file)
    decks = known_decks(deck)
    wrong = 0
    with typer.progressbar(
        entries, label=str(file), file=sys.stderr, hidden=len(entries) < 50
    ) as shown:
        for entry in shown:
            try:
                record, _, steps = entry.replay(decks)
            except TextError as error:
                wrong += 1
                complain(say_text_error(text, str(file), error))
            else:
                if len(entries) == 1:
                    console.say(_sum_up(file, record, len(steps) - len(record.rounds)))
    if len(entries) > 1:
        console.say(text("records-checked", file=str(file), good=len(entries) - wrong, wrong=wrong))
    if wrong:
        raise typer.Exit(1)


@record_app.command("show", help=text("cli-record-show"))
def record_show(
    file: RecordFile,
    match: MatchOption = 1,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-record-json"))] = False,
) -> None:
    """Print a record as text, or as JSON."""
    try:
        record = pick_entry(file, match).read()
        console.write(to_json(record) if as_json else format_record(record).rstrip())
    except TextError as error:
        fail(say_text_error(text, str(file), error))


@record_app.command("schema", help=text("cli-record-schema"))
def record_schema() -> None:
    """Print the JSON Schema of a record."""
    console.write(msgspec.json.format(msgspec.json.encode(json_schema()), indent=2).decode())


def _sum_up(file: Path, record: Record, actions: int) -> str:
    won = "none" if record.winner is None else "yes"
    name = record.seats["ABCDE".index(record.winner)].name if record.winner else ""
    facts = {"players": len(record.seats), "rounds": len(record.rounds), "actions": actions}
    return text("record-ok", file=str(file), won=won, name=printable(name), **facts)
