"""The ladder: what matches count, and what is told of ratings."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.analysis.rating import NEW, Skill, anchors, chance_against, rate_against
from dnup.notation import Record, from_json, shipped_deck, shipped_decks, standard_deck
from dnup.protocol.ladder import (
    CoursePointJson,
    EarlierRatingJson,
    LadderJson,
    RankedJson,
    RatedJson,
    RungJson,
    SkillJson,
    WhyNot,
)
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS, Seat
from dnup.server.http.requests import Throttle, answer
from dnup.server.http.sessions import Sessions
from dnup.server.limits import Rate
from dnup.server.metrics import Metrics
from dnup.server.refused import RequestRefused
from dnup.server.store import RatedMatch
from dnup.server.work.bots import BotPool

RATE = Rate(120, 60.0)  # of a guest's questions, or of an address without one
LEAST = 10  # matches before a guest is among the best
BEST = 20  # guests that are told
COURSE = 200  # matches


def why_not(record: Record, seat: Seat) -> WhyNot | None:
    """Why a match does not count for who sat there; None if it does.

    Who plays alone against bots, with the cards that everybody has, without anybody's help, and
    does not know the deals, is rated. That of a match that was left, the table must say.
    """
    if sum(other.bot is None for other in record.seats) != 1 or record.seats[seat].bot is not None:
        return "people"
    if record.deck.hash != standard_deck().hash:
        return "own-deck" if shipped_deck(record.deck.hash) is None else "old-deck"
    if "duplicate" in record.options:
        return "duplicate"
    if record.seats[seat].assisted:
        return "assisted"
    if record.seats[seat].hints:
        return "hints"
    return None


class LadderResource:
    """What is asked about ratings."""

    def __init__(self, sessions: Sessions, metrics: Metrics, bot_pool: BotPool) -> None:
        self._sessions = sessions
        self._bot_pool = bot_pool
        self._pace = Throttle(RATE, metrics)

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Below `/api/ladder`."""
        return [
            Route("/api/ladder", self._start_anew, methods=["DELETE"]),
            Route("/api/ladder/matches/{id}", self._match, methods=["GET"]),
            Route("/api/ladder/{players}", self._ladder, methods=["GET"]),
        ]

    async def _ladder(self, request: Request) -> Response:
        """The ladder at a player count; who has no session sees it, too.

        It is that of the standard deck, or with `?deck=pairs` that of another one.
        """
        text = request.path_params["players"]
        players = int(text) if text.isascii() and text.isdigit() and len(text) == 1 else 0
        wanted = request.query_params.get("deck", standard_deck().name)
        deck = next((deck for deck in shipped_decks() if deck.name == wanted), None)
        if not MIN_PLAYERS <= players <= MAX_PLAYERS or deck is None:
            raise RequestRefused(404, "no-such-ladder")
        known = await self._sessions.anyone(request, self._pace)
        guest = None if known is None else known.id
        store = self._sessions.store
        rated = [] if guest is None else await store.rated(guest, players)
        ranked = await store.ranked(players, deck.hash, LEAST, BEST, guest)
        best = [
            RankedJson(
                place=one.place,
                name=one.name,
                rating=told_of(one.skill),
                matches=one.matches,
                you=one.guest == guest,
                ink=one.ink,
            )
            for one in ranked
        ]
        matches = [match for match in rated if match.deck == deck.hash]
        rungs = self._rungs(players, matches)
        return answer(
            LadderJson(
                players=players,
                deck=(deck.name, deck.hash),
                rungs=rungs,
                next=_next(rungs, players),
                begin=told_of(NEW),
                own=told_of(matches[-1].skill) if matches else None,
                matches=len(matches),
                place=next((one.place for one in best if one.you), None),
                least=LEAST,
                guests=ranked[0].of if ranked else 0,
                course=tuple(
                    CoursePointJson(match.ended_at, told_of(match.skill), match.is_won)
                    for match in matches[-COURSE:]
                ),
                best=tuple(best[:BEST]),
                earlier=_earlier(rated),
            )
        )

    async def _match(self, request: Request) -> Response:
        """What a match did to the rating of one who played it."""
        guest = await self._sessions.guest(request, self._pace)
        id_, store = request.path_params["id"], self._sessions.store
        rated = await store.rated_match(guest.id, id_)
        if rated is not None:
            before, match = rated
            begun, now = told_of(before or NEW), told_of(match.skill)
            return answer(RatedJson(len(match.points), begun, now, None))
        seat = await store.seat_in(guest.id, id_)
        record = None if seat is None else await store.record(id_)
        if seat is None or record is None:
            raise RequestRefused(404, "not-your-match")
        found = from_json(record)
        why = why_not(found, Seat[seat]) or ("left" if found.winner is None else "not-kept")
        return answer(RatedJson(len(found.seats), None, None, why))

    async def _start_anew(self, request: Request) -> Response:
        """A guest wants to be rated from the beginning."""
        guest = await self._sessions.guest(request, self._pace)
        await self._sessions.store.start_anew(guest.id)
        return answer({})

    def _rungs(self, players: int, matches: Sequence[RatedMatch]) -> tuple[RungJson, ...]:
        """The levels that can be had here, the lowest first."""
        known = anchors()[players]
        own = matches[-1].skill if matches else NEW
        rungs = []
        for level in sorted(self._bot_pool.levels, key=lambda level: known[level].mean):
            against = [match for match in matches if level in match.levels]
            levels = [level] * (players - 1)
            first = rate_against(own, levels, (1, *[0] * len(levels)))
            last = rate_against(own, levels, (0, *[1] * len(levels)))
            rungs.append(
                RungJson(
                    level=level,
                    rating=told_of(known[level]),
                    played=len(against),
                    won=sum(match.is_won for match in against),
                    chance=round(chance_against(own, levels), 3),
                    win=round(first.mean - own.mean, 2),
                    loss=round(last.mean - own.mean, 2),
                )
            )
        return tuple(rungs)


def told_of(skill: Skill) -> SkillJson:
    """A rating as it is told."""
    return SkillJson(round(skill.mean, 2), round(skill.unsure, 2))


def _earlier(rated: Sequence[RatedMatch]) -> tuple[EarlierRatingJson, ...]:
    """The last rating with each deck that is not the standard one any more."""
    found = []
    for deck in shipped_decks()[1:]:
        matches = [match for match in rated if match.deck == deck.hash]
        if matches:
            told = (deck.name, deck.hash)
            found.append(EarlierRatingJson(told, told_of(matches[-1].skill), len(matches)))
    return tuple(found)


def _next(rungs: Sequence[RungJson], players: int) -> str | None:
    """The lowest rung that one does not win more often from than everybody would; else the top."""
    for rung in rungs:
        if rung.won * players <= rung.played:
            return rung.level
    return rungs[-1].level if rungs else None
