"""The ladder on a real server: what counts is rated once, what does not says why."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from server.http.test_duplicates import SMALL, call, made, play, played

from dnup.analysis.rating import NEW, anchors, rate_against
from dnup.notation import DeckJson, Record, SeatJson, pairs_deck, standard_deck
from dnup.rules import Seat
from dnup.server.http.ladder import why_not
from support.serving import Party, Player, Server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("ladder") / "server.db") as server:
        yield server
    assert not server.faults()


async def ladder(who: Player | Server, players: int = 2) -> dict[str, Any]:
    status, told = await call(who, "GET", f"/api/ladder/{players}")
    assert status == 200, told
    return told


async def rated(player: Player, record: str) -> dict[str, Any]:
    status, told = await call(player, "GET", f"/api/ladder/matches/{record}")
    assert status == 200, told
    return told


async def test_a_match_alone_against_bots_is_rated_when_it_ends(server: Server) -> None:
    async with Party(server) as party:
        ann, first = await played(party, "Ann", deck=None)
        told = await ladder(ann)
        won = ann.match["winner"] == "A"
        points = ann.match["points"]
        after = rate_against(NEW, ["random"], points)
        assert told["own"] == {"skill": round(after.mean, 2), "unsure": round(after.unsure, 2)}
        assert (told["matches"], told["place"], told["guests"]) == (1, None, 0)
        assert [rung["level"] for rung in told["rungs"]] == ["random", "beginner"]
        assert [(rung["played"], rung["won"]) for rung in told["rungs"]] == [(1, int(won)), (0, 0)]
        assert told["next"] == ("beginner" if won else "random")
        assert [(point["rating"], point["won"]) for point in told["course"]] == [(told["own"], won)]
        again = rate_against(after, ["beginner"], (0, 1)).mean - after.mean
        rung = told["rungs"][1]
        assert rung["loss"] == round(again, 2) < 0 < rung["win"]
        assert told["rungs"][0]["chance"] > rung["chance"] > 0
        change = await rated(ann, first)
        begun = {"skill": round(NEW.mean, 2), "unsure": round(NEW.unsure, 2)}
        assert change == {"players": 2, "before": begun, "after": told["own"], "why": None}
        assert (await ladder(ann, 3))["own"] is None
        # A rematch counts, too, on top of it.
        await ann.ask("ready", salt="again")
        await ann.play()
        change = await rated(ann, ann.match["id"])
        assert change["before"] == told["own"] != change["after"]
        assert (await ladder(ann))["matches"] == 2


async def test_who_has_no_session_sees_the_rungs(server: Server) -> None:
    async with Party(server) as _:
        told = await ladder(server, 5)
        assert (told["players"], told["own"], told["course"]) == (5, None, [])
        known = anchors()[5]["beginner"]
        (rung,) = (one for one in told["rungs"] if one["level"] == "beginner")
        assert rung["rating"] == {"skill": known.mean, "unsure": known.unsure}
        for wrong in ("1", "6", "x", "22", "²"):
            assert (await call(server, "GET", f"/api/ladder/{wrong}"))[0] == 404


async def test_what_does_not_count_says_why(server: Server) -> None:
    async with Party(server) as party:
        ann, own_deck = await played(party, "Ann")
        assert (await rated(ann, own_deck))["why"] == "own-deck"
        code = (await made(ann, own_deck))["code"]
        bob, record = await played(party, "Bob", deck=None)
        again = (await made(bob, record))["code"]
        await play(bob, again)
        assert (await rated(bob, bob.match["id"]))["why"] == "duplicate"
        await play(ann, code)
        assert (await ladder(ann))["own"] is None
        cy, di = await party.begin("Cy", "Di", pause=0, deck=SMALL)
        await asyncio.gather(cy.play(), di.play())
        assert (await rated(cy, cy.match["id"]))["why"] == "people"
        assert (await call(cy, "GET", f"/api/ladder/matches/{record}"))[0] == 404


async def test_who_leaves_has_lost_before_the_first_move_and_after_it(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        options = {"players": 3, "bots": ["beginner", "beginner"]}
        await ann.ask("create", options=options)
        await ann.ask("ready", salt="x")
        assert ann.match["lost_if_left"] is True
        assert ann.match["is_rated"] is True
        await ann.ask("leave")
        assert (await rated(ann, ann.match["id"]))["why"] is None
        assert (await ladder(ann, 3))["matches"] == 1
        await ann.ask("create", options=options)
        await ann.ask("ready", salt="x")
        while not ann.view.get("choices"):
            await ann.receive()
        await ann.act()
        assert ann.match["lost_if_left"] is True
        await ann.ask("leave")
        change = await rated(ann, ann.match["id"])
        assert change["why"] is None
        assert change["after"]["skill"] < NEW.mean
        assert [r["played"] for r in (await ladder(ann, 3))["rungs"]][-1] == 2


async def test_the_best_have_played_enough_and_who_starts_anew_is_forgotten(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        await ann.ask("create", options={"players": 4, "bots": ["random"] * 3, "pause": 0})
        for number in range(10):
            assert (await ladder(ann, 4))["best"] == []
            await ann.ask("ready", salt=f"salt {number}")
            await ann.play()
        told = await ladder(ann, 4)
        (best,) = told["best"]
        assert (best["name"], best["matches"], best["you"], best["place"]) == ("Ann", 10, True, 1)
        assert (told["place"], told["guests"], len(told["course"])) == (1, 1, 10)
        assert best["rating"] == told["own"]
        eve = await party.arrive("Eve")
        (seen,) = (await ladder(eve, 4))["best"]
        assert seen == {**best, "you": False}
        assert (await call(eve, "DELETE", "/api/ladder"))[0] == 200
        assert (await ladder(ann, 4))["own"] == told["own"]
        assert (await call(ann, "DELETE", "/api/ladder"))[0] == 200
        gone = await ladder(ann, 4)
        assert (gone["own"], gone["best"], gone["matches"]) == (None, [], 0)
        assert (await rated(ann, ann.match["id"]))["why"] == "not-kept"


SEATS = [SeatJson("Ann"), SeatJson("Beginner", bot="beginner")]
DECK = DeckJson("standard", standard_deck().hash)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({}, None),
        ({"seats": [SeatJson("Ann"), SeatJson("Bob")]}, "people"),
        ({"seats": [SeatJson("Beginner", bot="beginner"), SeatJson("Bob")]}, "people"),
        ({"deck": DeckJson("standard", "0" * 64)}, "own-deck"),
        ({"deck": DeckJson("standard", pairs_deck().hash)}, "old-deck"),
        ({"options": {"duplicate": "H7KQ2MXA"}}, "duplicate"),
        ({"seats": [SeatJson("Ann", assisted=1), SEATS[1]]}, "assisted"),
        ({"seats": [SeatJson("Ann", hints=1), SEATS[1]]}, "hints"),
    ],
)
def test_help_of_any_kind_keeps_a_match_off_the_ladder(
    change: dict[str, Any], why: str | None
) -> None:
    record = Record("dnup/1", DECK, SEATS, {}, [], "A")
    assert why_not(msgspec.structs.replace(record, **change), Seat.A) == why
