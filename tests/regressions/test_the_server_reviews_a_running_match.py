"""Somebody uploaded the round they were playing, with invented hands, and had it reviewed."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from table.tables import begun

from dnup.notation import ActionJson, action_to_json, standard_deck
from dnup.notation.action import PlayJson
from dnup.rules import Action
from dnup.server.play.likeness import is_being_played
from support.serving import Party, Player, Server, meet


def invented(ann: Player, actions: list[Any]) -> str:
    """A record of what was done in the round, with hands that could have been."""
    deck = standard_deck()
    return json.dumps(
        {
            "format": "dnup/1",
            "deck": {"name": deck.name, "hash": deck.hash},
            "seats": [{"name": "X"}, {"name": "Y"}],
            "options": {},
            "rounds": [
                {
                    "deal": [ann.view["hand"], []],
                    "starter": "A",
                    "actions": actions,
                    "points": [0, 0],
                }
            ],
            "winner": None,
        }
    )


def test_a_match_that_people_play_right_now_is_not_reviewed(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob", pause=0)
        actions: list[Any] = []
        for _ in range(6):
            mover, other = (ann, bob) if "choices" in ann.view else (bob, ann)
            if "choices" not in mover.view:
                break
            action = mover.choose()
            await mover.ask("act", turn=mover.match["turn"], action=action)
            actions.append(action)
            while other.number < mover.number:
                await other.receive()
            if len([each for each in actions if "cards" in each or "card" in each]) == 3:
                break
        async with httpx.AsyncClient(cookies={"dnup_session": ann.session}) as http:
            url = f"{party.server.address}/api/replays"
            told = await http.post(url, json={"record": invented(ann, actions)})
            assert (told.status_code, told.json()["code"]) == (409, "match-is-running")
            told = await http.post(url, json={"record": invented(ann, actions[:2])})
            assert told.status_code == 422, "two moves may be alike by chance; these hands can't be"

    with Server(tmp_path / "server.db") as server:
        meet(server, test)


def test_an_upload_looks_no_further_than_the_first_move_that_differs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every move of every table was read again for each upload, while everybody waited."""
    table = begun("ann", "bob")
    for _ in range(12):
        table.move()
    record = table.table.record()
    assert is_being_played(record, [table.table])
    record.rounds[0].actions[1] = PlayJson(("no such card",))
    read: list[Action] = []

    def count(action: Action) -> ActionJson:
        read.append(action)
        return action_to_json(action)

    monkeypatch.setattr("dnup.server.play.likeness.action_to_json", count)
    assert not is_being_played(record, [table.table] * 50)
    assert len(read) == 150, "the first move twice, to find rounds like it, and the second"
