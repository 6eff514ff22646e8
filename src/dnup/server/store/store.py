"""What a store keeps, and what it promises to everything above it."""

from asyncio import Future
from dataclasses import dataclass
from typing import Protocol

from dnup.analysis.rating import Skill
from dnup.server.store.blocks import Block
from dnup.server.store.guest import Guest
from dnup.server.store.moderation import Moderation
from dnup.server.store.reports import Report
from dnup.server.store.sessions import Session


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """A finished match as a `dnup/1` record, under the id of its link."""

    id: str
    record: bytes


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A guest sat in this seat of a match that is over. `summary` is a `MatchSummary` as JSON."""

    guest: str
    record: str
    seat: str
    ended_at: int  # milliseconds since 1970
    summary: bytes


@dataclass(frozen=True, slots=True)
class StoredDeck:
    """The cards of a table that has its own, as `format_deck` writes them, by their hash."""

    hash: str
    text: str


@dataclass(frozen=True, slots=True)
class GuestDeck:
    """A deck that a guest keeps for tables to come. The text has the guest's own name for it."""

    guest: str
    hash: str
    text: str
    kept_at: int  # milliseconds since 1970


@dataclass(frozen=True, slots=True)
class StoredReview:
    """What came out of looking at a match again; what is in it is the server's matter.

    `version` is that of its form, `digest` as much of it as lists need.
    """

    record: str
    version: int
    digest: bytes
    body: bytes


@dataclass(frozen=True, slots=True)
class Judged:
    """A match of a guest with its review's version and digest; None if it was never reviewed."""

    record: str
    seat: str
    ended_at: int  # milliseconds since 1970
    version: int | None
    digest: bytes | None


@dataclass(frozen=True, slots=True)
class StoredDuplicate:
    """Deals that others may play once more: those of a record, from a seat of it."""

    code: str
    record: str
    seat: str
    guest: str  # who made it
    name: str
    made_at: int  # milliseconds since 1970


@dataclass(frozen=True, slots=True)
class Replayed:
    """That somebody has played deals once more; the result is JSON of the server's own.

    `who` is a guest, or `bot:` and a level. The record is the one that it comes with.
    """

    code: str
    who: str
    name: str
    level: str | None  # of a bot
    ended_at: int  # milliseconds since 1970
    result: bytes


@dataclass(frozen=True, slots=True)
class DuplicateResult:
    """What came of it, as it is kept. Who `knew` the deals had played them before."""

    code: str
    who: str
    number: int  # how often they have played it
    record: str
    level: str | None
    name: str
    knew: bool
    ended_at: int
    result: bytes


@dataclass(frozen=True, slots=True)
class Unassisted:
    """That a guest has played a match against bots, all by themself: it changes the rating.

    The points are the guest's, then those of the bots in the order of their levels.
    """

    guest: str
    ended_at: int  # milliseconds since 1970
    levels: tuple[str, ...]
    points: tuple[int, ...]
    deck: str  # its hash


@dataclass(frozen=True, slots=True)
class RatedMatch:
    """A match that counted, and the guest's rating after it, with this deck and player count."""

    number: int  # how many have counted until then
    record: str
    ended_at: int
    levels: tuple[str, ...]
    points: tuple[int, ...]
    skill: Skill
    deck: str  # its hash

    @property
    def is_won(self) -> bool:
        """Whether the guest had more points than each of the bots."""
        return self.points[0] > max(self.points[1:])


@dataclass(frozen=True, slots=True)
class Ranked:
    """A guest among those of a player count."""

    guest: str
    name: str
    ink: int | None  # the number of the one that they have chosen
    matches: int
    skill: Skill
    place: int
    of: int  # so many are ranked


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What one append makes durable: all of it or nothing.

    Facts are numbered from 1 without a gap; the first is `number`. Number 1 makes the table, and
    brings the code under which it is joined, if it has one; a code is unique among running tables.
    A closed table is over for good: it frees its code and takes no more facts. A record comes with
    who played in it, and with what that was besides: deals played once more, a match that is rated.
    A table that has its own cards brings them with each record. When an `unplayed` table closes,
    nothing of it stays.
    """

    table: str
    number: int
    facts: tuple[bytes, ...]  # each one JSON object, UTF-8
    code: str | None = None
    closed: bool = False
    unplayed: bool = False  # no match has begun there
    record: StoredRecord | None = None
    played: tuple[PlayedMatch, ...] = ()
    deck: StoredDeck | None = None
    replayed: Replayed | None = None
    unassisted: Unassisted | None = None


@dataclass(frozen=True, slots=True)
class RunningTable:
    """A table that is not closed."""

    id: str
    code: str | None


class Store(Protocol):
    """Where all that must outlive the process is kept. All of it may raise `StoreError`.

    Belongs to the event loop in which it was opened.
    """

    @property
    def moderation(self) -> Moderation:
        """What hosts and moderators decide."""
        ...

    @property
    def written(self) -> int:
        """How many entries and guests were made durable since it was opened."""
        ...

    @property
    def commits(self) -> int:
        """How many transactions that took."""
        ...

    @property
    def waiting(self) -> int:
        """How many appends and the like are not yet answered."""
        ...

    def append(self, entry: LogEntry) -> Future[None]:
        """A future that is done when the entry is on the disk. Futures are done in order.

        It fails with `NumberTakenError`, `CodeTakenError` or another `StoreError`, and then nothing
        of the entry was written; only after `WRITE_FAILED` is that not sure, and the table must be
        loaded again. When a number was taken, all that was appended to the table until that was
        told fails in the same way. Raises `ValueError` for an entry without facts or a number.
        """
        ...

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The table's facts with a number above `after`, in order; none if there is no table."""
        ...

    async def running(self) -> list[RunningTable]:
        """All tables that are not closed, oldest first."""
        ...

    async def record(self, record: str) -> bytes | None:
        """The finished match with this id."""
        ...

    async def deck(self, hash_: str) -> str | None:
        """The cards with this hash, if a table was opened with them: a deck file's text."""
        ...

    async def played(
        self, guest: str, count: int, before: tuple[int, str] | None = None
    ) -> list[PlayedMatch]:
        """The last so many matches of a guest, newest first; those that ended before a moment.

        The moment is the time at which a match ended and the id of its record.
        """
        ...

    async def has_played(self, guest: str, record: str) -> bool:
        """Whether a match is among those of a guest."""
        ...

    async def seat_in(self, guest: str, record: str) -> str | None:
        """The seat that a guest had in a match; None if it is not among theirs."""
        ...

    async def forget(self, guest: str, record: str | None = None) -> None:
        """A guest wants to know no more of a match, or of any.

        A record goes when nobody is left who played in it and wants to know, and with a table's
        last record goes all that happened there, as soon as the table is closed.
        """
        ...

    async def review(self, record: str) -> StoredReview | None:
        """The review of a match, which goes with its record."""
        ...

    async def keep_review(self, review: StoredReview) -> None:
        """Keep a review in the place of an older one; nothing, if its record is gone."""
        ...

    async def judged(self, guest: str) -> list[Judged]:
        """All matches of a guest, newest first, with the digests of their reviews."""
        ...

    async def add_duplicate(self, duplicate: StoredDuplicate, most: int) -> StoredDuplicate | None:
        """Let deals be played once more; that which there is already for them, if there is one.

        None if the record is gone, or the guest has made as many as anybody may. Fails with
        `CODE_TAKEN` if there are other deals with the code.
        """
        ...

    async def duplicate(self, code: str) -> StoredDuplicate | None:
        """The deals with this code. They go with their record."""
        ...

    async def duplicates(self, guest: str, count: int) -> list[StoredDuplicate]:
        """The last so many that a guest has made or played, newest first."""
        ...

    async def duplicate_results(self, code: str, guest: str, most: int) -> list[DuplicateResult]:
        """What came of these deals, the first first. A result goes with its record.

        For all bots; for this guest the last so many times, and for as many others the first time.
        """
        ...

    async def duplicate_people(self, code: str) -> int:
        """How many people have played these deals once more."""
        ...

    async def rated(self, guest: str, players: int) -> list[RatedMatch]:
        """The matches of a guest that counted at a player count, deck by deck, oldest first."""
        ...

    async def rated_match(self, guest: str, record: str) -> tuple[Skill | None, RatedMatch] | None:
        """A match of a guest that counted, and the rating before it; None if it did not count."""
        ...

    async def ranked(
        self, players: int, deck: str, least: int, best: int, guest: str | None = None
    ) -> list[Ranked]:
        """Of the guests with enough matches with a deck and player count the best so many.

        Then this guest, if they are not among them.
        """
        ...

    async def start_anew(self, guest: str) -> None:
        """Forget the ratings of a guest."""
        ...

    async def decks(self, guest: str) -> list[GuestDeck]:
        """The decks that a guest keeps, newest first."""
        ...

    async def keep_deck(self, deck: GuestDeck, most: int, instead: str | None = None) -> bool:
        """Keep a deck, perhaps instead of another; whether there is room among so many at most."""
        ...

    async def drop_deck(self, guest: str, hash_: str) -> None:
        """A guest no longer keeps a deck."""
        ...

    async def begin_session(self, session: Session, guest: Guest | None = None) -> None:
        """Keep a new session, of a new guest if one is given.

        Fails with `GUEST_TAKEN` if the guest's or the session's id, or the token, is known.
        """
        ...

    async def session(self, token_hash: str) -> tuple[Guest, Session] | None:
        """The guest and the session of a token: its newest one, or the one before."""
        ...

    async def sessions(self, guest: str) -> list[Session]:
        """A guest's sessions, the last used first."""
        ...

    async def change_session(self, session: Session) -> None:
        """Keep a session as it is now; nothing happens if it has ended."""
        ...

    async def end_sessions(
        self, guest: str, *, only: str | None = None, but: str | None = None
    ) -> None:
        """End one session of a guest, or all but one, or all."""
        ...

    async def end_idle_sessions(self, before: int) -> None:
        """End the sessions that were last seen before this time."""
        ...

    async def rename_guest(self, guest: str, name: str, ink: int | None = None) -> None:
        """Give the guest with this id this name and ink; fails with `NO_GUEST`."""
        ...

    async def add_report(self, report: Report) -> None:
        """Keep a report for the moderators."""
        ...

    async def reports(
        self, count: int, before: tuple[int, str] | None = None, *, is_open: bool = True
    ) -> list[Report]:
        """The last so many reports, newest first; those before a moment.

        The moment is the time at which a report was made, and its id. All that are not settled yet,
        or really all.
        """
        ...

    async def report(self, report: str) -> Report | None:
        """The report with this id."""
        ...

    async def reports_by(self, guest: str) -> list[Report]:
        """All reports that a guest has made, oldest first."""
        ...

    async def settle_report(self, report: str, by: str, at: int, outcome: str) -> None:
        """Say that a moderator has dealt with a report, when, and what they decided."""
        ...

    async def block(self, block: Block) -> None:
        """Block somebody; who is blocked already stays so, under the newer name."""
        ...

    async def unblock(self, guest: str, block: str) -> None:
        """Take a guest's block with this id back."""
        ...

    async def blocks(self, guest: str) -> list[Block]:
        """Whom a guest has blocked, newest first."""
        ...

    async def all_blocks(self) -> list[tuple[str, str]]:
        """Who has blocked whom: the ids of both."""
        ...

    async def delete_guest(self, guest: str) -> None:
        """Delete all that is kept of a guest, and take their name out of what others share."""
        ...

    async def ping(self) -> None:
        """Ask the database something, and write to it, to see that both can be done."""
        ...

    async def find_damage(self) -> str | None:
        """The first thing that is wrong with the file; None if it's whole. May take minutes."""
        ...

    async def close(self) -> None:
        """Finish what was appended, then let go of the database."""
        ...
