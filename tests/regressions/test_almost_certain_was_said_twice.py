"""“NOON almost certainly has a 7: almost certain.” What is nearly sure was said twice."""

import pytest

from dnup.analysis.knowledge import CardKnowledge, Chance, HandKnowledge, Knowledge, ValueChance
from dnup.locales import LANGUAGES, texts
from dnup.notation import parse_card
from dnup.rules import Seat
from dnup.terminal.reports.knowledge import draw_knowledge
from dnup.terminal.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_nearly_sure_has_no_odds_besides(language: str) -> None:
    known = Knowledge(
        viewer=Seat.A,
        hands=(
            HandKnowledge(Seat.A, 1, (parse_card("1/5"),), has_star=False),
            HandKnowledge(Seat.B, 2, (), has_star=False),
        ),
        cards=(CardKnowledge(parse_card("3/7"), (Chance(Seat.B, parse_card("7/3"), 0.99),), 1),),
        values=(ValueChance(Seat.B, 7, 0.99, 0.0),),
        is_weighed=False,
    )
    text = texts(language)
    said = draw_knowledge(Words(text, ["you", "NOON"]), known)
    assert "NOON" in said
    assert f": {text('replay-odds-nearly')}" not in said
