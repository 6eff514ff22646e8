"""Whether grades are steady: the same twice, and nearly the same with ten times the simulations.

Matches of two to five between bots of different levels are reviewed: actions drawn at random, of
those where there was a choice. Each is judged twice, once on one thread and once on two, which must
give the same bytes, and then with ten times the simulations. Run by `make grades`; ends with 1 if
anything differs between the first two, or if fewer than 96 in 100 grades stay what they were. A
number as argument is how many actions of each match are drawn.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from dnup import Match, RecordedRound, SeatJson, make_record, replay, standard_deck
from dnup.analysis.analyse import analyse
from dnup.analysis.mistake import kind_of
from dnup.analysis.moment import Moment, moments
from dnup.analysis.review import Verdict, judge, review
from dnup.bots import Budget, bot
from dnup.bots.level import Entrant
from dnup.lab.interval import wilson
from dnup.notation import Step

MATCHES = (  # who sits there, in playing order
    ("master@200", "careful"),
    ("casual", "sharp"),
    ("master@200", "casual", "careful"),
    ("beginner", "careful", "sharp"),
    ("master@200", "sharp", "careful", "casual"),
    ("casual", "beginner", "flat@30", "careful"),
    ("master@200", "careful", "casual", "beginner", "sharp"),
    ("careful", "casual", "master@200", "flat@10", "casual"),
)
DRAWN = 30  # actions of each
TIMES = 10
LEAST = 0.96
THREADS = 2


def play_round(
    match: Match, entrants: Sequence[Entrant], rng: random.Random
) -> tuple[Match, RecordedRound]:
    """The match after one more round."""
    bots = [bot(entrant.level) for entrant in entrants]
    dealt, done = match.deal(rng), []
    match = match.begin(dealt)
    while match.round is not None and (turn := match.round.turn) is not None:
        seat = turn.seat
        done.append(bots[seat].choose(match.view(seat), entrants[seat].budget, rng))
        match = match.apply(done[-1])
    return match, RecordedRound(dealt, tuple(done))


def play(
    levels: Sequence[str], seed: int, is_wanted: Callable[[Match], bool] = lambda _: True
) -> tuple[list[Step], list[Moment]]:
    """A match between these as its record tells it, and all its moments.

    A round after which the match isn't as wanted is played again, with another deal.
    """
    rng = random.Random(seed)
    entrants = [Entrant.parse(level) for level in levels]
    match = Match(standard_deck(), len(levels))
    played = []
    while not match.is_over:
        after, round_ = play_round(match, entrants, rng)
        if is_wanted(after):
            match = after
            played.append(round_)
    record = make_record(standard_deck(), [SeatJson(level) for level in levels], played)
    steps = replay(record, standard_deck())
    return steps, moments(steps)


def as_bytes(verdicts: Sequence[Verdict]) -> bytes:
    """All that is told of them."""
    return msgspec.json.encode(
        [
            (
                [(str(e.action), e.match, e.error, e.round, e.simulations, str(e.reply))
                 for e in v.analysis.estimates],
                (v.grade, kind_of(v), v.loss, v.error),
            )
            for v in verdicts
        ]
    )  # fmt: skip


def deepen(verdict: Verdict) -> Verdict:
    """The verdict with ten times the simulations that it had."""
    budget = Budget(simulations=TIMES * verdict.analysis.simulations)
    moment = verdict.moment
    *_, analysis = analyse(moment.view, budget, threads=THREADS, also=moment.action)
    return judge(verdict.moment, analysis)


def main(drawn: int = DRAWN) -> int:
    is_same = True
    spent = 0
    stayed = total = 0
    changes: Counter[tuple[str, str]] = Counter()
    print("| players | levels | actions | not good | unchanged with ten times as many |")
    print("|---|---|---|---|---|", flush=True)
    began = time.perf_counter()
    for seed, levels in enumerate(MATCHES):
        choices = [m for m in play(levels, seed)[1] if len(m.view.legal_actions()) > 1]
        those = random.Random(seed).sample(choices, min(drawn, len(choices)))
        once = list(review(those, threads=1))
        again = list(review(those, threads=THREADS))
        is_same &= as_bytes(once) == as_bytes(again)
        deep = [deepen(verdict) for verdict in once]
        spent += sum(verdict.analysis.simulations for verdict in once)
        pairs = [(a.grade, b.grade) for a, b in zip(once, deep, strict=True)]
        kept = sum(a == b for a, b in pairs)
        changes.update((a, b) for a, b in pairs if a != b)
        weak = sum(a != "good" for a, _ in pairs)
        told = f"{kept} ({100 * kept / len(pairs):.0f} %)"
        print(
            f"| {len(levels)} | {', '.join(levels)} | {len(pairs)} | {weak} | {told} |", flush=True
        )
        stayed, total = stayed + kept, total + len(pairs)
    share = wilson(stayed / total, total)
    assert share.low is not None
    assert share.high is not None
    interval = f"95 % interval {100 * share.low:.1f} to {100 * share.high:.1f} %"
    print(f"\n{stayed} of {total} grades unchanged: {100 * share.mean:.1f} %, {interval}")
    for (a, b), number in changes.most_common():
        print(f"  {a} -> {b}: {number}")
    print(f"{spent / total:.0f} simulations an action on average, then ten times as many")
    print(f"Twice the same review: {'the same bytes' if is_same else 'DIFFERENT'}")
    print(f"{time.perf_counter() - began:.0f} s")
    return 0 if is_same and share.mean >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
