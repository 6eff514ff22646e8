"""A match in line mode: people and bots at one table, on one screen."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from msgspec.structs import replace

from dnup.bots import DEFAULT_BUDGET, Budget, BudgetError, bot
from dnup.locales import Texts
from dnup.notation import FairnessJson, RecordedRound, RecordOptions, SeatJson, make_record
from dnup.rules import (
    Action,
    Area,
    Deck,
    Event,
    Match,
    RoundBegan,
    Seat,
    View,
    begin_view,
    is_visible,
    opening_events,
)
from dnup.terminal.files.journal import Journal
from dnup.terminal.reports.screen import draw_open_hands
from dnup.terminal.session.asking import Asker, Left, Turn
from dnup.terminal.session.console import Console
from dnup.terminal.session.kernel import is_kernel_ready
from dnup.terminal.typed import Verb, spellings
from dnup.terminal.words import Words


@dataclass(slots=True)
class Game:
    """A match being played. It can be left at any prompt; its journal holds all that was done."""

    deck: Deck
    seats: Sequence[SeatJson]
    journal: Journal
    console: Console
    text: Texts
    options: RecordOptions = field(default_factory=dict)
    fairness: FairnessJson | None = None
    played: list[RecordedRound] = field(default_factory=list)
    match: Match = field(init=False)
    words: Words = field(init=False)
    _views: dict[Seat, View] = field(init=False, default_factory=dict)
    _log: list[Event] = field(init=False, default_factory=list)  # of this round
    _told: dict[Seat | None, int] = field(
        init=False, default_factory=dict
    )  # how far each person knows it
    _at_screen: Seat | None = field(init=False, default=None)
    _hinted: tuple[int, int] | None = field(init=False, default=None)  # round, and actions in it

    def __post_init__(self) -> None:
        self.words = Words(self.text, [seat.name for seat in self.seats])
        self.match = Match(self.deck, len(self.seats))
        for round_ in self.played:
            self._begin(self.match.begin(round_.deal))
            for action in round_.actions:
                # Whoever acts has just been told what happened before.
                self._told[self._to_act().seat] = len(self._log)
                self._happen(self.match.events_of(action))
                self.match = self.match.apply(action)
        if len(self.people) <= 1:  # a single person sees everything as it happens
            self._told = {seat: len(self._log) for seat in (None, *self.people)}

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [Seat(i) for i, seat in enumerate(self.seats) if seat.bot is None]

    def run(self) -> None:
        """Play until someone wins the match. Raises `Left` when a person leaves."""
        try:
            while not self.match.is_over:
                if self.match.awaits_deal:
                    self._next_round()
                self._turn()
            self._end()
        except (EOFError, KeyboardInterrupt):
            self.console.say()
            if self.played:
                self._save()  # Ctrl-C may have come in the middle of the last step's saving
            self._leave()

    def _leave(self) -> NoReturn:
        if len(self.people) > 1:
            self.console.clear()  # the hand on the screen is one person's
        raise Left

    def _wait(self, prompt: str) -> None:
        """Wait for Enter. Raises `Left` if the user quits instead."""
        if self.console.ask(prompt).strip().lower() in spellings(Verb.QUIT, self.text):
            self._leave()

    def _next_round(self) -> None:
        if self.match.round is not None:
            self._tell_round_end()
            if self.people:
                self._wait(self.text("next-round"))
        dealt = self.match.deal(self._chance("deal"))
        self._begin(self.match.begin(dealt))
        self.played.append(RecordedRound(dealt))
        self._save()
        self._tell()

    def _begin(self, match: Match) -> None:
        self.match = match
        assert match.round is not None  # noqa: S101 - it has just begun
        began, *dealt = opening_events(match.round)
        assert isinstance(began, RoundBegan)  # noqa: S101 - it comes first
        pack = match.round.pack
        self._views = {seat: begin_view(pack, seat, began, match.before) for seat in pack.seats}
        self._log = [began]
        self._told = {}
        self._happen(dealt)

    def _happen(self, events: list[Event]) -> None:
        """Note events, and let each seat see those that it may; its view is made of these alone."""
        self._log += events
        for seat, view in self._views.items():
            for event in events:
                if is_visible(event, seat):
                    view = view.after(event)  # noqa: PLW2901
            self._views[seat] = view

    def _turn(self) -> None:
        turn = self._to_act()
        view = self._views[turn.seat]
        level = self.seats[turn.seat].bot
        if level is None:
            self._do(self._ask(view, turn))
        else:
            self._do(bot(level).choose(view, self._budget, self._chance("bot")))

    @property
    def _budget(self) -> Budget:
        """How long bots may think at each move."""
        try:
            return Budget.parse(str(self.options["think"]))
        except (KeyError, BudgetError):
            return DEFAULT_BUDGET

    def _do(self, action: Action) -> None:
        self._happen(self.match.events_of(action))
        self.match = self.match.apply(action)
        last = self.played[-1]
        self.played[-1] = RecordedRound(last.deal, (*last.actions, action))
        self._save()
        self._tell()

    def _save(self) -> None:
        record = make_record(self.deck, self.seats, self.played, self.options, self.fairness)
        self.journal.write(record)

    def _chance(self, what: str) -> random.Random:
        """The random source for a step: the system's, or with a seed the same when resumed."""
        seed = self.options.get("seed")
        if seed is None:
            return random.SystemRandom()
        steps = sum(1 + len(round_.actions) for round_ in self.played)
        return random.Random(f"{seed}:{what}:{steps}")

    def _to_act(self) -> Area:
        round_ = self.match.round
        assert round_ is not None  # noqa: S101 - asked during a round only
        assert round_.turn is not None  # noqa: S101
        return round_.turn

    # What people see and say.

    def _tell(self) -> None:
        """Write what's new, for the only person or for everyone watching."""
        if len(self.people) <= 1:
            self._tell_news(self.people[0] if self.people else None)

    def _tell_news(self, seat: Seat | None) -> None:
        for event in self._log[self._told.get(seat, 0) :]:
            sentence = self.words.event(event, seat)
            if sentence:
                self.console.say(sentence)
        self._told[seat] = len(self._log)

    def _ask(self, view: View, area: Area) -> Action:
        seat = area.seat
        self._hand_over(seat)
        number = area.number if self.match.players == 2 else "none"
        prompt = self.text("prompt", area=number)
        if len(self.people) > 1:
            prompt = self.text("prompt-named", name=self.words.names[seat], prompt=prompt)
        turn = Turn(self.match, view, self._log)
        asker = Asker(self.words, self.console, hint=self._hint)
        asker.show(turn)
        try:
            return asker.ask(turn, prompt)
        except Left:
            self._leave()

    def _hint(self, view: View) -> str:
        """A hint for a person who plays alone against bots. It's recorded before it's shown."""
        if len(self.people) > 1:
            return self.text("hint-people")
        if not is_kernel_ready():
            return self.text("hint-no-kernel")
        from dnup.analysis.hint import hint  # noqa: PLC0415 - it needs the kernel
        from dnup.terminal.reports.hint import draw_hint  # noqa: PLC0415

        found = hint(view)
        seat = self.people[0]
        moment = (self.match.rounds, len(self.match.past))
        if self._hinted != moment:
            self._hinted = moment
            held = self.seats[seat]
            seats = [*self.seats]
            seats[seat] = replace(held, hints=held.hints + 1)
            self.seats = seats
            self._save()
        noted = self.text("hint-noted", count=self.seats[seat].hints)
        return f"{draw_hint(self.words, view, found)}\n{noted}"

    def _hand_over(self, seat: Seat) -> None:
        """Where several people share the screen, hide one's hand before the next one looks."""
        if len(self.people) > 1 and self._at_screen != seat:
            if self._at_screen is not None:
                self.console.clear()
            self._wait(self.text("pass-screen", name=self.words.names[seat]))
            self.console.say(self.text("since-last"))
            self._at_screen = seat
        if len(self.people) > 1:
            self._tell_news(seat)

    def _tell_round_end(self) -> None:
        if len(self.people) > 1:
            self.console.clear()
            # All look now: tell what has happened since the last of them sat at the screen.
            self._told[None] = self._told.get(self._at_screen, 0)
            self._at_screen = None
            self._tell_news(None)
        self.console.say()
        self.console.say(self.text("round-end", round=self.match.rounds))
        assert self.match.round is not None  # noqa: S101 - it has just ended
        self.console.say(draw_open_hands(self.words, self.match.round))
        self.console.say(self._score())

    def _end(self) -> None:
        self._tell_round_end()
        winner = self.match.winner
        assert winner is not None  # noqa: S101 - the match is over
        mine = "yes" if self.people == [winner] else "no"
        points = ":".join(map(str, sorted(self.match.points, reverse=True)))
        name = self.words.names[winner]
        self.console.say(self.text("match-end", mine=mine, name=name, points=points))

    def _score(self) -> str:
        scores = [
            self.text("table-points", name=name, points=points)
            for name, points in zip(self.words.names, self.match.points, strict=True)
        ]
        return self.text("score", points=", ".join(scores), goal=self.match.goal)
