"""The door to the local network: a second listener, closed until this machine's person opens it.

A server for one's own machine listens at 127.0.0.1, where nobody else gets to. Whoever plays on
that machine may let the people around them join: the server then also listens at the machine's
address in its network, until the person closes that door or the server stops.
"""

import asyncio
import contextlib
import errno
import logging
import socket
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.protocol.network import NetworkForm, NetworkJson
from dnup.server.http.app import is_local
from dnup.server.http.requests import answer, read_form
from dnup.server.refused import RequestRefused
from dnup.server.settings import ServerSettings
from dnup.server.transport.admission import Admission
from dnup.server.transport.headers import is_own_name, is_private

PORTS = 10  # that are tried, from the one after the server's own on
LAST_PORT = 65535

Start = Callable[[socket.socket], Awaitable[asyncio.AbstractServer]]
FindAddress = Callable[[], str | None]

_log = logging.getLogger("dnup.server.network")


class NetworkError(Exception):
    """The door cannot be opened: a code, and the facts that go with it."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


@dataclass(frozen=True, slots=True)
class _Listener:
    host: str
    port: int
    listening: socket.socket
    server: asyncio.AbstractServer

    @property
    def address(self) -> str:
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"


class NetworkResource:
    """The second listener of a server, and who may open and close it."""

    def __init__(self, admission: Admission, find_address: FindAddress | None = None) -> None:
        """`find_address` gives this machine's address in its network, if it is in one."""
        self._admission = admission
        self._settings = admission.settings
        self._find = find_address or (lambda: _address_of(self._settings))
        self._listener: _Listener | None = None
        self._changing = asyncio.Lock()
        self._start: Start
        self._port = 0  # of the server itself

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """How a page asks whether the door is open, and opens or closes it."""
        return [
            Route("/api/network", self._tell, methods=["GET"]),
            Route("/api/network", self._change, methods=["POST"]),
        ]

    def attach(self, start: Start, port: int) -> None:
        """The server runs at this port; `start` serves at another socket, too."""
        self._start = start
        self._port = port

    async def open(self) -> None:
        """Listen at this machine's address in its network. Raises `NetworkError`."""
        async with self._changing:
            host = self._host()
            if self._listener is not None and self._listener.host == host:
                return
            self._close()
            listening = _bind(host, self._port)
            try:
                server = await self._start(listening)
            except OSError as error:
                listening.close()
                raise _unopened(error) from error
            port = int(listening.getsockname()[1])
            self._listener = _Listener(host, port, listening, server)
            _log.info("network-opened", extra={"facts": {"address": self._listener.address}})

    async def close(self) -> None:
        """Listen there no more; those who came in there are cut off."""
        async with self._changing:
            self._close()

    def stop_listening(self) -> None:
        """Let nobody else in there; those who are in stay: the server stops, and tells them."""
        if self._listener is not None:
            self._listener.server.close()
            self._listener.listening.close()

    def _close(self) -> None:
        if self._listener is None:
            return
        self.stop_listening()
        self._admission.cut(self._listener.port)
        self._listener = None
        _log.info("network-closed")

    def _host(self) -> str:
        host = self._find()
        if host is None:
            raise NetworkError("no-network")
        if self._settings.network == "auto" and ip_address(host).is_global:
            # Nobody should open a server to the whole internet with one click.
            raise NetworkError("public-address", address=host)
        return host

    def _told(self) -> NetworkJson:
        listener = self._listener
        if listener is None:
            return NetworkJson(None)
        return NetworkJson(listener.address, moved=self._find() != listener.host)

    async def _tell(self, request: Request) -> Response:
        self._check(request)
        return answer(self._told())

    async def _change(self, request: Request) -> Response:
        self._check(request)
        form = await read_form(request, NetworkForm)
        try:
            await (self.open() if form.open else self.close())
        except NetworkError as error:
            self._admission.metrics.refused(error.code)
            raise RequestRefused(503, error.code, **error.facts) from None
        return answer(self._told())

    def _check(self, request: Request) -> None:
        """Raises `RequestRefused` for all but pages on this machine: nobody else may even ask."""
        if not has_door(self._settings):
            raise RequestRefused(404, "network-off")
        listener = self._listener
        came_in_there = listener is not None and request.scope["server"][1] == listener.port
        # A name that somebody else's DNS lets lead here is not this machine's own.
        own_name = is_own_name(request.url.hostname or "")
        if came_in_there or not own_name or not is_local(request, behind_proxy=False):
            self._admission.metrics.refused("not-this-machine")
            raise RequestRefused(403, "not-this-machine")


def has_door(settings: ServerSettings) -> bool:
    """Whether there is anything to open: the server is for its own machine alone, so far."""
    return is_private(settings) and settings.network != "off"


def find_address() -> str | None:
    """This machine's IPv4 address in its network; None if it is in none."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        # Nothing is sent: the system only says from which of its addresses it would send.
        asking.connect(("192.0.2.1", 9))
        return _usable(asking.getsockname()[0])
    # A network without a way out has no such address; the machine's name may lead to it.
    with contextlib.suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        return next(filter(None, (_usable(str(entry[4][0])) for entry in found)), None)
    return None


def _address_of(settings: ServerSettings) -> str | None:
    return find_address() if settings.network == "auto" else settings.network


def _usable(address: str) -> str | None:
    parsed = ip_address(address)
    return None if parsed.is_loopback or parsed.is_unspecified else address


def _bind(host: str, port: int) -> socket.socket:
    """A socket at one of the next ports: the same one each time, so that a firewall can know it."""
    last = min(port + PORTS, LAST_PORT)
    for number in range(port + 1, last + 1):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, number))
            listening.listen()
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE:
                raise _unopened(error) from error
        else:
            return listening
    raise NetworkError("network-ports-taken", first=str(port + 1), last=str(last))


def _unopened(error: OSError) -> NetworkError:
    if error.errno == errno.EADDRNOTAVAIL:  # the network has just gone, or it was never ours
        return NetworkError("no-network")
    return NetworkError("network-not-opened", reason=error.strerror or str(error))
