"""Every level has words in each language; a bot has one name, in the browser and the terminal."""

import re
from pathlib import Path

import pytest

from dnup.bots import BOTS, CHARACTERS, LEVELS
from dnup.locales import LANGUAGES, texts
from dnup.rules import PLAYER_COUNTS
from dnup.terminal.commands import play as play_command
from support.catalogue import catalogue

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_and_describes_every_bot_in_order(language: str) -> None:
    entries = catalogue(language).entries
    found = [name for name in entries if name.startswith("level-")]
    names = [f"level-{level}" for level in BOTS]
    assert found == [*names, *(f"{name}-about" for name in names)]
    assert {entries[name].file for name in found} == {"web.ftl"}  # the browser loads it first


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bots_share_a_name_or_a_description(language: str) -> None:
    say = texts(language)
    for ending in ("", "-about"):
        assert len({say(f"level-{level}{ending}") for level in BOTS}) == len(BOTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", BOTS)
def test_the_terminal_calls_a_bot_as_the_browser_does(
    monkeypatch: pytest.MonkeyPatch, language: str, level: str
) -> None:
    say = texts(language)
    monkeypatch.setattr(play_command, "text", say)
    name = CHARACTERS.get(level) or say(f"level-{level}")  # what the browser shows
    alone = play_command._seat(None, 3, level, PLAYER_COUNTS)
    assert [seat.name for seat in alone[1:]] == [name, f"{name} 2"]
    named = play_command._seat(f"Anna,{level},{level}", None, "casual", PLAYER_COUNTS)
    assert [seat.name for seat in named[1:]] == [name, f"{name} 2"]


def test_in_english_the_server_and_the_texts_agree() -> None:
    # A table names a bot after its level, and records keep that name.
    assert [texts("en")(f"level-{level}") for level in BOTS] == [b.capitalize() for b in BOTS]


def test_a_person_may_have_a_characters_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_command, "text", texts("en"))
    for seats in ("sis,casual,casual", "casual,sis,casual"):
        names = [seat.name for seat in play_command._seat(seats, None, "casual", PLAYER_COUNTS)]
        assert sorted(names) == ["sis", "sis 2", "sis 3"]


def test_the_browser_has_the_same_characters() -> None:
    written = (ROOT / "web/src/faces/characters.ts").read_text()
    found = re.findall(r'name: "(\w+)", level: "(\w+)"', written)
    assert {level: name for name, level in found} == CHARACTERS
    assert tuple(CHARACTERS) == LEVELS


TURNED = str.maketrans("dpmwNOoxlsi", "pdwmNOoxlsi")


@pytest.mark.parametrize("name", CHARACTERS.values())
def test_a_characters_name_reads_the_same_upside_down(name: str) -> None:
    assert name[::-1].translate(TURNED) == name
