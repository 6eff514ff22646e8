"""Going on with another device: a code that works once, for a few minutes, and for its guest."""

import re
from collections.abc import Iterator

import httpx
import pytest

from dnup.server.play.handover import HANDOVER_SECONDS as SECONDS
from dnup.server.play.handover import Handovers
from dnup.server.store import Guest
from support.serving import Party, Server, sign_in

pytestmark = pytest.mark.anyio

ANN = Guest("ann", "Ann", 0)
ANN_TOLD = {"name": "Ann", "ink": None}
BOB = Guest("bob", "Bob", 0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows few guesses, behind a proxy, so that each test has its own address."""
    folder = tmp_path_factory.mktemp("handover")
    server = Server(folder / "server.db", "--guess-rate=3/h", "--behind-proxy", "--log-level=debug")
    with server:
        yield server
    assert not server.faults()


def client(server: Server, address: str, session: str = "") -> httpx.AsyncClient:
    """A device at an address of its own."""
    headers = {"x-forwarded-for": address}
    if session:
        headers["cookie"] = f"dnup_session={session}"
    return httpx.AsyncClient(base_url=server.address, headers=headers, trust_env=False)


def test_a_code_works_once() -> None:
    handovers = Handovers()
    code = handovers.offer(ANN, 0)
    assert re.fullmatch(r"[A-Za-z0-9_-]{32}", code)
    assert handovers.look(code, 1) == ANN
    assert handovers.take(code, 1) == ANN
    assert handovers.look(code, 1) is None
    assert handovers.take(code, 1) is None
    assert len(handovers) == 0


def test_a_code_works_for_five_minutes_and_is_then_forgotten() -> None:
    handovers = Handovers()
    assert SECONDS == 300
    code = handovers.offer(ANN, 1000)
    assert handovers.take(code, 1000 + SECONDS) is None
    assert len(handovers) == 0
    code = handovers.offer(ANN, 2000)
    assert handovers.take(code, 2000 + SECONDS - 1) is not None


def test_only_the_newest_code_of_a_guest_works_and_others_keep_theirs() -> None:
    handovers = Handovers()
    bobs = handovers.offer(BOB, 0)
    older, newer = handovers.offer(ANN, 0), handovers.offer(ANN, 1)
    assert len(handovers) == 2
    assert handovers.take(older, 2) is None
    assert handovers.take(newer, 2) is not None
    assert handovers.take(bobs, 2) is not None


def test_old_codes_take_no_memory_and_codes_are_kept_as_hashes() -> None:
    handovers = Handovers()
    for i in range(100):
        handovers.offer(Guest(f"g{i}", "", 0), i)
    code = handovers.offer(ANN, 99 + SECONDS)
    assert len(handovers) == 1
    assert code not in repr(vars(handovers))


async def test_a_seat_goes_from_one_device_to_another(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        async with (
            client(server, "192.0.2.1", ann.session) as laptop,
            client(server, "192.0.2.2") as phone,
        ):
            offered = await laptop.post("/api/handover")
            assert offered.status_code == 200
            assert offered.headers["cache-control"] == "no-store"
            assert offered.json()["seconds"] == SECONDS
            code = {"handover": offered.json()["code"]}
            taken = await phone.post("/api/guest", json=code)
            assert (taken.status_code, taken.json()) == (200, ANN_TOLD)
            assert "HttpOnly" in taken.headers["set-cookie"]
            assert (await phone.get("/api/guest")).json() == ANN_TOLD
            again = await phone.post("/api/guest", json=code)
            assert (again.status_code, again.json()["code"]) == (404, "no-such-handover")
            here = await party.arrive("Ann", taken.cookies["dnup_session"])
            assert (await here.ask("join", code=ann.code))["you"] == ann.seat
            assert here.view["hand"] == ann.view["hand"]
        goodbye = await ann.until(lambda m: m["kind"] == "bye")
        assert goodbye["code"] == "taken-over"
        await bob.ask("list")


async def test_a_new_name_goes_along_and_another_session_is_replaced(server: Server) -> None:
    async with Party(server):
        mine, other = await sign_in(server, "Mia"), await sign_in(server, "Eve")
        async with (
            client(server, "192.0.2.3", mine) as laptop,
            client(server, "192.0.2.4") as phone,
        ):
            code = (await laptop.post("/api/handover")).json()["code"]
            await laptop.post("/api/guest", json={"name": "Maria"})
            phone.cookies["dnup_session"] = other
            taken = await phone.post("/api/guest", json={"handover": code})
            assert taken.json() == {"name": "Maria", "ink": None}
            assert taken.cookies["dnup_session"] not in {mine, other}


async def test_who_has_no_session_has_nothing_to_hand_over(server: Server) -> None:
    async with Party(server):
        for session in ("", "made-up"):
            async with client(server, "192.0.2.5", session) as http:
                answer = await http.post("/api/handover")
                assert (answer.status_code, answer.json()["code"]) == (401, "no-session")
                assert "set-cookie" not in answer.headers


async def test_other_sites_can_neither_ask_for_a_code_nor_use_one(server: Server) -> None:
    async with Party(server):
        session = await sign_in(server, "Ann")
        async with client(server, "192.0.2.6", session) as http:
            code = (await http.post("/api/handover")).json()["code"]
            for theirs in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
                asked = await http.post("/api/handover", headers=theirs)
                used = await http.post("/api/guest", json={"handover": code}, headers=theirs)
                assert (asked.status_code, used.status_code) == (403, 403)
            form = await http.post("/api/guest", data={"handover": code})
            assert form.status_code == 415
            assert (await http.post("/api/guest", json={"handover": code})).status_code == 200


async def test_looking_at_the_link_does_not_use_it_up(server: Server) -> None:
    async with Party(server):
        session = await sign_in(server, "Ann")
        async with client(server, "192.0.2.7", session) as http:
            code = (await http.post("/api/handover")).json()["code"]
            assert (await http.get(f"/h/{code}")).status_code == 200
            assert (await http.get("/api/handover")).status_code == 405
            assert (await http.post("/api/guest", json={"handover": code})).status_code == 200


async def test_guesses_are_limited_by_address_and_then_right_codes_are_refused_too(
    server: Server,
) -> None:
    async with Party(server):
        session = await sign_in(server, "Ann")
        async with (
            client(server, "192.0.2.8", session) as ann,
            client(server, "192.0.2.9") as eve,
            client(server, "192.0.2.10") as phone,
        ):
            right = {"handover": (await ann.post("/api/handover")).json()["code"]}
            for guess in ("", "x", right["handover"].swapcase()):
                answer = await eve.post("/api/guest", json={"handover": guess})
                assert (answer.status_code, answer.json()["code"]) == (404, "no-such-handover")
            late = await eve.post("/api/guest", json=right)
            assert (late.status_code, late.json()["code"]) == (429, "too-fast")
            assert late.json()["facts"]["limit"] == "3/h"
            assert int(late.headers["retry-after"]) == late.json()["facts"]["seconds"]
            assert (await phone.post("/api/guest", json=right)).status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": "Ann", "handover": "x"},
        {"name": None, "handover": None},
        {"handover": "x" * 101},
        {"handover": 7},
    ],
)
async def test_a_body_has_a_name_or_a_code(server: Server, body: dict[str, object]) -> None:
    async with Party(server) as _party, client(server, "192.0.2.11") as http:
        answer = await http.post("/api/guest", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


async def test_codes_and_sessions_are_not_in_the_log(server: Server) -> None:
    async with Party(server):
        session = await sign_in(server, "Ann")
        async with client(server, "192.0.2.12", session) as http:
            code = (await http.post("/api/handover")).json()["code"]
            await http.get(f"/h/{code}")
            await http.post("/api/guest", json={"handover": code[::-1]})
            await http.post("/api/guest", json={"handover": code})
            await http.get("/healthz")
        lines = "\n".join(server.log)
        assert "/api/handover" in lines
        assert "/h/{code}" in lines
        assert code not in lines
        assert code[::-1] not in lines
        assert session not in lines
