"""The program that finds puzzles: `python -m dnup.lab.mining`.

Bots play matches; in every position of them a claim is looked for, and proved (`dnup.puzzles`). Of
each round the most interesting one is kept. What was found goes into a ledger, a line per match, so
that it can go on after a stop. From the ledger the puzzles are chosen, evenly by player count,
theme and difficulty, and written into the package; of those that stop somebody only the ones that
very deep search finds the best by far, too. All of it follows from the seed.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import msgspec

from dnup.bots import Budget, Entrant, bot
from dnup.lab.deep import search_deeply
from dnup.lab.pool import all_processes
from dnup.notation import format_position, standard_deck
from dnup.puzzles import (
    HARDEST,
    SIMULATIONS,
    TRIES,
    Claim,
    Goal,
    Proof,
    ProofTooLargeError,
    Prover,
    Puzzle,
    Theme,
    count_deals,
    difficulty_of,
    find_claim,
    name_of,
    puzzles,
    themes_of,
)
from dnup.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    Action,
    Match,
    View,
    legal_actions,
    view_of,
)

LEVELS = ("beginner", "casual", "sharp", "master@100")  # the matches' players
LONGEST = 200  # actions of a round; then the match is given up
TURNS = {2: 4, 3: 3, 4: 3, 5: 3}  # how many own turns ahead is looked, by player count
LIMIT = 6_000  # positions of a search for a claim
DEEPEST = 20_000  # positions in a proof; the checker needs about a second for this many
FEWEST_ACTIONS = 3  # to choose from
OPEN = 8  # with this many deals that fit, much is hidden
# Matches by player count: with more players, certain claims are rarer.
MATCHES = {2: 100, 3: 200, 4: 400, 5: 800}
T = TypeVar("T")
HERE = Path(__file__).parent.parent / "puzzles" / "puzzles.json"


class Found(msgspec.Struct, frozen=True):
    """A line of the ledger: a match, and what was found in it."""

    seed: int
    players: int
    match: int
    puzzles: tuple[Puzzle, ...]


def mine_match(seed: int, players: int, number: int) -> Found:
    """Play a match and find puzzles in it, one a round at the most."""
    rng = random.Random(f"{seed}:{players}:{number}")
    seating = [Entrant.parse(rng.choice(LEVELS)) for _ in range(players)]
    bots = [(bot(entrant.level), entrant.budget) for entrant in seating]
    match = Match(standard_deck(), players)
    found: list[Puzzle] = []
    while match.awaits_deal:
        match = match.begin(match.deal(rng))
        claims: list[tuple[Match, Claim]] = []
        while match.round is not None and match.round.turn is not None:
            if len(match.past) > LONGEST:
                return Found(seed, players, number, tuple(found))
            claim = _claim(match)
            if claim is not None:
                claims.append((match, claim))
            player, budget = bots[match.round.turn.seat]
            action = player.choose(match.view(match.round.turn.seat), budget, rng)
            match = match.apply(action)
        graded = [_grade(at, claim) for at, claim in claims]
        best = max((g for g in graded if g is not None), key=_interest, default=None)
        if best is not None:
            found.append(best)
    return Found(seed, players, number, tuple(found))


def confirm(found: Iterable[Puzzle], processes: int = 1) -> Iterator[Puzzle]:
    """The claims that are certainly best: going out, or stopping someone if deep search agrees."""
    jobs = [(puzzle,) for puzzle in found]
    return (puzzle for puzzle in _on_all(_confirmed, jobs, processes) if puzzle is not None)


def _confirmed(puzzle: Puzzle) -> Puzzle | None:
    if puzzle.goal is Goal.OUT:
        return puzzle
    lead = search_deeply(puzzle)
    if lead is None:
        return None
    return msgspec.structs.replace(puzzle, proof=Proof.DEEP, lead=lead)


def choose(found: Iterable[Puzzle], wanted: int) -> list[Puzzle]:
    """So many of them for each player count, evenly by what they are about and how hard they are.

    In turn the puzzle is taken whose themes and whose difficulty have come least so far; of equals
    rather one with much that is hidden.
    """
    by_name = {frozenset(puzzle.journey.split("-")): puzzle for puzzle in found}
    chosen: list[Puzzle] = []
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        left = sorted((p for p in by_name.values() if p.players == players), key=lambda p: p.id)
        themes: Counter[tuple[str, ...]] = Counter()
        levels: Counter[int] = Counter()
        for _ in range(min(wanted, len(left))):
            least = min(
                left,
                key=lambda p: (themes[p.themes] + 2 * levels[p.difficulty], p.deals < OPEN, p.id),
            )
            left.remove(least)
            themes[least.themes] += 1
            levels[least.difficulty] += 1
            chosen.append(least)
    return sorted(chosen, key=lambda puzzle: puzzle.id)


def write(puzzles: Iterable[Puzzle]) -> str:
    """The file's text: a line a puzzle."""
    lines = (msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def draw_tables(puzzles: Sequence[Puzzle]) -> str:
    """How many there are of each theme and difficulty, by player count (docs/puzzles.md)."""
    counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    rows = [
        *((f"`{theme}`", [p for p in puzzles if theme in p.themes]) for theme in Theme),
        *((str(n), [p for p in puzzles if p.difficulty == n]) for n in range(1, HARDEST + 1)),
        ("all", list(puzzles)),
    ]
    lines = ["| | " + " | ".join(f"{n} players" for n in counts) + " | all |", "|---" * 6 + "|"]
    for name, found in rows:
        numbers = [sum(p.players == n for p in found) for n in counts]
        lines.append("| " + " | ".join(map(str, (name, *numbers, len(found)))) + " |")
    return "\n".join(lines)


def _claim(match: Match) -> Claim | None:
    round_ = match.round
    assert round_ is not None  # noqa: S101 - somebody is to act
    assert round_.turn is not None  # noqa: S101
    if len(legal_actions(round_)) < FEWEST_ACTIONS:
        return None  # there is hardly a choice
    try:
        return find_claim(round_, round_.turn.seat, TURNS[match.players], LIMIT)
    except ProofTooLargeError:
        return None


def _grade(match: Match, claim: Claim) -> Puzzle | None:
    """The puzzle of a claim, as hard as it is for bots; None if it takes too long to prove."""
    round_ = match.round
    assert round_ is not None  # noqa: S101
    assert round_.turn is not None  # noqa: S101
    seat = round_.turn.seat
    others = [action for action in legal_actions(round_) if action != claim.action]
    prover = Prover(round_, seat, DEEPEST)
    try:
        answers = {str(other): claim.answer(prover, round_, other) for other in others}
        then = claim.then(prover, round_)
    except ProofTooLargeError:
        return None
    position = format_position(round_)
    view = view_of(round_, seat, match.before)  # as a puzzle shows it: without what was done before
    missed = count_misses(view, position, claim.action)
    return Puzzle(
        id=name_of(position),
        position=position,
        seat=str(seat),
        points=match.before,
        goal=claim.goal,
        within=claim.within,
        beyond=claim.beyond,
        solution=str(claim.action),
        then=None if then is None else str(then),
        answers={other: tuple(map(str, answer)) for other, answer in answers.items()},
        themes=themes_of(round_, claim.goal, claim.action, claim.within),
        difficulty=difficulty_of(len(others) + 1, claim.within, missed),
        missed=missed,
        deals=count_deals(round_, seat),
    )


def count_misses(view: View, position: str, solution: Action) -> dict[str, int]:
    """By level: how many of the bot's tries do something else."""
    budget = Budget(simulations=SIMULATIONS)
    return {
        level: sum(
            bot(level).choose(view, budget, random.Random(f"{position}:{level}:{i}")) != solution
            for i in range(tries)
        )
        for level, tries in TRIES.items()
    }


def grade_again(puzzle: Puzzle) -> Puzzle | None:
    """A puzzle with the bots as they are now; None if deep search no longer bears it out."""
    view = view_of(puzzle.round, puzzle.player, puzzle.points)
    missed = count_misses(view, puzzle.position, puzzle.action)
    difficulty = difficulty_of(len(puzzle.answers) + 1, puzzle.within, missed)
    return _confirmed(msgspec.structs.replace(puzzle, missed=missed, difficulty=difficulty))


def _interest(puzzle: Puzzle) -> tuple[float, ...]:
    """The harder, the rarer and the more open, the better."""
    rare = len(puzzle.themes) > 1 or (puzzle.goal is Goal.STOP and puzzle.players > 2)
    return puzzle.difficulty, rare, sum(puzzle.missed.values()), len(puzzle.answers), puzzle.deals


def _read(ledger: Path) -> list[Found]:
    """What is in the ledger; a line that was not written to its end is taken out of it."""
    if not ledger.exists():
        return []
    content = ledger.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        ledger.write_bytes(whole)
    return [msgspec.json.decode(line, type=Found) for line in whole.splitlines()]


def _mine(
    seed: int, matches: dict[int, int], ledger: Path, minutes: float, processes: int
) -> Iterator[Found]:
    """All matches that are not in the ledger yet, as they are done."""
    done = {(found.seed, found.players, found.match) for found in _read(ledger)}
    left = [(seed, *each) for each in _plan(matches) if (seed, *each) not in done]
    end = time.monotonic() + 60 * minutes
    with ledger.open("ab") as file:
        for found in _on_all(mine_match, left, processes):
            file.write(msgspec.json.encode(found) + b"\n")
            file.flush()
            yield found
            if time.monotonic() > end:
                return


def _on_all(
    function: Callable[..., T], jobs: Sequence[tuple[object, ...]], processes: int
) -> Iterator[T]:
    """What the function makes of each job's arguments, as it comes. One process is this one."""
    if processes == 1:
        yield from (function(*job) for job in jobs)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    try:
        for run in as_completed([pool.submit(function, *job) for job in jobs]):
            yield run.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _plan(matches: dict[int, int]) -> list[tuple[int, int]]:
    """The player count and the number of each match: all player counts get on together."""
    plan = [(players, number) for players, count in matches.items() for number in range(count)]
    return sorted(plan, key=lambda each: (each[1] / matches[each[0]], each[0]))


def main() -> None:
    """Mine, say how far it is, and write what was chosen."""
    parser = argparse.ArgumentParser(prog="python -m dnup.lab.mining", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="of the matches")
    parser.add_argument("--minutes", type=float, default=120.0, help="stop after so long")
    parser.add_argument("--wanted", type=int, default=70, help="puzzles for each player count")
    parser.add_argument("--processes", type=int, default=all_processes())
    parser.add_argument("--ledger", type=Path, default=Path("puzzles.jsonl"))
    parser.add_argument("--out", type=Path, default=HERE)
    parser.add_argument(
        "--again", action="store_true", help="only grade the shipped puzzles with the current bots"
    )
    asked = parser.parse_args()
    if asked.again:
        _finish(puzzles(), _grade_again(asked.processes), asked.out)
        return
    matches = {players: round(count * asked.share) for players, count in MATCHES.items()}
    number = 0
    mined = _mine(asked.seed, matches, asked.ledger, asked.minutes, asked.processes)
    for found in mined:
        number += len(found.puzzles)
        where = f"match {found.match + 1} of {matches[found.players]}"
        print(f"{found.players} players, {where}: {number} new", file=sys.stderr, flush=True)  # noqa: T201
    every = [
        puzzle
        for found in _read(asked.ledger)
        if found.seed == asked.seed and found.match < matches[found.players]
        for puzzle in found.puzzles
    ]
    print("Those that stop somebody are searched deeply.", file=sys.stderr)  # noqa: T201
    _finish(every, choose(confirm(every, asked.processes), asked.wanted), asked.out)


def _grade_again(processes: int) -> list[Puzzle]:
    """The shipped puzzles that are still sound, graded by the bots as they are now."""
    kept = []
    jobs = [(puzzle,) for puzzle in puzzles()]
    for number, puzzle in enumerate(_on_all(grade_again, jobs, processes), start=1):
        print(f"{number} of {len(jobs)} puzzles", file=sys.stderr, flush=True)  # noqa: T201
        if puzzle is not None:
            kept.append(puzzle)
    return sorted(kept, key=lambda puzzle: puzzle.id)


def _finish(found: Sequence[Puzzle], kept: Sequence[Puzzle], out: Path) -> None:
    """Write the puzzles, and say how many there are."""
    out.write_text(write(kept), encoding="utf-8")
    print(f"{len(kept)} of {len(found)} puzzles: {out}\n")  # noqa: T201
    print(draw_tables(kept))  # noqa: T201


if __name__ == "__main__":
    main()
