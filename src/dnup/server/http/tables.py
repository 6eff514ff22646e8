"""Who is at a table: for somebody who has its code and may sit down."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.protocol import ServerRefusalCode
from dnup.protocol.look import look_at
from dnup.server.http.requests import Throttle, address_of, answer, check_guesses
from dnup.server.http.sessions import Sessions
from dnup.server.limits import Rate
from dnup.server.metrics import Metrics
from dnup.server.play.context import Context
from dnup.server.refused import RequestRefused
from dnup.table import TableRefusalCode

LOOKS = Rate(60, 60.0)  # of a guest


class TableResource:
    """Answers looks at tables."""

    def __init__(self, sessions: Sessions, metrics: Metrics, context: Context) -> None:
        self._sessions = sessions
        self._pace = Throttle(LOOKS, metrics)
        self._context = context

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """One table, by its code."""
        return [Route("/api/tables/{code}", self._look, methods=["GET"])]

    async def _look(self, request: Request) -> Response:
        """Who is there, unless nobody may sit down or look on."""
        guest = await self._sessions.guest(request, self._pace)
        context, address = self._context, address_of(request)
        room = context.lobby.find(request.path_params["code"])
        is_seated = room is not None and room.table.seat_of(guest.id) is not None
        if not is_seated:
            check_guesses(context, guest.id, address)
        if room is None:
            context.guessed(guest.id, address)
            raise RequestRefused(404, ServerRefusalCode.NO_TABLE)
        table = room.table
        if not (table.options.spectators or is_seated or table.has_room):
            raise RequestRefused(404, TableRefusalCode.NO_SPECTATORS)
        return answer(look_at(table, context.lobby.blocks.seats(table, guest.id)))
