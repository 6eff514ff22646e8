"""A match in line mode: people and bots at one table, on one screen."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from dnup.bots import bot
from dnup.locales import Texts
from dnup.notation import Options, Played, SeatJson, make_record
from dnup.rules import (
    Action,
    Add,
    Area,
    Deck,
    Event,
    Match,
    Play,
    Rotate,
    Seat,
    Take,
    View,
    deal,
    opening_events,
)
from dnup.terminal.command import Request, Unclear, Verb, read_command
from dnup.terminal.console import Console
from dnup.terminal.journal import Journal
from dnup.terminal.rulebook import find_rules
from dnup.terminal.screen import draw_hand, draw_open_hands, draw_table
from dnup.terminal.words import Words


class Left(Exception):  # noqa: N818 - somebody left
    """A player has left the table."""


@dataclass(slots=True)
class Game:
    """A match being played. It can be left at any prompt; its journal holds all that was done."""

    deck: Deck
    seats: Sequence[SeatJson]
    journal: Journal
    console: Console
    text: Texts
    options: Options = field(default_factory=dict)
    played: list[Played] = field(default_factory=list)
    match: Match = field(init=False)
    words: Words = field(init=False)
    _log: list[Event] = field(init=False, default_factory=list)  # of this round
    _told: dict[Seat, int] = field(init=False, default_factory=dict)  # how far each person knows it
    _at_screen: Seat | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.words = Words(self.text, [seat.name for seat in self.seats])
        self.match = Match(self.deck, len(self.seats))
        for round_ in self.played:
            self._begin(self.match.begin(round_.deal))
            for action in round_.actions:
                self._log += self.match.events_of(action)
                self.match = self.match.apply(action)
        # What happened before the match was left has been seen.
        self._told = dict.fromkeys(self.people, len(self._log))

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [Seat(i) for i, seat in enumerate(self.seats) if seat.bot is None]

    def run(self) -> None:
        """Play until somebody wins the match. Raises `Left` when a person leaves."""
        try:
            while not self.match.is_over:
                if self.match.awaits_deal:
                    self._next_round()
                self._turn()
            self._end()
        except (EOFError, KeyboardInterrupt):
            self.console.say()
            raise Left from None

    def _next_round(self) -> None:
        if self.match.round is not None:
            self._tell_round_end()
            if self.people:
                self.console.ask(self.text("next-round"))
        pack = self.deck.pack(self.match.players)
        dealt = deal(pack, self._chance("deal"), self.match.first_dealt)
        self._begin(self.match.begin(dealt))
        self.played.append(Played(dealt))
        self._save()
        self._tell()

    def _begin(self, match: Match) -> None:
        self.match = match
        assert match.round is not None  # noqa: S101 - it has just begun
        self._log = opening_events(match.round)
        self._told = {}

    def _turn(self) -> None:
        view = self._view()
        assert view.turn is not None  # noqa: S101 - a match that is not over has a turn
        seat = view.turn.seat
        level = self.seats[seat].bot
        if level is None:
            self._do(self._ask(view, view.turn))
        else:
            self._do(bot(level).choose(view, self._chance("bot")))

    def _do(self, action: Action) -> None:
        self._log += self.match.events_of(action)
        self.match = self.match.apply(action)
        last = self.played[-1]
        self.played[-1] = Played(last.deal, (*last.actions, action))
        self._save()
        self._tell()

    def _save(self) -> None:
        self.journal.write(make_record(self.deck, self.seats, self.played, self.options))

    def _chance(self, what: str) -> random.Random:
        """The random source for a step: the system's, or with a seed the same when resumed."""
        seed = self.options.get("seed")
        if seed is None:
            return random.SystemRandom()
        steps = sum(1 + len(round_.actions) for round_ in self.played)
        return random.Random(f"{seed}:{what}:{steps}")

    def _view(self) -> View:
        assert self.match.round is not None  # noqa: S101 - called during a round only
        turn = self.match.round.turn
        return self.match.view(None if turn is None else turn.seat)

    # What people see and say.

    def _tell(self) -> None:
        """Tell what is new: to the only person there is, or to all who merely watch."""
        if len(self.people) <= 1:
            self._tell_news(self.people[0] if self.people else None)

    def _tell_news(self, seat: Seat | None) -> None:
        known = self._told.get(seat, 0) if seat is not None else self._told.get(Seat.A, 0)
        for event in self._log[known:]:
            sentence = self.words.event(event, seat)
            if sentence:
                self.console.say(sentence)
        self._told[Seat.A if seat is None else seat] = len(self._log)

    def _ask(self, view: View, turn: Area) -> Action:
        seat = turn.seat
        self._hand_over(seat)
        self._show(view)
        area = turn.number if self.match.players == 2 else "none"
        prompt = self.text("prompt", area=area)
        if len(self.people) > 1:
            prompt = self.text("prompt-named", name=self.words.names[seat], prompt=prompt)
        while True:
            try:
                command = read_command(self.console.ask(prompt), view, self.text)
            except Unclear as unclear:
                self.console.say(str(unclear))
                continue
            if isinstance(command, Request):
                self._answer(command, view)
                continue
            refusal = view.refusal(command)
            if refusal is None:
                return command
            self.console.say(self.words.refusal(refusal))

    def _hand_over(self, seat: Seat) -> None:
        """Where several people share the screen, hide one's hand before the next one looks."""
        if len(self.people) > 1 and self._at_screen != seat:
            self.console.clear()
            self.console.ask(self.text("pass-screen", name=self.words.names[seat]))
            self.console.say(self.text("since-last"))
            self._at_screen = seat
        if len(self.people) > 1:
            self._tell_news(seat)

    def _show(self, view: View) -> None:
        self.console.say()
        self.console.say(draw_table(self.words, view, self.match.rounds, self.match.goal))
        self.console.say(self.text("hand", cards=draw_hand(self.words, view.hand)))

    def _answer(self, request: Request, view: View) -> None:
        say, text = self.console.say, self.text
        match request.verb:
            case Verb.QUIT:
                raise Left
            case Verb.TABLE:
                self._show(view)
            case Verb.PEEK:
                turned = tuple(sorted(card.rotated() for card in view.hand))
                say(text("peek", cards=draw_hand(self.words, turned)))
            case Verb.MOVES:
                say(text("moves"))
                for action in view.legal_actions():
                    say("  " + text("moves-line", action=str(action), words=self._name(action)))
            case Verb.LOG:
                sentences = [self.words.event(event, view.viewer) for event in self._log]
                say("\n".join(filter(None, sentences)))
            case Verb.RULES:
                say(find_rules(request.about) or text("rules-unknown", text=request.about))
            case _:
                say(text("help"))

    def _name(self, action: Action) -> str:
        match action:
            case Play(cards=cards):
                phrase = self.text("set", size=len(cards), value=cards[0].active)
                return self.text("action-play", set=phrase)
            case Add(card=card, to=to):
                return self.text("action-add", card=str(card), area=str(to))
            case Take(origin=origin):
                return self.text("action-take", area=str(origin))
            case Rotate():
                return self.text("action-rotate")

    def _tell_round_end(self) -> None:
        if len(self.people) > 1:
            self._at_screen = None
            self.console.clear()
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
        return self.text("score", points=", ".join(scores))
