"""Settings have sane defaults, refuse nonsense by name, and stand in the manual."""

from dataclasses import fields
from pathlib import Path

import pytest

from dnup.bots import BOTS, LEVELS
from dnup.server.limits import Rate
from dnup.server.settings import (
    ENVIRONMENT,
    ServerSettings,
    SettingError,
    SettingErrorCode,
    default_database,
)

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def option_of(name: str) -> str:
    return "--" + {"origins": "origin", "names": "name"}.get(name, name).replace("_", "-")


@pytest.mark.parametrize("name", [field.name for field in fields(ServerSettings)])
def test_the_manual_names_each_setting_with_its_default(name: str) -> None:
    option = option_of(name)
    rows = [line for line in HOSTING.read_text().splitlines() if line.startswith(f"| `{option}`")]
    assert len(rows) == 1, option
    default = {field.name: field.default for field in fields(ServerSettings)}[name]
    if isinstance(default, Rate):
        assert f"| {default} |" in rows[0]
    if isinstance(default, int | float) and not isinstance(default, bool):
        assert f"{default:g}" in rows[0].replace(",", "")
    assert ENVIRONMENT in HOSTING.read_text()


def test_the_database_lies_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == Path("/data/dnup/server.db")
    home = Path.home() / ".local/share/dnup/server.db"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert default_database() == home
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_database() == home


@pytest.mark.parametrize(
    ("wrong", "fault", "option"),
    [
        ({"public_url": "play.example.org"}, SettingErrorCode.URL, "--public-url"),
        ({"public_url": "ftp://example.org"}, SettingErrorCode.URL, "--public-url"),
        ({"public_url": "https://example.org:port"}, SettingErrorCode.URL, "--public-url"),
        ({"public_url": "https://user@example.org"}, SettingErrorCode.URL, "--public-url"),
        ({"origins": ("https://example.org/",)}, SettingErrorCode.ORIGIN, "--origin"),
        ({"origins": ("*",)}, SettingErrorCode.ORIGIN, "--origin"),
        ({"origins": ("null",)}, SettingErrorCode.ORIGIN, "--origin"),
        ({"ping_after": 0.0}, SettingErrorCode.TIME, "--ping-after"),
        ({"ping_timeout": float("inf")}, SettingErrorCode.TIME, "--ping-timeout"),
        ({"ping_timeout": float("nan")}, SettingErrorCode.TIME, "--ping-timeout"),
        ({"levels": ("master", "godlike")}, SettingErrorCode.LEVEL, "--levels"),
        ({"levels": ()}, SettingErrorCode.LEVEL, "--levels"),
    ],
)
def test_nonsense_is_refused_by_the_name_of_its_option(
    wrong: dict[str, object], fault: SettingErrorCode, option: str
) -> None:
    with pytest.raises(SettingError) as caught:
        ServerSettings(**wrong)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.option) == (fault, option)


def test_the_levels_are_offered_and_references_can_be() -> None:
    assert ServerSettings().levels == LEVELS
    assert ServerSettings(levels=BOTS).levels == BOTS


def test_a_database_must_be_able_to_be_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for database in (tmp_path, tmp_path / "file" / "server.db"):
        with pytest.raises(SettingError, match="--database"):
            ServerSettings(database=database)
    ServerSettings(database=tmp_path / "new" / "folder" / "server.db")


def test_own_origins_are_what_was_set_in_one_spelling() -> None:
    settings = ServerSettings(
        public_url="https://Play.Example.org:443/dnup/", origins=("http://LOCALHOST:5173",)
    )
    assert settings.own_origins == {"https://play.example.org", "http://localhost:5173"}
    assert settings.public_url == "https://Play.Example.org:443/dnup"
