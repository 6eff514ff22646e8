"""In which deals an action fails, and how: every deal that fits is written down and played."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product

from dnup.puzzles.others import hidden
from dnup.puzzles.proof import Prover, could_empty
from dnup.puzzles.puzzle import Goal, Puzzle
from dnup.rules import OVER, Action, Area, Card, Round, Seat, apply, legal_actions
from dnup.rules.pack import bits

MOST = 400  # deals that are written down
Deals = tuple[tuple[int, Round], ...]  # those that look the same to the seat, by number


@dataclass(frozen=True, slots=True)
class Line:
    """How it goes on in a deal after an action that fails there.

    `out` is who goes out before the seat; None means the seat can't go out in time.
    """

    steps: tuple[tuple[Area, Action], ...]
    out: Seat | None


class Fates:
    """All deals that fit what a puzzle's seat sees, and what becomes of its actions in them."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._seat = puzzle.player
        self._outs = len(puzzle.round.out)
        self._prover = Prover(puzzle.round, puzzle.player)
        self._known: dict[object, tuple[int, ...]] = {}

    @cached_property
    def deals(self) -> tuple[Round, ...]:
        """Each round that fits, always in the same order."""
        return tuple(_deals(self._puzzle.round, self._seat))

    def hands(self, deal: Round) -> dict[Seat, tuple[Card, ...]]:
        """The hidden cards that each of the others holds in a deal."""
        closed = hidden(self._puzzle.round, self._seat)
        held = {seat: deal.hands[seat] & closed for seat in deal.pack.seats}
        return {seat: deal.pack.to_cards(it, deal.flipped) for seat, it in held.items() if it}

    def fails(self, other: Action) -> dict[int, Line]:
        """The deals in which an action fails, by number, and how.

        An action that isn't the solution can be followed up in several ways. They are those of a
        way that fails in the fewest deals: however the seat goes on, it fails in as many or more.
        """
        after = tuple((i, apply(deal, other)) for i, deal in enumerate(self.deals))
        if self._puzzle.goal is Goal.STOP:
            found = {i: self._threat(deal) for i, deal in after}
            return {i: line for i, line in found.items() if line is not None}
        turns = self._puzzle.beyond - 1
        best = max(self._survived(after, turns), key=int.bit_count)
        failing = (i for i, _ in after if not best >> i & 1)
        return {i: self._line(after, turns, best, i) for i in failing}

    def _survived(self, deals: Deals, turns: int) -> tuple[int, ...]:
        """For each way to go on: in which of these deals it works. None is part of another one."""
        one = deals[0][1]
        every = sum(1 << i for i, _ in deals)
        if len(one.out) > self._outs:
            return (every if one.out[self._outs] == self._seat else 0,)
        if self._prover.wins(one, turns):  # these are all deals that fit what it sees by then
            return (every,)
        if len(deals) == 1 or not could_empty(one.hand(self._seat), turns):
            return (0,)
        key = (turns, one.at, one.sets, tuple((i, deal.hands, deal.flipped) for i, deal in deals))
        known = self._known.get(key)
        if known is None:
            if one.pack.owners[one.at] == self._seat:
                after = (_after(deals, action) for action in legal_actions(one))
                ways = {way for then in after for way in self._survived(then, turns - 1)}
            else:
                ways = {every}
                for then in _split(deals).values():
                    rest = every & ~sum(1 << i for i, _ in then)
                    found = self._survived(then, turns)
                    ways = set(_largest({a & (b | rest) for a in ways for b in found}))
                    if ways == {0}:
                        break
            known = self._known[key] = _largest(ways)
        return known

    def _line(self, deals: Deals, turns: int, way: int, deal: int) -> Line:
        """How it goes on in a deal in which this way does not work."""
        one = deals[0][1]
        if len(one.out) > self._outs:
            return Line((), one.out[self._outs])
        if not could_empty(one.hand(self._seat), turns):
            return Line((), None)
        area = one.pack.areas[one.at]
        if one.pack.owners[one.at] == self._seat:
            action, then = next(
                (action, then)
                for action in legal_actions(one)
                if way in self._survived(then := _after(deals, action), turns - 1)
            )
            line = self._line(then, turns - 1, way, deal)
            return Line(((area, action), *line.steps), line.out)
        failing = []
        for action, then in _split(deals).items():
            here = sum(1 << i for i, _ in then)
            if not here >> deal & 1:
                continue
            if len(then[0][1].out) > self._outs and then[0][1].out[self._outs] != self._seat:
                return Line(((area, action),), then[0][1].out[self._outs])
            follow = next(s for s in self._survived(then, turns) if s & way == here & way)
            if not follow >> deal & 1:
                failing.append((action, then, follow))
        action, then, follow = failing[0]
        line = self._line(then, turns, follow, deal)
        return Line(((area, action), *line.steps), line.out)

    def _threat(self, deal: Round) -> Line | None:
        """How someone can go out before the seat's next turn, if anyone can."""
        if len(deal.out) > self._outs:
            gone = deal.out[self._outs]
            return None if gone == self._seat else Line((), gone)
        if deal.at == OVER or deal.pack.owners[deal.at] == self._seat:
            return None
        area = deal.pack.areas[deal.at]
        found = ((action, self._threat(apply(deal, action))) for action in legal_actions(deal))
        lines = [
            Line(((area, action), *line.steps), line.out)
            for action, line in found
            if line is not None
        ]
        return min(lines, key=_plainness, default=None)


def _plainness(line: Line) -> tuple[bool, int]:
    """Sort key: lines where someone goes out come first, the shortest ones first."""
    return line.out is None, len(line.steps)


def _after(deals: Deals, action: Action) -> Deals:
    return tuple((i, apply(deal, action)) for i, deal in deals)


def _split(deals: Deals) -> dict[Action, Deals]:
    """Each action that is legal in some deal, and those deals after it."""
    after: dict[Action, list[tuple[int, Round]]] = {}
    for i, deal in deals:
        for action in legal_actions(deal):
            after.setdefault(action, []).append((i, apply(deal, action)))
    return {action: tuple(then) for action, then in after.items()}


def _largest(ways: set[int]) -> tuple[int, ...]:
    """The ones that aren't part of another."""
    kept: list[int] = []
    for way in sorted(ways, key=lambda way: (-way.bit_count(), way)):
        if not any(way & other == way for other in kept):
            kept.append(way)
    return tuple(kept)


def _deals(round_: Round, seat: Seat) -> Iterator[Round]:
    closed = hidden(round_, seat)
    star = closed & round_.pack.star  # S3: who holds it is known
    mine = [hand & closed & ~star if i != seat else 0 for i, hand in enumerate(round_.hands)]
    for parts in _parts(tuple(bits(closed & ~star)), tuple(map(int.bit_count, mine))):
        hands = tuple(
            hand & ~taken | sum(part)
            for hand, taken, part in zip(round_.hands, mine, parts, strict=True)
        )
        for ways in product((0, 1), repeat=closed.bit_count()):
            turned = sum(bit for bit, way in zip(bits(closed), ways, strict=True) if way)
            yield round_._replace(hands=hands, flipped=round_.flipped & ~closed | turned)


def _parts(cards: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to hand out the cards, with a given number for each hand."""
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        yield from ([chosen, *parts] for parts in _parts(rest, sizes[1:]))
