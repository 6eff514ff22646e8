"""How the kernel is compiled, and where the result is kept.

Numba keeps compiled functions in a folder and looks only at the file a function stands in to see
whether it is out of date, not at the files that it calls into. So each version of the kernel's
sources, on each kind of computer, gets a folder of its own, named after all of it.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import ParamSpec, TypeVar

import numba
from llvmlite import binding
from numba import config, njit

from dnup.folders import cache_folder

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


def summing(function: Callable[P, R]) -> Callable[P, R]:
    """Embed a function likewise, and let it add up floats in any order, several at once."""
    with _kept_in(folder()):
        made: Callable[P, R] = njit(
            cache=True, nogil=True, forceinline=True, fastmath={"reassoc", "contract", "nsz"}
        )(function)
    return made


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Put a small function into those that call it."""
    made: Callable[P, R] = njit(inline="always")(function)
    return made


@cache
def folder() -> Path:
    """Where this kernel is kept once it is compiled: one folder for each that is not the same.

    `DNUP_KERNEL_CACHE` names another place than the user's cache folder.
    """
    here = Path(__file__).resolve()
    cpu = binding.get_host_cpu_name()
    compiler = (numba.__version__, sys.implementation.cache_tag, cpu, str(here))
    digest = sha256(repr(compiler).encode())
    for source in sorted(here.parent.glob("*.py")):
        digest.update(source.read_bytes())
    name = f"kernel-{digest.hexdigest()[:16]}"
    for place in _places():
        try:
            place.mkdir(mode=0o700, parents=True, exist_ok=True)
            found = place.stat()
            if found.st_uid != os.getuid() or found.st_mode & 0o022:
                continue  # others could put code of theirs there
            (place / name).mkdir(exist_ok=True)
            with tempfile.TemporaryFile(dir=place / name):
                return place / name
        except OSError:
            continue
    place = Path(tempfile.mkdtemp(prefix="dnup-"))
    os.environ["DNUP_KERNEL_CACHE"] = str(place)  # for the processes that this one starts
    (place / name).mkdir()
    return place / name


def _places() -> Iterator[Path]:
    """Where compiled kernels may be kept, the best place first."""
    if "DNUP_KERNEL_CACHE" in os.environ:
        yield Path(os.environ["DNUP_KERNEL_CACHE"])
    if cache_folder().is_absolute():  # else nobody's home is known
        yield cache_folder()
    yield Path(tempfile.gettempdir()) / f"dnup-{os.getuid()}"


@contextmanager
def _kept_in(place: Path) -> Iterator[None]:
    """Let Numba keep what is declared meanwhile in this folder, and leave its settings alone."""
    before = vars(config)["CACHE_DIR"]
    vars(config)["CACHE_DIR"] = str(place)
    try:
        yield
    finally:
        vars(config)["CACHE_DIR"] = before
