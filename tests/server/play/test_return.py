"""Who goes and comes back: what they are told then, and who plays for them meanwhile."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.echo import TEXT
from support.serving import Party, Player, Server, meet, seats_of, sign_in

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests here that need no other; it must not have failed in any of them."""
    server = Server(tmp_path_factory.mktemp("return") / "server.db")
    with server:
        yield server
    assert not server.faults()


async def read_to(player: Player, number: int) -> None:
    """Read until the delivery with a number."""
    while player.number < number:
        await player.receive()


def without_done(text: str) -> str:
    """A delivery without the mark that it answers a request."""
    return re.sub(r',"done":"[^"]*"}$', "}", text)


async def test_a_spectator_who_returns_gets_exactly_the_rest_in_the_same_bytes(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        mia, zoe = await party.arrive("Mia"), await party.arrive("Zoe")
        for watcher in (mia, zoe):
            await watcher.ask("watch", code=ann.code)
        await zoe.close()
        mia.heard.clear()
        for i in range(4):
            await ann.ask("say", text=f"message {i}")
            mover = ann if "choices" in ann.view else bob
            await read_to(bob, ann.number)
            await mover.act()
            for player in (ann, bob, mia):
                await read_to(player, mover.number)
        assert len(mia.heard) == 8
        await zoe.connect()
        zoe.heard.clear()
        await zoe.ask("watch", code=ann.code, have=zoe.number)
        assert '"done"' in zoe.heard[-1]
        assert [*zoe.heard[:-1], without_done(zoe.heard[-1])] == mia.heard
        # Who has all is told so and no more.
        zoe.heard.clear()
        assert (await zoe.ask("watch", code=ann.code, have=zoe.number))["kind"] == "done"
        assert len(zoe.heard) == 1


async def test_a_player_who_returns_gets_exactly_the_rest_in_the_same_bytes(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        have, first = bob.number, bob
        bob.heard.clear()
        for i in range(3):
            await ann.ask("say", text=f"message {i}")
        if "choices" in ann.view:
            await ann.act()
        await read_to(bob, ann.number)
        heard = list(bob.heard)
        await first.close()
        gone = await ann.until_event("went-away")
        again = await party.arrive("", bob.session)
        again.heard.clear()
        view = await again.ask("join", code=ann.code, have=have)
        assert [json.loads(text)["kind"] for text in again.heard] == ["update"] * (len(heard) + 2)
        assert again.heard[: len(heard)] == heard
        assert json.loads(again.heard[-2])["number"] == gone["number"]
        assert view["events"] == [{"kind": "came-back", "seat": "B"}]
        assert view["hand"] == json.loads(heard[-1])["hand"]


async def test_who_was_away_for_too_long_or_says_nonsense_gets_the_whole_table(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        mia = await party.arrive("Mia")
        old = (await mia.ask("watch", code=ann.code))["number"]
        for i in range(20):
            await ann.ask("say", text=f"message {i}")
        await read_to(mia, ann.number)
        for have in (old, 0, 2, ann.number + 1, 2**31):
            view = await mia.ask("watch", code=ann.code, have=have)
            assert (view["kind"], view["number"]) == ("table", ann.number)
            assert [said["text"] for said in view["chat"]][-1] == "message 19"
        await read_to(bob, ann.number)
        for wrong in (-1, "3", 2**31 + 1, None):
            told = await mia.ask("watch", code=ann.code, have=wrong)
            assert told.get("code", told["kind"]) in {"bad-message", ann.code}


async def test_who_leaves_in_a_match_is_played_for_and_may_come_back(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        assert (await bob.ask("leave"))["kind"] == "update"
        left = await ann.until_event("substituted")
        assert left["events"] == [
            {"kind": "went-away", "seat": "B", "has_left": True},
            {"kind": "substituted", "seat": "B", "level": "beginner"},
        ]
        if "choices" in ann.view:
            await ann.act()
        moved = await ann.until(lambda m: seats_of(m)["B"].get("assisted", 0) > 0)
        assert seats_of(moved)["B"]["level"] == "beginner"
        assert (await bob.ask("say", text="hm"))["code"] == "not-at-table"
        view = await bob.ask("join", code=ann.code)
        assert view["you"] == "B"
        assert "has_left" not in seats_of(view)["B"]
        assert "level" not in seats_of(view)["B"]


def test_a_bot_without_a_kernel_plays_for_people_on_every_server(tmp_path: Path) -> None:
    with Server(tmp_path / "server.db", "--levels=random") as server:

        async def test(party: Party) -> None:
            ann, bob = await party.begin("Ann", "Bob")  # the bot for people who are away: beginner
            await bob.ask("leave")
            left = await ann.until_event("substituted")
            assert left["events"][-1]["level"] == "beginner"
            absence = {"level": "master"}
            refused = await ann.ask("create", options={"players": 2, "absence": absence})
            assert (refused["code"], refused["facts"]["level"]) == ("no-such-bots", "master")

        meet(server, test)


async def test_a_bot_plays_for_who_is_away_for_the_set_time_until_they_are_back(
    server: Server,
) -> None:
    async with Party(server) as party:
        absence = {"after": 5, "level": "random"}
        ann, bob = await party.begin("Ann", "Bob", absence=absence, pause=0)
        await bob.close()
        away = await ann.until_event("went-away")
        if "choices" in ann.view:
            await ann.act()
        instead = await ann.until_event("substituted")
        assert 5000 <= instead["state"]["at"] - away["state"]["at"] < 20_000
        assert instead["events"] == [{"kind": "substituted", "seat": "B", "level": "random"}]
        moved = await ann.until(lambda m: seats_of(m)["B"].get("assisted", 0) > 0)
        assert seats_of(moved)["B"]["level"] == "random"
        again = await party.arrive("", bob.session)
        view = await again.ask("join", code=ann.code)
        assert "level" not in seats_of(view)["B"]
        await ann.until_event("came-back")
        over, _ = await asyncio.gather(ann.play(), again.play())
        event = next(e for e in over["events"] if e["kind"] == "match-ended")
        assert event["assisted"][0] == 0
        assert event["assisted"][1] > 0


async def test_whose_time_is_up_is_moved_for(server: Server) -> None:
    async with Party(server) as party:
        clock = {"kind": "per-move", "seconds": 1}
        ann, bob = await party.begin("Ann", "Bob", clock=clock)
        mover, other = (ann, bob) if "choices" in ann.view else (bob, ann)
        turn, began = mover.match["turn"], mover.view["state"]["at"]
        late = await other.until_event("time-up")
        assert late["events"] == [{"kind": "time-up", "seat": mover.seat}]
        assert 1000 <= late["state"]["at"] - began < 10_000
        moved = await other.until(lambda m: m["state"]["match"]["turn"] == turn + 1)
        assert seats_of(moved)[mover.seat]["assisted"] == 1


async def test_who_opens_a_table_and_is_gone_at_once_is_away_there(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        raw = await party.knock(await sign_in(party.server, "Eve the quick"))
        await raw.receive()
        request = {"kind": "create", "options": {"players": 2, "public": True}}
        raw.send(TEXT, json.dumps(request).encode())
        raw.writer.write_eof()
        await asyncio.sleep(0)
        raw.cut()
        code = None
        async with asyncio.timeout(30):
            while code is None:
                tables = (await ann.ask("list"))["tables"]
                quick = (t for t in tables if ["person", "Eve the quick"] in t["seats"])
                code = next((table["code"] for table in quick), None)
        view = await ann.ask("join", code=code)
        if "is_away" not in seats_of(view)["A"]:
            await ann.until_event("went-away")
