"""What if: a practice that begins at a moment of a recorded match."""

import random

from dnup.notation import TextError
from dnup.protocol import ServerRefusalCode, request
from dnup.rules import DeckError
from dnup.search.possible import possible
from dnup.server.play.context import Context
from dnup.server.play.practice import begin_what_if
from dnup.server.refused import RequestRefused
from dnup.server.store import Guest
from dnup.table import Practice, Refused
from dnup.table.replay import RecordTooLongError, Replay


async def what_if(
    context: Context, address: str, asked: request.WhatIfRequest, guest: Guest
) -> Practice:
    """The practice that a guest asks for, made on the threads of the replays.

    Raises `Refused`, and `StoreError`.
    """
    try:
        replay = await context.replays.find(asked.record, address)
        if not _has_moment(replay, asked):
            raise Refused(ServerRefusalCode.NO_MOMENT, round=asked.round, action=asked.action)
        weigh = context.bot_pool.has_kernel()
        return await context.replays.work(
            address, "what-if", lambda: _make(replay, asked, guest, weigh=weigh)
        )
    except RequestRefused as error:
        raise Refused(error.code, None, **error.facts) from None
    except (TextError, RecordTooLongError, DeckError):  # it was changed since it was kept
        raise Refused(ServerRefusalCode.NO_RECORD) from None


def _has_moment(replay: Replay, asked: request.WhatIfRequest) -> bool:
    rounds = replay.rounds
    return asked.round <= len(rounds) and asked.action <= len(rounds[asked.round - 1].actions)


def _make(replay: Replay, asked: request.WhatIfRequest, guest: Guest, *, weigh: bool) -> Practice:
    match = replay.match_after(asked.round, asked.action)
    names = tuple(seat.name for seat in replay.record.seats)
    true = begin_what_if(asked, match, names, guest)
    if asked.deal == request.WhichDeal.TRUE:
        return true
    # Another one each time: who tries again may meet other cards.
    rng = random.Random(random.SystemRandom().getrandbits(128))
    return begin_what_if(asked, possible(match, true.seat, rng, weigh=weigh), names, guest)
