"""The exported JSON Schema fits every message that goes over a real wire, in both directions."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator
from protocol.evenings import evening, seen, told, viewers

from dnup.kernel import warm_up
from dnup.locales import texts
from dnup.protocol import encode
from dnup.protocol.schema import json_schema
from dnup.table.fairness import commit_salt
from support.serving import Message, Party, Player, Server, sign_in

SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]'


@cache
def validator(name: str) -> Draft202012Validator:
    """What checks a message against a part of the schema."""
    return Draft202012Validator({**json_schema(), "anyOf": [{"$ref": f"#/$defs/{name}"}]})


def kinds(name: str) -> set[str]:
    """The kinds that a union of the schema has."""
    return set(json_schema()["$defs"][name]["discriminator"]["mapping"])


def check(name: str, message: Message) -> None:
    """Check a message against its own part of a union, whose faults are then easy to read."""
    mapping = json_schema()["$defs"][name]["discriminator"]["mapping"]
    validator(mapping[message["kind"]].rpartition("/")[2]).validate(message)


class Heard(Player):
    """A player who keeps all that went over the wire, in both directions."""

    def __init__(self, server: Server, session: str) -> None:
        super().__init__(server, session)
        self.sent: list[Message] = []
        self.got: list[Message] = []

    async def send(self, kind: str, **fields: Any) -> str:
        id_ = await super().send(kind, **fields)
        self.sent.append({"kind": kind, "id": id_, **fields})
        return id_

    async def receive(self) -> Message:
        message = await super().receive()
        self.got.append(message)
        return message


async def arrive(party: Party, name: str) -> Heard:
    player = Heard(party.server, await sign_in(party.server, name))
    party.players.append(player)
    await player.connect()
    return player


async def visit(server: Server) -> list[Heard]:
    """An evening in which everything is asked for that can be."""
    async with Party(server) as party:
        ann, bob, cy = [await arrive(party, name) for name in ("Ann", "Bob", "Cy")]
        await ann.ask("create", options={"players": 2, "deck": SMALL, "public": True, "pause": 600})
        await cy.ask("list")
        await ann.ask("bot", seat="B", level="beginner")
        await ann.ask("remove", seat="B")
        await bob.ask("join", code=ann.code, seat="B")
        await cy.ask("watch", code=ann.code)
        await ann.ask("say", text="Hello!")
        await bob.ask("say", phrase="good-luck")
        await bob.ask("mute", seat="A", muted=True)
        await ann.ask("say", text="Do you hear me?")
        await ann.ask("ready", salt="salt of A")
        await ann.ask("ready", salt="salt of A")  # done already
        await bob.ask("ready", salt_commitment=commit_salt("salt of B"))
        await bob.ask("reveal", salt="salt of B")
        await bob.ask("act", turn=99, action={"kind": "rotate"})  # refused
        await ann.ask("pause", wants=True)
        await ann.ask("pause", wants=False)
        for player in (ann, bob):
            await player.ask("join", code=ann.code)
        await asyncio.gather(ann.play(), bob.play())
        await cy.until_event("match-ended")
        await cy.ask("leave")
        there = "A: 2/7 2/9 | B: 3/4 3/6 | A2 to play"
        await cy.ask("practise", position=there, seat="A", replies=[{"kind": "rotate"}], deck=SMALL)
        await cy.ask("hint", turn=1)
        await cy.ask("act", turn=1, action={"kind": "rotate"})
        moment = {"record": ann.match["id"], "round": 1, "action": 0}
        await cy.ask("what-if", **moment, seat="A", level="beginner", deal="true")
        await cy.ask("duplicate", code="NOTTHERE")
        await bob.ask("leave")
        again = Heard(server, ann.session)
        party.players.append(again)
        await again.connect()
        await again.ask("join", code=ann.code)
        await ann.until(lambda m: m["kind"] == "bye")  # taken over
        announce = [sys.executable, "-m", "dnup", "admin", "announce", "+1h", "--text", "Soon"]
        done = await asyncio.to_thread(
            subprocess.run, [*announce, "--database", str(server.database)], check=True
        )
        assert done.returncode == 0
        await bob.until(lambda m: m["kind"] == "announced")
        return [ann, bob, cy, again]


def everything(players: list[Heard]) -> Iterator[tuple[str, Message]]:
    for player in players:
        yield from (("Request", message) for message in player.sent)
        yield from (("Delivery", message) for message in player.got)


@pytest.mark.no_cover
def test_all_that_goes_over_the_wire_fits_and_every_kind_of_message_does(tmp_path: Path) -> None:
    warm_up()
    with Server(tmp_path / "server.db", "--levels=random,beginner,casual") as server:
        players = asyncio.run(visit(server))
    found: dict[str, set[str]] = {"Request": set(), "Delivery": set()}
    for name, message in everything(players):
        check(name, message)
        found[name].add(message["kind"])
    assert found == {"Request": kinds("Request"), "Delivery": kinds("Delivery")}
    say = texts("en")
    for _, message in everything(players):
        if message["kind"] in {"refused", "bye"}:
            assert say(f"refused-{message['code']}", **message.get("facts", {}))


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(3))
def test_all_that_a_table_tells_fits(seed: int) -> None:
    for number, change in enumerate(evening(seed)[seed::4]):  # it takes its time
        every = viewers(change.after)
        viewer = every[number % len(every)]
        check("Delivery", told(change, viewer))
        check("Delivery", seen(change.after, viewer))


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(json_schema())
    assert json.loads(json.dumps(json_schema())) == json_schema()
    assert json_schema()["title"] == "dnup protocol 1"


def test_all_that_is_referred_to_is_there() -> None:
    written = json.dumps(json_schema())
    names = {part.partition('"')[0] for part in written.split('"#/$defs/')[1:]}
    assert names <= set(json_schema()["$defs"])


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "pass"},
        {"kind": "leave", "why": "late"},
        {"kind": "act", "turn": 1},
        {"kind": "act", "turn": -1, "action": {"kind": "rotate"}},
        {"kind": "act", "turn": 1, "action": {"kind": "take", "from": "B3"}},
        {"kind": "ready", "salt": ""},
        {"kind": "say", "text": "Hello!"},
        {"kind": "create", "options": {"players": 6}},
        {"kind": "update", "number": 2},
        {},
        [],
        None,
    ],
)
def test_what_is_no_message_does_not_fit(message: Any) -> None:
    assert not Draft202012Validator(json_schema()).is_valid(message)


def test_a_delivery_with_more_in_it_fits_because_clients_ignore_that() -> None:
    message = json.loads(encode(msgspec.json.decode(b'{"kind":"done","done":"7","later":1}')))
    assert Draft202012Validator(json_schema()).is_valid(message)
