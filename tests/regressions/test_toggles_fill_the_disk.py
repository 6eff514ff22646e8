"""Toggling ready, mute, pause or a bot stored 30 facts a second for each connection of a guest."""

import sqlite3
from contextlib import closing
from pathlib import Path

from support.serving import Party, Server, meet


def test_what_a_guest_toggles_is_limited_over_all_tabs_and_little_is_stored(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        (ann,) = await party.sit("Ann", players=3)
        again = await party.arrive("Ann", ann.session)
        bob = await party.arrive("Bob")
        codes = []
        for i in range(60):
            told = await ann.ask("bot", seat="C", level=("random", "beginner")[i % 2])
            codes.append(told.get("code", "stored") if told["kind"] == "refused" else "stored")
        assert codes.count("too-fast") >= 40
        assert set(codes[-30:]) == {"too-fast"}
        told = await again.ask("join", code=ann.code)
        assert told["code"] == "too-fast", "another tab gets no budget of its own"
        assert (await bob.ask("join", code=ann.code))["kind"] == "table", "another guest does"

    with Server(tmp_path / "server.db", "--change-rate=20/h") as server:
        meet(server, test)
        with closing(sqlite3.connect(tmp_path / "server.db")) as database:
            (facts,) = database.execute("SELECT count(*) FROM facts").fetchone()
    assert facts < 30


def test_a_guests_messages_count_over_all_tabs_and_an_address_has_ten_times_as_many(
    tmp_path: Path,
) -> None:
    async def test(party: Party) -> None:
        ann = await party.arrive("Ann")
        tabs = [ann, *[await party.arrive("Ann", ann.session) for _ in range(2)]]
        kinds = [(await tab.ask("list"))["kind"] for tab in tabs for _ in range(5)]
        assert kinds == ["tables"] * 5 + ["refused"] * 10
        others = [await party.arrive(f"Guest {i}") for i in range(12)]
        kinds = [(await other.ask("list"))["kind"] for other in others for _ in range(5)]
        assert kinds == ["tables"] * 45 + ["refused"] * 15

    with Server(tmp_path / "server.db", "--message-rate=5/h") as server:
        meet(server, test)


def test_moves_are_limited_too(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob", pause=0)
        for _ in range(10):
            mover = ann if "choices" in ann.view else bob
            told = await mover.act()
            if told["kind"] == "refused":
                assert (told["code"], told["facts"]["limit"]) == ("too-fast", "3/h")
                return
            other = bob if mover is ann else ann
            while other.number < mover.number:
                await other.receive()
        raise AssertionError("ten moves were made at once")

    with Server(tmp_path / "server.db", "--move-rate=3/h") as server:
        meet(server, test)
