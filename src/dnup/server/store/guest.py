"""Who plays: people who gave a name."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who gave a name."""

    id: str
    name: str
    created_at: int  # milliseconds since 1970
    ink: int | None = None  # the number of the one that they have chosen
