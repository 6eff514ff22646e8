"""What is sent can be read, can be sent again byte for byte, and adds up to the whole table."""

import json
from itertools import pairwise

import msgspec
import pytest
from protocol.evenings import evening, evenings, seen, told, viewers
from protocol.evenings import update as told_to

from dnup.protocol import Delivery, Rendering, TableView, Update, table_view
from dnup.rules import Seat
from dnup.table import change_from, fact_from_json, fact_to_json

SEEDS = range(6)
READER: msgspec.json.Decoder[Delivery] = msgspec.json.Decoder(Delivery, strict=True)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_written_reads_back(seed: int) -> None:
    for change in evening(seed):
        for viewer in viewers(change.after):
            update = READER.decode(told_to(change, viewer, "7"))
            view = READER.decode(table_view(change.after, viewer, "8"))
            assert isinstance(update, Update)
            assert isinstance(view, TableView)
            assert (update.number, update.after) == (change.after.number, change.before.number)
            assert (view.number, view.code) == (change.after.number, "ABCDEF")
            assert (update.done, view.done) == ("7", "8")
            assert view.you == (None if viewer is None else str(viewer))


def test_a_request_without_an_id_is_answered_with_the_empty_one() -> None:
    change = evening(0)[0]
    assert json.loads(told_to(change, Seat.A, ""))["done"] == ""
    assert json.loads(table_view(change.after, Seat.A, ""))["done"] == ""


def test_what_answers_nobody_has_no_done() -> None:
    change = evening(0)[0]
    assert "done" not in told(change, Seat.A)
    assert "done" not in seen(change.after, Seat.A)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_facts_read_from_the_store_give_the_same_bytes(seed: int) -> None:
    changes = evening(seed)
    before = changes[0].before
    for change in changes:
        facts = [fact_from_json(fact_to_json(fact)) for fact in change.facts]
        again = change_from(before, facts)
        for viewer in viewers(again.after):
            assert Rendering(again).update(viewer) == told_to(change, viewer)
            assert table_view(again.after, viewer) == table_view(change.after, viewer)
        before = again.after


@pytest.mark.parametrize("seed", SEEDS)
def test_each_update_follows_the_one_before_it(seed: int) -> None:
    for viewer in viewers(evening(seed)[0].after):
        updates = [told(change, viewer) for change in evening(seed)]
        assert all(one["number"] == other["after"] for one, other in pairwise(updates))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_client_that_got_an_update_has_what_a_new_client_sees(seed: int) -> None:
    for change in evening(seed):
        for viewer in viewers(change.after):
            update, view = told(change, viewer), seen(change.after, viewer)
            for part in ("number", "state", "hand", "choices"):
                assert update.get(part) == view.get(part)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_client_that_follows_the_events_of_a_round_has_the_table_s_past(seed: int) -> None:
    """Every action is told by an event of its own, so `past` is the list of these."""
    deeds = {"set-played": "play", "card-added": "add", "set-taken": "take"}
    deeds["hand-rotated"] = "rotate"
    past: list[str] = []
    for change in evening(seed):
        for event in told(change, None)["events"]:
            if event["kind"] in {"match-began", "round-began"}:
                past = []
            elif event["kind"] in deeds:
                past.append(deeds[event["kind"]])
        shown = seen(change.after, None).get("past", [])
        if past or shown:
            assert [done["action"]["kind"] for done in shown] == past


def test_what_is_left_out_is_as_it_is_by_default() -> None:
    for change in evenings(2):
        for seat in told(change, None)["state"]["seats"]:
            # The first ink is 0, and a person always has one.
            assert all(value or name == "ink" for name, value in seat.items()), seat
