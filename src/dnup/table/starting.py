"""How a match begins, and how its cards are dealt."""

import re
from base64 import urlsafe_b64encode

from dnup.notation import SeatJson
from dnup.notation.record import MAX_SALT
from dnup.table.asking import running_at, seat_of
from dnup.table.change import Draft
from dnup.table.command import Ready
from dnup.table.fact import Dealt, MatchBegan, WasReady
from dnup.table.fairness import SALT_PATTERN, SECRET_BYTES, deal_round
from dnup.table.holder import BotHolder, Person
from dnup.table.refused import Refused, TableRefusalCode
from dnup.table.table import Phase, Table


def ready(draft: Draft, command: Ready, now: int, entropy: bytes) -> None:
    """Want the match to begin, or no longer."""
    table = draft.table
    seat = seat_of(table, command.guest)
    running, person = table.running, table.seats[seat]
    if table.phase == Phase.PLAYING and running is not None:
        if running.salts[seat] == command.salt:
            return  # it was sent again, and the match has begun
        raise Refused(TableRefusalCode.MATCH_RUNNING)
    if isinstance(person, Person) and person.salt == command.salt:
        return
    if command.salt is not None and not re.match(SALT_PATTERN, command.salt):
        raise Refused(TableRefusalCode.BAD_SALT, most=MAX_SALT)
    if running is not None and command.salt in running.salts:
        # The server knew it when it drew the secret of the next match; or it comes late.
        raise Refused(TableRefusalCode.SALT_USED)
    if running is not None and table.duplicate is not None:
        raise Refused(TableRefusalCode.DUPLICATE_TABLE)  # there is no rematch with the same deals
    draft.add(WasReady(now, seat, command.salt))
    start(draft, now, entropy)


def start(draft: Draft, now: int, entropy: bytes) -> None:
    """Begin the match if every seat is held and every person is ready."""
    table = draft.table
    if any(holder is None for holder in table.seats):
        return
    if not all(person.is_ready for _, person in table.people()):
        return
    began = MatchBegan(
        now,
        id=urlsafe_b64encode(entropy[SECRET_BYTES:]).decode(),
        seats=tuple(
            SeatJson(h.name, h.level if isinstance(h, BotHolder) else None)
            for h in table.seats
            if h
        ),
        salts=tuple(h.salt or "" if isinstance(h, Person) else "" for h in table.seats),
    )
    draft.add(began)
    draft.add(deal(draft.table, now))


def deal(table: Table, now: int) -> Dealt:
    """The deal of the next round, which follows from the secret and the salts.

    At the table of a duplicate these are the other match's.
    """
    running = running_at(table)
    bound = table.duplicate or running
    deal = deal_round(running.match, bytes.fromhex(bound.secret), bound.seats, bound.salts)
    return Dealt(now, tuple(tuple(map(str, hand)) for hand in deal.hands))
