"""Every bot has one name in each language, the same in the browser and in the terminal."""

import pytest
from catalogue import catalogue

from dnup.bots import BOTS
from dnup.locales import LANGUAGES, texts
from dnup.rules import PLAYER_COUNTS
from dnup.terminal import play_command


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
    name = say(f"level-{level}")  # what the browser shows
    alone = play_command._seat(None, 3, level, PLAYER_COUNTS)
    assert [seat.name for seat in alone[1:]] == [f"{name} 1", f"{name} 2"]
    named = play_command._seat(f"Anna,{level},{level}", None, "casual", PLAYER_COUNTS)
    assert [seat.name for seat in named[1:]] == [f"{name} 1", f"{name} 2"]


def test_in_english_the_server_and_the_texts_agree() -> None:
    # A table names a bot after its level, and records keep that name.
    assert [texts("en")(f"level-{level}") for level in BOTS] == [b.capitalize() for b in BOTS]
