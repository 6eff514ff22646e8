"""Who is at a table: for somebody who has its code and may sit down."""

from collections.abc import Callable, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.protocol import Trouble
from dnup.protocol.look import look_at, may_sit
from dnup.server.desk import Desk, Pace, address_of, answer
from dnup.server.errors import RequestRefused, too_fast
from dnup.server.limits import Rate
from dnup.server.metrics import Metrics
from dnup.server.office import Office
from dnup.table import Code

LOOKS = Rate(60, 60.0)  # of a guest


class Looking:
    """Answers looks at tables. The office is there once the server has started."""

    def __init__(self, desk: Desk, metrics: Metrics, office: Callable[[], Office]) -> None:
        self._desk = desk
        self._pace = Pace(LOOKS, metrics)
        self._office = office

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """One table, by its code."""
        return [Route("/api/tables/{code}", self._look, methods=["GET"])]

    async def _look(self, request: Request) -> Response:
        """Who is there, unless nobody may sit down or look on."""
        guest = await self._desk.guest(request, self._pace)
        office, address = self._office(), address_of(request)
        # A code is as good as a key: who has guessed too often waits.
        wait = office.guesses_left(address)
        if wait > 0:
            raise too_fast(wait, office.settings.guess_rate)
        room = office.lobby.find(request.path_params["code"])
        if room is None:
            office.guessed(address)
            raise RequestRefused(404, Trouble.NO_TABLE)
        table = room.table
        is_seated = table.seat_of(guest.id) is not None
        if not (table.options.spectators or is_seated or may_sit(table)):
            raise RequestRefused(404, Code.NO_SPECTATORS)
        return answer(look_at(table))
