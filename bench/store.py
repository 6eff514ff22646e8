"""How many appends a second the store makes durable, beside the limit: `python bench/store.py`.

The limit is bare `sqlite3` in the same file format with the same settings (WAL, synchronous FULL):
`executemany` of the same rows with the same number of rows a commit, on the main thread, with no
event loop, no futures and nobody waiting. So many tables each append a fact and wait until it is on
the disk before the next. Both take turns in short slices and the median of each counts, so that a
machine whose speed changes from minute to minute treats both alike; what other processes do to the
disk is in the latencies.
"""

import argparse
import asyncio
import gc
import platform
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import uvloop

from dnup.server.store import LogEntry, open_store
from dnup.server.store.database import Database

FACT = (
    b'{"kind":"acted","seat":"B","turn":117,"at":1800000000000,"action":{"kind":"play","cards":'
    b'["2/7","2/9","2/1"]},"events":[{"kind":"set-played","to":"B1"}]}'
)
TARGET = 10_000  # appends a second, at 50 outstanding and above


@dataclass(frozen=True, slots=True)
class Slice:
    """What was measured in a slice; the latencies are in milliseconds."""

    rate: float
    cpu: float  # microseconds of the processor for an append
    per_commit: float
    p50: float
    p99: float


def summary(seconds: float, cpu: float, commits: int, latencies: list[float]) -> Slice:
    latencies.sort()
    count = len(latencies)
    p50, p99 = (1000 * latencies[int(count * share)] for share in (0.5, 0.99))
    return Slice(count / seconds, 1e6 * cpu / count, count / commits, p50, p99)


async def store(path: Path, outstanding: int, seconds: float, work: float) -> Slice:
    opened = await open_store(str(path))
    names = [f"table-{i:016}" for i in range(outstanding)]
    await asyncio.gather(*(opened.append(LogEntry(name, 1, (FACT,))) for name in names))
    latencies: list[float] = []
    commits, cpu, begin = opened.commits, time.process_time(), time.perf_counter()
    stop = begin + seconds

    async def play(name: str) -> None:
        number = 1
        while time.perf_counter() < stop:
            number += 1
            sent = time.perf_counter()
            await opened.append(LogEntry(name, number, (FACT,)))
            latencies.append(time.perf_counter() - sent)
            if work:
                burn(work)

    await asyncio.gather(*map(play, names))
    spent, used = time.perf_counter() - begin, time.process_time() - cpu
    measured = summary(spent, used, opened.commits - commits, latencies)
    await opened.close()
    return measured


def burn(work: float) -> None:
    """Keep the event loop busy, as a server does with what it tells to others."""
    end = time.thread_time() + work
    while time.thread_time() < end:
        pass


def limit(path: Path, outstanding: int, seconds: float) -> Slice:
    Database(path).make()
    bare = sqlite3.connect(path, isolation_level=None)
    bare.execute("PRAGMA synchronous = FULL")
    keys = range(1, outstanding + 1)
    rows = [(key, f"table-{key:016}") for key in keys]
    bare.executemany("INSERT INTO tables (key, id, closed) VALUES (?, ?, 0)", rows)
    latencies: list[float] = []
    number, cpu, begin = 0, time.process_time(), time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        number += 1
        sent = time.perf_counter()
        bare.execute("BEGIN IMMEDIATE")
        bare.executemany("INSERT INTO facts VALUES (?, ?, ?)", [(k, number, FACT) for k in keys])
        bare.execute("COMMIT")
        latencies += [time.perf_counter() - sent] * outstanding
    used = time.process_time() - cpu
    bare.close()
    return summary(spent, used, number, latencies)


def in_loop(measured: Coroutine[Any, Any, Slice]) -> Slice:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measured)


def median(slices: list[Slice]) -> Slice:
    names = Slice.__slots__
    return Slice(*(statistics.median(getattr(one, name) for one in slices) for name in names))


def measure(args: argparse.Namespace, outstanding: int) -> dict[str, Slice]:
    found: dict[str, list[Slice]] = {"store": [], "busy loop": [], "bare sqlite3": []}
    for _ in range(args.slices):
        for name, slices in found.items():
            gc.collect()
            with tempfile.TemporaryDirectory(dir=args.folder) as folder:
                path = Path(folder) / "bench.db"
                if name == "bare sqlite3":
                    slices.append(limit(path, outstanding, args.seconds))
                else:
                    work = 0 if name == "store" else args.work / 1e6
                    slices.append(in_loop(store(path, outstanding, args.seconds, work)))
    return {name: median(slices) for name, slices in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.7, help="of a slice")
    parser.add_argument("--slices", type=int, default=7)
    parser.add_argument("--work", type=int, default=50, help="us an append in the busy loop")
    parser.add_argument("--folder", type=Path, help="where the databases lie while it runs")
    parser.add_argument("--outstanding", type=int, nargs="+", default=[1, 10, 50, 200])
    args = parser.parse_args()
    print(
        f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, "
        f"SQLAlchemy {version('sqlalchemy')}, uvloop {version('uvloop')}; facts of {len(FACT)} "
        f"bytes; medians of {args.slices} slices of {args.seconds:g} s"
    )
    print(f"busy loop: {args.work} us of other work in the event loop after each append\n")
    print("| outstanding | | appends/s | CPU us | a commit | p50 ms | p99 ms | of the limit |")
    print("|---:|---|---:|---:|---:|---:|---:|---:|")
    reached = True
    for outstanding in args.outstanding:
        found = measure(args, outstanding)
        bare = found["bare sqlite3"]
        for name, one in found.items():
            figures = f"{one.cpu:.1f} | {one.per_commit:.1f} | {one.p50:.2f} | {one.p99:.2f}"
            share = f"{one.rate / bare.rate:.0%}"
            print(f"| {outstanding} | {name} | {one.rate:,.0f} | {figures} | {share} |", flush=True)
        reached &= outstanding < 50 or found["store"].rate >= TARGET
    print(f"\n{TARGET:,} appends/s from 50 outstanding: {'reached' if reached else 'NOT reached'}")
    return not reached


if __name__ == "__main__":
    sys.exit(main())
