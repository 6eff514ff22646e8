"""Cards and play areas as text: `2/10` with the active value first, `1/5*` with the star, `B1`."""

import re
from functools import lru_cache

from dnup.notation.error import NotationError, TextErrorCode
from dnup.rules import Area, Card, Seat

CARD_PATTERN = r"^([1-9]|10)/([1-9]|10)\*?$(?!\n)"
AREA_PATTERN = r"^[A-E][12]$(?!\n)"
SEAT_PATTERN = r"^[A-E]$(?!\n)"


@lru_cache(maxsize=256)  # there are fewer
def parse_card(text: str) -> Card:
    """The card that `format_card` wrote. Raises `NotationError`."""
    found = re.fullmatch(CARD_PATTERN, text)
    if found is None or found[1] == found[2]:
        raise NotationError(TextErrorCode.BAD_CARD, text=text)
    return Card(int(found[1]), int(found[2]), star=text.endswith("*"))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards with spaces between them, in the order given. Raises `NotationError`."""
    return tuple(map(parse_card, text.split()))


@lru_cache(maxsize=32)
def parse_area(text: str) -> Area:
    """The play area that `str` wrote. Raises `NotationError`."""
    if not re.fullmatch(AREA_PATTERN, text):
        raise NotationError(TextErrorCode.BAD_AREA, text=text)
    return Area(Seat[text[0]], int(text[1]))


def format_card(card: Card) -> str:
    """A card as text."""
    return str(card)


def format_cards(cards: tuple[Card, ...]) -> str:
    """Cards as text, with spaces between them."""
    return " ".join(map(str, cards))


def format_area(area: Area) -> str:
    """A play area as text."""
    return str(area)
