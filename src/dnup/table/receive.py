"""What happens at a table when it is asked for something: facts, or a refusal.

No clock and no random source: the time, and fresh random bytes, come in with the command.
"""

import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import assert_never

from dnup.bots import LEVELS
from dnup.notation import SeatJson, action_to_json
from dnup.notation.record import MAX_SALT
from dnup.rules import Action, Add, DeckError, Play, Reason, Refusal, Seat
from dnup.table.command import (
    Act,
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
    Restart,
    Say,
    SeatBot,
    Sit,
    Tick,
)
from dnup.table.fact import (
    Acted,
    BotSeated,
    CameBack,
    Closed,
    Committed,
    Dealt,
    Fact,
    MatchBegan,
    MatchEnded,
    Muted,
    Opened,
    PauseAsked,
    Paused,
    PersonSeated,
    Restarted,
    Resumed,
    Said,
    SeatEmptied,
    Substituted,
    TimeUp,
    WantsNext,
    WasReady,
    WentAway,
)
from dnup.table.fairness import SALT_PATTERN, SECRET_BYTES, deal_round
from dnup.table.holder import BotHolder, Person
from dnup.table.names import MAX_NAME, MAX_TEXT, clean, clean_name, distinct
from dnup.table.options import Chat
from dnup.table.refused import Code, Refused
from dnup.table.table import Phase, Running, Table, open_table

ENTROPY_BYTES = SECRET_BYTES + 9  # a secret, and the id of a match


def open_facts(command: Open, now: int, entropy: bytes) -> list[Fact]:
    """What happens when a table is opened. Raises `Refused`."""
    options = command.options
    if len(options.bots) >= options.players:
        raise Refused(Code.TOO_MANY_BOTS, bots=len(options.bots), players=options.players)
    try:
        options.make_deck()
    except DeckError as error:
        problem = error.problems[0]
        where = {} if problem.entry is None else {"entry": problem.entry}
        raise Refused(Code.BAD_DECK, None, why=problem.fault, **where, **problem.facts) from None
    opened = Opened(now, command.code, options)
    facts: list[Fact] = [opened, Committed(now, entropy[:SECRET_BYTES].hex())]
    table = open_table(opened)
    first_bot = options.players - len(options.bots)
    for i, level in enumerate(options.bots):
        seated = _seat_bot(table, Seat(first_bot + i), level, now)
        facts.append(seated)
        table = table.after(seated)
    facts.append(_seat_person(table, Seat.A, command.guest, command.name, now))
    return facts


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
            return _act(table, command, _seat(table, guest), turn, now, entropy)
        case BotAct(turn=turn):
            return _act(table, command, None, turn, now, entropy)
        case Sit():
            return _sit(table, command, now)
        case Leave(guest=guest):
            return _leave(table, _seat(table, guest), now)
        case SeatBot():
            return _put_bot(table, command, now, entropy)
        case Remove():
            return _remove(table, command, now)
        case Ready():
            return _ready(table, command, now, entropy)
        case Next():
            return _next(table, command, now)
        case Pause(guest=guest, wants=wants):
            return _pause(table, _seat(table, guest), wants=wants, now=now)
        case Say():
            return _say(table, command, now)
        case Mute():
            return _mute(table, command, now)
        case Away(guest=guest):
            return _away(table, table.seat_of(guest), now)
        case Back(guest=guest):
            return _back(table, table.seat_of(guest), now)
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


def _seat(table: Table, guest: str) -> Seat:
    seat = table.seat_of(guest)
    holder = None if seat is None else table.seats[seat]
    if seat is None or not isinstance(holder, Person) or holder.has_left:
        raise Refused(Code.NOT_SEATED)
    return seat


def _running(table: Table) -> Running:
    if table.phase != Phase.PLAYING or table.running is None:
        raise Refused(Code.NO_MATCH)
    return table.running


def _host(table: Table, guest: str) -> None:
    seat = _seat(table, guest)
    if seat != table.host:
        raise Refused(Code.NOT_HOST, host=str(table.host))
    if table.phase == Phase.PLAYING:
        raise Refused(Code.MATCH_RUNNING)


def _chair(table: Table, seat: Seat) -> Seat:
    if seat >= table.players:
        raise Refused(Code.NO_SEAT, seat=str(seat), last=str(Seat(table.players - 1)))
    return seat


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
    running = _running(table)
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
    if _empties_hand(running, action):  # else nothing can end, and need not be tried
        after = table.after(acted)
        if after.running is not None and after.running.match.is_over:
            yield MatchEnded(now)
            yield Committed(now, entropy[:SECRET_BYTES].hex())


def _empties_hand(running: Running, action: Action) -> bool:
    round_, area = running.match.round, running.area
    if round_ is None or area is None:
        return False
    leaving = len(action.cards) if isinstance(action, Play) else isinstance(action, Add)
    return leaving == round_.hands[area.seat].bit_count()


def _sit(table: Table, command: Sit, now: int) -> Iterator[Fact]:
    held = table.seat_of(command.guest)
    if held is not None:
        yield from _back(table, held, now)
        return
    if table.phase == Phase.PLAYING:
        raise Refused(Code.MATCH_RUNNING)
    seat = command.seat
    if seat is None:
        seat = next((Seat(i) for i, holder in enumerate(table.seats) if holder is None), None)
        if seat is None:
            raise Refused(Code.TABLE_FULL, players=table.players)
    if table.seats[_chair(table, seat)] is not None:
        raise Refused(Code.SEAT_TAKEN, seat=str(seat))
    yield _seat_person(table, seat, command.guest, command.name, now)


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


def _put_bot(table: Table, command: SeatBot, now: int, entropy: bytes) -> Iterator[Fact]:
    _host(table, command.guest)
    seat = _chair(table, command.seat)
    if isinstance(table.seats[seat], Person):
        raise Refused(Code.SEAT_TAKEN, seat=str(seat))
    if command.level not in LEVELS:
        raise Refused(Code.NO_LEVEL, level=command.level, levels=", ".join(LEVELS))
    holder = table.seats[seat]
    if isinstance(holder, BotHolder) and holder.level == command.level:
        return
    seated = _seat_bot(table, seat, command.level, now)
    yield seated
    yield from _start(table.after(seated), now, entropy)


def _remove(table: Table, command: Remove, now: int) -> Iterator[Fact]:
    _host(table, command.guest)
    seat = _chair(table, command.seat)
    if table.seat_of(command.guest) == seat:
        raise Refused(Code.OWN_SEAT)
    if table.seats[seat] is not None:
        yield SeatEmptied(now, seat, was_removed=True)


def _ready(table: Table, command: Ready, now: int, entropy: bytes) -> Iterator[Fact]:
    seat = _seat(table, command.guest)
    running, person = table.running, table.seats[seat]
    if table.phase == Phase.PLAYING and running is not None:
        if running.salts[seat] == command.salt:
            return  # it was sent again, and the match has begun
        raise Refused(Code.MATCH_RUNNING)
    if isinstance(person, Person) and person.salt == command.salt:
        return
    if command.salt is not None and not re.match(SALT_PATTERN, command.salt):
        raise Refused(Code.BAD_SALT, most=MAX_SALT)
    ready = WasReady(now, seat, command.salt)
    yield ready
    yield from _start(table.after(ready), now, entropy)


def _start(table: Table, now: int, entropy: bytes) -> Iterator[Fact]:
    """The match begins when every seat is held and every person is ready."""
    if any(holder is None for holder in table.seats):
        return
    if not all(person.is_ready for _, person in table.people()):
        return
    began = MatchBegan(
        now,
        id=urlsafe_b64encode(entropy[SECRET_BYTES:]).decode(),
        seats=tuple(
            SeatJson(h.name, h.level if isinstance(h, BotHolder) else None)
            for h in table.seats
            if h
        ),
        salts=tuple(h.salt or "" if isinstance(h, Person) else "" for h in table.seats),
    )
    yield began
    yield _deal(table.after(began), now)


def _deal(table: Table, now: int) -> Dealt:
    running = _running(table)
    secret = bytes.fromhex(running.secret)
    deal = deal_round(running.match, secret, running.seats, running.salts)
    return Dealt(now, tuple(tuple(map(str, hand)) for hand in deal.hands))


def _next(table: Table, command: Next, now: int) -> Iterator[Fact]:
    seat = _seat(table, command.guest)
    running = table.running
    number = 0 if running is None else running.match.rounds
    if command.round < number or (table.phase == Phase.FINISHED and command.round == number):
        return  # it was sent again, or too late: that round is over, and was gone on from
    running = _running(table)
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
        yield _deal(after, now)


def _all_want_next(table: Table) -> bool:
    wanted = _running(table).next_wanted
    waiting = [s for s, p in table.people() if p.is_present]
    return bool(waiting) and wanted.issuperset(waiting)


def _pause(table: Table, seat: Seat, *, wants: bool, now: int) -> Iterator[Fact]:
    running = _running(table)
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
    return bool(here) and _running(table).pause_wanted >= here


def _say(table: Table, command: Say, now: int) -> Iterator[Fact]:
    seat = _seat(table, command.guest)
    if any(said.seat == seat and said.id == command.id for said in table.chat):
        return
    if table.options.chat == Chat.OFF:
        raise Refused(Code.CHAT_OFF)
    if command.phrase is not None:
        yield Said(now, seat, command.id, phrase=command.phrase)
        return
    if table.options.chat == Chat.PHRASES:
        raise Refused(Code.PHRASES_ONLY)
    text = clean(command.text or "", MAX_TEXT)
    if not text:
        raise Refused(Code.NOTHING_SAID)
    yield Said(now, seat, command.id, text=text)


def _mute(table: Table, command: Mute, now: int) -> Iterator[Fact]:
    seat = _seat(table, command.guest)
    whom = _chair(table, command.whom)
    if whom == seat:
        raise Refused(Code.OWN_SEAT)
    if command.is_muted != ((seat, whom) in table.muted):
        yield Muted(now, seat, whom, command.is_muted)


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
        yield _deal(table, now)


def _back(table: Table, seat: Seat | None, now: int) -> Iterator[Fact]:
    person = None if seat is None else table.seats[seat]
    if seat is not None and isinstance(person, Person) and not person.is_present:
        yield CameBack(now, seat)


def _tick(table: Table, now: int) -> Iterator[Fact]:
    """Whatever is due: time is up, somebody was away for long, a round has been looked at."""
    if table.alarm is None or table.alarm > now:
        return
    running = _running(table)
    after = table.options.absence.after
    for seat, person in table.people():
        since = person.away_since
        if after is None or since is None or person.is_substituted:
            continue
        if since + after * 1000 <= now:
            yield Substituted(now, seat)
    if running.over_since is not None:
        if running.over_since + table.options.pause * 1000 <= now:
            yield _deal(table, now)
        return
    seat_to_act = table.to_act
    if seat_to_act is not None and table.bot_level(seat_to_act) is None:
        deadline = running.clock.deadline(seat_to_act)
        if deadline is not None and deadline <= now:
            yield TimeUp(now, seat_to_act)


def _seat_person(table: Table, seat: Seat, guest: str, name: str, now: int) -> PersonSeated:
    shown = clean_name(name)
    if not shown:
        raise Refused(Code.BAD_NAME, most=MAX_NAME)
    return PersonSeated(now, seat, guest, distinct(shown, _names(table)))


def _seat_bot(table: Table, seat: Seat, level: str, now: int) -> BotSeated:
    return BotSeated(now, seat, level, distinct(level.capitalize(), _names(table, but=seat)))


def _names(table: Table, but: Seat | None = None) -> set[str]:
    return {h.name for i, h in enumerate(table.seats) if h is not None and i != but}
