"""What is encoded quickly says the same, byte for byte, as what defines it."""

from msgspec.structs import replace
from protocol.evenings import evenings

from dnup import legal_choices
from dnup.protocol import choices_to_json, public_state
from dnup.protocol.delivery import encode
from dnup.protocol.public import encode_choices, encode_event, encode_state
from dnup.protocol.told import done_by, told
from dnup.rules import opening_events
from dnup.table import fact

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


def test_events_of_the_rules_are_encoded_as_they_are_told() -> None:
    kinds: set[type] = set()
    for change in evenings(EVENINGS):
        table = change.before
        for happened in change.facts:
            after = table.after(happened)
            if isinstance(happened, fact.Acted):
                events = done_by(table, happened, after)
            elif isinstance(happened, fact.Dealt):
                assert after.running is not None
                assert after.running.match.round is not None
                events = opening_events(after.running.match.round)
            else:
                events = []
            said = [encode(is_told.event) for is_told in told(table, happened, after)]
            kinds.update(map(type, events))
            if events:
                assert [encode_event(event) for event in events] == said
            table = after
    assert len(kinds) == 11  # every kind of event that the rules know
