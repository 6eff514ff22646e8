"""The example client plays against a real server, and does not mind if that is started again."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from support.serving import SECONDS, Server

PLAY_MATCH = Path(__file__).parents[1] / "examples" / "play_match.py"
SLOWLY = "--message-rate=10/s"  # a match of at least some seconds: there is time to interrupt it


def start(address: str, *options: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(PLAY_MATCH), address, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def play(address: str, *options: str, meanwhile: Callable[[], object] = lambda: None) -> str:
    """What the example says when it has played a match."""
    with start(address, *options) as program:
        try:
            meanwhile()
            said, errors = program.communicate(timeout=4 * SECONDS)
        finally:
            program.kill()
        assert (program.returncode, errors) == (0, "")
        return said


@pytest.mark.parametrize("players", [2, 5])
def test_the_example_plays_a_match_and_verifies_it(tmp_path: Path, players: int) -> None:
    with Server(tmp_path / "server.db") as server:
        said = play(server.address, f"--players={players}")
    assert re.search(r"^Match [\w-]{12}: \d+ rounds, \d+ actions\.$", said, re.MULTILINE)
    assert len(re.findall(r"^  (?:Example|dollop(?: \d)?): \d", said, re.MULTILINE)) == players
    assert said.count(", the winner") == 1
    assert "Connections that were lost: 0" in said
    assert "proved. Every deal is the one that was promised" in said
    assert "It’s the one you noted." in said
    assert "Yours is among them." in said


@pytest.mark.parametrize("how", ["stopped", "killed"])
def test_the_example_plays_on_when_the_server_is_started_again(tmp_path: Path, how: str) -> None:
    with Server(tmp_path / "server.db", SLOWLY) as server:

        def restart() -> None:
            wait_for_moves(server)
            if how == "stopped":
                assert server.stop() == 0
            else:
                server.kill()
            server.start()

        said = play(server.address, "--players=5", meanwhile=restart)
    assert "Connections that were lost: 1" in said
    assert "proved. Every deal is the one that was promised" in said


def test_the_example_says_when_no_server_is_there() -> None:
    with start("http://127.0.0.1:9", "--wait=1") as program:
        said, errors = program.communicate(timeout=SECONDS)
    assert (program.returncode, said) == (1, "")
    assert errors.startswith("Waiting for the server at http://127.0.0.1:9 ...\n")
    assert "http://127.0.0.1:9: no server there after 1 seconds: " in errors
    assert "Traceback" not in errors


def test_the_example_waits_for_a_server_that_is_starting(tmp_path: Path) -> None:
    with Server(tmp_path / "server.db") as server:
        assert server.stop() == 0
        with start(server.address) as program:
            assert program.stderr is not None
            assert program.stderr.readline().startswith("Waiting for the server")
            server.start()
            said, errors = program.communicate(timeout=4 * SECONDS)
    assert (program.returncode, errors) == (0, "")
    assert "proved. Every deal is the one that was promised" in said


def test_the_example_says_how_to_get_the_package_that_it_needs(tmp_path: Path) -> None:
    missing = tmp_path / "websockets" / "__init__.py"
    missing.parent.mkdir()
    missing.write_text("raise ModuleNotFoundError('No module named websockets')")
    program = subprocess.run(
        [sys.executable, str(PLAY_MATCH), "http://127.0.0.1:9"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (program.returncode, program.stdout) == (1, "")
    assert program.stderr.endswith(" -m pip install websockets\n")
    assert "Traceback" not in program.stderr


def test_the_example_says_what_the_server_refuses(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "server.db") as server,
        start(server.address, "--level=master") as program,
    ):
        said, errors = program.communicate(timeout=SECONDS)
    assert (program.returncode, said) == (1, "")
    assert "no-such-bots" in errors
    assert "Traceback" not in errors


def test_the_example_ends_quietly_when_interrupted(tmp_path: Path) -> None:
    with Server(tmp_path / "server.db", SLOWLY) as server, start(server.address) as program:
        wait_for_moves(server)
        program.send_signal(signal.SIGINT)
        said, errors = program.communicate(timeout=SECONDS)
    assert (program.returncode, said, errors) == (130, "", "")


def wait_for_moves(server: Server) -> None:
    """Wait until a few moves were made at the server's tables."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        page = httpx.get(f"{server.address}/metrics").text
        moves = re.search(r"^dnup_moves_total ([0-9.]+)$", page, re.MULTILINE)
        if moves is not None and float(moves[1]) >= 5:
            return
        time.sleep(0.05)
    raise AssertionError("nobody moves")
