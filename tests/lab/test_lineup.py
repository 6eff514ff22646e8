"""Who plays against whom, and every deal from every seat."""

import pytest

from dnup.bots import Budget, Entrant
from dnup.lab import ArenaError, ArenaErrorCode, Lineup, line_up, round_robin

RANDOM, GREEDY, SLOW = map(Entrant.parse, ("random", "greedy", "greedy@500"))


def seatings(lineup: Lineup) -> list[str]:
    return [",".join(map(str, lineup.seating(i))) for i in range(lineup.rotations)]


def test_everybody_moves_on_by_a_seat() -> None:
    lineup = line_up([RANDOM, GREEDY, SLOW], 3)
    assert seatings(lineup) == [
        "random,greedy,greedy@500",
        "greedy@500,random,greedy",
        "greedy,greedy@500,random",
    ]


def test_equal_seatings_are_played_once() -> None:
    assert line_up([GREEDY], 5).rotations == 1
    assert line_up([RANDOM, GREEDY, GREEDY], 3).rotations == 3
    assert seatings(line_up([RANDOM, GREEDY, RANDOM, GREEDY], 4)) == [
        "random,greedy,random,greedy",
        "greedy,random,greedy,random",
    ]


def test_two_entrants_at_a_larger_table_are_one_against_all() -> None:
    assert str(line_up([RANDOM, GREEDY], 2)) == "random,greedy"
    assert str(line_up([RANDOM, GREEDY], 4)) == "random,greedy,greedy,greedy"


@pytest.mark.parametrize(("count", "players"), [(3, 2), (3, 4), (4, 5), (6, 5)])
def test_other_numbers_of_entrants_are_refused(count: int, players: int) -> None:
    with pytest.raises(ArenaError) as raised:
        line_up([GREEDY] * count, players)
    assert raised.value.code is ArenaErrorCode.WRONG_COUNT
    assert raised.value.facts == {"count": count, "players": players}


def test_all_pairs_of_two_and_each_one_against_all_others() -> None:
    entrants = [RANDOM, GREEDY, SLOW]
    assert list(map(str, round_robin(entrants, 2))) == [
        "random,greedy",
        "random,greedy@500",
        "greedy,greedy@500",
    ]
    assert list(map(str, round_robin([*entrants, GREEDY], 3))) == [
        "random,greedy,greedy",
        "random,greedy@500,greedy@500",
        "greedy,random,random",
        "greedy,greedy@500,greedy@500",
        "greedy@500,random,random",
        "greedy@500,greedy,greedy",
    ]
    with pytest.raises(ArenaError, match="too-few-entrants"):
        round_robin([GREEDY, GREEDY], 3)


def test_seats_have_names_of_their_own_and_know_the_others() -> None:
    lineup = line_up([SLOW, GREEDY], 4)
    assert lineup.names(1) == ("greedy 1", "greedy@500 1", "greedy 2", "greedy 3")
    assert lineup.others(SLOW) == "3 × greedy"
    assert lineup.others(GREEDY) == "greedy@500, 2 × greedy"


def test_a_name_must_fit_into_a_record() -> None:
    with pytest.raises(ArenaError, match="long-name"):
        line_up([Entrant("greedy", Budget(simulations=10**40))], 2)
