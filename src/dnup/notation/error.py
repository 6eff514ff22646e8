"""Two ways a text can fail: it cannot be read, or it can be read but is not allowed."""

from enum import StrEnum

Facts = dict[str, str | int]


class TextErrorCode(StrEnum):
    """Stable codes for what can be wrong with a text; every language has a message for each."""

    # It cannot be read.
    BAD_CARD = "bad-card"
    BAD_AREA = "bad-area"
    BAD_ACTION = "bad-action"
    BAD_POSITION = "bad-position"
    BAD_JSON = "bad-json"
    BAD_SHAPE = "bad-shape"
    BAD_LINE = "bad-line"
    NO_FORMAT = "no-format"
    UNKNOWN_FORMAT = "unknown-format"
    # It can be read, but it does not fit the rules or itself.
    CARD_NOT_IN_DECK = "card-not-in-deck"
    SET_OF_MIXED_VALUES = "set-of-mixed-values"
    SETS_OF_ONE_SIZE = "sets-of-one-size"
    WRONG_OUT = "wrong-out"
    WRONG_TURN = "wrong-turn"
    UNKNOWN_DECK = "unknown-deck"
    DECK_CHANGED = "deck-changed"
    DECK_PLAYERS = "deck-players"
    BAD_DEAL = "bad-deal"
    WRONG_STARTER = "wrong-starter"
    ILLEGAL_ACTION = "illegal-action"
    WRONG_POINTS = "wrong-points"
    ROUND_NOT_OVER = "round-not-over"
    AFTER_THE_END = "after-the-end"
    WRONG_WINNER = "wrong-winner"


class TextError(ValueError):
    """What both errors share: the code, the place in the text, and the facts for a message."""

    def __init__(self, code: TextErrorCode, place: str = "", /, **facts: str | int) -> None:
        super().__init__(code, place)
        self.code = code
        self.place = place
        self.facts: Facts = facts

    def __str__(self) -> str:
        told = "".join(f" {name}={fact!r}" for name, fact in self.facts.items())
        return f"{self.place}: {self.code}{told}" if self.place else f"{self.code}{told}"

    def at(self, place: str) -> "TextError":
        """The same error, found at a place further out: `at("deal")` puts deal before the place."""
        inner = f"{place}{'' if not self.place or self.place[0] == '[' else '.'}{self.place}"
        return type(self)(self.code, inner, **self.facts)


class NotationError(TextError):
    """The text cannot be read."""


class RecordError(TextError):
    """The text can be read, but what it says breaks a rule or contradicts itself."""
