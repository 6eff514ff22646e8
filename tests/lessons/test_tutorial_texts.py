"""Each step of the tutorial says what it is about, what to do, and what has happened."""

import pytest

from dnup.lessons import Lesson, tutorial
from support.catalogue import catalogue


def texts_of(lesson: Lesson) -> set[str]:
    """The messages of a step: one for each task, the refused one included."""
    later = [f"task-{move}" for move in range(2, len(lesson.wanted) + 1)]
    tried = ["try"] if lesson.tries else []
    other = ["other"] if lesson.wanted else []  # where nothing is wanted, nothing is wrong
    parts = ["title", "about", *tried, "task", *later, "done", *other]
    return {f"tutorial-{lesson.name}-{part}" for part in parts}


@pytest.mark.parametrize("lesson", tutorial(), ids=lambda lesson: lesson.name)
def test_a_step_has_all_its_texts_and_no_others(lesson: Lesson) -> None:
    prefix = f"tutorial-{lesson.name}-"
    assert {name for name in catalogue("en").entries if name.startswith(prefix)} == texts_of(lesson)
