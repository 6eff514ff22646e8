"""Who sends a request: the guest that its cookie stands for."""

from starlette.requests import Request

from dnup.protocol import ServerRefusalCode
from dnup.server.http.requests import Throttle, address_of
from dnup.server.play.guests import COOKIE, Guests
from dnup.server.refused import RequestRefused
from dnup.server.store import Guest, Store


class Sessions:
    """The guests behind requests, and where what is theirs is kept."""

    def __init__(self, store: Store, guests: Guests) -> None:
        self.store = store
        self._guests = guests

    async def known(self, request: Request) -> tuple[Guest, str] | None:
        """The guest of a request and the session, if there is one."""
        token = request.cookies.get(COOKIE, "")
        guest = await self._guests.find(token) if token else None
        return None if guest is None else (guest, token)

    async def session(self, request: Request) -> tuple[Guest, str]:
        """The guest of a request and the session. Raises `RequestRefused` if there is none."""
        known = await self.known(request)
        if known is None:
            raise RequestRefused(401, ServerRefusalCode.NO_SESSION)
        return known

    async def guest(self, request: Request, pace: Throttle) -> Guest:
        """The guest of a request, who may ask now. Raises `RequestRefused`."""
        guest, _ = await self.session(request)
        pace.check(guest.id)
        return guest

    async def anyone(self, request: Request, pace: Throttle) -> Guest | None:
        """The guest of a request, or None for who has no session; who may ask now."""
        known = await self.known(request)
        pace.check(f"address {address_of(request)}" if known is None else known[0].id)
        return None if known is None else known[0]
