"""`dnup analyse`: a position's actions with their chances, or the review of a whole match."""

import os
from collections import deque
from typing import TYPE_CHECKING, Annotated

import typer

from dnup.analysis.moment import Moment, moments
from dnup.notation import Record, Step
from dnup.rules import Seat
from dnup.search.budget import DEFAULT_ANALYSIS, Budget
from dnup.terminal.session.kernel import prepare_kernel
from dnup.terminal.session.progress import live, progress
from dnup.terminal.session.shell import (
    DeckOption,
    MatchOption,
    complain,
    console,
    fail,
    open_match,
    read_seat,
    text,
)
from dnup.terminal.session.stop import until_signalled
from dnup.terminal.words import printable

if TYPE_CHECKING:  # they need the kernel, which is slow to load
    from dnup.analysis.analyse import Analysis
    from dnup.analysis.outlook import Outlook
    from dnup.analysis.review import Verdict


def analyse(
    file: Annotated[str, typer.Argument(metavar="RECORD", help=text("cli-arg-replay"))],
    seat: Annotated[
        str | None, typer.Option(metavar="A-E", help=text("cli-opt-analyse-seat"))
    ] = None,
    round_number: Annotated[
        int | None,
        typer.Option("--round", metavar="N", min=1, help=text("cli-opt-analyse-round")),
    ] = None,
    turn: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=text("cli-opt-analyse-turn"))
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            help=text("cli-opt-simulations", simulations=DEFAULT_ANALYSIS.simulations or 0),
        ),
    ] = None,
    time: Annotated[
        int | None, typer.Option(metavar="MS", min=1, help=text("cli-opt-time"))
    ] = None,
    threads: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=text("cli-opt-threads"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-analyse-json"))] = False,
    match: MatchOption = 1,
    deck: DeckOption = None,
) -> None:
    """Analyse a moment, or review a match."""
    budget = _read_budget(simulations, time)
    record, _, steps = open_match(file, match, deck)
    actor = None if seat is None else read_seat(seat, record)
    if round_number is not None and round_number > len(record.rounds):
        fail(text("replay-no-round", rounds=len(record.rounds)))
    if turn is not None and round_number is None:
        if len(record.rounds) > 1:
            fail(text("analyse-which-round", rounds=len(record.rounds)))
        round_number = 1
    threads = threads or os.cpu_count() or 1
    those = [m for m in moments(steps) if round_number in (None, m.round)]
    if turn is not None:
        moment = _find_turn(those, turn, actor)
        prepare_kernel()
        _show_moment(record, moment, budget, threads, as_json=as_json)
        return
    those = [m for m in those if m.action is not None and actor in (None, m.seat)]
    if not those:
        fail(text("analyse-nothing"))
    prepare_kernel()
    _show_review(record, steps, those, budget, threads, as_json=as_json)


def _read_budget(simulations: int | None, time: int | None) -> Budget:
    if simulations is not None and time is not None:
        fail(text("analyse-simulations-or-time"))
    if time is not None:
        return Budget(milliseconds=time)
    return DEFAULT_ANALYSIS if simulations is None else Budget(simulations=simulations)


def _find_turn(those: list[Moment], turn: int, actor: Seat | None) -> Moment:
    """The moment of this action in a round, which is the seat's if one is named."""
    if turn > len(those):
        number = those[0].round if those else 1
        fail(text("analyse-no-turn", turn=turn, round=number, turns=len(those)))
    moment = those[turn - 1]
    if actor not in (None, moment.seat):
        turns = ", ".join(str(other.turn) for other in those if other.seat == actor)
        seats = {"seat": str(actor), "actor": str(moment.seat)}
        facts = {"turn": turn, "round": moment.round}
        fail(text("analyse-not-their-turn", turns=turns or "–", **seats, **facts))
    return moment


def _show_moment(
    record: Record, moment: Moment, budget: Budget, threads: int, *, as_json: bool
) -> None:
    from dnup.analysis import review  # noqa: PLC0415 - these load the kernel
    from dnup.terminal.reports.analysis import MomentReport  # noqa: PLC0415

    report = MomentReport(record, moment, text)
    if not as_json:
        console.say(report.head())
        console.say()
    found: Analysis | None = None
    with until_signalled() as stop, live() as show:
        for found in review.look(moment, budget, threads):
            if stop():
                break
            show("" if as_json else report.table(found))
    assert found is not None  # noqa: S101 - there is one at least
    console.write(report.as_json(found) if as_json else report.as_text(found))
    if stop.signal is not None:
        complain(text("analyse-stopped-early", simulations=found.simulations))
        raise typer.Exit(128 + stop.signal)


def _show_review(
    record: Record,
    steps: list[Step],
    those: list[Moment],
    budget: Budget,
    threads: int,
    *,
    as_json: bool,
) -> None:
    from dnup.analysis.outlook import outlook  # noqa: PLC0415 - these load the kernel
    from dnup.analysis.review import review  # noqa: PLC0415
    from dnup.terminal.reports.analysis import ReviewReport  # noqa: PLC0415

    verdicts: list[Verdict] = []
    numbers = {moment.round for moment in those}
    left = deque(step.match for step in steps if step.match.rounds in numbers)
    course: dict[int, list[Outlook]] = {number: [] for number in numbers}
    with until_signalled() as stop, progress(text("analyse-reviewing"), len(those)) as advance:
        for verdict in review(those, budget, threads, stop):
            verdicts.append(verdict)
            while left[0] is not verdict.moment.match:
                course[left[0].rounds].append(outlook(left.popleft()))
            advance(_latest(record, verdict))
    if stop.signal is not None:  # of a round that is looked at in part no account can be made
        whole = {m.round for m in those} - {m.round for m in those[len(verdicts) :]}
        verdicts = [verdict for verdict in verdicts if verdict.moment.round in whole]
    if verdicts:
        for match in left:
            if match.rounds in {verdict.moment.round for verdict in verdicts}:
                course[match.rounds].append(outlook(match))
        report = ReviewReport(record, steps, verdicts, course, budget, text)
        console.write(report.as_json() if as_json else report.as_text())
    if stop.signal is not None:
        complain(text("analyse-stopped", done=len(verdicts), planned=len(those)))
        raise typer.Exit(128 + stop.signal)


def _latest(record: Record, verdict: "Verdict") -> str:
    """The last action that was judged: something to read while the rest is on its way."""
    moment = verdict.moment
    grade = text("review-grade", grade=verdict.grade)
    name = printable(record.seats[moment.seat].name)
    return text("analyse-latest", round=moment.round, turn=moment.turn, name=name, grade=grade)
