"""A busy evening: does the server's memory grow, and does every table go on?

    PYTHONPATH=tests python bench/soak.py [--minutes 30] [--tables 50] [--seed 1]

People open tables, join, play against each other and bots, chat, lose their connections, come back
with or without what they had, look on, leave in the middle of a match, play again, and forget whole
tables. In the last third of the time, when all that it remembers to be quick is full, the server
must not grow; every table must go on within half a minute, and every finished match must prove its
deals. Exits with 1 if one of it is not so.
"""

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx

from dnup import find_deck, from_json, standard_deck
from dnup.table import FairnessError, verify
from support.crowd import Habits, Message, Regular
from support.serving import Server, sign_in

SAMPLE_SECONDS = 10.0
STUCK_SECONDS = 30.0
MATCH_SECONDS = 600.0  # more than any match here takes
GROWTH_LIMIT = 1.0  # MiB in ten minutes, at the end
OTHER_FILES = 60  # that a server may have open besides its connections
FORGOTTEN = 10  # tables that nobody ever comes back to

HABITS = Habits(think=0.4, chat=0.05, cut=0.01, forget=0.3)
OPTIONS = ("--levels=random,beginner,casual", "--bot-pace-ms=150")


@dataclass(frozen=True, slots=True)
class Sample:
    """The server at one moment."""

    minutes: float
    rss: float  # MiB
    files: int
    connections: int
    tables: int
    moves: int


@dataclass(slots=True)
class Evening:
    """Everything that is going on, and what was counted."""

    server: Server
    rng: Random
    until: float
    warm_at: float
    guests: list[str] = field(default_factory=list)  # sessions of those who are at no table
    parties: set["Party"] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self.until

    async def keep_busy(self, http: httpx.AsyncClient) -> None:
        """One table after the other, until it is time to go."""
        while not self.is_over:
            party = Party.of(self)
            self.parties.add(party)
            try:
                await party.run()
                await self._check_records(http, party)
            except TimeoutError:
                self.faults.append(f"a match at {party.code} does not end")
            finally:
                self.parties.discard(party)
                self.guests += [person.session for person in party.everybody]
                self._note(party)

    def watch(self) -> None:
        """Note the tables where nothing has happened for long."""
        for party in self.parties:
            quiet = party.quiet
            if quiet > STUCK_SECONDS:
                self.faults.append(f"nothing has happened at {party.code} for {quiet:.0f} s")
                party.is_given_up = True

    def _note(self, party: "Party") -> None:
        self.counts["tables"] += 1
        for person in party.everybody:
            memory = person.memory
            self.counts["actions"] += len(memory.acknowledged)
            self.counts["chats"] += len(memory.said)
            self.counts["returns"] += memory.returns
            self.counts["repeated"] += memory.repeated
            self.faults += memory.faults
            for code, count in memory.refusals.items():
                self.counts[f"refused: {code}"] += count

    async def _check_records(self, http: httpx.AsyncClient, party: "Party") -> None:
        for id_ in sorted({id_ for person in party.people for id_ in person.memory.ended}):
            answer = await http.get(f"{self.server.address}/records/{id_}")
            commitments = {person.memory.commitments.get(id_) for person in party.people} - {None}
            try:
                record = from_json(answer.content)
                verify(record, find_deck(record, [standard_deck()]), commitment=commitments.pop())
            except (FairnessError, ValueError) as error:
                self.faults.append(f"record {id_}: {error}")
            self.counts["records"] += 1


class Party:
    """Some people at one table, and what they are going to do there."""

    def __init__(
        self, evening: Evening, people: list[Regular], watchers: list[Regular], matches: int
    ) -> None:
        self.people = people
        self.is_given_up = False
        self._evening = evening
        self._watchers = watchers
        self._matches = matches
        self._tasks: dict[Regular, asyncio.Task[None]] = {}

    @staticmethod
    def of(evening: Evening) -> "Party":
        """A party of guests who are free."""
        rng = evening.rng
        players = rng.choice([2, 2, 3, 4])
        bots = [rng.choice(["random", "beginner"]) for _ in range(rng.randrange(players))]
        if bots and rng.random() < 0.1:
            bots[0] = "casual"
        options: Message = {"players": players, "bots": bots, "pause": 2, "absence": {"after": 5}}
        if rng.random() < 0.3:
            options["clock"] = {"kind": "per-move", "seconds": 10}
        rng.shuffle(evening.guests)

        def guest(*, opens: bool = False, watches: bool = False) -> Regular:
            return Regular(
                evening.server.address,
                evening.guests.pop(),
                Random(rng.random()),
                HABITS,
                options=options if opens else None,
                watches=watches,
            )

        people = [guest(opens=i == 0) for i in range(players - len(bots))]
        watchers = [guest(watches=True)] if rng.random() < 0.3 else []
        return Party(evening, people, watchers, rng.choice([1, 1, 2, 3]))

    @property
    def everybody(self) -> list[Regular]:
        return [*self.people, *self._watchers]

    @property
    def code(self) -> str:
        return self.people[0].code

    @property
    def quiet(self) -> float:
        """For how many seconds nobody who is here has heard anything."""
        here = [person for person, task in self._tasks.items() if not task.cancelled()]
        if not here or self.is_given_up:
            return 0.0
        return time.monotonic() - max(person.heard_at for person in here)

    async def run(self) -> None:
        """Open the table, play, and leave it; or forget it."""
        rng, counts = self._evening.rng, self._evening.counts
        host, *others = self.people
        try:
            self._come(host)
            async with asyncio.timeout(STUCK_SECONDS):
                code = await host.find_code()
            for other in (*others, *self._watchers):
                other.sit_at(code)
                await asyncio.sleep(rng.uniform(0, 0.5))
                self._come(other)
            fate = rng.random()
            if fate < 0.15:
                await asyncio.sleep(rng.uniform(5, 40))
                await self._abandon()
                return
            if fate < 0.3 and others:
                await asyncio.sleep(rng.uniform(2, 20))
                await self._go(others[-1])
                await others[-1].leave()
                counts["left in a match"] += 1
            await self._play(host)
        finally:
            for person in self.everybody:
                await self._go(person)
        for person in self.people:
            await person.leave()

    async def _play(self, host: Regular) -> None:
        async with asyncio.timeout(MATCH_SECONDS):
            while len(host.memory.ended) < self._matches and not self._evening.is_over:
                if self.is_given_up:
                    return
                # The seat of one who left is empty after the match: then it was the last one.
                seats = host.state.get("seats", ())
                if host.memory.ended and any(seat["kind"] == "empty" for seat in seats):
                    return
                await asyncio.sleep(0.2)

    async def _abandon(self) -> None:
        """Everybody is gone at once; most come back after a while and tidy up."""
        evening = self._evening
        for person in self.everybody:
            await self._go(person)
        is_early = time.monotonic() < evening.warm_at
        if is_early and evening.counts["forgotten"] < FORGOTTEN:
            evening.counts["forgotten"] += 1
            return
        evening.counts["abandoned"] += 1
        end = time.monotonic() + evening.rng.uniform(10, 60)
        while time.monotonic() < end and not evening.is_over:
            await asyncio.sleep(0.5)
        for person in self.people:
            await person.leave()

    def _come(self, person: Regular) -> None:
        person.heard_at = time.monotonic()
        self._tasks[person] = asyncio.create_task(person.run())

    async def _go(self, person: Regular) -> None:
        task = self._tasks.pop(person, None)
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def measure(server: Server, http: httpx.AsyncClient, began: float) -> Sample:
    """The server as it is now."""
    process = Path(f"/proc/{server.pid}")
    status = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
    page = (await http.get(f"{server.address}/metrics")).text
    metrics: Counter[str] = Counter()
    for line in page.splitlines():
        if line.startswith("dnup_"):
            name, value = line.rsplit(" ", 1)
            metrics[name.split("{")[0]] += int(float(value))
    return Sample(
        minutes=(time.monotonic() - began) / 60,
        rss=int(status["VmRSS"].split()[0]) / 1024,
        files=len(list((process / "fd").iterdir())),
        connections=metrics["dnup_connections"],
        tables=metrics["dnup_tables"],
        moves=metrics["dnup_moves_total"],
    )


def growth(samples: Sequence[Sample]) -> float:
    """How many MiB the server grows in ten minutes, by a line through all samples."""
    if len(samples) < 3:
        return 0.0
    times, sizes = [s.minutes for s in samples], [s.rss for s in samples]
    return statistics.linear_regression(times, sizes).slope * 10


async def soak(server: Server, minutes: float, tables: int, seed: int) -> bool:
    """Whether all went well for so long."""
    began = time.monotonic()
    warm = min(5.0, minutes / 3)  # forgotten tables are only added until then
    evening = Evening(server, Random(seed), began + 60 * minutes, began + 60 * warm)
    evening.guests = [await sign_in(server, f"Guest {i}") for i in range(6 * tables)]
    samples: list[Sample] = []
    print("minute   RSS MiB   files   sockets   tables   moves", flush=True)
    async with httpx.AsyncClient(timeout=STUCK_SECONDS) as http:
        busy = [asyncio.create_task(evening.keep_busy(http)) for _ in range(tables)]
        while not evening.is_over:
            await asyncio.sleep(SAMPLE_SECONDS)
            evening.watch()
            sample = await measure(server, http, began)
            samples.append(sample)
            print(
                f"{sample.minutes:6.1f} {sample.rss:9.1f} {sample.files:7} {sample.connections:9}"
                f" {sample.tables:8} {sample.moves:7}",
                flush=True,
            )
        for error in await asyncio.gather(*busy, return_exceptions=True):
            if error is not None:
                evening.faults.append(f"{type(error).__name__}: {error}")
        await asyncio.sleep(2)
        last = await measure(server, http, began)
    judge(evening, samples, last)
    return not evening.faults


def judge(evening: Evening, samples: Sequence[Sample], last: Sample) -> None:
    """Print what was counted, and note what must not be."""
    counts, faults = evening.counts, evening.faults
    third = len(samples) // 3
    grown = growth(samples[2 * third :])
    if grown > GROWTH_LIMIT:
        faults.append(f"the memory grows by {grown:.2f} MiB in ten minutes")
    for sample in (*samples, last):
        if sample.files - sample.connections > OTHER_FILES:
            faults.append(f"{sample.files} files for {sample.connections} connections")
    if last.connections:
        faults.append(f"{last.connections} connections are left over")
    if last.tables != counts["forgotten"]:
        faults.append(f"{last.tables} tables are left, {counts['forgotten']} were forgotten")
    errors = [line for line in evening.server.log if '"level": "error"' in line.lower()]
    faults += [f"logged: {line}" for line in errors[:20]]
    print()
    for name, count in sorted(counts.items()):
        print(f"{count:9} {name}")
    thirds = (samples[:third], samples[third : 2 * third], samples[2 * third :])
    print("\nMiB in ten minutes, by thirds:", *(f"{growth(part):+.2f}" for part in thirds), end="")
    print(f" (limit of the last {GROWTH_LIMIT}); {last.files} files open at the end")
    for fault in faults:
        print(f"FAULT {fault}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "server.db", *OPTIONS) as server,
    ):
        went_well = asyncio.run(soak(server, chosen.minutes, chosen.tables, chosen.seed))
        if server.stop() != 0:
            went_well = False
            print("FAULT the server did not stop as it should")
    sys.exit(0 if went_well else 1)


if __name__ == "__main__":
    main()
