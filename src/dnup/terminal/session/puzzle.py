"""A puzzle in line mode: a position, one try after the other, and why the solution is the best."""

from dataclasses import dataclass, field

from dnup.locales import Texts
from dnup.notation import format_cards, parse_action
from dnup.protocol.puzzles import reasons_for
from dnup.puzzles import HARDEST, Fates, Goal, Line, Puzzle, answer_to, failing, unseen_by
from dnup.rules import Action, Play, Seat
from dnup.terminal.session.asking import Aside
from dnup.terminal.session.console import Console
from dnup.terminal.session.practice import PracticeGame

OTHERS = ("dollop", "mow", "wim", "oxo")  # as in the browser


@dataclass(slots=True)
class PuzzleGame:
    """A puzzle being solved."""

    console: Console
    text: Texts
    puzzle: Puzzle
    day: int | None = None  # the number of the day whose puzzle it is
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
            called=OTHERS,
        )

    def run(self) -> bool:
        """Ask until the puzzle is solved. Returns whether the user found it. Raises `Left`."""
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
            *(() if self.day is None else (text("puzzle-day", number=self.day),)),
            text("puzzle-title", title=puzzle.title),
            text("puzzle-difficulty", level=puzzle.difficulty, hardest=HARDEST),
        )
        self.console.say(" · ".join(facts))

    def _tell_hidden(self) -> None:
        """What the person would have seen and counted in the round so far."""
        unseen = unseen_by(self.puzzle.round, self.puzzle.player)
        self.console.say()
        head = self.text("puzzle-hidden", count=len(unseen.cards))
        cards = format_cards(unseen.cards)
        self.console.say(f"{head}: {cards}" if cards else f"{head}.")
        for seat, count in unseen.hands.items():
            message = "puzzle-hand-star" if seat == unseen.star else "puzzle-hand-hidden"
            self.console.say("  " + self.text(message, seat=self._name(seat), count=count))

    def _task(self) -> str:
        puzzle = self.puzzle
        cards = len(puzzle.round.hand(puzzle.player))
        return self.text(f"puzzle-task-{puzzle.goal}", cards=cards, turns=puzzle.within)

    def _let_try(self) -> bool:
        while True:
            try:
                action = self._game.ask()
            except Aside:
                return False
            if action == self.puzzle.action:
                self.console.say(self.text("puzzle-right"))
                return True
            self._answer(action)
            self.console.say(self.text("puzzle-back"))

    def _answer(self, action: Action) -> None:
        """In how many deals it fails, and how in one of them."""
        text, puzzle = self.text, self.puzzle
        ways = failing(puzzle, action)
        fails = sum(len(way.deals) for way in ways)
        if not ways:
            self.console.say(text("puzzle-fails-some", deals=puzzle.deals))
        elif fails == puzzle.deals:
            self.console.say(text("puzzle-fails-all", deals=puzzle.deals))
        else:
            self.console.say(text("puzzle-fails", fails=fails, deals=puzzle.deals))
        if ways:
            self._tell_deal(ways[0].deals[0])
            line = ways[0].line
        else:
            answer = answer_to(puzzle, action)
            if answer is None:
                return
            line = Line(answer.steps, answer.out)
        if line.steps:
            self.console.say(text("puzzle-answer"))
        for area, step in line.steps:
            words = self._game.asker.words.action(step, cards=True)
            self.console.say("  " + text("puzzle-step", seat=self._name(area.seat), action=words))
        if line.out is not None:
            self.console.say(text("puzzle-answer-out", seat=self._name(line.out)))
        else:
            self.console.say(text("puzzle-answer-slow", turns=puzzle.beyond))

    def _tell_deal(self, number: int) -> None:
        """Who holds which of the hidden cards in a deal."""
        fates = Fates(self.puzzle)
        for seat, cards in fates.hands(fates.deals[number]).items():
            name = self._name(seat)
            self.console.say(self.text("puzzle-holds", name=name, cards=format_cards(cards)))

    def _name(self, seat: Seat) -> str:
        return self._game.asker.words.names[seat]

    def _explain(self) -> None:
        text, puzzle, words = self.text, self.puzzle, self._game.asker.words
        say = self.console.say
        say(text("puzzle-solution", action=words.action(puzzle.action, cards=True)))
        for reason in reasons_for(puzzle):
            say(words.reason(reason))
        then = None if puzzle.then is None else parse_action(puzzle.then)
        if isinstance(then, Play):
            say(text("puzzle-why-then", set=words.set_of(then.cards)))
        if puzzle.goal is Goal.OUT:
            say(text("puzzle-why-out", turns=puzzle.within, more=puzzle.beyond))
        else:
            say(text("puzzle-why-stop"))
        if puzzle.lead is not None:
            say(text("puzzle-lead", points=puzzle.lead // 10))
        say(f"{text('puzzle-proved')} {text('puzzle-proof', deals=puzzle.deals)}")
        say(" · ".join(text(f"puzzle-theme-{theme}") for theme in puzzle.themes))
