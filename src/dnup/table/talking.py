"""Chat at a table, and muting."""

from dnup.table.asking import check_seat, seat_of
from dnup.table.change import Draft
from dnup.table.command import Mute, Say
from dnup.table.fact import Muted, Said
from dnup.table.names import MAX_TEXT, clean
from dnup.table.options import Chat
from dnup.table.refused import Refused, TableRefusalCode


def say(draft: Draft, command: Say, now: int) -> None:
    """Say something, once."""
    table = draft.table
    seat = seat_of(table, command.guest)
    if any(said.seat == seat and said.id == command.id for said in table.chat):
        return
    if table.options.chat == Chat.OFF:
        raise Refused(TableRefusalCode.CHAT_OFF)
    if command.phrase is not None:
        draft.add(Said(now, seat, command.id, phrase=command.phrase))
        return
    if table.options.chat == Chat.PHRASES:
        raise Refused(TableRefusalCode.PHRASES_ONLY)
    text = clean(command.text or "", MAX_TEXT)
    if not text:
        raise Refused(TableRefusalCode.NOTHING_SAID)
    draft.add(Said(now, seat, command.id, text=text))


def mute(draft: Draft, command: Mute, now: int) -> None:
    """Not hear somebody any more, or again."""
    table = draft.table
    seat = seat_of(table, command.guest)
    whom = check_seat(table, command.whom)
    if whom == seat:
        raise Refused(TableRefusalCode.OWN_SEAT)
    if command.is_muted != ((seat, whom) in table.muted):
        draft.add(Muted(now, seat, whom, command.is_muted))
