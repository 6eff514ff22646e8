"""What code asks for is there, and what is there is asked for."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from dnup.lessons import tutorial
from dnup.protocol import ServerRefusalCode
from dnup.table import Phrase, TableRefusalCode
from support.catalogue import catalogue

WEB = Path(__file__).parents[2] / "web" / "src"

# Message ids that code puts together: what they begin with.
TERMINAL_FAMILIES = (
    *("refusal-", "deck-", "deal-", "text-", "command-"),
    *(
        "arena-error-",
        "store-error-",
        "train-error-",
        "admin-did-",
        "admin-head-",
        "admin-phase-",
        "mistake-",
    ),
    *("puzzle-fault-", "puzzle-task-", "puzzle-theme-", "puzzle-why-"),
)
WEB_FAMILIES = (
    *(f"tutorial-{lesson.name}-" for lesson in tutorial()),
    *("tutorial-how-", "tutorial-keys-"),
    *(
        "area-",
        "gone-",
        "ink-",
        "level-",
        "line-taken-over",
        "new-chat-",
        "new-clock-",
        "option-chat-",
    ),
    *(
        "decks-face-",
        "ladder-rules-",
        "ladder-why-",
        "reason-",
        "report-for-",
        "rulebook-may-",
        "table-event-",
        "table-phase-",
    ),
    *("moderation-ask-", "moderation-do-"),
    *("home-resume-", "alert-offer-", "awake-", "notifications-"),
)

# A call that says a message, up to the end of its first argument; then the ids in that.
_SAID = re.compile(r"\b(?:text|texts|say|_option)\(([^,;()\[\]]*)")
_ID = re.compile(r"""(?<![=!]= )(?<![=!]==\ )f?(["'`])([a-z][a-z0-9-]*)(\$?\{|\1)""", re.VERBOSE)


_HOLE = re.compile(r"(\$?)\{[^}]*\}?")


@cache
def terminal_code() -> str:
    return _python_of("terminal", "locales")


@cache
def server_code() -> str:
    return _python_of("server", "protocol")


def _python_of(*packages: str) -> str:
    """The Python code of these packages and of all within them."""
    folders = (Path(str(files("dnup").joinpath(name))) for name in packages)
    found = (file for folder in folders for file in sorted(folder.rglob("*.py")))
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


@cache
def web_code() -> str:
    """All of the browser's code but its tests; nothing if there is none here."""
    found = sorted(file for end in ("ts", "svelte") for file in WEB.rglob(f"*.{end}"))
    kept = (file for file in found if not file.name.endswith(".test.ts"))
    return "\n".join(file.read_text(encoding="utf-8") for file in kept)


def said_in(code: str) -> Iterator[tuple[str, bool]]:
    """The ids that code says, and whether each is whole or only what it begins with."""
    for call in _SAID.finditer(code):
        for found in _ID.finditer(_HOLE.sub(r"\1{}", call[1])):
            yield found[2], found[3] == found[1]


def is_quoted(name: str, code: str) -> bool:
    return re.search(f"[\"'`]{name}[\"'`]", code) is not None


def test_every_message_is_used() -> None:
    code = terminal_code() + web_code() + server_code()
    families = TERMINAL_FAMILIES + WEB_FAMILIES
    told = {f"refused-{c}" for c in (*TableRefusalCode, *ServerRefusalCode)} | {
        f"phrase-{p}" for p in Phrase
    }
    left = [m for m in catalogue("en").entries if not m.startswith(families) and m not in told]
    unused = [m for m in left if not is_quoted(m, code)]
    # What the server and the browser refuse by themselves is named by its code.
    codes = [m for m in unused if m.startswith("refused-")]
    named = [m for m in codes if is_quoted(m.removeprefix("refused-"), server_code() + web_code())]
    assert sorted(set(unused) - set(named)) == []


def test_every_message_that_code_says_is_there() -> None:
    known = catalogue("en").entries
    for code in (terminal_code(), web_code()):
        missing = [
            name
            for name, is_whole in said_in(code)
            if name not in known
            and (is_whole or not any(other.startswith(name) for other in known))
        ]
        assert missing == []


def test_what_code_says_is_found_in_it() -> None:
    code = """
        fail(text("one-two", file=str(facts["file"])))
        return texts(
            f"three-{fault}", **facts)
        {say(kind === "play" ? "do-play" : 'do-take')} {say(`line-${line.reason ?? "lost"}`)}
        path.write_text("seven", encoding="utf-8")
    """
    whole = [("one-two", True), ("three-", False), ("do-play", True), ("do-take", True)]
    assert list(said_in(code)) == [*whole, ("line-", False)]
    assert len(set(said_in(terminal_code()))) > 200
