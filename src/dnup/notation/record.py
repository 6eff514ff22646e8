"""A whole match as a `dnup/1` record: JSON, one object a match."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from math import isfinite
from typing import Annotated, Final, Literal

import msgspec

from dnup.notation.action import ActionJson, CardText, action_from_json, action_to_json
from dnup.notation.card import parse_card
from dnup.notation.deck import rename_deck, shipped_decks
from dnup.notation.error import NotationError, RecordError, TextError, TextErrorCode
from dnup.notation.position import SeatText, check_players
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS, Action, Deal, DealError, Deck, Match

FORMAT: Final = "dnup/1"
MAX_SEAT_NAME = 40
MAX_SALT = 64

RecordOptions = dict[str, str | int | float | bool | None]
_PerSeat = msgspec.Meta(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)
_Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
_SaltHash = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)")]  # empty for bots
_Salt = Annotated[str, msgspec.Meta(pattern=rf"^[ -~]{{0,{MAX_SALT}}}$(?!\n)")]


class DeckJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck a match was played with: its name, and the SHA-256 of its contents."""

    name: str
    hash: _Hash


class SeatJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat there: a name, the level if it was a bot, and how much help a person had.

    `assisted` counts the actions that a bot did in the seat of a person who was away, `hints` the
    turns in which a person was told what is best.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_SEAT_NAME)]
    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_SEAT_NAME)] | None = None
    assisted: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0
    hints: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0


class RoundJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round: the hands by seat, who starts, the actions in order, the points by seat so far."""

    deal: Annotated[list[list[CardText]], _PerSeat]
    starter: SeatText
    actions: list[ActionJson]
    points: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=2)]], _PerSeat]


class FairnessJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What proves the deals: the commitment made before, the salts by seat, later the secret.

    A salt is printable ASCII; that of a bot is empty. The secret is 32 bytes as hex. The hashes of
    the salts are there if everybody had given theirs before any salt was revealed.
    """

    commitment: _Hash
    salts: Annotated[list[_Salt], _PerSeat]
    secret: _Hash | None
    salt_commitments: Annotated[list[_SaltHash], _PerSeat] | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match from its first deal on. A match that was left has no winner, and can be resumed."""

    format: Literal["dnup/1"]
    deck: DeckJson
    seats: Annotated[list[SeatJson], _PerSeat]
    options: RecordOptions
    rounds: list[RoundJson]
    winner: SeatText | None
    fairness: FairnessJson | None = None


class RecordedRound(msgspec.Struct, frozen=True):
    """A round as it was played: its deal and the actions so far."""

    deal: Deal
    actions: tuple[Action, ...] = ()


class _Head(msgspec.Struct):
    format: str | None = None


def make_record(
    deck: Deck,
    seats: Sequence[SeatJson],
    rounds: Iterable[RecordedRound],
    options: RecordOptions | None = None,
    fairness: FairnessJson | None = None,
) -> Record:
    """The record of a match as far as it has been played.

    Raises `DealError` or `IllegalActionError` when it cannot have been played like that,
    `NotationError` when a name or an option is not what a record can hold, and `ValueError` when
    so many cannot play.
    """
    match = Match(deck, len(seats))
    written = []
    for played in rounds:
        match = match.begin(played.deal)
        for action in played.actions:
            match = match.apply(action)
        assert match.round is not None  # noqa: S101 - it has just begun
        written.append(
            RoundJson(
                deal=[[str(card) for card in hand] for hand in played.deal.hands],
                starter=str(played.deal.starter),
                actions=[action_to_json(action) for action in played.actions],
                points=list(match.round.points),
            )
        )
    winner = None if match.winner is None else str(match.winner)
    for name, option in (options or {}).items():
        if isinstance(option, float) and not isfinite(option):
            reason = f"JSON has no number {option}"
            raise NotationError(TextErrorCode.BAD_SHAPE, f"options.{name}", reason=reason)
    reference = DeckJson(deck.name, deck.hash)
    record = Record(FORMAT, reference, list(seats), options or {}, written, winner, fairness)
    try:  # what is written can be read: names and options are held to their shapes here, too
        return msgspec.json.decode(msgspec.json.encode(record), type=Record)
    except msgspec.ValidationError as error:
        raise bad_shape(error) from None
    except UnicodeError as error:
        raise NotationError(TextErrorCode.BAD_SHAPE, reason=str(error)) from None


def to_json(record: Record) -> str:
    """A record as one line of JSON."""
    return msgspec.json.encode(record).decode()


def from_json(text: str | bytes) -> Record:
    """The record that `to_json` wrote: readable, but not yet checked against the rules.

    Raises `NotationError` when it cannot be read; an unknown format is told apart.
    """
    try:
        head = msgspec.json.decode(text, type=_Head)
        if head.format is None:
            raise NotationError(TextErrorCode.NO_FORMAT, right=FORMAT)
        if head.format != FORMAT:
            raise NotationError(TextErrorCode.UNKNOWN_FORMAT, format=head.format, right=FORMAT)
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise bad_shape(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NotationError(TextErrorCode.BAD_JSON, reason=str(error)) from None


def bad_shape(error: msgspec.ValidationError) -> NotationError:
    """What msgspec found, with its place."""
    reason, _, place = str(error).partition(" - at `$")
    return NotationError(TextErrorCode.BAD_SHAPE, place.strip(".`"), reason=reason)


def json_schema() -> dict[str, object]:
    """The JSON Schema (2020-12) of a record."""
    schema = msgspec.json.schema(Record)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": FORMAT, **schema}


def find_deck(record: Record, decks: Iterable[Deck] = ()) -> Deck:
    """The deck that a record was played with, called what the record calls it.

    It is found by its hash, among these decks and those that come with the program. The name is the
    record's because deals follow from it, too: matches from before November 2026 call `pairs` the
    standard deck. Raises `RecordError`, which tells a deck of that name with other cards from an
    unknown one.
    """
    known = [*decks, *shipped_decks()]
    for deck in known:
        if deck.hash == record.deck.hash:
            return rename_deck(deck, record.deck.name)
    raise _other_deck(record, known)


def check_deck(record: Record, deck: Deck) -> None:
    """Raises `RecordError` unless the record was played with this deck, by as many as it is for."""
    if deck.hash != record.deck.hash:
        raise _other_deck(record, [deck])
    check_players(deck, len(record.seats), "deck")


def _other_deck(record: Record, decks: Iterable[Deck]) -> RecordError:
    changed = any(deck.name == record.deck.name for deck in decks)
    code = TextErrorCode.DECK_CHANGED if changed else TextErrorCode.UNKNOWN_DECK
    return RecordError(code, "deck", name=record.deck.name, hash=record.deck.hash)


class Step(msgspec.Struct, frozen=True):
    """One step of a match: a deal or an action, and the match after it."""

    match: Match
    done: Deal | Action


def replay(record: Record, deck: Deck) -> list[Step]:
    """Every step of a recorded match, each checked against the rules.

    Raises `NotationError` or `RecordError` with the place, such as `rounds[1].actions[7]`, and
    for an illegal action the facts of its refusal.
    """
    return list(steps_of(record, deck))


def steps_of(record: Record, deck: Deck) -> Iterator[Step]:
    """Like the list, but one at a time, to save memory in long rounds."""
    check_deck(record, deck)
    match = Match(deck, len(record.seats))
    for i, round_ in enumerate(record.rounds):
        try:
            match = yield from _replay_round(match, round_)
        except TextError as error:
            raise error.at(f"rounds[{i}]") from None
    winner = None if match.winner is None else str(match.winner)
    if record.winner != winner:
        said, right = record.winner or "none", winner or "none"
        raise RecordError(TextErrorCode.WRONG_WINNER, "winner", winner=said, right=right)


def played_rounds(steps: Iterable[Step]) -> list[RecordedRound]:
    """The rounds of a replayed match, as `make_record` takes them, to play on from there."""
    rounds: list[RecordedRound] = []
    for step in steps:
        if isinstance(step.done, Deal):
            rounds.append(RecordedRound(step.done))
        else:
            rounds[-1] = RecordedRound(rounds[-1].deal, (*rounds[-1].actions, step.done))
    return rounds


def _replay_round(match: Match, round_: RoundJson) -> Generator[Step, None, Match]:
    if not match.awaits_deal:
        code = TextErrorCode.AFTER_THE_END if match.is_over else TextErrorCode.ROUND_NOT_OVER
        raise RecordError(code, round=match.rounds)
    number = match.rounds + 1
    deal = _read_deal(round_)
    try:
        match = match.begin(deal)
    except DealError as error:
        raise RecordError(
            TextErrorCode.BAD_DEAL, "deal", why=error.code, round=number, **error.facts
        ) from None
    if round_.starter != str(deal.starter):
        right = str(deal.starter)
        raise RecordError(TextErrorCode.WRONG_STARTER, "starter", seat=round_.starter, right=right)
    yield Step(match, deal)
    for j, shape in enumerate(round_.actions):
        place = f"actions[{j}]"
        try:
            action = action_from_json(shape)
        except TextError as error:
            raise error.at(place) from None
        refused = match.refusal(action)
        if refused is not None:
            turn = match.round.turn if match.round else None
            raise RecordError(
                TextErrorCode.ILLEGAL_ACTION,
                place,
                round=number,
                number=j + 1,
                seat=str(turn.seat) if turn else "",
                action=str(action),
                why=refused.code,
                rule=refused.rule,
                **refused.facts,
            )
        match = match.apply(action)
        yield Step(match, action)
    assert match.round is not None  # noqa: S101 - it has begun above
    points = list(match.round.points)
    if round_.points != points:
        said, right = " ".join(map(str, round_.points)), " ".join(map(str, points))
        raise RecordError(TextErrorCode.WRONG_POINTS, "points", points=said, right=right)
    return match


def _read_deal(round_: RoundJson) -> Deal:
    hands = []
    for i, hand in enumerate(round_.deal):
        cards = []
        for j, text in enumerate(hand):
            try:
                cards.append(parse_card(text))
            except TextError as error:
                raise error.at(f"deal[{i}][{j}]") from None
        hands.append(tuple(cards))
    return Deal(tuple(hands))
