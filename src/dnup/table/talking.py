"""What is said at a table, and who does not want to hear it."""

from collections.abc import Iterator

from dnup.table.asking import check_seat, seat_of
from dnup.table.command import Mute, Say
from dnup.table.fact import Fact, Muted, Said
from dnup.table.names import MAX_TEXT, clean
from dnup.table.options import Chat
from dnup.table.refused import Code, Refused
from dnup.table.table import Table


def say(table: Table, command: Say, now: int) -> Iterator[Fact]:
    """Say something, once."""
    seat = seat_of(table, command.guest)
    if any(said.seat == seat and said.id == command.id for said in table.chat):
        return
    if table.options.chat == Chat.OFF:
        raise Refused(Code.CHAT_OFF)
    if command.phrase is not None:
        yield Said(now, seat, command.id, phrase=command.phrase)
        return
    if table.options.chat == Chat.PHRASES:
        raise Refused(Code.PHRASES_ONLY)
    text = clean(command.text or "", MAX_TEXT)
    if not text:
        raise Refused(Code.NOTHING_SAID)
    yield Said(now, seat, command.id, text=text)


def mute(table: Table, command: Mute, now: int) -> Iterator[Fact]:
    """Not hear somebody any more, or again."""
    seat = seat_of(table, command.guest)
    whom = check_seat(table, command.whom)
    if whom == seat:
        raise Refused(Code.OWN_SEAT)
    if command.is_muted != ((seat, whom) in table.muted):
        yield Muted(now, seat, whom, command.is_muted)
