"""Deals that are played once more, on a real server: made, played by a friend, compared, gone."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from dnup.protocol.duplicate import DuplicatePlayedJson
from dnup.server.http.duplicates import places_of
from support.serving import Message, Party, Player, Server, record_of

pytestmark = pytest.mark.anyio

SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "3/6", "4/9", "8/1"]\n'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("duplicates") / "server.db") as server:
        yield server
    assert not server.faults()


async def call(
    who: Player | Server, method: str, path: str, form: Any = None
) -> tuple[int, dict[str, Any]]:
    server = who if isinstance(who, Server) else who.server
    headers = {} if isinstance(who, Server) else {"cookie": f"dnup_session={who.session}"}
    async with httpx.AsyncClient(base_url=server.address, headers=headers, trust_env=False) as http:
        answer = await http.request(method, path, json=form)
        return answer.status_code, answer.json()


async def played(party: Party, name: str, **options: Any) -> tuple[Player, str]:
    """A guest who has played a match against a bot, and its record."""
    player = await party.arrive(name)
    wanted = {"players": 2, "bots": ["random"], "deck": SMALL, "pause": 0, **options}
    await player.ask("create", options=wanted)
    await player.ask("ready", salt="one")
    ended = await player.play()
    (event,) = (e for e in ended["events"] if e["kind"] == "match-ended")
    return player, event["id"]


async def made(player: Player, record: str, seat: str | None = "A") -> dict[str, Any]:
    status, told = await call(player, "POST", "/api/duplicates", {"record": record, "seat": seat})
    assert status == 200, told
    return told


async def play(player: Player, code: str) -> Message:
    """Play these deals to the end; what the table looked like when the match began."""
    answer = await player.ask("duplicate", code=code, pace=0)
    assert answer["kind"] == "table", answer
    began = await player.ask("ready", salt=f"another {player.session[:5]}")
    await player.play()
    return began


async def compared(player: Player, code: str, bots: int = 1) -> dict[str, Any]:
    """What the player is told, when so many bots have played, too."""
    for _ in range(200):
        _, told = await call(player, "GET", f"/api/duplicates/{code}")
        if sum(1 for one in told["results"] if one.get("level") and one["ended_at"]) >= bots:
            return told
        await asyncio.sleep(0.05)
    raise AssertionError("the bots do not come to an end")


async def test_a_friend_plays_the_same_deals_from_the_same_seat_and_both_compare(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann, record = await played(party, "Ann")
        told = await made(ann, record)
        code = told["code"]
        assert (told["by"], told["mine"], told["state"], told["seat"]) == (
            "Ann",
            True,
            "played",
            "A",
        )
        bob = await party.arrive("Bob")
        _, before = await call(bob, "GET", f"/api/duplicates/{code.lower()}")
        assert (before["state"], before["results"], before["count"]) == ("open", None, 1)
        assert before["seats"] == [
            {"seat": "A", "level": None},
            {"seat": "B", "level": "random"},
        ]
        assert (before["deck"][0], before["own_deck"]) == ("small", True)
        assert record not in str(before)
        began = await play(bob, code)
        assert began["state"]["match"]["commitment"] == ""
        first = (await record_of(server, record)).json()
        second = (await record_of(server, bob.match["id"])).json()
        shared = min(len(first["rounds"]), len(second["rounds"]))
        for i in range(shared):
            assert first["rounds"][i]["deal"] == second["rounds"][i]["deal"]
        assert second["options"] == {"duplicate": code}
        assert "fairness" not in second
        both = [await compared(player, code) for player in (ann, bob)]
        for me, (player, told) in enumerate(zip((ann, bob), both, strict=True)):
            people = [one for one in told["results"] if "level" not in one]
            assert [one["name"] for one in people] == ["Ann", "Bob"], player
            assert [one.get("you", False) for one in people] == [me == 0, me == 1]
            assert not any(one.get("knew") for one in people)
            for one, own in zip(people, (first, second), strict=True):
                rounds = one["played"]["rounds"]
                assert [r["points"] for r in rounds] == [r["points"][0] for r in own["rounds"]]
                assert one["played"]["points"] == sum(r["points"] for r in rounds)
                assert one["played"]["won"] == (own["winner"] == "A")
                assert sum(r["actions"] for r in rounds) < sum(
                    len(r["actions"]) for r in own["rounds"]
                )
            assert min(one["place"] for one in told["results"]) == 1
            (robot,) = (one for one in told["results"] if "level" in one)
            assert robot["level"] == "beginner"  # the best that this server has
            shadow = (await record_of(server, robot["record"])).json()
            assert shadow["rounds"][0]["deal"] == first["rounds"][0]["deal"]
        _, lists = await call(bob, "GET", "/api/duplicates")
        (entry,) = lists["duplicates"]
        assert (entry["code"], entry["by"], entry["mine"]) == (code, "Ann", False)
        assert (entry["players"], entry["count"], entry["state"]) == (2, 2, "played")


def test_who_won_comes_first_then_who_has_more_points_and_equals_share_a_place() -> None:
    results = [(False, 2), (True, 4), (False, 3), (True, 4), (False, 3)]
    played = [DuplicatePlayedJson((), points, won, left=False) for won, points in results]
    assert places_of(played) == (5, 1, 3, 1, 3)


async def test_the_same_deals_have_one_code_and_a_second_time_one_knows_them(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann, record = await played(party, "Ann")
        code = (await made(ann, record))["code"]
        assert (await made(ann, record))["code"] == code
        assert (await made(ann, record, None))["code"] == code
        assert (await made(ann, record, "B"))["code"] != code
        await play(ann, code)
        assert (await made(ann, ann.match["id"]))["code"] == code  # of the second match, too
        people = [r for r in (await compared(ann, code))["results"] if "level" not in r]
        assert [one.get("knew", False) for one in people] == [False, True]


async def test_who_leaves_has_seen_the_deals_and_who_comes_back_plays_on(server: Server) -> None:
    async with Party(server) as party:
        ann, record = await played(party, "Ann", deck=None)
        code = (await made(ann, record))["code"]
        bob = await party.arrive("Bob")
        await bob.ask("duplicate", code=code)
        await bob.ask("ready", salt="x")
        table = bob.code
        _, told = await call(bob, "GET", f"/api/duplicates/{code}")
        assert (told["state"], told["table"], told["results"]) == ("playing", table, None)
        await bob.ask("duplicate", code=code)
        assert bob.code == table
        while not bob.view.get("choices"):
            await bob.receive()
        await bob.act()
        await bob.send("leave")
        await bob.until(lambda m: any(e["kind"] == "closed" for e in m.get("events", ())))
        _, told = await call(bob, "GET", f"/api/duplicates/{code}")
        (own,) = (one for one in told["results"] if one.get("you"))
        assert (told["state"], own["played"]["left"], own["played"]["won"]) == (
            "played",
            True,
            False,
        )


async def test_deals_of_which_the_cards_are_gone_get_no_code(server: Server) -> None:
    async with Party(server) as party:
        rare = SMALL.replace("small", "rare").replace("8/1", "7/1")
        ann, record = await played(party, "Ann", deck=rare)
        with sqlite3.connect(server.database) as connection:
            gone = connection.execute("DELETE FROM decks WHERE text LIKE '%rare%'")
            assert gone.rowcount == 1
        form = {"record": record, "seat": "A"}
        status, told = await call(ann, "POST", "/api/duplicates", form)
        assert (status, told["code"]) == (409, "deals-unknown")
        assert (await call(ann, "GET", "/api/duplicates"))[1] == {"duplicates": []}


async def test_bots_of_other_levels_play_on_request_of_those_who_have_played(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann, record = await played(party, "Ann")
        code = (await made(ann, record))["code"]
        eve = await party.arrive("Eve")
        path = f"/api/duplicates/{code}/bots"
        status, told = await call(eve, "POST", path, {"level": "random"})
        assert (status, told["code"]) == (403, "not-played-yet")
        status, told = await call(ann, "POST", path, {"level": "sharp"})
        assert (status, told["code"]) == (409, "no-such-bots")
        status, told = await call(ann, "POST", path, {"level": "random"})
        assert status == 200
        told = await compared(ann, code, bots=2)
        levels = sorted(one["level"] for one in told["results"] if "level" in one)
        assert (levels, told["levels"], told["thinking"]) == (["beginner", "random"], [], [])
        await call(ann, "POST", path, {"level": "random"})  # once is enough
        assert (await compared(ann, code, bots=2))["results"] == told["results"]


async def test_it_goes_with_its_record_and_takes_the_bots_along_but_no_friends_match(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann, record = await played(party, "Ann")
        code = (await made(ann, record))["code"]
        bob, cleo = await party.arrive("Bob"), await party.arrive("Cleo")
        await play(bob, code)
        await play(cleo, code)
        own = bob.match["id"]
        told = await compared(ann, code)
        (robot,) = (one["record"] for one in told["results"] if "level" in one)
        await call(cleo, "DELETE", "/api/matches")
        told = await compared(ann, code)
        assert [one["name"] for one in told["results"] if "level" not in one] == ["Ann", "Bob"]
        await call(ann, "DELETE", f"/api/matches/{record}")
        for path in (f"/api/duplicates/{code}", f"/records/{record}", f"/records/{robot}"):
            assert (await call(bob, "GET", path))[0] == 404
        assert (await call(bob, "GET", f"/records/{own}"))[0] == 200
        assert (await call(bob, "GET", "/api/duplicates"))[1] == {"duplicates": []}
        refused = await bob.ask("duplicate", code=code)
        assert refused["code"] == "no-such-duplicate"
        status, told = await call(bob, "POST", "/api/duplicates", {"record": own, "seat": "A"})
        assert (status, told["code"]) == (404, "no-such-duplicate")


async def test_deals_are_made_of_own_matches_that_were_played_to_their_end(server: Server) -> None:
    async with Party(server) as party:
        ann, record = await played(party, "Ann")
        eve = await party.arrive("Eve")
        form = {"record": record, "seat": "A"}
        assert (await call(server, "POST", "/api/duplicates", form))[0] == 401
        assert (await call(server, "GET", "/api/duplicates/NOTTHERE"))[0] == 404
        status, told = await call(eve, "POST", "/api/duplicates", form)
        assert (status, told["code"]) == (404, "not-your-match")
        for bad in (
            {"record": record, "seat": "C"},
            {"record": record, "seat": "Z"},
            {"record": "", "seat": "A"},
        ):
            assert (await call(ann, "POST", "/api/duplicates", bad))[0] == 400
        await eve.ask("create", options={"players": 2, "bots": ["beginner"]})
        await eve.ask("ready", salt="x")
        left = eve.match["id"]
        await eve.ask("leave")
        status, told = await call(eve, "POST", "/api/duplicates", {"record": left, "seat": "A"})
        assert (status, told["code"]) == (409, "match-was-left")
        code = (await made(ann, record))["code"]
        status, told = await call(server, "GET", f"/api/duplicates/{code}")  # without a session
        assert (status, told["state"], told["results"]) == (200, "open", None)


def test_a_restart_goes_on_with_the_same_deals(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db")

    async def begin(party: Party) -> tuple[str, str, str]:
        ann, record = await played(
            party, "Ann", deck=None, players=3, bots=["beginner", "beginner"]
        )
        code = (await made(ann, record))["code"]
        bob = await party.arrive("Bob")
        await bob.ask("duplicate", code=code)
        await bob.ask("ready", salt="x")
        return bob.session, code, record

    async def go_on(party: Party, session: str, code: str, record: str) -> None:
        bob = await party.arrive("Bob", session)
        await bob.ask("duplicate", code=code)
        await bob.play()
        first = (await record_of(server, record)).json()
        second = (await record_of(server, bob.match["id"])).json()
        shared = min(len(first["rounds"]), len(second["rounds"]))
        assert [r["deal"] for r in first["rounds"][:shared]] == [
            r["deal"] for r in second["rounds"][:shared]
        ]
        told = await compared(bob, code)  # the bot's match was lost with the server, and is played
        assert [one["name"] for one in told["results"] if "level" not in one] == ["Ann", "Bob"]

    async def run(work: Any) -> Any:
        async with Party(server) as party:
            return await work(party)

    with server:
        known = asyncio.run(run(begin))
        server.kill()
        server.start()
        asyncio.run(run(lambda party: go_on(party, *known)))
