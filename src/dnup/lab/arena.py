"""An arena: lineups of bots that play many deals, each deal from every seat."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field

from dnup.lab.game import Outcome, Terms, never
from dnup.lab.lineup import Lineup, ScheduledGame
from dnup.lab.pool import play_jobs
from dnup.notation import standard_deck


@dataclass(frozen=True, slots=True)
class Arena:
    """Lineups, and how many games each of them plays at least.

    A game is a round, or a match if the terms say so. Every deal is played in each seating that
    differs when the entrants move on by a seat, the hands staying with the seats: so nobody owes
    a result to the cards. The number of games is rounded up to whole deals.
    """

    lineups: tuple[Lineup, ...]
    games: int
    terms: Terms = field(default_factory=lambda: Terms(standard_deck()))

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError(f"at least one game is played, not {self.games}")
        object.__setattr__(self, "lineups", tuple(dict.fromkeys(self.lineups)))

    def deals(self, lineup: Lineup) -> int:
        """How many deals a lineup plays."""
        return -(-self.games // lineup.rotations)

    def jobs(self) -> Iterator[ScheduledGame]:
        """All games, in order: deal by deal, so that all lineups get on together."""
        plan = [(lineup, self.deals(lineup), lineup.rotations) for lineup in self.lineups]
        for deal in range(max((deals for _, deals, _ in plan), default=0)):
            for lineup, deals, rotations in plan:
                if deal < deals:
                    for rotation in range(rotations):
                        yield ScheduledGame(lineup, deal, rotation)

    def __len__(self) -> int:
        return sum(self.deals(lineup) * lineup.rotations for lineup in self.lineups)

    def play(
        self,
        processes: int = 1,
        done: Collection[ScheduledGame] = (),
        is_stopped: Callable[[], bool] = never,
    ) -> Iterator[Outcome]:
        """Play all jobs but those that are done; the outcomes in order, each as soon as it can be.

        The number of processes changes nothing but the time. It ends early when `is_stopped`.
        Raises `BotError` when a bot fails, and `ArenaError` when a process ends by itself.
        """
        done = frozenset(done)
        jobs = [job for job in self.jobs() if job not in done]
        return play_jobs(self.terms, jobs, processes, is_stopped)
