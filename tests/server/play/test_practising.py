"""Practising on a real server: for one connection alone, and no byte of it is kept."""

import asyncio
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from dnup.bots import LEVELS
from dnup.rules import Action, Rotate, Seat, View
from dnup.server.metrics import Metrics
from dnup.server.play import practice as practice_module
from dnup.server.play.practice import Practising
from dnup.server.work import bots as thinker_module
from dnup.server.work.bots import BotPool
from dnup.table import AskHint, Practise
from dnup.table import practise as practise_
from support.serving import Message, Party, Player, Server, meet

pytestmark = pytest.mark.anyio

CLASH = "A: 2/6 3/6 5/2 5/8 | B: 4/8 6/1 | C: 2/10 3/8 | B1: 3/4 3/5 | C1: 7/5 | A to play"
FIVES = {"kind": "play", "cards": ["5/2", "5/8"]}
ROTATE = {"kind": "rotate"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("practising") / "server.db") as server:
        yield server
    assert not server.faults()


async def practise(player: Player, position: str = CLASH, **wanted: Any) -> Message:
    """Stand at a position, in seat A unless another is wanted."""
    return await player.ask("practise", **{"position": position, "seat": "A"} | wanted)


async def do(player: Player, action: Message) -> Message:
    return await player.ask("act", turn=player.match["turn"], action=action)


def kinds(message: Message) -> list[str]:
    return [event["kind"] for event in message["events"]]


async def test_a_position_is_played_on_as_in_a_game(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        table = await practise(ann, replies=[ROTATE], level="random")
        assert (table["kind"], table["code"], table["you"]) == ("table", "", "A")
        assert table["hand"] == ["2/6", "3/6", "5/2", "5/8"]
        assert "hands" not in table["state"]["match"]
        assert table["choices"]["plays"] == [{"value": 5, "sizes": [2]}]
        refused = await do(ann, {"kind": "play", "cards": ["3/6"]})
        assert (refused["code"], refused["rule"]) == ("play-not-higher", "A2")
        done = await do(ann, FIVES)
        assert kinds(done) == ["set-played", "set-returned", "turn-began"]
        assert "choices" not in done
        replied = await ann.receive()
        assert (replied["after"], kinds(replied)[0]) == (done["number"], "hand-rotated")
        mine = await ann.until(lambda m: m.get("choices"))
        assert mine["after"] == replied["number"]
        assert mine["state"]["match"]["to_act"] == "A1"


async def test_the_others_rest_when_they_have_nothing_more_to_do(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        await practise(ann, replies=[ROTATE])
        await do(ann, FIVES)
        rest = await ann.receive()
        assert rest["state"]["match"]["is_paused"] is True
        assert rest["state"]["match"]["to_act"] == "C1"
        await ann.notices_nothing()


async def test_the_others_begin_where_it_is_their_turn(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        there = "A: 2/6 3/6 | B: 4/8 6/1 | C: 2/10 | C1: 7/5 | B to play"
        table = await practise(ann, there, replies=[{"kind": "take", "from": "C1"}, ROTATE])
        assert "choices" not in table
        assert kinds(await ann.receive())[0] == "set-taken"
        assert (await ann.receive())["choices"]["rotate"] is True


async def test_a_round_that_is_over_is_the_end(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        await practise(ann, "A: 5/2 | B: 2/9 4/7 | B1: 3/4 | A1 to play", level="random")
        over = await do(ann, {"kind": "play", "cards": ["5/2"]})
        assert kinds(over)[-2:] == ["went-out", "round-ended"]
        match = over["state"]["match"]
        assert (match["to_act"], match["hands"][1]) == (None, ["2/9", "4/3", "4/7"])
        assert "next_at" not in match
        assert (await do(ann, ROTATE))["code"] == "round-over"
        await ann.notices_nothing()
        assert (await practise(ann))["hand"] == ["2/6", "3/6", "5/2", "5/8"]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("next", {"round": 1}),
        ("pause", {"wants": True}),
        ("say", {"text": "hello"}),
        ("mute", {"seat": "B", "muted": True}),
        ("ready", {"salt": "salt"}),
        ("bot", {"seat": "B", "level": "random"}),
        ("remove", {"seat": "B"}),
    ],
)
async def test_what_belongs_to_a_table_of_people_is_refused(
    server: Server, kind: str, fields: Message
) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        await practise(ann)
        assert (await ann.ask(kind, **fields))["code"] == "practising"
        assert (await do(ann, FIVES))["kind"] == "update"


async def test_practising_again_replaces_it_and_nothing_of_the_old_is_told(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        first = await practise(ann, replies=[ROTATE] * 50, level="random")
        await ann.send("act", turn=1, action=FIVES)
        await ann.send("practise", position=CLASH, seat="B")
        again = await ann.until(lambda m: m["kind"] == "table")
        assert (again["you"], again["number"], again["hand"]) == ("B", 1, ["4/8", "6/1"])
        assert again["state"]["match"]["id"] != first["state"]["match"]["id"]
        await ann.notices_nothing()


@pytest.mark.parametrize(
    ("fields", "code", "fact"),
    [
        ({"position": "A: 5/2"}, "bad-position", ("fault", "bad-position")),
        ({"position": CLASH.replace("7/5", "1/4")}, "bad-position", ("card", "1/4")),
        ({"points": [4, 0, 0]}, "bad-position", ("fault", "wrong-points")),
        ({"seat": "E"}, "no-seat", ("last", "C")),
        ({"deck": "?"}, "bad-deck", ("why", "bad-toml")),
        ({"level": "sharp"}, "no-such-bots", ("level", "sharp")),
        ({"replies": [{"kind": "take", "from": "Z9"}]}, "bad-message", None),
        ({"replies": [ROTATE] * 51}, "bad-message", None),
        ({"position": "A" * 1001}, "bad-message", None),
    ],
)
async def test_what_cannot_be_practised_is_refused_and_what_was_there_stays(
    server: Server, fields: Message, code: str, fact: tuple[str, str] | None
) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        await practise(ann)
        refused = await practise(ann, **fields)
        assert (refused["kind"], refused["code"]) == ("refused", code)
        assert fact is None or fact in refused["facts"].items()
        assert (await do(ann, FIVES))["kind"] == "update"


async def test_to_leave_ends_it(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        await practise(ann, level="random")
        await ann.send("act", turn=1, action=FIVES)
        assert (await ann.ask("leave"))["kind"] == "done"
        assert (await ann.ask("act", turn=1, action=FIVES))["code"] == "not-at-table"
        await ann.notices_nothing()


@pytest.mark.parametrize("way", ["create", "join", "watch"])
async def test_who_goes_to_a_table_practises_no_more(server: Server, way: str) -> None:
    async with Party(server) as party:
        (bob,) = await party.sit("Bob", players=3)
        ann = await party.arrive("Ann")
        await practise(ann, level="random")
        fields = {"options": {"players": 2}} if way == "create" else {"code": bob.code}
        table = await ann.ask(way, **fields)
        assert table["code"] != ""
        assert (await ann.ask("act", turn=1, action=FIVES))["code"] in {"no-match", "not-seated"}


async def test_a_seat_elsewhere_is_not_touched_by_practising_in_another_window(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        for player in (ann, bob):
            await player.notices_nothing()
        window = await party.arrive("", ann.session)
        await practise(window, level="random")
        await do(window, FIVES)
        await window.until(lambda m: m.get("choices"))
        await window.close()
        for player in (ann, bob):
            await player.notices_nothing()
        actor = ann if "choices" in ann.view else bob
        assert (await actor.act())["kind"] == "update"


async def test_who_practises_on_the_same_line_is_away_from_the_table_and_keeps_the_seat(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        hand, code = ann.view["hand"], ann.code
        await practise(ann)
        away = await bob.until_event("went-away")
        assert away["events"] == [{"kind": "went-away", "seat": "A"}]
        assert (await do(ann, FIVES))["kind"] == "update"
        back = await ann.ask("join", code=code)
        assert (back["you"], back["hand"]) == ("A", hand)
        assert kinds(await bob.until_event("came-back")) == ["came-back"]


def test_nothing_is_stored_and_bots_without_a_kernel_are_there_for_practice(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        ann = await party.arrive("Ann")
        await practise(ann, level="beginner")
        await do(ann, FIVES)
        await ann.until(lambda m: m.get("choices"))

    with Server(tmp_path / "server.db", "--levels=random") as server:
        meet(server, test)
        assert server.stop() == 0
    assert not server.faults()
    with sqlite3.connect(tmp_path / "server.db") as store:
        names = [
            name for (name,) in store.execute("select name from sqlite_master where type='table'")
        ]
        rows = {name: store.execute(f"select count(*) from {name}").fetchone()[0] for name in names}
    used = {name for name, count in rows.items() if count}
    assert used == {"alembic_version", "guests", "sessions"}


def test_what_the_others_hide_changes_no_byte_that_is_sent(server: Server) -> None:
    # B and C have exchanged a card, and hold some of theirs the other way up.
    worlds = (CLASH, CLASH.replace("B: 4/8 6/1 | C: 2/10 3/8", "B: 10/2 6/1 | C: 8/4 8/3"))
    assert worlds[0] != worlds[1]
    heard: list[list[str]] = []

    async def test(party: Party) -> None:
        for world in worlds:
            ann = await party.arrive("Ann")
            await practise(ann, world, replies=[ROTATE, ROTATE])
            await do(ann, {"kind": "take", "from": "A1"})
            await do(ann, FIVES)
            await ann.until(lambda m: m.get("choices"))
            await do(ann, ROTATE)
            heard.append([_same(text) for text in ann.heard])

    meet(server, test)
    assert heard[0] == heard[1]
    assert len(heard[0]) > 5


def _same(text: str) -> str:
    """A delivery without the time and what is drawn by chance."""
    return re.sub(r'"at":\d+|practice-\w+', "…", text)


async def test_who_begins_anew_too_often_has_to_wait(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        refused: Message = {}
        for _ in range(100):
            told = await practise(ann)
            while told.get("code") == "too-fast" and told["facts"]["limit"] == "30/s":
                await asyncio.sleep(0.05)
                told = await practise(ann)
            if told["kind"] == "refused":
                refused = told
                break
        assert (refused["code"], refused["facts"]["limit"]) == ("too-fast", "60/min")
        assert (await do(ann, FIVES))["kind"] == "update"  # what was there stays
        bob = await party.arrive("Bob")
        assert (await practise(bob))["kind"] == "table"


def test_few_bots_that_search_think_for_practices_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = most = 0

    def choose(*_: object) -> Action:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        time.sleep(0.02)
        thinking -= 1
        return Rotate()

    monkeypatch.setattr(thinker_module, "_choose", choose)
    view = cast("View", None)

    async def test() -> None:
        nonlocal most
        thinker = BotPool(4, LEVELS, Metrics())
        practices = [thinker.choose_for_practice("sharp", view) for _ in range(10)]
        given_up = asyncio.create_task(thinker.choose_for_practice("sharp", view))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await asyncio.gather(*practices) == [Rotate()] * 10
        assert most == 2
        await asyncio.gather(*(thinker.choose("sharp", view) for _ in range(10)))
        assert most == 4
        thinker.stop()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("join", {"code": "AAAAAA"}),
        ("watch", {"code": "AAAAAA"}),
        ("create", {"options": {"players": 2, "bots": ["beginner", "beginner"]}}),
        ("create", {"options": {"deck": "?"}}),
    ],
)
async def test_who_is_not_let_in_anywhere_goes_on_practising(
    server: Server, kind: str, fields: Message
) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        await practise(ann)
        assert (await ann.ask(kind, **fields))["kind"] == "refused"
        assert (await do(ann, FIVES))["kind"] == "update"


@pytest.mark.parametrize("kind", ["join", "watch"])
async def test_who_is_not_let_in_at_a_table_goes_on_practising(server: Server, kind: str) -> None:
    async with Party(server) as party:
        players = await party.sit("Cleo", "Dan", spectators=False)
        ann = await party.arrive("Ann")
        await practise(ann)
        assert (await ann.ask(kind, code=players[0].code))["kind"] == "refused"
        assert (await do(ann, FIVES))["kind"] == "update"


def test_who_goes_gets_no_hint_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = []

    async def think(*_: object) -> bytes:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            ended.append(1)
            raise
        return b""

    async def test() -> None:
        monkeypatch.setattr(practice_module, "work_out", think)
        asked = Practise("ann", "Ann", CLASH, Seat.A)
        nobody = cast("Any", None)
        practising = Practising(practise_(asked, 0, "x"), nobody, nobody, nobody, 0)
        for number in range(3):
            practising.hint(AskHint("ann", 1), str(number))
        await asyncio.sleep(0)
        practising.stop()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(ended) == 3

    asyncio.run(test())
