"""Backups: taken while a server runs, whole or not there, and good enough to play on from."""

import asyncio
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from dnup.server.store import Database, Stage, StoreError, StoreErrorCode, back_up, restore
from support.serving import Party, Player, Server, meet

Facts = dict[tuple[str, int], bytes]


def dnup(*arguments: str | Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "dnup", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def facts_in(database: Path) -> Facts:
    asked = "SELECT id, number, fact FROM facts JOIN tables ON key = table_key"
    with closing(sqlite3.connect(database)) as connection:
        return {(table, number): fact for table, number, fact in connection.execute(asked)}


def large(path: Path) -> Database:
    """A database of 60 MB."""
    database = Database(path)
    database.make()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO tables (id, code, closed) VALUES ('t', 'ABC234', 0)")
        rows = ((1, number, bytes(100_000)) for number in range(1, 601))
        connection.executemany("INSERT INTO facts VALUES (?, ?, ?)", rows)
    return database


def no_progress(_stage: Stage, _done: int, _of: int) -> None:
    pass


def test_a_backup_under_load_keeps_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    seen: dict[str, int] = {}  # the last number that each table had told before the backup began
    sessions: dict[str, str] = {}

    async def play_on(player: Player, until: asyncio.Event) -> None:
        while not until.is_set():
            await player.play()
            await player.send("ready", salt=f"salt {player.number}")
            await player.until_event("match-began")

    async def play_and_back_up(party: Party) -> None:
        players = []
        for name in ("Ann", "Ben", "Cleo"):
            (player,) = await party.sit(name, players=2, bots=["beginner"])
            await player.send("ready", salt=f"salt of {name}")
            await player.until_event("match-began")
            players.append(player)
            sessions[player.code] = player.session
        done = asyncio.Event()
        games = [asyncio.create_task(play_on(player, done)) for player in players]
        await asyncio.sleep(1)
        seen.update((player.code, player.number) for player in players)
        command = ("store", "backup", copy, "--database", server.database)
        backup = await asyncio.to_thread(lambda: dnup(*command))
        said, complained = await asyncio.to_thread(backup.communicate)
        assert backup.returncode == 0, complained
        assert f"written to {copy}, and checked." in said
        assert not any(game.done() for game in games), [
            game.exception() for game in games if game.done()
        ]
        assert all(player.number > seen[player.code] for player in players)  # it was under load
        done.set()
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)

    with Server(tmp_path / "server.db") as server:
        meet(server, play_and_back_up)
        server.kill()
    copied, all_of_it = facts_in(copy), facts_in(server.database)
    assert copied.items() <= all_of_it.items()
    restored = dnup("store", "restore", copy, "--database", again)
    assert restored.wait() == 0
    restored.communicate()

    async def come_back(party: Party) -> None:
        for code, session in sessions.items():
            player = await party.arrive("", session)
            await player.ask("join", code=code)
            assert player.number >= seen[code]
            await player.play()  # from there to the end of the match

    with Server(again) as server:
        meet(server, come_back)
        assert server.faults() == []


def test_a_backup_is_for_its_owner_alone_and_one_file(tmp_path: Path) -> None:
    database = Database(tmp_path / "server.db")
    database.make()
    size = back_up(database, tmp_path / "copy.db", no_progress)
    assert sorted(file.name for file in tmp_path.glob("*copy*")) == ["copy.db"]
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    assert size == (tmp_path / "copy.db").stat().st_size > 0


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    database = Database(tmp_path / "server.db")
    database.make()
    (tmp_path / "mine.db").write_text("keep me")
    with pytest.raises(FileExistsError):
        back_up(database, tmp_path / "mine.db", no_progress)
    back_up(database, tmp_path / "copy.db", no_progress)
    with pytest.raises(FileExistsError):
        restore(tmp_path / "copy.db", database, no_progress)
    assert (tmp_path / "mine.db").read_text() == "keep me"


@pytest.mark.parametrize("stage", list(Stage))
def test_a_backup_that_is_stopped_leaves_nothing(tmp_path: Path, stage: Stage) -> None:
    database = large(tmp_path / "server.db")
    before = {file.name for file in tmp_path.iterdir()}
    calls = 0

    def stop(at: Stage, _done: int, _of: int) -> None:
        nonlocal calls
        calls += at is stage
        if calls == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(database, tmp_path / "copy.db", stop)
    assert {file.name for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_a_backup_and_leaves_nothing(tmp_path: Path, number: int) -> None:
    database = large(tmp_path / "server.db")
    (tmp_path / "to").mkdir()
    backup = dnup("store", "backup", tmp_path / "to" / "copy.db", "--database", database.path)
    while backup.poll() is None and not list((tmp_path / "to").iterdir()):
        time.sleep(0.001)
    backup.send_signal(number)
    _, complained = backup.communicate()
    assert (backup.returncode, complained) == (128 + number, "")
    assert list((tmp_path / "to").iterdir()) == []


def test_a_damaged_database_makes_no_backup(tmp_path: Path) -> None:
    database = large(tmp_path / "server.db")
    with database.path.open("r+b") as file:
        file.seek(30_000_000)
        file.write(b"\xff" * 8192)
    with pytest.raises(StoreError) as caught:
        back_up(database, tmp_path / "copy.db", no_progress)
    assert caught.value.code is StoreErrorCode.DAMAGED
    assert not list(tmp_path.glob("*copy*"))


def test_a_log_left_from_another_database_is_not_mixed_in(tmp_path: Path) -> None:
    database = Database(tmp_path / "server.db")
    database.make()
    back_up(database, tmp_path / "copy.db", no_progress)
    (tmp_path / "new.db-wal").write_bytes(b"old")
    with pytest.raises(StoreError) as caught:
        restore(tmp_path / "copy.db", Database(tmp_path / "new.db"), no_progress)
    assert caught.value.code is StoreErrorCode.LEFT_BEHIND
    assert not (tmp_path / "new.db").exists()


def test_another_file_is_not_restored(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE letters (text)")
    with pytest.raises(StoreError) as caught:
        restore(tmp_path / "other.db", Database(tmp_path / "new.db"), no_progress)
    assert caught.value.code is StoreErrorCode.FOREIGN_DATABASE
    assert not (tmp_path / "new.db").exists()
