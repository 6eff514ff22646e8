"""A moment of a recorded match as lines of text, for one way to look at it.

Where hands are not open, the lines follow from what the viewer could see up to that moment: nothing
of what was hidden then, and nothing of what came later, has a part in them.
"""

from collections.abc import Iterable

from dnup.rules import Deal, Event, Match, Round, Seat, opening_events
from dnup.terminal.files.timeline import Place, Timeline
from dnup.terminal.reports.look import Look
from dnup.terminal.reports.screen import draw_hand, draw_open_hands, draw_table
from dnup.terminal.words import Words


def draw_moment(words: Words, timeline: Timeline, at: int, look: Look, reader: Seat | None) -> str:
    """A step: what was done, and the table after it. The reader is the seat called "you"."""
    match = timeline.steps[at].match
    round_ = _round(match)
    place = timeline.place(at)
    lines = [words.text("replay-step", round=place.round, action=place.action)]
    lines += _sentences(words, _events(timeline, at), reader)
    lines.append(draw_table(words, match.view(look.seat), match.rounds, match.goal))
    if look.is_open or round_.is_over:
        lines.append(draw_open_hands(words, round_))
    elif look.seat is not None:
        lines.append(f"{words.seat(look.seat)}: {draw_hand(words, round_.hand(look.seat))}")
    if match.winner is not None:
        points = ":".join(map(str, sorted(match.points, reverse=True)))
        mine = "yes" if match.winner == reader else "no"
        name = words.names[match.winner]
        lines.append(words.text("match-end", mine=mine, name=name, points=points))
    return "\n".join(lines)


def tell_round(words: Words, timeline: Timeline, at: int, reader: Seat | None) -> str:
    """What has happened in the round up to a step, a line an action, with the actions' numbers."""
    place = timeline.place(at)
    lines = [words.text("watch-log", round=place.round)]
    width = len(str(place.action))
    for action in range(place.action + 1):
        step = timeline.find(Place(place.round, action))
        assert step is not None  # noqa: S101 - the round has come so far
        said = " ".join(_sentences(words, _events(timeline, step), reader))
        lines.append(f"  {action:{width}}  {said}")
    return "\n".join(lines)


def tell_rounds(words: Words, timeline: Timeline, at: int, look: Look) -> str:
    """The rounds with their points: all of them if hands are open, else those up to a step."""
    last = timeline.rounds if look.is_open else timeline.place(at).round
    lines = []
    for number in range(1, last + 1):
        end = timeline.find(Place(number, timeline.actions(number)))
        assert end is not None  # noqa: S101 - it is the round's own end
        if not look.is_open:
            end = min(end, at)
        match = timeline.steps[end].match
        points = ", ".join(
            words.text("table-points", name=name, points=points)
            for name, points in zip(words.names, _round(match).points, strict=True)
        )
        is_over = "yes" if _round(match).is_over else "no"
        actions = timeline.place(end).action
        line = words.text(
            "watch-round-line", over=is_over, round=number, actions=actions, points=points
        )
        lines.append(line)
    return "\n".join(lines)


def _events(timeline: Timeline, at: int) -> list[Event]:
    step = timeline.steps[at]
    if isinstance(step.done, Deal):
        return opening_events(_round(step.match))
    return timeline.steps[at - 1].match.events_of(step.done)


def _sentences(words: Words, events: Iterable[Event], reader: Seat | None) -> list[str]:
    return [said for event in events if (said := words.event(event, reader))]


def _round(match: Match) -> Round:
    assert match.round is not None  # noqa: S101 - a step has a round
    return match.round
