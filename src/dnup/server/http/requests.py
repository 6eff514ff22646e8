"""What guests send over HTTP, and how often they may."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dnup.protocol import ServerRefusalCode
from dnup.server.limits import Buckets, Rate, address_key
from dnup.server.metrics import Metrics
from dnup.server.play.context import Context
from dnup.server.refused import RequestRefused, too_fast

# What a form on any page can send without being asked first.
_FORMS = {"application/x-www-form-urlencoded", "multipart/form-data", "text/plain"}

Form = TypeVar("Form")


class BulkRoute(Route):
    """A route that takes larger bodies than a message is. Its path has no parameters."""

    def __init__(
        self,
        path: str,
        endpoint: Callable[[Request], Awaitable[Response]],
        *,
        methods: Sequence[str],
        most: int,
    ) -> None:
        """`most` is how many bytes a body may have."""
        super().__init__(path, endpoint, methods=list(methods))
        self.most = most


class Throttle:
    """How often each who asks may do so; without a rate, as often as they like."""

    def __init__(self, rate: Rate | None, metrics: Metrics) -> None:
        self._rate = rate
        self._metrics = metrics
        self._buckets = None if rate is None else Buckets[str](rate)

    def check(self, who: str) -> None:
        """Count that they ask. Raises `RequestRefused` if they may not now."""
        wait = 0.0 if self._buckets is None else self._buckets.take(who, time.monotonic())
        if wait > 0:
            self._metrics.refused(ServerRefusalCode.TOO_FAST)
            raise too_fast(wait, self._rate)


def check_guesses(context: Context, guest: str, address: str) -> None:
    """Raises `RequestRefused` after too many wrong codes, whether the next one is right or wrong.

    A code is as good as a key. `guest` is empty for visitors without a session.
    """
    wait = context.guesses_left(guest, address)
    if wait > 0:
        raise too_fast(wait, context.settings.guess_rate)


async def read_form(request: Request, form: type[Form]) -> Form:
    """What the body of a request says. Raises `RequestRefused` if it cannot be read."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind in _FORMS:
        raise RequestRefused(415, "not-json", type=kind)
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestRefused(400, ServerRefusalCode.BAD_MESSAGE, reason=str(error)) from None


def answer(body: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def address_of(request: Request) -> str:
    """What the address of a request counts as."""
    return address_key("" if request.client is None else request.client.host)
