"""What `dnup` says of parts that aren't installed, for each way to install it."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from dnup import extras

GIT = {
    "url": "https://example.org/dnup.git",
    "vcs_info": {"vcs": "git", "commit_id": "abc", "requested_revision": "main"},
}
FOLDER = {"url": "file:///home/anna/my%20games/dnup", "dir_info": {}}
EDITABLE = {"url": "file:///home/anna/my%20games/dnup", "dir_info": {"editable": True}}
WHEEL = {"url": "file:///tmp/dnup-0.1.0-py3-none-any.whl", "archive_info": {}}


@pytest.mark.parametrize(
    ("source", "mark", "command"),
    [
        (GIT, "", "PYTHON -m pip install 'dnup[all] @ git+https://example.org/dnup.git@main'"),
        (
            GIT,
            "uv-receipt.toml",
            "uv tool install --force 'dnup[all] @ git+https://example.org/dnup.git@main'",
        ),
        (
            GIT,
            "pipx_metadata.json",
            "pipx install --force 'dnup[all] @ git+https://example.org/dnup.git@main'",
        ),
        (FOLDER, "", "PYTHON -m pip install 'dnup[all] @ file:///home/anna/my%20games/dnup'"),
        (EDITABLE, "", "PYTHON -m pip install --editable '/home/anna/my games/dnup[all]'"),
        (WHEEL, "", "PYTHON -m pip install 'dnup[all] @ file:///tmp/dnup-0.1.0-py3-none-any.whl'"),
        ({}, "", "PYTHON -m pip install 'dnup[all]'"),
        ({}, "uv-receipt.toml", "uv tool install --force 'dnup[all]'"),
    ],
)
def test_the_command_fits_how_it_was_installed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    source: dict[str, object],
    mark: str,
    command: str,
) -> None:
    class Noted:
        def read_text(self, name: str) -> str | None:
            assert name == "direct_url.json"
            return json.dumps(source) if source else None

    monkeypatch.setattr(extras, "distribution", lambda _name: Noted())
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(sys, "executable", "PYTHON")
    if mark:
        (tmp_path / mark).touch()
    assert extras.install_command() == command


def test_an_environment_without_pip_is_uvs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _name: None)
    assert extras.install_command().startswith("uv pip install --python ")


def test_to_install_it_again_it_must_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "checkout", lambda: None)
    assert "-m pip install --force-reinstall " in extras.build_command()


def test_a_clone_is_built_by_make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = extras.checkout()
    assert folder is not None
    monkeypatch.chdir(tmp_path)
    assert extras.build_command() == f"make -C {shlex.quote(str(folder))} web"
    monkeypatch.chdir(folder)
    assert extras.build_command() == "make web"
