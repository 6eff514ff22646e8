"""What moderators see and do in the browser. For everybody else, there's nothing here."""

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.protocol import ServerRefusalCode
from dnup.protocol.moderation import AdminRefusalCode, ModeratorRequest, OverviewRequest
from dnup.server.http.requests import Throttle, answer, read_form
from dnup.server.http.sessions import Sessions
from dnup.server.limits import Rate
from dnup.server.metrics import Metrics
from dnup.server.play.administration import Actor, Administration, AdminRefusedError
from dnup.server.refused import RequestRefused

_Form: Any = ModeratorRequest  # a union is no type to mypy

ACTIONS = Rate(60, 60.0)  # of a guest

_MISSING = {
    AdminRefusalCode.NO_GUEST,
    AdminRefusalCode.NO_BAN,
    AdminRefusalCode.NO_REPORT,
    ServerRefusalCode.NO_TABLE,
    ServerRefusalCode.NO_RECORD,
}


class ModerationResource:
    """Answers moderators."""

    def __init__(
        self, sessions: Sessions, administration: Administration, metrics: Metrics
    ) -> None:
        self._sessions = sessions
        self._administration = administration
        self._pace = Throttle(ACTIONS, metrics)

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """`/api/moderation`."""
        return [
            Route("/api/moderation", self._overview, methods=["GET"]),
            Route("/api/moderation", self._act, methods=["POST"]),
        ]

    async def _overview(self, request: Request) -> Response:
        """Reports, tables, guests and bans."""
        by = await self._moderator(request)
        return answer(await self._do(OverviewRequest(), by))

    async def _act(self, request: Request) -> Response:
        """Do something, or ask for a part of it."""
        by = await self._moderator(request)
        return answer(await self._do(await read_form(request, _Form), by))

    async def _do(self, asked: ModeratorRequest, by: Actor) -> object:
        try:
            return await self._administration.do(asked, by)
        except AdminRefusedError as refused:
            status = 404 if refused.code in _MISSING else 409
            raise RequestRefused(status, refused.code, **refused.facts) from None

    async def _moderator(self, request: Request) -> Actor:
        """The moderator who asks. Raises `RequestRefused` for everybody else."""
        guest = await self._sessions.guest(request, self._pace)
        if not await self._administration.is_moderator(guest.id):
            raise RequestRefused(404, "not-found")
        return Actor(guest.id, guest.name)
