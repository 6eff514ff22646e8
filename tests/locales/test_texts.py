"""Every code has its sentence, and every sentence its facts."""

import re
from contextlib import suppress
from importlib.resources import files

import pytest

from dnup import DealErrorCode, DeckErrorCode, RuleRefusalCode, TextErrorCode
from dnup.analysis.mistake import MistakeKind
from dnup.analysis.reason import ReasonCode
from dnup.lab import ArenaErrorCode
from dnup.lab.training import TrainingErrorCode
from dnup.locales import LANGUAGES, rules_page, texts
from dnup.protocol import ServerRefusalCode
from dnup.protocol.moderation import AdminRefusalCode
from dnup.server.store import StoreErrorCode
from dnup.table import FairnessErrorCode, Phrase, TableRefusalCode
from dnup.terminal.reports.rulebook import find_parts
from support.catalogue import catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message(language: str) -> None:
    known = catalogue(language).entries
    wanted = [f"refusal-{reason}" for reason in RuleRefusalCode]
    wanted += [f"deck-{fault}" for fault in DeckErrorCode]
    wanted += [str(fault) for fault in DealErrorCode]
    wanted += [f"text-{fault}" for fault in TextErrorCode]
    wanted += [f"arena-error-{fault}" for fault in ArenaErrorCode]
    wanted += [f"verify-{fault}" for fault in FairnessErrorCode]
    wanted += [
        f"refused-{code}" for code in (*TableRefusalCode, *ServerRefusalCode, *AdminRefusalCode)
    ]
    wanted += [f"phrase-{phrase}" for phrase in Phrase]
    wanted += [f"reason-{why}" for why in ReasonCode]
    wanted += [f"store-error-{fault}" for fault in StoreErrorCode]
    wanted += [f"mistake-{kind}" for kind in MistakeKind]
    wanted += [f"train-error-{fault}" for fault in TrainingErrorCode]
    assert [message for message in wanted if message not in known] == []


def test_a_missing_fact_or_message_is_an_error_not_a_hole() -> None:
    with pytest.raises(ValueError, match="value"):
        texts("en")("set", size=2)
    with pytest.raises(KeyError):
        texts("en")("no-such-message")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_wherever_it_stands_in_its_file(language: str) -> None:
    say = texts(language)
    for message in catalogue(language).entries:
        with suppress(ValueError):  # it lacks a fact
            say(message)


@pytest.mark.parametrize("name", ["en", "en_GB.UTF-8", "en-US", "xx", "C.UTF-8", ""])
def test_any_locale_name_gives_texts(name: str) -> None:
    assert texts(name)("set", size=2, value=5) == "two 5s"


def test_a_locale_of_a_language_gives_its_texts() -> None:
    assert texts("da_DK.UTF-8")("set", size=2, value=5) == "to 5'ere"
    assert texts("ko-KR").language == "ko"


def test_the_rules_page_has_every_rule_number_once() -> None:
    numbers = re.findall(r"^\*\*§([A-Z][0-9])", rules_page(), flags=re.MULTILINE)
    wanted = [
        f"{letter}{i}"
        for letter, last in zip("CSTABDEPK", (5, 3, 3, 4, 4, 1, 5, 4, 2), strict=True)
        for i in range(1, last + 1)
    ]
    assert sorted(numbers) == sorted([*wanted, "G1", "C1"])  # C1 is a card's rule and Take's


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["refusal-with-rule", "try-title"])
def test_a_rule_is_named_so_that_nobody_takes_it_for_a_play_area(
    language: str, message: str
) -> None:
    say = texts(language)
    assert "§B1" in say(message, rule="B1", why="", word="none")
    take = find_parts("take", language)[-1]
    assert f"§C1 ({take.word})" in say(message, rule="C1", why="", word=take.word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_names_a_rule_without_its_sign(language: str) -> None:
    folder = files("dnup.locales").joinpath(language)
    for file in folder.iterdir():
        if file.name.endswith(".ftl"):
            assert re.findall(r"(?<!§)\{ \$rule \}", file.read_text(encoding="utf-8")) == []
