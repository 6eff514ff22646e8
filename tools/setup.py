"""Sets up what a target of the Makefile needs, inside this folder: `sh tools/setup.sh PART ...`.

Checks the machine before it downloads anything, and names everything that's missing. Skips what is
up to date. Rebuilds an environment that was interrupted or made at another path.

    play      the environment to play and to host
    dev       the environment for tests and checks as well
    bench     an environment with the peers of the benchmarks
    train     an environment to train the bots' nets in, with PyTorch and Ray
    modules   the packages that the browser game is built and checked with (and Node, if need be)
    site      the browser game, built
    load, lighthouse   the packages of these benchmarks
    chromium  a browser for the tests, where this user may install it
    browsers  Firefox and WebKit, for whole matches in them, where this user may install them
"""

import contextlib
import fcntl
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from browser_game import (
    NODE_LOCK,
    ROOT,
    WEB,
    BuildError,
    Node,
    has_modules,
    is_current,
    node_from_wheel,
    node_on_path,
)

VENV = ROOT / ".venv"
PEERS = ROOT / ".venv-bench"
TRAINING = ROOT / ".venv-train"
STATE = "dnup-setup.json"  # in an environment: where it was made, and what is in it
LOCKS = {name: ROOT / "requirements" / f"{name}.txt" for name in ("play", "dev", "bench", "train")}
TORCH = ROOT / "requirements" / "torch.txt"
FOLDERS = {
    "modules": WEB,
    "load": ROOT / "bench" / "load",
    "lighthouse": ROOT / "bench" / "lighthouse",
}
# What is installed for the whole machine, if at all: Debian's packages, each with its programs, of
# which one is enough.
PROGRAMS: dict[str, dict[str, tuple[str, ...]]] = {
    "chromium": {"chromium": ("chromium",)},
    "browsers": {
        "firefox-esr": ("firefox-esr", "firefox"),
        "webkit2gtk-driver": ("WebKitWebDriver",),
        "xvfb": ("Xvfb",),
    },
}
WITHOUT = {
    "chromium": "so the browser tests will be skipped. To run them, too",
    "browsers": "so the matches in other browsers will fail. To play them",
}
PARTS = {*LOCKS, *FOLDERS, *PROGRAMS, "site"}
MAKE_VENV = ("-m", "venv")
GIGABYTES = 2  # of free space, for all parts together but PyTorch
TORCH_GIGABYTES = 8  # in the worst case: a build with all that graphics cards need

OFFLINE = re.compile(
    r"Failed to establish a new connection|Name or service not known|NameResolutionError"
    r"|Network is unreachable|Temporary failure in name resolution"
    r"|\b(ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ETIMEDOUT|ECONNRESET)\b"
)


class SetupError(Exception):
    """Something that only the reader can mend; the text says how."""


def main(parts: list[str]) -> None:
    """Set up these parts, in this order."""
    unknown = [part for part in parts if part not in PARTS]
    if unknown or not parts:
        raise SetupError(f"Unknown part: {', '.join(unknown)}\n\n{__doc__}")
    with _alone():
        check(parts)
        for part in parts:
            if part in LOCKS:
                set_up_python(part)
            elif part in FOLDERS:
                set_up_modules(FOLDERS[part])
            elif part == "site":
                build_site()
            else:
                find_programs(part)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other make sets up here."""
    with Path(__file__).open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another make is setting up this folder; waiting for it ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# What the machine must have.


def check(parts: list[str]) -> None:
    """Say all that is missing for these parts at once, with what installs it."""
    missing = []
    folders = {_venv_of(part) for part in parts if part in LOCKS}
    new = any(not _is_made(folder) for folder in folders)
    if new and not _has_venv():
        missing.append(f"This Python can't make virtual environments.{_venv_package()}")
    if not new and not _needs_node(parts):
        return
    if not os.access(ROOT, os.W_OK):
        missing.append(f"You can't write to {ROOT}. Clone the repository to a folder you own.")
    if _needs_node(parts) and node_on_path() is None and not _has_node_wheel():
        missing.append(
            "The browser game is built with Node 20.19 or newer and its npm, and there is no"
            f" package of it for {platform.system()} on {platform.machine()}. Install it from"
            " https://nodejs.org; without it, you can play in the terminal:  make terminal"
        )
    free = shutil.disk_usage(ROOT).free / 1e9
    needed = GIGABYTES + (TORCH_GIGABYTES if "train" in parts else 0)
    if new and free < needed:
        missing.append(f"Free some space: this needs {needed} GB, and only {free:.1f} GB are free.")
    if missing:
        raise SetupError("\n".join((*missing, "Then run the same command again.")))


def _has_venv() -> bool:
    # Debian's Python has the module `venv`, but not what it needs.
    ask = "import ensurepip, venv"
    return not subprocess.run(
        [sys.executable, "-c", ask], capture_output=True, check=False
    ).returncode


def _venv_package() -> str:
    if not shutil.which("apt-get"):
        return " Install its modules venv and ensurepip."
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    python = "python3" if _is_default_python() else f"python{version}"
    return f" Install what it lacks with:  sudo apt-get install {python}-venv"


def _is_default_python() -> bool:
    usual = shutil.which("python3")
    return usual is not None and Path(usual).samefile(sys.executable)


def _needs_node(parts: Iterable[str]) -> bool:
    return any(
        not has_modules(FOLDERS[part]) if part in FOLDERS else part == "site" and not is_current()
        for part in parts
    )


def _has_node_wheel() -> bool:
    if platform.machine().lower() not in {"x86_64", "amd64", "aarch64", "arm64"}:
        return False
    name, version = platform.libc_ver()
    return name != "glibc" or tuple(map(int, version.split(".")[:2])) >= (2, 28)


# Python.


def set_up_python(part: str) -> None:
    """Install a lock and the project into its environment."""
    venv = _venv_of(part)
    lock = LOCKS[part]
    if not _is_made(venv):
        _make(venv)
    locks = (lock, TORCH) if part == "train" else (lock,)
    wanted = _digest(*locks, ROOT / "pyproject.toml")
    if _read(venv)["installed"].get(part) == wanted:
        return
    size = len(re.findall(r"^[\w.-]+==", lock.read_text(), re.MULTILINE))
    say(f"Setting up {venv.name} (once): {size} Python packages ...")
    with _changing(venv) as installed:
        _pip(venv, "--no-deps", "--require-hashes", "-r", str(lock), steps=size)
        if part == "train":
            say("Getting PyTorch (once) ...")
            _pip(venv, "-r", str(TORCH), steps=1)
        _pip(venv, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        installed[part] = wanted
        if part == "dev":  # which has all of the other lock, in the same versions
            installed["play"] = _digest(LOCKS["play"], ROOT / "pyproject.toml")


def _venv_of(part: str) -> Path:
    """The environment that a lock is installed into."""
    return {"bench": PEERS, "train": TRAINING}.get(part, VENV)


def _is_made(venv: Path) -> bool:
    """Whether an environment is whole, and made for this path by the Python that it still has."""
    state = _read(venv)
    if not state or state["changing"] or state["path"] != str(venv):
        return False
    return bool(state["python"] == _version_of(_python(venv)))


def _make(venv: Path) -> None:
    state = _read(venv)
    if venv.exists() and not state and not (venv / ".playable").exists() and any(venv.iterdir()):
        raise SetupError(f"{venv} wasn't made by this project. Move or remove it, then try again.")
    if state and state["changing"]:
        say(f"Setting up {venv.name} was interrupted last time; starting over.")
    elif state and state["path"] != str(venv):
        say(f"This folder has moved; setting up {venv.name} again.")
    elif state:
        say(f"{venv.name} was made with another Python; setting it up again.")
    if venv.exists():
        shutil.rmtree(venv)
    venv.mkdir()
    _write(venv, {"path": str(venv), "python": None, "installed": {}, "changing": True})
    command = [sys.executable, *MAKE_VENV, str(venv)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        raise SetupError(f"{made.stdout}{made.stderr}\n{venv.name} could not be made.")
    version = _version_of(_python(venv))
    _write(venv, {"path": str(venv), "python": version, "installed": {}, "changing": False})


@contextlib.contextmanager
def _changing(venv: Path) -> Iterator[dict[str, str]]:
    """Note that packages are being installed: what is interrupted is not to be trusted."""
    state = _read(venv)
    _write(venv, {**state, "changing": True})
    installed = dict(state["installed"])
    yield installed
    _write(venv, {**state, "installed": installed, "changing": False})


def _pip(venv: Path, *arguments: str, steps: int = 0) -> None:
    """Let pip install something, and show how far it is."""
    command = (str(_python(venv)), "-m", "pip", "install", "--disable-pip-version-check")
    # Python compiles what it needs when it needs it, which is a fraction of all.
    options = ("--no-input", "--progress-bar=off", "--no-compile", *arguments)
    said: list[str] = []
    with subprocess.Popen(
        [*command, *options],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as pip:
        assert pip.stdout is not None
        done = 0
        for line in pip.stdout:
            said.append(line)
            if OFFLINE.search(line):  # pip would try for a while, and then blame the package
                pip.terminate()
            elif found := re.match(r"Collecting ([\w.-]+)", line):
                done += 1
                _show(f"  {min(done, steps)} of {steps}: {found[1]}")
            elif line.startswith("Installing collected packages"):
                _show("  unpacking ...")
    _show("")
    if pip.returncode:
        raise _explain("".join(said))


def _python(venv: Path) -> Path:
    return venv / "bin" / "python"


def _version_of(python: Path) -> str | None:
    ask = "import sys; print(*sys.version_info[:2], sep='.')"
    try:
        return subprocess.run(
            [str(python), "-c", ask], capture_output=True, text=True, check=True
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


# The browser game.


def set_up_modules(folder: Path) -> None:
    """Install the locked npm packages of a folder."""
    if has_modules(folder):
        return
    node = _find_node()
    say(f"Setting up {(folder / 'node_modules').relative_to(ROOT)} (once) ...")
    try:
        node.install(folder)
    except BuildError as error:
        raise _explain(str(error)) from None


def build_site() -> None:
    """Build the browser game, unless it is there and newer than its sources."""
    if is_current():
        return
    set_up_modules(WEB)
    node = _find_node()
    say("Building the browser game ...")
    try:
        node.build()
    except BuildError as error:
        raise SetupError(f"{error}\nThe browser game could not be built.") from None


def _find_node() -> Node:
    """The machine's Node, or the one that comes as a Python package where that is too old."""
    node = node_on_path()
    if node is not None:
        return node
    if not _is_made(VENV):
        _make(VENV)
    wanted = _digest(NODE_LOCK)
    if _read(VENV)["installed"].get("node") != wanted:
        say("Getting Node to build the browser game with (once) ...")
        with _changing(VENV) as installed:
            _pip(VENV, "--no-deps", "--require-hashes", "-r", str(NODE_LOCK), steps=2)
            installed["node"] = wanted
    node = node_from_wheel(str(_python(VENV)))
    if node is None:
        raise SetupError("Node was installed into .venv, but isn't there. Try: make clean")
    return node


def find_programs(part: str) -> None:
    """Install the programs of a part if this user may, or say what their absence means."""
    packages = _missing_packages(part)
    if not packages:
        return
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        say(f"Installing {packages} (once) ...")
        for command in ("update", f"install -y {packages}"):
            apt = ["apt-get", "-qq", *command.split()]
            subprocess.run(apt, capture_output=True, check=False)
        packages = _missing_packages(part)
    if packages:
        say(f"Couldn't install {packages}, {WITHOUT[part]}:  sudo apt-get install {packages}")


def _missing_packages(part: str) -> str:
    packages = PROGRAMS[part].items()
    return " ".join(
        package for package, programs in packages if not any(map(shutil.which, programs))
    )


# What all parts share.


def _digest(*files: Path) -> str:
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def _read(venv: Path) -> dict[str, Any]:
    try:
        state = json.loads((venv / STATE).read_text())
    except (OSError, ValueError):
        return {}
    return state if isinstance(state, dict) else {}


def _write(venv: Path, state: dict[str, Any]) -> None:
    fresh = venv / f"{STATE}.new"
    fresh.write_text(json.dumps(state))
    fresh.replace(venv / STATE)


def _explain(said: str) -> SetupError:
    if OFFLINE.search(said):
        return SetupError(
            "Couldn't download the packages. Are you offline, or is a firewall in the way?\n"
            "Nothing is broken: once you're online, run the same command again."
        )
    return SetupError(f"{said.strip()}\n\nThe set-up failed; the lines above say why.")


def say(line: str) -> None:
    """Say something of the progress."""
    print(line, file=sys.stderr, flush=True)


def _show(line: str) -> None:
    """Write a line that the next one replaces, where somebody looks."""
    if sys.stderr.isatty():
        width = shutil.get_terminal_size().columns - 1
        print(f"\r\x1b[K{line[:width]}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except SetupError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        _show("")
        say("Stopped. Nothing is broken: run the same command again.")
        sys.exit(130)
