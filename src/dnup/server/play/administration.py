"""What hosts and moderators do to a server: each action once, for the command and for the page.

Without a server that runs, `Administration` works on the store alone; what needs one is refused.
Every action that succeeds leaves a line in the audit log, in the same transaction.
"""

import ipaddress
import os
import secrets
from dataclasses import dataclass

import msgspec

from dnup.protocol import ServerRefusalCode
from dnup.protocol import moderation as asked_for
from dnup.protocol.moderation import AdminRefusalCode, HostRequest, ModeratorRequest
from dnup.server.clock import now_ms
from dnup.server.limits import address_key
from dnup.server.play.bans import Bans, facts_of_ban
from dnup.server.play.connection import OUT
from dnup.server.play.context import Context, Endable
from dnup.server.play.endings import with_record
from dnup.server.play.guests import ink_of, named
from dnup.server.play.rows import (
    ban_row,
    guest_row,
    log_line,
    moderator_row,
    people_playing,
    report_row,
    status_of,
    table_row,
)
from dnup.server.store import Guest, LogEntry, Store
from dnup.server.store.moderation import (
    BAN,
    MUTE,
    Announcement,
    Ban,
    Decided,
    Deed,
    Dismiss,
    Erased,
    EraseGuest,
    EraseMatch,
    Lift,
    Moderator,
    Withdraw,
)
from dnup.table import (
    ENTROPY_BYTES,
    MAX_NAME,
    Close,
    Leave,
    Table,
    TableRefusalCode,
    decide,
    fact_from_json,
    fact_to_json,
    fold,
)

LISTED = 200  # guests or reports at once

Answer = msgspec.Struct | tuple[msgspec.Struct, ...]
Facts = dict[str, str | int]


class AdminRefusedError(Exception):
    """A host or a moderator can't do this: a stable code and its facts."""

    def __init__(
        self,
        code: AdminRefusalCode | ServerRefusalCode | TableRefusalCode,
        **facts: str | int,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts: a moderator, or the host, whose id is empty and whose name is their login."""

    id: str
    name: str

    @property
    def is_host(self) -> bool:
        """Whether they may do everything."""
        return not self.id


HOST_ONLY = (
    asked_for.StatusRequest,
    asked_for.ModeratorsRequest,
    asked_for.LogRequest,
    asked_for.BanAddress,
    asked_for.DeleteGuest,
    asked_for.Announce,
    asked_for.WithdrawAnnouncement,
    asked_for.Drain,
    asked_for.StopDraining,
    asked_for.AddModerator,
    asked_for.RemoveModerator,
)


class Administration:
    """Does what hosts and moderators ask for. All of it may raise `StoreError`."""

    def __init__(self, store: Store, context: Context | None, bans: Bans) -> None:
        """Without a `context`, no server runs."""
        self._store = store
        self._context = context
        self._bans = bans

    async def is_moderator(self, guest: str) -> bool:
        """Whether the host has named this guest."""
        return any(one.guest == guest for one in await self._store.moderation.moderators())

    async def do(self, asked: HostRequest, by: Actor) -> Answer:
        """Answer a question, or act and write it down. Raises `AdminRefusedError`."""
        if isinstance(asked, HOST_ONLY) and not by.is_host:
            raise AdminRefusedError(AdminRefusalCode.HOST_ONLY)
        answer = await self._read(asked, by)
        return await self._act(asked, by) if answer is None else answer

    async def _read(self, asked: HostRequest, by: Actor) -> Answer | None:
        store, now = self._store, now_ms()
        match asked:
            case asked_for.OverviewRequest():
                return asked_for.OverviewJson(
                    reports=tuple(map(report_row, await store.reports(LISTED))),
                    tables=await self._table_rows(),
                    guests=await self._guest_rows(""),
                    bans=tuple(ban_row(ban, with_address=False) for ban in self._bans.current(now)),
                )
            case asked_for.StatusRequest():
                return status_of(self._running(), len(await store.reports(LISTED)))
            case asked_for.TablesRequest():
                return await self._table_rows()
            case asked_for.GuestsRequest(wanted=wanted):
                return await self._guest_rows(wanted)
            case asked_for.BansRequest():
                shown = self._bans.current(now)
                return tuple(ban_row(ban, with_address=by.is_host) for ban in shown)
            case asked_for.ReportsRequest(all=all_):
                found = await store.reports(LISTED, is_open=not all_)
                return tuple(map(report_row, found))
            case asked_for.ModeratorsRequest():
                return tuple(map(moderator_row, await store.moderation.moderators()))
            case asked_for.LogRequest(count=count):
                return tuple(map(log_line, await store.moderation.log(count)))
            case _:
                return None

    async def _act(self, asked: HostRequest, by: Actor) -> asked_for.DoneJson:
        facts = await self._perform(asked, by)
        return asked_for.DoneJson(facts)

    async def _perform(self, asked: HostRequest, by: Actor) -> Facts:
        match asked:
            case asked_for.CloseTable():
                return await self._close(asked, by)
            case asked_for.RemoveGuest(guest=who):
                guest = await self._subject(who, by)
                await self._note(by, asked, _facts(guest))
                self._put_out(guest.id, ServerRefusalCode.REMOVED, {"reason": asked.why})
                return _facts(guest)
            case asked_for.BanGuest():
                return await self._ban(asked, by)
            case asked_for.MuteGuest():
                guest = await self._subject(asked.guest, by)
                mute = _new_ban(MUTE, asked.why, asked.seconds, by, guest=guest)
                return await self._keep(asked, by, [mute], _facts(guest))
            case asked_for.LiftBan(ban=id_):
                return await self._lift(asked, id_, by)
            case asked_for.RenameGuest():
                return await self._rename(asked, by)
            case asked_for.DeleteMatch(record=record):
                if not await self._store.moderation.has_record(record):
                    raise AdminRefusedError(ServerRefusalCode.NO_RECORD)
                facts: Facts = {"record": record}
                await self._note(by, asked, facts, EraseMatch(record))
                return facts
            case asked_for.DeleteRatings(guest=who):
                guest = await self._subject(who, by)
                await self._store.start_anew(guest.id)
                await self._note(by, asked, _facts(guest))
                return _facts(guest)
            case asked_for.SettleReport(report=id_):
                report = await self._store.report(id_)
                if report is None:
                    raise AdminRefusedError(AdminRefusalCode.NO_REPORT)
                await self._store.settle_report(id_, by.name, now_ms(), asked.why)
                facts = {"report": id_, "name": report.reported_name, "guest": report.reported}
                await self._note(by, asked, facts)
                return facts
            case _:
                return await self._host(asked, by)

    async def _host(self, asked: HostRequest, by: Actor) -> Facts:
        """What the host alone does."""
        match asked:
            case asked_for.BanAddress():
                return await self._ban_address(asked, by)
            case asked_for.DeleteGuest(guest=who):
                return await self._delete(asked, await self._guest(who), by)
            case asked_for.Announce(at=at, text=text):
                if at < now_ms():
                    raise AdminRefusedError(AdminRefusalCode.IN_THE_PAST)
                facts: Facts = {"at": at, "text": text}
                await self._note(by, asked, facts, Announcement(at, text))
                self._announce(Announcement(at, text))
                return facts
            case asked_for.WithdrawAnnouncement():
                await self._note(by, asked, {}, Withdraw())
                self._announce(None)
                return {}
            case asked_for.Drain(seconds=seconds):
                context = self._running()
                until = now_ms() + 1000 * seconds
                await self._note(by, asked, {"until": until})
                context.notices.draining_until = until
                return {"until": until, "matches": people_playing(context.lobby.rooms())}
            case asked_for.StopDraining():
                context = self._running()
                await self._note(by, asked, {})
                context.notices.draining_until = None
                return {}
            case asked_for.AddModerator(guest=who):
                guest = await self._guest(who)
                new = Moderator(guest.id, guest.name, now_ms())
                await self._note(by, asked, _facts(guest), new)
                return _facts(guest)
            case asked_for.RemoveModerator(guest=who):
                named_ = await self._store.moderation.moderators()
                found = [one for one in named_ if who in {one.guest, one.name}]
                if len(found) != 1:
                    raise AdminRefusedError(AdminRefusalCode.NOT_MODERATOR, who=who)
                facts = {"guest": found[0].guest, "name": found[0].name}
                await self._note(by, asked, facts, Dismiss(found[0].guest))
                return facts
            case _:
                raise AssertionError(asked)  # it was a question

    async def _close(self, asked: asked_for.CloseTable, by: Actor) -> Facts:
        code = asked.table.strip().upper()
        context = self._context
        room = None if context is None else context.lobby.find(code)
        facts: Facts = {"table": code}
        if room is not None:
            room.ask(Close())
        else:
            id_ = None if context is not None else await self._store.moderation.table_of(code)
            if id_ is None:
                raise AdminRefusedError(ServerRefusalCode.NO_TABLE)
            await self._close_stored(id_)
        await self._note(by, asked, facts)
        return facts

    async def _close_stored(self, id_: str) -> None:
        table = await self._stored(id_)
        command = Close()
        change = decide(table, command, now_ms(), os.urandom(ENTROPY_BYTES))
        facts = tuple(map(fact_to_json, change.facts))
        entry = LogEntry(id_, change.before.number + 1, facts, closed=True)
        await self._store.append(with_record(entry, change, command))

    async def _ban(self, asked: asked_for.BanGuest, by: Actor) -> Facts:
        guest = await self._subject(asked.guest, by)
        bans = [_new_ban(BAN, asked.why, asked.seconds, by, guest=guest)]
        if asked.with_address:
            addresses = self._addresses(guest.id)
            if not addresses:
                raise AdminRefusedError(AdminRefusalCode.NOT_HERE, name=guest.name)
            bans += [
                _new_ban(BAN, asked.why, asked.seconds, by, name=guest.name, address=address)
                for address in addresses
            ]
        facts = await self._keep(asked, by, bans, _facts(guest))
        self._put_out(guest.id, ServerRefusalCode.BANNED, facts_of_ban(bans[0]))
        for ban in bans[1:]:
            self._put_out_address(ban)
        return facts

    async def _ban_address(self, asked: asked_for.BanAddress, by: Actor) -> Facts:
        try:
            address = address_key(str(ipaddress.ip_address(asked.address.strip())))
        except ValueError:
            raise AdminRefusedError(AdminRefusalCode.BAD_ADDRESS, value=asked.address) from None
        ban = _new_ban(BAN, asked.why, asked.seconds, by, address=address)
        facts = await self._keep(asked, by, [ban], {"address": address})
        self._put_out_address(ban)
        return facts

    async def _keep(
        self,
        asked: ModeratorRequest | asked_for.BanAddress,
        by: Actor,
        bans: list[Ban],
        facts: Facts,
    ) -> Facts:
        """Write bans down, and let them count from now on."""
        until = bans[0].until
        facts |= {"ban": bans[0].id, "until": "never" if until is None else until}
        await self._note(by, asked, facts, *bans)
        for ban in bans:
            self._bans.add(ban)
        return facts

    async def _lift(self, asked: asked_for.LiftBan, id_: str, by: Actor) -> Facts:
        ban = self._bans.find(id_)
        if ban is None:
            raise AdminRefusedError(AdminRefusalCode.NO_BAN)
        if ban.guest is None and not by.is_host:
            raise AdminRefusedError(AdminRefusalCode.HOST_ONLY)
        facts: Facts = {"ban": id_, "name": ban.name or ban.address or ""}
        await self._note(by, asked, facts, Lift(id_))
        self._bans.lift(id_)
        return facts

    async def _rename(self, asked: asked_for.RenameGuest, by: Actor) -> Facts:
        guest = await self._subject(asked.guest, by)
        name = named(asked.name)
        if name is None:
            raise AdminRefusedError(AdminRefusalCode.BAD_NAME, most=MAX_NAME)
        if self._context is None:
            await self._store.rename_guest(guest.id, name, guest.ink)
        else:
            other = self._context.lobby.lookalike_of(guest.id, name)
            if other is not None:
                raise AdminRefusedError(TableRefusalCode.LOOKALIKE_NAME, name=name, other=other)
            renamed = await self._context.guests.rename(guest, name, guest.ink)
            self._context.lobby.rename(guest.id, name, ink_of(renamed))
        facts: Facts = {"guest": guest.id, "before": guest.name, "name": name}
        await self._note(by, asked, facts)
        return facts

    async def _delete(self, asked: asked_for.DeleteGuest, guest: Guest, by: Actor) -> Facts:
        if self._context is not None:
            await self._context.part(guest.id)
        self._hang_up(guest.id, ServerRefusalCode.REMOVED, {"reason": asked.why})
        await self._note(by, asked, {"guest": guest.id}, EraseGuest(guest.id))
        if self._context is not None:
            self._context.forget(guest.id)
        return _facts(guest)

    async def _note(
        self, by: Actor, asked: HostRequest, facts: Facts, *works: Decided | Erased
    ) -> None:
        """Do something to the store, and write down who did what, when and why."""
        action = str(type(asked).__struct_config__.tag)
        why = getattr(asked, "why", "")
        deed = Deed(now_ms(), by.id, by.name, action, why, msgspec.json.encode(facts))
        await self._store.moderation.do(*works, deed)

    # Guests and tables.

    async def _subject(self, who: str, by: Actor) -> Guest:
        """The guest to whom something is done; moderators do nothing to each other."""
        guest = await self._guest(who)
        if not by.is_host and await self.is_moderator(guest.id):
            raise AdminRefusedError(AdminRefusalCode.IS_MODERATOR, name=guest.name)
        return guest

    async def _guest(self, who: str) -> Guest:
        """The guest with this id, at this table under this name, or with this name alone."""
        who = who.strip()
        found = await self._store.moderation.guest(who)
        code, _, name = who.partition("/")
        if found is None and name:
            id_ = await self._seated(code.strip().upper(), name.strip())
            found = None if id_ is None else await self._store.moderation.guest(id_)
        elif found is None:
            same = await self._store.moderation.guests_called(who)
            if len(same) > 1:
                raise AdminRefusedError(AdminRefusalCode.SEVERAL_GUESTS, who=who, count=len(same))
            found = same[0] if same else None
        if found is None:
            raise AdminRefusedError(AdminRefusalCode.NO_GUEST, who=who)
        return found

    async def _seated(self, code: str, name: str) -> str | None:
        table = (await self._tables()).get(code)
        if table is None:
            raise AdminRefusedError(ServerRefusalCode.NO_TABLE)
        same = [one.guest for _, one in table.people() if one.name.casefold() == name.casefold()]
        return same[0] if len(same) == 1 else None

    async def _tables(self) -> dict[str, Table]:
        """The open tables by code."""
        if self._context is not None:
            tables = [room.table for room in self._context.lobby.rooms()]
        else:
            tables = [await self._stored(one.id) for one in await self._store.running()]
        return {table.code: table for table in tables}

    async def _stored(self, id_: str) -> Table:
        return fold(map(fact_from_json, await self._store.load(id_)))

    async def _table_rows(self) -> tuple[asked_for.OpenTableJson, ...]:
        watching: dict[str, int] = {}
        for room in () if self._context is None else self._context.lobby.rooms():
            watching[room.table.code] = sum(one.seat is None for one in room.here.values())
        tables = sorted((await self._tables()).values(), key=lambda table: -table.at)
        return tuple(table_row(table, watching.get(table.code, 0)) for table in tables)

    async def _guest_rows(self, wanted: str) -> tuple[asked_for.GuestRowJson, ...]:
        """Those who are here, or with this in their name."""
        tables = await self._tables()
        here = {connection.guest_id for connection in self._connections()} - {""}
        moderators = {one.guest for one in await self._store.moderation.moderators()}
        if wanted:
            found = await self._store.moderation.guests(wanted, LISTED)
        else:
            seated = {one.guest for table in tables.values() for _, one in table.people()}
            ids = sorted(here | seated)[:LISTED]
            known = [await self._store.moderation.guest(id_) for id_ in ids]
            found = [guest for guest in known if guest is not None]
        return tuple(guest_row(guest, here, tables, moderators) for guest in found)

    # The server that runs.

    def _running(self) -> Context:
        if self._context is None:
            raise AdminRefusedError(AdminRefusalCode.NO_SERVER)
        return self._context

    def _connections(self) -> tuple[Endable, ...]:
        return () if self._context is None else tuple(self._context.connections)

    def _addresses(self, guest: str) -> list[str]:
        found = {one.address for one in self._connections() if one.guest_id == guest}
        return sorted(found)

    def _put_out(self, guest: str, why: ServerRefusalCode, facts: Facts) -> None:
        """Take a guest out of their seats, and end their connections."""
        for room in () if self._context is None else self._context.lobby.rooms():
            if room.table.seat_of(guest) is not None:
                room.ask(Leave(guest))
        self._hang_up(guest, why, facts)

    def _hang_up(self, guest: str, why: ServerRefusalCode, facts: Facts) -> None:
        for connection in self._connections():
            if connection.guest_id == guest:
                connection.end(why, OUT, **facts)

    def _put_out_address(self, ban: Ban) -> None:
        """End all connections of a banned address."""
        for connection in self._connections():
            if connection.address == ban.address:
                connection.end(ServerRefusalCode.BANNED, OUT, **facts_of_ban(ban))

    def _announce(self, announcement: Announcement | None) -> None:
        if self._context is not None:
            self._context.announce(announcement)


def _facts(guest: Guest) -> Facts:
    return {"guest": guest.id, "name": guest.name}


def _new_ban(
    kind: str,
    why: str,
    seconds: int | None,
    by: Actor,
    *,
    guest: Guest | None = None,
    address: str | None = None,
    name: str = "",
) -> Ban:
    now = now_ms()
    return Ban(
        id=secrets.token_hex(4),
        kind=kind,
        guest=None if guest is None else guest.id,
        address=address,
        name=name if guest is None else guest.name,
        reason=why,
        by=by.name,
        made_at=now,
        until=None if seconds is None else now + 1000 * seconds,
    )
