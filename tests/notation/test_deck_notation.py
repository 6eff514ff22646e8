from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dnup.notation import (
    format_deck,
    load_deck,
    pairs_deck,
    parse_cards,
    parse_deck,
    shipped_decks,
    standard_deck,
)
from dnup.rules import Deck, DeckCard, DeckError, DeckErrorCode, DeckErrorDetail, Face

SMALL = ["1/5*", "2/7", "2/9", "3/4", "3/6"]

NAMES = st.text(
    st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from("\"'\\#😊"), min_size=1
).filter(lambda name: name.isprintable() and name == name.strip() and len(name) <= 60)
CARDS = st.builds(
    lambda ends, face: DeckCard(ends[0], ends[1], face),
    st.sampled_from(list(combinations(range(1, 11), 2))),
    st.none() | st.sampled_from(Face),
)
DECKS = st.builds(
    lambda name, cards, players: Deck(name, (DeckCard(1, 5, star=True), *cards), players),
    NAMES,
    st.lists(CARDS.filter(lambda card: card.face is None), min_size=4, max_size=30).flatmap(
        lambda plain: st.lists(CARDS, max_size=33).map(lambda more: (*plain, *more))
    ),
    st.sets(st.sampled_from([2, 3, 4, 5]), min_size=1).map(lambda counts: tuple(sorted(counts))),
)


def deck_file(*entries: str, name: str = "mine") -> str:
    lines = "".join(f'  "{entry}",\n' for entry in entries)
    return f'name = "{name}"\ncards = [\n{lines}]\n'


def problems(text: str) -> list[DeckErrorDetail]:
    with pytest.raises(DeckError) as caught:
        parse_deck(text)
    return caught.value.details


# C4, as the rules list it.
PRINTED: dict[Face | None, str] = {
    None: """
        1/5* 1/6 1/6 1/7 1/7 1/8 1/9 2/4 2/4 2/5 2/5 2/6 2/9 2/10
        3/4 3/5 3/6 3/7 3/8 3/9 4/6 4/7 4/8 5/7 5/8 6/7
    """,
    Face.HAPPY: "1/10 2/8 3/6 4/5",
    Face.NEUTRAL: "1/8 1/9 2/6 2/7 3/4 3/5",
    Face.SAD: "3/10 4/9 5/8 6/7",
}


def test_c4_the_standard_deck_is_the_printed_one() -> None:
    cards = [
        DeckCard(card.active, card.inactive, face=face, star=card.star)
        for face, listed in PRINTED.items()
        for card in parse_cards(listed)
    ]
    assert len(cards) == 40
    assert Counter(standard_deck().cards) == Counter(cards)
    assert standard_deck().name == "standard"
    assert standard_deck().players == (2, 3, 4, 5)


def test_c4_the_standard_deck_has_every_card_that_the_rule_sheets_show() -> None:
    shown = parse_cards("1/5* 2/5 2/7 2/9 3/4 3/6")
    assert {(card.active, card.inactive, card.star) for card in shown} <= {
        (card.low, card.high, card.star) for card in standard_deck().cards
    }


def test_c4_the_first_deck_is_there_as_pairs() -> None:
    pairs = list(combinations(range(1, 10), 2))
    doubles = [(1, 5), (2, 6), (3, 7), (4, 8)]
    faces: dict[tuple[int, int], Face | None] = dict.fromkeys(pairs)
    faces |= dict.fromkeys([(1, 4), (2, 8), (3, 7), (5, 6), (5, 9), (6, 9)], Face.NEUTRAL)
    faces |= dict.fromkeys(
        [(1, 6), (1, 7), (2, 3), (2, 4), (3, 9), (4, 7), (5, 8), (7, 8)], Face.HAPPY
    )
    cards = [DeckCard(*pair, face=faces[pair], star=pair == (1, 5)) for pair in pairs]
    cards += [DeckCard(*pair, face=Face.SAD) for pair in doubles]
    assert len(cards) == 40
    assert Counter(pairs_deck().cards) == Counter(cards)
    assert pairs_deck().name == "pairs"
    assert shipped_decks() == (standard_deck(), pairs_deck())


def test_c4_the_standard_deck_deals_evenly_at_every_player_count() -> None:
    counts = {n: standard_deck().pack(n).cards.bit_count() for n in (2, 3, 4, 5)}
    assert counts == {2: 2 * 13, 3: 3 * 10, 4: 4 * 9, 5: 5 * 8}


def test_the_standard_deck_is_read_once() -> None:
    assert standard_deck() is standard_deck()


def test_the_hashes_of_the_shipped_decks_are_pinned() -> None:
    # Every record names one: if it changes, no old record finds its deck.
    assert [deck.hash for deck in shipped_decks()] == [
        "53d45c548d8f9ad03de0cd7b4a8e567f9c696c3175252474b587f7843cfe5464",
        "1417b34ec0f13a7d51c028666e9cc8688158a7cb5c96e0b9dc60946f29d98d9f",
    ]


def test_the_shipped_decks_read_back() -> None:
    for deck in shipped_decks():
        assert parse_deck(format_deck(deck)) == deck


@given(DECKS)
def test_every_deck_reads_back(deck: Deck) -> None:
    read = parse_deck(format_deck(deck))
    assert read == deck
    assert read.hash == deck.hash
    assert format_deck(read) == format_deck(deck)


@given(st.randoms(use_true_random=False), NAMES)
def test_the_hash_depends_on_the_cards_alone(rng: Random, name: str) -> None:
    cards = list(standard_deck().cards)
    rng.shuffle(cards)
    assert Deck(name, tuple(cards)).hash == standard_deck().hash


def test_another_card_is_another_hash() -> None:
    hashes = {
        parse_deck(deck_file(*SMALL[:4], last)).hash
        for last in ("3/6", "3/7", "3/6 sad", "3/6 happy", "3/6 neutral")
    }
    assert len(hashes) == 5


def test_c5_the_player_counts_are_a_list_and_all_four_if_left_out() -> None:
    every = parse_deck(deck_file(*SMALL))
    assert every.players == (2, 3, 4, 5)
    assert parse_deck("players = [5, 4, 3, 2]\n" + deck_file(*SMALL)) == every
    few = parse_deck("players = [3, 2, 3]\n" + deck_file(*SMALL))
    assert few.players == (2, 3)
    assert "players = [2, 3]\n" in format_deck(few)
    assert parse_deck(format_deck(few)) == few
    assert len({every.hash, few.hash, parse_deck("players = [2]\n" + deck_file(*SMALL)).hash}) == 3


def test_c5_a_deck_for_two_needs_cards_for_two_only() -> None:
    six = ("1/5* happy", "2/10", "2/10", "3/10 sad", "9/10", "9/10")
    (face,) = problems("players = [2, 3]\n" + deck_file(*six))
    assert (face.code, face.entry) == (DeckErrorCode.STAR_WITH_FACE, 1)
    deck = parse_deck("players = [2]\n" + deck_file("1/5*", *six[1:]))
    assert deck.pack(2).cards.bit_count() == 5
    with pytest.raises(ValueError, match="for 2 players, not 3"):
        deck.pack(3)
    only_five = parse_deck("players = [5]\n" + deck_file("1/5* sad", *six[1:]))
    assert only_five.pack(5).cards.bit_count() == 6


@pytest.mark.parametrize(
    ("players", "text"),
    [
        *(("[]", "[]"), ("[1]", "[1]"), ("[2, 6]", "[2, 6]"), ("[-2]", "[-2]")),
        *(("2", "2"), ('"2"', "2"), ("[2.0]", "[2.0]"), ("[true]", "[True]"), ("{}", "{}")),
        *(('["2"]', "['2']"), ("[[2]]", "[[2]]"), ("[100000000000]", "[100000000000]")),
    ],
)
def test_wrong_player_counts_are_told(players: str, text: str) -> None:
    found = problems(f"players = {players}\n" + deck_file(*SMALL))
    assert found == [DeckErrorDetail(DeckErrorCode.BAD_PLAYERS, facts={"text": text})]


def test_a_deck_is_a_name_and_a_list_of_cards() -> None:
    deck = parse_deck(deck_file(*SMALL, "1/4 neutral"))
    assert deck.name == "mine"
    assert DeckCard(1, 5, star=True) in deck.cards
    assert DeckCard(1, 4, face=Face.NEUTRAL) in deck.cards


@pytest.mark.parametrize(
    ("entry", "card"),
    [
        ("2/8 happy", DeckCard(2, 8, face=Face.HAPPY)),
        ("2/8 😊", DeckCard(2, 8, face=Face.HAPPY)),
        ("2/8 😐", DeckCard(2, 8, face=Face.NEUTRAL)),
        ("2/8 ☹", DeckCard(2, 8, face=Face.SAD)),
        ("8/2", DeckCard(2, 8)),
        ("2/10", DeckCard(2, 10)),
        ("10/2 sad", DeckCard(2, 10, face=Face.SAD)),
        ("8/2   sad", DeckCard(2, 8, face=Face.SAD)),
        ("  2/8 ", DeckCard(2, 8)),
    ],
)
def test_an_entry_takes_either_order_and_a_face_or_its_symbol(entry: str, card: DeckCard) -> None:
    assert card in parse_deck(deck_file(*SMALL, entry)).cards


def test_the_star_stands_after_the_values_in_either_order() -> None:
    assert parse_deck(deck_file("5/1*", *SMALL[1:])) == parse_deck(deck_file(*SMALL))


def test_a_file_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(deck_file(*SMALL, "2/8 😊"), encoding="utf-8")
    assert load_deck(path) == parse_deck(deck_file(*SMALL, "2/8 😊"))


def test_a_file_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_deck(tmp_path / "none.toml")


def test_a_file_that_is_not_utf_8_is_told_as_such(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes('name = "Müller"\n'.encode("latin-1"))
    with pytest.raises(DeckError) as caught:
        load_deck(path)
    (problem,) = caught.value.details
    assert problem.code is DeckErrorCode.BAD_TOML
    assert "0xfc" in str(problem.facts["reason"])


def test_a_syntax_error_is_told_with_its_line() -> None:
    (problem,) = problems('name = "mine"\ncards = [ "1/5*"')
    assert (problem.code, problem.entry) == (DeckErrorCode.BAD_TOML, None)
    assert "line 2" in str(problem.facts["reason"]) or "end of document" in str(
        problem.facts["reason"]
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [("missing-key", "name"), ("missing-key", "cards")]),
        ("name = 'x'", [("missing-key", "cards")]),
        ("cards = []", [("missing-key", "name")]),
        ("name = 1\ncards = {}", [("missing-key", "name"), ("missing-key", "cards")]),
        ("name = 'x'\ncards = []\ncolour = 'red'", [("unknown-key", "colour")]),
        ("nane = 'x'\ncards = []", [("unknown-key", "nane"), ("missing-key", "name")]),
    ],
)
def test_a_wrong_key_is_named(text: str, expected: list[tuple[str, str]]) -> None:
    assert [(p.code.value, p.facts["key"]) for p in problems(text)] == expected


def test_several_unknown_keys_are_named_in_the_order_of_the_file() -> None:
    keys = ["colour", "author", "year", "back", "price", "size", "weight", "box"]
    text = "".join(f"{key} = 1\n" for key in keys) + deck_file(*SMALL)
    assert [problem.facts["key"] for problem in problems(text)] == keys


@pytest.mark.parametrize(
    ("entry", "fault", "facts"),
    [
        ("2-7", DeckErrorCode.BAD_ENTRY, {"text": "2-7"}),
        ("", DeckErrorCode.BAD_ENTRY, {"text": ""}),
        ("2/7 sad sad", DeckErrorCode.BAD_ENTRY, {"text": "2/7 sad sad"}),
        ("2/7sad", DeckErrorCode.BAD_ENTRY, {"text": "2/7sad"}),
        ("100/7", DeckErrorCode.BAD_ENTRY, {"text": "100/7"}),
        ("²/7", DeckErrorCode.BAD_ENTRY, {"text": "²/7"}),
        ("٣/٤", DeckErrorCode.BAD_ENTRY, {"text": "٣/٤"}),
        ("2/7 angry", DeckErrorCode.UNKNOWN_FACE, {"text": "2/7 angry", "face": "angry"}),
        ("2/7 Sad", DeckErrorCode.UNKNOWN_FACE, {"text": "2/7 Sad", "face": "Sad"}),
        ("4/4", DeckErrorCode.SAME_VALUES, {"value": 4}),
        ("10/10", DeckErrorCode.SAME_VALUES, {"value": 10}),
        ("0/7", DeckErrorCode.VALUE_RANGE, {"value": 0, "highest": 10}),
        ("2/11", DeckErrorCode.VALUE_RANGE, {"value": 11, "highest": 10}),
        ("2/7*", DeckErrorCode.STAR_TWICE, {}),
    ],
)
def test_a_wrong_entry_is_told_with_its_number(
    entry: str, fault: DeckErrorCode, facts: dict[str, str | int]
) -> None:
    assert problems(deck_file(*SMALL, entry)) == [DeckErrorDetail(fault, 6, facts)]


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        ("27", "27"),
        ("2.5", "2.5"),
        ("true", "True"),
        ("1979-05-27", "1979-05-27"),
        ('["2/7"]', "['2/7']"),
        ("{}", "{}"),
    ],
)
def test_an_entry_that_is_no_text_is_told_with_its_number(entry: str, text: str) -> None:
    found = problems(f'name = "mine"\ncards = ["1/5*", {entry}]')
    assert found == [DeckErrorDetail(DeckErrorCode.BAD_ENTRY, 2, {"text": text})]


def test_c3_a_star_with_a_face_would_be_left_out() -> None:
    assert problems(deck_file("1/5* neutral", *SMALL[1:], "2/8")) == [
        DeckErrorDetail(DeckErrorCode.STAR_WITH_FACE, 1, {"face": "neutral", "players": 3})
    ]


def test_s3_a_deck_needs_a_star() -> None:
    assert problems(deck_file("1/5", *SMALL[1:])) == [DeckErrorDetail(DeckErrorCode.STAR_MISSING)]


@pytest.mark.parametrize("name", ["", " mine", "mine ", "x" * 61, "a\\tb", "a\\nb", "\\u200b"])
def test_a_wrong_name_is_told(name: str) -> None:
    (problem,) = problems(deck_file(*SMALL, name=name))
    assert (problem.code, problem.entry) == (DeckErrorCode.BAD_NAME, None)
    assert problem.facts["most"] == 60


def test_a_name_may_be_sixty_characters_long() -> None:
    assert parse_deck(deck_file(*SMALL, name="😊" * 60)).name == "😊" * 60


def test_a_deck_holds_sixty_four_cards_at_the_most() -> None:
    pairs = ["1/2", "2/3", "3/4", "4/5", "5/6", "6/7", "7/8", "8/9", "1/9"] * 7
    assert len(parse_deck(deck_file("1/5*", *pairs)).cards) == 64
    assert problems(deck_file("1/5*", *pairs, "2/7")) == [
        DeckErrorDetail(DeckErrorCode.TOO_MANY_CARDS, facts={"count": 65, "most": 64})
    ]


def test_there_must_be_a_card_for_everybody_at_every_player_count() -> None:
    # C3: four leave out the sad card, three the neutral, two the happy.
    assert problems(deck_file("1/5*", "2/7 happy", "2/9 neutral", "3/4 sad", "3/6 sad")) == [
        DeckErrorDetail(DeckErrorCode.TOO_FEW_CARDS, facts={"players": 2, "count": 1}),
        DeckErrorDetail(DeckErrorCode.TOO_FEW_CARDS, facts={"players": 3, "count": 2}),
        DeckErrorDetail(DeckErrorCode.TOO_FEW_CARDS, facts={"players": 4, "count": 3}),
    ]


def test_all_entries_that_cannot_be_read_are_told_at_once() -> None:
    text = deck_file("1/5*", "2-7", "2/9", "3/4 angry", "")
    assert [(problem.code, problem.entry) for problem in problems(text)] == [
        (DeckErrorCode.BAD_ENTRY, 2),
        (DeckErrorCode.UNKNOWN_FACE, 4),
        (DeckErrorCode.BAD_ENTRY, 5),
    ]


def test_all_that_is_wrong_with_the_cards_is_told_at_once() -> None:
    text = deck_file("2/2", "0/5", "1/5* sad", "1/5*", name=" ")
    assert [(problem.code, problem.entry) for problem in problems(text)] == [
        (DeckErrorCode.BAD_NAME, None),
        (DeckErrorCode.SAME_VALUES, 1),
        (DeckErrorCode.VALUE_RANGE, 2),
        (DeckErrorCode.STAR_WITH_FACE, 3),
        (DeckErrorCode.STAR_TWICE, 4),
        (DeckErrorCode.TOO_FEW_CARDS, None),  # four without the sad card
        (DeckErrorCode.TOO_FEW_CARDS, None),  # five
    ]


def test_the_error_lists_the_entries() -> None:
    with pytest.raises(DeckError, match=r"^entry 2: bad-entry text='2-7'; entry 4: unknown-face"):
        parse_deck(deck_file("1/5*", "2-7", "2/9", "3/4 angry"))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("name = 1" + "0" * 5000, id="an integer of 5001 digits"),
        pytest.param('name = "x"\ncards = [0x' + "f" * 5000 + "]", id="a long hexadecimal entry"),
        pytest.param(
            'name = "x"\ncards = [{' + ".".join("a" * 20000) + " = 1}]", id="a deep dotted entry"
        ),
        pytest.param('name = "x"\ncards = ' + "[" * 100_000, id="brackets without end"),
        pytest.param('name = "x"\ncards = ["1/5*"]\0', id="a null character"),
        pytest.param('name = "x"\ncards = ["\ud800"]', id="half a character"),
    ],
)
def test_a_monstrous_file_is_refused_like_any_other(text: str) -> None:
    assert problems(text)
