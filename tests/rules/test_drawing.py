"""What a notebook shows of a card and a position."""

from xml.etree import ElementTree

from dnup import Card, Seat, parse_position, standard_deck, view_of

POSITION = "A: 5/7 8/1 | B: 1/5* (4/7) | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play"


def titles(markup: str) -> list[str]:
    """The cards drawn, in order, as a screen reader would name them."""
    root = ElementTree.fromstring(markup)
    return [title.text or "" for title in root.iter("{http://www.w3.org/2000/svg}title")]


def test_a_card_shows_both_values_and_its_star() -> None:
    svg = Card(10, 2, star=True)._repr_svg_()
    assert titles(svg) == ["10/2*"]
    root = ElementTree.fromstring(svg)
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == ["10", "2", "2", "10", "✸"]


def test_a_round_shows_every_set_and_every_hand() -> None:
    round_ = parse_position(POSITION, standard_deck())
    assert titles(round_._repr_html_()) == [
        *("5/7", "8/1"),
        *("6/2", "1/5*", "4/7"),
        *("3/4", "3/6", "9/2"),
    ]


def test_a_view_shows_backs_for_what_its_viewer_cannot_see() -> None:
    round_ = parse_position(POSITION, standard_deck())
    hidden = "hidden card"
    assert titles(view_of(round_, Seat.A)._repr_html_()) == [
        *("5/7", "8/1"),
        *("6/2", "4/7", hidden),
        *("3/4", "3/6", hidden),
    ]
    assert titles(view_of(round_, None)._repr_html_())[:2] == [hidden, hidden]


def test_whose_turn_it_is_is_marked() -> None:
    round_ = parse_position(POSITION, standard_deck())
    assert round_._repr_html_().count("←") == 1
    over = parse_position("A: - | B: - | C: 9/2 | out: A B | over", standard_deck())
    assert "←" not in over._repr_html_()
