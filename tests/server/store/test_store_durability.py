"""What was acknowledged is there after the process was killed, once, without a gap."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from server.store import write_until_killed
from server.store.entries import log, opened, run
from server.store.write_until_killed import TABLES

KILLS = 6


@pytest.mark.no_cover
def test_every_acknowledged_append_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    rng = random.Random(4)
    acknowledged = dict.fromkeys((f"t{i}" for i in range(TABLES)), 0)
    for _ in range(KILLS):
        heard = write_and_kill(path, rng.uniform(0.02, 0.4))
        assert heard
        acknowledged.update(heard)
        stored = run(logs(path))
        for table, facts in stored.items():
            assert len(facts) >= acknowledged[table]
            assert facts == log(table, len(facts))
            acknowledged[table] = len(facts)
    assert all(acknowledged.values())


def write_and_kill(path: Path, seconds: float) -> dict[str, int]:
    """The last number of each table that a writing process told of before it was killed."""
    command = [sys.executable, write_until_killed.__file__, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdout is not None
        told = process.stdout.read(1)
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        told += process.stdout.read()
    assert process.returncode == -signal.SIGKILL
    lines = told.decode().split("\n")[:-1]  # the last may be cut off
    return {table: int(number) for table, number in (line.split() for line in lines)}


async def logs(path: Path) -> dict[str, list[bytes]]:
    async with opened(path) as store:
        return {f"t{i}": await store.load(f"t{i}") for i in range(TABLES)}
