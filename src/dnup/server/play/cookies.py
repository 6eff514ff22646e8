"""The session's cookie: what it's called, and how it's read, for HTTP and WebSocket alike."""

from collections.abc import Mapping

COOKIE = "dnup_session"
# Browsers take a cookie with this name only over HTTPS, for this host alone and for all its pages:
# no other host of the domain can plant one.
SECURE_COOKIE = "__Host-dnup_session"


def is_doubtful(cookies: Mapping[str, str], *, is_secure: bool) -> bool:
    """Whether the session's token may have been planted: another host of the domain can do that.

    Over HTTPS, it's a plain cookie. Only browsers from before the secure one need it: theirs are
    sessions that several devices share.
    """
    return is_secure and not cookies.get(SECURE_COOKIE)


def session_token(cookies: Mapping[str, str], *, is_secure: bool) -> str:
    """The session's token, or an empty text if there is none.

    Over HTTPS the secure cookie counts. The plain one is read where there is no other, and then
    it `is_doubtful`. `parse_cookies` says which of two equal names counts.
    """
    secure = cookies.get(SECURE_COOKIE, "") if is_secure else ""
    return secure or cookies.get(COOKIE, "")
