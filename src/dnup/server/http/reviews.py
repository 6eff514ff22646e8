"""Recorded matches looked at again, in the background: what is asked about reviews.

A review is worked out once. That of a match which was played here is stored beside its record; that
of a file is kept in memory for a while, as the file is.
"""

import asyncio
import gzip
import logging
import re
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from threading import Event

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.analysis.moment import Moment
from dnup.analysis.reason import reasons
from dnup.notation import action_from_json
from dnup.protocol import ServerRefusalCode, encode
from dnup.protocol.estimate import ReasonJson
from dnup.protocol.review import MomentReviewJson, ReviewJson
from dnup.rules import Seat
from dnup.server.http.records import LEVEL, action_in, paced, round_in
from dnup.server.http.replays import ReplayResource
from dnup.server.http.requests import Throttle, address_of
from dnup.server.metrics import Metrics
from dnup.server.refused import RequestRefused, too_fast
from dnup.server.settings import ServerSettings
from dnup.server.store import Store, StoredReview, StoreError
from dnup.server.work.cache import Cache
from dnup.server.work.fairness import FairShare, QueueFullError
from dnup.server.work.mistakes import digest_of, encode_digest
from dnup.server.work.queue import JobQueue, QueuedJob
from dnup.server.work.replays import Replays, is_file
from dnup.server.work.review import SIMULATIONS, ReviewJob
from dnup.table.replay import Replay

VERSION = 3  # raise it when the format or the judgement changes: older reviews are made again
MOST = 1000  # actions of a match that is reviewed; the longest have some hundreds
WAITING = 100  # reviews that are not done
OF_ADDRESS = 4  # of these, that one address waits for
QUESTIONS = 5  # about moments, of one address, that wait for another
KEPT = 32 * 1024 * 1024  # bytes of reviews that stay at hand
MOMENTS = 16 * 1024 * 1024  # bytes of what could be done at moments

_log = logging.getLogger("dnup.server")


class ReviewResource:
    """What is asked about reviews, the reviews under way, and those at hand."""

    def __init__(
        self,
        store: Store,
        replays: Replays,
        pages: ReplayResource,
        queue: JobQueue,
        settings: ServerSettings,
        metrics: Metrics,
        *,
        can_review: bool,
    ) -> None:
        """Nothing is under way yet. `can_review` says whether the bots' kernel is there."""
        self._store = store
        self._replays = replays
        self._pages = pages
        self._metrics = metrics
        self._can_review = can_review
        self._asks = Throttle(settings.replay_rate, metrics)
        self._queue = queue
        # As bytes: they need less room, and the garbage collector does not look at them.
        self._kept: Cache[bytes] = Cache(KEPT)
        self._moments: Cache[bytes] = Cache(MOMENTS)
        self._turns = FairShare(1, QUESTIONS)
        metrics.count_reviews = self._count

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Below `/api/replays/{id}/review`."""
        one = "/api/replays/{id}/review"
        moment = f"{one}/rounds/{{round}}/actions/{{action}}"
        return [
            Route(one, paced(self._begin, self._asks), methods=["POST"]),
            Route(one, paced(self._look, self._asks), methods=["GET"]),
            Route(moment, paced(self._moment, self._asks), methods=["GET"]),
        ]

    def check(self) -> None:
        """Raises `RequestRefused` if no review can be begun now."""
        if not self._can_review:
            raise RequestRefused(503, "no-kernel")
        if sum(self._count().values()) >= WAITING:
            raise RequestRefused(503, "too-many-reviews", limit=WAITING)

    async def have(self, id_: str, who: str) -> None:
        """Return when a match has been reviewed. What somebody waits for comes first.

        Raises `RequestRefused`, and all that `Replays.find` raises.
        """
        replay = await self._replays.find(id_, who)
        known = await self._known(id_)
        order = self._queue.get(id_)
        if order is None and (known is None or known.state == "failed"):
            order = self._order(id_, replay, None)
        if order is not None:
            await asyncio.shield(order.over)

    async def _begin(self, request: Request) -> Response:
        """Begin a review, unless it is there or under way."""
        id_, replay = await self._find(request)
        address = address_of(request)
        known = await self._known(id_)
        order = self._queue.get(id_)
        if order is not None and order.who is None:
            order.who = address
        if order is None and (known is None or known.state == "failed"):
            self._check_address(address)
            order = self._order(id_, replay, address)
        job = self._under_way(id_)
        return await self._send(request, replay, known if job is None else job.told())

    async def _look(self, request: Request) -> Response:
        """How far a review is."""
        id_, replay = await self._find(request)
        return await self._send(request, replay, await self._known(id_))

    async def _moment(self, request: Request) -> Response:
        """All that could be done at a moment."""
        id_, replay = await self._find(request)
        number = round_in(request, replay)
        action = action_in(request, replay, number, least=1)
        told = self._moments.get(_name(id_, number, action))
        if told is None:
            if not self._can_review:
                raise RequestRefused(503, "no-kernel")
            told = await self._work_out(address_of(request), id_, replay, number, action)
        found, name = told, f"{number}-{action}"
        return await self._pages.send(
            request, "moment", lambda: _with_reasons(found, replay), name=name
        )

    async def _find(self, request: Request) -> tuple[str, Replay]:
        id_ = request.path_params["id"]
        return id_, await self._replays.find(id_, address_of(request))

    async def _known(self, id_: str) -> ReviewJson | None:
        """What is known of a review: of one under way, as far as it is; None if there is none."""
        job = self._under_way(id_)
        if job is not None:
            return job.told()
        body = self._kept.get(id_)
        if body is None and not is_file(id_):
            stored = await self._store.review(id_)
            if stored is not None and stored.version == VERSION:
                body = stored.body
                self._kept.put(id_, body, len(body))
        return None if body is None else await asyncio.to_thread(_unpack, body)

    def _check_address(self, address: str) -> None:
        self.check()
        if self._queue.awaited_by(address) >= OF_ADDRESS:
            self._metrics.refused("too-many-reviews")
            raise RequestRefused(429, "too-many-reviews", limit=OF_ADDRESS)

    def _order(self, id_: str, replay: Replay, who: str | None) -> QueuedJob:
        self.check()
        if replay.actions > MOST:
            raise RequestRefused(422, "record-too-long", actions=replay.actions, limit=MOST)
        job = ReviewJob(id_, replay, partial(self._put_moment, id_))
        return self._queue.begin(job, who, self._keep, self._metrics.reviewed)

    def _count(self) -> Mapping[str, int]:
        """How many reviews are in which state."""
        return Counter(each.job.state for each in self._queue if isinstance(each.job, ReviewJob))

    def _under_way(self, id_: str) -> ReviewJob | None:
        order = self._queue.get(id_)
        return order.job if order is not None and isinstance(order.job, ReviewJob) else None

    async def _keep(self, job: ReviewJob) -> None:
        """A job is over: store what came of it before it is told, and have it at hand."""
        body = await asyncio.to_thread(_pack, job.whole or job.told())
        if job.whole is not None and not is_file(job.id):
            digest = encode_digest(digest_of(job.whole))
            stored = StoredReview(job.id, VERSION, digest, body)
            try:
                await self._store.keep_review(stored)
            except StoreError as error:
                _log.warning("review-not-stored", extra={"facts": {"fault": error.code}})
        self._kept.put(job.id, body, len(body))

    async def _send(self, request: Request, replay: Replay, told: ReviewJson | None) -> Response:
        """A review, from the verdict on that is asked for."""
        after = request.query_params.get("after", "0")
        if not re.fullmatch(r"[0-9]{1,6}", after):
            raise RequestRefused(400, ServerRefusalCode.BAD_MESSAGE, reason="after")
        id_ = request.path_params["id"]
        known = told or ReviewJson(id_, "none", 0, replay.actions, SIMULATIONS, (), (), ())
        cut = msgspec.structs.replace(known, verdicts=known.verdicts[int(after) :])
        # It is not to be kept by browsers: it goes on, and may be deleted.
        return await self._pages.send(request, "review", lambda: encode(cut), {})

    async def _work_out(
        self, address: str, id_: str, replay: Replay, number: int, action: int
    ) -> bytes:
        """What could be done at a moment, worked out before all else."""
        began = time.perf_counter()

        def work(stop: Event) -> bytes:
            from dnup.server.work import findings as judging  # noqa: PLC0415 - it loads the kernel

            done = replay.rounds[number - 1].actions[action - 1]
            moment = Moment(replay.match_after(number, action - 1), action, done)
            return encode(judging.tell_moment(judging.look(moment, stop)))

        try:
            told = await self._turns.take(address, lambda: self._queue.ask(work))
        except QueueFullError:
            self._metrics.refused(ServerRefusalCode.TOO_FAST)
            raise too_fast(1.0, f"{QUESTIONS + 1}") from None
        self._metrics.reviewed("moment", time.perf_counter() - began)
        self._put_moment(id_, number, action, told)
        return told

    def _put_moment(self, id_: str, number: int, action: int, told: bytes) -> None:
        name = _name(id_, number, action)
        self._moments.put(name, told, len(told) + len(name))


def _with_reasons(moment: bytes, replay: Replay) -> bytes:
    """What could be done at a moment, with what speaks for the best of it."""
    told = msgspec.json.decode(moment, type=MomentReviewJson)
    match = replay.match_after(told.round, told.action - 1)
    best = action_from_json(told.estimates[0].action)
    found = reasons(match.view(Seat[told.seat]), best)
    facts = tuple(ReasonJson(reason.code, reason.facts) for reason in found)
    return encode(msgspec.structs.replace(told, reasons=facts))


def _name(id_: str, round_: int, action: int) -> str:
    return f"{id_} {round_} {action}"


def _pack(review: ReviewJson) -> bytes:
    return gzip.compress(encode(review), LEVEL, mtime=0)


def _unpack(body: bytes) -> ReviewJson:
    return msgspec.json.decode(gzip.decompress(body), type=ReviewJson)
