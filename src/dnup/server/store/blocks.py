"""Blocks: whom a guest doesn't want to hear, or to have at the tables that they host."""

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select

from dnup.server.store.schema import blocks


@dataclass(frozen=True, slots=True)
class Block:
    """A guest has blocked another. The id names the block: the other guest's id stays secret."""

    id: str
    guest: str
    blocked: str  # a guest's id
    name: str  # that they had then
    made_at: int  # milliseconds since 1970


@dataclass(frozen=True, slots=True)
class Unblock:
    """A guest takes a block back."""

    guest: str
    id: str


def block(connection: Connection, work: Block) -> None:
    """Block somebody; who is blocked already stays blocked, under the newer name."""
    same = (blocks.c.guest == work.guest) & (blocks.c.blocked == work.blocked)
    connection.execute(delete(blocks).where(same))
    connection.execute(insert(blocks), asdict(work))


def unblock(connection: Connection, work: Unblock) -> None:
    """Take a block back."""
    mine = (blocks.c.guest == work.guest) & (blocks.c.id == work.id)
    connection.execute(delete(blocks).where(mine))


def of_guest(guest: str) -> Select[Any]:
    """Whom a guest has blocked, newest first."""
    newest = blocks.c.made_at.desc(), blocks.c.id
    return select(blocks).where(blocks.c.guest == guest).order_by(*newest)


def of_everybody() -> Select[Any]:
    """Who has blocked whom."""
    return select(blocks.c.guest, blocks.c.blocked)
