"""Recorded matches, to look at again: those that were played here, and files that people bring."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import cast, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from dnup.analysis.knowledge import know
from dnup.notation import (
    Record,
    RecordEntry,
    TextError,
    find_records,
    format_deck,
    format_record,
    from_json,
    shipped_deck,
    to_json,
)
from dnup.protocol import ServerRefusalCode, encode
from dnup.protocol.knowledge import knowledge_to_json
from dnup.protocol.replay import RecordForm, Viewpoint, encode_round, index_to_json, viewer_of
from dnup.server.http.errors import short
from dnup.server.http.records import (
    Made,
    action_in,
    paced,
    pack,
    round_in,
)
from dnup.server.http.requests import BulkRoute, Throttle, address_of, read_form
from dnup.server.http.site import accepted
from dnup.server.metrics import Metrics
from dnup.server.refused import RequestRefused
from dnup.server.settings import ServerSettings
from dnup.server.work.cache import Cache
from dnup.server.work.replays import RecordSource, Replays, is_file
from dnup.table.replay import Replay, check_length

UPLOAD_BYTES = 2 * 1024 * 1024  # of the whole request
MADE = 32 * 1024 * 1024  # bytes of answers that are kept as they were sent
LASTING = {"cache-control": "private, max-age=3600"}  # a record does not change

_LOOKS: tuple[str, ...] = get_args(Viewpoint)


class _File(msgspec.Struct, frozen=True):
    """A record that was brought, as it is known here, and how many there are in its file."""

    form: RecordForm
    entry: RecordEntry
    record: Record
    written: bytes
    id: str
    matches: int


class ReplayResource:
    """What is asked about recorded matches."""

    def __init__(
        self,
        replays: Replays,
        settings: ServerSettings,
        metrics: Metrics,
        *,
        can_weigh: bool,
        is_live: Callable[[Record], bool] = lambda _: False,
    ) -> None:
        """`can_weigh` says whether the bots' kernel is there, `is_live` which records to refuse."""
        self._is_live = is_live
        self._replays = replays
        self._can_weigh = can_weigh
        self._uploads = Throttle(settings.upload_rate, metrics)
        self._asks = Throttle(settings.replay_rate, metrics)
        self._made: Cache[Made] = Cache(MADE)

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

    async def _upload(self, request: Request) -> Response:
        """Keep a file for a while, and tell what is in it."""
        body = await read_form(request, msgspec.Raw)
        file = await self._replays.work(address_of(request), "read", lambda: _read_upload(body))
        if self._is_live(file.record):
            raise RequestRefused(409, "match-is-running")
        id_, written = file.id, file.written
        source = RecordSource(written, file.form.deck)
        try:
            replay = await self._replays.bring(address_of(request), id_, file.record, source)
        except TextError as error:
            raise file.entry.at_line(error) from None
        index = index_to_json(replay, id_, file.form.match, file.matches)
        return await self.send(request, "index", lambda: encode(index), {})

    async def _index(self, request: Request) -> Response:
        """The match at a glance."""
        replay = await self.find(request)
        id_ = request.path_params["id"]
        # It is not to be kept: who has deleted a match must not find it in the browser's cache.
        return await self.send(request, "index", lambda: encode(index_to_json(replay, id_)), {})

    async def _round(self, request: Request) -> Response:
        """A round, as somebody was told of it."""
        replay = await self.find(request)
        number, look = round_in(request, replay), _look_of(request, replay)
        name = f"{number} as {look}"
        return await self.send(
            request, "round", lambda: encode_round(replay, number, look), name=name
        )

    async def _knowledge(self, request: Request) -> Response:
        """Who could know what at a moment."""
        replay = await self.find(request)
        number, look = round_in(request, replay), _look_of(request, replay)
        action = action_in(request, replay, number, least=0)
        if look == "open":
            raise RequestRefused(400, "bad-viewer", viewer=look)
        weigh = self._can_weigh

        def make() -> bytes:
            match = replay.match_after(number, action)
            return encode(knowledge_to_json(know(match, viewer_of(look), weigh=weigh)))

        return await self.send(request, "knowledge", make, name=f"{number}-{action} as {look}")

    async def _json(self, request: Request) -> Response:
        """The record as a file for programs."""
        source = await self._replays.source(request.path_params["id"])
        return await self.send(request, "json", lambda: source.record, _as_file(request, "json"))

    async def _text(self, request: Request) -> Response:
        """The record as a file for people."""
        source = await self._replays.source(request.path_params["id"])

        def make() -> bytes:
            return format_record(from_json(source.record)).encode()

        headers = {**_as_file(request, "txt"), "content-type": "text/plain; charset=utf-8"}
        return await self.send(request, "text", make, headers)

    async def _deck(self, request: Request) -> Response:
        """The cards of the match, without which its record cannot be replayed elsewhere."""
        deck = (await self.find(request)).deck
        deck = shipped_deck(deck.hash) or deck
        told = {"name": deck.name, "hash": deck.hash, "text": format_deck(deck)}
        return await self.send(request, "deck", lambda: encode(told))

    async def _record(self, request: Request) -> Response:
        """A finished match. One that still runs is not told from one that never was.

        Who opens it in a browser sees it as a replay; with `.json` behind it, it is a file.
        """
        id_ = request.path_params["id"]
        name = id_.removesuffix(".json")
        source = await self._replays.source(name)
        lasting = LASTING if is_file(name) else {"cache-control": "private, max-age=86400"}
        headers = {"vary": "accept", **lasting}
        if "text/html" in request.headers.get("accept", "") and not id_.endswith(".json"):
            return RedirectResponse(f"/replay/{id_}", 303, headers=headers)
        headers["content-disposition"] = f'attachment; filename="dnup-{name}.json"'
        return Response(source.record, media_type="application/json", headers=headers)

    async def find(self, request: Request) -> Replay:
        """The match that a request is about. Raises all that `Replays.find` raises."""
        return await self._replays.find(request.path_params["id"], address_of(request))

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
            made = await self._replays.work(
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


def _read_upload(body: msgspec.Raw) -> _File:
    """The record that is meant of those that were brought.

    Raises `RecordTooLongError`, and `TextError`.
    """
    try:
        form = msgspec.json.decode(body, type=RecordForm)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestRefused(400, ServerRefusalCode.BAD_MESSAGE, reason=str(error)) from None
    entries = find_records(form.record)
    if form.match > len(entries):
        raise RequestRefused(422, "no-such-match", match=form.match, matches=len(entries))
    entry = entries[form.match - 1]
    record = entry.read()
    check_length(record)
    written = to_json(record).encode()
    id_ = f"file-{sha256(written).hexdigest()[:24]}"
    return _File(form, entry, record, written, id_, len(entries))


def _look_of(request: Request, replay: Replay) -> Viewpoint:
    look = request.query_params.get("as", "spectator")
    seats = "ABCDE"[: len(replay.record.seats)]
    if look not in _LOOKS or (len(look) == 1 and look not in seats):
        raise RequestRefused(400, "bad-viewer", **short({"viewer": look}))
    return cast("Viewpoint", look)


def _as_file(request: Request, ending: str) -> dict[str, str]:
    name = f"dnup-{request.path_params['id']}.{ending}"
    return {**LASTING, "content-disposition": f'attachment; filename="{name}"'}
