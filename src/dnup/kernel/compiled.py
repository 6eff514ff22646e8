"""How the kernel is compiled, and where the result is kept.

Numba keeps compiled functions in a folder and looks only at the file a function stands in to see
whether it is out of date, not at the files that it calls into. So each version of the kernel's
sources gets a folder of its own, named after their content.
"""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import ParamSpec, TypeVar

import numba
from numba import config, njit

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function when it is first called; it then runs without Python's lock."""
    with _kept_in(folder()):
        made: Callable[P, R] = njit(cache=True, nogil=True)(function)
    return made


def embedded(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function likewise, and put its machine code into those that call it.

    For what is called at every ply: a call hands over each array of the tables one by one.
    """
    with _kept_in(folder()):
        made: Callable[P, R] = njit(cache=True, nogil=True, forceinline=True)(function)
    return made


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Put a small function into those that call it."""
    made: Callable[P, R] = njit(inline="always")(function)
    return made


@cache
def folder() -> Path:
    """Where this version of the kernel is kept once it is compiled."""
    digest = sha256(numba.__version__.encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    name = f"kernel-{digest.hexdigest()[:16]}"
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")  # noqa: PTH111
    for place in (Path(home) / "dnup", Path(tempfile.gettempdir()) / f"dnup-{os.getuid()}"):
        try:
            (place / name).mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=place / name):
                return place / name
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="dnup-"))


@contextmanager
def _kept_in(place: Path) -> Iterator[None]:
    """Let Numba keep what is declared meanwhile in this folder, and leave its settings alone."""
    before = vars(config)["CACHE_DIR"]
    vars(config)["CACHE_DIR"] = str(place)
    try:
        yield
    finally:
        vars(config)["CACHE_DIR"] = before
