"""The game's built files on real connections: which are sent, how, and what is no page."""

import asyncio
import gzip
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from dnup.server.http.site import PAGES, Site
from support.echo import SECONDS, Running, run, running

INDEX = b"<!doctype html><title>dnup</title>"
SCRIPT = b"export const hand = 10\n" * 50
PACKED = b"as brotli packs it"  # nobody unpacks it here
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder with a small build in it; the server of a test finds it there."""
    web = tmp_path / "web"
    for name, content in {
        "index.html": INDEX,
        "assets/play-4f2a.js": SCRIPT,
        "assets/play-4f2a.js.br": PACKED,
        "assets/play-4f2a.js.gz": gzip.compress(SCRIPT),
        "assets/play-4f2a.css": b"main { color: red }",
        "assets/en-Ab3_-x9Z.js": b"english",
        "assets/da-Ab3_-x9Z.js": b"dansk",
        "assets/TablePage-Ab3_-x9Z.js": b"table",
        "assets/TablePage-Ab3_-x9Z.css": b"main {}",
        "icons/big.png": b"\x89PNG",
        "manifest.webmanifest": b"{}",
        "sw.js": b"self.skipWaiting()",
        "favicon.svg": b"<svg/>",
        "what.ever": b"?",
        ".vite/manifest.json": b"{}",
    }.items():
        path = web / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (tmp_path / "secret.js").write_bytes(b"hunter2")
    return tmp_path


def asked(folder: Path, method: str, path: str, **headers: str) -> httpx.Response:
    """The answer to one request; its body is left as it was sent."""

    async def test() -> httpx.Response:
        async with running(folder) as server, client(server) as http:
            sent = {"accept-encoding": "identity"} | {
                name.replace("_", "-"): value for name, value in headers.items()
            }
            async with http.stream(method, path, headers=sent) as answer:
                body = b"".join([chunk async for chunk in answer.aiter_raw()])
            whole = [
                (name, value) for name, value in answer.headers.items() if name != "content-length"
            ]
            bare = {name: value for name, value in whole if name != "content-encoding"}
            made = httpx.Response(answer.status_code, headers=bare, content=body)
            made.extensions["coding"] = answer.headers.get("content-encoding", "")
            made.extensions["length"] = answer.headers.get("content-length")
            return made

    return run(test)


def client(server: Running) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.url, timeout=SECONDS, trust_env=False)


@pytest.mark.parametrize("page", PAGES)
def test_every_page_of_the_game_is_its_one_file(built: Path, page: str) -> None:
    answer = asked(built, "GET", re.sub(r"{\w+}", "NAC8SS", page))
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("page", ["/", "/t/NAC8SS", "/h/code"])
def test_without_a_build_a_plain_page_says_how_to_make_it(tmp_path: Path, page: str) -> None:
    answer = asked(tmp_path, "GET", page)
    assert answer.status_code == 200
    assert b"<code>make web</code>" in answer.content
    assert asked(tmp_path, "GET", "/front.css").headers["content-type"].startswith("text/css")


@pytest.mark.parametrize(
    ("path", "type_", "lasts"),
    [
        ("/assets/play-4f2a.js", "text/javascript; charset=utf-8", True),
        ("/assets/play-4f2a.css", "text/css; charset=utf-8", True),
        ("/icons/big.png", "image/png", False),
        ("/manifest.webmanifest", "application/manifest+json", False),
        ("/sw.js", "text/javascript; charset=utf-8", False),
        ("/favicon.svg", "image/svg+xml", False),
        ("/what.ever", "application/octet-stream", False),
    ],
)
def test_files_are_sent_by_their_paths_and_kept_as_long_as_their_names_allow(
    built: Path, path: str, type_: str, *, lasts: bool
) -> None:
    answer = asked(built, "GET", path)
    assert answer.status_code == 200
    assert answer.content == (built / "web" / path[1:]).read_bytes()
    assert answer.headers["content-type"] == type_
    assert answer.headers["vary"] == "accept-encoding"
    wanted = "public, max-age=31536000, immutable" if lasts else "no-cache"
    assert answer.headers["cache-control"] == wanted
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepts", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip;q=0.1", "gzip"),
        ("br; q=0.000", ""),
        ("identity", ""),
        ("", ""),
    ],
)
def test_a_file_is_sent_packed_as_the_browser_can_unpack_it(
    built: Path, accepts: str, coding: str
) -> None:
    answer = asked(built, "GET", "/assets/play-4f2a.js", accept_encoding=accepts)
    assert answer.extensions["coding"] == coding
    body = {"br": PACKED, "gzip": gzip.compress(SCRIPT), "": SCRIPT}[coding]
    assert len(answer.content) == len(body)
    bare = asked(built, "GET", "/sw.js", accept_encoding=accepts)
    assert (bare.extensions["coding"], bare.content) == ("", b"self.skipWaiting()")


def test_what_the_browser_has_already_is_not_sent_again(built: Path) -> None:
    path = "/assets/play-4f2a.js"
    plain = asked(built, "GET", path)
    packed = asked(built, "GET", path, accept_encoding="br")
    tag = plain.headers["etag"]
    assert tag.startswith('"')
    assert packed.headers["etag"] != tag
    for held in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        again = asked(built, "GET", path, if_none_match=held)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == plain.headers["cache-control"]
        assert again.headers["vary"] == "accept-encoding"
    for held in ('"other"', packed.headers["etag"]):
        assert asked(built, "GET", path, if_none_match=held).status_code == 200


def test_head_says_what_get_would_send(built: Path) -> None:
    for path in ("/", "/assets/play-4f2a.js", "/sw.js"):
        whole, head = asked(built, "GET", path), asked(built, "HEAD", path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["etag"] == whole.headers["etag"]
        assert head.extensions["length"] == str(len(whole.content))


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/",
        "/assets",
        "/assets/../../secret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "/assets/..%2f..%2fsecret.js",
        "/icons//../../../secret.js",
        "/secret.js",
        "/.vite/manifest.json",
        "/assets/play-4f2a.js.br",
        "/assets\\play-4f2a.js",
        "/index.html/x",
    ],
)
def test_nothing_but_the_built_files_can_be_had(built: Path, path: str) -> None:
    async def test() -> bytes:
        async with running(built) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            line = f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
            writer.write(line.encode())
            async with asyncio.timeout(SECONDS):
                answer = await reader.read()
            writer.close()
            return answer

    answer = run(test)
    assert answer.startswith(b"HTTP/1.1 404 ")
    assert answer.endswith(b'{"code":"not-found","facts":{}}')


@pytest.mark.parametrize(
    ("path", "is_page"),
    [
        ("/nowhere", True),
        ("/t/NAC8SS/more", True),
        ("/assets/none.js", True),
        ("/api/nothing", False),
        ("/api/echo/a/b", False),
        ("/ws/1", False),
    ],
)
def test_a_browser_that_asks_for_no_page_gets_the_game_to_say_so(
    built: Path, path: str, *, is_page: bool
) -> None:
    answer = asked(built, "GET", path, **BROWSER)
    assert answer.status_code == 404
    if is_page:
        assert answer.content == INDEX
        known = answer.headers["etag"]
        assert asked(built, "GET", path, if_none_match=known, **BROWSER).status_code == 404
    else:
        assert answer.json() == {"code": "not-found", "facts": {}}
    assert asked(built, "GET", path).json() == {"code": "not-found", "facts": {}}


def test_a_page_is_only_looked_at(built: Path) -> None:
    for path in ("/", "/h/code", "/sw.js"):
        assert asked(built, "POST", path, **BROWSER).status_code == 405


def test_the_policy_lets_the_game_be_installed_and_no_more(built: Path) -> None:
    said = asked(built, "GET", "/").headers["content-security-policy"]
    policy = dict(part.split(" ", 1) for part in said.split("; "))
    assert policy.pop("connect-src").startswith("'self' ws://127.0.0.1:")
    assert policy == {
        "default-src": "'self'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self'",
        "worker-src": "'self'",
        "manifest-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
        "require-trusted-types-for": "'script'",
        "trusted-types": "svelte-trusted-html dnup-worker",
    }


def test_a_folder_without_the_games_page_is_no_build(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "sw.js").write_text("1")
    assert asked(tmp_path, "GET", "/sw.js").status_code == 404
    assert len(Site(tmp_path / "web").routes) == len(PAGES) + 1


def test_a_connection_stays_for_the_next_request_but_not_for_half_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dnup.server.transport.admission._REQUEST_SECONDS", 0.2)

    async def test() -> None:
        async with running(tmp_path) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            for _ in range(3):
                writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
                async with asyncio.timeout(SECONDS):
                    assert (await reader.readuntil(b"alive\n")).startswith(b"HTTP/1.1 200 ")
                await asyncio.sleep(0.5)
            writer.write(b"GET /healthz HTTP/1.1\r\nhost:")
            async with asyncio.timeout(SECONDS):
                assert await reader.read() == b""
            writer.close()

    run(test)


def test_an_idle_connection_outlasts_what_browsers_and_proxies_keep(tmp_path: Path) -> None:
    async def test() -> Any:
        async with running(tmp_path) as server:
            return server.server.config.timeout_keep_alive

    assert run(test) == 75


@pytest.mark.parametrize(
    ("path", "languages", "links"),
    [
        ("/", "", ["en-Ab3_-x9Z.js"]),
        ("/", "fr-FR,da-DK;q=0.8,en;q=0.5", ["da-Ab3_-x9Z.js"]),
        ("/learn", "fr", ["en-Ab3_-x9Z.js"]),
        (
            "/t/NAC8SS",
            "da",
            ["da-Ab3_-x9Z.js", "TablePage-Ab3_-x9Z.js", "TablePage-Ab3_-x9Z.css"],
        ),
    ],
)
def test_a_page_names_what_it_will_ask_for_next(
    built: Path, path: str, languages: str, links: list[str]
) -> None:
    answer = asked(built, "GET", path, accept_language=languages)
    named = [
        part.split(">")[0].removeprefix("</assets/") for part in answer.headers["link"].split(", ")
    ]
    assert sorted(named) == sorted(links)
    assert "accept-language" in answer.headers["vary"]
    assert ("as=style" in answer.headers["link"]) == (path == "/t/NAC8SS")
