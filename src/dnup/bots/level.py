"""The bots by name, and how one is asked for."""

from dataclasses import dataclass
from importlib import import_module

from dnup.bots.bot import Bot
from dnup.search.budget import Budget

DEFAULT_BUDGET = Budget(milliseconds=100)

# The levels, each stronger than the one before, and the references, which measurements are held
# against. Most need the compiled kernel, which is loaded on first use.
_LEVELS = {
    "random": ("dnup.bots.simple", "Random"),
    "beginner": ("dnup.bots.simple", "Beginner"),
    "casual": ("dnup.bots.fallible", "casual"),
    "careful": ("dnup.bots.fallible", "careful"),
    "sharp": ("dnup.bots.sharp", "Sharp"),
    "master": ("dnup.bots.master", "Master"),
}
_REFERENCES = {
    "greedy": ("dnup.bots.simple", "Greedy"),
    "flat": ("dnup.bots.flat", "Flat"),
}
_PLACES = _LEVELS | _REFERENCES
LEVELS = tuple(_LEVELS)
REFERENCES = tuple(_REFERENCES)
BOTS = (*LEVELS, *REFERENCES)
KERNEL_LEVELS = frozenset({"casual", "careful", "sharp", "master", "flat"})


class LevelError(ValueError):
    """There's no bot with this name; `level` is the name given."""

    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.level = level

    def __str__(self) -> str:
        return f"there is no bot {self.level!r}; there are {', '.join(BOTS)}"


def bot(level: str) -> Bot:
    """The bot of a level, a reference, or one of your own, written `package.module:Name`.

    Raises `LevelError` if there is none of that name.
    """
    module, name = _PLACES.get(level) or level.partition(":")[::2]
    try:
        made: Bot = getattr(import_module(module), name)()
    except (ImportError, AttributeError, ValueError) as error:
        if level in _PLACES:
            raise
        raise LevelError(level) from error
    return made


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot and how long it may think at each move, written `master@100ms` or `flat@100`.

    Instead of a level it can name a bot of your own, as `bot` does.
    """

    level: str
    budget: Budget = DEFAULT_BUDGET

    @classmethod
    def parse(cls, text: str) -> "Entrant":
        """Read it; without a budget it is the default. Raises `LevelError` or `BudgetError`."""
        level, at, budget = text.strip().partition("@")
        if level not in BOTS:
            bot(level)  # one of the user's own
        return cls(level, Budget.parse(budget) if at else DEFAULT_BUDGET)

    def __str__(self) -> str:
        return self.level if self.budget == DEFAULT_BUDGET else f"{self.level}@{self.budget}"
