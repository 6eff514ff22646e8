"""Where guests ask over HTTP for what is theirs: who asks, what they send, how often they may."""

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dnup.protocol import Trouble
from dnup.server.app import refuse
from dnup.server.limits import Buckets, Rate, address_key
from dnup.server.metrics import Metrics
from dnup.server.store import Guest, Store

LONGEST_FACT = 200  # characters

# What a form on any page can send without being asked first.
_FORMS = {"application/x-www-form-urlencoded", "multipart/form-data", "text/plain"}

Form = TypeVar("Form")


class Pace:
    """How often each who asks may do so; without a rate, as often as they like."""

    def __init__(self, rate: Rate | None, metrics: Metrics) -> None:
        self._rate = rate
        self._metrics = metrics
        self._buckets = None if rate is None else Buckets[str](rate)

    def refusal(self, who: str) -> Response | None:
        """None if they may ask now, which counts."""
        if self._buckets is None:
            return None
        wait = self._buckets.take(who, time.monotonic())
        if wait <= 0:
            return None
        self._metrics.refused(Trouble.TOO_FAST)
        return too_fast(wait, self._rate)


@dataclass(frozen=True, slots=True)
class Desk:
    """What the parts of the HTTP side share. The store is there once the server has started."""

    store: Callable[[], Store]
    known: Callable[[Request], Awaitable[tuple[Guest, str] | Response]]

    async def guest(self, request: Request, pace: Pace) -> Guest | Response:
        """The guest of a request, who may ask now; or why there is no answer."""
        known = await self.known(request)
        if isinstance(known, Response):
            return known
        return pace.refusal(known[0].id) or known[0]


async def read_form(request: Request, form: type[Form]) -> Form | Response:
    """What the body of a request says; or why it cannot be read."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind in _FORMS:
        return refuse(415, "not-json", {"type": kind})
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return refuse(400, Trouble.BAD_MESSAGE, {"reason": str(error)})


def answer(body: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def short(facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """Facts that can be told: a line of somebody's file may be endless."""
    return {
        name: fact if isinstance(fact, int) else fact[:LONGEST_FACT] for name, fact in facts.items()
    }


def address_of(request: Request) -> str:
    """What the address of a request counts as."""
    return address_key("" if request.client is None else request.client.host)


def too_fast(wait: float, limit: Rate | str | None) -> Response:
    """The refusal of what comes too often or too much at once, with the seconds to wait."""
    seconds = int(wait) + 1
    facts = {"seconds": seconds, "limit": str(limit)}
    return refuse(429, Trouble.TOO_FAST, facts, headers={"retry-after": str(seconds)})
