"""A position to play with in line mode: the real rules, and the refusals of a game.

Nothing of it is kept, and when it is over it can begin again.
"""

import random
from collections.abc import Collection
from dataclasses import dataclass, field

from dnup.bots import DEFAULT_BUDGET, bot
from dnup.locales import Texts
from dnup.rules import Action, Event, Match, Seat, View
from dnup.table import Act, BotAct, Practice, Practise, Running, TableEvent, practise
from dnup.terminal.reports.screen import draw_hand, draw_open_hands
from dnup.terminal.session.asking import Asker, Turn
from dnup.terminal.session.console import Console
from dnup.terminal.words import Words, seat_names

_GUEST = "you"


@dataclass(slots=True)
class PracticeGame:
    """A position being tried out, against scripted replies and then against bots."""

    console: Console
    text: Texts
    position: str  # in notation
    seat: Seat
    replies: tuple[Action, ...]
    level: str | None
    asides: Collection[str] = ()  # words with which the person asks for something else
    help: str = ""  # about these words
    points: tuple[int, ...] = ()  # by seat, when the round began; none: nobody has any
    called: tuple[str, ...] = ()  # the others, in order of play; without: by their seats' letters
    practice: Practice = field(init=False)
    asker: Asker = field(init=False)
    _log: list[Event] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Stand at the position, again if need be."""
        wanted = Practise(
            guest=_GUEST,
            name=self.text("you"),
            position=self.position,
            seat=self.seat,
            replies=self.replies,
            level=self.level,
            points=self.points,
        )
        self.practice = practise(wanted, now=0, id_="")
        names = seat_names(self.match.players, self.seat, self.text)
        for number, name in enumerate(self.called[: self.match.players - 1], start=1):
            names[(self.seat + number) % self.match.players] = name
        self.asker = Asker(Words(self.text, names), self.console, self.asides, self.help)
        self._log = []

    @property
    def match(self) -> Match:
        """The match at this position."""
        return _running(self.practice).match

    @property
    def view(self) -> View:
        """What the person knows of it."""
        return self.match.view(self.seat)

    @property
    def is_over(self) -> bool:
        """Whether nobody is going to act: the round has ended, or the others rest."""
        due = self.practice.reply is not None or self.practice.bot_to_act is not None
        return not self._is_mine and not due

    def show(self) -> None:
        """Write the table and the person's hand."""
        self.asker.show(self._turn)

    def show_hand(self) -> None:
        """Write the person's hand, unless it is empty."""
        if self.view.hand:
            hand = draw_hand(self.asker.words, self.view.hand)
            self.console.say(self.text("hand", cards=hand))

    def run(self) -> None:
        """Play until the round is over or the others rest. Raises `Left` when the person quits."""
        while not self.is_over:
            self.let_others_act()
            if self._is_mine:
                self.show()
                self.act(self.ask())
        self.tell_end()

    def ask(self) -> Action:
        """What the person wants to do, and may. Raises `Left`."""
        area = self.match.round.turn if self.match.round else None
        number = area.number if area and self.match.players == 2 else "none"
        return self.asker.ask(self._turn, self.text("prompt", area=number))

    def act(self, action: Action) -> None:
        """Let the person do this, and say what happens."""
        self._do(Act(_GUEST, self._number, action))

    def let_others_act(self) -> None:
        """Let the others do what they were told to, then what bots choose, up to one's own turn."""
        while (action := self._others_choice) is not None:
            self._do(BotAct(self._number, action))

    def tell_end(self) -> None:
        """Say that the round is over, with its hands, or that the others rest."""
        self.console.say()
        round_ = self.match.round
        if round_ is not None and round_.is_over:
            self.console.say(self.text("position-hands"))
            self.console.say(draw_open_hands(self.asker.words, round_))
        else:
            self.console.say(self.text("position-rests"))

    @property
    def _is_mine(self) -> bool:
        return self.practice.table.to_act == self.seat

    @property
    def _number(self) -> int:
        return _running(self.practice).turn

    @property
    def _turn(self) -> Turn:
        return Turn(self.match, self.view, self._log)

    @property
    def _others_choice(self) -> Action | None:
        """What the seat to act does, if it is another's that does anything."""
        due = self.practice.bot_to_act
        if due is None:
            return self.practice.reply
        seat, level = due
        return bot(level).choose(self.match.view(seat), DEFAULT_BUDGET, random.SystemRandom())

    def _do(self, command: Act | BotAct) -> None:
        change, self.practice = self.practice.decide(command, now=0)
        events = [event for event in change.events if not isinstance(event, TableEvent)]
        self._log += events
        self.asker.tell(self._turn, events)


def _running(practice: Practice) -> Running:
    running = practice.table.running
    assert running is not None  # noqa: S101 - a practice has one from the beginning
    return running
