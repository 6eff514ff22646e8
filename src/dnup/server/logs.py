"""The log: one event a line, as JSON or readable, and never a secret.

An event is logged with its name as the message and its facts beside it:

    logging.getLogger("dnup.server.x").info("table-opened", extra={"facts": {"table": "ab12"}})

Facts whose names sound like secrets are masked whatever they hold, so that a slip does not leak.
What other libraries log comes through the same handler, with queries and cookies cut out of it.
"""

import json
import logging
import re
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TextIO

from dnup.server.settings import LogFormat, LogLevel

HIDDEN = "(hidden)"

# Names, or parts of names between dashes and underscores, of what nobody may read in a log. A
# refusal's code is none; the code of a table is logged by nobody, or else as `join`.
_SECRET = frozenset(
    [
        "auth",
        "authorization",
        "card",
        "cards",
        "chat",
        "cookie",
        "cookies",
        "deal",
        "hand",
        "hands",
        "join",
        "key",
        "link",
        "password",
        "salt",
        "salts",
        "secret",
        "secrets",
        "seed",
        "session",
        "text",
        "token",
        "tokens",
    ]
)
_QUERY = re.compile(r"(?<=[\w/])\?\S+")
_COOKIE = re.compile(r"(?i)\b((?:set-)?cookie|authorization|sec-websocket-key)(['\"]?\s*[:=,]).*")


def set_up_logs(style: LogFormat, level: LogLevel, stream: TextIO = sys.stderr) -> None:
    """Send the log to a stream; uvicorn's and every other library's lines too, as warnings up."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if style is LogFormat.JSON else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("dnup").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, event, then the facts."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": _event(record),
            **_facts(record),
        }
        if record.exc_info:
            line["error"] = _error(record)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """A line that reads well: time, level, event, then the facts; an error's places below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        facts = "".join(f" {name}={_word(value)}" for name, value in _facts(record).items())
        line = f"{_time(record)} {record.levelname.lower():7} {_event(record)}{facts}"
        if record.exc_info:
            line += "".join(f"\n    {place}" for place in _error(record))
        return line


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _event(record: logging.LogRecord) -> str:
    """The message on one line, without queries and without headers that hold secrets."""
    message = " ".join(record.getMessage().split())
    return _COOKIE.sub(rf"\1\2 {HIDDEN}", _QUERY.sub("?", message))


def _facts(record: logging.LogRecord) -> dict[str, object]:
    facts = getattr(record, "facts", None)
    if not isinstance(facts, Mapping):
        return {}
    return {str(name): _shown(str(name), value) for name, value in facts.items()}


def _shown(name: str, value: object) -> object:
    if not _SECRET.isdisjoint(re.split(r"[-_]", name.lower())):
        return HIDDEN
    if isinstance(value, Mapping):
        return {str(inner): _shown(str(inner), held) for inner, held in value.items()}
    return value


def _error(record: logging.LogRecord) -> list[str]:
    """What went wrong and where; not the exception's text, which may quote anything."""
    if not record.exc_info or record.exc_info[1] is None:
        return []
    error = record.exc_info[1]
    places = [
        f"{frame.filename}:{frame.lineno} in {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    return [type(error).__name__, *places]


def _word(value: object) -> str:
    text = str(value)
    return text if re.fullmatch(r"[\w.:/{}\[\]+-]+", text) else json.dumps(text, ensure_ascii=False)
