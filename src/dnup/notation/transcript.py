"""A record as text for people: the same facts as the JSON, laid out to be read, and read back.

dnup/1
deck: "standard" 1f0c...
A: "Anna" assisted 3
B: "Greta" bot "beginner"

round: A starts
A: 1/5* 2/7 2/9 ...
B: 3/4 8/6 ...
actions: 2/7+2/9 3/4>A2 <B1 @ ...
points: 0 1

winner: none
"""

import json
import re
import textwrap
from collections.abc import Iterator

import msgspec

from dnup.notation.action import action_from_json, action_to_json, parse_action
from dnup.notation.error import NotationError, TextError, TextErrorCode
from dnup.notation.record import FORMAT, Record, RoundJson, SeatJson, bad_shape

WIDTH = 96
SEATS = "ABCDE"


def format_record(record: Record) -> str:
    """A record as text. Raises `NotationError` when it holds an action that cannot be read."""
    lines = [FORMAT, f"deck: {_quote(record.deck.name)} {record.deck.hash}"]
    for letter, seat in zip(SEATS, record.seats, strict=False):
        bot = "" if seat.bot is None else f" bot {_quote(seat.bot)}"
        assisted = f" assisted {seat.assisted}" if seat.assisted else ""
        hints = f" hints {seat.hints}" if seat.hints else ""
        lines.append(f"{letter}: {_quote(seat.name)}{bot}{assisted}{hints}")
    if record.options:
        lines.append(f"options: {_quote(record.options)}")
    for round_ in record.rounds:
        lines += ["", f"round: {round_.starter} starts"]
        for letter, hand in zip(SEATS, round_.deal, strict=False):
            lines.append(f"{letter}: {' '.join(hand)}".rstrip())
        tokens = " ".join(str(action_from_json(action)) for action in round_.actions)
        lines += textwrap.wrap(
            f"actions: {tokens}",
            WIDTH,
            subsequent_indent="  ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        lines.append(f"points: {' '.join(map(str, round_.points))}")
    lines += ["", f"winner: {record.winner or 'none'}"]
    if record.fairness is not None:
        lines.append(f"fairness: {msgspec.json.encode(record.fairness).decode()}")
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """The record that `format_record` wrote: readable, but not yet checked against the rules.

    Raises `NotationError` with the number of the line, or the field that has a wrong shape.
    """
    lines = _Lines(text)
    head = lines.take("") if text.strip() else ""
    if head != FORMAT:
        code = TextErrorCode.UNKNOWN_FORMAT if head.startswith("dnup/") else TextErrorCode.NO_FORMAT
        raise NotationError(code, lines.place, format=head, right=FORMAT)
    name, digest = lines.read_quoted(lines.take("deck: "))
    shape: dict[str, object] = {"format": FORMAT, "deck": {"name": name, "hash": digest}}
    seats: list[SeatJson] = []
    while len(seats) < len(SEATS) and lines.starts(f"{SEATS[len(seats)]}: "):
        seats.append(_parse_seat(lines, lines.take(f"{SEATS[len(seats)]}: ")))
    shape["seats"] = [msgspec.to_builtins(seat) for seat in seats]
    shape["options"] = lines.read_json("options: ") if lines.starts("options: ") else {}
    rounds = []
    while lines.starts("round: "):
        rounds.append(_parse_round(lines, len(seats)))
    shape["rounds"] = [msgspec.to_builtins(round_) for round_ in rounds]
    winner = lines.take("winner: ")
    shape["winner"] = None if winner == "none" else winner
    if lines.starts("fairness: "):
        shape["fairness"] = lines.read_json("fairness: ")
    lines.end()
    try:
        return msgspec.convert(shape, Record)
    except msgspec.ValidationError as error:
        raise bad_shape(error) from None


def _parse_seat(lines: "_Lines", text: str) -> SeatJson:
    name, rest = lines.read_quoted(text)
    bot = None
    if rest.startswith("bot "):
        bot, rest = lines.read_quoted(rest[4:])
    number = "([1-9][0-9]{0,15})"
    helped = re.fullmatch(rf"(?:assisted {number})? ?(?:hints {number})?", rest)
    if helped is None or rest != rest.strip():
        raise lines.error()
    return SeatJson(name, bot, *(int(count or 0) for count in helped.groups()))


def _parse_round(lines: "_Lines", players: int) -> RoundJson:
    starter = lines.take("round: ")
    if not starter.endswith(" starts"):
        raise lines.error()
    starter = starter.removesuffix(" starts")
    deal = [lines.take(f"{letter}:").split() for letter in SEATS[:players]]
    tokens = lines.take("actions:").split()
    while lines.starts("  "):
        tokens += lines.take("  ").split()
    try:
        actions = [action_to_json(parse_action(token)) for token in tokens]
    except TextError as error:
        raise error.at(lines.place) from None
    points = lines.take("points: ").split()
    if not all(point.isascii() and point.isdigit() and len(point) == 1 for point in points):
        raise lines.error()
    return RoundJson(deal, starter, actions, [int(point) for point in points])


class _Lines:
    """The lines of a text that are not empty, taken one by one, with the number of the last."""

    def __init__(self, text: str) -> None:
        self._left: Iterator[tuple[int, str]] = iter(
            [(i, line.rstrip()) for i, line in enumerate(text.split("\n"), 1) if line.strip()]
        )
        self._line = (0, "")
        self._next = next(self._left, None)

    @property
    def place(self) -> str:
        return f"line {self._line[0]}"

    def starts(self, start: str) -> bool:
        return self._next is not None and self._next[1].startswith(start)

    def take(self, start: str) -> str:
        """The rest of the next line, which must start like this."""
        number = self._line[0] + 1
        self._line = self._next or (number, "")
        if not self.starts(start):
            raise self.error(expected=start)
        self._next = next(self._left, None)
        return self._line[1].removeprefix(start)

    def read_quoted(self, text: str) -> tuple[str, str]:
        """A quoted string at the start of a text, and what follows it."""
        try:
            value, end = json.JSONDecoder().raw_decode(text)
        except (ValueError, RecursionError):
            raise self.error() from None
        if not isinstance(value, str) or any("\ud800" <= c <= "\udfff" for c in value):
            raise self.error()
        return value, text[end:].strip()

    def read_json(self, start: str) -> object:
        text = self.take(start)
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise self.error() from None

    def end(self) -> None:
        if self._next is not None:
            self._line = self._next
            raise self.error()

    def error(self, expected: str = "") -> NotationError:
        facts = {"expected": expected.strip()} if expected.strip() else {}
        return NotationError(TextErrorCode.BAD_LINE, self.place, text=self._line[1], **facts)


def _quote(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
