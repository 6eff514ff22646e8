"""A hint, a time-out, or leaving before the first move kept a lost match off the ladder."""

from pathlib import Path
from random import Random

import httpx
import pytest
from table.tables import begun

from dnup.server.play.endings import unassisted_in, with_record
from dnup.server.store import LogEntry
from dnup.table import AskHint, Close, decide
from support.helpers import A
from support.serving import Party, Player, Server, meet


async def ratings(server: Server, player: Player) -> int:
    """How many matches have counted for a guest."""
    async with httpx.AsyncClient(cookies={"dnup_session": player.session}) as http:
        told = await http.get(f"{server.address}/api/ladder/2")
        return int(told.json()["matches"])


async def begin(party: Party, name: str) -> Player:
    """A match alone against a bot, which has just begun."""
    (ann,) = await party.sit(name, players=2, bots=["beginner"], pause=0)
    await ann.send("ready", salt="tulip")
    await ann.until_event("match-began")
    return ann


def test_leaving_before_the_first_move_counts_as_lost(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        ann = await begin(party, "Ann")
        assert ann.match["lost_if_left"]
        await ann.ask("leave")
        assert await ratings(party.server, ann) == 1

    with Server(tmp_path / "server.db") as server:
        meet(server, test)


def rated(seed: int, *, helped: bool) -> tuple[bool, bool]:
    """Whether Ann won a match against a bot, and whether it counts for her."""
    table = begun("ann", players=2, bots=["beginner"])
    table.chance = Random(seed)
    table.move_until("ann")
    if helped:
        table.do(AskHint("ann", table.turn))
    before = table.table
    table.play_match()
    return table.running.match.winner == A, unassisted_in(before, table.table) is not None


def test_after_a_hint_a_victory_does_not_count_and_a_defeat_does() -> None:
    assert {rated(seed, helped=True) for seed in range(12)} == {(True, False), (False, True)}


def test_without_help_both_count() -> None:
    assert {rated(seed, helped=False) for seed in range(12)} == {(True, True), (False, True)}


@pytest.mark.parametrize("is_given_up", [True, False])
def test_a_match_that_is_closed_for_others_is_not_lost(*, is_given_up: bool) -> None:
    """The server made room for another table a minute after the player had gone."""
    command = Close(is_given_up=is_given_up)
    change = decide(begun("ann", players=2, bots=["beginner"]).table, command, 1, bytes(64))
    kept = with_record(LogEntry("table", 1, (), closed=True), change, command)
    assert (kept.unassisted is not None) is is_given_up
