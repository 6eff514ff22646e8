"""Connections that break, hang, return or are replaced: the table and the others go on."""

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from echo import CLOSE, TEXT, Raw, frame
from serving import Message, Party, Player, Server, sign_in
from websockets.exceptions import ConnectionClosed

Test = Callable[[Party], Awaitable[None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests here that need no other; it must not have failed in any of them."""
    server = Server(tmp_path_factory.mktemp("connections") / "server.db", "--backlog-bytes=16384")
    with server:
        yield server
    assert not server.faults()


def run(server: Server, test: Test) -> None:
    """Run a test with a party of its own."""

    async def main() -> None:
        async with Party(server) as party:
            await test(party)

    asyncio.run(main())


async def ended(player: Player) -> tuple[Message, int | None]:
    """The last message on a connection that the server ends, and the code it closes with."""
    last: Message = {}
    with contextlib.suppress(ConnectionClosed):
        while True:
            last = await player.receive()
    return last, player.socket.close_code


async def sit_by_hand(party: Party, player: Player) -> Raw:
    """The same guest at the same table, on a socket that answers only what the test answers."""
    raw = await party.knock(player.session)
    await raw.receive()
    request = {"kind": "join", "id": "hand", "code": player.code, "have": player.number}
    raw.send(TEXT, json.dumps(request).encode())
    assert json.loads((await raw.receive())[1]) == {"kind": "done", "done": "hand"}
    return raw


async def metric(server: Server, name: str) -> float:
    """A number on the page for Prometheus; 0 if it is not there."""
    async with httpx.AsyncClient() as http:
        page = (await http.get(f"{server.address}/metrics")).text
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    return 0.0 if found is None else float(found[1])


async def read_to(player: Player, number: int) -> None:
    """Read until the delivery with a number."""
    while player.number < number:
        await player.receive()


def without_done(text: str) -> str:
    """A delivery without the mark that it answers a request."""
    return re.sub(r',"done":"[^"]*"}$', "}", text)


def seats_of(view: Message) -> dict[str, Message]:
    """The seats of a view by name."""
    return {seat["seat"]: seat for seat in view["state"]["seats"]}


def test_a_connection_that_answers_no_ping_is_dropped_and_the_others_play_on(
    tmp_path: Path,
) -> None:
    async def test(party: Party) -> None:
        ann, bob, cat = await party.begin("Ann", "Bob", "Cat")
        await sit_by_hand(party, bob)
        assert (await ended(bob))[1] == 4001
        before = ann.number
        for player in (ann, cat):
            away = await player.until_event("went-away")
            assert away["events"] == [{"kind": "went-away", "seat": "B"}]
            assert away["after"] == before
        assert await metric(party.server, "dnup_half_open_total") == 1
        for player in (ann, cat):
            if "choices" in player.view:
                assert (await player.act())["kind"] == "update"
        again = await party.arrive("", bob.session)
        view = await again.ask("join", code=ann.code)
        assert view["hand"] == bob.view["hand"]
        assert "is_away" not in seats_of(view)["B"]

    with Server(tmp_path / "server.db", "--ping-after=1", "--ping-timeout=1") as server:
        run(server, test)
        assert server.stop() == 0
    assert not server.faults()


def test_a_reader_that_takes_nothing_is_dropped_and_the_table_does_not_wait(
    server: Server,
) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        session = await sign_in(party.server, "Zoe")
        slow = await party.knock(session)
        slow.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.send(TEXT, json.dumps({"kind": "watch", "code": ann.code}).encode())
        await slow.receive()
        await slow.receive()
        slow.writer.transport.pause_reading()  # type: ignore[attr-defined]
        before, dropped, said = await metric(party.server, "dnup_slow_readers_total"), False, 0
        async with asyncio.timeout(60):
            while not dropped:
                for _ in range(100):
                    said += 1
                    assert (await ann.ask("say", text="x" * 200))["kind"] == "update"
                    assert (await bob.receive())["number"] == ann.number
                dropped = await metric(party.server, "dnup_slow_readers_total") == before + 1
        assert (await ann.ask("say", text="still here"))["after"] == bob.number

    run(server, test)


def test_half_requests_and_sudden_ends_hurt_nobody(server: Server) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        request = (
            f"GET /ws/1 HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nupgrade: websocket\r\n"
            f"connection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: dnup_session={ann.session}"
            "\r\n\r\n"
        ).encode() + frame(TEXT, b'{"kind":"list","id":"x"}') * 3
        writers = []
        for cut in range(0, len(request), 7):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(request[:cut])
            writers.append(writer)
        await ann.notices_nothing()
        for writer in writers:
            writer.transport.abort()
        junk = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256))
        for data in (junk, b"\r\n" * 100, b"GET / HTTP/9.9\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM"):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(data)
            await asyncio.sleep(0.01)
            writer.transport.abort()
        await ann.notices_nothing()
        await bob.notices_nothing()
        mover = ann if "choices" in ann.view else bob
        assert (await mover.act())["kind"] == "update"

    run(server, test)


def test_a_line_that_is_cut_is_seen_and_the_seat_is_there_for_its_session(server: Server) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        bob.socket.transport.abort()
        away = await ann.until_event("went-away")
        assert seats_of(away)["B"]["is_away"]
        again = await party.arrive("", bob.session)
        view = await again.ask("join", code=ann.code)
        assert (view["you"], view["hand"], view["state"]["match"]["turn"]) == (
            "B",
            bob.view["hand"],
            bob.match["turn"],
        )
        back = await ann.until_event("came-back")
        assert (back["after"], back["number"]) == (away["number"], view["number"])
        assert "is_away" not in seats_of(back)["B"]

    run(server, test)


def test_a_second_device_takes_over_and_nobody_else_notices(server: Server) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        mia = await party.arrive("Mia")
        await mia.ask("watch", code=ann.code)
        device = bob
        for have in (None, bob.number, 1, 10**6):
            known = {} if have is None else {"have": have}
            other = await party.arrive("", bob.session)
            told = await other.ask("join", code=ann.code, **known)
            assert told["kind"] == ("done" if have == bob.number else "table")
            if told["kind"] == "table":
                assert (told["you"], told["hand"]) == ("B", bob.view["hand"])
            assert await ended(device) == ({"kind": "bye", "code": "taken-over"}, 4001)
            device = other
        # The seat is where the last device is, and nothing has happened at the table.
        said = await device.ask("say", text="it is me")
        assert said["after"] == ann.number
        assert (await ann.receive())["after"] == said["after"]
        assert (await mia.receive())["after"] == said["after"]

    run(server, test)


def test_a_second_connection_elsewhere_does_not_disturb_the_first(server: Server) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        other = await party.arrive("", bob.session)
        await other.ask("list")
        await other.ask("create", options={"players": 2})
        assert other.code != ann.code
        await other.close()
        assert (await bob.ask("say", text="still here"))["after"] == ann.number

    run(server, test)


def test_a_spectator_who_returns_gets_exactly_the_rest_in_the_same_bytes(server: Server) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        mia, zoe = await party.arrive("Mia"), await party.arrive("Zoe")
        for watcher in (mia, zoe):
            await watcher.ask("watch", code=ann.code)
        await zoe.close()
        mia.heard.clear()
        for i in range(4):
            await ann.ask("say", text=f"message {i}")
            mover = ann if "choices" in ann.view else bob
            await read_to(bob, ann.number)
            await mover.act()
            for player in (ann, bob, mia):
                await read_to(player, mover.number)
        assert len(mia.heard) == 8
        await zoe.connect()
        zoe.heard.clear()
        await zoe.ask("watch", code=ann.code, have=zoe.number)
        assert '"done"' in zoe.heard[-1]
        assert [*zoe.heard[:-1], without_done(zoe.heard[-1])] == mia.heard
        # Who has all is told so and no more.
        zoe.heard.clear()
        assert (await zoe.ask("watch", code=ann.code, have=zoe.number))["kind"] == "done"
        assert len(zoe.heard) == 1

    run(server, test)


def test_a_player_who_returns_gets_exactly_the_rest_in_the_same_bytes(server: Server) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        have, first = bob.number, bob
        bob.heard.clear()
        for i in range(3):
            await ann.ask("say", text=f"message {i}")
        if "choices" in ann.view:
            await ann.act()
        await read_to(bob, ann.number)
        heard = list(bob.heard)
        await first.close()
        gone = await ann.until_event("went-away")
        again = await party.arrive("", bob.session)
        again.heard.clear()
        view = await again.ask("join", code=ann.code, have=have)
        assert [json.loads(text)["kind"] for text in again.heard] == ["update"] * (len(heard) + 2)
        assert again.heard[: len(heard)] == heard
        assert json.loads(again.heard[-2])["number"] == gone["number"]
        assert view["events"] == [{"kind": "came-back", "seat": "B"}]
        assert view["hand"] == json.loads(heard[-1])["hand"]

    run(server, test)


def test_who_was_away_for_too_long_or_says_nonsense_gets_the_whole_table(server: Server) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        mia = await party.arrive("Mia")
        old = (await mia.ask("watch", code=ann.code))["number"]
        for i in range(20):
            await ann.ask("say", text=f"message {i}")
        await read_to(mia, ann.number)
        for have in (old, 0, 2, ann.number + 1, 2**31):
            view = await mia.ask("watch", code=ann.code, have=have)
            assert (view["kind"], view["number"]) == ("table", ann.number)
            assert [said["text"] for said in view["chat"]][-1] == "message 19"
        await read_to(bob, ann.number)
        for wrong in (-1, "3", 2**31 + 1, None):
            told = await mia.ask("watch", code=ann.code, have=wrong)
            assert told.get("code", told["kind"]) in {"bad-message", ann.code}

    run(server, test)


def test_who_leaves_in_a_match_is_played_for_and_may_come_back(server: Server) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        assert (await bob.ask("leave"))["kind"] == "update"
        left = await ann.until_event("substituted")
        assert left["events"] == [
            {"kind": "went-away", "seat": "B", "has_left": True},
            {"kind": "substituted", "seat": "B", "level": "greedy"},
        ]
        if "choices" in ann.view:
            await ann.act()
        moved = await ann.until(lambda m: seats_of(m)["B"].get("assisted", 0) > 0)
        assert seats_of(moved)["B"]["level"] == "greedy"
        assert (await bob.ask("say", text="hm"))["code"] == "not-at-table"
        view = await bob.ask("join", code=ann.code)
        assert view["you"] == "B"
        assert "has_left" not in seats_of(view)["B"]
        assert "level" not in seats_of(view)["B"]

    run(server, test)


def test_a_bot_plays_for_who_is_away_for_the_set_time_until_they_are_back(server: Server) -> None:
    async def test(party: Party) -> None:
        absence = {"after": 5, "level": "random"}
        ann, bob = await party.begin("Ann", "Bob", absence=absence, pause=0)
        await bob.close()
        away = await ann.until_event("went-away")
        if "choices" in ann.view:
            await ann.act()
        instead = await ann.until_event("substituted")
        assert 5000 <= instead["state"]["at"] - away["state"]["at"] < 20_000
        assert instead["events"] == [{"kind": "substituted", "seat": "B", "level": "random"}]
        moved = await ann.until(lambda m: seats_of(m)["B"].get("assisted", 0) > 0)
        assert seats_of(moved)["B"]["level"] == "random"
        again = await party.arrive("", bob.session)
        view = await again.ask("join", code=ann.code)
        assert "level" not in seats_of(view)["B"]
        await ann.until_event("came-back")
        over, _ = await asyncio.gather(ann.play(), again.play())
        event = next(e for e in over["events"] if e["kind"] == "match-ended")
        assert event["assisted"][0] == 0
        assert event["assisted"][1] > 0

    run(server, test)


def test_whose_time_is_up_is_moved_for(server: Server) -> None:
    async def test(party: Party) -> None:
        clock = {"kind": "per-move", "seconds": 1}
        ann, bob = await party.begin("Ann", "Bob", clock=clock)
        mover, other = (ann, bob) if "choices" in ann.view else (bob, ann)
        turn, began = mover.match["turn"], mover.view["state"]["at"]
        late = await other.until_event("time-up")
        assert late["events"] == [{"kind": "time-up", "seat": mover.seat}]
        assert 1000 <= late["state"]["at"] - began < 10_000
        moved = await other.until(lambda m: m["state"]["match"]["turn"] == turn + 1)
        assert seats_of(moved)[mover.seat]["assisted"] == 1

    run(server, test)


def test_who_opens_a_table_and_is_gone_at_once_is_away_there(server: Server) -> None:
    async def test(party: Party) -> None:
        ann = await party.arrive("Ann")
        raw = await party.knock(await sign_in(party.server, "Eve the quick"))
        await raw.receive()
        request = {"kind": "create", "options": {"players": 2, "public": True}}
        raw.send(TEXT, json.dumps(request).encode())
        raw.writer.write_eof()
        await asyncio.sleep(0)
        raw.cut()
        code = None
        async with asyncio.timeout(30):
            while code is None:
                tables = (await ann.ask("list"))["tables"]
                quick = (t for t in tables if ["person", "Eve the quick"] in t["seats"])
                code = next((table["code"] for table in quick), None)
        view = await ann.ask("join", code=code)
        if "is_away" not in seats_of(view)["A"]:
            await ann.until_event("went-away")

    run(server, test)


def test_when_the_server_stops_all_are_told_and_when_it_starts_all_goes_on(
    tmp_path: Path,
) -> None:
    async def before(party: Party) -> list[Player]:
        ann, bob = await party.begin("Ann", "Bob", players=3, bots=["greedy"], pause=0)
        mia, eve = await party.arrive("Mia"), await party.arrive("Eve")
        await mia.ask("watch", code=ann.code)
        while not ("choices" in ann.view or "choices" in bob.view):
            await asyncio.wait_for(ann.receive(), 30)
            await bob.receive()
        loop = asyncio.get_running_loop()
        stopped = loop.run_in_executor(None, party.server.stop)
        for player in (ann, bob, mia, eve):
            assert await ended(player) == ({"kind": "bye", "code": "stopping"}, 1012)
        assert await stopped == 0
        return [ann, bob]

    async def after(party: Party, players: list[Player]) -> None:
        returned = []
        for old in players:
            new = await party.arrive("", old.session)
            # One begins anew, the other is told what it missed.
            known = {} if old.seat == "A" else {"have": old.number}
            view = await new.ask("join", code=old.code, **known)
            assert view["kind"] == ("table" if old.seat == "A" else "update")
            new.seat = old.seat
            assert view["hand"] == old.view["hand"]
            assert view.get("choices") == old.view.get("choices")
            for same in ("id", "turn", "to_act", "sets", "points", "commitment"):
                assert view["state"]["match"][same] == old.match[same]
            returned.append(new)
        heard = map(json.loads, returned[-1].heard)
        told = [event["kind"] for message in heard for event in message.get("events", ())]
        assert told == ["restarted", "came-back", "came-back"]
        overs = await asyncio.gather(*(player.play() for player in returned))
        event = next(e for e in overs[0]["events"] if e["kind"] == "match-ended")
        assert event["assisted"] == [0, 0, 0]

    async def both(server: Server) -> None:
        async with Party(server) as party:
            players = await before(party)
        server.start()
        async with Party(server) as party:
            await after(party, players)

    with Server(tmp_path / "server.db") as server:
        asyncio.run(both(server))
        assert server.stop() == 0
    assert not server.faults()


def test_a_server_takes_no_more_tables_and_people_than_it_may_and_counts_them(
    tmp_path: Path,
) -> None:
    async def test(party: Party) -> None:
        server = party.server
        ann, bob = await party.sit("Ann", "Bob")
        await party.sit("Mia", players=2)
        refused = await bob.ask("create", options={"players": 2})
        assert (refused["code"], refused["facts"]) == ("too-many-tables", {"limit": 2})
        # Somebody still sits where they sat.
        assert (await bob.ask("ready", salt="b"))["kind"] == "update"
        fourth = await party.knock(await sign_in(server, "Leo"))
        assert fourth.status == 503
        assert "retry-after: 30" in fourth.head.lower()
        assert json.loads(await fourth.body()) == {
            "code": "too-many-connections",
            "facts": {"limit": 3},
        }
        await ann.ask("ready", salt="a")
        await bob.until_event("match-began")
        mover = ann if "choices" in ann.view else bob
        await mover.act()
        for name, count in (
            ("dnup_connections", 3),
            ("dnup_connections_accepted_total", 3),
            ("dnup_moves_total", 1),
            ('dnup_refusals_total{code="too-many-tables"}', 1),
            ('dnup_tables{phase="playing"}', 1),
            ('dnup_tables{phase="gathering"}', 1),
            ('dnup_requests_total{method="GET",route="websocket",status="503"}', 1),
        ):
            assert await metric(server, name) == count, name
        assert (await mover.ask("act", turn=1, action={"kind": "take", "from": "A1"}))["code"]
        assert await metric(server, 'dnup_refusals_total{code="stale-turn"}') == 1

    with Server(tmp_path / "server.db", "--tables=2", "--connections=3") as server:
        run(server, test)
        assert server.stop() == 0
    assert not server.faults()


def test_the_log_tells_no_secret_even_when_it_tells_all(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def test(party: Party) -> None:
        ann, bob = await party.sit("Ann Smith", "Bob Jones", pause=0)
        secrets.extend([ann.session, bob.session, ann.code, "Ann Smith", "hush-hush"])
        await ann.ask("say", text="hush-hush")
        for player, salt in ((ann, "pepper-of-ann"), (bob, "pepper-of-bob")):
            secrets.append(salt)
            await player.send("ready", salt=salt)
        for player in (ann, bob):
            await player.until_event("match-began")
        await ann.ask("act", turn=1, action={"kind": "play", "cards": ["hush-hush"]})
        await ann.ask("join", code="hush-hush")
        raw = await party.knock(ann.session)
        await raw.receive()
        raw.send(TEXT, b"hush-hush")
        raw.send(TEXT, b"hush-hush", rsv=4)
        while (await raw.receive())[0] != CLOSE:
            pass
        async with httpx.AsyncClient(cookies={"dnup_session": ann.session}) as http:
            await http.get(f"{party.server.address}/records/{ann.match['id']}?hush-hush")
            await http.get(f"{party.server.address}/hush-hush?token={ann.session}")
            await http.post(f"{party.server.address}/api/guest", content=b"hush-hush")
        over, _ = await asyncio.gather(ann.play(), bob.play())
        event = next(e for e in over["events"] if e["kind"] == "match-ended")
        secrets.extend([event["secret"], event["id"]])

    with Server(tmp_path / "server.db", "--log-level=debug") as server:
        run(server, test)
        assert server.stop() == 0
    log = "\n".join(server.log)
    assert '"event": "request"' in log
    for secret in secrets:
        assert secret not in log
    assert not re.search(r"\b[1-9]/[1-9]\b", log)  # a card
    assert not server.faults()
