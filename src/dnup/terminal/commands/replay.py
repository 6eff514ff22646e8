"""`dnup replay`: which match, from which moment on, and how to look at it."""

from typing import Annotated

import typer

from dnup.notation import Record
from dnup.table.replay import MOST_ACTIONS
from dnup.terminal.files.links import Link
from dnup.terminal.files.timeline import Place, read_place
from dnup.terminal.reports.look import OPEN, SPECTATOR, Look
from dnup.terminal.session.replay import ReplaySession, say_no_place
from dnup.terminal.session.shell import (
    DeckOption,
    MatchOption,
    console,
    fail,
    find_link,
    open_match,
    read_seat,
    text,
)


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE|LINK", help=text("cli-arg-replay"))],
    seat: Annotated[str | None, typer.Option(metavar="A-E", help=text("cli-opt-seat"))] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help=text("cli-opt-spectator"))] = False,
    round_number: Annotated[
        int | None, typer.Option("--round", metavar="N", min=1, help=text("cli-opt-round"))
    ] = None,
    at: Annotated[
        str | None, typer.Option("--at", metavar="ROUND.ACTION", help=text("cli-opt-at"))
    ] = None,
    match: MatchOption = 1,
    deck: DeckOption = None,
) -> None:
    """Step through a recorded match."""
    if seat is not None and spectator:
        fail(text("replay-seat-or-spectator"))
    if round_number is not None and at is not None:
        fail(text("watch-round-or-at"))
    link = find_link(file)
    place = _read_place(round_number, at, link)
    record, _, steps = open_match(file, match, deck, most=MOST_ACTIONS)
    look = _read_look(seat, record, link, spectator=spectator)
    shown = ReplaySession(record, steps, console, text, look)
    if steps:
        found = shown.timeline.find(place)
        if found is None:
            fail(say_no_place(text, shown.timeline, place, look))
        shown.at = found
    shown.run()


def _read_place(round_number: int | None, at: str | None, link: Link | None) -> Place:
    """Where to begin: as an option says, else as the link does, else at the first deal."""
    if at is not None:
        place = read_place(at)
        if place is None:
            fail(text("watch-bad-at", text=at))
        return place
    if round_number is not None:
        return Place(round_number, 0)
    return Place(1, 0) if link is None or link.place is None else link.place


def _read_look(seat: str | None, record: Record, link: Link | None, *, spectator: bool) -> Look:
    """How to look: as an option says, else as the link does, else with open hands."""
    asked = "spectator" if spectator else seat
    if asked is None and link is not None:
        asked = link.look
    match asked:
        case None | "open":
            return OPEN
        case "spectator":
            return SPECTATOR
        case letter:
            return Look(read_seat(letter, record))
