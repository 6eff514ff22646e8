"""What a game has told, as a replay tells it; and two records of one story."""

import json
from typing import Any

from dnup.notation import Record, RecordedRound, SeatJson, make_record, standard_deck
from support.worlds import Story

Message = dict[str, Any]


def compact(message: Message) -> bytes:
    """A message as it is sent, its fields in their order."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()


def as_replayed(delivery: bytes | str, actions: int) -> bytes:
    """A table or update of a game without what a record does not tell.

    `actions` is how many actions of the round have been done by then.
    """
    told: Message = json.loads(delivery)
    told["number"] = actions
    if told["kind"] == "update":
        told["after"] = actions - 1
        told["events"] = [event for event in told["events"] if event["kind"] != "committed"]
    else:
        told["code"] = ""
        told["options"] = {
            key: told["options"][key] for key in ("players",) if key in told["options"]
        }
    told.pop("done", None)
    state = told["state"]
    state.update(at=0, host=None)
    state.pop("commitment", None)
    state["match"]["turn"] = actions + 1
    state["match"].pop("next_at", None)
    return compact(told)


def parts(body: bytes) -> list[bytes]:
    """The table and the updates of a replayed round, each as it was sent."""
    told = json.loads(body)
    found = [compact(part) for part in (told["table"], *told["updates"])]
    head = {"round": told["round"], "as": told["as"]}
    assert compact({**head, "table": told["table"], "updates": told["updates"]}) == body
    return found


def without_hands(part: bytes) -> bytes:
    """A part without the hands that are shown when a round is over."""
    told: Message = json.loads(part)
    if told["state"]["match"]["to_act"] is None:
        told["state"]["match"].pop("hands")
    return compact(told)


def records_of(story: Story) -> tuple[Record, Record]:
    """The record of a story in either world."""
    seats = [SeatJson(f"Player {n}") for n in range(1, story.players + 1)]
    one, two = (
        make_record(
            standard_deck(),
            seats,
            [
                RecordedRound(chapter.deals[world], tuple(move.action for move in chapter.moves))
                for chapter in story.chapters
            ],
        )
        for world in (0, 1)
    )
    return one, two
