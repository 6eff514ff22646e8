"""What an arena refuses."""

from enum import StrEnum


class ArenaErrorCode(StrEnum):
    """What can be wrong with an arena; each code is stable and has a text in every language."""

    WRONG_COUNT = "wrong-count"
    TOO_FEW_ENTRANTS = "too-few-entrants"
    LONG_NAME = "long-name"
    RECORDS_BROKEN = "records-broken"
    RECORDS_FOREIGN = "records-foreign"
    RECORDS_OTHER = "records-other"
    RECORDS_TWICE = "records-twice"
    PROCESS_ENDED = "process-ended"


class ArenaError(Exception):
    """The arena can't run with these settings; `facts` say why."""

    def __init__(self, code: ArenaErrorCode, /, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return str(self.code) + "".join(f" {k}={v!r}" for k, v in self.facts.items())
