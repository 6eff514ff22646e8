"""A server of today with a database from before the printed deck: everything goes on as it was."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from old.evening import PAIRS, TOLD, back, unpack
from server.http.test_duplicates import call, compared, made, play

from dnup.notation import Record, find_deck, from_json, parse_deck
from dnup.table.fairness import verify
from support.serving import Message, Party, Player, Server, meet, record_of

pytestmark = pytest.mark.anyio

RECORDS: dict[str, str] = TOLD["records"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = unpack("server.db", tmp_path_factory.mktemp("old") / "server.db")
    with Server(database) as server:
        yield server
    assert not server.faults()


async def record(server: Server, id_: str) -> Record:
    answer = await record_of(server, id_)
    assert answer.status_code == 200
    return from_json(answer.content)


def deals(record: Record, rounds: int) -> list[list[list[str]]]:
    return [round_.deal for round_ in record.rounds[:rounds]]


def check_standard(told: Record) -> None:
    """It calls its deck standard, as it always did, and has the cards of that time."""
    assert (told.deck.name, told.deck.hash) == ("standard", PAIRS)


def test_the_running_match_goes_on_after_a_second_restart_and_proves_all_its_deals(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    running = TOLD["running"]
    database = unpack("server.db", tmp_path_factory.mktemp("running") / "server.db")
    server = Server(database)

    async def go_on(party: Party) -> None:
        ann, bob = await back(party, "Ann"), await back(party, "Bob")
        told = await ann.ask("join", code=running["table"])
        await bob.ask("join", code=running["table"])
        match = told["state"]["match"]
        assert (match["id"], match["round"]) == (running["match"], 2)
        assert match["commitment"] == TOLD["commitment"]
        # People shouldn't take these cards for today's standard deck.
        assert told["deck"] == ["pairs", PAIRS]
        assert parse_deck(told["options"]["deck"]).hash == PAIRS
        mover = ann if ann.view.get("choices") else bob
        assert (await mover.act())["kind"] == "update"

    async def finish(party: Party) -> None:
        ann, bob = await back(party, "Ann"), await back(party, "Bob")
        for player in (ann, bob):
            await player.ask("join", code=running["table"])
        await asyncio.gather(ann.play(), bob.play())
        played = await record(server, running["match"])
        check_standard(played)
        assert len(played.rounds) >= 2
        salts = [f"salt of {player.seat}" for player in (ann, bob)]
        commitment = TOLD["commitment"]
        verified = verify(played, find_deck(played), commitment=commitment, salts=salts)
        assert verified.rounds == len(played.rounds)
        # A rematch at that table is played with the same cards.
        for player in (ann, bob):
            await player.send("ready", salt=f"again {player.seat}")
        for player in (ann, bob):
            await player.until_event("match-began")
        await asyncio.gather(ann.play(), bob.play())
        check_standard(await record(server, ann.match["id"]))

    with server:
        meet(server, go_on)
    with server:
        meet(server, finish)
    assert not server.faults()


async def test_the_table_that_waited_begins_with_the_secret_that_it_had(server: Server) -> None:
    async with Party(server) as party:
        eve = await back(party, "Eve")
        told = await eve.ask("join", code=TOLD["gathering"]["table"])
        commitment = TOLD["gathering"]["commitment"]
        assert told["state"]["commitment"] == commitment
        zoe = await party.arrive("Zoe")
        await zoe.ask("join", code=eve.code)
        for player in (eve, zoe):
            await player.send("ready", salt=f"salt of {player.seat}")
        for player in (eve, zoe):
            await player.until_event("match-began")
        await asyncio.gather(eve.play(), zoe.play())
        played = await record(server, eve.match["id"])
        check_standard(played)
        verify(played, find_deck(played), commitment=commitment, salts=["salt of A", "salt of B"])


@pytest.mark.parametrize("players", RECORDS)
def test_a_finished_match_is_replayed_with_its_cards(server: Server, players: str) -> None:
    id_ = RECORDS[players]
    with httpx.Client(base_url=server.address, trust_env=False, timeout=30) as http:
        index = http.get(f"/api/replays/{id_}").json()
        assert index["deck"] == ["pairs", PAIRS]
        table = http.get(f"/api/replays/{id_}/rounds/1?as=A").json()["table"]
        assert sorted(table["hand"]) == sorted(
            http.get(f"/records/{id_}").json()["rounds"][0]["deal"][0]
        )
        knowledge = http.get(f"/api/replays/{id_}/rounds/1/actions/3/knowledge?as=B")
        assert knowledge.status_code == 200
        deck = http.get(f"/api/replays/{id_}/deck").json()
        assert (deck["name"], deck["hash"], parse_deck(deck["text"]).hash) == (
            "pairs",
            PAIRS,
            PAIRS,
        )


async def test_the_list_of_matches_names_the_old_deck(server: Server) -> None:
    async with Party(server) as party:
        ann = await back(party, "Ann")
        _, told = await call(ann, "GET", "/api/matches")
        found = {match["id"]: match["deck"] for match in told["matches"]}
        assert all(found[id_] == ["pairs", PAIRS] for id_ in RECORDS.values())


async def test_a_duplicate_that_was_being_played_goes_on_with_the_same_deals(
    server: Server,
) -> None:
    shared = TOLD["duplicate"]

    async with Party(server) as party:
        cleo = await back(party, "Cleo")
        told = await cleo.ask("join", code=shared["table"])
        assert told["state"]["match"]["id"] == shared["match"]
        await cleo.play()
        first, second = [await record(server, id_) for id_ in (RECORDS["3"], shared["match"])]
        check_standard(second)
        both = min(len(first.rounds), len(second.rounds))
        assert deals(first, both) == deals(second, both)
        results = (await compared(cleo, shared["code"]))["results"]
        people = [one["name"] for one in results if "level" not in one]
        assert people == ["Ann", "Bob", "Cleo"]
        played = [one["played"] for one in results]
        assert all(one["rounds"] for one in played)


async def test_old_deals_can_be_played_and_shared_today(server: Server) -> None:
    async with Party(server) as party:
        zoe = await party.arrive("Zoe")
        code = TOLD["duplicate"]["code"]
        _, told = await call(zoe, "GET", f"/api/duplicates/{code}")
        assert (told["deck"], told["own_deck"]) == (["pairs", PAIRS], True)
        await play(zoe, code)
        first, again = [await record(server, id_) for id_ in (RECORDS["3"], zoe.match["id"])]
        both = min(len(first.rounds), len(again.rounds))
        assert deals(first, both) == deals(again, both)
        check_standard(again)
        ann = await back(party, "Ann")
        await compared(ann, (await made(ann, RECORDS["2"]))["code"])


async def test_an_own_deck_and_what_was_played_with_it_are_still_there(server: Server) -> None:
    own = TOLD["own"]

    async with Party(server) as party:
        dan = await back(party, "Dan")
        _, kept = await call(dan, "GET", "/api/decks")
        (deck,) = kept["decks"]
        assert (deck["name"], deck["hash"]) == ("evens", own["hash"])
        cards = parse_deck(deck["text"])
        before = await record(server, own["record"])
        verify(before, find_deck(before, [cards]), salts=["salt 2"])
        told = await dan.ask("join", code=own["table"])
        assert told["deck"] == ["evens", own["hash"]]
        await dan.play()
        played = await record(server, own["match"])
        verify(played, find_deck(played, [cards]), salts=["dan"])
        await dan.send("leave")
        created = await dan.ask("create", options={"players": 2, "deck": deck["text"]})
        assert created["deck"] == ["evens", own["hash"]]


async def ladder(player: Player, players: int, query: str = "") -> dict[str, Any]:
    status, told = await call(player, "GET", f"/api/ladder/{players}{query}")
    assert status == 200, told
    return told


async def test_the_ladder_starts_again_and_old_results_can_be_read(server: Server) -> None:
    async with Party(server) as party:
        ann = await back(party, "Ann")
        for players, rated in TOLD["rated"].items():
            told = await ladder(ann, int(players))
            assert (told["own"], told["matches"], told["course"]) == (None, 0, [])
            assert told["deck"][0] == "standard"
            assert told["earlier"] == [{"deck": ["pairs", PAIRS], **rated}]
            before = await ladder(ann, int(players), "?deck=pairs")
            assert (before["own"], before["matches"]) == (rated["own"], rated["matches"])
            assert len(before["course"]) == rated["matches"]
            assert sum(rung["played"] for rung in before["rungs"]) <= rated["matches"]
        _, change = await call(ann, "GET", f"/api/ladder/matches/{RECORDS['3']}")
        assert change["after"] == TOLD["rated"]["3"]["own"]
        assert (await call(ann, "GET", "/api/ladder/2?deck=evens"))[0] == 404
        # A match of today counts from where everybody begins, and leaves the old ones alone.
        await ann.ask("create", options={"players": 2, "bots": ["beginner"], "pause": 0})
        await ann.ask("ready", salt="today")
        await ann.play()
        told = await ladder(ann, 2)
        assert told["matches"] == 1
        assert told["earlier"][0]["own"] == TOLD["rated"]["2"]["own"]
        _, change = await call(ann, "GET", f"/api/ladder/matches/{ann.match['id']}")
        assert change["before"] == {"skill": 25.0, "unsure": 8.33}


async def test_a_match_with_the_old_cards_is_not_rated_any_more(server: Server) -> None:
    async with Party(server) as party:
        zoe = await party.arrive("Zoe")
        _, told = await call(zoe, "GET", "/api/decks")
        (pairs,) = told["others"]
        options = {"players": 2, "bots": ["beginner"], "pause": 0, "deck": pairs["text"]}
        await zoe.ask("create", options=options)
        await zoe.ask("ready", salt="x")
        await zoe.play()
        _, change = await call(zoe, "GET", f"/api/ladder/matches/{zoe.match['id']}")
        assert (change["why"], change["after"]) == ("old-deck", None)
        assert (await ladder(zoe, 2))["matches"] == 0


async def test_a_moment_of_an_old_match_can_be_tried_again(server: Server) -> None:
    async with Party(server) as party:
        ann = await back(party, "Ann")
        id_ = RECORDS["3"]
        for deal in ("true", "possible"):
            fields = {"round": 1, "action": 2, "seat": "A", "level": "beginner", "deal": deal}
            told: Message = await ann.ask("what-if", record=id_, **fields)
            assert told["kind"] == "table", told
            assert (told["deck"], len(told["past"])) == (["pairs", PAIRS], 2)
            while ann.match["to_act"] is not None:
                told = await (ann.act() if told.get("choices") else ann.receive())
        async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
            cards = (await http.get(f"/api/replays/{id_}/deck")).json()["text"]
        # 7/9 and 8/9 are cards of pairs only.
        position = "A: 7/9 2/1 | B: 8/9 | C: 3/4 | A to play"
        practice = {"position": position, "seat": "A", "replies": [], "points": []}
        assert (await ann.ask("practise", **practice, deck=cards))["kind"] == "table"
        refused = await ann.ask("practise", **practice)
        assert (refused["code"], refused["facts"]["fault"]) == ("bad-position", "card-not-in-deck")
