"""Turns events into their wire shapes. A new kind doesn't type-check until it has one."""

from typing import assert_never

from dnup.protocol.event import (
    BotSeatedJson,
    CameBackJson,
    CardAddedJson,
    Cards,
    ClosedJson,
    CommittedJson,
    EventJson,
    HandDealtJson,
    HandRotatedJson,
    HintGivenJson,
    MatchBeganJson,
    MatchEndedJson,
    MutedJson,
    OpenedJson,
    PauseAskedJson,
    PausedJson,
    PersonSeatedJson,
    RenamedJson,
    RestartedJson,
    ResumedJson,
    RevealedJson,
    RoundBeganJson,
    RoundEndedJson,
    SaidJson,
    SealedJson,
    SeatEmptiedJson,
    SetDiscardedJson,
    SetPlayedJson,
    SetReturnedJson,
    SetTakenJson,
    SubstitutedJson,
    TimeUpJson,
    TurnBeganJson,
    UnsealedJson,
    WantsNextJson,
    WasReadyJson,
    WentAwayJson,
    WentOutJson,
)
from dnup.rules import (
    Card,
    CardAdded,
    HandDealt,
    HandRotated,
    RoundBegan,
    RoundEnded,
    Seat,
    SetDiscarded,
    SetPlayed,
    SetReturned,
    SetTaken,
    TurnBegan,
    WentOut,
)
from dnup.rules import Event as RulesEvent
from dnup.table import Happening, Person, Table, TableEvent, fact


def event_to_json(event: Happening) -> EventJson:
    """An event in its wire shape. `is_visible` says who may get it.

    Raises `ValueError` for facts that nobody may get.
    """
    return _of_table(event) if isinstance(event, TableEvent) else _of_rules(event)


def _of_table(event: TableEvent) -> EventJson:
    happened, before, after = event.fact, event.before, event.after
    running = after.running
    match happened:
        case fact.Duplicated():
            raise ValueError("nobody is told what deals follow from")
        case fact.Opened():
            return OpenedJson()
        case fact.PersonSeated(seat=seat, name=name):
            return PersonSeatedJson(str(seat), name, _person(after, seat).ink)
        case fact.Renamed(seat=seat, name=name, ink=ink):
            return RenamedJson(str(seat), _person(before, seat).name, name, ink)
        case fact.BotSeated(seat=seat, level=level, name=name):
            return BotSeatedJson(str(seat), level, name)
        case fact.SeatEmptied(seat=seat, was_removed=was_removed):
            return SeatEmptiedJson(str(seat), was_removed)
        case fact.Committed():
            return CommittedJson(after.commitment)
        case fact.WasReady(seat=seat):
            return WasReadyJson(str(seat), _person(after, seat).is_ready)
        case fact.Sealed(seats=seats, salt_commitments=salt_commitments):
            return SealedJson(seats, salt_commitments)
        case fact.Revealed(seat=seat):
            return RevealedJson(str(seat))
        case fact.Unsealed(late=late):
            return UnsealedJson(tuple(map(str, late)))
        case fact.MatchBegan(id=id_, seats=seats, salts=salts):
            assert running is not None  # noqa: S101 - this match
            return MatchBeganJson(id_, seats, running.commitment, salts)
        case fact.Hinted(seat=seat, turn=turn):
            return HintGivenJson(str(seat), turn)
        case fact.WantsNext(seat=seat):
            return WantsNextJson(str(seat))
        case fact.TimeUp(seat=seat):
            return TimeUpJson(str(seat))
        case fact.WentAway(seat=seat, has_left=has_left, was_removed=was_removed):
            return WentAwayJson(str(seat), has_left, was_removed)
        case fact.CameBack(seat=seat):
            return CameBackJson(str(seat))
        case fact.Substituted(seat=seat):
            return SubstitutedJson(str(seat), after.options.absence.level)
        case fact.Restarted():
            return RestartedJson()
        case fact.PauseAsked(seat=seat, wants=wants):
            return PauseAskedJson(str(seat), wants)
        case fact.Paused():
            return PausedJson()
        case fact.Resumed(seat=seat):
            return ResumedJson(str(seat))
        case fact.Said():
            return said_to_json(happened)
        case fact.Muted(whom=whom, is_muted=is_muted):
            return MutedJson(str(whom), is_muted)
        case fact.MatchEnded():
            assert running is not None  # noqa: S101 - this match
            match = running.match
            return MatchEndedJson(
                running.id,
                str(match.winner),
                match.points,
                running.assisted,
                running.secret,
                running.hints if any(running.hints) else (),
            )
        case fact.Closed():
            return ClosedJson()
        case _:
            assert_never(happened)


def _person(table: Table, seat: Seat) -> Person:
    holder = table.seats[seat]
    assert isinstance(holder, Person)  # noqa: S101 - only people appear in such events
    return holder


def said_to_json(said: fact.Said) -> SaidJson:
    """A chat message in its wire shape."""
    return SaidJson(str(said.seat), said.at, said.phrase, said.text)


def _of_rules(event: RulesEvent) -> EventJson:
    match event:
        case RoundBegan(turn=turn, hand_sizes=sizes):
            return RoundBeganJson(str(turn), sizes)
        case HandDealt(seat=seat, cards=cards):
            return HandDealtJson(str(seat), cards_to_json(cards))
        case SetPlayed(area=area, cards=cards):
            return SetPlayedJson(str(area), cards_to_json(cards))
        case CardAdded(seat=seat, card=card, area=area):
            return CardAddedJson(str(seat), str(card), str(area))
        case SetTaken(seat=seat, area=area, cards=cards):
            return SetTakenJson(str(seat), str(area), cards_to_json(cards))
        case HandRotated(seat=seat):
            return HandRotatedJson(str(seat))
        case SetReturned(area=area, cards=cards):
            return SetReturnedJson(str(area), cards_to_json(cards))
        case SetDiscarded(area=area, cards=cards):
            return SetDiscardedJson(str(area), cards_to_json(cards))
        case WentOut(seat=seat, points=points):
            return WentOutJson(str(seat), points)
        case TurnBegan(area=area):
            return TurnBeganJson(str(area))
        case RoundEnded():
            return RoundEndedJson()
        case _:
            assert_never(event)


def cards_to_json(cards: tuple[Card, ...]) -> Cards:
    """Cards as a message carries them."""
    return tuple(map(str, cards))
