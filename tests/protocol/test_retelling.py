"""A replay tells what the game told: the same bytes, and nothing that a seat could not see."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from table.tables import GUESTS, SMALL, Driven, begin, seated

from dnup.notation import (
    RecordError,
    RotateJson,
    TextErrorCode,
    from_json,
    parse_deck,
    standard_deck,
)
from dnup.protocol import Rendering, TableView, Update, encode, public, rendering, table_view
from dnup.protocol.event import MatchEndedJson
from dnup.protocol.replay import (
    ReplayIndexJson,
    ReplayRoundJson,
    Viewpoint,
    encode_round,
    index_to_json,
)
from dnup.rules import Match, Round, Seat
from dnup.table import Phase, Table, change_from, fold
from dnup.table.fact import Acted, Dealt
from dnup.table.replay import MOST_ACTIONS, RecordTooLongError, Replay, make_replay
from support.helpers import ALL_COUNTS
from support.proofs import proved_match
from support.retold import as_replayed, parts, records_of, without_hands
from support.worlds import write_story

RECORDS = Path(__file__).parents[1] / "records"
LOOKS: tuple[Viewpoint, ...] = ("open", "spectator", "A", "B", "C", "D", "E")


def played(*guests: str, **options: object) -> Driven:
    """A table at which a whole match was played."""
    driven = seated(*guests, **options)
    begin(driven)
    driven.play_match()
    return driven


def deliveries(driven: Driven, viewer: Seat | None) -> Iterator[list[bytes]]:
    """What a viewer was told in each round: the table after the deal, then of each action."""
    told: list[bytes] = []
    table: Table = fold(driven.facts[:1])
    facts = iter(driven.facts[1:])
    for fact in facts:
        before, happened, table = table, [fact], table.after(fact)
        if isinstance(fact, Dealt):
            if told:
                yield told
            told = [table_view(table, viewer)]
        elif isinstance(fact, Acted):
            if table.running is not None and table.running.match.is_over:
                happened += facts  # the match ends with it, and nothing else happens
            change = change_from(before, happened)
            table = change.after
            told.append(Rendering(change).update(viewer))
    yield told


@pytest.mark.parametrize("players", ALL_COUNTS)
@pytest.mark.parametrize("seed", range(3))
def test_a_replay_has_the_bytes_of_the_game(players: int, seed: int) -> None:
    driven = seated(*GUESTS[:players])
    driven.chance.seed(seed)
    begin(driven)
    driven.play_match()
    replay = make_replay(driven.record, standard_deck(), driven.running.id)
    looks: list[tuple[Viewpoint, Seat | None]] = [("spectator", None), *((str(s), s) for s in Seat)]  # type: ignore[list-item]
    for look, viewer in looks[: players + 1]:
        game = list(deliveries(driven, viewer))
        assert len(game) == len(replay.rounds)
        for number, told in enumerate(game, start=1):
            expected = [as_replayed(delivery, k) for k, delivery in enumerate(told)]
            assert parts(encode_round(replay, number, look)) == expected


def test_so_it_has_with_bots_and_an_own_deck() -> None:
    driven = played("ann", players=2, bots=["beginner"], deck=SMALL)
    replay = make_replay(driven.record, parse_deck(SMALL), driven.running.id)
    for viewer, look in ((None, "spectator"), (Seat.A, "A"), (Seat.B, "B")):
        for number, told in enumerate(deliveries(driven, viewer), start=1):
            expected = [as_replayed(delivery, k) for k, delivery in enumerate(told)]
            assert parts(encode_round(replay, number, look)) == expected  # type: ignore[arg-type]


def test_the_end_tells_how_many_actions_bots_did_for_people() -> None:
    record = proved_match(3)
    seats = [msgspec.structs.replace(seat, assisted=n) for n, seat in enumerate(record.seats)]
    replay = make_replay(msgspec.structs.replace(record, seats=seats), standard_deck())
    last = read(replay, len(replay.rounds), "A")
    ended = last.updates[-1].events[-1]
    assert isinstance(ended, MatchEndedJson)
    assert ended.assisted == (0, 1, 2)
    assert last.updates[-1].state.phase == Phase.FINISHED
    assert all(seat.assisted == 0 for update in last.updates for seat in update.state.seats)
    assert record.fairness is not None
    assert ended.secret == record.fairness.secret
    assert last.table.state.match is not None
    assert last.table.state.match.commitment == record.fairness.commitment


def read(replay: Replay, number: int, look: Viewpoint) -> ReplayRoundJson:
    return msgspec.json.decode(encode_round(replay, number, look), type=ReplayRoundJson)


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.json")), ids=lambda file: file.stem)
def test_the_index_tells_the_whole_match(file: Path) -> None:
    record = from_json(file.read_text())
    replay = make_replay(record, standard_deck())
    index = msgspec.json.decode(encode(index_to_json(replay, "some-id")), type=ReplayIndexJson)
    assert (index.id, index.seats, index.winner) == ("some-id", tuple(record.seats), record.winner)
    assert index.deck == (record.deck.name, record.deck.hash)
    assert [list(entry.points) for entry in index.rounds] == [r.points for r in record.rounds]
    assert [entry.actions for entry in index.rounds] == [len(r.actions) for r in record.rounds]
    assert [entry.starter for entry in index.rounds] == [r.starter for r in record.rounds]
    assert index.points == tuple(map(sum, zip(*(r.points for r in record.rounds), strict=True)))
    assert (index.match, index.matches) == (1, 1)
    for number, entry in enumerate(index.rounds, start=1):
        told = read(replay, number, "spectator")
        states = [told.table.state, *(update.state for update in told.updates)]
        matches = [state.match for state in states if state.match is not None]
        turns = [match.to_act for match in matches]
        assert entry.areas == tuple(turn for turn in turns[: entry.actions])
        assert [match.turn for match in matches] == list(range(1, entry.actions + 2))
        assert [update.number for update in told.updates] == list(range(1, entry.actions + 1))


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.json")), ids=lambda file: file.stem)
def test_open_hands_are_open_all_the_time_and_others_only_at_the_end(file: Path) -> None:
    replay = make_replay(from_json(file.read_text()), standard_deck())
    for number, round_ in enumerate(replay.rounds, start=1):
        for look in LOOKS[: len(replay.record.seats) + 2]:
            told = read(replay, number, look)
            assert (told.round, told.as_) == (number, look)
            assert told.table.you == (look if len(look) == 1 else None)
            match: Match = round_.begun
            every: list[TableView | Update] = [told.table, *told.updates]
            for k, part in enumerate(every):
                match = replay.match_after(number, k)
                assert match.round is not None
                hands = tuple(
                    tuple(map(str, match.round.hand(seat))) for seat in match.round.pack.seats
                )
                assert part.state.match is not None
                is_open = look == "open" or match.round.is_over
                assert part.state.match.hands == (hands if is_open else None)
                assert part.hand == (hands[Seat[look]] if len(look) == 1 else ())
                is_turn = match.round.turn is not None and str(match.round.turn.seat) == look
                assert (part.choices is not None) == is_turn


def test_a_match_that_was_left_is_told_as_far_as_it_goes() -> None:
    record = proved_match(4, length=100)
    assert record.winner is None
    replay = make_replay(record, standard_deck())
    assert index_to_json(replay, "").winner is None
    told = read(replay, len(replay.rounds), "B")
    assert len(told.updates) == len(record.rounds[-1].actions)
    assert told.updates[-1].state.phase == Phase.PLAYING
    empty = msgspec.structs.replace(record, rounds=[])
    assert index_to_json(make_replay(empty, standard_deck()), "").points == (0, 0, 0, 0)


def test_what_breaks_a_rule_is_refused_with_its_place() -> None:
    record = proved_match(3)
    wrong = msgspec.structs.replace(record.rounds[1], starter="B")
    if record.rounds[1].starter == "B":
        wrong = msgspec.structs.replace(record.rounds[1], starter="C")
    with pytest.raises(RecordError) as caught:
        make_replay(
            msgspec.structs.replace(record, rounds=[record.rounds[0], wrong]), standard_deck()
        )
    assert (caught.value.code, caught.value.place) == (
        TextErrorCode.WRONG_STARTER,
        "rounds[1].starter",
    )


def test_a_record_can_be_too_long_but_only_by_far() -> None:
    record = proved_match(2, length=5)
    turns = [*record.rounds[0].actions, *[RotateJson()] * MOST_ACTIONS]
    endless = msgspec.structs.replace(record.rounds[0], actions=turns)
    with pytest.raises(RecordTooLongError) as caught:
        make_replay(msgspec.structs.replace(record, rounds=[endless]), standard_deck())
    assert caught.value.actions == MOST_ACTIONS + 5


STORIES = [
    (2, 1, {Seat.B}, 1000),
    (2, 2, {Seat.A}, 1000),
    (3, 1, {Seat.B, Seat.C}, 1000),
    (4, 1, {Seat.A, Seat.C, Seat.D}, 1000),
    (5, 1, {Seat.B, Seat.D}, 1000),
    (3, 3, {Seat.B}, 3),
    (5, 3, {Seat.A, Seat.B, Seat.C, Seat.D}, 3),
]


@pytest.mark.parametrize(("players", "seed", "changed", "moves"), STORIES)
def test_what_a_seat_hid_changes_no_byte_of_what_others_see(
    players: int, seed: int, changed: set[Seat], moves: int
) -> None:
    story = write_story(players, seed, frozenset(changed), moves=moves)
    one, two = (make_replay(record, standard_deck()) for record in records_of(story))
    assert index_to_json(one, "x") == index_to_json(two, "x")
    assert first_difference(one, two, ["spectator", *map(str, story.same)]) is None
    for look in ("open", *map(str, changed)):
        if look == "open" or story_differs(one, two, Seat[look]):
            assert first_difference(one, two, [look]) is not None


def story_differs(one: Replay, two: Replay, seat: Seat) -> bool:
    """Whether a seat was dealt other cards in some round."""
    return any(
        a.begun.view(seat).hand != b.begun.view(seat).hand
        for a, b in zip(one.rounds, two.rounds, strict=True)
    )


def first_difference(one: Replay, two: Replay, looks: list[str]) -> tuple[str, int, int] | None:
    """The first part in which two replays differ, but for the hands when a round is over."""
    for look in looks:
        for number in range(1, len(one.rounds) + 1):
            told = [
                [without_hands(part) for part in parts(encode_round(replay, number, look))]  # type: ignore[arg-type]
                for replay in (one, two)
            ]
            for k, (a, b) in enumerate(zip(*told, strict=True)):
                if a != b:
                    return look, number, k
    return None


def _know_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Round, "known", Round.hand)


def _show_others(monkeypatch: pytest.MonkeyPatch) -> None:
    own = rendering.own_parts
    monkeypatch.setattr(rendering, "own_parts", lambda table, viewer: own(table, viewer or Seat.B))


def _open_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        rendering, "encode_state", lambda table, **_: public.encode_state(table, is_open=True)
    )


@pytest.mark.parametrize("leak", [_know_all, _show_others, _open_all])
def test_a_leak_is_noticed(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    story = write_story(3, 4, frozenset({Seat.B}), moves=6)
    one, two = (make_replay(record, standard_deck()) for record in records_of(story))
    assert first_difference(one, two, ["spectator"]) is None
    leak(monkeypatch)
    assert first_difference(one, two, ["spectator"]) is not None
