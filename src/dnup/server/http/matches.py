"""The matches that a guest has played: written down when they end, told, and forgotten."""

import re
from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.protocol import ServerRefusalCode
from dnup.protocol.deck import deck_to_json
from dnup.protocol.matches import MatchesJson, PlayedMatchJson
from dnup.server.http.requests import Throttle, answer
from dnup.server.http.sessions import Sessions
from dnup.server.limits import Rate
from dnup.server.metrics import Metrics
from dnup.server.refused import RequestRefused
from dnup.server.store import MatchSummary, PlayedMatch

PAGE = 20
RATE = Rate(120, 60.0)  # of a guest's questions and changes
_MOMENT = re.compile(r"(\d{1,15})-([A-Za-z0-9_-]{1,40})", re.ASCII)


class MatchResource:
    """What is asked about matches that were played."""

    def __init__(self, sessions: Sessions, metrics: Metrics) -> None:
        self._sessions = sessions
        self._pace = Throttle(RATE, metrics)

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Below `/api/matches`."""
        return [
            Route("/api/matches", self._list, methods=["GET"]),
            Route("/api/matches", self._forget_all, methods=["DELETE"]),
            Route("/api/matches/{id}", self._forget, methods=["DELETE"]),
        ]

    async def _list(self, request: Request) -> Response:
        """A guest's matches, newest first, some at a time."""
        guest = await self._sessions.guest(request, self._pace)
        key = request.query_params.get("before")
        before = None if key is None else _MOMENT.fullmatch(key)
        if key is not None and before is None:
            raise RequestRefused(400, ServerRefusalCode.BAD_MESSAGE, reason="before")
        moment = None if before is None else (int(before[1]), before[2])
        found = await self._sessions.store.played(guest.id, PAGE + 1, moment)
        shown = found[:PAGE]
        more = f"{shown[-1].ended_at}-{shown[-1].record}" if len(found) > PAGE else None
        return answer(MatchesJson([_told(played) for played in shown], more))

    async def _forget(self, request: Request) -> Response:
        """A guest no longer wants to know of a match."""
        guest = await self._sessions.guest(request, self._pace)
        id_, store = request.path_params["id"], self._sessions.store
        if not await store.has_played(guest.id, id_):
            raise RequestRefused(404, "not-your-match")
        await store.forget(guest.id, id_)
        return answer({})

    async def _forget_all(self, request: Request) -> Response:
        """A guest no longer wants to know of any match."""
        guest = await self._sessions.guest(request, self._pace)
        await self._sessions.store.forget(guest.id)
        return answer({})


def _told(played: PlayedMatch) -> PlayedMatchJson:
    summary = msgspec.json.decode(played.summary, type=MatchSummary)
    return PlayedMatchJson(
        id=played.record,
        ended_at=played.ended_at,
        seat=played.seat,
        seats=summary.seats,
        points=summary.points,
        winner=summary.winner,
        rounds=summary.rounds,
        deck=deck_to_json(summary.deck),
    )
