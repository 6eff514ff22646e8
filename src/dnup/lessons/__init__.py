"""Positions to practise on: the examples of the rules, and the steps of the tutorial.

The positions are data, in `examples.toml` and `tutorial.toml`; what people read about them stands
in `locales/`. Imports `rules` and `notation`.
"""

from dnup.lessons.example import Example, examples
from dnup.lessons.lesson import Lesson, tutorial

__all__ = ["Example", "Lesson", "examples", "tutorial"]
