"""What came of deals that were played once more, and bots that play them in the background."""

import msgspec
import pytest
from msgspec.structs import replace
from table.tables import Driven, begun, finished

from dnup.protocol import replay as replaying
from dnup.protocol.duplicate import DuplicatePlayed
from dnup.rules import Seat
from dnup.server.shadows import encode_played, played_of


def result(driven: Driven, seat: Seat) -> DuplicatePlayed:
    return msgspec.json.decode(encode_played(driven.table, seat), type=DuplicatePlayed)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_table_tells_the_same_result_as_its_record(players: int) -> None:
    driven = finished("ann", "bo", players=players, bots=["random"] * (players - 2))
    record = driven.record
    for seat in list(Seat)[:players]:
        told = result(driven, seat)
        assert told == played_of(record, driven.table.deck, seat)
        assert [one.points for one in told.rounds] == [r.points[seat] for r in record.rounds]
        assert (told.won, told.left) == (record.winner == str(seat), False)
        assert (told.hints, told.assisted) == (0, 0)
    acts = driven.running.acts
    assert [sum(each) for each in acts] == [len(round_.actions) for round_ in record.rounds]


def test_a_match_that_was_left_has_a_result_as_far_as_it_came() -> None:
    driven = begun("ann", "bo", players=2)
    assert result(driven, Seat.A) == played_of(driven.record, driven.table.deck, Seat.A)
    assert result(driven, Seat.A).left


def test_a_match_may_be_as_long_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    driven = finished("ann", "bo", players=2)
    monkeypatch.setattr(replaying, "MOST_ACTIONS", 1)
    with pytest.raises(replaying.TooLong):
        replaying.make_replay(driven.record, driven.table.deck)
    assert result(driven, Seat.A) == played_of(driven.record, driven.table.deck, Seat.A)


def test_a_result_tells_of_all_help() -> None:
    driven = finished("ann", "bo", players=2)
    driven.table = replace(
        driven.table, running=replace(driven.running, hints=(3, 0), assisted=(2, 0))
    )
    told = result(driven, Seat.A)
    assert (told.hints, told.assisted) == (3, 2)
    assert told == played_of(driven.record, driven.table.deck, Seat.A)
    assert b"hints" not in encode_played(driven.table, Seat.B)
