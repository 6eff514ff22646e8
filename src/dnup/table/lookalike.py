"""Names that pass for others: letters of one script that look like another's, and titles.

The letters are those that browsers' usual fonts draw alike, in the scripts that people mix to
deceive. It needn't be all of them: what's refused here is a nuisance at most.
"""

import re
import unicodedata

from dnup.bots import BOTS, bot_name

# Scripts whose letters can be mistaken for one another's: no word is written in two of them.
_SCRIPTS = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"})

# Some capital letters look like another letter than their small ones do.
_CAPITALS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹՍՏՕᎪᏴᏟᎬᎻᎫᏦᏞᎷᏢᏚᎢᏙᏔI",
    "abesljkmhopctyxygqwlabezhlkmnoptyxcusoabcehjklmpstvwl",
)
_SMALL = str.maketrans(
    "аеѕіјорсухһԁԛԝӏүгпкмтвнαεικνορτυχγѵօսհոցıɑɡǀ01|",
    "aesijopcyxhdqwlyrnkmtbhaeikvoptuxyvouhngiagloll",
)

NOBODY = "(deleted)"  # how a guest who isn't there any more is called

_TITLES = frozenset(
    {
        *("admin", "admins", "administrator", "mod", "mods", "moderator", "moderators"),
        *("staff", "support", "official", "system", "server", "sysop", "root", "owner", "dnup"),
        *("moderatør", "administratør", "amministratore", "moderatrice", "moderatore"),
        *("관리자", "운영자", "운영진", "어드민", "админ", "модератор"),
    }
)


def skeleton(name: str) -> str:
    """The same for names that look alike: only letters and digits, each by its usual double."""
    plain = unicodedata.normalize("NFKC", name).translate(_CAPITALS).casefold().translate(_SMALL)
    return "".join(letter for letter in plain if letter.isalnum())


def is_mixed(name: str) -> bool:
    """Whether a word of a name has letters of two scripts that can be mistaken for one another."""
    return any(len(_scripts(word)) > 1 for word in name.split())


def is_reserved(name: str) -> bool:
    """Whether a name passes for somebody who runs the server, for a bot, or for who is gone."""
    words = re.split(r"[\W_]+", unicodedata.normalize("NFKC", name))
    whole = skeleton(name)
    return (
        any(skeleton(word) in _RESERVED for word in words)
        or whole in _RESERVED
        or whole in _BOT_NAMES
        or whole == _GONE
    )


def _scripts(word: str) -> set[str]:
    named = (unicodedata.name(letter, "").split(" ")[0] for letter in word if letter.isalpha())
    return set(named) & _SCRIPTS


_RESERVED = frozenset(map(skeleton, _TITLES))
_GONE = skeleton(NOBODY)
_BOT_NAMES = frozenset(skeleton(bot_name(level)) for level in BOTS)
