"""`dnup admin`: look after a server, from the machine that it runs on."""

import asyncio
import getpass
import ipaddress
import re
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer

from dnup.extras import install_command
from dnup.protocol import moderation as asked_for
from dnup.terminal.commands.store import say_store_error
from dnup.terminal.reports import admin as told
from dnup.terminal.session.help import App
from dnup.terminal.session.progress import live
from dnup.terminal.session.shell import console, fail, text
from dnup.terminal.session.stop import until_signalled

T = TypeVar("T")

admin_app = App(help=text("cli-admin"), no_args_is_help=True)
delete_app = App(help=text("cli-admin-delete"), no_args_is_help=True)
moderators_app = App(
    help=text("cli-admin-moderators"), invoke_without_command=True, no_args_is_help=False
)
admin_app.add_typer(delete_app, name="delete")
admin_app.add_typer(moderators_app, name="moderators")

Database = Annotated[
    Path | None,
    typer.Option(
        "--database",
        metavar="FILE",
        envvar="DNUP_SERVE_DATABASE",
        show_envvar=False,
        help=text("cli-store-opt-database"),
    ),
]
Json = Annotated[bool, typer.Option("--json", help=text("cli-admin-opt-json"))]
Who = Annotated[str, typer.Argument(metavar="GUEST", help=text("cli-admin-arg-guest"))]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help=text("cli-admin-opt-why"))]
For = Annotated[str, typer.Option("--for", metavar="TIME", help=text("cli-admin-opt-for"))]
Id = Annotated[str, typer.Argument(metavar="ID", help=text("cli-admin-arg-id"))]

_UNITS = {"m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
FOREVER = "forever"


@admin_app.command("status", help=text("cli-admin-status"))
def status(database: Database = None, as_json: Json = False) -> None:
    """Say how busy the server is."""
    answer = _ask(database, asked_for.StatusRequest(), asked_for.StatusJson)
    _tell(as_json, answer, told.status_lines(text, answer))


@admin_app.command("watch", help=text("cli-admin-watch"))
def watch(
    database: Database = None,
    every: Annotated[
        float, typer.Option("--every", metavar="SECONDS", min=0.2, help=text("cli-admin-opt-every"))
    ] = 1.0,
    as_json: Json = False,
) -> None:
    """Say how busy the server is, again and again until Ctrl-C."""
    before = None
    with until_signalled() as stop, live() as show:
        while not stop():
            answer = _ask(database, asked_for.StatusRequest(), asked_for.StatusJson)
            if as_json:
                console.write(msgspec.json.encode(answer).decode())
            else:
                lines = told.status_lines(text, answer, before)
                show(f"{lines}\n\n{text('admin-watch-stop')}")
            before = answer
            end = time.monotonic() + every
            while not stop() and time.monotonic() < end:
                time.sleep(0.05)


@admin_app.command("tables", help=text("cli-admin-tables"))
def tables(database: Database = None, as_json: Json = False) -> None:
    """List the open tables."""
    answer = _ask(database, asked_for.TablesRequest(), list[asked_for.OpenTableJson])
    _tell(as_json, answer, told.table_lines(text, answer))


@admin_app.command("close", help=text("cli-admin-close"))
def close(
    table: Annotated[str, typer.Argument(metavar="CODE", help=text("cli-admin-arg-code"))],
    why: Why,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Close a table."""
    _do(database, asked_for.CloseTable(table=table, why=_why(why)), as_json=as_json)


@admin_app.command("guests", help=text("cli-admin-guests"))
def guests(
    name: Annotated[str, typer.Argument(metavar="NAME", help=text("cli-admin-arg-name"))] = "",
    database: Database = None,
    as_json: Json = False,
) -> None:
    """List the guests who are here, or those with this in their name."""
    answer = _ask(database, asked_for.GuestsRequest(wanted=name), list[asked_for.GuestRowJson])
    _tell(as_json, answer, told.guest_lines(text, answer))


@admin_app.command("remove", help=text("cli-admin-remove"))
def remove(guest: Who, why: Why, database: Database = None, as_json: Json = False) -> None:
    """Take a guest out of their seats."""
    _do(database, asked_for.RemoveGuest(guest=guest, why=_why(why)), as_json=as_json)


@admin_app.command("ban", help=text("cli-admin-ban"))
def ban(
    whom: Annotated[str, typer.Argument(metavar="WHOM", help=text("cli-admin-arg-whom"))],
    why: Why,
    for_: For = "7d",
    with_address: Annotated[
        bool, typer.Option("--with-address", help=text("cli-admin-opt-with-address"))
    ] = False,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Keep a guest or an address out for a time."""
    seconds = _read_time(for_)
    asked: asked_for.HostRequest
    if _is_address(whom):
        asked = asked_for.BanAddress(address=whom, why=_why(why), seconds=seconds)
    else:
        asked = asked_for.BanGuest(
            guest=whom, why=_why(why), seconds=seconds, with_address=with_address
        )
    _do(database, asked, as_json=as_json)


@admin_app.command("mute", help=text("cli-admin-mute"))
def mute(
    guest: Who, why: Why, for_: For = "1d", database: Database = None, as_json: Json = False
) -> None:
    """Let a guest say nothing for a time."""
    asked = asked_for.MuteGuest(guest=guest, why=_why(why), seconds=_read_time(for_))
    _do(database, asked, as_json=as_json)


@admin_app.command("bans", help=text("cli-admin-bans"))
def bans(database: Database = None, as_json: Json = False) -> None:
    """List bans and mutes."""
    answer = _ask(database, asked_for.BansRequest(), list[asked_for.BanJson])
    _tell(as_json, answer, told.ban_lines(text, answer))


@admin_app.command("lift", help=text("cli-admin-lift"))
def lift(ban: Id, database: Database = None, why: Why = "", as_json: Json = False) -> None:
    """End a ban or a mute."""
    _do(database, asked_for.LiftBan(ban=ban, why=why), as_json=as_json)


@admin_app.command("rename", help=text("cli-admin-rename"))
def rename(
    guest: Who,
    name: Annotated[str, typer.Argument(metavar="NAME", help=text("cli-admin-arg-new-name"))],
    why: Why,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Give a guest another name."""
    _do(database, asked_for.RenameGuest(guest=guest, name=name, why=_why(why)), as_json=as_json)


@delete_app.command("match", help=text("cli-admin-delete-match"))
def delete_match(
    record: Annotated[str, typer.Argument(metavar="ID", help=text("cli-admin-arg-match"))],
    why: Why,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Delete a match."""
    id_ = record.rstrip("/").rpartition("/")[2]  # of its link
    _do(database, asked_for.DeleteMatch(record=id_, why=_why(why)), as_json=as_json)


@delete_app.command("ratings", help=text("cli-admin-delete-ratings"))
def delete_ratings(guest: Who, why: Why, database: Database = None, as_json: Json = False) -> None:
    """Take a guest off the ladder."""
    _do(database, asked_for.DeleteRatings(guest=guest, why=_why(why)), as_json=as_json)


@delete_app.command("guest", help=text("cli-admin-delete-guest"))
def delete_guest(guest: Who, why: Why, database: Database = None, as_json: Json = False) -> None:
    """Delete a guest and everything that's theirs."""
    _do(database, asked_for.DeleteGuest(guest=guest, why=_why(why)), as_json=as_json)


@admin_app.command("reports", help=text("cli-admin-reports"))
def reports(
    every: Annotated[bool, typer.Option("--all", help=text("cli-admin-opt-all"))] = False,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Show reports."""
    answer = _ask(database, asked_for.ReportsRequest(all=every), list[asked_for.ReportJson])
    _tell(as_json, answer, told.report_lines(text, answer))


@admin_app.command("settle", help=text("cli-admin-settle"))
def settle(report: Id, why: Why, database: Database = None, as_json: Json = False) -> None:
    """Say how a report was dealt with."""
    _do(database, asked_for.SettleReport(report=report, why=_why(why)), as_json=as_json)


@admin_app.command("announce", help=text("cli-admin-announce"))
def announce(
    at: Annotated[str, typer.Argument(metavar="TIME", help=text("cli-admin-arg-time"))] = "",
    words: Annotated[
        str, typer.Option("--text", metavar="TEXT", help=text("cli-admin-opt-text"))
    ] = "",
    off: Annotated[bool, typer.Option("--off", help=text("cli-admin-opt-announce-off"))] = False,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Tell players when maintenance begins."""
    if off == bool(at):
        fail(text("admin-announce-what"))
    asked: asked_for.HostRequest = asked_for.WithdrawAnnouncement()
    if at:
        moment = _read_moment(at, datetime.now().astimezone())
        asked = asked_for.Announce(at=int(moment.timestamp() * 1000), text=words)
    _do(database, asked, as_json=as_json)


@admin_app.command("drain", help=text("cli-admin-drain"))
def drain(
    within: Annotated[
        str, typer.Option("--within", metavar="TIME", help=text("cli-admin-opt-within"))
    ] = "30m",
    off: Annotated[bool, typer.Option("--off", help=text("cli-admin-opt-drain-off"))] = False,
    wait: Annotated[bool, typer.Option("--wait", help=text("cli-admin-opt-wait"))] = False,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Let no match begin, and stop when those that are on are over."""
    if off:
        _do(database, asked_for.StopDraining(), as_json=as_json)
        return
    seconds = _read_time(within)
    if seconds is None:
        fail(text("admin-bad-time", value=within))
    _do(database, asked_for.Drain(seconds=seconds), as_json=as_json)
    if wait:
        _wait_for_the_end(database)


def _wait_for_the_end(database: Path | None) -> None:
    with until_signalled() as stop, live() as show:
        while not stop():
            answer = _answer(database, asked_for.StatusRequest(), must_run=True)
            if answer is None:
                console.say(text("admin-drained"))
                return
            status = msgspec.json.decode(answer, type=asked_for.StatusJson)
            show(text("admin-draining", matches=status.playing))
            time.sleep(0.5)
        raise typer.Exit(128 + (stop.signal or 2))


@moderators_app.callback()
def moderators(context: typer.Context, database: Database = None, as_json: Json = False) -> None:
    """List moderators."""
    if context.invoked_subcommand is None:
        asked = asked_for.ModeratorsRequest()
        answer = _ask(database, asked, list[asked_for.ModeratorJson])
        _tell(as_json, answer, told.moderator_lines(text, answer))


@moderators_app.command("add", help=text("cli-admin-moderators-add"))
def add_moderator(guest: Who, database: Database = None, as_json: Json = False) -> None:
    """Let a guest moderate."""
    _do(database, asked_for.AddModerator(guest=guest), as_json=as_json)


@moderators_app.command("remove", help=text("cli-admin-moderators-remove"))
def remove_moderator(guest: Who, database: Database = None, as_json: Json = False) -> None:
    """Let a guest moderate no more."""
    _do(database, asked_for.RemoveModerator(guest=guest), as_json=as_json)


@admin_app.command("log", help=text("cli-admin-log"))
def log(
    count: Annotated[
        int,
        typer.Option("--count", metavar="N", min=1, max=100_000, help=text("cli-admin-opt-count")),
    ] = 100,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Show who did what, when and why."""
    answer = _ask(database, asked_for.LogRequest(count=count), list[asked_for.LogLineJson])
    _tell(as_json, answer, told.log_lines(text, answer))


# Asking the server, or its database.


def _do(database: Path | None, asked: asked_for.HostRequest, *, as_json: bool) -> None:
    """Act, and say what was done."""
    done = _ask(database, asked, asked_for.DoneJson)
    action = str(type(asked).__struct_config__.tag)
    _tell(as_json, done.facts, told.say_deed(text, action, done.facts))


def _ask(database: Path | None, asked: asked_for.HostRequest, answer: type[T]) -> T:
    """The answer; a complaint and the end if it's refused."""
    raw = _answer(database, asked)
    assert raw is not None  # noqa: S101 - only `must_run` gives None
    return msgspec.json.decode(raw, type=answer)


def _answer(
    database: Path | None, asked: asked_for.HostRequest, *, must_run: bool = False
) -> bytes | None:
    """The answer as JSON, from the server or its database; None if one must run and doesn't."""
    try:
        from dnup.server.console import Asked, administer, ask_server  # noqa: PLC0415 - its extra
        from dnup.server.lock import DatabaseTakenError  # noqa: PLC0415
        from dnup.server.settings import default_database  # noqa: PLC0415
        from dnup.server.store import Database as Stored  # noqa: PLC0415
        from dnup.server.store import StoreError  # noqa: PLC0415
    except ModuleNotFoundError as error:
        fail(text("serve-no-extra", module=error.name or "", command=install_command()))
    path = database or default_database()
    line = msgspec.json.encode(Asked(_login(), asked))
    try:
        raw = ask_server(path, line)
        if not raw:
            if must_run:
                return None
            Stored.at(str(path)).check()
            raw = asyncio.run(administer(path, line))
    except PermissionError:
        fail(text("admin-not-yours", path=str(path)))
    except OSError as error:
        fail(text("admin-no-answer", reason=error.strerror or str(error)))
    except DatabaseTakenError:
        fail(text("admin-no-console", path=str(path)))
    except StoreError as error:
        fail(say_store_error(error))
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    told_ = msgspec.json.decode(raw, type=_Answer)
    if told_.code is not None:
        fail(_say_refusal(told_.code, told_.facts))
    return bytes(told_.answer)


class _Answer(msgspec.Struct):
    """What the server says: an answer, or why there is none."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    code: str | None = None
    facts: dict[str, Any] = {}


def _say_refusal(code: str, facts: dict[str, Any]) -> str:
    try:
        return text(f"refused-{code}", **facts)
    except KeyError:
        return text("admin-refused", code=code)


def _tell(as_json: bool, answer: object, lines: str) -> None:  # noqa: FBT001 - from an option
    if as_json:
        console.write(msgspec.json.encode(answer).decode())
    else:
        console.say(lines)


def _login() -> str:
    """Who is at the machine, for the audit log."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # a user without a name
        return "?"


# What is typed.


def _why(why: str) -> str:
    if not 0 < len(why.strip()) <= 300:
        fail(text("admin-why", most=300))
    return why.strip()


def _is_address(whom: str) -> bool:
    try:
        ipaddress.ip_address(whom)
    except ValueError:
        return False
    return True


def _read_time(written: str) -> int | None:
    """Seconds from `30m`, `12h`, `7d` or `4w`; None for ever. Others end with a complaint."""
    if written == FOREVER:
        return None
    found = re.fullmatch(r"([1-9][0-9]{0,4})([mhdw])", written.strip().lower())
    if found is None:
        fail(text("admin-bad-time", value=written))
    return min(int(found[1]) * _UNITS[found[2]], 10 * 366 * _UNITS["d"])


def _read_moment(written: str, now: datetime) -> datetime:
    """The moment of `22:30`, `2026-11-20 22:30` or `+30m`. Others end with a complaint."""
    if written.startswith("+"):
        return now + timedelta(seconds=_read_time(written[1:]) or 0)
    for form in ("%H:%M", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M"):
        try:
            found = datetime.strptime(written, form)  # noqa: DTZ007 - the host's own clock
        except ValueError:
            continue
        if form != "%H:%M":
            return found.astimezone()
        today = now.replace(hour=found.hour, minute=found.minute, second=0, microsecond=0)
        return today if today > now else today + timedelta(days=1)
    return fail(text("admin-bad-moment", value=written))
