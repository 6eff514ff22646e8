"""A hint in line mode: what to type, how likely that wins, and why."""

from rich.cells import cell_len

from dnup.analysis.hint import Advice, Hint
from dnup.rules import View
from dnup.terminal.reports.columns import percent
from dnup.terminal.typed import spell
from dnup.terminal.words import Words

_CHANCE = cell_len(percent(1.0))


def draw_hint(words: Words, view: View, hint: Hint) -> str:
    """The best actions, the best first, each as it can be typed, with its reasons."""
    lines = [words.text("hint-best")]
    for advice in hint.best:
        lines += _draw(words, view, advice)
    return "\n".join(lines)


def _draw(words: Words, view: View, advice: Advice) -> list[str]:
    estimate = advice.estimate
    typed = spell(estimate.action, view, words.text)
    head = f"  {percent(estimate.match):>{_CHANCE}}  {typed}"
    indent = " " * (_CHANCE + 4)
    return [head, *(f"{indent}– {words.reason(reason)}" for reason in advice.reasons)]
