"""Open files, of which every connection is one: how many connections there can be."""

import sys

REQUESTS = 1000  # HTTP connections at the same time, beside the WebSockets
_OWN = 64  # files for the database, the log, the loop and what the site reads


def raise_files(connections: int) -> int:
    """Let the process open files for so many WebSockets, as far as the system allows it.

    Returns how many files it wants and can't have.
    """
    if sys.platform == "win32":
        return 0
    import resource  # noqa: PLC0415 - Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + REQUESTS + _OWN
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return 0
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return wanted - allowed


def most_connections() -> int:
    """How many connections the open files are enough for."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # noqa: PLC0415 - Windows has none

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else max(2, soft - _OWN)
