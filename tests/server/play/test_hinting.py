"""Hints on a real server: for who plays against bots alone, counted, and blind to hidden cards."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dnup.bots import LEVELS
from dnup.kernel import warm_up
from dnup.protocol import Hinted
from dnup.rules import Action, Rotate, View
from dnup.server.metrics import Metrics
from dnup.server.work import bots as thinker_module
from dnup.server.work.bots import BotPool
from dnup.server.work.fairness import QueueFullError
from support.serving import Message, Party, Player, Server, meet, record_of

pytestmark = pytest.mark.anyio

CLASH = "A: 2/6 3/6 5/2 5/8 | B: 4/8 6/1 | C: 2/10 3/8 | B1: 3/4 3/5 | C1: 7/5 | A to play"
SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6", "4/8", "5/9", "6/7"]'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    warm_up()
    path = tmp_path_factory.mktemp("hinting") / "server.db"
    with Server(path, "--levels=random,beginner,sharp") as server:
        yield server
    assert not server.faults()


async def begin(party: Party, **options: Any) -> Player:
    """Ann against a bot, when it is her turn."""
    ann = await party.arrive("Ann")
    await ann.ask("create", options={"players": 2, "bots": ["beginner"], "deck": SMALL} | options)
    await ann.ask("ready", salt="salt")
    while "choices" not in ann.view:
        await ann.receive()
    return ann


async def hint(player: Player, turn: int | None = None) -> Message:
    return await player.ask("hint", turn=player.match["turn"] if turn is None else turn)


def mine(player: Player) -> Message:
    seat: Message = player.view["state"]["seats"][0]
    return seat


async def test_a_hint_is_told_and_counted_once_a_turn(server: Server) -> None:
    async with Party(server) as party:
        ann = await begin(party)
        wanda = await party.arrive("Wanda")
        await wanda.ask("watch", code=ann.code)
        assert ann.match["may_hint"] is True
        turn = ann.match["turn"]
        hinted = await hint(ann)
        assert (hinted["kind"], hinted["turn"]) == ("hinted", turn)
        assert hinted["simulations"] > 1000
        assert 1 <= len(hinted["best"]) <= 3
        estimate = hinted["best"][0]["estimate"]
        assert 0 <= estimate["match"] <= 1
        assert mine(ann)["hints"] == 1
        heard = await wanda.receive()
        assert heard["events"] == [{"kind": "hint-given", "seat": "A", "turn": turn}]
        again = await hint(ann)
        assert {**again, "done": ""} == {**hinted, "done": ""}
        await wanda.notices_nothing()
        # What is best can be done.
        done = await ann.ask("act", turn=turn, action=estimate["action"])
        assert done["kind"] == "update"
        assert mine(ann)["hints"] == 1
        over = await ann.play()
        ended = next(e for e in over["events"] if e["kind"] == "match-ended")
        assert ended["hints"] == [1, 0]
        record = (await record_of(server, ann.match["id"])).json()
        assert record["seats"][0] == {"name": "Ann", "hints": 1}


async def test_where_another_person_sits_there_are_none(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        actor = ann if "choices" in ann.view else bob
        assert "may_hint" not in actor.match
        refused = await hint(actor)
        assert (refused["kind"], refused["code"]) == ("refused", "people-here")
        other = bob if actor is ann else ann
        await other.close()  # one who is away is no bot
        await actor.until_event("went-away")
        assert (await hint(actor))["code"] == "people-here"


async def test_out_of_turn_or_without_a_table_it_is_refused(server: Server) -> None:
    async with Party(server) as party:
        ann = await begin(party)
        turn = ann.match["turn"]
        assert (await hint(ann, turn - 1))["code"] == "stale-turn"
        assert (await hint(ann, turn + 1))["code"] == "early-turn"
        wanda = await party.arrive("Wanda")
        assert (await hint(wanda, 1))["code"] == "not-at-table"
        await wanda.ask("watch", code=ann.code)
        assert (await hint(wanda, turn))["code"] == "not-seated"
        assert "hints" not in mine(ann)


async def test_who_acts_before_the_hint_is_there_gets_none_and_it_is_not_counted(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann = await begin(party)
        turn = ann.match["turn"]
        asked = await ann.send("hint", turn=turn)
        acted = await ann.ask("act", turn=turn, action={"kind": "rotate"})
        assert acted["kind"] == "update"
        refused = await ann.until(lambda m: asked in (m.get("done"), m.get("id")))
        assert refused["code"] == "stale-turn"
        assert "hints" not in mine(ann)


async def test_in_a_practice_hints_can_be_had_and_are_not_counted(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        table = await ann.ask("practise", position=CLASH, seat="A", level="beginner")
        assert table["state"]["match"]["may_hint"] is True
        hinted = await hint(ann)
        assert (hinted["kind"], hinted["turn"]) == ("hinted", 1)
        assert "hints" not in mine(ann)
        assert (await hint(ann, 7))["code"] == "early-turn"
        done = await ann.ask("act", turn=1, action=hinted["best"][0]["estimate"]["action"])
        assert done["kind"] == "update"


def test_what_the_others_hide_changes_no_byte_of_a_hint(server: Server) -> None:
    # B and C have exchanged a card, and hold some of theirs the other way up.
    worlds = (CLASH, CLASH.replace("B: 4/8 6/1 | C: 2/10 3/8", "B: 10/2 6/1 | C: 8/4 8/3"))
    assert worlds[0] != worlds[1]
    heard: list[str] = []

    async def test(party: Party) -> None:
        for world in worlds:
            ann = await party.arrive("Ann")
            await ann.ask("practise", position=world, seat="A", level="beginner")
            await hint(ann)
            heard.append(ann.heard[-1])

    meet(server, test)
    assert heard[0] == heard[1]
    assert json.loads(heard[0])["best"]


def test_a_server_without_bots_that_search_has_no_hints(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        ann = await party.arrive("Ann")
        assert "hints" not in json.loads(ann.heard[0])
        await ann.ask("practise", position=CLASH, seat="A", level="beginner")
        assert (await hint(ann))["code"] == "no-hints"

    with Server(tmp_path / "server.db") as plain:
        meet(plain, test)
    assert not plain.faults()


async def test_who_asks_too_often_has_to_wait(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        assert json.loads(ann.heard[0])["hints"] is True
        await ann.ask("practise", position=CLASH, seat="A", level="beginner")
        asked = [await ann.send("hint", turn=9) for _ in range(31)]
        answers = [await ann.receive() for _ in asked]
        assert [answer["code"] for answer in answers[:30]] == ["early-turn"] * 30
        assert (answers[30]["code"], answers[30]["facts"]["limit"]) == ("too-fast", "30/min")


async def test_hints_leave_turns_to_bots_and_each_guest_has_one_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[str] = []

    def advice(view: str) -> Iterator[Hinted | None]:
        for _ in range(5):
            time.sleep(0.02)
            order.append(view)
            yield None
        yield Hinted(done="", turn=0, simulations=1, best=())

    def choose(*_: object) -> Action:
        order.append("bot")
        return Rotate()

    monkeypatch.setattr(thinker_module, "_advice", advice)
    monkeypatch.setattr(thinker_module, "_choose", choose)

    thinker = BotPool(1, LEVELS, Metrics())

    def view(name: str) -> View:
        return name  # type: ignore[return-value]

    hints = [asyncio.create_task(thinker.advise("ann", view("ann"))) for _ in range(3)]
    hints.append(asyncio.create_task(thinker.advise("bob", view("bob"))))
    await asyncio.sleep(0.03)
    with pytest.raises(QueueFullError):
        await thinker.advise("ann", view("ann"))
    await thinker.choose("beginner", view("bot"))
    assert "bot" in order[:4]  # it waited for a piece, not for a whole hint
    await asyncio.gather(*hints)
    without = [name for name in order if name != "bot"]
    assert without[:10] in (["ann"] * 5 + ["bob"] * 5, ["ann"] * 10)
    assert len(without) == 20
    thinker.stop()
