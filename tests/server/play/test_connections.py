"""Connections that break, hang or are replaced: the table and the others go on."""

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from support.echo import CLOSE, TEXT, Raw, frame
from support.serving import Message, Party, Player, Server, meet, seats_of, sign_in

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests here that need no other; it must not have failed in any of them."""
    server = Server(tmp_path_factory.mktemp("connections") / "server.db", "--backlog-bytes=16384")
    with server:
        yield server
    assert not server.faults()


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
        meet(server, test)
        assert server.stop() == 0
    assert not server.faults()


async def test_a_reader_that_takes_nothing_is_dropped_and_the_table_does_not_wait(
    server: Server,
) -> None:
    async with Party(server) as party:
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


async def test_half_requests_and_sudden_ends_hurt_nobody(server: Server) -> None:
    async with Party(server) as party:
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


async def test_a_line_that_is_cut_is_seen_and_the_seat_is_there_for_its_session(
    server: Server,
) -> None:
    async with Party(server) as party:
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


async def test_a_second_device_takes_over_and_nobody_else_notices(server: Server) -> None:
    async with Party(server) as party:
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


async def test_a_second_connection_elsewhere_does_not_disturb_the_first(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        other = await party.arrive("", bob.session)
        await other.ask("list")
        await other.ask("create", options={"players": 2})
        assert other.code != ann.code
        await other.close()
        assert (await bob.ask("say", text="still here"))["after"] == ann.number


def test_when_the_server_stops_all_are_told_and_when_it_starts_all_goes_on(
    tmp_path: Path,
) -> None:
    async def before(party: Party) -> list[Player]:
        ann, bob = await party.begin("Ann", "Bob", players=3, bots=["beginner"], pause=0)
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
        meet(server, test)
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
        meet(server, test)
        assert server.stop() == 0
    log = "\n".join(server.log)
    assert '"event": "request"' in log
    for secret in secrets:
        assert secret not in log
    assert not re.search(r"\b[1-9]/[1-9]\b", log)  # a card
    assert not server.faults()
