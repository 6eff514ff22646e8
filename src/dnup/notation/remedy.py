"""What would mend a deck: for each problem the entries that would do in its place."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dnup.notation.deck import readable_cards, standard_deck
from dnup.rules import DeckCard, DeckErrorCode, DeckErrorDetail

MOST = 2  # remedies per problem
_VALUE = re.compile(r"10|[1-9]")


class Remedy(NamedTuple):
    """An entry (from 1), and what it would be instead."""

    entry: int
    text: str


def remedies_of(
    problem: DeckErrorDetail, entries: Sequence[object], missing: Sequence[DeckCard] | None = None
) -> tuple[Remedy, ...]:
    """What would mend a problem of these entries, the likeliest first; nothing if nobody can say.

    If there are many problems, work out what is `missing_from` the entries once, and pass it.

    What box most people have is known: a card that can't be is likely one that is missing from it.

    >>> remedies_of(DeckErrorDetail(DeckErrorCode.STAR_TWICE, 2), ["1/5*", "3/8*"])
    (Remedy(entry=2, text='3/8'),)
    """
    if problem.code == DeckErrorCode.STAR_MISSING:
        return _star(entries)
    number = problem.entry
    if number is None or not 1 <= number <= len(entries):
        return ()
    text = str(entries[number - 1]).strip()
    cards = dict.fromkeys(map(str, _instead(problem, text, entries, missing)))
    return tuple(Remedy(number, card) for card in list(cards)[:MOST] if card != text)


def entries_in(text: str) -> Sequence[object]:
    """The entries of a deck file, right or wrong; nothing if it holds none."""
    try:
        entries = tomllib.loads(text).get("cards")
    except (ValueError, RecursionError):
        return ()
    return entries if isinstance(entries, list) else ()


def _star(entries: Sequence[object]) -> tuple[Remedy, ...]:
    """The star belongs on the card that has it in the box."""
    (star,) = (card for card in standard_deck().cards if card.star)
    for number, entry in enumerate(entries, start=1):
        for card in readable_cards([entry]):
            if {card.low, card.high} == {star.low, star.high} and card.face is None:
                return (Remedy(number, str(star)),)
    return ()


def _instead(
    problem: DeckErrorDetail,
    text: str,
    entries: Sequence[object],
    missing: Sequence[DeckCard] | None,
) -> Iterable[DeckCard]:
    cards = readable_cards([text])
    if problem.code == DeckErrorCode.STAR_TWICE:
        return [card._replace(star=False) for card in cards]
    if problem.code == DeckErrorCode.STAR_WITH_FACE:
        bare = [card._replace(face=None) for card in cards]
        return [*bare, *(card._replace(star=False) for card in cards)]
    if problem.code in {DeckErrorCode.SAME_VALUES, DeckErrorCode.VALUE_RANGE}:
        known = missing_from(entries) if missing is None else missing
        return [
            other
            for card in cards
            for other in sorted(known, key=lambda other: other.low != card.low)
            if {other.low, other.high} & {card.low, card.high} and other.face == card.face
        ]
    if problem.code in {DeckErrorCode.BAD_ENTRY, DeckErrorCode.UNKNOWN_FACE}:
        values = [int(value) for value in _VALUE.findall(text)]
        if len(values) == 2 and len(set(values)) == 2:
            return [DeckCard(min(values), max(values), star="*" in text)]
    return []


def missing_from(entries: Sequence[object]) -> list[DeckCard]:
    """The cards of the standard deck that aren't among these."""
    ordered = (c._replace(low=min(c[:2]), high=max(c[:2])) for c in readable_cards(entries))
    return list((Counter(standard_deck().cards) - Counter(ordered)).elements())
