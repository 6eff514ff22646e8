"""How questions about recorded matches are read and answered."""

import gzip
import re
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dnup.server.http.requests import Throttle, address_of
from dnup.server.refused import RequestRefused
from dnup.table.replay import Replay

SHORT = 1000  # bytes that are not worth compressing
LEVEL = 5  # of compression: most of what there is to win, in little time

Endpoint = Callable[[Request], Awaitable[Response]]


class Made(msgspec.Struct, frozen=True):
    """An answer as it is sent."""

    body: bytes
    is_packed: bool


def paced(answer: Endpoint, pace: Throttle) -> Endpoint:
    """The endpoint for as many questions of an address as it may ask."""

    async def endpoint(request: Request) -> Response:
        pace.check(address_of(request))
        return await answer(request)

    return endpoint


def pack(body: bytes, *, takes_gzip: bool) -> Made:
    """An answer, compressed if that is worth it and can be read."""
    if takes_gzip and len(body) >= SHORT:
        return Made(gzip.compress(body, LEVEL, mtime=0), is_packed=True)
    return Made(body, is_packed=False)


def number_in(request: Request, name: str) -> int | None:
    """The number that stands in the path under a name; None if there is none."""
    text = request.path_params[name]
    return int(text) if re.fullmatch(r"[0-9]{1,6}", text) else None


def round_in(request: Request, replay: Replay) -> int:
    """The number of a round in the path, from 1. Raises `RequestRefused` if there is none."""
    number = number_in(request, "round")
    if not number or number > len(replay.rounds):
        raise RequestRefused(404, "no-such-round", rounds=len(replay.rounds))
    return number


def action_in(request: Request, replay: Replay, round_: int, *, least: int) -> int:
    """The number of an action in the path. Raises `RequestRefused` if there is no such one."""
    actions = len(replay.rounds[round_ - 1].actions)
    action = number_in(request, "action")
    if action is None or not least <= action <= actions:
        raise RequestRefused(404, "no-such-action", actions=actions)
    return action
