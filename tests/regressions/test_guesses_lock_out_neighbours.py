"""One guest's wrong codes kept everybody behind the same address out, even of their own seats."""

from pathlib import Path

import httpx

from support.serving import Party, Player, Server, meet


async def guess(player: Player, times: int) -> list[str]:
    """The answers to so many wrong codes."""
    return [(await player.ask("join", code="WRNGCD"))["code"] for _ in range(times)]


def test_a_neighbour_who_guesses_keeps_nobody_from_a_table(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        (ann,) = await party.sit("Ann", players=2)
        eve = await party.arrive("Eve")
        assert await guess(eve, 4) == ["no-such-table"] * 3 + ["too-fast"]
        bob = await party.arrive("Bob")
        assert (await bob.ask("join", code=ann.code))["kind"] == "table"

    with Server(tmp_path / "server.db", "--guess-rate=3/h") as server:
        meet(server, test)


def test_whoever_has_a_seat_comes_back_to_it_after_guessing_too_often(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob")
        code = ann.code
        assert (await guess(bob, 4))[-1] == "too-fast"
        await bob.close()
        await bob.connect()
        assert (await bob.ask("join", code=code))["kind"] == "table"
        async with httpx.AsyncClient(cookies={"dnup_session": bob.session}) as http:
            look = await http.get(f"{party.server.address}/api/tables/{code}")
            assert look.status_code == 200
        eve = await party.arrive("Eve")
        assert (await guess(eve, 4))[-1] == "too-fast"
        assert (await eve.ask("watch", code=code))["code"] == "too-fast"

    with Server(tmp_path / "server.db", "--guess-rate=3/h") as server:
        meet(server, test)


def test_wrong_codes_of_deals_over_http_are_guesses_too(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        eve = await party.arrive("Eve")
        async with httpx.AsyncClient(cookies={"dnup_session": eve.session}) as http:
            wrong = f"{party.server.address}/api/duplicates/WRNGWRNG"
            told = [(await http.get(wrong)).status_code for _ in range(4)]
            assert told == [404, 404, 404, 429]
            ask = await http.post(f"{wrong}/bots", json={"level": "random"})
            assert ask.status_code == 429
        assert await guess(eve, 1) == ["too-fast"]

    with Server(tmp_path / "server.db", "--guess-rate=3/h") as server:
        meet(server, test)
