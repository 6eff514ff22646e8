"""The messages of one language."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "da", "it", "ko")
DEFAULT = "en"
Fact = str | int


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


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("dnup.locales").joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
