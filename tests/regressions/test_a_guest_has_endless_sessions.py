"""A guest could hand over to themselves again and again: each time one more session was kept."""

from pathlib import Path

import httpx

from dnup.server.http.guests import MOST_SESSIONS
from support.serving import Party, Server, meet, sign_in


def device(server: Server, session: str = "") -> httpx.AsyncClient:
    cookies = {"dnup_session": session} if session else {}
    return httpx.AsyncClient(base_url=server.address, cookies=cookies, trust_env=False)


async def go_on(from_: httpx.AsyncClient, server: Server) -> httpx.Response:
    """Go on with another device."""
    code = (await from_.post("/api/handover")).raise_for_status().json()["code"]
    async with device(server) as another:
        return await another.post("/api/guest", json={"handover": code})


def test_a_guest_has_so_many_sessions_and_the_oldest_end(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        ann = await party.arrive("Ann")
        first = ann.session
        async with device(server, first) as http:
            last = await go_on(http, server)
        async with device(server, last.cookies["dnup_session"]) as http:
            for _ in range(MOST_SESSIONS - 1):
                (await go_on(http, server)).raise_for_status()
            listed = (await http.get("/api/sessions")).raise_for_status().json()["sessions"]
        assert len(listed) == MOST_SESSIONS
        async with device(server, first) as http:
            assert (await http.get("/api/guest")).status_code == 401
        assert (await ann.until(lambda m: m["kind"] == "bye"))["kind"] == "bye"

    with Server(tmp_path / "server.db") as server:
        meet(server, test)


def test_codes_and_sessions_count_for_the_guests_rate(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        session = await sign_in(party.server, "Ann")
        async with device(party.server, session) as http:
            (await go_on(http, party.server)).raise_for_status()
            assert (await go_on(http, party.server)).status_code == 429
            late = await http.post("/api/handover")
        assert (late.status_code, late.json()["code"]) == (429, "too-fast")

    with Server(tmp_path / "server.db", "--guest-rate=3/h") as server:
        meet(server, test)
