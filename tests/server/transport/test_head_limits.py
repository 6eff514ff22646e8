"""What a hostile client can send before it has asked for anything: heads and connections."""

import asyncio
from pathlib import Path

import httpx
import pytest

from dnup.server.transport.admission import HEAD_BYTES
from support.echo import SECONDS, Running, run, running


async def send(server: Running, *parts: bytes) -> bytes:
    """What the server says to these bytes, until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
        async with asyncio.timeout(SECONDS):
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


@pytest.mark.parametrize("on_uvloop", [True, False])
@pytest.mark.parametrize(
    "parts",
    [
        [b"GET / HTTP/1.1\r\n", *[b"x: " + b"y" * 4000 + b"\r\n"] * 40],
        [b"GET / HTTP/1.1\r\nx: ", *[b"y" * 4000] * 40],
        [b"GET /", *[b"y" * 4000] * 40],
        [b"\r\n" * 100_000],
    ],
    ids=["many headers", "one header", "the address", "empty lines"],
)
def test_a_head_that_does_not_end_is_refused(
    tmp_path: Path, parts: list[bytes], *, on_uvloop: bool
) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            said = await send(server, *parts)
            assert said.startswith(b"HTTP/1.1 431 "), said[:100]
            assert b'{"code":"head-too-large","facts":{"limit":65536}}' in said

    run(test, on_uvloop=on_uvloop)


def test_what_follows_a_chunked_body_is_a_head_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            begin = b"POST /api/echo/a HTTP/1.1\r\nhost: \r\ntransfer-encoding: chunked\r\n\r\n"
            trailer = [b"x: " + b"y" * 4000 + b"\r\n"] * 40
            assert await send(server, begin + b"1\r\na\r\n0\r\n", *trailer) == b""

    run(test)


def test_long_bodies_and_heads_just_short_enough_pass(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(tmp_path, message_bytes=1_000_000) as server,
            httpx.AsyncClient() as http,
        ):
            body = "z" * 500_000
            long = await http.post(f"{server.url}/api/echo/a", content=body)
            assert long.json()["body"] == body
            for _ in range(3):  # on the same connection
                headers = {"x-long": "y" * (HEAD_BYTES - 1000)}
                answer = await http.get(f"{server.url}/api/echo/a", headers=headers)
                assert answer.status_code == 200

    run(test)
