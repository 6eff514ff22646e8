"""What a viewer may believe about the cards that it cannot see."""

import random
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from dnup.kernel.deals import draw_pool, weigh
from dnup.kernel.moves import NOWHERE, do_move
from dnup.kernel.state import AT, FLIPPED, SEEN, to_state
from dnup.kernel.tables import Floats, Masks, Numbers, PackTables, tables
from dnup.rules import (
    OVER,
    Action,
    Add,
    Card,
    Pack,
    Play,
    Rotate,
    Round,
    Seat,
    Take,
    View,
    chances,
    find_doubles,
    tells_past,
    turned_hands,
)
from dnup.rules.pack import bits


@dataclass(frozen=True, slots=True)
class Known:
    """All that is certain of a round, and which cards are open."""

    tables: PackTables
    now: Masks  # the state, without the free cards
    then: Masks  # the state at the deal, without them
    free: int  # the cards whose holder is open
    hidden: int  # the cards whose way up is open: the free ones, and a star that nobody has seen
    need: Numbers  # by seat: how many of the free cards it holds
    parity: Numbers  # by seat: whether its hand has been turned since the deal
    doubles: Masks  # the free cards of each double
    dealt: Numbers  # by double, seat and way up: how many were dealt, as far as that came to light
    cards: Masks  # the moves since the deal
    areas: Numbers


def points_before(view: View) -> tuple[int, ...]:
    """The points of each seat when the round began."""
    won = dict(zip(view.out, view.pack.prizes, strict=False))
    return tuple(points - won.get(Seat(seat), 0) for seat, points in enumerate(view.points))


@lru_cache(maxsize=16)  # a search reads its view again for every few deals
def read(view: View) -> Known:
    """What is certain. A view that does not tell the past is read as if it were the deal."""
    pack, viewer = view.pack, view.viewer
    own = () if viewer is None else _without(view.hand, view.known[viewer])
    past = view.past if tells_past(view) else ()
    parity = turned_hands(view) if past else (False,) * pack.players
    deal = _at_the_deal(view, own) if past else _as_it_is(view, own)

    hands = list(deal.hands)
    free = hidden = pack.cards & ~(sum(hands) | sum(deal.sets) | deal.discarded)
    need = [
        0 if seat == viewer else size - len(known)
        for seat, (size, known) in enumerate(zip(view.hand_sizes, view.known, strict=True))
    ]
    if view.star_holder is not None and view.star_holder != viewer:  # S3
        hands[view.star_holder] |= pack.star
        free &= ~pack.star
        need[view.star_holder] -= 1
    winners = pack.winners(points_before(view))
    then = to_state(deal._replace(hands=tuple(hands)), winners)
    now, moves = _follow(pack, then, free, need, [done.action for done in past])
    now[FLIPPED] &= np.uint64(pack.cards & ~hidden)  # a rotation must not settle their way up
    doubles = find_doubles(view)
    return Known(
        tables(pack),
        now,
        then,
        free,
        hidden,
        np.array(need, np.int64),
        np.array(parity, np.int64),
        np.array([double.cards & free for double in doubles], np.uint64),
        np.array([d.dealt for d in doubles], np.int64).reshape(len(doubles), pack.players, 2),
        np.array([cards for cards, _ in moves], np.uint64),
        np.array([area for _, area in moves], np.int64),
    )


def stand_in(view: View) -> Masks:
    """A state that fits the view: cards that the viewer can't see are dealt anyhow."""
    pack, viewer = view.pack, view.viewer
    own = () if viewer is None else _without(view.hand, view.known[viewer])
    round_ = _as_it_is(view, own)
    hands = list(round_.hands)
    rest = list(bits(pack.cards & ~(sum(hands) | sum(round_.sets) | round_.discarded)))
    for seat, size in enumerate(view.hand_sizes):
        for _ in range(size - hands[seat].bit_count()):
            hands[seat] |= rest.pop()
    return to_state(round_._replace(hands=tuple(hands)), pack.winners(points_before(view)))


def _at_the_deal(view: View, own: tuple[Card, ...]) -> Round:
    """The deal, as far as it has come to light."""
    pack = view.pack
    turned = [False] * pack.players
    groups, holders = [], []
    for area, action, revealed in view.past:
        groups.append(_turned(revealed) if turned[area.seat] else revealed)
        holders.append(area.seat)
        turned[area.seat] ^= isinstance(action, Rotate)
    if view.viewer is not None:
        groups.append(_turned(own) if turned[view.viewer] else own)
        holders.append(view.viewer)
    masks, flipped = pack.to_masks(groups)
    hands = [0] * pack.players
    for seat, mask in zip(holders, masks, strict=True):
        hands[seat] |= mask
    at = pack.areas.index(view.past[0].area)
    return Round(pack, at, tuple(hands), (0,) * len(pack.areas), 0, flipped, seen=0)


def _as_it_is(view: View, own: tuple[Card, ...]) -> Round:
    """The round, as far as it is known now."""
    pack = view.pack
    masks, flipped = pack.to_masks((*view.known, *view.sets, view.discarded, own))
    hands = list(masks[: pack.players])
    if view.viewer is not None:
        hands[view.viewer] |= masks[-1]
    at = OVER if view.turn is None else pack.areas.index(view.turn)
    seen = sum(masks[:-1])
    return Round(
        pack, at, tuple(hands), masks[pack.players : -2], masks[-2], flipped, seen, view.out
    )


def _follow(
    pack: Pack, then: Masks, free: int, need: list[int], actions: list[Action]
) -> tuple[Masks, list[tuple[int, int]]]:
    """Do the actions, with the free cards dealt anyhow: the state after them, without these."""
    t = tables(pack)
    now = then.copy()
    rest = list(bits(free))
    for seat, number in enumerate(need):
        for _ in range(number):
            now[seat] |= np.uint64(rest.pop())
    moves = []
    for action in actions:
        at = int(now[AT])
        hand = int(now[pack.owners[at]]) & ~free
        cards, area = 0, NOWHERE
        if isinstance(action, Play):
            cards, area = _find(pack, now, hand, action.cards), at
        elif isinstance(action, Add):
            cards, area = _find(pack, now, hand, (action.card,)), pack.areas.index(action.to)
        elif isinstance(action, Take):
            area = pack.areas.index(action.origin)
        moves.append((cards, area))
        do_move(t, now, np.uint64(cards), area)
    for seat in pack.seats:
        now[seat] &= np.uint64(~free & pack.cards)
    return now, moves


def _find(pack: Pack, now: Masks, hand: int, cards: tuple[Card, ...]) -> int:
    """The numbers of cards in a hand; of equal ones those that were seen (K2)."""
    flipped, seen = int(now[FLIPPED]), int(now[SEEN])
    found = 0
    for card in cards:
        held = pack.equal(card) & hand & ~found
        held &= flipped if card.active > card.inactive else ~flipped
        held = held & seen or held
        found |= held & -held
    return found


class Holding(NamedTuple):
    """A seat that may hold a card, and the card the way up that it would be held."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Belief:
    """Full states that fit everything known, each with its weight; the weights add up to 1."""

    view: View
    known: Known
    states: Masks  # one a row
    weights: Floats
    weighed: bool = False  # by a policy; if not, all weights are the same

    def probabilities(self) -> dict[Card, dict[Holding, float]]:
        """For each card in a hand, lower value first: how likely who holds it, and which way up.

        What is certain has probability 1 exactly. With a policy the others are estimates from the
        states and what never came up is left out; without one they are those of `rules.chances`.
        Of equal cards, of which `n` are held, the probabilities add up to `n`: so many are expected
        in each place.
        """
        found: dict[Card, dict[Holding, float]] = {}

        def expect(seat: Seat, card: Card, chance: float) -> None:
            if chance > 0:
                holdings = found.setdefault(min(card, card.rotated()), {})
                holding = Holding(seat, card)
                holdings[holding] = holdings.get(holding, 0.0) + chance

        pack, free, hidden = self.view.pack, self.known.free, self.known.hidden
        flipped = int(self.known.now[FLIPPED])
        for seat in pack.seats:
            certain = int(self.known.now[seat])
            for bit in bits(certain & ~hidden):
                expect(seat, pack.card(bit, flipped), 1.0)
            for bit in bits(certain & hidden | free) if self.weighed else ():
                turned = self.states[:, FLIPPED] & np.uint64(bit) != 0
                held = self.states[:, seat] & np.uint64(bit) != 0
                expect(seat, pack.card(bit, 0), float(self.weights[held & ~turned].sum()))
                expect(seat, pack.card(bit, bit), float(self.weights[held & turned].sum()))
        if not self.weighed:
            for places in chances(self.view, random.Random(0)).values():
                for (seat, card), chance in places.items():
                    expect(seat, card, chance)
        return {card: found[card] for card in sorted(found)}

    def value_chances(self) -> dict[tuple[Seat, int], tuple[float, float]]:
        """How likely each seat holds at least one card, and at least two, with each value up."""
        pack = self.view.pack
        ends = {
            bit: (pack.card(bit, 0).active, pack.card(bit, bit).active) for bit in bits(pack.cards)
        }
        flipped = self.states[:, FLIPPED]
        found = {}
        for value in sorted({value for both in ends.values() for value in both}):
            upright = np.uint64(sum(bit for bit, (up, _) in ends.items() if up == value))
            turned = np.uint64(sum(bit for bit, (_, up) in ends.items() if up == value))
            shown = (upright & ~flipped) | (turned & flipped)
            for seat in pack.seats:
                held = np.bitwise_count(self.states[:, seat] & shown)
                one, two = (float(self.weights[held >= number].sum()) for number in (1, 2))
                if one > 0:
                    found[seat, value] = (min(1.0, one), min(1.0, two))
        return found

    def resampled(self, rng: random.Random, count: int | None = None) -> Masks:
        """As many states, or so many, drawn by weight, so that each counts the same."""
        last = len(self.weights) - 1
        count = count or len(self.weights)
        places = (np.arange(count) + rng.random()) / count
        rows = np.searchsorted(np.cumsum(self.weights), places)
        return np.ascontiguousarray(self.states[np.minimum(rows, last)])


def believe(
    view: View,
    deals: int,
    rng: random.Random,
    policy: Floats | None = None,
    trust: float = 1.0,
    doubt: float = 0.1,
) -> Belief:
    """Draw this many deals from all that fit the view, like `rules.sample`, and weigh them.

    With a policy a deal is as plausible as it makes the actions of the other seats, who follow the
    policy, but with probability `doubt` do anything. `trust` says how much that counts: 1 fully,
    0 not at all.
    """
    known, states, dealt = draw_states(view, deals, rng)
    if policy is None or trust == 0 or not known.cards.size:
        return Belief(view, known, states, np.full(deals, 1 / deals))
    logs = np.zeros(deals)
    viewer = -1 if view.viewer is None else int(view.viewer)
    weigh(known.tables, dealt, known.cards, known.areas, viewer, policy, doubt, logs)
    return Belief(view, known, states, to_weights(trust * logs), weighed=True)


def to_weights(logs: Floats) -> Floats:
    """Weights whose sum is 1, of their logarithms."""
    shares = np.exp(logs - logs.max())
    weights: Floats = shares / shares.sum()
    return weights


def draw_states(view: View, deals: int, rng: random.Random) -> tuple[Known, Masks, Masks]:
    """What is certain, and so many states that fit it, with the deals they come from."""
    known = read(view)
    states = np.zeros((deals, len(known.now)), np.uint64)
    dealt = np.zeros_like(states)
    seed = np.array([rng.getrandbits(64)], np.uint64)
    draw_pool(
        known.now,
        known.then,
        np.uint64(known.free),
        np.uint64(known.hidden),
        known.need,
        known.parity,
        known.doubles,
        known.dealt,
        view.pack.players,
        seed,
        states,
        dealt,
    )
    return known, states, dealt


def _without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple((Counter(cards) - Counter(gone)).elements())


def _turned(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card.rotated() for card in cards)
