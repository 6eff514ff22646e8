"""A shelf keeps what was asked for lately, up to its weight."""

from dnup.server.work.cache import Cache


def test_what_was_asked_for_least_lately_goes_first() -> None:
    shelf: Cache[str] = Cache(10)
    for name in "abc":
        shelf.put(name, name.upper(), 3)
    assert shelf.get("a") == "A"
    shelf.put("d", "D", 4)
    assert [shelf.get(name) for name in "abcd"] == ["A", None, "C", "D"]
    assert (len(shelf), shelf.weight) == (3, 10)


def test_one_name_has_one_thing() -> None:
    shelf: Cache[str] = Cache(10)
    shelf.put("a", "old", 9)
    shelf.put("a", "new", 2)
    assert (shelf.get("a"), shelf.weight) == ("new", 2)
    shelf.drop("a")
    shelf.drop("a")
    assert (shelf.get("a"), len(shelf), shelf.weight) == (None, 0, 0)


def test_what_is_too_heavy_is_not_kept() -> None:
    shelf: Cache[str] = Cache(10)
    shelf.put("a", "A", 1)
    shelf.put("b", "B", 11)
    assert (shelf.get("b"), shelf.weight) == (None, 1)
    assert shelf.get("a") == "A"  # it did not have to go in vain
