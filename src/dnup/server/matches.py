"""The matches that a guest has played: written down when they end, told, and forgotten."""

import msgspec

from dnup.server.store import Played, summary_of
from dnup.table import Table


def played_by(before: Table, after: Table) -> tuple[Played, ...]:
    """The persons who sat at a table when its match ended, before and after that moment.

    Those who had left in the middle of it are among them: they lose their seats with the end.
    """
    if after.running is None:
        return ()
    id_, summary = after.running.id, msgspec.json.encode(summary_of(after.record()))
    return tuple(
        Played(person.guest, id_, str(seat), after.at, summary) for seat, person in before.people()
    )
