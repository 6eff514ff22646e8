"""A table at one moment: the fold of its facts."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import assert_never

import msgspec
from msgspec.structs import replace

from dnup.notation import (
    FORMAT,
    DeckJson,
    Record,
    action_from_json,
    parse_cards,
    standard_deck,
)
from dnup.rules import Action, Deal, Deck, Match, Seat
from dnup.table.clock import Clock
from dnup.table.fact import (
    Acted,
    BotSeated,
    CameBack,
    Closed,
    Committed,
    Dealt,
    Duplicated,
    Fact,
    Hinted,
    MatchBegan,
    MatchEnded,
    Muted,
    Opened,
    PauseAsked,
    Paused,
    PersonSeated,
    Renamed,
    Restarted,
    Resumed,
    Revealed,
    Said,
    Sealed,
    SeatEmptied,
    Substituted,
    TableFact,
    TimeUp,
    Unsealed,
    WantsNext,
    WasReady,
    WentAway,
)
from dnup.table.fairness import commit_salt, prove
from dnup.table.holder import BotHolder, Holder, Person
from dnup.table.ink import first_free
from dnup.table.options import Options
from dnup.table.running import Running, commitment_of, round_record

CHAT_KEPT = 50  # of what was said
REVEAL_SECONDS = 10  # for all clients to reveal their salts


class Phase(StrEnum):
    """The phase of a table."""

    GATHERING = "gathering"  # people sit down
    PLAYING = "playing"
    FINISHED = "finished"  # the result is on the table; a rematch may follow
    CLOSED = "closed"


class Table(msgspec.Struct, frozen=True):
    """A table at one moment. `decide` says what happens next; `after` is that moment."""

    code: str
    options: Options
    deck: Deck
    seats: tuple[Holder | None, ...]
    phase: Phase = Phase.GATHERING
    number: int = 1  # of facts so far
    at: int = 0  # when the last of them happened
    opened_at: int = 0
    order: tuple[str, ...] = ()  # the seated guests, longest first
    secret: str = ""  # of the match that is gathering
    sealed: Sealed | None = None  # while salts are revealed, after everybody has committed to one
    duplicate: Duplicated | None = None  # what the deals follow from, if another match had them
    running: Running | None = None
    muted: frozenset[tuple[Seat, Seat]] = frozenset()  # by whom, whom
    chat: tuple[Said, ...] = ()
    removed: tuple[tuple[str, int], ...] = ()  # guests whom the host removed, and when

    def __repr__(self) -> str:
        return f"<Table {self.phase} number={self.number}>"  # it may be logged, and holds secrets

    @property
    def players(self) -> int:
        """How many play here."""
        return len(self.seats)

    @property
    def commitment(self) -> str:
        """The hash of the secret that the next match will be dealt from."""
        return commitment_of(self.secret) if self.secret else ""

    @property
    def host(self) -> Seat | None:
        """The seat of the person who has been here longest."""
        for guest in self.order:
            seat = self.seat_of(guest)
            person = None if seat is None else self.seats[seat]
            if isinstance(person, Person) and not person.has_left:
                return seat
        return None

    def people(self) -> Iterator[tuple[Seat, Person]]:
        """The persons at the table, by seat."""
        for i, holder in enumerate(self.seats):
            if isinstance(holder, Person):
                yield Seat(i), holder

    def seat_of(self, guest: str) -> Seat | None:
        """The seat that a guest holds."""
        for i, holder in enumerate(self.seats):
            if isinstance(holder, Person) and holder.guest == guest:
                return Seat(i)
        return None

    def removed_at(self, guest: str) -> int | None:
        """When the host removed a guest, the last time; None if they never did."""
        return next((at for one, at in self.removed if one == guest), None)

    def deaf_to(self, seat: Seat) -> frozenset[Seat]:
        """The seats that do not want to hear this one."""
        return frozenset(by for by, whom in self.muted if whom == seat)

    @property
    def is_attended(self) -> bool:
        """Whether a person is present: nobody plays for an empty room."""
        return any(isinstance(h, Person) and h.away_since is None for h in self.seats)

    @property
    def has_room(self) -> bool:
        """Whether a guest who comes now finds a seat."""
        return self.phase in {Phase.GATHERING, Phase.FINISHED} and None in self.seats

    @property
    def may_hint(self) -> bool:
        """Whether hints can be had: one person plays, and against bots alone.

        A person who is away, or has left and may come back, is a person.
        """
        if self.phase != Phase.PLAYING:
            return False
        bots = sum(isinstance(holder, BotHolder) for holder in self.seats)
        return bots == self.players - 1 and None not in self.seats

    @property
    def alone(self) -> Seat | None:
        """The only person in a match against bots, for the ladder; None if there isn't one.

        The cards are those that everybody has, and the deals were not known.
        """
        running = self.running
        if running is None or self.duplicate is not None:
            return None
        people = [seat for seat, holder in enumerate(running.seats) if holder.bot is None]
        if len(people) != 1 or self.deck.hash != standard_deck().hash:
            return None
        (seat,) = people
        return Seat(seat)

    @property
    def unassisted(self) -> Seat | None:
        """The only person, if nobody has helped them: only then does the ladder count a win."""
        seat, running = self.alone, self.running
        if seat is None or running is None:
            return None
        return None if running.assisted[seat] or running.hints[seat] else seat

    @property
    def is_rated(self) -> bool:
        """Whether a ladder will count a victory in this match, if nobody helps from now on."""
        return self.phase == Phase.PLAYING and self.unassisted is not None

    @property
    def lost_if_left(self) -> bool:
        """Whether it counts as lost on a ladder to leave the match now, as soon as it is dealt."""
        return self.phase == Phase.PLAYING and self.alone is not None

    @property
    def is_left_to_bots(self) -> bool:
        """Whether only bots are still in the round."""
        round_ = None if self.running is None else self.running.match.round
        if round_ is None:
            return False
        playing = (person for seat, person in self.people() if seat not in round_.out)
        return all(person.is_substituted for person in playing)

    def bot_level(self, seat: Seat) -> str | None:
        """The level of the bot that plays for a seat now; None if its person does."""
        holder = self.seats[seat]
        if isinstance(holder, BotHolder):
            return holder.level
        running = self.running
        is_late = running is not None and running.is_time_up and running.area is not None
        if holder is None or holder.is_substituted or (is_late and self.to_act == seat):
            return self.options.absence.level
        return None

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is, while the match is on."""
        if self.phase != Phase.PLAYING or self.running is None or self.running.area is None:
            return None
        return self.running.area.seat

    @property
    def bot_to_act(self) -> tuple[Seat, str] | None:
        """The seat to act and its bot's level, when it is for a bot to move now."""
        seat = self.to_act
        if seat is None or not self.is_attended or (self.running and self.running.is_paused):
            return None
        level = self.bot_level(seat)
        return None if level is None else (seat, level)

    @property
    def alarm(self) -> int | None:
        """When a `Tick` is due: somebody's time is up, or has been away, or looked, long enough."""
        running = self.running
        if not self.is_attended:
            return None
        if self.sealed is not None:
            return self.sealed.at + REVEAL_SECONDS * 1000
        if self.phase != Phase.PLAYING or running is None or running.is_paused:
            return None
        away = (self.stand_in_at(person) for _, person in self.people())
        times = [at for at in away if at is not None]
        if running.over_since is not None:
            times.append(running.over_since + self.options.pause * 1000)
        if running.clock.rule is not None:
            seat = self.to_act
            if seat is not None and self.bot_level(seat) is None:
                deadline = running.clock.deadline(seat)
                times += () if deadline is None else (deadline,)
        return min(times) if times else None

    def stand_in_at(self, person: Person) -> int | None:
        """When a bot begins to play for a person; None if they are here, or no bot will."""
        after, since = self.options.absence.after, person.away_since
        if after is None or since is None or person.is_substituted:
            return None
        return since + after * 1000

    @property
    def next_round_at(self) -> int | None:
        """When the next round is dealt at the latest; None while one is on."""
        running = self.running
        if running is None or running.over_since is None:
            return None
        return running.over_since + self.options.pause * 1000

    def record(self) -> Record:
        """The match that is being played, or the last one, as far as it goes.

        The secret is in it only when nobody plays on. A `ValueError` before the first match.
        """
        running = self.running
        if running is None:
            raise ValueError("no match has begun at this table")
        match = running.match
        rounds = (
            [*running.rounds] if running.deal is None else [*running.rounds, round_record(running)]
        )
        seats = [
            replace(seat, assisted=assisted, hints=hints)
            for seat, assisted, hints in zip(
                running.seats, running.assisted, running.hints, strict=True
            )
        ]
        fairness = None
        if self.duplicate is None:  # else nothing was promised here before the match
            is_over = match.is_over or self.phase == Phase.CLOSED
            secret, commitments = bytes.fromhex(running.secret), running.salt_commitments
            fairness = prove(secret, running.salts, reveal=is_over, salt_commitments=commitments)
        deck = DeckJson(self.deck.name, self.deck.hash)
        winner = None if match.winner is None else str(match.winner)
        # It was played by the rules, move by move: it need not be played again to be written.
        told = self.options.recorded()
        if self.duplicate is not None:
            told["duplicate"] = self.duplicate.code
        return Record(FORMAT, deck, seats, told, rounds, winner, fairness)

    def after(self, fact: Fact) -> "Table":
        """The table after a fact."""
        if isinstance(fact, Acted):
            action = action_from_json(fact.action)
            return self.moved(fact, action, self._running().match.apply(action))
        table = self._fold(fact)
        return replace(table, number=self.number + 1, at=max(self.at, fact.at))

    def _fold(self, fact: TableFact | Dealt) -> "Table":
        match fact:
            case Hinted(seat=seat, turn=turn):
                hints = self._running().hints
                more = (*hints[:seat], hints[seat] + 1, *hints[seat + 1 :])
                return self._run(hints=more, hinted=turn)
            case Dealt(at=at, hands=hands):
                return self._deal(Deal(tuple(parse_cards(" ".join(h)) for h in hands)), at)
            case PersonSeated():
                return self._sit_down(fact)
            case Renamed(seat=seat, name=name, ink=ink):
                return self._change(seat, name=name, ink=ink)
            case BotSeated(seat=seat, level=level, name=name):
                return self._hold(seat, BotHolder(level, name))
            case SeatEmptied(seat=seat):
                holder = self.seats[seat]
                gone = holder.guest if isinstance(holder, Person) else ""
                order = tuple(guest for guest in self.order if guest != gone)
                table = replace(self._hold(seat, None), order=order)
                return table._remember_removed(gone, fact.at) if fact.was_removed else table
            case Duplicated():
                return replace(self, duplicate=fact)
            case Committed(secret=secret):
                return replace(self, secret=secret)
            case WasReady(seat=seat, salt=salt, salt_commitment=commitment):
                if salt is not None:  # older facts have the salt alone
                    commitment = commit_salt(salt)
                return self._change(seat, salt=salt, salt_commitment=commitment)
            case Sealed() | Unsealed():
                return self._seal(fact)
            case Revealed(seat=seat, salt=salt):
                return self._change(seat, salt=salt)
            case MatchBegan():
                return self._begin(fact)
            case WantsNext(seat=seat):
                running = self._running()
                return self._run(next_wanted=running.next_wanted | {seat})
            case TimeUp():
                return self._run(is_time_up=True)
            case WentAway(at=at, seat=seat, has_left=has_left):
                holder = self.seats[seat]
                since = at
                if isinstance(holder, Person) and holder.away_since is not None:
                    since = holder.away_since
                table = self._change(seat, away_since=since, has_left=has_left)
                if fact.was_removed and isinstance(holder, Person):
                    table = table._remember_removed(holder.guest, at)
                return table._set_clock(at)
            case CameBack(at=at, seat=seat):
                table = self._change(seat, away_since=None, has_left=False, is_substituted=False)
                # While nobody was there, nobody looked at the round that is over either.
                return (table if self.is_attended else table._look_again(at))._set_clock(at)
            case Substituted(seat=seat):
                return self._change(seat, is_substituted=True)
            case Restarted(at=at):
                return self._restart(at)
            case PauseAsked(seat=seat, wants=wants):
                wanted = self._running().pause_wanted
                return self._run(pause_wanted=wanted | {seat} if wants else wanted - {seat})
            case Paused(at=at):
                return self._run(is_paused=True)._set_clock(at)
            case Resumed(at=at):
                table = self._run(is_paused=False, pause_wanted=frozenset(), turn_at=at)
                return table._look_again(at)._set_clock(at)
            case Said():
                return replace(self, chat=(*self.chat, fact)[-CHAT_KEPT:])
            case Muted(seat=seat, whom=whom, is_muted=is_muted):
                pair = {(seat, whom)}
                return replace(self, muted=self.muted | pair if is_muted else self.muted - pair)
            case MatchEnded():
                return self._end()
            case Closed():
                return replace(self, phase=Phase.CLOSED)
            case Opened():
                raise ValueError("a table is opened once")
            case _:
                assert_never(fact)

    def moved(self, fact: Acted, action: Action, match: Match) -> "Table":
        """The table after the action of a fact, which makes this match of the one before."""
        running, round_ = self._running(), match.round
        seat, is_over = match.past[-1].area.seat, round_ is None or round_.is_over
        assisted = running.assisted
        if fact.is_assisted:
            assisted = (*assisted[:seat], assisted[seat] + 1, *assisted[seat + 1 :])
        acts = running.acts
        if acts:
            now = acts[-1]
            acts = (*acts[:-1], (*now[:seat], now[seat] + 1, *now[seat + 1 :]))
        clock = running.clock.moved(seat, fact.at)
        if is_over:
            clock = replace(clock, since=None)
        changed = replace(
            running,
            match=match,
            turn=fact.turn + 1,
            turn_at=fact.at,
            last=(*running.last[:seat], (fact.turn, action), *running.last[seat + 1 :]),
            clock=clock,
            acts=acts,
            assisted=assisted,
            is_time_up=False,
            over_since=fact.at if is_over else None,
        )
        number, at = self.number + 1, max(self.at, fact.at)
        return replace(self, running=changed, number=number, at=at)

    def _deal(self, deal: Deal, at: int) -> "Table":
        running = self._running()
        rounds = running.rounds
        if running.deal is not None:
            rounds = (*rounds, round_record(running))
        table = self._run(
            match=running.match.begin(deal),
            rounds=rounds,
            deal=deal,
            acts=(*running.acts, (0,) * self.players),
            over_since=None,
            next_wanted=frozenset(),
            turn_at=at,
            clock=replace(running.clock, since=None, used=0),
        )
        return table._set_clock(at)

    def _begin(self, fact: MatchBegan) -> "Table":
        running = Running(
            # Numbers of turns go on: what is sent late is never a turn of another match.
            turn=1 if self.running is None else self.running.turn,
            id=fact.id,
            seats=fact.seats,
            salts=fact.salts,
            salt_commitments=fact.salt_commitments,
            secret=self.secret,
            match=Match(self.deck, self.players),
            clock=Clock.of(self.options.clock, self.players),
            last=(None,) * self.players,
            assisted=(0,) * self.players,
            hints=(0,) * self.players,
        )
        table = self._unready()
        return replace(table, phase=Phase.PLAYING, running=running, sealed=None, secret="")

    def _seal(self, fact: Sealed | Unsealed) -> "Table":
        if isinstance(fact, Sealed):
            return replace(self, sealed=fact)
        return replace(self._unready(), sealed=None)

    def _unready(self) -> "Table":
        seats = tuple(
            replace(holder, salt=None, salt_commitment=None)
            if isinstance(holder, Person)
            else holder
            for holder in self.seats
        )
        return replace(self, seats=seats)

    def _end(self) -> "Table":
        """The match is over. Players who left during it lose their seats."""
        running = self._running()
        seats = tuple(
            None if isinstance(holder, Person) and holder.has_left else holder
            for holder in self.seats
        )
        seats = tuple(
            replace(holder, is_substituted=False) if isinstance(holder, Person) else holder
            for holder in seats
        )
        here = {holder.guest for holder in seats if isinstance(holder, Person)}
        return replace(
            self,
            phase=Phase.FINISHED,
            seats=seats,
            order=tuple(guest for guest in self.order if guest in here),
            running=replace(running, clock=replace(running.clock, since=None)),
        )

    def _restart(self, at: int) -> "Table":
        # What went by since the last fact, while the server was off, is nobody's time, and nobody
        # was away in it.
        off = at - self.at
        seats = tuple(
            replace(holder, away_since=at if holder.away_since is None else holder.away_since + off)
            if isinstance(holder, Person)
            else holder
            for holder in self.seats
        )
        table = replace(self, seats=seats)
        return table if self.running is None else table._run(turn_at=at)._set_clock(self.at)

    def _remember_removed(self, guest: str, at: int) -> "Table":
        others = tuple(one for one in self.removed if one[0] != guest)
        return self if not guest else replace(self, removed=(*others, (guest, at)))

    def _look_again(self, now: int) -> "Table":
        """Restart the pause between two rounds, if there is one."""
        if self.running is None or self.running.over_since is None:
            return self
        return self._run(over_since=now)

    def _set_clock(self, now: int) -> "Table":
        """The clock runs while somebody is present, nobody paused, and a round is on."""
        running = self.running
        if running is None or self.phase != Phase.PLAYING:
            return self
        runs = self.is_attended and not running.is_paused and running.area is not None
        clock = running.clock.run(now) if runs else running.clock.stop(now)
        return self if clock is running.clock else self._run(clock=clock)

    def _sit_down(self, fact: PersonSeated) -> "Table":
        """Nothing that was said or muted in this seat is the new person's."""
        seat, ink = fact.seat, fact.ink
        if ink is None:
            ink = first_free([person.ink for _, person in self.people()])
        person = Person(fact.guest, fact.name, ink)
        return replace(
            self._hold(seat, person),
            order=(*self.order, person.guest),
            muted=frozenset(pair for pair in self.muted if seat not in pair),
            chat=tuple(said for said in self.chat if said.seat != seat),
        )

    def _hold(self, seat: Seat, holder: Holder | None) -> "Table":
        return replace(self, seats=(*self.seats[:seat], holder, *self.seats[seat + 1 :]))

    def _change(self, seat: Seat, **changes: object) -> "Table":
        holder = self.seats[seat]
        if not isinstance(holder, Person):
            raise TypeError(f"no person holds seat {seat}")
        return self._hold(seat, replace(holder, **changes))

    def _running(self) -> Running:
        if self.running is None:
            raise ValueError("no match has begun at this table")
        return self.running

    def _run(self, **changes: object) -> "Table":
        return replace(self, running=replace(self._running(), **changes))


def open_table(fact: Opened) -> Table:
    """The table that has just been opened."""
    options = fact.options
    return Table(
        code=fact.code,
        options=options,
        deck=fact.make_deck(),
        seats=(None,) * options.players,
        at=fact.at,
        opened_at=fact.at,
    )


def fold(facts: Iterable[Fact]) -> Table:
    """The table with this log. A `ValueError` when it does not begin with `Opened`."""
    facts = iter(facts)
    first = next(facts, None)
    if not isinstance(first, Opened):
        raise ValueError("a table begins with being opened")  # noqa: TRY004 - it is about order
    table = open_table(first)
    for fact in facts:
        table = table.after(fact)
    return table
