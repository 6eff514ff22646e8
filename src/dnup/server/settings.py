"""What can be set about a server, once, before it starts."""

import os
import re
from dataclasses import dataclass, field
from enum import StrEnum
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from dnup.bots import BOTS, LEVELS
from dnup.folders import data_folder
from dnup.server.limits import Rate

_MESSAGES = Rate(30, 1)
_CHANGES = Rate(60, 60)
_MOVES = Rate(3000, 3600)
_TABLES = Rate(10, 60)
_GUESSES = Rate(10, 60)
_CHATS = Rate(20, 60)
_GUESTS = Rate(60, 60)
_UPLOADS = Rate(30, 60)
_REPLAYS = Rate(20, 1)

ENVIRONMENT = "DNUP_SERVE_"  # DNUP_SERVE_PORT is what --port is


_NAME = re.compile(r"[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_])?")


class LogFormat(StrEnum):
    """How a line of the log is written."""

    TEXT = "text"
    JSON = "json"


class LogLevel(StrEnum):
    """The least that is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class MetricsFor(StrEnum):
    """Who may read the metrics."""

    LOCAL = "local"  # who comes from this machine, and not through a proxy
    ALL = "all"
    OFF = "off"


class SettingErrorCode(StrEnum):
    """What can be wrong with a setting."""

    URL = "url"
    ORIGIN = "origin"
    FILE = "file"
    TIME = "time"
    LEVEL = "level"
    NETWORK = "network"
    NAME = "name"


class SettingError(Exception):
    """A setting that cannot be used: what is wrong, of which option, and its value."""

    def __init__(self, code: SettingErrorCode, option: str, value: str) -> None:
        super().__init__(f"{option}: {value}: {code}")
        self.code = code
        self.option = option
        self.value = value


def default_database() -> Path:
    """The file in the user's data folder that holds the tables."""
    return data_folder() / "server.db"


def default_bot_threads() -> int:
    """All processors but one, which is the event loop's; at least one."""
    return max(1, (os.cpu_count() or 1) - 1)


def default_review_threads() -> int:
    """Two, if there are two processors: they stand back behind those who play."""
    return min(2, os.cpu_count() or 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """Everything that can be set. A rate or a share of None is no limit.

    Raises `SettingError` for an address that is none, a database where no file can be, times
    that cannot be waited, and levels of bots that do not exist.
    """

    host: str = "127.0.0.1"
    port: int = 8000  # 0: any that is free
    database: Path = field(default_factory=default_database)
    public_url: str | None = None  # for links; without it, what the client used
    names: tuple[str, ...] = ()  # further names under which browsers find the server
    origins: tuple[str, ...] = ()  # whose pages may connect, beside the server's own
    network: str = "auto"  # the address to let the local network in at, or "off"
    behind_proxy: bool = False  # believe X-Forwarded-For, -Proto and -Host
    session_days: int = 30
    guest_days: int | None = 365  # after which a guest who wasn't here is deleted
    table_days: int | None = 730  # after which a closed table is deleted, with its matches
    message_bytes: int = 16 * 1024
    backlog_bytes: int = 256 * 1024
    message_rate: Rate | None = _MESSAGES  # for each guest; ten times that for each address
    change_rate: Rate | None = _CHANGES  # other than moves, that are stored; the same
    move_rate: Rate | None = _MOVES  # the same
    create_rate: Rate | None = _TABLES  # tables, for each address
    guess_rate: Rate | None = _GUESSES  # wrong codes, for each guest; ten times for an address
    chat_rate: Rate | None = _CHATS  # for each guest; ten times that for each address
    guest_rate: Rate | None = _GUESTS  # new sessions, for each address; new names, for each guest
    upload_rate: Rate | None = _UPLOADS  # records to look at, for each address
    replay_rate: Rate | None = _REPLAYS  # what is asked about records, for each address
    connections: int = 5000
    guest_connections: int | None = 20  # for each guest
    address_connections: int | None = 200  # for each address
    tables: int = 1000
    guest_tables: int | None = 10  # that a guest is the host of
    address_tables: int | None = 50  # that were opened from an address
    idle_hours: int = 48  # after which a match where nobody is present is given up
    bot_match_minutes: int = 30  # the same for a match against bots alone
    ping_after: float = 20.0  # seconds in which nothing was heard
    ping_timeout: float = 20.0  # seconds for the answer
    bot_pace_ms: int = 900
    levels: tuple[str, ...] = LEVELS  # of bots that can be had
    bot_threads: int = field(default_factory=default_bot_threads)
    review_threads: int = field(default_factory=default_review_threads)
    log_format: LogFormat = LogFormat.TEXT
    log_level: LogLevel = LogLevel.INFO
    metrics: MetricsFor = MetricsFor.LOCAL

    def __post_init__(self) -> None:
        if self.public_url is not None:
            parts = _web_address(self.public_url)
            if parts is None:
                raise SettingError(SettingErrorCode.URL, "--public-url", self.public_url)
            object.__setattr__(self, "public_url", self.public_url.rstrip("/"))
        for origin in self.origins:
            if _web_address(origin) != origin.lower():
                raise SettingError(SettingErrorCode.ORIGIN, "--origin", origin)
        for name in self.names:
            if _NAME.fullmatch(name.lower()) is None:
                raise SettingError(SettingErrorCode.NAME, "--name", name)
        object.__setattr__(self, "names", tuple(name.lower() for name in self.names))
        object.__setattr__(self, "origins", tuple(origin.lower() for origin in self.origins))
        if self.database.is_dir() or _lies_in_a_file(self.database):
            raise SettingError(SettingErrorCode.FILE, "--database", str(self.database))
        for option, seconds in (
            ("--ping-after", self.ping_after),
            ("--ping-timeout", self.ping_timeout),
        ):
            if not 0 < seconds < float("inf"):
                raise SettingError(SettingErrorCode.TIME, option, f"{seconds:g}")
        if self.network not in {"auto", "off"} and not _is_address(self.network):
            raise SettingError(SettingErrorCode.NETWORK, "--network", self.network)
        unknown = [level for level in self.levels if level not in BOTS]
        if unknown or not self.levels:
            raise SettingError(SettingErrorCode.LEVEL, "--levels", ", ".join(unknown))

    @property
    def known_names(self) -> frozenset[str]:
        """The names of hosts that were set, in small letters and without ports."""
        found = {urlsplit(origin).hostname or "" for origin in self.own_origins}
        return frozenset(found | set(self.names))

    @property
    def own_origins(self) -> frozenset[str]:
        """The origins that may connect whatever the request says of its host."""
        public = _web_address(self.public_url) if self.public_url is not None else None
        return frozenset(self.origins) | ({public} if public is not None else set())


def _web_address(text: str) -> str | None:
    """The origin of an http or https address, in small letters; None if it is no such address."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in {"http", "https"} or not parts.hostname or "@" in parts.netloc:
        return None
    if parts.query or parts.fragment or any(letter.isspace() for letter in text):
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    own = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + ("" if port in {None, own} else f":{port}")


def _is_address(text: str) -> bool:
    """Whether it is an IP address at which somebody else can find this machine."""
    try:
        return not ip_address(text).is_unspecified
    except ValueError:
        return False


def _lies_in_a_file(path: Path) -> bool:
    return any(folder.exists() and not folder.is_dir() for folder in path.parents)
