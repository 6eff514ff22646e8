"""What people read, as Fluent files: one folder a language, the same files for all programs.

`texts(language)` gives the messages of one language, with English behind it for what it lacks.
Needs fluent.runtime, so only programs import it; the rules and their notation speak in codes.
"""

from dnup.locales.texts import LANGUAGES, PLACES, Fact, Texts, rules_page, texts

__all__ = ["LANGUAGES", "PLACES", "Fact", "Texts", "rules_page", "texts"]
