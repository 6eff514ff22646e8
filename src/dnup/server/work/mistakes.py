"""Of a review what is needed to sum up many of them: the mistakes, and what they cost."""

from collections.abc import Iterable, Sequence

import msgspec

from dnup.protocol.review import MistakeExampleJson, MistakeKindJson, ReviewJson
from dnup.server.store import Judged

EXAMPLES = 3  # of each kind


class Mistake(msgspec.Struct, frozen=True, array_like=True):
    """An action that was not good; all but the seat as in its verdict."""

    seat: str
    kind: str
    round: int
    action: int
    loss: int


def digest_of(review: ReviewJson) -> tuple[Mistake, ...]:
    """The mistakes of all seats, in order. What may be chance was found to be good."""
    return tuple(
        Mistake(each.seat, each.kind, each.round, each.action, each.loss)
        for each in review.verdicts
        if each.kind is not None
    )


def encode_digest(digest: Sequence[Mistake]) -> bytes:
    """As it is stored."""
    return msgspec.json.encode(digest)


def sum_up(matches: Iterable[Judged]) -> tuple[MistakeKindJson, ...]:
    """What the mistakes of a guest have cost in all matches with a digest, costliest kind first."""
    found: dict[str, list[MistakeExampleJson]] = {}
    for match in matches:
        if match.digest is None:
            continue
        for mistake in _decoder.decode(match.digest):
            if mistake.seat == match.seat:
                at = mistake.round, mistake.action, mistake.seat, match.ended_at, mistake.loss
                found.setdefault(mistake.kind, []).append(MistakeExampleJson(match.record, *at))
    kinds = [
        MistakeKindJson(
            kind=kind,
            count=len(all_),
            lost=sum(each.loss for each in all_),
            examples=tuple(sorted(all_, key=_costliest)[:EXAMPLES]),
        )
        for kind, all_ in found.items()
    ]
    return tuple(sorted(kinds, key=lambda told: (-told.lost, told.kind)))


def _costliest(example: MistakeExampleJson) -> tuple[int, int]:
    """The costliest first, and of those that cost the same the latest."""
    return -example.loss, -example.ended_at


_decoder = msgspec.json.Decoder(tuple[Mistake, ...])
