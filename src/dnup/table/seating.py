"""Seating: opening a table, joining it, and putting bots into seats."""

from dnup.bots import BOTS, LEVELS, bot_name
from dnup.rules import Deck, DeckError, Seat
from dnup.table.asking import check_host, check_is_host, check_open, check_seat, running_at
from dnup.table.change import Draft
from dnup.table.command import Open, Remove, Rename, SeatBot, Sit
from dnup.table.fact import (
    BotSeated,
    CameBack,
    Committed,
    Fact,
    Opened,
    PersonSeated,
    Renamed,
    SeatEmptied,
    Substituted,
    WentAway,
)
from dnup.table.fairness import SECRET_BYTES
from dnup.table.holder import BotHolder, Person
from dnup.table.lookalike import NOBODY
from dnup.table.names import MAX_NAME, clean_name, distinct, lookalike
from dnup.table.refused import Refused, TableRefusalCode
from dnup.table.starting import start, unseal
from dnup.table.table import Phase, Table, open_table

REMOVED_MINUTES = 15  # until somebody whom the host removed may sit down again
STALLING_SECONDS = 60  # that others wait for somebody, before the host may remove them in a match


def open_facts(command: Open, now: int, entropy: bytes) -> list[Fact]:
    """What happens when a table is opened. Raises `Refused`."""
    options = command.options
    if len(options.bots) >= options.players:
        raise Refused(
            TableRefusalCode.TOO_MANY_BOTS, bots=len(options.bots), players=options.players
        )
    try:
        deck = options.make_deck()
    except DeckError as error:
        raise bad_deck(error) from None
    check_players(deck, options.players)
    standard = deck.hash if options.deck is None else None
    opened = Opened(now, command.code, options, standard)
    draft = Draft(open_table(opened)).add(Committed(now, entropy[:SECRET_BYTES].hex()))
    first_bot = options.players - len(options.bots)
    for i, level in enumerate(options.bots):
        draft.add(seat_bot(draft.table, Seat(first_bot + i), level, now))
    draft.add(seat_person(draft.table, Seat.A, command, now))
    return [opened, *draft.change().facts]


def bad_deck(error: DeckError) -> Refused:
    """Why nobody can play with a deck: the first of its problems."""
    problem = error.details[0]
    where = {} if problem.entry is None else {"entry": problem.entry}
    return Refused(TableRefusalCode.BAD_DECK, None, why=problem.code, **where, **problem.facts)


def check_players(deck: Deck, players: int) -> None:
    """Raises `Refused` unless the deck is for this player count (C5)."""
    if players not in deck.players:
        counts = ", ".join(map(str, deck.players))
        raise Refused(TableRefusalCode.DECK_PLAYERS, deck=deck.name, counts=counts, players=players)


def sit(draft: Draft, command: Sit, now: int, entropy: bytes) -> None:
    """Sit down, or come back to one's own seat."""
    table = draft.table
    removed_at = table.removed_at(command.guest)
    if removed_at is not None and now < removed_at + REMOVED_MINUTES * 60_000:
        raise Refused(TableRefusalCode.WAS_REMOVED, minutes=REMOVED_MINUTES)
    held = table.seat_of(command.guest)
    if held is not None:
        back(draft, held, now, entropy)
        return
    if table.phase == Phase.PLAYING:
        raise Refused(TableRefusalCode.MATCH_RUNNING)
    check_open(table)
    seat = command.seat
    if seat is None:
        seat = next((Seat(i) for i, holder in enumerate(table.seats) if holder is None), None)
        if seat is None:
            raise Refused(TableRefusalCode.TABLE_FULL, players=table.players)
    if table.seats[check_seat(table, seat)] is not None:
        raise Refused(TableRefusalCode.SEAT_TAKEN, seat=str(seat))
    draft.add(seat_person(table, seat, command, now))


def rename(draft: Draft, command: Rename, now: int) -> None:
    """Go by another name or in another ink; nothing happens to a guest without a seat."""
    table = draft.table
    seat = table.seat_of(command.guest)
    person = None if seat is None else table.seats[seat]
    if seat is None or not isinstance(person, Person):
        return
    ink = person.ink if command.ink is None else command.ink
    renamed = Renamed(now, seat, _shown(table, seat, command.name), ink)
    if (renamed.name, renamed.ink) != (person.name, person.ink):
        draft.add(renamed)


def put_bot(draft: Draft, command: SeatBot, now: int, entropy: bytes) -> None:
    """Put a bot into a seat."""
    table = draft.table
    check_host(table, command.guest)
    check_open(table)
    seat = check_seat(table, command.seat)
    if isinstance(table.seats[seat], Person):
        raise Refused(TableRefusalCode.SEAT_TAKEN, seat=str(seat))
    if command.level not in BOTS:
        raise Refused(TableRefusalCode.NO_LEVEL, level=command.level, levels=", ".join(LEVELS))
    holder = table.seats[seat]
    if isinstance(holder, BotHolder) and holder.level == command.level:
        return
    unseal(draft, now)
    draft.add(seat_bot(table, seat, command.level, now))
    start(draft, now, entropy)


def remove(draft: Draft, command: Remove, now: int) -> None:
    """Empty a seat; in the middle of a match, let a bot play for somebody who holds it up."""
    table = draft.table
    check_is_host(table, command.guest)
    check_open(table)
    seat = check_seat(table, command.seat)
    if table.seat_of(command.guest) == seat:
        raise Refused(TableRefusalCode.OWN_SEAT)
    holder = table.seats[seat]
    if table.phase != Phase.PLAYING:
        if holder is not None:
            unseal(draft, now)
            draft.add(SeatEmptied(now, seat, was_removed=True))
        return
    if not isinstance(holder, Person):
        raise Refused(TableRefusalCode.MATCH_RUNNING)
    if not holder.has_left:
        _check_stalling(table, seat, holder, now)
        draft.add(WentAway(now, seat, has_left=True, was_removed=True))
        draft.add(Substituted(now, seat))


def _check_stalling(table: Table, seat: Seat, person: Person, now: int) -> None:
    """Raises `Refused` unless everybody has been waiting for this person for long."""
    running = running_at(table)
    if running.is_paused:
        raise Refused(TableRefusalCode.PAUSED)
    since = now
    if person.away_since is not None:
        since = person.away_since
    elif table.to_act == seat:
        since = running.turn_at
    wait = since + STALLING_SECONDS * 1000 - now
    if wait > 0:
        seconds = -(-wait // 1000)
        raise Refused(TableRefusalCode.NOT_STALLING, after=STALLING_SECONDS, seconds=seconds)


def seat_person(table: Table, seat: Seat, who: Open | Sit, now: int) -> PersonSeated:
    """A guest sits down, under a name that nobody else has here. Raises `Refused`."""
    return PersonSeated(now, seat, who.guest, _shown(table, seat, who.name), who.ink)


def seat_bot(table: Table, seat: Seat, level: str, now: int) -> BotSeated:
    """A bot sits down as the character of its level, under a name that nobody else has here."""
    return BotSeated(now, seat, level, distinct(bot_name(level), _names(table, but=seat)))


def _shown(table: Table, seat: Seat, name: str) -> str:
    """The name of a person in this seat, which nobody else has here. Raises `Refused`."""
    if name == NOBODY:
        return name  # several may be gone, and nobody must be kept from it
    shown = clean_name(name)
    if not shown:
        raise Refused(TableRefusalCode.BAD_NAME, most=MAX_NAME)
    names = _names(table, but=seat)
    other = lookalike(shown, names)
    if other is not None:
        raise Refused(TableRefusalCode.LOOKALIKE_NAME, name=shown, other=other)
    return distinct(shown, names)


def _names(table: Table, but: Seat | None = None) -> set[str]:
    return {h.name for i, h in enumerate(table.seats) if h is not None and i != but}


def back(draft: Draft, seat: Seat | None, now: int, entropy: bytes) -> None:
    """Come back to one's own seat; the match may have waited for that to begin."""
    person = None if seat is None else draft.table.seats[seat]
    if seat is not None and isinstance(person, Person) and not person.is_present:
        draft.add(CameBack(now, seat))
        start(draft, now, entropy)
