"""What happens at a table when it is asked for something: facts, or a refusal.

No clock and no random source: the time, and fresh random bytes, come in with the command.
"""

from collections.abc import Iterator
from typing import assert_never

from dnup.notation import action_to_json
from dnup.rules import Action, Add, Play, Reason, Refusal, Seat
from dnup.table.asking import running_at, seat_of
from dnup.table.command import (
    Act,
    Away,
    Back,
    BotAct,
    Close,
    Command,
    Hint,
    Leave,
    Mute,
    Next,
    Open,
    Pause,
    Ready,
    Remove,
    Rename,
    Restart,
    Say,
    SeatBot,
    Sit,
    Tick,
)
from dnup.table.fact import (
    Acted,
    Closed,
    Committed,
    Fact,
    MatchEnded,
    PauseAsked,
    Paused,
    Restarted,
    Resumed,
    SeatEmptied,
    Substituted,
    TimeUp,
    WantsNext,
    WentAway,
)
from dnup.table.fairness import SECRET_BYTES
from dnup.table.hinting import hint
from dnup.table.holder import Person
from dnup.table.refused import Code, Refused
from dnup.table.running import Running
from dnup.table.seating import back, put_bot, remove, rename, sit
from dnup.table.starting import deal, ready
from dnup.table.table import Phase, Table
from dnup.table.talking import mute, say

ENTROPY_BYTES = SECRET_BYTES + 9  # a secret, and the id of a match
LONGEST_ROUND = 2000  # actions; people who rotate for ever do not play


def receive(table: Table, command: Command, now: int, entropy: bytes) -> list[Fact]:
    """What happens at the table; nothing when all is already as the command wants it.

    `now` in milliseconds; `entropy` are `ENTROPY_BYTES` fresh random bytes. Raises `Refused`.
    """
    if table.phase == Phase.CLOSED:
        raise Refused(Code.TABLE_CLOSED)
    # A system's clock may be set back; a table's does not run backwards.
    return list(_decide(table, command, max(now, table.at), entropy))


def _decide(table: Table, command: Command, now: int, entropy: bytes) -> Iterator[Fact]:
    match command:
        case Act(guest=guest, turn=turn):
            return _act(table, command, seat_of(table, guest), turn, now, entropy)
        case BotAct(turn=turn):
            return _act(table, command, None, turn, now, entropy)
        case Hint():
            return hint(table, command, now)
        case Sit():
            return sit(table, command, now)
        case Rename():
            return rename(table, command, now)
        case Leave(guest=guest):
            return _leave(table, seat_of(table, guest), now)
        case SeatBot():
            return put_bot(table, command, now, entropy)
        case Remove():
            return remove(table, command, now)
        case Ready():
            return ready(table, command, now, entropy)
        case Next():
            return _next(table, command, now)
        case Pause(guest=guest, wants=wants):
            return _pause(table, seat_of(table, guest), wants=wants, now=now)
        case Say():
            return say(table, command, now)
        case Mute():
            return mute(table, command, now)
        case Away(guest=guest):
            return _away(table, table.seat_of(guest), now)
        case Back(guest=guest):
            return back(table, table.seat_of(guest), now)
        case Tick():
            return _tick(table, now)
        case Restart():
            return iter([Restarted(now)] if table.is_attended else [])
        case Close():
            return iter([Closed(now)])
        case Open():
            raise ValueError("a table is opened once")
        case _:
            assert_never(command)


def _act(
    table: Table,
    command: Act | BotAct,
    seat: Seat | None,
    turn: int,
    now: int,
    entropy: bytes,
) -> Iterator[Fact]:
    running, action = table.running, command.action
    if seat is not None and running is not None and running.last[seat] == (turn, action):
        return  # it was sent again, and has been done
    running = running_at(table)
    if turn != running.turn:
        code = Code.STALE_TURN if turn < running.turn else Code.EARLY_TURN
        raise Refused(code, turn=turn, now=running.turn)
    area = running.area
    if area is None:
        raise Refused.by_rule(Refusal(Reason.ROUND_OVER, "P4" if table.players == 2 else "E3"))
    if running.is_paused:
        raise Refused(Code.PAUSED)
    if seat is not None and area.seat != seat:
        raise Refused.by_rule(Refusal(Reason.NOT_YOUR_TURN, "T3", area=area))
    if seat is None and table.bot_level(area.seat) is None:
        raise Refused(Code.STALE_TURN, turn=turn, now=running.turn)  # its person is back
    refusal = running.match.refusal(action)
    if refusal is not None:
        raise Refused.by_rule(refusal)
    assisted = seat is None and isinstance(table.seats[area.seat], Person)
    acted = Acted(now, turn, action_to_json(action), assisted)
    yield acted
    if len(running.match.past) + 1 >= LONGEST_ROUND:
        yield Closed(now)
    elif _empties_hand(running, action):  # else nothing can end, and need not be tried
        after = table.after(acted)
        if after.running is not None and after.running.match.is_over:
            yield MatchEnded(now)
            if table.duplicate is None:
                yield Committed(now, entropy[:SECRET_BYTES].hex())


def _empties_hand(running: Running, action: Action) -> bool:
    round_, area = running.match.round, running.area
    if round_ is None or area is None:
        return False
    leaving = len(action.cards) if isinstance(action, Play) else isinstance(action, Add)
    return leaving == round_.hands[area.seat].bit_count()


def _leave(table: Table, seat: Seat, now: int) -> Iterator[Fact]:
    others = any(other != seat and not person.has_left for other, person in table.people())
    if not others:
        yield Closed(now)
    elif table.phase == Phase.PLAYING:
        went = WentAway(now, seat, has_left=True)
        yield went
        yield Substituted(now, seat)
        yield from _without(table.after(went), now)
    else:
        yield SeatEmptied(now, seat)


def _next(table: Table, command: Next, now: int) -> Iterator[Fact]:
    seat = seat_of(table, command.guest)
    running = table.running
    number = 0 if running is None else running.match.rounds
    if command.round < number or (table.phase == Phase.FINISHED and command.round == number):
        return  # it was sent again, or too late: that round is over, and was gone on from
    running = running_at(table)
    if command.round > number:
        raise Refused(Code.NO_ROUND, round=command.round, now=number)
    if running.area is not None:
        raise Refused(Code.ROUND_RUNNING, round=number)
    if running.is_paused:
        raise Refused(Code.PAUSED)
    if seat in running.next_wanted:
        return
    wants = WantsNext(now, seat)
    yield wants
    after = table.after(wants)
    if _all_want_next(after):
        yield deal(after, now)


def _all_want_next(table: Table) -> bool:
    wanted = running_at(table).next_wanted
    waiting = [s for s, p in table.people() if p.is_present]
    return bool(waiting) and wanted.issuperset(waiting)


def _pause(table: Table, seat: Seat, *, wants: bool, now: int) -> Iterator[Fact]:
    running = running_at(table)
    if running.is_paused:
        if not wants:
            yield Resumed(now, seat)
        return
    if wants == (seat in running.pause_wanted):
        return
    asked = PauseAsked(now, seat, wants)
    yield asked
    if wants and _agrees(table.after(asked)):
        yield Paused(now)


def _agrees(table: Table) -> bool:
    """Whether all who are present want a pause."""
    here = {seat for seat, person in table.people() if person.is_present}
    return bool(here) and running_at(table).pause_wanted >= here


def _away(table: Table, seat: Seat | None, now: int) -> Iterator[Fact]:
    person = None if seat is None else table.seats[seat]
    if seat is None or not isinstance(person, Person) or not person.is_present:
        return
    went = WentAway(now, seat)
    yield went
    yield from _without(table.after(went), now)


def _without(table: Table, now: int) -> Iterator[Fact]:
    """Somebody has gone: the others may have waited for nobody else."""
    if table.phase != Phase.PLAYING or table.running is None or table.running.is_paused:
        return
    if _agrees(table):
        yield Paused(now)
    elif table.running.over_since is not None and _all_want_next(table):
        yield deal(table, now)


def _tick(table: Table, now: int) -> Iterator[Fact]:
    """Whatever is due: time is up, somebody was away for long, a round has been looked at."""
    if table.alarm is None or table.alarm > now:
        return
    running = running_at(table)
    for seat, person in table.people():
        stands_in_at = table.stand_in_at(person)
        if stands_in_at is not None and stands_in_at <= now:
            yield Substituted(now, seat)
    if running.over_since is not None:
        if running.over_since + table.options.pause * 1000 <= now:
            yield deal(table, now)
        return
    seat_to_act = table.to_act
    if seat_to_act is not None and table.bot_level(seat_to_act) is None:
        deadline = running.clock.deadline(seat_to_act)
        if deadline is not None and deadline <= now:
            yield TimeUp(now, seat_to_act)
