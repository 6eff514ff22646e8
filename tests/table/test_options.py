"""The options of a table: what they may be, how they are written, and what is refused."""

import msgspec
import pytest
from table.tables import CODE, SMALL, begun, kinds, opened

from dnup.bots import BOTS
from dnup.table import (
    ENTROPY_BYTES,
    Absence,
    Chat,
    Open,
    Options,
    PerMove,
    Refused,
    TableRefusalCode,
    Total,
    open_facts,
)

ALL = Options(
    players=4,
    bots=["beginner", "random"],
    deck=SMALL,
    clock=Total(300, increment=5),
    absence=Absence(after=None, level="random"),
    is_public=True,
    spectators=False,
    chat=Chat.PHRASES,
    pace=0,
    pause=0,
)


def read(text: str) -> Options:
    return msgspec.json.decode(text, type=Options)


def refusal(options: Options) -> Refused:
    with pytest.raises(Refused) as refused:
        open_facts(Open("ann", "Ann", CODE, options), 0, bytes(ENTROPY_BYTES))
    return refused.value


@pytest.mark.parametrize("options", [Options(), ALL, Options(clock=PerMove(30))])
def test_options_read_back_what_they_wrote(options: Options) -> None:
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


def test_a_table_needs_no_options() -> None:
    options = read("{}")
    assert options == Options()
    assert (options.players, options.clock, options.is_public, options.spectators) == (
        2,
        None,
        False,
        True,
    )
    assert options.absence == Absence(after=60, level="beginner")


def test_options_are_written_in_the_words_of_the_protocol() -> None:
    written = msgspec.json.decode(msgspec.json.encode(ALL))
    assert written["public"] is True
    assert written["clock"] == {"kind": "total", "seconds": 300, "increment": 5}
    assert written["absence"] == {"after": None, "level": "random"}
    assert msgspec.json.decode(msgspec.json.encode(PerMove(5))) == {
        "kind": "per-move",
        "seconds": 5,
    }


@pytest.mark.parametrize(
    "text",
    [
        '{"players": 1}',
        '{"players": 6}',
        '{"players": "2"}',
        '{"bots": ["genius"]}',
        '{"bots": ["beginner\\n"]}',
        '{"bots": ["beginner", "beginner", "beginner", "beginner", "beginner"]}',
        '{"clock": {"kind": "per-move", "seconds": 0}}',
        '{"clock": {"kind": "per-move", "seconds": 86401}}',
        '{"clock": {"kind": "per-move", "seconds": 5, "increment": 5}}',
        '{"clock": {"kind": "total", "seconds": 5, "increment": -1}}',
        '{"clock": {"kind": "total", "seconds": 5, "increment": 3601}}',
        '{"clock": {"kind": "sand", "seconds": 5}}',
        '{"clock": {"seconds": 5}}',
        '{"absence": {"after": 4}}',
        '{"absence": {"after": 86401}}',
        '{"absence": {"level": "genius"}}',
        '{"chat": "loud"}',
        '{"pace": -1}',
        '{"pace": 10001}',
        '{"pause": 601}',
        '{"is_public": true}',
        '{"unknown": 1}',
        f'{{"deck": "{"x" * 8001}"}}',
    ],
)
def test_options_that_make_no_sense_are_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(text)


def test_every_level_of_bots_can_be_chosen_and_references_as_in_old_tables() -> None:
    for level in BOTS:
        assert read(f'{{"bots": ["{level}"], "absence": {{"level": "{level}"}}}}').bots == [level]


def test_somebody_must_be_able_to_sit_down_besides_the_bots() -> None:
    refused = refusal(Options(players=3, bots=["beginner"] * 3))
    assert (refused.code, refused.facts) == (
        TableRefusalCode.TOO_MANY_BOTS,
        {"bots": 3, "players": 3},
    )


def test_a_deck_that_cannot_be_played_with_is_refused_and_why() -> None:
    refused = refusal(Options(deck='name = "none"\ncards = []'))
    assert refused.code == TableRefusalCode.BAD_DECK
    assert refused.facts["why"]
    assert refusal(Options(deck="no deck file")).code == TableRefusalCode.BAD_DECK


def test_c5_a_deck_that_is_not_for_so_many_players_is_refused() -> None:
    deck = f"players = [2, 3]\n{SMALL}"
    refused = refusal(Options(players=4, deck=deck))
    assert refused.code == TableRefusalCode.DECK_PLAYERS
    assert refused.facts == {"deck": "small", "counts": "2, 3", "players": 4}
    assert opened("ann", players=3, deck=deck).table.deck.players == (2, 3)


def test_a_deck_of_the_hosts_own_is_dealt() -> None:
    table = begun("ann", "bo", deck=SMALL)
    assert table.table.deck.name == "small"
    view = table.running.match.view(table.seat("ann"))
    assert sum(view.hand_sizes) == 5
    assert table.record.deck.name == "small"


def test_options_stay_for_the_life_of_the_table() -> None:
    facts = opened("ann", players=4, bots=["beginner", "random"]).facts
    assert kinds(facts) == ["opened", "committed", "bot-seated", "bot-seated", "person-seated"]
    assert begun("ann", "bo", pace=5).read_back().options.pace == 5
