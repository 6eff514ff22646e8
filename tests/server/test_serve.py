"""`dnup serve` as a program: it starts on nothing, says where it is, and stops when told."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import websockets
from websockets.sync.client import connect

from dnup.extras import install_command

SECONDS = 60


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DNUP_")}
    data = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "COLUMNS": "100"}
    quick = {"DNUP_SERVE_LEVELS": "beginner"}  # no kernel to load
    return kept | data | quick | more


@contextmanager
def served(
    folder: Path, *arguments: str, **more: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The program and its address, once it is ready."""
    with subprocess.Popen(
        [sys.executable, "-m", "dnup", "serve", *arguments],
        cwd=folder,
        env=environment(folder, **more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            assert program.stdout is not None
            said = program.stdout.readline()
            found = re.fullmatch(r"dnup is running at (http://\S+) ; stop it with Ctrl-C\n", said)
            if found is None:
                program.kill()
                pytest.fail(f"{said!r}, {program.communicate()[1]}")
            yield program, found[1]
        finally:
            program.kill()


def refused(folder: Path, *arguments: str, **more: str) -> str:
    """What the program complains of; it must end with 1 and without a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "dnup", "serve", *arguments],
        cwd=folder,
        env=environment(folder, **more),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, ""), done
    assert "Traceback" not in done.stderr
    return done.stderr


def get(address: str, path: str, **headers: str) -> tuple[int, str, str]:
    """Status, body and the session cookie of an answer."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=SECONDS)
    try:
        method = "POST" if "body" in headers else "GET"
        body = headers.pop("body", None)
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        cookie = (answer.headers["set-cookie"] or "").partition(";")[0]
        return answer.status, answer.read().decode(), cookie
    finally:
        connection.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_in_an_empty_directory_and_a_signal_ends_it_with_0(
    tmp_path: Path, number: signal.Signals
) -> None:
    with served(tmp_path, "--port", "0") as (program, address):
        assert get(address, "/healthz")[0] == 200
        assert get(address, "/readyz")[0] == 200
        _, _, cookie = get(address, "/api/guest", body='{"name": "Anna"}')
        ws = address.replace("http", "ws") + "/ws/1"
        with connect(ws, additional_headers={"cookie": cookie}, proxy=None) as socket_:
            program.send_signal(number)
            with suppress(websockets.ConnectionClosed):
                while True:
                    socket_.recv(timeout=SECONDS)
            assert socket_.protocol.close_code == 1012
        assert program.wait(SECONDS) == 0
        assert program.stderr is not None
        log = program.stderr.read()
    assert "Traceback" not in log
    assert "stopped" in log
    assert cookie.partition("=")[2] not in log
    assert (tmp_path / "data" / "dnup" / "server.db").is_file()


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0") as (program, address):
        parts = urlsplit(address)
        # A request that never ends holds up the graceful stop.
        with socket.create_connection((parts.hostname or "", parts.port or 0)) as slow:
            slow.sendall(
                b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\n"
                b"expect: 100-continue\r\ncontent-length: 10\r\n\r\n"
            )
            assert slow.recv(100).startswith(b"HTTP/1.1 100 ")  # it waits for the body
            program.send_signal(signal.SIGINT)
            time.sleep(0.5)
            assert program.poll() is None
            program.send_signal(signal.SIGTERM)
            assert program.wait(SECONDS) == 1


def test_flags_win_over_the_environment(tmp_path: Path) -> None:
    with served(
        tmp_path,
        "--log-format",
        "json",
        "--database",
        "here.db",
        DNUP_SERVE_PORT="0",
        DNUP_SERVE_DATABASE="there.db",
        DNUP_SERVE_METRICS="off",
        DNUP_SERVE_ORIGIN="https://a.example https://b.example",
    ) as (program, address):
        assert get(address, "/metrics")[0] == 404
        for origin, status in [("https://b.example", 200), ("https://c.example", 403)]:
            found = get(address, "/api/guest", body='{"name": "Anna"}', origin=origin)
            assert found[0] == status
        program.terminate()
        assert program.wait(SECONDS) == 0
        assert program.stderr is not None
        events = [json.loads(line)["event"] for line in program.stderr]
    assert events[-2:] == ["stopping", "stopped"]
    assert (tmp_path / "here.db").is_file()
    assert not (tmp_path / "there.db").exists()


def test_a_second_server_on_the_same_database_is_refused_until_the_first_is_gone(
    tmp_path: Path,
) -> None:
    quick = ("--port", "0", "--levels", "random", "--database")
    with served(tmp_path, *quick, "one.db") as (program, address):
        (tmp_path / "same.db").symlink_to("one.db")
        said = refused(tmp_path, *quick, "same.db")
        assert "same.db" in said
        assert "--database" in said
        assert said.endswith(f" That server is at {address}\n")
        assert get(address, "/readyz")[0] == 200
        done = subprocess.run(
            [sys.executable, "-m", "dnup", "store", "export", "out.jsonl", "--database", "one.db"],
            cwd=tmp_path,
            env=environment(tmp_path),
            capture_output=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0
        program.kill()
        program.wait(SECONDS)
    with served(tmp_path, *quick, "one.db") as (program, _):
        program.terminate()
        assert program.wait(SECONDS) == 0


def test_a_port_that_is_taken_is_named_with_the_way_out(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused(tmp_path, "--port", str(port))
    assert f"127.0.0.1 port {port}" in said
    assert "--port 0" in said
    assert not (tmp_path / "data").exists()


def test_a_host_that_is_not_here_is_named(tmp_path: Path) -> None:
    assert "--host" in refused(tmp_path, "--host", "192.0.2.1", "--port", "0")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--message-rate", "fast"], ["--message-rate", "fast", "30/s", "off"]),
        (["--guest-tables", "0"], ["--guest-tables", "“0”", "20", "off"]),
        (["--address-connections", "many"], ["--address-connections", "many", "20", "off"]),
        (["--public-url", "example.org"], ["--public-url", "example.org", "https://"]),
        (["--origin", "https://a.example/page"], ["--origin", "without a path"]),
        (["--database", "."], ["--database"]),
        (["--ping-after", "0"], ["--ping-after", "20"]),
        (["--levels", "beginner,godlike"], ["--levels", "godlike", "master"]),
    ],
)
def test_a_wrong_setting_is_named_with_the_way_out(
    tmp_path: Path, arguments: list[str], words: list[str]
) -> None:
    said = refused(tmp_path, *arguments)
    for word in words:
        assert word in said


def test_a_database_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("these are not tables\n" * 100)
    said = refused(tmp_path, "--port", "0", "--database", "notes.txt")
    assert "notes.txt" in said
    assert "--database" in said
    assert (tmp_path / "notes.txt").read_text() == "these are not tables\n" * 100


def test_without_the_extra_it_says_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['uvicorn'] = None\n")
    said = refused(tmp_path, PYTHONPATH=str(tmp_path))
    assert install_command() in said
    assert "uvicorn" in said


def test_help_groups_the_options_and_shows_the_defaults(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "dnup", "serve", "--help"],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=True,
    ).stdout
    for word in ("Network", "Limits", "Bots", "DNUP_SERVE_PORT", "8000", "30/s"):
        assert word in said


def test_other_commands_do_not_load_the_server(tmp_path: Path) -> None:
    code = (
        "import sys, dnup.terminal.app; "
        "print([m for m in ('starlette', 'uvicorn', 'picows', 'sqlalchemy') if m in sys.modules])"
    )
    said = subprocess.run(
        [sys.executable, "-c", code],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=True,
    ).stdout
    assert said == "[]\n"
