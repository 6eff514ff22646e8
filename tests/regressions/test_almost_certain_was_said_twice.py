"""“NOON almost certainly has a 7: almost certain.” What is nearly sure was said twice."""

import pytest

from dnup.locales import LANGUAGES, texts
from dnup.protocol.knowledge import CardKnowledge, Chance, HandKnowledge, Knowledge, ValueChance
from dnup.terminal.reports.knowledge import draw_knowledge
from dnup.terminal.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_nearly_sure_has_no_odds_besides(language: str) -> None:
    known = Knowledge(
        viewer="A",
        hands=(HandKnowledge("A", 1, ("1/5",), star=False), HandKnowledge("B", 2, (), star=False)),
        cards=(CardKnowledge("3/7", (Chance("B", "7/3", 0.99),)),),
        values=(ValueChance("B", 7, 0.99, 0.0),),
        weighed=False,
    )
    text = texts(language)
    said = draw_knowledge(Words(text, ["you", "NOON"]), known)
    assert "NOON" in said
    assert f": {text('replay-odds-nearly')}" not in said
