"""One event a line, and no secret in any."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from dnup.server.logs import set_up_logs
from dnup.server.settings import LogFormat, LogLevel

SECRET = "hunter2"
BOTH = pytest.mark.parametrize("style", list(LogFormat))


@pytest.fixture
def clean_logging() -> Iterator[None]:
    """Leave the process' loggers as they were."""
    names = [None, "dnup", "uvicorn", "uvicorn.error", "uvicorn.access"]
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.level, logger.handlers[:], logger.propagate) for logger in loggers]
    yield
    for logger, (level, handlers, propagate) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.handlers[:] = handlers
        logger.propagate = propagate


def set_up(style: LogFormat, level: LogLevel = LogLevel.INFO) -> io.StringIO:
    stream = io.StringIO()
    set_up_logs(style, level, stream)
    return stream


@pytest.mark.usefixtures("clean_logging")
def test_a_json_line_has_time_level_logger_event_and_facts() -> None:
    stream = set_up(LogFormat.JSON)
    facts = {"table": "t1", "ms": 1.5, "code": "not-your-turn"}
    logging.getLogger("dnup.server.x").info("table-opened", extra={"facts": facts})
    line = json.loads(stream.getvalue())
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "info", "logger": "dnup.server.x", "event": "table-opened", **facts}


@pytest.mark.usefixtures("clean_logging")
def test_a_text_line_reads_well() -> None:
    stream = set_up(LogFormat.TEXT)
    facts = {"route": "/records/{id}", "note": "two words"}
    logging.getLogger("dnup.server.x").warning("odd", extra={"facts": facts})
    assert stream.getvalue().endswith(' warning odd route=/records/{id} note="two words"\n')


@BOTH
@pytest.mark.parametrize(
    "name",
    [
        "cookie",
        "session",
        "session_token",
        "salt",
        "salts",
        "server-secret",
        "chat",
        "text",
        "hand",
    ],
)
@pytest.mark.usefixtures("clean_logging")
def test_a_fact_that_sounds_secret_is_hidden_at_any_depth(style: LogFormat, name: str) -> None:
    stream = set_up(style)
    log = logging.getLogger("dnup.server.x")
    log.info("slip", extra={"facts": {name: SECRET}})
    log.info("slip", extra={"facts": {"inner": {name: [SECRET]}}})
    assert SECRET not in stream.getvalue()
    assert stream.getvalue().count("(hidden)") == 2


@BOTH
@pytest.mark.parametrize(
    "message",
    [
        f"GET /join?token={SECRET} HTTP/1.1",
        f"Cookie: dnup={SECRET}; other={SECRET}",
        f"headers: ('cookie', '{SECRET}')",
        f"Set-Cookie: dnup={SECRET}",
        f"Authorization: Bearer {SECRET}",
    ],
)
@pytest.mark.usefixtures("clean_logging")
def test_other_libraries_lines_lose_queries_and_cookies(style: LogFormat, message: str) -> None:
    stream = set_up(style)
    logging.getLogger("uvicorn.error").error("%s", message)
    logging.getLogger("dnup.server.x").error(message)
    assert SECRET not in stream.getvalue()
    assert len(stream.getvalue().splitlines()) == 2


@BOTH
@pytest.mark.usefixtures("clean_logging")
def test_an_exception_tells_its_place_and_not_its_text(style: LogFormat) -> None:
    stream = set_up(style)
    try:
        int(SECRET)
    except ValueError:
        logging.getLogger("dnup.server.x").exception("failed")
    assert SECRET not in stream.getvalue()
    assert "ValueError" in stream.getvalue()
    assert "test_logs.py" in stream.getvalue()


@BOTH
@pytest.mark.usefixtures("clean_logging")
def test_a_message_cannot_forge_a_line(style: LogFormat) -> None:
    stream = set_up(style)
    log = logging.getLogger("dnup.server.x")
    log.warning("first\n2026-01-01T00:00:00 error forged")
    log.warning("second", extra={"facts": {"name": "a\nb"}})
    assert len(stream.getvalue().splitlines()) == 2


@pytest.mark.usefixtures("clean_logging")
def test_the_level_counts_for_the_server_and_others_speak_from_warnings_up() -> None:
    stream = set_up(LogFormat.TEXT, LogLevel.DEBUG)
    logging.getLogger("dnup.server.x").debug("small")
    logging.getLogger("uvicorn.error").info("chatter")
    logging.getLogger("asyncio").info("chatter")
    assert "small" in stream.getvalue()
    assert "chatter" not in stream.getvalue()
