"""How guests deal with others who don't behave: reports for the moderators, and blocks."""

import secrets
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.protocol import ServerRefusalCode
from dnup.protocol.people import BlockForm, BlockJson, BlocksJson, ReportForm, Whom
from dnup.rules import Seat
from dnup.server.clock import now_ms
from dnup.server.http.requests import Throttle, answer, read_form
from dnup.server.http.sessions import Sessions
from dnup.server.limits import Rate
from dnup.server.play.context import Context
from dnup.server.play.room import Room
from dnup.server.play.whom import Sitter, Talk
from dnup.server.refused import RequestRefused
from dnup.server.store import Block, Guest, Report

REPORTS = Rate(10, 3600.0)  # of a guest
BLOCKS = Rate(60, 60.0)
MOST_BLOCKS = 200  # of a guest


class ConductResource:
    """`/api/reports` and `/api/blocks`."""

    def __init__(self, sessions: Sessions, context: Context) -> None:
        self._sessions = sessions
        self._context = context
        self._reports = Throttle(REPORTS, context.metrics)
        self._blocks = Throttle(BLOCKS, context.metrics)

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """What can be asked."""
        return [
            Route("/api/reports", self._report, methods=["POST"]),
            Route("/api/blocks", self._list, methods=["GET"]),
            Route("/api/blocks", self._block, methods=["POST"]),
            Route("/api/blocks/{id}", self._unblock, methods=["DELETE"]),
        ]

    async def _report(self, request: Request) -> Response:
        """Tell the moderators of somebody at a table, with what was said there."""
        guest = await self._sessions.guest(request, self._reports)
        form = await read_form(request, ReportForm)
        room, sitter, talk = await self._find(guest, form.whom)
        table = room.table
        report = Report(
            id=secrets.token_hex(8),
            reporter=guest.id,
            reporter_name=guest.name,
            reported=sitter.guest,
            reported_name=sitter.name,
            table=room.id,
            code=table.code,
            record=None if table.running is None else table.running.id,
            reason=form.reason,
            note=form.note.strip(),
            evidence=talk.evidence(Seat[form.whom.seat], form.whom.said_at),
            made_at=now_ms(),
        )
        await self._sessions.store.add_report(report)
        return answer({}, 201)

    async def _list(self, request: Request) -> Response:
        """Whom a guest has blocked."""
        guest = await self._sessions.guest(request, self._blocks)
        found = await self._sessions.store.blocks(guest.id)
        told = tuple(BlockJson(one.id, one.name, one.made_at) for one in found)
        return answer(BlocksJson(told))

    async def _block(self, request: Request) -> Response:
        """Block somebody at a table: they're muted there at once."""
        guest = await self._sessions.guest(request, self._blocks)
        form = await read_form(request, BlockForm)
        _, sitter, _ = await self._find(guest, form.whom)
        lobby = self._context.lobby
        is_new = not lobby.blocks.has(guest.id, sitter.guest)
        if is_new and lobby.blocks.count(guest.id) >= MOST_BLOCKS:
            raise RequestRefused(409, "too-many-blocks", limit=MOST_BLOCKS)
        block = Block(secrets.token_hex(8), guest.id, sitter.guest, sitter.name, now_ms())
        await lobby.blocks.block(block)
        lobby.mute(guest.id, sitter.guest, is_muted=True)
        return answer(BlockJson(block.id, block.name, block.made_at), 201)

    async def _unblock(self, request: Request) -> Response:
        """Take a block back: they're heard again where both are."""
        guest = await self._sessions.guest(request, self._blocks)
        block = await self._context.lobby.blocks.unblock(guest.id, request.path_params["id"])
        if block is None:
            raise RequestRefused(404, "no-such-block")
        self._context.lobby.mute(guest.id, block.blocked, is_muted=False)
        return answer({})

    async def _find(self, guest: Guest, whom: Whom) -> tuple[Room, Sitter, Talk]:
        """The table, who is meant, and what was said there. Raises `RequestRefused`."""
        room = self._context.lobby.find(whom.table)
        is_here = room is not None and (
            guest.id in room.here or room.table.seat_of(guest.id) is not None
        )
        if room is None or not is_here:
            raise RequestRefused(404, ServerRefusalCode.NOT_AT_TABLE)
        talk = Talk(await self._sessions.store.load(room.id))
        sitter = talk.find(Seat[whom.seat], whom.said_at)
        if sitter is None:
            raise RequestRefused(404, "nobody-there")
        if sitter.guest == guest.id:
            raise RequestRefused(400, "not-yourself")
        return room, sitter, talk
