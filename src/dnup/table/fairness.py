"""Deals that can be proved: they follow from a secret the server committed to, and players' salts.

The method is described in docs/fairness.md, so that anybody can check a record with a program of
their own. In short: the order and the way up of the cards of a round come from a stream of bytes,
HMAC-SHA-256 with the secret as its key, over the deck, the seats with their salts, and the round.
"""

import hmac
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Final

from dnup.notation import (
    DeckJson,
    FairnessJson,
    Record,
    RoundJson,
    SeatJson,
    check_deck,
    replay,
)
from dnup.notation.record import MAX_SALT
from dnup.rules import Deal, Deck, Match, Seat

__all__ = [
    "COMMITMENT_PATTERN",
    "CONTEXT",
    "MAX_SALT",
    "SALT_PATTERN",
    "SECRET_BYTES",
    "DealRng",
    "FairnessError",
    "FairnessErrorCode",
    "Verified",
    "commit",
    "commit_salt",
    "context",
    "deal_round",
    "prove",
    "stream",
    "verify",
]

SECRET_BYTES: Final = 32
CONTEXT: Final = "dnup/1 deal"  # so that no other use of a secret gives the same bytes
SALT_PATTERN: Final = rf"^[ -~]{{1,{MAX_SALT}}}$(?!\n)"  # what a client may send
COMMITMENT_PATTERN: Final = r"^[0-9a-f]{64}$(?!\n)"


class FairnessErrorCode(StrEnum):
    """Why a record does not prove its deals; each code is stable and has a text in every language.

    `NO_PROOF`, `DUPLICATE` and `NOT_REVEALED` say that nothing can be checked; all others, that
    something is not as it was promised.
    """

    NO_PROOF = "no-proof"
    DUPLICATE = "duplicate"  # the deals are another match's, whose record proves them
    NOT_REVEALED = "not-revealed"
    BAD_SECRET = "bad-secret"  # noqa: S105 - a code
    WRONG_SECRET = "wrong-secret"  # noqa: S105
    SALT_COUNT = "salt-count"
    BAD_SALT = "bad-salt"
    BOT_SALT = "bot-salt"
    OTHER_COMMITMENT = "other-commitment"
    OTHER_SALT = "other-salt"  # than its seat had committed to
    NOT_COMMITTED = "not-committed"  # a hash that was noted isn't in the record
    SALT_NOT_USED = "salt-not-used"
    WRONG_DEAL = "wrong-deal"


class FairnessError(ValueError):
    """A record does not prove its deals: the code, the place in the record, and the facts."""

    def __init__(self, code: FairnessErrorCode, place: str = "", /, **facts: str | int) -> None:
        super().__init__(code, place)
        self.code = code
        self.place = place
        self.facts = facts

    def __str__(self) -> str:
        told = "".join(f" {name}={fact!r}" for name, fact in self.facts.items())
        return f"{self.place}: {self.code}{told}" if self.place else f"{self.code}{told}"


@dataclass(frozen=True, slots=True)
class Verified:
    """What was checked in a record that proves its deals."""

    commitment: str
    secret: str
    salts: tuple[str, ...]
    salt_commitments: tuple[str, ...]  # none if salts were sent without committing to them first
    rounds: int
    cards: int  # dealt in all rounds
    actions: int


def commit(secret: bytes) -> str:
    """What is published before the match: the SHA-256 of the secret, as hex.

    Raises `ValueError` unless the secret has 32 bytes.
    """
    return sha256(_checked(secret)).hexdigest()


def commit_salt(salt: str) -> str:
    """What a client sends before it reveals its salt: the SHA-256 of the salt, as hex."""
    return sha256(salt.encode("ascii")).hexdigest()


def prove(
    secret: bytes, salts: Sequence[str], *, reveal: bool, salt_commitments: Sequence[str] = ()
) -> FairnessJson:
    """The fairness part of a record; the secret is in it only if it is to be revealed."""
    revealed = secret.hex() if reveal else None
    return FairnessJson(commit(secret), list(salts), revealed, list(salt_commitments) or None)


def deal_round(
    match: Match, secret: bytes, seats: Sequence[SeatJson], salts: Sequence[str]
) -> Deal:
    """The deal of the next round of a match, which follows from all of these.

    Raises `ValueError` unless there are as many seats and salts as players, the salts can stand in
    a record, those of bots are empty, and the secret has 32 bytes.
    """
    if len(seats) != match.players:
        raise ValueError(f"{len(seats)} seats for {match.players} players")
    _check_salts(seats, salts)
    deck = DeckJson(match.deck.name, match.deck.hash)
    bound = context(deck, seats, salts, match.rounds + 1)
    return match.deal(DealRng(stream(_checked(secret), bound)))


def verify(
    record: Record,
    deck: Deck,
    *,
    commitment: str | None = None,
    salts: Sequence[str] = (),
    salt_commitments: Sequence[str] = (),
) -> Verified:
    """Check a record's deals against its proof, and its actions against the rules.

    If given, the commitment must be the record's, and each salt and each hash of a salt must be one
    of the record's. A
    match that was left can be verified as well. Raises `FairnessError` if the proof does not hold;
    `NotationError` or `RecordError` if it does, but the match cannot have been played like that.
    """
    check_deck(record, deck)
    proof = record.fairness
    if proof is None:
        code = record.options.get("duplicate")
        if code is not None:
            raise FairnessError(FairnessErrorCode.DUPLICATE, code=str(code))
        raise FairnessError(FairnessErrorCode.NO_PROOF)
    if commitment is not None and proof.commitment != commitment:
        place = "fairness.commitment"
        facts = {"commitment": proof.commitment, "right": commitment}
        raise FairnessError(FairnessErrorCode.OTHER_COMMITMENT, place, **facts)
    _check_salts(record.seats, proof.salts)
    _check_salt_commitments(record.seats, proof, salt_commitments)
    for salt in salts:
        if salt not in filter(None, proof.salts):
            raise FairnessError(FairnessErrorCode.SALT_NOT_USED, "fairness.salts", salt=salt)
    secret = _open(proof)
    cards = 0
    for i, round_ in enumerate(record.rounds):
        begun = Match(deck, len(record.seats), rounds=i)
        bound = context(record.deck, record.seats, proof.salts, i + 1)
        right = begun.deal(DealRng(stream(secret, bound)))
        _compare(record, i, round_, right)
        cards += begun.pack.size
    steps = replay(record, deck)
    rounds = len(record.rounds)
    return Verified(
        proof.commitment,
        secret.hex(),
        tuple(proof.salts),
        tuple(proof.salt_commitments or ()),
        rounds=rounds,
        cards=cards,
        actions=len(steps) - rounds,
    )


def context(deck: DeckJson, seats: Sequence[SeatJson], salts: Sequence[str], number: int) -> bytes:
    """All that the deal of a round hangs on besides the secret, as compact JSON in UTF-8."""
    who = [[seat.name, seat.bot, salt] for seat, salt in zip(seats, salts, strict=True)]
    bound = [CONTEXT, deck.name, deck.hash, who, number]
    return json.dumps(bound, ensure_ascii=False, separators=(",", ":")).encode()


def stream(secret: bytes, bound: bytes) -> Iterator[int]:
    """Bytes without end that follow from a secret and a context.

    Block i is HMAC-SHA-256 with the secret as key, over the context and i as 8 bytes, the highest
    first.
    """
    number = 0
    while True:
        yield from hmac.digest(secret, bound + number.to_bytes(8, "big"), "sha256")
        number += 1


class DealRng:
    """A random source as the rules want one (`Rng`), made of a stream of bytes."""

    def __init__(self, source: Iterator[int]) -> None:
        self._source = source

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely: the next byte that can be shared out evenly.

        Raises `ValueError` if n is more than 256.
        """
        if not 1 <= n <= 256:
            raise ValueError(f"a byte cannot choose one of {n}")
        return next(byte for byte in self._source if byte < 256 - 256 % n) % n

    def shuffle(self, x: list[int]) -> None:
        """Fisher and Yates, from the last place down: each swaps with one not above it."""
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]

    def getrandbits(self, k: int, /) -> int:
        """The next whole bytes that hold k bits, lowest byte first; bits to spare are dropped."""
        taken = bytes(next(self._source) for _ in range((k + 7) // 8))
        return int.from_bytes(taken, "little") & ((1 << k) - 1)


def _checked(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


def _check_salts(seats: Sequence[SeatJson], salts: Sequence[str]) -> None:
    if len(salts) != len(seats):
        raise FairnessError(
            FairnessErrorCode.SALT_COUNT, "fairness.salts", count=len(salts), players=len(seats)
        )
    for i, (seat, salt) in enumerate(zip(seats, salts, strict=True)):
        place, facts = f"fairness.salts[{i}]", {"seat": str(Seat(i)), "name": seat.name}
        if salt and not re.fullmatch(SALT_PATTERN, salt):
            raise FairnessError(FairnessErrorCode.BAD_SALT, place, **facts, most=MAX_SALT)
        if salt and seat.bot is not None:
            # The server speaks for its bots: it could try out salts until it likes the deal.
            raise FairnessError(FairnessErrorCode.BOT_SALT, place, **facts)


def _check_salt_commitments(
    seats: Sequence[SeatJson], proof: FairnessJson, noted: Sequence[str]
) -> None:
    """Each salt is the one that its seat had committed to; and what was noted is in the record."""
    told = proof.salt_commitments or []
    place = "fairness.salt_commitments"
    for commitment in noted:
        if commitment not in filter(None, told):
            raise FairnessError(FairnessErrorCode.NOT_COMMITTED, place, commitment=commitment)
    if not told:
        return
    if len(told) != len(seats):
        raise FairnessError(
            FairnessErrorCode.SALT_COUNT, place, count=len(told), players=len(seats)
        )
    for i, (seat, salt, commitment) in enumerate(zip(seats, proof.salts, told, strict=True)):
        if commitment != (commit_salt(salt) if salt else ""):
            facts = {"seat": str(Seat(i)), "name": seat.name}
            raise FairnessError(FairnessErrorCode.OTHER_SALT, f"{place}[{i}]", **facts)


def _open(proof: FairnessJson) -> bytes:
    """The secret of a proof, if it is the one that was committed to."""
    place = "fairness.secret"
    if proof.secret is None:
        raise FairnessError(FairnessErrorCode.NOT_REVEALED, place, commitment=proof.commitment)
    if not re.fullmatch(COMMITMENT_PATTERN, proof.secret):  # 32 bytes as hex, too
        raise FairnessError(FairnessErrorCode.BAD_SECRET, place)
    secret = bytes.fromhex(proof.secret)
    if commit(secret) != proof.commitment:
        facts = {"commitment": proof.commitment, "right": commit(secret)}
        raise FairnessError(FairnessErrorCode.WRONG_SECRET, place, **facts)
    return secret


def _compare(record: Record, i: int, round_: RoundJson, right: Deal) -> None:
    """Raise with the first card that is not where the proof has it. Equal cards are not told apart.

    How many hands there are, the replay checks.
    """
    for j, (hand, due) in enumerate(zip(round_.deal, right.hands, strict=False)):
        said, meant = Counter(hand), Counter(map(str, due))
        if said != meant:
            wrong, missing = sorted((said - meant).elements()), sorted((meant - said).elements())
            place = f"rounds[{i}].deal[{j}]"
            if wrong:
                place += f"[{hand.index(wrong[0])}]"
            raise FairnessError(
                FairnessErrorCode.WRONG_DEAL,
                place,
                round=i + 1,
                seat=str(Seat(j)),
                name=record.seats[j].name,
                card=wrong[0] if wrong else "none",
                right=missing[0] if missing else "none",
                more=max(len(wrong), len(missing)) - 1,
            )
