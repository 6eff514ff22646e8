"""A table that is over, and a connection that is gone, leave nothing behind."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from dnup.rules import Seat
from dnup.table import Options
from support.wiretap import CODE, World
from support.worlds import write_story


def test_a_closed_table_and_its_connections_are_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    story = write_story(2, 1, frozenset({Seat.B}), moves=3)
    deals = [chapter.deals[0] for chapter in story.chapters]
    world = World(tmp_path / "server.db", deals, ["Ann", "Bob", "Wanda"], Options())
    world.rule(monkeypatch)

    async def evening() -> list[str]:
        await world.found()
        await world.start()
        room = world.room
        gone: dict[str, weakref.ref[object]] = {"room": weakref.ref(room)}
        for name, tap in world.taps.items():
            await tap.connect()
            await tap.ask("watch" if name == "Wanda" else "join", code=CODE)
        gone |= {name: weakref.ref(connection) for name, connection in room.here.items()}
        del room
        for name in ("Ann", "Bob"):
            await world.taps[name].ask("ready", salt=name)
        for name in ("Ann", "Bob"):
            await world.taps[name].ask("leave")
        for tap in world.taps.values():
            await tap.close()
        await asyncio.sleep(0.1)
        gc.collect()
        left = [name for name, thing in gone.items() if thing() is not None]
        await world.stop()
        return left

    assert asyncio.run(evening()) == []
