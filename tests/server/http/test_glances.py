"""A glance at one's table over HTTP: what the seat sees, for nobody else, and without effect."""

from collections.abc import Iterator

import pytest
from server.http.test_duplicates import call

from support.serving import Party, Server, seats_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("glances") / "server.db") as server:
        yield server
    assert not server.faults()


async def test_who_holds_a_seat_sees_what_the_seat_sees_and_still_is_away(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob", absence={"after": None})
        await bob.close()
        await ann.until_event("went-away")
        status, told = await call(bob, "GET", f"/api/tables/{ann.code}/glance")
        assert (status, told["you"], told["hand"]) == (200, "B", bob.view["hand"])
        assert ("choices" in told) == told["state"]["match"]["to_act"].startswith("B")
        assert seats_of(told)["B"]["is_away"]
        await ann.notices_nothing()


async def test_to_everybody_else_there_is_no_such_table(server: Server) -> None:
    async with Party(server) as party:
        ann, _ = await party.begin("Ann", "Bob")
        eve = await party.arrive("Eve")
        for code in (ann.code, "ZZZZZZ"):
            assert await call(eve, "GET", f"/api/tables/{code}/glance") == (
                404,
                {"code": "no-such-table", "facts": {}},
            )
        status, told = await call(server, "GET", f"/api/tables/{ann.code}/glance")
        assert (status, told["code"]) == (401, "no-session")
