"""Many guests as good clients are: they come back after a loss, and repeat what was not answered.

A `Regular` keeps a seat at one table for match after match, and remembers all that was sent, told
and acknowledged, so that it can be compared with what the server has stored.
"""

import asyncio
import contextlib
import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]

PATIENCE = 60.0  # seconds for the answer to a request, on a machine that does other things too
FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0  # seconds before trying to connect again
_LOST = (OSError, WebSocketException, TimeoutError, EOFError)


class Heard(msgspec.Struct):
    """A delivery, as far as a client needs it; the rest stays as the bytes that came."""

    kind: str
    number: int = 0
    after: int = 0
    code: str = ""  # of a table, or of a refusal
    id: str | None = None
    done: str | None = None
    you: str | None = None
    state: msgspec.Raw = msgspec.Raw(b"")
    hand: msgspec.Raw = msgspec.Raw(b"")
    choices: Message | None = None


_decode = msgspec.json.Decoder(Heard).decode


@dataclass(frozen=True, slots=True)
class Habits:
    """How a guest behaves."""

    think: float = 0.0  # seconds at most before a request
    chat: float = 0.0  # how likely to say something before an action
    cut: float = 0.0  # how likely to lose the connection after a request, without a goodbye
    forget: float = 0.0  # how likely to come back without knowing what was told before
    whim: float = 0.1  # how likely to do anything that is allowed, rather than something sensible


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """An action that the server has said is done."""

    match: str
    turn: int
    seat: str
    action: Message


@dataclass(slots=True)
class Memory:
    """All that a guest knows of what happened."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    sent: dict[tuple[str, int], Message] = field(default_factory=dict)  # by match and turn
    said: set[str] = field(default_factory=set)  # messages that were acknowledged, by id
    tried_to_say: set[str] = field(default_factory=set)
    saw: dict[int, bytes] = field(default_factory=dict)  # by number: what the table looked like
    commitments: dict[str, str] = field(default_factory=dict)  # by match
    salts: list[str] = field(default_factory=list)
    ended: set[str] = field(default_factory=set)  # matches
    refusals: Counter[str] = field(default_factory=Counter)  # by code
    faults: list[str] = field(default_factory=list)  # what a server must not do
    returns: int = 0  # connections after the first
    repeated: int = 0  # requests that were sent again
    waits: list[float] = field(default_factory=list)  # seconds from a request to its answer


class Regular:
    """A guest with a seat at one table: `run` plays until it is told that it is closing time."""

    def __init__(
        self,
        address: str,
        session: str,
        rng: Random,
        habits: Habits = Habits(),  # noqa: B008 - it is frozen
        *,
        options: Message | None = None,
        watches: bool = False,
    ) -> None:
        self.session = session
        self.memory = Memory()
        self.code = ""
        self.seat = ""
        self.number = 0
        self.state: Message = {}
        self.is_closing_time: Callable[[], bool] = lambda: False
        self.is_here = False  # at the table, and told about it
        self.heard_at = time.monotonic()
        self._address = address.replace("http", "ws") + "/ws/1"
        self._rng = rng
        self._habits = habits
        self._options = options  # of the table to be opened; without them, one is joined
        self._watches = watches
        self._pending: dict[str, tuple[Message, float]] = {}
        self._choices: Message | None = None
        self._hand: list[str] = []
        self._ids = 0
        self._is_puzzled = False  # by a refusal, until there is something new
        self._found = asyncio.Event()

    async def find_code(self) -> str:
        """The code of the table that this guest has opened, as soon as it is known."""
        await self._found.wait()
        return self.code

    def sit_at(self, code: str) -> None:
        """Join this table, when `run` is called."""
        self.code = code

    @property
    def is_settled(self) -> bool:
        """Whether nothing is under way: no request of one's own, and no match."""
        return self.is_here and not self._pending and self.state.get("phase") != "playing"

    @property
    def has_pending(self) -> bool:
        """Whether a request has not been answered."""
        return bool(self._pending)

    async def run(self) -> None:
        """Be at the table until cancelled, whatever happens to the connection."""
        wait = FIRST_WAIT
        while True:
            try:
                async with connect(
                    self._address,
                    additional_headers={"Cookie": f"dnup_session={self.session}"},
                    compression=None,
                    ping_interval=None,
                    proxy=None,
                    max_size=None,
                    open_timeout=PATIENCE,
                    close_timeout=1,
                ) as socket:
                    wait = FIRST_WAIT
                    await self._visit(socket)
            except _LOST:
                pass
            finally:
                self.is_here = False
            self.memory.returns += 1
            await asyncio.sleep(wait * self._rng.uniform(0.5, 1.0))
            wait = min(2 * wait, LONGEST_WAIT)

    async def leave(self) -> None:
        """Give up the seat over a connection of its own; the table may be gone by then."""
        with contextlib.suppress(*_LOST):
            async with connect(
                self._address,
                additional_headers={"Cookie": f"dnup_session={self.session}"},
                compression=None,
                proxy=None,
                open_timeout=PATIENCE,
            ) as socket:
                for asked in ({"kind": "join", "code": self.code}, {"kind": "leave"}):
                    await socket.send(msgspec.json.encode({**asked, "id": "x"}).decode())
                    while True:
                        heard = await _next(socket)
                        if "x" in {heard.done, heard.id}:
                            break

    async def _visit(self, socket: ClientConnection) -> None:
        """Come in, be told what was missed, ask again for what was not answered, and play."""
        welcome = await _next(socket)
        self._expect(welcome.kind == "welcome", f"{welcome.kind} instead of a welcome")
        if self.code:
            await self._enter(socket)
        elif self._options is not None and not self._pending:
            self._note("create", options=self._options)
        for request, _ in list(self._pending.values()):
            self.memory.repeated += bool(self.memory.returns)
            await self._send(socket, request)
        while True:
            await self._respond(socket)
            self._hear(await _next(socket, PATIENCE if self._pending else None))

    async def _enter(self, socket: ClientConnection) -> None:
        forgets = self._rng.random() < self._habits.forget
        have = None if forgets or not self.number else self.number
        kind = "watch" if self._watches else "join"
        id_ = self._new_id(kind)
        await self._send(socket, {"kind": kind, "id": id_, "code": self.code, "have": have})
        while True:
            heard = await _next(socket)
            self._hear(heard)
            if id_ in {heard.done, heard.id}:
                self.is_here = heard.kind != "refused"
                return

    def _hear(self, heard: Heard) -> None:
        self.heard_at = time.monotonic()
        if heard.kind == "table":
            # What was told before is stored: nothing of it can be gone after a restart.
            self._expect(heard.number >= self.number, f"{heard.number} after {self.number}")
            self.code, self.seat = heard.code, heard.you or ""
            self.is_here = True
            self._found.set()
            self._look(heard)
        elif heard.kind == "update":
            gap = f"an update after {heard.after}, having {self.number}"
            self._expect(heard.after == self.number, gap)
            self._look(heard)
        elif heard.kind == "refused":
            self.memory.refusals[heard.code] += 1
            self._pending.pop(heard.id or "", None)
            self._is_puzzled = True
        if heard.done in self._pending:
            self._acknowledge(heard.done)

    def _look(self, heard: Heard) -> None:
        shown = digest(bytes(heard.state), bytes(heard.hand))
        before = self.memory.saw.setdefault(heard.number, shown)
        self._expect(before == shown, f"number {heard.number} looked otherwise before")
        self.number, self._is_puzzled = heard.number, False
        self.state = msgspec.json.decode(heard.state)
        self._hand = msgspec.json.decode(heard.hand) if bytes(heard.hand) else []
        self._choices = heard.choices
        match = self.state.get("match")
        if match:
            known = self.memory.commitments.setdefault(match["id"], match["commitment"])
            self._expect(known == match["commitment"], f"{match['id']}: another commitment")
            if self.state["phase"] != "playing":
                self.memory.ended.add(match["id"])

    def _acknowledge(self, id_: str) -> None:
        request, asked_at = self._pending.pop(id_)
        self.memory.waits.append(time.monotonic() - asked_at)
        if request["kind"] == "act":
            match, turn = request["match"], request["turn"]
            done = Acknowledged(match, turn, self.seat, request["action"])
            self.memory.acknowledged.append(done)
        elif request["kind"] == "say":
            self.memory.said.add(id_)

    async def _respond(self, socket: ClientConnection) -> None:
        """Ask for whatever is this guest's to do now."""
        for request in list(self._wishes()):
            if self._habits.think:
                await asyncio.sleep(self._rng.uniform(0, self._habits.think))
            await self._send(socket, request)
            if self._rng.random() < self._habits.cut:
                socket.transport.abort()

    def _wishes(self) -> Iterator[Message]:
        if not self.is_here or self._watches or self._is_puzzled:
            return
        pending = {request["kind"] for request, _ in self._pending.values()}
        match: Message = self.state.get("match", {})
        if self.state["phase"] != "playing":
            is_ready = self._me.get("is_ready") or "ready" in pending
            if not is_ready and not self.is_closing_time():
                salt = f"{self.session[:8]} {self._rng.random()}"
                self.memory.salts.append(salt)
                yield self._note("ready", salt=salt)
        elif match["to_act"] is None:
            if not self._me.get("wants_next") and "next" not in pending:
                yield self._note("next", round=match["round"])
        elif self._choices is not None and "act" not in pending:
            if self._rng.random() < self._habits.chat and "say" not in pending:
                said = self._note("say", text=f"hello {self._rng.random()}")
                self.memory.tried_to_say.add(said["id"])
                yield said
            action = self._choose(self._choices)
            self.memory.sent[match["id"], match["turn"]] = action
            yield self._note("act", turn=match["turn"], action=action, match=match["id"])

    @property
    def _me(self) -> Message:
        seats: list[Message] = self.state["seats"]
        return next((seat for seat in seats if seat["seat"] == self.seat), {})

    def _choose(self, choices: Message) -> Message:
        """Something sensible: the largest set of the highest value. On a whim, anything."""
        whim = self._rng.random()
        if whim < self._habits.whim / 2 and choices["takes"]:
            return {"kind": "take", "from": self._rng.choice(choices["takes"])}
        if whim < self._habits.whim:
            return {"kind": "rotate"}
        if choices["plays"]:
            play = max(choices["plays"], key=lambda p: (p["sizes"][-1], p["value"]))
            cards = [card for card in self._hand if card.startswith(f"{play['value']}/")]
            return {"kind": "play", "cards": cards[: play["sizes"][-1]]}
        if choices["adds"]:
            add = choices["adds"][0]
            return {"kind": "add", "card": add["cards"][0], "to": add["to"]}
        return {"kind": "rotate"}

    def _note(self, kind: str, **fields: Any) -> Message:
        """A new request, which is pending until it is answered."""
        request = {"kind": kind, "id": self._new_id(kind), **fields}
        self._pending[request["id"]] = request, time.monotonic()
        return request

    async def _send(self, socket: ClientConnection, request: Message) -> None:
        sent = {name: part for name, part in request.items() if name != "match"}
        await socket.send(msgspec.json.encode(sent).decode())

    def _new_id(self, kind: str) -> str:
        self._ids += 1
        return f"{kind}-{self._ids}"

    def _expect(self, is_so: bool, fault: str) -> None:  # noqa: FBT001 - as an assertion reads
        if not is_so:
            self.memory.faults.append(f"{self.code} {self.seat}: {fault}")


async def _next(socket: ClientConnection, seconds: float | None = PATIENCE) -> Heard:
    async with asyncio.timeout(seconds):
        return _decode(await socket.recv())


def digest(state: bytes, hand: bytes) -> bytes:
    """What a seat was shown of a table, in short: all of the public state, and the hand."""
    return hashlib.blake2b(state + hand, digest_size=12).digest()
