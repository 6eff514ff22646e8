"""Other names for the server, addresses as proxies tell them, and whether it can still write."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from dnup.server.limits import address_key
from dnup.server.metrics import Metrics
from dnup.server.service import open_service
from dnup.server.settings import ServerSettings, SettingError
from dnup.server.store import open_store
from dnup.server.transport.headers import identify, is_known_host
from support.serving import Party, Server, meet


def knows(host: str, **options: object) -> bool:
    """Whether a server with these options answers to this name."""
    settings = ServerSettings(**options)  # type: ignore[arg-type] # as the test says
    return is_known_host(identify({"host": host}, "http", "", behind_proxy=False), settings)


@pytest.mark.parametrize(
    "host",
    [
        *("localhost:8000", "127.0.0.1:8000", "192.168.1.20:8001", "[::1]:8000", "[fe80::1]", ""),
        *("localhost.", "pc", "pc.local.:8000", "pc.lan", "pc.fritz.box", "pc.home.arpa"),
        *("dnup_server:8000", "web.internal", "dnup.games.svc.cluster.local", "[::ffff:10.0.0.1]"),
    ],
)
def test_local_names_and_addresses_are_the_servers_own(host: str) -> None:
    assert knows(host)


@pytest.mark.parametrize("host", ["[:]", "[1.2.3.4]", "[::1", "a b", "lan/", "pc.lan@x", "\u00e9"])
def test_a_host_that_cant_be_one_is_unknown(host: str) -> None:
    """Some of these ended in an error of the server's, and others passed."""
    assert not knows(host)
    assert not knows(host, behind_proxy=True)


@pytest.mark.parametrize(
    "options", [{}, {"public_url": "https://play.example.org", "behind_proxy": True}]
)
def test_a_proxy_may_send_the_name_by_which_it_knows_the_server(options: dict[str, object]) -> None:
    assert knows("dnup_upstream", **options)
    assert knows("backend:8000", **options)


def test_a_name_that_anybodys_dns_leads_here_is_not() -> None:
    assert not knows("rebind.example:8000")
    assert not knows("127.0.0.1.rebind.example")
    assert not knows("rebind.example.")
    assert not knows("lan.example")
    assert not knows("xfritz.box")
    assert knows("play.example.org.", names=("play.example.org",))
    assert knows("play.example.org:8000", names=("play.example.org",))
    assert knows("play.example.org", public_url="https://play.example.org")
    assert not knows("rebind.example", public_url="https://play.example.org", behind_proxy=True)
    assert knows("any.example", behind_proxy=True), "the proxy decides"
    with pytest.raises(SettingError):
        ServerSettings(names=("https://play.example.org",))


def test_a_page_under_another_name_gets_no_answer(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        async with httpx.AsyncClient(headers={"host": "rebind.example"}) as http:
            told = await http.get(f"{party.server.address}/api/network")
            assert (told.status_code, told.json()["code"]) == (421, "unknown-host")
            told = await http.post(f"{party.server.address}/api/guest", json={"name": "Eve"})
            assert told.status_code == 421
            for probe in ("healthz", "readyz", "metrics"):
                told = await http.get(f"{party.server.address}/{probe}")
                assert told.status_code == 200, "who looks after the server asks by any name"
        async with httpx.AsyncClient(headers={"host": "[:]"}) as http:
            told = await http.get(f"{party.server.address}/api/network")
            assert told.status_code == 421
        ann = await party.arrive("Ann")
        raw = await party.knock(ann.session, host="rebind.example", origin="http://rebind.example")
        assert raw.status == 421

    with Server(tmp_path / "server.db") as server:
        meet(server, test)


@pytest.mark.parametrize(
    ("told", "address"),
    [
        ("192.0.2.1:5678", "192.0.2.1"),
        ("203.0.113.9, 192.0.2.1:80", "192.0.2.1"),
        ("[2001:db8::1]:5678", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
    ],
)
def test_an_address_with_a_port_counts_as_the_address(told: str, address: str) -> None:
    caller = identify({"x-forwarded-for": told}, "http", "127.0.0.1", behind_proxy=True)
    assert caller.address == address


def test_an_ipv6_subscriber_with_256_networks_counts_once() -> None:
    assert address_key("2001:db8:1:200::1") == address_key("2001:db8:1:2ff:1::9")
    assert address_key("2001:db8:1:200::1") != address_key("2001:db8:1:300::1")


def test_readyz_says_no_when_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading went on, so it said yes."""

    async def test() -> None:
        settings = ServerSettings(database=tmp_path / "server.db", levels=("random",))
        service = await open_service(settings, Metrics())
        monkeypatch.setattr("dnup.server.service.PROBE_SECONDS", 0.2)
        assert await service.is_ready()
        with closing(sqlite3.connect(tmp_path / "server.db")) as other:
            other.execute("BEGIN IMMEDIATE")  # as when the disk hangs
            await asyncio.sleep(0.3)
            assert not await service.is_ready()
            other.rollback()
        await asyncio.sleep(0.3)
        assert await service.is_ready()
        await service.stop()

    asyncio.run(test())


def test_damage_in_the_database_is_found_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:

    path = tmp_path / "server.db"

    async def make() -> None:
        store = await open_store(str(path))
        await store.close()

    async def test() -> None:
        settings = ServerSettings(database=path, levels=("random",))
        service = await open_service(settings, Metrics())
        async with asyncio.timeout(10):
            while await service.is_ready():
                await asyncio.sleep(0.05)
        await service.stop()

    monkeypatch.setattr("dnup.server.service.EXAMINE_AFTER", 0.0)
    monkeypatch.setattr("dnup.server.service.PROBE_SECONDS", 0.2)
    asyncio.run(make())
    with closing(sqlite3.connect(path)) as database:
        database.execute("INSERT INTO tables (key, id, code, closed) VALUES (1, 'a', NULL, 1)")
        database.execute("PRAGMA writable_schema = ON")
        database.execute("DELETE FROM sqlite_schema WHERE name = 'tables_closed'")  # a lost index
        database.commit()
    asyncio.run(test())
    assert "database-damaged" in [record.message for record in caplog.records]
