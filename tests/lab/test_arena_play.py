"""An arena plays every deal from every seat, the same way each time."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from dnup import Action, Rotate, Seat, View, from_json, parse_deck, replay, standard_deck
from dnup.bots import Bot, Budget, Entrant
from dnup.lab import (
    Arena,
    BotError,
    Lineup,
    Outcome,
    ScheduledGame,
    Terms,
    game,
    line_up,
    play_job,
    pool,
    rate,
    round_robin,
    summarise,
)
from support.helpers import play

RANDOM, GREEDY = Entrant("random"), Entrant("greedy")
TERMS = Terms(standard_deck(), seed=7)
MIXED = Arena((*round_robin([RANDOM, GREEDY], 2), *round_robin([RANDOM, GREEDY], 3)), 9, TERMS)


class Turner:
    """A bot that only ever rotates, so that no round ends."""

    level = "turner"

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:  # noqa: ARG002
        return Rotate()


class Cheat(Turner):
    """A bot that plays what is no set."""

    level = "cheat"

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:  # noqa: ARG002
        return play("9/8 1/2")


@pytest.fixture
def turner(monkeypatch: pytest.MonkeyPatch) -> Lineup:
    seat(Turner(), monkeypatch)
    return line_up([Entrant("turner")], 3)


def seat(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this bot play, whatever level is asked for."""
    for module in (game, pool):
        monkeypatch.setattr(module, "bot", lambda _: bot)


def test_games_are_rounded_up_to_whole_deals() -> None:
    arena = Arena((line_up([RANDOM, GREEDY], 3),), 100)
    assert len(arena) == len(list(arena.jobs())) == 102
    assert Counter(job.deal for job in arena.jobs()) == dict.fromkeys(range(34), 3)


def test_all_lineups_get_on_together() -> None:
    assert [(job.lineup.players, job.deal) for job in MIXED.jobs()][:12] == [
        *[(2, 0)] * 2,
        *[(3, 0)] * 6,
        *[(2, 1)] * 2,
        *[(3, 1)] * 2,
    ]


def test_hands_stay_with_the_seats_while_the_entrants_move_on() -> None:
    deals: dict[tuple[int, int], set[str]] = {}
    for outcome in MIXED.play():
        job = outcome.job
        record = from_json(outcome.record)
        assert [seat.bot for seat in record.seats] == [who.level for who in job.seating]
        deals.setdefault((job.lineup.players, job.deal), set()).add(str(record.rounds[0].deal))
    assert all(len(hands) == 1 for hands in deals.values())
    assert len(set.union(*deals.values())) == len(deals)  # and no two deals are the same


def test_the_number_of_processes_does_not_matter() -> None:
    def plain(outcomes: list[Outcome]) -> list[Outcome]:
        return [replace(outcome, seconds=()) for outcome in outcomes]

    alone, together = list(MIXED.play()), list(MIXED.play(processes=3))
    assert [outcome.job for outcome in alone] == list(MIXED.jobs())
    assert plain(alone) == plain(together)
    assert rate(alone) == rate(together)


def test_c5_a_deck_for_some_player_counts_goes_to_other_processes_as_it_is() -> None:
    deck = parse_deck('name = "duel"\nplayers = [2]\ncards = ["1/5*", "2/7", "3/6"]')
    arena = Arena(tuple(round_robin([RANDOM, GREEDY], 2)), 2, Terms(deck, seed=7))
    outcomes = list(arena.play(processes=2))
    assert outcomes
    assert {from_json(outcome.record).deck.hash for outcome in outcomes} == {deck.hash}


def test_another_seed_gives_other_games() -> None:
    other = replace(MIXED, terms=replace(TERMS, seed=8))
    assert next(MIXED.play()).record != next(other.play()).record


def test_done_jobs_are_left_out() -> None:
    whole = list(MIXED.play())
    done = {outcome.job for outcome in whole[3:20:2]}
    rest = [outcome.record for outcome in MIXED.play(done=done)]
    assert rest == [outcome.record for outcome in whole if outcome.job not in done]


def test_it_can_be_stopped_between_two_moves() -> None:
    asked = iter(range(1000))
    assert play_job(TERMS, next(MIXED.jobs()), lambda: next(asked) == 5) is None
    assert next(asked) == 6


@pytest.mark.parametrize("processes", [1, 2])
def test_a_stopped_arena_has_played_a_part(processes: int) -> None:
    outcomes: list[Outcome] = []
    for outcome in MIXED.play(processes, is_stopped=lambda: len(outcomes) >= 5):
        outcomes.append(outcome)  # noqa: PERF402 - what is done decides when to stop
    assert [outcome.job for outcome in outcomes] == list(MIXED.jobs())[:5]
    result = summarise(MIXED, outcomes)
    assert (result.games, result.planned) == (5, len(MIXED))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("matches", [False, True])
def test_records_are_right_and_tell_the_outcome(players: int, *, matches: bool) -> None:
    terms = replace(TERMS, matches=matches)
    for outcome in Arena((line_up([RANDOM, GREEDY], players),), 2, terms).play():
        record = from_json(outcome.record)
        last = replay(record, standard_deck())[-1].match
        assert last.points == outcome.points
        assert last.round is not None
        assert last.round.is_over
        assert not outcome.stalled
        if matches:
            assert last.winner == outcome.first is not None
        else:
            assert len(record.rounds) == 1
            assert record.winner is None
            assert last.round.out[0] == outcome.first
        moves = Counter(past.area.seat for past in last.past)
        if not matches:
            assert [len(own) for own in outcome.seconds] == [moves[s] for s in Seat if s < players]


@pytest.mark.parametrize("matches", [False, True])
def test_a_round_without_end_is_given_up_and_kept(turner: Lineup, *, matches: bool) -> None:
    terms = replace(TERMS, limit=50, matches=matches)
    arena = Arena((turner,), 2, terms)
    outcomes = list(arena.play())
    for outcome in outcomes:
        assert outcome.stalled
        assert outcome.first is None
        assert outcome.points == (0, 0, 0)
        record = from_json(outcome.record)
        assert record.options["stalled"] is True
        assert len(record.rounds[0].actions) == 50
        assert len(replay(record, standard_deck())) == 51
    (found,) = summarise(arena, outcomes).lineups
    assert found.stalled == found.games == 2
    assert found.standings[0].first.mean == 0


def test_2000_actions_are_the_limit(turner: Lineup) -> None:
    outcome = play_job(TERMS, ScheduledGame(turner, 0, 0))
    assert outcome is not None
    assert len(from_json(outcome.record).rounds[0].actions) == 2000


def test_a_round_that_ends_with_the_last_allowed_action_is_not_stalled() -> None:
    job = ScheduledGame(line_up([GREEDY], 3), 0, 0)
    whole = play_job(TERMS, job)
    assert whole is not None
    length = len(from_json(whole.record).rounds[0].actions)
    for limit, stalled in ((length, False), (length - 1, True)):
        outcome = play_job(replace(TERMS, limit=limit), job)
        assert outcome is not None
        assert outcome.stalled is stalled


def test_a_bot_that_fails_is_named_with_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(Cheat(), monkeypatch)
    with pytest.raises(BotError, match=r"cheat failed: seed 7, cheat,cheat deal 0 .* move 1: Ill"):
        play_job(TERMS, ScheduledGame(line_up([Entrant("cheat")], 2), 0, 0))


def test_no_games_are_no_arena() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Arena((line_up([GREEDY], 2),), 0)
    with pytest.raises(ValueError, match="2 to 5"):
        Lineup((GREEDY,))
