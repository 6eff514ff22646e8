"""Messages that have no words in the language of a page: their ids would be read there."""

import re

from support.browsing import Visitor

IDS = re.compile(r"\b(?:duplicate|ladder|ending|refused)-[a-z-]+\b")


def say_nothing_raw(visitor: Visitor) -> None:
    """No message stands on the page by its id."""
    assert IDS.findall(visitor.page.locator("body").inner_text()) == []
