"""A glance at a table from another page: what its seat sees, without bringing the player back."""

from collections.abc import Callable, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.protocol import Trouble, table_view
from dnup.server.desk import Desk, Pace
from dnup.server.errors import RequestRefused
from dnup.server.limits import Rate
from dnup.server.lobby import Lobby
from dnup.server.metrics import Metrics

RATE = Rate(120, 60.0)  # of a guest's questions


class Glances:
    """What is asked about tables by guests who are on another page."""

    def __init__(self, desk: Desk, metrics: Metrics, lobby: Callable[[], Lobby]) -> None:
        """The lobby is there once the server has started."""
        self._desk = desk
        self._lobby = lobby
        self._pace = Pace(RATE, metrics)

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Below `/api/tables`."""
        return [Route("/api/tables/{code}/glance", self._look, methods=["GET"])]

    async def _look(self, request: Request) -> Response:
        """The table as its seat sees it. Everybody else gets `no-such-table`.

        A connection that asks for it would count as being back; this doesn't.
        """
        guest = await self._desk.guest(request, self._pace)
        room = self._lobby().find(request.path_params["code"])
        seat = None if room is None else room.table.seat_of(guest.id)
        if room is None or seat is None:
            raise RequestRefused(404, Trouble.NO_TABLE)
        return Response(table_view(room.table, seat), media_type="application/json")
