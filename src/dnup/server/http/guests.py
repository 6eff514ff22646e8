"""Guests introduce themselves, change their names and inks, and go on with several devices."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.protocol import ServerRefusalCode
from dnup.protocol.guest import GuestForm, GuestJson, HandoverCodeJson
from dnup.protocol.people import SessionJson, SessionsJson
from dnup.server.http.devices import parse_device
from dnup.server.http.requests import Throttle, address_of, answer, check_guesses, read_form
from dnup.server.http.sessions import Sessions, drop_session, set_session, token_of
from dnup.server.limits import Buckets, Rate
from dnup.server.play.context import Context
from dnup.server.play.guests import Device, Known, ink_of, named
from dnup.server.play.handover import HANDOVER_SECONDS
from dnup.server.refused import RequestRefused, too_fast
from dnup.server.store import Guest
from dnup.table import MAX_NAME, Ink, is_mixed, is_reserved

RATE = Rate(60, 60.0)  # of a guest's questions about sessions
MOST_SESSIONS = 50  # of one guest


class GuestResource:
    """What is asked about guests and their sessions."""

    def __init__(self, sessions: Sessions, context: Context) -> None:
        self._sessions = sessions
        self._context = context
        self._settings = context.settings
        rate = context.settings.guest_rate
        self._greetings = None if rate is None else Buckets[str](rate)
        self._handovers = context.handovers
        self._pace = Throttle(RATE, context.metrics)

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """`/api/guest`, `/api/handover` and `/api/sessions`."""
        return [
            Route("/api/guest", self._greet, methods=["POST"]),
            Route("/api/guest", self._who, methods=["GET"]),
            Route("/api/handover", self._hand_over, methods=["POST"]),
            Route("/api/handover/{code}", self._look, methods=["GET"]),
            Route("/api/sessions", self._list, methods=["GET"]),
            Route("/api/sessions", self._end_all, methods=["DELETE"]),
            Route("/api/sessions/{id}", self._end, methods=["DELETE"]),
        ]

    async def _greet(self, request: Request) -> Response:
        """A session for a name; or another name or ink for a session."""
        form = await read_form(request, GuestForm)
        is_named = form.name is not None or form.ink is not None
        if is_named == (form.handover is not None):
            reason = "either `name` and `ink`, or `handover`"
            raise RequestRefused(400, ServerRefusalCode.BAD_MESSAGE, reason=reason)
        if form.handover is not None:
            return await self._take_up(request, form.handover)
        name = None if form.name is None else named(form.name)
        if form.name is not None and name is None:
            raise RequestRefused(400, "bad-name", most=MAX_NAME)
        if name is not None and is_mixed(name):
            raise RequestRefused(400, "mixed-name")
        if name is not None and is_reserved(name):
            raise RequestRefused(400, "reserved-name")
        return await self._introduce(request, name, form.ink, keep=form.keep)

    async def _introduce(
        self, request: Request, name: str | None, ink: Ink | None, *, keep: bool
    ) -> Response:
        """A session for a name, which is clean; or what is not None of both for a session."""
        context = self._context
        known = await self._sessions.known(request)
        if known is None:
            if name is None:
                raise RequestRefused(401, ServerRefusalCode.NO_SESSION)
            self._check(f"address {address_of(request)}")
            known, token = await context.guests.greet(name, ink, device_of(request))
            return self._told(request, known.guest, token)
        guest = known.guest
        name = guest.name if keep or name is None else name
        ink = ink_of(guest) if keep or ink is None else ink
        if (guest.name, ink_of(guest)) != (name, ink):
            context.lobby.check_name(guest.id, name)
            self._check(f"guest {guest.id}")
            guest = await context.guests.rename(guest, name, ink)
            context.lobby.rename(guest.id, name, ink)
        return await self._known(request, replace(known, guest=guest))

    async def _who(self, request: Request) -> Response:
        """Who a session belongs to; it lasts longer for being asked."""
        return await self._known(request, await self._sessions.session(request))

    async def _hand_over(self, request: Request) -> Response:
        """A code with which another device can go on as this guest."""
        known = await self._sessions.session(request)
        self._check(f"guest {known.guest.id}")
        code = self._handovers.offer(known.guest, time.monotonic())
        return answer(HandoverCodeJson(code, HANDOVER_SECONDS))

    async def _look(self, request: Request) -> Response:
        """As whom a code lets a device go on; it isn't used up by that."""
        guest = self._of_code(request, self._handovers.look, request.path_params["code"])
        return answer(GuestJson(guest.name, ink_of(guest)))

    async def _take_up(self, request: Request, code: str) -> Response:
        """Go on here as the guest that a code stands for, in a session of one's own."""
        guest = self._of_code(request, self._handovers.look, code)
        self._check(f"guest {guest.id}")
        self._handovers.take(code, time.monotonic())
        before = await self._sessions.known(request)
        if before is not None and before.guest.id == guest.id:
            return await self._known(request, before)
        await self._make_room(guest.id)
        known, token = await self._context.guests.join(guest, device_of(request))
        return self._told(request, known.guest, token)

    async def _make_room(self, guest: str) -> None:
        """End the sessions last used longest ago, so that one more can begin."""
        for one in (await self._context.guests.sessions(guest))[MOST_SESSIONS - 1 :]:
            ended = await self._context.guests.end(guest, only=one.id)
            self._context.end_sessions(ended)

    def _of_code(
        self, request: Request, find: Callable[[str, float], Guest | None], code: str
    ) -> Guest:
        """The guest of a code, under their newest name. Raises `RequestRefused`."""
        address = address_of(request)
        check_guesses(self._context, "", address)
        guest = find(code, time.monotonic())
        if guest is None:
            self._context.guessed("", address)
            raise RequestRefused(404, "no-such-handover")
        return self._context.guests.current(guest)

    async def _list(self, request: Request) -> Response:
        """The devices on which a guest is known, the one that asks among them."""
        known = await self._asked(request)
        found = await self._context.guests.sessions(known.guest.id)
        return answer(
            SessionsJson(
                tuple(
                    SessionJson(
                        id=one.id,
                        browser=one.browser,
                        system=one.system,
                        created_at=one.created_at,
                        seen_at=one.seen_at,
                        current=one.id == known.session.id,
                        shared=one.shared,
                    )
                    for one in found
                )
            )
        )

    async def _end(self, request: Request) -> Response:
        """Log out a device of a guest, perhaps the one that asks."""
        known, id_ = await self._asked(request), request.path_params["id"]
        ended = await self._log_out(known, only=id_)
        if not ended:
            raise RequestRefused(404, "no-such-session")
        return self._logged_out(request, is_own=known.session.id in ended)

    async def _end_all(self, request: Request) -> Response:
        """Log out all devices of a guest; or with `?but=this` all others."""
        known = await self._asked(request)
        is_kept = request.query_params.get("but") == "this"
        await self._log_out(known, but=known.session.id if is_kept else None)
        return self._logged_out(request, is_own=not is_kept)

    async def _log_out(
        self, known: Known, *, only: str | None = None, but: str | None = None
    ) -> frozenset[str]:
        self._handovers.withdraw(known.guest.id)
        ended = await self._context.guests.end(known.guest.id, only=only, but=but)
        self._context.end_sessions(ended)
        return ended

    def _logged_out(self, request: Request, *, is_own: bool) -> Response:
        told = answer({})
        if is_own:
            drop_session(request, told)
        return told

    async def _asked(self, request: Request) -> Known:
        known = await self._sessions.session(request)
        self._pace.check(known.guest.id)
        return known

    def _check(self, who: str) -> None:
        """Count that something of this guest or address is written down.

        Raises `RequestRefused` if that may not be now.
        """
        wait = 0.0 if self._greetings is None else self._greetings.take(who, time.monotonic())
        if wait > 0:
            raise too_fast(wait, self._settings.guest_rate)

    async def _known(self, request: Request, known: Known) -> Response:
        """Who a guest is, and the token that the device uses from now on."""
        token = await self._context.guests.turn(known, token_of(request), device_of(request))
        return self._told(request, known.guest, token)

    def _told(self, request: Request, guest: Guest, token: str | None) -> Response:
        told = answer(GuestJson(guest.name, ink_of(guest)))
        if token is not None:
            set_session(request, told, token, self._settings.session_days)
        return told


def device_of(request: Request) -> Device:
    """What a request says it comes from."""
    return parse_device(request.headers.get("user-agent", ""))
