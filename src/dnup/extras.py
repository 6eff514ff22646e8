"""How to get the parts of dnup that aren't installed, in the words of how it was installed.

Needs nothing but the standard library: it is asked when other packages are missing.
"""

import json
import shlex
import sys
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlparse


def install_command(*, again: bool = False) -> str:
    """The command that installs the whole game where this dnup is installed.

    With `again` also where it is there already, to build what was left out.
    """
    source = _source()
    if source.get("dir_info", {}).get("editable"):
        folder = unquote(urlparse(source["url"]).path)
        wanted = f"--editable {shlex.quote(f'{folder}[all]')}"
    else:
        wanted = shlex.quote(f"dnup[all]{_address(source)}")
    if Path(sys.prefix, "uv-receipt.toml").exists():
        return f"uv tool install --force{' --reinstall' * again} {wanted}"
    if Path(sys.prefix, "pipx_metadata.json").exists():
        return f"pipx install --force {wanted}"
    python = shlex.quote(sys.executable)
    if find_spec("pip") is None:
        return f"uv pip install{' --reinstall' * again} --python {python} {wanted}"
    return f"{python} -m pip install{' --force-reinstall' * again} {wanted}"


def checkout() -> Path | None:
    """The folder of the clone that this dnup runs from, if it isn't an installed copy."""
    folder = Path(__file__).parents[2]
    return folder if Path(folder, "web", "package.json").exists() else None


def build_command() -> str:
    """The command that builds the browser game into this dnup."""
    folder = checkout()
    if folder is None:
        return install_command(again=True)
    return "make web" if Path.cwd() == folder else f"make -C {shlex.quote(str(folder))} web"


def _address(source: dict[str, Any]) -> str:
    """Where it was installed from, as a requirement has it: ` @ git+https://...`, or nothing."""
    if not source:
        return ""
    vcs = source.get("vcs_info", {})
    revision = vcs.get("requested_revision")
    kind = f"{vcs['vcs']}+" if vcs else ""
    return f" @ {kind}{source['url']}{f'@{revision}' if revision else ''}"


def _source() -> dict[str, Any]:
    """What the installer noted of where the package came from; empty for a package index."""
    try:
        noted = distribution("dnup").read_text("direct_url.json")
        source = json.loads(noted or "{}")
    except (PackageNotFoundError, OSError, ValueError):
        return {}
    return source if isinstance(source, dict) else {}
