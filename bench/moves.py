"""What a move costs the server's own logic, without sockets and disk: `make move-bench`.

Seeded matches are decided, logged as JSON, and rendered for every seat, as a room does it. Beside
it stands what the rules alone need for the same moves, as a limit. Processor time of this process,
the least of several repeats: other work on the machine changes it little.
"""

import gc
import time
from collections.abc import Callable
from random import Random

from dnup.protocol import Rendering
from dnup.rules import Action, Match, Play, Seat, legal_actions
from dnup.table import (
    ENTROPY_BYTES,
    Act,
    Command,
    Next,
    Open,
    Options,
    Ready,
    Sit,
    Table,
    decide,
    fact_to_json,
    fold,
    open_facts,
)

MATCHES = 20
REPEATS = 7
GUESTS = "ann", "bob"


def likely(match: Match, rng: Random) -> Action:
    """A large set, mostly, so that rounds end."""
    assert match.round is not None
    actions = legal_actions(match.round)
    plays = [action for action in actions if isinstance(action, Play)]
    if plays and rng.random() < 0.8:
        return max(plays, key=lambda play: len(play.cards))
    return rng.choice(actions)


def script(seed: int) -> list[tuple[Table, Command]]:
    """The moves of a match, each with the table that it is made at."""
    rng = Random(seed)
    entropy = rng.randbytes(ENTROPY_BYTES)
    options = Options()
    table = fold(open_facts(Open("ann", "Ann", "ABCDEF", options), 1, entropy))
    commands: list[Command] = [Sit("bob", "Bob")]
    commands += [Ready(guest, f"salt of {guest} {seed}") for guest in GUESTS]
    for command in commands:
        table = decide(table, command, 1, entropy).after
    moves: list[tuple[Table, Command]] = []
    while table.running is not None and not table.running.match.is_over:
        seat, running = table.to_act, table.running
        if seat is None:
            for guest in GUESTS:
                table = decide(table, Next(guest, running.match.rounds), 1, entropy).after
            continue
        act = Act(GUESTS[seat], running.turn, likely(running.match, rng))
        moves.append((table, act))
        table = decide(table, act, 1, entropy).after
    return moves


def serve(moves: list[tuple[Table, Command]]) -> None:
    """All that a room does with a move but for the disk and the sockets."""
    entropy = bytes(ENTROPY_BYTES)
    for table, command in moves:
        change = decide(table, command, 1, entropy)
        for fact in change.facts:
            fact_to_json(fact)
        rendering = Rendering(change)
        rendering.update(Seat.A, "request")
        rendering.update(Seat.B)


def by_the_rules(moves: list[tuple[Table, Command]]) -> None:
    """The same moves in the rules alone."""
    for table, command in moves:
        assert isinstance(command, Act)
        assert table.running is not None
        table.running.match.apply(command.action)


def least(
    work: Callable[[list[tuple[Table, Command]]], None], moves: list[tuple[Table, Command]]
) -> float:
    """Microseconds of processor time a move, in the best repeat."""
    times = []
    for _ in range(REPEATS):
        gc.collect()
        began = time.process_time()
        work(moves)
        times.append(time.process_time() - began)
    return min(times) / len(moves) * 1e6


def main() -> None:
    moves = [move for seed in range(MATCHES) for move in script(seed)]
    print(f"{len(moves)} moves of {MATCHES} matches of two, µs of processor time a move:")
    print(f"  decided, logged, rendered for two  {least(serve, moves):6.1f}")
    print(f"  the rules alone                    {least(by_the_rules, moves):6.1f}")


if __name__ == "__main__":
    main()
