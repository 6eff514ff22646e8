"""Recorded matches, to look at again: those that were played here, and files that people bring.

All work on a record is done on threads of its own: a long one must not hold up those who play.
"""

import asyncio
import re
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Annotated, TypeVar, cast, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from dnup.notation import (
    Entry,
    Record,
    TextError,
    find_deck,
    find_records,
    format_deck,
    format_record,
    from_json,
    shipped_deck,
    to_json,
)
from dnup.protocol import Trouble, encode
from dnup.protocol.knowledge import know
from dnup.protocol.replay import (
    Look,
    Replay,
    check_length,
    make_replay,
    viewer_of,
)
from dnup.server.answering import (
    Made,
    action_in,
    paced,
    pack,
    round_in,
)
from dnup.server.desk import Desk, Pace, address_of, read_form
from dnup.server.errors import RequestRefused, short, too_fast
from dnup.server.metrics import Metrics
from dnup.server.settings import Settings
from dnup.server.shelf import Shelf
from dnup.server.site import accepted
from dnup.server.turns import Crowded, Turns
from dnup.server.wire import BulkRoute
from dnup.table import Options
from dnup.table.options import MAX_DECK_TEXT

UPLOAD_BYTES = 2 * 1024 * 1024  # of the whole request
THREADS = 2
AT_ONCE = 2  # pieces of work of one address: what others want comes next
WAITING = 20  # more of them, as many as may be asked at once
FILES = 64 * 1024 * 1024  # bytes of what people brought that are kept
MADE = 32 * 1024 * 1024  # bytes of answers that are kept as they were sent
READ = 10_000  # actions of records that stay read: the garbage collector looks at all of them
LASTING = {"cache-control": "private, max-age=3600"}  # a record does not change

_PLAYED = re.compile(r"[A-Za-z0-9_-]{1,40}")
_FILE = re.compile(r"file-[0-9a-f]{24}")  # longer than the id of a match that was played here
_LOOKS: tuple[str, ...] = get_args(Look)

T = TypeVar("T")


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person brings: the text of a file, and the text of its deck if it has its own.

    Of a file with several matches, `match` says which, from 1.
    """

    record: str
    deck: Annotated[str, msgspec.Meta(max_length=MAX_DECK_TEXT)] | None = None
    match: Annotated[int, msgspec.Meta(ge=1)] = 1


class Source(msgspec.Struct, frozen=True):
    """A record as JSON, and the text of its deck if it was brought with it."""

    record: bytes
    deck: str | None = None


class _File(msgspec.Struct, frozen=True):
    """A record that was brought, as it is known here, and how many there are in its file."""

    form: Upload
    entry: Entry
    record: Record
    written: bytes
    id: str
    matches: int


class Replays:
    """What is asked about recorded matches."""

    def __init__(
        self, desk: Desk, settings: Settings, metrics: Metrics, can_weigh: Callable[[], bool]
    ) -> None:
        """Nothing is read yet. `can_weigh` says whether the bots' kernel is there."""
        self._desk = desk
        self._metrics = metrics
        self._can_weigh = can_weigh
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="replay")
        self._uploads = Pace(settings.upload_rate, metrics)
        self._asks = Pace(settings.replay_rate, metrics)
        self._files: Shelf[Source] = Shelf(FILES)
        self._read: Shelf[Replay] = Shelf(READ)
        self._made: Shelf[Made] = Shelf(MADE)
        self._turns = Turns(AT_ONCE, WAITING)

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """Below `/api/replays`, and the records themselves."""
        upload = paced(self._upload, self._uploads)
        one = "/api/replays/{id}"
        answers = (
            (one, self._index),
            (f"{one}/rounds/{{round}}", self._round),
            (f"{one}/rounds/{{round}}/actions/{{action}}/knowledge", self._knowledge),
            (f"{one}/json", self._json),
            (f"{one}/text", self._text),
            (f"{one}/deck", self._deck),
        )
        return [
            BulkRoute("/api/replays", upload, methods=["POST"], most=UPLOAD_BYTES),
            *(Route(path, paced(each, self._asks)) for path, each in answers),
            Route("/records/{id}", paced(self._record, self._asks)),
        ]

    def stop(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _upload(self, request: Request) -> Response:
        """Keep a file for a while, and tell what is in it."""
        body = await read_form(request, msgspec.Raw)
        file = await self.work(address_of(request), "read", lambda: _read_upload(body))
        id_, written = file.id, file.written
        kept = self._files.get(id_)
        # The deck of a file that is kept has proved right; one that comes now may not.
        deck = file.form.deck if kept is None else kept.deck
        replay = None if kept is None else self._read.get(id_)
        if replay is None:
            try:
                replay = await self._replay(address_of(request), file.record, deck)
            except TextError as error:
                raise file.entry.at_line(error) from None
        self._files.put(id_, Source(written, deck), len(written) + len(deck or ""))
        self._keep(id_, replay)
        index = replay.index(id_, file.form.match, file.matches)
        return await self.send(request, "index", lambda: encode(index), {})

    async def _index(self, request: Request) -> Response:
        """The match at a glance."""
        replay = await self._find(request)
        id_ = request.path_params["id"]
        # It is not to be kept: who has deleted a match must not find it in the browser's cache.
        return await self.send(request, "index", lambda: encode(replay.index(id_)), {})

    async def _round(self, request: Request) -> Response:
        """A round, as somebody was told of it."""
        replay = await self._find(request)
        number, look = round_in(request, replay), _look_of(request, replay)
        name = f"{number} as {look}"
        return await self.send(
            request, "round", lambda: replay.encode_round(number, look), name=name
        )

    async def _knowledge(self, request: Request) -> Response:
        """Who could know what at a moment."""
        replay = await self._find(request)
        number, look = round_in(request, replay), _look_of(request, replay)
        action = action_in(request, replay, number, least=0)
        if look == "open":
            raise RequestRefused(400, "bad-viewer", viewer=look)
        weigh = self._can_weigh()

        def make() -> bytes:
            match = replay.match_after(number, action)
            return encode(know(match, viewer_of(look), weigh=weigh))

        return await self.send(request, "knowledge", make, name=f"{number}-{action} as {look}")

    async def _json(self, request: Request) -> Response:
        """The record as a file for programs."""
        source = await self._source(request.path_params["id"])
        return await self.send(request, "json", lambda: source.record, _as_file(request, "json"))

    async def _text(self, request: Request) -> Response:
        """The record as a file for people."""
        source = await self._source(request.path_params["id"])

        def make() -> bytes:
            return format_record(from_json(source.record)).encode()

        headers = {**_as_file(request, "txt"), "content-type": "text/plain; charset=utf-8"}
        return await self.send(request, "text", make, headers)

    async def _deck(self, request: Request) -> Response:
        """The cards of the match, without which its record cannot be replayed elsewhere."""
        deck = (await self._find(request)).deck
        deck = shipped_deck(deck.hash) or deck
        told = {"name": deck.name, "hash": deck.hash, "text": format_deck(deck)}
        return await self.send(request, "deck", lambda: encode(told))

    async def _record(self, request: Request) -> Response:
        """A finished match. One that still runs is not told from one that never was.

        Who opens it in a browser sees it as a replay; with `.json` behind it, it is a file.
        """
        id_ = request.path_params["id"]
        name = id_.removesuffix(".json")
        source = await self._source(name)
        lasting = LASTING if is_file(name) else {"cache-control": "private, max-age=86400"}
        headers = {"vary": "accept", **lasting}
        if "text/html" in request.headers.get("accept", "") and not id_.endswith(".json"):
            return RedirectResponse(f"/replay/{id_}", 303, headers=headers)
        headers["content-disposition"] = f'attachment; filename="dnup-{name}.json"'
        return Response(source.record, media_type="application/json", headers=headers)

    async def _find(self, request: Request) -> Replay:
        return await self.find(request.path_params["id"], address_of(request))

    async def find(self, id_: str, address: str) -> Replay:
        """The match that is asked for, checked against the rules.

        Raises `RequestRefused`, and what `make_replay` raises, and `StoreError`.
        """
        # The store is asked each time: what its players have deleted is gone.
        source = await self._source(id_)
        found = self._read.get(id_)
        if found is None:
            record = await self.work(address, "read", lambda: from_json(source.record))
            id_of_match = "" if is_file(id_) else id_
            found = await self._replay(address, record, source.deck, id_of_match)
            self._keep(id_, found)
        return found

    async def _source(self, id_: str) -> Source:
        """The record with this id."""
        if is_file(id_):
            source = self._files.get(id_)
        else:
            record = await self._desk.store().record(id_) if _PLAYED.fullmatch(id_) else None
            source = None if record is None else Source(record)
        if source is None:
            self._read.drop(id_)
            raise RequestRefused(404, "no-such-record")
        return source

    async def _replay(self, address: str, record: Record, own: str | None, id_: str = "") -> Replay:
        """The match of a record, with its own deck or one that was ever played with here."""
        texts = [own]
        if shipped_deck(record.deck.hash) is None:
            texts.append(await self._desk.store().deck(record.deck.hash))

        def make() -> Replay:
            decks = [Options(deck=text).make_deck() for text in texts if text is not None]
            return make_replay(record, find_deck(record, decks), id_)

        return await self.work(address, "replay", make)

    def _keep(self, id_: str, replay: Replay) -> None:
        self._read.put(id_, replay, replay.actions + 100)

    async def send(
        self,
        request: Request,
        what: str,
        make: Callable[[], bytes],
        headers: Mapping[str, str] = LASTING,
        *,
        name: str | None = None,
    ) -> Response:
        """What is made, compressed if that is worth it and the browser takes it.

        With a name it is kept: who asks for the same of this record has it at once.
        """
        takes_gzip = "gzip" in accepted(request.headers.get("accept-encoding", ""))
        key = f"{request.path_params.get('id')} {what} {name} {takes_gzip}"

        made = self._made.get(key)
        if made is None:
            # It may have been made while this waited.
            made = await self.work(
                address_of(request),
                what,
                lambda: pack(make(), takes_gzip=takes_gzip),
                lambda: self._made.get(key),
            )
            if name is not None:
                self._made.put(key, made, len(made.body) + len(key))
        sent = {"content-type": "application/json", "vary": "accept-encoding", **headers}
        if made.is_packed:
            sent["content-encoding"] = "gzip"
        return Response(made.body, headers=sent)

    async def work(
        self,
        address: str,
        what: str,
        work: Callable[[], T],
        kept: Callable[[], T | None] = lambda: None,
    ) -> T:
        """Do it on a thread, unless it is `kept` by then. The event loop goes on meanwhile.

        So does what other addresses want: one alone cannot have all the threads for long. Raises
        `RequestRefused` when too much of one address waits.
        """
        loop, began = asyncio.get_running_loop(), time.perf_counter()

        async def do() -> T:
            found = kept()
            return await loop.run_in_executor(self._pool, work) if found is None else found

        try:
            return await self._turns.take(address, do)
        except Crowded:
            self._metrics.refused(Trouble.TOO_FAST)
            raise too_fast(1.0, f"{AT_ONCE + WAITING}") from None
        finally:
            self._metrics.replayed(what, time.perf_counter() - began)


def is_file(id_: str) -> bool:
    """Whether it is the id of a record that somebody brought."""
    return _FILE.fullmatch(id_) is not None


def _read_upload(body: msgspec.Raw) -> _File:
    """The record that is meant of those that were brought. Raises `TooLong`, and `TextError`."""
    try:
        form = msgspec.json.decode(body, type=Upload)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestRefused(400, Trouble.BAD_MESSAGE, reason=str(error)) from None
    entries = find_records(form.record)
    if form.match > len(entries):
        raise RequestRefused(422, "no-such-match", match=form.match, matches=len(entries))
    entry = entries[form.match - 1]
    record = entry.read()
    check_length(record)
    written = to_json(record).encode()
    id_ = f"file-{sha256(written).hexdigest()[:24]}"
    return _File(form, entry, record, written, id_, len(entries))


def _look_of(request: Request, replay: Replay) -> Look:
    look = request.query_params.get("as", "spectator")
    seats = "ABCDE"[: len(replay.record.seats)]
    if look not in _LOOKS or (len(look) == 1 and look not in seats):
        raise RequestRefused(400, "bad-viewer", **short({"viewer": look}))
    return cast("Look", look)


def _as_file(request: Request, ending: str) -> dict[str, str]:
    name = f"dnup-{request.path_params['id']}.{ending}"
    return {**LASTING, "content-disposition": f'attachment; filename="{name}"'}
