"""Where guests ask over HTTP for what is theirs: who asks, what they send, how often they may."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dnup.protocol import Trouble
from dnup.server.errors import RequestRefused, too_fast
from dnup.server.limits import Buckets, Rate, address_key
from dnup.server.metrics import Metrics
from dnup.server.store import Guest, Store

# What a form on any page can send without being asked first.
_FORMS = {"application/x-www-form-urlencoded", "multipart/form-data", "text/plain"}

Form = TypeVar("Form")


class Pace:
    """How often each who asks may do so; without a rate, as often as they like."""

    def __init__(self, rate: Rate | None, metrics: Metrics) -> None:
        self._rate = rate
        self._metrics = metrics
        self._buckets = None if rate is None else Buckets[str](rate)

    def check(self, who: str) -> None:
        """Count that they ask. Raises `RequestRefused` if they may not now."""
        wait = 0.0 if self._buckets is None else self._buckets.take(who, time.monotonic())
        if wait > 0:
            self._metrics.refused(Trouble.TOO_FAST)
            raise too_fast(wait, self._rate)


@dataclass(frozen=True, slots=True)
class Desk:
    """What the parts of the HTTP side share. The store is there once the server has started."""

    store: Callable[[], Store]
    known: Callable[[Request], Awaitable[tuple[Guest, str] | None]]

    async def session(self, request: Request) -> tuple[Guest, str]:
        """The guest of a request and the session. Raises `RequestRefused` if there is none."""
        known = await self.known(request)
        if known is None:
            raise RequestRefused(401, Trouble.NO_SESSION)
        return known

    async def guest(self, request: Request, pace: Pace) -> Guest:
        """The guest of a request, who may ask now. Raises `RequestRefused`."""
        guest, _ = await self.session(request)
        pace.check(guest.id)
        return guest

    async def anyone(self, request: Request, pace: Pace) -> Guest | None:
        """The guest of a request, or None for who has no session; who may ask now."""
        known = await self.known(request)
        pace.check(f"address {address_of(request)}" if known is None else known[0].id)
        return None if known is None else known[0]


async def read_form(request: Request, form: type[Form]) -> Form:
    """What the body of a request says. Raises `RequestRefused` if it cannot be read."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind in _FORMS:
        raise RequestRefused(415, "not-json", type=kind)
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestRefused(400, Trouble.BAD_MESSAGE, reason=str(error)) from None


def answer(body: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def address_of(request: Request) -> str:
    """What the address of a request counts as."""
    return address_key("" if request.client is None else request.client.host)
