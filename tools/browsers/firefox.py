"""Firefox, driven over WebDriver BiDi, which it speaks itself: https://w3c.github.io/webdriver-bidi."""

import base64
import itertools
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from browsers.window import HEAR_POLICY, SECONDS, BrowserError, Window, find, running

# Nothing but the server under test is asked for anything.
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "intl.accept_languages": "en-GB, en",
    "media.gmp-manager.updateEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}


@contextmanager
def open_firefox(*before: str) -> Iterator[Window]:
    """A window of a new Firefox; scripts to run before all others on each page."""
    program = find("firefox-esr", "firefox", package="firefox-esr")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder) / "profile"
        profile.mkdir()
        lines = (f'user_pref("{name}", {json.dumps(to)});\n' for name, to in PREFERENCES.items())
        (profile / "user.js").write_text("".join(lines))
        command = [program, "--headless", "--no-remote", "--profile", str(profile)]
        command += ["--remote-debugging-port", "0", "about:blank"]
        with running(command, Path(folder) / "log", MOZ_CRASHREPORTER_DISABLE="1") as firefox:
            address = firefox.until_it_says(r"WebDriver BiDi listening on (ws://\S+)")
            with connect(f"{address}/session", max_size=None) as socket:
                yield Firefox(socket, HEAR_POLICY, *before)


class Firefox(Window):
    """A window of Firefox."""

    def __init__(self, socket: ClientConnection, *before: str) -> None:
        super().__init__("firefox")
        self._socket = socket
        self._ids = itertools.count(1)
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._context = self._call("browsingContext.getTree")["contexts"][0]["context"]
        for script in before:
            self._call("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def go(self, address: str) -> None:
        self._here("browsingContext.navigate", url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        told = self._call(
            "script.evaluate",
            expression=expression,
            target={"context": self._context},
            awaitPromise=True,
        )
        if told["type"] == "exception":
            raise BrowserError(told["exceptionDetails"]["text"])
        return told["result"].get("value")

    def click(self, x: float, y: float) -> None:
        actions = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "actions": actions}
        self._here("input.performActions", actions=[source])

    def resize(self, size: ViewportSize) -> None:
        self._here("browsingContext.setViewport", viewport={**size})

    def picture(self) -> bytes:
        return base64.b64decode(self._here("browsingContext.captureScreenshot")["data"])

    def _here(self, method: str, **parameters: Any) -> Any:
        return self._call(method, context=self._context, **parameters)

    def _call(self, method: str, **parameters: Any) -> Any:
        """Send a command, and give its result; what is told meanwhile is noted."""
        id_ = next(self._ids)
        try:
            self._socket.send(json.dumps({"id": id_, "method": method, "params": parameters}))
            while (told := json.loads(self._socket.recv(SECONDS))).get("id") != id_:
                if told["method"] == "log.entryAdded":
                    self._note(told["params"])
        except ConnectionClosed as error:
            raise BrowserError("Firefox has ended") from error
        if told["type"] == "error":
            raise BrowserError(f"{method}: {told['error']}: {told['message']}")
        return told["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] in {"error", "warn"}:
            frames = (entry.get("stackTrace") or {}).get("callFrames") or [{}]
            self.faults.append(f"{entry['level']}: {entry['text']} {frames[0].get('url', '')}")
