"""Reasons: what is said for an action is true in every deal that fits what its player sees.

DNUP_REASONS says how many rounds are looked at, at each player count.
"""

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from dnup.analysis.reason import MOST, ReasonCode, reasons
from dnup.rules import (
    Action,
    Add,
    IllegalActionError,
    Match,
    Play,
    Round,
    Seat,
    Take,
    apply,
    legal_actions,
    sample,
    view_of,
)
from support.helpers import ALL_COUNTS, DECKS, A, B, add, box, choose, deck_of, play, rotate, take
from support.helpers import pairs_position as position

ROUNDS = int(os.environ.get("DNUP_REASONS", "40"))
DEALS = 3  # that fit, for each action
LINES = 3  # in which the others go on, for each deal


class Trial:
    """One deal that fits, in which the action was done: all that is claimed can be looked up."""

    def __init__(self, match: Match, action: Action, round_: Round, rng: random.Random) -> None:
        self.before, self.action, self.rng = round_, action, rng
        self.winners = match.pack.winners(match.before)
        self.after = apply(round_, action, winners=self.winners)
        assert round_.turn is not None
        self.seat, self.area = round_.turn.seat, round_.pack.areas.index(round_.turn)
        won = zip(match.before, self.after.points, strict=True)
        self.points = tuple(a + b for a, b in won)

    @property
    def hand(self) -> "Counter[int]":
        return Counter(card.active for card in self.after.hand(self.seat))

    def lines(self, *, takes: bool = True) -> Iterator[tuple[Round, Action, Round]]:
        """All that the others may do, in some lines of play until it is the player's turn again.

        With two players the player may act once more before that, and take a set if `takes`.
        """
        has_others_acted = False
        round_ = self.after
        while not round_.is_over and round_.turn is not None:
            if round_.turn.seat == self.seat and has_others_acted:
                return
            options = legal_actions(round_)
            if round_.turn.seat == self.seat and not takes:
                options = [action for action in options if not isinstance(action, Take)]
            if round_.turn.seat != self.seat:
                has_others_acted = True
                for action in options:
                    yield round_, action, apply(round_, action, winners=self.winners)
            round_ = apply(round_, choose(options, self.rng), winners=self.winners)

    def beaten_by(self) -> Iterator[int]:
        """The values of the sets that send the player's new set back, as far as it lies there."""
        cards = self.after.sets[self.area]
        for _ in range(LINES):
            for round_, action, then in self.lines():
                if round_.sets[self.area] == cards and then.hands[self.seat] & cards == cards:
                    assert isinstance(action, Play | Add)
                    yield action.cards[0].active if isinstance(action, Play) else action.card.active

    def can_show(self, value: int) -> int:
        """How many cards that can show a value the others have in hand or before them."""
        others = [self.after.hand(s) for s in self.after.pack.seats if s != self.seat]
        sets = [cards for area, cards in self.after.table().items() if area.seat != self.seat]
        cards = [card for group in (*others, *sets) for card in group]
        return sum(value in (card.active, card.inactive) for card in cards)

    def goings_out(self) -> list[Action]:
        """With what the next player goes out at once."""
        assert self.after.turn is not None
        seat = self.after.turn.seat
        assert seat != self.seat
        return [
            action
            for action in legal_actions(self.after)
            if seat in apply(self.after, action, winners=self.winners).out
        ]


def _wins(trial: Trial) -> None:
    assert trial.after.is_over
    assert trial.points[trial.seat] >= trial.after.pack.goal


def _out(trial: Trial, won: str | int) -> None:
    assert trial.seat in trial.after.out
    two = trial.after.pack.players == 2
    assert won == ("round" if two else trial.after.points[trial.seat])


def _unbeatable(
    trial: Trial, *, size: int, value: int, values: int, higher: int, left: int
) -> None:
    _safe(trial, size=size, value=value)
    counts = [trial.can_show(w) for w in range(value + 1, 10)]
    assert left < size
    assert max(counts, default=0) <= left
    if values == 0:
        assert not any(counts)
    if values == 1:
        assert [w for w, n in enumerate(counts, start=value + 1) if n] in ([], [higher])


def _safe(trial: Trial, *, size: int, value: int) -> None:
    _is_played(trial, size, value)
    assert list(trial.beaten_by()) == []


def _only_value(trial: Trial, *, size: int, value: int, higher: int, left: int) -> None:
    _is_played(trial, size, value)
    assert set(trial.beaten_by()) <= {higher}
    assert trial.can_show(higher) <= left


def _few_beat(trial: Trial, *, size: int, value: int, left: int) -> None:
    _is_played(trial, size, value)
    held = [trial.after.hand(s) for s in trial.after.pack.seats if s != trial.seat]
    held += [cards for area, cards in trial.after.table().items() if area.seat != trial.seat]
    cards = [card for group in held for card in group]
    assert sum(max(card.active, card.inactive) > value for card in cards) <= left


def _is_played(trial: Trial, size: int, value: int) -> None:
    assert isinstance(trial.action, Play)
    assert (len(trial.action.cards), trial.action.cards[0].active) == (size, value)


def _stops_out(trial: Trial, *, seat: str, cards: int) -> None:
    _has_cards(trial, seat, cards)
    assert trial.goings_out() == []


def _hinders_out(trial: Trial, *, seat: str, cards: int, above: int) -> None:
    _has_cards(trial, seat, cards)
    for action in trial.goings_out():
        assert isinstance(action, Play)
        assert action.cards[0].active > above


def _has_cards(trial: Trial, seat: str, cards: int) -> None:
    assert trial.after.turn is not None
    assert trial.after.turn.seat == Seat[seat] != trial.seat
    assert trial.after.hands[Seat[seat]].bit_count() == cards


def _one_set(trial: Trial, *, size: int, value: int) -> None:
    assert trial.hand == Counter({value: size})


def _beats(trial: Trial, *, seat: str, size: int, value: int, cards: int) -> None:
    lay = [s for area, s in trial.before.table().items() if str(area.seat) == seat]
    assert (size, value) in [(len(s), s[0].active) for s in lay]
    assert trial.after.hands[Seat[seat]].bit_count() == cards
    assert cards == trial.before.hands[Seat[seat]].bit_count() + size


def _in_hand(trial: Trial, *, size: int, value: int) -> None:
    assert trial.hand[value] == size > 1


def _no_play(trial: Trial) -> None:
    assert not any(isinstance(action, Play) for action in legal_actions(trial.before))


def _add_safe(trial: Trial) -> None:
    added = trial.before.hands[trial.seat] & ~trial.after.hands[trial.seat]
    assert added.bit_count() == 1
    for _, _, then in trial.lines(takes=False):
        assert not then.hands[trial.seat] & added


def _lowest(trial: Trial, *, value: int) -> None:
    assert value == min(card.active for card in trial.before.hand(trial.seat))
    assert value not in trial.hand


CLAIMS: dict[ReasonCode, Callable[..., None]] = {
    ReasonCode.WINS: _wins,
    ReasonCode.OUT: _out,
    ReasonCode.UNBEATABLE: _unbeatable,
    ReasonCode.SAFE: _safe,
    ReasonCode.STOPS_OUT: _stops_out,
    ReasonCode.ONE_SET: _one_set,
    ReasonCode.BEATS: _beats,
    ReasonCode.HINDERS_OUT: _hinders_out,
    ReasonCode.ONLY_VALUE: _only_value,
    ReasonCode.FEW_BEAT: _few_beat,
    ReasonCode.TAKE_TO: _in_hand,
    ReasonCode.ROTATE_TO: _in_hand,
    ReasonCode.NO_PLAY: _no_play,
    ReasonCode.ADD_SAFE: _add_safe,
    ReasonCode.KEEPS_SET: _in_hand,
    ReasonCode.LOWEST: _lowest,
}


def positions(players: int, rng: random.Random, rounds: int) -> Iterator[Match]:
    """Positions of random play, of both shipped decks and of small ones, at various points."""
    for number in range(rounds):
        deck = deck_of(DECKS[number % 3], rng, players)
        most = deck.pack(players).goal - 1
        before = tuple(rng.randint(0, most) for _ in range(players))
        match = Match(deck, players, before=before)
        match = match.begin(match.deal(rng))
        for _ in range(120):
            if match.round is None or match.round.is_over:
                break
            yield match
            match = match.apply(choose(match.legal_actions(), rng))


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_each_reason_is_true_in_every_deal_that_fits(players: int) -> None:
    rng = random.Random(players)
    said: Counter[ReasonCode] = Counter()
    for match in positions(players, rng, ROUNDS):
        assert match.round is not None
        assert match.round.turn is not None
        view = match.view(match.round.turn.seat)
        # All of them for one action, chosen by chance; it is enough work.
        action = rng.choice(view.legal_actions())
        given = reasons(view, action, most=len(ReasonCode))
        assert reasons(view, action) == given[:MOST]
        for _ in range(DEALS if given else 0):
            trial = Trial(match, action, sample(view, rng), rng)
            for reason in given:
                CLAIMS[reason.code](trial, **reason.facts)
        said.update(reason.code for reason in given)
    lacking = set(ReasonCode) - set(said)
    rare = (
        {ReasonCode.HINDERS_OUT, ReasonCode.STOPS_OUT, ReasonCode.SAFE} if players == 2 else set()
    )
    assert lacking <= rare, said


# Every pair of values once, at each player count. What a position does not name is discarded.
PAIRS = box(*(f"{a}/{b}{'*' * ((a, b) == (1, 5))}" for a in range(1, 10) for b in range(a + 1, 10)))


def why(text: str, action: Action, most: int = MOST) -> list[tuple[str, dict[str, str | int]]]:
    """The reasons for an action at a position, as whoever is to act sees it."""
    round_ = position(text, PAIRS)
    assert round_.turn is not None
    view = view_of(round_, round_.turn.seat)
    return [(str(reason.code), reason.facts) for reason in reasons(view, action, most)]


def test_nobody_can_beat_a_set_of_which_too_few_higher_cards_are_left() -> None:
    # Of the eight cards with a 9, A holds three and two are gone; three may be anywhere.
    table = "A: 8/1 8/2 8/3 8/4 5/9 6/9 7/9 | B: 1/2 1/3 9/1 1/5* | C: 2/3 2/9 3/9 | A to play"
    found = why(table, play("8/1 8/2 8/3 8/4"))
    assert found[0] == (
        "unbeatable",
        {"size": 4, "value": 8, "values": 1, "higher": 9, "left": 3},
    )


def test_nothing_is_higher_than_a_nine() -> None:
    found = why("A: 9/1 9/2 5/6 | B: 1/2 1/3 1/5* | C: 2/3 2/4 | A to play", play("9/1 9/2"))
    facts = {"size": 2, "value": 9, "values": 0, "higher": 0, "left": 0}
    assert found[0] == ("unbeatable", facts)


def test_nobody_can_beat_a_set_that_is_larger_than_the_others_can_make_together() -> None:
    # B might lay two 9s and C add a third.
    hands = "B: 9/1 9/2 | C: 9/3 9/5 | A to play"
    three = why(f"A: 4/1 4/2 4/3 5/1* 5/6 | {hands}", play("4/1 4/2 4/3"), most=9)
    assert {"safe", "unbeatable"}.isdisjoint(dict(three))
    four = why(f"A: 4/1 4/2 4/3 4/6 5/1* | {hands}", play("4/1 4/2 4/3 4/6"))
    assert four[0] == ("safe", {"size": 4, "value": 4})


def test_who_goes_out_needs_no_other_reason() -> None:
    table = "A: 5/3 5/2 | B: 3/4 3/6 | C: 2/3 1/5* | B1: 4/7 4/8 | A to play"
    assert why(table, play("5/3 5/2")) == [("out", {"won": 2})]
    two = "A: 5/2 | B: 2/7 4/9 | B1: 3/4 | A1 to play"
    assert why(two, play("5/2")) == [("out", {"won": "round"})]


def test_what_is_sent_back_is_named_with_its_owner() -> None:
    table = "A: 5/3 5/2 7/8 | B: 3/4 3/6 | C: 2/3 1/5* | B1: 4/7 4/8 | A to play"
    found = dict(why(table, play("5/3 5/2"), most=9))
    assert found["beats"] == {"seat": "B", "size": 2, "value": 4, "cards": 4}
    assert found["one-set"] == {"size": 1, "value": 7}


def test_a_pair_keeps_the_next_player_from_going_out_with_a_lower_one() -> None:
    table = "A: 8/1 8/2 7/6 5/4 | B: 3/4 3/6 | C: {} 1/5* | A to play"
    found = dict(why(table.format("9/1 9/2"), play("8/1 8/2"), most=9))
    assert found["hinders-out"] == {"seat": "B", "cards": 2, "above": 8}
    found = dict(why(table.format("1/3 2/3"), play("8/1 8/2"), most=9))
    assert found["stops-out"] == {"seat": "B", "cards": 2}
    assert {"hinders-out", "stops-out"}.isdisjoint(
        dict(why(table.format("9/1 9/2"), play("5/4"), most=9))
    )


def test_to_turn_and_to_take_say_what_the_hand_becomes() -> None:
    table = "A: 1/8 2/8 3/7 | B: 3/4 3/6 | C: 2/3 1/5* | B1: 6/8 | A to play"
    assert ("rotate-to", {"size": 2, "value": 8}) in why(table, rotate)
    turned = "A: 8/1 8/2 3/7 | B: 3/4 3/6 | C: 2/3 1/5* | B1: 6/8 | A to play"
    assert ("take-to", {"size": 3, "value": 8}) in why(turned, take("B1"))


def test_who_can_play_nothing_is_told_so() -> None:
    table = "A: 1/8 2/9 | B: 3/4 3/6 | C: 2/3 1/5* | B1: 6/8 | A to play"
    assert ("no-play", {}) in why(table, rotate)
    assert "no-play" not in dict(why(table.replace("A: 1/8", "A: 7/8"), rotate))


def test_what_is_not_allowed_has_no_reasons() -> None:
    round_ = position("A: 1/8 2/9 | B: 3/4 3/6 | C: 2/3 1/5* | B1: 6/8 | A to play")
    with pytest.raises(IllegalActionError):
        reasons(view_of(round_, A), play("9/1"))
    with pytest.raises(ValueError, match="to act"):
        reasons(view_of(round_, B), rotate)


def test_a_card_that_is_added_is_safe() -> None:
    table = "A: 6/1 2/9 3/9 | B: 3/4 3/6 | C: 2/3 1/5* | B1: 6/8 | A to play"
    assert ("add-safe", {}) in why(table, add("6/1", "B1"))
