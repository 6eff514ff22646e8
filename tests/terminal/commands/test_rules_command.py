"""`dnup rules` and `dnup try`: the page in the terminal, and its positions to play with."""

import re
import shutil
import sys
from pathlib import Path
from unicodedata import normalize

import pexpect
import pytest
from rich.cells import cell_len

from dnup.lessons import examples
from dnup.locales import LANGUAGES, rules_page, texts
from dnup.rules import Refusal, RuleRefusalCode, Seat
from dnup.terminal.reports.rulebook import Kind, find_example, find_parts, read_page
from dnup.terminal.reports.rules import draw_rules
from dnup.terminal.words import Words
from support.programs import Dnup, Terminal


def draw(about: str = "", language: str = "en") -> str:
    return draw_rules(about, texts(language), "dnup")


def test_rules_shows_the_page_a_rule_a_letter_or_a_word() -> None:
    whole = draw()
    for number in ("C1", "S3", "G1", "A4", "B4", "D1", "E5", "P4", "K2"):
        assert f"\n§{number}" in whole
    one = draw("a2.")
    assert one.startswith("§A2. ")
    assert "§A3. " not in one
    assert draw("P").count("\n§P") == 3
    assert "§G1. " in draw("golden rule")
    assert draw("xyzzy") == ""
    taken_apart = normalize("NFD", "규칙")
    assert draw(taken_apart, "ko") == draw("규칙", "ko")


def test_a_number_may_be_written_as_the_page_writes_it() -> None:
    assert draw("§A2") == draw("A2") == draw("§a2.")
    assert draw("§P") == draw("P")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("C1 take", "§C1 (Take). Take a whole set"),
        ("§C1 (Take)", "§C1 (Take). Take a whole set"),
        ("c1 (cards)", "§C1 (Cards). There are 40 cards."),
    ],
)
def test_of_the_two_rules_called_c1_one_is_shown_if_its_word_is_there(
    asked: str, said: str
) -> None:
    found = draw(asked)
    assert found.startswith(said)
    assert found.count("§C1 (") == 1
    assert draw("C1").count("\n§C1 (") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_refusal_names_is_found_as_it_is_written(language: str) -> None:
    words = Words(texts(language), ("A", "B", "C"))
    for rule in ("A1", "A2", "B1", "B2", "C1", "E3", "E4", "P1", "P3", "P4", "S1", "T3"):
        said = words.refusal(Refusal(RuleRefusalCode.EMPTY_SET, rule), Seat.A)
        (named,) = re.findall(r"§[A-Z][0-9](?: \([^)]+\))?", said)
        (part,) = find_parts(named, language)
        assert part.number == rule
        assert part.section != "cards"


def test_a_section_is_found_by_its_title_and_by_its_name() -> None:
    two = draw("two players")
    assert two.startswith("Two players\n-----------\n\n§P1. ")
    assert "§P4. " in two
    assert draw("two") == two
    turn = draw("turn")
    assert all(f"\n§{number}. " in turn for number in ("T1", "G1", "A1", "D1"))  # and those within
    assert "§E1. " not in turn
    assert "§D1. " not in draw("Take")


def test_the_aid_is_all_of_the_aid_and_nothing_else() -> None:
    aid = draw("aid")
    assert aid.startswith("Player aid\n")
    for said in ("Your turn\n---", "Discard your set", "- Rotate your", "Golden rule", "2 players"):
        assert said in aid
    assert draw("player aid") == aid


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_marks_is_left_and_no_line_is_too_wide(language: str) -> None:
    whole = draw(language=language)
    assert not re.search(r"<!--|-->|\*\*|`|(^|\s)#+ |^> ", whole)
    assert "1/5*" in whole
    assert max(map(cell_len, whole.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_drawn_where_it_is_told_of_with_the_way_to_try_it(language: str) -> None:
    whole = draw(language=language)
    named = re.findall(r"<!-- example: (.*?) -->", rules_page(language))
    assert named == list(examples())
    tries = re.findall(r"dnup try ([a-z-]+)$", whole, flags=re.MULTILINE)
    assert tries == named
    assert all(find_example(name, language) for name in named)


def test_an_example_is_a_table_seen_by_whoever_is_to_play() -> None:
    drawn = draw("A2")
    assert "    > A You: 10 cards\n" in drawn
    assert "      B: 2 cards, in front: two 4s (4/5 4/6)\n" in drawn
    assert "Your hand (active/inactive): 1/7 1/8 1/9   2/4 2/4" in drawn
    assert drawn.index("two 4s (4/5 4/6)") < drawn.index("Seat B has 4/5 4/6")
    assert "    1/9 1/10  ->  9/1 10/1" in draw("G1")
    assert "5/8 9/2" not in drawn  # B's hand


def test_a_part_knows_its_section_and_its_number() -> None:
    page = read_page(rules_page())
    assert page[0].title == "The rules of dnup"
    assert page[0].level == 1
    numbers = [part.number for part in page if part.number]
    assert numbers[:2] == ["C1", "C2"]
    assert numbers.count("C1") == 2
    take = next(part for part in page if part.section == "take" and part.number)
    assert [block.kind for block in take.blocks].count(Kind.EXAMPLE) == 1
    assert [part.number for part in find_parts("c1", "en")] == ["C1", "C1"]


@pytest.mark.skipif(shutil.which("less") is None, reason="less isn't installed")
def test_what_is_longer_than_the_screen_is_paged(terminal: Terminal) -> None:
    process = terminal("rules")
    process.expect("The rules of dnup")
    with pytest.raises(pexpect.TIMEOUT):
        process.expect("K2", timeout=1)
    process.send("q")
    process.expect(pexpect.EOF)
    assert process.wait() == 0


def test_without_a_pager_all_is_written_at_once(
    terminal: Terminal, home: dict[str, str], tmp_path: Path
) -> None:
    """As on a minimal Debian, whose `more` waits for a key before it shows anything."""
    more = tmp_path / "more"
    more.write_text("#!/bin/sh\nread key\n")
    more.chmod(0o755)
    home["PATH"] = str(tmp_path)
    for variable in ("PAGER", "MANPAGER"):
        home.pop(variable, None)
    process = terminal("rules")
    process.expect("The rules of dnup")
    process.expect("K2")
    process.expect(pexpect.EOF)
    assert process.wait() == 0


def test_what_the_screen_holds_is_written_at_once(terminal: Terminal) -> None:
    process = terminal("rules", "A3")
    process.expect("stays where it is")
    process.expect(pexpect.EOF)
    assert process.wait() == 0


def test_rules_are_written_to_a_pipe_in_the_language_that_is_asked_for(dnup: Dnup) -> None:
    assert dnup("rules", "A4").stdout.startswith("§A4. ")
    assert dnup("rules", "§A4").stdout == dnup("rules", "A4").stdout
    assert dnup("--language", "da", "rules", "A1").stdout.split() == [
        *draw_rules("A1", texts("da"), f"{Path(sys.executable).name} -m dnup").split()
    ]
    missing = dnup("rules", "xyzzy")
    assert missing.returncode == 1
    assert "nothing about “xyzzy”" in missing.stderr


def test_a_position_is_tried_by_the_rules_and_refusals_of_a_game(terminal: Terminal) -> None:
    process = terminal("try", "clash")
    process.expect("You can't play 2/4 2/4")
    process.expect("Your move: ")
    process.sendline("play 2 2")
    process.expect("B has two 4s. Your pair must be higher. See rule §A2.")
    process.expect("Your move: ")
    process.sendline("rules A2")
    process.expect("§A2. If there's another set")
    process.expect("Your move: ")
    assert "dnup try" not in (process.before or "")
    process.sendline("play 6 6")
    process.expect("That beats B’s set: B gets two 4s back, turned: 5/4 6/4.")
    process.expect("Your move: ")
    process.sendline("log")
    process.expect(r"You play two 6s \(6/1 6/7\).")
    process.expect("Your move: ")
    process.sendline("quit")
    process.expect(pexpect.EOF)
    assert process.wait() == 0


def test_the_others_do_what_the_rules_say_and_it_can_begin_again(terminal: Terminal) -> None:
    process = terminal("try", "out")
    for _ in range(2):
        process.expect("Your move: ")
        process.sendline("play all 6")
        process.expect("You’re out and win 2 points!")
        process.expect("B rotates their hand.")
        process.expect("The hands were:")
        process.expect("start over, or type quit. ")
        process.sendline("")
    process.expect("Your move: ")
    process.send("\x04")
    process.expect(pexpect.EOF)
    assert process.wait() == 0


def test_try_lists_its_positions_and_says_when_there_is_none(dnup: Dnup) -> None:
    listed = dnup("try").stdout
    assert re.search(r"^  clash +§A2  Play$", listed, flags=re.MULTILINE)
    assert re.search(r"^  card +§C1  Cards$", listed, flags=re.MULTILINE)
    assert all(f"  {name} " in listed for name in examples())
    missing = dnup("try", "nowhere")
    assert missing.returncode == 1
    assert "There’s no position “nowhere”. The names are: card, " in missing.stderr
