"""The game itself: cards, decks, deals, actions, rounds, matches, and what each seat may know.

Pure values: nothing here reads a clock, a file or a random source of its own. Legality stands in
`refusal` alone; the numbers behind refusals and comments are those of docs/rules.md. From outside,
use the names below. Imports the standard library only.
"""

from dnup.rules.action import Action, Add, Play, Rotate, Take
from dnup.rules.apply import apply
from dnup.rules.card import HIGHEST_VALUE, Card, DeckCard, Face
from dnup.rules.chance import chances
from dnup.rules.deal import Deal, DealError, DealErrorCode, Rng, deal, hand_sizes
from dnup.rules.deck import (
    PLAYER_COUNTS,
    Deck,
    DeckError,
    DeckErrorCode,
    DeckErrorDetail,
    find_card_errors,
    find_deck_errors,
)
from dnup.rules.double import Double, find_doubles, tells_past, turned_hands
from dnup.rules.event import (
    CardAdded,
    Event,
    HandDealt,
    HandRotated,
    PublicEvent,
    RoundBegan,
    RoundEnded,
    SetDiscarded,
    SetPlayed,
    SetReturned,
    SetTaken,
    TurnBegan,
    WentOut,
    events_of,
    is_visible,
    opening_events,
)
from dnup.rules.legal import Choices, legal_actions, legal_choices
from dnup.rules.match import Match
from dnup.rules.pack import MAX_CARDS, Pack
from dnup.rules.refusal import IllegalActionError, Refusal, RuleRefusalCode, is_legal, refusal
from dnup.rules.round import OVER, Round, start
from dnup.rules.sample import sample
from dnup.rules.seat import MAX_PLAYERS, MIN_PLAYERS, Area, Seat, areas, seats
from dnup.rules.view import Past, View, begin_view, view_of

__all__ = [
    "HIGHEST_VALUE",
    "MAX_CARDS",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "OVER",
    "PLAYER_COUNTS",
    "Action",
    "Add",
    "Area",
    "Card",
    "CardAdded",
    "Choices",
    "Deal",
    "DealError",
    "DealErrorCode",
    "Deck",
    "DeckCard",
    "DeckError",
    "DeckErrorCode",
    "DeckErrorDetail",
    "Double",
    "Event",
    "Face",
    "HandDealt",
    "HandRotated",
    "IllegalActionError",
    "Match",
    "Pack",
    "Past",
    "Play",
    "PublicEvent",
    "Refusal",
    "Rng",
    "Rotate",
    "Round",
    "RoundBegan",
    "RoundEnded",
    "RuleRefusalCode",
    "Seat",
    "SetDiscarded",
    "SetPlayed",
    "SetReturned",
    "SetTaken",
    "Take",
    "TurnBegan",
    "View",
    "WentOut",
    "apply",
    "areas",
    "begin_view",
    "chances",
    "deal",
    "events_of",
    "find_card_errors",
    "find_deck_errors",
    "find_doubles",
    "hand_sizes",
    "is_legal",
    "is_visible",
    "legal_actions",
    "legal_choices",
    "opening_events",
    "refusal",
    "sample",
    "seats",
    "start",
    "tells_past",
    "turned_hands",
    "view_of",
]
