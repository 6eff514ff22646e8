"""Every code has its sentence, and every sentence its facts."""

import re
from importlib.resources import files

import pytest

from dnup import DealFault, DeckFault, Fault, Reason
from dnup.lab import ArenaFault
from dnup.locales import LANGUAGES, rules_page, texts
from dnup.protocol import Trouble
from dnup.server.store import StoreFault
from dnup.table import Code, FairnessFault, Phrase


def messages(language: str) -> dict[str, str]:
    """The messages of a language with their bodies, read without the Fluent library."""
    found: dict[str, str] = {}
    name = ""
    for file in files("dnup.locales").joinpath(language).iterdir():
        if not file.name.endswith(".ftl"):
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            start = re.match(r"([a-z][a-zA-Z0-9_-]*) =(.*)", line)
            if start:
                name = start[1]
                assert name not in found, f"{name} stands twice"
                found[name] = start[2]
            elif line.startswith((" ", "}")):
                found[name] += "\n" + line
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message(language: str) -> None:
    known = messages(language)
    wanted = [f"refusal-{reason}" for reason in Reason]
    wanted += [f"deck-{fault}" for fault in DeckFault]
    wanted += [str(fault) for fault in DealFault]
    wanted += [f"text-{fault}" for fault in Fault]
    wanted += [f"arena-error-{fault}" for fault in ArenaFault]
    wanted += [f"verify-{fault}" for fault in FairnessFault]
    wanted += [f"refused-{code}" for code in (*Code, *Trouble)]
    wanted += [f"phrase-{phrase}" for phrase in Phrase]
    wanted += [f"store-error-{fault}" for fault in StoreFault]
    assert [message for message in wanted if message not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_with_all_its_facts_can_be_said(language: str) -> None:
    said = texts(language)
    for message, body in messages(language).items():
        for number in (0, 1, 2, 7):
            facts = dict.fromkeys(re.findall(r"\$([a-z]+)", body), number)
            assert said(message, **facts), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    folder = files("dnup")
    code = "\n".join(
        file.read_text(encoding="utf-8")
        for room in ("terminal", "locales")
        for file in folder.joinpath(room).iterdir()
        if file.name.endswith(".py")
    )
    by_code = ("refusal-", "deck-", "deal-", "text-", "command-", "arena-error-", "store-error-")
    told = {f"refused-{c}" for c in (*Code, *Trouble)} | {f"phrase-{p}" for p in Phrase}
    unused = [
        m
        for m in messages(language)
        if not m.startswith(by_code) and m not in told and not re.search(f"[\"']{m}[\"']", code)
    ]
    assert unused == []


def test_a_missing_fact_or_message_is_an_error_not_a_hole() -> None:
    with pytest.raises(ValueError, match="value"):
        texts("en")("set", size=2)
    with pytest.raises(KeyError):
        texts("en")("no-such-message")


@pytest.mark.parametrize("name", ["en", "en_GB.UTF-8", "en-US", "xx", "C.UTF-8", ""])
def test_any_locale_name_gives_texts(name: str) -> None:
    assert texts(name)("set", size=2, value=5) == "two 5s"


def test_the_rules_page_has_every_rule_number_once() -> None:
    numbers = re.findall(r"^\*\*([A-Z][0-9])", rules_page(), flags=re.MULTILINE)
    wanted = [
        f"{letter}{i}"
        for letter, last in zip("CSTABDEPK", (4, 3, 3, 4, 4, 1, 5, 4, 2), strict=True)
        for i in range(1, last + 1)
    ]
    assert sorted(numbers) == sorted([*wanted, "G1", "C1"])  # C1 is a card's rule and Take's
