"""What one seat or a spectator may know about a round. Players, bots and clients get only this."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar, assert_never

from dnup.rules._drawing import HandPicture, position_html
from dnup.rules.action import Action, Add, Play, Rotate, Take
from dnup.rules.card import Card
from dnup.rules.event import (
    CardAdded,
    Event,
    HandDealt,
    HandRotated,
    RoundBegan,
    RoundEnded,
    SetDiscarded,
    SetPlayed,
    SetReturned,
    SetTaken,
    TurnBegan,
    WentOut,
    is_visible,
)
from dnup.rules.legal import Choices, legal_actions, legal_choices
from dnup.rules.pack import Pack
from dnup.rules.refusal import Refusal, RuleRefusalCode, refusal
from dnup.rules.round import OVER, Round
from dnup.rules.seat import Area, Seat

Cards = tuple[Card, ...]
T = TypeVar("T")


class Past(NamedTuple):
    """An action that was done in this round, and the play area whose turn it was."""

    area: Area
    action: Action
    revealed: Cards = ()  # the cards of it that had not been on the table since the deal


@dataclass(frozen=True, slots=True)
class View:
    """What a seat with a perfect memory knows about a round (K1, K2); viewer None is a spectator.

    Two equal cards can't be told apart in it. All cards are sorted. Get a view from a round with
    `view_of`, or keep one up to date with `after`. Notebooks draw it.

    >>> from dnup import Seat, parse_position, standard_deck, view_of
    >>> text = "A: 5/7 5/8 8/1 | B: 1/5* 7/4 | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play"
    >>> round_ = parse_position(text, standard_deck())
    >>> view = view_of(round_, Seat.A)
    >>> view.hand_sizes
    (3, 2, 1)
    >>> [str(action) for action in view.legal_actions()]
    ['5/7+5/8', '8/1', '<B1', '<C1', '@']
    >>> [str(card) for card in view.unknown()]  # B has the star: B started
    ['2/9', '4/7']
    """

    pack: Pack
    viewer: Seat | None
    turn: Area | None  # None when the round is over
    hand: Cards  # the viewer's own; empty for a spectator
    hand_sizes: tuple[int, ...]  # by seat
    known: tuple[Cards, ...]  # by seat: the cards that everybody knows to be in that hand, as held
    sets: tuple[Cards, ...]  # by area, as in pack.areas
    discarded: Cards  # lower value first: they lie face down, but have been seen
    star_holder: Seat | None  # who must hold the star, while nobody has seen which way up it is
    out: tuple[Seat, ...]
    points: tuple[int, ...]  # in the match so far, by seat
    past: tuple[Past, ...] = ()  # every action of the round so far; none if it is not told

    @property
    def is_my_turn(self) -> bool:
        """Whether it's the viewer's turn."""
        return self.turn is not None and self.turn.seat == self.viewer

    def table(self) -> dict[Area, Cards]:
        """Return the sets on the table by play area."""
        return {area: s for area, s in zip(self.pack.areas, self.sets, strict=True) if s}

    def unknown(self) -> Cards:
        """Return the cards whose place and way up the viewer doesn't know, lower value first."""
        placed = Counter(self.discarded)
        for seat in self.pack.seats:
            placed.update(map(_upright, self.hand if seat == self.viewer else self.known[seat]))
        for cards in self.sets:
            placed.update(map(_upright, cards))
        left = Counter(self.pack.to_cards(self.pack.cards, flipped=0)) - placed
        star_is_placed = self.star_holder not in (None, self.viewer)
        return tuple(sorted(c for c in left.elements() if not (c.star and star_is_placed)))

    def legal_actions(self) -> list[Action]:
        """List the viewer's legal actions, as `rules.legal_actions` does; none out of turn."""
        return legal_actions(self._sketch()) if self.is_my_turn else []

    def legal_choices(self) -> Choices | None:
        """Return the legal actions in short, as `rules.legal_choices` does; None out of turn."""
        return legal_choices(self._sketch()) if self.is_my_turn else None

    def refusal(self, action: Action) -> Refusal | None:
        """Say why the viewer can't do this now; None if they can."""
        if self.turn is not None and not self.is_my_turn:
            return Refusal(RuleRefusalCode.NOT_YOUR_TURN, "T3", area=self.turn)
        return refusal(self._sketch(), action)

    def after(self, event: Event) -> "View":
        """Return the view after an event. Raises `ValueError` if the viewer may not see it."""
        if not is_visible(event, self.viewer):
            raise ValueError(f"{event} is not for {self.viewer or 'a spectator'}")
        match event:
            case RoundBegan():
                return begin_view(self.pack, self.viewer, event, self.points)
            case HandDealt(cards=cards):
                return replace(self, hand=tuple(sorted(cards)))
            case SetPlayed(area=area, cards=cards):
                return self._do(Play(cards), cards)._leave(area.seat, cards)._lay(area, cards)
            case CardAdded(seat=seat, card=card, area=area):
                done = self._do(Add(card, area), (card,))
                return done._leave(seat, (card,))._lay(area, (*self._set(area), card))
            case SetTaken(seat=seat, area=area):
                return self._do(Take(area))._lay(area, ())._pick_up(seat, self._set(area))
            case SetReturned(area=area):
                return self._lay(area, ())._pick_up(area.seat, self._set(area))
            case SetDiscarded(area=area):
                pile = tuple(sorted((*self.discarded, *map(_upright, self._set(area)))))
                return replace(self._lay(area, ()), discarded=pile)
            case HandRotated(seat=seat):
                known = _put(self.known, seat, _rotated(self.known[seat]))
                hand = _rotated(self.hand) if seat == self.viewer else self.hand
                return replace(self._do(Rotate()), known=known, hand=hand)
            case WentOut(seat=seat, points=won):
                points = _put(self.points, seat, self.points[seat] + won)
                return replace(self, out=(*self.out, seat), points=points)
            case TurnBegan(area=area):
                return replace(self, turn=area)
            case RoundEnded():
                return replace(self, turn=None)
            case _:
                assert_never(event)

    def _repr_html_(self) -> str:
        return position_html(
            (
                (seat, HandPicture(self.hand))
                if seat == self.viewer
                else (seat, HandPicture(known, size - len(known)))
                for seat, size, known in zip(
                    self.pack.seats, self.hand_sizes, self.known, strict=True
                )
            ),
            self.table(),
            self.turn,
        )

    def _do(self, action: Action, cards: Cards = ()) -> "View":
        assert self.turn is not None  # noqa: S101 - nobody acts when a round is over
        revealed = _without(cards, self.known[self.turn.seat])
        return replace(self, past=(*self.past, Past(self.turn, action, revealed)))

    def _set(self, area: Area) -> Cards:
        return self.sets[self.pack.areas.index(area)]

    def _lay(self, area: Area, cards: Cards) -> "View":
        return replace(
            self, sets=_put(self.sets, self.pack.areas.index(area), tuple(sorted(cards)))
        )

    def _leave(self, seat: Seat, cards: Cards) -> "View":
        """Cards leave a hand, those that were known to be in it first."""
        return replace(
            self,
            hand=_without(self.hand, cards) if seat == self.viewer else self.hand,
            hand_sizes=_put(self.hand_sizes, seat, self.hand_sizes[seat] - len(cards)),
            known=_put(self.known, seat, _without(self.known[seat], cards)),
            star_holder=None if any(card.star for card in cards) else self.star_holder,
        )

    def _pick_up(self, seat: Seat, cards: Cards) -> "View":
        """Cards come from the table into a hand, turned (G1), and everybody sees them (K2)."""
        turned = _rotated(cards)
        hand = tuple(sorted((*self.hand, *turned))) if seat == self.viewer else self.hand
        return replace(
            self,
            hand=hand,
            hand_sizes=_put(self.hand_sizes, seat, self.hand_sizes[seat] + len(cards)),
            known=_put(self.known, seat, tuple(sorted((*self.known[seat], *turned)))),
        )

    def _sketch(self) -> Round:
        """A round with the viewer's hand and the table, which is all that legality depends on."""
        assert self.viewer is not None or self.turn is None  # noqa: S101 - spectators have no turn
        (hand, *sets), flipped = self.pack.to_masks((self.hand, *self.sets))
        hands = tuple(hand if seat == self.viewer else 0 for seat in self.pack.seats)
        at = OVER if self.turn is None else self.pack.areas.index(self.turn)
        return Round(self.pack, at, hands, tuple(sets), 0, flipped, 0, self.out)


def view_of(
    round_: Round,
    viewer: Seat | None,
    before: tuple[int, ...] | None = None,
    past: tuple[Past, ...] = (),
) -> View:
    """Return what a seat, or a spectator (None), may know about a round.

    A round doesn't remember what came before it: pass the match's points when it began as `before`,
    and the actions since as `past`. `Match.view` does both. Raises `ValueError` if nobody can sit
    there.

    >>> from dnup import apply, parse_action, parse_position, standard_deck
    >>> text = "A: 5/7 5/8 8/1 | B: 1/5* 7/4 | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play"
    >>> round_ = parse_position(text, standard_deck())
    >>> beaten = apply(round_, parse_action("5/7+5/8"))  # C's pair comes back to C's hand, turned
    >>> [str(card) for card in view_of(beaten, Seat.A).known[Seat.C]]
    ['4/3', '6/3']
    """
    pack = round_.pack
    if viewer is not None and viewer not in pack.seats:
        raise ValueError(f"there is no seat {viewer} at a table of {pack.players}")
    before = before or (0,) * pack.players
    holder = next((s for s in pack.seats if round_.hands[s] & pack.star & ~round_.seen), None)
    return View(
        pack=pack,
        viewer=viewer,
        turn=round_.turn,
        hand=() if viewer is None else round_.hand(viewer),
        hand_sizes=tuple(hand.bit_count() for hand in round_.hands),
        known=tuple(round_.known(seat) for seat in pack.seats),
        sets=tuple(pack.to_cards(cards, round_.flipped) for cards in round_.sets),
        discarded=pack.to_cards(round_.discarded, flipped=0),
        star_holder=holder,
        out=round_.out,
        points=tuple(a + b for a, b in zip(before, round_.points, strict=True)),
        past=past,
    )


def begin_view(
    pack: Pack, viewer: Seat | None, event: RoundBegan, points: tuple[int, ...] | None = None
) -> View:
    """Return the view of a round that has just begun, before the viewer picks up a hand."""
    return View(
        pack=pack,
        viewer=viewer,
        turn=event.turn,
        hand=(),
        hand_sizes=event.hand_sizes,
        known=((),) * pack.players,
        sets=((),) * len(pack.areas),
        discarded=(),
        star_holder=event.turn.seat,  # S3
        out=(),
        points=points or (0,) * pack.players,
    )


def _upright(card: Card) -> Card:
    return min(card, card.rotated())


def _rotated(cards: Cards) -> Cards:
    return tuple(sorted(card.rotated() for card in cards))


def _without(cards: Cards, gone: Iterable[Card]) -> Cards:
    return tuple(sorted((Counter(cards) - Counter(gone)).elements()))


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
