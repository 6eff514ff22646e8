"""How questions about recorded matches are answered, or refused."""

import gzip
import re
from collections.abc import Awaitable, Callable, Mapping

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dnup.notation import TextError
from dnup.protocol import Trouble
from dnup.protocol.replay import MOST_ACTIONS, Replay, TooLong
from dnup.rules import DeckError
from dnup.server.app import refuse
from dnup.server.desk import Pace, address_of, short
from dnup.server.store import StoreError
from dnup.table.seating import bad_deck

SHORT = 1000  # bytes that are not worth compressing
LEVEL = 5  # of compression: most of what there is to win, in little time

Endpoint = Callable[[Request], Awaitable[Response]]


class Unanswered(Exception):  # noqa: N818 - it is no error of the program
    """The request cannot be answered, and this is said instead."""

    def __init__(self, response: Response, code: str, facts: Mapping[str, str | int]) -> None:
        super().__init__(code)
        self.response = response
        self.code = code
        self.facts = facts


class Made(msgspec.Struct, frozen=True):
    """An answer as it is sent."""

    body: bytes
    is_packed: bool


def refusal(status: int, code: str, **facts: str | int) -> Unanswered:
    """A refusal with a code, to be raised."""
    return Unanswered(refuse(status, code, facts), code, facts)


def answering(answer: Endpoint, pace: Pace) -> Endpoint:
    """The endpoint with an answer for all that may be wrong."""

    async def endpoint(request: Request) -> Response:
        refused = pace.refusal(address_of(request))
        if refused is not None:
            return refused
        try:
            return await answer(request)
        except Unanswered as unanswered:
            return unanswered.response
        except TextError as error:
            where = {"fault": error.fault, "place": error.place}
            return refuse(422, "bad-record", {**where, **short(error.facts)})
        except TooLong as error:
            facts = {"actions": error.actions, "limit": MOST_ACTIONS}
            return refuse(422, "record-too-long", facts)
        except DeckError as error:
            bad = bad_deck(error)
            return refuse(422, bad.code, short(bad.facts))
        except StoreError:
            return refuse(503, Trouble.NOT_SAVED)

    return endpoint


def pack(body: bytes, *, takes_gzip: bool) -> Made:
    """An answer, compressed if that is worth it and can be read."""
    if takes_gzip and len(body) >= SHORT:
        return Made(gzip.compress(body, LEVEL, mtime=0), is_packed=True)
    return Made(body, is_packed=False)


def number_in(request: Request, name: str) -> int | None:
    """The number that stands in the path under a name; None if there is none."""
    text = request.path_params[name]
    return int(text) if re.fullmatch(r"[0-9]{1,6}", text) else None


def round_in(request: Request, replay: Replay) -> int:
    """The number of a round in the path, from 1. Raises `Unanswered` if there is no such round."""
    number = number_in(request, "round")
    if not number or number > len(replay.rounds):
        raise refusal(404, "no-such-round", rounds=len(replay.rounds))
    return number


def action_in(request: Request, replay: Replay, round_: int, *, least: int) -> int:
    """The number of an action in the path. Raises `Unanswered` if there is no such one."""
    actions = len(replay.rounds[round_ - 1].actions)
    action = number_in(request, "action")
    if action is None or not least <= action <= actions:
        raise refusal(404, "no-such-action", actions=actions)
    return action
