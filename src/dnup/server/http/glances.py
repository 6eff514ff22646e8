"""A glance at a table from another page: what its seat sees, without bringing the player back."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.protocol import ServerRefusalCode, table_view
from dnup.server.http.requests import Throttle
from dnup.server.http.sessions import Sessions
from dnup.server.limits import Rate
from dnup.server.metrics import Metrics
from dnup.server.play.lobby import Lobby
from dnup.server.refused import RequestRefused

RATE = Rate(120, 60.0)  # of a guest's questions


class GlanceResource:
    """What is asked about tables by guests who are on another page."""

    def __init__(self, sessions: Sessions, metrics: Metrics, lobby: Lobby) -> None:
        self._sessions = sessions
        self._lobby = lobby
        self._pace = Throttle(RATE, metrics)

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Below `/api/tables`."""
        return [Route("/api/tables/{code}/glance", self._look, methods=["GET"])]

    async def _look(self, request: Request) -> Response:
        """The table as its seat sees it. Everybody else gets `no-such-table`.

        A connection that asks for it would count as being back; this doesn't.
        """
        guest = await self._sessions.guest(request, self._pace)
        room = self._lobby.find(request.path_params["code"])
        seat = None if room is None else room.table.seat_of(guest.id)
        if room is None or seat is None:
            raise RequestRefused(404, ServerRefusalCode.NO_TABLE)
        return Response(table_view(room.table, seat), media_type="application/json")
