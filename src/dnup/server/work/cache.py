"""Things that are kept for a while: those asked for least lately go first."""

from typing import Generic, TypeVar

from cachetools import LRUCache

T = TypeVar("T")


class Cache(Generic[T]):
    """Things by name, up to a weight in all. What weighs more by itself is not kept."""

    def __init__(self, most: int) -> None:
        self._kept: LRUCache[str, tuple[T, int]] = LRUCache(most, getsizeof=lambda kept: kept[1])

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def weight(self) -> float:
        """Of all that is kept."""
        return self._kept.currsize

    def put(self, name: str, thing: T, weight: int) -> None:
        """Keep a thing under a name, in the place of what had it."""
        self.drop(name)
        if weight <= self._kept.maxsize:
            self._kept[name] = (thing, weight)

    def get(self, name: str) -> T | None:
        """The thing with this name, if it is still kept; it stays the longer for being asked."""
        found = self._kept.get(name)
        return None if found is None else found[0]

    def drop(self, name: str) -> None:
        """Keep it no longer."""
        self._kept.pop(name, None)
