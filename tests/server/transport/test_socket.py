"""WebSockets over real connections: what is right arrives, what is wrong closes with its code."""

import asyncio
import gc
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import websockets

from dnup.server.transport.socket import Socket
from support.echo import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    SECONDS,
    TEXT,
    Echo,
    Raw,
    Running,
    frame,
    numbered,
    run,
    running,
)

CONTINUATION = 0


def backlog(client: Echo) -> int:
    """The bytes that wait in the server for this client."""
    assert isinstance(client.wire, Socket)
    return client.wire.backlog


@asynccontextmanager
async def conversation(folder: Path, **settings: object) -> AsyncIterator[tuple[Raw, Echo]]:
    """A raw socket and the client that the service holds for it."""
    async with running(folder, **settings) as server:
        raw = await server.connect()
        yield raw, server.service.clients[0]


@pytest.mark.parametrize("on_uvloop", [True, False])
def test_a_usual_client_talks_and_both_sides_learn_of_the_end(
    tmp_path: Path, *, on_uvloop: bool
) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            async with websockets.connect(f"{server.ws}/ws") as socket:
                for size in (0, 5, 125, 126, 9000, 16384):
                    await socket.send("ö" * (size // 2))
                    assert await socket.recv() == "ö" * (size // 2)
                await socket.send(["in ", "three ", "parts"])
                assert await socket.recv() == "in three parts"
                await asyncio.wait_for(await socket.ping(), SECONDS)
            client = server.service.clients[0]
            await asyncio.wait_for(client.gone.wait(), SECONDS)
            assert (client.log[0], client.log[-1]) == ("opened", "closed")
            assert client.log.count("closed") == 1
            assert socket.close_code == 1000
            assert server.metrics.connections == 0
            assert (server.metrics.received, server.metrics.sent) == (7, 7)

    run(test, on_uvloop=on_uvloop)


@pytest.mark.parametrize("on_uvloop", [True, False])
def test_bytes_right_behind_the_request_are_not_lost(tmp_path: Path, *, on_uvloop: bool) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            early = frame(TEXT, b"early") + frame(TEXT, b"x" * 5000) + frame(TEXT, b"half")
            raw = await server.connect(early=early[:-2])
            assert await raw.receive() == (TEXT, b"early")
            assert await raw.receive() == (TEXT, b"x" * 5000)
            raw.writer.write(early[-2:])
            assert await raw.receive() == (TEXT, b"half")

    run(test, on_uvloop=on_uvloop)


def test_a_frame_that_comes_byte_by_byte_is_one_message(tmp_path: Path) -> None:
    async def test() -> None:
        async with conversation(tmp_path) as (raw, client):
            for byte in frame(TEXT, "zwölf".encode()):
                raw.writer.write(bytes([byte]))
                await asyncio.sleep(0)
            assert await raw.receive() == (TEXT, "zwölf".encode())
            assert client.log == ["opened", "zwölf".encode()]

    run(test)


def test_a_ping_between_fragments_is_answered_and_the_message_stays_whole(tmp_path: Path) -> None:
    async def test() -> None:
        async with conversation(tmp_path) as (raw, client):
            raw.send(TEXT, "ö".encode()[:1], fin=False)  # a letter may be cut in two
            raw.send(PING, b"are you there")
            raw.send(CONTINUATION, "ö".encode()[1:], fin=False)
            raw.send(CONTINUATION)
            assert await raw.receive() == (PONG, b"are you there")
            assert await raw.receive() == (TEXT, "ö".encode())
            assert client.log == ["opened", "ö".encode()]

    run(test)


def misbehave(*frames: bytes) -> Callable[[Raw], None]:
    return lambda raw: raw.writer.write(b"".join(frames))


@pytest.mark.parametrize(
    ("code", "deed"),
    [
        (1003, misbehave(frame(BINARY, b"binary"))),
        (1003, misbehave(frame(BINARY, b"bin", fin=False))),
        (1007, misbehave(frame(TEXT, b"\xff\xfe"))),
        (1007, misbehave(frame(TEXT, b"\xed\xa0\x80"))),  # a surrogate
        (1007, misbehave(frame(TEXT, b"\xc3", fin=False), frame(0, b"\x28"))),
        (1009, misbehave(frame(TEXT, b"x" * 16385))),
        (1009, misbehave(frame(TEXT, b"x" * 70000))),
        (1009, misbehave(frame(TEXT, b"x" * 9000, fin=False), frame(0, b"x" * 9000))),
        (1002, misbehave(frame(TEXT, b"x", rsv=4))),
        (1002, misbehave(frame(TEXT, b"x", masked=False))),
        (1002, misbehave(frame(3, b"x"))),
        (1002, misbehave(frame(PING, b"x" * 126))),
        (1002, misbehave(frame(PING, b"x", fin=False))),
        (1002, misbehave(frame(CONTINUATION, b"x"))),
        (1002, misbehave(frame(TEXT, b"x", fin=False), frame(TEXT, b"y"))),
        (1002, misbehave(frame(CLOSE, b"\x03"))),
        (1002, misbehave(frame(CLOSE, struct.pack("!H", 999)))),
        (1007, misbehave(frame(CLOSE, struct.pack("!H", 1000) + b"\xff"))),
        (
            1008,
            misbehave(*[frame(TEXT, b"", fin=False)], *[frame(CONTINUATION, b"", fin=False)] * 200),
        ),
    ],
)
def test_what_breaks_the_rules_closes_with_its_code_and_delivers_nothing(
    tmp_path: Path, code: int, deed: Callable[[Raw], None]
) -> None:
    async def test() -> None:
        async with conversation(tmp_path) as (raw, client):
            deed(raw)
            raw.send(TEXT, b"too late")
            assert await raw.close_code() == code
            await asyncio.wait_for(client.gone.wait(), SECONDS)
            assert client.log == ["opened", "closed"]

    run(test)


def test_messages_before_a_broken_frame_in_another_packet_are_delivered(tmp_path: Path) -> None:
    async def test() -> None:
        async with conversation(tmp_path) as (raw, client):
            raw.send(TEXT, b"one")
            assert await raw.receive() == (TEXT, b"one")
            raw.send(TEXT, b"two", masked=False)
            assert await raw.close_code() == 1002
            assert client.log[:2] == ["opened", b"one"]

    run(test)


@pytest.mark.parametrize(
    ("sent", "answered"), [(b"", 1000), (b"\x03\xe9", 1001), (b"\x0f\xa0", 4000)]
)
def test_a_goodbye_is_answered_with_its_code(tmp_path: Path, sent: bytes, answered: int) -> None:
    async def test() -> None:
        async with conversation(tmp_path) as (raw, client):
            raw.send(CLOSE, sent)
            assert await raw.close_code() == answered
            await asyncio.wait_for(client.gone.wait(), SECONDS)

    run(test)


def test_the_service_closes_with_a_code_of_its_own_and_a_reason_of_any_length(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, websockets.connect(f"{server.ws}/ws") as socket:
            server.service.clients[0].wire.close(4001, "ö" * 200)
            server.service.clients[0].wire.close(4002, "said once only")
            server.service.clients[0].wire.send(b"into the void")
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4001
            assert socket.close_reason == "ö" * 61

    run(test)


def test_a_peer_that_does_not_answer_a_goodbye_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dnup.server.transport.socket._GOODBYE_SECONDS", 0.1)

    async def test() -> None:
        async with conversation(tmp_path) as (raw, client):
            raw.send(TEXT, b"close 4003")
            assert await raw.receive() == (CLOSE, struct.pack("!H", 4003) + b"as asked")
            await asyncio.wait_for(client.gone.wait(), SECONDS)

    run(test)


def test_a_client_that_fails_is_closed_with_1011_and_others_notice_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            good, bad = await server.connect(), await server.connect()
            bad.send(TEXT, b"fail")
            assert await bad.close_code() == 1011
            good.send(TEXT, b"still here")
            assert await good.receive() == (TEXT, b"still here")

    run(test)
    assert "client-failed" in caplog.text


def test_a_line_that_is_cut_is_told_to_the_client_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with conversation(tmp_path) as (raw, client):
            raw.cut()
            await asyncio.wait_for(client.gone.wait(), SECONDS)
            client.wire.send(b"into the void")
            client.wire.close(1000)
            assert client.log == ["opened", "closed"]

    run(test)


@pytest.mark.parametrize("on_uvloop", [True, False])
def test_a_slow_reader_is_dropped_and_others_notice_nothing(
    tmp_path: Path, *, on_uvloop: bool
) -> None:
    async def test() -> None:
        async with running(tmp_path, backlog_bytes=64 * 1024) as server:
            slow, good = await server.connect(), await server.connect()
            slow.writer.transport.pause_reading()  # type: ignore[attr-defined]
            client = server.service.clients[0]
            for _ in range(10_000):
                client.wire.send(b"x" * 1000)
                if backlog(client) > 70_000:
                    break
            async with asyncio.timeout(SECONDS):
                await client.gone.wait()
            assert server.metrics.slow_readers == 1
            assert client.log == ["opened", "closed"]
            good.send(TEXT, b"still here")
            assert await good.receive() == (TEXT, b"still here")
            slow.cut()

    run(test, on_uvloop=on_uvloop)


@pytest.mark.parametrize("on_uvloop", [True, False])
@pytest.mark.parametrize("size", [1000, 8192, 8193, 20_000, 70_000])
def test_messages_that_had_to_wait_arrive_unharmed(
    tmp_path: Path, size: int, *, on_uvloop: bool
) -> None:
    async def test() -> None:
        async with conversation(tmp_path, backlog_bytes=100_000_000) as (raw, client):
            raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
            sent = 0
            while sent * size < 20_000_000 and backlog(client) < 1_000_000:
                client.wire.send(numbered(sent, size))
                sent += 1
            assert backlog(client) > 0
            raw.writer.transport.resume_reading()  # type: ignore[attr-defined]
            for number in range(sent):
                assert await raw.receive() == (TEXT, numbered(number, size))

    run(test, on_uvloop=on_uvloop)


def test_an_idle_client_is_pinged_and_lives_if_it_answers(tmp_path: Path) -> None:
    async def test() -> None:
        async with conversation(tmp_path, ping_after=0.2, ping_timeout=0.4) as (raw, client):
            for _ in range(4):
                assert await raw.receive() == (PING, b"")
                raw.send(PONG)
            assert client.log == ["opened"]

    run(test)


def test_a_half_open_connection_is_dropped_after_the_set_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, ping_after=0.2, ping_timeout=0.2) as server:
            raw = await server.connect()
            client = server.service.clients[0]
            await asyncio.wait_for(client.gone.wait(), SECONDS)
            assert client.log == ["opened", "closed"]
            assert server.metrics.half_open == 1
            raw.cut()

    run(test)


def test_a_closed_socket_leaves_nothing_behind(tmp_path: Path) -> None:
    async def test() -> int:
        async with running(tmp_path) as server:
            await _come_and_go(server, 5)
            before = len(gc.get_objects())
            await _come_and_go(server, 50)
            return len(gc.get_objects()) - before

    assert run(test) < 500


async def _come_and_go(server: Running, times: int) -> None:
    for _ in range(times):
        raw = await server.connect()
        raw.send(CLOSE)
        assert await raw.close_code() == 1000
        await server.service.clients[-1].gone.wait()
    server.service.clients.clear()
    server.service.upgrades.clear()
    server.hang_up()
    await asyncio.sleep(0.05)
    gc.collect()
