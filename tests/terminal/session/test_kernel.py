"""The stronger bots in the program: how long they think, and what is said before they can."""

import subprocess
import sys
from pathlib import Path

import pytest

from dnup.extras import install_command
from dnup.terminal.session.kernel import is_kernel_ready
from support.programs import Dnup

PLAY = ("play", "--seats", "casual,casual", "--seed", "1", "--think", "5", "--record", "m.json")


def run(before: str, home: dict[str, str], folder: Path) -> subprocess.CompletedProcess[str]:
    """`dnup play` with some code before it."""
    code = f"import sys\n{before}\nfrom dnup.__main__ import main\nmain()"
    return subprocess.run(
        [sys.executable, "-c", code, *PLAY],
        env=home,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_cold_start_says_that_it_compiles_with_progress(
    home: dict[str, str], tmp_path: Path
) -> None:
    cold = "k.is_warm = lambda: False\nk.warm_up = lambda report: [report(i, 4) for i in range(5)]"
    done = run(f"import dnup.kernel as k\n{cold}", home, tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Compiling the bots’ kernel for this computer" in done.stderr
    assert "Compiling" in done.stderr
    assert "wins the match" in done.stdout


def test_a_warm_start_says_nothing(home: dict[str, str], tmp_path: Path) -> None:
    done = run("", home, tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""


def test_a_kernel_that_cannot_be_compiled_is_explained(
    home: dict[str, str], tmp_path: Path
) -> None:
    broken = "def fail(report): raise RuntimeError('no room left')\nk.warm_up = fail"
    done = run(f"import dnup.kernel as k\nk.is_warm = lambda: False\n{broken}", home, tmp_path)
    assert done.returncode == 1
    assert "doesn’t work here: no room left" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("module", ["numba", "numpy"])
def test_without_the_extra_the_stronger_bots_say_what_to_install(
    home: dict[str, str], tmp_path: Path, module: str
) -> None:
    done = run(f"sys.modules[{module!r}] = None", home, tmp_path)
    assert done.returncode == 1
    assert f"missing: {module}" in done.stderr
    assert install_command() in done.stderr
    assert "--level beginner" in done.stderr


def test_with_a_seed_and_simulations_a_match_repeats(dnup: Dnup, tmp_path: Path) -> None:
    played = []
    for file in ("one.json", "two.json"):
        options = ("--seats", "master,sharp,careful,casual,flat", "--seed", "3", "--think", "20")
        done = dnup("play", *options, "--record", file)
        assert done.returncode == 0, done.stderr
        played.append((tmp_path / file).read_text())
    assert played[0] == played[1]
    assert '"think":"20"' in played[0].replace(" ", "")


def test_a_thinking_time_that_is_none_is_refused(dnup: Dnup) -> None:
    done = dnup("play", "--players", "2", "--think", "long")
    assert done.returncode == 1
    assert "“long” isn’t a thinking time" in done.stderr


def test_what_can_do_without_the_kernel_is_told_that_it_must(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert is_kernel_ready()

    def break_down(_report: object) -> None:
        raise RuntimeError("no room left")

    monkeypatch.setattr("dnup.kernel.is_warm", lambda: False)
    monkeypatch.setattr("dnup.kernel.warm_up", break_down)
    assert not is_kernel_ready()
    assert "doesn’t work here: no room left" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "dnup.kernel", None)
    assert not is_kernel_ready()
