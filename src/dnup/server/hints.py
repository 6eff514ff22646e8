"""Hints: worked out for one who asks, and made into an answer."""

import logging

from msgspec.structs import replace

from dnup.protocol import Trouble, encode
from dnup.rules import View
from dnup.server.thinker import HINTS_WAITING, Thinker
from dnup.server.turns import Crowded
from dnup.table import Hint, Refused

_log = logging.getLogger("dnup.server.hints")


async def work_out(thinker: Thinker, command: Hint, view: View, request_id: str) -> bytes:
    """The delivery that answers a request with what is best. Raises `Refused`."""
    try:
        hinted = await thinker.advise(command.guest, view)
    except Crowded:
        raise Refused(Trouble.TOO_FAST, seconds=1, limit=str(1 + HINTS_WAITING)) from None
    except Exception as error:
        _log.exception("hint-failed")
        raise Refused(Trouble.NO_HINTS) from error
    return encode(replace(hinted, done=request_id, turn=command.turn))
