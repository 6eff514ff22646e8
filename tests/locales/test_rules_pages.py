"""The rules page says the same in every language, as docs/rules.md asks."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files

import pytest

from dnup import Face, parse_position, standard_deck
from dnup.lessons import examples
from dnup.locales import LANGUAGES, rules_page

TRANSLATIONS = LANGUAGES[1:]

_HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
_MARK = re.compile(r"^<!-- (section|example|turned): (.+) -->$", re.MULTILINE)
_NUMBER = re.compile(r"\*\*§([A-Z][0-9])( \([^)]+\))?\.\*\* ")
_RULING = re.compile(r"(?:\*\*[^*]+\*\* )?\*[^*]+\* ")
_ITEM = re.compile(r"^(?:> )?(-|[0-9]+\.) ", re.MULTILINE)
_CODE = re.compile(r"`([^`]+)`")
_CARD = re.compile(r"\b([0-9]+)/([0-9]+)")
_RULE = re.compile(r"§([A-Z][0-9])")


@dataclass(frozen=True)
class Piece:
    """What stands between two empty lines, and what of it is no matter of language."""

    text: str = field(compare=False)
    kind: str
    marks: tuple[tuple[str, str], ...]
    depth: int
    number: str
    has_word: bool
    is_ruling: bool
    items: tuple[str, ...]


def pieces(language: str) -> Iterator[Piece]:
    for text in re.split(r"\n(?:\s*\n)+", rules_page(language).strip()):
        heading, number, items = _HEADING.search(text), _NUMBER.match(text), _ITEM.findall(text)
        yield Piece(
            text=text,
            kind="quotation" if "\n>" in text else "list" if items else "text",
            marks=tuple(_MARK.findall(text)),
            depth=len(heading[1]) if heading else 0,
            number=number[1] if number else "",
            has_word=number is not None and number[2] is not None,
            is_ruling=_RULING.match(text) is not None,
            items=tuple(items),
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_page_of_its_own(language: str) -> None:
    assert files("dnup.locales").joinpath(language, "rules.md").is_file()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_page_has_the_rules_sections_rulings_and_examples_of_english_in_their_order(
    language: str,
) -> None:
    assert list(pieces(language)) == list(pieces("en"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_page_names_the_same_cards_values_and_rules_in_each_part(language: str) -> None:
    def named(piece: Piece) -> tuple[Counter[str], ...]:
        bare = _CODE.sub("", _MARK.sub("", piece.text))
        values = Counter(re.findall(r"[0-9]+", bare))
        return Counter(_CODE.findall(piece.text)), values, Counter(_RULE.findall(bare))

    for ours, theirs in zip(pieces("en"), pieces(language), strict=True):
        assert named(theirs) == named(ours), theirs.text


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_on_a_page_is_left_in_english(language: str) -> None:
    def words(piece: Piece) -> str:
        return " ".join(re.findall(r"[^\W\d_]{2,}", _CODE.sub("", _MARK.sub("", piece.text))))

    ours, theirs = list(pieces("en")), list(pieces(language))
    assert [words(a) for a, b in zip(ours, theirs, strict=True) if words(a) == words(b) != ""] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_written_so_that_both_readers_know_it(language: str) -> None:
    page = rules_page(language)
    assert "\t" not in page
    assert [line for line in page.splitlines() if line != line.rstrip()] == []
    assert re.findall(r"<(?!!-- (?:section|example|turned): .+ -->\n|B1`)", page) == []
    assert page.count("**") % 2 == 0
    assert page.count("`") % 2 == 0
    for piece in pieces(language):
        lines = piece.text.splitlines()
        if piece.marks and piece.marks[0][0] != "section":
            assert len(lines) > 1, piece.text
            assert all(line.startswith(">") for line in lines[1:]), piece.text
        if piece.kind == "list":
            # An item, or the rest of one.
            assert all(re.match(r"- |[0-9]+\. |  ", line) for line in lines), piece.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_never_named_without_its_sign_and_an_area_never_with_one(language: str) -> None:
    for piece in pieces(language):
        bare = _CODE.sub("", _MARK.sub("", piece.text))
        assert re.findall(r"(?<![§A-Za-z])[A-Z][0-9](?![0-9])", bare) == [], piece.text
        assert all("§" not in code for code in _CODE.findall(piece.text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_named_is_there(language: str) -> None:
    named = {number for piece in pieces(language) for number in _RULE.findall(piece.text)}
    assert named == {piece.number for piece in pieces(language) if piece.number}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_names_c1_says_which_of_the_two(language: str) -> None:
    words = [number[2] for p in pieces(language) if (number := _NUMBER.match(p.text)) and number[2]]
    assert len(set(words)) == 2  # of the cards, and of Take
    named = re.findall(r"§C1( \([^)]+\))?", rules_page(language))
    assert len(named) > 2
    assert set(named) == set(words)


def test_rulings_are_marked_where_the_sheets_leave_something_open_and_nowhere_else() -> None:
    number, rulings = "", []
    for piece in pieces("en"):
        number = piece.number or number
        rulings += [number] if piece.is_ruling else []
    assert rulings == ["C3", "C4", "C5", "S1", "S2", "B4", "E1", "E5", "P3", "K1", "K2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_c4_lists_the_standard_deck_by_face(language: str) -> None:
    (items,) = (p.text for p in pieces(language) if p.kind == "list" and "1/5★" in p.text)
    listed = [
        Counter((int(low), int(high)) for low, high in _CARD.findall(item))
        for item in re.split("^- ", items, flags=re.MULTILINE)[1:]
    ]
    faces = (None, Face.HAPPY, Face.NEUTRAL, Face.SAD)
    cards = standard_deck().cards
    assert listed == [Counter((c.low, c.high) for c in cards if c.face is face) for face in faces]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_are_shown_or_written_down_are_cards_of_the_deck(language: str) -> None:
    page = rules_page(language)
    deck = {(c.low, c.high) for c in standard_deck().cards}
    shown = {tuple(sorted((int(a), int(b)))) for a, b in _CARD.findall(page)}
    assert shown == deck


def test_the_examples_are_those_of_the_page_in_its_order() -> None:
    shown = [name for kind, name in _MARK.findall(rules_page()) if kind == "example"]
    assert shown == list(examples())


def test_an_example_stands_at_the_rule_that_it_shows() -> None:
    number = ""
    for piece in pieces("en"):
        number = piece.number or number
        for kind, name in piece.marks:
            if kind == "example":
                assert examples()[name].rule == number


@pytest.mark.parametrize("name", examples())
def test_what_is_said_about_an_example_is_about_its_cards(name: str) -> None:
    (piece,) = (p for p in pieces("en") if ("example", name) in p.marks)
    position = examples()[name].position
    both = {*_CARD.findall(position), *(card[::-1] for card in _CARD.findall(position))}
    assert set(_CARD.findall(piece.text)) <= both
    assert str(parse_position(position, standard_deck())).endswith("to play")
