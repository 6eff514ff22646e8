"""What is installed from the wheel is whole: data files, the rules page, types, the command."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[1]
# The wheel's copy of the code is not what coverage is measured of.
BARE = {name: value for name, value in os.environ.items() if "COV" not in name}


def run(*command: str, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, env=BARE, capture_output=True, text=True, check=False)
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
    assert (site / "dnup" / "analysis" / "outlook.json").exists()

    # The wheel's dnup before the checkout's; its dependencies from this environment.
    start = f"import sys; sys.path.insert(0, {str(site)!r}); import dnup.__main__ as program; "
    check = f"assert program.__file__.startswith({str(site)!r}), program.__file__; "
    program = (python, "-c", start + check + "program.main()")

    def dnup(*arguments: str) -> str:
        return run(*program, *arguments, cwd=tmp_path)

    assert "A2. " in dnup("rules", "A2")
    assert "standard: 40 cards" in dnup("deck", "show")
    played = dnup("play", "--seats", "beginner,beginner", "--seed", "1", "--record", "match.json")
    assert "wins the match" in played
    assert "good. 2 players" in dnup("record", "check", "match.json")
    assert "Brug" in dnup("--language", "da", "--help")
    if (ROOT / "src" / "dnup" / "server" / "web" / "index.html").exists():
        serve_the_game(program, tmp_path)


def copy_of_the_checkout(folder: Path) -> Path:
    """The checkout without what was built in it."""
    copy = folder / "my clone"
    copy.mkdir()
    built = shutil.ignore_patterns("__pycache__", "node_modules")
    for name in ("requirements", "src", "tools", "web"):
        shutil.copytree(ROOT / name, copy / name, ignore=built)
    for name in ("LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, copy)
    shutil.rmtree(copy / "src" / "dnup" / "server" / "web", ignore_errors=True)
    return copy


def make_wheel(copy: Path, **environment: str) -> zipfile.ZipFile:
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel")
    done = subprocess.run(
        build, cwd=copy, env=BARE | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (copy / "dist").glob("*.whl")
    return zipfile.ZipFile(wheel)


@pytest.mark.skipif(
    not (ROOT / "web" / "node_modules" / ".ready").exists(), reason="run `make web` first"
)
def test_a_wheel_from_a_checkout_without_the_browser_game_builds_it(tmp_path: Path) -> None:
    copy = copy_of_the_checkout(tmp_path)
    # The packages to build it with are there: a test has no network.
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    with make_wheel(copy) as wheel:
        files = {f"dnup/server/web/{name}" for name in ("index.html", "index.html.br", "sw.js")}
        assert files <= set(wheel.namelist())


def test_a_wheel_without_the_browser_game_says_how_to_get_it(tmp_path: Path) -> None:
    site = tmp_path / "site"
    with make_wheel(copy_of_the_checkout(tmp_path), DNUP_WITHOUT_BROWSER_GAME="1") as wheel:
        wheel.extractall(site)
    assert not (site / "dnup" / "server" / "web").exists()
    start = f"import sys; sys.path.insert(0, {str(site)!r}); from dnup.__main__ import main; main()"
    options = ("serve", "--port=0", f"--database={tmp_path / 'x.db'}", "--levels=random")
    with subprocess.Popen(
        [sys.executable, "-c", start, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=BARE,
    ) as server:
        assert server.stdout is not None
        assert "dnup is running at" in server.stdout.readline()
        server.terminate()
        told = server.communicate(timeout=30)[1]
    assert "This dnup doesn’t include the browser game" in told
    assert " install " in told.splitlines()[1]


def serve_the_game(program: tuple[str, ...], folder: Path) -> None:
    """The browser game comes with the wheel: nothing is built where that is installed."""
    options = ("serve", "--port=0", f"--database={folder / 'x.db'}", "--levels=random,beginner")
    environment = {**BARE, "PATH": ""}
    server = subprocess.Popen(
        [*program, *options], stdout=subprocess.PIPE, text=True, cwd=folder, env=environment
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split("http://")[1].split()[0]
        with httpx.Client(base_url=f"http://{address}") as http:
            page = http.get("/").raise_for_status().text
            assert '<div id="app">' in page
            scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            assert scripts
            for path in (*scripts, "/manifest.webmanifest", "/sw.js", "/icon.svg"):
                assert len(http.get(path).raise_for_status().content) > 100, path
    finally:
        server.terminate()
        server.wait(30)
        if server.stdout is not None:
            server.stdout.close()
