"""`dnup admin` didn't find Åse as åse, and with 200 newer names like hers not even as Åse."""

import asyncio
from pathlib import Path

import pytest
from server.store.entries import add_guest, opened

from dnup.protocol.moderation import (
    AdminRefusalCode,
    DoneJson,
    GuestRowJson,
    GuestsRequest,
    MuteGuest,
)
from dnup.server.play.administration import Actor, Administration, AdminRefusedError
from dnup.server.play.bans import Bans
from dnup.server.store import Guest

HOST = Actor("", "root")


def test_capitals_beyond_ascii_do_not_matter(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "a.db") as store:
            await add_guest(store, Guest("a", "Åse ΣΟΦΙΑ", 1))
            administration = Administration(store, None, Bans())
            for wanted in ("åse", "ÅSE", "σοφια", "Åse ΣΟΦΙΑ"):
                found = await administration.do(GuestsRequest(wanted), HOST)
                assert isinstance(found, tuple)
                assert [one.name for one in found if isinstance(one, GuestRowJson)] == ["Åse ΣΟΦΙΑ"]
            assert await administration.do(GuestsRequest("ase"), HOST) == ()
            done = await administration.do(MuteGuest("åse σοφια", "spam", 60), HOST)
            assert isinstance(done, DoneJson)
            assert done.facts["guest"] == "a"

    asyncio.run(test())


def test_a_name_is_found_among_many_that_contain_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "a.db") as store:
            await add_guest(store, Guest("a", "Ann", 1))
            for i in range(201):
                await add_guest(store, Guest(f"g{i}", f"Anna {i}", 2 + i))
            administration = Administration(store, None, Bans())
            done = await administration.do(MuteGuest("ann", "spam", 60), HOST)
            assert isinstance(done, DoneJson)
            assert done.facts["guest"] == "a"
            await add_guest(store, Guest("b", "Ann", 300))
            with pytest.raises(AdminRefusedError) as refused:
                await administration.do(MuteGuest("Ann", "spam", 60), HOST)
            assert refused.value.code == AdminRefusalCode.SEVERAL_GUESTS

    asyncio.run(test())
