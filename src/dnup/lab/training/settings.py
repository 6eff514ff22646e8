"""The settings of a training run, and the schedules that follow from them."""

from dataclasses import dataclass

from dnup.rules import MAX_PLAYERS, MIN_PLAYERS

POSITIONS = 60_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingSettings:
    """How a net is trained. With one worker, the same settings give the same net, bit by bit.

    The schedules follow the number of positions learned so far, never the clock.
    """

    players: int
    seed: int = 1
    positions: int = POSITIONS  # how many to learn from in the whole run
    batch: int = 60_000  # room for positions in a batch; each is played with one net
    minibatch: int = 2048
    passes: int = 2  # over each batch
    rate: float = 1e-3  # the learning rate at the start; it falls linearly
    last_rate: float = 0.03  # at the end, as a share of the first
    trace: float = 0.9  # how much the end of a round counts, against the seat's next judgement
    first_whims: float = 0.5  # the share of random moves at the start,
    whims: float = 0.08  # after the warm-up,
    last_whims: float = 0.01  # and at the end
    warm_up: int = 1_000_000  # positions
    random_decks: float = 0.1  # the share of batches that are played with a random deck
    guests: float = 0.5  # the share of rounds in which others play some of the seats
    open_hands: bool = False  # learn to judge positions with all cards open, from another's rounds
    units: int = 128  # in the first layer
    second_units: int = 32
    plies: int = 250  # a round that isn't over by then is left out
    checkpoint: int = 20  # batches from one checkpoint to the next
    deals: int = 200  # in each contest at a checkpoint, each played from every seat
    last_deals: int = 2000  # in each contest at the end

    def __post_init__(self) -> None:
        """Raise `ValueError` for settings that can't work."""
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(f"{self.players} players can't play")
        if self.batch < max(self.plies, self.minibatch) + self.plies:
            raise ValueError("a batch must have room for a minibatch and for the longest round")
        for name in ("positions", "minibatch", "passes", "units", "second_units", "checkpoint"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1")

    def rate_at(self, positions: int) -> float:
        """The learning rate after this many positions."""
        return _between(self.rate, self.rate * self.last_rate, positions / self.positions)

    def whims_at(self, positions: int) -> float:
        """The share of random moves after this many positions."""
        if self.open_hands:  # nobody has to find out anything: a good net plays
            return self.last_whims
        if positions < self.warm_up:
            return _between(self.first_whims, self.whims, positions / self.warm_up)
        rest = self.positions - self.warm_up
        return _between(self.whims, self.last_whims, (positions - self.warm_up) / max(rest, 1))


def _between(start: float, end: float, share: float) -> float:
    """The number this share of the way from start to end."""
    return start + (end - start) * min(share, 1.0)
