"""The deals of a match are played once more, from the same seat, and nobody knows them before."""

import random

import pytest
from msgspec.structs import replace
from table.tables import CODE, SMALL, T0, Driven, begin, begun, finished, kinds

from dnup.bots import bot
from dnup.bots.level import DEFAULT_BUDGET
from dnup.notation import (
    Record,
    SeatJson,
    find_deck,
    format_deck,
    from_json,
    pairs_deck,
    parse_deck,
    rename_deck,
    replay,
    standard_deck,
    to_json,
)
from dnup.protocol import Rendering, table_view
from dnup.rules import Action, Deck, Seat, View
from dnup.table import (
    ENTROPY_BYTES,
    Challenge,
    Fact,
    FairnessError,
    FairnessErrorCode,
    Leave,
    Phase,
    Ready,
    Remove,
    SeatBot,
    Sit,
    Table,
    change_from,
    fact_from_json,
    fact_to_json,
    fold,
    verify,
)
from dnup.table.fact import Acted, Duplicated


def challenge_of(record: Record, seat: Seat = Seat.A, deck: str | None = None) -> Challenge:
    own = [] if deck is None else [parse_deck(deck)]
    made = Challenge.of(record, "PLAYTHIS", seat, deck=find_deck(record, own), people="beginner")
    assert made is not None
    return made


def opened_for(challenge: Challenge, guest: str = "zoe") -> Driven:
    return Driven(challenge.open(guest, guest.capitalize(), CODE, T0), seed=7)


def deals(record: Record) -> list[list[list[str]]]:
    return [round_.deal for round_ in record.rounds]


@pytest.mark.parametrize(("players", "seat"), [(2, Seat.A), (3, Seat.B), (5, Seat.A)])
def test_the_same_deals_come_in_the_same_rounds(players: int, seat: Seat) -> None:
    original = finished("ann", "bo", players=players, bots=["random"] * (players - 2))
    challenge = challenge_of(original.record, seat)
    table = opened_for(challenge)
    assert table.seat("zoe") == seat
    assert begin(table) == ["ready", "match-began", "dealt"]
    table.play_match()
    first, second = deals(original.record), deals(table.record)
    shared = min(len(first), len(second))
    assert first[:shared] == second[:shared]
    assert [holder.bot for holder in table.record.seats] == [
        None if i == seat else old.bot or "beginner" for i, old in enumerate(original.record.seats)
    ]


@pytest.mark.parametrize(
    "deck",
    [
        rename_deck(standard_deck(), "my box"),
        rename_deck(pairs_deck(), "standard"),
        pairs_deck(),
        parse_deck(SMALL),
    ],
    ids=lambda deck: deck.name,
)
def test_the_deals_are_the_same_with_every_deck_whatever_its_name(deck: Deck) -> None:
    text = format_deck(deck)
    original = finished("ann", "bo", deck=text)
    table = opened_for(challenge_of(original.record, deck=text))
    assert table.table.deck == deck
    begin(table)
    table.play_match()
    shared = min(len(original.record.rounds), len(table.record.rounds))
    assert deals(original.record)[:shared] == deals(table.record)[:shared]
    assert table.record.deck == original.record.deck
    assert table.read_back() == table.table


def test_rounds_that_the_first_match_did_not_have_are_the_same_for_all_who_come_later() -> None:
    originals = []
    for seed in range(8):
        table = begun("ann", "bo", "cy", "di", "ed")
        table.chance = random.Random(seed)
        table.play_match()
        originals.append(table)
    original = min(originals, key=lambda table: len(table.record.rounds))
    challenge = challenge_of(original.record)
    longest: list[list[list[str]]] = []
    for seed in range(12):
        table = opened_for(challenge)
        table.chance = random.Random(seed)
        begin(table, salt=f"another {seed}")
        table.play_match()
        found = deals(table.record)
        shared = min(len(longest), len(found))
        assert found[:shared] == longest[:shared]
        longest = max(longest, found, key=len)
    assert len(longest) > len(original.record.rounds)


def test_a_table_is_the_fold_of_its_log_and_the_record_can_be_read() -> None:
    original = finished("ann", "bo")
    table = opened_for(challenge_of(original.record))
    begin(table)
    table.play_match()
    assert table.read_back() == table.table
    record = from_json(to_json(table.record))
    assert record == table.record
    assert len(replay(record, standard_deck())) > 2
    assert record.options == {"duplicate": "PLAYTHIS"}


def test_its_record_says_that_the_proof_is_the_other_ones() -> None:
    original = finished("ann", "bo")
    table = opened_for(challenge_of(original.record))
    begin(table)
    table.play_match()
    assert table.record.fairness is None
    with pytest.raises(FairnessError) as refused:
        verify(table.record, standard_deck())
    assert refused.value.code == FairnessErrorCode.DUPLICATE
    assert refused.value.facts == {"code": "PLAYTHIS"}
    assert verify(original.record, standard_deck()).rounds == len(original.record.rounds)


def test_a_record_without_its_secret_and_a_seat_that_is_none_make_no_challenge() -> None:
    original = finished("ann", "bo")
    assert Challenge.of(original.record, "X", Seat.C, deck=standard_deck()) is None
    table = opened_for(challenge_of(original.record))
    begin(table)
    table.play_match()
    assert Challenge.of(table.record, "X", Seat.A, deck=standard_deck()) is None
    running = finished("ann", "bo").record
    assert running.fairness is not None
    hidden = replace(running, fairness=replace(running.fairness, secret=None))
    assert Challenge.of(hidden, "X", Seat.A, deck=standard_deck()) is None


def test_nobody_else_sits_down_there_and_there_is_no_rematch() -> None:
    table = opened_for(challenge_of(finished("ann", "bo", players=3, bots=["random"]).record))
    for command in (
        Sit("eve", "Eve"),
        SeatBot("zoe", Seat.B, "random"),
        Remove("zoe", Seat.C),
    ):
        assert table.code(command) == "duplicate-table"
    begin(table)
    table.play_match()
    assert table.table.phase == Phase.FINISHED
    assert kinds(table.facts)[-1] == "match-ended"  # no secret is drawn for another match
    assert table.code(Ready("zoe", "once more")) == "duplicate-table"
    assert table.code(SeatBot("zoe", Seat.B, "random")) == "duplicate-table"
    assert table.tell(Leave("zoe")) == ["closed"]


def told_to_all(facts: list[Fact]) -> list[bytes]:
    """Every byte that a seat or a spectator is sent, and every view on the way."""
    said = []
    table = fold(facts[:1])
    for happened in facts[1:]:
        change = change_from(table, [happened])
        table = change.after
        for viewer in (None, *(Seat(i) for i in range(table.players))):
            said.append(Rendering(change).update(viewer))
            said.append(table_view(table, viewer))
        if table.running is not None:
            said.append(to_json(table.record()).encode())
    return said


def changed(happened: Fact) -> Fact:
    """The same with another secret, other names and other salts behind the deals."""
    if not isinstance(happened, Duplicated):
        return happened
    seats = tuple(SeatJson(f"other {i}", seat.bot) for i, seat in enumerate(happened.seats))
    salts = tuple(f"new {salt}" if salt else "" for salt in happened.salts)
    return replace(happened, seats=seats, salts=salts, secret="ab" * 32)


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_deals_to_come_follow_from_changes_no_byte_that_anybody_is_sent(
    players: int,
) -> None:
    original = finished("ann", "bo", players=players, bots=["random"] * (players - 2))
    challenge = challenge_of(original.record)
    table = opened_for(challenge)
    begin(table)
    table.play_match()
    said = told_to_all(table.facts)
    other = [changed(happened) for happened in table.facts]
    assert other != table.facts
    assert told_to_all(other) == said
    everything = b"".join(said)
    for secret in (challenge.secret, *filter(None, challenge.salts), "Ann"):
        assert secret.encode() not in everything
    assert b'"duplicate":"PLAYTHIS"' in everything


def test_a_leak_of_it_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    original = finished("ann", "bo", deck=SMALL)
    table = opened_for(challenge_of(original.record, deck=SMALL))
    begin(table)
    monkeypatch.setattr(
        Table,
        "commitment",
        property(lambda table: table.duplicate.secret if table.duplicate else ""),
    )
    facts = table.facts
    assert told_to_all(facts) != told_to_all([changed(happened) for happened in facts])


def choose(level: str, view: View, turn: int) -> Action:
    return bot(level).choose(view, DEFAULT_BUDGET, random.Random(turn))


def played_out(challenge: Challenge) -> tuple[list[Fact], Table]:
    *moves, over = challenge.play_out(choose, "random", T0, bytes(ENTROPY_BYTES))
    assert over is not None
    assert set(moves) == {None}
    return over


def test_bots_play_the_deals_out_at_a_table_of_their_own() -> None:
    original = finished("ann", "bo", players=3, bots=["random"])
    challenge = challenge_of(original.record, Seat.B)
    facts, table = played_out(challenge)
    assert [seat.bot for seat in table.record().seats] == ["beginner", "random", "random"]
    assert table.phase == Phase.FINISHED
    assert kinds(facts)[-1] == "closed"
    read = fold(fact_from_json(fact_to_json(happened)) for happened in facts)
    assert (read.phase, read.record()) == (Phase.CLOSED, table.record())
    shared = min(len(original.record.rounds), len(table.record().rounds))
    assert deals(table.record())[:shared] == deals(original.record)[:shared]
    again, _ = played_out(challenge)
    assert again == facts
    assert not any(happened.is_assisted for happened in facts if isinstance(happened, Acted))
    assert table.record().options == {"duplicate": "PLAYTHIS"}


def test_secrets_are_not_in_what_may_be_logged() -> None:
    challenge = challenge_of(finished("ann", "bo").record)
    facts = challenge.open("zoe", "Zoe", CODE, T0)
    for value in (challenge, *facts, fold(facts)):
        assert challenge.secret not in repr(value)
