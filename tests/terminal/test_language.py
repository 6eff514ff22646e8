"""Which language the command speaks: what is asked for, else the environment's."""

import subprocess
import sys

import pytest

from dnup.terminal.language import find_language
from support.programs import Dnup


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "da_DK.UTF-8"}, "da"),
        ({"LANG": "ko"}, "ko"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "da_DK.UTF-8"}, "da"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "da_DK.UTF-8", "LC_ALL": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "da:en"}, "da"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "de:da_DK:ko"}, "da"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "de"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": ""}, "it"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "da"}, "en"),  # as gettext has it
        ({"LANGUAGE": "da"}, "en"),
        ({"LC_ALL": "ko_KR.UTF-8", "LANGUAGE": "it", "DNUP_LANGUAGE": "da"}, "da"),
        ({"LANG": "it_IT.UTF-8", "DNUP_LANGUAGE": ""}, "it"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert find_language([], environment) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ("--language da play", "da"),
        ("--language=da --help", "da"),
        ("--version --language da", "da"),
        ("play --language da", "it"),
        ("--language", "it"),
        ("", "it"),
    ],
)
def test_the_option_before_the_subcommand_goes_first(arguments: str, language: str) -> None:
    environment = {"LANG": "ko_KR.UTF-8", "DNUP_LANGUAGE": "it"}
    assert find_language(arguments.split(), environment) == language


def test_help_rules_of_play_and_complaints_are_in_the_language(dnup: Dnup) -> None:
    assert "Start et spil" in dnup("--language", "da", "--help").stdout
    assert "Hvor mange spillere" in dnup("--language", "da", "play", "--help").stdout
    assert "Il file" in dnup("--language=it", "deck", "check", "--help").stdout
    missing = dnup("--language", "da", "deck", "check", "nowhere.toml")
    assert "nowhere.toml: kan ikke åbnes" in missing.stderr


def test_the_variable_and_the_locale_are_heard(home: dict[str, str]) -> None:
    for wanted in ({"DNUP_LANGUAGE": "da"}, {"DNUP_LANGUAGE": "", "LC_ALL": "da_DK.UTF-8"}):
        done = subprocess.run(
            [sys.executable, "-m", "dnup", "deck", "show"],
            env={**home, **wanted, "PYTHONUTF8": "1"},
            capture_output=True,
            check=False,
            encoding="utf-8",
        )
        assert "standard: 40 kort" in done.stdout


@pytest.mark.parametrize("asked", ["de", "DA", "da_DK", "english"])
def test_a_language_that_is_not_there_is_refused_with_those_that_are(
    dnup: Dnup, home: dict[str, str], asked: str
) -> None:
    said = f"dnup doesn’t speak “{asked}”. Choose from: en, da, it, ko.\n"
    done = dnup("--language", asked, "deck", "show")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)
    home["DNUP_LANGUAGE"] = asked  # the environment that the fixture starts commands in
    done = dnup("deck", "show")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)


def test_a_match_is_played_with_the_words_of_the_language(dnup: Dnup) -> None:
    typed = "hjælp\nmuligheder\nvend\nrotate\nslut\n"
    table = ("--players", "2", "--level", "greedy", "--seed", "4", "--record", "m.json")
    done = dnup("--language", "da", "play", *table, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "tag sættet foran B op på hånden, vendt" in done.stdout
    assert done.stdout.count("Du vender alle kortene på din hånd.") == 2
    assert "Spillet er gemt. Fortsæt med: " in done.stdout
