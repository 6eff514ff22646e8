"""What could be known: the certain exactly, the rest as likely as it is, and no more than that."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import reduce
from itertools import product
from operator import and_
from random import Random

import pytest

from dnup.analysis import knowledge
from dnup.analysis.knowledge import DECIMALS, LONGEST_WEIGHED
from dnup.notation import parse_action, parse_card, standard_deck
from dnup.protocol import encode
from dnup.protocol.knowledge import ChanceJson, KnowledgeJson, knowledge_to_json
from dnup.rules import Card, Deal, Deck, Match, Pack, Rotate, Seat
from dnup.rules.pack import bits
from dnup.table.replay import make_replay
from support.helpers import ALL_COUNTS, A, B, C, box, choose, position
from support.retold import records_of
from support.worlds import write_story

# Small enough to try every deal; with equal cards, and with a deal that does not come out even.
DECKS = (
    (2, box("1/5*", "2/7", "2/9", "3/4", "3/6")),
    (2, box("1/5*", "2/6", "2/6", "3/4", "2/6")),
    (3, box("1/5*", "2/7", "2/9", "3/4", "3/6", "4/9")),
    (3, box("1/5*", "1/5", "2/6", "2/6", "3/4", "3/4")),
    (3, box("1/2*", "1/2", "1/2", "1/3", "1/3", "2/3")),
)
MOMENTS = 25
NOISE = 0.1  # of an estimate from 400 deals, at the very most


def know(match: Match, viewer: Seat | None, *, weigh: bool) -> KnowledgeJson:
    """What is known, as it is told."""
    return knowledge_to_json(knowledge.know(match, viewer, weigh=weigh))


def every_deal(pack: Pack, sizes: list[int]) -> Iterator[Deal]:
    """Every way to deal a pack, each card both ways up; equal cards are different cards here."""
    for hands in _shared_out(pack.cards, sizes):
        for ends in product((False, True), repeat=pack.cards.bit_count()):
            turned = sum(
                bit for bit, is_turned in zip(bits(pack.cards), ends, strict=True) if is_turned
            )
            yield Deal(tuple(pack.to_cards(hand, turned) for hand in hands))


def _shared_out(cards: int, sizes: list[int]) -> Iterator[tuple[int, ...]]:
    if not sizes:
        yield ()
        return
    for chosen in _subsets(list(bits(cards)), sizes[0]):
        yield from ((chosen, *others) for others in _shared_out(cards & ~chosen, sizes[1:]))


def _subsets(cards: list[int], size: int) -> Iterator[int]:
    if size == 0:
        yield 0
    for i, card in enumerate(cards if size else ()):
        yield from (card | others for others in _subsets(cards[i + 1 :], size - 1))


def moments(
    deck: Deck, players: int, viewer: Seat | None, rng: Random
) -> Iterator[tuple[Match, list[Match]]]:
    """A round between careless players; with each moment all that it could be for a viewer."""
    match = Match(deck, players)
    match = match.begin(match.deal(rng))
    assert match.round is not None
    sizes = [hand.bit_count() for hand in match.round.hands]
    worlds = [
        world
        for deal in every_deal(match.pack, sizes)
        if (world := Match(deck, players).begin(deal)).view(viewer) == match.view(viewer)
    ]
    for _ in range(MOMENTS):
        assert match.round is not None
        yield match, worlds
        if match.round.is_over:
            return
        action = choose(match.legal_actions(), rng)
        match = match.apply(action)
        seen = match.view(viewer)
        worlds = [
            after
            for world in worlds
            if world.refusal(action) is None and (after := world.apply(action)).view(viewer) == seen
        ]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("players", "deck"), DECKS)
def test_the_certain_is_what_all_deals_have_in_common(players: int, deck: Deck, seed: int) -> None:
    rng = Random(f"{players} {deck.hash} {seed}")
    viewer = rng.choice([*map(Seat, range(players)), None])
    for match, worlds in moments(deck, players, viewer, rng):
        assert match.round is not None
        assert worlds
        found = know(match, viewer, weigh=False)
        assert found.viewer == (None if viewer is None else str(viewer))
        if match.round.is_over:
            shown = [hand.certain for hand in found.hands]
            assert shown == [tuple(map(str, match.round.hand(s))) for s in match.pack.seats]
            assert found.cards == ()
            continue
        chances = expected(worlds)
        for seat, hand in zip(Seat, found.hands, strict=False):
            held = [Counter(world.round.hand(seat)) for world in worlds if world.round]
            common = reduce(and_, held)
            assert hand.certain == tuple(map(str, sorted(common.elements())))
            assert hand.size == held[0].total()
            has_star = all(any(card.star for card in cards) for cards in held)
            assert hand.star == (has_star and not any(card.star for card in common))
            for card, number in common.items():
                chances[seat, card] -= number
        holds = holding(worlds)
        for place in holds.keys() | told_by_value(found).keys():
            one, two = told_by_value(found).get(place, (0.0, 0.0))
            assert (one, two) == pytest.approx(holds.get(place, (0.0, 0.0)), abs=NOISE), place
        assert told(found) == {
            (seat, str(card)): round(float(chance), DECIMALS)
            for (seat, card), chance in chances.items()
            if chance
        }


def told(knowledge: KnowledgeJson) -> dict[tuple[Seat, str], float]:
    """The chances, by who holds a card like this."""
    return {
        (Seat[chance.seat], chance.card): chance.chance
        for card in knowledge.cards
        for chance in card.chances
    }


def told_by_value(knowledge: KnowledgeJson) -> dict[tuple[Seat, int], tuple[float, float]]:
    """How likely one and two of a value are, by who holds them."""
    return {(Seat[each.seat], each.value): (each.one, each.two) for each in knowledge.values}


def holding(worlds: list[Match]) -> dict[tuple[Seat, int], tuple[float, float]]:
    """In which share of all worlds a seat holds one card, and two, with a value up."""
    one: Counter[tuple[Seat, int]] = Counter()
    two: Counter[tuple[Seat, int]] = Counter()
    for world in worlds:
        assert world.round is not None
        for seat in world.pack.seats:
            for value, number in Counter(card.active for card in world.round.hand(seat)).items():
                one[seat, value] += 1
                two[seat, value] += number > 1
    return {place: (one[place] / len(worlds), two[place] / len(worlds)) for place in one}


def expected(worlds: list[Match]) -> dict[tuple[Seat, Card], Fraction]:
    """How many of each card each seat holds, on average over all worlds."""
    found: Counter[tuple[Seat, Card]] = Counter()
    for world in worlds:
        assert world.round is not None
        for seat in world.pack.seats:
            found.update((seat, card) for card in world.round.hand(seat))
    return {place: Fraction(number, len(worlds)) for place, number in found.items()}


def at(text: str, *actions: str) -> Match:
    """A match whose first round stands like this, after these actions."""
    round_ = position(text)
    match = Match(standard_deck(), round_.pack.players, 1, (), round_)
    for action in actions:
        match = match.apply(parse_action(action))
    return match


def test_a_card_taken_from_the_table_is_certain_through_every_later_turn_of_the_hand() -> None:
    before = at("A: 1/5* 2/9 2/10 | B: 3/4 8/5 9/1 | C: 4/5 4/7 | A to play")
    match = before
    for action in ("2/9+2/10", "<A1", "@", "@", "@"):
        match = match.apply(parse_action(action))
    for viewer in (None, A, C):
        hands = {hand.seat: hand for hand in know(match, viewer, weigh=False).hands}
        assert hands["B"].certain == ("2/9", "2/10")
        assert hands["B"].size == 5


def test_who_starts_has_the_star_and_nobody_else_knows_which_way_up() -> None:
    match = at("A: 1/5* 2/9 | B: 3/4 8/5 | C: 4/5 4/7 | A to play")
    of_b = know(match, B, weigh=False)
    assert [hand.star for hand in of_b.hands] == [True, False, False]
    star = next(card for card in of_b.cards if card.card == "1/5*")
    assert star.chances == (ChanceJson("A", "1/5*", 0.5), ChanceJson("A", "5/1*", 0.5))
    of_a = know(match, A, weigh=False)
    assert not any(hand.star for hand in of_a.hands)
    assert of_a.hands[0].certain == ("1/5*", "2/9")
    assert told_by_value(of_a)[A, 1] == (1, 0)
    shown = know(match.apply(parse_action("1/5*")), B, weigh=False)
    assert not any(hand.star for hand in shown.hands)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_weighed_chances_add_up_and_the_same_view_has_the_same(players: int) -> None:
    rng = Random(players)
    match = Match(standard_deck(), players)
    match = match.begin(match.deal(rng))
    assert not know(match, A, weigh=True).weighed  # nobody has done anything
    for _ in range(12):
        match = match.apply(choose(match.legal_actions(), rng))
    for viewer in (None, A, B):
        wise, even = know(match, viewer, weigh=True), know(match, viewer, weigh=False)
        assert (wise.weighed, even.weighed) == (True, False)
        assert wise.hands == even.hands
        assert [(c.card, c.count) for c in wise.cards] == [(c.card, c.count) for c in even.cards]
        assert wise.cards != even.cards
        for card in (*wise.cards, *even.cards):
            assert sum(c.chance for c in card.chances) == pytest.approx(card.count, abs=0.01)
            ranked = [c.chance for c in card.chances]
            assert ranked == sorted(ranked, reverse=True)
        assert set(told(wise)) <= set(told(even))
        by_value = told_by_value(wise)
        assert by_value != told_by_value(even)
        assert all(0 <= two <= one <= 1 for one, two in by_value.values())
        for seat, hand in zip(Seat, wise.hands, strict=False):
            values = Counter(parse_card(card).active for card in hand.certain)
            assert all(by_value[seat, value][number > 1] == 1 for value, number in values.items())
        assert encode(wise) == encode(know(match, viewer, weigh=True))


def test_after_very_many_actions_every_deal_is_as_likely_again() -> None:
    match = at("A: 1/5* 2/9 | B: 3/4 8/5 | C: 4/5 4/7 | A to play")
    for _ in range(LONGEST_WEIGHED + 1):
        match = match.apply(Rotate())
    assert not know(match, A, weigh=True).weighed


@pytest.mark.parametrize(
    ("players", "seed", "changed"),
    [(2, 1, {B}), (3, 1, {B, C}), (3, 2, {A}), (4, 1, {A, C}), (5, 1, {A, B, C})],
)
def test_what_a_seat_hid_changes_nothing_that_others_could_know(
    players: int, seed: int, changed: set[Seat]
) -> None:
    story = write_story(players, seed, frozenset(changed))
    one, two = (make_replay(record, standard_deck()) for record in records_of(story))
    rng = Random(seed)
    for number, played in enumerate(one.rounds, start=1):
        for k in range(0, len(played.actions), 3):
            weigh = rng.random() < 0.2
            for viewer in (None, *story.same):
                a, b = (
                    encode(know(replay.match_after(number, k), viewer, weigh=weigh))
                    for replay in (one, two)
                )
                assert a == b
    differ = [
        know(one.match_after(1, 0), seat, weigh=False)
        != know(two.match_after(1, 0), seat, weigh=False)
        for seat in changed
    ]
    assert any(differ) == (story.chapters[0].deals[0] != story.chapters[0].deals[1])


def test_nothing_loads_the_kernel_before_it_is_asked_for() -> None:
    program = (
        "import sys, dnup.protocol, dnup.protocol.replay, dnup.protocol.knowledge\n"
        "print([name for name in ('numba', 'numpy') if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout == "[]\n"
