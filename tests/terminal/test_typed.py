"""What a player may type."""

import pytest
from helpers import position

from dnup import Seat, View, parse_action, view_of
from dnup.locales import texts
from dnup.terminal.typed import Request, Unclear, Verb, read_command

THREE = "A: 1/5* 2/7 2/9 3/4 6/8 | B: 8/9 | C: 1/2 4/8 | B1: 3/5 | C1: 6/4 6/7 | A to play"


def view(text: str = THREE) -> View:
    return view_of(position(text), Seat.A)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("play 2/7 2/9", "2/7+2/9"),
        ("PLAY 2/9 2/7", "2/7+2/9"),
        ("p 2/7", "2/7"),
        ("play 3", "3/4"),
        ("play 2 2", "2/7+2/9"),
        ("play all 2", "2/7+2/9"),
        ("play 2/7 2", "2/7+2/9"),
        ("play 1/5", "1/5*"),  # the star need not be typed
        ("play 1/5*", "1/5*"),
        ("play 7/2", "7/2"),  # for the rules to refuse
        ("add 3/4 B1", "3/4>B1"),
        ("add 3 b", "3/4>B1"),
        ("a 3", "3/4>B1"),  # only one set has that value
        ("add 6/8 c", "6/8>C1"),
        ("take c", "<C1"),
        ("t B1", "<B1"),
        ("take A", "<A1"),  # for the rules to refuse
        ("rotate", "@"),
        ("r", "@"),
        ("2/7+2/9", "2/7+2/9"),
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
        ("jump", "“jump” is not a command"),
        ("2/7+", "“2/7+” is not a command"),
        ("2/7 2/9", "is not a command"),
        ("play", "Play which cards?"),
        ("play x", "“x” is not a card"),
        ("play 0", "“0” is not a card"),
        ("play ²", "“²” is not a card"),
        ("play 2", "Which of your 2s? You have 2/7 2/9"),
        ("play 9", "You have no 9 showing"),
        ("play all 9", "You have no 9 showing"),
        ("play 3 3", "You have only one 3 showing"),
        ("play 2 2 2", "You have only two 2s showing"),
        ("play 2 3", "A set has one value"),
        ("play 2/7 3", "A set has one value"),
        ("play all", "Play which cards?"),
        ("add all", "Add which card"),
        ("add all B", "Add which card"),
        ("rotate now", "is not a command"),
        ("add", "Add which card"),
        ("add 2/7", "Add which card"),  # no set has that value
        ("add 3 b c", "Add which card"),
        ("take", "Which set?"),
        ("take B C", "Which set?"),
        ("take D", "Which set?"),  # three players: no such seat
        ("take 6", "Which set?"),
    ],
)
def test_what_is_unclear_is_asked_back(typed: str, said: str) -> None:
    with pytest.raises(Unclear, match=said.replace("?", r"\?").replace("+", r"\+")):
        read_command(typed, view(), texts("en"))


def test_with_two_players_a_seat_can_mean_two_areas() -> None:
    table = "A: 3/4 5/7 | B: 8/9 | B1: 3/5 | B2: 2/6 2/9 | A1 to play"
    with pytest.raises(Unclear, match="Type B1 or B2"):
        read_command("take B", view(table), texts("en"))
    assert read_command("take B2", view(table), texts("en")) == parse_action("<B2")
    alone = "A: 3/4 5/7 | B: 8/9 | A1: 3/8 | B2: 2/6 2/9 | A2 to play"
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
    assert read_command(typed, view(), texts("en")) == Request(verb, about)
