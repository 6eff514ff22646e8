"""A winner with more points than it takes was said to have "5 of 4 points"."""

import re

import pytest

from dnup.locales import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_come_first_and_are_no_share_of_the_goal(language: str) -> None:
    said = texts(language)("seat-points", points=5, goal=4)
    assert re.search(r"5\D*\(\D*4", said)


def test_with_two_players_rounds_are_counted() -> None:
    assert texts("en")("seat-points", points=1, goal=2).startswith("Rounds won: 1")
