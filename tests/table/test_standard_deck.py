"""Tables without a deck of their own: they keep the cards that were standard when they opened."""

import pytest
from msgspec.structs import replace
from table.tables import T0, Driven, begin, begun, opened

from dnup.notation import pairs_deck, rename_deck, standard_deck
from dnup.table import Options, Table, fact_from_json, fact_to_json, fold, verify
from dnup.table.fact import Opened


def before_november(table: Driven) -> Driven:
    """The same table as it would have been opened when `pairs` was the standard deck."""
    first, *others = table.facts
    assert isinstance(first, Opened)
    return Driven([replace(first, standard=None), *others], now=table.now)


def test_a_new_table_writes_down_which_deck_is_standard() -> None:
    first = opened("ann", players=2).facts[0]
    assert isinstance(first, Opened)
    assert first.standard == standard_deck().hash
    assert fact_from_json(fact_to_json(first)) == first
    assert first.make_deck() is standard_deck()


def test_a_table_with_its_own_deck_does_not() -> None:
    own = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]'
    first = opened("ann", players=2, deck=own).facts[0]
    assert isinstance(first, Opened)
    assert first.standard is None
    assert b"standard" not in fact_to_json(first)
    assert first.make_deck().name == "small"


def test_without_it_the_table_is_from_when_pairs_was_standard_and_stays_provable() -> None:
    table = before_november(opened("ann", players=2, bots=["random"]))
    assert table.table.deck == rename_deck(pairs_deck(), "standard")
    begin(table)
    table.play_match()
    record = table.record
    assert (record.deck.name, record.deck.hash) == ("standard", pairs_deck().hash)
    assert verify(record, table.table.deck).rounds == len(record.rounds)
    assert table.read_back() == table.table
    assert table.table.unassisted is None  # ratings are those of today's standard deck


def test_a_rematch_there_is_played_with_the_same_cards() -> None:
    table = before_november(opened("ann", players=2, bots=["random"]))
    for salt in ("one", "two"):
        begin(table, salt=salt)
        table.play_match()
    assert table.record.deck.hash == pairs_deck().hash


def test_a_standard_deck_that_is_not_known_here_is_an_error() -> None:
    first = Opened(T0, "ABCDEF", Options(), standard="0" * 64)
    with pytest.raises(ValueError, match="0000"):
        fold([first])


def test_the_ladder_counts_a_match_with_todays_standard_deck() -> None:
    table: Table = begun("ann", players=2, bots=["random"]).table
    assert table.unassisted is not None
