"""What the outcomes of an arena come to: shares, points, times, ratings, a plot."""

from pathlib import Path

import pytest

from dnup.bots import Entrant
from dnup.lab import Arena, Outcome, Panel, Row, ScheduledGame, draw, line_up, rate, summarise
from dnup.lab.interval import Interval

RANDOM, GREEDY = Entrant("random"), Entrant("greedy")
LINEUP = line_up([RANDOM, GREEDY], 3)
ARENA = Arena((LINEUP,), 6)


def outcome(
    deal: int, rotation: int, *points: int, ms: float = 1, stalled: bool = False
) -> Outcome:
    first = points.index(2) if 2 in points else None
    seconds = tuple([ms / 1000 * (seat + 1)] * 100 for seat in range(3))
    return Outcome(ScheduledGame(LINEUP, deal, rotation), points, first, stalled, "", seconds)


def test_shares_and_points_are_for_each_seat() -> None:
    # The random bot sits in A, then B, then C.
    outcomes = [
        outcome(0, 0, 2, 1, 0),
        outcome(0, 1, 2, 1, 0),
        outcome(0, 2, 2, 1, 0),
        outcome(1, 0, 0, 2, 1),
        outcome(1, 1, 0, 2, 1),
        outcome(1, 2, 0, 0, 0, stalled=True),
    ]
    result = summarise(ARENA, outcomes)
    (found,) = result.lineups
    assert (result.games, found.games, found.deals, found.stalled) == (6, 6, 2, 1)
    assert found.fair == pytest.approx(1 / 3)
    one, others = found.standing(RANDOM), found.standing(GREEDY)
    assert (one.seats, others.seats) == (6, 12)
    assert one.first.mean == pytest.approx(2 / 6)  # A in the first deal, B in the second
    assert others.first.mean == pytest.approx(3 / 12)
    assert one.points.mean == pytest.approx((2 + 1 + 0 + 0 + 2 + 0) / 6)
    assert others.points.mean == pytest.approx((1 + 2 + 3 + 3 + 1 + 0) / 12)
    assert one.points.low == 0  # nobody loses points
    with pytest.raises(KeyError):
        found.standing(Entrant("nobody"))


def test_times_are_a_mean_and_what_99_of_100_moves_keep() -> None:
    fast = [outcome(0, 0, 2, 1, 0) for _ in range(100)]
    slow = outcome(0, 0, 2, 1, 0, ms=1000)
    (found,) = summarise(ARENA, [*fast[:99], slow]).lineups
    standing = found.standing(RANDOM)
    assert standing.mean_ms == pytest.approx(0.99 * 1 + 0.01 * 1000)
    assert standing.p99_ms == pytest.approx(1)
    (found,) = summarise(ARENA, [*fast[:98], slow, slow]).lineups
    assert found.standing(RANDOM).p99_ms == pytest.approx(1000)


def test_nothing_played_is_an_empty_result() -> None:
    assert summarise(ARENA, []).lineups == ()
    assert rate([]) == []


def test_who_finishes_before_others_is_rated_above_them() -> None:
    wins = [outcome(0, 0, 2, 1, 0)] * 20
    best, worst = rate(wins)
    assert (best.entrant, worst.entrant) == (RANDOM, GREEDY)
    assert best.skill > 25 > worst.skill
    assert best.unsure < 25 / 3
    assert best.games == worst.games == 20
    assert best.skill - 25 == pytest.approx(25 - worst.skill)


def test_a_first_rating_is_that_of_the_model() -> None:
    # Weng and Lin's Plackett-Luce update for two equals: omega = c / 2 with c from both variances.
    best, _ = rate([outcome(0, 0, 2, 1, 0)])
    sigma2, beta2 = (25 / 3) ** 2, (25 / 6) ** 2
    c = (2 * (sigma2 + beta2)) ** 0.5
    assert best.skill == pytest.approx(25 + sigma2 / c * 0.5, rel=1e-3)


def test_a_bot_cannot_win_from_itself() -> None:
    alone = line_up([GREEDY], 3)
    (rating,) = rate([Outcome(ScheduledGame(alone, 0, 0), (2, 1, 0), 0, stalled=False)])
    assert (rating.skill, rating.games) == (25, 0)


@pytest.mark.parametrize(("name", "head"), [("a.png", b"\x89PNG"), ("b.svg", b"<?xml")])
def test_a_plot_is_drawn_the_same_each_time(tmp_path: Path, name: str, head: bytes) -> None:
    rows = (Row("one", Interval(1.0, 0.7, 1.0)), Row("two", Interval(0.2, None, None)))
    panels = [Panel("3 players", rows, 1 / 3, "fair"), Panel("2 players", rows[:1], 0.5, "fair")]
    files = []
    for folder in ("first", "second"):
        (tmp_path / folder).mkdir()
        path = tmp_path / folder / name
        draw(panels, path, title="title", axis="share")
        files.append(path.read_bytes())
    assert files[0] == files[1]
    assert files[0].startswith(head)
