"""The review of a match that is under way, in pieces that any thread can do."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from threading import Event
from typing import TYPE_CHECKING

import msgspec

from dnup.analysis.moment import Moment, moments
from dnup.notation import Step, replay
from dnup.protocol import encode
from dnup.protocol.review import ReviewJson, RoundReviewJson, VerdictJson
from dnup.search.budget import DEFAULT_ANALYSIS
from dnup.server.work.queue import JobState, Note, Piece
from dnup.table.replay import Replay

if TYPE_CHECKING:  # it stands on the kernel, which is slow to load, and may not be there
    from dnup.server.work.findings import Finding, RoundFinding

SIMULATIONS = DEFAULT_ANALYSIS.simulations or 0  # for each action

Tell = Callable[[int, int, bytes], object]  # round, action, and its `MomentReviewJson` as JSON


class ReviewJob:
    """A review as far as it has come. All of it but its pieces belongs to the event loop."""

    def __init__(self, id_: str, match: Replay, tell: Tell) -> None:
        """`tell` hears of each moment all that could have been done."""
        self.id = id_
        self.kind = "review"
        self.state: JobState = "waiting"
        self.whole: ReviewJson | None = None  # once all is known
        self._match = match
        self._tell = tell
        self._verdicts: list[VerdictJson] = []
        self._rounds: tuple[RoundReviewJson, ...] = ()
        self._ready: deque[Piece] = deque([self._prepare])
        self._moments: Sequence[Moment] = ()
        self._steps: list[list[Step]] = []  # by round
        self._ends: list[int] = []  # by round: how many actions there are until then
        self._given = 0  # moments that have been taken
        self._found: list[Finding | None] = []  # by moment
        self._closed = 0  # rounds whose end has been reached
        self._known: dict[int, RoundFinding] = {}  # by the number of the round

    @property
    def done(self) -> int:
        """How many actions have been judged, with all before them."""
        return len(self._verdicts)

    @property
    def is_whole(self) -> bool:
        """Whether all is known."""
        return self.whole is not None

    @property
    def given(self) -> int:
        """How many actions have been, or are being, judged."""
        return self._given

    def take(self) -> Piece | None:
        """The next piece of work; None if it depends on others that are not done."""
        if self._ready:
            self.state = "running"
            return self._ready.popleft()
        if self._given == len(self._moments):
            return None
        self._given += 1
        return partial(self._judge, self._given - 1)

    def told(self) -> ReviewJson:
        """What is known by now."""
        return ReviewJson(
            id=self.id,
            state=self.state,
            done=self.done,
            total=self._match.actions,
            simulations=SIMULATIONS,
            verdicts=tuple(self._verdicts),
            rounds=self._rounds,
            summary=(),
        )

    def _prepare(self, _: Event) -> Note:
        steps = replay(self._match.record, self._match.deck)
        those = [moment for moment in moments(steps) if moment.action is not None]

        def note() -> None:
            for number in range(1, len(self._match.rounds) + 1):
                self._steps.append([step for step in steps if step.match.rounds == number])
            self._moments = those
            self._found = [None] * len(those)
            self._ends = list(accumulate(len(round_) - 1 for round_ in self._steps))
            self._go_on()

        return note

    def _judge(self, index: int, stop: Event) -> Note:
        from dnup.server.work import findings as judging  # noqa: PLC0415 - it loads the kernel

        finding = judging.find(self._moments[index], stop)
        told, moment = finding.told, encode(judging.tell_moment(finding.verdict))

        def note() -> None:
            self._found[index] = finding
            self._tell(told.round, told.action, moment)
            self._go_on()

        return note

    def _close_round(self, number: int, _: Event) -> Note:
        from dnup.server.work import findings as judging  # noqa: PLC0415

        first, end = (0, *self._ends)[number - 1], self._ends[number - 1]
        found = judging.find_round(number, self._steps[number - 1], self._findings(first, end))

        def note() -> None:
            self._known[number] = found
            self._rounds = tuple(self._known[known].told for known in sorted(self._known))
            self._go_on()

        return note

    def _close(self, _: Event) -> Note:
        from dnup.server.work import findings as judging  # noqa: PLC0415

        rounds = {number: self._known[number] for number in sorted(self._known)}
        summary = judging.find_summary(self._findings(0, len(self._found)), rounds)

        def note() -> None:
            self.whole = msgspec.structs.replace(self.told(), state="done", summary=summary)

        return note

    def _findings(self, first: int, end: int) -> "list[Finding]":
        """What was found about the actions from the one to before the other, all of which are."""
        return [finding for finding in self._found[first:end] if finding is not None]

    def _go_on(self) -> None:
        """Tell what is known in order, and see to what can be done now."""
        while self.done < len(self._found):
            finding = self._found[self.done]
            if finding is None:
                break
            self._verdicts.append(finding.told)
        while self._closed < len(self._ends) and self._ends[self._closed] <= self.done:
            self._closed += 1
            self._ready.append(partial(self._close_round, self._closed))
        if len(self._known) == len(self._ends):
            self._ready.append(self._close)
