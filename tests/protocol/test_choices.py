"""Choices: whatever a client makes of them is legal, and nothing legal is missing."""

import json
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from protocol.evenings import evening, evenings, seen

from dnup.notation import ActionJson, action_from_json
from dnup.protocol import choices_to_json, encode
from dnup.rules import Action, Round, legal_actions, legal_choices
from support.helpers import deals, position, wander


def offered(choices: Any, hand: list[str]) -> Iterator[Action]:
    """Every action that a client can make of its choices, as docs/protocol.md says."""
    for play in choices["plays"]:
        fitting = [card for card in hand if card.startswith(f"{play['value']}/")]
        for size in play["sizes"]:
            for cards in combinations(fitting, size):
                yield read({"kind": "play", "cards": cards})
    for add in choices["adds"]:
        for card in add["cards"]:
            yield read({"kind": "add", "card": card, "to": add["to"]})
    for area in choices["takes"]:
        yield read({"kind": "take", "from": area})
    if choices["rotate"]:
        yield read({"kind": "rotate"})


def read(action: dict[str, Any]) -> Action:
    shape: Any = msgspec.convert(action, ActionJson)
    return action_from_json(shape)


def choices_of(round_: Round) -> Any:
    choices = legal_choices(round_)
    assert choices is not None
    return json.loads(encode(choices_to_json(choices)))


@given(deals(), st.randoms(use_true_random=False))
def test_choices_offer_exactly_the_legal_actions(round_: Round, rng: Random) -> None:
    for at, _ in wander(round_, rng, plies=12):
        assert at.turn is not None
        hand = [*map(str, at.hand(at.turn.seat))]
        assert set(offered(choices_of(at), hand)) == set(legal_actions(at))


def test_each_choice_of_a_table_is_accepted_and_nothing_legal_is_missing() -> None:
    for change in evenings(4):
        running, seat = change.after.running, change.after.to_act
        if running is None or seat is None:
            continue
        message = seen(change.after, seat)
        actions = set(offered(message["choices"], message["hand"]))
        assert all(running.match.refusal(action) is None for action in actions)
        assert actions == set(running.match.legal_actions())


def test_choices_are_short() -> None:
    round_ = position("A: 2/9 5/1* 5/3 5/4 | B: 4/7 | C: 1/6 | B1: 2/5 | A to play")
    assert choices_of(round_) == {
        "plays": [{"value": 5, "sizes": [1, 2, 3]}],
        "adds": [{"to": "B1", "cards": ["2/9"]}],
        "takes": ["B1"],
        "rotate": True,
    }


def test_there_is_always_something_to_do() -> None:
    for change in evening(1):
        if change.after.to_act is not None:
            assert seen(change.after, change.after.to_act)["choices"]["rotate"] is True
