"""How many tables with bots one server process carries: `make tables-bench`.

    PYTHONPATH=tests:bench python bench/tables.py [--level master] [--seconds 20]

A real server and real sockets, whose clients share its processors. At each table a person, who
thinks for a second, plays against three bots at the server's usual pace. The number of tables
grows until the people's answers take too long: 100 ms at the 99th percentile. "Bots" is how long
the three take for their turns; at their pace of 0.9 seconds that is 2.7.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from dnup.bots import LEVELS
from support.serving import Party, Player, Server

STEPS = (25, 50, 100, 150, 200, 300, 400)
LIMIT = 0.1  # seconds for the answer to a move, at the 99th percentile
THINK = 1.0
ARRIVAL = 0.02  # between two people who come
OPTIONS = (
    *("--connections", "10000", "--tables", "10000", "--message-rate", "off"),
    *(
        "--create-rate",
        "off",
        "--change-rate",
        "off",
        "--move-rate",
        "off",
        "--address-tables",
        "off",
        "--guest-rate",
        "off",
        "--guest-tables",
        "off",
    ),
    *("--guest-connections", "off", "--address-connections", "off"),
)


@dataclass(slots=True)
class Times:
    """In seconds: how long people waited for answers, and for the bots between two turns."""

    answers: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


async def play_on(player: Player, level: str, times: Times, end: float) -> None:
    """Play against three bots, match after match."""
    options = {"players": 4, "bots": [level] * 3, "pause": 0}
    told = await player.ask("create", options=options)
    assert told["kind"] == "table", told
    matches, acted = 0, 0.0
    while time.perf_counter() < end:
        state = player.view["state"]
        if state["phase"] != "playing":
            matches += 1
            await player.ask("ready", salt=f"salt {matches}")
            acted = 0.0
        elif player.view.get("choices"):
            if acted:
                times.bots.append(time.perf_counter() - acted)
            await asyncio.sleep(THINK)
            began = time.perf_counter()
            await player.act()
            acted = time.perf_counter()
            times.answers.append(acted - began)
        elif state["match"]["to_act"] is None:
            await player.ask("next", round=state["match"]["round"])
            acted = 0.0
        else:
            await player.receive()


async def measure(server: Server, level: str, tables: int, seconds: float) -> Times:
    times = Times()
    async with Party(server) as party:
        people = []
        for number in range(tables):
            people.append(await party.arrive(f"Player {number + 1}"))
            await asyncio.sleep(ARRIVAL)
        end = time.perf_counter() + seconds
        await asyncio.gather(*(play_on(person, level, times, end) for person in people))
    return times


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--level", choices=LEVELS, default="master")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each number of tables")
    asked = parser.parse_args()
    print("| tables | answers | median, ms | p99, ms | bots, median, s | p99, s |")
    print("|---|---|---|---|---|---|")
    carried = 0
    for tables in STEPS:
        with tempfile.TemporaryDirectory() as folder:
            options = (*OPTIONS, f"--levels={asked.level}", "--bot-pace-ms=900")
            with Server(Path(folder) / "server.db", *options) as server:
                times = asyncio.run(measure(server, asked.level, tables, asked.seconds))
            if server.faults():
                print("\n".join(server.faults()))
                return 1
        if not times.answers or not times.bots:
            print(f"Nobody got a second turn at {tables} tables. Use a larger --seconds.")
            return 1
        p99 = percentile(times.answers, 0.99)
        answers = f"{1000 * statistics.median(times.answers):.1f} | {1000 * p99:.1f}"
        bots = f"{statistics.median(times.bots):.2f} | {percentile(times.bots, 0.99):.2f}"
        print(f"| {tables} | {len(times.answers)} | {answers} | {bots} |", flush=True)
        if p99 > LIMIT:
            break
        carried = tables
    print(f"\n{carried} tables with three {asked.level} bots each, at p99 under 100 ms.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
