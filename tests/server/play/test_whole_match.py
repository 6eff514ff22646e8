"""Whole matches on a real server."""

import asyncio
from pathlib import Path

import pytest

from dnup import find_deck, from_json, standard_deck
from dnup.table import verify
from support.serving import Party, Server, record_of


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_people_and_bots_play_a_match_and_its_record_proves_the_deals(
    tmp_path: Path, players: int
) -> None:
    async def match(server: Server) -> None:
        async with Party(server) as party:
            bots = ["beginner"] * (players - 2)
            ann, bob = await party.begin("Ann", "Bob", players=players, bots=bots)
            ended, same = await asyncio.gather(ann.play(), bob.play())
            event = next(e for e in ended["events"] if e["kind"] == "match-ended")
            assert event in same["events"]
            record = from_json((await record_of(server, event["id"])).content)
            deck = find_deck(record, [standard_deck()])
            commitment = ann.match["commitment"]
            verified = verify(record, deck, commitment=commitment, salts=["salt of A", "salt of B"])
            assert verified.rounds == len(record.rounds)
            assert record.winner == event["winner"]

    with Server(tmp_path / "server.db") as server:
        asyncio.run(match(server))
        assert server.stop() == 0
