"""The bots by name, from the weakest to the strongest, and how one is asked for."""

from collections.abc import Callable
from dataclasses import dataclass

from dnup.bots.bot import Bot
from dnup.bots.budget import Budget
from dnup.bots.simple import Greedy, Random

DEFAULT_BUDGET = Budget(milliseconds=100)


def _bots() -> dict[str, Callable[[], Bot]]:
    return {"random": Random, "greedy": Greedy}


_MAKERS = _bots()
LEVELS = tuple(_MAKERS)


class LevelError(ValueError):
    """There is no bot of this name; `level` is what was asked for."""

    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.level = level

    def __str__(self) -> str:
        return f"there is no bot {self.level!r}; there are {', '.join(LEVELS)}"


def bot(level: str) -> Bot:
    """The bot of a level. Raises `LevelError` for a name that is not in `LEVELS`."""
    if level not in _MAKERS:
        raise LevelError(level)
    return _MAKERS[level]()


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot and how long it may think at each move, written `sharp@100ms` or `flat@100`."""

    level: str
    budget: Budget = DEFAULT_BUDGET

    @classmethod
    def parse(cls, text: str) -> "Entrant":
        """Read it; without a budget it is the default. Raises `LevelError` or `BudgetError`."""
        level, at, budget = text.strip().partition("@")
        if level not in LEVELS:
            raise LevelError(level)
        return cls(level, Budget.parse(budget) if at else DEFAULT_BUDGET)

    def __str__(self) -> str:
        return self.level if self.budget == DEFAULT_BUDGET else f"{self.level}@{self.budget}"
