"""Where dnup keeps files of its own when nobody names a place: on every system as on Linux."""

from pathlib import Path

from platformdirs.unix import Unix

_FOLDERS = Unix("dnup")


def data_folder() -> Path:
    """For what must last: matches, tables, progress. `$XDG_DATA_HOME` moves it."""
    return _FOLDERS.user_data_path


def cache_folder() -> Path:
    """For what can be made again. `$XDG_CACHE_HOME` moves it."""
    return _FOLDERS.user_cache_path
