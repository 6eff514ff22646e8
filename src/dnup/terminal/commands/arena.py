"""`dnup arena`: bots against each other, many times, and what that shows."""

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from dnup.bots import BOTS, LEVELS, BudgetError, Entrant, LevelError
from dnup.extras import install_command
from dnup.lab import (
    PICTURES,
    Arena,
    ArenaError,
    BotError,
    Ledger,
    Lineup,
    Outcome,
    Terms,
    all_processes,
    line_up,
    rate,
    round_robin,
    summarise,
)
from dnup.notation import standard_deck
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS
from dnup.terminal.reports.arena import Report
from dnup.terminal.session.kernel import prepare_bots
from dnup.terminal.session.progress import progress
from dnup.terminal.session.shell import (
    DeckOption,
    check_players,
    complain,
    console,
    fail,
    load_deck_file,
    text,
)
from dnup.terminal.session.stop import until_signalled

GAMES = 100
_bots = ", ".join(BOTS)


def arena(
    bots: Annotated[
        str | None, typer.Option(metavar="BOTS", help=text("cli-arena-bots", levels=_bots))
    ] = None,
    players: Annotated[
        str | None, typer.Option(metavar="COUNTS", help=text("cli-arena-players"))
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help=text("cli-arena-rounds", rounds=GAMES)),
    ] = None,
    matches: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=text("cli-arena-matches"))
    ] = None,
    all_pairs: Annotated[
        bool, typer.Option("--round-robin", help=text("cli-arena-round-robin"))
    ] = False,
    seed: Annotated[
        int, typer.Option(metavar="N", min=0, max=2**63 - 1, help=text("cli-arena-seed"))
    ] = 1,
    processes: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=text("cli-arena-processes"))
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help=text("cli-arena-records"))
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help=text("cli-arena-resume"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-arena-json"))] = False,
    markdown: Annotated[
        Path | None, typer.Option(metavar="FILE", help=text("cli-arena-markdown"))
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help=text("cli-arena-plot"))] = None,
    deck: DeckOption = None,
) -> None:
    """Let bots play against each other."""
    _check_extra(plot)
    if rounds is not None and matches is not None:
        fail(text("arena-rounds-or-matches"))
    entrants = _read_bots(bots, all_pairs=all_pairs)
    cards = load_deck_file(deck) if deck else standard_deck()
    usual = cards.players if all_pairs else None
    counts = _read_players(players, len(entrants), usual)
    for count in counts:
        check_players(cards, count)
    terms = Terms(cards, seed, matches is not None)
    try:
        plan = Arena(
            _line_up(entrants, counts, all_pairs=all_pairs), matches or rounds or GAMES, terms
        )
    except ArenaError as error:
        fail(_say(error))
    _check_files(records, markdown, plot, resume=resume)
    prepare_bots(entrant.level for entrant in entrants)
    _tell_plan(plan)
    with until_signalled() as stop:
        outcomes = _play(plan, records, processes or all_processes(), stop, resume=resume)
    order = {job: number for number, job in enumerate(plan.jobs())}
    outcomes.sort(key=lambda outcome: order[outcome.job])
    report = Report(plan, summarise(plan, outcomes), rate(outcomes), text, all_pairs=all_pairs)
    console.write(report.as_json() if as_json else report.as_text())
    _write_files(report, markdown, plot)
    if stop.signal is not None and len(outcomes) < len(plan):
        file = "none" if records is None else str(records)
        complain(text("arena-stopped", file=file, done=len(outcomes), planned=len(plan)))
        raise typer.Exit(128 + stop.signal)


def _read_bots(bots: str | None, *, all_pairs: bool) -> list[Entrant]:
    if bots is None and not all_pairs:
        fail(text("arena-no-bots", levels=_bots))
    entrants = []
    for part in LEVELS if bots is None else bots.split(","):
        try:
            entrants.append(Entrant.parse(part))
        except LevelError as error:
            fail(text("play-unknown-level", level=error.level, levels=_bots))
        except BudgetError as error:
            fail(text("arena-bad-budget", bot=part, budget=error.text))
    return entrants


def _read_players(counts: str | None, bots: int, usual: Sequence[int] | None) -> list[int]:
    """The player counts: `3`, `2,4` or `2-5`; if none is given, the usual, or as many as bots."""
    if counts is None:
        if usual is not None:
            return list(usual)
        return [min(max(bots, MIN_PLAYERS), MAX_PLAYERS)]
    found: set[int] = set()
    for part in counts.split(","):
        read = re.fullmatch(r"\s*(\d)\s*(?:-\s*(\d)\s*)?", part, re.ASCII)
        named = range(int(read[1]), int(read[2] or read[1]) + 1) if read else range(0)
        if not named or named[0] < MIN_PLAYERS or named[-1] > MAX_PLAYERS:
            fail(text("arena-bad-players", text=part, least=MIN_PLAYERS, most=MAX_PLAYERS))
        found.update(named)
    return sorted(found)


def _line_up(entrants: list[Entrant], counts: list[int], *, all_pairs: bool) -> tuple[Lineup, ...]:
    if all_pairs:
        return tuple(lineup for count in counts for lineup in round_robin(entrants, count))
    return tuple(line_up(entrants, count) for count in counts)


def _check_extra(plot: Path | None) -> None:
    """Check for missing packages before hours of play, not after."""
    for module in ("openskill", *(("matplotlib",) if plot else ())):
        if find_spec(module) is None:
            fail(text("arena-no-extra", module=module, command=install_command()))


def _check_files(
    records: Path | None, markdown: Path | None, plot: Path | None, *, resume: bool
) -> None:
    if plot is not None and plot.suffix.lower() not in PICTURES:
        fail(text("arena-bad-picture", file=str(plot), suffixes=", ".join(PICTURES)))
    for path in filter(None, (markdown, plot)):
        if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
            fail(text("arena-cannot-write", file=str(path), reason="none"))
    if records is not None and records in (markdown, plot):
        fail(text("arena-same-file", file=str(records)))
    if resume and records is None:
        fail(text("arena-resume-what"))
    if records is not None and resume and not records.exists():
        fail(text("arena-resume-missing", file=str(records)))
    if records is not None and not resume and records.exists():
        fail(text("arena-records-exist", file=str(records)))


def _tell_plan(plan: Arena) -> None:
    """Say where more is played than was asked for."""
    kind = "matches" if plan.terms.matches else "rounds"
    for rotations in sorted({lineup.rotations for lineup in plan.lineups}):
        games = -(-plan.games // rotations) * rotations  # as `Arena.deals` rounds
        if games != plan.games:
            facts = {"asked": plan.games, "games": games, "seats": rotations}
            complain(text("arena-rounded", kind=kind, **facts))


def _play(
    plan: Arena, records: Path | None, processes: int, stop: Callable[[], bool], *, resume: bool
) -> list[Outcome]:
    """Play the remaining games and keep their records. Returns all outcomes."""
    outcomes: list[Outcome] = []
    with ExitStack() as stack:
        ledger = None
        try:
            if records is not None:
                with _file_complaints(records):
                    if resume:
                        ledger, outcomes = stack.enter_context(Ledger.resume(records, plan))
                    else:
                        ledger = stack.enter_context(Ledger.new(records))
            advance = stack.enter_context(progress(text("arena-playing"), len(plan), len(outcomes)))
            done = [outcome.job for outcome in outcomes]
            for outcome in plan.play(processes, done, stop):
                if ledger is not None and records is not None:
                    with _file_complaints(records):
                        ledger.write(outcome)
                outcomes.append(replace(outcome, record=""))
                advance()
        except ArenaError as error:
            fail(_say(error, records))
        except BotError as error:
            fail(text("arena-bot-failed", reason=str(error)))
    return outcomes


@contextmanager
def _file_complaints(file: Path) -> Iterator[None]:
    try:
        yield
    except FileExistsError:
        fail(text("arena-records-exist", file=str(file)))
    except OSError as error:
        reason = error.strerror or str(error)
        fail(text("arena-cannot-write", file=str(file), reason=reason))


def _write_files(report: Report, markdown: Path | None, plot: Path | None) -> None:
    for path, write in ((markdown, report.write_markdown), (plot, report.write_plot)):
        if path is not None and report.result.games:
            with _file_complaints(path):
                write(path)


def _say(error: ArenaError, records: Path | None = None) -> str:
    return text(f"arena-error-{error.code}", file=str(records or ""), **error.facts)
