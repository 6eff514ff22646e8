"""A match that is played with the deals of another one, from a seat of it: to compare.

The deals follow from the other match's secret, seats and salts. They stay at the table and in its
log: nobody who plays here is told of them, nor of anything from which they follow.
"""

from collections.abc import Callable, Iterator

import msgspec

from dnup.notation import Record, SeatJson, rename_deck, standard_deck
from dnup.rules import Action, Deck, Seat, View
from dnup.table.change import Draft
from dnup.table.command import BotAct, Sit
from dnup.table.decide import decide
from dnup.table.fact import Closed, Duplicated, Fact, Opened
from dnup.table.ink import Ink
from dnup.table.options import Chat, Options
from dnup.table.seating import seat_bot, seat_person
from dnup.table.starting import deal, start
from dnup.table.table import Phase, Table, open_table


class Challenge(msgspec.Struct, frozen=True):
    """Deals to be played once more: by which code they are known, and what they follow from."""

    code: str
    seat: Seat  # from which they are played
    levels: tuple[str, ...]  # by seat; that of the seat to play from counts for bots only
    seats: tuple[SeatJson, ...]  # of the match that was
    salts: tuple[str, ...]
    secret: str  # hexadecimal
    deck: Deck = msgspec.field(default_factory=standard_deck)  # of the match that was

    def __repr__(self) -> str:
        return f"<Challenge {self.code}>"  # it may be logged, and holds secrets

    @staticmethod
    def of(
        record: Record, code: str, seat: Seat, *, deck: Deck, people: str = "master"
    ) -> "Challenge | None":
        """The deals of a match, from a seat of it; None if its record does not say how they came.

        The deck is the record's, as `find_deck` gives it. Bots of the level `people` sit where
        people sat.
        """
        proof = record.fairness
        if proof is None or proof.secret is None or seat >= len(record.seats):
            return None
        return Challenge(
            code=code,
            seat=seat,
            levels=tuple(seat.bot or people for seat in record.seats),
            seats=tuple(SeatJson(seat.name, seat.bot) for seat in record.seats),
            salts=tuple(proof.salts),
            secret=proof.secret,
            deck=rename_deck(deck, record.deck.name),
        )

    def open(
        self,
        guest: str,
        name: str,
        code: str,
        now: int,
        pace: int | None = None,
        ink: Ink | None = None,
    ) -> list[Fact]:
        """What happens when a table is opened for a guest to play these deals. Raises `Refused`."""
        opened, draft = self._opened(code, now, pace)
        for seat, level in enumerate(self.levels):
            if seat != self.seat:
                draft.add(seat_bot(draft.table, Seat(seat), level, now))
        draft.add(seat_person(draft.table, self.seat, Sit(guest, name, ink=ink), now))
        return [opened, *draft.change().facts]

    def play_out(
        self, choose: Callable[[str, View, int], Action], level: str, now: int, entropy: bytes
    ) -> Iterator[tuple[list[Fact], Table] | None]:
        """A table at which only bots play these deals, one of this level from the seat.

        None for each action, and at last what has happened and the table.

        `choose` is asked with the level of a bot, its view and the number of its turn. All that
        happens is decided as at every table; when the match is over it is closed.
        """
        opened, draft = self._opened("", now)
        for seat, other in enumerate(self.levels):
            who = level if seat == self.seat else other
            draft.add(seat_bot(draft.table, Seat(seat), who, now))
        start(draft, now, entropy)
        facts, table = [opened, *draft.change().facts], draft.table
        while table.phase == Phase.PLAYING and table.running is not None:
            running, seat_to_act = table.running, table.to_act
            if seat_to_act is None:
                change = Draft(table).add(deal(table, now)).change()
            else:
                own = table.bot_level(seat_to_act) or level
                action = choose(own, running.match.view(seat_to_act), running.turn)
                change = decide(table, BotAct(running.turn, action), now, entropy)
            facts += change.facts
            table = change.after
            yield None
        if table.phase != Phase.CLOSED:
            facts.append(Closed(now))
        yield facts, table

    def _opened(self, code: str, now: int, pace: int | None = None) -> tuple[Opened, Draft]:
        options = Options(players=len(self.seats), spectators=False, chat=Chat.OFF, pace=pace)
        opened = Opened.with_deck(now, code, options, self.deck)
        duplicated = Duplicated(
            now, code=self.code, seats=self.seats, salts=self.salts, secret=self.secret
        )
        return opened, Draft(open_table(opened)).add(duplicated)
