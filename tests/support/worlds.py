"""Two worlds with the same public history: what differs is hidden from everybody but its holders.

A `Story` is a whole match, written with the rules alone. In its second world the cards that some
seats never show lie in other hands among these seats, and some of them the other way up.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

from dnup.bots import Budget, bot
from dnup.notation import standard_deck
from dnup.rules import Action, Deal, Deck, Match, Round, Seat, View
from dnup.rules.pack import bits
from support.helpers import choose

LEVEL = "beginner"
LEAST_DIFFERENCE = 3


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat does; `is_bots` if a bot chooses it."""

    seat: Seat
    action: Action
    is_bots: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round: its deal in either world, and what is done in both of them."""

    deals: tuple[Deal, Deal]
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A match, as it is played in two worlds."""

    players: int
    changed: frozenset[Seat]  # whose hands differ
    bot: Seat | None  # the seat that a bot holds
    chapters: tuple[Chapter, ...]
    deck: Deck

    @property
    def difference(self) -> int:
        """How many cards lie in another hand, or the other way up, in all rounds together."""
        return sum(
            (Counter(one) - Counter(two)).total()
            for chapter in self.chapters
            for one, two in zip(*(deal.hands for deal in chapter.deals), strict=True)
        )

    @property
    def same(self) -> list[Seat]:
        """The seats whose hands are the same in both worlds, and who must not notice."""
        return [seat for seat in map(Seat, range(self.players)) if seat not in self.changed]

    @property
    def people(self) -> list[Seat]:
        """The seats that persons hold."""
        return [seat for seat in map(Seat, range(self.players)) if seat != self.bot]


def write_story(
    players: int,
    seed: int,
    changed: frozenset[Seat],
    *,
    moves: int = 1000,
    bot: Seat | None = None,
    deck: Deck | None = None,
) -> Story:
    """A match between careless players, or its first so many moves, in which enough stays hidden.

    It is played with the standard deck unless another is given, of three cards a seat at least.
    Now and then the time of a seat that is the same in both worlds is up, and a bot moves for it.
    """
    for attempt in count():
        rng = Random(f"{players} {seed} {attempt}")
        match = Match(deck or standard_deck(), players)
        chapters = tuple(_chapters(match, rng, changed, moves, bot))
        story = Story(players, changed, bot, chapters, match.deck)
        if story.difference >= LEAST_DIFFERENCE:
            return story
    raise AssertionError


def _chapters(
    match: Match, rng: Random, changed: frozenset[Seat], moves: int, bot: Seat | None
) -> Iterator[Chapter]:
    while not match.is_over and moves > 0:
        dealt = match.deal(rng)
        before, begun = match, match.begin(dealt)
        done: list[Move] = []
        match = begun
        while match.round and match.round.turn and len(done) < moves:
            seat = match.round.turn.seat
            is_bots = seat == bot or (seat not in changed and rng.random() < 0.05)
            if is_bots:
                action = bots_choice(match.view(seat))
            else:
                action = choose(match.legal_actions(), rng)
            done.append(Move(seat, action, is_bots))
            match = match.apply(action)
        moves -= len(done)
        assert match.round is not None
        other = _rearranged(dealt, begun, match.round, changed, rng)
        _compare(before, dealt, other, done, changed)
        yield Chapter((dealt, other), tuple(done))


def bots_choice(view: View) -> Action:
    """What the bot does who sees this: its chances come from what everybody knows."""
    return bot(LEVEL).choose(view, Budget(milliseconds=10), Random(len(view.past)))


def _rearranged(
    dealt: Deal, begun: Match, last: Round, changed: frozenset[Seat], rng: Random
) -> Deal:
    """A deal from which the same can be played: cards that never show may be anywhere."""
    pack = begun.pack
    first = Seat((begun.rounds - 1) % begun.players)
    hands, flipped = dealt.to_masks(pack, first)
    hidden = {s: list(bits(last.hands[s] & ~last.seen & ~pack.star)) for s in sorted(changed)}
    loose = [card for cards in hidden.values() for card in cards]
    rng.shuffle(loose)
    others = list(hands)
    for seat, cards in hidden.items():
        for card in cards:
            new = loose.pop()
            others[seat] += new - card
            flipped ^= new if rng.random() < 0.7 else 0
    return Deal(tuple(pack.to_cards(hand, flipped) for hand in others))


def _compare(
    before: Match, dealt: Deal, other: Deal, moves: list[Move], changed: frozenset[Seat]
) -> None:
    """Be sure that the worlds are as they are said to be: the same to all whose hands are."""
    one, two = before.begin(dealt), before.begin(other)
    viewers = [None, *(seat for seat in one.pack.seats if seat not in changed)]
    for move in moves:
        assert [one.view(viewer) for viewer in viewers] == [two.view(viewer) for viewer in viewers]
        assert two.refusal(move.action) is None
        one, two = one.apply(move.action), two.apply(move.action)
    assert [one.view(viewer) for viewer in viewers] == [two.view(viewer) for viewer in viewers]
