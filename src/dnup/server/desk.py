"""Where guests ask over HTTP for what is theirs: who asks, what they send, how often they may."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dnup.protocol import Trouble
from dnup.server.app import refuse
from dnup.server.limits import Buckets, Rate
from dnup.server.store import Guest, Store

# What a form on any page can send without being asked first.
_FORMS = {"application/x-www-form-urlencoded", "multipart/form-data", "text/plain"}

Form = TypeVar("Form")


@dataclass(frozen=True, slots=True)
class Desk:
    """What the parts of the HTTP side share. The store is there once the server has started."""

    store: Callable[[], Store]
    known: Callable[[Request], Awaitable[tuple[Guest, str] | Response]]

    async def guest(self, request: Request) -> Guest | Response:
        """The guest of a request; or why there is none."""
        known = await self.known(request)
        return known if isinstance(known, Response) else known[0]


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


def too_fast(wait: float, limit: Rate | str | None) -> Response:
    """The refusal of what comes too often or too much at once, with the seconds to wait."""
    seconds = int(wait) + 1
    facts = {"seconds": seconds, "limit": str(limit)}
    return refuse(429, Trouble.TOO_FAST, facts, headers={"retry-after": str(seconds)})


class Pace:
    """How often each guest may ask for something."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: Buckets[str] = Buckets(rate)

    def refusal(self, guest: Guest) -> Response | None:
        """None if a guest may ask now, which counts."""
        wait = self._buckets.take(guest.id, time.monotonic())
        return too_fast(wait, self._rate) if wait > 0 else None
