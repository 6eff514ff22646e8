"""Builders that let a test read like a sentence, and chance for the tests that need it."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from dnup import (
    Action,
    Add,
    Area,
    Card,
    Deck,
    DeckCard,
    Face,
    Play,
    Rotate,
    Round,
    Seat,
    Take,
    apply,
    deal,
    legal_actions,
    parse_area,
    parse_card,
    parse_cards,
    parse_deck,
    parse_position,
    standard_deck,
    start,
)
from dnup.notation import pairs_deck
from dnup.rules import HIGHEST_VALUE
from support import referee

A, B, C, D, E = Seat.A, Seat.B, Seat.C, Seat.D, Seat.E
ALL_COUNTS = (2, 3, 4, 5)
rotate = Rotate()


def position(text: str, deck: Deck | None = None) -> Round:
    """The round that this line tells, with the standard deck unless another is given."""
    return parse_position(text, deck or standard_deck())


def pairs_position(text: str, deck: Deck | None = None) -> Round:
    """The same with the pairs deck, which has every card of two values from 1 to 9.

    For tests of rules in general, in which any card may be wanted: they import this as `position`.
    """
    return parse_position(text, deck or pairs_deck())


def play(text: str) -> Play:
    return Play(parse_cards(text))


def add(card: str, area: str) -> Add:
    return Add(parse_card(card), parse_area(area))


def take(area: str) -> Take:
    return Take(parse_area(area))


def area(text: str) -> Area:
    return parse_area(text)


def card(text: str) -> Card:
    return parse_card(text)


def cards(text: str) -> tuple[Card, ...]:
    """The cards, sorted as hands and sets are."""
    return tuple(sorted(parse_cards(text)))


def box(*entries: str) -> Deck:
    """A home-made deck of these entries, written as in a deck file."""
    quoted = ", ".join(f'"{entry}"' for entry in entries)
    return parse_deck(f'name = "test"\ncards = [{quoted}]')


def do(round_: Round, *actions: Action) -> Round:
    for action in actions:
        round_ = apply(round_, action)
    return round_


def pile(round_: Round) -> tuple[Card, ...]:
    """The cards that lie face down, lower value first."""
    return round_.pack.to_cards(round_.discarded, flipped=0)


def bits(mask: int) -> list[int]:
    """The single bits of a mask."""
    return [1 << i for i in range(mask.bit_length()) if mask >> i & 1]


def plain(action: Action) -> referee.Action:
    """The action in the referee's words."""
    match action:
        case Play(cards=chosen):
            return ("play", tuple(map(plain_card, chosen)))
        case Add(card=added, to=to):
            return ("add", plain_card(added), plain_area(to))
        case Take(origin=origin):
            return ("take", plain_area(origin))
        case Rotate():
            return ("rotate",)


def plain_card(card: Card) -> referee.Card:
    return (card.active, card.inactive, card.star)


def plain_area(area: Area) -> referee.Area:
    return (area.seat.value, area.number)


def plain_hands(hands: tuple[tuple[Card, ...], ...]) -> list[list[referee.Card]]:
    return [[plain_card(card) for card in hand] for hand in hands]


def random_deck(rng: Random, players: int | None = None) -> Deck:
    """A small deck in which equal cards are likely and often divide unevenly.

    It has 5 to 16 cards and is for all player counts. For one player count it may be smaller, and
    made for some player counts only, this one among them.
    """
    kinds = [rng.sample(range(1, HIGHEST_VALUE + 1), 2) for _ in range(rng.randint(1, 8))]
    faces: list[Face | None] = [None, None, *Face]
    if players is not None and rng.random() < 0.5:
        counts = tuple(n for n in ALL_COUNTS if n == players or rng.random() < 0.3)
        allowed: list[list[Face | None]] = [[None]] * max(counts)
        allowed += [faces] * rng.randint(0, 4)
    else:
        counts = ALL_COUNTS
        # The first five make sure that there are enough cards for each player count.
        allowed = [[None], [None], [None, Face.HAPPY], [None, Face.HAPPY, Face.NEUTRAL], faces]
        allowed += [faces] * rng.randint(0, 11)  # 16 in all, so no value is too common
    entries = []
    for number, choice in enumerate(allowed):
        low, high = sorted(rng.choice(kinds))
        entries.append(DeckCard(low, high, face=rng.choice(choice), star=number == 0))
    return Deck("random", tuple(entries), counts)


DECKS = ("standard", "pairs", "random")


def deck_of(kind: str, rng: Random, players: int) -> Deck:
    """A deck of one of these kinds that can be played with so many."""
    match kind:
        case "standard":
            return standard_deck()
        case "pairs":
            return pairs_deck()
        case _:
            return random_deck(rng, players)


def decks() -> st.SearchStrategy[Deck]:
    return st.randoms(use_true_random=False).map(random_deck)


def deals(players: int | None = None) -> st.SearchStrategy[Round]:
    """Rounds that have just been dealt: of one of the decks that come with the game, or any."""
    counts = st.sampled_from(ALL_COUNTS) if players is None else st.just(players)
    randoms = st.randoms(use_true_random=False)
    return st.builds(_start, st.sampled_from(DECKS), counts, randoms)


def _start(kind: str, players: int, rng: Random) -> Round:
    pack = deck_of(kind, rng, players).pack(players)
    first = Seat(rng.randrange(players))
    return start(pack, deal(pack, rng, first), first)


def actions() -> st.SearchStrategy[Action]:
    """Anything that can be written down, nonsense included."""
    values = st.integers(1, HIGHEST_VALUE)
    some_card = st.builds(Card, values, values, st.booleans())
    some_area = st.builds(Area, st.sampled_from(Seat), st.integers(1, 2))
    return st.one_of(
        st.builds(Play, st.lists(some_card, max_size=4).map(tuple)),
        st.builds(Add, some_card, some_area),
        st.builds(Take, some_area),
        st.just(rotate),
    )


def nonsense(round_: Round, rng: Random) -> Action:
    """An action with cards of the pack, somewhere on some table: seldom a legal one."""
    every = round_.pack.to_cards(round_.pack.cards, rng.getrandbits(64))
    some_area = Area(Seat(rng.randrange(5)), rng.randint(1, 2))
    match rng.randrange(4):
        case 0:
            return Play(tuple(rng.choices(every, k=rng.randrange(4))))
        case 1:
            value = rng.choice(every).active
            same = [card for card in every if card.active == value]
            return Play(tuple(rng.choices(same, k=rng.randint(1, 3))))
        case 2:
            return Add(rng.choice(every), some_area)
        case _:
            return Take(some_area)


def choose(options: list[Action], rng: Random) -> Action:
    """One of these: more often one that gets rid of cards, so that games come to an end."""
    shedding = [action for action in options if isinstance(action, Play | Add)]
    return rng.choice(shedding if shedding and rng.random() < 0.7 else options)


def wander(round_: Round, rng: Random, plies: int = 60) -> Iterator[tuple[Round, Action]]:
    """Random play: each position with the action that is done in it, up to the end of the round."""
    for _ in range(plies):
        options = legal_actions(round_)
        if not options:
            return
        action = choose(options, rng)
        yield round_, action
        round_ = apply(round_, action)
