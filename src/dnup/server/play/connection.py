"""One client: reads its requests, keeps it to its limits, and brings it to a table."""

import asyncio
import logging
import math
import time
from collections.abc import Callable, Coroutine
from typing import TypeVar, assert_never

from dnup.bots import KERNEL_LEVELS
from dnup.notation import NotationError, action_from_json
from dnup.protocol import (
    PROTOCOL,
    Bye,
    Done,
    LimitsJson,
    MessageError,
    RefusedJson,
    Request,
    ServerRefusalCode,
    Tables,
    Welcome,
    encode,
    read_request,
    request,
)
from dnup.rules import DeckError, Seat
from dnup.server.clock import now_ms
from dnup.server.limits import Allowance, Rate, address_key
from dnup.server.play.bans import facts_of_ban
from dnup.server.play.context import NO_SESSION, Context
from dnup.server.play.guests import Known, ink_of, sit_as
from dnup.server.play.notices import announced
from dnup.server.play.practice import Practising, begin_practice
from dnup.server.play.room import Room
from dnup.server.play.what_if import what_if
from dnup.server.refused import RequestRefused
from dnup.server.store import Guest, StoreError
from dnup.server.transport.client import Wire
from dnup.table import (
    MAX_NAME,
    MAX_TEXT,
    Act,
    AskHint,
    Leave,
    Mute,
    Next,
    Pause,
    Practice,
    Ready,
    Refused,
    Remove,
    Reveal,
    Say,
    SeatBot,
    TableRefusalCode,
)
from dnup.table.seating import bad_deck

PATIENCE = 100  # requests in a row that were too fast, before the connection ends
EARLY = 10  # messages that are kept while the session is looked up, or a record read

POLICY = 1008  # WebSocket close codes
INTERNAL = 1011
RESTART = 1012
REPLACED = 4001
OUT = 4403  # removed or banned

_log = logging.getLogger("dnup.server.connection")

T = TypeVar("T")


class Connection:
    """A client of the server: a guest's one socket, at one table at a time."""

    def __init__(
        self,
        context: Context,
        address: str,
        base_url: str,
        token: str,
        known: Known | None,
        *,
        only_shared: bool = False,
    ) -> None:
        guest = None if known is None else known.guest
        self.guest_id = "" if guest is None else guest.id
        self.session_id = "" if known is None else known.session.id
        self.seat: Seat | None = None
        self.is_open = False
        self._context = context
        self._address = address_key(address)
        self._link = f"{context.settings.public_url or base_url}/t/"
        self._token = token
        self._only_shared = only_shared  # what the token stands for, or it was planted
        self._counted = token if guest is None else guest.id  # whom the context counts it for
        self._guest = guest
        self._wire: Wire
        self._room: Room | None = None  # where requests go
        self._here: Room | None = None  # where it is; not yet the same while it waits to be let in
        self._practising: Practising | None = None  # then it is at no table
        self._too_fast = 0
        self._early: list[bytes] = []
        self._later: list[Request] | None = None  # what has to wait for a what-if that is made
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        """What its address counts as."""
        return self._address

    # What the shell calls.

    def opened(self, wire: Wire) -> None:
        """Welcome the guest, as soon as it is known who it is."""
        self._wire = wire
        self.is_open = True
        self._context.came(self, self._counted, self._address)
        if self._guest is not None:
            self._welcome(self._guest)
        else:
            self._start(self._look_up())

    def received(self, message: bytes) -> None:
        """Do what a message asks for, or say why not."""
        if self._guest is None:
            if len(self._early) < EARLY:
                self._early.append(message)
            else:
                self.end(ServerRefusalCode.TOO_FAST, POLICY)
            return
        wait = self._context.messages.take(self.guest_id, self._address, time.monotonic())
        if wait > 0:
            self._slow_down(message, wait)
            return
        self._too_fast = 0
        try:
            asked = read_request(message)
        except MessageError as error:
            self._refuse(error.id, ServerRefusalCode.BAD_MESSAGE, reason=error.reason)
            return
        self._do(asked, self._guest)

    def closed(self) -> None:
        """The socket is gone; the seat stays the guest's."""
        self.is_open = False
        self._context.went(self, self._counted, self._address)
        self._stop_practising()
        self._detach()

    # What a table calls.

    def tell(self, message: bytes) -> None:
        """Send a delivery."""
        self._wire.send(message)

    def refuse(self, request_id: str, refused: Refused) -> None:
        """Say that a request is not done, and why."""
        told = RefusedJson(
            id=request_id, code=str(refused.code), rule=refused.rule, facts=refused.facts
        )
        self._wire.send(encode(told))

    def finish(self, request_id: str) -> None:
        """Say that a request is done, and there is nothing else to tell."""
        self._wire.send(encode(Done(done=request_id)))

    def not_saved(self, request_id: str) -> None:
        """Say that a request could not be stored, and was probably not done."""
        self._refuse(request_id, ServerRefusalCode.NOT_SAVED)

    def enter(self, room: Room, seat: Seat | None) -> None:
        """This is the table now; the one before sees the guest go."""
        self._stop_practising()
        if self._here is not room:
            self._detach()
        self._room = self._here = room
        self.seat = seat

    def stay(self) -> None:
        """Another table does not let this one in."""
        self._room = self._here

    def let_go(self) -> None:
        """The table is no longer this one's."""
        self._room = self._here = self.seat = None

    def take_over(self) -> None:
        """Another connection of the same guest sits here now."""
        self.let_go()
        self.end(ServerRefusalCode.TAKEN_OVER, REPLACED)

    def end(self, why: ServerRefusalCode, code: int, **facts: str | int) -> None:
        """Say goodbye and close."""
        if self.is_open:
            self._wire.send(encode(Bye(code=why, facts=facts)))
            self._wire.close(code, why)

    # Requests.

    def _do(self, asked: Request, guest: Guest) -> None:
        """Answer it, in its order: what came while a what-if is made comes after that."""
        if self._later is None:
            self._answer(asked, guest)
        elif len(self._later) < EARLY:
            self._later.append(asked)
        else:
            self._refuse(asked.id, ServerRefusalCode.TOO_FAST, seconds=1, limit=str(EARLY))

    def _answer(self, asked: Request, guest: Guest) -> None:
        match asked:
            case request.ActRequest():
                self._act(asked, guest)
            case request.HintRequest(id=id_, turn=turn):
                self._hint(AskHint(guest.id, turn), id_)
            case request.PractiseRequest():
                self._practise(asked, self._known(guest))
            case request.WhatIfRequest():
                self._what_if(asked, self._known(guest))
            case request.CreateRequest():
                self._start(self._create(asked, self._known(guest)))
            case request.DuplicateRequest():
                self._start(self._duplicate(asked, self._known(guest)))
            case request.FindRequest(id=id_):
                self._wire.send(encode(Tables(id=id_, tables=self._context.lobby.listed())))
            case request.JoinRequest() | request.WatchRequest():
                self._go_to(asked, self._known(guest))
            case request.LeaveRequest(id=id_):
                self._leave(guest, id_)
            case request.SeatBotRequest(id=id_, seat=seat, level=level):
                if level not in self._context.bot_pool.levels:
                    self._no_bots(id_, level)
                    return
                self._ask(SeatBot(guest.id, Seat[seat], level), id_)
            case request.RemoveRequest(id=id_, seat=seat):
                self._ask(Remove(guest.id, Seat[seat]), id_)
            case request.ReadyRequest(id=id_) if self._context.notices.is_draining:
                self._refuse(id_, ServerRefusalCode.DRAINING)
            case request.ReadyRequest(id=id_, salt=salt, salt_commitment=salt_commitment):
                given = salt if isinstance(salt, str) else None
                self._ask(Ready(guest.id, given, salt_commitment), id_)
            case request.RevealRequest(id=id_, salt=salt):
                self._ask(Reveal(guest.id, salt), id_)
            case request.NextRequest(id=id_, round=round_):
                self._ask(Next(guest.id, round_), id_)
            case request.PauseRequest(id=id_, wants=wants):
                self._ask(Pause(guest.id, wants), id_)
            case request.SayRequest(id=id_, phrase=phrase, text=text):
                mute = self._context.bans.silencing(guest.id, now_ms())
                if mute is not None:
                    self._refuse(id_, ServerRefusalCode.MUTED, **facts_of_ban(mute))
                else:
                    self._ask(Say(guest.id, id_, phrase, text), id_)
            case request.MuteRequest(id=id_, seat=seat, muted=muted):
                self._ask(Mute(guest.id, Seat[seat], muted), id_)
            case _:
                assert_never(asked)

    def _ask(
        self,
        command: Act | Leave | SeatBot | Remove | Ready | Reveal | Next | Pause | Say | Mute,
        request_id: str,
    ) -> None:
        if self._practising is not None:
            self._send_refused(request_id, Refused(TableRefusalCode.PRACTISING))
        elif self._room is None:
            self._refuse(request_id, ServerRefusalCode.NOT_AT_TABLE)
        elif self._may_do(request_id, self._allowance(command)):
            self._room.ask(command, self, request_id)

    def _allowance(self, command: object) -> Allowance:
        """What a command counts against: each of them may be stored."""
        context = self._context
        if isinstance(command, Say):
            return context.chats
        return context.moves if isinstance(command, Act | Next) else context.changes

    def _act(self, asked: request.ActRequest, guest: Guest) -> None:
        try:
            act = Act(guest.id, asked.turn, action_from_json(asked.action))
        except NotationError as error:
            self._refuse(asked.id, ServerRefusalCode.BAD_ACTION, reason=str(error))
            return
        if self._practising is None:
            self._ask(act, asked.id)
        else:
            self._practising.act(act, asked.id)

    def _leave(self, guest: Guest, request_id: str) -> None:
        is_watching = self._here is not None and self.seat is None
        if self._practising is not None:
            self._stop_practising()
            self.finish(request_id)
        elif is_watching and self._room is self._here:
            self._detach()
            self.finish(request_id)
        else:
            self._ask(Leave(guest.id), request_id)

    def _hint(self, command: AskHint, request_id: str) -> None:
        context = self._context
        if not context.bot_pool.has_kernel():
            self._refuse(request_id, ServerRefusalCode.NO_HINTS)
        elif self._practising is None and self._room is None:
            self._refuse(request_id, ServerRefusalCode.NOT_AT_TABLE)
        elif self._may_do(request_id, context.hints):
            if self._practising is not None:
                self._practising.hint(command, request_id)
            elif self._room is not None:
                self._room.hint(self, command, request_id)

    async def _create(self, asked: request.CreateRequest, guest: Guest) -> None:
        context = self._context
        if not self._may_open(asked.id):
            return
        absence = asked.options.absence.level
        missing = set(asked.options.bots) - set(context.bot_pool.levels)
        missing |= {absence} if self._lacks(absence) else set()
        if missing:
            self._no_bots(asked.id, ", ".join(sorted(missing)))
            return
        if not await self._can_read(asked):
            return
        made = context.lobby.create(
            guest.id, guest.name, asked.options, ink_of(guest), address=self._address
        )
        await self._open(asked.id, guest, made)

    async def _can_read(self, asked: request.CreateRequest) -> bool:
        """Whether the deck that a table shall have is one; then the table finds it read.

        It is read on a thread: a text that isn't a deck may take long.
        """
        if asked.options.deck is None:
            return True
        try:
            await self._read_deck(asked.options.make_deck)
        except Refused as refused:
            self._send_refused(asked.id, refused)
            return False
        return True

    async def _read_deck(self, read: Callable[[], T]) -> T:
        """What comes of reading a deck on a thread. Raises `Refused`."""
        try:
            return await self._context.replays.work(self._address, "deck", read)
        except DeckError as error:
            raise bad_deck(error) from None
        except RequestRefused as error:
            raise Refused(error.code, None, **error.facts) from None

    async def _duplicate(self, asked: request.DuplicateRequest, guest: Guest) -> None:
        context = self._context
        # A code is as good as a table's: who has guessed too often waits.
        if not self._may_guess(asked.id):
            return
        try:
            deals = await context.duplicates.find(asked.code)
        except StoreError:
            self.not_saved(asked.id)
            return
        if deals is None:
            context.guessed(self.guest_id, self._address)
            self._refuse(asked.id, ServerRefusalCode.NO_DUPLICATE)
            return
        room = context.lobby.playing(guest.id, deals.kept.code)
        if room is not None:
            self._sit(room, guest, asked.id)
        elif self._may_open(asked.id):
            who = guest.id, guest.name
            opened = context.lobby.duplicate(
                *who, deals.challenge, asked.pace, ink_of(guest), address=self._address
            )
            await self._open(asked.id, guest, opened)

    def _may_open(self, request_id: str) -> bool:
        """Whether a guest may ask for a table now, which counts; else they are told why not."""
        context, settings = self._context, self._context.settings
        if context.notices.is_draining:
            self._refuse(request_id, ServerRefusalCode.DRAINING)
            return False
        return self._may(request_id, context.tables_left(self._address), settings.create_rate)

    async def _open(
        self, request_id: str, guest: Guest, opening: Coroutine[object, object, Room]
    ) -> None:
        try:
            room = await opening
        except Refused as refused:
            self._send_refused(request_id, refused)
        except StoreError:
            self.not_saved(request_id)
        else:
            self._sit(room, guest, request_id)

    def _sit(self, room: Room, guest: Guest, request_id: str) -> None:
        self._room = room
        room.sit(self, sit_as(guest), request_id, None)

    def _go_to(self, asked: request.JoinRequest | request.WatchRequest, guest: Guest) -> None:
        context = self._context
        room = context.lobby.find(asked.code)
        is_seated = room is not None and room.table.seat_of(guest.id) is not None
        # Too many wrong guesses delay right ones too, except for guests who go back to their seats.
        if not is_seated and not self._may_guess(asked.id):
            return
        if room is None:
            context.guessed(guest.id, self._address)
            self._refuse(asked.id, ServerRefusalCode.NO_TABLE)
            return
        if not self._may_do(asked.id, context.changes):
            return
        if context.lobby.blocks.keeps_out(room.table, guest.id):
            self._send_refused(asked.id, Refused(TableRefusalCode.NOT_WELCOME))
            return
        if isinstance(asked, request.JoinRequest) or is_seated:
            seat = None
            if isinstance(asked, request.JoinRequest) and asked.seat is not None:
                seat = Seat[asked.seat]
            self._room = room
            room.sit(self, sit_as(guest, seat), asked.id, asked.have)
        elif not room.table.options.spectators:
            self._send_refused(asked.id, Refused(TableRefusalCode.NO_SPECTATORS))
        else:
            room.watch(self, asked.id, asked.have)

    def _practise(self, asked: request.PractiseRequest, guest: Guest) -> None:
        if not self._may_do(asked.id, self._context.practices):
            return
        if asked.level is not None and self._lacks(asked.level):
            self._no_bots(asked.id, asked.level)
            return

        async def make() -> Practice:
            if asked.deck is None:
                return begin_practice(asked, guest)
            return await self._read_deck(lambda: begin_practice(asked, guest))

        self._begin_when_made(asked.id, guest, make())

    def _what_if(self, asked: request.WhatIfRequest, guest: Guest) -> None:
        if not self._may_do(asked.id, self._context.practices):
            return
        if self._lacks(asked.level):
            self._no_bots(asked.id, asked.level)
            return
        making = what_if(self._context, self._address, asked, guest)
        self._begin_when_made(asked.id, guest, making)

    def _begin_when_made(
        self, request_id: str, guest: Guest, making: Coroutine[object, object, Practice]
    ) -> None:
        """Begin to practise; what is asked for meanwhile comes after that."""
        self._later = []
        self._start(self._begin_made(request_id, guest, making))

    async def _begin_made(
        self, request_id: str, guest: Guest, making: Coroutine[object, object, Practice]
    ) -> None:
        try:
            practice = await making
            if self.is_open:
                self._begin(practice, request_id)
        except NotationError as error:
            self._refuse(request_id, ServerRefusalCode.BAD_ACTION, reason=str(error))
        except Refused as refused:
            self._send_refused(request_id, refused)
        except StoreError:
            self.not_saved(request_id)
        finally:
            later, self._later = self._later or [], None
            # One of them may have to wait for another practice.
            for each in later if self.is_open else ():
                self._do(each, guest)

    def _lacks(self, level: str) -> bool:
        """Whether there is no such bot here for practice, or for people who are away.

        One that needs no kernel is always there, whatever levels tables can have.
        """
        return level in KERNEL_LEVELS and level not in self._context.bot_pool.levels

    def _begin(self, practice: Practice, request_id: str) -> None:
        self._stop_practising()
        self._detach()
        context = self._context
        pace = context.settings.bot_pace_ms
        self._practising = Practising(practice, self, context.bot_pool, context.metrics, pace)
        self._practising.begin(request_id)

    def _stop_practising(self) -> None:
        if self._practising is not None:
            self._practising.stop()
            self._practising = None

    def _known(self, guest: Guest) -> Guest:
        """The guest under the name that holds now; it may be another than at the welcome."""
        return self._context.guests.current(guest)

    def _detach(self) -> None:
        if self._here is not None:
            self._here.leave(self)
        self.let_go()

    # Limits and sessions.

    def _may(self, request_id: str, wait: float, rate: Rate | None) -> bool:
        if wait > 0:
            self._refuse(request_id, ServerRefusalCode.TOO_FAST, seconds=_up(wait), limit=str(rate))
        return wait <= 0

    def _may_do(self, request_id: str, allowance: Allowance) -> bool:
        """Whether the guest may do something now, which counts; else they're told to wait."""
        wait = allowance.take(self.guest_id, self._address, time.monotonic())
        return self._may(request_id, wait, allowance.rate)

    def _may_guess(self, request_id: str) -> bool:
        wait = self._context.guesses_left(self.guest_id, self._address)
        return self._may(request_id, wait, self._context.settings.guess_rate)

    def _slow_down(self, message: bytes, wait: float) -> None:
        self._too_fast += 1
        if self._too_fast > PATIENCE:
            self.end(ServerRefusalCode.TOO_FAST, POLICY)
            return
        try:
            id_ = read_request(message).id
        except MessageError as error:
            id_ = error.id
        self._may(id_, wait, self._context.settings.message_rate)

    def _send_refused(self, request_id: str, refused: Refused) -> None:
        self._context.metrics.refused(refused.code)
        self.refuse(request_id, refused)

    def _no_bots(self, request_id: str, level: str) -> None:
        known = ", ".join(self._context.bot_pool.levels)
        self._refuse(request_id, ServerRefusalCode.NO_BOTS, level=level, levels=known)

    def _refuse(self, request_id: str, why: ServerRefusalCode, **facts: str | int) -> None:
        self._context.metrics.refused(why)
        self._wire.send(encode(RefusedJson(id=request_id, code=why, facts=facts)))

    async def _look_up(self) -> None:
        try:
            known = await self._context.guests.find(self._token, only_shared=self._only_shared)
        except StoreError:
            self.end(ServerRefusalCode.NOT_SAVED, RESTART)
            return
        if known is None:
            self.end(ServerRefusalCode.NO_SESSION, NO_SESSION)
        elif self.is_open:
            self.session_id = known.session.id
            self._context.went(self, self._counted, self._address)
            self._counted = known.guest.id
            self._context.came(self, self._counted, self._address)
            self._welcome(known.guest)

    def _welcome(self, guest: Guest) -> None:
        self._guest, self.guest_id = guest, guest.id
        ban = self._context.bans.keeping_out(guest.id, self._address, now_ms())
        if ban is not None:
            self.end(ServerRefusalCode.BANNED, OUT, **facts_of_ban(ban))
            return
        rate = self._context.settings.message_rate
        welcome = Welcome(
            protocol=PROTOCOL,
            server=self._context.version,
            name=guest.name,
            levels=self._context.bot_pool.levels,
            link=self._link,
            hints=self._context.bot_pool.has_kernel(),
            limits=LimitsJson(
                message_bytes=self._context.settings.message_bytes,
                messages_per_second=0.0 if rate is None else rate.times / rate.seconds,
                name=MAX_NAME,
                text=MAX_TEXT,
            ),
        )
        self._wire.send(encode(welcome))
        told = self._context.notices.announced(now_ms())
        if told is not None:
            self._wire.send(encode(announced(told)))
        early, self._early = self._early, []
        for message in early:
            self.received(message)

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _log.error("client-failed", exc_info=error)
            self._wire.close(INTERNAL, "the server made a mistake")


def _up(seconds: float) -> int:
    return math.ceil(seconds)
