"""Who sends a request: the guest that its cookie stands for."""

from starlette.requests import Request
from starlette.responses import Response

from dnup.protocol import ServerRefusalCode
from dnup.server.clock import now_ms
from dnup.server.http.requests import Throttle, address_of
from dnup.server.play.bans import Bans, facts_of_ban
from dnup.server.play.cookies import COOKIE, SECURE_COOKIE, is_doubtful, session_token
from dnup.server.play.guests import Guests, Known
from dnup.server.refused import RequestRefused
from dnup.server.store import Guest, Store
from dnup.server.transport.headers import by_name, parse_cookies

_OPEN_TO_BANNED = {"GET", "HEAD", "DELETE"}


class Sessions:
    """The guests behind requests, and where what is theirs is kept."""

    def __init__(self, store: Store, guests: Guests, bans: Bans | None = None) -> None:
        self.store = store
        self._guests = guests
        self._bans = bans or Bans()

    async def known(self, request: Request) -> Known | None:
        """The guest of a request and the session, if there is one.

        Raises `RequestRefused` for whoever is banned and wants more than read or delete.
        """
        token = token_of(request)
        doubtful = is_doubtful(cookies_of(request), is_secure=is_secure(request))
        known = await self._guests.find(token, only_shared=doubtful) if token else None
        if request.method not in _OPEN_TO_BANNED:
            guest = "" if known is None else known.guest.id
            ban = self._bans.keeping_out(guest, address_of(request), now_ms())
            if ban is not None:
                raise RequestRefused(403, ServerRefusalCode.BANNED, **facts_of_ban(ban))
        return known

    async def session(self, request: Request) -> Known:
        """The guest of a request and the session. Raises `RequestRefused` if there is none."""
        known = await self.known(request)
        if known is None:
            raise RequestRefused(401, ServerRefusalCode.NO_SESSION)
        return known

    async def guest(self, request: Request, pace: Throttle) -> Guest:
        """The guest of a request, who may ask now. Raises `RequestRefused`."""
        guest = (await self.session(request)).guest
        pace.check(guest.id)
        return guest

    async def anyone(self, request: Request, pace: Throttle) -> Guest | None:
        """The guest of a request, or None for who has no session; who may ask now."""
        known = await self.known(request)
        pace.check(f"address {address_of(request)}" if known is None else known.guest.id)
        return None if known is None else known.guest


def token_of(request: Request) -> str:
    """The token of a request's session; empty if there is none."""
    return session_token(cookies_of(request), is_secure=is_secure(request))


def cookies_of(request: Request) -> dict[str, str]:
    """A request's cookies, read as for a WebSocket."""
    return parse_cookies(by_name(request.scope["headers"]).get("cookie", ""))


def is_secure(request: Request) -> bool:
    """Whether the browser asks over HTTPS, perhaps through a proxy."""
    return request.url.scheme == "https"


def set_session(request: Request, answer: Response, token: str, days: int) -> None:
    """Let the browser keep a session's token for so many days."""
    secure = is_secure(request)
    answer.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        token,
        max_age=days * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    if secure and COOKIE in cookies_of(request):
        answer.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True)


def drop_session(request: Request, answer: Response) -> None:
    """Let the browser forget its session."""
    secure = is_secure(request)
    for name in (COOKIE, SECURE_COOKIE) if secure else (COOKIE,):
        answer.delete_cookie(name, httponly=True, samesite="lax", secure=secure)
