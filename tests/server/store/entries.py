"""Entries, stores and databases for the tests of the store."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from dnup.server.store import Guest, LogEntry, Session, Store, open_store

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(coroutine)


def fact(table: str, number: int) -> bytes:
    return f'{{"table":"{table}","number":{number}}}'.encode()


def entry(table: str, number: int, count: int = 1, **more: Any) -> LogEntry:
    """The facts of this table from this number on."""
    return LogEntry(table, number, tuple(fact(table, number + i) for i in range(count)), **more)


def session(guest: str, token_hash: str, at: int = 1) -> Session:
    """A session of this guest, whose id is made of the token."""
    return Session(f"of {token_hash}", guest, token_hash, at, at, at)


async def add_guest(store: Store, guest: Guest) -> None:
    """A guest whose session has the token hash `hash of <id>`."""
    await store.begin_session(session(guest.id, f"hash of {guest.id}"), guest)


def log(table: str, last: int) -> list[bytes]:
    """What is loaded when so many facts were appended."""
    return [fact(table, number) for number in range(1, last + 1)]


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = await open_store(str(path))
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def another_process(path: Path) -> Iterator[sqlite3.Connection]:
    """A transaction of somebody else, who keeps all others from writing until it is left."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    finally:
        connection.close()


def change(path: Path, statement: str) -> None:
    with another_process(path) as connection:
        connection.execute(statement)
