"""What a server keeps of replays, and whose turn it is to have one made: within one process."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any, cast

import httpx
import pytest
from starlette.applications import Starlette

from dnup.notation import (
    Record,
    format_deck,
    format_record,
    parse_deck,
    standard_deck,
    to_json,
)
from dnup.protocol import replay as protocol_replay
from dnup.protocol.replay import Viewpoint
from dnup.server.http import replays as replays_module
from dnup.server.http import replays as server_replays
from dnup.server.http.errors import HANDLERS
from dnup.server.http.replays import ReplayResource
from dnup.server.metrics import Metrics
from dnup.server.settings import ServerSettings
from dnup.server.store import Store
from dnup.server.work import replays as work_module
from dnup.server.work.replays import Replays
from dnup.table.replay import MOST_ACTIONS, Replay
from support.proofs import proved_match

SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]'


class NoDecks:
    """A store with nothing in it."""

    async def deck(self, _: str) -> None:
        return None


def elsewhere(http: httpx.AsyncClient) -> httpx.AsyncClient:
    """A client of the same app at another address."""
    transport = http._transport
    assert isinstance(transport, httpx.ASGITransport)
    app = httpx.ASGITransport(transport.app, client=("192.0.2.20", 1))
    return httpx.AsyncClient(transport=app, base_url="http://test")


def alone(test: Callable[[httpx.AsyncClient], Any], **settings: Any) -> None:
    """Run a test with replays behind which there is nothing stored."""

    async def main() -> None:
        metrics = Metrics()
        replays = Replays(cast("Store", NoDecks()), metrics)
        pages = ReplayResource(replays, ServerSettings(**settings), metrics, can_weigh=False)
        app = httpx.ASGITransport(Starlette(routes=pages.routes, exception_handlers=HANDLERS))
        async with httpx.AsyncClient(transport=app, base_url="http://test") as http:
            await test(http)
        replays.stop()

    asyncio.run(main())


def test_files_that_nobody_looks_at_make_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    records = [proved_match(2, seed=seed) for seed in range(1, 5)]
    sizes = [len(to_json(record)) for record in records]
    monkeypatch.setattr(work_module, "FILES", sum(sizes) - 1)

    async def test(http: httpx.AsyncClient) -> None:
        ids = []
        for record in records[:3]:
            answer = await http.post("/api/replays", json={"record": to_json(record)})
            ids.append(answer.json()["id"])
        assert (await http.get(f"/api/replays/{ids[0]}")).status_code == 200
        await http.post("/api/replays", json={"record": to_json(records[3])})
        there = [(await http.get(f"/api/replays/{id_}")).status_code for id_ in ids]
        assert there == [200, 404, 200]  # the first had been looked at since
        again = await http.post("/api/replays", json={"record": to_json(records[1])})
        assert again.json()["id"] == ids[1]

    alone(test)


def test_what_was_read_is_read_again_when_it_was_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_module, "READ", 1)

    async def test(http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/replays", json={"record": to_json(proved_match(4))})
        index = await http.get(f"/api/replays/{answer.json()['id']}")
        assert index.json() == answer.json()

    alone(test)


class Slowly:
    """Rounds that take a while to be made, and in which order they were begun."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[tuple[int, str]] = []
        make = protocol_replay.encode_round

        def slowly(replay: Replay, number: int, look: Viewpoint) -> bytes:
            self.begun.append((number, look))
            time.sleep(0.05)
            return make(replay, number, look)

        monkeypatch.setattr(server_replays, "encode_round", slowly)


def test_one_address_does_not_hold_up_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_module, "WAITING", 6)
    slowly = Slowly(monkeypatch)
    looks = ("open", "spectator", "A", "B", "C")
    rounds = [(number, look) for number in (1, 2) for look in looks]

    async def test(http: httpx.AsyncClient) -> None:
        record = to_json(proved_match(3))
        index = (await http.post("/api/replays", json={"record": record})).json()
        address = f"/api/replays/{index['id']}/rounds"
        greedy = [
            asyncio.create_task(http.get(f"{address}/{number}", params={"as": look}))
            for number, look in rounds
        ]
        await asyncio.sleep(0.02)
        async with elsewhere(http) as other:  # a page that shows a round, and fetches more
            page = await asyncio.gather(
                other.get(f"{address}/3?as=A"),
                other.get(f"{address}/3?as=B"),
                other.get(f"{address}/3/actions/3/knowledge?as=A"),
            )
        assert [answer.status_code for answer in page] == [200, 200, 200]
        assert max(map(slowly.begun.index, [(3, "A"), (3, "B")])) < 6
        answers = await asyncio.gather(*greedy)
        assert [answer.status_code for answer in answers] == [200] * 8 + [429] * 2
        refused = answers[-1]
        assert refused.json() == {"code": "too-fast", "facts": {"seconds": 2, "limit": "8"}}
        assert refused.headers["retry-after"] == "2"

    alone(test, replay_rate=None)


def test_what_was_made_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    slowly = Slowly(monkeypatch)

    async def test(http: httpx.AsyncClient) -> None:
        index = await http.post("/api/replays", json={"record": to_json(proved_match(3))})
        asked = f"/api/replays/{index.json()['id']}/rounds/1?as=A"
        answers = await asyncio.gather(*(http.get(asked) for _ in range(10)))
        answers.append(await http.get(asked))
        assert len({answer.content for answer in answers}) == 1
        assert len({tuple(answer.headers.multi_items()) for answer in answers}) == 1
        assert len(slowly.begun) <= work_module.AT_ONCE
        plain = await http.get(asked, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == answers[0].content
        other = await http.get(asked.replace("as=A", "as=B"))
        assert other.content != plain.content

    alone(test)


def test_answers_are_kept_up_to_a_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays_module, "MADE", 1)
    slowly = Slowly(monkeypatch)

    async def test(http: httpx.AsyncClient) -> None:
        index = await http.post("/api/replays", json={"record": to_json(proved_match(2))})
        for _ in range(3):
            await http.get(f"/api/replays/{index.json()['id']}/rounds/1")
        assert len(slowly.begun) == 3

    alone(test)


def test_a_file_is_read_and_written_away_from_those_who_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[str] = []

    def noted(record: Record) -> str:
        threads.append(threading.current_thread().name)
        return to_json(record)

    monkeypatch.setattr(replays_module, "to_json", noted)

    async def test(http: httpx.AsyncClient) -> None:
        record = proved_match(2, length=4)
        brought = await http.post("/api/replays", json={"record": to_json(record)})
        assert brought.status_code == 200
        endless = format_record(record).replace(
            "\npoints: ", "\n  " + "@ " * MOST_ACTIONS + "\npoints: ", 1
        )
        refused = await http.post("/api/replays", json={"record": endless})
        assert refused.json()["code"] == "record-too-long"
        assert [name.partition("_")[0] for name in threads] == ["replay"]

    alone(test)


def test_a_file_that_is_gone_needs_its_deck_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_module, "FILES", 1)
    deck = parse_deck(SMALL)
    record = to_json(proved_match(2, deck=deck))

    async def test(http: httpx.AsyncClient) -> None:
        for text, status in ((format_deck(deck), 200), ('name = "mine"\ncards = [', 422)):
            answer = await http.post("/api/replays", json={"record": record, "deck": text})
            assert answer.status_code == status

    alone(test)


@pytest.mark.parametrize("again", [None, 'name = "mine"\ncards = [', format_deck(standard_deck())])
def test_a_file_keeps_the_deck_with_which_it_was_brought_first(
    monkeypatch: pytest.MonkeyPatch, again: str | None
) -> None:
    monkeypatch.setattr(work_module, "READ", 1)
    deck = parse_deck(SMALL)
    record = to_json(proved_match(2, deck=deck))

    async def test(http: httpx.AsyncClient) -> None:
        for text in (format_deck(deck), again):
            index = await http.post("/api/replays", json={"record": record, "deck": text})
            assert index.json()["deck"] == ["small", deck.hash]
            assert (await http.get(f"/api/replays/{index.json()['id']}")).json() == index.json()

    alone(test)
