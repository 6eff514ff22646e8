"""The bots by name, and how one is asked for."""

from dataclasses import dataclass
from importlib import import_module

from dnup.bots.bot import Bot
from dnup.bots.budget import Budget

DEFAULT_BUDGET = Budget(milliseconds=100)

# Those above greedy stand on the compiled kernel, which is loaded when one is asked for.
_PLACES = {
    "random": ("dnup.bots.simple", "Random"),
    "greedy": ("dnup.bots.simple", "Greedy"),
    "casual": ("dnup.bots.casual", "Casual"),
    "flat": ("dnup.bots.flat", "Flat"),
    "sharp": ("dnup.bots.sharp", "Sharp"),
}
LEVELS = tuple(_PLACES)
KERNEL_LEVELS = frozenset({"casual", "flat", "sharp"})


class LevelError(ValueError):
    """There is no bot of this name; `level` is what was asked for."""

    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.level = level

    def __str__(self) -> str:
        return f"there is no bot {self.level!r}; there are {', '.join(LEVELS)}"


def bot(level: str) -> Bot:
    """The bot of a level. Raises `LevelError` for a name that is not in `LEVELS`."""
    if level not in _PLACES:
        raise LevelError(level)
    module, name = _PLACES[level]
    made: Bot = getattr(import_module(module), name)()
    return made


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
