"""The HTTP side: the server's own pages, the service's routes, the site, and a guard before all."""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dnup.server.http.errors import HANDLERS, refuse, response_to
from dnup.server.http.requests import BulkRoute
from dnup.server.http.site import Site
from dnup.server.metrics import CONTENT_TYPE
from dnup.server.settings import MetricsFor
from dnup.server.transport.admission import Admission
from dnup.server.transport.client import Backend
from dnup.server.transport.headers import (
    Caller,
    by_name,
    identify,
    is_known_host,
    is_loopback,
    origin_error,
    security_headers,
)

_SECONDS = 30.0  # for a whole request, until the answer has been taken
_SAFE = {"GET", "HEAD", "OPTIONS"}
_QUIET = {"/healthz", "/readyz", "/metrics"}  # asked for all day long
_log = logging.getLogger("dnup.server.http")


def make_app(
    backend: Backend, admission: Admission, site: Site, more: Sequence[BaseRoute] = ()
) -> ASGIApp:
    """The ASGI application: `/healthz`, `/readyz`, `/metrics`, the service's routes, the site.

    `more` are further routes of the shell.
    """

    async def readyz(_request: Request) -> Response:
        is_ready = not admission.is_stopping and await backend.is_ready()
        return Response("ready\n", media_type="text/plain") if is_ready else refuse(503)

    async def metrics(request: Request) -> Response:
        behind_proxy = admission.settings.behind_proxy
        is_open = admission.settings.metrics is MetricsFor.ALL
        if not is_open and not is_local(request, behind_proxy=behind_proxy):
            return refuse(404)
        return Response(admission.metrics.page(), headers={"content-type": CONTENT_TYPE})

    own = [Route("/healthz", _healthz), Route("/readyz", readyz)]
    if admission.settings.metrics is not MetricsFor.OFF:
        own.append(Route("/metrics", metrics))

    async def refused(request: Request, error: Exception) -> Response:
        is_lost = getattr(error, "status_code", None) == HTTPStatus.NOT_FOUND
        return (site.lost(request) if is_lost else None) or response_to(error)

    handlers = {**HANDLERS, HTTPException: refused}
    services = backend.routes
    routes: list[BaseRoute] = [*own, *more, *services, *site.routes]
    app = Starlette(routes=routes, exception_handlers=handlers)
    app.router.redirect_slashes = False  # an address is right or wrong
    bulk = {route.path: route.most for route in services if isinstance(route, BulkRoute)}
    return Guard(app, admission, bulk)


class Guard:
    """What every request passes: origin, size, time; security headers, counting, one log line."""

    def __init__(self, app: ASGIApp, admission: Admission, bulk: Mapping[str, int]) -> None:
        """`bulk` are the paths that take larger bodies than a message, and how large ones."""
        self._app = app
        self._admission = admission
        self._bulk = bulk
        self._settings = admission.settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request. WebSockets never get here, and there is no lifespan."""
        began = time.perf_counter()
        headers = by_name(scope["headers"])
        address, port = scope["client"] or ("", 0)
        caller = identify(
            headers, scope["scheme"], address, behind_proxy=self._settings.behind_proxy
        )
        scope["scheme"] = caller.scheme
        scope["client"] = (caller.address, port)
        scope["caller"] = caller
        answer = _Answer(send, caller)
        limit = self._bulk.get(scope["path"], self._settings.message_bytes)
        refusal = self._refusal(scope, headers, caller, limit)
        if refusal is not None:
            await refusal(scope, receive, answer.send)
        else:
            await self._run(scope, _Body(receive, limit), answer)
        self._note(scope, answer.status, caller, time.perf_counter() - began)

    def _refusal(
        self, scope: Scope, headers: dict[str, str], caller: Caller, limit: int
    ) -> Response | None:
        """Why a request is not even looked at."""
        if self._admission.is_stopping:
            return refuse(503, "stopping", headers={"retry-after": "5"})
        # Who looks after the server asks by any name.
        if scope["path"] not in _QUIET and not is_known_host(caller, self._settings):
            self._admission.metrics.refused("unknown-host")
            return refuse(421, "unknown-host", {"host": caller.host})
        if scope["method"] not in _SAFE:
            code = origin_error(headers, caller, self._settings.own_origins)
            if code is not None:
                self._admission.metrics.refused(code)
                facts = {"origin": headers.get("origin", ""), "own": caller.origin}
                return refuse(403, code, facts)
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > limit:
            # The rest is read and dropped: to hang up on a sender would lose it the answer.
            return refuse(413, facts={"limit": limit})
        return None

    async def _run(self, scope: Scope, body: "_Body", answer: "_Answer") -> None:
        try:
            async with asyncio.timeout(_SECONDS):
                await self._app(scope, body.receive, answer.send)
        except TimeoutError:
            if not answer.status:
                late = refuse(408, facts={"seconds": _SECONDS}, headers={"connection": "close"})
                await late(scope, body.receive, answer.send)
        except Exception:  # noqa: BLE001 - Starlette has answered; what is left is to say it
            _log.exception("request-failed", extra={"facts": {"route": _route(scope)}})

    def _note(self, scope: Scope, status: int, caller: Caller, seconds: float) -> None:
        """Count it and log it; by its route, because a path may hold a code or a link."""
        route = _route(scope)
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self._admission.metrics.answered(method, route, status)
        facts = {
            "method": method,
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 1),
            "address": caller.address,
        }
        level = logging.DEBUG if route in _QUIET else logging.INFO
        _log.log(level, "request", extra={"facts": facts})


class _Answer:
    """An answer on its way out: adds the headers that every one carries, remembers its status."""

    def __init__(self, send: Send, caller: Caller) -> None:
        self._send = send
        self._caller = caller
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = list(message.get("headers", ()))
            present = {name for name, _ in headers}
            wanted = [*security_headers(self._caller), (b"cache-control", b"no-store")]
            headers += [pair for pair in wanted if pair[0] not in present]
            message = {**message, "headers": headers}
        await self._send(message)


class _Body:
    """A body on its way in, up to its limit."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._limit = limit
        self._size = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > self._limit:
            raise HTTPException(413, headers={"x-limit": str(self._limit)})
        return message


def _route(scope: Scope) -> str:
    return str(getattr(scope.get("route"), "path", "") or "none")


def is_local(request: Request, *, behind_proxy: bool) -> bool:
    """Whether a request comes from this machine, as far as proxies tell."""
    if request.client is None or not is_loopback(request.client.host):
        return False
    # A proxy that nobody told us of comes from this machine, too; but it says for whom it asks.
    return behind_proxy or _FORWARDED.isdisjoint(request.headers)


async def _healthz(_request: Request) -> Response:
    return Response("alive\n", media_type="text/plain")


_FORWARDED = {"forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"}
_METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}
