"""The jobs of an arena on many processes, their outcomes in order."""

import multiprocessing
import os
import random
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, wait
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import islice

from dnup.bots import Budget, bot
from dnup.lab.error import ArenaError, ArenaErrorCode
from dnup.lab.game import Outcome, Terms, never, play_job
from dnup.lab.lineup import Lineup, ScheduledGame
from dnup.rules import Deck, deal, start, view_of

AHEAD = 32  # jobs given out for each process before the oldest of them must be done
POLL = 0.1  # seconds between two looks at whether all should stop


def warm_up(deck: Deck, lineups: Iterable[Lineup]) -> None:
    """Let every bot choose once, so that what it loads or compiles then is not timed later.

    The parent process does this first, so that compiled code is on disk for the others.
    """
    for players, entrant in dict.fromkeys((a.players, b) for a in lineups for b in a.entrants):
        chance = random.Random(0)
        round_ = start(deck.pack(players), deal(deck.pack(players), chance))
        assert round_.turn is not None  # noqa: S101 - it has just begun
        timed = entrant.budget.milliseconds is not None
        least = Budget(milliseconds=1) if timed else Budget(simulations=1)
        bot(entrant.level).choose(view_of(round_, round_.turn.seat), least, chance)


def all_processes() -> int:
    """How many processes can run at a time on this machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_jobs(
    terms: Terms,
    jobs: Sequence[ScheduledGame],
    processes: int = 1,
    is_stopped: Callable[[], bool] = never,
) -> Iterator[Outcome]:
    """The outcomes of all jobs, in their order, up to the moment when `is_stopped` says so.

    With one process all happens in this one. Raises `ArenaError` when a process ends by itself,
    and `BotError` when a bot fails.
    """
    lineups = tuple(dict.fromkeys(job.lineup for job in jobs))
    warm_up(terms.deck, lineups)
    processes = min(processes, len(jobs))
    if processes > 1:
        yield from _play_on_many(terms, jobs, lineups, processes, is_stopped)
        return
    for job in jobs:
        outcome = play_job(terms, job, is_stopped)
        if outcome is None:
            return
        yield outcome


def _play_on_many(
    terms: Terms,
    jobs: Sequence[ScheduledGame],
    lineups: tuple[Lineup, ...],
    processes: int,
    is_stopped: Callable[[], bool],
) -> Iterator[Outcome]:
    from concurrent.futures.process import (  # noqa: PLC0415 - slow to load, and seldom wanted
        BrokenProcessPool,
        ProcessPoolExecutor,
    )

    # Without what it has remembered so far, which would make it long to send.
    terms = replace(terms, deck=replace(terms.deck))
    others = multiprocessing.active_children()
    # Always a new process, never a fork: threads and compiled code don't survive one.
    executor = ProcessPoolExecutor(
        processes,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_begin,
        initargs=(terms.deck, lineups),
    )
    left = iter(jobs)
    given: deque[Future[Outcome | None]] = deque()
    try:
        while True:
            with _uninterrupted():
                for job in islice(left, AHEAD * processes - len(given)):
                    given.append(executor.submit(_work, terms, job))
            if not given:
                return
            while not is_stopped() and not wait([given[0]], timeout=POLL).done:
                pass
            if is_stopped():
                return
            outcome = given.popleft().result()
            assert outcome is not None  # noqa: S101 - nobody stops a single job there
            yield outcome
    except BrokenProcessPool:
        raise ArenaError(ArenaErrorCode.PROCESS_ENDED) from None
    finally:
        if given:  # what they are at is lost anyway, so do not wait for it
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
        executor.shutdown(cancel_futures=True)


def _work(terms: Terms, job: ScheduledGame) -> Outcome | None:
    return play_job(replace(terms, deck=_known(terms.deck)), job)


@cache
def _known(deck: Deck) -> Deck:
    """The first equal deck that came here, which has its tables ready."""
    return deck


def _begin(deck: Deck, lineups: tuple[Lineup, ...]) -> None:
    """What a new process does first."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    warm_up(_known(deck), lineups)


def _end_with_parent() -> None:
    """A process whose parent was killed would wait for jobs for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes that are started here never hear of Ctrl-C: it is for the one that started them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
