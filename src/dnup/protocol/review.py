"""A recorded match looked at again: how good each action was, and how the chances went.

The shapes alone; `server.reviews` computes what is in them. All chances are from 0 to 1, what is
counted in thousandths of a chance is a whole number.
"""

from typing import Literal

import msgspec

from dnup.notation.action import CardText
from dnup.notation.position import SeatText
from dnup.protocol.estimate import EstimateJson, ReasonJson

ReviewState = Literal["none", "waiting", "running", "done", "failed"]
CauseText = Literal["deal", "play", "rest"]  # as in an account
GradeText = Literal["great", "good", "inaccuracy", "mistake", "blunder"]


class ReturnJson(msgspec.Struct, frozen=True):
    """Cards that are turned, as they lay or were held before, and as they are then held."""

    seat: SeatText
    cards: tuple[CardText, ...]
    held: tuple[CardText, ...]


class VerdictJson(msgspec.Struct, frozen=True, omit_defaults=True):
    """How good an action was, by what its seat could know then."""

    round: int  # from 1
    action: int  # in the round, from 1
    seat: SeatText
    grade: GradeText
    loss: int  # thousandths of the chance to win the match
    error: int  # the standard error of this
    played: EstimateJson
    best: EstimateJson
    kind: str | None = None  # of the mistake; null if it was good
    why: tuple[ReasonJson, ...] = ()  # what was wrong, and then, if there is any, what answers it
    played_return: ReturnJson | None = None  # these two only if it was not good
    best_return: ReturnJson | None = None


class OutlookJson(msgspec.Struct, frozen=True):
    """Each seat's chance at a moment, with all hands open."""

    round: tuple[float, ...]  # to be the first out
    match: tuple[float, ...]  # to win the match


class AccountJson(msgspec.Struct, frozen=True):
    """Why a seat's chance to win the match changed: `before + deal + play + rest == after`."""

    seat: SeatText
    before: int  # all of them in thousandths
    deal: int
    play: int
    rest: int
    after: int
    grades: dict[str, int]  # how many actions had which


class RoundReviewJson(msgspec.Struct, frozen=True):
    """A round whose actions have all been judged."""

    round: int  # from 1
    outlook: tuple[OutlookJson, ...]  # after the deal, then after each action
    accounts: tuple[AccountJson, ...]  # by seat


class SummaryJson(msgspec.Struct, frozen=True):
    """What a match was like for a seat, in the facts that a few sentences need."""

    seat: SeatText
    account: AccountJson  # of the whole match
    worst: tuple[tuple[int, int], ...]  # the costliest actions: their rounds and numbers
    cause: CauseText | None  # what moved its chance most the way it went; null if it did not
    kind: str | None  # of the mistakes that cost most in all
    turning: tuple[int, int] | None  # after which action its chance changed most, whoever did it


class ReviewJson(msgspec.Struct, frozen=True):
    """A review so far. Clients that already have the first verdicts ask for the later ones."""

    id: str  # of the record
    state: ReviewState
    done: int  # actions judged
    total: int
    simulations: int  # for each action; more where its grade is a close call
    verdicts: tuple[VerdictJson, ...]  # in order, from the one that was asked for
    rounds: tuple[RoundReviewJson, ...]
    summary: tuple[SummaryJson, ...]  # by seat; none before it is done


class MomentReviewJson(msgspec.Struct, frozen=True):
    """All that could be done at a moment, the best first."""

    round: int
    action: int
    seat: SeatText
    estimates: tuple[EstimateJson, ...]
    grades: tuple[GradeText, ...]  # that each of these would have got
    reasons: tuple[ReasonJson, ...]  # for the best


class MistakeExampleJson(msgspec.Struct, frozen=True):
    """Where somebody has made a mistake."""

    id: str  # of the record
    round: int
    action: int
    seat: SeatText
    ended_at: int  # when the match was over, in milliseconds since 1970
    loss: int  # thousandths


class MistakeKindJson(msgspec.Struct, frozen=True):
    """What mistakes of a kind have cost in all matches of a guest that were reviewed."""

    kind: str
    count: int
    lost: int  # thousandths
    examples: tuple[MistakeExampleJson, ...]  # the costliest


class MistakesJson(msgspec.Struct, frozen=True):
    """What a guest's mistakes have cost, the costliest kind first."""

    matches: int  # reviewed
    unreviewed: int
    at_once: int  # how many of these are reviewed when that is asked for: the latest
    running: bool  # whether some of these are being reviewed
    kinds: tuple[MistakeKindJson, ...]
