"""WebKitGTK's MiniBrowser, driven over WebDriver on a display of its own: https://www.w3.org/TR/webdriver2."""

import base64
import os
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import ViewportSize

from browsers.window import HEAR_POLICY, SECONDS, BrowserError, Program, Window, find, running

# WebDriver tells nothing of the console, so the page keeps what is said there. All that is loaded
# before this runs is heard by `loading_faults`.
HEAR = """
window.faults = [];
for (const level of ["error", "warn"]) {
  const say = console[level];
  console[level] = (...said) => { faults.push(`${level}: ${said.join(" ")}`); say(...said); };
}
addEventListener("error", ({ message, target }) => {
  // Not a fault: what has changed its size while sizes were told is told its size a frame later.
  if (message?.startsWith("ResizeObserver loop")) return;
  faults.push(`error: ${message ?? `not loaded: ${target.src ?? target.href}`}`);
}, true);
addEventListener("unhandledrejection", (told) => faults.push(`rejected: ${told.reason}`));
"""
SETTLED = 4.0  # seconds after which a page has loaded all it wants


@contextmanager
def open_webkit(*before: str) -> Iterator[Window]:
    """A window of a new MiniBrowser; scripts to run on each page as soon as it is loaded."""
    driver = find("WebKitWebDriver", package="webkit2gtk-driver xvfb")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, _display() as display:
        port = _free_port()
        command = [driver, f"--port={port}", "--host=127.0.0.1"]
        with (
            running(command, Path(folder) / "log", **display) as program,
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=2 * SECONDS) as client,
        ):
            _wait_for(program, client)
            window = WebKit(client, HEAR, HEAR_POLICY, *before)
            try:
                yield window
            finally:
                window.close()


def loading_faults(address: str) -> list[str]:
    """What goes wrong while a page is loaded, as a MiniBrowser that nobody drives tells it."""
    program = _mini_browser()
    options = ["--enable-write-console-messages-to-stdout=true", "--private", address]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, _display() as display:
        log = Path(folder) / "log"
        # What it says must not stay in a buffer when it is ended.
        with running(["stdbuf", "-oL", program, *options], log, **display):
            time.sleep(SETTLED)
        told = log.read_text(errors="replace").splitlines()
    return [line for line in told if "CONSOLE" in line and ("ERROR" in line or "WARN" in line)]


class WebKit(Window):
    """A window of MiniBrowser."""

    def __init__(self, client: httpx.Client, *after: str) -> None:
        super().__init__("webkit")
        self._client = client
        self._after = after
        # Without its bars, a window can be as narrow as a phone.
        options = {"binary": _mini_browser(), "args": ["--automation", "--full-screen"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._path = "/session"
        self._path = f"/session/{self._post('', capabilities=wanted)['sessionId']}"

    def go(self, address: str) -> None:
        self._collect()
        self._post("/url", url=address)
        for script in self._after:
            self._post("/execute/sync", script=script, args=[])

    def evaluate(self, expression: str) -> Any:
        return self._post("/execute/sync", script=f"return {expression}", args=[])

    def click(self, x: float, y: float) -> None:
        actions = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self._post("/actions", actions=[{**mouse, "actions": actions}])

    def resize(self, size: ViewportSize) -> None:
        self._post("/window/rect", x=0, y=0, **size)

    def picture(self) -> bytes:
        return base64.b64decode(self._request("GET", "/screenshot"))

    def heard(self) -> list[str]:
        self._collect()
        return self.faults

    def close(self) -> None:
        """Let the browser end; it does so by itself if it can't hear any more."""
        with suppress(BrowserError):
            self._request("DELETE", "")

    def _collect(self) -> None:
        self.faults += self.evaluate("window.faults?.splice(0) ?? []")

    def _post(self, path: str, **values: Any) -> Any:
        return self._request("POST", path, json=values)

    def _request(self, method: str, path: str, **options: Any) -> Any:
        try:
            answer = self._client.request(method, self._path + path, **options)
        except httpx.HTTPError as error:
            raise BrowserError(f"WebKitWebDriver doesn't answer: {error!r}") from error
        value = answer.json()["value"]
        if answer.is_error:
            raise BrowserError(f"{path}: {value['error']}: {value['message']}")
        return value


@contextmanager
def _display() -> Iterator[dict[str, str]]:
    """The environment of programs that are shown on a screen that isn't there."""
    program = find("Xvfb", package="webkit2gtk-driver xvfb")
    command = [program, "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    with tempfile.TemporaryDirectory() as folder, running(command, Path(folder) / "log") as xvfb:
        number = xvfb.until_it_says(r"^(\d+)$")
        yield {"DISPLAY": f":{number}", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"}


def _mini_browser() -> str:
    places = [
        Path("/usr/libexec"),
        *Path("/usr/lib").glob("*"),
        Path("/usr/lib"),
        Path("/usr/lib64"),
    ]
    for place in places:
        for found in sorted(place.glob("webkit2gtk-4.*/MiniBrowser"), reverse=True):
            if os.access(found, os.X_OK):
                return str(found)
    return find("MiniBrowser", package="webkit2gtk-driver xvfb")


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _wait_for(program: Program, client: httpx.Client) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and program.process.poll() is None:
        try:
            client.get("/status")
        except httpx.ConnectError:
            time.sleep(0.05)
        else:
            return
    raise BrowserError(f"WebKitWebDriver did not start: {program.log.read_text()}")
