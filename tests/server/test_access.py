"""Nobody acts for a seat, reads a hand or fetches a running record without its session."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator

import httpx
import pytest
from echo import CLOSE, TEXT, Raw, frame
from serving import Message, Party, Server, record_of, sign_in

Test = Callable[[Server, Party], Awaitable[None]]

DEEDS: list[Message] = [
    {"kind": "act", "turn": 1, "action": {"kind": "rotate"}},
    {"kind": "ready", "salt": "x"},
    {"kind": "ready", "salt": None},
    {"kind": "next", "round": 1},
    {"kind": "pause", "wants": True},
    {"kind": "say", "text": "hello"},
    {"kind": "mute", "seat": "A", "muted": True},
    {"kind": "bot", "seat": "B", "level": "greedy"},
    {"kind": "remove", "seat": "B"},
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits for all tests here; it must not have failed in any of them."""
    server = Server(tmp_path_factory.mktemp("access") / "server.db")
    with server:
        yield server
    assert not server.faults()


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits behind a proxy; each test comes from addresses of its own."""
    server = Server(
        tmp_path_factory.mktemp("guarded") / "server.db",
        "--behind-proxy",
        "--guess-rate=3/s",
        "--create-rate=2/min",
        "--chat-rate=2/min",
        "--guest-rate=2/min",
        "--message-rate=20/s",
    )
    with server:
        yield server
    assert not server.faults()


def run(server: Server, test: Test) -> None:
    """Run a test with a party of its own."""

    async def main() -> None:
        async with Party(server) as party:
            await test(server, party)

    asyncio.run(main())


def from_(address: str) -> dict[str, str]:
    """The header with which a proxy says where a request comes from."""
    return {"X-Forwarded-For": address}


def asks(*requests: Message) -> bytes:
    """Requests that arrive in one packet."""
    return b"".join(frame(TEXT, json.dumps(request).encode()) for request in requests)


async def told(raw: Raw) -> Message:
    """The next message on a socket that is handled by hand."""
    kind, payload = await raw.receive()
    assert kind == TEXT, (kind, payload)
    message: Message = json.loads(payload)
    return message


async def welcomed(party: Party, address: str) -> Raw:
    """A new guest from an address, on a socket that is handled by hand."""
    session = await sign_in(party.server, "Eve", **from_(address))
    raw = await party.knock(session, **from_(address))
    assert (await told(raw))["kind"] == "welcome"
    return raw


def test_who_is_at_no_table_can_do_nothing_there(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        eve = await party.arrive("Eve")
        for deed in [*DEEDS, {"kind": "leave"}]:
            assert (await eve.ask(**deed))["code"] == "not-at-table"
        await ann.notices_nothing()
        await bob.notices_nothing()

    run(server, test)


def test_who_looks_on_can_do_nothing_else(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
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

    run(server, test)


def test_who_was_not_let_in_can_do_nothing_there(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
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

    run(server, test)


def test_a_player_does_nothing_in_the_turn_of_another(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        players = await party.begin("Ann", "Bob")
        mover, other = sorted(players, key=lambda p: "choices" not in p.view)
        turn, action = mover.match["turn"], mover.choose()
        refused = await other.ask("act", turn=turn, action=action)
        assert (refused["code"], refused["rule"]) == ("not-your-turn", "T3")
        await mover.notices_nothing()

    run(server, test)


def test_hands_and_choices_are_told_to_their_seat_alone(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
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

    run(server, test)


def test_only_the_host_changes_seats_and_only_before_a_match(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        ann, bob = await party.sit("Ann", "Bob", players=3)
        await ann.until_event("person-seated")
        for deed in DEEDS[-2:]:
            refused = await bob.ask(**deed)
            assert (refused["code"], refused["facts"]) == ("not-host", {"host": "A"})
        await ann.notices_nothing()
        assert (await ann.ask("remove", seat="A"))["code"] == "own-seat"
        assert (await ann.ask("bot", seat="B", level="greedy"))["code"] == "seat-taken"
        assert (await ann.ask("bot", seat="D", level="greedy"))["code"] == "no-seat"
        assert (await ann.ask("bot", seat="C", level="sharp"))["code"] == "no-such-bots"
        assert (await ann.ask("bot", seat="C", level="greedy"))["kind"] == "update"
        await asyncio.gather(ann.ask("ready", salt="a"), bob.ask("ready", salt="b"))
        await ann.ask("list")
        for deed in DEEDS[-2:]:
            assert (await ann.ask(**deed))["code"] == "match-running"

    run(server, test)


def test_who_is_removed_by_the_host_is_let_go_and_may_look_on(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        ann, bob = await party.sit("Ann", "Bob")
        await ann.ask("remove", seat="B")
        gone = await bob.until_event("seat-emptied")
        assert gone["events"] == [{"kind": "seat-emptied", "seat": "B", "was_removed": True}]
        assert (await bob.ask("ready", salt="b"))["code"] == "not-at-table"
        assert (await bob.ask("watch", code=ann.code))["you"] is None

    run(server, test)


def test_the_seat_of_another_is_not_taken_with_its_name_or_number(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        ann, bob = await party.sit("Ann", "Bob", players=3)
        other = await party.arrive("Ann")
        assert (await other.ask("join", code=ann.code, seat="A"))["code"] == "seat-taken"
        assert (await other.ask("join", code=ann.code, seat="E"))["code"] == "no-seat"
        view = await other.ask("join", code=ann.code)
        assert view["you"] == "C"
        assert [seat["name"] for seat in view["state"]["seats"]] == ["Ann", "Bob", "Ann 2"]
        assert view["state"]["host"] == "A"
        await bob.until_event("person-seated")

    run(server, test)


def test_who_takes_a_seat_hears_nothing_of_who_had_it_before(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        ann, bob = await party.sit("Ann", "Bob")
        have = bob.number
        await bob.ask("mute", seat="A", muted=True)
        await bob.ask("leave")
        eve = await party.arrive("Eve")
        view = await eve.ask("join", code=ann.code, have=have)
        assert view["kind"] == "table"
        assert (view["you"], view.get("muted", [])) == ("B", [])
        assert all("muted" not in text for text in eve.heard)

    run(server, test)


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
def test_a_session_that_was_never_given_opens_nothing(
    server: Server, forge: Callable[[str], str]
) -> None:
    async def test(server: Server, party: Party) -> None:
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

    run(server, test)


@pytest.mark.parametrize("cookie", [None, "dnup_session=", "dnup_session", "other=1"])
def test_without_a_session_there_is_no_socket(server: Server, cookie: str | None) -> None:
    async def test(server: Server, party: Party) -> None:
        raw = await party.knock(**({} if cookie is None else {"cookie": cookie}))
        assert raw.status == 401
        assert json.loads(await raw.body()) == {"code": "no-session", "facts": {}}
        async with httpx.AsyncClient() as http:
            answer = await http.get(f"{server.address}/api/guest")
        assert answer.status_code == 401

    run(server, test)


def test_a_session_asked_for_with_a_forged_one_is_a_new_guest(server: Server) -> None:
    async def test(server: Server, _party: Party) -> None:
        async with httpx.AsyncClient(cookies={"dnup_session": "forged"}) as http:
            answer = await http.post(f"{server.address}/api/guest", json={"name": "Eve"})
        assert answer.status_code == 200
        assert len(answer.cookies["dnup_session"]) == 43  # not the one that was brought along

    run(server, test)


def test_the_record_of_a_running_match_looks_like_none_even_to_its_players(
    server: Server,
) -> None:
    async def test(server: Server, party: Party) -> None:
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

    run(server, test)


def test_only_public_tables_are_listed_and_what_is_listed_can_be_joined(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        ann, bob = await party.sit("Ann", "Bob", public=True, players=3, spectators=False)
        (hidden,) = await party.sit("Mia", players=2, bots=["greedy"])
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

    run(server, test)


def test_another_version_of_the_protocol_is_told_which_one_there_is(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        for path, code in (
            ("/ws/2", "no-such-protocol"),
            ("/ws", "no-such-protocol"),
            ("/x", "not-found"),
        ):
            raw = await party.knock("session", path=path)
            assert raw.status == 404
            assert json.loads(await raw.body()) == {"code": code, "facts": {"protocol": 1}}

    run(server, test)


def test_pages_of_other_sites_get_no_socket(server: Server) -> None:
    async def test(server: Server, party: Party) -> None:
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

    run(server, test)


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
def test_forms_of_other_sites_make_no_guest(
    server: Server, status: int, headers: dict[str, str], body: bytes
) -> None:
    async def test(server: Server, _party: Party) -> None:
        session = await sign_in(server, "Ann")
        async with httpx.AsyncClient() as http:
            for cookies in ({}, {"Cookie": f"dnup_session={session}"}):
                url = f"{server.address}/api/guest"
                answer = await http.post(url, content=body, headers={**headers, **cookies})
                assert answer.status_code == status
                assert "set-cookie" not in answer.headers
            cookie = {"Cookie": f"dnup_session={session}"}
            who = await http.get(f"{server.address}/api/guest", headers=cookie)
        assert who.json() == {"name": "Ann"}

    run(server, test)


def test_a_session_is_a_cookie_that_scripts_and_other_sites_do_not_get(guarded: Server) -> None:
    async def test(server: Server, _party: Party) -> None:
        url, form = f"{server.address}/api/guest", {"name": "Ann"}
        async with httpx.AsyncClient() as http:
            plain = await http.post(url, json=form, headers=from_("192.0.2.1"))
            proxied = {**from_("192.0.2.1"), "X-Forwarded-Proto": "https"}
            secure = await http.post(url, json=form, headers=proxied)
            cookie = {"Cookie": f"dnup_session={secure.cookies['dnup_session']}"}
            again = await http.get(url, headers={**proxied, **cookie})
        for answer, extra in ((plain, set()), (secure, {"secure"}), (again, {"secure"})):
            value, *flags = answer.headers["set-cookie"].split("; ")
            assert len(value.removeprefix("dnup_session=")) == 43
            assert {flag.lower() for flag in flags} == extra | {
                "httponly",
                "samesite=lax",
                "path=/",
                f"max-age={30 * 24 * 3600}",
            }
            assert value.partition("=")[2] not in answer.text
        assert "strict-transport-security" in secure.headers
        assert "strict-transport-security" not in plain.headers

    run(guarded, test)


def test_every_answer_carries_the_security_headers(guarded: Server) -> None:
    async def test(server: Server, party: Party) -> None:
        at, me = server.address, from_("192.0.2.2")
        guest = f"{at}/api/guest"
        async with httpx.AsyncClient(headers=me) as http:
            answers = {
                "page": await http.get(at),
                "style": await http.get(f"{at}/front.css"),
                "health": await http.get(f"{at}/healthz"),
                "ready": await http.get(f"{at}/readyz"),
                "metrics": await http.get(f"{at}/metrics"),
                "guest": await http.post(guest, json={"name": "Ann"}),
                "no session": await http.get(guest, headers={"cookie": ""}),
                "no record": await http.get(f"{at}/records/x"),
                "no page": await http.get(f"{at}/no/such/page"),
                "no method": await http.put(guest, json={}),
                "bad name": await http.post(guest, json={"name": "\u200b"}),
                "bad body": await http.post(guest, content=b'{"name":"\xff'),
                "too large": await http.post(guest, content=b"x" * 20_000),
                "cross": await http.post(guest, json={}, headers={"origin": "http://x.example"}),
                "form": await http.post(guest, data={"name": "Ann"}),
                "head": await http.head(f"{at}/healthz"),
            }
            for _ in range(2):
                http.cookies.clear()
                answers["too many"] = await http.post(guest, json={"name": "Ann"})
        found = {what: answer.status_code for what, answer in answers.items()}
        assert found == {
            "page": 200,
            "style": 200,
            "health": 200,
            "ready": 200,
            "metrics": 200,
            "guest": 200,
            "no session": 401,
            "no record": 404,
            "no page": 404,
            "no method": 405,
            "bad name": 400,
            "bad body": 400,
            "too large": 413,
            "cross": 403,
            "form": 415,
            "head": 200,
            "too many": 429,
        }
        heads = {what: answer.headers for what, answer in answers.items()}
        for what, asked in {
            "socket without session": {},
            "socket of another site": {"origin": "http://x.example"},
            "old socket": {"sec_websocket_version": "8"},
        }.items():
            raw = await party.knock(**asked)
            lines = [line.partition(": ") for line in raw.head.strip().split("\r\n")[1:]]
            heads[what] = httpx.Headers({name: value for name, _, value in lines})
        for what, head in heads.items():
            policy = head["content-security-policy"]
            assert "default-src 'self'" in policy, what
            assert "unsafe" not in policy, what
            assert "frame-ancestors 'none'" in policy, what
            assert head["x-content-type-options"] == "nosniff", what
            assert head["x-frame-options"] == "DENY", what
            assert head["referrer-policy"] == "no-referrer", what
            assert head["cross-origin-opener-policy"] == "same-origin", what
            assert head["cross-origin-resource-policy"] == "same-origin", what
            assert head["cache-control"] == "no-store", what
            assert "server" not in head, what

    run(guarded, test)


def test_codes_cannot_be_guessed_quickly_and_right_ones_wait_too(guarded: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        ann = await party.arrive("Ann", **from_("192.0.2.3"))
        await ann.ask("create", options={"players": 2})
        eve = await welcomed(party, "192.0.2.4")
        guess, right = {"kind": "watch", "code": "AAAAAA"}, {"kind": "watch", "code": ann.code}
        wrong = [{**guess, "kind": kind} for kind in ("join", "watch", "join", "watch", "join")]
        eve.writer.write(asks(*wrong, right))
        answers = [await told(eve) for _ in range(6)]
        assert [a["code"] for a in answers] == ["no-such-table"] * 3 + ["too-fast"] * 3
        assert all(a["facts"] == {"seconds": 1, "limit": "3/s"} for a in answers[3:])
        # Another address is not kept waiting; nor a new guest of the first let in.
        friend = await welcomed(party, "192.0.2.5")
        friend.writer.write(asks(right))
        assert (await told(friend))["kind"] == "table"
        await asyncio.sleep(answers[-1]["facts"]["seconds"])
        eve.writer.write(asks(right))
        assert (await told(eve))["kind"] == "table"

    run(guarded, test)


def test_new_connections_and_names_do_not_give_an_address_more_guesses(guarded: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        one, two = await welcomed(party, "192.0.2.6"), await welcomed(party, "192.0.2.6")
        guess = {"kind": "join", "code": "AAAAAA"}
        one.writer.write(asks(*[guess] * 12))
        answers = [await told(one) for _ in range(12)]
        assert answers[-1]["code"] == "too-fast"
        two.writer.write(asks(guess))
        assert (await told(two))["code"] == "too-fast"

    run(guarded, test)


def test_tables_of_an_address_are_limited(guarded: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        eve = await welcomed(party, "2001:db8::1")
        create = {"kind": "create", "options": {"players": 2}}
        eve.writer.write(asks(create, create, create))
        kinds = {}
        for _ in range(3):
            answer = await told(eve)
            kinds[answer["kind"]] = answer
        assert kinds["refused"]["code"] == "too-fast"
        assert kinds["refused"]["facts"]["limit"] == "2/min"
        assert 1 <= kinds["refused"]["facts"]["seconds"] <= 30
        # A subscriber has all addresses of a network.
        neighbour = await welcomed(party, "2001:db8::2")
        neighbour.writer.write(asks(create))
        assert (await told(neighbour))["code"] == "too-fast"

    run(guarded, test)


def test_guests_of_an_address_are_limited_but_old_ones_are_known(guarded: Server) -> None:
    async def test(server: Server, _party: Party) -> None:
        sessions = [await sign_in(server, "Eve", **from_("192.0.2.8")) for _ in range(2)]
        url, form = f"{server.address}/api/guest", {"name": "Ann"}
        async with httpx.AsyncClient(headers=from_("192.0.2.8")) as http:
            answer = await http.post(url, json=form)
            assert answer.status_code == 429
            body = answer.json()
            assert body["code"] == "too-fast"
            assert body["facts"]["limit"] == "2/min"
            assert 1 <= body["facts"]["seconds"] <= 31
            assert answer.headers["retry-after"] == str(body["facts"]["seconds"])
            cookie = {"Cookie": f"dnup_session={sessions[0]}"}
            assert (await http.post(url, json=form, headers=cookie)).json() == form

    run(guarded, test)


def test_chat_is_limited_for_each_person_on_all_connections(guarded: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        ann = await party.arrive("Ann", **from_("192.0.2.9"))
        await ann.ask("create", options={"players": 2})
        for text in ("one", "two"):
            assert (await ann.ask("say", text=text))["kind"] == "update"
        again = await party.arrive("", ann.session)
        await again.ask("join", code=ann.code)
        refused = await again.ask("say", text="three")
        assert refused["code"] == "too-fast"
        assert refused["facts"]["limit"] == "2/min"
        assert 1 <= refused["facts"]["seconds"] <= 30

    run(guarded, test)


def test_messages_are_limited_and_who_does_not_stop_is_cut_off(guarded: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        eve = await welcomed(party, "192.0.2.10")
        eve.writer.write(asks(*[{"kind": "list", "id": f"{i}"} for i in range(25)]))
        answers = [await told(eve) for _ in range(25)]
        assert [a["id"] for a in answers] == [f"{i}" for i in range(25)]
        assert [a["kind"] for a in answers[:20]] == ["tables"] * 20
        refused = [a for a in answers if a["kind"] == "refused"]
        assert refused
        assert {a["code"] for a in refused} == {"too-fast"}
        assert refused[-1]["facts"] == {"seconds": 1, "limit": "20/s"}
        await asyncio.sleep(1)
        eve.writer.write(asks({"kind": "list", "id": "later"}))
        assert (await told(eve))["kind"] == "tables"
        eve.writer.write(asks(*[{"kind": "list"}] * 400))
        last = {"kind": ""}
        while last["kind"] != "bye":
            last = await told(eve)
        assert last == {"kind": "bye", "code": "too-fast"}
        kind, payload = await eve.receive()
        assert (kind, int.from_bytes(payload[:2])) == (CLOSE, 1008)

    run(guarded, test)


def test_who_waits_at_one_table_and_is_refused_at_another_still_sits(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        mia, _leo = await party.begin("Mia", "Leo")
        for code, why in ((mia.code, "match-running"), ("AAAAAA", "no-such-table")):
            assert (await ann.ask("join", code=code))["code"] == why
        said = await ann.ask("say", text="still here")
        assert (said["kind"], said["after"]) == ("update", bob.number)
        assert (await bob.receive())["after"] == said["after"]

    run(server, test)


def test_a_player_who_goes_to_another_table_is_away_at_the_first(server: Server) -> None:
    async def test(_server: Server, party: Party) -> None:
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

    run(server, test)
