"""Refusals that are answered over HTTP: raised wherever they turn out, made responses in `http`."""

import json
from collections.abc import Mapping

from dnup.protocol import ServerRefusalCode
from dnup.server.limits import Rate


class RequestRefused(Exception):  # noqa: N818 - it is no error of the program
    """A request cannot be answered, and this is said instead: a stable code and its facts."""

    def __init__(
        self,
        status: int,
        code: str,
        headers: Mapping[str, str] | None = None,
        /,
        **facts: str | int,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.headers = headers
        self.facts = facts


def too_fast(wait: float, limit: Rate | str | None) -> RequestRefused:
    """The refusal of what comes too often or too much at once, with the seconds to wait."""
    seconds = int(wait) + 1
    headers = {"retry-after": str(seconds)}
    return RequestRefused(
        429, ServerRefusalCode.TOO_FAST, headers, seconds=seconds, limit=str(limit)
    )


def refusal_body(code: str, facts: Mapping[str, object] | None = None) -> bytes:
    """The body of an answer that refuses."""
    return json.dumps({"code": code, "facts": dict(facts or {})}, separators=(",", ":")).encode()
