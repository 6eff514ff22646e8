"""Whoever knew the secret and sent the last salt could try salts until they liked the deal."""

import pytest
from msgspec.structs import replace
from table.tables import Driven, begun, seated

from dnup.notation import Record, SeatJson, from_json, standard_deck, to_json
from dnup.rules import Match
from dnup.table import Leave, Phase, Ready, SeatBot, deal_round
from dnup.table.command import Remove, Rename, Reveal
from dnup.table.fact import Revealed, Sealed, Unsealed, WasReady
from dnup.table.fairness import FairnessError, FairnessErrorCode, commit_salt, verify
from dnup.table.table import REVEAL_SECONDS
from support.helpers import B

DECK = standard_deck()


def sealed() -> Driven:
    """Ann and Bo have committed to their salts."""
    table = seated("ann", "bo")
    table.do(Ready("ann", None, commit_salt("tulip")))
    table.do(Ready("bo", None, commit_salt("rose")))
    return table


def test_no_salt_is_told_before_everybody_has_committed_to_one() -> None:
    table = seated("ann", "bo")
    assert table.code(Reveal("ann", "tulip")) == "not-sealed"
    (ready,) = table.do(Ready("ann", None, commit_salt("tulip")))
    assert isinstance(ready, WasReady)
    assert table.code(Reveal("ann", "tulip")) == "not-sealed"
    _, fact = table.do(Ready("bo", None, commit_salt("rose")))
    assert isinstance(fact, Sealed)
    assert fact.salt_commitments == (commit_salt("tulip"), commit_salt("rose"))
    assert table.table.phase == Phase.GATHERING
    assert [type(each) for each in table.do(Reveal("bo", "rose"))] == [Revealed]
    assert table.do(Reveal("bo", "rose")) == []
    assert table.tell(Reveal("ann", "tulip")) == ["revealed", "match-began", "dealt"]
    assert table.running.salts == ("tulip", "rose")
    assert table.do(Reveal("ann", "tulip")) == []


def test_the_last_salt_cannot_be_another_than_the_one_committed_to() -> None:
    table = sealed()
    table.do(Reveal("ann", "tulip"))
    for salt in ("rose 2", "rose 3"):
        assert table.code(Reveal("bo", salt)) == "other-salt"


def test_the_deals_follow_from_who_sat_there_when_everybody_had_committed() -> None:
    table = sealed()
    secret = table.table.secret
    table.do(Rename("bo", "Bob"))
    for guest, salt in (("ann", "tulip"), ("bo", "rose")):
        table.do(Reveal(guest, salt))
    due = deal_round(
        Match(DECK, 2), bytes.fromhex(secret), [SeatJson("Ann"), SeatJson("Bo")], ["tulip", "rose"]
    )
    assert table.running.deal == due


@pytest.mark.parametrize("command", [Leave("bo"), Remove("ann", B), Ready("bo", None)])
def test_when_somebody_goes_everybody_has_to_commit_to_another_salt(command: object) -> None:
    table = sealed()
    table.do(Reveal("ann", "tulip"))
    facts = table.do(command)  # type: ignore[arg-type] # each is a command
    assert isinstance(facts[0], Unsealed)
    assert table.table.sealed is None
    assert not any(person.is_ready for _, person in table.table.people())


def test_whoever_does_not_reveal_in_time_makes_everybody_start_over() -> None:
    table = sealed()
    table.do(Reveal("ann", "tulip"))
    began = table.now
    assert table.ring() == ["unsealed"]
    assert table.now == began + REVEAL_SECONDS * 1000
    assert table.table.alarm is None
    table.do(Ready("ann", None, commit_salt("tulip 2")))
    table.do(Ready("bo", "rose 2"))  # without committing first: it is revealed already
    assert table.tell(Reveal("ann", "tulip 2")) == ["revealed", "match-began", "dealt"]


def test_alone_against_bots_it_takes_two_messages() -> None:
    table = seated("ann", players=2)
    table.do(Ready("ann", None, commit_salt("tulip")))
    assert table.tell(SeatBot("ann", B, "beginner")) == ["bot-seated", "sealed"]
    assert table.tell(Reveal("ann", "tulip")) == ["revealed", "match-began", "dealt"]


def test_a_table_that_was_sealed_comes_back_from_its_log() -> None:
    table = sealed()
    table.do(Reveal("ann", "tulip"))
    assert table.read_back() == table.table


def proved() -> Record:
    """A match that was sealed, played to its end."""
    table = sealed()
    for guest, salt in (("ann", "tulip"), ("bo", "rose")):
        table.do(Reveal(guest, salt))
    table.play_match()
    return from_json(to_json(table.record))


def test_the_record_proves_that_no_salt_was_changed() -> None:
    record = proved()
    noted = [commit_salt("tulip"), commit_salt("rose")]
    verified = verify(record, DECK, salts=["tulip"], salt_commitments=noted)
    assert verified.salt_commitments == tuple(noted)
    assert record.fairness is not None
    for changes, code in (
        ({"salt_commitments": [noted[0], commit_salt("rose 2")]}, FairnessErrorCode.OTHER_SALT),
        ({"salt_commitments": [*noted, ""]}, FairnessErrorCode.SALT_COUNT),
        ({"salt_commitments": None}, FairnessErrorCode.NOT_COMMITTED),
    ):
        changed = replace(record, fairness=replace(record.fairness, **changes))
        with pytest.raises(FairnessError) as caught:
            verify(changed, DECK, salt_commitments=noted)
        assert caught.value.code in {code, FairnessErrorCode.NOT_COMMITTED}


def test_records_without_it_still_verify() -> None:
    table = begun("ann", "bo")
    table.play_match()
    assert verify(from_json(to_json(table.record)), DECK).salt_commitments == ()
