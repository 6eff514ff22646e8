"""Texts use the words of docs/glossary.md, and none that it rules out."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dnup.bots import CHARACTERS
from dnup.locales import LANGUAGES, rules_page
from support.catalogue import catalogue, words_of

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"

# A pattern for each word in the glossary's last table, and a sentence that it must catch.
RULED_OUT = {
    "en": {
        r"\bonlookers?\b": "As an onlooker",
        r"\b(some|every|any)body\b": "Somebody plays",
        r"\bis no\b(?! longer)": "This is no card",
        r"\bcannot\b": "It cannot be read",
        r"\bwill not do\b": "The name will not do",
        r"\banew\b": "It begins anew",
        r"\bwhilst\b": "Whilst you wait",
        r"\bshall\b": "What shall be resumed?",
        r"\bfor want of\b": "For want of memory",
        r"\bwhat happened\b": "What happened",
        r"\b5 of 4\b": "5 of 4 points",
    },
    "da": {
        r"\bstøder? sammen\b": "To sæt støder sammen",
        r"\bspilleområde": "Dit spilleområde",
        r"\boptegnelse": "Gem optegnelsen",
        r"\budtjekke": "En udtjekket kopi",
        r"\boversættes\b": "Kernen oversættes",
        r"\bstigen\b": "På stigen",
    },
    "it": {
        r"\bscontr(a|ano|arsi)\b": "I set si scontrano",
        r"\b(il|del|dei|i|sopra il) 8\b": "Il 8 è il più basso",
        r"\bscala\b": "La scala dei bot",
    },
    "ko": {
        "플레이어": "다른 플레이어",
        "사다리": "사다리에서",
        "구경꾼": "구경꾼으로",
        r"(?<!닫)힘[이을]": "숫자만 힘이 있어요",
    },
}


def texts_of(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language that people read, with the name of its message or page."""
    for name, entry in catalogue(language).entries.items():
        yield name, words_of(entry.pattern)
    yield "rules.md", rules_page(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_no_word_that_the_glossary_rules_out(language: str) -> None:
    found = [
        (name, match[0])
        for name, text in texts_of(language)
        for pattern in RULED_OUT[language]
        if (match := re.search(pattern, text, re.IGNORECASE))
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ruled_out_word_would_be_found(language: str) -> None:
    for pattern, sentence in RULED_OUT[language].items():
        assert re.search(pattern, sentence, re.IGNORECASE), pattern


def test_the_glossary_has_a_word_in_each_language_and_the_bots() -> None:
    page = GLOSSARY.read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.count("|") == 6]
    assert len(rows) > 40
    assert [row for row in rows if not all(cell.strip() for cell in row.split("|")[1:-1])] == []
    assert [name for name in CHARACTERS.values() if name not in page] == []
