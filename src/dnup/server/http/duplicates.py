"""Deals that are played once more: made of a match, found by a code, and compared.

Who has not played them yet is told who invites and against whom one plays, and nothing else.
"""

import secrets
from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.notation import standard_deck
from dnup.protocol import ServerRefusalCode
from dnup.protocol.deck import deck_to_json
from dnup.protocol.duplicate import (
    DuplicateBotForm,
    DuplicateEntryJson,
    DuplicateForm,
    DuplicateJson,
    DuplicatePlayedJson,
    DuplicateResultJson,
    DuplicateSeatJson,
    DuplicatesJson,
    DuplicateState,
)
from dnup.rules import Seat
from dnup.server.clock import now_ms
from dnup.server.http.requests import Throttle, address_of, answer, check_guesses, read_form
from dnup.server.http.sessions import Sessions
from dnup.server.limits import Rate
from dnup.server.metrics import Metrics
from dnup.server.play.context import Context
from dnup.server.play.lobby import ALPHABET
from dnup.server.refused import RequestRefused
from dnup.server.store import DuplicateResult, Guest, StoredDuplicate, StoreError, StoreErrorCode
from dnup.server.work.duplicates import Deals, Duplicates

RATE = Rate(120, 60.0)  # of a guest's questions and changes
MOST = 200  # that a guest may have made
TOLD = 50  # in the list
RESULTS = 100  # of people that are told, those who played first; and as many of one's own
CODE_LENGTH = 8  # longer than a table's: it stands for longer, and nobody should come upon one

NOBODY = Guest("", "", 0)  # who has no session yet


class DuplicateResource:
    """What is asked about deals that are played once more."""

    def __init__(
        self, sessions: Sessions, duplicates: Duplicates, context: Context, metrics: Metrics
    ) -> None:
        self._sessions = sessions
        self._duplicates = duplicates
        self._context = context
        self._lobby = context.lobby
        self._pace = Throttle(RATE, metrics)

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Below `/api/duplicates`."""
        one = "/api/duplicates/{code}"
        return [
            Route("/api/duplicates", self._make, methods=["POST"]),
            Route("/api/duplicates", self._list, methods=["GET"]),
            Route(one, self._tell, methods=["GET"]),
            Route(f"{one}/bots", self._ask_bot, methods=["POST"]),
        ]

    async def _make(self, request: Request) -> Response:
        """Let others play the deals of a match, from the same seat."""
        guest = await self._sessions.guest(request, self._pace)
        form = await read_form(request, DuplicateForm)
        store = self._sessions.store
        own = await store.seat_in(guest.id, form.record)
        if own is None:
            raise RequestRefused(404, "not-your-match")
        first = await self._duplicates.firsts.find(form.record)
        if first is None:
            raise RequestRefused(404, "no-such-record")
        record = first.record
        of = record.options.get("duplicate")
        if isinstance(of, str):  # the same deals again: they have a code already
            deals = await self._duplicates.find(of)
            if deals is None:
                raise RequestRefused(404, "no-such-duplicate")
            return answer(await self._told(deals, guest))
        if record.winner is None:
            raise RequestRefused(409, "match-was-left")
        seat = form.seat or own
        if Seat[seat] >= len(record.seats):
            raise RequestRefused(400, ServerRefusalCode.BAD_MESSAGE, reason="seat")
        if self._duplicates.challenge(first, "", Seat[seat]) is None:
            raise RequestRefused(409, "deals-unknown")
        kept = await self._offer(guest, form.record, seat)
        deals = None if kept is None else self._duplicates.deals(kept, first)
        if deals is None:
            raise RequestRefused(409, "too-many-duplicates", most=MOST)
        return answer(await self._told(deals, guest))

    async def _offer(self, guest: Guest, record: str, seat: str) -> StoredDuplicate | None:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            now = now_ms()
            made = StoredDuplicate(code, record, seat, guest.id, guest.name, now)
            try:
                return await self._sessions.store.add_duplicate(made, MOST)
            except StoreError as error:
                if error.code != StoreErrorCode.CODE_TAKEN:
                    raise

    async def _list(self, request: Request) -> Response:
        """The deals that a guest has made or played."""
        guest = await self._sessions.guest(request, self._pace)
        store = self._sessions.store
        entries = []
        for kept in await store.duplicates(guest.id, TOLD):
            first = await self._duplicates.firsts.find(kept.record)
            entry = DuplicateEntryJson(
                code=kept.code,
                by=kept.name,
                mine=kept.guest == guest.id,
                made_at=kept.made_at,
                players=0 if first is None else len(first.record.seats),
                count=1 + await store.duplicate_people(kept.code),
                state="playing" if self._table(kept.code, guest) else "played",
            )
            entries.append(entry)
        return answer(DuplicatesJson(tuple(entries)))

    async def _tell(self, request: Request) -> Response:
        """Deals, and what came of them for whoever may know. Who is new here may look, too."""
        guest = await self._sessions.anyone(request, self._pace) or NOBODY
        deals = await self._find(request, guest)
        return answer(await self._told(deals, guest))

    async def _find(self, request: Request, guest: Guest) -> Deals:
        """The deals with the code of a request, which may be a guess."""
        address = address_of(request)
        check_guesses(self._context, guest.id, address)
        deals = await self._duplicates.find(request.path_params["code"])
        if deals is None:
            self._context.guessed(guest.id, address)
            raise RequestRefused(404, "no-such-duplicate")
        return deals

    async def _ask_bot(self, request: Request) -> Response:
        """Let a bot play these deals, too; for who may know what comes of it."""
        guest = await self._sessions.guest(request, self._pace)
        form = await read_form(request, DuplicateBotForm)
        if form.level not in self._duplicates.levels:
            known = ", ".join(self._duplicates.levels)
            raise RequestRefused(409, ServerRefusalCode.NO_BOTS, level=form.level, levels=known)
        deals = await self._find(request, guest)
        results = await self._sessions.store.duplicate_results(deals.kept.code, guest.id, RESULTS)
        if not await self._knows(deals, guest, results):
            raise RequestRefused(403, "not-played-yet")
        has_played = any(result.level == form.level for result in results)
        if not has_played and not self._duplicates.bots.ask(deals.challenge, form.level, guest.id):
            raise RequestRefused(503, "bots-are-busy")
        return answer(await self._told(deals, guest))

    async def _told(self, deals: Deals, guest: Guest) -> DuplicateJson:
        kept, record, challenge = deals.kept, deals.first.record, deals.challenge
        # Before the results: who is done meanwhile is among these, or is told to be at it still.
        were_thinking = self._duplicates.bots.thinking(kept.code)
        results = await self._sessions.store.duplicate_results(kept.code, guest.id, RESULTS)
        knows = await self._knows(deals, guest, results)
        table = self._table(kept.code, guest)
        done = {result.level for result in results}
        instead = self._duplicates.instead
        if (
            knows
            and instead not in done
            and not self._duplicates.bots.has_failed(kept.code, instead)
        ):
            # It was never asked, or the server stopped meanwhile.
            self._duplicates.bots.ask(challenge, instead, guest.id)
        asked = dict.fromkeys((*were_thinking, *self._duplicates.bots.thinking(kept.code)))
        thinking = tuple(level for level in asked if level not in done)
        state: DuplicateState = "played" if knows else "open"
        free = [each for each in self._duplicates.levels if each not in done | set(thinking)]
        return DuplicateJson(
            code=kept.code,
            by=kept.name,
            mine=kept.guest == guest.id,
            made_at=kept.made_at,
            state="playing" if table is not None else state,
            table=table,
            seat=kept.seat,
            seats=tuple(
                DuplicateSeatJson(
                    seat=str(Seat(i)),
                    level=None if i == challenge.seat else level,
                    instead=i != challenge.seat and record.seats[i].bot is None,
                )
                for i, level in enumerate(challenge.levels)
            ),
            deck=deck_to_json(record.deck),
            own_deck=record.deck.hash != standard_deck().hash,
            count=1 + await self._sessions.store.duplicate_people(kept.code),
            # Who plays right now, and has played them before, is told nothing new by it.
            results=await self._results(deals, guest, results) if knows else None,
            levels=tuple(free) if knows else (),
            thinking=thinking if knows else (),
        )

    async def _results(
        self, deals: Deals, guest: Guest, results: Sequence[DuplicateResult]
    ) -> tuple[DuplicateResultJson, ...]:
        """What came of these deals: first when they were played first, then one by one."""
        seat, record = deals.challenge.seat, deals.first.record
        own = await self._sessions.store.seat_in(guest.id, deals.kept.record)
        came = await self._duplicates.firsts.played(deals)
        if came is None:  # it was deleted a moment ago
            return ()
        played = [
            came,
            *(msgspec.json.decode(result.result, type=DuplicatePlayedJson) for result in results),
        ]
        places = places_of(played)
        first = DuplicateResultJson(
            name=record.seats[seat].name,
            record=deals.kept.record,
            ended_at=None,
            place=places[0],
            played=played[0],
            level=record.seats[seat].bot,
            you=own == str(seat),
        )
        return (
            first,
            *(
                DuplicateResultJson(
                    name=result.name,
                    record=result.record,
                    ended_at=result.ended_at,
                    place=place,
                    played=came,
                    level=result.level,
                    you=result.who == guest.id,
                    knew=result.knew,
                )
                for result, place, came in zip(results, places[1:], played[1:], strict=True)
            ),
        )

    async def _knows(self, deals: Deals, guest: Guest, results: Sequence[DuplicateResult]) -> bool:
        """Whether a guest has played these deals, or sat in the match that they are of."""
        if any(result.who == guest.id for result in results):
            return True
        return await self._sessions.store.has_played(guest.id, deals.kept.record)

    def _table(self, code: str, guest: Guest) -> str | None:
        """The table at which a guest plays these deals now."""
        room = self._lobby.playing(guest.id, code)
        return None if room is None else room.table.code


def places_of(played: Sequence[DuplicatePlayedJson]) -> tuple[int, ...]:
    """The place of each: who won the match, then who has more points; equals share one."""
    worth = [(one.won, one.points) for one in played]
    best = sorted(worth, reverse=True)
    return tuple(best.index(mine) + 1 for mine in worth)
