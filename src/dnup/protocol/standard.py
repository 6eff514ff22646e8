"""The standard deck as a client needs it that checks deals itself, without the rules."""

from typing import Any

from dnup.notation import standard_deck
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS
from dnup.rules.pack import bits
from dnup.table.fairness import CONTEXT


def standard_json() -> dict[str, Any]:
    """What docs/fairness.md deals from: the cards by their numbers, for each count of players.

    Each is written with its lower value first, as it lies when it is not turned.
    """
    deck = standard_deck()
    counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    packs = {str(players): deck.pack(players) for players in counts}
    return {
        "context": CONTEXT,
        "name": deck.name,
        "hash": deck.hash,
        "cards": {
            players: [str(pack.card(number, 0)) for number in bits(pack.cards)]
            for players, pack in packs.items()
        },
    }
