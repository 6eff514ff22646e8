"""Run a server: listen, serve, and stop so that nothing is lost."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from types import FrameType
from typing import Any

import uvicorn

from dnup.server.http.app import make_app
from dnup.server.http.network import NetworkResource
from dnup.server.http.site import Site
from dnup.server.metrics import Metrics
from dnup.server.settings import ServerSettings
from dnup.server.transport.admission import Admission
from dnup.server.transport.client import Backend
from dnup.server.transport.files import raise_files
from dnup.server.transport.socket import SocketProtocol

OpenBackend = Callable[[ServerSettings, Metrics], Awaitable[Backend]]

_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_FORCED = 1  # the exit code after a second signal
# A browser keeps a connection for its next request. To close it sooner than the browser would
# loses a request that is just on its way.
_IDLE_SECONDS = 75
_ANSWER_SECONDS = 5.0  # for requests under way when the server is told to stop
SWITCH_SECONDS = 0.0001
_CLOSE_SECONDS = 5  # for sockets to close after the backend has stopped

_log = logging.getLogger("dnup.server")


class ListenError(Exception):
    """An address that cannot be listened at; the `OSError` says why."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        super().__init__(f"{host}:{port}: {error}")
        self.host = host
        self.port = port
        self.error = error


def serve(
    settings: ServerSettings, open_backend: OpenBackend, on_ready: Callable[[str, str | None], None]
) -> None:
    """Serve until SIGINT or SIGTERM; a second one of them ends the process at once.

    `on_ready` gets the server's address on this machine as soon as it can be used, and the one
    that others in the network can use, if it is open to them and that is known. Raises
    `ListenError` if the address is taken, and lets the backend's `StartError` through.
    """
    sockets = listen(settings.host, settings.port)
    missing = raise_files(settings.connections)
    if missing:
        _log.warning("few-open-files", extra={"facts": {"missing": missing}})
    # The store's thread asks for the interpreter's lock a few times a commit, for which everybody
    # waits; the usual 5 ms for each would be most of the time that a move takes.
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(settings, sockets, open_backend, on_ready))
    finally:
        for listening in sockets:
            listening.close()


async def _serve(
    settings: ServerSettings,
    sockets: list[socket.socket],
    open_backend: OpenBackend,
    on_ready: Callable[[str, str | None], None],
) -> None:
    asyncio.get_running_loop().set_exception_handler(log_failure)
    metrics = Metrics()
    backend = await open_backend(settings, metrics)
    server = make_server(settings, backend, metrics)

    def tell() -> None:
        address = web_address(settings.host, sockets)
        backend.listens_at(address)
        on_ready(address, network_address(settings.host, sockets))

    server.on_ready = tell
    await server.serve(sockets)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - Windows has none

    return uvloop.new_event_loop


def make_server(
    settings: ServerSettings, backend: Backend, metrics: Metrics, site: Site | None = None
) -> "Server":
    """A server for this backend that listens at nothing yet; without a site, of the built one."""
    admission = Admission(backend, settings, metrics)
    network = NetworkResource(admission)
    config = uvicorn.Config(
        make_app(backend, admission, site or Site(public_url=settings.public_url), network.routes),
        http=admission.protocol,  # type: ignore[arg-type] # it calls it, no more
        ws=SocketProtocol,
        loop="none",  # it runs in the one that the backend was opened in
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=_IDLE_SECONDS,
        timeout_graceful_shutdown=_CLOSE_SECONDS,
    )
    return Server(config, backend, admission, network)


class Server(uvicorn.Server):
    """uvicorn's server with the backend's life around it."""

    def __init__(
        self,
        config: uvicorn.Config,
        backend: Backend,
        admission: Admission,
        network: NetworkResource,
    ) -> None:
        super().__init__(config)
        self._backend = backend
        self._admission = admission
        self._network = network
        self.on_ready: Callable[[], None] = lambda: None
        self._tasks: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen."""
        asyncio.get_running_loop().set_exception_handler(log_failure)
        await super().startup(sockets)
        if sockets:
            self._network.attach(self._listen_at, _port(sockets))
        for work in (self._admission.watch(), self._admission.measure()):
            self._tasks.append(asyncio.create_task(work))
        self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen no more; let answers be given; stop the backend; close what is still open."""
        _log.info("stopping", extra={"facts": {"connections": self._admission.metrics.connections}})
        for server in self.servers:
            server.close()
        self._network.stop_listening()
        self._admission.stop()
        if self.server_state.tasks:
            await asyncio.wait(self.server_state.tasks, timeout=_ANSWER_SECONDS)
        try:
            await self._backend.stop()
        finally:
            await super().shutdown(sockets)
            for task in self._tasks:
                task.cancel()
        _log.info("stopped")

    async def _listen_at(self, listening: socket.socket) -> asyncio.AbstractServer:
        """Serve at this socket, too, as at those that uvicorn was started with."""

        def visitor() -> asyncio.Protocol:
            return self._admission.protocol(self.config, self.server_state, self.lifespan.state)

        loop = asyncio.get_running_loop()
        return await loop.create_server(visitor, sock=listening, backlog=self.config.backlog)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take the signals that end a program; uvicorn's own would end it with their exit codes."""
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - as given
        """Stop gracefully; at the second signal at once. What was acknowledged is stored."""
        if self.should_exit:
            os._exit(_FORCED)
        self.should_exit = True


def log_failure(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what failed in the event loop: its type and places, and no text that may quote secrets.

    What asyncio and uvloop log by themselves shows callbacks with all that they were given.
    """
    facts = {"about": ", ".join(sorted(context))}
    _log.error("loop-failed", exc_info=context.get("exception"), extra={"facts": facts})


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets bound to each address that the host has, all with the same port.

    Raises `ListenError`.
    """
    bound: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(found):
            # asyncio sends without delay only where it is told that this is TCP.
            listening = socket.socket(family, kind, protocol)
            bound.append(listening)
            if sys.platform != "win32":
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listening.bind((address[0], port or _port(bound), *address[2:]))
    except OSError as error:
        for listening in bound:
            listening.close()
        raise ListenError(host, port, error) from error
    return bound


def web_address(host: str, sockets: list[socket.socket]) -> str:
    """Where a person on this machine finds the server."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
    return f"http://{f'[{host}]' if ':' in host else host}:{_port(sockets)}"


def network_address(host: str, sockets: list[socket.socket]) -> str | None:
    """Where a person in the same network finds a server that listens at every address.

    None if it does not, or if this machine is in no network.
    """
    # Nothing is sent: the system only says from which of its addresses it would send.
    for everywhere, family, anywhere in (
        ("0.0.0.0", socket.AF_INET, "192.0.2.1"),  # noqa: S104
        ("::", socket.AF_INET6, "2001:db8::1"),
    ):
        if host == everywhere:
            with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((anywhere, 9))
                return web_address(asking.getsockname()[0], sockets)
    return None


def _port(sockets: list[socket.socket]) -> int:
    return int(sockets[0].getsockname()[1])
