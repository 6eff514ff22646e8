"""Devices over HTTP: listed, logged out, and told whose guest they become."""

from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect

from support.serving import Party, Server, meet, sign_in

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy, which says what is asked over HTTPS."""
    folder = tmp_path_factory.mktemp("sessions")
    with Server(folder / "server.db", "--behind-proxy") as server:
        yield server
    assert not server.faults()


def client(server: Server, agent: str = FIREFOX, **headers: str) -> httpx.AsyncClient:
    headers = {"user-agent": agent, **headers}
    return httpx.AsyncClient(base_url=server.address, headers=headers, trust_env=False)


async def log_in(http: httpx.AsyncClient, name: str) -> None:
    (await http.post("/api/guest", json={"name": name})).raise_for_status()


async def go_on(here: httpx.AsyncClient, there: httpx.AsyncClient) -> httpx.Response:
    """Go on with another device."""
    code = (await here.post("/api/handover")).json()["code"]
    return await there.post("/api/guest", json={"handover": code})


def test_devices_are_listed_with_plain_names_and_logged_out_one_by_one(server: Server) -> None:
    async def test(_party: Party) -> None:
        async with client(server) as laptop, client(server, IPHONE) as phone:
            await log_in(laptop, "Ann")
            await go_on(laptop, phone)
            devices = (await phone.get("/api/sessions")).json()["sessions"]
            assert {(d["browser"], d["system"], d["current"]) for d in devices} == {
                ("Safari", "iPhone", True),
                ("Firefox", "Windows", False),
            }
            (other,) = [d for d in devices if not d["current"]]
            assert (await phone.delete(f"/api/sessions/{other['id']}")).status_code == 200
            assert (await laptop.get("/api/guest")).status_code == 401
            assert (await phone.get("/api/guest")).status_code == 200
            gone = await phone.delete(f"/api/sessions/{other['id']}")
            assert (gone.status_code, gone.json()["code"]) == (404, "no-such-session")

    meet(server, test)


def test_logging_out_here_takes_the_cookie_along(server: Server) -> None:
    async def test(_party: Party) -> None:
        async with client(server) as http:
            await log_in(http, "Ann")
            (mine,) = (await http.get("/api/sessions")).json()["sessions"]
            token = http.cookies["dnup_session"]
            await http.delete(f"/api/sessions/{mine['id']}")
            assert "dnup_session" not in http.cookies
            kept = await http.get("/api/guest", headers={"cookie": f"dnup_session={token}"})
            assert (kept.status_code, kept.json()["code"]) == (401, "no-session")

    meet(server, test)


def test_everywhere_means_everywhere_and_all_others_means_not_here(server: Server) -> None:
    async def test(_party: Party) -> None:
        async with client(server) as laptop, client(server, IPHONE) as phone:
            await log_in(laptop, "Ann")
            await go_on(laptop, phone)
            await laptop.delete("/api/sessions?but=this")
            assert (await phone.get("/api/guest")).status_code == 401
            assert (await laptop.get("/api/guest")).status_code == 200
            await go_on(laptop, phone)
            await phone.delete("/api/sessions")
            assert (await laptop.get("/api/guest")).status_code == 401
            assert "dnup_session" not in phone.cookies

    meet(server, test)


def test_nobody_logs_out_a_device_of_somebody_else(server: Server) -> None:
    async def test(_party: Party) -> None:
        async with client(server) as ann, client(server) as eve:
            await log_in(ann, "Ann")
            await log_in(eve, "Eve")
            (hers,) = (await ann.get("/api/sessions")).json()["sessions"]
            assert (await eve.delete(f"/api/sessions/{hers['id']}")).status_code == 404
            assert (await ann.get("/api/guest")).status_code == 200

    meet(server, test)


def test_a_connection_ends_with_its_session_and_another_device_plays_on(server: Server) -> None:
    async def test(party: Party) -> None:
        ann, _ = await party.begin("Ann", "Bob")
        cookie = {"cookie": f"dnup_session={ann.session}"}
        async with client(server, **cookie) as laptop, client(server, IPHONE) as phone:
            taken = await go_on(laptop, phone)
            await phone.delete("/api/sessions?but=this")
            goodbye = await ann.until(lambda m: m["kind"] == "bye")
            assert goodbye["code"] == "no-session"
            here = await party.arrive("Ann", taken.cookies["dnup_session"])
            assert (await here.ask("join", code=ann.code))["you"] == ann.seat

    meet(server, test)


def test_logging_out_withdraws_a_code_that_was_made_before(server: Server) -> None:
    async def test(_party: Party) -> None:
        async with client(server) as laptop, client(server, IPHONE) as phone:
            await log_in(laptop, "Ann")
            code = (await laptop.post("/api/handover")).json()["code"]
            await laptop.delete("/api/sessions?but=this")
            assert (await phone.post("/api/guest", json={"handover": code})).status_code == 404

    meet(server, test)


def test_a_code_says_whose_guest_a_device_becomes_and_still_works(server: Server) -> None:
    async def test(_party: Party) -> None:
        async with client(server) as laptop, client(server, IPHONE) as phone:
            await log_in(laptop, "Ann")
            await laptop.post("/api/guest", json={"ink": 3})
            code = (await laptop.post("/api/handover")).json()["code"]
            await laptop.post("/api/guest", json={"name": "Anna"})
            for _ in range(2):
                told = await phone.get(f"/api/handover/{code}")
                assert (told.status_code, told.json()) == (200, {"name": "Anna", "ink": 3})
            assert "dnup_session" not in phone.cookies
            assert (await phone.post("/api/guest", json={"handover": code})).status_code == 200
            assert (await phone.get(f"/api/handover/{code}")).status_code == 404

    meet(server, test)


def test_over_https_the_cookie_is_bound_to_the_host_and_a_plain_one_opens_nothing(
    server: Server,
) -> None:
    async def test(_party: Party) -> None:
        secure = {"x-forwarded-proto": "https"}
        fresh = httpx.AsyncClient(base_url=server.address, headers=secure)
        async with fresh:
            told = await fresh.post("/api/guest", json={"name": "Ann"})
            cookie = told.headers["set-cookie"]
            assert cookie.startswith("__Host-dnup_session=")
            assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
            assert "domain" not in cookie.lower()
        plain = await sign_in(server, "Bob")
        async with httpx.AsyncClient(base_url=server.address, headers=secure) as http:
            headers = {"cookie": f"dnup_session={plain}"}
            planted = await http.get("/api/guest", headers=headers)
            assert (planted.status_code, planted.json()["code"]) == (401, "no-session")
            url = server.address.replace("http", "ws") + "/ws/1"
            async with connect(url, additional_headers={**secure, **headers}) as socket:
                await socket.wait_closed()
            assert socket.close_code == 4401
            told = await http.post("/api/guest", json={"name": "Ben"}, headers=headers)
            assert told.json()["name"] == "Ben"
            moved, dropped = told.headers.get_list("set-cookie")
            assert moved.startswith("__Host-dnup_session=")
            own = moved.partition("=")[2].partition(";")[0]
            assert own != plain
            assert dropped.startswith('dnup_session=""; ')
            assert "Max-Age=0" in dropped
            both = {"cookie": f"dnup_session={plain}; __Host-dnup_session={own}"}
            assert (await http.get("/api/guest", headers=both)).json()["name"] == "Ben"

    meet(server, test)


def test_of_two_equal_cookies_http_and_websocket_take_the_same(server: Server) -> None:
    """They took the last one over HTTP, and the first one for a WebSocket."""

    async def test(_party: Party) -> None:
        ann, bob = await sign_in(server, "Ann"), await sign_in(server, "Bob")
        cookie = f"dnup_session={ann}; dnup_session={bob}"
        async with httpx.AsyncClient(base_url=server.address) as http:
            told = await http.get("/api/guest", headers={"cookie": cookie})
            assert told.json()["name"] == "Ann"
        url = server.address.replace("http", "ws") + "/ws/1"
        async with connect(url, additional_headers={"Cookie": cookie}) as socket:
            assert '"name":"Ann"' in str(await socket.recv())

    meet(server, test)
