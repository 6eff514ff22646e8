"""Guests introduce themselves, change their names and inks, and go on with another device."""

import time
from collections.abc import Sequence
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.protocol import ServerRefusalCode
from dnup.server.http.requests import address_of, answer, check_guesses, read_form
from dnup.server.http.sessions import Sessions
from dnup.server.limits import Buckets
from dnup.server.play.context import Context
from dnup.server.play.guests import COOKIE, ink_of, named
from dnup.server.play.handover import HANDOVER_SECONDS, LONGEST_CODE, Handovers
from dnup.server.refused import RequestRefused, too_fast
from dnup.server.store import Guest
from dnup.table import MAX_NAME, Ink

LONGEST = 200  # characters of a name before it is cleaned


class GuestForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest sends: a name and an ink, to get a session or change them; or a code.

    The code brings a session back.
    """

    name: Annotated[str, msgspec.Meta(max_length=LONGEST)] | None = None
    ink: Ink | None = None  # None: it stays as it is
    handover: Annotated[str, msgspec.Meta(max_length=LONGEST_CODE)] | None = None
    keep: bool = False  # who has a session stays as they are: all of it is for a new guest only


class GuestResource:
    """What is asked about sessions."""

    def __init__(self, sessions: Sessions, context: Context) -> None:
        self._sessions = sessions
        self._context = context
        self._settings = context.settings
        rate = context.settings.guest_rate
        self._greetings = None if rate is None else Buckets[str](rate)
        self._handovers = Handovers()

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """`/api/guest` and `/api/handover`."""
        return [
            Route("/api/guest", self._greet, methods=["POST"]),
            Route("/api/guest", self._who, methods=["GET"]),
            Route("/api/handover", self._hand_over, methods=["POST"]),
        ]

    async def _greet(self, request: Request) -> Response:
        """A session for a name; or another name or ink for a session."""
        form = await read_form(request, GuestForm)
        is_named = form.name is not None or form.ink is not None
        if is_named == (form.handover is not None):
            reason = "either `name` and `ink`, or `handover`"
            raise RequestRefused(400, ServerRefusalCode.BAD_MESSAGE, reason=reason)
        if form.handover is not None:
            return self._take_up(request, form.handover)
        name = None if form.name is None else named(form.name)
        if form.name is not None and name is None:
            raise RequestRefused(400, "bad-name", most=MAX_NAME)
        return await self._introduce(request, name, form.ink, keep=form.keep)

    async def _introduce(
        self, request: Request, name: str | None, ink: Ink | None, *, keep: bool
    ) -> Response:
        """A session for a name, which is clean; or what is not None of both for a session."""
        context, token = self._context, request.cookies.get(COOKIE, "")
        guest = await context.guests.find(token) if token else None
        if guest is None:
            if name is None:
                raise RequestRefused(401, ServerRefusalCode.NO_SESSION)
            self._check(f"address {address_of(request)}")
            guest, token = await context.guests.greet(name, ink)
            return self._session(request, guest, token)
        name = guest.name if keep or name is None else name
        ink = ink_of(guest) if keep or ink is None else ink
        if (guest.name, ink_of(guest)) != (name, ink):
            self._check(f"guest {guest.id}")
            guest = await context.guests.rename(guest, name, ink)
            context.lobby.rename(guest.id, name, ink)
        return self._session(request, guest, token)

    async def _who(self, request: Request) -> Response:
        """Who a session belongs to; it lasts longer for being asked."""
        return self._session(request, *await self._sessions.session(request))

    async def _hand_over(self, request: Request) -> Response:
        """A code with which another device can go on with this session."""
        code = self._handovers.offer(*await self._sessions.session(request), time.monotonic())
        return answer({"code": code, "seconds": HANDOVER_SECONDS})

    def _take_up(self, request: Request, code: str) -> Response:
        """Go on here with the session that a code stands for."""
        address = address_of(request)
        check_guesses(self._context, "", address)
        found = self._handovers.take(code, time.monotonic())
        if found is None:
            self._context.guessed("", address)
            raise RequestRefused(404, "no-such-handover")
        # Another name may have come meanwhile.
        guest = self._context.guests.recall(found.token) or found.guest
        return self._session(request, guest, found.token)

    def _check(self, who: str) -> None:
        """Count that a name is written down. Raises `RequestRefused` if that may not be now."""
        wait = 0.0 if self._greetings is None else self._greetings.take(who, time.monotonic())
        if wait > 0:
            raise too_fast(wait, self._settings.guest_rate)

    def _session(self, request: Request, guest: Guest, token: str) -> Response:
        told = answer({"name": guest.name, "ink": ink_of(guest)})
        told.set_cookie(
            COOKIE,
            token,
            max_age=self._settings.session_days * 24 * 3600,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return told
