"""What would mend a deck: the likeliest entries, in place of those that can't be."""

import pytest

from dnup.notation import parse_deck, standard_deck
from dnup.notation.remedy import Remedy, entries_in, remedies_of
from dnup.rules import DeckError

BOX = [str(card) for card in standard_deck().cards]


def mended(cards: list[str]) -> list[tuple[str, tuple[Remedy, ...]]]:
    """What is wrong with a deck of these cards, and what would mend it."""
    listed = ", ".join(f'"{card}"' for card in cards)
    text = f'name = "box"\ncards = [{listed}]'
    with pytest.raises(DeckError) as caught:
        parse_deck(text)
    entries = entries_in(text)
    return [(problem.code, remedies_of(problem, entries)) for problem in caught.value.details]


def test_a_card_that_cannot_be_is_likely_one_that_is_missing_from_the_box() -> None:
    place = BOX.index("5/8")
    wrong = [*BOX[:place], "5/5", *BOX[place + 1 :]]
    assert mended(wrong) == [("same-values", (Remedy(place + 1, "5/8"),))]
    place = BOX.index("3/10 sad")
    wrong = [*BOX[:place], "3/11 sad", *BOX[place + 1 :]]
    assert mended(wrong) == [("value-range", (Remedy(place + 1, "3/10 sad"),))]


def test_of_several_missing_cards_those_with_the_value_first_come_first() -> None:
    ((fault, remedies),) = mended(["1/5*", "6/7", "2/8", "3/9", "4/4"])
    assert fault == "same-values"
    assert [remedy.text for remedy in remedies] == ["4/6", "4/7"]


@pytest.mark.parametrize(
    ("entry", "fault", "texts"),
    [
        ("1/6*", "star-twice", ["1/6"]),
        ("2-10", "bad-entry", ["2/10"]),
        ("27", "bad-entry", ["2/7"]),
        ("hello", "bad-entry", []),
        ("1234", "bad-entry", []),
        ("2/7 angry", "unknown-face", ["2/7"]),
    ],
)
def test_a_slip_is_put_right(entry: str, fault: str, texts: list[str]) -> None:
    ((found, remedies),) = mended(["1/5*", "2/6", "3/7", "4/8", "5/9", entry])
    assert found == fault
    assert [remedy.text for remedy in remedies] == texts
    assert all(remedy.entry == 6 for remedy in remedies)


def test_a_star_that_is_missing_belongs_where_the_box_has_it() -> None:
    bare = [card.replace("*", "") for card in BOX]
    assert mended(bare) == [("star-missing", (Remedy(1, "1/5*"),))]
    assert mended(["2/6", "3/7", "4/8", "5/9", "1/6"]) == [("star-missing", ())]


def test_a_star_with_a_face_loses_the_one_or_the_other() -> None:
    ((fault, remedies),) = mended(["2/6", "3/7", "4/8", "5/9", "1/6", "1/5* sad"])
    assert fault == "star-with-face"
    assert [remedy.text for remedy in remedies] == ["1/5*", "1/5 sad"]


def test_every_remedy_of_a_card_takes_its_problem_away() -> None:
    for entry in ("4/4", "0/7", "2/12", "1/6*", "2-10", "2/7 angry"):
        cards = ["1/5*", "2/6", "3/7", "4/8", "5/9", entry]
        ((_, remedies),) = mended(cards)
        assert remedies
        for remedy in remedies:
            better = [*cards[:-1], remedy.text]
            listed = ", ".join(f'"{card}"' for card in better)
            assert len(parse_deck(f'name = "box"\ncards = [{listed}]').cards) == len(cards)
