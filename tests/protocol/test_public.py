"""What is encoded quickly says the same, byte for byte, as what defines it."""

from msgspec.structs import replace
from protocol.evenings import evenings

from dnup import legal_choices
from dnup.protocol import choices_to_json, event_to_json, public_state
from dnup.protocol.delivery import encode
from dnup.protocol.public import encode_choices, encode_event, encode_state

EVENINGS = 12


def test_the_public_state_is_encoded_as_it_is_defined() -> None:
    for change in evenings(EVENINGS):
        assert encode_state(change.after) == encode(public_state(change.after))


def test_so_it_is_without_memory_aids() -> None:
    hidden = 0
    for change in evenings(EVENINGS):
        table = replace(change.after, options=replace(change.after.options, memory=False))
        state = public_state(table)
        assert encode_state(table) == encode(state)
        if state.match is not None:
            hidden += bool(state.match.discard_count)
            assert state.match.known == ()
            assert state.match.discarded == ()
    assert hidden > 50


def test_choices_are_encoded_as_they_are_defined() -> None:
    seen = 0
    for change in evenings(EVENINGS):
        running = change.after.running
        if running is None or running.match.round is None:
            continue
        choices = legal_choices(running.match.round)
        if choices is not None:
            seen += 1
            assert encode_choices(running.match.round) == encode(choices_to_json(choices))
    assert seen > 100


def test_events_are_encoded_as_they_are_told() -> None:
    kinds: set[type] = set()
    for change in evenings(EVENINGS):
        for event in change.events:
            kinds.add(type(event))
            assert encode_event(event) == encode(event_to_json(event))
    assert len(kinds) == 12  # every kind of event that the rules know, and the table's own
