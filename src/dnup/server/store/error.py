"""What the store refuses, and what it cannot do."""

from enum import StrEnum


class StoreErrorCode(StrEnum):
    """All that can go wrong with a store; each code is stable and has a text in every language."""

    # An entry or a guest is refused; nothing of it was written.
    NUMBER_TAKEN = "number-taken"
    NUMBER_MISSING = "number-missing"
    CODE_TAKEN = "code-taken"
    RECORD_TAKEN = "record-taken"
    GUEST_TAKEN = "guest-taken"
    NO_GUEST = "no-guest"
    NO_TABLE = "no-table"
    TABLE_CLOSED = "table-closed"
    # The database does not do what it is asked.
    WRITE_FAILED = "write-failed"
    READ_FAILED = "read-failed"
    STORE_CLOSED = "store-closed"
    # The database is not opened.
    UNKNOWN_URL = "unknown-url"
    NO_DATABASE = "no-database"
    CANNOT_OPEN = "cannot-open"
    NOT_A_DATABASE = "not-a-database"
    FOREIGN_DATABASE = "foreign-database"
    NEWER_DATABASE = "newer-database"
    OLDER_DATABASE = "older-database"
    # A backup isn't made or restored.
    DAMAGED = "damaged"
    LEFT_BEHIND = "left-behind"
    # An export is not read.
    NOT_EMPTY = "not-empty"
    NO_FORMAT = "no-format"
    UNKNOWN_FORMAT = "unknown-format"
    BAD_LINE = "bad-line"
    TABLE_TAKEN = "table-taken"
    DECK_TAKEN = "deck-taken"
    NO_RECORD = "no-record"
    WRONG_END = "wrong-end"
    CUT_OFF = "cut-off"


class StoreError(Exception):
    """The store cannot do this; `facts` say what stands in the way."""

    def __init__(self, code: StoreErrorCode, /, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return str(self.code) + "".join(f" {name}={fact!r}" for name, fact in self.facts.items())


class NumberTakenError(StoreError):
    """Another writer was first with this number; what one knows of the table is out of date."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(StoreErrorCode.NUMBER_TAKEN, table=table, number=number)


class CodeTakenError(StoreError):
    """Another running table is joined under this code."""

    def __init__(self, code: str) -> None:
        super().__init__(StoreErrorCode.CODE_TAKEN, code=code)
