"""After an export and an import, guests who first came long ago were deleted at once."""

import asyncio
import io
import time
from pathlib import Path

from dnup.server.play.bans import Bans
from dnup.server.play.guests import Guests
from dnup.server.play.retention import Retention
from dnup.server.settings import ServerSettings
from dnup.server.store import export_store, import_store, open_store

DAY = 24 * 60 * 60 * 1000
NOW = time.time_ns() // 1_000_000


def test_a_guest_who_came_long_ago_stays_after_an_import(tmp_path: Path) -> None:
    async def test() -> None:
        store = await open_store(str(tmp_path / "old.db"))
        guests = Guests(store, clock=lambda: NOW - 400 * DAY)
        known, _ = await guests.greet("Ann")
        await guests.end(known.guest.id)  # as after --session-days
        await store.close()
        file = io.BytesIO()
        await export_store(str(tmp_path / "old.db"), file)
        file.seek(0)
        await import_store(str(tmp_path / "new.db"), file)
        store = await open_store(str(tmp_path / "new.db"))
        try:
            retention = Retention(store, ServerSettings(), Bans())
            await retention.step(NOW + DAY)
            assert await store.moderation.guest(known.guest.id) is not None
            await retention.step(NOW + 367 * DAY)
            assert await store.moderation.guest(known.guest.id) is None
        finally:
            await store.close()

    asyncio.run(test())
