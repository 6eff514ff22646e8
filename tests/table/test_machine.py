"""Whatever guests send, in whatever order and at whatever time: a table keeps its promises."""

from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)
from table.judged import Judged
from table.tables import GUESTS, opened, waiting_for

from dnup.rules import Seat
from dnup.table import (
    Absence,
    Act,
    AskHint,
    Away,
    Back,
    BotAct,
    Chat,
    Close,
    Command,
    Leave,
    Mute,
    Next,
    Pause,
    PerMove,
    Phase,
    Phrase,
    Ready,
    Remove,
    Restart,
    Say,
    SeatBot,
    Sit,
    Tick,
    Total,
)

# Seven cards: matches are short, so that many are played to their end.
DECK = 'name = "seven"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6", "4/8", "5/9"]'
WHO = (*GUESTS[:3], "eve")
SECONDS = (0, 0, 0, 0.4, 1, 4, 10, 70, 4000, -1, -4000)
CLOCKS = (None, PerMove(5), Total(5), Total(8, increment=1))
ABSENCES = (Absence(after=None), Absence(after=5), Absence(after=60))

guests = st.sampled_from(WHO)
seats = st.sampled_from(Seat)
near = st.integers(-2, 2)
seconds = st.sampled_from(SECONDS)
numbers = st.integers(0, 1000)
asked = st.one_of(
    st.builds(Sit, guests, st.sampled_from(("Ann", "ann", " ", "Bo")), st.none() | seats),
    st.builds(Leave, guests),
    st.builds(SeatBot, guests, seats, st.sampled_from(("random", "beginner", "none"))),
    st.builds(Remove, guests, seats),
    st.builds(Ready, guests, st.sampled_from((None, "salt", "other", "", "\n"))),
    st.builds(Pause, guests, st.booleans()),
    st.builds(Say, guests, st.sampled_from("12"), st.none() | st.just(Phrase.OUCH), st.just("Hm")),
    st.builds(Mute, guests, seats, st.booleans()),
    st.builds(Away, guests),
    st.builds(Back, guests),
)
options = st.fixed_dictionaries(
    {
        "players": st.just(3),
        "deck": st.just(DECK),
        "bots": st.sampled_from(([], ["random"])),
        "clock": st.sampled_from(CLOCKS),
        "absence": st.sampled_from(ABSENCES),
        "chat": st.sampled_from(Chat),
        "pause": st.sampled_from((0, 5, 20)),
    }
)


def want_match(judged: Judged) -> None:
    """Let everybody sit down and be ready."""
    host = judged.table.order[0]
    for guest in GUESTS[:3]:
        judged.send(Sit(guest, guest))
    for i, holder in enumerate(judged.table.seats):
        if holder is None:
            judged.send(SeatBot(host, Seat(i), "random"))
    for guest in tuple(waiting_for(judged.table)):
        judged.send(Ready(guest, f"salt {judged.table.number} of {guest}"))
    assert judged.table.phase == Phase.PLAYING


class Machine(RuleBasedStateMachine):
    """Anything in any order, for Hypothesis to choose and to make short."""

    judged: Judged

    @initialize(chosen=options)
    def open(self, chosen: dict[str, Any]) -> None:
        self.judged = Judged(opened("ann", **chosen))

    @rule(command=asked, later=seconds)
    def somebody_asks(self, command: Command, later: float) -> None:
        self.judged.send(command, later)

    @rule(guest=guests, ahead=near, later=seconds, pick=numbers)
    def somebody_acts(self, guest: str, ahead: int, later: float, pick: int) -> None:
        self.judged.send(Act(guest, self.judged.turn(ahead), self.judged.pick(pick)), later)

    @rule(guest=guests, ahead=near)
    def somebody_wants_a_hint(self, guest: str, ahead: int) -> None:
        self.judged.send(AskHint(guest, self.judged.turn(ahead)))

    @rule(ahead=near, pick=numbers)
    def a_bot_acts(self, ahead: int, pick: int) -> None:
        self.judged.send(BotAct(self.judged.turn(ahead), self.judged.pick(pick)))

    @rule(guest=guests, ahead=near, later=seconds)
    def somebody_wants_the_next_round(self, guest: str, ahead: int, later: float) -> None:
        self.judged.send(Next(guest, self.judged.round(ahead)), later)

    @rule(command=st.sampled_from((Tick(), Restart())), later=seconds)
    def the_server_does_something(self, command: Command, later: float) -> None:
        self.judged.send(command, later)

    @precondition(lambda self: len(self.judged.sent) > 40)
    @rule()
    def nobody_is_expected_any_more(self) -> None:
        self.judged.send(Close())

    @precondition(lambda self: self.judged.sent)
    @rule(which=numbers, later=seconds)
    def something_comes_late_or_again(self, which: int, later: float) -> None:
        self.judged.send(self.judged.sent[which % len(self.judged.sent)], later)

    @precondition(lambda self: self.judged.table.phase in (Phase.GATHERING, Phase.FINISHED))
    @rule()
    def a_match_is_wanted(self) -> None:
        want_match(self.judged)

    @precondition(lambda self: self.judged.table.phase == Phase.PLAYING)
    @rule(moves=st.integers(1, 12), later=seconds)
    def it_is_played_on(self, moves: int, later: float) -> None:
        for _ in range(moves):
            command = self.judged.due()
            if command is None:
                return
            assert self.judged.send(command, max(later, 0))

    def teardown(self) -> None:
        if hasattr(self, "judged"):
            self.judged.ends_well()


def test_a_table_keeps_its_promises_whatever_is_sent() -> None:
    run_state_machine_as_test(Machine, settings=settings(max_examples=100, stateful_step_count=50))


def anything(judged: Judged, rng: Random) -> Command:
    """What a guest or the server may send, sensible or not, right or a little wrong."""
    guest, ahead = rng.choice(WHO), rng.choice((0, 0, 0, -1, 1))
    seat = Seat(rng.randrange(4))
    table = judged.table
    return rng.choice(
        (
            Sit(guest, guest, rng.choice((None, seat))),
            Leave(guest) if rng.random() < 0.3 else Back(guest),
            SeatBot(guest, seat, "random"),
            Remove(guest, seat),
            Ready(guest, rng.choice((None, f"salt {table.number}"))),
            Pause(guest, wants=rng.random() < 0.8),
            Pause(rng.choice(table.order), wants=table.running is None or rng.random() < 0.5),
            Say(guest, str(rng.randrange(9)), None, "Hm"),
            Mute(guest, seat, is_muted=rng.random() < 0.7),
            Away(guest),
            Back(guest),
            Act(guest, judged.turn(ahead), judged.pick(rng.randrange(99))),
            BotAct(judged.turn(ahead), judged.pick(rng.randrange(99))),
            AskHint(guest, judged.turn(ahead)),
            Next(guest, judged.round(ahead)),
            Tick(),
            Tick(),
            Restart() if rng.random() < 0.3 else Tick(),
            rng.choice(judged.sent or [Tick()]),
        )
    )


@pytest.mark.parametrize("seed", range(24))
def test_a_table_keeps_its_promises_on_long_walks(seed: int) -> None:
    rng = Random(seed)
    judged = Judged(
        opened(
            "ann",
            players=3,
            deck=DECK,
            clock=CLOCKS[seed % 4],
            absence=ABSENCES[seed % 3],
            pause=rng.choice((0, 5, 20)),
        )
    )
    for _ in range(400):
        if judged.table.phase == Phase.CLOSED:
            break
        due = judged.due()
        if judged.table.phase != Phase.PLAYING and rng.random() < 0.1:
            want_match(judged)
        elif due is not None and rng.random() < 0.5:
            assert judged.send(due, rng.choice((0, 0.1, 0.5)))
        else:
            judged.send(anything(judged, rng), rng.choice(SECONDS[:8]) if seed % 2 else 0)
    judged.ends_well()
