"""Compiling the kernel: kept on disk, in a process of its own, and never in the way."""

import asyncio
import sys
from pathlib import Path

import pytest

from dnup.kernel import compiled, is_warm, warm_up
from dnup.kernel.compilation import compile_all


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which the kernel has never been compiled, with a compiler made for the test."""
    monkeypatch.setattr("dnup.kernel.compilation.folder", lambda: tmp_path / "kept")
    (tmp_path / "kept").mkdir()
    return tmp_path


def compiler(folder: Path, monkeypatch: pytest.MonkeyPatch, lines: str) -> None:
    """Let a shell script stand for the Python that compiles."""
    script = folder / "python"
    script.write_text(f"#!/bin/sh\n{lines}\n")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(script))


def test_it_is_compiled_once_and_then_kept() -> None:
    seen: list[tuple[int, int]] = []
    told: list[tuple[int, int]] = []
    compile_all(lambda done, steps: told.append((done, steps)))
    assert is_warm()
    assert told[-1][0] == told[-1][1] > 5
    warm_up(lambda done, steps: seen.append((done, steps)))
    assert seen == []
    assert any(compiled.folder().rglob("*.nbi"))


def test_progress_is_told_step_by_step(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler(cold, monkeypatch, "echo 1/3; echo 2/3; echo 3/3")
    seen: list[int] = []
    warm_up(lambda done, _: seen.append(done))
    assert seen == [0, 1, 2, 3]


def test_a_compiler_that_fails_is_reported(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler(cold, monkeypatch, "echo 1/3; echo no room left >&2; exit 1")
    with pytest.raises(RuntimeError, match="no room left"):
        warm_up()
    assert not is_warm()


def test_an_event_loop_goes_on_meanwhile(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler(cold, monkeypatch, "sleep 1; echo 1/1")
    longest = 0.0

    async def serve() -> None:
        nonlocal longest
        loop = asyncio.get_running_loop()
        compiling = asyncio.create_task(asyncio.to_thread(warm_up))
        while not compiling.done():
            began = loop.time()
            await asyncio.sleep(0.005)
            longest = max(longest, loop.time() - began)
        await compiling

    asyncio.run(serve())
    assert longest < 0.8  # it never waits for the whole of it


def test_where_the_home_cannot_be_written_another_folder_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("a file, not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "temp"))
    found = compiled.folder.__wrapped__()
    assert found.is_dir()
    assert (tmp_path / "temp") in found.parents
