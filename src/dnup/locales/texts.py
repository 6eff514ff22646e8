"""The languages, and the messages of one."""

import json
import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

# By language: its own name, where in the world it is written like this (`place`).
_ABOUT: dict[str, dict[str, str]] = json.loads(
    files("dnup.locales").joinpath("languages.json").read_text(encoding="utf-8")
)
LANGUAGES = tuple(_ABOUT)
PLACES = {language: about["place"] for language, about in _ABOUT.items()}
DEFAULT = "en"
Fact = str | int

# Where a message begins: at the start of a line. What belongs to it is indented, or closes a brace.
_BEGINNING = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class Texts:
    """Messages by id. Call it: `texts("set", size=2, value=5)` is "two 5s"."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, DEFAULT))]

    def __call__(self, message: str, **facts: Fact) -> str:
        """The message with these facts in it.

        Raises `KeyError` for an unknown message and `ValueError` for a fact that it lacks.
        """
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, facts)
                    if errors:
                        raise ValueError(f"{message}: {errors}")
                    return str(text)
        raise KeyError(message)


@cache
def texts(language: str) -> Texts:
    """The messages of a language, such as `en` or `da_DK.UTF-8`; English if there are none."""
    name = language.replace("-", "_").split("_")[0].split(".")[0].lower()
    return Texts(name if name in LANGUAGES else DEFAULT)


def rules_page(language: str = DEFAULT) -> str:
    """The rules as Markdown, as docs/rules.md says; in English if the language has none."""
    pages = (files("dnup.locales").joinpath(name, "rules.md") for name in (language, DEFAULT))
    page = next(page for page in pages if page.is_file())
    return page.read_text(encoding="utf-8")


class _Bundle(FluentBundle):
    """The messages of a language as they are written; each is read when it is first asked for.

    A program says few of them, and would be busy reading for longer than with most commands.
    """

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._written: dict[str, str] = {}
        folder = files("dnup.locales").joinpath(language)
        for file in folder.iterdir():
            if file.name.endswith(".ftl"):
                _, *parts = _BEGINNING.split(file.read_text(encoding="utf-8"))
                self._written |= zip(parts[::2], parts[1::2], strict=True)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        if message_id in self._written and not super().has_message(message_id):
            self.add_resource(FluentResource(f"{message_id} ={self._written[message_id]}"))
        return super().has_message(message_id)


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)
