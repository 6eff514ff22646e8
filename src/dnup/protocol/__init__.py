"""The messages between server and clients, typed and versioned; docs/protocol.md tells them.

Imports `table` and the packages below it. `python -m dnup.protocol` writes their JSON Schema and
TypeScript types.
"""

from dnup.protocol import request
from dnup.protocol.choices import AddChoiceJson, ChoicesJson, PlayChoiceJson, choices_to_json
from dnup.protocol.delivery import (
    PROTOCOL,
    Announced,
    Bye,
    Delivery,
    Done,
    Hinted,
    LimitsJson,
    RefusedJson,
    TableEntryJson,
    Tables,
    TableView,
    Update,
    Welcome,
    encode,
)
from dnup.protocol.event import EventJson
from dnup.protocol.refusal import ServerRefusalCode
from dnup.protocol.rendering import Rendering, table_view
from dnup.protocol.request import MAX_MESSAGE, MessageError, Request, read_request
from dnup.protocol.state import HolderKind, MatchStateJson, SeatStateJson, StateJson, public_state
from dnup.protocol.told import event_to_json

__all__ = [
    "MAX_MESSAGE",
    "PROTOCOL",
    "AddChoiceJson",
    "Announced",
    "Bye",
    "ChoicesJson",
    "Delivery",
    "Done",
    "EventJson",
    "Hinted",
    "HolderKind",
    "LimitsJson",
    "MatchStateJson",
    "MessageError",
    "PlayChoiceJson",
    "RefusedJson",
    "Rendering",
    "Request",
    "SeatStateJson",
    "ServerRefusalCode",
    "StateJson",
    "TableEntryJson",
    "TableView",
    "Tables",
    "Update",
    "Welcome",
    "choices_to_json",
    "encode",
    "event_to_json",
    "public_state",
    "read_request",
    "request",
    "table_view",
]
