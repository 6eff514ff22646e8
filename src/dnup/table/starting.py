"""How a match begins, and how its cards are dealt."""

import re
from base64 import urlsafe_b64encode

from dnup.notation import SeatJson
from dnup.notation.record import MAX_SALT
from dnup.rules import Seat
from dnup.table.asking import running_at, seat_of
from dnup.table.change import Draft
from dnup.table.command import Ready, Reveal
from dnup.table.fact import Dealt, MatchBegan, Revealed, Sealed, Unsealed, WasReady
from dnup.table.fairness import SALT_PATTERN, SECRET_BYTES, commit_salt, deal_round
from dnup.table.holder import BotHolder, Person
from dnup.table.refused import Refused, TableRefusalCode
from dnup.table.table import Phase, Table


def ready(draft: Draft, command: Ready, now: int, entropy: bytes) -> None:
    """Want the match to begin, or no longer."""
    table = draft.table
    seat = seat_of(table, command.guest)
    running, person = table.running, table.seats[seat]
    salt = command.salt
    if salt is not None and not re.match(SALT_PATTERN, salt):
        raise Refused(TableRefusalCode.BAD_SALT, most=MAX_SALT)
    commitment = command.salt_commitment if salt is None else commit_salt(salt)
    if table.phase == Phase.PLAYING and running is not None:
        if commitment is not None and commit_salt(running.salts[seat]) == commitment:
            return  # it was sent again, and the match has begun
        raise Refused(TableRefusalCode.MATCH_RUNNING)
    if isinstance(person, Person) and person.salt_commitment == commitment:
        return
    if running is not None and commitment in {commit_salt(used) for used in running.salts}:
        # The server knew it when it drew the secret of the next match; or it comes late.
        raise Refused(TableRefusalCode.SALT_USED)
    if running is not None and table.duplicate is not None:
        raise Refused(TableRefusalCode.DUPLICATE_TABLE)  # there is no rematch with the same deals
    if table.sealed is not None:
        draft.add(Unsealed(now))
    if commitment is not None or table.sealed is None:
        draft.add(WasReady(now, seat, salt, commitment if salt is None else None))
    start(draft, now, entropy)


def reveal(draft: Draft, command: Reveal, now: int, entropy: bytes) -> None:
    """Tell the salt that was committed to, now that everybody has committed to one."""
    table = draft.table
    seat = seat_of(table, command.guest)
    running, person = table.running, table.seats[seat]
    if table.phase == Phase.PLAYING and running is not None:
        if running.salts[seat] == command.salt:
            return  # it was sent again, and the match has begun
        raise Refused(TableRefusalCode.MATCH_RUNNING)
    if table.sealed is None or not isinstance(person, Person):
        raise Refused(TableRefusalCode.NOT_SEALED)
    if not re.match(SALT_PATTERN, command.salt):
        raise Refused(TableRefusalCode.BAD_SALT, most=MAX_SALT)
    if commit_salt(command.salt) != table.sealed.salt_commitments[seat]:
        raise Refused(TableRefusalCode.OTHER_SALT)
    if person.salt == command.salt:
        return
    draft.add(Revealed(now, seat, command.salt))
    start(draft, now, entropy)


def unseal(draft: Draft, now: int, late: tuple[Seat, ...] = ()) -> None:
    """Nobody is ready any more: who plays is about to change, or some were too late."""
    if draft.table.sealed is not None:
        draft.add(Unsealed(now, late))


def start(draft: Draft, now: int, entropy: bytes) -> None:
    """Begin the match if every seat is held, and every person is ready and has revealed a salt.

    If some have only committed to theirs, all that the deals hang on is settled first. Those must
    be present: nobody else has their salts, so the table waits until they're back.
    """
    table = draft.table
    if any(holder is None for holder in table.seats):
        return
    if not all(person.is_ready for _, person in table.people()):
        return
    sealed = table.sealed
    seats = tuple(
        SeatJson(h.name, h.level if isinstance(h, BotHolder) else None) for h in table.seats if h
    )
    hidden = [person for _, person in table.people() if person.salt is None]
    if hidden:
        if sealed is None and all(person.is_present for person in hidden):
            commitments = tuple(
                h.salt_commitment or "" if isinstance(h, Person) else "" for h in table.seats
            )
            draft.add(Sealed(now, seats, commitments))
        return
    began = MatchBegan(
        now,
        id=urlsafe_b64encode(entropy[SECRET_BYTES:]).decode(),
        seats=seats if sealed is None else sealed.seats,
        salts=tuple(h.salt or "" if isinstance(h, Person) else "" for h in table.seats),
        salt_commitments=() if sealed is None else sealed.salt_commitments,
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
