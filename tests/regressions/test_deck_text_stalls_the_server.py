"""Texts that could never be a deck took up to 250 ms each, and nobody else could move meanwhile."""

import asyncio
import threading
from typing import cast

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from dnup.notation import standard_deck
from dnup.protocol.deck import CheckedDeckJson
from dnup.rules import Deck, DeckError, DeckErrorCode
from dnup.server.http.decks import DeckResource, check
from dnup.server.http.sessions import Sessions
from dnup.server.metrics import Metrics
from dnup.server.play.guests import Known
from dnup.server.store import Guest, Session, Store
from dnup.server.work.replays import Replays
from dnup.table.options import MAX_DECK_TEXT, read_deck

HOSTILE = {
    "dotted names": "\n".join("a." * 200 + f"b{i} = 1" for i in range(18)),
    "tables": "\n".join(f"[{'a.' * 30}b{i}]" for i in range(110)),
    "nested lists": 'name = "x"\ncards = [' + ("[" * 60 + "]" * 60 + ",\n") * 60 + "]",
    "inline tables": 'name = "x"\ncards = [\n' + ("{" + "a." * 600 + "b = 1},\n") * 6 + "]",
    "keys": "\n".join(f"k{i} = 1" for i in range(700)),
    "too many cards": 'name = "x"\ncards = [\n' + '"1/2",\n' * 900 + "]",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_what_cannot_be_a_deck_is_refused_before_it_is_parsed(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dnup.table.options.parse_deck", None)  # it's never called
    text = HOSTILE[what]
    assert len(text) <= MAX_DECK_TEXT
    with pytest.raises(DeckError) as caught:
        read_deck(text)
    assert [problem.code for problem in caught.value.details] == [DeckErrorCode.BAD_TOML]


def test_signs_in_texts_and_comments_do_not_count() -> None:
    cards = ", ".join(f'"1/{value}"' for value in range(5, 11))
    text = f'name = "a.b.c = {{[[,,"  # {"[.,={" * 50}\nplayers = [2]\ncards = [{cards}, "1/5*"]'
    assert read_deck(text).name == "a.b.c = {[[,,"


def test_many_wrong_cards_are_compared_with_the_standard_deck_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before, each of 200 wrong cards was compared with all of it: that took 250 ms."""
    asked: list[int] = []
    real = standard_deck

    def watched() -> Deck:
        asked.append(1)
        return real()

    monkeypatch.setattr("dnup.notation.remedy.standard_deck", watched)
    cards = ", ".join(['"5/5"', '"3/11"'] * 50)
    found = check(f'name = "x"\ncards = [{cards}]')
    assert len(found.problems) >= 100
    assert len(asked) <= 2


class OfAnn(Sessions):
    """Everybody is Ann."""

    def __init__(self) -> None:
        self.store = cast("Store", None)

    async def known(self, _request: Request) -> Known:
        return Known(Guest("ann", "Ann", 0), Session("s", "ann", "", 0, 0, 0))


def test_a_deck_is_checked_on_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def watched(text: str) -> CheckedDeckJson:
        threads.append(threading.current_thread().name)
        return check(text)

    monkeypatch.setattr("dnup.server.http.decks.check", watched)

    async def test() -> None:
        metrics = Metrics()
        replays = Replays(cast("Store", None), metrics)
        app = Starlette(routes=list(DeckResource(OfAnn(), replays, metrics).routes))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            told = await http.post("/api/decks/check", json={"text": HOSTILE["keys"]})
        replays.stop()
        assert told.json()["problems"][0]["why"] == DeckErrorCode.BAD_TOML

    asyncio.run(test())
    assert threads
    assert all(name.startswith("replay") for name in threads)
