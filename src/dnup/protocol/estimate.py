"""What an action is worth, and why: the wire shapes for reviews and hints."""

import msgspec

from dnup.notation import ActionJson


class EstimateJson(msgspec.Struct, frozen=True):
    """What an action is worth to the seat that does it, by what that seat can know."""

    action: ActionJson
    match: float  # the chance to win the match, from 0 to 1
    error: float  # the standard error of this
    round: float  # the chance to be the first out
    simulations: int
    reply: ActionJson | None  # what the next player is then expected to do


class ReasonJson(msgspec.Struct, frozen=True):
    """A fact that speaks for an action: everybody at the table could know it, or its own seat.

    `code` names the sentence, and `facts` are its variables.
    """

    code: str
    facts: dict[str, str | int] = {}


class AdviceJson(msgspec.Struct, frozen=True):
    """An action that is among the best, and what speaks for it."""

    estimate: EstimateJson
    reasons: tuple[ReasonJson, ...]
