"""Hints: worked out for one who asks, and made into an answer."""

import logging

from msgspec.structs import replace

from dnup.protocol import ServerRefusalCode, encode
from dnup.rules import View
from dnup.server.work.bots import HINTS_WAITING, BotPool
from dnup.server.work.fairness import QueueFullError
from dnup.table import AskHint, Refused

_log = logging.getLogger("dnup.server.hints")


async def work_out(bot_pool: BotPool, command: AskHint, view: View, request_id: str) -> bytes:
    """The delivery that answers a request with what is best. Raises `Refused`."""
    try:
        hinted = await bot_pool.advise(command.guest, view)
    except QueueFullError:
        raise Refused(ServerRefusalCode.TOO_FAST, seconds=1, limit=str(1 + HINTS_WAITING)) from None
    except Exception as error:
        _log.exception("hint-failed")
        raise Refused(ServerRefusalCode.NO_HINTS) from error
    return encode(replace(hinted, done=request_id, turn=command.turn))
