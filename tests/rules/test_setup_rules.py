"""Set-up of a round: rules S1 to S3."""

from random import Random

import pytest

from dnup import (
    Card,
    Deal,
    IllegalActionError,
    Match,
    RuleRefusalCode,
    Seat,
    apply,
    deal,
    hand_sizes,
    is_legal,
    seats,
    standard_deck,
    start,
)
from support.helpers import ALL_COUNTS, A, B, C, area, box, card, cards, do, play
from support.helpers import pairs_position as position


class Unshuffled:
    """A random source that leaves the cards in order and turns those of a mask."""

    def __init__(self, turned: int = 0) -> None:
        self.turned = turned

    def shuffle(self, x: list[int]) -> None:
        pass

    def getrandbits(self, k: int, /) -> int:
        return self.turned & (1 << k) - 1


SIX = box("1/2*", "1/3", "1/4", "1/6", "1/7", "1/8 sad")


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_s1_two_to_five_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 play"):
        Match(standard_deck(), players)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s1_all_cards_are_dealt_out_evenly(players: int) -> None:
    pack = standard_deck().pack(players)
    dealt = deal(pack, Random(1))
    assert len(dealt.hands) == players
    assert len({len(hand) for hand in dealt.hands}) == 1
    round_ = start(pack, dealt)
    assert sum(round_.hands) == pack.cards
    assert round_.discarded == 0
    assert round_.table() == {}


def test_s1_cards_are_dealt_one_at_a_time_around_the_table() -> None:
    dealt = deal(SIX.pack(2), Unshuffled())
    assert dealt.hands == (cards("1/2* 1/4 1/7"), cards("1/3 1/6"))


def test_s1_a_later_deal_begins_at_a_later_seat() -> None:
    assert deal(SIX.pack(2), Unshuffled(), B).hands == (cards("1/3 1/6"), cards("1/2* 1/4 1/7"))
    assert deal(SIX.pack(3), Unshuffled(), C).hands == (
        cards("1/3 1/7"),
        cards("1/4"),
        cards("1/2* 1/6"),
    )


def test_s1_hands_differ_by_one_card_at_the_most() -> None:
    assert hand_sizes(SIX.pack(2), A) == (3, 2)
    assert hand_sizes(SIX.pack(2), B) == (2, 3)
    assert hand_sizes(SIX.pack(3), A) == (2, 2, 1)
    assert hand_sizes(SIX.pack(3), B) == (1, 2, 2)
    assert hand_sizes(SIX.pack(3), C) == (2, 1, 2)
    assert hand_sizes(SIX.pack(5), Seat.E) == (1, 1, 1, 1, 2)


def test_s1_the_cards_are_shuffled() -> None:
    pack = standard_deck().pack(4)
    assert deal(pack, Random(1)) == deal(pack, Random(1))
    # With five seeds each seat gets more different cards than fit into one hand, whichever way up.
    hands = [deal(pack, Random(seed)).hands[A] for seed in range(5)]
    assert len({frozenset((held.active, held.inactive)) for hand in hands for held in hand}) > 18


def test_s2_which_way_up_a_card_is_dealt_is_chance() -> None:
    assert deal(SIX.pack(2), Unshuffled(0b01001)).hands == (
        cards("2/1* 1/4 1/7"),
        cards("1/3 6/1"),
    )


def test_s2_each_card_is_dealt_either_way_up() -> None:
    pack = standard_deck().pack(5)
    seen = {held for seed in range(40) for hand in deal(pack, Random(seed)).hands for held in hand}
    assert len(seen) == 2 * (40 - 12)  # of twelve cards there are two


def test_s2_the_order_within_a_hand_does_not_matter() -> None:
    assert Deal((parse("3/1 1/2*"), parse("1/4"))) == Deal((parse("1/2* 3/1"), parse("1/4")))


def test_s2_a_player_may_not_turn_a_card_in_the_hand() -> None:
    table = position("A: 5/1 7/2 | B: 4/9 | C: 8/6 | A to play", THREE)
    assert is_legal(table, play("5/1"))
    with pytest.raises(IllegalActionError) as refused:
        apply(table, play("1/5"))
    assert refused.value.refusal.code is RuleRefusalCode.WRONG_WAY_UP
    assert refused.value.refusal.rule == "S2"


@pytest.mark.parametrize("star", ["1/2*", "2/1*"])
@pytest.mark.parametrize("holder", [A, B, C])
def test_s3_the_holder_of_the_star_starts(holder: Seat, star: str) -> None:
    others = iter((cards("1/3 1/4"), cards("1/6 1/7")))
    hands = tuple(
        (card(star), card("8/9")) if seat is holder else next(others) for seat in seats(3)
    )
    dealt = Deal(hands)
    assert dealt.starter is holder
    assert start(EVEN.pack(3), dealt).turn == area(f"{holder}1")


def test_s3_without_a_star_nobody_starts() -> None:
    assert Deal((cards("1/3"), cards("1/4"))).starter is None


def test_s3_the_star_need_not_be_played_first() -> None:
    table = start(EVEN.pack(3), Deal((cards("1/3 1/4"), cards("1/2* 8/9"), cards("1/6 1/7"))))
    assert do(table, play("8/9")).hand(B) == cards("1/2*")


def parse(text: str) -> tuple[Card, ...]:
    return tuple(map(card, text.split()))


THREE = box("1/5", "2/7", "4/9", "6/8", "1/2*")
EVEN = box("1/2*", "8/9", "1/3", "1/4", "1/6", "1/7")


def test_a_pack_says_what_it_is() -> None:
    assert repr(SIX.pack(4)) == "<Pack of 5 cards for 4 players>"
