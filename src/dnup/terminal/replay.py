"""A recorded match, step by step."""

from dataclasses import dataclass, field
from itertools import accumulate

from dnup.locales import Texts
from dnup.notation import Record, Step
from dnup.rules import Deal, Seat, opening_events
from dnup.terminal.console import Console
from dnup.terminal.screen import draw_hand, draw_open_hands, draw_table
from dnup.terminal.words import Words


@dataclass(slots=True)
class Replay:
    """A match that is looked at: with open hands, from a seat's eyes, or as a spectator."""

    record: Record
    steps: list[Step]
    console: Console
    text: Texts
    seat: Seat | None = None
    open_hands: bool = True
    words: Words = field(init=False)

    def __post_init__(self) -> None:
        self.words = Words(self.text, [seat.name for seat in self.record.seats])

    @property
    def reader(self) -> Seat | None:
        """The seat that sentences call "you": the only person's, if that is its name."""
        named = [i for i, seat in enumerate(self.record.seats) if seat.name == self.text("you")]
        return Seat(named[0]) if len(named) == 1 else None

    def run(self, start: int = 0) -> None:
        """Step through the match from a step on, until the player quits."""
        say, text = self.console.say, self.text
        if not self.steps:
            say(text("replay-empty"))
            return
        if not self.console.is_interactive:
            for i in range(start, len(self.steps)):
                self.show(i)
            return
        say(text("replay-help"))
        at = start
        self.show(at)
        while True:
            try:
                line = self.console.ask(text("replay-prompt", step=at + 1, steps=len(self.steps)))
            except (EOFError, KeyboardInterrupt):
                say()
                return
            moved = self._move(line.lower().split(), at)
            if moved is None:
                return
            if moved == at:
                continue
            at = moved
            self.show(at)

    def first_step(self, round_number: int) -> int | None:
        """Where a round begins, or None if there is no such round."""
        deals = [i for i, step in enumerate(self.steps) if isinstance(step.done, Deal)]
        return deals[round_number - 1] if 1 <= round_number <= len(deals) else None

    def show(self, at: int) -> None:
        """Write one step: what was done, and the table after it."""
        step = self.steps[at]
        match = step.match
        assert match.round is not None  # noqa: S101 - a step has a round
        say, words = self.console.say, self.words
        say()
        if isinstance(step.done, Deal):
            events = opening_events(match.round)
        else:
            events = self.steps[at - 1].match.events_of(step.done)
        number = self._action_number(at)
        say(self.text("replay-step", round=match.rounds, action=number))
        for event in events:
            sentence = words.event(event, self.reader)
            if sentence:
                say(sentence)
        say(draw_table(words, match.view(self.seat), match.rounds, match.goal))
        if self.open_hands or match.round.is_over:
            say(draw_open_hands(words, match.round))
        elif self.seat is not None:
            say(f"{words.names[self.seat]}: {draw_hand(words, match.round.hand(self.seat))}")
        if match.winner is not None:
            name = words.names[match.winner]
            points = ":".join(map(str, sorted(match.points, reverse=True)))
            mine = "yes" if match.winner == self.reader else "no"
            say(self.text("match-end", mine=mine, name=name, points=points))

    def _move(self, words: list[str], at: int) -> int | None:
        """Where a line leads: a step, the same step after a message, or None to quit."""
        text, last = self.text, len(self.steps) - 1
        if not words or words[0] in text("replay-next").split():
            if at == last:
                self.console.say(text("replay-end"))
            return min(at + 1, last)
        if words[0] in text("command-quit").split():
            return None
        if words[0] in text("replay-back").split():
            return max(at - 1, 0)
        if words[0] in text("replay-round").split() and len(words) == 2 and _is_number(words[1]):
            found = self.first_step(int(words[1]))
            if found is None:
                self.console.say(text("replay-no-round", rounds=len(self.record.rounds)))
            return at if found is None else found
        if _is_number(words[0]) and 1 <= int(words[0]) <= len(self.steps):
            return int(words[0]) - 1
        self.console.say(text("replay-help"))
        return at

    def _action_number(self, at: int) -> int:
        """How many actions of its round have been done at a step."""
        return list(
            accumulate(
                self.steps[: at + 1],
                lambda count, step: 0 if isinstance(step.done, Deal) else count + 1,
                initial=0,
            )
        )[-1]


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) < 10
