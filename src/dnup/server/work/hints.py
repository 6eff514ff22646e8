"""Hints as they are told. They need the kernel: loaded, and called, on other threads only."""

from collections.abc import Iterator

from dnup.analysis.hint import Advice, think
from dnup.protocol import Hinted
from dnup.protocol.estimate import AdviceJson, ReasonJson
from dnup.rules import View
from dnup.server.work.findings import tell_estimate


def advise(view: View) -> Iterator[Hinted | None]:
    """What is best, worked out piece by piece: None as long as there is more to do.

    The request that it answers, and the turn, are still to be filled in.
    """
    for hint in think(view):
        if hint is None:
            yield None
        else:
            best = tuple(map(_tell, hint.best))
            yield Hinted(done="", turn=0, simulations=hint.simulations, best=best)


def _tell(advice: Advice) -> AdviceJson:
    reasons = tuple(ReasonJson(str(reason.code), reason.facts) for reason in advice.reasons)
    return AdviceJson(tell_estimate(advice.estimate), reasons)
