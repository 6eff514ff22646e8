"""A table that is watched while anything is sent to it: every promise is checked every time."""

from table.tables import Driven

from dnup.rules import Action, Rotate
from dnup.table import (
    Act,
    BotAct,
    Command,
    Fact,
    Next,
    Person,
    Phase,
    Refused,
    Sit,
    Table,
    Tick,
    fact_from_json,
    fact_to_json,
    verify,
)
from dnup.table.fact import Acted, Dealt, Hinted, MatchBegan, SeatEmptied, TimeUp


class Judged:
    """A table, and the same table made of its facts as a store gives them back."""

    def __init__(self, driven: Driven) -> None:
        self.driven = driven
        self.stored = driven.read_back()
        self.sent: list[Command] = []
        self.done: set[Act] = set()

    @property
    def table(self) -> Table:
        return self.driven.table

    def send(self, command: Command, later: float = 0) -> list[Fact]:
        """Let the table decide, twice; and what happened must be allowed to."""
        before, number = self.table, len(self.driven.facts)
        self.sent.append(command)
        try:
            facts = self.driven.do(command, later=later)
        except Refused:
            assert self.table is before
            assert len(self.driven.facts) == number
            return []
        assert not (command in self.done and facts), "what was done is not done again"
        self._store(facts)
        self._judge(command, before, facts)
        self._repeat(command, facts)
        self.keeps_its_promises()
        return facts

    def due(self) -> Command | None:
        """What must be done now, if somebody can do it."""
        table, running = self.table, self.table.running
        if running is None or running.is_paused or table.phase != Phase.PLAYING:
            return None
        if table.bot_to_act is not None:
            return BotAct(running.turn, self.driven.choose())
        here = {seat: person.guest for seat, person in table.people() if person.is_present}
        if table.to_act is None:
            waiting = [guest for seat, guest in here.items() if seat not in running.next_wanted]
            return Next(waiting[0], running.match.rounds) if waiting else None
        if table.to_act not in here:
            return None
        return Act(here[table.to_act], running.turn, self.driven.choose())

    def pick(self, number: int) -> Action:
        """One of the legal actions, or if there is none, anything."""
        running = self.table.running
        actions = [] if running is None else running.match.legal_actions()
        return actions[number % len(actions)] if actions else Rotate()

    def turn(self, ahead: int) -> int:
        """The number of a turn, so many before or after the next one."""
        return ahead + (1 if self.table.running is None else self.table.running.turn)

    def round(self, ahead: int) -> int:
        """The number of a round, so many before or after this one."""
        return ahead + (0 if self.table.running is None else self.table.running.match.rounds)

    def keeps_its_promises(self) -> None:
        """What is true at every moment."""
        assert self.stored == self.table
        self._seats_are_clear()
        self._secret_is_kept()
        self._is_never_stuck()
        running = self.table.running
        if running is not None:
            assert min(running.clock.left) >= 0
            assert running.clock.used >= 0
            assert running.clock.since is None or running.clock.since <= self.table.at

    def ends_well(self) -> None:
        """What is true of the whole log."""
        facts = self.driven.facts
        assert self.driven.read_back() == self.table
        assert self.table.number == len(facts)
        assert [fact.at for fact in facts] == sorted(fact.at for fact in facts)
        turns = [fact.turn for fact in facts if isinstance(fact, Acted)]
        assert turns == list(range(1, len(turns) + 1))

    def _store(self, facts: list[Fact]) -> None:
        for fact in facts:
            self.stored = self.stored.after(fact_from_json(fact_to_json(fact)))

    def _judge(self, command: Command, before: Table, facts: list[Fact]) -> None:
        guest = getattr(command, "guest", None)
        if guest is not None and before.seat_of(guest) is None and not isinstance(command, Sit):
            assert facts == [], "a stranger has no say"
        for fact in facts:
            if isinstance(fact, Acted):
                assert before.to_act is not None
                self._judge_action(command, fact, before.seats[before.to_act])
            elif isinstance(fact, Hinted):
                assert before.may_hint, "hints are for who plays against bots alone"
                assert before.to_act == fact.seat == before.seat_of(str(guest))
            elif isinstance(fact, SeatEmptied):
                assert before.phase != Phase.PLAYING
        if before.phase == Phase.PLAYING and self.table.phase != Phase.PLAYING:
            self._record_proves_the_match()

    def _judge_action(self, command: Command, fact: Acted, holder: object) -> None:
        if isinstance(command, Act):
            assert isinstance(holder, Person)
            assert (holder.guest, holder.has_left) == (command.guest, False)
            assert not fact.is_assisted
            self.done.add(command)
        else:
            assert isinstance(command, BotAct)
            assert fact.is_assisted == isinstance(holder, Person)

    def _repeat(self, command: Command, facts: list[Fact]) -> None:
        """The same at once again does nothing; but a round may be dealt to one without time."""
        table = self.table
        try:
            again = self.driven.do(command)
        except Refused:
            assert self.table is table
            return
        if isinstance(command, Tick) and any(isinstance(fact, Dealt) for fact in facts):
            assert all(isinstance(fact, TimeUp) for fact in again)
            self._store(again)
        else:
            assert again == []

    def _record_proves_the_match(self) -> None:
        table, running, facts = self.table, self.driven.running, self.driven.facts
        began = max(i for i, fact in enumerate(facts) if isinstance(fact, MatchBegan))
        acted = [fact for fact in facts[began:] if isinstance(fact, Acted)]
        verified = verify(table.record(), table.deck, commitment=running.commitment)
        assert verified.actions == len(acted)
        hinted = {fact.turn for fact in facts[began:] if isinstance(fact, Hinted)}
        assert sum(running.hints) == len(hinted) == sum(s.hints for s in table.record().seats)
        assert sum(running.assisted) == sum(fact.is_assisted for fact in acted)
        assert (table.phase == Phase.FINISHED) == running.match.is_over

    def _seats_are_clear(self) -> None:
        table = self.table
        held = [person.guest for _, person in table.people()]
        assert sorted(table.order) == sorted(set(held)) == sorted(held)
        names = [holder.name.casefold() for holder in table.seats if holder]
        assert len(set(names)) == len(names)
        assert (table.host is None) == (not held)
        if table.phase == Phase.PLAYING:
            assert None not in table.seats
            assert any(not person.has_left for _, person in table.people())
        elif table.phase != Phase.CLOSED:
            assert not any(p.has_left or p.is_substituted for _, p in table.people())
        assert not any(p.is_present and p.is_substituted for _, p in table.people())

    def _secret_is_kept(self) -> None:
        table = self.table
        if table.phase != Phase.CLOSED:
            assert bool(table.secret) == (table.phase != Phase.PLAYING)
        if table.running is not None:
            proof = table.record().fairness
            assert proof is not None
            assert (proof.secret is None) == (table.phase == Phase.PLAYING)

    def _is_never_stuck(self) -> None:
        """Somebody can act, a bot is to, something is due, or all have agreed to a pause."""
        table, running = self.table, self.table.running
        if table.phase != Phase.PLAYING or running is None or not table.is_attended:
            assert table.alarm is None
            assert table.bot_to_act is None
            return
        seat = table.to_act
        assert (seat is None) == (running.over_since is not None)
        holder = None if seat is None else table.seats[seat]
        waits = table.options.absence.after is None  # for ever, if the host has chosen so
        assert (
            running.is_paused
            or (isinstance(holder, Person) and (holder.is_present or waits))
            or table.bot_to_act is not None
            or table.alarm is not None
        )
