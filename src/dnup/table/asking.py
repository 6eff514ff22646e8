"""Check who sent a command, and whether they may: the first step of several decisions."""

from dnup.rules import Seat
from dnup.table.holder import Person
from dnup.table.refused import Refused, TableRefusalCode
from dnup.table.running import Running
from dnup.table.table import Phase, Table


def seat_of(table: Table, guest: str) -> Seat:
    """Return the guest's seat at this table. Raises `Refused` if there is none."""
    seat = table.seat_of(guest)
    holder = None if seat is None else table.seats[seat]
    if seat is None or not isinstance(holder, Person) or holder.has_left:
        raise Refused(TableRefusalCode.NOT_SEATED)
    return seat


def running_at(table: Table) -> Running:
    """The match that is on. Raises `Refused`."""
    if table.phase != Phase.PLAYING or table.running is None:
        raise Refused(TableRefusalCode.NO_MATCH)
    return table.running


def check_is_host(table: Table, guest: str) -> None:
    """Refuse what only the host may do."""
    if seat_of(table, guest) != table.host:
        raise Refused(TableRefusalCode.NOT_HOST, host=str(table.host))


def check_host(table: Table, guest: str) -> None:
    """Refuse what only the host may do, and only before a match."""
    check_is_host(table, guest)
    if table.phase == Phase.PLAYING:
        raise Refused(TableRefusalCode.MATCH_RUNNING)


def check_open(table: Table) -> None:
    """Refuse that others sit down where one plays the deals of another match."""
    if table.duplicate is not None:
        raise Refused(TableRefusalCode.DUPLICATE_TABLE)


def check_seat(table: Table, seat: Seat) -> Seat:
    """The seat, if the table has it. Raises `Refused`."""
    if seat >= table.players:
        raise Refused(TableRefusalCode.NO_SEAT, seat=str(seat), last=str(Seat(table.players - 1)))
    return seat
