"""`dnup replay`: at a terminal, in a pipe, and by the link of a match on a server."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pexpect
import pytest
from msgspec.structs import replace

from dnup import (
    RotateJson,
    format_deck,
    format_record,
    from_json,
    parse_deck,
    standard_deck,
    to_json,
)
from dnup.locales import texts
from dnup.terminal.files.links import LinkError, read_link
from support.programs import Dnup, Terminal
from support.proofs import proved_match

PROMPT = r"(\d+\.\d+), ([^>]+)> "


def test_replay_steps_forth_and_back(terminal: Terminal, match: Path) -> None:
    process = terminal("replay", str(match))
    process.expect(PROMPT)
    assert "the deal:" in (process.before or "")
    goes = (("", "1.1"), ("n", "1.2"), ("b", "1.1"), ("4", "1.4"), ("r 1", "1.0"), ("b", "1.0"))
    for typed, place in goes:
        process.sendline(typed)
        process.expect(PROMPT)
        assert process.found(1) == place, typed
    process.sendline("nonsense")
    process.expect("isn’t a command here")
    process.expect(PROMPT)
    process.sendline("r 99")
    process.expect("There’s no such round")
    process.expect(PROMPT)
    process.sendline("last")
    process.expect("wins the match")
    process.expect(PROMPT)
    process.sendline("")
    process.expect("That was the last step")
    process.expect(PROMPT)
    process.sendline("q")
    process.expect(pexpect.EOF)
    assert process.wait() == 0


def test_replay_can_be_left_with_ctrl_c(terminal: Terminal, match: Path) -> None:
    process = terminal("replay", str(match))
    process.expect(PROMPT)
    process.interrupt()
    assert process.wait() == 0


@pytest.mark.parametrize("key", ["\n", "\x03"], ids=["enter", "ctrl-c"])
def test_what_plays_by_itself_stops_at_a_key_and_goes_on_as_before(
    terminal: Terminal, match: Path, key: str
) -> None:
    process = terminal("replay", str(match), "--seat", "B")
    process.expect(PROMPT)
    process.sendline("play 20")
    process.expect("Enter or Ctrl-C stops it")
    process.expect("action 3:")
    process.send(key)
    process.expect(PROMPT)
    place = process.found(1)
    process.sendline("as A")  # what is typed is shown and read as before
    process.expect("as A")
    process.expect(PROMPT)
    assert (process.found(1), process.found(2)) == (place, "as A")
    process.sendline("q")
    process.expect(pexpect.EOF)
    assert process.wait() == 0


def test_what_is_typed_while_it_plays_is_done(terminal: Terminal, match: Path) -> None:
    process = terminal("replay", str(match))
    process.expect(PROMPT)
    process.sendline("play 20")
    process.expect("action 3:")
    process.sendline("r 1")
    process.expect(PROMPT)
    assert process.found(1) == "1.0"


def test_replay_in_a_pipe_writes_every_step(dnup: Dnup, match: Path) -> None:
    record = from_json(match.read_bytes())
    shown = dnup("replay", str(match)).stdout
    steps = sum(1 + len(round_.actions) for round_ in record.rounds)
    assert shown.count("Discard pile: ") == steps
    assert "wins the match" in shown
    assert "with the deck “standard”" in shown
    rest = dnup("replay", str(match), "--at", "1.4").stdout
    assert rest.count("Discard pile: ") == steps - 4


def test_replay_from_a_seat_shows_only_that_hand_until_the_end(dnup: Dnup, match: Path) -> None:
    record = from_json(match.read_bytes())
    first = dnup("replay", str(match), "--seat", "b").stdout.split("action 1:")[0]
    assert " ".join(record.rounds[0].deal[1][:1]) in first
    assert not any(f" {card} " in first for card in record.rounds[0].deal[0])
    watched = dnup("replay", str(match), "--spectator").stdout.split("action 1:")[0]
    assert not any(f" {card} " in watched for hand in record.rounds[0].deal for card in hand)


def test_replay_refuses_what_is_not_there(dnup: Dnup, match: Path) -> None:
    for arguments, said in (
        (("--seat", "F"), "There’s no seat “F”. The seats are A to C"),
        (("--round", "99"), "There’s no such round"),
        (("--at", "1.999"), "Round 1 has"),
        (("--at", "1.999", "--seat", "A"), "This match has no moment 1.999."),
        (("--at", "three"), "“three” isn’t a moment. Write the round, a dot and the action"),
        (("--at", "1.2", "--round", "1"), "Use either --round or --at"),
        (("--match", "2"), "has only one record"),
        (("--seat", "A", "--spectator"), "Use either"),
    ):
        done = dnup("replay", str(match), *arguments)
        assert done.returncode == 1
        assert said in done.stderr


@pytest.mark.parametrize("suffix", [".json", ".txt"])
def test_a_record_that_is_too_long_to_be_shown_is_refused(
    dnup: Dnup, match: Path, tmp_path: Path, suffix: str
) -> None:
    record = from_json(match.read_bytes())
    rotated = replace(record.rounds[0], actions=[RotateJson()] * 5001, points=[0] * 3)
    long = replace(record, rounds=[rotated], winner=None)
    file = tmp_path / f"long{suffix}"
    file.write_text(to_json(long) if suffix == ".json" else format_record(long))
    done = dnup("replay", str(file))
    assert done.returncode == 1
    assert done.stderr == f"{file}: It has 5,001 actions. We can show 5,000 at most.\n"


class Site(ThreadingHTTPServer):
    """A server that has one match."""

    def __init__(self, record: bytes) -> None:
        super().__init__(("127.0.0.1", 0), _Answer)
        self.answers = {
            "/records/m1": (200, record),
            "/below/api/replays/m1/json": (200, record),
            "/records/page": (200, b"<!doctype html>"),
            "/records/bytes": (200, b"\xff"),
            "/records/busy": (429, b"{}"),
            "/records/bell": (200, record.replace(b"dnup/1", rb"dnup/\u0007")),
            "/records/damaged": (200, record.replace(b"dnup/1", b"dnup/9")),
        }

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Answer(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        assert isinstance(self.server, Site)
        status, content = self.server.answers.get(self.path, (404, b"{}"))
        self.send_response(status)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def site(match: Path) -> Iterator[Site]:
    site = Site(match.read_bytes())
    thread = threading.Thread(target=site.serve_forever)
    thread.start()
    yield site
    site.shutdown()
    thread.join()
    site.server_close()


def test_a_link_opens_the_match_at_its_moment_with_its_eyes(
    dnup: Dnup, site: Site, match: Path
) -> None:
    link = f"{site.address}/below/replay/m1?as=B#1.4"
    as_b = dnup("replay", str(match), "--seat", "B", "--at", "1.4").stdout
    assert dnup("replay", link).stdout == as_b
    watched = dnup("replay", link, "--spectator", "--round", "1").stdout
    assert watched == dnup("replay", str(match), "--spectator").stdout
    record = read_link(f"{site.address}/records/m1/")
    assert record is not None
    assert record.fetch() == match.read_text()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/", "isn’t a link to a match. Such links look like http://HOST/replay/ID"),
        ("/replay/", "isn’t a link to a match"),
        ("/records/page", "isn’t a link to a match"),
        ("/records/bytes", "isn’t a link to a match"),
        ("/replay/m2", "the server has no such match"),
        ("/records/busy", "the server refused it (HTTP status 429)"),
    ],
)
def test_a_link_that_leads_nowhere_says_why(site: Site, path: str, said: str) -> None:
    assert said in why_not(f"{site.address}{path}")


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("http://127.0.0.1:9/records/m1", "can’t reach the server: Connection refused"),
        ("http://anna:secret@127.0.0.1:9/records/m1", "isn’t a link to a match"),
        ("http://127.0.0.1:port/records/m1", "isn’t a link to a match"),
        ("https://[/records/m1", "isn’t a link to a match"),
    ],
)
def test_a_link_to_no_server_says_why(link: str, said: str) -> None:
    assert said in why_not(link)


def why_not(link: str) -> str:
    with pytest.raises(LinkError) as raised:
        read_link(link).fetch()  # type: ignore[union-attr]
    return raised.value.sentence(texts("en"))


def test_a_server_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dnup.terminal.files.links.SECONDS", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        link = f"http://127.0.0.1:{silent.getsockname()[1]}/records/m1"
        assert "the server didn’t answer within 0.1 seconds" in why_not(link)


@contextmanager
def raw_server(*pieces: bytes, pause: float = 0) -> Iterator[str]:
    """The address of a server that writes these bytes to whoever comes first."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        is_over = threading.Event()

        def answer() -> None:
            with suppress(OSError), server.accept()[0] as line:
                line.recv(4096)
                for piece in pieces:
                    line.sendall(piece)
                    if is_over.wait(pause):
                        return

        thread = threading.Thread(target=answer)
        thread.start()
        yield f"http://127.0.0.1:{server.getsockname()[1]}"
        is_over.set()
        thread.join()


def test_a_server_that_answers_byte_by_byte_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("dnup.terminal.files.links.SECONDS", 0.3)
    began = time.monotonic()
    with raw_server(b"HTTP/1.1 200 OK\r\n\r\n", *[b" "] * 600, pause=0.1) as address:
        assert "within 0.3 seconds" in why_not(f"{address}/records/m1")
        assert time.monotonic() - began < 30


@pytest.mark.parametrize("to", ["http://localhost:9/records/m1", "ftp://127.0.0.1/records/m1"])
def test_a_server_is_followed_to_no_other_place(to: str) -> None:
    moved = f"HTTP/1.1 302 Found\r\nLocation: {to}\r\nContent-Length: 0\r\n\r\n"
    with raw_server(moved.encode()) as address:
        said = why_not(f"{address}/records/m1")
    assert f"the server redirects to {to}, which is somewhere else" in said


def test_a_server_is_followed_to_another_address_of_its_own(site: Site, match: Path) -> None:
    moved = f"HTTP/1.1 302 Found\r\nLocation: {site.address}/records/m1\r\n\r\n"
    with raw_server(moved.encode()) as address:
        link = read_link(f"{address}/replay/m1")
        assert link is not None
        assert link.fetch() == match.read_text()


def test_what_a_server_says_cannot_command_the_terminal(dnup: Dnup, site: Site) -> None:
    with raw_server(b"\x1b]0;title\x07\x1b[31mno status line\r\n\r\n") as address:
        said = why_not(f"{address}/records/m1")
    assert "\N{REPLACEMENT CHARACTER}[31mno status line" in said
    assert said.isprintable()
    for path in ("/records/bell", "/records/m1?as=%1B[31m"):
        done = dnup("replay", f"{site.address}{path}")
        assert done.returncode == 1
        assert done.stderr.rstrip("\n").isprintable(), path


def test_what_is_no_link_is_a_file() -> None:
    assert read_link("match.json") is None
    assert read_link("records/m1") is None


def test_a_match_with_its_own_cards_is_shown_by_its_link(
    dnup: Dnup, site: Site, tmp_path: Path
) -> None:
    own = parse_deck('name = "mine"\ncards = ["1/5*", "2/7", "2/8", "3/4", "3/6", "4/7"]')
    record = to_json(proved_match(2, deck=own)).encode()
    site.answers["/records/own.json"] = site.answers["/api/replays/own/json"] = (200, record)
    file = tmp_path / "mine.toml"
    file.write_text(format_deck(own))
    links = [f"{site.address}/replay/own", f"{site.address}/records/own.json"]
    shown = dnup("replay", links[0], "--deck", str(file)).stdout
    assert "with the deck “mine”" in shown

    told = {"name": "mine", "hash": own.hash, "text": format_deck(own)}
    site.answers["/api/replays/own/deck"] = (200, json.dumps(told).encode())
    assert [dnup("replay", link).stdout for link in links] == [shown, shown]

    other = json.dumps({**told, "text": format_deck(standard_deck())}).encode()
    no_cards = "with the deck “mine”, but the server didn’t send its cards."
    for answer in ((404, b"{}"), (200, other), (200, b"<!doctype html>"), (200, b"{}")):
        site.answers["/api/replays/own/deck"] = answer
        link = read_link(links[0])
        assert link is not None
        with pytest.raises(LinkError) as raised:
            link.fetch_deck(from_json(record).deck)
        assert no_cards in raised.value.sentence(texts("en"))
    refused = dnup("replay", links[1])
    assert refused.returncode == 1
    assert no_cards in refused.stderr


def test_a_link_leads_to_one_match(dnup: Dnup, site: Site) -> None:
    done = dnup("replay", f"{site.address}/records/m1", "--match", "2")
    assert done.returncode == 1
    assert "/records/m1 has only one record." in done.stderr


def test_a_damaged_record_behind_a_link_is_explained(dnup: Dnup, site: Site) -> None:
    done = dnup("replay", f"{site.address}/records/damaged")
    assert done.returncode == 1
    assert "/records/damaged: This record has the format dnup/9" in done.stderr
    elsewhere = dnup("replay", f"{site.address}/elsewhere")
    assert elsewhere.returncode == 1
    assert "isn’t a link to a match" in elsewhere.stderr
