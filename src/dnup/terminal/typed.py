"""What a player types: an action, in words or in notation, or a request for help."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from dnup.locales import Texts
from dnup.notation import NotationError, format_cards, parse_action, parse_area, parse_card
from dnup.rules import Action, Add, Area, Card, Play, Rotate, Seat, Take, View, seats


class Verb(Enum):
    """The words that a line can start with; the locale says how each is spelled."""

    PLAY = "play"
    ADD = "add"
    TAKE = "take"
    ROTATE = "rotate"
    PEEK = "peek"
    MOVES = "moves"
    HINT = "hint"
    TABLE = "table"
    LOG = "log"
    RULES = "rules"
    HELP = "help"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class TypedRequest:
    """Something other than an action: show help, the table, a rule."""

    verb: Verb
    about: str = ""


class TypedTextError(ValueError):
    """What was typed cannot be understood; the message says what would be."""


def read_command(line: str, view: View, texts: Texts) -> Action | TypedRequest:
    """The action or request that a line asks for.

    Raises `TypedTextError`; legality is not looked at.
    """
    words = line.split()
    if not words:
        raise TypedTextError(texts("unclear-empty"))
    verb = _verb(words[0].lower(), texts)
    rest = words[1:]
    if verb is None:
        if rest:
            raise _unknown(words, texts)
        try:
            return _with_star(parse_action(words[0]), view)
        except NotationError:
            raise _unknown(words, texts) from None
    match verb:
        case Verb.PLAY:
            return Play(_choose(rest, view, texts))
        case Verb.ADD:
            return _read_add(rest, view, texts)
        case Verb.TAKE:
            return Take(_target(rest, view, texts))
        case Verb.ROTATE:
            if rest:
                raise _unknown(words, texts)
            return Rotate()
        case _:
            return TypedRequest(verb, " ".join(rest))


def spellings(verb: Verb, texts: Texts) -> list[str]:
    """How a verb can be spelled, the full word first."""
    return texts(f"command-{verb.value}").split()


def spell(action: Action, view: View, texts: Texts) -> str:
    """The shortest line that asks for an action: what `read_command` reads."""

    def area(place: Area) -> str:
        return str(place) if view.pack.players == 2 else str(place.seat)

    def cards(chosen: tuple[Card, ...]) -> str:
        values = " ".join(str(card.active) for card in chosen)
        try:
            is_clear = sorted(_choose(values.split(), view, texts)) == sorted(chosen)
        except TypedTextError:
            is_clear = False
        return values if is_clear else format_cards(chosen)

    match action:
        case Play(cards=chosen):
            return f"{spellings(Verb.PLAY, texts)[0]} {cards(chosen)}"
        case Add(card=card, to=to):
            return f"{spellings(Verb.ADD, texts)[0]} {cards((card,))} {area(to)}"
        case Take(origin=origin):
            return f"{spellings(Verb.TAKE, texts)[0]} {area(origin)}"
        case Rotate():
            return spellings(Verb.ROTATE, texts)[0]


def _verb(word: str, texts: Texts) -> Verb | None:
    return next((verb for verb in Verb if word in spellings(verb, texts)), None)


def _unknown(words: list[str], texts: Texts) -> TypedTextError:
    """What to answer to a line that isn't a command; it may be cards without a word before them."""
    line = " ".join(words)
    try:
        for word in words:
            _read_word(word, texts)
    except TypedTextError:
        return TypedTextError(texts("unclear-command", text=line))
    return TypedTextError(texts("unclear-verb", text=line))


def _choose(words: list[str], view: View, texts: Texts, *, adds: bool = False) -> tuple[Card, ...]:
    """The cards meant by words such as `2/7 29`, by values such as `2 2`, or by `all 2`."""
    wants_all = bool(words) and words[0].lower() in texts("command-all").split()
    named = words[1:] if wants_all else words
    if not named:
        raise TypedTextError(texts("unclear-play"))
    read = [_read_word(word, texts) for word in named]
    chosen = _as_held([card for card in read if isinstance(card, Card)], view)
    values = Counter(value for value in read if isinstance(value, int))
    if len(values | {card.active: 1 for card in chosen}) > 1:
        raise TypedTextError(texts("unclear-mixed"))
    for value, times in values.items():
        left = [c for c in (Counter(view.hand) - Counter(chosen)).elements() if c.active == value]
        count = max(len(left), 1) if wants_all else times
        if len(left) < count:
            has = texts("set-bare", size=len(left), value=value) if left else "none"
            raise TypedTextError(texts("unclear-too-few", value=value, has=has))
        if len(set(combinations(sorted(left), count))) > 1:
            cards, some = format_cards(tuple(sorted(left))), format_cards(tuple(left[:count]))
            verb = "add" if adds else "play"
            raise TypedTextError(
                texts("unclear-which", value=value, cards=cards, some=some, verb=verb)
            )
        chosen += left[:count]
    return tuple(chosen)


def _read_word(word: str, texts: Texts) -> Card | int:
    """The card or the value that a word names: `2/10`, `210` or `10`. Raises `TypedTextError`.

    Digits alone have at most one reading: every 0 belongs to the 1 before it. Two different values
    are a card, a single one is a value.
    """
    try:
        return parse_card(word)
    except NotationError:
        pass
    if word == "0":
        raise TypedTextError(texts("unclear-zero"))
    digits = re.fullmatch(r"((?:10|[1-9])+)(\*?)", word)
    match [int(value) for value in re.findall("10|[1-9]", digits[1])] if digits else []:
        case [value] if not word.endswith("*"):
            return value
        case [active, inactive] if active != inactive:
            return Card(active, inactive, star=word.endswith("*"))
        case [value, *others] if others and {value} == {*others} and not word.endswith("*"):
            values = " ".join([str(value)] * (len(others) + 1))
            raise TypedTextError(texts("unclear-same", text=word, values=values))
        case _:
            raise TypedTextError(texts("unclear-card", text=word))


def _as_held(cards: Iterable[Card], view: View) -> list[Card]:
    """The cards themselves, or the star's where it was typed without its star."""
    left = Counter(view.hand)
    held = []
    for card in cards:
        starred = Card(card.active, card.inactive, star=True)
        held.append(starred if not left[card] and left[starred] else card)
        left[held[-1]] = max(left[held[-1]] - 1, 0)
    return held


def _with_star(action: Action, view: View) -> Action:
    """An action in notation, with the star put where it was left out."""
    match action:
        case Play(cards=cards):
            return Play(tuple(_as_held(cards, view)))
        case Add(card=card, to=to):
            return Add(_as_held([card], view)[0], to)
        case Take() | Rotate():
            return action


def _read_add(words: list[str], view: View, texts: Texts) -> Add:
    if not words or len(words) > 2 or words[0].lower() in texts("command-all").split():
        raise TypedTextError(texts("unclear-add"))
    (card,) = _choose(words[:1], view, texts, adds=True)
    if len(words) == 1:
        fitting = [a for a, s in _opposing(view).items() if s[0].active == card.active]
        if len(fitting) != 1:
            raise TypedTextError(texts("unclear-add"))
        return Add(card, fitting[0])
    return Add(card, _target(words[1:], view, texts))


def _target(words: list[str], view: View, texts: Texts) -> Area:
    """The area meant by `B1`, by a seat with one set, or by nothing if there's only one set."""
    opposing = list(_opposing(view))
    if not words and len(opposing) == 1:
        return opposing[0]
    if len(words) != 1:
        raise TypedTextError(texts("unclear-target"))
    word = words[0].upper()
    if word in [str(seat) for seat in seats(view.pack.players)]:
        seat = Seat[word]
        places = [area for area in opposing if area.seat == seat]
        if len(places) > 1:
            raise TypedTextError(texts("unclear-area", first=str(places[0]), second=str(places[1])))
        return places[0] if places else Area(seat, 1)
    try:
        return parse_area(word)
    except NotationError:
        raise TypedTextError(texts("unclear-target")) from None


def _opposing(view: View) -> dict[Area, tuple[Card, ...]]:
    return {area: s for area, s in view.table().items() if area.seat != view.viewer}
