"""Watching a recorded match: steps, views, and questions about what players knew."""

import re
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from dnup.analysis.knowledge import know
from dnup.extras import install_command
from dnup.locales import Texts
from dnup.notation import Record, Step, shipped_deck
from dnup.rules import Seat
from dnup.terminal.files.records import RecordFileError, write_record
from dnup.terminal.files.timeline import Place, Timeline, read_place
from dnup.terminal.reports.knowledge import draw_knowledge
from dnup.terminal.reports.look import OPEN, SPECTATOR, Look
from dnup.terminal.reports.scene import draw_moment, tell_round, tell_rounds
from dnup.terminal.session.console import Console
from dnup.terminal.session.kernel import is_kernel_ready
from dnup.terminal.words import Words, printable

SECONDS_A_STEP = 2.0  # at speed 1
SLOWEST, FASTEST = 0.1, 50.0


class ReplayVerb(Enum):
    """What a line can begin with: the messages that say how each is spelled."""

    NEXT = "watch-next"
    BACK = "watch-back"
    ROUND = "watch-round"
    LAST = "watch-last"
    PLAY = "watch-play"
    AS = "watch-as"
    OPEN = "watch-open"
    SPECTATOR = "watch-spectator"
    KNOW = "watch-know"
    LOG = "command-log"
    ROUNDS = "watch-rounds"
    TABLE = "command-table"
    SAVE = "watch-save"
    HELP = "command-help"
    QUIT = "command-quit"


class _Quit(Exception):  # noqa: N818 - the user quits
    """The player has seen enough."""


@dataclass(slots=True)
class ReplaySession:
    """A match being watched. `at` is the current step."""

    record: Record
    steps: list[Step]
    console: Console
    text: Texts
    look: Look = OPEN
    at: int = 0
    words: Words = field(init=False)
    timeline: Timeline = field(init=False)
    _speed: float = field(init=False, default=1.0)

    def __post_init__(self) -> None:
        self.words = Words(self.text, [printable(seat.name) for seat in self.record.seats])
        self.timeline = Timeline(self.steps)

    @property
    def reader(self) -> Seat | None:
        """The seat that sentences call "you": the only person's, if that is its name."""
        named = [i for i, seat in enumerate(self.record.seats) if seat.name == self.text("you")]
        return Seat(named[0]) if len(named) == 1 else None

    def run(self) -> None:
        """Step through the match until the player quits; in a pipe, write every step."""
        if not self.steps:
            self.console.say(self.text("watch-empty"))
            return
        self._say_deck()
        self.show()
        if not self.console.is_interactive:
            while self.at < len(self.steps) - 1:
                self._go(self.at + 1)
            return
        self.console.say(self.text("watch-hello"))
        try:
            line: str | None = None
            while True:
                line = self.answer(self.console.ask(self._prompt()) if line is None else line)
        except (EOFError, KeyboardInterrupt):
            self.console.say()
        except _Quit:
            return

    def _say_deck(self) -> None:
        """Which cards were played with, under today's name if they come with the program."""
        recorded = self.record.deck
        shipped = shipped_deck(recorded.hash)
        deck = recorded.name if shipped is None else shipped.name
        players = len(self.record.seats)
        self.console.say(self.text("watch-deck", players=players, deck=printable(deck)))
        if deck != recorded.name:
            self.console.say(self.text("watch-deck-then", name=printable(recorded.name)))

    def show(self) -> None:
        """Write the current step: what happened, and the table after it."""
        self.console.say()
        drawn = draw_moment(self.words, self.timeline, self.at, self.look, self.reader)
        self.console.say(drawn)

    def answer(self, line: str) -> str | None:
        """Do what a line asks for; the next line if one was typed meanwhile."""
        word, *rest = line.split() or [""]
        verb = self._verb(word.lower())
        if len(rest) > 1 and verb is not ReplayVerb.SAVE:
            verb = None
        argument = " ".join(rest)
        match verb:
            case ReplayVerb.NEXT | ReplayVerb.BACK | ReplayVerb.LAST if not rest:
                self._step(verb)
            case ReplayVerb.ROUND:
                self._jump(argument if "." in argument else f"{argument}.0")
            case ReplayVerb.PLAY:
                return self._play(argument)
            case ReplayVerb.AS | ReplayVerb.OPEN | ReplayVerb.SPECTATOR:
                self._turn_to(argument if verb is ReplayVerb.AS else word)
            case ReplayVerb.KNOW:
                self._know(argument)
            case ReplayVerb.SAVE:
                self._save(argument)
            case None if re.fullmatch(r"[0-9]{1,6}", line.strip()):
                self._jump(f"{self.timeline.place(self.at).round}.{line.strip()}")
            case None if read_place(line.strip()):
                self._jump(line.strip())
            case None:
                self.console.say(self.text("watch-unclear", text=printable(line.strip())))
            case _:
                self._tell(verb)
        return None

    def _tell(self, verb: ReplayVerb) -> None:
        """Answer a question that needs no more than its name."""
        say = self.console.say
        match verb:
            case ReplayVerb.LOG:
                say(tell_round(self.words, self.timeline, self.at, self.reader))
            case ReplayVerb.ROUNDS:
                say(tell_rounds(self.words, self.timeline, self.at, self.look))
            case ReplayVerb.TABLE:
                self.show()
            case ReplayVerb.QUIT:
                raise _Quit
            case _:
                say(self.text("watch-commands"))

    def _verb(self, word: str) -> ReplayVerb | None:
        if not word:
            return ReplayVerb.NEXT
        return next((verb for verb in ReplayVerb if word in self.text(verb.value).split()), None)

    def _prompt(self) -> str:
        place = self.timeline.place(self.at)
        return self.text("watch-at", place=str(place), look=self._say_look())

    def _say_look(self) -> str:
        if self.look.is_open:
            return self.text("look-open")
        if self.look.seat is None:
            return self.text("look-spectator")
        return self.text("look-seat", seat=str(self.look.seat))

    # The current step.

    def _go(self, at: int) -> None:
        if at != self.at:
            self.at = at
            self.show()

    def _step(self, verb: ReplayVerb) -> None:
        last = len(self.steps) - 1
        if verb is ReplayVerb.BACK:
            if self.at == 0:
                self.console.say(self.text("watch-begin"))
            self._go(max(self.at - 1, 0))
        else:
            if self.at == last:
                self.console.say(self.text("replay-end"))
            self._go(last if verb is ReplayVerb.LAST else min(self.at + 1, last))

    def _jump(self, text: str) -> None:
        place = read_place(text)
        if place is None:
            self.console.say(self.text("watch-which-round"))
            return
        found = self.timeline.find(place)
        if found is None:
            self.console.say(say_no_place(self.text, self.timeline, place, self.look))
        else:
            self._go(found)

    def _play(self, speed: str) -> str | None:
        """Go on by itself until the end, or until Enter or Ctrl-C; what was typed with it."""
        if speed and not self._set_speed(speed):
            self.console.say(self.text("watch-which-speed"))
            return None
        last = len(self.steps) - 1
        if self.at == last:
            self.console.say(self.text("replay-end"))
            return None
        self.console.say(self.text("watch-playing", speed=f"{self._speed:g}"))
        try:
            while self.at < last:
                if self.console.has_line(SECONDS_A_STEP / self._speed):
                    return self.console.ask("").strip() or None
                self._go(self.at + 1)
        except KeyboardInterrupt:
            self.console.say()
            return None
        self.console.say(self.text("replay-end"))
        return None

    def _set_speed(self, speed: str) -> bool:
        number = speed.lower().strip("x×").replace(",", ".")
        if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?", number) or float(number) == 0:
            return False
        self._speed = min(max(float(number), SLOWEST), FASTEST)
        return True

    # How one looks, and who could know what.

    def _turn_to(self, name: str) -> None:
        look = self._read_look(name)
        if look is None:
            self._complain_of_seat(name, "watch-which-look")
        else:
            self.look = look
            self.show()

    def _read_look(self, name: str) -> Look | None:
        if name.lower() in self.text(ReplayVerb.OPEN.value).split():
            return OPEN
        if name.lower() in self.text(ReplayVerb.SPECTATOR.value).split():
            return SPECTATOR
        seat = self._read_seat(name)
        return None if seat is None else Look(seat)

    def _read_seat(self, name: str) -> Seat | None:
        letters = "ABCDE"[: len(self.record.seats)]
        return Seat[name.upper()] if len(name) == 1 and name.upper() in letters else None

    def _complain_of_seat(self, name: str, message: str) -> None:
        last = "ABCDE"[len(self.record.seats) - 1]
        self.console.say(self.text(message, text=printable(name) or "?", last=last))

    def _know(self, name: str) -> None:
        viewer = self.look.seat
        if name:
            look = self._read_look(name)
            if look is None or look.is_open:
                self._complain_of_seat(name, "watch-whose-knowledge")
                return
            viewer = look.seat
        if not self.look.may_ask(viewer):
            self.console.say(self.text("watch-not-told", seat=str(viewer)))
            return
        is_ready = is_kernel_ready()
        known = know(self.steps[self.at].match, viewer, weigh=is_ready)
        self.console.say(draw_knowledge(self.words, known))
        if known.cards and not is_ready:
            self.console.say(self.text("know-no-extra", command=install_command()))

    # What is kept.

    def _save(self, name: str) -> None:
        if not name:
            self.console.say(self.text("watch-save-where"))
            return
        path = Path(name).expanduser()
        deck = self.steps[0].match.deck
        shipped = shipped_deck(deck.hash)
        deck = shipped or deck
        try:
            write_record(path, self.record, deck)
        except RecordFileError as error:
            self.console.say(error.sentence(self.text))
            return
        self.console.say(self.text("watch-saved", file=str(path)))
        if shipped is None and path.suffix.lower() != ".toml":
            facts = {"deck": printable(deck.name), "file": str(path.with_suffix(".toml"))}
            self.console.say(self.text("watch-save-deck", **facts))


def say_no_place(text: Texts, timeline: Timeline, place: Place, look: Look) -> str:
    """That the match has no such moment; with open hands also how far it goes."""
    if not look.is_open:
        return text("watch-no-moment", place=str(place))
    if not 1 <= place.round <= timeline.rounds:
        return text("replay-no-round", rounds=timeline.rounds)
    actions = timeline.actions(place.round)
    return text("watch-no-action", round=place.round, actions=actions)
