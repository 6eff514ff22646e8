"""How long a replay of a hundred rounds lets one wait.

    PYTHONPATH=tests python bench/replay.py [--seconds 10] [--seed 1]

A record of a hundred rounds cannot be: each round gives away 3 points (2 players: 1), and 4 (2) win
the match, so the longest legal match has 6 rounds, between five who have 3 points each after the
fifth. So this measures, on a real server, one request after the other:

- the longest legal match, of 6 rounds;
- a file of many matches with a hundred rounds in all, gone through from the first to the last;
- a record of one endless round, as long as is replayed at all;
- what could be known, at moments of all of these rounds;
- how long those who play have to wait for an answer while somebody does all that without a pause.

Beside it stands the least that a request takes here (`/healthz`, same connection, same run). Exits
with 1 if the median of something is longer than a person notices.
"""

import argparse
import asyncio
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random

import httpx

from dnup import Match, Record, RecordedRound, SeatJson, make_record, standard_deck, to_json
from dnup.bots import Budget, Greedy
from dnup.rules import Action, Deal, Rotate
from dnup.table.replay import MOST_ACTIONS
from support.serving import Party, Server

ROUNDS = 100
FIRST = 250.0  # milliseconds, from the file to the first table on the screen
NEXT = 100.0  # for another round, and for what could be known
ENDLESS = 1500.0  # for a round of 5000 actions: a real one has 30 to 80
PLAYERS = 5.0  # for an answer to those who play
CARELESS = 0.4  # how often somebody rotates without need, so that rounds are not too short


@dataclass(frozen=True, slots=True)
class Line:
    """What was measured of something, in milliseconds, and what it may take."""

    what: str
    times: list[float]
    most: float  # for the median: the worst tells of the machine, too
    note: str = ""

    @property
    def median(self) -> float:
        return statistics.median(self.times)

    @property
    def worst(self) -> float:
        """The 99th percentile, or the largest of a few."""
        return sorted(self.times)[min(len(self.times) - 1, int(0.99 * len(self.times)))]

    @property
    def is_slow(self) -> bool:
        return self.median > self.most

    def __str__(self) -> str:
        mark = "  TOO SLOW" if self.is_slow else ""
        counts = f"{len(self.times):>5} {self.median:>9.1f} {self.worst:>9.1f} {self.most:>9.0f}"
        return f"{self.what:<42}{counts}  {self.note}{mark}"


def play_round(match: Match, rng: Random) -> tuple[Match, RecordedRound]:
    """A round between bots that are careless now and then."""
    deal = match.deal(rng)
    match = match.begin(deal)
    done: list[Action] = []
    while match.round is not None and match.round.turn is not None:
        view = match.view(match.round.turn.seat)
        is_careless = rng.random() < CARELESS
        action = Rotate() if is_careless else Greedy().choose(view, Budget(simulations=1), rng)
        match = match.apply(action)
        done.append(action)
    return match, RecordedRound(deal, tuple(done))


def record_of(players: int, rounds: list[RecordedRound]) -> Record:
    return make_record(
        standard_deck(), [SeatJson(f"Player {n + 1}") for n in range(players)], rounds
    )


def longest(rng: Random) -> Record:
    """Six rounds between five: the deals are drawn until everybody has 3 points after five."""
    players, match, rounds = 5, Match(standard_deck(), 5), list[RecordedRound]()
    while not match.is_over:
        after, played = play_round(match, rng)
        left = 5 - after.rounds
        # Nobody wins before the sixth round, and what is left to win can still make all alike.
        missing = [3 - points for points in after.points]
        can_be_first = sum(lacks >= 2 for lacks in missing)
        if left >= 0 and (
            min(missing) < 0 or can_be_first < left or (left == 1 and max(missing) == 3)
        ):
            continue
        match = after
        rounds.append(played)
    assert len(rounds) == 6
    return record_of(players, rounds)


def many(rng: Random) -> Iterator[Record]:
    """Matches of two to five players, with so many rounds in all."""
    number = 0
    while number < ROUNDS:
        players = rng.randint(2, 5)
        match, rounds = Match(standard_deck(), players), list[RecordedRound]()
        while not match.is_over:
            match, played = play_round(match, rng)
            rounds.append(played)
        number += len(rounds)
        yield record_of(players, rounds)


def endless(rng: Random) -> Record:
    """One round in which both players do nothing but rotate."""
    match = Match(standard_deck(), 2)
    deal: Deal = match.deal(rng)
    return record_of(2, [RecordedRound(deal, (Rotate(),) * MOST_ACTIONS)])


class Visitor:
    """A browser, as far as the network goes: one connection, and it takes gzip."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, trust_env=False, timeout=60)
        self.bytes = 0

    def get(self, path: str) -> tuple[float, httpx.Response]:
        began = time.perf_counter()
        answer = self.http.get(path)
        answer.raise_for_status()
        self.bytes += int(answer.headers.get("content-length", 0))
        return 1000 * (time.perf_counter() - began), answer

    def bring(self, text: str, match: int = 1) -> tuple[float, dict[str, object]]:
        began = time.perf_counter()
        answer = self.http.post("/api/replays", json={"record": text, "match": match})
        answer.raise_for_status()
        index: dict[str, object] = answer.json()
        return 1000 * (time.perf_counter() - began), index


def look(visitor: Visitor, record: Record, text: str, number: int) -> tuple[float, list[float]]:
    """Milliseconds from a file to the first table, and for each further round."""
    took, index = visitor.bring(text, number)
    times = [
        visitor.get(f"/api/replays/{index['id']}/rounds/{n}?as=A")[0]
        for n in range(1, len(record.rounds) + 1)
    ]
    return took + times[0], times[1:]


def know(visitor: Visitor, record: Record, rng: Random) -> Iterator[float]:
    _, index = visitor.bring(to_json(record))
    for n, round_ in enumerate(record.rounds, start=1):
        k = rng.randint(1, len(round_.actions))
        asked = f"/api/replays/{index['id']}/rounds/{n}/actions/{k}/knowledge?as=B"
        took, answer = visitor.get(asked)
        assert answer.json()["weighed"] or not answer.json()["cards"]
        yield took


def hammer(address: str, text: str, is_over: Event) -> None:
    """Look at a match again and again, in a process of its own."""
    visitor = Visitor(address)
    _, index = visitor.bring(text)
    one = f"/api/replays/{index['id']}"
    while not is_over.is_set():
        for n in range(1, 7):
            visitor.get(f"{one}/rounds/{n}?as=open")
            visitor.get(f"{one}/rounds/{n}/actions/20/knowledge")


def waits(server: Server, seconds: float) -> list[float]:
    """How long a player waits for answers of the server meanwhile, in milliseconds."""

    async def main() -> list[float]:
        times: list[float] = []
        async with Party(server) as party:
            player = await party.arrive("Ann")
            end = time.perf_counter() + seconds
            while time.perf_counter() < end:
                began = time.perf_counter()
                await player.ask("list")
                times.append(1000 * (time.perf_counter() - began))
                await asyncio.sleep(0.004)
        return times

    return asyncio.run(main())


def measure(server: Server, seconds: float, rng: Random) -> Iterator[Line]:
    visitor = Visitor(server.address)
    six, hundred, round_ = longest(rng), list(many(rng)), endless(rng)
    least = statistics.median(visitor.get("/healthz")[0] for _ in range(200))
    note = f"(a bare request: {least:.1f})"
    look(visitor, six, to_json(six), 1)  # what a first request of all loads
    visitor.bytes = 0
    first, further = look(visitor, six, to_json(six), 1)
    yield Line("6 rounds, the longest match: first table", [first], FIRST, note)
    yield Line("  each further round", further, NEXT, f"{visitor.bytes / 6 / 1000:.1f} kB a round")

    rounds = sum(len(record.rounds) for record in hundred)
    text = "".join(f"{to_json(record)}\n" for record in hundred)
    looks = [look(visitor, record, text, n) for n, record in enumerate(hundred, start=1)]
    what = f"{rounds} rounds in {len(hundred)} matches: first tables"
    yield Line(what, [first for first, _ in looks], FIRST, f"a file of {len(text) / 1000:.0f} kB")
    yield Line("  each further round", [time_ for _, times in looks for time_ in times], NEXT)
    known = [took for record in hundred[:20] for took in know(visitor, record, rng)]
    yield Line("  what could be known", known, NEXT)

    first, _ = look(visitor, round_, to_json(round_), 1)
    yield Line(f"1 round of {MOST_ACTIONS} actions: first table", [first], ENDLESS)

    quiet = waits(server, seconds)
    is_over = multiprocessing.Event()
    busy = multiprocessing.Process(target=hammer, args=(server.address, to_json(six), is_over))
    busy.start()
    try:
        meanwhile = waits(server, seconds)
    finally:
        is_over.set()
        busy.join()
    yield Line("those who play: an answer, nobody replays", quiet, PLAYERS)
    yield Line("  while somebody replays without a pause", meanwhile, PLAYERS)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=10.0, help="for those who play")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{'milliseconds':<42}{'times':>5} {'median':>9} {'worst 1%':>9} {'limit':>9}")
    with tempfile.TemporaryDirectory() as folder:
        with Server(Path(folder) / "server.db", "--levels=beginner,casual") as server:
            lines = []
            for line in measure(server, options.seconds, Random(options.seed)):
                print(line, flush=True)
                lines.append(line)
        if server.faults():
            print("\n".join(server.faults()))
            return 1
    return int(any(line.is_slow for line in lines))


if __name__ == "__main__":
    sys.exit(main())
