"""Things that are kept for a while: those asked for least lately go first."""

from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")


class Cache(Generic[T]):
    """Things by name, up to a weight in all. What weighs more by itself is not kept."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._weight = 0
        self._things: OrderedDict[str, tuple[T, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    @property
    def weight(self) -> int:
        """Of all that is kept."""
        return self._weight

    def put(self, name: str, thing: T, weight: int) -> None:
        """Keep a thing under a name, in the place of what had it."""
        self.drop(name)
        if weight > self._most:
            return
        self._things[name] = (thing, weight)
        self._weight += weight
        while self._weight > self._most:
            _, (_, gone) = self._things.popitem(last=False)
            self._weight -= gone

    def get(self, name: str) -> T | None:
        """The thing with this name, if it is still kept; it stays the longer for being asked."""
        found = self._things.get(name)
        if found is None:
            return None
        self._things.move_to_end(name)
        return found[0]

    def drop(self, name: str) -> None:
        """Keep it no longer."""
        _, weight = self._things.pop(name, (None, 0))
        self._weight -= weight
