"""What a guest's mistakes have cost, in all own matches that were reviewed."""

import asyncio
import logging
from collections.abc import Iterable, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.notation import TextError
from dnup.protocol.review import MistakesJson
from dnup.rules import DeckError
from dnup.server.http.matches import RATE
from dnup.server.http.requests import Throttle, answer
from dnup.server.http.reviews import VERSION, ReviewResource
from dnup.server.http.sessions import Sessions
from dnup.server.metrics import Metrics
from dnup.server.refused import RequestRefused
from dnup.server.store import Judged, StoreError
from dnup.server.work.mistakes import sum_up
from dnup.table.replay import RecordTooLongError

LATEST = 20  # matches that are reviewed for a guest, one after the other
GUESTS = 50  # for whom this is done at the same time

_log = logging.getLogger("dnup.server")


class MistakeResource:
    """What is asked about mistakes, and the guests whose matches are being reviewed."""

    def __init__(self, sessions: Sessions, reviews: ReviewResource, metrics: Metrics) -> None:
        self._sessions = sessions
        self._reviews = reviews
        self._pace = Throttle(RATE, metrics)
        self._running: dict[str, asyncio.Task[None]] = {}  # by guest

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """`/api/mistakes`."""
        return [
            Route("/api/mistakes", self._look, methods=["GET"]),
            Route("/api/mistakes", self._begin, methods=["POST"]),
        ]

    def stop(self) -> None:
        """Begin no more reviews."""
        for task in self._running.values():
            task.cancel()

    async def _look(self, request: Request) -> Response:
        """What the mistakes have cost."""
        guest = await self._sessions.guest(request, self._pace)
        return await self._tell(guest.id, await self._sessions.store.judged(guest.id))

    async def _begin(self, request: Request) -> Response:
        """Have the latest matches reviewed that were not."""
        guest = await self._sessions.guest(request, self._pace)
        matches = await self._sessions.store.judged(guest.id)
        wanted = [each.record for each in matches if not _is_reviewed(each)][:LATEST]
        if wanted and guest.id not in self._running:
            self._check()
            task = asyncio.create_task(self._review(guest.id, wanted))
            self._running[guest.id] = task
            task.add_done_callback(lambda _: self._running.pop(guest.id, None))
        return await self._tell(guest.id, matches)

    def _check(self) -> None:
        self._reviews.check()
        if len(self._running) >= GUESTS:
            raise RequestRefused(503, "too-many-reviews", limit=GUESTS)

    async def _tell(self, guest: str, matches: Sequence[Judged]) -> Response:
        reviewed = [each for each in matches if _is_reviewed(each)]
        kinds = await asyncio.to_thread(sum_up, reviewed)
        unreviewed = len(matches) - len(reviewed)
        return answer(
            MistakesJson(
                matches=len(reviewed),
                unreviewed=unreviewed,
                at_once=min(unreviewed, LATEST),
                running=guest in self._running,
                kinds=kinds,
            )
        )

    async def _review(self, guest: str, matches: Iterable[str]) -> None:
        """One after the other; what cannot be reviewed, or is gone, is left out."""
        for id_ in matches:
            try:
                await self._reviews.have(id_, f"guest {guest}")
            except (RequestRefused, StoreError, TextError, RecordTooLongError, DeckError) as error:
                _log.info("not-reviewed", extra={"facts": {"why": type(error).__name__}})


def _is_reviewed(match: Judged) -> bool:
    return match.version == VERSION
