"""One WebSocket: picows reads and writes the frames, the rules of a conversation are here."""

import asyncio
import logging
import socket
from base64 import b64decode
from collections.abc import MutableSet
from typing import Any

from picows import WSAutoPingStrategy, WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from dnup.server.metrics import Metrics
from dnup.server.settings import ServerSettings
from dnup.server.transport.client import Client

GOING_AWAY = 1001
UNSUPPORTED = 1003
INVALID_TEXT = 1007
POLICY = 1008
TOO_BIG = 1009
INTERNAL = 1011
RESTART = 1012

_TEXT = WSMsgType.TEXT
_COPIED = 8192  # picows copies what it sends up to here, and only borrows what is longer
_HEAD = 14  # the room that a frame's header may need
_GOODBYE_SECONDS = 3.0  # for the peer to answer a close
_EXTRAS = 100  # control frames and fragments between two looks; a browser sends hardly any
_REASON_BYTES = 123

_log = logging.getLogger("dnup.server.socket")


class Socket(WSListener):
    """The wire of one client, and what comes in on it.

    Every frame is checked: text only, whole or in fragments, valid UTF-8, no longer than the
    limit. A peer that does not read is dropped as soon as the backlog passes its limit.
    """

    __slots__ = (
        "_client",
        "_extras",
        "_goodbye",
        "_limit",
        "_metrics",
        "_parts",
        "_size",
        "_transport",
        "is_muted",
        "is_open",
        "quiet",
    )

    def __init__(self, client: Client, metrics: Metrics, limit: int) -> None:
        self._client = client
        self._metrics = metrics
        self._limit = limit
        self._transport: WSTransport
        self._parts: list[bytes] | None = None  # of a message that comes in fragments
        self._size = 0
        self._extras = 0
        self._goodbye: asyncio.TimerHandle | None = None
        self.is_open = False  # neither side has said goodbye
        self.is_muted = False  # what comes in is dropped
        self.quiet = 0  # looks at it since something was heard

    @property
    def backlog(self) -> int:
        """The bytes that wait in this process."""
        return self._transport.underlying_transport.get_write_buffer_size()

    def send(self, message: bytes) -> None:
        """Send a text message; does nothing once closed."""
        if not self.is_open:
            return
        self._metrics.sent += 1
        if len(message) <= _COPIED:
            self._transport.send(_TEXT, message)
        else:
            # What picows borrows it may overwrite before a slow peer has taken it.
            self._transport.send_reuse_external_bytearray(_TEXT, bytearray(_HEAD) + message, _HEAD)

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye with a code and a reason; cut the line if the peer does not answer soon."""
        if not self.is_open:
            return
        self.is_open = False
        short = reason.encode()[:_REASON_BYTES].decode(errors="ignore")
        self._transport.send_close(code, short.encode())  # type: ignore[arg-type]
        loop = asyncio.get_running_loop()
        self._goodbye = loop.call_later(_GOODBYE_SECONDS, self.abort)

    def abort(self) -> None:
        """Cut the line at once, whatever waits to be sent."""
        self.is_open = False
        self._transport.underlying_transport.abort()

    def look(self, ping_at: int, drop_at: int) -> None:
        """One look at a socket, at even intervals: ping it, or drop it if it has gone silent."""
        self.quiet += 1
        self._extras = 0
        if self.quiet >= drop_at:
            self._metrics.half_open += self.is_open
            self.abort()
        elif self.quiet == ping_at and self.is_open:
            self._transport.send_ping()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self._transport = transport
        self.is_open = True
        self._metrics.connections += 1
        self._metrics.accepted += 1
        try:
            self._client.opened(self)
        except Exception:  # noqa: BLE001 - the service's fault must not become the shell's
            self._fail()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame came in."""
        self.quiet = 0
        kind = frame.msg_type
        if not self.is_open or transport.is_close_frame_sent:
            self.is_open = False  # picows closes by itself when a frame cannot be read
            if kind is WSMsgType.CLOSE:
                transport.disconnect()
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(WSCloseCode.PROTOCOL_ERROR.value, "no extension was agreed upon")
        elif kind is _TEXT and frame.fin and self._parts is None:
            self._deliver(frame.get_payload_as_bytes())
        else:
            self._take_other(kind, frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows' signature
        """The connection is gone."""
        self.is_open = False
        if self._goodbye is not None:
            self._goodbye.cancel()
        self._metrics.connections -= 1
        try:
            self._client.closed()
        except Exception:  # noqa: BLE001 - as above
            _log.exception("client-failed")

    def pause_writing(self) -> None:
        """The backlog has passed its limit."""
        if self.is_open:
            self._metrics.slow_readers += 1
            _log.info("slow-reader", extra={"facts": {"backlog": self.backlog}})
        self.is_open = False
        # Not from within the transport's own write.
        asyncio.get_running_loop().call_soon(self.abort)

    def resume_writing(self) -> None:
        """The backlog is gone; but so is the connection."""

    def _take_other(self, kind: WSMsgType, frame: WSFrame) -> None:
        """Take a frame that is not a whole text message."""
        self._extras += 1
        if self._extras > _EXTRAS:
            self.close(POLICY, "too many control frames or fragments")
        elif kind is WSMsgType.PING:
            self._transport.send_pong(frame.get_payload_as_bytes())
        elif kind is WSMsgType.CLOSE:
            self._answer_goodbye(int(frame.get_close_code().value))
        elif kind is WSMsgType.BINARY:
            self.close(UNSUPPORTED, "only text is understood here")
        elif kind in {_TEXT, WSMsgType.CONTINUATION}:
            self._take_fragment(kind, frame)

    def _take_fragment(self, kind: WSMsgType, frame: WSFrame) -> None:
        if (kind is _TEXT) == (self._parts is not None):
            self.close(WSCloseCode.PROTOCOL_ERROR.value, "fragments out of order")
            return
        if self._parts is None:
            self._parts, self._size = [], 0
        self._size += frame.payload_size
        if self._size > self._limit:
            self.close(TOO_BIG, f"a message has at most {self._limit} bytes")
            return
        self._parts.append(frame.get_payload_as_bytes())
        if frame.fin:
            message = b"".join(self._parts)
            self._parts = None
            self._deliver(message)

    def _deliver(self, message: bytes) -> None:
        if not message.isascii():
            try:
                message.decode()
            except UnicodeDecodeError:
                self.close(INVALID_TEXT, "text that is not UTF-8")
                return
        if self.is_muted:
            return
        self._metrics.received += 1
        try:
            self._client.received(message)
        except Exception:  # noqa: BLE001 - the service's fault must not become the shell's
            self._fail()

    def _answer_goodbye(self, code: int) -> None:
        self.is_open = False
        told = code if code >= 3000 or code in _SAYABLE else WSCloseCode.OK.value
        self._transport.send_close(told, b"")  # type: ignore[arg-type]
        self._transport.disconnect()
        self._goodbye = asyncio.get_running_loop().call_later(_GOODBYE_SECONDS, self.abort)

    def _fail(self) -> None:
        _log.exception("client-failed")
        self.close(INTERNAL, "the server made a mistake")


class SocketProtocol(WSProtocol):  # type: ignore[misc]
    """picows' protocol for a connection that uvicorn has read the request of.

    It stands among uvicorn's connections for as long as it lives, so that uvicorn's graceful stop
    waits for it and tells it to go.
    """

    def __init__(
        self, listener: Socket, settings: ServerSettings, connections: MutableSet[Any]
    ) -> None:
        super().__init__(
            None,  # host and port, path: a client's business
            None,
            False,  # noqa: FBT003 - picows takes positions only
            lambda _request: listener,
            _PICOWS_LOG,
            True,  # noqa: FBT003 - an exception disconnects
            None,  # no timeout: the request is here already
            False,  # noqa: FBT003 - pings and pongs are the listener's
            settings.ping_after,
            settings.ping_timeout,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # noqa: FBT003
            settings.message_bytes,
            None,  # no more headers
            _READ_BYTES,
        )
        self.socket = listener
        self.port = 0  # that it came in at
        self._backlog = settings.backlog_bytes
        self._connections = connections

    def take_over(self, transport: asyncio.Transport, key: str, early: bytes) -> None:
        """Answer the request with this key and be the transport's protocol from now on.

        `early` are bytes that came right behind the request.
        """
        self.port = transport.get_extra_info("sockname")[1]
        raw = transport.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self._backlog)
        transport.set_write_buffer_limits(high=self._backlog)
        self._connections.add(self)
        self.connection_made(transport)
        transport.set_protocol(self)
        self._feed(_REQUEST % key.encode())
        self._feed(early)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave uvicorn's connections."""
        self._connections.discard(self)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """What uvicorn calls when it stops."""
        self.socket.close(RESTART, "the server stops")

    def _feed(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            room = self.get_buffer(len(rest))
            size = min(len(room), len(rest))
            room[:size] = rest[:size]
            self.buffer_updated(size)
            rest = rest[size:]


def is_key(key: str) -> bool:
    """Whether this is a Sec-WebSocket-Key: 16 bytes in base 64."""
    try:
        return len(b64decode(key, validate=True)) == 16
    except ValueError:
        return False


class _Discreet(logging.LoggerAdapter[logging.Logger]):
    """picows' log: what a peer did wrong is no error of the server."""

    def log(self, level: int, msg: object, *args: object, **options: Any) -> None:  # noqa: ANN401
        """Log it for who looks closely, unless it is a failure of picows itself."""
        super().log(level if options.get("exc_info") else logging.DEBUG, msg, *args, **options)


_PICOWS_LOG = _Discreet(logging.getLogger("picows"), {})
_READ_BYTES = 2048  # at first; it grows with the messages
_SAYABLE = {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014}
_REQUEST = (
    b"GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %b\r\n\r\n"
)
