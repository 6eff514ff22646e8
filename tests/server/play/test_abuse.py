"""Messages that are doubled, late, out of order, cut off or nonsense: refused, and no more."""

import asyncio
import itertools
import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest

from support.echo import BINARY, CLOSE, PING, TEXT, frame
from support.serving import Message, Party, Player, Server, sign_in
from support.storm import BAD, Scene, Shot

pytestmark = pytest.mark.anyio

MESSAGES = 2_700  # from each of four who misbehave, all at once
BATCH = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits, which must be well and must not have failed at the end."""
    server = Server(tmp_path_factory.mktemp("abuse") / "server.db")
    with server:
        yield server
        assert httpx.get(f"{server.address}/healthz").text == "alive\n"
        assert httpx.get(f"{server.address}/readyz").text == "ready\n"
        assert server.stop() == 0
    assert not server.faults()


@pytest.fixture
def seed() -> int:
    """Another one each time: a failure shows it, and it can be set to repeat that run."""
    return int(os.environ.get("DNUP_ABUSE_SEED", random.SystemRandom().getrandbits(32)))


async def _fire(player: Player, shots: list[Shot]) -> None:
    """Send messages in batches; each must be answered as it must be, and nothing else come."""
    for start in range(0, len(shots), BATCH):
        batch = shots[start : start + BATCH]
        for shot in batch:
            await player.socket.send(shot.text)
        wanted = Counter((shot.id, shot.answer) for shot in batch)
        got: Counter[tuple[str, str]] = Counter()
        for _ in batch:
            told = await player.receive()
            assert told["kind"] in {"refused", "done", "table", "tables"}, told
            answer = told["code"] if told["kind"] == "refused" else told["kind"]
            got[told["done"] if "done" in told else told["id"], answer] += 1
            assert answer != BAD or told["facts"]["reason"]
        sent = [shot for shot in batch if (shot.id, shot.answer) in wanted - got]
        assert got == wanted, (sent, got - wanted)


async def _begin(party: Party, rng: random.Random) -> tuple[Scene, list[Player]]:
    """A match of three, of whom one is to act and one is quiet, and four who look on or do not."""
    players = await party.begin("Ann", "Bob", "Cat")
    mover = next(player for player in players if "choices" in player.view)
    other, quiet = (player for player in players if player is not mover)
    spectator, stranger, onlooker = [await party.arrive(name) for name in ("Zoe", "Eve", "Mia")]
    for watcher in (spectator, onlooker):
        await watcher.ask("watch", code=mover.code)
    return Scene(rng, mover, other, quiet), [mover, other, spectator, stranger, onlooker]


async def test_ten_thousand_messages_that_must_not_change_anything_do_not(
    server: Server, seed: int
) -> None:
    rng = random.Random(seed)
    async with Party(server) as party:
        scene, (*firing, onlooker) = await _begin(party, rng)
        before = await onlooker.ask("watch", code=scene.mover.code)
        hands = [player.view["hand"] for player in (scene.mover, scene.other)]
        roles = ("mover", "other", "spectator", "stranger")
        await asyncio.gather(
            *(
                _fire(player, [scene.shot(role) for _ in range(MESSAGES)])
                for role, player in zip(roles, firing, strict=True)
            )
        )
        for silent in (scene.quiet, onlooker):
            await silent.notices_nothing()
        after = await onlooker.ask("watch", code=scene.mover.code)
        assert {**after, "done": None} == {**before, "done": None}
        again = [
            await player.ask("join", code=scene.mover.code) for player in (scene.mover, scene.other)
        ]
        assert [view["hand"] for view in again] == hands
        # The first thing that happens comes right after what was before all that.
        moved = await scene.mover.act()
        assert (moved["after"], moved["number"]) == (before["number"], before["number"] + 1)
        for silent in (scene.quiet, onlooker):
            assert (await silent.receive())["after"] == before["number"]


class Move(NamedTuple):
    """What was done in a turn, and by whom."""

    turn: int
    action: Message
    seat: str


def _moves(
    rng: random.Random, move: Move, done: list[Move]
) -> Iterator[tuple[int, Message, set[str]]]:
    """A move, several times, among late and early ones in any order; and the answers to each."""
    last = next((past for past in reversed(done) if past.seat == move.seat), None)
    sent = [(move.turn, move.action)] * rng.randrange(1, 5)
    sent += [(past.turn, past.action) for past in rng.choices(done[-9:], k=8 if done else 0)]
    sent += [(rng.randrange(move.turn), {"kind": "rotate"}) for _ in range(4)]
    sent += [(move.turn + rng.randrange(2, 9), move.action) for _ in range(4)]
    rng.shuffle(sent)
    # With another deed for the same turn it would be a choice, not a repetition: it comes late.
    sent.append((move.turn, {"kind": "take", "from": "E2"}))
    is_done = False
    for turn, action in sent:
        if (turn, action) == move[:2]:
            yield turn, action, {"done" if is_done else "update"}
            is_done = True
        elif not is_done and last is not None and (turn, action) == last[:2]:
            yield turn, action, {"done"}
        else:
            late = "stale-turn" if turn <= move.turn else "early-turn"
            yield turn, action, {late, "no-match"} if is_done else {late}


async def _answers(player: Player, wanted: dict[str, set[str]]) -> list[Message]:
    """The answers to requests, each of which must be one of those that it may be."""
    got: list[Message] = []
    while len(got) < len(wanted):
        told = await player.receive()
        id_ = told.get("done", told.get("id"))
        if id_ is not None:
            assert told.get("code", told["kind"]) in wanted[id_], (told, wanted[id_])
            got.append(told)
    return got


def _updates(player: Player) -> list[Message]:
    """What happened at the table, as this one was told: without a gap, and nothing twice."""
    told = [m for m in map(json.loads, player.heard) if m["kind"] in {"table", "update"}]
    for before, after in itertools.pairwise(told):
        assert after["after"] == before["number"]
    return told


async def test_through_a_whole_match_doubled_late_and_early_moves_count_once_or_not_at_all(
    server: Server, seed: int
) -> None:
    rng = random.Random(seed)
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob", pause=0)
        mia = await party.arrive("Mia")
        await mia.ask("watch", code=ann.code)
        done: list[Move] = []
        while "winner" not in ann.match:
            mover, other = (ann, bob) if "choices" in ann.view else (bob, ann)
            move = Move(mover.match["turn"], mover.choose(), mover.seat)
            wanted: dict[str, set[str]] = {}
            for turn, action, may_be in _moves(rng, move, done):
                wanted[await mover.send("act", turn=turn, action=action)] = may_be
            theirs = {
                await other.send("act", turn=move.turn, action=move.action): {
                    "not-your-turn",
                    "stale-turn",
                    "no-match",
                }
                for _ in range(2)
            }
            answers = await _answers(mover, wanted)
            await _answers(other, theirs)
            moved = [answer for answer in answers if answer["kind"] == "update"]
            assert [m["state"]["match"]["turn"] for m in moved] == [move.turn + 1]
            done.append(move)
            for player in (ann, bob, mia):
                while player.number < moved[0]["number"]:
                    await player.receive()
                while player.match["to_act"] is None and "winner" not in player.match:
                    await player.receive()
        assert [move.turn for move in done] == list(range(1, len(done) + 1))
        for player in (ann, bob, mia):
            turns = [m["state"]["match"]["turn"] for m in _updates(player) if "match" in m["state"]]
            assert set(turns) <= set(range(1, len(done) + 2))
            assert turns == sorted(turns)
            assert turns[-1] == len(done) + 1


BROKEN: dict[int, list[bytes]] = {
    1002: [
        frame(TEXT, b'{"kind":"list"}', rsv=4),
        frame(TEXT, b'{"kind":"list"}', rsv=1),
        frame(TEXT, b'{"kind":"list"}', masked=False),
        frame(3, b"x"),
        frame(PING, b"x" * 126),
        frame(0, b"x"),
        frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"),
        frame(CLOSE, b"\x03"),
    ],
    1003: [frame(BINARY, b'{"kind":"list"}'), frame(BINARY, b"", fin=False)],
    1007: [
        frame(TEXT, b'{"kind":"\xff"}'),
        frame(TEXT, b'{"kind":"\xed\xa0\x80"}'),
        frame(TEXT, b"\xc3", fin=False) + frame(0, b"\x28"),
    ],
    1009: [
        frame(TEXT, b'{"kind":"list","id":"' + b"x" * 16_384 + b'"}'),
        frame(TEXT, b" " * 9000, fin=False) + frame(0, b" " * 9000),
        frame(TEXT, b"[" * 100_000),
    ],
}


def test_broken_frames_end_their_own_connection_and_nobody_else_notices(
    server: Server, seed: int
) -> None:
    async def hurt(party: Party, session: str, code: int, frames: bytes, cut: int) -> None:
        raw = await party.knock(session)
        assert raw.status == 101
        welcome = json.loads((await raw.receive())[1])
        assert welcome["kind"] == "welcome"
        raw.writer.write(frame(TEXT, b'{"kind":"leave","id":"first"}'))
        refused = json.loads((await raw.receive())[1])
        assert (refused["id"], refused["code"]) == ("first", "not-at-table")
        raw.writer.write(frames[:cut])
        await asyncio.sleep(0)
        raw.writer.write(frames[cut:] + frame(TEXT, b'{"kind":"list","id":"late"}'))
        assert await raw.close_code() == code

    async def test() -> None:
        rng = random.Random(seed)
        async with Party(server) as party:
            scene, _ = await _begin(party, rng)
            stranger = await sign_in(server, "Eve")
            # A second connection of a player who does not go to the table does not disturb it.
            sessions = (stranger, scene.mover.session)
            hurts = [
                hurt(party, rng.choice(sessions), code, frames, rng.randrange(len(frames)))
                for code, all_frames in BROKEN.items()
                for frames in all_frames
                for _ in range(4)
            ]
            rng.shuffle(hurts)
            for start in range(0, len(hurts), 16):
                await asyncio.gather(*hurts[start : start + 16])
            for player in (scene.mover, scene.other, scene.quiet):
                await player.notices_nothing()
            assert (await scene.mover.act())["after"] == scene.quiet.number

    asyncio.run(test())


async def test_a_message_in_fragments_is_a_message_like_any_other(server: Server) -> None:
    async with Party(server) as party:
        (ann,) = await party.sit("Ann", players=2, bots=["beginner"])
        text = json.dumps({"kind": "say", "id": "parts", "text": "zwölf Boxkämpfer"})
        await ann.socket.send([text[:9], "", text[9:30], text[30:]])
        said = await ann.until_event("said")
        assert said["done"] == "parts"
        assert said["events"][0]["text"] == "zwölf Boxkämpfer"


def test_who_floods_a_table_from_outside_does_not_keep_it_from_being_played(
    server: Server,
) -> None:
    async def flood(zoe: Player, over: asyncio.Event) -> int:
        sent = 0
        while not over.is_set():
            ids = [await zoe.send("pause", wants=True) for _ in range(300)]
            told = [await zoe.until(lambda m: m["kind"] == "refused") for _ in ids]
            assert {t["code"] for t in told} <= {"not-seated", "not-saved"}
            sent += len(ids)
        return sent

    async def test() -> None:
        async with Party(server) as party:
            ann, bob = await party.begin("Ann", "Bob", players=3, bots=["beginner"], pause=0)
            floods, over = [], asyncio.Event()
            for name in ("Zoe", "Eve"):
                zoe = await party.arrive(name)
                await zoe.ask("watch", code=ann.code)
                floods.append(asyncio.create_task(flood(zoe, over)))
            async with asyncio.timeout(60):
                # Neither of them is refused anything, and the bot's moves all come.
                await asyncio.gather(ann.play(), bob.play())
            over.set()
            assert sum(await asyncio.gather(*floods)) > 300

    asyncio.run(test())


async def test_forms_for_guests_are_read_or_refused_and_names_are_fit_to_be_shown(
    server: Server, seed: int
) -> None:
    def form(rng: random.Random) -> tuple[bytes, int]:
        letters = "aZ9 \t\n\x00\x7f\u200b\u202e\u0301\ue000\U0001f600ﬀßİ'\"\\<&/"
        name = "".join(rng.choices(letters, k=rng.randrange(60)))
        whole = json.dumps({"name": name}, ensure_ascii=rng.random() < 0.5).encode()
        can_be_seen = any(letter in "aZ9\U0001f600ﬀßİ'\"\\<&/" for letter in name)
        return rng.choice(
            [
                (whole, 200 if can_be_seen else 400),
                (whole[: rng.randrange(len(whole))], 400),
                (whole + b"x", 400),
                (whole.replace(b'"name"', b'"nome"'), 400),
                (b'{"name":"\\ud800"}', 400),
                (b'{"name":"\xff"}', 400),
                (b'{"name":' + b"[" * rng.randrange(1, 9000), 400),
                (json.dumps({"name": rng.choice([None, 7, [], {}, True])}).encode(), 400),
                (json.dumps({"name": "Ann", "id": "x"}).encode(), 400),
                (json.dumps({"name": "x" * 20_000}).encode(), 413),
            ]
        )

    rng = random.Random(seed)
    async with httpx.AsyncClient() as http:
        for _ in range(300):
            body, status = form(rng)
            answer = await http.post(f"{server.address}/api/guest", content=body)
            http.cookies.clear()
            assert answer.status_code == status, body
            if status == 200:
                name = answer.json()["name"]
                assert 1 <= len(name) <= 24
                assert name == name.strip()
                assert not set(name) & set("\t\n\x00\x7f\u200b\u202e\ue000")
            else:
                assert answer.json()["code"] in {"bad-message", "bad-name", "too-large"}
