"""Games to test the notation with: whole matches from a seed, and the golden records.

Records made with the first standard deck are in tests/old.

`PYTHONPATH=src:tests python tests/support/games.py` plays the golden games again, and writes their
records. What they end in is pinned in tests/notation/test_record_replay.py.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import msgspec
from hypothesis import strategies as st

from dnup.notation import (
    MAX_SEAT_NAME,
    Record,
    SeatJson,
    Step,
    find_deck,
    make_record,
    parse_deck,
    played_rounds,
    replay,
    standard_deck,
    to_json,
)
from dnup.notation.record import FairnessJson
from dnup.rules import (
    Action,
    Add,
    Area,
    Card,
    Match,
    Play,
    Rotate,
    Round,
    Seat,
    Take,
    deal,
)

RECORDS = Path(__file__).parents[1] / "records"
OLD = Path(__file__).parents[1] / "old" / "records"  # from when pairs was the standard deck
NAMES = ("Anna", "Bo", "Chiara", "다은", "Émile")

# By the name of the file: players, seed, and after how many actions the match was left, if it was.
GOLDEN: dict[str, tuple[int, int, int | None]] = {
    "two-players": (2, 2, None),
    "three-players": (3, 4, None),
    "four-players": (4, 1, None),
    "five-players": (5, 5, None),
    "left": (4, 12, 160),
}

# A match of two with five cards, short enough to follow by hand. Round 1: A lays two, B beats them
# and is out. Round 2: A lays the star, B lays two in B1 and beats the star from B2.
SMALL_DECK = parse_deck('name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]')
SMALL_MATCH = f"""\
dnup/1
deck: "small" {SMALL_DECK.hash}
A: "Anna"
B: "Bo" bot "careless"

round: A starts
A: 1/5* 2/7 2/9
B: 3/4 3/6
actions: 2/7+2/9 3/4+3/6
points: 0 1

round: A starts
A: 1/5* 3/4
B: 2/7 2/9 3/6
actions: 1/5* 2/7+2/9 3/6
points: 0 1

winner: B
"""

# Anything that can be written down, nonsense included.
CARDS = st.builds(Card, st.integers(1, 10), st.integers(1, 10), st.booleans()).filter(
    lambda card: card.active != card.inactive
)
AREAS = st.builds(Area, st.sampled_from(Seat), st.integers(1, 2))
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Play, st.lists(CARDS, max_size=12).map(tuple)),
    st.builds(Add, CARDS, AREAS),
    st.builds(Take, AREAS),
    st.just(Rotate()),
)

# Who sits there and what was agreed: anything that JSON can hold.
TEXT = st.text(
    st.characters(exclude_categories=["Cs"]) | st.sampled_from("\"'\\\n\t\0😊\x85\u2028")
)
WORDS = TEXT.filter(lambda text: 0 < len(text) <= MAX_SEAT_NAME)
SEATS = st.builds(SeatJson, WORDS, st.none() | WORDS, st.just(0) | st.integers(0, 2**53 - 1))
NUMBERS = st.integers(-(2**63), 2**64 - 1) | st.floats(allow_nan=False, allow_infinity=False)
OPTIONS = st.dictionaries(TEXT, TEXT | NUMBERS | st.booleans() | st.none())
HASHES = st.text("0123456789abcdef", min_size=64, max_size=64)
SALTS = st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E), max_size=64)
FAIRNESS = st.builds(
    FairnessJson, HASHES, st.lists(SALTS, min_size=2, max_size=5), st.none() | HASHES
)


def steps(players: int, seed: int, length: int | None = None) -> Iterator[Step]:
    """A match between careless players, as `replay` gives it; left after so many actions."""
    rng = Random(seed)
    match = Match(standard_deck(), players)
    done = 0
    while not match.is_over and done != length:
        if match.awaits_deal:
            dealt = deal(match.deck.pack(players), rng, match.first_dealt)
            match = match.begin(dealt)
            yield Step(match, dealt)
        else:
            action = _choose(match, rng)
            match = match.apply(action)
            done += 1
            yield Step(match, action)


def positions(players: int, seed: int) -> Iterator[Round]:
    """Every position of such a match, those at the end of a round included."""
    for step in steps(players, seed):
        assert step.match.round is not None
        yield step.match.round


@cache
def game(players: int, seed: int = 1, length: int | None = None) -> Record:
    """The record of such a match: a person in seat A, bots in the others."""
    seats = [SeatJson(NAMES[0]), *(SeatJson(name, "careless") for name in NAMES[1:players])]
    rounds = played_rounds(steps(players, seed, length))
    return make_record(standard_deck(), seats, rounds, {"seed": seed})


def decorated(record: Record, seats: list[SeatJson], **parts: object) -> Record:
    """A record with other people in the seats."""
    return msgspec.structs.replace(record, seats=seats[: len(record.seats)], **parts)


def read(record: Record) -> list[Step]:
    """A record checked in full: its deck found, every step replayed."""
    return replay(record, find_deck(record, [standard_deck(), SMALL_DECK]))


def remade(record: Record) -> Record:
    """A record written anew from what its replay shows to have been played."""
    deck = find_deck(record, [standard_deck(), SMALL_DECK])
    return make_record(deck, record.seats, played_rounds(read(record)), record.options)


def turned(record: Record, seat: Seat) -> Record:
    """The record of a round, but a card of a seat that nobody else saw was dealt the other way."""
    last = read(record)[-1].match.round
    assert last is not None
    mask = last.hands[seat] & ~last.seen & ~last.pack.star
    card = last.pack.to_cards(mask & -mask, flipped=0)[0]
    spellings = {str(card), str(card.rotated())}
    (round_,) = record.rounds
    deal = [list(hand) for hand in round_.deal]
    at = next(i for i, text in enumerate(deal[seat]) if text in spellings)
    (deal[seat][at],) = spellings - {deal[seat][at]}
    changed = msgspec.structs.replace(round_, deal=deal)
    return msgspec.structs.replace(record, rounds=[changed])


def write_golden() -> None:
    """Play the golden games and write their records."""
    for name, (players, seed, length) in GOLDEN.items():
        text = to_json(game(players, seed, length))
        (RECORDS / f"{name}.json").write_text(text, encoding="utf-8")


def _choose(match: Match, rng: Random) -> Action:
    """One time in four anything that is allowed, otherwise as many cards as possible."""
    actions = match.legal_actions()
    laid = [action for action in actions if isinstance(action, (Play, Add))]
    if not laid or not rng.randrange(4):
        return actions[rng.randrange(len(actions))]
    return max(laid, key=lambda action: len(action.cards) if isinstance(action, Play) else 1)


if __name__ == "__main__":
    write_golden()
