"""`dnup verify`: check that a match was dealt as its server had promised."""

import re
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from dnup.notation import Record, RecordEntry, TextError, find_deck
from dnup.rules import Deck, Seat
from dnup.table.fairness import (
    COMMITMENT_PATTERN,
    MAX_SALT,
    SALT_PATTERN,
    FairnessError,
    FairnessErrorCode,
    Verified,
    verify,
)
from dnup.terminal.session.shell import (
    DeckOption,
    RecordFile,
    complain,
    console,
    fail,
    known_decks,
    open_file,
    pick_entry,
    text,
)
from dnup.terminal.words import printable, say_text_error

# What is said when a record does not prove its deals.
FAILURES = {
    FairnessErrorCode.NO_PROOF: "verify-no-proof",
    FairnessErrorCode.DUPLICATE: "verify-duplicate",
    FairnessErrorCode.NOT_REVEALED: "verify-not-revealed",
    FairnessErrorCode.BAD_SECRET: "verify-bad-secret",
    FairnessErrorCode.WRONG_SECRET: "verify-wrong-secret",
    FairnessErrorCode.SALT_COUNT: "verify-salt-count",
    FairnessErrorCode.BAD_SALT: "verify-bad-salt",
    FairnessErrorCode.BOT_SALT: "verify-bot-salt",
    FairnessErrorCode.OTHER_COMMITMENT: "verify-other-commitment",
    FairnessErrorCode.SALT_NOT_USED: "verify-salt-not-used",
    FairnessErrorCode.OTHER_SALT: "verify-other-salt",
    FairnessErrorCode.NOT_COMMITTED: "verify-not-committed",
    FairnessErrorCode.WRONG_DEAL: "verify-wrong-deal",
}


_UNKNOWN = (FairnessErrorCode.NO_PROOF, FairnessErrorCode.DUPLICATE, FairnessErrorCode.NOT_REVEALED)


class Noted(NamedTuple):
    """What a player noted before the match."""

    commitment: str | None
    salts: list[str]
    salt_commitments: list[str]  # of the others, too


def verify_records(
    file: RecordFile,
    match: Annotated[
        int | None, typer.Option("--match", metavar="N", min=1, help=text("cli-verify-match"))
    ] = None,
    deck: DeckOption = None,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help=text("cli-verify-commitment"))
    ] = None,
    salt: Annotated[
        list[str] | None, typer.Option(metavar="TEXT", help=text("cli-verify-salt"))
    ] = None,
    salt_commitment: Annotated[
        list[str] | None, typer.Option(metavar="HEX", help=text("cli-verify-salt-commitment"))
    ] = None,
) -> None:
    """Check the deals of a record, or of each in a file."""
    noted = None if commitment is None else commitment.strip().lower()
    if noted is not None and not re.fullmatch(COMMITMENT_PATTERN, noted):
        fail(text("verify-no-commitment", text=commitment or ""))
    salts = salt or []
    for sent in salts:
        if not re.fullmatch(SALT_PATTERN, sent):
            fail(text("verify-no-salt", text=sent, most=MAX_SALT))
    sealed = [hash_.strip().lower() for hash_ in salt_commitment or []]
    for hash_ in sealed:
        if not re.fullmatch(COMMITMENT_PATTERN, hash_):
            fail(text("verify-no-commitment", text=hash_))
    entries = open_file(file) if match is None else [pick_entry(file, match)]
    if len(entries) > 1 and (noted is not None or salts or sealed):
        fail(text("verify-which", file=str(file), count=len(entries)))
    decks = known_decks(deck)
    briefly = len(entries) > 1
    told = Noted(noted, salts, sealed)
    good = sum(_verify(file, entry, decks, told, briefly=briefly) for entry in entries)
    if briefly:
        console.say(text("verify-sum", file=str(file), good=good, wrong=len(entries) - good))
    if good < len(entries):
        raise typer.Exit(1)


def _verify(
    file: Path,
    entry: RecordEntry,
    decks: list[Deck],
    noted: Noted,
    *,
    briefly: bool,
) -> bool:
    """Write what was checked or what's wrong. Returns whether the record proves its deals."""
    where = str(file)
    if entry.line is not None:
        where = text("verify-line", file=str(file), line=entry.line)
    try:
        record = entry.read()
    except TextError as error:
        complain(say_text_error(text, str(file), error))
        return False
    try:
        found = find_deck(record, decks)
    except TextError as error:
        complain(say_text_error(text, where, error))
        return False
    try:
        verified = verify(
            record,
            found,
            commitment=noted.commitment,
            salts=noted.salts,
            salt_commitments=noted.salt_commitments,
        )
    except FairnessError as error:
        complain(_say_failure(where, record, error))
        return False
    except TextError as error:
        complain(text("verify-failed", where=where))
        told = say_text_error(text, text("verify-record"), error)
        complain(text("verify-what", what=told))
        complain(text("verify-against-rules"))
        return False
    if briefly:
        facts = {"rounds": verified.rounds, "cards": verified.cards}
        commitment = verified.commitment
        console.say(text("verify-proved-briefly", where=where, commitment=commitment, **facts))
    else:
        _report(where, record, verified, noted)
    return True


def _report(where: str, record: Record, verified: Verified, noted: Noted) -> None:
    """Everything that was checked, line by line."""
    console.say(text("verify-proved", where=where))
    console.say(text("verify-commitment", commitment=verified.commitment))
    console.say(text("verify-noted" if noted.commitment is not None else "verify-not-noted"))
    console.say(text("verify-secret", secret=verified.secret))
    console.say(text("verify-opens"))
    console.say(text("verify-salts", salts=", ".join(_say_salts(record, verified.salts))))
    console.say(text("verify-salt-found" if noted.salts else "verify-salt-not-given"))
    console.say(text("verify-sealed" if verified.salt_commitments else "verify-not-sealed"))
    console.say(text("verify-deals", rounds=verified.rounds, cards=verified.cards))
    won = "none" if record.winner is None else "yes"
    name = printable(record.seats[Seat[record.winner]].name) if record.winner else ""
    console.say(text("verify-play", actions=verified.actions, won=won, name=name))


def _say_salts(record: Record, salts: tuple[str, ...]) -> list[str]:
    said = []
    for i, (seat, salt) in enumerate(zip(record.seats, salts, strict=True)):
        who = {"seat": str(Seat(i)), "name": printable(seat.name)}
        if salt:
            said.append(text("verify-salt", salt=salt, **who))
        else:
            said.append(text("verify-salt-none" if seat.bot is None else "verify-salt-bot", **who))
    return said


def _say_failure(where: str, record: Record, error: FairnessError) -> str:
    """What is wrong, and what that means."""
    facts = dict(error.facts)
    if "name" in facts:
        facts["name"] = printable(str(facts["name"]))
    is_unknown = error.code in _UNKNOWN
    lines = [text("verify-unknown" if is_unknown else "verify-failed", where=where)]
    lines.append(text("verify-what", what=text(FAILURES[error.code], **facts)))
    if record.fairness is not None:
        commitment = record.fairness.commitment
        lines.append(text("verify-has", commitment=commitment, rounds=len(record.rounds)))
    return "\n".join(lines)
