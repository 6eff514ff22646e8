"""The mistakes of a guest across all own matches: summed up by kind, reviewed if asked for."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from dnup.protocol.review import MistakeExampleJson, MistakeKindJson
from dnup.server.http import mistakes as mistakes_module
from dnup.server.http.errors import HANDLERS
from dnup.server.http.mistakes import MistakeResource
from dnup.server.http.reviews import VERSION, ReviewResource
from dnup.server.http.sessions import Sessions
from dnup.server.metrics import Metrics
from dnup.server.play.guests import Guests, Known
from dnup.server.refused import RequestRefused
from dnup.server.store import Guest, Judged, Session, Store, StoreError, StoreErrorCode
from dnup.server.work.mistakes import EXAMPLES, Mistake, encode_digest, sum_up
from support.serving import Party, Player, Server, meet

SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]'


def judged(record: str, seat: str, *mistakes: Mistake, at: int = 1) -> Judged:
    return Judged(record, seat, at, VERSION, encode_digest(mistakes))


def test_only_the_own_seat_counts_and_the_costliest_kind_comes_first() -> None:
    told = sum_up(
        [
            judged(
                "r",
                "A",
                Mistake("A", "too-high", 1, 2, 30),
                Mistake("B", "too-low", 1, 3, 900),
                Mistake("A", "too-many", 2, 5, 40),
            ),
            judged("s", "B", Mistake("B", "too-high", 1, 4, 25), Mistake("A", "too-many", 1, 1, 9)),
            Judged("t", "A", 9, None, None),
        ]
    )
    assert told == (
        MistakeKindJson(
            kind="too-high",
            count=2,
            lost=55,
            examples=(
                MistakeExampleJson("r", 1, 2, "A", 1, 30),
                MistakeExampleJson("s", 1, 4, "B", 1, 25),
            ),
        ),
        MistakeKindJson("too-many", 1, 40, (MistakeExampleJson("r", 2, 5, "A", 1, 40),)),
    )
    assert sum_up([]) == ()


def test_of_each_kind_the_costliest_examples_are_told_the_latest_of_equal_ones() -> None:
    matches = [
        judged(f"r{at}", "A", Mistake("A", "too-few", 1, 1, loss), at=at)
        for at, loss in enumerate((20, 50, 30, 30, 20))
    ]
    (kind,) = sum_up(matches)
    assert (kind.count, kind.lost) == (5, 150)
    assert [example.id for example in kind.examples] == ["r1", "r3", "r2"][:EXAMPLES]


async def asked(
    server: Server, player: Player | None, method: str = "GET"
) -> tuple[int, dict[str, Any]]:
    headers = {} if player is None else {"cookie": f"dnup_session={player.session}"}
    async with httpx.AsyncClient(
        base_url=server.address, headers=headers, trust_env=False, timeout=60
    ) as http:
        answer = await http.request(method, "/api/mistakes")
        return answer.status_code, answer.json()


def test_the_latest_matches_are_reviewed_when_asked_for_and_summed_up(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db", "--levels=beginner,casual")

    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob", deck=SMALL, pause=0)
        await asyncio.gather(ann.play(), bob.play())
        first = ann.match["id"]
        eve = await party.arrive("Eve")
        nothing = {"matches": 0, "unreviewed": 0, "at_once": 0, "running": False, "kinds": []}
        assert await asked(server, eve) == (200, nothing)
        assert await asked(server, eve, "POST") == (200, nothing)
        assert (await asked(server, None))[0] == 401
        assert (await asked(server, None, "POST"))[0] == 401
        assert await asked(server, ann) == (200, {**nothing, "unreviewed": 1, "at_once": 1})
        status, told = await asked(server, ann, "POST")
        assert (status, told) == (200, {**nothing, "unreviewed": 1, "at_once": 1, "running": True})
        end = time.monotonic() + 60
        while told["running"]:
            assert time.monotonic() < end
            await asyncio.sleep(0.05)
            _, told = await asked(server, ann)
        assert (told["matches"], told["unreviewed"]) == (1, 0)
        assert (await asked(server, bob))[1]["matches"] == 1  # the review is the match's
        async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
            review = (await http.get(f"/api/replays/{first}/review")).json()
        assert review["state"] == "done"
        for player, seat in ((ann, "A"), (bob, "B")):
            _, told = await asked(server, player)
            bad = [
                v
                for v in review["verdicts"]
                if v["seat"] == seat and v["grade"] not in ("good", "great")
            ]
            lost = {kind["kind"]: (kind["count"], kind["lost"]) for kind in told["kinds"]}
            assert sum(count for count, _ in lost.values()) == len(bad)
            assert sum(loss for _, loss in lost.values()) == sum(v["loss"] for v in bad)
            assert all(e["id"] == first for kind in told["kinds"] for e in kind["examples"])

    with server:
        meet(server, test)
    assert not server.faults()


def test_a_server_without_bots_that_search_says_that_it_cannot(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db")

    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob", deck=SMALL, pause=0)
        await asyncio.gather(ann.play(), bob.play())
        assert (await asked(server, ann))[1]["unreviewed"] == 1
        status, told = await asked(server, ann, "POST")
        assert (status, told["code"]) == (503, "no-kernel")

    with server:
        meet(server, test)
    assert not server.faults()


class Waiting:
    """Reviews that are never done."""

    def __init__(self) -> None:
        self.wanted: list[str] = []

    def check(self) -> None:
        """There is always room."""

    async def have(self, id_: str, _who: str) -> None:
        self.wanted.append(id_)
        if id_ == "gone":
            raise RequestRefused(404, "no-such-record")
        if id_ != "quick":
            await asyncio.Event().wait()


class Listed:
    """A store in which a guest has matches that were not reviewed; or that does not answer."""

    def __init__(self, *records: str, works: bool = True) -> None:
        self._records = records
        self._works = works

    async def judged(self, _: str) -> list[Judged]:
        if not self._works:
            raise StoreError(StoreErrorCode.READ_FAILED, reason="gone")
        return [Judged(record, "A", 1, None, None) for record in self._records]


def alone(store: Listed, test: Callable[[httpx.AsyncClient, Waiting], Awaitable[None]]) -> None:
    """Run a test in which the guest is who the header says."""

    async def main() -> None:
        class AsTheySay(Sessions):
            async def known(self, request: Request) -> Known:
                who = request.headers["who"]
                return Known(Guest(who, "", 0), Session(who, who, "", 0, 0, 0))

        reviews, kept = Waiting(), cast("Store", store)
        mistakes = MistakeResource(
            AsTheySay(kept, Guests(kept)), cast("ReviewResource", reviews), Metrics()
        )
        app = httpx.ASGITransport(Starlette(routes=mistakes.routes, exception_handlers=HANDLERS))
        async with httpx.AsyncClient(transport=app, base_url="http://test") as http:
            await test(http, reviews)
        mistakes.stop()

    asyncio.run(main())


def test_the_latest_are_reviewed_one_after_the_other_and_what_is_gone_is_left_out() -> None:
    async def test(http: httpx.AsyncClient, reviews: Waiting) -> None:
        for _ in range(2):
            told = (await http.post("/api/mistakes", headers={"who": "ann"})).json()
            assert (told["unreviewed"], told["running"]) == (4, True)
        await asyncio.sleep(0)
        assert reviews.wanted == ["quick", "gone", "long"]

    alone(Listed("quick", "gone", "long", "next"), test)


def test_no_more_than_the_latest_are_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistakes_module, "LATEST", 2)

    async def test(http: httpx.AsyncClient, reviews: Waiting) -> None:
        await http.post("/api/mistakes", headers={"who": "ann"})
        await asyncio.sleep(0.01)
        told = (await http.get("/api/mistakes", headers={"who": "ann"})).json()
        assert (reviews.wanted, told["running"]) == (["gone", "quick"], False)
        assert (told["unreviewed"], told["at_once"]) == (3, 2)

    alone(Listed("gone", "quick", "long"), test)


def test_this_is_done_for_so_many_guests_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistakes_module, "GUESTS", 2)

    async def test(http: httpx.AsyncClient, _: Waiting) -> None:
        answers = [
            await http.post("/api/mistakes", headers={"who": who})
            for who in ("ann", "bob", "eve", "ann")
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 503, 200]
        refused = {"code": "too-many-reviews", "facts": {"limit": 2}}
        assert answers[2].json() == refused

    alone(Listed("long"), test)


def test_a_store_that_does_not_answer_is_told() -> None:
    async def test(http: httpx.AsyncClient, _: Waiting) -> None:
        for method in ("GET", "POST"):
            answer = await http.request(method, "/api/mistakes", headers={"who": "ann"})
            assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")

    alone(Listed(works=False), test)
