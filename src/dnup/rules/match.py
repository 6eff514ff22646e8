"""A match: one round after another until someone has enough points."""

from dataclasses import dataclass, replace

from dnup.rules.action import Action
from dnup.rules.apply import apply, carry_out
from dnup.rules.deal import Deal, DealError, DealErrorCode, Rng, deal
from dnup.rules.deck import Deck
from dnup.rules.event import Event, events_between, events_of
from dnup.rules.legal import legal_actions
from dnup.rules.pack import Pack
from dnup.rules.refusal import IllegalActionError, Refusal, RuleRefusalCode, check, refusal
from dnup.rules.round import Round, start
from dnup.rules.seat import MAX_PLAYERS, MIN_PLAYERS, Seat
from dnup.rules.view import Past, View, view_of


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment. `begin` a round with a deal, then `apply` actions.

    >>> import random
    >>> from dnup import standard_deck
    >>> match = Match(standard_deck(), players=2)
    >>> match.awaits_deal, match.goal
    (True, 2)
    >>> match = match.begin(match.deal(random.Random(1)))
    >>> print(match.round.turn, len(match.legal_actions()))
    B2 20
    >>> match, events = match.act(match.legal_actions()[0])
    >>> [type(event).__name__ for event in events]
    ['SetPlayed', 'TurnBegan']
    """

    deck: Deck
    players: int
    rounds: int = 0  # begun so far
    before: tuple[int, ...] = ()  # the points of each seat when the current round began
    round: Round | None = None  # the current one, or the last when it is over
    past: tuple[Past, ...] = ()  # what has been done in this round

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:  # S1
            raise ValueError(f"{MIN_PLAYERS} to {MAX_PLAYERS} play, not {self.players}")
        if not self.before:
            object.__setattr__(self, "before", (0,) * self.players)

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points so far; with two players, the rounds it has won."""
        if self.round is None:
            return self.before
        return tuple(a + b for a, b in zip(self.before, self.round.points, strict=True))

    @property
    def goal(self) -> int:
        """How many points it takes to win the match (E4, P4)."""
        return self.pack.goal

    @property
    def winner(self) -> Seat | None:
        """The seat that has won the match (E4), or None as long as nobody has."""
        if self.round is not None and not self.round.is_over:
            return None  # E4: who wins the match ends the round
        return next((Seat(i) for i, won in enumerate(self.points) if won >= self.goal), None)

    @property
    def is_over(self) -> bool:
        """Whether someone has won the match."""
        return self.winner is not None

    @property
    def awaits_deal(self) -> bool:
        """Whether the next step is a deal."""
        return not self.is_over and (self.round is None or self.round.is_over)

    @property
    def first_dealt(self) -> Seat:
        """The seat that gets the first card of the next deal (S1)."""
        return Seat(self.rounds % self.players)

    @property
    def pack(self) -> Pack:
        """The cards dealt in each round."""
        return self.deck.pack(self.players)

    def deal(self, rng: Rng) -> Deal:
        """Shuffle and deal for the next round, starting at `first_dealt` (S1)."""
        return deal(self.pack, rng, self.first_dealt)

    def begin(self, deal: Deal) -> "Match":
        """Return the match with its next round dealt.

        Raises `DealError` if the deal doesn't fit, or if no deal is due.
        """
        if self.is_over:
            raise DealError(DealErrorCode.MATCH_OVER)
        if not self.awaits_deal:
            raise DealError(DealErrorCode.ROUND_RUNNING, round=self.rounds)
        round_ = start(self.pack, deal, self.first_dealt)
        return replace(self, rounds=self.rounds + 1, before=self.points, round=round_, past=())

    def refusal(self, action: Action) -> Refusal | None:
        """Say why the seat to act can't do this; None if it can."""
        if self.is_over:
            return Refusal(RuleRefusalCode.MATCH_OVER, "P4" if self.players == 2 else "E4")
        if self.round is None:
            return Refusal(RuleRefusalCode.NO_ROUND, "S1")
        return refusal(self.round, action)

    def legal_actions(self) -> list[Action]:
        """List the legal actions; an empty list between rounds and when the match is over."""
        return [] if self.is_over or self.round is None else legal_actions(self.round)

    def apply(self, action: Action) -> "Match":
        """Return the match after the action. Raises `IllegalActionError` if it's refused."""
        now = self._current(action)
        return self._with(now, action, apply(now, action, winners=self.pack.winners(self.before)))

    def act(self, action: Action) -> "tuple[Match, list[Event]]":
        """Return the match after the action, and its events in order.

        This is `apply` and `events_of` in one, without doing the work twice. Raises
        `IllegalActionError` if the action is refused.
        """
        now = self._current(action)
        move = check(now, action)
        after = carry_out(now, action, move, self.pack.winners(self.before))
        return self._with(now, action, after), events_between(now, action, move, after)

    def _with(self, now: Round, action: Action, after: Round) -> "Match":
        """The match when an action has made this round of the one before."""
        revealed = now.pack.to_cards(after.seen & ~now.seen, now.flipped)
        done = Past(now.pack.areas[now.at], action, revealed)
        past = (*self.past, done)
        return Match(self.deck, self.players, self.rounds, self.before, after, past)

    def events_of(self, action: Action, after: "Match | None" = None) -> list[Event]:
        """List what happens with the action, in order. Raises `IllegalActionError` if it's refused.

        Pass the match after the action as `after` if you already have it.
        """
        now = self._current(action)
        then = None if after is None else after.round
        winners = self.pack.winners(self.before) if then is None else ()
        return events_of(now, action, winners=winners, after=then)

    def view(self, viewer: Seat | None) -> View:
        """Return what a seat, or a spectator (None), may know.

        Raises `ValueError` before the first deal.
        """
        if self.round is None:
            raise ValueError("there is nothing to see before the first deal")
        return view_of(self.round, viewer, self.before, self.past)

    def _current(self, action: Action) -> Round:
        """The round that the action is for; whether it allows it, it says itself."""
        if self.round is None or self.is_over:
            refused = self.refusal(action)
            assert refused is not None  # noqa: S101 - there is nothing to act in
            raise IllegalActionError(action, refused)
        return self.round
