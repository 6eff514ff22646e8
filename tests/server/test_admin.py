"""`dnup admin` beside a server that runs, and without one: what hosts do, and what players see."""

import json
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from support.serving import SECONDS, Party, Player, Server, meet, seats_of


def run(server: Server, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "dnup", "admin", *arguments],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env={**os.environ, "DNUP_SERVE_DATABASE": str(server.database)},
        check=False,
    )


def admin(server: Server, *arguments: str) -> str:
    """What the command says; it must succeed."""
    done = run(server, *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def told(server: Server, *arguments: str) -> Any:
    return json.loads(admin(server, *arguments, "--json"))


def refused(server: Server, *arguments: str) -> str:
    """What the command complains of; it must fail."""
    done = run(server, *arguments)
    assert (done.returncode, done.stdout) == (1, ""), done.stdout
    return done.stderr


async def goodbye(player: Player) -> dict[str, Any]:
    """The last delivery, before the connection ends."""
    said = await player.until(lambda m: m["kind"] == "bye")
    with pytest.raises(ConnectionClosed):
        await player.receive()
    return said


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Server(tmp_path_factory.mktemp("admin") / "server.db") as running:
        yield running
        assert running.faults() == []


def test_only_the_owner_can_open_the_console(server: Server) -> None:
    console = Path(f"{server.database}.admin")
    assert stat.S_ISSOCK(console.stat().st_mode)
    assert stat.S_IMODE(console.stat().st_mode) == 0o600


def test_tables_guests_and_load_are_listed(server: Server) -> None:
    async def look(party: Party) -> None:
        ann, ben = await party.begin("Ann", "Ben")
        await ann.act() if ann.view.get("choices") else await ben.act()
        (table,) = [one for one in told(server, "tables") if one["code"] == ann.code]
        assert (table["phase"], table["people"], table["bots"]) == ("playing", ["Ann", "Ben"], 0)
        here = {one["name"]: one for one in told(server, "guests")}
        assert (here["Ann"]["here"], here["Ann"]["tables"]) == (True, [ann.code])
        status = told(server, "status")
        assert status["people"] >= 2
        assert status["moves"] >= 1
        assert sum(status["saving"]["counts"]) >= 1
        assert status["memory_bytes"] > 1e6
        assert "Ann, Ben" in admin(server, "tables")
        assert "Memory" in admin(server, "status")

    meet(server, look)


def test_a_table_is_closed_and_its_people_are_told(server: Server) -> None:
    async def close(party: Party) -> None:
        ann, ben = await party.begin("Ann", "Ben")
        said = admin(server, "close", ann.code, "--why", "spam")
        assert said == f"Closed table {ann.code}.\n"
        for player in (ann, ben):
            await player.until_event("closed")
        answer = await ann.ask("join", code=ann.code)
        assert answer["code"] == "no-such-table"

    meet(server, close)
    assert refused(server, "close", "QQQQQQ", "--why", "spam").startswith("There’s no table")


def test_a_removed_guest_leaves_the_table_and_may_come_back(server: Server) -> None:
    async def remove(party: Party) -> None:
        ann, ben = await party.sit("Ann", "Ben")
        admin(server, "remove", f"{ann.code}/Ben", "--why", "rude")
        said = await goodbye(ben)
        assert (said["code"], said["facts"]) == ("removed", {"reason": "rude"})
        await ann.until(lambda m: m["kind"] == "update" and seats_of(m)["B"]["kind"] == "empty")
        again = await party.arrive("Ben", ben.session)
        await again.ask("join", code=ann.code)
        assert again.view["you"] == "B"

    meet(server, remove)


def test_a_ban_holds_for_its_time_and_survives_a_restart(server: Server) -> None:
    async def ban(party: Party) -> None:
        (ann,) = await party.sit("Annabel", players=2)
        done = told(server, "ban", "Annabel", "--for", "2h", "--why", "cheats")
        said = await goodbye(ann)
        assert said["code"] == "banned"
        assert said["facts"]["reason"] == "cheats"
        assert abs(said["facts"]["at"] - (time.time() + 7200) * 1000) < 60_000
        assert said["facts"]["at"] == done["until"]
        server.stop()
        server.start()
        with pytest.raises(AssertionError):
            await party.arrive("Annabel", ann.session)
        said = json.loads(party.players[-1].heard[-1])
        assert (said["kind"], said["code"]) == ("bye", "banned")
        async with httpx.AsyncClient(cookies={"dnup_session": ann.session}) as http:
            answer = await http.post(f"{server.address}/api/guest", json={"name": "Eve"})
        assert answer.status_code == 403
        assert answer.json()["code"] == "banned"
        (listed,) = [one for one in told(server, "bans") if one["name"] == "Annabel"]
        admin(server, "lift", listed["id"])
        again = await party.arrive("Annabel", ann.session)
        assert again.heard

    meet(server, ban)


def test_an_address_is_banned(tmp_path: Path) -> None:
    with Server(tmp_path / "server.db", "--behind-proxy") as proxied:

        async def ban(party: Party) -> None:
            here, there = {"X-Forwarded-For": "192.0.2.7"}, {"X-Forwarded-For": "192.0.2.8"}
            eve = await party.arrive("Eve", **here)
            ann = await party.arrive("Ann", **there)
            other_self = await party.arrive("Evelyn", **here)
            admin(proxied, "ban", "Eve", "--with-address", "--for", "1h", "--why", "spam")
            assert (await goodbye(eve))["code"] == "banned"
            assert (await goodbye(other_self))["code"] == "banned"
            with pytest.raises(httpx.HTTPStatusError) as caught:
                await party.arrive("Mallory", **here)
            assert caught.value.response.json()["code"] == "banned"
            assert (await ann.ask("list"))["kind"] == "tables"
            done = told(proxied, "ban", "192.0.2.8", "--for", "1h", "--why", "spam")
            assert (await goodbye(ann))["code"] == "banned"
            admin(proxied, "lift", done["ban"])
            await party.arrive("Ann", ann.session, **there)

        meet(proxied, ban)


def test_a_muted_guest_plays_on_without_a_word(server: Server) -> None:
    async def mute(party: Party) -> None:
        ann, ben = await party.sit("Ann", "Bennet")
        admin(server, "mute", f"{ann.code}/Bennet", "--for", "1h", "--why", "insults")
        answer = await ben.ask("say", text="you fool")
        assert (answer["code"], answer["facts"]["reason"]) == ("muted", "insults")
        assert (await ben.ask("ready", salt="salt"))["kind"] == "update"
        await ann.until_event("was-ready")
        assert not any("you fool" in heard for heard in ann.heard)

    meet(server, mute)


def test_a_new_name_shows_at_the_table(server: Server) -> None:
    async def rename(party: Party) -> None:
        ann, ben = await party.sit("Ann", "Nasty")
        admin(server, "rename", f"{ann.code}/Nasty", "Ben", "--why", "insulting name")
        await ann.until_event("renamed")
        assert [seat["name"] for seat in ann.view["state"]["seats"]] == ["Ann", "Ben"]
        assert ben.seat == "B"
        alike = refused(server, "rename", f"{ann.code}/Ben", "Аnn", "--why", "x")
        assert "looks like “Ann”" in alike
        complaint = refused(server, "rename", f"{ann.code}/Ben", "\u200b", "--why", "x")
        assert complaint.startswith("This name can")

    meet(server, rename)


def test_matches_and_ratings_are_deleted(server: Server) -> None:
    async def delete(party: Party) -> None:
        (ann,) = await party.sit("Annika", players=2, bots=["beginner"])
        await ann.send("ready", salt="salt")
        await ann.until_event("match-began")
        ended = await ann.play()
        id_ = next(one["id"] for one in ended["events"] if one["kind"] == "match-ended")
        cookies = {"dnup_session": ann.session}
        async with httpx.AsyncClient(cookies=cookies, base_url=server.address) as http:
            assert (await http.get(f"/records/{id_}")).status_code == 200
            admin(server, "delete", "match", f"{server.address}/replay/{id_}", "--why", "asked")
            assert (await http.get(f"/records/{id_}")).status_code == 404
            assert (await http.get("/api/matches")).json()["matches"] == []
            assert (await http.get("/api/ladder/2")).json()["own"] is not None
            admin(server, "delete", "ratings", "Annika", "--why", "cheated")
            assert (await http.get("/api/ladder/2")).json()["own"] is None

    meet(server, delete)
    assert "no such match" in refused(server, "delete", "match", "nothing", "--why", "asked")


def test_a_deleted_guest_is_gone(server: Server) -> None:
    async def delete(party: Party) -> None:
        ann = await party.arrive("Annemarie")
        admin(server, "delete", "guest", "Annemarie", "--why", "asked to be")
        assert (await goodbye(ann))["code"] == "removed"
        assert told(server, "guests", "Annemarie") == []
        async with httpx.AsyncClient(cookies={"dnup_session": ann.session}) as http:
            assert (await http.get(f"{server.address}/api/guest")).status_code == 401

    meet(server, delete)


def test_everybody_hears_of_maintenance(server: Server) -> None:
    async def announce(party: Party) -> None:
        ann = await party.arrive("Ann")
        done = told(server, "announce", "+30m", "--text", "New cards!")
        said = await ann.until(lambda m: m["kind"] == "announced")
        assert (said["at"], said["text"]) == (done["at"], "New cards!")
        ben = await party.arrive("Ben")
        assert (await ben.receive())["at"] == done["at"]
        assert told(server, "status")["announcement"]["at"] == done["at"]
        admin(server, "announce", "--off")
        assert "at" not in await ann.until(lambda m: m["kind"] == "announced")
        cleo = await party.arrive("Cleo")
        await cleo.notices_nothing()

    meet(server, announce)
    assert "isn’t a time" in refused(server, "announce", "soon")


def test_a_draining_server_stops_when_its_matches_are_over(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db").start()

    async def drain(party: Party) -> None:
        ann, ben = await party.begin("Ann", "Ben")
        (cleo,) = await party.sit("Cleo", players=2, bots=["beginner"])
        assert told(server, "drain")["matches"] == 1
        assert (await cleo.ask("ready", salt="salt"))["code"] == "draining"
        answer = await cleo.ask("create", options={"players": 2})
        assert answer["code"] == "draining"
        assert "Draining       1 match is still on" in admin(server, "status")
        await ann.ask("leave")
        await ben.ask("leave")

    meet(server, drain)
    assert server.ended() == 0


def test_who_did_what_when_and_why_is_written_down(server: Server) -> None:
    async def act(party: Party) -> None:
        await party.sit("Anneliese", players=2)
        admin(server, "mute", "Anneliese", "--for", "1h", "--why", "shouts\x1b[2J")
        deed = told(server, "log", "--count", "1")[0]
        assert (deed["action"], deed["who"]) == ("mute", "")
        assert (deed["why"], deed["facts"]["name"]) == ("shouts\x1b[2J", "Anneliese")
        line = admin(server, "log", "--count", "1")
        assert "Muted Anneliese" in line
        assert "Why: shouts" in line
        assert "\x1b" not in line

    meet(server, act)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("ban", "Nobody", "--why", "x"), "There’s no guest Nobody."),
        (("ban", "Nobody", "--why", "x", "--for", "soon"), "“soon” isn’t a time span."),
        (("ban", "Nobody", "--why", " "), "Say why with --why"),
        (("lift", "nothing"), "There’s no such ban or mute."),
        (("settle", "nothing", "--why", "x"), "There’s no such report."),
        (("moderators", "remove", "Nobody"), "Nobody isn’t a moderator."),
        (("announce",), "Name a time, such as 22:30"),
    ],
)
def test_a_mistake_is_explained(server: Server, arguments: tuple[str, ...], complaint: str) -> None:
    assert refused(server, *arguments).startswith(complaint)


def test_two_guests_with_a_name_are_told_apart(server: Server) -> None:
    async def name(party: Party) -> None:
        await party.arrive("Zoe")
        await party.arrive("Zoe")
        assert refused(server, "mute", "Zoe", "--why", "x").startswith(
            "2 guests have the name Zoe."
        )
        first = told(server, "guests", "Zoe")[0]["id"]
        assert "Muted Zoe" in admin(server, "mute", first, "--why", "x")

    meet(server, name)


def test_what_needs_no_server_works_without_one(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db").start()
    codes: list[str] = []

    async def play(party: Party) -> None:
        ann, _ = await party.begin("Ann", "Ben")
        codes.append(ann.code)

    meet(server, play)
    server.stop()
    assert not Path(f"{server.database}.admin").exists()
    assert [one["code"] for one in told(server, "tables")] == codes
    assert refused(server, "status").startswith("The server isn’t running")
    assert refused(server, "drain").startswith("The server isn’t running")
    admin(server, "ban", "Ben", "--why", "cheats")
    admin(server, "close", codes[0], "--why", "abandoned")
    assert told(server, "tables") == []
    assert [one["action"] for one in told(server, "log")] == ["close-table", "ban"]
    with server:
        assert told(server, "tables") == []
        assert [one["name"] for one in told(server, "bans")] == ["Ben"]
    assert server.faults() == []


def test_a_killed_servers_console_is_no_hindrance(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db").start()
    server.kill()
    assert Path(f"{server.database}.admin").exists()
    assert told(server, "tables") == []
    with server:
        assert told(server, "status")["people"] == 0


def test_a_database_deep_down_has_a_console_too(tmp_path: Path) -> None:
    folder = tmp_path / ("deep" * 20) / ("down" * 20)
    with Server(folder / "server.db") as server:
        assert told(server, "status")["people"] == 0


def test_the_live_view_ends_cleanly(server: Server) -> None:
    watching = subprocess.Popen(
        [sys.executable, "-m", "dnup", "admin", "watch", "--every=0.2", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "DNUP_SERVE_DATABASE": str(server.database)},
    )
    assert watching.stdout is not None
    first, second = (json.loads(watching.stdout.readline()) for _ in range(2))
    assert second["now"] - first["now"] >= 200
    watching.send_signal(signal.SIGINT)
    _, complained = watching.communicate(timeout=SECONDS)
    assert (watching.returncode, complained) == (0, "")


def test_reports_are_read_and_settled(server: Server) -> None:
    async def report(party: Party) -> None:
        ann, ben = await party.sit("Ann", "Benedict")
        await ben.ask("say", text="you fool")
        async with httpx.AsyncClient(
            cookies={"dnup_session": ann.session}, base_url=server.address
        ) as http:
            form = {"whom": {"table": ann.code, "seat": "B"}, "reason": "insult", "note": "rude"}
            (await http.post("/api/reports", json=form)).raise_for_status()
        (found,) = [one for one in told(server, "reports") if one["reported_name"] == "Benedict"]
        assert [line["text"] for line in found["lines"]] == ["you fool"]
        shown = admin(server, "reports")
        assert "Ann reports Benedict" in shown
        assert f"at table {ann.code}: Insults or threats\n" in shown
        assert "Benedict: you fool" in shown
        admin(server, "settle", found["id"], "--why", "talked to them")
        assert found["id"] not in [one["id"] for one in told(server, "reports")]
        (settled,) = [one for one in told(server, "reports", "--all") if one["id"] == found["id"]]
        assert settled["outcome"] == "talked to them"

    meet(server, report)


def test_moderators_have_a_page_that_others_do_not(server: Server) -> None:
    async def moderate(party: Party) -> None:
        mia = await party.arrive("Mia")
        eve, other = await party.sit("Evelyn", "Olga")
        page = f"{server.address}/api/moderation"

        async def ask(player: Player, **asked: Any) -> tuple[int, Any]:
            async with httpx.AsyncClient(cookies={"dnup_session": player.session}) as http:
                answer = await (http.post(page, json=asked) if asked else http.get(page))
            return answer.status_code, answer.json()

        assert (await ask(mia))[0] == 404
        admin(server, "moderators", "add", "Mia")
        admin(server, "moderators", "add", "Olga")
        status, overview = await ask(mia)
        assert status == 200
        assert eve.code in [table["code"] for table in overview["tables"]]
        assert {"Mia", "Evelyn"} <= {guest["name"] for guest in overview["guests"]}
        status, done = await ask(mia, kind="mute", guest="Evelyn", why="spam", seconds=3600)
        assert (status, done["facts"]["name"]) == (200, "Evelyn")
        assert (await eve.ask("say", text="hello"))["code"] == "muted"
        deed = told(server, "log", "--count", "1")[0]
        assert (deed["name"], deed["action"], deed["why"]) == ("Mia", "mute", "spam")
        status, refusal = await ask(mia, kind="ban", guest="Olga", why="x", seconds=None)
        assert (status, refusal["code"]) == (409, "is-moderator")
        for asked in ({"kind": "drain", "seconds": 60}, {"kind": "ban-address"}, {"kind": "log"}):
            assert (await ask(mia, **asked))[0] == 400
        admin(server, "moderators", "remove", "Mia")
        assert (await ask(mia))[0] == 404
        assert other.heard

    meet(server, moderate)
