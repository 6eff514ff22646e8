"""The way in for `dnup admin`: a Unix socket beside the database, which only its owner can open.

One line of JSON asks, one line answers, and the connection ends. Without a server, `administer`
does the same on the database alone.
"""

import asyncio
import contextlib
import logging
import os
import socket
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from dnup.protocol.moderation import HostRequest
from dnup.server.lock import Lock
from dnup.server.play.administration import Actor, Administration, AdminRefusedError
from dnup.server.play.bans import Bans
from dnup.server.refused import refusal_body
from dnup.server.store import StoreError, open_store

_LONGEST = 64 * 1024  # bytes of a question
_LONGEST_PATH = 100  # bytes of a socket's name, of which systems allow 104 or 108
_SECONDS = 10.0  # for a question to come
_ANSWER_SECONDS = 30.0

_log = logging.getLogger("dnup.server.console")


class Asked(msgspec.Struct, frozen=True):
    """What somebody at the machine wants, and the name under which they logged in."""

    by: str
    asked: HostRequest


class Console:
    """Answers whoever can open the socket: the owner of the database, and root."""

    def __init__(self, database: Path, administration: Administration) -> None:
        self._path = _path(database)
        self._administration = administration
        self._server: asyncio.AbstractServer | None = None

    async def open(self) -> None:
        """Listen; where that isn't possible, log why and go on without."""
        try:
            with _short(self._path) as path:
                listening = _listen(path)
            self._server = await asyncio.start_unix_server(
                self._answer, sock=listening, limit=_LONGEST
            )
        except (OSError, AttributeError, NotImplementedError) as error:  # Windows has none
            _log.warning("no-console", extra={"facts": {"error": type(error).__name__}})

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            self._server = None
            self._path.unlink(missing_ok=True)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_SECONDS):
                line = await reader.readline()
            writer.write(await answer(self._administration, line) + b"\n")
            await writer.drain()
        except (OSError, TimeoutError, ValueError):
            pass  # whoever asked is gone, or didn't ask
        except Exception:  # noqa: BLE001 - the server goes on, and the log says what failed
            _log.exception("console-failed")
            writer.write(refusal_body("server-error") + b"\n")
        finally:
            writer.close()


async def answer(administration: Administration, line: bytes) -> bytes:
    """The answer to a line: JSON with `answer`, or a refusal's `code` and `facts`."""
    try:
        asked = _decoder.decode(line)
        told = await administration.do(asked.asked, Actor("", asked.by))
    except msgspec.DecodeError as error:
        return refusal_body("bad-message", {"reason": str(error)})
    except AdminRefusedError as refused:
        return refusal_body(refused.code, refused.facts)
    except StoreError as error:
        return refusal_body("not-saved", {"reason": str(error)})
    return msgspec.json.encode({"answer": told})


def ask_server(database: Path, line: bytes) -> bytes | None:
    """The running server's answer to a line; None if no server runs here. Raises `OSError`."""
    path = _path(database)
    if sys.platform == "win32" or not path.exists():
        return None
    with _short(path) as short, socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asking:
        asking.settimeout(_ANSWER_SECONDS)
        try:
            asking.connect(str(short))
        except ConnectionRefusedError:
            return None  # a server that was killed has left it
        asking.sendall(line + b"\n")
        with asking.makefile("rb") as answers:
            return answers.readline()


async def administer(database: Path, line: bytes) -> bytes:
    """The answer to a line without a server, which can't start meanwhile.

    Raises `DatabaseTakenError` if one runs all the same, and `StoreError` if there is no database.
    """
    lock = Lock(database)
    try:
        store = await open_store(str(database))
        try:
            bans = Bans(await store.moderation.bans())
            return await answer(Administration(store, None, bans), line)
        finally:
            await store.close()
    finally:
        lock.release()


def _path(database: Path) -> Path:
    return Path(f"{database.expanduser().resolve()}.admin")


@contextmanager
def _short(path: Path) -> Iterator[Path]:
    """A name of this path that isn't too long for a socket, where the system has one."""
    if len(os.fsencode(path)) <= _LONGEST_PATH or not Path("/proc/self/fd").exists():
        yield path
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield Path(f"/proc/self/fd/{folder}") / path.name
    finally:
        os.close(folder)


def _listen(path: Path) -> Any:  # noqa: ANN401 - mypy knows no Unix sockets on Windows
    with contextlib.suppress(FileNotFoundError):  # what a server that was killed has left
        if stat.S_ISSOCK(path.stat().st_mode):
            path.unlink()
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)  # from the first moment, nobody else can open it
    try:
        listening.bind(str(path))
    except OSError:
        listening.close()
        raise
    finally:
        os.umask(before)
    return listening


_decoder = msgspec.json.Decoder(Asked)
