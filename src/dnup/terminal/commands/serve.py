"""`dnup serve`: tables for people anywhere."""

import errno
from dataclasses import fields, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.models import OptionInfo

from dnup.bots import BOTS, LEVELS
from dnup.extras import build_command, install_command
from dnup.server.limits import Rate, parse_rate
from dnup.server.settings import (
    ENVIRONMENT,
    LogFormat,
    LogLevel,
    MetricsFor,
    ServerSettings,
    SettingError,
    SettingErrorCode,
)
from dnup.terminal.commands.store import say_store_error
from dnup.terminal.session.browser import has_browser, open_browser
from dnup.terminal.session.kernel import prepare_bots
from dnup.terminal.session.shell import complain, console, fail, text

OFF = "off"

_network = text("serve-panel-network")
_data = text("serve-panel-data")
_limits = text("serve-panel-limits")
_bots = text("serve-panel-bots")
_log = text("serve-panel-log")
_default: dict[str, Any] = {field.name: field.default for field in fields(ServerSettings)}


def _option(message: str, panel: str, **more: Any) -> OptionInfo:  # noqa: ANN401 - typer's
    """The option whose help is this message: `cli-serve-NAME` is `--NAME`."""
    name = message.removeprefix("cli-serve-")
    variable = ENVIRONMENT + name.upper().replace("-", "_")
    option = typer.Option(
        f"--{name}",
        envvar=variable,
        show_envvar=False,
        help=text(message),
        rich_help_panel=panel,
        **more,
    )
    assert isinstance(option, OptionInfo)  # noqa: S101 - typer hides what it returns
    return option


def serve(
    context: typer.Context,
    open_: Annotated[bool, _option("cli-serve-open", _network)] = False,
    host: Annotated[str, _option("cli-serve-host", _network)] = _default["host"],
    port: Annotated[int, _option("cli-serve-port", _network, min=0, max=65535)] = _default["port"],
    public_url: Annotated[
        str | None, _option("cli-serve-public-url", _network, metavar="URL")
    ] = None,
    name: Annotated[list[str] | None, _option("cli-serve-name", _network, metavar="NAME")] = None,
    origin: Annotated[
        list[str] | None, _option("cli-serve-origin", _network, metavar="URL")
    ] = None,
    behind_proxy: Annotated[bool, _option("cli-serve-behind-proxy", _network)] = False,
    network: Annotated[str, _option("cli-serve-network", _network, metavar="ADDRESS")] = _default[
        "network"
    ],
    database: Annotated[
        Path | None,
        _option(
            "cli-serve-database", _data, metavar="FILE", show_default=text("serve-data-folder")
        ),
    ] = None,
    session_days: Annotated[int, _option("cli-serve-session-days", _data, min=1)] = _default[
        "session_days"
    ],
    guest_days: Annotated[str, _option("cli-serve-guest-days", _data, metavar="DAYS")] = str(
        _default["guest_days"]
    ),
    table_days: Annotated[str, _option("cli-serve-table-days", _data, metavar="DAYS")] = str(
        _default["table_days"]
    ),
    connections: Annotated[int, _option("cli-serve-connections", _limits, min=1)] = _default[
        "connections"
    ],
    guest_connections: Annotated[
        str, _option("cli-serve-guest-connections", _limits, metavar="NUMBER")
    ] = str(_default["guest_connections"]),
    address_connections: Annotated[
        str, _option("cli-serve-address-connections", _limits, metavar="NUMBER")
    ] = str(_default["address_connections"]),
    tables: Annotated[int, _option("cli-serve-tables", _limits, min=1)] = _default["tables"],
    guest_tables: Annotated[
        str, _option("cli-serve-guest-tables", _limits, metavar="NUMBER")
    ] = str(_default["guest_tables"]),
    address_tables: Annotated[
        str, _option("cli-serve-address-tables", _limits, metavar="NUMBER")
    ] = str(_default["address_tables"]),
    message_bytes: Annotated[int, _option("cli-serve-message-bytes", _limits, min=1024)] = _default[
        "message_bytes"
    ],
    backlog_bytes: Annotated[
        int, _option("cli-serve-backlog-bytes", _limits, min=16 * 1024)
    ] = _default["backlog_bytes"],
    message_rate: Annotated[str, _option("cli-serve-message-rate", _limits, metavar="RATE")] = str(
        _default["message_rate"]
    ),
    change_rate: Annotated[str, _option("cli-serve-change-rate", _limits, metavar="RATE")] = str(
        _default["change_rate"]
    ),
    move_rate: Annotated[str, _option("cli-serve-move-rate", _limits, metavar="RATE")] = str(
        _default["move_rate"]
    ),
    create_rate: Annotated[str, _option("cli-serve-create-rate", _limits, metavar="RATE")] = str(
        _default["create_rate"]
    ),
    guess_rate: Annotated[str, _option("cli-serve-guess-rate", _limits, metavar="RATE")] = str(
        _default["guess_rate"]
    ),
    chat_rate: Annotated[str, _option("cli-serve-chat-rate", _limits, metavar="RATE")] = str(
        _default["chat_rate"]
    ),
    guest_rate: Annotated[str, _option("cli-serve-guest-rate", _limits, metavar="RATE")] = str(
        _default["guest_rate"]
    ),
    upload_rate: Annotated[str, _option("cli-serve-upload-rate", _limits, metavar="RATE")] = str(
        _default["upload_rate"]
    ),
    replay_rate: Annotated[str, _option("cli-serve-replay-rate", _limits, metavar="RATE")] = str(
        _default["replay_rate"]
    ),
    idle_hours: Annotated[int, _option("cli-serve-idle-hours", _limits, min=1)] = _default[
        "idle_hours"
    ],
    bot_match_minutes: Annotated[
        int, _option("cli-serve-bot-match-minutes", _limits, min=1)
    ] = _default["bot_match_minutes"],
    ping_after: Annotated[
        float, _option("cli-serve-ping-after", _limits, metavar="SECONDS")
    ] = _default["ping_after"],
    ping_timeout: Annotated[
        float, _option("cli-serve-ping-timeout", _limits, metavar="SECONDS")
    ] = _default["ping_timeout"],
    bot_pace_ms: Annotated[int, _option("cli-serve-bot-pace-ms", _bots, min=0)] = _default[
        "bot_pace_ms"
    ],
    levels: Annotated[str, _option("cli-serve-levels", _bots, metavar="LEVELS")] = ",".join(LEVELS),
    bot_threads: Annotated[
        int | None,
        _option("cli-serve-bot-threads", _bots, min=1, show_default=text("serve-all-but-one")),
    ] = None,
    review_threads: Annotated[
        int | None,
        _option("cli-serve-review-threads", _bots, min=1, show_default=text("serve-up-to-two")),
    ] = None,
    log_format: Annotated[LogFormat, _option("cli-serve-log-format", _log)] = _default[
        "log_format"
    ],
    log_level: Annotated[LogLevel, _option("cli-serve-log-level", _log)] = _default["log_level"],
    metrics: Annotated[MetricsFor, _option("cli-serve-metrics", _log)] = _default["metrics"],
) -> None:
    """Serve tables until stopped."""
    if open_ and _is_default(context, "log_level"):
        log_level = LogLevel.WARNING  # a player has no use for a line a request
    by_default: dict[str, Any] = {}
    if database is not None:
        by_default["database"] = database
    if bot_threads is not None:
        by_default["bot_threads"] = bot_threads
    if review_threads is not None:
        by_default["review_threads"] = review_threads
    try:
        settings = ServerSettings(
            host=host,
            port=port,
            public_url=public_url,
            names=tuple(name or ()),
            origins=tuple(origin or ()),
            behind_proxy=behind_proxy,
            network=network,
            session_days=session_days,
            guest_days=_read_share("--guest-days", guest_days),
            table_days=_read_share("--table-days", table_days),
            connections=connections,
            guest_connections=_read_share("--guest-connections", guest_connections),
            address_connections=_read_share("--address-connections", address_connections),
            tables=tables,
            guest_tables=_read_share("--guest-tables", guest_tables),
            address_tables=_read_share("--address-tables", address_tables),
            idle_hours=idle_hours,
            bot_match_minutes=bot_match_minutes,
            message_bytes=message_bytes,
            backlog_bytes=backlog_bytes,
            message_rate=_read_rate("--message-rate", message_rate),
            change_rate=_read_rate("--change-rate", change_rate),
            move_rate=_read_rate("--move-rate", move_rate),
            create_rate=_read_rate("--create-rate", create_rate),
            guess_rate=_read_rate("--guess-rate", guess_rate),
            chat_rate=_read_rate("--chat-rate", chat_rate),
            guest_rate=_read_rate("--guest-rate", guest_rate),
            upload_rate=_read_rate("--upload-rate", upload_rate),
            replay_rate=_read_rate("--replay-rate", replay_rate),
            ping_after=ping_after,
            ping_timeout=ping_timeout,
            bot_pace_ms=bot_pace_ms,
            levels=_read_levels(levels),
            log_format=log_format,
            log_level=log_level,
            metrics=metrics,
            **by_default,
        )
    except SettingError as error:
        fail(_say(error))
    _run(settings, opens=open_, any_port=open_ and _is_default(context, "port"))


def _run(settings: ServerSettings, *, opens: bool, any_port: bool) -> None:
    try:
        # Only this command needs what the server needs.
        from dnup.server.http.site import FOLDER  # noqa: PLC0415
        from dnup.server.lock import DatabaseTakenError, StartError, check_free  # noqa: PLC0415
        from dnup.server.logs import set_up_logs  # noqa: PLC0415
        from dnup.server.run import ListenError  # noqa: PLC0415
        from dnup.server.run import serve as run_server  # noqa: PLC0415
        from dnup.server.service import open_service  # noqa: PLC0415
        from dnup.server.store import StoreError  # noqa: PLC0415
    except ModuleNotFoundError as error:
        fail(text("serve-no-extra", module=error.name or "", command=install_command()))
    try:
        check_free(settings.database)  # before anybody waits, or reads that a port is taken
        if not (FOLDER / "index.html").exists():
            complain(text("serve-no-game", command=build_command()))
        if find_spec("numba") is not None:  # without it there are the levels that do without
            prepare_bots(settings.levels)
        set_up_logs(settings.log_format, settings.log_level)
        try:
            run_server(settings, open_service, _play if opens else _say_ready)
        except ListenError as error:
            if not any_port or error.error.errno != errno.EADDRINUSE:
                raise
            console.say(text("serve-other-port", port=str(error.port)))
            run_server(replace(settings, port=0), open_service, _play)
    except ListenError as error:
        _fail_to_listen(error.host, error.port, error.error)
    except DatabaseTakenError as error:
        if error.address is None:
            fail(text("serve-database-taken", path=str(error.database)))
        elif not opens:
            path = str(error.database)
            fail(text("serve-database-taken-at", path=path, address=error.address))
        console.say(text("serve-already"))
        _open(error.address)
    except StartError as error:
        cause = error.__cause__
        fail(say_store_error(cause) if isinstance(cause, StoreError) else str(error))


def _say_ready(address: str, network: str | None) -> None:
    if network is None:
        console.say(text("serve-ready", address=address))
    else:
        console.say(text("serve-ready-network", address=address, network=network))


def _play(address: str, network: str | None) -> None:
    _open(address)
    if network is not None:
        console.say(text("serve-open-network", network=network))
    console.say(text("serve-stop"))


def _open(address: str) -> None:
    if has_browser():
        console.say(text("serve-opened", address=address))
        open_browser(address)
    else:
        console.say(text("serve-open-yourself", address=address))


def _is_default(context: typer.Context, name: str) -> bool:
    """Whether an option was neither typed nor set in the environment."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "DEFAULT"


def _fail_to_listen(host: str, port: int, error: OSError) -> NoReturn:
    where = {"host": host, "port": str(port)}  # as text: a port has no thousands' comma
    if error.errno == errno.EADDRINUSE:
        fail(text("serve-port-taken", **where, other=str(port + 1 if port < 65535 else 8000)))
    if error.errno == errno.EACCES:
        fail(text("serve-port-forbidden", **where))
    fail(text("serve-no-address", **where, reason=error.strerror or str(error)))


def _read_rate(option: str, written: str) -> Rate | None:
    if written.strip().lower() == OFF:
        return None
    try:
        return parse_rate(written)
    except ValueError:
        fail(text("serve-bad-rate", option=option, value=written))


def _read_share(option: str, written: str) -> int | None:
    if written.strip().lower() == OFF:
        return None
    if not (written.isascii() and written.isdecimal() and 0 < len(written) < 10 and int(written)):
        fail(text("serve-bad-share", option=option, value=written))
    return int(written)


def _read_levels(written: str) -> tuple[str, ...]:
    """The levels named, in the order in which they are always listed; unknown ones in front."""
    asked = {level.strip() for level in written.split(",")} - {""}
    return (*sorted(asked - set(BOTS)), *(level for level in BOTS if level in asked))


def _say(error: SettingError) -> str:
    message = {
        SettingErrorCode.URL: "serve-bad-url",
        SettingErrorCode.ORIGIN: "serve-bad-origin",
        SettingErrorCode.FILE: "serve-bad-file",
        SettingErrorCode.TIME: "serve-bad-time",
        SettingErrorCode.LEVEL: "serve-bad-level",
        SettingErrorCode.NETWORK: "serve-bad-network",
        SettingErrorCode.NAME: "serve-bad-name",
    }[error.code]
    facts = {"levels": ", ".join(LEVELS)} if error.code is SettingErrorCode.LEVEL else {}
    return text(message, option=error.option, value=error.value, **facts)
