"""What each viewer is told of what happens at a table.

`told` decides for every kind of fact what is told of it, and to whom: a new kind of fact or event
does not type-check until that is decided.
"""

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from dnup.notation import action_from_json
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
    RoundBeganJson,
    RoundEndedJson,
    SaidJson,
    SeatEmptiedJson,
    SetDiscardedJson,
    SetPlayedJson,
    SetReturnedJson,
    SetTakenJson,
    SubstitutedJson,
    TimeUpJson,
    TurnBeganJson,
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
    opening_events,
)
from dnup.rules import Event as RulesEvent
from dnup.table import Fact, Person, Table, fact


class Told(NamedTuple):
    """An event, and to whom it is told: to all, to one seat only, or to all but some."""

    event: EventJson
    only: Seat | None = None
    but: frozenset[Seat] = frozenset()

    @property
    def to_all(self) -> bool:
        """Whether everybody is told."""
        return self.only is None and not self.but

    def reaches(self, viewer: Seat | None) -> bool:
        """Whether a seat, or a spectator (None), is told."""
        return viewer == self.only if self.only is not None else viewer not in self.but


def told(before: Table | None, happened: Fact, after: Table) -> list[Told]:
    """What is told of a fact, and to whom. `before` and `after` are the table around it."""
    if isinstance(happened, fact.Acted):
        return [Told(_of_rules(event)) for event in done_by(before, happened, after)]
    return list(_told(before, happened, after))


def done_by(before: Table | None, acted: fact.Acted, after: Table) -> list[RulesEvent]:
    """All that an action does is public (K1): `rules.is_visible` says so of each such event."""
    assert before is not None  # noqa: S101 - nobody acts before the table is open
    assert before.running is not None  # noqa: S101 - nor before a match
    then = None if after.running is None else after.running.match
    return before.running.match.events_of(action_from_json(acted.action), then)


def _told(before: Table | None, happened: Fact, after: Table) -> Iterator[Told]:  # noqa: PLR0915 - one case a fact
    running = after.running
    match happened:
        case fact.Dealt():
            assert running is not None  # noqa: S101 - cards are dealt in a match
            assert running.match.round is not None  # noqa: S101 - and a round has begun
            for event in opening_events(running.match.round):
                only = event.seat if isinstance(event, HandDealt) else None
                yield Told(_of_rules(event), only)
        case fact.Opened():
            yield Told(OpenedJson())
        case fact.Duplicated():
            return  # that it is one, the table itself says; the rest is a secret
        case fact.PersonSeated(seat=seat, name=name):
            yield Told(PersonSeatedJson(str(seat), name, _person(after, seat).ink))
        case fact.Renamed(seat=seat, name=name, ink=ink):
            assert before is not None  # noqa: S101 - they sat there
            yield Told(RenamedJson(str(seat), _person(before, seat).name, name, ink))
        case fact.BotSeated(seat=seat, level=level, name=name):
            yield Told(BotSeatedJson(str(seat), level, name))
        case fact.SeatEmptied(seat=seat, was_removed=was_removed):
            yield Told(SeatEmptiedJson(str(seat), was_removed))
        case fact.Committed():
            yield Told(CommittedJson(after.commitment))
        case fact.WasReady(seat=seat, salt=salt):
            yield Told(WasReadyJson(str(seat), salt is not None))
        case fact.MatchBegan(id=id_, seats=seats, salts=salts):
            assert running is not None  # noqa: S101 - this match
            yield Told(MatchBeganJson(id_, seats, running.commitment, salts))
        case fact.Hinted(seat=seat, turn=turn):
            yield Told(HintGivenJson(str(seat), turn))
        case fact.WantsNext(seat=seat):
            yield Told(WantsNextJson(str(seat)))
        case fact.TimeUp(seat=seat):
            yield Told(TimeUpJson(str(seat)))
        case fact.WentAway(seat=seat, has_left=has_left):
            yield Told(WentAwayJson(str(seat), has_left))
        case fact.CameBack(seat=seat):
            yield Told(CameBackJson(str(seat)))
        case fact.Substituted(seat=seat):
            yield Told(SubstitutedJson(str(seat), after.options.absence.level))
        case fact.Restarted():
            yield Told(RestartedJson())
        case fact.PauseAsked(seat=seat, wants=wants):
            yield Told(PauseAskedJson(str(seat), wants))
        case fact.Paused():
            yield Told(PausedJson())
        case fact.Resumed(seat=seat):
            yield Told(ResumedJson(str(seat)))
        case fact.Said(seat=seat):
            yield Told(said_to_json(happened), but=after.deaf_to(seat))
        case fact.Muted(seat=seat, whom=whom, is_muted=is_muted):
            yield Told(MutedJson(str(whom), is_muted), only=seat)
        case fact.MatchEnded():
            assert running is not None  # noqa: S101 - this match
            match = running.match
            yield Told(
                MatchEndedJson(
                    running.id,
                    str(match.winner),
                    match.points,
                    running.assisted,
                    running.secret,
                    running.hints if any(running.hints) else (),
                )
            )
        case fact.Closed():
            yield Told(ClosedJson())
        case fact.Acted():
            raise ValueError("an action is told by what it does")
        case _:
            assert_never(happened)


def _person(table: Table, seat: Seat) -> Person:
    holder = table.seats[seat]
    assert isinstance(holder, Person)  # noqa: S101 - who is told about is one
    return holder


def said_to_json(said: fact.Said) -> SaidJson:
    """What somebody said, as it is told."""
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
