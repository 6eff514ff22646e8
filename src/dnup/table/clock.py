"""The clock of a match: whose time runs, and how much of it is left. All times in milliseconds."""

import msgspec

from dnup.table.options import PerMove, Total


class Clock(msgspec.Struct, frozen=True):
    """How much time each seat has left, and since when the seat to act uses it up."""

    rule: PerMove | Total | None
    left: tuple[int, ...]  # of the whole match, by seat; per move it stays the time of a move
    since: int | None = None  # when the time of the seat to act began to run; None while it stops
    used: int = 0  # of the turn, before that

    @classmethod
    def of(cls, rule: PerMove | Total | None, players: int) -> "Clock":
        """The clock at the beginning of a match."""
        seconds = 0 if rule is None else rule.seconds
        return cls(rule, (seconds * 1000,) * players)

    def deadline(self, seat: int) -> int | None:
        """When the time of this seat, which is to act, is up; None if it does not run."""
        if self.rule is None or self.since is None:
            return None
        return self.since + max(0, self.left[seat] - self.used)

    def stop(self, now: int) -> "Clock":
        """The clock while nobody can or wants to play."""
        if self.since is None or self.rule is None:
            return self
        return msgspec.structs.replace(self, since=None, used=self.used + self._elapsed(now))

    def run(self, now: int) -> "Clock":
        """The clock that goes on, if it was stopped."""
        if self.since is not None or self.rule is None:
            return self
        return msgspec.structs.replace(self, since=now)

    def moved(self, seat: int, now: int) -> "Clock":
        """The clock after a move of this seat: it runs on for the next one, if it ran."""
        if self.rule is None:
            return self
        since = None if self.since is None else now
        if not isinstance(self.rule, Total):
            return msgspec.structs.replace(self, since=since, used=0)
        used = self.used + self._elapsed(now)
        left = max(0, self.left[seat] - used) + self.rule.increment * 1000
        lefts = (*self.left[:seat], left, *self.left[seat + 1 :])
        return msgspec.structs.replace(self, left=lefts, since=since, used=0)

    def _elapsed(self, now: int) -> int:
        # A system's clock may be set back: that costs nobody time.
        return 0 if self.since is None else max(0, now - self.since)
