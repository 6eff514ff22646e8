"""What guests keep, and what they want gone: matches that they played, and decks."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or

from dnup.server.store.blocks import Block, Unblock, block, unblock
from dnup.server.store.deleting import DeleteGuest, delete_guest
from dnup.server.store.duplicates import forget_duplicates, offer
from dnup.server.store.ladder import start_anew
from dnup.server.store.reports import Report, Settle, add, settle
from dnup.server.store.schema import (
    decks,
    facts,
    guest_decks,
    played,
    records,
    reviews,
    tables,
)
from dnup.server.store.sessions import (
    BeginSession,
    EndIdleSessions,
    EndSessions,
    Session,
    begin,
    change,
    end,
    end_idle,
)
from dnup.server.store.store import StoredDeck, StoredReview
from dnup.server.store.writer import Conduct, Drop, Forget, Keep, Kept, Offer, Sessions, StartAnew


def keep(connection: Connection, work: Kept | Conduct | Sessions) -> None:
    """Do what a guest wants, within a transaction."""
    match work:
        case Forget(guest=guest, record=record):
            forget(connection, guest, record)
        case Keep():
            _keep(connection, work)
        case Drop(guest=guest, hash=hash_):
            _drop(connection, guest, hash_)
        case StoredReview():
            _keep_review(connection, work)
        case Offer(duplicate=duplicate, most=most):
            offer(connection, duplicate, most)
        case StartAnew(guest=guest):
            start_anew(connection, guest)
        case BeginSession():
            begin(connection, work)
        case Session():
            change(connection, work)
        case EndSessions():
            end(connection, work)
        case EndIdleSessions():
            end_idle(connection, work)
        case DeleteGuest(guest=guest):
            for bots in delete_guest(connection, guest):
                forget_record(connection, bots)
            forget(connection, guest, None)
        case Report():
            add(connection, work)
        case Settle():
            settle(connection, work)
        case Block():
            block(connection, work)
        case Unblock():
            unblock(connection, work)


def keep_cards(connection: Connection, deck: StoredDeck) -> None:
    """Keep the cards of a table; the same cards are kept once, under the first name they had."""
    connection.execute(insert_or(decks).values(asdict(deck)).on_conflict_do_nothing())


def forget(connection: Connection, guest: str, record: str | None) -> None:
    """Delete a match from a guest's list, or all of them."""
    mine = played.c.guest == guest
    if record is not None:
        mine &= played.c.record == record
    matches = list(connection.execute(select(played.c.record).where(mine)).scalars())
    connection.execute(delete(played).where(mine))
    for id_ in matches:
        forget_record(connection, id_)


def forget_record(connection: Connection, id_: str) -> None:
    """Delete a record of which nobody wants to know, and a closed table with its last one."""
    if connection.execute(select(played.c.guest).where(played.c.record == id_)).first():
        return
    key = connection.execute(select(records.c.table_key).where(records.c.id == id_)).scalar()
    if key is None:
        return
    for bots in forget_duplicates(connection, id_):
        forget_record(connection, bots)  # nobody else has any use for them
    connection.execute(delete(reviews).where(reviews.c.record == id_))
    connection.execute(delete(records).where(records.c.id == id_))
    is_closed = select(tables.c.key).where(tables.c.key == key, tables.c.closed)
    if connection.execute(is_closed).first() and is_forgotten(connection, key):
        forget_table(connection, key)


def is_forgotten(connection: Connection, key: int) -> bool:
    """Whether matches were played at a table, and nobody wants to know of any of them."""
    if connection.execute(select(records.c.key).where(records.c.table_key == key)).first():
        return False
    began = func.instr(facts.c.fact, b'"fact":"match-began"') > 0
    asked = select(facts.c.number).where(facts.c.table_key == key, began).limit(1)
    return connection.execute(asked).first() is not None


def forget_table(connection: Connection, key: int) -> None:
    """Delete a table and all that happened there."""
    connection.execute(delete(facts).where(facts.c.table_key == key))
    connection.execute(delete(tables).where(tables.c.key == key))


def _keep_review(connection: Connection, review: StoredReview) -> None:
    """Keep it in the place of an older one; not if its record was deleted meanwhile."""
    if connection.execute(select(records.c.key).where(records.c.id == review.record)).first():
        connection.execute(delete(reviews).where(reviews.c.record == review.record))
        connection.execute(insert(reviews), asdict(review))


def _keep(connection: Connection, work: Keep) -> None:
    deck = work.deck
    if work.instead is not None and work.instead != deck.hash:
        _drop(connection, deck.guest, work.instead)
    mine = guest_decks.c.guest == deck.guest
    same = mine & (guest_decks.c.hash == deck.hash)
    renamed = update(guest_decks).where(same).values(text=deck.text, kept_at=deck.kept_at)
    if connection.execute(renamed).rowcount:
        return
    count = connection.execute(select(func.count()).select_from(guest_decks).where(mine)).scalar()
    if count is not None and count < work.most:
        connection.execute(insert(guest_decks), asdict(deck))


def _drop(connection: Connection, guest: str, hash_: str) -> None:
    mine = (guest_decks.c.guest == guest) & (guest_decks.c.hash == hash_)
    connection.execute(delete(guest_decks).where(mine))
