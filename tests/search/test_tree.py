"""The tree search behind master between two players."""

import random
import time

from dnup import Match, Seat, View, parse_action, standard_deck, view_of
from dnup.bots import Budget
from dnup.bots.master import Master
from dnup.search.search import SearchSettings
from dnup.search.tree import CHUNK, NODES, TreeSearch, TreeSettings
from support.helpers import pairs_position as position


def opening(seed: int = 1) -> View:
    match = Match(standard_deck(), players=2)
    match = match.begin(match.deal(random.Random(seed)))
    assert match.round is not None
    assert match.round.turn is not None
    return match.view(match.round.turn.seat)


def test_an_opponent_about_to_win_is_stopped() -> None:
    table = position("A: 2/5 9/1 | B: (6/8) | A2 to play")
    search = TreeSearch(view_of(table, Seat.A), random.Random(0), TreeSettings())
    search.run(500)
    assert search.best() == parse_action("9/1")


def test_what_goes_out_needs_no_search() -> None:
    table = position("A: 9/1 | B: (6/8) (2/7) | A2 to play")
    search = TreeSearch(view_of(table, Seat.A), random.Random(0), TreeSettings())
    assert search.sure() == parse_action("9/1")
    assert search.simulations == 0


def test_the_same_seed_gives_the_same_choice_and_tree() -> None:
    first, second = (TreeSearch(opening(), random.Random(7), TreeSettings()) for _ in range(2))
    first.run(300)
    second.run(300)
    assert first.simulations == second.simulations
    assert first.best() == second.best()
    assert first._visits().tolist() == second._visits().tolist()


def test_every_simulation_tries_one_of_the_legal_actions() -> None:
    search = TreeSearch(opening(), random.Random(0), TreeSettings())
    search.run(200)
    visits = search._visits()
    assert visits.sum() == search.simulations
    assert len(visits) == len(opening().legal_actions())
    assert search.best() in opening().legal_actions()


def test_before_it_has_run_the_net_decides() -> None:
    search = TreeSearch(opening(), random.Random(0), TreeSettings())
    judged = search.judged
    assert search.best() == judged.action(int(judged.match.argmax()))


def test_it_ends_when_the_rest_cannot_change_the_choice() -> None:
    # The net is followed without doubt here, so one action leads from the start.
    search = TreeSearch(opening(), random.Random(0), TreeSettings(heat=1e-4, curiosity=0.0))
    search.run(100_000)
    assert CHUNK <= search.simulations < 100_000


def test_a_full_tree_is_searched_on() -> None:
    search = TreeSearch(opening(), random.Random(0), TreeSettings(curiosity=1.0))
    while search.simulations < NODES // 8:
        search._grow(1024)
    nodes = int(search._tree.size[0])
    small = search._tree._replace(first=search._tree.first[:nodes])
    search._tree = small
    search._grow(100)
    assert int(search._tree.size[0]) == nodes
    assert search._visits().sum() == search.simulations


def test_it_keeps_to_its_time() -> None:
    search = TreeSearch(opening(), random.Random(0), TreeSettings())
    search.run(CHUNK)
    worked = time.process_time()  # others may have the processor meanwhile
    search.run_until(time.perf_counter() + 0.05)
    assert time.process_time() - worked < 0.5


def test_master_can_be_told_to_look_ahead_instead() -> None:
    view, budget = opening(), Budget(simulations=100)
    for settings in (None, TreeSettings(deepest=2), SearchSettings(turns=1)):
        action = Master(settings).choose(view, budget, random.Random(0))
        assert action in view.legal_actions()
