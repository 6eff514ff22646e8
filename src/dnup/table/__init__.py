"""One table from its creation to the rematch: seats, clocks, turn numbers, who may see what.

Sans-IO: commands go in, with the time and fresh random bytes; changes come out. A table is the fold
of its facts. Nothing here reads a clock, a socket or a random source. Imports `rules`, `notation`
and `bots` (for the names of the levels).
"""

from dnup.table.change import Change, Draft, Happening, TableEvent, change_from
from dnup.table.clock import Clock
from dnup.table.command import (
    Act,
    AskHint,
    Away,
    Back,
    BotAct,
    Close,
    Command,
    Leave,
    Mute,
    Next,
    Open,
    Pause,
    Ready,
    Remove,
    Rename,
    Restart,
    Reveal,
    Say,
    SeatBot,
    Sit,
    Tick,
)
from dnup.table.decide import ENTROPY_BYTES, decide
from dnup.table.duplicate import Challenge
from dnup.table.fact import Fact, fact_from_json, fact_to_json
from dnup.table.fairness import (
    FairnessError,
    FairnessErrorCode,
    Verified,
    commit,
    deal_round,
    verify,
)
from dnup.table.hinting import check_hint
from dnup.table.holder import BotHolder, Holder, Person
from dnup.table.ink import Ink
from dnup.table.lookalike import NOBODY, is_mixed, is_reserved
from dnup.table.names import MAX_NAME, MAX_TEXT, clean_name, distinct, lookalike
from dnup.table.options import Absence, Chat, Options, PerMove, Total
from dnup.table.phrase import Phrase
from dnup.table.practice import PlayOn, Practice, Practise, play_on, practise
from dnup.table.refused import Refused, TableRefusalCode
from dnup.table.running import Running
from dnup.table.seating import open_facts
from dnup.table.table import Phase, Table, fold, open_table
from dnup.table.visibility import is_visible

__all__ = [
    "ENTROPY_BYTES",
    "MAX_NAME",
    "MAX_TEXT",
    "NOBODY",
    "Absence",
    "Act",
    "AskHint",
    "Away",
    "Back",
    "BotAct",
    "BotHolder",
    "Challenge",
    "Change",
    "Chat",
    "Clock",
    "Close",
    "Command",
    "Draft",
    "Fact",
    "FairnessError",
    "FairnessErrorCode",
    "Happening",
    "Holder",
    "Ink",
    "Leave",
    "Mute",
    "Next",
    "Open",
    "Options",
    "Pause",
    "PerMove",
    "Person",
    "Phase",
    "Phrase",
    "PlayOn",
    "Practice",
    "Practise",
    "Ready",
    "Refused",
    "Remove",
    "Rename",
    "Restart",
    "Reveal",
    "Running",
    "Say",
    "SeatBot",
    "Sit",
    "Table",
    "TableEvent",
    "TableRefusalCode",
    "Tick",
    "Total",
    "Verified",
    "change_from",
    "check_hint",
    "clean_name",
    "commit",
    "deal_round",
    "decide",
    "distinct",
    "fact_from_json",
    "fact_to_json",
    "fold",
    "is_mixed",
    "is_reserved",
    "is_visible",
    "lookalike",
    "open_facts",
    "open_table",
    "play_on",
    "practise",
    "verify",
]
