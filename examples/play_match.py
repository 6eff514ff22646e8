"""Play a whole match against bots on a dnup server, and verify that it was dealt fairly.

    python examples/play_match.py http://127.0.0.1:8000

Written from docs/protocol.md alone. Needs the package `websockets`, and `dnup` to verify.
"""

import argparse
import json
import secrets
import subprocess
import sys
import time
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

try:
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
    from websockets.sync.client import ClientConnection, connect
except ModuleNotFoundError:
    sys.exit(f"This example needs one more package: {sys.executable} -m pip install websockets")

Message = dict[str, Any]
PATIENCE = 60  # seconds in which a server that is gone must be back
FINAL = {1009: "too long", 4001: "taken over by another client", 4401: "the session is gone"}


class Failed(Exception):  # noqa: N818 - it is printed as it is
    """Something that another try will not mend."""


class Player:
    """A guest at a table of bots, who comes back when the connection is lost."""

    def __init__(self, server: str, players: int, level: str) -> None:
        self.server, self.players, self.level = server, players, level
        body, headers = b'{"name": "Example"}', {"Content-Type": "application/json"}
        with urlopen(Request(f"{server}/api/guest", body, headers), timeout=10) as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]
        self.view: Message = {}  # the last `table` or `update`, with the table's code
        self.asked: Message | None = None  # the last request on this connection
        self.salt, self.commitment = secrets.token_hex(16), ""
        self.sealed: list[str] = []  # the hashes of everybody's salts
        self.heard_at = time.monotonic()
        self.lost = 0  # connections

    def play(self) -> Message:
        """Play until the match is over, over as many connections as it takes; gives its state."""
        while time.monotonic() < self.heard_at + PATIENCE:
            try:
                url = "ws" + self.server.removeprefix("http") + "/ws/1"
                with connect(url, additional_headers={"Cookie": self.cookie}) as socket:
                    return self.talk(socket)
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 1006
                if code in FINAL:
                    raise Failed(f"the connection was closed: {FINAL[code]}") from None
                self.lost += 1
            except (OSError, InvalidHandshake) as error:
                if not self.view:
                    raise Failed(f"no connection: {error}") from None
            time.sleep(0.5)
        raise Failed(f"the server has been gone for {PATIENCE} seconds")

    def talk(self, socket: ClientConnection) -> Message:
        """One connection, from its welcome to the end of the match."""
        self.asked = None
        while self.view.get("state", {}).get("phase") != "finished":
            request = self.answer(json.loads(socket.recv()))
            if request is not None and request != self.asked:
                socket.send(json.dumps(request))
                self.asked = request
        return dict(self.view["state"])

    def answer(self, message: Message) -> Message | None:
        """Take in a delivery; gives what to ask for next, or None to wait."""
        match message["kind"]:
            case "welcome":
                return self.enter(self.view.get("number"))
            case "update" if message["after"] != self.view["number"]:
                return self.enter(None)  # something is missing: begin anew
            case "table" | "update":
                self.view = {"code": self.view.get("code")} | message
                self.heard_at = time.monotonic()
            case "refused" if message["code"] in {"too-fast", "not-saved"}:
                time.sleep(message.get("facts", {}).get("seconds", 1))
                self.asked = None  # so that it is asked for again
            case "refused" if message["code"] != "stale-turn":
                raise Failed(f"{self.asked} was refused: {message}")
        return self.choose_request(self.view["state"]) if self.view else None

    def enter(self, have: int | None) -> Message:
        """Open the table, or come back to it with all up to this number."""
        if not self.view:
            return {"kind": "create", "options": {"players": self.players, "pace": 0}}
        return {"kind": "join", "code": self.view["code"], "have": have}

    def choose_request(self, state: Message) -> Message | None:
        """What to ask for, as the table stands."""
        if state["phase"] == "gathering":
            for seat in state["seats"]:
                if seat["kind"] == "empty":
                    return {"kind": "bot", "seat": seat["seat"], "level": self.level}
            self.commitment = self.commitment or state["commitment"]  # before the salt is sent
            mine = sha256(self.salt.encode()).hexdigest()
            if "sealed" not in state:
                return {"kind": "ready", "salt_commitment": mine}
            if mine in state["sealed"]["salt_commitments"]:
                # Everybody's hash, before any salt is told.
                self.sealed = state["sealed"]["salt_commitments"]
                return {"kind": "reveal", "salt": self.salt}
            raise Failed("the server says that another salt was committed to")
        match = state["match"]
        if "choices" in self.view:
            return {"kind": "act", "turn": match["turn"], "action": self.choose_action()}
        return {"kind": "next", "round": match["round"]} if match["to_act"] is None else None

    def choose_action(self) -> Message:
        """As many cards as possible; or take a set now and then, or turn the hand."""
        choices, hand = self.view["choices"], self.view["hand"]
        for play in sorted(choices["plays"], key=lambda play: -play["sizes"][-1]):
            fitting = [card for card in hand if card.startswith(f"{play['value']}/")]
            return {"kind": "play", "cards": fitting[: play["sizes"][-1]]}
        for add in choices["adds"]:
            return {"kind": "add", "card": add["cards"][0], "to": add["to"]}
        for area in choices["takes"][: len(hand) % 2]:
            return {"kind": "take", "from": area}
        return {"kind": "rotate"}

    def verify(self, record: bytes) -> str:
        """What `dnup verify` says about the record and what was noted before the match."""
        if find_spec("dnup") is None:
            raise Failed("the match was played, but dnup is not installed here to verify it")
        command = [sys.executable, "-m", "dnup", "verify", "record.json"]
        command += ["--commitment", self.commitment, "--salt", self.salt]
        for committed in filter(None, self.sealed):
            command += ["--salt-commitment", committed]
        with TemporaryDirectory() as folder:
            Path(folder, "record.json").write_bytes(record)
            said = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if said.returncode:
            raise Failed(f"the deals are not proved:\n{said.stdout}{said.stderr}")
        return said.stdout


def wait_until_ready(server: str, seconds: float) -> None:
    """Wait until the server can serve tables, which it cannot yet while it starts."""
    end, told = time.monotonic() + seconds, False
    while True:
        try:
            with urlopen(f"{server}/readyz", timeout=5):
                return
        except HTTPError as error:
            if error.code != 503:
                raise
            reason: object = "it is not ready"
        except (URLError, ConnectionError, TimeoutError) as error:
            reason = getattr(error, "reason", error)
            if not isinstance(reason, ConnectionError | TimeoutError):
                raise Failed(f"no server can be reached: {reason}") from None
        if time.monotonic() >= end:
            raise Failed(f"no server there after {seconds:g} seconds: {reason}")
        if not told:
            print(f"Waiting for the server at {server} ...", file=sys.stderr, flush=True)
            told = True
        time.sleep(0.5)


def main() -> None:
    """Play one match, tell how it went, and verify it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("server", help="its address, such as http://127.0.0.1:8000")
    parser.add_argument("--players", type=int, default=3, choices=range(2, 6))
    parser.add_argument("--level", default="beginner", help="of the bots")
    parser.add_argument(
        "--wait", type=float, default=60, metavar="SECONDS", help="for a server that is starting"
    )
    options = parser.parse_args()
    server = options.server.rstrip("/")
    try:
        wait_until_ready(server, options.wait)
        player = Player(server, options.players, options.level)
        state = player.play()
        match, seats = state["match"], state["seats"]
        print(f"Match {match['id']}: {match['round']} rounds, {match['turn'] - 1} actions.")
        for seat, points in zip(seats, match["points"], strict=True):
            won = ", the winner" if seat["seat"] == match["winner"] else ""
            print(f"  {seat['name']}: {points}{won}")
        print(f"Connections that were lost: {player.lost}")
        with urlopen(f"{server}/records/{match['id']}", timeout=10) as answer:
            print(player.verify(answer.read()), end="")
    except HTTPError as error:
        sys.exit(f"{server} refused: {error.code} {error.read().decode()}")
    except (Failed, OSError, ValueError) as error:
        sys.exit(f"{server}: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
