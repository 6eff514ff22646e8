"""An import that failed left an empty database behind, and the next try found a file there."""

import asyncio
import io
from pathlib import Path

import pytest

from dnup.server.store import StoreError, open_store
from dnup.server.store.transfer import import_store

BROKEN = b'{"format":"dnup-store/6"}\n{"kind":"table"}\n'


def test_an_import_that_fails_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        asyncio.run(import_store(str(tmp_path / "new.db"), io.BytesIO(BROKEN)))
    assert list(tmp_path.iterdir()) == []


def test_an_import_that_fails_keeps_a_database_that_was_there(tmp_path: Path) -> None:
    async def test() -> None:
        store = await open_store(str(tmp_path / "old.db"))
        await store.close()
        with pytest.raises(StoreError):
            await import_store(str(tmp_path / "old.db"), io.BytesIO(BROKEN))

    asyncio.run(test())
    assert (tmp_path / "old.db").exists()
