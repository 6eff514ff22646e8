"""Why a request is refused: raised where that turns out, and made into a response here alone."""

from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from dnup.notation import TextError
from dnup.protocol import ServerRefusalCode
from dnup.rules import DeckError
from dnup.server.refused import RequestRefused, refusal_body
from dnup.server.store import StoreError
from dnup.table.replay import MOST_ACTIONS, RecordTooLongError
from dnup.table.seating import bad_deck

LONGEST_FACT = 200  # characters

_CODES = {
    400: "bad-request",
    403: "forbidden",
    404: "not-found",
    405: "method-not-allowed",
    408: "too-slow",
    413: "too-large",
    429: "too-many",
    500: "server-error",
    503: "not-ready",
}

Facts = Mapping[str, object]
Handler = Callable[[Request, Exception], Awaitable[Response]]


def refuse(
    status: int,
    code: str | None = None,
    facts: Facts | None = None,
    *,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A refusal as JSON, `{"code": ..., "facts": {...}}`; without a code, the status' own."""
    body = refusal_body(code or _CODES.get(status, "refused"), facts)
    return Response(body, status, headers=headers, media_type="application/json")


def short(facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """Facts that can be told: a line of somebody's file may be endless."""
    return {
        name: fact if isinstance(fact, int) else fact[:LONGEST_FACT] for name, fact in facts.items()
    }


def response_to(error: Exception) -> Response:
    """What is answered when an endpoint raised this."""
    match error:
        case RequestRefused():
            return refuse(error.status, error.code, error.facts, headers=error.headers)
        case StoreError():
            return refuse(503, ServerRefusalCode.NOT_SAVED)
        case TextError():
            facts = {"fault": error.code, "place": error.place, **short(error.facts)}
            return refuse(422, "bad-record", facts)
        case RecordTooLongError():
            return refuse(422, "record-too-long", {"actions": error.actions, "limit": MOST_ACTIONS})
        case DeckError():
            bad = bad_deck(error)
            return refuse(422, bad.code, short(bad.facts))
        case HTTPException():
            return _refused_by_framework(error)
        case _:
            return refuse(500)


def _refused_by_framework(error: HTTPException) -> Response:
    headers = dict(error.headers or {})
    facts: dict[str, object] = {}
    if "Allow" in headers:
        facts["allowed"] = headers["Allow"].split(", ")
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        facts["limit"] = int(headers.pop("x-limit"))
    return refuse(error.status_code, facts=facts, headers=headers)


async def _answer(_request: Request, error: Exception) -> Response:
    return response_to(error)


_RAISED = (RequestRefused, StoreError, TextError, RecordTooLongError, DeckError, HTTPException)
HANDLERS: dict[int | type[Exception], Handler] = {**dict.fromkeys(_RAISED, _answer), 500: _answer}
