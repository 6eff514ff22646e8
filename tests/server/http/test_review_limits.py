"""What reviews a server takes on, and what it does when one fails: within one process."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any, cast

import httpx
import pytest
from starlette.applications import Starlette

from dnup.analysis.moment import Moment
from dnup.notation import parse_deck, to_json
from dnup.server.http import reviews
from dnup.server.http.errors import HANDLERS
from dnup.server.http.replays import ReplayResource
from dnup.server.http.reviews import VERSION, ReviewResource
from dnup.server.limits import Rate
from dnup.server.metrics import Metrics
from dnup.server.settings import ServerSettings
from dnup.server.store import Store, StoredReview, StoreError, StoreErrorCode
from dnup.server.work import findings as judging
from dnup.server.work.findings import Finding
from dnup.server.work.queue import JobQueue, Stopped
from dnup.server.work.replays import Replays
from support.proofs import proved_match

SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]'


class Shelves:
    """A store of records and reviews, of which nothing can be written if it does not work."""

    def __init__(self) -> None:
        self.records: dict[str, bytes] = {}
        self.reviews: dict[str, StoredReview] = {}
        self.works = True

    async def deck(self, _: str) -> str:
        return SMALL

    async def record(self, id_: str) -> bytes | None:
        return self.records.get(id_)

    async def review(self, id_: str) -> StoredReview | None:
        return self.reviews.get(id_)

    async def keep_review(self, review: StoredReview) -> None:
        if not self.works:
            raise StoreError(StoreErrorCode.WRITE_FAILED, reason="full")
        if review.record in self.records:
            self.reviews[review.record] = review


class Slowly:
    """Actions are judged when they are let go; the first so many fail instead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, fail: int = 0) -> None:
        self.gate = threading.Event()
        self.judged = 0
        self._fail = fail
        self._find = judging.find
        monkeypatch.setattr(judging, "find", self.find)

    def find(self, moment: Moment, stop: threading.Event) -> Finding:
        while not self.gate.wait(0.01):
            if stop.is_set():
                raise Stopped
        if self._fail:
            self._fail -= 1
            raise ArithmeticError
        self.judged += 1
        return self._find(moment, stop)


class House:
    """Reviews in front of a store, and clients at several addresses."""

    def __init__(self, rate: Rate | None = None) -> None:
        settings = ServerSettings(replay_rate=rate, upload_rate=None)
        self.store = Shelves()
        self.metrics = Metrics()
        store = cast("Store", self.store)
        self._replays = replays = Replays(store, self.metrics)
        self._queue = queue = JobQueue(settings.review_threads)
        pages = ReplayResource(replays, settings, self.metrics, can_weigh=True)
        self._reviews = ReviewResource(
            store, replays, pages, queue, settings, self.metrics, can_review=True
        )
        routes = [*pages.routes, *self._reviews.routes]
        self._app = Starlette(routes=routes, exception_handlers=HANDLERS)
        self._clients: list[httpx.AsyncClient] = []

    def client(self, address: str = "192.0.2.1") -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self._app, client=(address, 1))
        self._clients.append(httpx.AsyncClient(transport=transport, base_url="http://test"))
        return self._clients[-1]

    async def bring(self, seed: int, players: int = 2, deck: str = SMALL) -> str:
        """A match, as the address of its review."""
        record = to_json(proved_match(players, seed=seed, deck=parse_deck(deck)))
        answer = await self.client().post("/api/replays", json={"record": record, "deck": deck})
        return f"/api/replays/{answer.json()['id']}/review"

    def have_played(self, seed: int) -> str:
        """A match that was played here, as the address of its review."""
        record = to_json(proved_match(2, seed=seed, deck=parse_deck(SMALL)))
        self.store.records["played"] = record.encode()
        return "/api/replays/played/review"

    async def close(self) -> None:
        for client in self._clients:
            await client.aclose()
        self._queue.stop()
        self._replays.stop()


def alone(test: Callable[[House], Awaitable[None]], rate: Rate | None = None) -> None:
    async def main() -> None:
        house = House(rate)
        try:
            await test(house)
        finally:
            await house.close()

    asyncio.run(main())


async def settled(http: httpx.AsyncClient, address: str) -> str:
    """The state of a review when it is over."""
    async with asyncio.timeout(60):
        while True:
            state = str((await http.get(address)).json()["state"])
            if state not in {"waiting", "running"}:
                return state
            await asyncio.sleep(0.02)


def test_who_asks_for_the_same_shares_one_review(monkeypatch: pytest.MonkeyPatch) -> None:
    slowly = Slowly(monkeypatch)

    async def test(house: House) -> None:
        address = await house.bring(1)
        clients = [house.client(f"192.0.2.{n}") for n in range(6)]
        begun = [(await http.post(address)).json() for http in clients]
        assert all(told["state"] in {"waiting", "running"} for told in begun)
        page = house.metrics.page().decode()
        assert 'dnup_reviews{state="running"} 1.0' in page
        slowly.gate.set()
        assert await settled(clients[0], address) == "done"
        assert slowly.judged == begun[0]["total"]
        assert (await clients[1].post(address)).json()["state"] == "done"
        assert slowly.judged == begun[0]["total"]

    alone(test)


def test_an_address_cannot_fill_the_queue_and_all_together_not_more_than_it_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slowly = Slowly(monkeypatch)
    monkeypatch.setattr(reviews, "OF_ADDRESS", 2)
    monkeypatch.setattr(reviews, "WAITING", 3)

    async def test(house: House) -> None:
        one, another = house.client(), house.client("192.0.2.2")
        addresses = [await house.bring(seed) for seed in range(1, 6)]
        for address in addresses[:2]:
            assert (await one.post(address)).status_code == 200
        refused = await one.post(addresses[-1])
        assert (refused.status_code, refused.json()) == (
            429,
            {"code": "too-many-reviews", "facts": {"limit": 2}},
        )
        assert (await one.post(addresses[0])).status_code == 200  # it is among them
        assert (await one.get(addresses[-1])).json()["state"] == "none"
        assert (await another.post(addresses[2])).status_code == 200
        refused = await another.post(addresses[3])
        assert (refused.status_code, refused.json()) == (
            503,
            {"code": "too-many-reviews", "facts": {"limit": 3}},
        )
        slowly.gate.set()
        assert await settled(one, addresses[2]) == "done"
        assert (await one.post(addresses[-1])).status_code == 200

    alone(test)


def test_a_review_that_failed_says_so_and_can_be_begun_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slowly = Slowly(monkeypatch, fail=1)
    slowly.gate.set()

    async def test(house: House) -> None:
        http, address = house.client(), await house.bring(1)
        assert (await http.post(address)).json()["state"] != "failed"
        assert await settled(http, address) == "failed"
        told = (await http.get(address)).json()
        assert (told["done"], told["summary"]) == (len(told["verdicts"]), [])
        assert (await http.post(address)).json()["state"] in {"waiting", "running"}
        assert await settled(http, address) == "done"

    alone(test)


def test_a_file_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST", 3)

    async def test(house: House) -> None:
        http, address = house.client(), await house.bring(1)
        refused = await http.post(address)
        total = (await http.get(address)).json()["total"]
        assert (refused.status_code, refused.json()) == (
            422,
            {"code": "record-too-long", "facts": {"actions": total, "limit": 3}},
        )

    alone(test)


def test_an_address_asks_about_a_few_moments_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    look = judging.look

    def patient(moment: Moment, stop: threading.Event) -> Any:
        assert gate.wait(30)
        return look(moment, stop)

    monkeypatch.setattr(judging, "look", patient)
    monkeypatch.setattr(reviews, "QUESTIONS", 1)

    async def test(house: House) -> None:
        http, address = house.client(), await house.bring(1)
        moment = f"{address}/rounds/1/actions/1"
        asked = [asyncio.create_task(http.get(moment)) for _ in range(3)]
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED, timeout=30)
        refused = [task.result() for task in done]
        assert [answer.status_code for answer in refused] == [429]
        assert refused[0].json()["code"] == "too-fast"
        gate.set()
        codes = sorted([(await task).status_code for task in asked])
        assert codes == [200, 200, 429]

    alone(test)


def test_reviews_that_nobody_asks_for_make_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 1)
    monkeypatch.setattr(reviews, "MOMENTS", 1)

    async def test(house: House) -> None:
        http, address = house.client(), await house.bring(1)
        await http.post(address)
        assert await settled(http, address) == "none"  # of a file it is gone, and can be had again
        assert (await http.get(f"{address}/rounds/1/actions/1")).status_code == 200

    alone(test)


def test_who_asks_too_fast_is_told_to_wait() -> None:
    async def test(house: House) -> None:
        http, address = house.client(), house.have_played(1)
        codes = [(await http.get(address)).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        assert (await http.post(address)).json()["code"] == "too-fast"
        assert (await house.client("192.0.2.9").get(address)).status_code == 200

    alone(test, Rate(3, 600))


def test_a_review_in_an_older_form_is_worked_out_again() -> None:
    async def test(house: House) -> None:
        http, address = house.client(), house.have_played(1)
        house.store.reviews["played"] = StoredReview("played", VERSION - 1, b"[]", b"old")
        assert (await http.get(address)).json()["state"] == "none"
        await http.post(address)
        assert await settled(http, address) == "done"
        assert house.store.reviews["played"].version == VERSION

    alone(test)


def test_a_review_that_cannot_be_stored_is_told_all_the_same(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test(house: House) -> None:
        http, address = house.client(), house.have_played(1)
        house.store.works = False
        await http.post(address)
        assert await settled(http, address) == "done"
        assert not house.store.reviews

    alone(test)
    assert "review-not-stored" in caplog.text


def test_a_match_that_is_deleted_in_the_middle_of_its_review_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slowly = Slowly(monkeypatch)

    async def test(house: House) -> None:
        http, address = house.client(), house.have_played(1)
        await http.post(address)
        del house.store.records["played"]
        assert (await http.get(address)).status_code == 404
        slowly.gate.set()
        async with asyncio.timeout(60):
            while "running" in house.metrics.page().decode().partition("dnup_reviews{")[2][:40]:
                await asyncio.sleep(0.02)
        assert not house.store.reviews
        assert (await http.get(address)).status_code == 404

    alone(test)
