"""What the transport and the rest of the server know of each other.

The transport speaks HTTP and WebSocket and knows nothing of tables; a `Backend` knows tables and
never sees a socket. Everything here is called on the event loop's thread.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from starlette.routing import BaseRoute


@dataclass(frozen=True, slots=True)
class Upgrade:
    """A request to open a WebSocket. Its origin has been checked; nothing else has."""

    path: str
    address: str  # of the client; behind a trusted proxy, what the proxy says
    base_url: str  # the server's own address as the client sees it, without a slash at the end
    cookies: Mapping[str, str] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class UpgradeRefused:
    """The answer to an upgrade that is not granted: a status and a JSON body."""

    status: int
    body: bytes
    retry_after: float = 0.0  # seconds; sent as a header when above 0


class Wire(Protocol):
    """What a client can do with its socket."""

    def send(self, message: bytes) -> None:
        """Send a text message (UTF-8). Never blocks; does nothing once the wire is closed."""

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye and close. The client's `closed` follows later, not from within."""


class Client(Protocol):
    """One client: `opened` comes first, `closed` last, each exactly once.

    An exception from `opened` or `received` is logged and closes the wire with code 1011.
    """

    def opened(self, wire: Wire) -> None:
        """The socket stands."""

    def received(self, message: bytes) -> None:
        """One whole text message: valid UTF-8, no longer than the limit."""

    def closed(self) -> None:
        """The socket is gone, for whatever reason; nothing is received or sent any more."""


class Backend(Protocol):
    """Everything behind the transport. It has started already."""

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Its HTTP routes, asked for once."""

    def listens_at(self, address: str) -> None:
        """It can now be reached on this machine at this web address."""

    async def stop(self) -> None:
        """Say goodbye to the clients and bring everything to safety.

        From its call on no message is received, nobody is admitted and no request begins; those
        that had begun are over. Wires can still be written to and closed; what it leaves open is
        closed afterwards.
        """

    def admit(self, upgrade: Upgrade) -> Client | UpgradeRefused:
        """The client that shall hold this socket, or why there is none."""

    async def is_ready(self) -> bool:
        """Whether clients can be served now."""
