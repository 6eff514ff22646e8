"""What is kept of a match that has ended, besides its log."""

from dataclasses import replace

import msgspec

from dnup.analysis.rating import anchors
from dnup.notation import format_deck, to_json
from dnup.server.store import (
    LogEntry,
    PlayedMatch,
    StoredDeck,
    StoredRecord,
    Unassisted,
    summary_of,
)
from dnup.server.work.bot_matches import replayed_in
from dnup.table import NOBODY, Change, Close, Command, Person, Phase, Table, TableEvent

LEFT = -1  # points of who left the match: fewer than anybody else's


def with_record(entry: LogEntry, change: Change, command: Command) -> LogEntry:
    """The entry with what is kept of a match, if one has ended in this change by a command."""
    is_taken_away = isinstance(command, Close) and not command.is_given_up
    for event in change.events:
        if not isinstance(event, TableEvent) or event.before.phase != Phase.PLAYING:
            continue
        before, after = event.before, event.after
        if after.phase != Phase.PLAYING and after.running is not None:
            return replace(
                entry,
                record=StoredRecord(after.running.id, to_json(after.record()).encode()),
                deck=own_deck(after),
                played=played_by(before, after),
                replayed=replayed_in(before, after),
                unassisted=None if is_taken_away else unassisted_in(before, after),
            )
    return entry


def own_deck(table: Table) -> StoredDeck | None:
    """The cards of a table that has its own: records name them, and would not be read without."""
    if table.options.deck is None:
        return None
    return StoredDeck(table.deck.hash, format_deck(table.deck))


def played_by(before: Table, after: Table) -> tuple[PlayedMatch, ...]:
    """The persons who sat at a table when its match ended, before and after that moment.

    Those who had left in the middle of it are among them: they lose their seats with the end.
    Guests who have been deleted aren't: nobody could delete what is kept of them.
    """
    if after.running is None:
        return ()
    id_, summary = after.running.id, msgspec.json.encode(summary_of(after.record()))
    return tuple(
        PlayedMatch(person.guest, id_, str(seat), after.at, summary)
        for seat, person in before.people()
        if person.name != NOBODY
    )


def unassisted_in(before: Table, after: Table) -> Unassisted | None:
    """The match that has just ended, if it is to be rated; before and after that moment.

    Players who leave a match have lost it. With help, only a defeat counts: otherwise a hint or a
    time-out would save the rating of whoever is about to lose.
    """
    seat, running = after.alone, after.running
    person = None if seat is None else before.seats[seat]
    if seat is None or running is None or not isinstance(person, Person):
        return None
    if person.name == NOBODY:
        return None
    winner = running.match.winner
    if winner is None and not before.lost_if_left:
        return None
    if winner == seat and after.unassisted is None:
        return None
    points = list(running.match.points)
    own = points.pop(seat)
    if winner is None:
        own = LEFT
    levels = tuple(other.bot for other in running.seats if other.bot is not None)
    if not anchors()[after.players].keys() >= set(levels):
        return None
    return Unassisted(person.guest, after.at, levels, (own, *points), after.deck.hash)
