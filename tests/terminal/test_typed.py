"""What a player may type."""

import re
from collections import Counter
from itertools import product

import pytest

from dnup import Card, Play, Seat, View, parse_action, view_of
from dnup.locales import texts
from dnup.notation import pairs_deck
from dnup.rules import HIGHEST_VALUE
from dnup.terminal.typed import TypedRequest, TypedTextError, Verb, read_command, spell
from support.helpers import position

THREE = "A: 1/5* 2/9 2/10 3/4 6/7 | B: 8/2 | C: 4/8 9/1 | B1: 3/5 | C1: 6/1 6/4 | A to play"
TENS = "A: 1/6 1/6 1/10 3/6 3/6 10/2 | B: 8/2 | C: 4/8 9/1 | B1: 3/5 | C1: 4/6 4/7 | A to play"
UNCLEAR = ("There’s no 0", "can’t be a card", "isn’t a card")
# How texts of so many digits are read, and what is said to the rest.
DIGITS = {
    1: {"value": 9, "There’s no 0": 1},
    2: {"value": 1, "card": 9 * 8, "can’t be a card": 9, "isn’t a card": 18},
    3: {"card": 9 + 9, "can’t be a card": 9, "isn’t a card": 973},  # 110 to 910, 101 to 109
    4: {"can’t be a card": 10, "isn’t a card": 9990},  # 1010, 1111, 2222 ...
}


def view(text: str = THREE) -> View:
    return view_of(position(text), Seat.A)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("play 2/9 2/10", "2/9+2/10"),
        ("PLAY 2/10 2/9", "2/9+2/10"),
        ("p 2/9", "2/9"),
        ("p 29", "2/9"),
        ("play 210", "2/10"),
        ("play 210 29", "2/9+2/10"),
        ("play 3", "3/4"),
        ("play 34", "3/4"),
        ("play 2 2", "2/9+2/10"),
        ("play all 2", "2/9+2/10"),
        ("play 2/9 2", "2/9+2/10"),
        ("play 29 2", "2/9+2/10"),
        ("play 1/5", "1/5*"),  # the star need not be typed
        ("play 1/5*", "1/5*"),
        ("play 15", "1/5*"),
        ("play 15*", "1/5*"),
        ("play 9/2", "9/2"),  # for the rules to refuse
        ("play 102", "10/2"),
        ("add 3/4 B1", "3/4>B1"),
        ("add 3 b", "3/4>B1"),
        ("add 34 b", "3/4>B1"),
        ("a 3", "3/4>B1"),  # only one set has that value
        ("add 6/7 c", "6/7>C1"),
        ("take c", "<C1"),
        ("t B1", "<B1"),
        ("take A", "<A1"),  # for the rules to refuse
        ("rotate", "@"),
        ("r", "@"),
        ("2/9+2/10", "2/9+2/10"),
        ("10/2>C1", "10/2>C1"),
        ("3/4>B1", "3/4>B1"),
        ("1/5", "1/5*"),
        ("<B1", "<B1"),
        ("@", "@"),
    ],
)
def test_actions_in_words_and_in_notation(typed: str, action: str) -> None:
    assert read_command(typed, view(), texts("en")) == parse_action(action)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type what you want to do"),
        ("jump", "“jump” isn’t a command"),
        ("2/9+", "“2/9+” isn’t a command"),
        ("2/9 2/10", "What do you want to do with 2/9 2/10? Type the command first"),
        ("210", "Type the command first, such as: play 210"),
        ("10", "Type the command first, such as: play 10"),
        ("2 x", "“2 x” isn’t a command"),
        ("play", "Play which cards?"),
        ("play x", "“x” isn’t a card"),
        ("play 0", "There’s no 0. Type 10 for a ten"),
        ("play 1 0", "There’s no 0. Type 10 for a ten"),
        ("play 11 0", "“11” can’t be a card"),
        ("play 22", "To play them as a set, type: play 2 2"),
        ("play 1010", "To play them as a set, type: play 10 10"),
        ("play 2*", "“2*” isn’t a card"),
        ("play 22*", "“22*” isn’t a card"),
        ("play ²", "“²” isn’t a card"),
        ("play 2", "Which of your 2s? You have 2/9 2/10. Type both values, such as play 2/9, or"),
        ("add 2 b", "Which of your 2s? You have 2/9 2/10. Type both values, such as add 2/9."),
        ("play 9", "You have no 9 showing"),
        ("play all 9", "You have no 9 showing"),
        ("play 3 3", "You have only one 3 showing"),
        ("play 2 2 2", "You have only two 2s showing"),
        ("play 2 3", "A set has one value"),
        ("play 2/9 3", "A set has one value"),
        ("play all", "Play which cards?"),
        ("add all", "Add which card"),
        ("add all B", "Add which card"),
        ("rotate now", "isn’t a command"),
        ("add", "Add which card"),
        ("add 2/9", "Add which card"),  # no set has that value
        ("add 3 b c", "Add which card"),
        ("take", "Which set?"),
        ("take B C", "Which set?"),
        ("take D", "Which set?"),  # three players: no such seat
        ("take 6", "Which set?"),
    ],
)
def test_what_is_unclear_is_asked_back(typed: str, said: str) -> None:
    with pytest.raises(TypedTextError, match=re.escape(said)):
        read_command(typed, view(), texts("en"))


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("play 1/6", "1/6"),
        ("play 16", "1/6"),
        ("play 1/6 1/6", "1/6+1/6"),
        ("play 16 16", "1/6+1/6"),
        ("play 3", "3/6"),  # two equal ones: it doesn't matter which
        ("play 3 3", "3/6+3/6"),
        ("play 1 1 1", "1/6+1/6+1/10"),
        ("play all 1", "1/6+1/6+1/10"),
        ("play 110 1/6", "1/6+1/10"),
        ("play 1/10 1 1", "1/6+1/6+1/10"),
        ("play 10", "10/2"),
        ("play all 10", "10/2"),
        ("play 102", "10/2"),
        ("add 3", "3/6>B1"),
        ("play 1/6 1/6 1/6", "1/6+1/6+1/6"),  # for the rules to refuse
    ],
)
def test_of_equal_cards_as_many_are_played_as_are_named(typed: str, action: str) -> None:
    assert read_command(typed, view(TENS), texts("en")) == parse_action(action)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play 1", "You have 1/6 1/6 1/10. Type both values, such as play 1/6, or play all 1."),
        ("play 1 1", "You have 1/6 1/6 1/10. Type both values, such as play 1/6 1/6, or"),
        ("play 1/6 1", "You have 1/6 1/10."),
        ("play 10 10", "You have only one 10 showing"),
        ("play 3 3 3", "You have only two 3s showing"),
    ],
)
def test_where_cards_differ_it_is_asked_which(typed: str, said: str) -> None:
    with pytest.raises(TypedTextError, match=re.escape(said)):
        read_command(typed, view(TENS), texts("en"))


def test_the_star_and_its_equal_can_be_played_together_without_typing_the_star() -> None:
    both = view_of(
        position("A: 1/5 1/5* 9/8 | B: 2/7 | C: 3/9 | D: 4/7 | E: 6/8 | A to play", pairs_deck()),
        Seat.A,
    )
    for typed in ("play 1/5 1/5", "play 15 15", "play 1 1", "1/5+1/5"):
        assert read_command(typed, both, texts("en")) == Play(both.hand[:2]), typed
    assert read_command("play 15", both, texts("en")) == parse_action("1/5")
    assert read_command("play 15*", both, texts("en")) == parse_action("1/5*")


def readings(digits: str) -> list[Card | int]:
    """All cards and values that digits could stand for, by trying every place for the slash."""
    values = {str(value): value for value in range(1, HIGHEST_VALUE + 1)}
    found: list[Card | int] = [values[digits]] if digits in values else []
    for at in range(1, len(digits)):
        one, two = digits[:at], digits[at:]
        if one in values and two in values and one != two:
            found.append(Card(values[one], values[two]))
    return found


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_digits_alone_are_read_the_only_way_they_can_be(length: int) -> None:
    """Every text of up to four digits is one card, one value, or a clear question."""
    counts: Counter[str] = Counter()
    seen = view("A: 1/5* 2/9 | B: 8/2 | C: 4/8 9/1 | A to play")
    for typed in map("".join, product("0123456789", repeat=length)):
        meant = readings(typed)
        assert len(meant) <= 1, typed
        try:
            command = read_command(f"play {typed}", seen, texts("en"))
        except TypedTextError as unclear:
            said = str(unclear)
            if meant:
                assert isinstance(meant[0], int), typed
                assert said == f"You have no {typed} showing.", typed
                counts["value"] += 1
            else:
                counts.update(kind for kind in UNCLEAR if kind in said)
        else:
            match command, meant:
                case Play(cards=(played,)), [Card() as card]:
                    assert played[:2] == card[:2], typed
                    counts["card"] += 1
                case Play(cards=(played,)), [int(value)]:
                    assert played in seen.hand, typed
                    assert played.active == value, typed
                    counts["value"] += 1
                case _:
                    pytest.fail(typed)
    assert counts == DIGITS[length]


def test_with_two_players_a_seat_can_mean_two_areas() -> None:
    table = "A: 3/4 5/7 | B: 8/1 | B1: 3/5 | B2: 2/6 2/9 | A1 to play"
    with pytest.raises(TypedTextError, match="Type B1 or B2"):
        read_command("take B", view(table), texts("en"))
    assert read_command("take B2", view(table), texts("en")) == parse_action("<B2")
    alone = "A: 3/4 5/7 | B: 8/1 | A1: 3/8 | B2: 2/6 2/9 | A2 to play"
    assert read_command("take", view(alone), texts("en")) == parse_action("<B2")
    assert read_command("take b", view(alone), texts("en")) == parse_action("<B2")


@pytest.mark.parametrize(
    ("typed", "verb", "about"),
    [
        ("help", Verb.HELP, ""),
        ("?", Verb.HELP, ""),
        ("moves", Verb.MOVES, ""),
        ("rules A2", Verb.RULES, "A2"),
        ("peek", Verb.PEEK, ""),
        ("log", Verb.LOG, ""),
        ("table", Verb.TABLE, ""),
        ("q", Verb.QUIT, ""),
    ],
)
def test_requests(typed: str, verb: Verb, about: str) -> None:
    assert read_command(typed, view(), texts("en")) == TypedRequest(verb, about)


@pytest.mark.parametrize("language", ["en", "da", "it", "ko"])
def test_what_is_listed_to_be_typed_is_read_again(language: str) -> None:
    """In every language, also where cards are equal or show a 10."""
    said = texts(language)
    for table in (THREE, TENS):
        seen = view(table)
        for action in seen.legal_actions():
            assert read_command(spell(action, seen, said), seen, said) == action
            assert read_command(str(action), seen, said) == action
    assert spell(parse_action("3/6"), view(TENS), said).endswith(" 3")
    assert spell(parse_action("1/6+1/6"), view(TENS), said).endswith(" 1/6 1/6")
    assert spell(parse_action("10/2"), view(TENS), said).endswith(" 10")
