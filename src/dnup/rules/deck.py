"""A deck: the cards in the box as data, with a name and a hash of its contents."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from hashlib import sha256

from dnup.rules.card import HIGHEST_VALUE, DeckCard
from dnup.rules.pack import MAX_CARDS, Pack
from dnup.rules.seat import MAX_PLAYERS, MIN_PLAYERS

PLAYER_COUNTS = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))

MAX_NAME = 60
Facts = dict[str, str | int]
MAX_OF_A_VALUE = 16  # the sets that a hand can make of more are too many to list


class DeckErrorCode(StrEnum):
    """What can be wrong with a deck. Each code is stable and has a text in every language."""

    # The file cannot be read.
    BAD_TOML = "bad-toml"
    UNKNOWN_KEY = "unknown-key"
    MISSING_KEY = "missing-key"
    BAD_ENTRY = "bad-entry"
    UNKNOWN_FACE = "unknown-face"
    BAD_PLAYERS = "bad-players"
    # The cards make no deck.
    BAD_NAME = "bad-name"
    SAME_VALUES = "same-values"
    VALUE_RANGE = "value-range"
    STAR_MISSING = "star-missing"
    STAR_TWICE = "star-twice"
    STAR_WITH_FACE = "star-with-face"
    TOO_MANY_CARDS = "too-many-cards"
    VALUE_TOO_COMMON = "value-too-common"
    TOO_FEW_CARDS = "too-few-cards"


@dataclass(frozen=True, slots=True)
class DeckErrorDetail:
    """One thing that's wrong: its code, its entry (from 1) if it's about one, and the facts."""

    code: DeckErrorCode
    entry: int | None = None
    facts: Facts = field(default_factory=dict)

    def __str__(self) -> str:
        place = f"entry {self.entry}: " if self.entry is not None else ""
        facts = "".join(f" {name}={fact!r}" for name, fact in self.facts.items())
        return f"{place}{self.code}{facts}"


class DeckError(ValueError):
    """These cards don't make a deck. `details` lists everything that's wrong with them."""

    def __init__(self, details: list[DeckErrorDetail]) -> None:
        super().__init__(details)
        self.details = details

    def __str__(self) -> str:
        return "; ".join(map(str, self.details))


@dataclass(frozen=True)
class Deck:
    """The cards in the box (C1 to C4), and how many players they're for (C5).

    Cards are sorted, so that equal contents make equal decks. Raises `DeckError`, with all the
    problems at once, if the cards don't make a deck for these player counts.

    >>> from dnup import standard_deck
    >>> deck = standard_deck()
    >>> deck.pack(3)
    <Pack of 30 cards for 3 players>
    """

    name: str
    cards: tuple[DeckCard, ...]
    players: tuple[int, ...] = PLAYER_COUNTS

    def __post_init__(self) -> None:
        problems = find_deck_errors(self.name, self.cards, self.players)
        if problems:
            raise DeckError(problems)
        object.__setattr__(self, "players", tuple(sorted(set(self.players))))
        cards = (card._replace(low=min(card[:2]), high=max(card[:2])) for card in self.cards)
        object.__setattr__(self, "cards", tuple(sorted(cards, key=_box_order)))

    @cached_property
    def hash(self) -> str:
        """The SHA-256 of the contents in hex. The name doesn't count.

        A deck for some player counts only has another hash than the same cards for all of them.
        """
        lines = [str(card) for card in self.cards]
        if self.players != PLAYER_COUNTS:
            lines.append("players " + " ".join(map(str, self.players)))
        return sha256("\n".join(lines).encode()).hexdigest()

    def pack(self, players: int) -> Pack:
        """Return the cards that this many players use (C3).

        Raises `ValueError` if the deck isn't for so many players.
        """
        if players not in self._packs:
            counts = ", ".join(map(str, self.players))
            raise ValueError(f"this deck is for {counts} players, not {players}")
        return self._packs[players]

    @cached_property
    def _packs(self) -> dict[int, Pack]:
        return {n: Pack(self.cards, n) for n in self.players}


def find_deck_errors(
    name: str, cards: Iterable[DeckCard], players: Sequence[int] = PLAYER_COUNTS
) -> list[DeckErrorDetail]:
    """List everything that's wrong with these cards as a deck. Entries count from 1.

    >>> for problem in find_deck_errors("mine", [DeckCard(3, 3), DeckCard(1, 5)], players=(2,)):
    ...     print(problem)
    entry 1: same-values value=3
    star-missing
    """
    cards = tuple(cards)
    problems = []
    if not 0 < len(name) <= MAX_NAME or not name.isprintable() or name != name.strip():
        problems.append(
            DeckErrorDetail(DeckErrorCode.BAD_NAME, facts={"name": name, "most": MAX_NAME})
        )
    if not players or any(count not in PLAYER_COUNTS for count in players):
        facts: Facts = {"text": str(list(players))}
        problems.append(DeckErrorDetail(DeckErrorCode.BAD_PLAYERS, facts=facts))
    problems += find_card_errors(dict(enumerate(cards, start=1)), players)
    if not any(card.star for card in cards):
        problems.append(DeckErrorDetail(DeckErrorCode.STAR_MISSING))
    if len(cards) > MAX_CARDS:
        facts = {"count": len(cards), "most": MAX_CARDS}
        problems.append(DeckErrorDetail(DeckErrorCode.TOO_MANY_CARDS, facts=facts))
    for value, count in sorted(Counter(value for card in cards for value in card[:2]).items()):
        if count > MAX_OF_A_VALUE:
            facts = {"value": value, "count": count, "most": MAX_OF_A_VALUE}
            problems.append(DeckErrorDetail(DeckErrorCode.VALUE_TOO_COMMON, facts=facts))
    for wanted in sorted(set(players).intersection(PLAYER_COUNTS)):
        count = sum(card.takes_part(wanted) for card in cards)
        if count < wanted:
            facts = {"players": wanted, "count": count}
            problems.append(DeckErrorDetail(DeckErrorCode.TOO_FEW_CARDS, facts=facts))
    return problems


def find_card_errors(
    cards: Mapping[int, DeckCard], players: Sequence[int] = PLAYER_COUNTS
) -> list[DeckErrorDetail]:
    """List what's wrong with single cards, by entry, whatever the rest of the deck is."""
    problems = []
    stars = 0
    for entry, card in cards.items():
        for value in sorted({card.low, card.high}):
            if not 1 <= value <= HIGHEST_VALUE:
                facts: Facts = {"value": value, "highest": HIGHEST_VALUE}
                problems.append(DeckErrorDetail(DeckErrorCode.VALUE_RANGE, entry, facts))
        if card.low == card.high:
            problems.append(DeckErrorDetail(DeckErrorCode.SAME_VALUES, entry, {"value": card.low}))
        if card.star:
            stars += 1
            if stars > 1:
                problems.append(DeckErrorDetail(DeckErrorCode.STAR_TWICE, entry))
            if card.face is not None and not all(map(card.takes_part, players)):
                facts = {"face": card.face.label, "players": card.face.max_players_without}
                problems.append(DeckErrorDetail(DeckErrorCode.STAR_WITH_FACE, entry, facts))
    return problems


def _box_order(card: DeckCard) -> tuple[int, int, bool, int]:
    """Cards that cannot be told apart lie side by side; the card without a face comes first."""
    face = card.face.max_players_without if card.face else 0
    return card.low, card.high, not card.star, face
