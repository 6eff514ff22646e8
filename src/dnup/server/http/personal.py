"""Everything that is kept about a guest: told in one file, or deleted."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.rules import MAX_PLAYERS, MIN_PLAYERS
from dnup.server.http.requests import Throttle, answer
from dnup.server.http.sessions import Sessions, drop_session
from dnup.server.limits import Rate
from dnup.server.play.context import Context
from dnup.server.refused import RequestRefused
from dnup.server.store import Guest

FORMAT = "dnup-guest/1"
RATE = Rate(10, 60.0)
ALL = 1_000_000  # matches

# What others can't use but a guest must not be told either: hashes of tokens, ids of guests.
_SECRET = {"token_hash", "old_hash", "old_until", "guest", "reporter", "reported", "blocked"}


class PersonalResource:
    """`/api/guest/data`, and `DELETE /api/guest`."""

    def __init__(self, sessions: Sessions, context: Context) -> None:
        self._sessions = sessions
        self._context = context
        self._pace = Throttle(RATE, context.metrics)

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """What can be asked."""
        return [
            Route("/api/guest/data", self._export, methods=["GET"]),
            Route("/api/guest", self._delete, methods=["DELETE"]),
        ]

    async def _export(self, request: Request) -> Response:
        """All that is kept about a guest, as a file."""
        guest = await self._sessions.guest(request, self._pace)
        told = answer(await self._data(guest))
        told.headers["content-disposition"] = 'attachment; filename="dnup-data.json"'
        return told

    async def _delete(self, request: Request) -> Response:
        """Delete all of it; the name must come along, so that nobody does it by accident."""
        guest = await self._sessions.guest(request, self._pace)
        if request.query_params.get("name") != guest.name:
            raise RequestRefused(400, "not-confirmed")
        context = self._context
        ended = await context.part(guest.id)
        await self._sessions.store.delete_guest(guest.id)
        context.forget(guest.id)
        context.end_sessions(ended)
        told = answer({})
        drop_session(request, told)
        return told

    async def _data(self, guest: Guest) -> dict[str, Any]:
        store = self._sessions.store
        ratings = [
            _told(match)
            for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
            for match in await store.rated(guest.id, players)
        ]
        return {
            "format": FORMAT,
            "profile": {"name": guest.name, "ink": guest.ink, "created_at": guest.created_at},
            "sessions": [_told(one) for one in await store.sessions(guest.id)],
            "matches": [
                {**_told(one), "summary": msgspec.Raw(one.summary)}
                for one in await store.played(guest.id, ALL)
            ],
            "mistakes": [
                {
                    "record": one.record,
                    "seat": one.seat,
                    "found": None if one.digest is None else msgspec.Raw(one.digest),
                }
                for one in await store.judged(guest.id)
            ],
            "ratings": ratings,
            "decks": [_told(one) for one in await store.decks(guest.id)],
            "duplicates": [_told(one) for one in await store.duplicates(guest.id, ALL)],
            "reports": [
                {
                    "about": one.reported_name,
                    "reason": one.reason,
                    "note": one.note,
                    "made_at": one.made_at,
                    "settled_at": one.settled_at,
                }
                for one in await store.reports_by(guest.id)
            ],
            "blocks": [_told(one) for one in await store.blocks(guest.id)],
        }


def _told(kept: Any) -> dict[str, Any]:  # noqa: ANN401 - any of the store's values
    return {name: value for name, value in asdict(kept).items() if name not in _SECRET}
