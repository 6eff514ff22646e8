"""A recorded match that is looked at: where one stands, how one looks, and what one is told."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from dnup import (
    Record,
    RecordedRound,
    SeatJson,
    from_json,
    load_deck,
    make_record,
    parse_deck,
    parse_record,
    replay,
    standard_deck,
)
from dnup.analysis.knowledge import know
from dnup.extras import install_command
from dnup.locales import LANGUAGES, texts
from dnup.rules import Seat
from dnup.terminal.reports.look import OPEN, SPECTATOR, Look
from dnup.terminal.session.console import Console
from dnup.terminal.session.replay import ReplaySession, ReplayVerb
from support.games import NAMES, decorated, game
from support.helpers import A, B, C
from support.proofs import proved_match
from support.worlds import Story, write_story


class Typed(Console):
    """Somebody who types these lines, and then leaves; keeps all that is written."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self.written: list[str] = []
        self.waited: list[float] = []

    @property
    def is_interactive(self) -> bool:
        return True

    def say(self, text: str = "") -> None:
        self.written.append(text)

    def ask(self, prompt: str) -> str:
        self.written.append(prompt)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        return line

    def has_line(self, seconds: float) -> bool:
        self.waited.append(seconds)
        return len(self.waited) > 3


def watch(record: Record, *lines: str, look: Look = OPEN, language: str = "en") -> str:
    """All that is written to somebody who types these lines."""
    console = Typed(lines)
    steps = replay(record, standard_deck())
    ReplaySession(record, steps, console, texts(language), look).run()
    return "\n".join(console.written)


def last_prompt(written: str) -> str:
    return str(re.findall(r"[0-9]+\.[0-9]+, [^>]*> ", written)[-1])


@pytest.fixture(scope="module")
def record() -> Record:
    return game(3, seed=4)


def record_of(story: Story, world: int) -> Record:
    """The match as it was in one of the two worlds."""
    played = [
        RecordedRound(chapter.deals[world], tuple(move.action for move in chapter.moves))
        for chapter in story.chapters
    ]
    seats = [SeatJson(name) for name in NAMES[: story.players]]
    return make_record(standard_deck(), seats, played)


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ([""], "1.1"),
        (["n", "next", "b"], "1.1"),
        (["back"], "1.0"),
        (["12"], "1.12"),
        (["2.3", "5"], "2.5"),
        (["r 2"], "2.0"),
        (["round 2", "0"], "2.0"),
        (["round 2.4"], "2.4"),
        (["2.1", "b", "b"], "1.LAST"),
    ],
)
def test_one_goes_by_steps_rounds_and_actions(record: Record, typed: list[str], place: str) -> None:
    place = place.replace("LAST", str(len(record.rounds[0].actions)))
    assert last_prompt(watch(record, *typed)) == f"{place}, open hands> "


def test_the_last_step_ends_the_match(record: Record) -> None:
    said = watch(record, "last", "")
    assert "wins the match" in said
    assert "That was the last step." in said
    last = f"{len(record.rounds)}.{len(record.rounds[-1].actions)}"
    assert last_prompt(said).startswith(f"{last},")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("back", "This is the first step."),
        ("99.1", "There’s no such round: the record has"),
        ("r 0", "There’s no such round"),
        ("1.9999", "Round 1 has"),
        ("r", "Which round? For example: round 2"),
        ("r two", "Which round?"),
        ("as", "Type as A to as C, spectator, or open."),
        ("as D", "There’s no view “D”."),
        ("know D", "There’s no player “D”."),
        ("know open", "There’s no player “open”."),
        ("play fast", "How fast? For example: play 2"),
        ("play 0", "How fast?"),
        ("save", "Which file?"),
        ("save match", "Can’t tell the format from the name match."),
        ("save nowhere/match.json", "Can’t write to nowhere/match.json: No such file"),
        ("next 3", "the next step"),
        ("as A B", "“as A B” isn’t a command here."),
        ("xyzzy", "“xyzzy” isn’t a command here."),
        ("\x1b[2J", "“\N{REPLACEMENT CHARACTER}[2J” isn’t a command here."),
        ("help", "3.12             action 12 of round 3"),
    ],
)
def test_what_cannot_be_done_says_why_and_what_can(record: Record, typed: str, said: str) -> None:
    written = watch(record, typed)
    assert said in written
    assert last_prompt(written).startswith("1.0,")


def test_one_looks_from_a_seat_as_a_spectator_or_with_open_hands(record: Record) -> None:
    hands = [" ".join(hand[:1]) for hand in record.rounds[0].deal]
    said = watch(record, "as b", "spectator", "as open")
    opened, as_b, watched, again = re.split(r"1\.0, [^>]*> ", said)[:4]
    assert all(f" {card} " in part for card in hands for part in (opened, again))
    assert f" {hands[1]} " in as_b
    assert not any(f" {card} " in as_b for card in (hands[0], hands[2]))
    assert not any(f" {card} " in watched for card in hands)
    prompts = re.findall(r"1\.0, ([^>]*)> ", said)
    assert prompts == ["open hands", "as B", "spectator", "open hands"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_known_by_its_words_in_every_language(
    record: Record, language: str
) -> None:
    text = texts(language)
    unclear = text("watch-unclear", text="X").partition("X")[2]
    verbs = [verb for verb in ReplayVerb if verb is not ReplayVerb.QUIT]
    for word in (word for verb in verbs for word in text(verb.value).split()):
        assert unclear not in watch(record, word, language=language), word
    assert unclear in watch(record, "xyzzy", language=language)


def test_a_match_in_which_nothing_was_played_says_so() -> None:
    assert watch(game(3, length=0)) == "Nothing was played in this match."


def test_knowledge_is_what_the_browser_is_told(record: Record) -> None:
    steps = replay(record, standard_deck())
    known = know(steps[9].match, B, weigh=True)
    said = watch(record, "9", "know B").split("What B")[1]
    assert known.is_weighed
    for hand in known.hands:
        assert all(f" {card}" in said for card in hand.certain)
    for card in known.cards:
        line = next(line for line in said.splitlines() if line.startswith(f"  {card.card} "))
        found = [int(number) for number in re.findall(r"(?<= )[0-9]+(?= |$)", line)]
        told = [round(100 * place.chance) for place in card.chances if place.chance >= 0.005]
        assert sorted(found) == sorted(told)


def test_knowledge_after_the_round_is_certain(record: Record) -> None:
    at_end = f"1.{len(record.rounds[0].actions)}"
    assert "Every card in every hand is certain." in watch(record, at_end, "know A")


def test_what_a_seat_knew_is_told_to_itself_and_where_hands_are_open(record: Record) -> None:
    assert "What B Bo could know:" in watch(record, "know", look=Look(B))
    assert "What everyone could know:" in watch(record, "know spectator", look=Look(B))
    assert "What everyone could know:" in watch(record, "know", look=SPECTATOR)
    assert "What everyone could know:" in watch(record, "know")
    for look in (Look(A), SPECTATOR):
        refused = watch(record, "know B", look=look)
        assert "what B knew stays hidden" in refused
        assert "could know:" not in refused
        assert "could know:" in watch(record, "as B", "know B", look=look)


def test_without_the_kernel_every_deal_counts_the_same(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dnup.terminal.session.replay.is_kernel_ready", lambda: False)
    said = watch(record, "9", "know B")
    assert "Every deal that fits counts the same." in said
    assert install_command() in said


def test_the_log_tells_the_round_so_far_by_action(record: Record) -> None:
    said = watch(record, "3", "log").split("Round 1 so far:\n")[1].splitlines()
    assert [line.split()[0] for line in said[:4]] == ["0", "1", "2", "3"]
    assert "The cards are dealt." in said[0]


def test_rounds_are_told_as_far_as_one_has_seen_them(record: Record) -> None:
    told = watch(record, "rounds")
    assert len(re.findall(r"Round \d+, \d+ actions?: ", told)) == len(record.rounds)
    told = watch(record, "2.3", "rounds", look=SPECTATOR)
    assert len(re.findall(r"Round \d+, \d+ actions?: ", told)) == 1
    assert "Round 2, so far 3 actions: Anna: 0, Bo: 0, Chiara: 0" in told


def test_it_plays_on_by_itself_until_a_line_is_typed(record: Record) -> None:
    console = Typed(["play 4", "", "play", "as B"])
    steps = replay(record, standard_deck())
    shown = ReplaySession(record, steps, console, texts("en"))
    shown.run()
    assert console.waited == [0.5] * 5  # three steps; Enter; at the same speed, a line at once
    prompts = [line for line in console.written if line.endswith("> ")]
    assert prompts[1] == "1.3, open hands> "
    assert prompts[-1] == "1.3, as B> "


def test_a_match_is_saved_as_json_and_as_text(record: Record, tmp_path: Path) -> None:
    said = watch(record, f"save {tmp_path}/m.json", f"save {tmp_path}/a match.txt")
    assert from_json((tmp_path / "m.json").read_text()) == record
    assert parse_record((tmp_path / "a match.txt").read_text()) == record
    assert said.count("Saved to") == 2
    (tmp_path / "m.json").write_text("precious")
    assert "already exists" in watch(record, f"save {tmp_path}/m.json")
    assert (tmp_path / "m.json").read_text() == "precious"


def test_a_match_with_its_own_cards_is_saved_with_them(tmp_path: Path) -> None:
    deck = parse_deck('name = "mine"\ncards = ["1/5*", "2/7", "2/8", "3/4", "3/6", "4/7"]')
    record = proved_match(2, deck=deck)
    console = Typed([f"save {tmp_path}/m.json", f"save {tmp_path}/m.toml"])
    ReplaySession(record, replay(record, deck), console, texts("en")).run()
    said = "\n".join(console.written)
    assert said.count("you need its deck, “mine”.") == 1
    assert f"save it too: save {tmp_path}/m.toml\n" in said
    assert load_deck(tmp_path / "m.toml").hash == deck.hash


def test_names_cannot_command_the_terminal(record: Record) -> None:
    seats = [SeatJson("An\x1b[31mna"), *record.seats[1:]]
    said = watch(decorated(record, seats), "", "log", "know A")
    assert "\x1b" not in said
    assert "An\N{REPLACEMENT CHARACTER}[31mna" in said


# As it was: nothing that was hidden, and nothing that came later.


def look_around(record: Record, viewer: Seat | None, changed: Iterable[Seat], steps: int) -> str:
    """Every step from these eyes, and at some of them all that can be asked for."""
    asked = ["know", "log", "rounds", "table", *(f"know {seat}" for seat in changed)]
    typed: list[str] = []
    for step in range(steps):
        typed += asked if step in (0, steps // 2, steps - 1) else []
        typed += [""] if step < steps - 1 else ["know spectator", "1.2", "b"]
    return watch(record, *typed, look=Look(viewer))


@pytest.mark.parametrize(("players", "changed"), [(3, (B, C)), (4, (A, C)), (5, (B, C)), (2, (B,))])
def test_hidden_cards_have_no_part_in_what_a_seat_is_shown(
    players: int, changed: tuple[Seat, ...]
) -> None:
    story = write_story(players, 3, frozenset(changed), moves=9)
    one, two = record_of(story, 0), record_of(story, 1)
    for viewer in (None, *story.same):
        assert look_around(one, viewer, changed, 9) == look_around(two, viewer, changed, 9)
    assert watch(one, "know") != watch(two, "know")  # with open hands it does show


def test_what_came_later_has_no_part_in_what_is_shown(record: Record) -> None:
    cut = game(3, seed=4, length=11)
    assert cut.rounds[0].actions == record.rounds[0].actions[:11]
    for viewer in (None, A, B, C):
        assert look_around(cut, viewer, [], 12) == look_around(record, viewer, [], 12)
        beyond = [watch(each, "99", "round 99", look=Look(viewer)) for each in (cut, record)]
        assert beyond[0] == beyond[1]
        assert "This match has no moment 1.99." in beyond[0]
