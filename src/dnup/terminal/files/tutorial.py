"""The user's progress in the tutorial, kept in the data folder."""

from contextlib import suppress

from dnup.folders import data_folder


class ProgressFile:
    """The name of the step to go on with. It is a convenience: what cannot be kept is forgotten."""

    def __init__(self) -> None:
        self._path = data_folder() / "tutorial"

    def read(self) -> str:
        """The name; empty if there is none."""
        with suppress(OSError, UnicodeDecodeError):
            return self._path.read_text(encoding="utf-8").strip()
        return ""

    def write(self, name: str) -> None:
        """Keep a name."""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(f"{name}\n", encoding="utf-8")

    def clear(self) -> None:
        """Start over the next time."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
