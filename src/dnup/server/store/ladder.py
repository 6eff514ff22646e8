"""The ratings of guests: a row for each match that counted, with the rating after it.

A rating is the fold of the rows before it with the same deck, so it can be worked out again from
them.
"""

from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, select

from dnup.analysis.rating import NEW, Skill, rate_against
from dnup.server.store.schema import guests, rated
from dnup.server.store.store import RatedMatch, Unassisted


def rate_match(connection: Connection, record: str, match: Unassisted) -> None:
    """Write down what a match does to a rating, once."""
    guest, players = match.guest, len(match.points)
    mine = (rated.c.guest == guest) & (rated.c.record == record)
    if connection.execute(select(rated.c.number).where(mine)).first():
        return
    same = of_guest(guest, players, newest=True).where(rated.c.deck == match.deck)
    last = connection.execute(same.limit(1)).first()
    before = None if last is None else read_match(last)
    skill = rate_against(NEW if before is None else before.skill, match.levels, match.points)
    row = {
        "guest": guest,
        "players": players,
        "number": 1 if before is None else before.number + 1,
        "record": record,
        "ended_at": match.ended_at,
        "levels": " ".join(match.levels),
        "points": " ".join(map(str, match.points)),
        "skill": skill.mean,
        "unsure": skill.unsure,
        "deck": match.deck,
    }
    connection.execute(insert(rated), row)


def rate_again(matches: list[RatedMatch]) -> list[Skill]:
    """The ratings after each of these matches with one deck, worked out from the first on."""
    skill, found = NEW, []
    for match in matches:
        skill = rate_against(skill, match.levels, match.points)
        found.append(skill)
    return found


def start_anew(connection: Connection, guest: str) -> None:
    """Forget the ratings of a guest."""
    connection.execute(delete(rated).where(rated.c.guest == guest))


def of_guest(guest: str, players: int, *, newest: bool = False) -> Select[Any]:
    """The matches of a guest that counted at a player count, deck by deck.

    The first of each come first, or the newest.
    """
    order = rated.c.number.desc() if newest else rated.c.number
    mine = (rated.c.guest == guest) & (rated.c.players == players)
    return select(rated).where(mine).order_by(rated.c.deck, order)


def of_record(guest: str, record: str) -> Select[Any]:
    """A match of a guest that counted."""
    return select(rated).where(rated.c.guest == guest, rated.c.record == record)


def ranking(players: int, deck: str, least: int, best: int, guest: str | None) -> Select[Any]:
    """Of those with at least so many matches with this deck the best, and a guest.

    Each has a place, and how many there are. Ordered by mean - 2 standard deviations.
    """
    here = (rated.c.players == players) & (rated.c.deck == deck)
    last = (
        select(rated.c.guest, func.max(rated.c.number).label("number"))
        .where(here)
        .group_by(rated.c.guest)
        .having(func.max(rated.c.number) >= least)
        .subquery()
    )
    surely = (rated.c.skill - 2 * rated.c.unsure).desc()
    place = func.row_number().over(order_by=(surely, rated.c.guest)).label("place")
    of = func.count().over().label("of")
    columns = (
        rated.c.guest,
        guests.c.name,
        guests.c.ink,
        rated.c.number,
        rated.c.skill,
        rated.c.unsure,
    )
    every = (
        select(*columns, place, of)
        .join(last, (last.c.guest == rated.c.guest) & (last.c.number == rated.c.number))
        .join(guests, guests.c.id == rated.c.guest)
        .where(here)
        .subquery()
    )
    wanted = (every.c.place <= best) | (every.c.guest == guest)
    return select(every).where(wanted).order_by(every.c.place)


def read_match(row: Row[Any]) -> RatedMatch:
    """A row as a value."""
    found = row._mapping
    return RatedMatch(
        number=found["number"],
        record=found["record"],
        ended_at=found["ended_at"],
        levels=tuple(found["levels"].split()),
        points=tuple(map(int, found["points"].split())),
        skill=Skill(found["skill"], found["unsure"]),
        deck=found["deck"],
    )
