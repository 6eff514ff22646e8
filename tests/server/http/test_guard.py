"""What stands before the tables: limits, cookies, and headers for browsers."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from dnup.server.play.cookies import COOKIE, SECURE_COOKIE
from support.echo import CLOSE, Raw
from support.serving import Party, Server, asks, sign_in, told

pytestmark = pytest.mark.anyio


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


def from_(address: str) -> dict[str, str]:
    """The header with which a proxy says where a request comes from."""
    return {"X-Forwarded-For": address}


async def welcomed(party: Party, address: str) -> Raw:
    """A new guest from an address, on a socket that is handled by hand."""
    session = await sign_in(party.server, "Eve", **from_(address))
    raw = await party.knock(session, **from_(address))
    assert (await told(raw))["kind"] == "welcome"
    return raw


async def test_a_session_is_a_cookie_that_scripts_and_other_sites_do_not_get(
    guarded: Server,
) -> None:
    async with Party(guarded) as party:
        server = party.server
        url, form = f"{server.address}/api/guest", {"name": "Ann"}
        async with httpx.AsyncClient() as http:
            plain = await http.post(url, json=form, headers=from_("192.0.2.1"))
            proxied = {**from_("192.0.2.1"), "X-Forwarded-Proto": "https"}
            secure = await http.post(url, json=form, headers=proxied)
            cookie = {"Cookie": f"{SECURE_COOKIE}={secure.cookies[SECURE_COOKIE]}"}
            again = await http.get(url, headers={**proxied, **cookie})
        cases: tuple[tuple[httpx.Response, str, set[str]], ...] = (
            (plain, COOKIE, set()),
            (secure, SECURE_COOKIE, {"secure"}),
            (again, SECURE_COOKIE, {"secure"}),
        )
        for answer, name, extra in cases:
            value, *flags = answer.headers.get_list("set-cookie")[0].split("; ")
            assert len(value.removeprefix(f"{name}=")) == 43
            assert {flag.lower() for flag in flags} == extra | {
                "httponly",
                "samesite=lax",
                "path=/",
                f"max-age={30 * 24 * 3600}",
            }
            assert value.partition("=")[2] not in answer.text
        assert "strict-transport-security" in secure.headers
        assert "strict-transport-security" not in plain.headers


async def test_every_answer_carries_the_security_headers(guarded: Server) -> None:
    async with Party(guarded) as party:
        server = party.server
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
            "metrics": 404,
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
            is_site = what in {"page", "style"}  # the same for everybody
            assert head["cache-control"] == ("no-cache" if is_site else "no-store"), what
            assert "server" not in head, what


async def test_codes_cannot_be_guessed_quickly_and_right_ones_wait_too(guarded: Server) -> None:
    async with Party(guarded) as party:
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


async def test_many_guests_do_not_give_an_address_more_than_ten_times_the_guesses(
    guarded: Server,
) -> None:
    async with Party(guarded) as party:
        guess = {"kind": "join", "code": "AAAAAA"}
        codes, elsewhere = [], iter(range(100, 200))
        for _ in range(12):  # 3 guesses each, and 30 for the address
            session = await sign_in(party.server, "Eve", **from_(f"192.0.2.{next(elsewhere)}"))
            guest = await party.knock(session, **from_("192.0.2.6"))
            await told(guest)
            guest.writer.write(asks(*[guess] * 12))
            codes.append([(await told(guest))["code"] for _ in range(12)])
        assert [each[0] for each in codes[:5]] == ["no-such-table"] * 5
        assert codes[0][-1] == "too-fast"
        assert sum(each.count("no-such-table") for each in codes) < 45


async def test_tables_of_an_address_are_limited(guarded: Server) -> None:
    async with Party(guarded) as party:
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


async def test_guests_of_an_address_are_limited_but_old_ones_are_known(guarded: Server) -> None:
    async with Party(guarded) as party:
        server = party.server
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
            assert (await http.post(url, json=form, headers=cookie)).json() == {**form, "ink": None}


async def test_chat_is_limited_for_each_person_on_all_connections(guarded: Server) -> None:
    async with Party(guarded) as party:
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


async def test_messages_are_limited_and_who_does_not_stop_is_cut_off(guarded: Server) -> None:
    async with Party(guarded) as party:
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
