"""The whole server behind its sockets: opened in one pass, resumed, and stopped."""

import asyncio
import gc
import itertools
import logging
import os
import re
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version

from starlette.routing import BaseRoute

from dnup.analysis import rating
from dnup.protocol import PROTOCOL, ServerRefusalCode
from dnup.server.clock import now_ms
from dnup.server.console import Console
from dnup.server.http.conduct import ConductResource
from dnup.server.http.decks import DeckResource
from dnup.server.http.duplicates import DuplicateResource
from dnup.server.http.glances import GlanceResource
from dnup.server.http.guests import GuestResource
from dnup.server.http.ladder import LadderResource
from dnup.server.http.matches import MatchResource
from dnup.server.http.mistakes import MistakeResource
from dnup.server.http.moderation import ModerationResource
from dnup.server.http.personal import PersonalResource
from dnup.server.http.replays import ReplayResource
from dnup.server.http.reviews import ReviewResource
from dnup.server.http.sessions import Sessions
from dnup.server.http.tables import TableResource
from dnup.server.limits import address_key
from dnup.server.lock import Lock, StartError
from dnup.server.metrics import Metrics
from dnup.server.play.administration import Administration
from dnup.server.play.connection import RESTART, Connection
from dnup.server.play.context import Context
from dnup.server.play.cookies import is_doubtful, session_token
from dnup.server.play.guests import Guests
from dnup.server.play.likeness import is_being_played
from dnup.server.play.lobby import Lobby
from dnup.server.play.retention import Retention
from dnup.server.play.rows import people_playing
from dnup.server.refused import refusal_body
from dnup.server.settings import ServerSettings
from dnup.server.store import Store, StoreError, open_store
from dnup.server.transport.client import Client, Upgrade, UpgradeRefused
from dnup.server.work.bots import BotPool
from dnup.server.work.duplicates import Duplicates
from dnup.server.work.queue import JobQueue
from dnup.server.work.replays import Replays

SWEEP_SECONDS = 60.0
DRAIN_SECONDS = 0.5  # between two looks whether matches are on
EXAMINE_AFTER = 10.0  # seconds, so that the start is quick
EXAMINE_SECONDS = 24 * 3600.0  # between two looks for damage in the database
PROBE_SECONDS = 5.0  # for which an answer to whether the store works is good
STOP_SECONDS = 5.0
GARBAGE = 20_000  # values made before their garbage is looked for

_log = logging.getLogger("dnup.server")


async def open_service(settings: ServerSettings, metrics: Metrics) -> "Service":
    """Open the store, load the bots, and take up every table where it stopped.

    Raises `StartError`.
    """
    lock = Lock(settings.database)
    bot_pool = BotPool(settings.bot_threads, settings.levels, metrics)
    try:
        store = await open_store(str(settings.database))
    except StoreError as error:
        lock.release()
        raise StartError(str(error)) from error
    if not await bot_pool.start():
        _log.warning("no-kernel", extra={"facts": {"levels": ", ".join(bot_pool.levels)}})
    await asyncio.to_thread(rating.load)
    service = Service(settings, metrics, lock, store, bot_pool)
    try:
        await service.resume()
    except StoreError as error:
        bot_pool.stop()
        await store.close()
        lock.release()
        raise StartError(str(error)) from error
    return service


class Service:
    """A server of tables, without its sockets."""

    def __init__(
        self,
        settings: ServerSettings,
        metrics: Metrics,
        lock: Lock,
        store: Store,
        bot_pool: BotPool,
    ) -> None:
        """All parts are there and ready."""
        self._settings = settings
        self._metrics = metrics
        self._lock = lock
        self._store = store
        self._bot_pool = bot_pool
        self._replays = Replays(store, metrics)
        self._queue = JobQueue(settings.review_threads)
        self._duplicates = Duplicates(store, self._queue, bot_pool.levels)
        self._context = context = Context(
            settings=settings,
            metrics=metrics,
            lobby=Lobby(settings, store, bot_pool, metrics),
            guests=Guests(store, settings.session_days),
            bot_pool=bot_pool,
            replays=self._replays,
            duplicates=self._duplicates,
            version=version("dnup"),
        )
        metrics.count_tables = context.lobby.count
        administration = Administration(store, context, context.bans)
        self._retention = Retention(store, settings, context.bans)
        self._console = Console(settings.database, administration)
        sessions = Sessions(store, context.guests, context.bans)
        kernel = bot_pool.has_kernel()
        pages = ReplayResource(
            self._replays,
            settings,
            metrics,
            can_weigh=kernel,
            is_live=lambda record: is_being_played(
                record, (room.table for room in context.lobby.rooms())
            ),
        )
        reviews = ReviewResource(
            store, self._replays, pages, self._queue, settings, metrics, can_review=kernel
        )
        self._mistakes = MistakeResource(sessions, reviews, metrics)
        self._resources = (
            DeckResource(sessions, self._replays, metrics),
            MatchResource(sessions, metrics),
            pages,
            reviews,
            self._mistakes,
            DuplicateResource(sessions, self._duplicates, context, metrics),
            LadderResource(sessions, metrics, bot_pool),
            TableResource(sessions, metrics, context),
            GlanceResource(sessions, metrics, context.lobby),
            GuestResource(sessions, context),
            PersonalResource(sessions, context),
            ConductResource(sessions, context),
            ModerationResource(sessions, administration, metrics),
        )
        self._chores: list[asyncio.Task[None]] = []
        self._probe_at = float("-inf")
        self._can_write = True
        self._is_damaged = False

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Sessions, records, and what guests keep."""
        return [route for resource in self._resources for route in resource.routes]

    async def resume(self) -> None:
        """Take up every table where it stopped. Raises `StoreError`."""
        for ban in await self._store.moderation.bans():
            self._context.bans.add(ban)
        self._context.notices.announcement = await self._store.moderation.announcement()
        await self._context.lobby.resume()
        for chore in (self._sweep(), self._examine(), self._drain()):
            self._chores.append(asyncio.create_task(chore))
        await self._console.open()
        # What is loaded stays; looking for garbage among it, and after every few hundred values,
        # would hold up everybody.
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE)
        _log.info("resumed", extra={"facts": {"tables": len(self._context.lobby)}})

    def listens_at(self, address: str) -> None:
        """Leave word of the address for whoever starts a second server."""
        self._lock.tell(address)

    async def stop(self) -> None:
        """Tell everybody, and bring to safety what was asked for before."""
        self._lock.tell(None)
        await self._console.close()
        for chore in self._chores:
            chore.cancel()
        end = time.monotonic() + STOP_SECONDS
        busy = list(self._context.lobby.rooms())
        while busy:
            # Bots would go on for ever: a room stops as soon as nothing of it waits for the disk.
            is_late = time.monotonic() > end
            for room in tuple(busy):
                if room.is_idle or is_late:
                    room.stop()
                    busy.remove(room)
            await asyncio.sleep(0.01)
        for connection in tuple(self._context.connections):
            connection.end(ServerRefusalCode.STOPPING, RESTART)
        self._bot_pool.stop()
        self._mistakes.stop()
        self._queue.stop()
        self._replays.stop()
        await self._store.close()
        self._lock.release()

    def admit(self, upgrade: Upgrade) -> Client | UpgradeRefused:
        """A connection for a guest, who needs a session."""
        if upgrade.path != f"/ws/{PROTOCOL}":
            found = re.fullmatch(r"/ws(/.*)?", upgrade.path)
            facts = {"protocol": PROTOCOL}
            return UpgradeRefused(
                404, refusal_body("no-such-protocol" if found else "not-found", facts)
            )
        is_secure = upgrade.base_url.startswith("https:")
        token = session_token(upgrade.cookies, is_secure=is_secure)
        if not token:
            return UpgradeRefused(401, refusal_body(ServerRefusalCode.NO_SESSION))
        context, settings = self._context, self._settings
        doubtful = is_doubtful(upgrade.cookies, is_secure=is_secure)
        known = context.guests.recall(token, only_shared=doubtful)
        who = token if known is None else known.guest.id
        for count, most, code in (
            (context.by_guest[who], settings.guest_connections, "too-many-own-connections"),
            (
                context.by_address[address_key(upgrade.address)],
                settings.address_connections,
                "too-many-from-address",
            ),
        ):
            if most is not None and count >= most:
                self._metrics.refused(code)
                return UpgradeRefused(429, refusal_body(code, {"limit": most}), retry_after=30)
        address, url = upgrade.address, upgrade.base_url
        return Connection(context, address, url, token, known, only_shared=doubtful)

    async def is_ready(self) -> bool:
        """Whether the store can be read and written; an answer is good for a few seconds."""
        now = time.monotonic()
        if now >= self._probe_at:
            self._probe_at = now + PROBE_SECONDS
            try:
                async with asyncio.timeout(PROBE_SECONDS):
                    await self._store.ping()
            except (StoreError, TimeoutError):
                self._can_write = False
            else:
                self._can_write = True
        return self._can_write and not self._is_damaged

    async def _drain(self) -> None:
        """Stop when nothing that people play is on any more, if the host wants that."""
        while True:
            await asyncio.sleep(DRAIN_SECONDS)
            until = self._context.notices.draining_until
            if until is not None and (
                now_ms() >= until or not people_playing(self._context.lobby.rooms())
            ):
                _log.info("drained")
                os.kill(os.getpid(), signal.SIGTERM)
                return

    async def _sweep(self) -> None:
        for minute in itertools.count():
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                self._context.lobby.sweep()
                if minute % 60 == 0:
                    await self._context.guests.end_idle()
                await self._retention.work()
            except Exception:  # noqa: BLE001 - what fails once must not end it for ever
                _log.exception("sweep-failed")

    async def _examine(self) -> None:
        """Look for damage in the database, soon after the start and once a day."""
        await asyncio.sleep(EXAMINE_AFTER)
        while True:
            with suppress(StoreError):  # then the log is full of it already
                damage = await self._store.find_damage()
                self._is_damaged = damage is not None
                if damage is not None:
                    _log.error("database-damaged", extra={"facts": {"found": damage[:200]}})
            await asyncio.sleep(EXAMINE_SECONDS)
