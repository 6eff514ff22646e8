"""Names and inks over the wire: how people are called at tables, and who may look at one."""

from collections.abc import Iterator

import httpx
import pytest

from support.serving import Message, Party, Player, Server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("introductions") / "server.db") as server:
        yield server
    assert not server.faults()


def people_of(player: Player) -> list[tuple[str, int]]:
    """The names and inks of the people at a player's table."""
    seats = player.view["state"]["seats"]
    return [(seat["name"], seat["ink"]) for seat in seats if seat["kind"] == "person"]


async def introduce(player: Player, **who: object) -> httpx.Response:
    async with httpx.AsyncClient(cookies={"dnup_session": player.session}) as http:
        return await http.post(f"{player.server.address}/api/guest", json=who)


async def look(player: Player, code: str) -> httpx.Response:
    async with httpx.AsyncClient(cookies={"dnup_session": player.session}) as http:
        return await http.get(f"{player.server.address}/api/tables/{code}")


async def test_a_rename_reaches_everybody_at_the_table(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.sit("Ann", "Bob")
        assert people_of(bob) == [("Ann", 0), ("Bob", 1)]
        answer = await introduce(ann, name="Anna", ink=5)
        assert answer.json() == {"name": "Anna", "ink": 5}
        for player in (ann, bob):
            told: Message = await player.until_event("renamed")
            renamed = {"kind": "renamed", "seat": "A", "was": "Ann", "name": "Anna", "ink": 5}
            assert told["events"] == [renamed]
            assert people_of(player) == [("Anna", 5), ("Bob", 1)]


async def test_a_rename_reaches_all_tables_of_a_guest_in_the_middle_of_a_match(
    server: Server,
) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob")
        await introduce(bob, name="Bobby")
        await ann.until_event("renamed")
        assert people_of(ann) == [("Ann", 0), ("Bobby", 1)]


async def test_an_ink_alone_leaves_the_name_and_a_name_alone_the_ink(server: Server) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        assert (await introduce(ann, ink=7)).json() == {"name": "Ann", "ink": 7}
        assert (await introduce(ann, name="Anna")).json() == {"name": "Anna", "ink": 7}
        kept = await introduce(ann, name="Guest", ink=1, keep=True)
        assert kept.json() == {"name": "Anna", "ink": 7}
        await ann.ask("create", options={})
        assert people_of(ann) == [("Anna", 7)]


@pytest.mark.parametrize("ink", [8, -1, 1.5, "blue", True])
async def test_what_is_no_ink_is_refused(server: Server, ink: object) -> None:
    async with Party(server) as party:
        ann = await party.arrive("Ann")
        answer = await introduce(ann, name="Anna", ink=ink)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        assert (await introduce(ann, name="Ann")).json() == {"name": "Ann", "ink": None}


async def test_an_ink_without_a_session_or_a_name_is_nobodys(server: Server) -> None:
    async with Party(server) as party, httpx.AsyncClient() as http:
        address = f"{party.server.address}/api/guest"
        answer = await http.post(address, json={"ink": 1})
        assert (answer.status_code, answer.json()["code"]) == (401, "no-session")
        for body in ({}, {"name": "Ann", "handover": "x"}, {"ink": 1, "handover": "x"}):
            answer = await http.post(address, json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


@pytest.mark.parametrize(
    ("name", "code"),
    [("Аnn", "mixed-name"), ("Moderator", "reserved-name"), ("noon", "reserved-name")],
)
async def test_a_name_that_deceives_is_refused(server: Server, name: str, code: str) -> None:
    async with Party(server) as party, httpx.AsyncClient() as http:
        ann = await party.arrive("Ann")
        new = await http.post(f"{server.address}/api/guest", json={"name": name})
        for answer in (await introduce(ann, name=name), new):
            assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_nobody_looks_like_another_at_their_table(server: Server) -> None:
    async with Party(server) as party:
        _, bob = await party.sit("ABE", "Bob", players=3)
        answer = await introduce(bob, name="АВЕ")
        assert (answer.status_code, answer.json()["code"]) == (409, "lookalike-name")
        assert answer.json()["facts"] == {"name": "АВЕ", "other": "ABE"}
        cleo = await party.arrive("ΑΒΕ")
        assert (await cleo.ask("join", code=bob.code))["code"] == "lookalike-name"


async def test_who_has_the_code_sees_who_is_there_while_a_seat_is_free(server: Server) -> None:
    async with Party(server) as party:
        (ann,) = await party.sit("Ann", players=2, spectators=False)
        bob = await party.arrive("Bob")
        answer = await look(bob, ann.code.lower())
        told = answer.json()
        assert (answer.status_code, told["code"]) == (200, ann.code)
        assert told["state"]["seats"] == [
            {"seat": "A", "kind": "person", "name": "Ann", "ink": 0},
            {"seat": "B", "kind": "empty"},
        ]
        await bob.ask("join", code=ann.code)
        cleo = await party.arrive("Cleo")
        full = await look(cleo, ann.code)
        assert (full.status_code, full.json()["code"]) == (404, "no-spectators")
        assert (await look(bob, ann.code)).status_code == 200  # who sits there
        none = await look(cleo, "ZZZZZZ")
        assert (none.status_code, none.json()["code"]) == (404, "no-such-table")


async def test_a_look_tells_nothing_of_the_match(server: Server) -> None:
    async with Party(server) as party:
        ann, _ = await party.begin("Ann", "Bob")
        cleo = await party.arrive("Cleo")
        told = (await look(cleo, ann.code)).json()
        assert told["state"]["phase"] == "playing"
        assert "match" not in told["state"]
