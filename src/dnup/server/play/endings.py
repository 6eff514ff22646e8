"""What is kept of a match that has ended, besides its log."""

from dataclasses import replace

import msgspec

from dnup.analysis.rating import anchors
from dnup.notation import to_json
from dnup.server.store import LogEntry, PlayedMatch, StoredRecord, Unassisted, summary_of
from dnup.server.work.bot_matches import replayed_in
from dnup.table import Change, Person, Phase, Table, TableEvent

LEFT = -1  # points of who left the match: fewer than anybody else's


def with_record(entry: LogEntry, change: Change) -> LogEntry:
    """The entry with what is kept of a match, if one has ended in this change."""
    for event in change.events:
        if not isinstance(event, TableEvent) or event.before.phase != Phase.PLAYING:
            continue
        before, after = event.before, event.after
        if after.phase != Phase.PLAYING and after.running is not None:
            return replace(
                entry,
                record=StoredRecord(after.running.id, to_json(after.record()).encode()),
                played=played_by(before, after),
                replayed=replayed_in(before, after),
                unassisted=unassisted_in(before, after),
            )
    return entry


def played_by(before: Table, after: Table) -> tuple[PlayedMatch, ...]:
    """The persons who sat at a table when its match ended, before and after that moment.

    Those who had left in the middle of it are among them: they lose their seats with the end.
    """
    if after.running is None:
        return ()
    id_, summary = after.running.id, msgspec.json.encode(summary_of(after.record()))
    return tuple(
        PlayedMatch(person.guest, id_, str(seat), after.at, summary)
        for seat, person in before.people()
    )


def unassisted_in(before: Table, after: Table) -> Unassisted | None:
    """The match that has just ended, if it is to be rated; before and after that moment.

    Who leaves a match after having acted in it has lost it.
    """
    seat, running = after.unassisted, after.running
    person = None if seat is None else before.seats[seat]
    if seat is None or running is None or not isinstance(person, Person):
        return None
    winner = running.match.winner
    if winner is None and not before.lost_if_left:
        return None
    points = list(running.match.points)
    own = points.pop(seat)
    if winner is None:
        own = LEFT
    levels = tuple(other.bot for other in running.seats if other.bot is not None)
    if not anchors()[after.players].keys() >= set(levels):
        return None
    return Unassisted(person.guest, after.at, levels, (own, *points), after.deck.hash)
