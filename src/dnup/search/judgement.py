"""How good the net takes each action to be, by what the viewer knows. No search, no chance."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from dnup.kernel.moves import do_move, most_moves
from dnup.kernel.net import Net, NetScratch, Weights, make_room
from dnup.kernel.netsearch import judge_all
from dnup.kernel.state import AT, FLIPPED, OUT, to_action
from dnup.kernel.tables import Floats, Masks, Numbers, PackTables, tables
from dnup.kernel.weights import load_net
from dnup.rules import Action, Pack, View
from dnup.search.belief import points_before, stand_in
from dnup.search.utility import utility


class Workspace(NamedTuple):
    """Room for one thread to work in."""

    room: NetScratch
    cards: Masks
    areas: Numbers
    judged: Weights


def workspace(pack: Pack, net: Net) -> Workspace:
    """A new one. Each is for one thread at a time."""
    size = _most_moves(pack)
    return Workspace(
        make_room(net),
        np.zeros(size, np.uint64),
        np.zeros(size, np.int64),
        np.zeros((size, 2 * pack.players), np.float32),
    )


@lru_cache(maxsize=64)
def _most_moves(pack: Pack) -> int:
    return most_moves(tables(pack))


@dataclass(frozen=True, slots=True)
class Judgement:
    """The legal actions of a view, in the order of `rules`, and what the net says of each."""

    pack: Pack
    net: Net
    tables: PackTables
    state: Masks  # one that fits the view
    utility: Floats
    cards: Masks  # the moves
    areas: Numbers
    chances: Weights  # a row for each: who is first out, by seat from the mover on; then second
    match: Floats  # the chance to win the match

    def __len__(self) -> int:
        return len(self.cards)

    def action(self, i: int) -> Action:
        """The action of a move."""
        at, turned = int(self.state[AT]), int(self.state[FLIPPED])
        return to_action(self.pack, at, int(self.cards[i]), turned, int(self.areas[i]))

    def goes_out(self) -> list[int]:
        """The moves after which the mover is out."""
        found = []
        seat = self.pack.owners[int(self.state[AT])]
        held = int(self.state[seat])
        for i, cards in enumerate(self.cards.tolist()):
            if cards == held:
                after = self.state.copy()
                do_move(self.tables, after, self.cards[i], self.areas[i])
                if after[OUT] != self.state[OUT]:
                    found.append(i)
        return found


def judge_view(view: View, state: Masks | None = None) -> Judgement:
    """What the net says of each legal action. It must be the viewer's turn.

    With another state than the one that fits the view, what that state shows counts.
    """
    pack = view.pack
    net = load_net(pack.players)
    t = tables(pack)
    state = stand_in(view) if state is None else state
    worth = utility(pack, points_before(view))
    space = workspace(pack, net)
    match = np.zeros(len(space.cards))
    count = judge_all(t, state, net, worth, *space, match)
    return Judgement(
        pack,
        net,
        t,
        state,
        worth,
        space.cards[:count].copy(),
        space.areas[:count].copy(),
        space.judged[:count].copy(),
        match[:count],
    )
