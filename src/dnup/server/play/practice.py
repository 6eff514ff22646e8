"""Practising: a table for one connection alone, which lives no longer than it and is not stored."""

import asyncio
import logging
from secrets import token_hex

from dnup.notation import action_from_json
from dnup.protocol import Rendering, request, table_view
from dnup.rules import Action, Match, Rotate, Seat, View
from dnup.server.clock import now_ms
from dnup.server.metrics import Metrics
from dnup.server.play.guests import ink_of
from dnup.server.play.hints import work_out
from dnup.server.play.room import Guestlike
from dnup.server.store import Guest
from dnup.server.work.bots import BotPool
from dnup.table import (
    Act,
    AskHint,
    BotAct,
    Change,
    Ink,
    PlayOn,
    Practice,
    Practise,
    Refused,
    check_hint,
    play_on,
    practise,
)

_log = logging.getLogger("dnup.server.practice")


class Practising:
    """A practice that is being served: its person acts, and the others after a while."""

    def __init__(
        self,
        practice: Practice,
        asker: Guestlike,
        bot_pool: BotPool,
        metrics: Metrics,
        pace_ms: int,
    ) -> None:
        self._practice = practice
        self._asker = asker
        self._bot_pool = bot_pool
        self._metrics = metrics
        self._pace_ms = pace_ms
        self._others: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()

    def begin(self, request_id: str) -> None:
        """Show the table, which answers this request, and let the others act if it is for them."""
        self._asker.tell(table_view(self._practice.table, self._practice.seat, request_id))
        self._go_on()

    def act(self, command: Act, request_id: str) -> None:
        """Do this, or say why not."""
        try:
            change = self._decide(command)
        except Refused as refused:
            self._refuse(request_id, refused)
            return
        if not change.facts:
            self._asker.finish(request_id)  # it was sent again
            return
        self._tell(change, request_id)
        self._go_on()

    def hint(self, command: AskHint, request_id: str) -> None:
        """Say what is best, or why not. Nothing of it is written down."""
        try:
            view = check_hint(self._practice.table, command)
        except Refused as refused:
            self._refuse(request_id, refused)
            return
        work = self._advise(command, view, request_id)
        task = asyncio.get_running_loop().create_task(work)
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    def stop(self) -> None:
        """Do nothing any more."""
        for task in (self._others, *self._hints):
            if task is not None:
                task.cancel()

    async def _advise(self, command: AskHint, view: View, request_id: str) -> None:
        try:
            answer = await work_out(self._bot_pool, command, view, request_id)
            check_hint(self._practice.table, command)  # something may have been done meanwhile
        except Refused as refused:
            self._refuse(request_id, refused)
        else:
            self._asker.tell(answer)

    def _refuse(self, request_id: str, refused: Refused) -> None:
        self._metrics.refused(refused.code)
        self._asker.refuse(request_id, refused)

    def _decide(self, command: Act | BotAct) -> Change:
        change, self._practice = self._practice.decide(command, now_ms())
        return change

    def _tell(self, change: Change, done: str | None = None) -> None:
        self._asker.tell(Rendering(change).update(self._practice.seat, done))

    def _go_on(self) -> None:
        practice = self._practice
        if practice.reply is not None or practice.bot_to_act is not None:
            self._others = asyncio.get_running_loop().create_task(self._let_others_act())

    async def _let_others_act(self) -> None:
        practice = self._practice
        while practice.reply is not None or practice.bot_to_act is not None:
            action = await self._next(practice)
            running = practice.table.running
            assert running is not None  # noqa: S101 - there is one from the beginning
            self._tell(self._decide(BotAct(running.turn, action)))
            practice = self._practice

    async def _next(self, practice: Practice) -> Action:
        """What the seat to act does, when it has had the time that it takes."""
        loop = asyncio.get_running_loop()
        running, due = practice.table.running, practice.bot_to_act
        began, seconds, action = loop.time(), self._pace_ms / 1000, practice.reply
        if due is not None and running is not None:
            seat, level = due
            seconds = self._bot_pool.delay(level, self._pace_ms)
            try:
                action = await self._bot_pool.choose_for_practice(level, running.match.view(seat))
            except Exception:  # noqa: BLE001 - a bot that fails must not stop the table
                _log.exception("bot-failed", extra={"facts": {"level": level}})
            if action is None or running.match.refusal(action) is not None:
                action = Rotate()
        await asyncio.sleep(max(0.0, began + seconds - loop.time()))
        assert action is not None  # noqa: S101 - it is asked for only when there is one
        return action


def begin_what_if(
    asked: request.WhatIfRequest, match: Match, names: tuple[str, ...], guest: Guest
) -> Practice:
    """The practice in a match that a guest asks for. Raises `Refused`."""
    command = PlayOn(
        guest.id,
        guest.name,
        match,
        names,
        Seat[asked.seat],
        asked.level,
        ink_of(guest) or Ink.TOMATO,
    )
    return play_on(command, now_ms(), _new_id())


def begin_practice(asked: request.PractiseRequest, guest: Guest) -> Practice:
    """The practice that a guest asks for.

    Raises `Refused`, or `NotationError` if what the others shall do cannot be read.
    """
    command = Practise(
        guest.id,
        guest.name,
        asked.position,
        Seat[asked.seat],
        replies=tuple(map(action_from_json, asked.replies)),
        level=asked.level,
        deck=asked.deck,
        points=asked.points,
        names=asked.names,
        ink=ink_of(guest) or Ink.TOMATO,
    )
    return practise(command, now_ms(), _new_id())


def _new_id() -> str:
    return f"practice-{token_hex(6)}"
