"""Sessions of devices: replaced in time, ended when unused, and never by accident."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from server.store.entries import opened

from dnup.server.play.cookies import COOKIE, SECURE_COOKIE, session_token
from dnup.server.play.guests import GRACE, SEEN, TURN, TURN_AGAIN, Device, Guests
from dnup.server.store import Guest, Session
from dnup.server.transport.headers import parse_cookies

DAY = 24 * 3600 * 1000
LAPTOP, PHONE = Device("Firefox", "Windows"), Device("Safari", "iPhone")


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


Test = Callable[[Guests, Clock], Awaitable[None]]


def run(folder: Path, test: Test) -> None:
    async def main() -> None:
        async with opened(folder / "a.db") as store:
            clock = Clock()
            await test(Guests(store, 30, clock), clock)

    asyncio.run(main())


async def turned(guests: Guests, token: str, device: Device = LAPTOP) -> str | None:
    known = await guests.find(token)
    assert known is not None
    return await guests.turn(known, token, device)


def test_a_young_token_stays(tmp_path: Path) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        _, token = await guests.greet("Ann", device=LAPTOP)
        clock.now += TURN - 1
        assert await turned(guests, token) == token

    run(tmp_path, test)


def test_an_old_token_is_replaced_and_ends_soon_after_the_new_one_was_used(tmp_path: Path) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        known, old = await guests.greet("Ann", device=LAPTOP)
        clock.now += TURN
        new = await turned(guests, old)
        assert new not in {None, old}
        assert new is not None
        assert await turned(guests, old) is None  # another tab: its browser has the new one
        clock.now += TURN
        assert await guests.find(old) is not None  # the new one was never used
        found = await guests.find(new)
        assert found is not None
        assert found.guest == known.guest
        clock.now += GRACE - 1
        assert await guests.find(old) is not None
        assert await turned(guests, old) is None
        clock.now += 1
        assert await guests.find(old) is None
        assert await guests.find(new) is not None

    run(tmp_path, test)


def test_an_answer_that_got_lost_costs_nobody_their_guest(tmp_path: Path) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        _, old = await guests.greet("Ann", device=LAPTOP)
        clock.now += TURN
        lost = await turned(guests, old)
        clock.now += TURN_AGAIN
        again = await turned(guests, old)
        assert again not in {None, old, lost}
        assert again is not None
        assert lost is not None
        assert await guests.find(again) is not None
        assert await guests.find(lost) is None

    run(tmp_path, test)


def test_a_token_is_known_in_the_same_way_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "a.db") as store:
            clock = Clock()
            guests = Guests(store, 30, clock)
            _, old = await guests.greet("Ann")
            clock.now += TURN
            new = await turned(guests, old)
            assert new is not None
            fresh = Guests(store, 30, clock)
            assert await fresh.find(old) is not None
            assert await fresh.find(new) is not None
            await asyncio.sleep(0.1)  # that it was used is written
            clock.now += GRACE
            assert await Guests(store, 30, clock).find(old) is None
            assert await Guests(store, 30, clock).find(new) is not None

    asyncio.run(main())


def test_a_session_ends_when_it_was_not_used_for_long_and_not_while_it_is(tmp_path: Path) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        _, used = await guests.greet("Ann")
        _, unused = await guests.greet("Bob")
        for _ in range(3):
            clock.now += 29 * DAY
            assert await guests.find(used) is not None
        assert await guests.find(unused) is None
        await guests.end_idle()
        assert await guests.find(used) is not None
        with sqlite3.connect(tmp_path / "a.db") as connection:
            assert connection.execute("SELECT count(*) FROM sessions").fetchone() == (1,)

    run(tmp_path, test)


def test_a_guest_sees_their_devices_and_ends_one(tmp_path: Path) -> None:
    async def test(guests: Guests, clock: Clock) -> None:
        known, laptop = await guests.greet("Ann", device=LAPTOP)
        clock.now += SEEN
        _, phone = await guests.join(known.guest, PHONE)
        devices = await guests.sessions(known.guest.id)
        assert [(one.browser, one.system) for one in devices] == [
            ("Safari", "iPhone"),
            ("Firefox", "Windows"),
        ]
        assert await guests.end("somebody else", only=known.session.id) == frozenset()
        assert await guests.end(known.guest.id, only=known.session.id) == {known.session.id}
        assert await guests.find(laptop) is None
        assert await guests.find(phone) is not None

    run(tmp_path, test)


def test_all_devices_or_all_others_are_logged_out(tmp_path: Path) -> None:
    async def test(guests: Guests, _clock: Clock) -> None:
        known, here = await guests.greet("Ann", device=LAPTOP)
        others = [(await guests.join(known.guest, PHONE))[1] for _ in range(2)]
        assert len(await guests.end(known.guest.id, but=known.session.id)) == 2
        assert [await guests.find(token) for token in others] == [None, None]
        assert await guests.find(here) is not None
        await guests.end(known.guest.id)
        assert await guests.find(here) is None

    run(tmp_path, test)


def test_a_session_that_several_devices_share_becomes_one_of_each(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "a.db") as store:
            clock = Clock()
            guests = Guests(store, 30, clock)
            known, token = await guests.greet("Ann")
            await store.end_sessions(known.guest.id)
            hashed, now = known.session.token_hash, clock.now
            shared = Session("old", known.guest.id, hashed, now, now, 0, shared=True)
            await store.begin_session(shared)
            guests = Guests(store, 30, clock)
            assert await guests.find(token, only_shared=True) is not None
            laptop = await turned(guests, token, LAPTOP)
            assert laptop is not None
            assert await turned(guests, token, LAPTOP) is None  # it has its own now
            clock.now += TURN_AGAIN
            phone = await turned(guests, token, PHONE)
            assert phone is not None
            for own in (laptop, phone):
                found = await guests.find(own)
                assert found is not None
                assert await guests.find(own, only_shared=True) is None
                assert (found.guest, found.session.shared) == (known.guest, False)
            assert len(await guests.sessions(known.guest.id)) == 3

    asyncio.run(main())


def test_a_session_that_ends_while_it_is_looked_up_stays_ended(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "a.db") as store:
            known, token = await Guests(store).greet("Ann")
            guests = Guests(store)
            session = store.session

            async def slow(token_hash: str) -> tuple[Guest, Session] | None:
                found = await session(token_hash)
                if found is not None:
                    await guests.end(known.guest.id)
                return found

            store.session = slow  # type: ignore[method-assign]
            assert await guests.find(token) is None
            assert guests.recall(token) is None

    asyncio.run(main())


@pytest.mark.parametrize(
    ("header", "plain", "secure"),
    [
        (f"{COOKIE}=a", "a", "a"),
        (f"{COOKIE}=a; {COOKIE}=b", "a", "a"),
        (f"{COOKIE}=a; {SECURE_COOKIE}=s", "a", "s"),
        (f"{SECURE_COOKIE}=s; {SECURE_COOKIE}=t", "", "s"),
        ("other=x", "", ""),
    ],
)
def test_of_several_cookies_the_same_one_counts_everywhere(
    header: str, plain: str, secure: str
) -> None:
    cookies = parse_cookies(header)
    assert session_token(cookies, is_secure=False) == plain
    assert session_token(cookies, is_secure=True) == secure
