"""Why a table does not do what it was asked for."""

from enum import StrEnum

from dnup.rules import Refusal

Facts = dict[str, str | int]


class TableRefusalCode(StrEnum):
    """Stable codes for everything a table refuses, besides the rules' own (`RuleRefusalCode`).

    Each has a text in every language.
    """

    BAD_DECK = "bad-deck"
    DECK_PLAYERS = "deck-players"
    BAD_POSITION = "bad-position"
    BAD_NAME = "bad-name"
    LOOKALIKE_NAME = "lookalike-name"
    WAS_REMOVED = "was-removed"
    NOT_STALLING = "not-stalling"
    NOT_WELCOME = "not-welcome"
    TOO_MANY_BOTS = "too-many-bots"
    TABLE_CLOSED = "table-closed"
    TABLE_FULL = "table-full"
    SEAT_TAKEN = "seat-taken"
    NO_SEAT = "no-seat"
    OWN_SEAT = "own-seat"
    NO_LEVEL = "no-level"
    BAD_SALT = "bad-salt"
    SALT_USED = "salt-used"
    NOT_SEALED = "not-sealed"
    OTHER_SALT = "other-salt"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    MATCH_RUNNING = "match-running"
    NO_MATCH = "no-match"
    STALE_TURN = "stale-turn"
    EARLY_TURN = "early-turn"
    NO_ROUND = "no-such-round"
    ROUND_RUNNING = "round-running"
    PAUSED = "paused"
    CHAT_OFF = "chat-off"
    PHRASES_ONLY = "phrases-only"
    NOTHING_SAID = "nothing-said"
    NO_SPECTATORS = "no-spectators"
    PEOPLE_HERE = "people-here"
    MOMENT_OVER = "moment-over"
    SEAT_OUT = "seat-out"
    PRACTISING = "practising"
    DUPLICATE_TABLE = "duplicate-table"


class Refused(Exception):  # noqa: N818 - it is an answer, and told as one
    """The table does not do it, and nothing has changed. `rule` is there when a rule forbids it."""

    def __init__(self, code: str, rule: str | None = None, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts: Facts = facts

    @classmethod
    def by_rule(cls, refusal: Refusal) -> "Refused":
        """What the rules refuse, with their code and facts."""
        return cls(refusal.code.value, refusal.rule, **refusal.facts)

    def __str__(self) -> str:
        return self.code + "".join(f" {k}={v!r}" for k, v in self.facts.items())
