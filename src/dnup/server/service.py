"""Everything behind the shell: tables, guests, records; started, resumed and stopped."""

import asyncio
import gc
import logging
import re
import time
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.bots import rating
from dnup.protocol import PROTOCOL, Trouble
from dnup.server.connection import RESTART, Connection
from dnup.server.decks import Decks
from dnup.server.desk import Desk, address_of, read_form
from dnup.server.duplicates import Duplicates
from dnup.server.errors import RequestRefused, problem, too_fast
from dnup.server.glances import Glances
from dnup.server.guests import COOKIE, Guests, ink_of, named
from dnup.server.handover import HANDOVER_SECONDS, LONGEST_CODE, Handovers
from dnup.server.ladder import Ladder
from dnup.server.limits import Buckets, address_key
from dnup.server.lobby import Lobby
from dnup.server.lock import Lock
from dnup.server.looking import Looking
from dnup.server.matches import Matches
from dnup.server.metrics import Metrics
from dnup.server.mistakes import Mistakes
from dnup.server.office import Office
from dnup.server.replays import Replays
from dnup.server.reviews import Reviews
from dnup.server.settings import Settings
from dnup.server.store import Guest, Store, StoreError, open_store
from dnup.server.thinker import Thinker
from dnup.server.wire import Client, Denied, StartError, Upgrade
from dnup.table import MAX_NAME, Ink

SWEEP_SECONDS = 60.0
STOP_SECONDS = 5.0
LONGEST = 200  # characters of a name before it is cleaned
GARBAGE = 20_000  # values made before their garbage is looked for

_log = logging.getLogger("dnup.server")


class GuestForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest sends: a name and an ink, to get a session or change them; or a code.

    The code brings a session back.
    """

    name: Annotated[str, msgspec.Meta(max_length=LONGEST)] | None = None
    ink: Ink | None = None  # None: it stays as it is
    handover: Annotated[str, msgspec.Meta(max_length=LONGEST_CODE)] | None = None
    keep: bool = False  # who has a session stays as they are: all of it is for a new guest only


class Service:
    """A server of tables, without its sockets."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._thinker = Thinker(settings.bot_threads, settings.levels, metrics)
        self._greetings = None if settings.guest_rate is None else Buckets[str](settings.guest_rate)
        self._handovers = Handovers()
        self._desk = Desk(lambda: self._store, self._known)
        has_kernel = self._thinker.has_kernel
        self._replays = Replays(self._desk, settings, metrics, has_kernel)
        self._reviews = Reviews(self._desk, self._replays, settings, metrics, has_kernel)
        self._mistakes = Mistakes(self._desk, self._reviews, metrics)
        self._ladder = Ladder(self._desk, metrics, self._thinker)
        self._duplicates = Duplicates(
            self._desk, metrics, self._thinker, lambda: self._office.lobby
        )
        self._lock: Lock
        self._store: Store
        self._office: Office
        self._sweeper: asyncio.Task[None]

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Sessions, records, and what guests keep."""
        return [
            *Decks(self._desk, self._metrics).routes,
            *Matches(self._desk, self._metrics).routes,
            *self._replays.routes,
            *self._reviews.routes,
            *self._mistakes.routes,
            *self._duplicates.routes,
            *self._ladder.routes,
            *Looking(self._desk, self._metrics, lambda: self._office).routes,
            *Glances(self._desk, self._metrics, lambda: self._office.lobby).routes,
            Route("/api/guest", self._greet, methods=["POST"]),
            Route("/api/guest", self._who, methods=["GET"]),
            Route("/api/handover", self._hand_over, methods=["POST"]),
        ]

    async def start(self) -> None:
        """Open the store, load the bots, and take up every table where it stopped."""
        self._lock = Lock(self._settings.database)
        try:
            self._store = await open_store(str(self._settings.database))
        except StoreError as error:
            self._lock.release()
            raise StartError(str(error)) from error
        if not await self._thinker.start():
            _log.warning("no-kernel", extra={"facts": {"levels": ", ".join(self._thinker.levels)}})
        await asyncio.to_thread(rating.load)
        lobby = Lobby(self._settings, self._store, self._thinker, self._metrics)
        self._office = Office(
            settings=self._settings,
            metrics=self._metrics,
            lobby=lobby,
            guests=Guests(self._store),
            thinker=self._thinker,
            replays=self._replays,
            duplicates=self._duplicates,
            version=version("dnup"),
        )
        try:
            await lobby.resume()
        except StoreError as error:
            self._thinker.stop()
            await self._store.close()
            self._lock.release()
            raise StartError(str(error)) from error
        self._metrics.count_tables = lobby.count
        self._sweeper = asyncio.create_task(self._sweep())
        # What is loaded stays; looking for garbage among it, and after every few hundred values,
        # would hold up everybody.
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE)
        _log.info("resumed", extra={"facts": {"tables": len(lobby)}})

    def listens_at(self, address: str) -> None:
        """Leave word of the address for whoever starts a second server."""
        self._lock.tell(address)

    async def stop(self) -> None:
        """Tell everybody, and bring to safety what was asked for before."""
        self._lock.tell(None)
        self._sweeper.cancel()
        end = time.monotonic() + STOP_SECONDS
        busy = list(self._office.lobby.rooms())
        while busy:
            # Bots would go on for ever: a room stops as soon as nothing of it waits for the disk.
            is_late = time.monotonic() > end
            for room in tuple(busy):
                if room.is_idle or is_late:
                    room.stop()
                    busy.remove(room)
            await asyncio.sleep(0.01)
        for connection in tuple(self._office.connections):
            connection.end(Trouble.STOPPING, RESTART)
        self._thinker.stop()
        self._mistakes.stop()
        self._reviews.stop()
        self._replays.stop()
        self._duplicates.stop()
        await self._store.close()
        self._lock.release()

    def admit(self, upgrade: Upgrade) -> Client | Denied:
        """A connection for a guest, who needs a session."""
        if upgrade.path != f"/ws/{PROTOCOL}":
            found = re.fullmatch(r"/ws(/.*)?", upgrade.path)
            facts = {"protocol": PROTOCOL}
            return Denied(404, problem("no-such-protocol" if found else "not-found", facts))
        token = upgrade.cookies.get(COOKIE, "")
        if not token:
            return Denied(401, problem(Trouble.NO_SESSION))
        office, settings = self._office, self._settings
        for count, most, code in (
            (office.by_session[token], settings.guest_connections, "too-many-own-connections"),
            (
                office.by_address[address_key(upgrade.address)],
                settings.address_connections,
                "too-many-from-address",
            ),
        ):
            if most is not None and count >= most:
                self._metrics.refused(code)
                return Denied(429, problem(code, {"limit": most}), retry_after=30)
        known = office.guests.recall(token)
        return Connection(office, upgrade.address, upgrade.base_url, token, known)

    async def is_ready(self) -> bool:
        """Whether the store answers."""
        try:
            await self._store.ping()
        except StoreError:
            return False
        return True

    async def _greet(self, request: Request) -> Response:
        """A session for a name; or another name or ink for a session."""
        form = await read_form(request, GuestForm)
        is_named = form.name is not None or form.ink is not None
        if is_named == (form.handover is not None):
            reason = "either `name` and `ink`, or `handover`"
            raise RequestRefused(400, Trouble.BAD_MESSAGE, reason=reason)
        if form.handover is not None:
            return self._take_up(request, form.handover)
        name = None if form.name is None else named(form.name)
        if form.name is not None and name is None:
            raise RequestRefused(400, "bad-name", most=MAX_NAME)
        return await self._introduce(request, name, form.ink, keep=form.keep)

    async def _introduce(
        self, request: Request, name: str | None, ink: Ink | None, *, keep: bool
    ) -> Response:
        """A session for a name, which is clean; or what is not None of both for a session."""
        office, token = self._office, request.cookies.get(COOKIE, "")
        guest = await office.guests.find(token) if token else None
        if guest is None and name is None:
            raise RequestRefused(401, Trouble.NO_SESSION)
        if guest is not None:
            name = guest.name if keep or name is None else name
            ink = ink_of(guest) if keep or ink is None else ink
        if guest is not None and (guest.name, ink_of(guest)) == (name, ink):
            return self._session(request, guest, token)
        wait = self._wait(request, guest)
        if wait > 0:
            raise too_fast(wait, self._settings.guest_rate)
        assert name is not None  # noqa: S101 - a guest has one, and a new one brings it
        if guest is None:
            guest, token = await office.guests.greet(name, ink)
        else:
            guest = await office.guests.rename(guest, name, ink)
            office.lobby.rename(guest.id, name, ink)
        return self._session(request, guest, token)

    async def _who(self, request: Request) -> Response:
        """Who a session belongs to; it lasts longer for being asked."""
        return self._session(request, *await self._desk.session(request))

    async def _hand_over(self, request: Request) -> Response:
        """A code with which another device can go on with this session."""
        code = self._handovers.offer(*await self._desk.session(request), time.monotonic())
        body = msgspec.json.encode({"code": code, "seconds": HANDOVER_SECONDS})
        return Response(body, media_type="application/json")

    def _take_up(self, request: Request, code: str) -> Response:
        """Go on here with the session that a code stands for."""
        address = address_of(request)
        wait = self._office.guesses_left(address)
        if wait > 0:
            raise too_fast(wait, self._settings.guess_rate)
        found = self._handovers.take(code, time.monotonic())
        if found is None:
            self._office.guessed(address)
            raise RequestRefused(404, "no-such-handover")
        # Another name may have come meanwhile.
        guest = self._office.guests.recall(found.token) or found.guest
        return self._session(request, guest, found.token)

    async def _known(self, request: Request) -> tuple[Guest, str] | None:
        """The guest of a request and the session, if there is one."""
        token = request.cookies.get(COOKIE, "")
        guest = await self._office.guests.find(token) if token else None
        return None if guest is None else (guest, token)

    def _wait(self, request: Request, guest: Guest | None) -> float:
        """0 if a name may be written down now, which counts; else the seconds to wait."""
        if self._greetings is None:
            return 0.0
        key = f"address {address_of(request)}" if guest is None else f"guest {guest.id}"
        return self._greetings.take(key, time.monotonic())

    def _session(self, request: Request, guest: Guest, token: str) -> Response:
        body = msgspec.json.encode({"name": guest.name, "ink": ink_of(guest)})
        answer = Response(body, media_type="application/json")
        answer.set_cookie(
            COOKIE,
            token,
            max_age=self._settings.session_days * 24 * 3600,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return answer

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                self._office.lobby.sweep()
            except Exception:  # noqa: BLE001 - what fails once must not end it for ever
                _log.exception("sweep-failed")
