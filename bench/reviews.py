"""How long a review lets one wait, and what those who play notice of it.

    PYTHONPATH=tests:bench python bench/reviews.py [--seconds 30] [--tables 10] [--seed 1]

On a real server, with bots that search, whose clients share its processors:

- the longest legal match, of 6 rounds between five: until the first verdict, and until it is done;
- ten rounds of five players, in two matches that are asked for at once, since no match has so many;
- people at tables with bots: how long they wait for the answer to a move, first while nobody wants
  a review, then while reviews are under way without a pause; and how soon those have their first
  verdicts.

Exits with 1 if something takes longer than it may.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
from replay import longest, play_round, record_of

from dnup import Match, Record, RecordedRound, standard_deck, to_json
from support.serving import Party, Player, Server

FIRST = 2.0  # seconds until the first verdict
WHOLE = 60.0  # until all of them
MOVE = 0.1  # for the answer to a move, at the 99th percentile
THINK = 0.2  # how long a person thinks
AT_ONCE = 2  # reviews that are under way
POLL = 0.1
BOTS = ["master", "casual"]
OPTIONS = ("--levels=beginner,casual,master", "--bot-pace-ms=300")


@dataclass(slots=True)
class Line:
    """What was measured of something, in seconds, and what it may take."""

    what: str
    most: float
    share: float = 0.99  # that may not take longer: 1 is all
    times: list[float] = field(default_factory=list)
    note: str = ""

    def at(self, share: float) -> float:
        """What so large a share did not take longer than."""
        return sorted(self.times)[min(len(self.times) - 1, int(share * len(self.times)))]

    @property
    def is_slow(self) -> bool:
        return not self.times or self.at(self.share) > self.most

    def __str__(self) -> str:
        mark = "  TOO SLOW" if self.is_slow else ""
        median = statistics.median(self.times) if self.times else float("nan")
        worst = self.at(self.share) if self.times else float("nan")
        counts = f"{len(self.times):>6} {median:>9.3f} {worst:>9.3f} {self.most:>7.1f}"
        return f"{self.what:<52}{counts}  {self.note}{mark}"


def four_rounds(rng: Random) -> Record:
    """The first four rounds of a match between five."""
    while True:
        match, rounds = Match(standard_deck(), 5), list[RecordedRound]()
        while not match.is_over and len(rounds) < 4:
            match, played = play_round(match, rng)
            rounds.append(played)
        if len(rounds) == 4:
            return record_of(5, rounds)


async def review(http: httpx.AsyncClient, record: Record) -> tuple[float, float, int]:
    """Have a match reviewed: the seconds to the first verdict and to the last, and how many."""
    brought = await http.post("/api/replays", json={"record": to_json(record)})
    address = f"/api/replays/{brought.json()['id']}/review"
    began = time.perf_counter()
    first, seen = 0.0, 0
    told = (await http.post(address)).raise_for_status().json()
    while True:
        seen += len(told["verdicts"])
        first = first or (time.perf_counter() - began if seen else 0.0)
        if told["state"] == "done":
            return first, time.perf_counter() - began, seen
        assert told["state"] in {"waiting", "running"}, told["state"]
        await asyncio.sleep(POLL)
        told = (await http.get(address, params={"after": seen})).json()


async def work(http: httpx.AsyncClient) -> float:
    """The seconds that the server has had a processor for itself, all of its threads together."""
    lines = (await http.get("/metrics")).text.splitlines()
    (found,) = [line for line in lines if line.startswith("process_cpu_seconds_total ")]
    return float(found.split()[1])


async def play_on(player: Player, times: list[float], end: float) -> None:
    """Play at a table with bots, match after match, and note how long each answer takes."""
    bots = {"players": len(BOTS) + 1, "bots": BOTS, "pause": 0}
    await player.ask("create", options=bots)
    matches = 0
    while time.perf_counter() < end:
        state = player.view["state"]
        if state["phase"] != "playing":
            matches += 1
            await player.ask("ready", salt=f"salt {matches}")
        elif player.view.get("choices"):
            await asyncio.sleep(THINK)
            began = time.perf_counter()
            await player.act()
            times.append(time.perf_counter() - began)
        elif state["match"]["to_act"] is None:
            await player.ask("next", round=state["match"]["round"])
        else:
            await player.receive()


async def busy_tables(server: Server, tables: int, seconds: float) -> list[float]:
    """How long people waited for the answers to their moves."""
    times: list[float] = []
    async with Party(server) as party:
        people = [await party.arrive(f"Player {n + 1}") for n in range(tables)]
        end = time.perf_counter() + seconds
        await asyncio.gather(*(play_on(person, times, end) for person in people))
    return times


async def review_on(
    http: httpx.AsyncClient, records: Iterator[Record], firsts: list[float]
) -> None:
    """Have one match after the other reviewed."""
    for record in records:
        first, _, _ = await review(http, record)
        firsts.append(first)


async def measure(server: Server, tables: int, seconds: float, rng: Random) -> list[Line]:
    found: list[Line] = []

    def note(line: Line) -> None:
        found.append(line)
        print(line, flush=True)

    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
        await review(http, record_of(2, [play_round(Match(standard_deck(), 2), rng)[1]]))
        worked = await work(http)
        first, whole, actions = await review(http, longest(rng))
        note(Line("6 rounds, the longest match: first verdict", FIRST, times=[first]))
        took = f"{await work(http) - worked:.0f} s of a processor"
        note(Line(f"  all of its {actions} actions", WHOLE, times=[whole], note=took))
        began, worked = time.perf_counter(), await work(http)
        both = await asyncio.gather(review(http, longest(rng)), review(http, four_rounds(rng)))
        whole = time.perf_counter() - began
        firsts = [first for first, _, _ in both]
        note(Line("10 rounds in 2 matches, at once: first verdicts", FIRST, times=firsts))
        actions = sum(actions for _, _, actions in both)
        took = f"{await work(http) - worked:.0f} s of a processor"
        note(Line(f"  all of their {actions} actions", WHOLE, times=[whole], note=took))

        quiet = await busy_tables(server, tables, seconds)
        note(Line("those who play: a move, nobody wants a review", MOVE, times=quiet))
        firsts = []
        records = iter([longest(rng) for _ in range(20)])
        reviews = [asyncio.create_task(review_on(http, records, firsts)) for _ in range(AT_ONCE)]
        meanwhile = await busy_tables(server, tables, seconds)
        for task in reviews:
            assert not task.done(), "there was a pause"
            task.cancel()
        note(Line("  while reviews are under way without a pause", MOVE, times=meanwhile))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=30.0, help="for those who play, twice")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{'seconds':<52}{'times':>6} {'median':>9} {'worst 1%':>9} {'limit':>7}")
    with tempfile.TemporaryDirectory() as folder:
        with Server(Path(folder) / "server.db", *OPTIONS) as server:
            rng = Random(options.seed)
            lines = asyncio.run(measure(server, options.tables, options.seconds, rng))
        if server.faults():
            print("\n".join(server.faults()))
            return 1
    return int(any(line.is_slow for line in lines))


if __name__ == "__main__":
    sys.exit(main())
