"""Decks of guests: checked as they are typed, kept for tables to come, told, dropped."""

import tomllib
from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dnup.notation import format_deck, shipped_decks
from dnup.notation.deck import readable_cards
from dnup.notation.remedy import missing_from, remedies_of
from dnup.protocol.deck import (
    BadDeckJson,
    CheckedDeckJson,
    DeckErrorJson,
    DeckForm,
    DecksJson,
    PackJson,
    PlayableDeckJson,
    RemedyJson,
)
from dnup.rules import PLAYER_COUNTS, Deck, DeckCard, DeckError, DeckErrorCode, DeckErrorDetail
from dnup.server.clock import now_ms
from dnup.server.http.errors import short
from dnup.server.http.requests import Throttle, address_of, answer, read_form
from dnup.server.http.sessions import Sessions
from dnup.server.limits import SHARED, Rate
from dnup.server.metrics import Metrics
from dnup.server.refused import RequestRefused
from dnup.server.store import Guest, GuestDeck
from dnup.server.work.replays import Replays
from dnup.table import Options

MOST = 20  # decks that a guest keeps
RATE = Rate(120, 60.0)  # of a guest's questions, checks and changes; ten times for an address
MOST_ENTRIES = 200  # of a deck with faults that are told back


class DeckResource:
    """What is asked about decks."""

    def __init__(self, sessions: Sessions, replays: Replays, metrics: Metrics) -> None:
        self._sessions = sessions
        self._replays = replays
        self._pace = Throttle(RATE, metrics)
        self._pace_of_address = Throttle(Rate(SHARED * RATE.times, RATE.seconds), metrics)

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Below `/api/decks`."""
        return [
            Route("/api/decks/check", self._check, methods=["POST"]),
            Route("/api/decks", self._list, methods=["GET"]),
            Route("/api/decks", self._keep, methods=["POST"]),
            Route("/api/decks/{hash}", self._drop, methods=["DELETE"]),
        ]

    async def _check(self, request: Request) -> Response:
        """What a deck is, or all that is wrong with it."""
        _, form = await self._asked(request)
        return answer(await self._read(request, form.text))

    async def _list(self, request: Request) -> Response:
        """The standard deck, the others that ship with the program, and those a guest keeps."""
        guest = await self._sessions.guest(request, self._pace)
        kept = await self._sessions.store.decks(guest.id)
        checked = await self._replays.work(
            address_of(request), "deck", lambda: [check(deck.text) for deck in kept]
        )
        own = [each.deck for each in checked if each.deck is not None]
        standard, *others = map(told_of, shipped_decks())
        return answer(DecksJson(standard, others, own, MOST))

    async def _keep(self, request: Request) -> Response:
        """Keep a deck for the guest's tables; the same cards under another name are renamed."""
        guest, form = await self._asked(request)
        checked = await self._read(request, form.text)
        found = checked.deck
        if found is None:
            return answer(BadDeckJson(checked.problems), 422)
        now = now_ms()
        deck = GuestDeck(guest.id, found.hash, found.text, now)
        if not await self._sessions.store.keep_deck(deck, MOST, form.instead):
            raise RequestRefused(409, "too-many-decks", most=MOST)
        return answer(found)

    async def _asked(self, request: Request) -> tuple[Guest, DeckForm]:
        guest = await self._sessions.guest(request, self._pace)
        self._pace_of_address.check(address_of(request))
        return guest, await read_form(request, DeckForm)

    async def _read(self, request: Request, text: str) -> CheckedDeckJson:
        """What a text is, worked out on a thread: others play on meanwhile."""
        return await self._replays.work(address_of(request), "deck", lambda: check(text))

    async def _drop(self, request: Request) -> Response:
        """Keep a deck no longer. Tables and records that have it keep their cards."""
        guest = await self._sessions.guest(request, self._pace)
        hash_, store = request.path_params["hash"], self._sessions.store
        if all(deck.hash != hash_ for deck in await store.decks(guest.id)):
            raise RequestRefused(404, "no-such-deck")
        await store.drop_deck(guest.id, hash_)
        return answer({})


def check(text: str) -> CheckedDeckJson:
    """What a deck file is, as `dnup deck check` tells it."""
    try:
        deck = told_of(Options(deck=text).make_deck())
    except DeckError as error:
        is_toml = all(problem.code != DeckErrorCode.BAD_TOML for problem in error.details)
        file: dict[str, Any] = tomllib.loads(text) if is_toml else {}
        name, entries = file.get("name"), file.get("cards")
        written = entries[:MOST_ENTRIES] if isinstance(entries, list) else []
        missing = missing_from(written)
        players = _players(file.get("players", list(PLAYER_COUNTS)))
        return CheckedDeckJson(
            deck=None,
            problems=[_told(problem, written, missing) for problem in error.details[:MOST_ENTRIES]],
            name=name if isinstance(name, str) else None,
            entries=[entry if isinstance(entry, str) else "" for entry in written],
            players=players,
            packs=_packs(readable_cards(written), players),
        )
    return CheckedDeckJson(deck, [], deck.name, deck.cards, deck.players, deck.packs)


def _told(
    problem: DeckErrorDetail, entries: Sequence[object], missing: Sequence[DeckCard]
) -> DeckErrorJson:
    remedies = [RemedyJson(*remedy) for remedy in remedies_of(problem, entries, missing)]
    return DeckErrorJson(problem.code, problem.entry, short(problem.facts), remedies)


def told_of(deck: Deck) -> PlayableDeckJson:
    """What is told of a deck."""
    cards = [str(card) for card in deck.cards]
    return PlayableDeckJson(
        name=deck.name,
        hash=deck.hash,
        count=len(cards),
        players=list(deck.players),
        packs=_packs(deck.cards, deck.players),
        cards=cards,
        text=format_deck(deck),
    )


def _players(written: object) -> list[int]:
    """The player counts among what a file has in their place."""
    entries = written if isinstance(written, list) else []
    counts = {entry for entry in entries if type(entry) is int}
    return [count for count in PLAYER_COUNTS if count in counts]


def _packs(cards: Sequence[DeckCard], players: Sequence[int]) -> list[PackJson]:
    packs = []
    for wanted in players:
        count = sum(card.takes_part(wanted) for card in cards)
        packs.append(PackJson(wanted, count, *divmod(count, wanted)))
    return packs
