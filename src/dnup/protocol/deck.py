"""What a client is told of a match's deck."""

from msgspec.structs import replace

from dnup.notation import DeckJson, format_deck, shipped_deck, standard_deck
from dnup.rules import Deck
from dnup.table import Options, Table


def deck_to_json(deck: Deck | DeckJson) -> tuple[str, str]:
    """The name and the hash. A deck that comes with the program has the name it has today.

    Matches from before November 2026 call `pairs` the standard deck; people shouldn't take it for
    the one that is standard now.
    """
    shipped = shipped_deck(deck.hash)
    return (deck.name if shipped is None else shipped.name), deck.hash


def options_to_json(table: Table) -> Options:
    """The options of a table; with the cards, too, if it was opened with another standard deck."""
    options, shipped = table.options, shipped_deck(table.deck.hash)
    if options.deck is not None or shipped is None or shipped == standard_deck():
        return options
    return replace(options, deck=format_deck(shipped))
