"""How long a bot may think."""

import re
from dataclasses import dataclass
from decimal import Decimal


class BudgetError(ValueError):
    """The text isn't a budget; `text` is what was given."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return f"{self.text!r} is no budget: write 500 for simulations or 100ms for milliseconds"


@dataclass(frozen=True, slots=True)
class Budget:
    """A number of simulations, or milliseconds; of the two exactly one.

    With simulations the same view and random source give the same choice, bit by bit. `str` writes
    it as `parse` reads it.
    """

    simulations: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        if (self.simulations is None) == (self.milliseconds is None):
            raise ValueError("a budget is either simulations or milliseconds")
        if self.simulations is not None and self.simulations < 1:
            raise BudgetError(str(self))
        if self.milliseconds is not None and not 0 < self.milliseconds < float("inf"):
            raise BudgetError(str(self))

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Read `500` (simulations) or `100ms`. Raises `BudgetError`."""
        match = re.fullmatch(r"(\d{1,9})|(\d{1,9}(?:\.\d{1,9})?)ms", text.strip(), re.ASCII)
        if match is None:
            raise BudgetError(text)
        if match[1] is not None:
            return cls(simulations=int(match[1]))
        return cls(milliseconds=float(match[2]))

    def __str__(self) -> str:
        if self.simulations is not None:
            return str(self.simulations)
        exact = format(Decimal(repr(float(self.milliseconds or 0))), "f")
        return f"{exact.removesuffix('.0')}ms"


DEFAULT_ANALYSIS = Budget(simulations=100)  # of an action: enough for steady grades
