"""Short phrases for people who share no language: each client shows them in its own."""

from enum import StrEnum


class Phrase(StrEnum):
    """What can be said with one touch."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    WELL_PLAYED = "well-played"
    OUCH = "ouch"
    OOPS = "oops"
    THINKING = "thinking"
    HURRY = "hurry"
    SORRY = "sorry"
    THANKS = "thanks"
    GOOD_GAME = "good-game"
    AGAIN = "again"
    BYE = "bye"
