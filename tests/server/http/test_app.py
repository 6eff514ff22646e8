"""The HTTP frame on real connections: pages, refusals, origins, headers, and the way in."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from dnup.server.settings import MetricsFor
from support.echo import CLOSE, KEY, SECONDS, TEXT, Running, frame, run, running

POLICY = [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
]


def ask(
    folder: Path, method: str, path: str, *, settings: Any = None, **more: Any
) -> httpx.Response:
    """One request to a server that lives for it alone."""

    async def test() -> httpx.Response:
        async with running(folder, **(settings or {})) as server, client(server) as http:
            return await http.request(method, path, **more)

    return run(test)


def client(server: Running) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.url, timeout=SECONDS, trust_env=False)


def test_health_says_alive_and_readiness_asks_the_service(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, client(server) as http:
            assert (await http.get("/healthz")).text == "alive\n"
            assert (await http.get("/readyz")).text == "ready\n"
            server.service.is_well = False
            unready = await http.get("/readyz")
            assert (unready.status_code, unready.json()["code"]) == (503, "not-ready")
            assert (await http.get("/healthz")).status_code == 200

    run(test)


def test_the_page_at_the_root_obeys_its_own_policy(tmp_path: Path) -> None:
    page = ask(tmp_path, "GET", "/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "dnup is served here" in page.text
    for inline in ("<script", "<style", "style=", "onclick", "http://", "https://"):
        assert inline not in page.text
    assert ask(tmp_path, "GET", "/front.css").headers["content-type"].startswith("text/css")


def test_metrics_are_there_for_this_machine_unless_turned_off(tmp_path: Path) -> None:
    page = ask(tmp_path, "GET", "/metrics")
    assert "dnup_connections 0.0" in page.text
    assert "process_cpu_seconds_total" in page.text
    assert ask(tmp_path, "GET", "/metrics", settings={"metrics": MetricsFor.OFF}).status_code == 404


@pytest.mark.parametrize(
    ("settings", "forwarded", "status"),
    [
        ({"behind_proxy": True}, {"x-forwarded-for": "192.0.2.7"}, 404),
        ({"behind_proxy": True}, {"x-forwarded-for": "127.0.0.1, 192.0.2.7"}, 404),
        ({"behind_proxy": True}, {"x-forwarded-for": "127.0.0.1"}, 200),
        ({"behind_proxy": True}, {"x-forwarded-for": "::ffff:127.0.0.1"}, 200),
        ({"behind_proxy": True}, {"x-forwarded-for": "localhost"}, 404),
        ({"behind_proxy": True}, {}, 200),
        ({}, {"x-forwarded-for": "127.0.0.1"}, 404),
        ({}, {"forwarded": "for=192.0.2.7"}, 404),
        ({"metrics": MetricsFor.ALL, "behind_proxy": True}, {"x-forwarded-for": "192.0.2.7"}, 200),
    ],
)
def test_metrics_answer_this_machine_alone_unless_they_are_opened(
    tmp_path: Path, settings: dict[str, Any], forwarded: dict[str, str], status: int
) -> None:
    page = ask(tmp_path, "GET", "/metrics", settings=settings, headers=forwarded)
    assert page.status_code == status
    if status == 404:
        assert page.json() == {"code": "not-found", "facts": {}}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/nowhere", 404),
        ("POST", "/healthz", 405),
        ("GET", "/api/broken", 500),
        ("GET", "/readyz", 200),
    ],
)
def test_every_answer_carries_the_security_headers(
    tmp_path: Path, method: str, path: str, status: int
) -> None:
    answer = ask(tmp_path, method, path)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    for directive in POLICY:
        assert directive in policy
    assert "unsafe" not in policy
    assert f"connect-src 'self' ws://{answer.url.host}:{answer.url.port};" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "strict-transport-security" not in answer.headers
    assert "server" not in answer.headers


def test_https_is_remembered_by_browsers_when_a_trusted_proxy_speaks_it(tmp_path: Path) -> None:
    said = {"x-forwarded-proto": "https", "x-forwarded-host": "play.example.org"}
    plain = ask(tmp_path, "GET", "/", headers=said)
    assert "strict-transport-security" not in plain.headers
    secure = ask(tmp_path, "GET", "/", headers=said, settings={"behind_proxy": True})
    assert "strict-transport-security" in secure.headers
    assert "wss://play.example.org" in secure.headers["content-security-policy"]


def test_a_host_that_is_none_does_not_get_into_the_policy(tmp_path: Path) -> None:
    answer = ask(tmp_path, "GET", "/", headers={"host": "evil; script-src *"})
    assert "evil" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("method", "path", "status", "body"),
    [
        ("GET", "/nowhere", 404, {"code": "not-found", "facts": {}}),
        ("GET", "/healthz/", 404, {"code": "not-found", "facts": {}}),
        (
            "DELETE",
            "/healthz",
            405,
            {"code": "method-not-allowed", "facts": {"allowed": ["GET", "HEAD"]}},
        ),
        ("GET", "/api/broken", 500, {"code": "server-error", "facts": {}}),
    ],
)
def test_refusals_are_json_with_a_code_and_facts(
    tmp_path: Path, method: str, path: str, status: int, body: dict[str, Any]
) -> None:
    answer = ask(tmp_path, method, path)
    assert answer.status_code == status
    found = answer.json()
    if "allowed" in found["facts"]:
        found["facts"]["allowed"].sort()
    assert found == body


def test_a_body_beyond_the_limit_is_refused_whether_it_says_its_length_or_not(
    tmp_path: Path,
) -> None:
    async def pieces() -> Any:
        for _ in range(40):
            yield b"x" * 1000

    wanted = {"code": "too-large", "facts": {"limit": 16384}}
    for content in (b"x" * 16385, pieces()):
        answer = ask(tmp_path, "POST", "/api/echo/1", content=content)
        assert (answer.status_code, answer.json()) == (413, wanted)
    assert ask(tmp_path, "POST", "/api/echo/1", content=b"x" * 16384).status_code == 200


def test_a_body_that_never_comes_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dnup.server.http.app._SECONDS", 0.2)

    async def test() -> bytes:
        async with running(tmp_path) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(
                b"POST /api/echo/1 HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nabc"
            )
            async with asyncio.timeout(SECONDS):
                answer = await reader.read()
            writer.close()
            return answer

    answer = run(test)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"too-slow"' in answer


def test_a_connection_that_never_asks_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dnup.server.transport.admission._REQUEST_SECONDS", 0.2)

    async def test() -> None:
        async with running(tmp_path) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET / HTTP/1.1\r\nhost:")
            async with asyncio.timeout(SECONDS):
                assert await reader.read() == b""
            writer.close()

    run(test)


OWN = "http://127.0.0.1:{port}"
ORIGINS: list[tuple[dict[str, str], dict[str, Any], int]] = [
    ({}, {}, 200),  # no browser
    ({"origin": OWN}, {}, 200),
    ({"origin": "http://LOCALHOST:{port}", "host": "localhost:{port}"}, {}, 200),
    ({"origin": "http://localhost:{port}"}, {}, 403),  # another host for a browser
    ({"origin": "https://127.0.0.1:{port}"}, {}, 403),
    ({"origin": "http://127.0.0.1"}, {}, 403),
    ({"origin": "http://evil.example"}, {}, 403),
    ({"origin": "null"}, {}, 403),
    ({"origin": ""}, {}, 403),
    ({"origin": "http://evil.example", "x-forwarded-host": "evil.example"}, {}, 403),
    ({"sec-fetch-site": "cross-site"}, {}, 403),
    ({"sec-fetch-site": "same-site"}, {}, 403),
    ({"sec-fetch-site": "same-origin"}, {}, 200),
    ({"sec-fetch-site": "none"}, {}, 200),
    ({"origin": "https://friend.example"}, {"origins": ("https://friend.example",)}, 200),
    ({"origin": "https://play.example"}, {"public_url": "https://play.example/dnup"}, 200),
    (
        {
            "origin": "https://play.example",
            "x-forwarded-host": "play.example",
            "x-forwarded-proto": "https",
        },
        {"behind_proxy": True},
        200,
    ),
    (
        {
            "origin": "https://evil.example",
            "x-forwarded-host": "evil.example, play.example",
            "x-forwarded-proto": "https",
        },
        {"behind_proxy": True},
        403,
    ),
]


@pytest.mark.parametrize(("headers", "settings", "status"), ORIGINS)
def test_posts_and_websockets_come_from_the_servers_own_pages_or_from_no_browser(
    tmp_path: Path, headers: dict[str, str], settings: dict[str, Any], status: int
) -> None:
    async def test() -> None:
        async with running(tmp_path, **settings) as server, client(server) as http:
            sent = {name: value.format(port=server.port) for name, value in headers.items()}
            posted = await http.post("/api/echo/1", headers=sent, content=b"hello")
            assert posted.status_code == status
            seen = await http.get("/api/echo/1", headers=sent)
            assert seen.status_code == 200
            more: dict[str, Any] = {name.replace("-", "_"): text for name, text in sent.items()}
            raw = await server.ask(**more)
            assert raw.status == (101 if status == 200 else 403)
            assert len(server.service.upgrades) == (status == 200)
            if status == 403:
                assert json.loads(await raw.body())["code"] in {"cross-origin", "cross-site"}
                code = posted.json()["code"]
                assert code in {"cross-origin", "cross-site"}
                page = (await http.get("/metrics")).text
                assert f'dnup_refusals_total{{code="{code}"}} 2.0' in page

    run(test)


def test_the_address_is_the_peers_or_what_the_nearest_proxy_says(tmp_path: Path) -> None:
    said = {"x-forwarded-for": "198.51.100.1, 203.0.113.9"}
    alone = ask(tmp_path, "GET", "/api/echo/1", headers=said)
    assert alone.json()["address"] == "127.0.0.1"
    behind = ask(tmp_path, "GET", "/api/echo/1", headers=said, settings={"behind_proxy": True})
    assert behind.json()["address"] == "203.0.113.9"


def test_the_service_sees_the_whole_request_for_a_websocket(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            await server.connect("/ws/1?table=ab", cookie="a=1; session=s3; session=other")
            upgrade = server.service.upgrades[0]
            assert upgrade.path == "/ws/1"
            assert upgrade.cookies == {"a": "1", "session": "s3"}
            assert upgrade.address == "127.0.0.1"
            assert upgrade.base_url == server.url
            assert "s3" not in repr(upgrade)

    run(test)


@pytest.mark.parametrize(
    ("path", "headers", "drop", "status", "code"),
    [
        ("/denied", {}, (), 429, "too-many"),
        ("/broken", {}, (), 500, "server-error"),
        ("/ws", {"sec_websocket_version": "12"}, (), 426, "websocket-version"),
        ("/ws", {"sec_websocket_key": "short"}, (), 400, "websocket-key"),
        ("/ws", {"sec_websocket_key": "!" * 24}, (), 400, "websocket-key"),
        ("/ws", {}, ("sec-websocket-key",), 400, "websocket-key"),
    ],
)
def test_a_websocket_that_is_denied_gets_a_status_a_code_and_the_security_headers(
    tmp_path: Path,
    path: str,
    headers: dict[str, str],
    drop: tuple[str, ...],
    status: int,
    code: str,
) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            raw = await server.ask(path, drop=drop, early=frame(TEXT, b"hello"), **headers)
            assert raw.status == status
            assert json.loads(await raw.body())["code"] == code
            assert "content-security-policy: " in raw.head
            assert ("retry-after: 7\r\n" in raw.head) == (status == 429)
            assert ("sec-websocket-version: 13" in raw.head) == (status == 426)
            assert server.service.clients == []

    run(test)


@pytest.mark.parametrize(
    "start",
    [
        b"POST /ws HTTP/1.1\r\n",
        b"GET /ws HTTP/1.0\r\n",
        b"GET /api/echo/1 HTTP/1.1\r\nhost: localhost\r\n\r\nGET /ws HTTP/1.1\r\n",  # pipelined
    ],
)
def test_a_websocket_begins_with_a_get_on_a_line_that_is_free(tmp_path: Path, start: bytes) -> None:
    async def test() -> bytes:
        async with running(tmp_path) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(
                start + b"host: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
                b"sec-websocket-version: 13\r\nsec-websocket-key: " + KEY + b"\r\n\r\n"
            )
            async with asyncio.timeout(SECONDS):
                answer = await reader.read()
            writer.close()
            assert server.service.upgrades == []
            return answer

    assert b"HTTP/1.1 400 Bad Request\r\n" in run(test)


def test_connections_have_a_limit_and_a_place_becomes_free_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, connections=2) as server:
            first, _second = await server.connect(), await server.connect()
            third = await server.ask()
            assert third.status == 503
            wanted = {"code": "too-many-connections", "facts": {"limit": 2}}
            assert json.loads(await third.body()) == wanted
            first.send(CLOSE)
            assert await first.close_code() == 1000
            await server.service.clients[0].gone.wait()
            await server.connect()

    run(test)


def test_a_stop_lets_requests_end_tells_clients_and_closes_with_1012(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, client(server) as http:
            raw, lazy = await server.connect(), await server.connect()
            await http.get("/healthz")  # a connection that stays open
            server.server.should_exit = True
            assert await raw.receive() == (TEXT, b"goodbye")
            raw.send(TEXT, b"unheard")
            assert await raw.close_code() == 1012
            with pytest.raises(httpx.TransportError):
                await http.get("/healthz")
            lazy.cut()
            await asyncio.wait_for(server.service.clients[0].gone.wait(), SECONDS)
            assert server.service.events == ["stop"]
            assert b"unheard" not in server.service.clients[0].log

    run(test)


def test_the_log_names_the_route_and_never_the_path_the_query_or_a_cookie(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    for path in ("/api/echo/hunter2?q=hunter2", "/hunter2", "/api/broken?hunter2"):
        ask(tmp_path, "GET", path, headers={"cookie": "session=hunter2"})

    async def test() -> None:
        async with running(tmp_path) as server:
            raw = await server.connect("/ws/hunter2?hunter2", cookie="session=hunter2")
            raw.send(TEXT, b"hunter2")
            raw.send(TEXT, b"hunter2", masked=False)
            await raw.close_code()

    run(test)
    ours = [
        record for record in caplog.records if record.name.startswith(("dnup", "uvicorn", "pic"))
    ]
    told = [f"{record.getMessage()} {getattr(record, 'facts', {})}" for record in ours]
    assert any("/api/echo/{code}" in line for line in told)
    assert any("request-failed" in line for line in told)
    assert not any("hunter2" in line for line in told)
