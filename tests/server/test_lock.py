"""The lock on a database: who has it, and where that server is found."""

from pathlib import Path

import pytest

from dnup.server.lock import DatabaseTakenError, Lock, check_free

ADDRESS = "http://127.0.0.1:8000"


def found_at(database: Path) -> str | None:
    """The address of the server that has a database, as a second server and a look find it."""
    with pytest.raises(DatabaseTakenError) as second:
        Lock(database)
    with pytest.raises(DatabaseTakenError) as look:
        check_free(database)
    assert second.value.address == look.value.address
    assert look.value.database == database
    return look.value.address


def test_the_address_is_known_while_the_server_can_be_reached(tmp_path: Path) -> None:
    database = tmp_path / "server.db"
    lock = Lock(database)
    assert found_at(database) is None
    lock.tell(ADDRESS)
    assert found_at(database) == ADDRESS
    lock.tell(None)
    assert found_at(database) is None
    lock.release()
    check_free(database)


def test_an_address_that_a_killed_server_left_is_not_told(tmp_path: Path) -> None:
    database = tmp_path / "server.db"
    lock = Lock(database)
    lock.tell(ADDRESS)
    lock.release()
    check_free(database)
    lock = Lock(database)
    assert found_at(database) is None
    lock.release()


@pytest.mark.parametrize(
    "written", [b"file:///etc/passwd", b"http://a b", b"http://a\nb", b"http://\xff", b"1234"]
)
def test_what_is_no_web_address_is_not_told(tmp_path: Path, written: bytes) -> None:
    database = tmp_path / "server.db"
    lock = Lock(database)
    (tmp_path / "server.db.lock").write_bytes(written)
    assert found_at(database) is None
    lock.release()


def test_to_look_makes_nothing_and_keeps_nothing(tmp_path: Path) -> None:
    database = tmp_path / "folder" / "server.db"
    check_free(database)
    assert not any(tmp_path.iterdir())
    Lock(database).release()
    check_free(database)
    Lock(database).release()
