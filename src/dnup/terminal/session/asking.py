"""A person's turn in line mode: read lines until one is a legal action."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from dnup.rules import Action, Event, Match, View
from dnup.terminal.reports.rules import draw_rules
from dnup.terminal.reports.screen import draw_hand, draw_table
from dnup.terminal.session.console import Console
from dnup.terminal.typed import TypedRequest, TypedTextError, Verb, read_command
from dnup.terminal.words import Words


class Left(Exception):  # noqa: N818 - the user left
    """A player has left the table."""


class Aside(Exception):  # noqa: N818 - the user wants something else
    """One of the words was typed that whoever asked has a meaning for."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


@dataclass(frozen=True, slots=True)
class Turn:
    """A match at a person's turn: their view of it, and what has happened in this round."""

    match: Match
    view: View
    log: Sequence[Event]


@dataclass(frozen=True, slots=True)
class Asker:
    """Asks people for actions, and answers all else that they type meanwhile."""

    words: Words
    console: Console
    asides: Collection[str] = ()
    help: str = ""  # about the asides
    hint: Callable[[View], str] | None = None  # a hint in words, where hints are available

    def ask(self, turn: Turn, prompt: str) -> Action:
        """The action that the person wants and may do.

        Raises `Left` if they would rather quit, `Aside` for one of the words of `asides`.
        """
        seat = turn.view.viewer
        assert seat is not None  # noqa: S101 - spectators have no turn
        while True:
            line = self.console.ask(prompt)
            if line.strip().lower() in self.asides:
                raise Aside(line.strip().lower())
            try:
                command = read_command(line, turn.view, self.words.text)
            except TypedTextError as unclear:
                self.console.say(str(unclear))
                continue
            if isinstance(command, TypedRequest):
                self._answer(command, turn)
                continue
            refusal = turn.view.refusal(command)
            if refusal is None:
                return command
            self.console.say(self.words.refusal(refusal, seat))

    def show(self, turn: Turn) -> None:
        """Write the table and the person's hand."""
        match, text = turn.match, self.words.text
        self.console.say()
        self.console.say(draw_table(self.words, turn.view, match.rounds, match.goal))
        self.console.say(text("hand", cards=draw_hand(self.words, turn.view.hand)))

    def tell(self, turn: Turn, events: Sequence[Event]) -> None:
        """Write what has happened."""
        for event in events:
            sentence = self.words.event(event, turn.view.viewer)
            if sentence:
                self.console.say(sentence)

    def _answer(self, request: TypedRequest, turn: Turn) -> None:
        say, text, view = self.console.say, self.words.text, turn.view
        match request.verb:
            case Verb.QUIT:
                raise Left
            case Verb.TABLE:
                self.show(turn)
            case Verb.PEEK:
                turned = tuple(sorted(card.rotated() for card in view.hand))
                say(text("peek", cards=draw_hand(self.words, turned)))
            case Verb.MOVES:
                say(text("moves"))
                actions = {
                    str(action): self.words.action(action) for action in view.legal_actions()
                }
                width = max(map(len, actions))
                for action, words in actions.items():
                    say(f"  {action:{width}}  {words}")
            case Verb.HINT:
                say(text("hint-not-here") if self.hint is None else self.hint(view))
            case Verb.LOG:
                self.tell(turn, turn.log)
            case Verb.RULES:
                found = draw_rules(request.about, text)
                self.console.page(found or text("rules-unknown", text=request.about))
            case _:
                say(text("help"))
                if self.help:
                    say(self.help)
