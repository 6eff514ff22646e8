"""A table as everyone may see it. What only one seat may see isn't part of it.

When a round is over, its hands are public and included here. At a table
without memory aids, clients don't get what people could remember (`has_memory_aids`).
"""

from enum import StrEnum

import msgspec

from dnup.notation import ActionJson, SeatJson, action_to_json
from dnup.notation.action import AreaText, CardText
from dnup.notation.position import SeatText
from dnup.protocol.told import cards_to_json
from dnup.rules import Match, Seat
from dnup.table import BotHolder, Ink, Person, Phase, Running, Table

PAST_TOLD = 200  # actions

Cards = tuple[CardText, ...]


class HolderKind(StrEnum):
    """Who holds a seat."""

    PERSON = "person"
    BOT = "bot"
    EMPTY = "empty"


class SeatStateJson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, its holder, and their status."""

    seat: SeatText
    kind: HolderKind
    name: str = ""
    level: str | None = None  # of the bot that plays here now, for itself or for a person
    ink: Ink | None = None  # of a person
    is_ready: bool = False
    is_away: bool = False
    has_left: bool = False
    assisted: int = 0  # how many actions of this match a bot did for the person
    hints: int = 0  # in how many turns of this match the person was told what is best
    wants_next: bool = False
    wants_pause: bool = False
    bot_at: int | None = None  # when a bot begins to play for the person, who is away


class ClockStateJson(msgspec.Struct, frozen=True):
    """The clock: what each seat has left in milliseconds, without the turn that is on.

    Of the turn that is on, `used` has been used up, and more since `since` if that is not null.
    """

    left: tuple[int, ...]
    used: int
    since: int | None


class MatchStateJson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as everybody may see it."""

    id: str
    commitment: str
    round: int
    turn: int  # the number that goes with the next action
    to_act: AreaText | None  # null between rounds and at the end
    hand_sizes: tuple[int, ...]  # by seat
    # By seat: cards that everybody has seen go into that hand, as held. None without memory aids.
    known: tuple[Cards, ...]
    sets: dict[AreaText, Cards]
    discarded: Cards  # none without memory aids
    star_holder: SeatText | None  # who must hold the star, while nobody has seen which way up
    out: tuple[SeatText, ...]
    points: tuple[int, ...]  # by seat
    goal: int
    winner: SeatText | None = None
    is_paused: bool = False
    may_hint: bool = False  # one person plays against bots alone, and can have hints
    is_rated: bool = False  # the ladder counts a victory, unless somebody helps from now on
    lost_if_left: bool = False  # that person, leaving now, has lost the match on the ladder
    clock: ClockStateJson | None = None
    next_at: int | None = None  # when the next round is dealt at the latest
    # By seat, as held: only while the round is over, and in a replay with open hands.
    hands: tuple[Cards, ...] | None = None
    round_points: tuple[int, ...] | None = None  # by seat, won in it: only while it is over
    discard_count: int | None = None  # only without memory aids, where `discarded` says nothing


class SealedState(msgspec.Struct, frozen=True):
    """All that the deals of the next match hang on, besides the secret and the salts."""

    seats: tuple[SeatJson, ...]
    salt_commitments: tuple[str, ...]  # by seat: the hashes of the salts; empty for bots


class StateJson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody may see it."""

    at: int  # the server's time of the last thing that happened, in milliseconds
    phase: Phase
    host: SeatText | None
    seats: tuple[SeatStateJson, ...]
    commitment: str = ""  # of the next match
    sealed: SealedState | None = None  # while salts are revealed
    match: MatchStateJson | None = None


class PastJson(msgspec.Struct, frozen=True):
    """An action of the round that is being played, and the area whose turn it was."""

    area: AreaText
    action: ActionJson


def public_state(table: Table, *, is_open: bool = False) -> StateJson:
    """The table as everybody may see it: seats, spectators, and nobody more than another.

    When a match is looked at again its hands may lie open (`is_open`).
    """
    running = table.running
    return StateJson(
        at=table.at,
        phase=table.phase,
        host=None if table.host is None else str(table.host),
        seats=seat_states(table),
        commitment=table.commitment,
        sealed=_sealed_state(table),
        match=(
            None
            if running is None or running.match.round is None
            else _match_state(table, is_open=is_open)
        ),
    )


def _sealed_state(table: Table) -> SealedState | None:
    sealed = table.sealed
    return None if sealed is None else SealedState(sealed.seats, sealed.salt_commitments)


def has_memory_aids(table: Table) -> bool:
    """Whether this table shows viewers what everyone could remember (K2)."""
    return table.options.memory


def past_of(table: Table) -> tuple[PastJson, ...]:
    """What has been done in the round so far; of a very long one, the end."""
    if table.running is None or not has_memory_aids(table):
        return ()
    past = table.running.match.past[-PAST_TOLD:]
    return tuple(PastJson(str(done.area), action_to_json(done.action)) for done in past)


def seat_states(table: Table) -> tuple[SeatStateJson, ...]:
    """The seats, their holders, and their status."""
    running = table.running if table.phase == Phase.PLAYING else None
    is_waited = running is not None and not running.is_paused and table.is_attended
    states = []
    for seat, holder in zip(Seat, table.seats, strict=False):
        if isinstance(holder, BotHolder):
            states.append(
                SeatStateJson(str(seat), HolderKind.BOT, holder.name, holder.level or None)
            )
        elif isinstance(holder, Person):
            state = SeatStateJson(
                seat=str(seat),
                kind=HolderKind.PERSON,
                name=holder.name,
                level=None if running is None else table.bot_level(seat),
                ink=holder.ink,
                is_ready=holder.is_ready,
                is_away=not holder.is_present,
                has_left=holder.has_left,
                assisted=0 if running is None else running.assisted[seat],
                hints=0 if running is None else running.hints[seat],
                wants_next=running is not None and seat in running.next_wanted,
                wants_pause=running is not None and seat in running.pause_wanted,
                bot_at=table.stand_in_at(holder) if is_waited else None,
            )
            states.append(state)
        else:
            states.append(SeatStateJson(str(seat), HolderKind.EMPTY))
    return tuple(states)


def _match_state(table: Table, *, is_open: bool) -> MatchStateJson:
    running = table.running
    assert running is not None  # noqa: S101 - asked for a match only
    match = running.match
    view = match.view(None)
    has_aids = has_memory_aids(table)
    return MatchStateJson(
        id=running.id,
        commitment=running.commitment,
        round=match.rounds,
        turn=running.turn,
        to_act=None if view.turn is None else str(view.turn),
        hand_sizes=view.hand_sizes,
        known=tuple(map(cards_to_json, view.known)) if has_aids else (),
        sets={str(area): cards_to_json(cards) for area, cards in view.table().items()},
        discarded=cards_to_json(view.discarded) if has_aids else (),
        star_holder=None if view.star_holder is None else str(view.star_holder),
        out=tuple(map(str, view.out)),
        points=view.points,
        goal=match.goal,
        winner=None if match.winner is None else str(match.winner),
        is_paused=running.is_paused,
        may_hint=table.may_hint,
        is_rated=table.is_rated,
        lost_if_left=table.lost_if_left,
        clock=clock_state(running),
        next_at=None if table.phase != Phase.PLAYING else table.next_round_at,
        hands=open_hands(match) if is_open else shown_hands(match),
        round_points=round_points(match),
        discard_count=None if has_aids else len(view.discarded),
    )


def shown_hands(match: Match) -> tuple[Cards, ...] | None:
    """All hands, which everybody lays open when a round is over; None while one is played."""
    round_ = match.round
    return None if round_ is None or round_.turn is not None else open_hands(match)


def open_hands(match: Match) -> tuple[Cards, ...]:
    """All hands, whatever the round is at."""
    assert match.round is not None  # noqa: S101 - there is nothing to show before the first deal
    return tuple(cards_to_json(match.round.hand(seat)) for seat in match.round.pack.seats)


def round_points(match: Match) -> tuple[int, ...] | None:
    """What each seat won in the round that is over; None while one is played."""
    round_ = match.round
    return None if round_ is None or round_.turn is not None else round_.points


def clock_state(running: Running) -> ClockStateJson | None:
    """The clock of a match, if it has one."""
    clock = running.clock
    return None if clock.rule is None else ClockStateJson(clock.left, clock.used, clock.since)
