"""The admission: where uvicorn's HTTP connections become WebSockets, and who looks after those."""

import asyncio
import logging
import math
import sys
from collections import Counter
from http import HTTPStatus
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from dnup.server.limits import address_key
from dnup.server.metrics import Metrics
from dnup.server.refused import refusal_body
from dnup.server.settings import ServerSettings
from dnup.server.transport.client import Backend, Client, Upgrade, UpgradeRefused
from dnup.server.transport.files import REQUESTS, most_connections
from dnup.server.transport.headers import (
    Caller,
    by_name,
    identify,
    is_known_host,
    origin_error,
    parse_cookies,
)
from dnup.server.transport.headers import security_headers as headers_for
from dnup.server.transport.socket import GOING_AWAY, Socket, SocketProtocol, is_key
from dnup.server.transport.visitors import Visitors

HEAD_BYTES = 64 * 1024  # of a request's line and headers, and of what may follow its body
_REQUEST_SECONDS = 20.0  # for the headers of a request to come
_LINGER_SECONDS = 1.0  # for a sender who is still busy to read why it's refused
_TOLD = 10  # addresses that were turned away, for each look
_LAG_SECONDS = 0.25  # between two looks at the clock

_log = logging.getLogger("dnup.server.door")


class Admission:
    """Lets clients in while the server runs, and looks after those that are in."""

    def __init__(self, backend: Backend, settings: ServerSettings, metrics: Metrics) -> None:
        self._backend = backend
        self.settings = settings
        self.metrics = metrics
        self.is_stopping = False
        self._connections: set[Any] = set()  # uvicorn's: WebSockets and HTTP
        self._files = most_connections()
        # A part of the files is for HTTP alone, or nobody new could come once they are used up.
        self._most = min(settings.connections, self._files - min(REQUESTS, self._files // 4))
        # Behind a proxy all of them are the proxy's.
        of_one = None if settings.behind_proxy else settings.address_connections
        self.visitors = Visitors(REQUESTS, of_one)
        self._turned_away: Counter[tuple[str, str]] = Counter()  # who hasn't been logged yet
        self._is_telling = False  # somebody was logged since the last look
        self._tick = min(settings.ping_after, settings.ping_timeout, _REQUEST_SECONDS) / 4
        self._ping_at = max(1, round(settings.ping_after / self._tick))
        self._drop_at = self._ping_at + max(1, round(settings.ping_timeout / self._tick))
        self._impatient_at = math.ceil(_REQUEST_SECONDS / self._tick)

    def protocol(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> "HttpConnection":
        """The protocol of a new connection: what uvicorn calls its HTTP protocol class."""
        self._connections = server_state.connections
        return HttpConnection(self, config, server_state, app_state, _loop)

    async def watch(self) -> None:
        """Ping the silent, drop the half-open and those that never ask anything, for ever."""
        while True:
            await asyncio.sleep(self._tick)
            for connection in tuple(self._connections):
                if isinstance(connection, SocketProtocol):
                    connection.socket.look(self._ping_at, self._drop_at)
                elif isinstance(connection, HttpConnection):
                    connection.look(self._impatient_at)
            self._is_telling = False
            if self._turned_away:
                self._tell_turned_away()

    def let_in(self, connection: "HttpConnection") -> UpgradeRefused | None:
        """Count a new connection, or say why it's refused."""
        self.visitors.most = min(REQUESTS, self._files - self.metrics.connections)
        code = self.visitors.came(connection)
        if code is None:
            self.metrics.http_connections = len(self.visitors)
            return None
        self.metrics.refused(code)
        self._turned_away[code, connection.address] += 1
        if not self._is_telling:  # others wait for the next look: they may be many
            self._tell_turned_away()
        of_one = code == "too-many-from-address"
        most = self.settings.address_connections if of_one else self.visitors.most
        return UpgradeRefused(
            429 if of_one else 503, refusal_body(code, {"limit": most}), retry_after=30
        )

    def let_out(self, connection: "HttpConnection") -> None:
        """Count a connection no more: it's closed, or a WebSocket."""
        self.visitors.went(connection)
        self.metrics.http_connections = len(self.visitors)

    def _tell_turned_away(self) -> None:
        self._is_telling = True
        for (code, address), count in self._turned_away.most_common(_TOLD):
            facts = {"code": code, "address": address, "count": count}
            _log.warning("turned-away", extra={"facts": facts})
        self._turned_away.clear()

    async def measure(self) -> None:
        """Measure how late the event loop is, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _LAG_SECONDS
            await asyncio.sleep(_LAG_SECONDS)
            self.metrics.lag.add(max(0.0, loop.time() - due))

    def stop(self) -> None:
        """Let nobody in any more and hear nothing; those who are in can still be told things."""
        self.is_stopping = True
        for connection in self._connections:
            if isinstance(connection, SocketProtocol):
                connection.socket.is_muted = True

    def cut(self, port: int) -> None:
        """Close the connections that came in at this port."""
        for connection in tuple(self._connections):
            if isinstance(connection, SocketProtocol) and connection.port == port:
                connection.socket.close(GOING_AWAY, "the network door is closed")
            elif (
                isinstance(connection, HttpConnection) and (connection.server or ("", 0))[1] == port
            ):
                connection.transport.close()

    def admit(self, caller: Caller, url: str, headers: dict[str, str]) -> Client | UpgradeRefused:
        """The client for an upgrade, or why it is refused."""
        if self.is_stopping:
            return UpgradeRefused(503, refusal_body("stopping"), retry_after=5)
        if not is_known_host(caller, self.settings):
            self.metrics.refused("unknown-host")
            return UpgradeRefused(421, refusal_body("unknown-host", {"host": caller.host}))
        code = origin_error(headers, caller, self.settings.own_origins)
        if code is not None:
            _log.info("refused", extra={"facts": {"code": code, "address": caller.address}})
            self.metrics.refused(code)
            facts = {"origin": headers.get("origin", ""), "own": caller.origin}
            return UpgradeRefused(403, refusal_body(code, facts))
        if headers.get("sec-websocket-version") != "13":
            return UpgradeRefused(426, refusal_body("websocket-version", {"version": 13}))
        if not is_key(headers.get("sec-websocket-key", "")):
            return UpgradeRefused(400, refusal_body("websocket-key"))
        if self.metrics.connections >= self._most:
            self.metrics.refused("too-many-connections")
            most = {"limit": self._most}
            return UpgradeRefused(503, refusal_body("too-many-connections", most), retry_after=30)
        path = url.partition("?")[0]
        cookies = parse_cookies(headers.get("cookie", ""))
        try:
            return self._backend.admit(Upgrade(path, caller.address, caller.origin, cookies))
        except Exception:  # noqa: BLE001 - the backend's fault must not become the transport's
            _log.exception("admit-failed")
            return UpgradeRefused(500, refusal_body("server-error"))


class HttpConnection(HttpToolsProtocol):
    """uvicorn's HTTP protocol, which hands a connection over when it asks for a WebSocket."""

    def __init__(
        self,
        admission: Admission,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._admission = admission
        self._latest = b""
        self._head = 0  # bytes of a head that isn't whole yet
        self._is_done = False  # refused, or a WebSocket by now: what else comes in is dropped
        self._looks = 0
        self._is_idle = False  # between two requests, for which uvicorn has a time of its own
        self._is_counted = False
        self.address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, if there is room."""
        super().connection_made(transport)
        self.address = address_key(self.client[0] if self.client else "")
        denied = self._admission.let_in(self)
        self._is_counted = denied is None
        if denied is not None:
            self._is_done = True
            self._answer(denied, self._caller({}))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Be gone."""
        self._let_out()
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Make room for another connection."""
        self._let_out()
        self.transport.close()

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _let_out(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self._admission.let_out(self)

    def _caller(self, headers: dict[str, str]) -> Caller:
        return identify(
            headers,
            self.scheme or "http",
            self.client[0] if self.client else "",
            behind_proxy=self._admission.settings.behind_proxy,
        )

    def data_received(self, data: bytes) -> None:
        """Read on; keep the bytes, as some may follow a request for a WebSocket.

        The parser collects a head until it's whole, so it gets no more of one than is allowed.
        """
        self._is_idle = False
        if self._is_counted:
            self._admission.visitors.is_busy(self)
        at = 0
        while at < len(data) and not (self._is_done or self.transport.is_closing()):
            self._latest = data[at:]
            piece = self._latest[: HEAD_BYTES - self._head]
            at += len(piece)
            self._head += len(piece)
            super().data_received(piece)
            self._latest = b""
            if self._head >= HEAD_BYTES:
                self._refuse_head()

    def on_headers_complete(self) -> None:
        """The head was short enough."""
        self._head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body: what comes behind the last one counts as a head."""
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._head = 0
        super().on_message_complete()

    def _refuse_head(self) -> None:
        self._is_done = True
        self._admission.metrics.refused("head-too-large")
        if self._is_answering():  # another answer is on its way
            self.transport.close()
            return
        body = refusal_body("head-too-large", {"limit": HEAD_BYTES})
        self._answer(UpgradeRefused(431, body), self._caller({}))
        # To close while bytes still come in would lose the sender this answer.
        self.loop.call_later(_LINGER_SECONDS, self.transport.close)

    def on_response_complete(self) -> None:
        """Wait for the next request, or begin with it."""
        self._is_idle = True
        if self._is_counted and not self.pipeline:
            self._admission.visitors.is_idle(self)
        super().on_response_complete()

    def look(self, impatient_at: int) -> None:
        """One look, at even intervals: close it if for too many a request has not come whole."""
        is_busy = self._is_answering()
        is_closing = self.transport.is_closing()  # but its answer hasn't been read
        if (is_busy or self._is_idle) and not is_closing:
            self._looks = 0
            return
        self._looks += 1
        if self._looks >= impatient_at:
            self.transport.abort() if is_closing else self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """Ask at the admission, and hand the connection over or say why not."""
        headers = by_name(self.headers)
        settings = self._admission.settings
        caller = self._caller(headers)
        is_busy = self._is_answering()
        answer: Client | UpgradeRefused
        if is_busy or self.scope["method"] != "GET" or self.scope["http_version"] != "1.1":
            answer = UpgradeRefused(400, refusal_body("websocket-request"))
        else:
            answer = self._admission.admit(caller, self.url.decode("latin-1"), headers)
        if isinstance(answer, UpgradeRefused):
            self._deny(answer, caller)
            return
        # uvicorn calls this while it handles the parser's exception, which says how far it read.
        upgrade = sys.exception()
        early = self._latest[upgrade.args[0] :] if upgrade is not None else b""
        self.connections.discard(self)
        self._let_out()
        socket = Socket(answer, self._admission.metrics, settings.message_bytes)
        protocol = SocketProtocol(socket, settings, self.connections)
        protocol.take_over(self.transport, headers["sec-websocket-key"], early)
        self._is_done = True
        self.parser = None  # type: ignore[assignment] # it holds this object, which nobody else does any more

    def _deny(self, denied: UpgradeRefused, caller: Caller) -> None:
        self._admission.metrics.answered("GET", "websocket", denied.status)
        self._answer(denied, caller)
        self.transport.close()

    def _answer(self, denied: UpgradeRefused, caller: Caller) -> None:
        lines = [
            f"HTTP/1.1 {denied.status} {HTTPStatus(denied.status).phrase}".encode(),
            b"content-type: application/json",
            b"content-length: %d" % len(denied.body),
            b"connection: close",
            b"cache-control: no-store",
            *(name + b": " + value for name, value in headers_for(caller)),
        ]
        if denied.retry_after > 0:
            lines.append(b"retry-after: %d" % math.ceil(denied.retry_after))
        if denied.status == HTTPStatus.UPGRADE_REQUIRED:
            lines.append(b"sec-websocket-version: 13")
        self.transport.write(b"\r\n".join(lines) + b"\r\n\r\n" + denied.body)
