"""“NOON almost certainly has a 7: almost certain.” What is nearly sure was said twice."""

import pytest

from dnup.locales import LANGUAGES, texts
from dnup.protocol.knowledge import (
    CardKnowledgeJson,
    ChanceJson,
    HandKnowledgeJson,
    KnowledgeJson,
    ValueChanceJson,
)
from dnup.terminal.reports.knowledge import draw_knowledge
from dnup.terminal.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_nearly_sure_has_no_odds_besides(language: str) -> None:
    known = KnowledgeJson(
        viewer="A",
        hands=(
            HandKnowledgeJson("A", 1, ("1/5",), star=False),
            HandKnowledgeJson("B", 2, (), star=False),
        ),
        cards=(CardKnowledgeJson("3/7", (ChanceJson("B", "7/3", 0.99),)),),
        values=(ValueChanceJson("B", 7, 0.99, 0.0),),
        weighed=False,
    )
    text = texts(language)
    said = draw_knowledge(Words(text, ["you", "NOON"]), known)
    assert "NOON" in said
    assert f": {text('replay-odds-nearly')}" not in said
