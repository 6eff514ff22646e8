"""The decks that come with the program, as a client needs them that checks deals without the rules.

A match is found by its deck's hash, not by its name: until November 2026 the deck `pairs` was the
one called "standard", and records from that time still call it that.
"""

from typing import Any

from dnup.notation import shipped_decks
from dnup.rules import Deck
from dnup.rules.pack import bits
from dnup.table.fairness import CONTEXT


def standard_json() -> dict[str, Any]:
    """What docs/fairness.md deals from: the standard deck, and the others that come with it."""
    standard, *others = map(_deck, shipped_decks())
    return {"context": CONTEXT, **standard, "others": others}


def _deck(deck: Deck) -> dict[str, Any]:
    """The cards by their numbers, for each player count, with the lower value first."""
    packs = {str(players): deck.pack(players) for players in deck.players}
    return {
        "name": deck.name,
        "hash": deck.hash,
        "cards": {
            players: [str(pack.card(number, 0)) for number in bits(pack.cards)]
            for players, pack in packs.items()
        },
    }
