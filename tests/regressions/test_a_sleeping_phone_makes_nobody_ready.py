"""Ann got ready and locked her phone. When Bo did too, soon nobody was ready, without a word."""

from table.tables import Driven, seated

from dnup.protocol import event_to_json
from dnup.protocol.event import UnsealedJson
from dnup.table import Away, Back, Ready, TableEvent
from dnup.table.command import Reveal, Tick
from dnup.table.fact import Unsealed
from dnup.table.fairness import commit_salt
from dnup.table.table import REVEAL_SECONDS
from support.helpers import A


def ready(table: Driven, guest: str, salt: str) -> list[str]:
    return table.tell(Ready(guest, None, commit_salt(salt)))


def test_the_table_waits_for_who_has_gone() -> None:
    table = seated("ann", "bo")
    ready(table, "ann", "tulip")
    table.do(Away("ann"))
    assert ready(table, "bo", "rose") == ["ready"]
    assert table.table.sealed is None
    assert table.do(Tick(), later=REVEAL_SECONDS) == []
    assert table.person("ann").is_ready
    assert table.person("bo").is_ready
    assert table.tell(Back("ann")) == ["came-back", "sealed"]
    table.do(Reveal("bo", "rose"))
    assert table.tell(Reveal("ann", "tulip"))[1:] == ["match-began", "dealt"]


def test_everybody_is_told_who_did_not_answer() -> None:
    table = seated("ann", "bo")
    ready(table, "ann", "tulip")
    ready(table, "bo", "rose")
    table.do(Reveal("bo", "rose"))
    before = table.table
    (fact,) = table.do(Tick(), later=REVEAL_SECONDS)
    assert isinstance(fact, Unsealed)
    assert fact.late == (A,)
    event = TableEvent(fact, before, table.table)
    assert event_to_json(event) == UnsealedJson(("A",))
