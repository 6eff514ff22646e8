"""The language that the command speaks."""

from collections.abc import Mapping, Sequence

from dnup.locales import LANGUAGES

OPTION = "--language"
VARIABLE = "DNUP_LANGUAGE"


def find_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for by option or variable, else the environment's; `en` if there is none.

    Looks at the options before the subcommand only. A language that is not there is passed over:
    whoever reads the option complains about it.
    """
    environs = _locale_languages(environment)
    for name in (_option(arguments), environment.get(VARIABLE, ""), *environs):
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def _option(arguments: Sequence[str]) -> str:
    # Help is written while the command is being defined, so this comes before typer reads it.
    for i, argument in enumerate(arguments):
        if argument == OPTION:
            return "".join(arguments[i + 1 : i + 2])
        if argument.startswith(f"{OPTION}="):
            return argument.removeprefix(f"{OPTION}=")
        if not argument.startswith("-"):
            break
    return ""


def _locale_languages(environment: Mapping[str, str]) -> list[str]:
    """The languages of the locale, the best first, as gettext finds them.

    LANGUAGE names several, and only counts where a locale is set that has a language.
    """
    set_ = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = _language_of(next(filter(None, set_), "C"))
    if locale in ("c", "posix"):
        return []
    return [*map(_language_of, environment.get("LANGUAGE", "").split(":")), locale]


def _language_of(locale: str) -> str:
    """The language of a name such as `da_DK.UTF-8`."""
    for end in "@._-":
        locale = locale.split(end, maxsplit=1)[0]
    return locale.lower()
