"""`tools/setup.py`: what it says when something is missing, and that no break leaves it broken."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import browser_game
import pytest
import setup

ROOT = Path(__file__).parents[2]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a space in its path that is set up instead of this one; pip does nothing."""
    place = tmp_path / "my games"
    _lay_out(place, monkeypatch)
    monkeypatch.setattr(setup, "MAKE_VENV", ("-m", "venv", "--without-pip"))  # which takes seconds
    monkeypatch.setattr(setup, "_pip", lambda *_arguments, **_options: None)
    return place


def _lay_out(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place.mkdir(parents=True, exist_ok=True)
    (place / "pyproject.toml").touch()
    for name in ("play", "dev"):
        (place / f"{name}.txt").write_text(f"# {name}\n")
    monkeypatch.setattr(setup, "ROOT", place)
    monkeypatch.setattr(setup, "VENV", place / ".venv")
    monkeypatch.setattr(setup, "LOCKS", {name: place / f"{name}.txt" for name in ("play", "dev")})


@pytest.fixture
def installs(place: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:  # noqa: ARG001
    """What pip was asked to install, a line for each lock."""
    asked: list[str] = []

    def pip(_venv: Path, *arguments: str, steps: int = 0) -> None:
        if steps == 0 and "-r" in arguments:
            asked.append(Path(arguments[-1]).stem)

    monkeypatch.setattr(setup, "_pip", pip)
    return asked


def test_what_is_current_is_left_alone(installs: list[str]) -> None:
    setup.main(["play"])
    setup.main(["play"])
    assert installs == ["play"]


def test_what_tests_need_has_all_that_players_need(installs: list[str]) -> None:
    setup.main(["dev"])
    setup.main(["play"])
    assert installs == ["dev"]


def test_training_has_its_own_environment_and_gets_pytorch_after_the_lock(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Path, str]] = []

    def pip(venv: Path, *arguments: str, steps: int = 0) -> None:  # noqa: ARG001
        hashed = "--require-hashes" in arguments
        asked.append((venv, f"{Path(arguments[-1]).stem} {'hashed' if hashed else 'plain'}"))

    for name in ("train", "torch"):
        (place / f"{name}.txt").write_text(f"# {name}\n")
    monkeypatch.setattr(setup, "_pip", pip)
    monkeypatch.setattr(setup, "LOCKS", {"train": place / "train.txt"})
    monkeypatch.setattr(setup, "TORCH", place / "torch.txt")
    monkeypatch.setattr(setup, "TRAINING", place / ".venv-train")
    setup.main(["train"])
    setup.main(["train"])
    wanted = ["train hashed", "torch plain", f"{place.stem} plain"]
    assert asked == [(place / ".venv-train", line) for line in wanted]
    assert not (place / ".venv").exists()
    (place / "torch.txt").write_text("# other\n")
    setup.main(["train"])
    assert len(asked) == 2 * len(wanted)


def test_a_changed_lock_is_installed(place: Path, installs: list[str]) -> None:
    setup.main(["play"])
    (place / "play.txt").write_text("# other\n")
    setup.main(["play"])
    assert installs == ["play", "play"]


def test_after_a_break_it_starts_over(
    place: Path,
    installs: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupted(*_arguments: str, **_options: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(setup, "_pip", interrupted)
        with pytest.raises(KeyboardInterrupt):
            setup.main(["play"])
    half = place / ".venv" / "half"
    half.touch()
    setup.main(["play"])
    assert "interrupted" in capsys.readouterr().err
    assert not half.exists()
    assert installs == ["play"]


def test_a_break_while_the_environment_is_made_leaves_nothing_to_trust(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_arguments: object, **_options: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(subprocess, "run", interrupted)
        with pytest.raises(KeyboardInterrupt):
            setup._make(place / ".venv")
    assert not setup._is_made(place / ".venv")
    monkeypatch.setattr(setup, "MAKE_VENV", ("-m", "venv"))
    setup.main(["play"])
    done = subprocess.run(
        [place / ".venv" / "bin" / "python", "-m", "pip", "--version"],
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0


def test_a_moved_folder_is_set_up_again(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    setup.main(["play"])
    moved = place.with_name("elsewhere")
    place.rename(moved)
    _lay_out(moved, monkeypatch)
    setup.main(["play"])
    assert "has moved" in capsys.readouterr().err
    assert str(moved) in (moved / ".venv" / "bin" / "activate").read_text()


def test_another_python_makes_it_anew(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup.main(["play"])
    noted = place / ".venv" / setup.STATE
    noted.write_text(json.dumps({**json.loads(noted.read_text()), "python": "3.8"}))
    setup.main(["play"])
    assert "another Python" in capsys.readouterr().err


def test_somebody_elses_environment_is_not_touched(place: Path) -> None:
    (place / ".venv").mkdir()
    kept = place / ".venv" / "mine"
    kept.touch()
    with pytest.raises(setup.SetupError, match="wasn't made by this project"):
        setup.main(["play"])
    assert kept.exists()


def test_all_that_is_missing_is_said_at_once_and_nothing_begun(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "_has_venv", lambda: False)
    monkeypatch.setattr(setup, "_has_node_wheel", lambda: False)
    monkeypatch.setattr(setup, "is_current", lambda: False)
    monkeypatch.setattr(setup, "node_on_path", lambda: None)
    monkeypatch.setattr(setup, "GIGABYTES", 10**9)
    with pytest.raises(setup.SetupError) as told:
        setup.main(["play", "site"])
    for words in (
        "virtual environments",
        "Node 20.19",
        "make terminal",
        "Free some space",
        "same command",
    ):
        assert words in str(told.value)
    assert not (place / ".venv").exists()


def test_without_a_network_it_says_so_within_seconds(tmp_path: Path) -> None:
    """A real pip, whose index can't be reached."""
    lock = tmp_path / "lock.txt"
    lock.write_text(f"nothing-of-this-name==1.0 --hash=sha256:{'0' * 64}\n")
    script = (
        "import sys; from pathlib import Path; import setup\n"
        "setup._python = lambda venv: Path(sys.executable)\n"
        "try: setup._pip(Path('x'), '--require-hashes', '-r', sys.argv[1])\n"
        "except setup.SetupError as error: print(error)"
    )
    closed = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PYTHONPATH": str(ROOT / "tools")}
    quiet = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    done = subprocess.run(
        [sys.executable, "-c", script, lock],
        env={**quiet, **closed, "PIP_CONFIG_FILE": os.devnull},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert "Are you offline" in done.stdout, done.stderr
    assert "run the same command again" in done.stdout


def test_browsers_that_are_missing_are_named_with_the_line_that_installs_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = {"WebKitWebDriver": "/usr/bin/WebKitWebDriver"}
    monkeypatch.setattr("shutil.which", here.get)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    setup.find_programs("browsers")
    assert "sudo apt-get install firefox-esr xvfb\n" in capsys.readouterr().err
    here["firefox"] = here["Xvfb"] = "/usr/bin/there"  # Firefox has two names
    setup.find_programs("browsers")
    assert capsys.readouterr().err == ""


def test_an_unknown_part_is_named() -> None:
    with pytest.raises(setup.SetupError, match="wed"):
        setup.main(["wed"])


@pytest.mark.parametrize(
    ("said", "found"),
    [("v18.20.4", 0), ("v20.18.9", 0), ("v20.19.0", 1), ("v24.1.0", 1), ("?", 0)],
)
def test_an_old_node_is_as_good_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, found: int
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {said}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert (browser_game.node_on_path() is not None) == bool(found)


def test_what_python_compiles_does_not_make_the_site_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "src" / "dnup" / "server" / "web"
    locales = tmp_path / "src" / "dnup" / "locales"
    web = tmp_path / "web"
    monkeypatch.setattr(browser_game, "WEB", web)
    monkeypatch.setattr(browser_game, "SITE", site)

    def write(file: Path, time: float) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        os.utime(file, (time, time))

    write(web / "src" / "main.ts", 1)
    write(locales / "en" / "web.ftl", 1)
    assert not browser_game.is_current()
    write(site / "index.html", 2)
    write(locales / "__pycache__" / "texts.cpython-311.pyc", 3)
    write(web / "node_modules" / "x" / "index.js", 3)
    assert browser_game.is_current()
    write(locales / "en" / "web.ftl", 3)
    assert not browser_game.is_current()


def test_a_broken_build_leaves_the_old_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "web"
    site.mkdir()
    (site / "index.html").write_text("old")
    monkeypatch.setattr(browser_game, "SITE", site)
    monkeypatch.setattr(browser_game, "WEB", tmp_path)
    node = browser_game.Node("/bin/false", ("/bin/false",))
    with pytest.raises(browser_game.BuildError):
        node.build()
    assert (site / "index.html").read_text() == "old"


def _setup_sh(path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", "tools/setup.sh", "play"],
        cwd=ROOT,
        env={"PATH": str(path), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def commands(tmp_path: Path) -> Callable[[str, str], Path]:
    """Makes a program in a folder that is all of the path."""

    def make(name: str, body: str) -> Path:
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\n{body}\n")
        program.chmod(0o755)
        return tmp_path

    return make


def test_without_python_one_line_installs_all(commands: Callable[[str, str], Path]) -> None:
    done = _setup_sh(commands("apt-get", ""))
    assert done.returncode == 1
    assert "this machine has none" in done.stderr
    assert "sudo apt-get install python3-venv" in done.stderr
    assert "Nothing else is needed" in done.stderr


def test_an_old_python_is_named(commands: Callable[[str, str], Path]) -> None:
    commands("apt-get", "")
    old = 'if [ "$1" = --version ]; then echo Python 3.9.2; else exit 1; fi'
    done = _setup_sh(commands("python3", old))
    assert done.returncode == 1
    assert "Python 3.9.2" in done.stderr
    assert "python3.11-venv" in done.stderr


def test_a_newer_python_beside_an_old_one_is_used(commands: Callable[[str, str], Path]) -> None:
    commands("python3", "exit 1")
    done = _setup_sh(commands("python3.12", 'echo "it is $*"'))
    assert done.returncode == 0, done.stderr
    assert "it is tools/setup.py play" in done.stdout


def test_a_python_that_was_asked_for_is_not_replaced(commands: Callable[[str, str], Path]) -> None:
    done = _setup_sh(commands("python3", "exit 0"), PYTHON="python2")
    assert done.returncode == 1
    assert "PYTHON is 'python2'" in done.stderr
