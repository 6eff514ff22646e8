"""Search on top of the net: what each action is worth, as far as the viewer can tell.

An action is tried on deals that the viewer holds possible: all others do what the net likes best
until it is the viewer's turn again, and what the net then says counts. Actions that the net thinks
much worse than the best aren't tried; its judgement has to do for them.
"""

import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

import numpy as np

from dnup.kernel.moves import do_move
from dnup.kernel.netsearch import NO_REPLY, Tries, look_ahead, make_tries, weigh_by_net
from dnup.kernel.policy import load_policy
from dnup.kernel.state import AT, to_action
from dnup.kernel.tables import Floats, Masks, Numbers
from dnup.kernel.weights import load_net
from dnup.rules import Action, View
from dnup.search.belief import Belief, believe, draw_states, points_before, to_weights
from dnup.search.judgement import Judgement, Workspace, judge_view, workspace
from dnup.search.utility import utility

CHUNK = 4  # deals between two looks at the clock
MOST_PLIES = 40  # of a look ahead
NET_ERROR = 0.03  # of the net's judgement alone, of a chance to win the match


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """What can be tuned; `settings_for` has what measured best (docs/bots.md)."""

    deals: int = 200  # drawn and weighed at a time
    trust: float = 0.7  # how much the others' actions count for the weights: 0 not at all, 1 fully
    doubt: float = 0.1  # how likely it is that they do anything at all
    recent: int = 0  # their actions of so many turns count by the net; 0: all, by the quick policy
    heat: float = 0.03  # how far from the best for the net their actions may be
    draws: int = 2  # deals that are weighed by the net for each that is kept
    turns: int = 1  # looks ahead to the viewer's turn after so many
    margin: float = 0.15  # actions that the net thinks so much worse aren't tried
    most: int = 8  # actions that are tried
    trial: int = 16  # deals before the first of them are given up
    sure: float = 2.5  # standard errors by which an action must be worse to be given up
    prior: float = 8.0  # the net's judgement counts as much as so many deals,
    share: float = 0.0  # and for this part of the whole on top, however many deals there are
    leash: float = 1.0  # by how much at most it may differ from what the tries say of a move

    def __post_init__(self) -> None:
        """Raise `ValueError` if the tries would count for nothing."""
        if not 0 <= self.share < 1:
            raise ValueError("the net's share must be at least 0 and less than 1")

    @property
    def odds(self) -> float:
        """The net's fixed share, against all deals together."""
        return self.share / (1 - self.share)


DEFAULT = SearchSettings()
_FOR_MORE = SearchSettings(deals=100, trust=1.0, recent=1, turns=2)
_SETTINGS = {2: DEFAULT, 3: _FOR_MORE, 4: _FOR_MORE, 5: _FOR_MORE}


def settings_for(players: int) -> SearchSettings:
    """What measured best at a player count."""
    return _SETTINGS[players]


@dataclass(frozen=True, slots=True)
class Estimate:
    """What an action is worth to the player who takes it."""

    action: Action
    match: float  # the chance to win the match
    error: float  # the standard error of this
    round: float  # the chance to be the first out
    simulations: int
    reply: Action | None  # what the next player is then expected to do
    loss: float = 0.0  # how much less it is worth than the best action
    loss_error: float = 0.0  # the standard error of this: both were tried on the same deals


@dataclass(slots=True)
class Tested:
    """Moves that were tried on deals, as far as that has come."""

    judged: Judgement
    settings: SearchSettings
    parts: list[Tries] = field(default_factory=list)

    def worths(self) -> Floats:
        """What each try brought: by move and deal, NaN where it wasn't tried."""
        if not self.parts:
            return np.full((len(self.judged), 0), np.nan)
        if len(self.parts) > 1:  # so that it isn't joined again and again
            joined = (np.concatenate(arrays, axis=1) for arrays in zip(*self.parts, strict=True))
            self.parts = [Tries(*joined)]
        return self.parts[0].worth

    def match(self) -> Floats:
        """By move: the chance to win the match, by the net and by what was tried.

        By how much moves differ, the tries tell, and the net counts as some more of them, or also
        for a fixed share. How good the best one is, the net tells: on deals drawn at random the
        others hold worse hands than they really do, so tries promise too much. Only a move that
        comes to the same on every deal is worth just that. Of a move that was given up, the tries
        are compared with those of others on the same deals. A move that wasn't tried is never
        better than the best that was.
        """
        worths, judged = self.worths(), self.judged.match
        counts = self._counts()
        if not counts.any():
            return judged
        mixed = self._mix(worths, judged)
        best = int(np.where(counts > 0, mixed, -np.inf).argmax())
        mixed = np.where(counts > 0, _levelled(mixed, worths, judged, best), judged)
        return np.clip(mixed, 0.0, mixed[best].clip(0.0, 1.0))

    def round(self, best: int) -> Floats:
        """By move: the chance to be the first out, likewise; NaN where it wasn't tried."""
        if not self.worths().size:
            return np.full(len(self.judged), np.nan)
        first, judged = self.parts[0].first, self.judged.chances[:, 0].astype(float)
        mixed = _levelled(self._mix(first, judged), first, judged, best)
        return np.where(self._counts() > 0, np.clip(mixed, 0.0, 1.0), np.nan)

    def gap_error(self, best: int, other: int) -> float:
        """The standard error of how much worse a move is than another.

        Chance has no part in the net's fixed share: only what more deals can change counts.
        """
        gaps = self.worths()[best] - self.worths()[other]
        gaps = gaps[~np.isnan(gaps)]
        count = len(gaps)
        if count < 2:
            return NET_ERROR
        prior = self.settings.prior
        doubt = (gaps.std(ddof=1) ** 2 * count + NET_ERROR**2 * prior**2) ** 0.5
        return float(doubt / (count + prior + self.settings.odds * count))

    def _counts(self) -> Numbers:
        """By move: on how many deals it was tried."""
        counts: Numbers = (~np.isnan(self.worths())).sum(axis=1)
        return counts

    def _mix(self, tries: Floats, judged: Floats) -> Floats:
        """What tries brought and the net says of each move, together."""
        tried, counts = ~np.isnan(tries), self._counts()
        full = counts == counts.max()
        level = tries[full] - judged[full, None]
        shift = float(level.mean())
        luck = level.mean(axis=0) - shift  # of each deal, whatever is done
        found = np.where(tried, tries - luck, 0.0).sum(axis=1) / np.maximum(counts, 1)
        leash = np.where(counts > 0, self.settings.leash, np.inf)
        told = np.clip(judged + shift, found - leash, found + leash)
        by_net = self.settings.prior + self.settings.odds * counts
        mixed: Floats = (counts * found + by_net * told) / (counts + by_net)
        return mixed

    def estimates(self) -> tuple[Estimate, ...]:
        """What has been found of each move, the best first."""
        match = self.match()
        is_untried = np.isnan(self.worths()).all(axis=1)
        order = np.lexsort((is_untried, -match)).tolist()
        first = self.round(order[0])
        return tuple(self._estimate(i, match, first, order[0]) for i in order)

    def _estimate(self, i: int, match: Floats, first: Floats, best: int) -> Estimate:
        worths = self.worths()[i]
        worths = worths[~np.isnan(worths)]
        count = len(worths)
        error = NET_ERROR
        if count:
            by_net = self.settings.prior + self.settings.odds * count
            error = max(float(worths.std()), 0.01) * sqrt(count) / (count + by_net)
        return Estimate(
            self.judged.action(i),
            float(match[i]),
            error,
            float(first[i] if count else self.judged.chances[i, 0]),
            count,
            self._reply(i) if count else None,
            0.0 if i == best else float(match[best] - match[i]),
            0.0 if i == best else self.gap_error(best, i),
        )

    def _reply(self, i: int) -> Action | None:
        """What the next player did most often after a move."""
        (part,) = self.parts
        keys = zip(
            part.reply_cards[i].tolist(),
            part.reply_turned[i].tolist(),
            part.reply_areas[i].tolist(),
            strict=True,
        )
        counts = Counter(key for key in keys if key[2] != NO_REPLY)
        if not counts:
            return None
        (cards, turned, area), _ = max(counts.items(), key=lambda found: (found[1], found[0]))
        after = self.judged.state.copy()
        do_move(self.judged.tables, after, self.judged.cards[i], self.judged.areas[i])
        return to_action(self.judged.pack, int(after[AT]), cards, turned, area)


def _levelled(mixed: Floats, tries: Floats, judged: Floats, best: int) -> Floats:
    """As good as the net says of the best, or as a move is that came to the same on every deal."""
    certain = np.flatnonzero(np.ptp(tries, axis=1) < 1e-9)  # never one that was given up
    known, worth = (certain[0], tries[certain[0], 0]) if certain.size else (best, judged[best])
    level: Floats = mixed - mixed[known] + worth
    return level


def shortlist(judged: Judgement, settings: SearchSettings) -> Numbers:
    """The moves to try: the best that goes out, if one does (E2, E3); else those that look good."""
    worth = judged.match
    out = judged.goes_out()
    if out:
        return np.array([max(out, key=lambda i: float(worth[i]))], np.int64)
    order = np.argsort(-worth, kind="stable").astype(np.int64)
    good: Numbers = order[worth[order] > worth.max() - settings.margin][: settings.most]
    return good


def try_moves(
    judged: Judgement, space: Workspace, moves: Numbers, deals: Masks, settings: SearchSettings
) -> Tries:
    """Try these moves on each of the deals."""
    tries = make_tries(len(judged), len(deals))
    look_ahead(
        judged.tables,
        deals,
        judged.utility,
        judged.net,
        space.room,
        judged.cards,
        judged.areas,
        moves,
        settings.turns,
        MOST_PLIES,
        tries,
        space.cards,
        space.areas,
        space.judged,
    )
    return tries


def draw_deals(view: View, rng: random.Random, settings: SearchSettings, count: int) -> Masks:
    """So many deals that the viewer holds possible, in random order, as likely as they are."""
    if settings.recent:
        belief = _believe_the_net(view, rng, settings, settings.draws * count)
    else:
        policy = load_policy(view.pack.players)
        belief = believe(view, count, rng, policy, settings.trust, settings.doubt)
    order = rng.sample(range(count), count)
    return np.ascontiguousarray(belief.resampled(rng, count)[order])


def _believe_the_net(
    view: View, rng: random.Random, settings: SearchSettings, deals: int
) -> Belief:
    """Deals, weighed by how much the net likes what the others did with them lately."""
    known, states, dealt = draw_states(view, deals, rng)
    logs = np.zeros(deals)
    net = load_net(view.pack.players)
    space = workspace(view.pack, net)
    weigh_by_net(
        known.tables,
        dealt,
        known.cards,
        known.areas,
        known.cards.size - settings.recent * len(view.pack.areas),
        -1 if view.viewer is None else int(view.viewer),
        utility(view.pack, points_before(view)),
        net,
        space.room,
        settings.heat,
        settings.doubt,
        logs,
        space.cards,
        space.areas,
        space.judged,
    )
    return Belief(view, known, states, to_weights(settings.trust * logs), weighed=True)


class Search:
    """A search that can be asked for its estimates at any time, and go on.

    It must be the viewer's turn. A simulation is one action tried on one deal. Actions that are
    clearly worse than the best are given up.
    """

    def __init__(
        self,
        view: View,
        rng: random.Random,
        settings: SearchSettings | None = None,
    ) -> None:
        self.simulations = 0
        self.settings = settings or settings_for(view.pack.players)
        self.judged = judge_view(view)
        self._view = view
        self._rng = rng
        self._space = workspace(view.pack, self.judged.net)
        self._tested = Tested(self.judged, self.settings)
        self._alive = shortlist(self.judged, self.settings)
        self._deals: Masks = np.zeros((0, 0), np.uint64)
        self._done = 0

    def sure(self) -> Action | None:
        """The action that needs no search: the only one that is worth a try."""
        return self.judged.action(int(self._alive[0])) if len(self._alive) == 1 else None

    def run(self, simulations: int) -> None:
        """Do about so many simulations more, fewer if only one action is left."""
        end = self.simulations + simulations
        while self.simulations < end and self._is_open():
            self._look(CHUNK)

    def run_until(self, end: float) -> None:
        """Go on until the clock, `time.perf_counter`, says so, or only one action is left."""
        while self._is_open() and (self.simulations == 0 or time.perf_counter() < end):
            self._look(CHUNK)

    def best(self) -> Action:
        """The action with the most to expect, of those that weren't given up."""
        match = self._tested.match()
        return self.judged.action(max(self._alive.tolist(), key=lambda i: float(match[i])))

    def estimates(self) -> Sequence[Estimate]:
        """What has been found so far, the best first; no action is left out."""
        return self._tested.estimates()

    def _is_open(self) -> bool:
        return len(self._alive) > 1 or self.simulations == 0

    def _look(self, deals: int) -> None:
        if not len(self._deals):
            self._deals = draw_deals(self._view, self._rng, self.settings, self.settings.deals)
        those, self._deals = self._deals[:deals], self._deals[deals:]
        tries = try_moves(self.judged, self._space, self._alive, those, self.settings)
        self._tested.parts.append(tries)
        self.simulations += len(those) * len(self._alive)
        self._done += len(those)
        if self._done % self.settings.trial == 0:
            self._give_up()

    def _give_up(self) -> None:
        """Try no more what is clearly worse than the best."""
        match = self._tested.match()
        best = max(self._alive.tolist(), key=lambda i: float(match[i]))
        kept = [
            i
            for i in self._alive.tolist()
            if i == best
            or match[best] - match[i] <= self.settings.sure * self._tested.gap_error(best, i)
        ]
        self._alive = np.array(kept, np.int64)
