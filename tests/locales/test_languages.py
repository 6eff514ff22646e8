"""All languages say the same: every message, with the same facts, in their own words."""

import re
from itertools import chain, product

import pytest

from dnup.locales import LANGUAGES, Fact, texts
from dnup.terminal.session import replay
from dnup.terminal.typed import Verb, spellings
from support.catalogue import catalogue, words_of

TRANSLATIONS = LANGUAGES[1:]

# What reads the same in English and in another language.
SAME = {
    "da": {
        *("app-name", "arena-entrant", "chat", "chat-send", "command-log", "deck-hash"),
        *("hint-deck", "key-enter", "key-escape", "key-tab", "menu", "new-chat"),
        *("replay-pause", "replay-save-json", "report-for-spam", "seat-bot", "tutorial-start"),
        *("motion-system", "theme-system", "vibration"),
        "ink-orange",
    },
    "it": {
        *("analyse-round-title", "app-name", "arena-entrant", "arena-rating", "deck-hash"),
        *("chat", "ending-round", "hand-no", "hint-deck", "key-escape", "key-tab", "log-round"),
        *("menu", "nav-home", "new-chat", "replay-round"),
        *("replay-round-number", "replay-round-result", "replay-save-json", "report-for-spam"),
        "seat-bot",
        *("duplicate-round", "motion-system", "theme-system", "volume", "watch-round"),
    },
    "ko": {
        *("app-name", "deck-hash", "hint-deck"),
        *("key-enter", "key-escape", "key-shift", "key-tab"),
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_to_its_end(language: str) -> None:
    # A choice without a default cannot be read either.
    assert catalogue(language).faults == ()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_language_has_the_messages_of_english_in_the_same_files(language: str) -> None:
    places = {(e.file, name) for name, e in catalogue(language).entries.items()}
    wanted = {(e.file, name) for name, e in catalogue("en").entries.items()}
    assert sorted(wanted - places) == [], "lacking"
    assert sorted(places - wanted) == [], "too many"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_has_the_variables_of_the_english_one(language: str) -> None:
    english = catalogue("en").entries
    wrong = {
        name: sorted(entry.variables.keys() ^ english[name].variables.keys())
        for name, entry in catalogue(language).entries.items()
        if name in english and entry.variables.keys() != english[name].variables.keys()
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_can_be_said_whatever_its_facts_are(language: str) -> None:
    said = texts(language)
    english = catalogue("en").entries
    for message, entry in catalogue(language).entries.items():
        for number in (0, 1, 2, 7):
            # Each language may choose by a fact where another does not: try what either names.
            known = english[message].variables if message in english else {}
            values = [
                [(name, fact) for fact in (number, *sorted(names | known.get(name, frozenset())))]
                for name, names in entry.variables.items()
            ]
            for chosen in product(*values):
                facts: dict[str, Fact] = dict(chosen)
                assert said(message, **facts).strip("\n"), message


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = catalogue("en").entries
    same = {
        name
        for name, entry in catalogue(language).entries.items()
        if name in english
        and entry.pattern.equals(english[name].pattern)
        and re.search("[A-Za-z]{2}", words_of(entry.pattern))
    }
    assert same - SAME[language] == set()
    assert SAME[language] - same == set(), "translated after all: take it off the list"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_means_one_thing(language: str) -> None:
    said = texts(language)
    at_the_table = [spellings(verb, said) for verb in Verb]
    in_a_lesson = [*at_the_table, said("lesson-skip").split(), said("lesson-back").split()]
    in_a_replay = [said(verb.value).split() for verb in replay.ReplayVerb]
    for words in (in_a_lesson, in_a_replay):
        every = list(chain(*words))
        assert len(set(every)) == len(every)
        assert [word for word in every if word != word.lower() or word.isdecimal()] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_english_words_can_be_typed_in_every_language(language: str) -> None:
    said, english = texts(language), texts("en")
    names = [
        *(f"command-{verb.value}" for verb in Verb),
        *(verb.value for verb in replay.ReplayVerb),
    ]
    names += ["command-all", "lesson-skip", "lesson-back", "answer-yes"]
    for name in names:
        # A single letter may stand for another word.
        words = {word for word in english(name).split() if len(word) > 1}
        assert words <= set(said(name).split()), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_words_of_its_language(language: str) -> None:
    said = texts(language)
    lines = said("help").splitlines()
    for verb in set(Verb) - {Verb.HELP}:
        words = "|".join(map(re.escape, spellings(verb, said)))
        assert any(re.match(rf"({words})\b", line) for line in lines), words
