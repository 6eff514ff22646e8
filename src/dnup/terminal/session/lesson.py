"""The tutorial in line mode: its steps, one after the other, each a move at a real table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from dnup.lessons import Lesson
from dnup.locales import Texts
from dnup.rules import Action, Add, Play, Rotate, Seat, Take
from dnup.terminal.files.tutorial import ProgressFile
from dnup.terminal.session.asking import Aside, Left
from dnup.terminal.session.console import Console
from dnup.terminal.session.practice import PracticeGame
from dnup.terminal.typed import Verb, spell, spellings

_KINDS = {Play: "play", Add: "add", Take: "take", Rotate: "rotate"}


class Way(Enum):
    """Where to go from a step."""

    NEXT = auto()
    BACK = auto()


@dataclass(slots=True)
class Tutor:
    """Leads through the steps. `at` is the one that is next, as a number from 0."""

    lessons: Sequence[Lesson]
    console: Console
    text: Texts
    progress: ProgressFile
    at: int = 0
    _game: PracticeGame = field(init=False)

    def run(self) -> None:
        """Go through the steps from here on. Raises `Left` when the player quits."""
        while self.at < len(self.lessons):
            self.progress.write(self.lessons[self.at].name)
            way = self._teach(self.lessons[self.at])
            self.at = max(self.at - 1, 0) if way is Way.BACK else self.at + 1
        self.progress.clear()
        self.console.say()
        self.console.say(self.text("tutorial-over-title"))
        self.console.say(self.text("tutorial-over-lead"))

    def _teach(self, lesson: Lesson) -> Way:
        """A step, until it is done or passed over."""
        self._game = PracticeGame(
            self.console,
            self.text,
            lesson.position,
            Seat[lesson.seat],
            lesson.replies,
            lesson.level,
            asides=(*self._words("lesson-skip"), *self._words("lesson-back")),
            help=self.text("lesson-help"),
            called=lesson.names if lesson.level is None else (),
        )
        self._introduce(lesson)
        try:
            self._let_do(lesson)
            self._game.show_hand()
            self.console.say()
            self.console.say(self.text(f"tutorial-{lesson.name}-done"))
            if lesson.level is not None:
                self._play_on()
            return self._ask_way()
        except Aside as aside:
            return Way.BACK if aside.word in self._words("lesson-back") else Way.NEXT

    def _introduce(self, lesson: Lesson) -> None:
        say, text = self.console.say, self.text
        title = text(f"tutorial-{lesson.name}-title")
        say()
        say(text("lesson-head", number=self.at + 1, all=len(self.lessons), title=title))
        # What the page says of cards is about pictures of them.
        is_of_cards = lesson.name == "card"
        say(text("lesson-card-about" if is_of_cards else f"tutorial-{lesson.name}-about"))

    def _let_do(self, lesson: Lesson) -> None:
        """Let the player do what the step is about; whatever else they do is taken back."""
        game, done = self._game, 0
        game.show()
        self._give_task(lesson, 0)
        while done < max(len(lesson.wanted), 1):
            action = game.ask()
            game.act(action)
            if lesson.wanted and action not in lesson.wanted[done]:
                self.console.say()
                self.console.say(self._say_why_not(lesson, action))
                game.begin()
                done = -1
            done += 1
            game.let_others_act()
            if done < len(lesson.wanted):
                game.show()
                self._give_task(lesson, done)

    def _give_task(self, lesson: Lesson, done: int) -> None:
        say, text = self.console.say, self.text
        if lesson.tries and done == 0:
            say(text(f"tutorial-{lesson.name}-try"))
            say(text("lesson-try", typed=self._spell(lesson.tries[0])))
        if not lesson.wanted:
            say(text(f"tutorial-{lesson.name}-task"))
            say(text("lesson-free"))
            return
        action = lesson.wanted[done][0]
        facts = {"action": self._game.asker.words.action(action), "typed": self._spell(action)}
        say(text("lesson-then" if lesson.tries else "lesson-task", **facts))

    def _say_why_not(self, lesson: Lesson, action: Action) -> str:
        """Why something that is allowed was put back all the same."""
        kind = _KINDS[type(action)]
        cards = action.cards if isinstance(action, Play) else ()
        cards = (action.card,) if isinstance(action, Add) else cards
        values = " ".join(str(card.active) for card in cards)
        what = self.text("tutorial-what", kind=kind, size=len(cards), cards=values)
        return self.text(f"tutorial-{lesson.name}-other", what=what)

    def _spell(self, action: Action) -> str:
        return spell(action, self._game.view, self.text)

    def _play_on(self) -> None:
        """Go on with the round as long as the player likes."""
        if not self._game.is_over:
            self.console.say(self.text("lesson-play-on"))
            self._game.run()

    def _ask_way(self) -> Way:
        line = self.console.ask(self.text("lesson-next")).strip().lower()
        if line in spellings(Verb.QUIT, self.text):
            raise Left
        return Way.BACK if line in self._words("lesson-back") else Way.NEXT

    def _words(self, message: str) -> list[str]:
        return self.text(message).split()
