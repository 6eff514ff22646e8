"""Recorded matches over HTTP: those that were played here, and files that people bring."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from dnup.notation import (
    DeckJson,
    Record,
    TextError,
    TextErrorCode,
    find_records,
    format_deck,
    format_record,
    from_json,
    parse_deck,
    standard_deck,
    to_json,
)
from dnup.rules import Seat
from dnup.server.http import replays as replays_module
from dnup.table.replay import MOST_ACTIONS
from support.proofs import proved_match
from support.retold import as_replayed, parts, records_of, without_hands
from support.serving import Message, Party, Server, meet
from support.worlds import write_story

SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]'
ACTIONS = {"set-played", "card-added", "set-taken", "hand-rotated"}
# What is wrong with a position is never wrong with a record; an area there is part of an action.
POSITIONS = {
    TextErrorCode.BAD_AREA,
    TextErrorCode.BAD_POSITION,
    TextErrorCode.CARD_NOT_IN_DECK,
    TextErrorCode.SET_OF_MIXED_VALUES,
    TextErrorCode.SETS_OF_ONE_SIZE,
    TextErrorCode.WRONG_OUT,
    TextErrorCode.WRONG_TURN,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("replays") / "server.db", "--behind-proxy") as server:
        yield server
    assert not server.faults()


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=30) as http:
        yield http


def bring(http: httpx.Client, record: Record | str, **more: Any) -> httpx.Response:
    text = record if isinstance(record, str) else to_json(record)
    return http.post("/api/replays", json={"record": text, **more})


def test_a_match_that_was_played_here_is_told_as_its_players_heard_it(
    server: Server, http: httpx.Client
) -> None:
    heard: dict[str, list[str]] = {}

    async def test(party: Party) -> None:
        players = await party.begin("Ann", "Bob", deck=SMALL)
        running = f"/api/replays/{players[0].match['id']}"
        assert (await asyncio.to_thread(http.get, running)).status_code == 404  # it is not over
        await asyncio.gather(*(player.play() for player in players))
        heard.update({player.seat: player.heard for player in players})
        heard["id"] = [players[0].match["id"]]

    meet(server, test)
    address = f"/api/replays/{heard['id'][0]}"
    index = http.get(address).json()
    assert index["id"] == heard["id"][0]
    assert index["deck"][0] == "small"
    for seat in ("A", "B"):
        told: dict[int, list[str]] = {}
        for delivery in heard[seat]:
            message: Message = json.loads(delivery)
            if any(event["kind"] in ACTIONS for event in message.get("events", ())):
                told.setdefault(message["state"]["match"]["round"], []).append(delivery)
        assert len(told) == len(index["rounds"])
        for number, updates in told.items():
            body = http.get(f"{address}/rounds/{number}", params={"as": seat}).content
            expected = [as_replayed(update, k) for k, update in enumerate(updates, start=1)]
            assert parts(body)[1:] == expected
            assert len(expected) == index["rounds"][number - 1]["actions"]
    record = http.get(f"/records/{heard['id'][0]}")
    assert http.get(f"{address}/json").content == record.content


def test_a_browser_that_opens_a_record_is_led_to_its_replay(
    server: Server, http: httpx.Client
) -> None:
    found: list[str] = []

    async def test(party: Party) -> None:
        players = await party.begin("Ann", "Bob", deck=SMALL)
        await asyncio.gather(*(player.play() for player in players))
        found.append(players[0].match["id"])

    meet(server, test)
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    led = http.get(f"/records/{found[0]}", headers=browser)
    assert (led.status_code, led.headers["location"]) == (303, f"/replay/{found[0]}")
    for path, headers in ((f"/records/{found[0]}.json", browser), (f"/records/{found[0]}", {})):
        file = http.get(path, headers=headers)
        assert file.json()["format"] == "dnup/1"
        disposition = f'attachment; filename="dnup-{found[0]}.json"'
        assert file.headers["content-disposition"] == disposition
        assert file.headers["cache-control"] == "private, max-age=86400"
    assert http.get("/records/unknown", headers=browser).json()["code"] == "no-such-record"
    brought = bring(http, proved_match(2)).json()["id"]  # it may be gone soon
    kept = http.get(f"/records/{brought}").headers["cache-control"]
    assert kept == "private, max-age=3600"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_file_is_brought_in_either_form_and_exported_in_both(
    http: httpx.Client, players: int
) -> None:
    record = proved_match(players)
    indexes = [bring(http, form).json() for form in (to_json(record), format_record(record))]
    assert indexes[0] == indexes[1]
    address = f"/api/replays/{indexes[0]['id']}"
    assert http.get(address).json() == indexes[0]
    as_json, as_text = http.get(f"{address}/json"), http.get(f"{address}/text")
    assert from_json(as_json.content) == record
    assert as_text.text == format_record(record)
    assert find_records(as_text.text)[0].read() == record
    for file, ending in ((as_json, "json"), (as_text, "txt")):
        name = f"dnup-{indexes[0]['id']}.{ending}"
        assert file.headers["content-disposition"] == f'attachment; filename="{name}"'


def test_a_match_that_was_left_can_be_looked_at_too(http: httpx.Client) -> None:
    record = proved_match(3, length=20)
    index = bring(http, record).json()
    assert index["winner"] is None
    last = len(index["rounds"])
    told = http.get(f"/api/replays/{index['id']}/rounds/{last}?as=B").json()
    assert told["updates"][-1]["state"]["phase"] == "playing"
    nothing = msgspec.structs.replace(record, rounds=[])
    assert bring(http, nothing).json()["rounds"] == []


def test_of_a_file_with_many_matches_one_is_chosen(http: httpx.Client) -> None:
    records = [proved_match(2, seed=seed) for seed in (1, 2, 3)]
    text = "".join(f"{to_json(record)}\n" for record in records)
    for number, record in enumerate(records, start=1):
        index = bring(http, text, match=number).json()
        assert (index.get("match", 1), index["matches"]) == (number, 3)
        alone = bring(http, record).json()
        assert {**alone, "match": number, "matches": 3} == {"match": 1, **index}
    assert bring(http, text).json().get("match", 1) == 1
    missing = bring(http, text, match=4)
    assert missing.status_code == 422
    assert missing.json() == {"code": "no-such-match", "facts": {"match": 4, "matches": 3}}
    broken = bring(http, text.replace('"dnup/1"', '"dnup/7"', 1), match=1).json()
    assert broken["facts"]["place"] == "line 1"


def damaged() -> Iterator[tuple[str, str]]:
    """Records with something wrong, and a name for what it is."""
    record = proved_match(2)
    text, lines = to_json(record), format_record(record)
    first, winner = record.rounds[0], record.winner
    other = "A" if winner == "B" else "B"

    def changed(**changes: object) -> str:
        return to_json(msgspec.structs.replace(record, **changes))

    def begun(**changes: object) -> str:
        return changed(rounds=[msgspec.structs.replace(first, **changes), *record.rounds[1:]])

    yield "empty", ""
    yield "no record at all", "Dear diary"
    yield "cut off", text[:-200]
    yield "another program's", '{"event": "chess"}'
    yield "of a later version", text.replace("dnup/1", "dnup/2", 1)
    yield "a seat too few", changed(seats=record.seats[:1])
    yield "a misspelt field", text.replace('"winner"', '"winer"', 1)
    yield "a line of text too many", lines + "and so on"
    yield "an action of another game", lines.replace("actions: ", "actions: e4 ", 1)
    yield "a card of another game", lines.replace(first.deal[0][0], "7/7", 1)
    yield "an area of another game", text.replace('"to":"', '"to":"F', 1)
    yield (
        "an unknown deck",
        changed(deck=msgspec.structs.replace(record.deck, name="x", hash="0" * 64)),
    )
    yield "a changed deck", changed(deck=msgspec.structs.replace(record.deck, hash="0" * 64))
    yield "a card dealt twice", begun(deal=[[first.deal[0][0]] * len(first.deal[0]), first.deal[1]])
    yield "another starter", begun(starter="A" if first.starter == "B" else "B")
    yield "an illegal action", begun(actions=[*first.actions[:7], *first.actions[8:]])
    yield "other points", begun(points=list(reversed(first.points)))
    yield "a round that is not over", begun(actions=first.actions[:-1], points=[0, 0])
    yield "a round after the end", changed(rounds=[*record.rounds, first])
    yield "another winner", changed(winner=other)


DAMAGED = dict(damaged())


@pytest.mark.parametrize("what", DAMAGED)
def test_what_is_wrong_with_a_record_is_told_as_the_command_tells_it(
    http: httpx.Client, what: str
) -> None:
    answer = bring(http, DAMAGED[what])
    with pytest.raises(TextError) as caught:
        find_records(DAMAGED[what])[0].replay([standard_deck()])
    error = caught.value
    assert answer.status_code == 422
    facts = {"fault": error.code, "place": error.place, **error.facts}
    assert answer.json() == {"code": "bad-record", "facts": facts}


def test_every_fault_of_a_record_is_among_them(http: httpx.Client) -> None:
    found = {bring(http, text).json()["facts"]["fault"] for text in DAMAGED.values()}
    # Only a deck that is sent along can be for other player counts.
    assert found == {
        str(fault) for fault in set(TextErrorCode) - POSITIONS - {TextErrorCode.DECK_PLAYERS}
    }


def test_c5_a_deck_that_is_not_for_so_many_players_is_told(http: httpx.Client) -> None:
    text = f"players = [3, 4]\n{SMALL}"
    deck = parse_deck(text)
    record = msgspec.structs.replace(proved_match(2), deck=DeckJson(deck.name, deck.hash))
    answer = bring(http, record, deck=text)
    assert answer.status_code == 422
    facts = {"name": "small", "counts": "3, 4", "players": 2}
    assert answer.json() == {
        "code": "bad-record",
        "facts": {"fault": "deck-players", "place": "deck", **facts},
    }


def test_an_endless_line_is_not_told_back(http: httpx.Client) -> None:
    answer = bring(http, "dnup/1\n" + "x" * 100_000).json()
    assert answer["facts"]["text"] == "x" * 200


def test_a_record_of_an_own_deck_needs_it_once(server: Server, http: httpx.Client) -> None:
    deck = parse_deck('name = "mine"\ncards = ["1/5*", "2/7", "2/8", "3/4", "3/6", "4/7"]')
    record = proved_match(2, deck=deck)
    unknown = bring(http, record).json()
    assert unknown["facts"]["fault"] == "unknown-deck"
    other = format_deck(parse_deck(SMALL)).replace("small", "mine")
    assert bring(http, record, deck=other).json()["facts"]["fault"] == "deck-changed"
    bad = bring(http, record, deck='name = "mine"\ncards = ["1/5"]')
    assert (bad.status_code, bad.json()["code"]) == (422, "bad-deck")
    assert bad.json()["facts"]["why"] == "star-missing"
    brought = bring(http, record, deck=format_deck(deck))
    assert brought.json()["deck"] == ["mine", deck.hash]
    assert http.get(f"/api/replays/{brought.json()['id']}/rounds/1").status_code == 200

    async def test(party: Party) -> None:
        await party.sit("Ann", "Bob", deck=format_deck(deck))

    meet(server, test)
    assert bring(http, record).json()["deck"] == ["mine", deck.hash]  # it was played with here


def test_the_deck_of_a_match_is_told_wherever_it_came_from(
    server: Server, http: httpx.Client
) -> None:
    brought = parse_deck('name = "brought"\ncards = ["1/5*", "2/7", "2/8", "3/4", "3/9", "4/7"]')
    ids = {
        standard_deck(): bring(http, proved_match(2)).json()["id"],
        brought: bring(http, proved_match(2, deck=brought), deck=format_deck(brought)).json()["id"],
    }

    async def test(party: Party) -> None:
        players = await party.begin("Ann", "Bob", deck=SMALL)
        await asyncio.gather(*(player.play() for player in players))
        ids[parse_deck(SMALL)] = players[0].match["id"]

    meet(server, test)
    for deck, id_ in ids.items():
        answer = http.get(f"/api/replays/{id_}/deck")
        expected = {"name": deck.name, "hash": deck.hash, "text": format_deck(deck)}
        assert (answer.status_code, answer.json()) == (200, expected)
    gone = http.get(f"/api/replays/file-{'0' * 24}/deck")
    assert (gone.status_code, gone.json()["code"]) == (404, "no-such-record")


def test_who_asks_for_what_is_not_there_is_told_what_there_is(http: httpx.Client) -> None:
    index = bring(http, proved_match(3)).json()
    one, rounds = f"/api/replays/{index['id']}", len(index["rounds"])
    actions = index["rounds"][0]["actions"]
    for path, status, code, facts in (
        ("/api/replays/unknown", 404, "no-such-record", {}),
        ("/api/replays/a%20b", 404, "no-such-record", {}),
        (f"/api/replays/file-{'0' * 24}", 404, "no-such-record", {}),
        (f"/api/replays/file-{'0' * 24}/text", 404, "no-such-record", {}),
        (f"{one}/rounds/0", 404, "no-such-round", {"rounds": rounds}),
        (f"{one}/rounds/{rounds + 1}", 404, "no-such-round", {"rounds": rounds}),
        (f"{one}/rounds/{'9' * 5000}", 404, "no-such-round", {"rounds": rounds}),
        (f"{one}/rounds/-1", 404, "no-such-round", {"rounds": rounds}),
        (f"{one}/rounds/1?as=D", 400, "bad-viewer", {"viewer": "D"}),
        (f"{one}/rounds/1?as=", 400, "bad-viewer", {"viewer": ""}),
        (f"{one}/rounds/1?as=all", 400, "bad-viewer", {"viewer": "all"}),
        (
            f"{one}/rounds/1/actions/{actions + 1}/knowledge",
            404,
            "no-such-action",
            {"actions": actions},
        ),
        (f"{one}/rounds/1/actions/x/knowledge", 404, "no-such-action", {"actions": actions}),
        (f"{one}/rounds/1/actions/1/knowledge?as=open", 400, "bad-viewer", {"viewer": "open"}),
    ):
        answer = http.get(path)
        assert (answer.status_code, answer.json()) == (status, {"code": code, "facts": facts}), path


def test_answers_are_compressed_for_those_who_take_it(http: httpx.Client) -> None:
    address = f"/api/replays/{bring(http, proved_match(5)).json()['id']}/rounds/1"
    plain = http.get(address, headers={"accept-encoding": "identity"})
    packed = http.get(address, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 8
    assert packed.headers["vary"] == "accept-encoding"
    assert packed.headers["cache-control"] == "private, max-age=3600"


@pytest.mark.parametrize(
    ("players", "seed", "changed", "moves"),
    [
        (2, 1, {Seat.B}, 1000),
        (3, 1, {Seat.B, Seat.C}, 1000),
        (4, 3, {Seat.A, Seat.D}, 5),
        (5, 1, {Seat.B, Seat.D}, 1000),
    ],
)
def test_what_a_seat_hid_changes_no_byte_that_is_sent_for_others(
    http: httpx.Client, players: int, seed: int, changed: set[Seat], moves: int
) -> None:
    story = write_story(players, seed, frozenset(changed), moves=moves)
    ids = [bring(http, record).json()["id"] for record in records_of(story)]
    assert ids[0] != ids[1]
    for number, chapter in enumerate(story.chapters, start=1):
        for look in ("spectator", *map(str, story.same)):
            pages = [http.get(f"/api/replays/{id_}/rounds/{number}?as={look}") for id_ in ids]
            is_over = '"round-ended"' in pages[0].text
            one, two = (
                [without_hands(part) for part in parts(page.content)] if is_over else page.content
                for page in pages
            )
            assert one == two
            if not is_over or chapter.deals[0] == chapter.deals[1]:
                assert pages[0].content == pages[1].content
            for action in range(0, len(chapter.moves), 7):
                asked = f"rounds/{number}/actions/{action}/knowledge?as={look}"
                known = [http.get(f"/api/replays/{id_}/{asked}") for id_ in ids]
                assert known[0].content == known[1].content
                assert known[0].headers.multi_items()[1:] == known[1].headers.multi_items()[1:]
    open_ = [http.get(f"/api/replays/{id_}/rounds/1?as=open").content for id_ in ids]
    first = story.chapters[0].deals
    assert (open_[0] != open_[1]) == (first[0] != first[1])


def test_files_have_their_own_limit_and_nothing_else_does(http: httpx.Client) -> None:
    most = replays_module.UPLOAD_BYTES
    large = bring(http, "x" * (most - 100))
    assert large.json()["code"] == "bad-record"  # it was read
    for path, limit in (("/api/replays", most), ("/api/guest", 16 * 1024)):
        answer = http.post(path, content=b'"' + b"x" * limit + b'"')
        assert (answer.status_code, answer.json()["facts"]) == (413, {"limit": limit})
        streamed = http.post(path, content=iter([b"x" * limit, b"x"]))
        assert (streamed.status_code, streamed.json()["facts"]) == (413, {"limit": limit})


@pytest.mark.parametrize(
    "body",
    [
        "",
        "[]",
        "{}",
        '{"record": 7}',
        '{"record": "", "more": 1}',
        '{"record": "", "match": 0}',
        "[" * 9999,
    ],
)
def test_a_request_that_says_something_else_is_refused(http: httpx.Client, body: str) -> None:
    answer = http.post("/api/replays", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    form = http.post("/api/replays", data={"record": "x"})
    assert (form.status_code, form.json()["code"]) == (415, "not-json")


def test_a_record_with_too_many_actions_is_not_replayed(http: httpx.Client) -> None:
    record = proved_match(2, length=4)
    text = format_record(record).replace(
        "\npoints: ", "\n  " + "@ " * MOST_ACTIONS + "\npoints: ", 1
    )
    answer = bring(http, text)
    assert answer.status_code == 422
    facts = {"actions": MOST_ACTIONS + 4, "limit": MOST_ACTIONS}
    assert answer.json() == {"code": "record-too-long", "facts": facts}


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    options = ("--behind-proxy", "--upload-rate=2/min", "--replay-rate=3/min")
    with (
        Server(tmp_path / "server.db", *options) as server,
        httpx.Client(
            base_url=server.address, trust_env=False, headers={"x-forwarded-for": "192.0.2.1"}
        ) as http,
    ):
        record = proved_match(2)
        index = bring(http, record).json()
        assert bring(http, record).json() == index
        late = bring(http, record)
        assert (late.status_code, late.json()["code"]) == (429, "too-fast")
        assert late.json()["facts"]["limit"] == "2/min"
        assert int(late.headers["retry-after"]) == late.json()["facts"]["seconds"]
        asked = [http.get(f"/api/replays/{index['id']}").status_code for _ in range(4)]
        assert asked == [200, 200, 200, 429]
        assert http.get(f"/records/{index['id']}").status_code == 429
        elsewhere = {"x-forwarded-for": "192.0.2.2"}
        assert http.get(f"/api/replays/{index['id']}", headers=elsewhere).status_code == 200


def test_a_match_that_its_players_have_deleted_is_gone(server: Server, http: httpx.Client) -> None:
    found: list[str] = []

    async def test(party: Party) -> None:
        players = await party.begin("Ann", "Bob", deck=SMALL)
        await asyncio.gather(*(player.play() for player in players))
        found.append(players[0].match["id"])
        found.extend(player.session for player in players)

    meet(server, test)
    id_, *sessions = found
    address = f"/api/replays/{id_}/rounds/1"
    for session in sessions:
        assert http.get(address).status_code == 200
        gone = http.delete(f"/api/matches/{id_}", headers={"cookie": f"dnup_session={session}"})
        assert gone.status_code == 200
    assert http.get(address).json()["code"] == "no-such-record"


@pytest.mark.no_cover
def test_with_bots_that_search_chances_are_weighed(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "server.db", "--levels=beginner,casual") as server,
        httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http,
    ):
        address = f"/api/replays/{bring(http, proved_match(3)).json()['id']}/rounds/1/actions"
        start = http.get(f"{address}/0/knowledge").json()
        later = http.get(f"{address}/9/knowledge?as=C")
        assert (start["viewer"], start["weighed"]) == (None, False)
        assert (later.json()["viewer"], later.json()["weighed"]) == ("C", True)
        assert http.get(f"{address}/9/knowledge?as=C").content == later.content
    assert not server.faults()
