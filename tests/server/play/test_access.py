"""Nobody acts for a seat, reads a hand or fetches a running record without its session."""

import asyncio
import json
from collections.abc import Callable, Iterator

import httpx
import pytest

from support.serving import Message, Party, Server, asks, record_of, sign_in, told

pytestmark = pytest.mark.anyio

DEEDS: list[Message] = [
    {"kind": "act", "turn": 1, "action": {"kind": "rotate"}},
    {"kind": "ready", "salt": "x"},
    {"kind": "ready", "salt": None},
    {"kind": "next", "round": 1},
    {"kind": "pause", "wants": True},
    {"kind": "say", "text": "hello"},
    {"kind": "mute", "seat": "A", "muted": True},
    {"kind": "bot", "seat": "B", "level": "beginner"},
    {"kind": "remove", "seat": "B"},
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits for all tests here; it must not have failed in any of them."""
    server = Server(tmp_path_factory.mktemp("access") / "server.db")
    with server:
        yield server
    assert not server.faults()


async def test_who_is_at_no_table_can_do_nothing_there(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        eve = await party.arrive("Eve")
        for deed in [*DEEDS, {"kind": "leave"}]:
            assert (await eve.ask(**deed))["code"] == "not-at-table"
        await ann.notices_nothing()
        await bob.notices_nothing()


async def test_who_looks_on_can_do_nothing_else(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        eve = await party.arrive("Eve")
        before = await eve.ask("watch", code=ann.code)
        assert before["you"] is None
        for deed in DEEDS:
            assert (await eve.ask(**deed))["code"] == "not-seated"
        after = await eve.ask("watch", code=ann.code)
        assert {**after, "done": None} == {**before, "done": None}
        await ann.notices_nothing()
        await bob.notices_nothing()


async def test_who_was_not_let_in_can_do_nothing_there(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob", spectators=False)
        eve = await party.arrive("Eve")
        assert (await eve.ask("watch", code=ann.code))["code"] == "no-spectators"
        assert (await eve.ask("join", code=ann.code))["code"] == "match-running"
        assert (await eve.ask("join", code=ann.code, seat="A", have=3))["code"] == "match-running"
        for deed in DEEDS:
            assert (await eve.ask(**deed))["code"] == "not-at-table"
        await ann.notices_nothing()
        await bob.notices_nothing()
        assert all('"hand"' not in text for text in eve.heard)
        assert (await bob.ask("watch", code=ann.code))["you"] == "B"


async def test_a_player_does_nothing_in_the_turn_of_another(server: Server) -> None:
    async with Party(server) as party:
        players = await party.begin("Ann", "Bob")
        mover, other = sorted(players, key=lambda p: "choices" not in p.view)
        turn, action = mover.match["turn"], mover.choose()
        refused = await other.ask("act", turn=turn, action=action)
        assert (refused["code"], refused["rule"]) == ("not-your-turn", "T3")
        await mover.notices_nothing()


async def test_hands_and_choices_are_told_to_their_seat_alone(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.sit("Ann", "Bob")
        eve = await party.arrive("Eve")
        await eve.ask("watch", code=ann.code)
        await asyncio.gather(ann.ask("ready", salt="a"), bob.ask("ready", salt="b"))
        for player in (ann, bob, eve):
            if "match" not in player.view["state"]:
                await player.until_event("match-began")
        late = await party.arrive("Mia")
        view = await late.ask("watch", code=ann.code)
        assert "hand" not in view
        assert "choices" not in view
        for text in [*eve.heard, *late.heard]:
            assert '"hand"' not in text
            assert "hand-dealt" not in text
            assert '"choices"' not in text
        for player in (ann, bob):
            dealt = [e for e in player.view["events"] if e["kind"] == "hand-dealt"]
            assert [e["seat"] for e in dealt] == [player.seat]
            assert dealt[0]["cards"] == player.view["hand"]


async def test_only_the_host_changes_seats_and_only_before_a_match(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.sit("Ann", "Bob", players=3)
        await ann.until_event("person-seated")
        for deed in DEEDS[-2:]:
            refused = await bob.ask(**deed)
            assert (refused["code"], refused["facts"]) == ("not-host", {"host": "A"})
        await ann.notices_nothing()
        assert (await ann.ask("remove", seat="A"))["code"] == "own-seat"
        assert (await ann.ask("bot", seat="B", level="beginner"))["code"] == "seat-taken"
        assert (await ann.ask("bot", seat="D", level="beginner"))["code"] == "no-seat"
        assert (await ann.ask("bot", seat="C", level="sharp"))["code"] == "no-such-bots"
        assert (await ann.ask("bot", seat="C", level="beginner"))["kind"] == "update"
        await asyncio.gather(ann.ask("ready", salt="a"), bob.ask("ready", salt="b"))
        await ann.ask("list")
        for deed in DEEDS[-2:]:  # somebody who holds up a match can be removed, but Bob doesn't
            wanted = "not-stalling" if deed["kind"] == "remove" else "match-running"
            assert (await ann.ask(**deed))["code"] == wanted


async def test_who_is_removed_by_the_host_is_let_go_and_may_look_on(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.sit("Ann", "Bob")
        await ann.ask("remove", seat="B")
        gone = await bob.until_event("seat-emptied")
        assert gone["events"] == [{"kind": "seat-emptied", "seat": "B", "was_removed": True}]
        assert (await bob.ask("ready", salt="b"))["code"] == "not-at-table"
        assert (await bob.ask("watch", code=ann.code))["you"] is None


async def test_the_seat_of_another_is_not_taken_with_its_name_or_number(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.sit("Ann", "Bob", players=3)
        other = await party.arrive("Ann")
        assert (await other.ask("join", code=ann.code, seat="A"))["code"] == "seat-taken"
        assert (await other.ask("join", code=ann.code, seat="E"))["code"] == "no-seat"
        view = await other.ask("join", code=ann.code)
        assert view["you"] == "C"
        assert [seat["name"] for seat in view["state"]["seats"]] == ["Ann", "Bob", "Ann 2"]
        assert view["state"]["host"] == "A"
        await bob.until_event("person-seated")


async def test_who_takes_a_seat_hears_nothing_of_who_had_it_before(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.sit("Ann", "Bob")
        have = bob.number
        await bob.ask("mute", seat="A", muted=True)
        await bob.ask("leave")
        eve = await party.arrive("Eve")
        view = await eve.ask("join", code=ann.code, have=have)
        assert view["kind"] == "table"
        assert (view["you"], view.get("muted", [])) == ("B", [])
        assert all("muted" not in text for text in eve.heard)


@pytest.mark.parametrize(
    "forge",
    [
        lambda session: session[:-1],
        lambda session: session + "A",
        lambda session: session.swapcase(),
        lambda session: "A" * len(session),
        lambda _session: "x",
        lambda _session: "x" * 4000,
        lambda _session: "../../etc/passwd",
        lambda _session: "é' OR 1=1 --",
    ],
)
async def test_a_session_that_was_never_given_opens_nothing(
    server: Server, forge: Callable[[str], str]
) -> None:
    async with Party(server) as party:
        ann, _bob = await party.begin("Ann", "Bob")
        forged = forge(ann.session)
        raw = await party.knock(forged.encode().decode("latin-1"))
        assert raw.status == 101
        raw.writer.write(asks({"kind": "join", "id": "1", "code": ann.code}))
        assert await told(raw) == {"kind": "bye", "code": "no-session"}
        assert await raw.close_code() == 4401
        async with httpx.AsyncClient() as http:
            cookie = [(b"Cookie", f"dnup_session={forged}".encode())]
            answer = await http.get(f"{server.address}/api/guest", headers=cookie)
        assert answer.status_code == 401
        assert answer.json() == {"code": "no-session", "facts": {}}
        assert "set-cookie" not in answer.headers
        await ann.notices_nothing()


@pytest.mark.parametrize("cookie", [None, "dnup_session=", "dnup_session", "other=1"])
async def test_without_a_session_there_is_no_socket(server: Server, cookie: str | None) -> None:
    async with Party(server) as party:
        raw = await party.knock(**({} if cookie is None else {"cookie": cookie}))
        assert raw.status == 401
        assert json.loads(await raw.body()) == {"code": "no-session", "facts": {}}
        async with httpx.AsyncClient() as http:
            answer = await http.get(f"{server.address}/api/guest")
        assert answer.status_code == 401


async def test_a_session_asked_for_with_a_forged_one_is_a_new_guest(server: Server) -> None:
    async with Party(server) as party:
        server = party.server
        async with httpx.AsyncClient(cookies={"dnup_session": "forged"}) as http:
            answer = await http.post(f"{server.address}/api/guest", json={"name": "Eve"})
        assert answer.status_code == 200
        assert len(answer.cookies["dnup_session"]) == 43  # not the one that was brought along


async def test_who_has_a_session_can_ask_for_one_and_keep_the_name(server: Server) -> None:
    async with Party(server) as party:
        address = f"{party.server.address}/api/guest"
        async with httpx.AsyncClient() as http:
            first = await http.post(address, json={"name": "Ann", "keep": True})
            again = await http.post(address, json={"name": "Guest", "keep": True})
            changed = await http.post(address, json={"name": "Anna"})
        assert [each.json()["name"] for each in (first, again, changed)] == ["Ann", "Ann", "Anna"]
        assert again.cookies["dnup_session"] == first.cookies["dnup_session"]


async def test_the_record_of_a_running_match_looks_like_none_even_to_its_players(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        id_ = ann.match["id"]
        never = await record_of(server, "A" * len(id_))
        async with httpx.AsyncClient(cookies={"dnup_session": ann.session}) as http:
            answers = [
                await record_of(server, id_),
                await record_of(server, f"{id_}.json"),
                await record_of(server, "%00"),
                await http.get(f"{server.address}/records/{id_}"),
            ]
        assert never.status_code == 404
        for answer in answers:
            assert (answer.status_code, answer.content) == (404, never.content)
            ours = {k: v for k, v in answer.headers.items() if k != "date"}
            assert ours == {k: v for k, v in never.headers.items() if k != "date"}
        await asyncio.gather(ann.play(), bob.play())
        found = await record_of(server, id_)
        assert (found.status_code, found.json()["format"]) == (200, "dnup/1")


async def test_only_public_tables_are_listed_and_what_is_listed_can_be_joined(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann, bob = await party.sit("Ann", "Bob", public=True, players=3, spectators=False)
        (hidden,) = await party.sit("Mia", players=2, bots=["beginner"])
        eve = await party.arrive("Eve")
        tables = {entry["code"]: entry for entry in (await eve.ask("list"))["tables"]}
        assert hidden.code not in tables
        entry = tables[ann.code]
        assert entry["phase"] == "gathering"
        assert entry["seats"] == [["person", "Ann"], ["person", "Bob"], ["empty", ""]]
        assert not entry["spectators"]
        typed = f"{ann.code[:3]}-{ann.code[3:]} ".lower()
        assert (await eve.ask("join", code=typed))["you"] == "C"
        for player in (eve, bob, ann):
            await player.ask("leave")
        assert ann.code not in {e["code"] for e in (await eve.ask("list"))["tables"]}


async def test_another_version_of_the_protocol_is_told_which_one_there_is(server: Server) -> None:
    async with Party(server) as party:
        for path, code in (
            ("/ws/2", "no-such-protocol"),
            ("/ws", "no-such-protocol"),
            ("/x", "not-found"),
        ):
            raw = await party.knock("session", path=path)
            assert raw.status == 404
            assert json.loads(await raw.body()) == {"code": code, "facts": {"protocol": 1}}


async def test_pages_of_other_sites_get_no_socket(server: Server) -> None:
    async with Party(server) as party:
        session = await sign_in(server, "Ann")
        own = server.address
        for status, code, headers in [
            (403, "cross-origin", {"origin": "https://evil.example"}),
            (403, "cross-origin", {"origin": "null"}),
            (403, "cross-origin", {"origin": ""}),
            (403, "cross-origin", {"origin": own.replace("http", "https")}),
            (403, "cross-origin", {"origin": "http://127.0.0.1"}),
            (403, "cross-origin", {"origin": f"{own}.evil.example"}),
            (403, "cross-origin", {"origin": f"{own}, {own}"}),
            (403, "cross-site", {"sec_fetch_site": "cross-site"}),
            (403, "cross-site", {"sec_fetch_site": "same-site"}),
            # Nobody has said that there is a proxy to be believed.
            (
                403,
                "cross-origin",
                {
                    "origin": "https://evil.example",
                    "x_forwarded_host": "evil.example",
                    "x_forwarded_proto": "https",
                },
            ),
            (101, "", {"origin": own, "sec_fetch_site": "same-origin"}),
            (101, "", {"origin": own.upper().replace("HTTP", "http")}),
            (101, "", {}),
        ]:
            raw = await party.knock(session, **headers)
            assert raw.status == status, headers
            if code:
                assert json.loads(await raw.body())["code"] == code


@pytest.mark.parametrize(
    ("status", "headers", "body"),
    [
        (403, {"origin": "https://evil.example"}, b'{"name":"Eve"}'),
        (403, {"origin": "null"}, b'{"name":"Eve"}'),
        (403, {"sec-fetch-site": "cross-site"}, b'{"name":"Eve"}'),
        (415, {"content-type": "application/x-www-form-urlencoded"}, b"name=Eve"),
        # A form can be made to send JSON, but only as one of these kinds of text.
        (415, {"content-type": "text/plain"}, b'{"name":"Eve="}'),
        (415, {"content-type": "application/x-www-form-urlencoded"}, b'{"name":"Eve="}'),
        (415, {"content-type": "Multipart/Form-Data; boundary=x"}, b'{"name":"Eve"}'),
    ],
)
async def test_forms_of_other_sites_make_no_guest(
    server: Server, status: int, headers: dict[str, str], body: bytes
) -> None:
    async with Party(server) as party:
        server = party.server
        session = await sign_in(server, "Ann")
        async with httpx.AsyncClient() as http:
            for cookies in ({}, {"Cookie": f"dnup_session={session}"}):
                url = f"{server.address}/api/guest"
                answer = await http.post(url, content=body, headers={**headers, **cookies})
                assert answer.status_code == status
                assert "set-cookie" not in answer.headers
            cookie = {"Cookie": f"dnup_session={session}"}
            who = await http.get(f"{server.address}/api/guest", headers=cookie)
        assert who.json() == {"name": "Ann", "ink": None}


async def test_who_waits_at_one_table_and_is_refused_at_another_still_sits(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        mia, _leo = await party.begin("Mia", "Leo")
        for code, why in ((mia.code, "match-running"), ("AAAAAA", "no-such-table")):
            assert (await ann.ask("join", code=code))["code"] == why
        said = await ann.ask("say", text="still here")
        assert (said["kind"], said["after"]) == ("update", bob.number)
        assert (await bob.receive())["after"] == said["after"]


async def test_a_player_who_goes_to_another_table_is_away_at_the_first(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        first, hand = ann.code, ann.view["hand"]
        (mia,) = await party.sit("Mia", players=2, bots=[])
        assert (await ann.ask("join", code=mia.code))["code"] == mia.code
        away = await bob.until_event("went-away")
        assert away["events"] == [{"kind": "went-away", "seat": "A"}]
        view = await ann.ask("join", code=first)
        assert (view["you"], view["hand"]) == ("A", hand)
        assert (await bob.until_event("came-back"))["events"][0]["seat"] == "A"
        await mia.until_event("went-away")
