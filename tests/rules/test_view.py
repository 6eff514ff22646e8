"""Views: the fold over events gives them, and nothing hidden gets into them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dnup import (
    Action,
    CardAdded,
    Event,
    HandDealt,
    HandRotated,
    Match,
    Past,
    Refusal,
    Round,
    RoundBegan,
    RuleRefusalCode,
    Seat,
    SetDiscarded,
    SetPlayed,
    SetReturned,
    SetTaken,
    TurnBegan,
    View,
    apply,
    begin_view,
    deal,
    events_of,
    is_legal,
    is_visible,
    legal_actions,
    opening_events,
    refusal,
    sample,
    view_of,
)
from support.helpers import (
    ALL_COUNTS,
    DECKS,
    A,
    B,
    C,
    actions,
    add,
    area,
    card,
    cards,
    choose,
    deals,
    deck_of,
    play,
    rotate,
    take,
    wander,
)
from support.helpers import pairs_position as position

seeds = st.integers(0, 2**32 - 1)


def viewers(round_: Round) -> list[Seat | None]:
    return [*round_.pack.seats, None]


def visible(events: list[Event], viewer: Seat | None) -> list[Event]:
    return [event for event in events if is_visible(event, viewer)]


def fold(view: View, events: list[Event]) -> View:
    for event in visible(events, view.viewer):
        if isinstance(event, SetTaken | SetReturned | SetDiscarded):
            assert event.cards == view.table()[event.area]
        view = view.after(event)
    return view


@given(deals(), seeds)
@settings(max_examples=100)
def test_the_fold_over_visible_events_is_the_view(round_: Round, seed: int) -> None:
    began, *dealt = opening_events(round_)
    assert isinstance(began, RoundBegan)
    views = [fold(begin_view(round_.pack, v, began), dealt) for v in viewers(round_)]
    assert views == [view_of(round_, viewer) for viewer in viewers(round_)]
    past: tuple[Past, ...] = ()
    for position_, action in wander(round_, Random(seed)):
        events = events_of(position_, action)
        views = [fold(view, events) for view in views]
        after = apply(position_, action)
        assert position_.turn is not None
        revealed = position_.pack.to_cards(after.seen & ~position_.seen, position_.flipped)
        past = (*past, Past(position_.turn, action, revealed))
        assert views == [view_of(after, viewer, past=past) for viewer in viewers(round_)]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_fold_over_a_whole_match_is_the_view(players: int) -> None:
    for seed in range(9):
        rng = Random(seed)
        deck = deck_of(DECKS[seed % 3], rng, players)
        pack = deck.pack(players)
        match = Match(deck, players).begin(deal(pack, rng))
        assert match.round is not None
        began, *dealt = opening_events(match.round)
        assert isinstance(began, RoundBegan)
        views = [fold(begin_view(pack, v, began), dealt) for v in viewers(match.round)]
        for _ in range(300):
            if match.is_over:
                break
            if match.awaits_deal:
                match = match.begin(deal(pack, rng, match.first_dealt))
                events = opening_events(match.round) if match.round else []
            else:
                action = choose(match.legal_actions(), rng)
                events = match.events_of(action)
                match = match.apply(action)
            views = [fold(view, events) for view in views]
            assert views == [match.view(view.viewer) for view in views]


@given(deals(), seeds)
@settings(max_examples=100)
def test_a_view_and_what_follows_do_not_depend_on_what_is_hidden(round_: Round, seed: int) -> None:
    rng = Random(seed)
    walk = list(wander(round_, rng, plies=25))
    real, _ = rng.choice(walk)
    viewer = rng.choice(viewers(real))
    other = sample(view_of(real, viewer), rng)
    for _ in range(12):
        assert view_of(other, viewer) == view_of(real, viewer)
        shared = [action for action in legal_actions(real) if is_legal(other, action)]
        if real.turn is not None and real.turn.seat == viewer:
            assert legal_actions(other) == legal_actions(real) == shared
        if not shared:
            return
        action = choose(shared, rng)
        told = visible(events_of(real, action), viewer)
        assert visible(events_of(other, action), viewer) == told
        real, other = apply(real, action), apply(other, action)


def test_what_is_hidden_does_differ() -> None:
    # The test above would be empty if the sampled rounds were always the real one.
    real = position("A: 5/2 1/5* | B: 4/9 8/6 | C: 3/8 7/1 | A to play")
    rng = Random(1)
    assert len({sample(view_of(real, A), rng) for _ in range(20)}) > 10


@given(deals(), seeds, actions())
@settings(max_examples=60)
def test_a_view_knows_what_its_viewer_may_do(round_: Round, seed: int, wish: Action) -> None:
    for position_, _ in wander(round_, Random(seed)):
        turn = position_.turn
        assert turn is not None
        for viewer in viewers(position_):
            view = view_of(position_, viewer)
            assert view.is_my_turn == (turn.seat == viewer)
            if view.is_my_turn:
                assert view.legal_actions() == legal_actions(position_)
                assert view.refusal(wish) == refusal(position_, wish)
            else:
                assert view.legal_actions() == []
                expected = Refusal(RuleRefusalCode.NOT_YOUR_TURN, "T3", area=turn)
                assert view.refusal(wish) == view.refusal(rotate) == expected


def test_nothing_may_be_done_when_the_round_is_over() -> None:
    over = position("A: - | B: - | C: 5/2 | A1: 5/3 | out: A B | over")
    for viewer in (A, B, C, None):
        view = view_of(over, viewer)
        assert not view.is_my_turn
        assert view.legal_actions() == []
        assert view.refusal(rotate) == Refusal(RuleRefusalCode.ROUND_OVER, "E3")


def test_an_event_that_the_viewer_may_not_see_is_an_error() -> None:
    table = position("A: 5/2 | B: 4/9 1/5* | C: 3/8 | B to play")
    secret = HandDealt(B, table.hand(B))
    assert view_of(table, B).after(secret).hand == table.hand(B)
    for viewer in (C, None):
        with pytest.raises(ValueError, match="is not for"):
            view_of(table, viewer).after(secret)


def test_a_view_is_a_value() -> None:
    table = position("A: 5/2 | B: 4/9 1/5* | C: 3/8 | B to play")
    view = view_of(table, A)
    after = view.after(HandRotated(A))
    assert view == view_of(table, A)
    assert after != view
    assert hash(view) == hash(view_of(table, A))


def test_the_events_of_an_action_come_in_order() -> None:
    table = position("A: 5/2 | B: - | C: 8/6 1/2 | B1: 9/1 9/2 | C1: 3/4 | out: B | A to play")
    told = [type(event).__name__ for event in events_of(table, play("5/2"))]
    assert told == ["SetPlayed", "SetReturned", "WentOut", "RoundEnded"]
    told = [type(event).__name__ for event in events_of(table, take("C1"))]
    assert told == ["SetTaken", "SetDiscarded", "TurnBegan"]
    # B is out and so only discards; then C does, and it is C's turn.
    assert [str(area_of(e)) for e in events_of(table, rotate)] == ["None", "B1", "C1", "C1"]


def area_of(event: Event) -> object:
    return getattr(event, "area", None)


def test_the_beaten_set_of_a_player_who_is_out_is_told_as_discarded_once() -> None:
    table = position("A: 5/2 1/3 | B: - | C: 4/9 | B1: 3/4 | out: B | A to play")
    assert events_of(table, play("5/2")) == [
        SetPlayed(area("A1"), cards("5/2")),
        SetDiscarded(area("B1"), cards("3/4")),
        TurnBegan(area("C1")),
    ]


def test_a_card_added_to_the_set_of_the_next_player_is_discarded_with_it() -> None:
    table = position("A: 5/2 1/3 | B: 8/6 | C: 4/9 | B1: 5/7 | A to play")
    assert events_of(table, add("5/2", "B1")) == [
        CardAdded(A, card("5/2"), area("B1")),
        SetDiscarded(area("B1"), cards("5/2 5/7")),
        TurnBegan(area("B1")),
    ]
