"""Hands, tables and knowledge as lines of text, with values of two digits and equal cards."""

from random import Random

import pytest
from rich.cells import cell_len

from dnup import Match, Seat, standard_deck, view_of
from dnup.analysis.knowledge import know
from dnup.locales import texts
from dnup.terminal.reports.knowledge import draw_knowledge
from dnup.terminal.reports.screen import draw_hand, draw_table
from dnup.terminal.words import Words
from support.helpers import cards, position

ENGLISH = Words(texts("en"), ["You", "Bo", "Chiara"])


def test_a_hand_stands_by_value_with_the_tens_last() -> None:
    hand = cards("10/3 9/1 1/10 2/9 10/2 1/6 1/6 2/10")
    assert draw_hand(ENGLISH, hand) == "1/6 1/6 1/10   2/9 2/10   9/1   10/2 10/3"


def test_a_table_tells_tens_and_equal_cards() -> None:
    round_ = position(
        "A: 1/6 10/2 | B: 3/5 (6/3) (6/3) | C: 5/1* | B1: 10/1 | C1: 2/4 2/4 | A to play"
    )
    assert draw_table(ENGLISH, view_of(round_, Seat.A), round_number=1, goal=4).split("\n") == [
        "Round 1. Points: You: 0, Bo: 0, Chiara: 0 (4 win the match)",
        "",
        "> A You: 2 cards",
        "  B Bo: 3 cards, in front: a single 10 (10/1), known in hand: 6/3 6/3",
        "  C Chiara: 1 card, in front: two 2s (2/4 2/4), holds the ★",
        "  Discard pile: 21",
    ]


@pytest.mark.parametrize("language", ["en", "da", "it", "ko"])
def test_chances_stand_below_each_other_and_count_equal_cards_twice(language: str) -> None:
    match = Match(standard_deck(), players=3)
    match = match.begin(match.deal(Random(1)))
    known = know(match, Seat.A, weigh=False)
    said = draw_knowledge(Words(texts(language), ["Anna", "Bo", "Chiara"]), known)
    lines = said.split("\n")
    assert {"en": "3 in 5.", "da": "3 ud af 5.", "it": "3 su 5.", "ko": "5번 중 3번."}[
        language
    ] in said
    first = lines.index("") + 3  # below a sentence and the head of the table
    rows = lines[first : first + len(known.cards)]
    assert {cell_len(row) for row in rows} == {cell_len(rows[0])}
    assert any("10/" in row for row in rows)
    for row, card in zip(rows, known.cards, strict=True):
        assert row.startswith(
            f"  {card.count} × {card.card} " if card.count > 1 else f"  {card.card}"
        )
        numbers = [int(word) for word in row.split(str(card.card))[1].split() if word.isdecimal()]
        assert sum(numbers) == pytest.approx(100 * card.count, abs=2)
    assert {card.count for card in known.cards} == {1, 2}
