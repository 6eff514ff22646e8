"""The open HTTP connections: how many an address has, and which of them wait for nothing."""

from collections import Counter
from typing import Protocol


class Visitor(Protocol):
    """An HTTP connection, as far as making room for another one goes."""

    address: str

    def hang_up(self) -> None:
        """Close it: nobody waits for an answer on it."""


class Visitors:
    """Connections up to a limit, in all and of one address.

    A browser keeps connections for requests to come. Those that have been idle longest make room
    for new ones, so only those who really ask a lot at once are refused.
    """

    def __init__(self, most: int, most_of_one: int | None) -> None:
        """Without `most_of_one`, an address may have as many as there can be."""
        self.most = most
        self._most_of_one = most_of_one
        self._of_address: Counter[str] = Counter()
        self._idle: dict[Visitor, None] = {}  # the longest idle first

    def __len__(self) -> int:
        return self._of_address.total()

    def came(self, visitor: Visitor) -> str | None:
        """Count a new one, which is idle; or say which limit it's beyond, and nothing changes.

        Idle connections that stand in its way are closed.
        """
        most = self._most_of_one
        if most is not None and self._of_address[visitor.address] >= most:
            if not self._hang_up(visitor.address):
                return "too-many-from-address"
        elif len(self) >= self.most and not self._hang_up(None):
            return "too-many-connections"
        self._of_address[visitor.address] += 1
        self._idle[visitor] = None
        return None

    def went(self, visitor: Visitor) -> None:
        """Count it no more."""
        self._idle.pop(visitor, None)
        self._of_address[visitor.address] -= 1
        if self._of_address[visitor.address] <= 0:
            del self._of_address[visitor.address]

    def is_busy(self, visitor: Visitor) -> None:
        """It asks for something."""
        self._idle.pop(visitor, None)

    def is_idle(self, visitor: Visitor) -> None:
        """It has its answer, and waits for nothing."""
        self._idle[visitor] = None

    def _hang_up(self, address: str | None) -> bool:
        """Close the connection of an address, or of all, that has been idle longest."""
        found = next((one for one in self._idle if address in {None, one.address}), None)
        if found is not None:
            del self._idle[found]
            found.hang_up()
        return found is not None
