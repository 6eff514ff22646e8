"""Decks: what is wrong with one, its hash, and the packs it makes."""

from collections import Counter

import pytest

from dnup import (
    MAX_CARDS,
    Deck,
    DeckCard,
    DeckError,
    DeckErrorCode,
    DeckErrorDetail,
    Face,
    find_deck_errors,
    standard_deck,
)
from dnup.notation import pairs_deck
from support.helpers import box, cards

STAR = DeckCard(1, 5, star=True)
FIVE = (STAR, DeckCard(1, 2), DeckCard(1, 3), DeckCard(1, 4), DeckCard(1, 6))


def test_a_deck_of_five_cards_is_a_deck() -> None:
    assert find_deck_errors("five", FIVE) == []
    assert len(Deck("five", FIVE).cards) == 5


@pytest.mark.parametrize("name", ["", " five", "five ", "fi\nve", "x" * 61])
def test_a_bad_name(name: str) -> None:
    assert find_deck_errors(name, FIVE) == [
        DeckErrorDetail(DeckErrorCode.BAD_NAME, facts={"name": name, "most": 60})
    ]


def test_a_name_of_60_letters_will_do() -> None:
    assert find_deck_errors("x" * 60, FIVE) == []


def test_a_card_with_the_same_value_twice() -> None:
    assert find_deck_errors("five", (*FIVE, DeckCard(7, 7))) == [
        DeckErrorDetail(DeckErrorCode.SAME_VALUES, 6, {"value": 7})
    ]


@pytest.mark.parametrize(("low", "high", "value"), [(0, 5, 0), (5, 11, 11), (-3, 2, -3)])
def test_a_value_out_of_range(low: int, high: int, value: int) -> None:
    assert find_deck_errors("five", (DeckCard(low, high), *FIVE)) == [
        DeckErrorDetail(DeckErrorCode.VALUE_RANGE, 1, {"value": value, "highest": 10})
    ]


def test_a_value_of_10_is_fine() -> None:
    assert find_deck_errors("five", (DeckCard(1, 10), DeckCard(10, 9), *FIVE)) == []


def test_a_card_can_be_wrong_in_two_ways() -> None:
    assert find_deck_errors("five", (*FIVE, DeckCard(0, 0))) == [
        DeckErrorDetail(DeckErrorCode.VALUE_RANGE, 6, {"value": 0, "highest": 10}),
        DeckErrorDetail(DeckErrorCode.SAME_VALUES, 6, {"value": 0}),
    ]


def test_no_star() -> None:
    assert find_deck_errors("five", (DeckCard(1, 5), *FIVE[1:])) == [
        DeckErrorDetail(DeckErrorCode.STAR_MISSING)
    ]


def test_two_stars() -> None:
    assert find_deck_errors("five", (*FIVE, STAR, STAR)) == [
        DeckErrorDetail(DeckErrorCode.STAR_TWICE, 6),
        DeckErrorDetail(DeckErrorCode.STAR_TWICE, 7),
    ]


@pytest.mark.parametrize("face", Face)
def test_a_star_with_a_face(face: Face) -> None:
    facts: dict[str, str | int] = {"face": face.label, "players": face.max_players_without}
    star = DeckCard(1, 5, face=face, star=True)
    assert find_deck_errors("six", (DeckCard(2, 3), *FIVE[1:], star)) == [
        DeckErrorDetail(DeckErrorCode.STAR_WITH_FACE, 6, facts)
    ]


def test_too_many_cards() -> None:
    pairs = [DeckCard(low, low + 1) for low in range(2, 9) for _ in range(7)]
    most = (*FIVE, *pairs, *[DeckCard(1, 9)] * 5, *[DeckCard(1, 2)] * 5)
    assert len(most) == MAX_CARDS
    assert find_deck_errors("most", most) == []
    assert find_deck_errors("more", (*most, DeckCard(2, 9))) == [
        DeckErrorDetail(DeckErrorCode.TOO_MANY_CARDS, facts={"count": 65, "most": 64})
    ]


@pytest.mark.parametrize(
    ("faces", "players", "count"),
    [
        ([None] * 4, 5, 4),
        ([None] * 3 + [Face.SAD] * 2, 4, 3),
        ([None] * 2 + [Face.NEUTRAL] * 3, 3, 2),
        ([None] + [Face.HAPPY] * 4, 2, 1),
    ],
)
def test_too_few_cards(faces: list[Face | None], players: int, count: int) -> None:
    few = [DeckCard(1, 5, face=face, star=i == 0) for i, face in enumerate(faces)]
    assert find_deck_errors("few", few) == [
        DeckErrorDetail(DeckErrorCode.TOO_FEW_CARDS, facts={"players": players, "count": count})
    ]


def test_a_deck_lists_all_its_problems_at_once() -> None:
    with pytest.raises(DeckError) as error:
        Deck("", (DeckCard(3, 3), *FIVE[1:]))
    assert [problem.code for problem in error.value.details] == [
        DeckErrorCode.BAD_NAME,
        DeckErrorCode.SAME_VALUES,
        DeckErrorCode.STAR_MISSING,
    ]
    assert str(error.value) == (
        "bad-name name='' most=60; entry 1: same-values value=3; star-missing"
    )


def test_the_hash_does_not_depend_on_order_or_name() -> None:
    deck = standard_deck()
    assert Deck("mine", tuple(reversed(deck.cards))).hash == deck.hash
    assert Deck(deck.name, tuple(reversed(deck.cards))) == deck


def test_the_hashes_of_the_decks_that_come_with_the_game() -> None:
    # If one of these changes, every record that was written with that deck becomes unreadable.
    assert standard_deck().hash == HASH
    assert pairs_deck().hash == PAIRS_HASH


@pytest.mark.parametrize(
    "other",
    [
        ("1/5*", "1/2", "1/3", "1/4", "1/7"),  # another card
        ("1/5*", "1/2", "1/3", "1/4", "1/6 sad"),  # another face
        ("1/5", "1/2*", "1/3", "1/4", "1/6"),  # another star
        ("1/5*", "1/2", "1/3", "1/4", "1/6", "1/6"),  # a card more
    ],
)
def test_the_hash_changes_with_the_contents(other: tuple[str, ...]) -> None:
    assert box(*other).hash != Deck("five", FIVE).hash


@pytest.mark.parametrize(("players", "count"), [(2, 26), (3, 30), (4, 36), (5, 40)])
def test_the_packs_of_the_standard_deck(players: int, count: int) -> None:
    pack = standard_deck().pack(players)
    assert pack.cards.bit_count() == count
    assert pack.players == players
    assert pack is standard_deck().pack(players)


def test_packs_are_equal_when_their_cards_and_players_are() -> None:
    one, two = Deck("one", FIVE), Deck("two", FIVE[::-1])
    assert one.pack(3) == two.pack(3)
    assert hash(one.pack(3)) == hash(two.pack(3))
    assert one.pack(3) != one.pack(4)
    assert one.pack(3) != box("1/5*", "1/2", "1/3", "1/4", "1/7").pack(3)


@pytest.mark.parametrize(
    ("players", "equal"),
    [
        (2, "1/6 1/7 2/4 2/5"),
        (3, "1/6 1/7 2/4 2/5 3/6"),
        (4, "1/6 1/7 1/8 1/9 2/4 2/5 2/6 3/4 3/5 3/6"),
        (5, "1/6 1/7 1/8 1/9 2/4 2/5 2/6 3/4 3/5 3/6 5/8 6/7"),
    ],
)
def test_the_standard_deck_has_equal_cards_at_every_player_count(players: int, equal: str) -> None:
    pack = standard_deck().pack(players)
    assert pack.has_twins
    counts = Counter(pack.to_cards(pack.cards, flipped=0))
    assert tuple(card for card, count in sorted(counts.items()) if count > 1) == cards(equal)
    assert max(counts.values()) == 2


def test_only_five_players_have_equal_cards_in_the_pairs_deck() -> None:
    twins = {players: pairs_deck().pack(players).has_twins for players in (2, 3, 4, 5)}
    assert twins == {2: False, 3: False, 4: False, 5: True}


def test_a_deck_for_some_player_counts_has_packs_for_these_only() -> None:
    deck = Deck("some", FIVE[:3], (3, 2))
    assert deck.players == (2, 3)
    assert [deck.pack(n).players for n in deck.players] == [2, 3]
    for players in (1, 4, 5):
        with pytest.raises(ValueError, match=f"for 2, 3 players, not {players}"):
            deck.pack(players)


def test_the_player_counts_are_part_of_the_hash_unless_they_are_all() -> None:
    every = Deck("five", FIVE)
    assert Deck("five", FIVE, (5, 4, 3, 2)).hash == every.hash
    assert len({Deck("five", FIVE, counts).hash for counts in ((2,), (3,), (2, 3))}) == 3
    assert Deck("five", FIVE, (2, 3)).hash != every.hash
    assert Deck("five", FIVE, (3, 2, 2)) == Deck("five", FIVE, (2, 3))


@pytest.mark.parametrize("players", [(), (1,), (2, 6), (0, 2, 3)])
def test_player_counts_that_nobody_can_play_with(players: tuple[int, ...]) -> None:
    assert find_deck_errors("five", FIVE, players) == [
        DeckErrorDetail(DeckErrorCode.BAD_PLAYERS, facts={"text": str(list(players))})
    ]


def test_a_deck_needs_cards_for_its_own_player_counts_only() -> None:
    assert find_deck_errors("two", FIVE[:2], (2,)) == []
    assert find_deck_errors("two", FIVE[:2], (2, 4)) == [
        DeckErrorDetail(DeckErrorCode.TOO_FEW_CARDS, facts={"players": 4, "count": 2})
    ]


@pytest.mark.parametrize(("face", "fewest"), [(Face.HAPPY, 3), (Face.NEUTRAL, 4), (Face.SAD, 5)])
def test_a_star_may_have_a_face_if_it_is_dealt_at_all_its_player_counts(
    face: Face, fewest: int
) -> None:
    faced = (DeckCard(1, 5, face=face, star=True), *FIVE[1:])
    assert find_deck_errors("five", faced, tuple(range(fewest, 6))) == []
    assert [p.code for p in find_deck_errors("five", faced, (fewest - 1, 5))] == [
        DeckErrorCode.STAR_WITH_FACE
    ]


HASH = "53d45c548d8f9ad03de0cd7b4a8e567f9c696c3175252474b587f7843cfe5464"
PAIRS_HASH = "1417b34ec0f13a7d51c028666e9cc8688158a7cb5c96e0b9dc60946f29d98d9f"
