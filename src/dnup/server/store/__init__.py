"""What outlives the process: the log of every table, finished matches, guests and their decks.

`open_store` gives a `Store`, which is all that the rest of the server knows of databases: `append`
returns a future that is done when an `Entry` is on the disk, and a table is the fold of what `load`
returns. Entries that arrive while a commit is under way share the next one, so that being safe does
not cost speed. `export_store` and `import_store` move everything through a file. Imports nothing
else of the server.
"""

from dnup.server.store.backup import Stage, back_up, restore
from dnup.server.store.blocks import Block
from dnup.server.store.database import Database
from dnup.server.store.error import CodeTakenError, NumberTakenError, StoreError, StoreErrorCode
from dnup.server.store.guest import Guest
from dnup.server.store.reports import Report
from dnup.server.store.sessions import Session
from dnup.server.store.sql import open_store
from dnup.server.store.store import (
    DuplicateResult,
    GuestDeck,
    Judged,
    LogEntry,
    PlayedMatch,
    Ranked,
    RatedMatch,
    Replayed,
    RunningTable,
    Store,
    StoredDeck,
    StoredDuplicate,
    StoredRecord,
    StoredReview,
    Unassisted,
)
from dnup.server.store.summary import MatchSummary, summary_of
from dnup.server.store.transfer import export_store, import_store

__all__ = [
    "Block",
    "CodeTakenError",
    "Database",
    "DuplicateResult",
    "Guest",
    "GuestDeck",
    "Judged",
    "LogEntry",
    "MatchSummary",
    "NumberTakenError",
    "PlayedMatch",
    "Ranked",
    "RatedMatch",
    "Replayed",
    "Report",
    "RunningTable",
    "Session",
    "Stage",
    "Store",
    "StoreError",
    "StoreErrorCode",
    "StoredDeck",
    "StoredDuplicate",
    "StoredRecord",
    "StoredReview",
    "Unassisted",
    "back_up",
    "export_store",
    "import_store",
    "open_store",
    "restore",
    "summary_of",
]
