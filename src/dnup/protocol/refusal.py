"""What a server refuses before a table is asked."""

from enum import StrEnum


class ServerRefusalCode(StrEnum):
    """Stable codes; each has a text in every language."""

    BAD_MESSAGE = "bad-message"
    BAD_ACTION = "bad-action-text"
    NO_TABLE = "no-such-table"
    NO_DUPLICATE = "no-such-duplicate"
    NOT_AT_TABLE = "not-at-table"
    TOO_FAST = "too-fast"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_OWN_TABLES = "too-many-own-tables"
    TOO_MANY_ADDRESS_TABLES = "too-many-address-tables"
    NO_RECORD = "no-such-record"
    NO_MOMENT = "no-such-moment"
    NO_HINTS = "no-hints"
    NO_BOTS = "no-such-bots"
    NOT_SAVED = "not-saved"
    NO_SESSION = "no-session"
    STOPPING = "stopping"
    TAKEN_OVER = "taken-over"
    BANNED = "banned"
    MUTED = "muted"
    REMOVED = "removed"
    DRAINING = "draining"
