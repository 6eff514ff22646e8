"""What fails once is told and logged, and the rest of the server goes on."""

import asyncio
import time
from asyncio import Future
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from dnup.server import service as service_module
from dnup.server.lock import StartError
from dnup.server.metrics import Metrics
from dnup.server.play.connection import INTERNAL, Connection
from dnup.server.play.guests import Guests
from dnup.server.play.lobby import Lobby
from dnup.server.service import open_service
from dnup.server.settings import ServerSettings
from dnup.server.store import LogEntry, StoreError, StoreErrorCode, open_store
from dnup.server.store.writer import Outcome, RenameGuest, Work, Writer
from dnup.server.transport.client import Upgrade
from dnup.server.work.bots import BotPool
from dnup.table import Options

pytestmark = pytest.mark.anyio


def settings(folder: Path) -> ServerSettings:
    return ServerSettings(
        database=folder / "server.db", bot_pace_ms=0, levels=("random", "beginner")
    )


class DoubtfulStore:
    """A store that says once that it could not write, after it did or did not."""

    def __init__(self, store: Any, *, writes: bool) -> None:
        self._store = store
        self._writes = writes

    def append(self, entry: LogEntry) -> "Future[None]":
        return asyncio.ensure_future(self._append(entry))

    async def _append(self, entry: LogEntry) -> None:
        if self._writes:
            await self._store.append(entry)
        raise StoreError(StoreErrorCode.WRITE_FAILED, reason="disk full")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


@pytest.mark.parametrize("writes", [True, False])
async def test_a_new_table_whose_writing_is_doubtful_is_there_if_the_store_has_it(
    tmp_path: Path, *, writes: bool
) -> None:
    store = await open_store(str(tmp_path / "server.db"))
    metrics = Metrics()
    thinker = BotPool(1, ("random",), metrics)
    lobby = Lobby(settings(tmp_path), DoubtfulStore(store, writes=writes), thinker, metrics)
    try:
        if writes:
            room = await lobby.create("ann", "Ann", Options())
            assert lobby.find(room.table.code) is room
        else:
            with pytest.raises(StoreError, match="disk full"):
                await lobby.create("ann", "Ann", Options())
        assert (len(lobby), lobby.hosted("ann")) == (writes, writes)
        assert len(await store.running()) == writes
    finally:
        thinker.stop()
        await store.close()


class Clumsy:
    """A scribe that raises at its first work."""

    def __init__(self) -> None:
        self.failed = False

    def write(self, works: Sequence[Work]) -> list[Outcome]:
        if not self.failed:
            self.failed = True
            raise RuntimeError("something nobody thought of")
        return [None] * len(works)

    def close(self) -> None:
        pass


async def test_a_scribe_that_raises_fails_what_it_had_and_goes_on() -> None:
    writer = Writer(asyncio.get_running_loop(), Clumsy())
    async with asyncio.timeout(60):
        both = [writer.submit(RenameGuest("g", name, None)) for name in ("Ann", "Anna")]
        for failed in await asyncio.gather(*both, return_exceptions=True):
            assert isinstance(failed, StoreError)
            assert failed.code == StoreErrorCode.WRITE_FAILED
            assert failed.facts == {"reason": "RuntimeError"}
        await writer.submit(RenameGuest("g", "Anne", None))
        await writer.close()


def test_a_sweep_that_fails_is_logged_and_followed_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        swept = asyncio.Event()
        sweeps: list[int] = []

        def sweep(_lobby: Lobby) -> None:
            sweeps.append(1)
            if len(sweeps) == 1:
                raise KeyError("one")
            swept.set()

        monkeypatch.setattr(service_module, "SWEEP_SECONDS", 0.001)
        monkeypatch.setattr(Lobby, "sweep", sweep)
        service = await open_service(settings(tmp_path), Metrics())
        async with asyncio.timeout(60):
            await swept.wait()
        await service.stop()

    asyncio.run(test())
    assert [record.message for record in caplog.records] == ["sweep-failed"]


async def test_a_store_that_cannot_be_read_at_the_start_is_why_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def resume(_lobby: Lobby) -> None:
        raise StoreError(StoreErrorCode.READ_FAILED, reason="disk gone")

    monkeypatch.setattr(Lobby, "resume", resume)
    with pytest.raises(StartError) as raised:
        await open_service(settings(tmp_path), Metrics())
    assert isinstance(raised.value.__cause__, StoreError)


class Restless:
    """A room that is idle every other time, as one where bots play fast."""

    def __init__(self, *, is_idle: bool) -> None:
        self._is_idle = is_idle
        self.is_stopped = False

    @property
    def is_idle(self) -> bool:
        self._is_idle = not self._is_idle
        return self._is_idle

    def stop(self) -> None:
        assert self._is_idle
        self.is_stopped = True


async def test_rooms_that_are_never_idle_together_do_not_hold_up_the_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await open_service(settings(tmp_path), Metrics())
    rooms = (Restless(is_idle=True), Restless(is_idle=False))
    monkeypatch.setattr(Lobby, "rooms", lambda _lobby: rooms)
    began = time.monotonic()
    await service.stop()
    assert time.monotonic() - began < service_module.STOP_SECONDS - 1
    assert all(room.is_stopped for room in rooms)


class Line:
    """A wire that remembers with which code it was closed."""

    def __init__(self) -> None:
        self.code = 0

    def send(self, message: bytes) -> None:
        pass

    def close(self, code: int, reason: str = "") -> None:  # noqa: ARG002 - a wire's signature
        self.code = code


def test_a_connection_whose_guest_cannot_be_looked_up_for_a_mistake_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async def find(_guests: Guests, _token: str) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(Guests, "find", find)
        service = await open_service(settings(tmp_path), Metrics())
        upgrade = Upgrade("/ws/1", address="", base_url="", cookies={"dnup_session": "x"})
        client, line = service.admit(upgrade), Line()
        assert isinstance(client, Connection)
        client.opened(line)
        async with asyncio.timeout(60):
            while not line.code:
                await asyncio.sleep(0)
        assert line.code == INTERNAL
        client.closed()
        await service.stop()

    asyncio.run(test())
    assert [record.message for record in caplog.records] == ["client-failed"]
