"""What is installed from the wheel is whole: data files, the rules page, types, the command."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run(*command: str, cwd: Path) -> str:
    # The wheel's copy of the code is not what coverage is measured of.
    environment = {name: value for name, value in os.environ.items() if "COV" not in name}
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_works_away_from_the_checkout(tmp_path: Path) -> None:
    python = sys.executable
    run(python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist"), cwd=ROOT)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    site = tmp_path / "site"
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--target", str(site))
    run(python, *pip, str(wheel), cwd=tmp_path)
    assert (site / "dnup" / "py.typed").exists()
    assert (site / "dnup" / "kernel" / "policy.json").exists()

    def dnup(*arguments: str) -> str:
        # The wheel's dnup before the checkout's; its dependencies from this environment.
        start = f"import sys; sys.path.insert(0, {str(site)!r}); import dnup.__main__ as program; "
        check = f"assert program.__file__.startswith({str(site)!r}), program.__file__; "
        return run(python, "-c", start + check + "program.main()", *arguments, cwd=tmp_path)

    assert "A2. " in dnup("rules", "A2")
    assert "standard: 40 cards" in dnup("deck", "show")
    played = dnup("play", "--seats", "greedy,greedy", "--seed", "1", "--record", "match.json")
    assert "wins the match" in played
    assert "good. 2 players" in dnup("record", "check", "match.json")
