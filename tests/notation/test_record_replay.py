import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dnup.notation import (
    NotationError,
    Record,
    RecordError,
    Step,
    TextError,
    TextErrorCode,
    action_to_json,
    format_action,
    format_position,
    format_record,
    from_json,
    parse_record,
    played_rounds,
    replay,
    standard_deck,
    to_json,
)
from dnup.notation.action import RotateJson
from dnup.notation.record import RoundJson
from dnup.rules import Action, Deal, RuleRefusalCode
from support.games import (
    ACTIONS,
    GOLDEN,
    RECORDS,
    SMALL_DECK,
    SMALL_MATCH,
    game,
    read,
    remade,
    steps,
)

# How each golden game ends: steps, rounds, points, winner, and the last position.
ENDS = {
    "two-players": """108 steps, 3 rounds, 2 1, A
        A: - | B: (4/6) (5/2) (6/2) (9/1) (10/2) | A2: 5/1* 5/2 5/3 | B2: 3/9 | out: A | over""",
    "three-players": """130 steps, 3 rounds, 3 5 0, B
        A: (2/6) | B: - | C: (1/7) | B1: 5/2 | out: B | over""",
    # E4: C wins in the middle of the round, when nobody else is out yet.
    "four-players": """185 steps, 4 rounds, 3 2 4 2, C
        A: 2/8 (3/4) (4/2) 4/7 (8/1) (8/1) | B: 5/1* (5/2) (5/3) 9/1 | C: -
        | D: 1/10 (2/4) 2/6 (5/4) 6/1 (6/4) 8/4 9/2 | B1: 2/7 2/10 | C1: 8/5 | out: C | over""",
    "five-players": """246 steps, 4 rounds, 2 2 3 1 4, E
        A: 1/8 (2/5) (2/8) (4/5) (7/1) | B: - | C: (3/6) | D: (1/8) (7/4) | E: -
        | D1: 4/2 4/8 | E1: 2/6 | out: B E | over""",
    "left": """164 steps, 4 rounds, 0 3 3 3, None
        A: (1/7) (1/9) (2/9) 4/3 (5/7) | B: (1/7) 2/5 (4/6) (4/7) (6/1) (8/1) 10/2
        | C: (2/4) 3/4 (3/8) 4/2 6/2 7/2 (8/2) (10/1) | D: 2/5 4/5 4/8
        | C1: 6/2 | D1: 8/1 8/5 | B to play""",
}


def golden(name: str) -> Record:
    return from_json((RECORDS / f"{name}.json").read_bytes())


def small(old: str = "", new: str = "") -> Record:
    """The small match with one thing changed."""
    assert old in SMALL_MATCH
    return parse_record(SMALL_MATCH.replace(old, new, 1))


def refused(record: Record) -> TextError:
    with pytest.raises((NotationError, RecordError)) as caught:
        read(record)
    return caught.value


def cut(record: Record, made: list[Step], length: int) -> Record:
    """A record left after so many actions of its last round, with the points of that moment."""
    *before, last = record.rounds
    match = made[len(made) - len(last.actions) + length - 1].match
    assert match.round is not None
    left = RoundJson(last.deal, last.starter, last.actions[:length], list(match.round.points))
    winner = None if match.winner is None else str(match.winner)
    return msgspec.structs.replace(record, rounds=[*before, left], winner=winner)


def test_every_golden_game_is_there_and_pinned() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(GOLDEN) == set(ENDS)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_still_ends_as_it_did(name: str) -> None:
    made = read(golden(name))
    match = made[-1].match
    assert match.round is not None
    points = " ".join(map(str, match.points))
    end = f"{len(made)} steps, {match.rounds} rounds, {points}, {match.winner}"
    assert f"{end} {format_position(match.round)}" == " ".join(ENDS[name].split())


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_is_written_again_byte_for_byte(name: str) -> None:
    text = (RECORDS / f"{name}.json").read_bytes()
    record = from_json(text)
    assert to_json(record).encode() == text
    assert to_json(remade(record)).encode() == text
    assert to_json(parse_record(format_record(record))).encode() == text


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_replay_shows_every_moment_as_it_was(players: int) -> None:
    played = list(steps(players, seed=6))
    assert read(game(players, seed=6)) == played


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_was_replayed_can_be_recorded_again(players: int) -> None:
    record = game(players, seed=8)
    assert remade(record) == record


@pytest.mark.parametrize("name", GOLDEN)
def test_a_match_left_at_any_moment_of_its_last_round_resumes_exactly(name: str) -> None:
    record = golden(name)
    made = read(record)
    actions = [step.done for step in made if not isinstance(step.done, Deal)]
    count = len(record.rounds[-1].actions)
    for length in range(count + 1):
        left = from_json(to_json(cut(record, made, length)))
        resumed = read(left)
        assert resumed == made[: len(made) - count + length]
        assert remade(left) == left
    match = read(cut(record, made, 0))[-1].match
    for action in actions[len(actions) - count :]:
        match = match.apply(action)
    assert match == made[-1].match


@pytest.mark.parametrize("name", GOLDEN)
def test_a_match_that_lost_its_last_actions_but_kept_the_end_is_refused(name: str) -> None:
    record = golden(name)
    made = read(record)
    *before, last = record.rounds
    for length in range(len(last.actions)):
        cut_off = RoundJson(last.deal, last.starter, last.actions[:length], last.points)
        shorter = msgspec.structs.replace(record, rounds=[*before, cut_off])
        if record.winner is None and shorter == cut(record, made, length):
            assert read(shorter) == made[: len(made) - len(last.actions) + length]
        else:
            assert refused(shorter).code in (TextErrorCode.WRONG_POINTS, TextErrorCode.WRONG_WINNER)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_match_without_its_last_round_resumes_at_the_deal(name: str) -> None:
    record = golden(name)
    left = msgspec.structs.replace(record, rounds=record.rounds[:-1], winner=None)
    made = read(left)
    assert made == read(record)[: len(made)]
    assert made[-1].match.awaits_deal


def test_steps_fold_into_rounds() -> None:
    first, second = played_rounds(read(small()))
    assert [format_action(action) for action in first.actions] == ["2/7+2/9", "3/4+3/6"]
    assert [format_action(action) for action in second.actions] == ["1/5*", "2/7+2/9", "3/6"]
    assert played_rounds([]) == []


FIRST = "2/7+2/9 3/4+3/6\n"
SECOND = "1/5* 2/7+2/9 3/6\n"
IN_B1 = {"area": "B1", "size": 1, "value": 3, "own": 3}


@pytest.mark.parametrize(
    ("old", "new", "place", "seat", "refusal", "facts"),
    [
        (
            SECOND,
            "1/5* 2/7+2/9 6/3",
            "rounds[1].actions[2]",
            "B",
            "wrong-way-up S2",
            {"card": "6/3"},
        ),
        (SECOND, "1/5* 3/4", "rounds[1].actions[1]", "B", "not-in-hand A1", {"card": "3/4"}),
        (FIRST, "2/7+2/9 3/4 3/6", "rounds[0].actions[2]", "B", "play-not-higher A2", IN_B1),
        (
            FIRST,
            "2/7 3/4>A2",
            "rounds[0].actions[1]",
            "B",
            "other-value B1",
            {"card": "3/4", "area": "A2", "value": 2},
        ),
        (FIRST, "2/7 3/4>C1", "rounds[0].actions[1]", "B", "no-area P1", {"area": "C1"}),
        (FIRST, "2/7 <B2", "rounds[0].actions[1]", "B", "own-area P3", {"area": "B2"}),
        (FIRST, "2/7 <A1", "rounds[0].actions[1]", "B", "no-set C1", {"area": "A1"}),
        (FIRST, "+", "rounds[0].actions[0]", "A", "empty-set A1", {}),
        (
            FIRST,
            "1/5*+2/7",
            "rounds[0].actions[0]",
            "A",
            "mixed-values A1",
            {"card": "2/7", "value": 1},
        ),
        (FIRST, FIRST.strip() + " @", "rounds[0].actions[2]", "", "round-over P4", {}),
        (SECOND, SECOND.strip() + " @", "rounds[1].actions[3]", "", "match-over P4", {}),
    ],
)
def test_an_illegal_action_is_told_with_its_place_and_its_refusal(
    old: str, new: str, place: str, seat: str, refusal: str, facts: dict[str, str | int]
) -> None:
    error = refused(small(old, new + "\n"))
    assert isinstance(error, RecordError)
    assert (error.code, error.place) == (TextErrorCode.ILLEGAL_ACTION, place)
    why, rule = refusal.split()
    actions = new.split()
    where = {"round": 1 if old == FIRST else 2, "number": len(actions), "seat": seat}
    assert error.facts == {**where, "action": actions[-1], "why": why, "rule": rule, **facts}


@given(st.integers(2, 5), st.integers(1, 30), st.lists(ACTIONS, min_size=1, max_size=4))
def test_any_illegal_action_carries_the_facts_of_its_refusal(
    players: int, length: int, actions: list[Action]
) -> None:
    record = game(players, seed=9, length=length)
    match = read(record)[-1].match
    (*before, last) = record.rounds
    assert match.round is not None
    seat = "" if match.round.turn is None else str(match.round.turn.seat)
    for action in actions:
        told = match.refusal(action)
        if told is not None:
            wrong = msgspec.structs.replace(last, actions=[*last.actions, action_to_json(action)])
            error = refused(msgspec.structs.replace(record, rounds=[*before, wrong]))
            assert error.code is TextErrorCode.ILLEGAL_ACTION
            assert error.place == f"rounds[{len(before)}].actions[{len(last.actions)}]"
            assert error.facts == {
                "round": len(record.rounds),
                "number": len(last.actions) + 1,
                "seat": seat,
                "action": format_action(action),
                "why": told.code,
                "rule": told.rule,
                **told.facts,
            }


def test_e4_nothing_more_can_be_done_when_the_match_is_won_in_mid_round() -> None:
    record = golden("four-players")
    *before, last = record.rounds
    longer = msgspec.structs.replace(last, actions=[*last.actions, RotateJson()])
    error = refused(msgspec.structs.replace(record, rounds=[*before, longer]))
    assert error.code is TextErrorCode.ILLEGAL_ACTION
    assert (error.facts["why"], error.facts["rule"]) == (RuleRefusalCode.MATCH_OVER, "E4")


@pytest.mark.parametrize(
    ("old", "new", "fault", "place", "facts"),
    [
        (
            "A starts",
            "B starts",
            TextErrorCode.WRONG_STARTER,
            "rounds[0].starter",
            {"seat": "B", "right": "A"},
        ),
        (
            "points: 0 1",
            "points: 1 0",
            TextErrorCode.WRONG_POINTS,
            "rounds[0].points",
            {"points": "1 0", "right": "0 1"},
        ),
        (
            "points: 0 1",
            "points: 0 1 0",
            TextErrorCode.WRONG_POINTS,
            "rounds[0].points",
            {"points": "0 1 0", "right": "0 1"},
        ),
        (
            "points: 0 1\n\nwinner",
            "points: 0 2\n\nwinner",
            TextErrorCode.WRONG_POINTS,
            "rounds[1].points",
            {"points": "0 2", "right": "0 1"},
        ),
        (
            "3/4+3/6\npoints: 0 1",
            "\npoints: 0 0",
            TextErrorCode.ROUND_NOT_OVER,
            "rounds[1]",
            {"round": 1},
        ),
        (
            "winner: B",
            "winner: A",
            TextErrorCode.WRONG_WINNER,
            "winner",
            {"winner": "A", "right": "B"},
        ),
        (
            "winner: B",
            "winner: E",
            TextErrorCode.WRONG_WINNER,
            "winner",
            {"winner": "E", "right": "B"},
        ),
        (
            "winner: B",
            "winner: none",
            TextErrorCode.WRONG_WINNER,
            "winner",
            {"winner": "none", "right": "B"},
        ),
        (
            " 3/6\npoints: 0 1\n\nwinner: B",
            "\npoints: 0 0\n\nwinner: B",
            TextErrorCode.WRONG_WINNER,
            "winner",
            {"winner": "B", "right": "none"},
        ),
    ],
)
def test_a_record_that_contradicts_itself_is_told_with_its_place(
    old: str, new: str, fault: TextErrorCode, place: str, facts: dict[str, str | int]
) -> None:
    error = refused(small(old, new))
    assert isinstance(error, RecordError)
    assert (error.code, error.place) == (fault, place)
    assert error.facts == facts


def test_a_round_after_the_end_is_refused() -> None:
    record = small()
    error = refused(msgspec.structs.replace(record, rounds=[*record.rounds, record.rounds[0]]))
    assert (error.code, error.place) == (TextErrorCode.AFTER_THE_END, "rounds[2]")
    assert error.facts == {"round": 2}


@pytest.mark.parametrize(
    ("old", "new", "facts"),
    [
        (
            "B: 3/4 3/6",
            "B: 3/4 3/8",
            {"why": "deal-unknown-card", "card": "3/8", "count": 1, "most": 0},
        ),
        (
            "B: 3/4 3/6",
            "B: 3/4 4/3",
            {"why": "deal-too-many", "card": "4/3", "count": 2, "most": 1},
        ),
        ("B: 3/4 3/6", "B: 3/4", {"why": "deal-missing-card", "card": "3/6"}),
        (
            "A: 1/5* 2/7",
            "A: 1/5 2/7",
            {"why": "deal-unknown-card", "card": "1/5", "count": 1, "most": 0},
        ),
        (
            "2/9\nB: 3/4 3/6",
            "\nB: 3/4 3/6 2/9",
            {"why": "deal-hand-size", "seat": "A", "count": 2, "right": 3},
        ),
    ],
)
def test_a_deal_that_cannot_be_is_told_with_why(
    old: str, new: str, facts: dict[str, str | int]
) -> None:
    error = refused(small(old, new))
    assert isinstance(error, RecordError)
    assert (error.code, error.place) == (TextErrorCode.BAD_DEAL, "rounds[0].deal")
    assert error.facts == {"round": 1, **facts}


def test_s1_the_second_round_is_dealt_from_the_next_seat() -> None:
    error = refused(small("A: 1/5* 3/4\nB: 2/7 2/9", "A: 1/5* 3/4 2/7\nB: 2/9"))
    assert (error.code, error.place) == (TextErrorCode.BAD_DEAL, "rounds[1].deal")
    expected = {"round": 2, "why": "deal-hand-size", "seat": "A", "count": 3, "right": 2}
    assert error.facts == expected


def test_a_deal_for_more_players_than_seats_is_refused() -> None:
    first, *others = small().rounds
    crowded = msgspec.structs.replace(first, deal=[*first.deal, []])
    error = refused(msgspec.structs.replace(small(), rounds=[crowded, *others]))
    assert (error.code, error.place) == (TextErrorCode.BAD_DEAL, "rounds[0].deal")
    assert error.facts == {"round": 1, "why": "deal-players", "hands": 3, "players": 2}


@pytest.mark.parametrize(
    ("old", "new", "place", "text"),
    [
        ('["2/7","2/9","3/6"]', '["2/7","9/9","3/6"]', "rounds[1].deal[1][1]", "9/9"),
        ('{"kind":"play","cards":["3/6"]}', '{"kind":"play","cards":["3/6","6/6"]}', None, "6/6"),
        ('{"kind":"play","cards":["3/6"]}', '{"kind":"add","card":"6/6","to":"A1"}', None, "6/6"),
    ],
)
def test_a_card_with_two_equal_values_is_told_with_its_place(
    old: str, new: str, place: str | None, text: str
) -> None:
    error = refused(from_json(to_json(small()).replace(old, new, 1)))
    assert isinstance(error, NotationError)
    assert error.code is TextErrorCode.BAD_CARD
    field = "cards[1]" if "cards" in new else "card"
    assert error.place == (place or f"rounds[1].actions[2].{field}")
    assert error.facts == {"text": text}


def test_a_record_is_replayed_with_its_own_deck_only() -> None:
    with pytest.raises(RecordError):
        replay(small(), standard_deck())
    with pytest.raises(RecordError):
        replay(game(2), SMALL_DECK)
