"""`dnup serve --open`: a player's way in, with a browser or without, and no noise."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from dnup.terminal.session.browser import has_browser, open_browser

SECONDS = 60
SCRIPT = '#!/bin/sh\necho "$1" >> "{folder}/opened"\necho noise\necho noise >&2\n'


def environment(folder: Path, **more: str) -> dict[str, str]:
    dropped = ("DNUP_", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    data = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "LANG": "C.UTF-8"}
    return kept | data | {"DNUP_SERVE_LEVELS": "beginner"} | more


def fake_browser(folder: Path) -> Path:
    script = folder / "browser"
    script.write_text(SCRIPT.format(folder=folder))
    script.chmod(0o755)
    return script


def played(folder: Path, *arguments: str, **more: str) -> tuple[list[str], str]:
    """What it says while somebody looks at the game and then stops it: the lines, and the log."""
    with subprocess.Popen(
        [sys.executable, "-m", "dnup", "serve", "--open", *arguments],
        cwd=folder,
        env=environment(folder, **more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            assert program.stdout is not None
            said: list[str] = []
            while not said or "Ctrl-C" not in said[-1]:
                said.append(program.stdout.readline().rstrip("\n"))
                assert said[-1], program.communicate()
            address = next(found[0] for line in said if (found := re.search(r"http://\S+", line)))
            assert httpx.get(address, trust_env=False).status_code == 200
            if "BROWSER" in more:
                wait_for(folder / "opened")
            program.send_signal(signal.SIGINT)
            rest, log = program.communicate(timeout=SECONDS)
        finally:
            program.kill()
    assert (program.returncode, rest) == (0, "")
    return said, log


def wait_for(file: Path) -> None:
    end = time.monotonic() + SECONDS
    while not (file.exists() and file.read_text().endswith("\n")):
        assert time.monotonic() < end
        time.sleep(0.02)


def test_the_browser_is_opened_at_the_address_and_what_is_said_is_short(tmp_path: Path) -> None:
    browser = fake_browser(tmp_path)
    said, log = played(tmp_path, "--port", "0", BROWSER=str(browser))
    assert len(said) == 2
    assert said[1] == "Stop it with Ctrl-C."
    address = said[0].removeprefix("Opening dnup in your browser: ")
    assert (tmp_path / "opened").read_text() == f"{address}\n"
    assert log == ""


def test_without_a_screen_it_says_what_to_open(tmp_path: Path) -> None:
    said, log = played(tmp_path, "--port", "0")
    assert said[0].startswith("Open this address in a browser: http://127.0.0.1:")
    assert (len(said), log) == (2, "")


def test_a_browser_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    said, log = played(tmp_path, "--port", "0", DISPLAY=":77", PATH=str(tmp_path))
    assert (len(said), log) == (2, "")


def test_a_text_browser_never_gets_the_terminal(tmp_path: Path) -> None:
    look = tmp_path / "look.py"
    look.write_text(
        "import os, sys\n"
        f"state = [os.isatty(0), os.isatty(1), os.isatty(2), os.getsid(0) == os.getppid()]\n"
        f"open({str(tmp_path / 'state')!r}, 'w').write(f'{{state}}\\n')\n"
    )
    script = tmp_path / "w3m"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{look}"\n')
    script.chmod(0o755)
    parent, child = os.openpty()
    code = "from dnup.terminal.session.browser import open_browser; import time; "
    code += "open_browser('http://127.0.0.1:1'); time.sleep(60)"
    more = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "BROWSER": "w3m", "TERM": "xterm"}
    with subprocess.Popen(
        [sys.executable, "-c", code],
        env=environment(tmp_path, **more),
        stdin=child,
        stdout=child,
        stderr=child,
        start_new_session=True,
    ) as program:
        try:
            wait_for(tmp_path / "state")
        finally:
            program.kill()
    os.close(parent)
    os.close(child)
    assert (tmp_path / "state").read_text() == "[False, False, False, True]\n"


def test_a_port_that_is_taken_is_exchanged_unless_it_was_chosen(tmp_path: Path) -> None:
    with socket.socket() as taken:
        try:
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        except OSError:
            pass  # somebody else has it, which is as good
        said, log = played(tmp_path)
        assert said[0] == "Port 8000 is taken, so dnup is using another one this time."
        assert ":8000" not in said[1]
        assert (len(said), log) == (3, "")
        for chosen, more in ((["--port", "8000"], {}), ([], {"DNUP_SERVE_PORT": "8000"})):
            done = subprocess.run(
                [sys.executable, "-m", "dnup", "serve", "--open", *chosen],
                cwd=tmp_path,
                env=environment(tmp_path, **more),
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=False,
            )
            assert (done.returncode, done.stdout) == (1, "")
            assert "port 8000" in done.stderr


@pytest.mark.parametrize("has_screen", [True, False])
def test_a_second_one_opens_the_one_that_runs(tmp_path: Path, *, has_screen: bool) -> None:
    more = {"BROWSER": str(fake_browser(tmp_path))} if has_screen else {}
    command = [sys.executable, "-m", "dnup", "serve"]
    with subprocess.Popen(
        [*command, "--port", "0"],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as first:
        try:
            assert first.stdout is not None
            found = re.search(r"http://\S+", first.stdout.readline())
            assert found is not None
            port = found[0].rpartition(":")[2]
            # Neither the port that it would not get nor another one matters to the player.
            for chosen in ([], ["--port", port], ["--port", "0"]):
                second = subprocess.run(
                    [*command, "--open", *chosen],
                    cwd=tmp_path,
                    env=environment(tmp_path, **more),
                    capture_output=True,
                    text=True,
                    timeout=SECONDS,
                    check=False,
                )
                assert (second.returncode, second.stderr) == (0, "")
                said = second.stdout.splitlines()
                assert said[0].startswith("dnup is already running.")
                assert said[1].endswith(f"browser: {found[0]}")
                if has_screen:
                    wait_for(tmp_path / "opened")
                    assert (tmp_path / "opened").read_text() == f"{found[0]}\n"
                    (tmp_path / "opened").unlink()
            assert httpx.get(found[0], trust_env=False).status_code == 200
        finally:
            first.kill()


def test_who_asks_for_a_log_gets_it(tmp_path: Path) -> None:
    _, log = played(tmp_path, "--port", "0", "--log-level", "info")
    assert "stopped" in log


@pytest.mark.parametrize(
    ("names", "platform", "is_so"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "wslview"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_needs_a_screen(names: dict[str, str], platform: str, *, is_so: bool) -> None:
    assert has_browser(names, platform) == is_so


def test_a_file_that_is_called_like_the_library_is_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = fake_browser(tmp_path)
    (tmp_path / "webbrowser.py").write_text(f"open({str(tmp_path / 'wrong')!r}, 'w')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BROWSER", str(browser))
    open_browser("http://127.0.0.1:1")
    wait_for(tmp_path / "opened")
    assert not (tmp_path / "wrong").exists()
