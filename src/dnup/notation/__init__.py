"""Text and JSON for a card, an action, a position, a deck and a whole match.

`parse_` and `format_` are inverses on text, `from_json` and `to_json` on records. What cannot be
read raises `NotationError`; what can be read but breaks a rule, `RecordError`; a deck, `DeckError`.
Imports `rules` and msgspec.
"""

from dnup.notation.action import (
    ActionJson,
    AddJson,
    PlayJson,
    RotateJson,
    TakeJson,
    action_from_json,
    action_to_json,
    format_action,
    parse_action,
)
from dnup.notation.card import (
    format_area,
    format_card,
    format_cards,
    parse_area,
    parse_card,
    parse_cards,
)
from dnup.notation.deck import format_deck, load_deck, parse_deck, standard_deck
from dnup.notation.entry import Entry, find_records
from dnup.notation.error import Fault, NotationError, RecordError, TextError
from dnup.notation.position import (
    HandJson,
    PositionJson,
    format_position,
    parse_position,
    position_from_json,
    position_to_json,
)
from dnup.notation.record import (
    FORMAT,
    MAX_SEAT_NAME,
    DeckJson,
    FairnessJson,
    Options,
    Played,
    Record,
    RoundJson,
    SeatJson,
    Step,
    find_deck,
    from_json,
    json_schema,
    make_record,
    played_rounds,
    replay,
    steps_of,
    to_json,
)
from dnup.notation.transcript import format_record, parse_record

__all__ = [
    "FORMAT",
    "MAX_SEAT_NAME",
    "ActionJson",
    "AddJson",
    "DeckJson",
    "Entry",
    "FairnessJson",
    "Fault",
    "HandJson",
    "NotationError",
    "Options",
    "PlayJson",
    "Played",
    "PositionJson",
    "Record",
    "RecordError",
    "RotateJson",
    "RoundJson",
    "SeatJson",
    "Step",
    "TakeJson",
    "TextError",
    "action_from_json",
    "action_to_json",
    "find_deck",
    "find_records",
    "format_action",
    "format_area",
    "format_card",
    "format_cards",
    "format_deck",
    "format_position",
    "format_record",
    "from_json",
    "json_schema",
    "load_deck",
    "make_record",
    "parse_action",
    "parse_area",
    "parse_card",
    "parse_cards",
    "parse_deck",
    "parse_position",
    "parse_record",
    "played_rounds",
    "position_from_json",
    "position_to_json",
    "replay",
    "standard_deck",
    "steps_of",
    "to_json",
]
