"""People who are not in the browser under test: clients of the protocol, beside it."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from support.serving import Message, Party, Player, Server

T = TypeVar("T")

# Every card shows a 5 or a 6, but the one with the star; so everything comes up soon.
FIVES = 'name = "fives"\ncards = ["1/5*", ' + ", ".join(['"5/6"'] * 15) + "]"

# Two players have a round of a few turns with these.
SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6", "4/8"]'


class Elsewhere:
    """Players on a loop of their own, in a thread: the browser's calls have one already."""

    def __init__(self, server: Server) -> None:
        self._party = Party(server)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def call(self, what: Coroutine[Any, Any, T]) -> T:
        """Do this there, and give what comes of it."""
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(30)

    def open_table(self, name: str = "Ann", **options: Any) -> Player:
        """Somebody at a table of their own."""

        async def sit() -> Player:
            player = await self._party.arrive(name)
            await player.ask("create", options=options)
            return player

        return self.call(sit())

    def join(self, name: str, code: str) -> Player:
        async def sit() -> Player:
            player = await self._party.arrive(name)
            await player.ask("join", code=code)
            return player

        return self.call(sit())

    def be_ready(self, *players: Player) -> None:
        for player in players:
            self.call(player.ask("ready", salt=f"salt of {player.seat}"))

    def until_told(self, player: Player, event: str) -> None:
        """Until this has happened, in what was told since the last time."""
        self.call(player.until_event(event))

    def until_match(self, player: Player) -> None:
        """Until the match has begun."""

        async def wait() -> None:
            while "match" not in player.view["state"]:
                await player.receive()

        self.call(wait())

    def until_turn(self, player: Player) -> None:
        """Until it is this player's turn, or the round is over."""

        async def wait() -> None:
            while not player.view.get("choices"):
                await player.receive()

        self.call(wait())

    def act(self, player: Player, **action: Any) -> Message:
        """Do something in one's turn."""
        self.until_turn(player)
        return self.call(player.ask("act", turn=player.match["turn"], action=action))

    def play(self, player: Player, value: int, size: int) -> Message:
        """Play so many cards of a value."""
        self.until_turn(player)
        cards = [card for card in player.view["hand"] if card.startswith(f"{value}/")]
        return self.act(player, kind="play", cards=cards[:size])

    def let_play(self, player: Player) -> None:
        """Let somebody play a whole match by themselves, while the browser does something."""
        asyncio.run_coroutine_threadsafe(player.play(), self._loop)

    def close(self) -> None:
        self.call(self._party.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()


@contextmanager
def people(server: Server) -> Iterator[Elsewhere]:
    """People elsewhere, who go when the test is over."""
    elsewhere = Elsewhere(server)
    try:
        yield elsewhere
    finally:
        elsewhere.close()
