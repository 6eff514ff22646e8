"""What happens at a table when it is asked for something: a change, or a refusal.

No clock and no random source: the time, and fresh random bytes, come in with the command.
"""

from typing import assert_never

from dnup.notation import action_to_json
from dnup.rules import IllegalActionError, Refusal, RuleRefusalCode, Seat
from dnup.table.asking import running_at, seat_of
from dnup.table.change import Change, Draft
from dnup.table.command import (
    Act,
    AskHint,
    Away,
    Back,
    BotAct,
    Close,
    Command,
    Leave,
    Mute,
    Next,
    Open,
    Pause,
    Ready,
    Remove,
    Rename,
    Restart,
    Reveal,
    Say,
    SeatBot,
    Sit,
    Tick,
)
from dnup.table.fact import (
    Acted,
    Closed,
    Committed,
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
from dnup.table.refused import Refused, TableRefusalCode
from dnup.table.seating import back, put_bot, remove, rename, sit
from dnup.table.starting import deal, ready, reveal, unseal
from dnup.table.table import Phase, Table
from dnup.table.talking import mute, say

ENTROPY_BYTES = SECRET_BYTES + 9  # a secret, and the id of a match
LONGEST_ROUND = 2000  # actions; people who rotate for ever do not play


def decide(table: Table, command: Command, now: int, entropy: bytes) -> Change:
    """What happens at the table; no facts when all is already as the command wants it.

    `now` in milliseconds; `entropy` are `ENTROPY_BYTES` fresh random bytes. Raises `Refused`; the
    table given stays as it is in any case.
    """
    if table.phase == Phase.CLOSED:
        raise Refused(TableRefusalCode.TABLE_CLOSED)
    draft = Draft(table)
    # A system's clock may be set back; a table's does not run backwards.
    _decide(draft, command, max(now, table.at), entropy)
    return draft.change()


def _decide(draft: Draft, command: Command, now: int, entropy: bytes) -> None:
    table = draft.table
    match command:
        case Act(guest=guest):
            _act(draft, command, seat_of(table, guest), now, entropy)
        case BotAct():
            _act(draft, command, None, now, entropy)
        case AskHint():
            hint(draft, command, now)
        case Sit():
            sit(draft, command, now, entropy)
        case Rename():
            rename(draft, command, now)
        case Leave(guest=guest):
            _leave(draft, seat_of(table, guest), now)
        case SeatBot():
            put_bot(draft, command, now, entropy)
        case Remove():
            remove(draft, command, now)
            _without(draft, now)
        case Ready():
            ready(draft, command, now, entropy)
        case Reveal():
            reveal(draft, command, now, entropy)
        case Next():
            _next(draft, command, now)
        case Pause(guest=guest, wants=wants):
            _pause(draft, seat_of(table, guest), wants=wants, now=now)
        case Say():
            say(draft, command, now)
        case Mute():
            mute(draft, command, now)
        case Away(guest=guest):
            _away(draft, table.seat_of(guest), now)
        case Back(guest=guest):
            back(draft, table.seat_of(guest), now, entropy)
        case Tick():
            _tick(draft, now)
        case Restart():
            if table.is_attended:
                draft.add(Restarted(now))
        case Close():
            draft.add(Closed(now))
        case Open():
            raise ValueError("a table is opened once")
        case _:
            assert_never(command)


def _act(draft: Draft, command: Act | BotAct, seat: Seat | None, now: int, entropy: bytes) -> None:
    """Do it; `seat` is the person's who wants it, None for a bot."""
    table, turn, action = draft.table, command.turn, command.action
    running = table.running
    if seat is not None and running is not None and running.last[seat] == (turn, action):
        return  # it was sent again, and has been done
    running = running_at(table)
    if turn != running.turn:
        code = TableRefusalCode.STALE_TURN if turn < running.turn else TableRefusalCode.EARLY_TURN
        raise Refused(code, turn=turn, now=running.turn)
    area = running.area
    if area is None:
        raise Refused.by_rule(
            Refusal(RuleRefusalCode.ROUND_OVER, "P4" if table.players == 2 else "E3")
        )
    if running.is_paused:
        raise Refused(TableRefusalCode.PAUSED)
    if seat is not None and area.seat != seat:
        raise Refused.by_rule(Refusal(RuleRefusalCode.NOT_YOUR_TURN, "T3", area=area))
    if seat is None and table.bot_level(area.seat) is None:
        raise Refused(
            TableRefusalCode.STALE_TURN, turn=turn, now=running.turn
        )  # its person is back
    try:
        match, events = running.match.act(action)
    except IllegalActionError as error:
        raise Refused.by_rule(error.refusal) from None
    assisted = seat is None and isinstance(table.seats[area.seat], Person)
    draft.add_move(Acted(now, turn, action_to_json(action), assisted), action, match, events)
    if len(match.past) >= LONGEST_ROUND:
        draft.add(Closed(now))
    elif match.is_over:
        draft.add(MatchEnded(now))
        if table.duplicate is None:
            draft.add(Committed(now, entropy[:SECRET_BYTES].hex()))


def _leave(draft: Draft, seat: Seat, now: int) -> None:
    table = draft.table
    others = any(other != seat and not person.has_left for other, person in table.people())
    if not others:
        draft.add(Closed(now))
    elif table.phase == Phase.PLAYING:
        draft.add(WentAway(now, seat, has_left=True))
        draft.add(Substituted(now, seat))
        _without(draft, now)
    else:
        unseal(draft, now)
        draft.add(SeatEmptied(now, seat))


def _next(draft: Draft, command: Next, now: int) -> None:
    table = draft.table
    seat = seat_of(table, command.guest)
    running = table.running
    number = 0 if running is None else running.match.rounds
    if command.round < number or (table.phase == Phase.FINISHED and command.round == number):
        return  # it was sent again, or too late: that round is over, and was gone on from
    running = running_at(table)
    if command.round > number:
        raise Refused(TableRefusalCode.NO_ROUND, round=command.round, now=number)
    if running.area is not None:
        raise Refused(TableRefusalCode.ROUND_RUNNING, round=number)
    if running.is_paused:
        raise Refused(TableRefusalCode.PAUSED)
    if seat in running.next_wanted:
        return
    draft.add(WantsNext(now, seat))
    if _all_want_next(draft.table):
        draft.add(deal(draft.table, now))


def _all_want_next(table: Table) -> bool:
    wanted = running_at(table).next_wanted
    waiting = [s for s, p in table.people() if p.is_present]
    return bool(waiting) and wanted.issuperset(waiting)


def _pause(draft: Draft, seat: Seat, *, wants: bool, now: int) -> None:
    running = running_at(draft.table)
    if running.is_paused:
        if not wants:
            draft.add(Resumed(now, seat))
        return
    if wants == (seat in running.pause_wanted):
        return
    draft.add(PauseAsked(now, seat, wants))
    if wants and _agrees(draft.table):
        draft.add(Paused(now))


def _agrees(table: Table) -> bool:
    """Whether everyone present wants a pause."""
    here = {seat for seat, person in table.people() if person.is_present}
    return bool(here) and running_at(table).pause_wanted >= here


def _away(draft: Draft, seat: Seat | None, now: int) -> None:
    person = None if seat is None else draft.table.seats[seat]
    if seat is None or not isinstance(person, Person) or not person.is_present:
        return
    draft.add(WentAway(now, seat))
    _without(draft, now)


def _without(draft: Draft, now: int) -> None:
    """Somebody has gone: the others may have waited for nobody else."""
    table = draft.table
    if table.phase != Phase.PLAYING or table.running is None or table.running.is_paused:
        return
    if _agrees(table):
        draft.add(Paused(now))
    elif table.running.over_since is not None and _all_want_next(table):
        draft.add(deal(table, now))


def _tick(draft: Draft, now: int) -> None:
    """Whatever is due: time is up, somebody was away for long, a round has been looked at."""
    table = draft.table
    if table.alarm is None or table.alarm > now:
        return
    if table.phase != Phase.PLAYING:
        late = tuple(seat for seat, person in table.people() if person.salt is None)
        unseal(draft, now, late)
        return
    running = running_at(table)
    for seat, person in table.people():
        stands_in_at = table.stand_in_at(person)
        if stands_in_at is not None and stands_in_at <= now:
            draft.add(Substituted(now, seat))
    if running.over_since is not None:
        if running.over_since + table.options.pause * 1000 <= now:
            draft.add(deal(table, now))
        return
    seat_to_act = table.to_act
    if seat_to_act is not None and table.bot_level(seat_to_act) is None:
        deadline = running.clock.deadline(seat_to_act)
        if deadline is not None and deadline <= now:
            draft.add(TimeUp(now, seat_to_act))
