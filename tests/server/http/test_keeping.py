"""What guests keep: their matches and decks, over HTTP, on a real server with a real file."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from dnup.notation import format_deck, pairs_deck, standard_deck
from dnup.server.http import requests as desk_module
from dnup.server.http.decks import MOST, DeckResource, check
from dnup.server.http.errors import HANDLERS
from dnup.server.http.matches import MatchResource
from dnup.server.http.sessions import Sessions
from dnup.server.metrics import Metrics
from dnup.server.play.guests import Guests, Known
from dnup.server.store import Guest, Session, Store, StoreError, StoreErrorCode
from dnup.server.work.replays import Replays
from dnup.table.options import MAX_DECK_TEXT
from support.serving import Party, Player, Server, meet, record_of, sign_in

pytestmark = pytest.mark.anyio

SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "3/6", "4/9", "8/1"]\n'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("keeping") / "server.db") as server:
        yield server
    assert not server.faults()


def client(server: Server, session: str = "") -> httpx.AsyncClient:
    headers = {"cookie": f"dnup_session={session}"} if session else {}
    return httpx.AsyncClient(base_url=server.address, headers=headers, trust_env=False)


async def matches_of(server: Server, player: Player, before: str | None = None) -> dict[str, Any]:
    async with client(server, player.session) as http:
        asked = {} if before is None else {"before": before}
        answer = await http.get("/api/matches", params=asked)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told


async def decks_of(server: Server, session: str) -> list[dict[str, Any]]:
    async with client(server, session) as http:
        told: list[dict[str, Any]] = (await http.get("/api/decks")).json()["decks"]
        return told


async def play_with_bot(party: Party, name: str, session: str | None = None) -> Player:
    """A guest who has played a match against a bot, with few cards, to its end."""
    player = await party.arrive(name, session)
    options = {"players": 2, "bots": ["beginner"], "deck": SMALL, "pause": 0}
    await player.ask("create", options=options)
    await player.ask("ready", salt="one")
    await player.play()
    return player


async def test_a_match_is_in_the_lists_of_all_who_played_and_of_nobody_else(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob", deck=SMALL, pause=0)
        eve = await party.arrive("Eve")
        assert await matches_of(server, ann) == {"matches": [], "more": None}
        await asyncio.gather(ann.play(), bob.play())
        hers, his = await matches_of(server, ann), await matches_of(server, bob)
        (mine,) = hers["matches"]
        assert his["matches"] == [{**mine, "seat": "B"}]
        assert (mine["seat"], mine["winner"] in {"A", "B"}) == ("A", True)
        assert [seat["name"] for seat in mine["seats"]] == ["Ann", "Bob"]
        assert max(mine["points"]) == 2 == mine["points"]["AB".index(mine["winner"])]
        assert mine["rounds"] == sum(mine["points"])
        assert mine["deck"][0] == "small"
        assert (await record_of(server, mine["id"])).json()["winner"] == mine["winner"]
        assert (await matches_of(server, eve))["matches"] == []


async def test_a_bot_keeps_no_list_and_the_last_who_deletes_a_match_takes_the_record_along(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann = await play_with_bot(party, "Ann")
        (match,) = (await matches_of(server, ann))["matches"]
        assert [seat.get("bot") for seat in match["seats"]] == [None, "beginner"]
        async with client(server, ann.session) as http:
            assert (await http.delete(f"/api/matches/{match['id']}")).status_code == 200
            assert (await matches_of(server, ann))["matches"] == []
            again = await http.delete(f"/api/matches/{match['id']}")
            assert (again.status_code, again.json()["code"]) == (404, "not-your-match")
        assert (await record_of(server, match["id"])).status_code == 404


async def test_who_deletes_a_match_takes_it_from_nobody_else(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob", deck=SMALL, pause=0)
        eve = await party.arrive("Eve")
        await asyncio.gather(ann.play(), bob.play())
        (match,) = (await matches_of(server, ann))["matches"]
        async with client(server, eve.session) as http:
            assert (await http.delete(f"/api/matches/{match['id']}")).status_code == 404
            assert (await http.delete("/api/matches")).status_code == 200
        async with client(server, ann.session) as http:
            assert (await http.delete("/api/matches")).status_code == 200
        assert (await matches_of(server, ann))["matches"] == []
        assert [m["id"] for m in (await matches_of(server, bob))["matches"]] == [match["id"]]
        assert (await record_of(server, match["id"])).status_code == 200
        async with client(server, bob.session) as http:
            await http.delete(f"/api/matches/{match['id']}")
        assert (await record_of(server, match["id"])).status_code == 404


async def test_a_match_that_was_left_has_no_winner_and_is_in_the_list(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        await ann.send("leave")
        await bob.ask("leave")
        for player in (ann, bob):
            async with asyncio.timeout(60):
                while not (found := (await matches_of(server, player))["matches"]):
                    await asyncio.sleep(0.05)
            assert (found[0]["winner"], found[0]["rounds"]) == (None, 1)
            assert found[0]["deck"][0] == "standard"


async def test_the_list_comes_in_pages(server: Server) -> None:
    async with Party(server) as party:
        ann = await play_with_bot(party, "Ann")
        for i in range(20):
            await ann.ask("ready", salt=f"again {i}")
            await ann.play()
        first = await matches_of(server, ann)
        rest = await matches_of(server, ann, first["more"])
        assert (len(first["matches"]), len(rest["matches"]), rest["more"]) == (20, 1, None)
        all_ = [*first["matches"], *rest["matches"]]
        ended = [match["ended_at"] for match in all_]
        assert ended == sorted(ended, reverse=True)
        assert len({match["id"] for match in all_}) == 21
        async with client(server, ann.session) as http:
            for bad in ("", "x", "1-", "1-../x", "99999999999999999999-a"):
                assert (await http.get("/api/matches", params={"before": bad})).status_code == 400


@pytest.mark.parametrize("session", ["", "made-up"])
async def test_without_a_session_there_is_nothing_to_see_or_to_change(
    server: Server, session: str
) -> None:
    async with Party(server) as _party, client(server, session) as http:
        for answer in (
            await http.get("/api/matches"),
            await http.delete("/api/matches"),
            await http.delete("/api/matches/x"),
            await http.get("/api/decks"),
            await http.post("/api/decks", json={"text": SMALL}),
            await http.post("/api/decks/check", json={"text": SMALL}),
            await http.delete("/api/decks/x"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (401, "no-session")


async def test_a_deck_is_checked_with_all_its_faults_and_comes_back_to_be_put_right(
    server: Server,
) -> None:
    async with Party(server) as _party, client(server, await sign_in(server, "Ann")) as http:
        good = await http.post("/api/decks/check", json={"text": SMALL})
        assert (good.status_code, good.json()["problems"]) == (200, [])
        told = good.json()["deck"]
        assert (told["name"], told["count"]) == ("small", 5)
        assert told["packs"][0] == {"players": 2, "count": 5, "each": 2, "over": 1}
        assert told["cards"] == ["1/5*", "1/8", "2/7", "3/6", "4/9"]
        text = 'name = ""\ncards = ["1/1", "12/3", "1/4 angry", "2/5*", "2/6*", 7]'
        bad = await http.post("/api/decks/check", json={"text": text})
        assert (bad.status_code, bad.json()["deck"]) == (200, None)
        counted = [pack["count"] for pack in bad.json()["packs"]]
        assert counted == [4, 4, 4, 4]
        assert [(p["why"], p["entry"]) for p in bad.json()["problems"]] == [
            ("unknown-face", 3),
            ("bad-entry", 6),
            ("same-values", 1),
            ("value-range", 2),
            ("star-twice", 5),
        ]
        assert bad.json()["name"] == ""
        assert bad.json()["entries"] == ["1/1", "12/3", "1/4 angry", "2/5*", "2/6*", ""]
        none = (await http.post("/api/decks/check", json={"text": "Dear Ann"})).json()
        assert [p["why"] for p in none["problems"]] == ["bad-toml"]
        assert (none["name"], none["entries"]) == (None, [])
        dots = "a" + ".a" * 1000 + " = 1"
        long = (await http.post("/api/decks/check", json={"text": dots})).json()
        assert [p["why"] for p in long["problems"]] == ["bad-toml"]
        kept = await http.post("/api/decks", json={"text": text})
        assert (kept.status_code, kept.json()["code"]) == (422, "bad-deck")
        assert kept.json()["problems"] == bad.json()["problems"]
        for body in ({}, {"text": 7}, {"text": "x" * (MAX_DECK_TEXT + 1)}, {"test": ""}):
            answer = await http.post("/api/decks/check", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        form = await http.post("/api/decks", data={"text": SMALL})
        assert form.status_code == 415
        theirs = {"origin": "https://evil.example"}
        asked = await http.post("/api/decks", json={"text": SMALL}, headers=theirs)
        assert asked.status_code == 403


async def test_a_deck_for_some_player_counts_only_says_so_and_counts_no_others(
    server: Server,
) -> None:
    async with Party(server):
        text = (
            'name = "duel"\nplayers = [2]\ncards = ["1/5*", "2/10", "10/2", "1/10", "3/4", "3/4"]\n'
        )
        async with client(server, await sign_in(server, "Ann")) as http:
            deck = (await http.post("/api/decks", json={"text": text})).json()
            assert deck["players"] == [2]
            assert deck["packs"] == [{"players": 2, "count": 6, "each": 3, "over": 0}]
            assert deck["cards"] == ["1/5*", "1/10", "2/10", "2/10", "3/4", "3/4"]
            assert "players = [2]\n" in deck["text"]
            again = (await http.post("/api/decks/check", json={"text": deck["text"]})).json()
            assert again["deck"] == deck
            everybody = text.replace("players = [2]\n", "")
            checked = (await http.post("/api/decks/check", json={"text": everybody})).json()
            assert checked["players"] == checked["deck"]["players"] == [2, 3, 4, 5]
            assert checked["deck"]["hash"] != deck["hash"]


@pytest.mark.parametrize(
    ("written", "players"),
    [("[4, 2, 9, 2]", [2, 4]), ("[]", []), ('"two"', []), ("[2.0, true, 3]", [3]), ("[1]", [])],
)
def test_of_wrong_player_counts_those_that_can_be_are_told(
    written: str, players: list[int]
) -> None:
    checked = check(SMALL.replace("cards", f"players = {written}\ncards"))
    assert checked.deck is None
    assert [problem.why for problem in checked.problems] == ["bad-players"]
    assert checked.players == [pack.players for pack in checked.packs] == players


async def test_decks_are_kept_renamed_changed_and_dropped_by_their_guest_alone(
    server: Server,
) -> None:
    async with Party(server):
        ann, bob = await sign_in(server, "Ann"), await sign_in(server, "Bob")
        async with client(server, ann) as hers, client(server, bob) as his:
            kept = (await hers.post("/api/decks", json={"text": SMALL})).json()
            assert [deck["name"] for deck in await decks_of(server, ann)] == ["small"]
            assert await decks_of(server, bob) == []
            other = SMALL.replace("small", "Bob's")
            assert (await his.post("/api/decks", json={"text": other})).json()["hash"] == kept[
                "hash"
            ]
            assert [deck["name"] for deck in await decks_of(server, ann)] == ["small"]
            await hers.post("/api/decks", json={"text": SMALL.replace("small", "tiny")})
            assert [deck["name"] for deck in await decks_of(server, ann)] == ["tiny"]
            changed = {"text": SMALL.replace("2/7", "2/6"), "instead": kept["hash"]}
            new = (await hers.post("/api/decks", json=changed)).json()
            assert [deck["hash"] for deck in await decks_of(server, ann)] == [new["hash"]]
            gone = await his.delete(f"/api/decks/{new['hash']}")
            assert (gone.status_code, gone.json()["code"]) == (404, "no-such-deck")
            assert (await hers.delete(f"/api/decks/{new['hash']}")).status_code == 200
            assert await decks_of(server, ann) == []
            assert len(await decks_of(server, bob)) == 1
            assert (await hers.post("/api/decks", json={"text": "x"})).status_code == 422
            shelf = (await hers.get("/api/decks")).json()
            assert shelf["standard"]["text"] == format_deck(standard_deck())
            assert [deck["text"] for deck in shelf["others"]] == [format_deck(pairs_deck())]


async def test_a_guest_keeps_a_bounded_number_of_decks_and_checks_a_bounded_number_of_times(
    server: Server,
) -> None:
    async with Party(server):
        session = await sign_in(server, "Ann")
        async with client(server, session) as http:
            for i in range(MOST):
                cards = '"1/2", ' * (i + 1)
                text = SMALL.replace('"2/7"', f'{cards} "2/7"') if i < 10 else None
                text = text or SMALL.replace('"2/7"', '"1/3", ' * (i - 9) + ' "2/7"')
                assert (await http.post("/api/decks", json={"text": text})).status_code == 200
            full = await http.post("/api/decks", json={"text": SMALL})
            assert (full.status_code, full.json()["code"]) == (409, "too-many-decks")
            assert full.json()["facts"] == {"most": MOST}
            decks = await decks_of(server, session)
            assert len(decks) == MOST
            instead = {"text": SMALL, "instead": decks[0]["hash"]}
            assert (await http.post("/api/decks", json=instead)).status_code == 200
            assert (await http.post("/api/decks/check", json={"text": ""})).status_code == 200
            # Many at a time, since what a guest may ask comes back with every second.
            refused: list[httpx.Response] = []
            while not refused:
                asked = (http.post("/api/decks/check", json={"text": ""}) for _ in range(60))
                checks = await asyncio.gather(*asked)
                refused = [check for check in checks if check.status_code != 200]
            assert (refused[0].status_code, refused[0].json()["code"]) == (429, "too-fast")


def test_lists_outlive_the_server_and_go_along_to_another_device(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db")
    sessions: list[str] = []

    async def before(party: Party) -> None:
        ann = await play_with_bot(party, "Ann")
        async with client(server, ann.session) as http:
            await http.post("/api/decks", json={"text": SMALL})
        sessions.append(ann.session)

    async def after(_party: Party) -> None:
        async with client(server, sessions[0]) as laptop, client(server) as phone:
            code = (await laptop.post("/api/handover")).json()["code"]
            await phone.post("/api/guest", json={"handover": code})
            for path in ("/api/matches", "/api/decks"):
                here, there = await laptop.get(path), await phone.get(path)
                assert here.json() == there.json()
            assert len((await phone.get("/api/matches")).json()["matches"]) == 1
            assert len((await phone.get("/api/decks")).json()["decks"]) == 1

    with server:
        meet(server, before)
        server.kill()
        server.start()
        meet(server, after)
    assert not server.faults()


class BrokenStore:
    """A store that cannot read."""

    def __getattr__(self, name: str) -> Any:
        async def fail(*_asked: Any, **_named: Any) -> None:
            raise StoreError(StoreErrorCode.READ_FAILED, reason="disk gone")

        return fail


class OfAnn(Sessions):
    """Everybody is Ann, and the store is broken."""

    def __init__(self) -> None:
        store = cast("Store", BrokenStore())
        super().__init__(store, Guests(store))

    async def known(self, _request: Request) -> Known:
        return Known(Guest("ann", "Ann", 0), Session("s", "ann", "hash", 0, 0, 0))


async def test_what_the_store_cannot_do_is_told_and_can_be_tried_again() -> None:
    sessions, metrics = OfAnn(), Metrics()
    routes = [
        *DeckResource(sessions, Replays(sessions.store, metrics), metrics).routes,
        *MatchResource(sessions, metrics).routes,
    ]
    app = Starlette(routes=routes, exception_handlers=HANDLERS)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        for answer in (
            await http.get("/api/matches"),
            await http.delete("/api/matches"),
            await http.delete("/api/matches/x"),
            await http.get("/api/decks"),
            await http.post("/api/decks", json={"text": SMALL}),
            await http.delete("/api/decks/x"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/matches"),
        ("DELETE", "/api/matches"),
        ("DELETE", "/api/matches/x"),
        ("GET", "/api/decks"),
        ("DELETE", "/api/decks/x"),
    ],
)
async def test_who_asks_too_often_for_what_they_keep_has_to_wait(
    monkeypatch: pytest.MonkeyPatch, method: str, path: str
) -> None:
    monkeypatch.setattr(desk_module, "time", SimpleNamespace(monotonic=lambda: 1.0))

    sessions, metrics = OfAnn(), Metrics()
    routes = [
        *DeckResource(sessions, Replays(sessions.store, metrics), metrics).routes,
        *MatchResource(sessions, metrics).routes,
    ]
    app = Starlette(routes=routes, exception_handlers=HANDLERS)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        asked = [await http.request(method, path) for _ in range(121)]
    assert {answer.status_code for answer in asked[:-1]} == {503}
    assert (asked[-1].status_code, asked[-1].json()["code"]) == (429, "too-fast")
    assert asked[-1].headers["retry-after"] == "1"
    assert b'dnup_refusals_total{code="too-fast"} 1.0' in metrics.page()


async def test_the_list_tells_a_deck_that_is_only_called_standard(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.arrive("Ann"), await party.arrive("Bob")
        named = SMALL.replace("small", "standard")
        await ann.ask("create", options={"public": True, "deck": named})
        await bob.ask("create", options={"public": True})
        listed = await ann.ask("list")
        own = {table["code"]: (table["deck"], table["own_deck"]) for table in listed["tables"]}
        assert own[ann.code] == ("standard", True)
        assert own[bob.code] == ("standard", False)
