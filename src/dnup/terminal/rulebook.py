"""The rules page, whole or a part of it."""

import re

from dnup.locales import rules_page


def find_rules(about: str) -> str:
    """The whole page; or the rules with a number such as A2, of a letter, or with a word in them.

    Empty if there is nothing about it.
    """
    page = rules_page()
    if not about:
        return page.strip()
    rules = _paragraphs(page)
    wanted = about.strip().rstrip(".")
    if re.fullmatch("[A-Za-z][0-9]?", wanted):
        found = [text for number, text in rules if number.startswith(wanted.upper())]
    else:
        found = [text for _, text in rules if wanted.lower() in text.lower()]
    return "\n\n".join(found)


def _paragraphs(page: str) -> list[tuple[str, str]]:
    """Each rule with its number: from its bold number to the next rule or heading."""
    parts = re.split(r"^(?=\*\*[A-Z][0-9]|#)", page, flags=re.MULTILINE)
    return [(part[2:4], part.strip()) for part in parts if part.startswith("**")]
