"""The puzzles the user has solved, kept in the data folder."""

from contextlib import suppress

from dnup.folders import data_folder


class SolvedFile:
    """The names of solved puzzles. It is a convenience: what cannot be kept is forgotten."""

    def __init__(self) -> None:
        self._path = data_folder() / "puzzles"

    def read(self) -> list[str]:
        """The names, in the order in which they were solved."""
        with suppress(OSError, UnicodeDecodeError):
            return self._path.read_text(encoding="utf-8").split()
        return []

    def add(self, name: str) -> None:
        """Keep a name."""
        if name in self.read():
            return
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{name}\n")
