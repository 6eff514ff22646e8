"""Who is told what: each seat its own, everybody what is public, and nobody a secret."""

import dataclasses
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace
from protocol.evenings import GUESTS, evening, evenings, seen, told, update, viewers

from dnup.protocol import EventJson, encode, event_to_json, rendering, table_view
from dnup.rules import Seat, sample
from dnup.table import Change, Fact, Person, Phase, Table, fact, is_visible

SEEDS = range(6)
MANY = 12  # evenings, so that all that is rare happens in some
HANDS = re.compile(rb',"hands":\[\[[^{}:]*\]\]')
CARD = re.compile(r"[1-9]/[1-9]\*?")

# Where a card may stand: what lies on the table, what was seen, and the viewer's own.
PUBLIC = re.compile(
    r"state\.match\.(known\.\d+|sets\.[A-E][12]|discarded)\.\d+"
    r"|events\.\d+\.(cards\.\d+|card)"
    r"|past\.\d+\.action\.(cards\.\d+|card)"
)
SHOWN = re.compile(r"state\.match\.hands\.\d+\.\d+")  # when a round is over
OWN = re.compile(r"hand\.\d+|choices\.adds\.\d+\.cards\.\d+")


def leaves(part: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """All values of a message with their paths."""
    if isinstance(part, dict | list):
        items = part.items() if isinstance(part, dict) else enumerate(part)
        for key, value in items:
            yield from leaves(value, f"{path}.{key}" if path else str(key))
    else:
        yield path, part


def is_over(message: Any) -> bool:
    """Whether a message tells of a table where a round has been played and none is now."""
    match = message["state"].get("match")
    return match is not None and match["to_act"] is None


def happened(kind: type[Any]) -> Iterator[tuple[Change, Any]]:
    for change in evenings(MANY):
        for one in change.facts:
            if isinstance(one, kind):
                yield change, one


def secrets_of(table: Table) -> set[str]:
    """All that nobody may be told yet."""
    hidden = {table.secret, *GUESTS}
    hidden |= {person.salt or "" for _, person in table.people()}
    if table.running is not None and table.phase == Phase.PLAYING:
        hidden.add(table.running.secret)
    return hidden - {""}


def test_the_evenings_hold_every_kind_of_fact() -> None:
    seen_kinds = {type(one) for change in evenings(MANY) for one in change.facts}
    # A table is opened before anybody can be told, and what its deals follow from never is.
    assert seen_kinds == set(get_args(get_args(Fact)[0])) - {fact.Opened, fact.Duplicated}


def test_the_evenings_hold_every_kind_of_event() -> None:
    kinds = {
        event["kind"]
        for change in evenings(MANY)
        for viewer in viewers(change.after)
        for event in told(change, viewer)["events"]
    }
    every = {shape.__struct_config__.tag for shape in get_args(EventJson)}
    assert kinds == every - {"opened"}


@pytest.mark.parametrize("seed", SEEDS)
def test_no_message_holds_a_secret_a_session_or_a_salt_before_its_match(seed: int) -> None:
    for change in evening(seed):
        hidden = secrets_of(change.after)
        for viewer in viewers(change.after):
            for message in (update(change, viewer), table_view(change.after, viewer)):
                assert [text for text in hidden if text.encode() in message] == []


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", SEEDS)
def test_cards_and_secrets_stand_only_where_they_may(seed: int) -> None:
    for change in evening(seed):
        for viewer in viewers(change.after):
            for message in (told(change, viewer), seen(change.after, viewer)):
                for path, value in leaves(message):
                    assert not path.endswith(("guest", "salt"))
                    if path.endswith("secret"):
                        assert message["events"][int(path.split(".")[1])]["kind"] == "match-ended"
                    elif isinstance(value, str) and CARD.fullmatch(value):
                        mine = viewer is not None and OWN.fullmatch(path)
                        shown = is_over(message) and SHOWN.fullmatch(path)
                        assert mine or shown or PUBLIC.fullmatch(path), path


@pytest.mark.parametrize("seed", SEEDS)
def test_a_viewer_sees_the_own_hand_and_no_other(seed: int) -> None:
    for change in evening(seed):
        running = change.after.running
        for viewer in viewers(change.after):
            for message in (told(change, viewer), seen(change.after, viewer)):
                if viewer is None or running is None or running.match.round is None:
                    assert "hand" not in message
                else:
                    assert message["hand"] == [*map(str, running.match.round.hand(viewer))]


@pytest.mark.no_cover
def test_all_hands_are_shown_to_everybody_exactly_while_a_round_is_over() -> None:
    phases: Counter[str] = Counter()
    for change in evenings(MANY):
        running = change.after.running
        round_ = None if running is None else running.match.round
        for viewer in viewers(change.after):
            for message in (told(change, viewer), seen(change.after, viewer)):
                match = message["state"].get("match", {})
                if round_ is None or round_.turn is not None:
                    assert "hands" not in match
                else:
                    hands = [[*map(str, round_.hand(seat))] for seat in round_.pack.seats]
                    assert match["hands"] == hands
                    assert is_over(message)
                    phases[message["state"]["phase"]] += 1
    assert phases["playing"]
    assert phases["finished"]


@pytest.mark.no_cover
def test_the_points_of_a_round_are_told_while_it_is_over_as_its_events_told_them() -> None:
    told_in_all: Counter[tuple[int, ...]] = Counter()
    for seed in range(MANY):
        won: dict[str, int] = {}
        for change in evening(seed):
            for event in told(change, None)["events"]:
                if event["kind"] == "round-began":
                    won = {}
                elif event["kind"] == "went-out":
                    won[event["seat"]] = event["points"]
            for viewer in viewers(change.after):
                for message in (told(change, viewer), seen(change.after, viewer)):
                    match = message["state"].get("match", {})
                    assert ("round_points" in match) == ("hands" in match)
                    if "hands" in match:
                        seats = [seat["seat"] for seat in message["state"]["seats"]]
                        assert match["round_points"] == [won.get(seat, 0) for seat in seats]
                        told_in_all[tuple(match["round_points"])] += 1
    assert len(told_in_all) > 2


def test_a_match_that_is_given_up_shows_no_hand_of_the_round_that_was_on() -> None:
    given_up = 0
    for change, _ in happened(fact.Closed):
        running = change.after.running
        round_ = None if running is None else running.match.round
        if round_ is not None and round_.turn is not None:
            given_up += 1
            for viewer in viewers(change.after):
                for message in (told(change, viewer), seen(change.after, viewer)):
                    assert "hands" not in message["state"]["match"]
    assert given_up


@pytest.mark.parametrize("seed", SEEDS)
def test_choices_are_told_to_the_seat_whose_turn_it_is_alone(seed: int) -> None:
    for change in evening(seed):
        for viewer in viewers(change.after):
            for message in (told(change, viewer), seen(change.after, viewer)):
                is_mine = viewer is not None and change.after.to_act == viewer
                assert ("choices" in message) == is_mine


@pytest.mark.parametrize("seed", SEEDS)
def test_other_hidden_cards_give_a_viewer_the_same_bytes(seed: int) -> None:
    rng = Random(seed)
    for change in evening(seed)[::3]:
        table = change.after
        if table.running is None or table.running.match.round is None:
            continue
        for viewer in viewers(table):
            view = table.running.match.view(viewer)
            other = dataclasses.replace(table.running.match, round=sample(view, rng))
            same = replace(table, running=replace(table.running, match=other))
            one, two = table_view(table, viewer), table_view(same, viewer)
            if view.turn is None:
                one, two = HANDS.sub(b"", one, count=1), HANDS.sub(b"", two, count=1)
                assert b'"hands"' not in one
            assert one == two


def test_a_hand_that_is_dealt_is_told_to_its_seat_alone() -> None:
    for change, _ in happened(fact.Dealt):
        for viewer in viewers(change.after):
            dealt = [e for e in told(change, viewer)["events"] if e["kind"] == "hand-dealt"]
            assert [event["seat"] for event in dealt] == ([] if viewer is None else [str(viewer)])


def test_who_mutes_somebody_is_told_and_nobody_else() -> None:
    for change, muted in happened(fact.Muted):
        for viewer in viewers(change.after):
            events = told(change, viewer)["events"]
            whom = {"kind": "muted", "seat": str(muted.whom), "is_muted": muted.is_muted}
            assert events == ([whom] if viewer == muted.seat else [])


def test_what_is_said_is_told_to_all_who_did_not_mute_the_speaker() -> None:
    deaf = 0
    for change, said in happened(fact.Said):
        for viewer in viewers(change.after):
            hears = (viewer, said.seat) not in change.after.muted
            assert bool(told(change, viewer)["events"]) == hears
            deaf += not hears
    assert deaf


def test_what_a_muted_seat_said_is_not_in_the_table_view_either() -> None:
    quiet = 0
    for change in evenings(MANY):
        for by, whom in change.after.muted:
            chat = seen(change.after, by).get("chat", ())
            assert str(whom) not in [said["seat"] for said in chat]
            quiet += any(one.seat == whom for one in change.after.chat)
    assert quiet


@pytest.mark.parametrize("seed", SEEDS)
def test_all_else_is_told_to_everybody_alike(seed: int) -> None:
    for change in evening(seed):
        public = [e for e in change.events if all(is_visible(e, v) for v in viewers(change.after))]
        wanted = [event_to_json(event).__struct_config__.tag for event in public]
        for viewer in viewers(change.after):
            kinds = [event["kind"] for event in told(change, viewer)["events"]]
            private = {"hand-dealt", "muted", "said"}
            assert [kind for kind in kinds if kind not in private] == [
                kind for kind in wanted if kind not in private
            ]


def test_nothing_that_happens_goes_around_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "is_visible", lambda *_: False)
    for change in evenings(MANY):
        assert all(told(change, viewer)["events"] == [] for viewer in viewers(change.after))


def test_each_viewer_is_told_what_the_gate_lets_through() -> None:
    for change in evenings(MANY):
        for viewer in viewers(change.after):
            wanted = [event_to_json(e) for e in change.events if is_visible(e, viewer)]
            assert encode(wanted) == encode(msgspec.Raw(raw_events(update(change, viewer))))


def raw_events(message: bytes) -> bytes:
    """The events of an update, as they were sent."""

    class Events(msgspec.Struct):
        events: msgspec.Raw

    return bytes(msgspec.json.decode(message, type=Events).events)


def test_the_salts_are_told_when_the_match_begins() -> None:
    for change, began in happened(fact.MatchBegan):
        for viewer in viewers(change.after):
            events = told(change, viewer)["events"]
            event = next(event for event in events if event["kind"] == "match-began")
            assert event["salts"] == list(began.salts)
            assert event["commitment"] == change.before.commitment


def test_the_state_is_the_same_for_all() -> None:
    for change in evenings(MANY):
        states = [told(change, viewer)["state"] for viewer in viewers(change.after)]
        assert all(state == states[0] for state in states)


def test_a_person_who_is_played_for_is_shown_with_the_level_of_the_bot() -> None:
    shown = 0
    for change in evenings(MANY):
        for seat, person in change.after.people():
            if change.after.phase == Phase.PLAYING and person.is_substituted:
                state = seen(change.after, seat)["state"]["seats"][seat]
                assert (state["kind"], state["level"]) == ("person", "beginner")
                shown += 1
    assert shown


def test_only_names_and_inks_are_told_of_who_sits_there() -> None:
    person = Person("guest-0", "Ann", salt="salt-0", away_since=7)
    for change in evening(0)[:1]:
        table = replace(change.after, seats=(person, *change.after.seats[1:]))
        assert seen(table, Seat.B)["state"]["seats"][0] == {
            "seat": "A",
            "kind": "person",
            "name": "Ann",
            "ink": 0,
            "is_ready": True,
            "is_away": True,
        }
