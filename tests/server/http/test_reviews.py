"""Reviews on a real server: in the background, the same for all, and kept with their matches."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from dnup.analysis.moment import moments
from dnup.analysis.reason import reasons
from dnup.notation import Record, action_to_json, parse_deck, replay, to_json
from dnup.rules import Seat
from support.games import RECORDS
from support.proofs import proved_match
from support.retold import records_of
from support.serving import Message, Party, Server, meet
from support.worlds import write_story

SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]'
SECONDS = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("reviews") / "server.db"
    with Server(database, "--levels=beginner,casual") as server:
        yield server


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http:
        yield http


def bring(http: httpx.Client, record: Record, **more: Any) -> str:
    answer = http.post("/api/replays", json={"record": to_json(record), **more})
    return str(answer.json()["id"])


def small_match(seed: int = 1, length: int | None = None) -> Record:
    return proved_match(2, seed=seed, deck=parse_deck(SMALL), length=length)


def reviewed(http: httpx.Client, id_: str) -> Message:
    """The whole review of a match, which is begun if it was not."""
    address = f"/api/replays/{id_}/review"
    told: Message = http.post(address).json()
    end = time.monotonic() + SECONDS
    while told["state"] in {"waiting", "running"}:
        assert time.monotonic() < end, told
        time.sleep(0.05)
        told = http.get(address).json()
    assert told["state"] == "done", told
    return told


def played_here(server: Server, *names: str) -> tuple[str, list[str]]:
    """A match that people have played on a server: its id, and their sessions."""
    found: list[str] = []

    async def test(party: Party) -> None:
        players = await party.begin(*names, deck=SMALL)
        await asyncio.gather(*(player.play() for player in players))
        found.append(players[0].match["id"])
        found.extend(player.session for player in players)

    meet(server, test)
    return found[0], found[1:]


def test_a_review_tells_of_every_action_of_every_round_and_adds_up(http: httpx.Client) -> None:
    record = small_match()
    id_ = bring(http, record, deck=SMALL)
    address = f"/api/replays/{id_}/review"
    total = sum(len(round_.actions) for round_ in record.rounds)
    before = http.get(address).json()
    assert (before["state"], before["total"], before["verdicts"]) == ("none", total, [])
    told = reviewed(http, id_)
    assert (told["id"], told["done"], told["total"]) == (id_, total, total)
    places = [(v["round"], v["action"]) for v in told["verdicts"]]
    assert places == [
        (number, action)
        for number, round_ in enumerate(record.rounds, start=1)
        for action in range(1, len(round_.actions) + 1)
    ]
    done = [action for round_ in record.rounds for action in round_.actions]
    assert [v["played"]["action"] for v in told["verdicts"]] == json.loads(
        msgspec.json.encode(done)
    )
    for verdict in told["verdicts"]:
        is_best = verdict["played"]["action"] == verdict["best"]["action"]
        assert (verdict["grade"] in ("great", "good")) == ("kind" not in verdict)
        assert not (is_best and verdict["loss"])
    for round_, rows in zip(told["rounds"], record.rounds, strict=True):
        assert len(round_["outlook"]) == len(rows.actions) + 1
        for account in round_["accounts"]:
            parts = sum(account[part] for part in ("before", "deal", "play", "rest"))
            assert parts == account["after"]
        for chances in round_["outlook"]:
            assert sum(chances["round"]) == pytest.approx(1, abs=0.01)
            assert sum(chances["match"]) == pytest.approx(1, abs=0.01)
        assert sorted(round_["outlook"][-1]["round"]) == [0, 1]
    assert [summary["seat"] for summary in told["summary"]] == ["A", "B"]
    winner = told["summary"]["AB".index(str(record.winner))]
    assert winner["account"]["after"] == 1000


def test_the_first_verdicts_come_before_the_last_and_only_new_ones_if_asked_for(
    http: httpx.Client,
) -> None:
    id_ = bring(http, proved_match(3, length=24))
    address = f"/api/replays/{id_}/review"
    seen: list[Message] = []
    sizes: list[int] = []
    told = http.post(address).json()
    assert (told["state"], told["done"]) in (("running", 0), ("waiting", 0))
    while told["state"] != "done":
        time.sleep(0.02)
        told = http.get(address, params={"after": len(seen)}).json()
        seen += told["verdicts"]
        sizes.append(len(seen))
        assert told["done"] == len(seen)
        assert told["summary"] == [] or told["state"] == "done"
    assert len(seen) == 24
    assert len(set(sizes)) > 3  # they came one after the other
    whole = http.get(address).json()
    assert whole["verdicts"] == seen
    assert http.get(address, params={"after": 24}).json() == {**whole, "verdicts": []}
    assert http.get(address, params={"after": 99}).json() == {**whole, "verdicts": []}


def test_the_same_record_gets_the_same_review_byte_by_byte_on_any_server(
    tmp_path: Path, http: httpx.Client
) -> None:
    id_ = bring(http, small_match(2), deck=SMALL)
    reviewed(http, id_)
    one = http.get(f"/api/replays/{id_}/review").content
    options = ("--levels=beginner,casual", "--review-threads=1")
    with (
        Server(tmp_path / "other.db", *options) as other,
        httpx.Client(base_url=other.address, trust_env=False, timeout=60) as there,
    ):
        assert bring(there, small_match(2), deck=SMALL) == id_
        reviewed(there, id_)
        assert there.get(f"/api/replays/{id_}/review").content == one


def test_the_review_of_a_match_outlives_the_server_and_goes_with_the_match(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db", "--levels=beginner,casual")
    with server:
        id_, sessions = played_here(server, "Ann", "Bob")
        with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http:
            reviewed(http, id_)
            whole = http.get(f"/api/replays/{id_}/review").content
            moment = http.get(f"/api/replays/{id_}/review/rounds/1/actions/2").content
    assert not server.faults()
    bare = Server(tmp_path / "server.db")  # it has no bots that search, so it cannot review
    with bare, httpx.Client(base_url=bare.address, trust_env=False, timeout=60) as http:
        address = f"/api/replays/{id_}/review"
        assert http.get(address).content == whole
        assert http.post(address).content == whole
        refused = http.get(f"{address}/rounds/1/actions/2")
        assert (refused.status_code, refused.json()["code"]) == (503, "no-kernel")
        file = bring(http, small_match(), deck=SMALL)
        refused = http.post(f"/api/replays/{file}/review")
        assert (refused.status_code, refused.json()["code"]) == (503, "no-kernel")
        assert http.get(f"/api/replays/{file}/review").json()["state"] == "none"
    with server, httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http:
        assert http.get(f"{address}/rounds/1/actions/2").content == moment  # worked out again
        for session in sessions:
            assert http.get(address).content == whole
            cookie = {"cookie": f"dnup_session={session}"}
            assert http.delete(f"/api/matches/{id_}", headers=cookie).status_code == 200
        for gone in (
            http.get(address),
            http.post(address),
            http.get(f"{address}/rounds/1/actions/1"),
        ):
            assert (gone.status_code, gone.json()["code"]) == (404, "no-such-record")
    assert not server.faults()


def test_a_moment_is_told_whether_or_not_there_is_a_review(http: httpx.Client) -> None:
    record = small_match(3)
    id_ = bring(http, record, deck=SMALL)
    address = f"/api/replays/{id_}/review"
    alone = http.get(f"{address}/rounds/2/actions/1")
    assert http.get(address).json()["state"] == "none"
    verdicts = reviewed(http, id_)["verdicts"]
    assert http.get(f"{address}/rounds/2/actions/1").content == alone.content
    those = moments(replay(record, parse_deck(SMALL)))
    for verdict, moment in zip(verdicts, those, strict=True):
        round_, action = verdict["round"], verdict["action"]
        told = http.get(f"{address}/rounds/{round_}/actions/{action}").json()
        assert {key: told[key] for key in ("round", "action", "seat")} == {
            key: verdict[key] for key in ("round", "action", "seat")
        }
        assert told["estimates"][0] == verdict["best"]
        assert verdict["played"] in told["estimates"]
        legal = moment.view.legal_actions()
        actions = [msgspec.json.encode(action_to_json(action)) for action in legal]
        told_of = [msgspec.json.encode(estimate["action"]) for estimate in told["estimates"]]
        assert sorted(told_of) == sorted(actions)
        why = reasons(moment.view, legal[actions.index(told_of[0])])
        assert told["reasons"] == [{"code": each.code, "facts": each.facts} for each in why]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("nobody/review", 404, "no-such-record"),
        ("file-000000000000000000000000/review", 404, "no-such-record"),
        ("{id}/review?after=x", 400, "bad-message"),
        ("{id}/review?after=-1", 400, "bad-message"),
        ("{id}/review/rounds/0/actions/1", 404, "no-such-round"),
        ("{id}/review/rounds/99/actions/1", 404, "no-such-round"),
        ("{id}/review/rounds/1/actions/0", 404, "no-such-action"),
        ("{id}/review/rounds/1/actions/999", 404, "no-such-action"),
        ("{id}/review/rounds/1/actions/x", 404, "no-such-action"),
    ],
)
def test_what_is_not_there_is_refused_with_a_code(
    http: httpx.Client, path: str, status: int, code: str
) -> None:
    id_ = bring(http, small_match(), deck=SMALL)
    answer = http.get("/api/replays/" + path.format(id=id_))
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_match_that_was_left_is_reviewed_as_far_as_it_came(http: httpx.Client) -> None:
    told = reviewed(http, bring(http, small_match(length=3), deck=SMALL))
    assert len(told["verdicts"]) == 3
    told = reviewed(http, bring(http, small_match(length=0), deck=SMALL))
    assert (told["total"], told["rounds"], told["summary"]) == (0, [], [])


@pytest.mark.parametrize(("players", "seed", "changed"), [(3, 1, {1, 2}), (4, 2, {0, 3})])
def test_what_a_seat_hid_changes_no_verdict_on_others(
    http: httpx.Client, players: int, seed: int, changed: set[int]
) -> None:
    seats = frozenset(map(Seat, changed))
    story = write_story(players, seed, seats, moves=12)
    ids = [bring(http, record) for record in records_of(story)]
    one, two = (reviewed(http, id_) for id_ in ids)
    same = {str(seat) for seat in story.same}
    judged = [[v for v in told["verdicts"] if v["seat"] in same] for told in (one, two)]
    assert judged[0]
    assert judged[0] == judged[1]
    assert one["rounds"] != two["rounds"]  # all hands are open in the outlook
    for verdict in judged[0]:
        asked = f"review/rounds/{verdict['round']}/actions/{verdict['action']}"
        moments = [http.get(f"/api/replays/{id_}/{asked}").content for id_ in ids]
        assert moments[0] == moments[1]


def test_a_server_that_stops_in_the_middle_of_a_review_begins_it_anew(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db", "--levels=beginner,casual")
    record = (RECORDS / "five-players.json").read_text(encoding="utf-8")
    with server:
        id_, _ = played_here(server, "Ann", "Bob")
        with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http:
            file = http.post("/api/replays", json={"record": record}).json()["id"]
            long = f"/api/replays/{file}/review"
            http.post(long)
            http.post(f"/api/replays/{id_}/review")
            while not http.get(long).json()["done"]:
                time.sleep(0.02)
            assert http.get(long).json()["state"] == "running"
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 10
    assert not server.faults()
    with server, httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http:
        assert http.get(long).status_code == 404  # files are not kept
        assert len(reviewed(http, id_)["summary"]) == 2
    assert not server.faults()
