"""A puzzle in line mode: a position, one try after the other, and why the solution is the best."""

from dataclasses import dataclass, field

from dnup.locales import Texts
from dnup.notation import format_cards, parse_action
from dnup.protocol.puzzles import reasons_for
from dnup.puzzles import HARDEST, Goal, Puzzle, answer_to, unseen_by
from dnup.rules import Action, Play
from dnup.terminal.asking import Aside
from dnup.terminal.console import Console
from dnup.terminal.practice import PracticeGame


@dataclass(slots=True)
class PuzzleGame:
    """Somebody solves a puzzle."""

    console: Console
    text: Texts
    puzzle: Puzzle
    _game: PracticeGame = field(init=False)

    def __post_init__(self) -> None:
        puzzle = self.puzzle
        self._game = PracticeGame(
            self.console,
            self.text,
            puzzle.position,
            puzzle.player,
            replies=(),
            level=None,
            asides=self.text("puzzle-word-show").split(),
            help=self.text("puzzle-help"),
            points=puzzle.points,
        )

    def run(self) -> bool:
        """Let somebody try until it is solved; whether they found it themselves. Raises `Left`."""
        self._introduce()
        self._game.show()
        self._tell_hidden()
        self.console.say()
        self.console.say(self._task())
        is_found = self._let_try()
        self._explain()
        return is_found

    def _introduce(self) -> None:
        text, puzzle = self.text, self.puzzle
        facts = (
            text("puzzle-title", id=puzzle.id),
            text("puzzle-difficulty", level=puzzle.difficulty, hardest=HARDEST),
            *(text(f"puzzle-theme-{theme}") for theme in puzzle.themes),
        )
        self.console.say(" · ".join(facts))

    def _tell_hidden(self) -> None:
        """What the person would have seen and counted in the round so far."""
        unseen = unseen_by(self.puzzle.round, self.puzzle.player)
        self.console.say()
        head = self.text("puzzle-hidden", count=len(unseen.cards))
        self.console.say(f"{head} {format_cards(unseen.cards)}".rstrip())
        for seat, count in unseen.hands.items():
            message = "puzzle-hand-star" if seat == unseen.star else "puzzle-hand-hidden"
            self.console.say("  " + self.text(message, seat=str(seat), count=count))

    def _task(self) -> str:
        return self.text(f"puzzle-task-{self.puzzle.goal}", turns=self.puzzle.within)

    def _let_try(self) -> bool:
        while True:
            try:
                action = self._game.ask()
            except Aside:
                return False
            if action == self.puzzle.action:
                self.console.say(self.text("puzzle-right"))
                return True
            self.console.say(self.text("puzzle-wrong"))
            self._answer(action)

    def _answer(self, action: Action) -> None:
        """What the others may do then."""
        text, puzzle = self.text, self.puzzle
        answer = answer_to(puzzle, action)
        if answer is None:
            return
        if answer.steps:
            self.console.say(text("puzzle-answer"))
        for area, step in answer.steps:
            words = self._game.asker.words.action(step, cards=True)
            self.console.say("  " + text("puzzle-step", seat=str(area.seat), action=words))
        if answer.out is not None:
            self.console.say(text("puzzle-answer-out", seat=str(answer.out)))
        else:
            self.console.say(text("puzzle-answer-slow", turns=puzzle.beyond))

    def _explain(self) -> None:
        text, puzzle, words = self.text, self.puzzle, self._game.asker.words
        say = self.console.say
        say(text("puzzle-solution", action=words.action(puzzle.action, cards=True)))
        for reason in reasons_for(puzzle):
            say(words.reason(reason))
        if puzzle.goal is Goal.OUT:
            say(text("puzzle-why-out", turns=puzzle.within, more=puzzle.beyond))
        else:
            say(text("puzzle-why-stop"))
        then = None if puzzle.then is None else parse_action(puzzle.then)
        if isinstance(then, Play):
            say(text("puzzle-why-then", set=words.set_of(then.cards)))
        say(text("puzzle-proof", deals=puzzle.deals))
        if puzzle.lead is not None:
            say(text("puzzle-lead", points=puzzle.lead // 10))
