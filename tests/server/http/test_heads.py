"""What a shared link says of its page: words in the reader's language, a picture, no secrets."""

import re
import struct
from html import unescape
from pathlib import Path

import httpx
import pytest
from server.http.test_site import asked, client

from dnup.locales import LANGUAGES
from dnup.server.http.heads import HOME, head_of, language_of
from support.echo import run, running

PAGE = (
    b"<!doctype html><html><head><!-- head --><title>dnup</title><!-- /head --></head>"
    b'<body><script src="/assets/a.js"></script></body></html>'
)
PUBLIC = Path(__file__).parents[3] / "web" / "public"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_bytes(PAGE)
    return tmp_path


def told(page: bytes) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page.decode())
    return {name: unescape(content) for name, content in found}


@pytest.mark.parametrize(
    ("path", "title", "picture"),
    [
        ("/", "dnup: the card game with two values on every card", "home"),
        ("/t/nac8ss", "Sit down at table NAC 8SS", "table"),
        ("/t/NAC8SS", "Sit down at table NAC 8SS", "table"),
        ("/replay/abc123", "A match of dnup", "replay"),
        ("/puzzles", "A dnup puzzle", "puzzle"),
        ("/puzzles/2jnys", "A dnup puzzle", "puzzle"),
        ("/puzzles/oslo-lima", "The dnup puzzle Oslo–Lima", "puzzle"),
        ("/puzzles/oslo-nonsense", "A dnup puzzle", "puzzle"),
    ],
)
def test_a_page_has_its_own_title_and_picture(
    built: Path, path: str, title: str, picture: str
) -> None:
    page = asked(built, "GET", path).content
    head = told(page)
    assert f"<title>{title}</title>".encode() in page
    assert head["og:title"] == title
    assert re.fullmatch(rf"http://127\.0\.0\.1:\d+/share/{picture}\.png", head["og:image"])
    assert head["twitter:card"] == "summary_large_image"
    assert b'<script src="/assets/a.js">' in page


@pytest.mark.parametrize("path", ["/h/secret-code", "/replay", "/t/not-a-code", "/t/%3Ci%3E22"])
def test_what_nobody_else_may_know_is_not_in_it(built: Path, path: str) -> None:
    page = asked(built, "GET", path).content
    assert told(page) == told(asked(built, "GET", "/").content) | {
        name: told(page)[name] for name in ("og:url", "og:image")
    }
    assert told(page)["og:url"].endswith("/")
    for word in (b"secret", b"not-a-code", b"<i", b"%3C"):
        assert word not in page


@pytest.mark.parametrize(
    ("path", "languages", "title"),
    [
        ("/t/NAC8SS", "da-DK,en;q=0.5", "Sæt dig ved bord NAC 8SS"),
        ("/t/NAC8SS?lang=it", "da", "Siediti al tavolo NAC 8SS"),
        ("/t/NAC8SS?lang=xx", "fr,ko", "NAC 8SS 테이블에 앉으세요"),
        ("/t/NAC8SS", "", "Sit down at table NAC 8SS"),
    ],
)
def test_it_speaks_the_language_of_the_address_or_the_browser(
    built: Path, path: str, languages: str, title: str
) -> None:
    answer = asked(built, "GET", path, accept_language=languages)
    assert told(answer.content)["og:title"] == title
    assert "accept-language" in answer.headers["vary"]


def test_it_names_the_public_address_of_the_server() -> None:
    page = HOME.html("https://dnup.example", "en")
    assert 'content="https://dnup.example/share/home.png"' in page
    assert 'property="og:url" content="https://dnup.example/"' in page


def test_a_host_that_is_none_is_not_repeated(built: Path) -> None:
    async def test() -> httpx.Response:
        async with running(built) as server, client(server) as http:
            return await http.get("/", headers={"host": '"><script>'})

    answer = run(test)
    assert answer.status_code == 421
    assert b"<script>" not in answer.content


def test_it_is_sent_packed_and_not_twice(built: Path) -> None:
    async def test() -> tuple[httpx.Response, httpx.Response, httpx.Response]:
        async with running(built) as server, client(server) as http:
            first = await http.get("/t/NAC8SS", headers={"accept-encoding": "gzip, br"})
            held = {"accept-encoding": "gzip, br", "if-none-match": first.headers["etag"]}
            same = await http.get("/t/NAC8SS", headers=held)
            other = await http.get("/t/22NAC8", headers=held)
            return first, same, other

    first, same, other = run(test)
    assert first.headers["content-encoding"] == "gzip"
    assert (first.status_code, same.status_code, other.status_code) == (200, 304, 200)


@pytest.mark.parametrize("path", ["/", "/t/NAC8SS", "/replay/x", "/puzzles/x"])
def test_every_picture_is_there_small_and_of_the_size_that_is_told(path: str) -> None:
    file = PUBLIC / "share" / f"{head_of(path).picture}.png"
    content = file.read_bytes()
    assert struct.unpack(">II", content[16:24]) == (1200, 630)
    assert len(content) < 40_000


def test_every_language_of_the_game_is_spoken() -> None:
    locales = Path(__file__).parents[3] / "src" / "dnup" / "locales"
    assert {path.parent.name for path in locales.glob("*/share.ftl")} == set(LANGUAGES)
    assert language_of({"accept-language": "pt, DA;q=0.1"}, None) == "da"
    for language in LANGUAGES:
        for path in ("/", "/t/NAC8SS", "/replay/x", "/puzzles", "/puzzles/oslo-lima"):
            assert "{" not in head_of(path).html("", language)
