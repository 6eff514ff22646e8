"""How the server bears many tables, beside boardgame.io and Colyseus in one run: `make load`.

Every server is one fresh process on 127.0.0.1, and one generator in Node plays against it: two
clients a table, one move outstanding a table, each answering as soon as the other's move has
reached it. Time runs from the moment a move is sent until the other seat has its update. A last
run has 200 tables whose players think about 400 ms. The two others keep everything in memory;
dnup writes each move to its log on disk before it tells anybody. Servers take turns for each number
of tables, so that a machine whose speed changes from minute to minute treats all alike. What a
move costs the processor hardly depends on who else wants the core: read that first where
the machine is shared. Where server and generator are both far from a whole core, somebody else
had it. Needs Linux.
"""

import argparse
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent / "load"
IDLE_TABLES = 2000
DNUP_OPTIONS = (
    *("--port", "0", "--database", "load.db", "--log-level", "warning"),
    *("--connections", "10000", "--tables", "10000"),  # all come from one address, and are fast
    *(
        "--message-rate",
        "off",
        "--create-rate",
        "off",
        "--guess-rate",
        "off",
        "--guest-rate",
        "off",
        "--change-rate",
        "off",
        "--move-rate",
        "off",
        "--address-tables",
        "off",
        "--guest-tables",
        "off",
        "--guest-connections",
        "off",
        "--address-connections",
        "off",
    ),
)
STARTING = 180.0  # seconds a server may take to say where it listens; the first time dnup compiles


@dataclass(frozen=True, slots=True)
class Server:
    """A server to measure; `client` names the generator's module that speaks with it."""

    label: str
    client: str
    command: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """What the generator found; memory in MiB, times in ms, shares of one core."""

    moves: float
    p50: float
    p99: float
    idle: float
    memory: float
    busy: float
    generator: float


def dependency(name: str) -> str:
    package = json.loads((HERE / "package.json").read_text())
    return str(package["dependencies"][name])


SERVERS = {
    "dnup": Server(
        "dnup, durable",
        "dnup",
        (sys.executable, "-m", "dnup", "serve", *DNUP_OPTIONS),
    ),
    "boardgame": Server(
        f"boardgame.io {dependency('boardgame.io')}",
        "boardgame",
        ("node", str(HERE / "boardgame.mjs")),
    ),
    "colyseus": Server(
        f"Colyseus {dependency('@colyseus/core')}",
        "colyseus",
        ("node", str(HERE / "colyseus.mjs")),
    ),
    "colyseus-open": Server(
        f"Colyseus {dependency('@colyseus/core')}, hands open",
        "colyseus",
        ("node", str(HERE / "colyseus.mjs"), "--open"),
    ),
}


@contextmanager
def running(server: Server) -> Iterator[tuple[str, int]]:
    """The address and the process of a fresh server in an empty directory; ended on leaving."""
    with tempfile.TemporaryDirectory(prefix="dnup-load-") as folder:
        log = Path(folder) / "log"
        with log.open("w") as output:
            process = subprocess.Popen(
                server.command,
                cwd=folder,
                env={**os.environ, "NODE_ENV": "production"},
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        try:
            yield address(process, log), process.pid
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def address(process: subprocess.Popen[bytes], log: Path) -> str:
    """The address that the server says it listens on, as soon as it says so."""
    deadline = time.monotonic() + STARTING
    while time.monotonic() < deadline and process.poll() is None:
        if found := re.search(r"http://[\w.]+:\d+", log.read_text()):
            return found[0]
        time.sleep(0.05)
    raise SystemExit(f"the server did not come up:\n{log.read_text()}")


def generate(server: Server, arguments: Sequence[str]) -> dict[str, float]:
    """What the generator prints about one fresh server."""
    with running(server) as (url, pid):
        command = ["node", str(HERE / "load.mjs"), "--server", server.client, "--url", url]
        command += ["--pid", str(pid), *arguments]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{server.label}: the generator failed")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def middle(runs: Sequence[Run]) -> Run:
    """The median of each figure by itself."""
    return Run(*(statistics.median(getattr(run, name) for run in runs) for name in Run.__slots__))


def table(results: dict[tuple[str, int], Run], names: Sequence[str], counts: Sequence[int]) -> str:
    head = ["tables", "server", "moves/s", "p50 ms", "p99 ms", "CPU a move", "server's core"]
    head += ["generator's core", "memory, idle", "memory, end"]
    lines = ["| " + " | ".join(head) + " |", "|---:|---|" + "---:|" * (len(head) - 2)]
    for count in counts:
        for name in names:
            run = results[name, count]
            row = [str(count), SERVERS[name].label, f"{run.moves:,.0f}"]
            row += [f"{run.p50:.2f}", f"{run.p99:.1f}", f"{run.busy / run.moves * 1e6:.0f} µs"]
            row += [f"{run.busy:.0%}", f"{run.generator:.0%}"]
            row += [f"{run.idle:.0f} MiB", f"{run.memory:.0f} MiB"]
            lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


def ratios(results: dict[tuple[str, int], Run], counts: Sequence[int]) -> str:
    """dnup against each other: moves/s, the more the better, and p99, the less the better."""
    lines = []
    for name in ("boardgame", "colyseus", "colyseus-open"):
        found = []
        for count in counts:
            if ("dnup", count) in results and (name, count) in results:
                own, other = results["dnup", count], results[name, count]
                faster, later = own.moves / other.moves, own.p99 / other.p99
                found.append(f"{count} tables {faster:.2f} x moves/s, {later:.2f} x p99")
        if found:
            lines.append(f"- dnup of {SERVERS[name].label}: " + "; ".join(found))
    return "\n".join(lines)


def measure(options: argparse.Namespace, counts: Sequence[int], think: int) -> str:
    """The Markdown of all servers at all these numbers of tables."""
    runs: dict[tuple[str, int], list[Run]] = {}
    for turn in range(options.rounds):
        for count in counts:
            for name in options.servers:
                print(f"round {turn + 1}, {count} tables, {name} ...", file=sys.stderr, flush=True)
                arguments = ["--tables", str(count), "--think", str(think)]
                arguments += ["--seconds", str(options.seconds), "--warmup", str(options.warmup)]
                found = Run(**generate(SERVERS[name], arguments))
                runs.setdefault((name, count), []).append(found)
    results = {key: middle(found) for key, found in runs.items()}
    parts = [table(results, options.servers, counts)]
    if not think and "dnup" in options.servers:
        parts.append(ratios(results, counts))
    return "\n\n".join(part for part in parts if part)


def measure_idle(name: str) -> str:
    """What a table costs at which one person sits against one bot and nobody moves."""
    found = generate(SERVERS[name], ["--rest", "--tables", str(IDLE_TABLES)])
    each = (found["memory"] - found["idle"]) / IDLE_TABLES * 1024
    return (
        f"{SERVERS[name].label}: {IDLE_TABLES:,} idle tables, {found['idle']:.0f} MiB before,"
        f" {found['memory']:.0f} MiB with them: {each:.1f} KiB a table."
    )


def listed(text: str) -> list[str]:
    names = text.split(",")
    if unknown := set(names) - set(SERVERS):
        raise argparse.ArgumentTypeError(f"no such server: {', '.join(sorted(unknown))}")
    return names


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=listed, default=list(SERVERS), help="which, by commas")
    parser.add_argument("--tables", type=numbers, default=[1, 10, 50, 200], help="how many")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of a run")
    parser.add_argument("--warmup", type=float, default=2.0, help="seconds before that")
    parser.add_argument("--rounds", type=int, default=1, help="the median of so many counts")
    parser.add_argument("--thinking", type=int, default=200, help="tables that think; 0 for none")
    parser.add_argument("--idle", action="store_true", help="only what an idle table costs")
    options = parser.parse_args()

    if options.idle:
        print(measure_idle("dnup"))
        return
    node = subprocess.run(["node", "--version"], stdout=subprocess.PIPE, text=True, check=True)
    print(
        f"Two seats a table, one move outstanding, {options.seconds:g} s after"
        f" {options.warmup:g} s of warm-up, median of {options.rounds}"
        f" (Node {node.stdout.strip()[1:]}, Python {platform.python_version()},"
        f" {os.cpu_count()} cores)\n"
    )
    print(measure(options, options.tables, 0))
    if options.thinking:
        print("\nPlayers who think 200 to 600 ms\n")
        print(measure(options, [options.thinking], 400))


if __name__ == "__main__":
    main()
