"""What if: from a moment of a recorded match played on, on a real server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import to_builtins

from dnup.notation import action_to_json, from_json, standard_deck
from dnup.rules import Match, Seat
from dnup.table.replay import make_replay
from support.serving import Message, Party, Player, Server, meet

pytestmark = pytest.mark.anyio

RECORD = (Path(__file__).parents[2] / "records" / "three-players.json").read_text(encoding="utf-8")
REPLAY = make_replay(from_json(RECORD), standard_deck())
SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("what-if") / "server.db") as server:
        yield server
    assert not server.faults()


@pytest.fixture(scope="module")
def record(server: Server) -> str:
    """The id of a match of three that was brought as a file."""
    with httpx.Client(base_url=server.address, trust_env=False, timeout=30) as http:
        return str(http.post("/api/replays", json={"record": RECORD}).json()["id"])


async def what_if(player: Player, record: str, **wanted: Any) -> Message:
    fields = {"round": 2, "action": 3, "seat": "A", "level": "beginner"} | wanted
    return await player.ask("what-if", record=record, **fields)


def moment(round_: int = 2, action: int = 3) -> Match:
    return REPLAY.match_after(round_, action)


def hand(match: Match, seat: str) -> list[str]:
    assert match.round is not None
    return [str(card) for card in match.round.hand(Seat[seat])]


async def test_it_stands_at_the_moment_and_is_played_to_the_end(
    server: Server, record: str
) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Anna")
        table = await what_if(ann, record)
        assert (table["kind"], table["code"], table["you"]) == ("table", "", "A")
        assert table["hand"] == hand(moment(), "A")
        assert len(table["past"]) == 3
        match = table["state"]["match"]
        assert (match["round"], match["points"]) == (2, list(moment().points))
        names = [seat.name for seat in REPLAY.record.seats]
        seats = table["state"]["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", *names[1:]]
        assert [seat["kind"] for seat in seats] == ["person", "bot", "bot"]
        told = table
        while ann.match["to_act"] is not None:
            told = await (ann.act() if told.get("choices") else ann.receive())
        assert "round-ended" in [event["kind"] for event in told["events"]]
        await ann.notices_nothing()


def test_the_others_hold_what_they_held_if_that_is_asked_for(server: Server, record: str) -> None:
    """What ends the round ends it again; then all hands lie open."""
    played = REPLAY.rounds[0]
    last = len(played.actions) - 1
    seat, action = str(played.areas[last])[0], to_builtins(action_to_json(played.actions[last]))
    over = moment(1, last + 1)

    async def ending(player: Player, **wanted: Any) -> list[list[str]]:
        await what_if(player, record, round=1, action=last, seat=seat, **wanted)
        assert (await player.ask("act", turn=1, action=action))["kind"] == "update"
        hands: list[list[str]] = player.match["hands"]
        return hands

    async def test(party: Party) -> None:
        ann = await party.arrive("Anna")
        held = [hand(over, each) for each in "ABC"]
        assert await ending(ann, deal="true") == held
        possible = [await ending(ann) for _ in range(5)]
        assert any(hands != held for hands in possible)
        assert all(list(map(len, hands)) == list(map(len, held)) for hands in possible)

    meet(server, test)


async def test_a_match_that_was_played_here_with_own_cards_is_played_on(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob", deck=SMALL)
        id_ = ann.match["id"]
        assert (await what_if(ann, id_, round=1, action=0))["code"] == "no-such-record"
        # One who was refused is where they were.
        while True:
            actor = ann if "choices" in ann.view else bob
            told = await actor.act()
            if told["state"]["match"]["to_act"] is None:
                break
            other = bob if actor is ann else ann
            await other.until(lambda m: m["kind"] == "update")
        await ann.ask("leave")
        await bob.until_event("went-away")
        await bob.ask("leave")
        table = await what_if(bob, id_, round=1, action=0, seat="B")
        assert table["deck"][0] == "small"
        assert table["state"]["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize(
    ("fields", "code", "facts"),
    [
        ({"record": "unknown"}, "no-such-record", {}),
        ({"record": f"file-{'0' * 24}"}, "no-such-record", {}),
        ({"record": "a b"}, "no-such-record", {}),
        ({"round": 99}, "no-such-moment", {"round": 99, "action": 3}),
        ({"action": 999}, "no-such-moment", {"round": 2, "action": 999}),
        ({"round": 0}, "bad-message", None),
        ({"action": -1}, "bad-message", None),
        ({"deal": "best"}, "bad-message", None),
        ({"seat": "D"}, "no-seat", {"seat": "D", "last": "C"}),
        ({"level": "sharp"}, "no-such-bots", {"level": "sharp", "levels": "random, beginner"}),
        ({"action": len(REPLAY.rounds[1].actions)}, "moment-over", {}),
    ],
)
async def test_what_cannot_be_is_refused_and_what_was_there_stays(
    server: Server, record: str, fields: Message, code: str, facts: Message | None
) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Anna")
        await what_if(ann, record)
        refused = await what_if(ann, **{"record": record} | fields)
        assert (refused["kind"], refused["code"]) == ("refused", code)
        assert facts is None or refused.get("facts", {}) == facts
        assert ann.view["state"]["match"]["round"] == 2


async def test_who_is_out_at_the_moment_cannot_play_on(server: Server, record: str) -> None:
    number, action, seat = next(
        (number, action, match.round.out[0])
        for number, played in enumerate(REPLAY.rounds, start=1)
        for action in range(len(played.actions))
        for match in [REPLAY.match_after(number, action)]
        if match.round is not None and match.round.out
    )

    async with Party(server) as party:
        ann = await party.arrive("Anna")
        refused = await what_if(ann, record, round=number, action=action, seat=str(seat))
        assert (refused["code"], refused["facts"]) == ("seat-out", {"seat": str(seat)})


async def test_what_is_sent_while_the_record_is_read_comes_after_it(
    server: Server, record: str
) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Anna")
        fields = {"record": record, "round": 2, "action": 3, "seat": "A", "level": "beginner"}
        asked = [
            await ann.send("what-if", **fields),
            await ann.send("leave"),
            await ann.send("what-if", **fields | {"seat": "B"}),
            await ann.send("list"),
        ]
        answered: list[str] = []
        while len(answered) < len(asked):
            message = await ann.receive()
            answered += [m for m in (message.get("done"), message.get("id")) if m in asked]
        assert answered == asked
        assert ann.view["you"] == "B"


async def test_who_asks_too_much_meanwhile_is_told_to_wait(server: Server, record: str) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Anna")
        fields = {"record": record, "round": 2, "action": 3, "seat": "A", "level": "beginner"}
        first = await ann.send("what-if", **fields)
        many = [await ann.send("list") for _ in range(40)]
        kinds: dict[str, str] = {}
        while len(kinds) <= len(many):
            message = await ann.receive()
            if answered := message.get("done") or message.get("id"):
                kinds[str(answered)] = message["kind"]
        assert kinds[first] == "table"
        assert {kinds[id_] for id_ in many} <= {"tables", "refused"}


async def test_it_counts_as_a_practice(server: Server, record: str) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Anna")
        told = await what_if(ann, record)
        while told["kind"] != "refused":
            told = await what_if(ann, record)
        assert (told["code"], told["facts"]["limit"]) == ("too-fast", "60/min")


def test_which_deal_it_is_cannot_be_seen(server: Server, record: str) -> None:
    heard: list[Message] = []

    async def test(party: Party) -> None:
        ann = await party.arrive("Anna")
        for deal in ("true", "possible", "possible"):
            heard.append(await what_if(ann, record, deal=deal))

    meet(server, test)
    for told in heard:
        told["state"]["match"]["id"] = told["state"]["at"] = told["done"] = ""
    assert heard[0] == heard[1] == heard[2]
