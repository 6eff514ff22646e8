"""The JSON Schema of all messages: what `web/` and clients in other languages are built on."""

from typing import Any, Final

import msgspec

from dnup.notation import ActionJson
from dnup.notation.action import AreaText, CardText
from dnup.notation.position import SeatText
from dnup.protocol.deck import BadDeckJson, CheckedDeckJson, DeckForm, DecksJson, PlayableDeckJson
from dnup.protocol.delivery import PROTOCOL, Delivery
from dnup.protocol.duplicate import (
    DuplicateBotForm,
    DuplicateForm,
    DuplicateJson,
    DuplicatesJson,
)
from dnup.protocol.event import EventJson
from dnup.protocol.guest import GuestForm, GuestJson, HandoverCodeJson
from dnup.protocol.knowledge import KnowledgeJson
from dnup.protocol.ladder import LadderJson, RatedJson
from dnup.protocol.look import TableLookJson
from dnup.protocol.matches import MatchesJson
from dnup.protocol.moderation import ModeratorRequest, OverviewJson
from dnup.protocol.network import NetworkForm, NetworkJson
from dnup.protocol.people import BlockForm, BlocksJson, ReportForm, SessionsJson
from dnup.protocol.refusal import ServerRefusalCode
from dnup.protocol.replay import RecordForm, ReplayIndexJson, ReplayRoundJson
from dnup.protocol.request import Request
from dnup.protocol.review import MistakesJson, MomentReviewJson, ReviewJson
from dnup.rules import RuleRefusalCode
from dnup.table import TableRefusalCode

Schema = dict[str, Any]

REF: Final = "#/$defs/"

# Types that get a name, although msgspec would write them out each time.
_UNIONS: Final = {
    "Request": (Request, "What a client sends."),
    "Delivery": (Delivery, "What a server sends. Ignore fields that you do not know."),
    "ModeratorRequest": (ModeratorRequest, "What a moderator asks for or does."),
    "EventJson": (EventJson, "What has happened. Ignore kinds that you do not know."),
    "ActionJson": (ActionJson, "What a seat does in its turn."),
}
_TEXTS: Final = {
    "CardText": (CardText, "A card: its active value, a slash, its other value; * is the star."),
    "AreaText": (AreaText, "A play area: its seat, and its number there."),
    "SeatText": (SeatText, "A seat: a letter, in the order of play."),
}
# What is answered over HTTP, and sent there.
ANSWERS: Final = (
    GuestForm,
    GuestJson,
    HandoverCodeJson,
    DeckForm,
    CheckedDeckJson,
    PlayableDeckJson,
    DecksJson,
    BadDeckJson,
    MatchesJson,
    DuplicateForm,
    DuplicateBotForm,
    DuplicateJson,
    DuplicatesJson,
    LadderJson,
    RatedJson,
    TableLookJson,
    OverviewJson,
    NetworkForm,
    NetworkJson,
    RecordForm,
    ReplayIndexJson,
    ReplayRoundJson,
    KnowledgeJson,
    ReviewJson,
    MomentReviewJson,
    MistakesJson,
    SessionsJson,
    ReportForm,
    BlockForm,
    BlocksJson,
)


def json_schema() -> Schema:
    """The JSON Schema (2020-12) of requests and deliveries.

    A document fits it if it is a `Request` or a `Delivery`, which are named under `$defs` with
    all that they are made of; so is what is told of recorded matches.
    """
    names = _UNIONS | _TEXTS
    shapes = [shape for shape, _ in names.values()]
    written, parts = msgspec.json.schema_components(
        [*shapes, *ANSWERS], ref_template=REF + "{name}"
    )
    named = dict(zip(names, written[: len(names)], strict=True))
    defs: Schema = {}
    for name, (_, description) in names.items():
        defs[name] = {**named[name], "title": name, "description": description}
    for name, part in parts.items():
        defs[name] = {key: _by_name(value, named) for key, value in part.items()}
    defs["RefusalCode"] = {
        "title": "RefusalCode",
        "description": "The codes of refusals and goodbyes. There may be more of them one day.",
        "enum": [*RuleRefusalCode, *TableRefusalCode, *ServerRefusalCode],
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"dnup protocol {PROTOCOL}",
        "description": "Written by `python -m dnup.protocol`; docs/protocol.md explains it.",
        "anyOf": [{"$ref": f"{REF}Request"}, {"$ref": f"{REF}Delivery"}],
        "$defs": defs,
    }


def _by_name(part: Any, named: dict[str, Schema]) -> Any:  # noqa: ANN401 - any part of a schema
    """The part with a reference for each part of it that has a name."""
    if isinstance(part, list | tuple):
        return [_by_name(item, named) for item in part]
    if not isinstance(part, dict):
        return part
    default = {"default": part["default"]} if "default" in part else {}
    bare = {key: value for key, value in part.items() if key != "default"}
    for name, schema in named.items():
        # The keys of a dict can only be text: msgspec leaves their type out.
        if schema in (bare, {"type": "string", **bare}):
            return {"$ref": REF + name, **default}
    return {key: _by_name(value, named) for key, value in part.items()}
