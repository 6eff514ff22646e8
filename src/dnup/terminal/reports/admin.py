"""What hosts are told about their server, as lines of text."""

from collections.abc import Sequence
from datetime import datetime

from dnup.locales.texts import Texts
from dnup.protocol.moderation import (
    BanJson,
    GuestRowJson,
    LogLineJson,
    ModeratorJson,
    OpenTableJson,
    ReportJson,
    StatusJson,
    TimesJson,
)
from dnup.terminal.reports.columns import columns
from dnup.terminal.words import printable

NEVER = "never"


def say_time(milliseconds: int) -> str:
    """A time as the host's clock has it."""
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def say_deed(text: Texts, action: str, facts: dict[str, str | int]) -> str:
    """What somebody did, as a sentence."""
    said = {
        name: say_time(fact)
        if name in {"until", "at"} and isinstance(fact, int)
        else printable(fact)
        if isinstance(fact, str)
        else fact
        for name, fact in facts.items()
    }
    return text(f"admin-did-{action}", **said)


def status_lines(text: Texts, status: StatusJson, before: StatusJson | None = None) -> str:
    """How busy the server is: since `before`, or since it started."""
    seconds = (status.now - (before.now if before else status.started_at)) / 1000
    moves = status.moves - (before.moves if before else 0)
    saving, lag = (before.saving, before.lag) if before else (None, None)
    lines = text(
        "admin-status",
        version=status.version,
        minutes=(status.now - status.started_at) // 60_000,
        connections=status.connections,
        people=status.people,
        gathering=status.tables.get("gathering", 0),
        playing=status.tables.get("playing", 0),
        finished=status.tables.get("finished", 0),
        moves=str(status.moves),
        rate=f"{moves / max(seconds, 0.001):.1f}",
        half=say_quantile(text, status.saving, saving, 0.5),
        most=say_quantile(text, status.saving, saving, 0.99),
        late=say_quantile(text, status.lag, lag, 0.99),
        memory=f"{status.memory_bytes / 1e6:.0f}",
        reports=status.reports,
        bans=status.bans,
    )
    more = []
    if status.draining_until is not None:
        until = say_time(status.draining_until)
        more.append(text("admin-status-draining", matches=status.playing, until=until))
    if status.announcement is not None:
        at = say_time(status.announcement.at)
        more.append(text("admin-status-announced", at=at))
    return "\n".join([lines, *more])


def say_quantile(text: Texts, times: TimesJson, before: TimesJson | None, share: float) -> str:
    """The time within which this share was done, as exactly as it was counted."""
    counts = list(times.counts)
    if before is not None:
        counts = [now - then for now, then in zip(counts, before.counts, strict=True)]
    wanted, so_far = share * sum(counts), 0
    if not sum(counts):
        return text("admin-no-time")
    for bound, count in zip((*times.bounds, None), counts, strict=True):
        so_far += count
        if so_far >= wanted:
            if bound is None:
                return text("admin-over", milliseconds=f"{times.bounds[-1] * 1000:g}")
            return text("admin-under", milliseconds=f"{bound * 1000:g}")
    raise AssertionError(counts)


def table_lines(text: Texts, tables: Sequence[OpenTableJson]) -> str:
    """The open tables, one per line."""
    if not tables:
        return text("admin-no-tables")
    head = [text(f"admin-head-{name}") for name in ("table", "phase", "people", "bots", "watching")]
    rows = [
        (
            table.code,
            text(f"admin-phase-{table.phase}"),
            ", ".join(map(printable, table.people)) or "-",
            str(table.bots),
            str(table.watching),
            say_time(table.active_at),
        )
        for table in tables
    ]
    return columns([(*head, text("admin-head-active")), *rows], left=(0, 1, 2))


def guest_lines(text: Texts, guests: Sequence[GuestRowJson]) -> str:
    """Guests, one per line."""
    if not guests:
        return text("admin-no-guests")
    head = [text(f"admin-head-{name}") for name in ("guest", "name", "where", "since")]
    rows = [
        (
            guest.id,
            printable(guest.name) + (" *" if guest.moderator else ""),
            ", ".join(guest.tables) or (text("admin-here") if guest.here else "-"),
            say_time(guest.created_at),
        )
        for guest in guests
    ]
    return columns([head, *rows], left=(0, 1, 2, 3))


def ban_lines(text: Texts, bans: Sequence[BanJson]) -> str:
    """Bans and mutes, one per line."""
    if not bans:
        return text("admin-no-bans")
    names = ("ban", "kind", "whom", "until", "by", "why")
    rows = [
        (
            ban.id,
            text("admin-kind-mute") if ban.kind == "mute" else text("admin-kind-ban"),
            printable(ban.address or ban.name),
            text("admin-for-ever") if ban.until is None else say_time(ban.until),
            printable(ban.by),
            printable(ban.reason),
        )
        for ban in bans
    ]
    return columns([[text(f"admin-head-{name}") for name in names], *rows], left=range(6))


def report_lines(text: Texts, reports: Sequence[ReportJson]) -> str:
    """Reports with what was said, a paragraph each."""
    return "\n\n".join(_report(text, report) for report in reports) or text("admin-no-reports")


def _report(text: Texts, report: ReportJson) -> str:
    lines = [
        text(
            "admin-report",
            id=report.id,
            at=say_time(report.made_at),
            reporter=printable(report.reporter_name),
            reported=printable(report.reported_name),
            guest=report.reported,
            reason=text(f"report-for-{report.reason}"),
            table=report.code,
        )
    ]
    if report.note:
        lines.append("  " + text("admin-report-note", note=printable(report.note)))
    for said in report.lines:
        mark = ">" if said.reported else " "
        words = printable(said.text) or text(f"phrase-{said.phrase}")
        lines.append(f"  {mark} {say_time(said.at)}  {printable(said.name)}: {words}")
    if report.settled_at is not None:
        lines.append(
            "  "
            + text(
                "admin-report-settled",
                at=say_time(report.settled_at),
                by=printable(report.settled_by or ""),
                outcome=printable(report.outcome or ""),
            )
        )
    return "\n".join(lines)


def moderator_lines(text: Texts, moderators: Sequence[ModeratorJson]) -> str:
    """Moderators, one per line."""
    if not moderators:
        return text("admin-no-moderators")
    head = [text(f"admin-head-{name}") for name in ("guest", "name", "since")]
    rows = [(one.guest, printable(one.name), say_time(one.added_at)) for one in moderators]
    return columns([head, *rows], left=(0, 1, 2))


def log_lines(text: Texts, deeds: Sequence[LogLineJson]) -> str:
    """The audit log, oldest first."""
    if not deeds:
        return text("admin-no-log")
    return "\n".join(_logged(text, deed) for deed in reversed(deeds))


def _logged(text: Texts, deed: LogLineJson) -> str:
    who = printable(deed.name)
    if not deed.who:
        who = text("admin-log-host", login=who)
    line = f"{say_time(deed.at)}  {who}: {say_deed(text, deed.action, deed.facts)}"
    why = printable(deed.why)
    return f"{line} {text('admin-log-why', why=why)}" if why else line
