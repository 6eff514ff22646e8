"""Make the fixtures in this folder, with the code from before the printed deck. See README.md.

Everything here comes from a real server and real clients of that time.
"""

import asyncio
import gzip
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from support.serving import Party, Player, Server

OWN = 'name = "evens"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6", "1/8", "4/9", "5/6"]\n'
COUNTS = {2: "two", 3: "three", 4: "four", 5: "five"}


async def call(who: Player, method: str, path: str, form: Any = None) -> Any:
    """What the server answers to a guest."""
    cookie = {"cookie": f"dnup_session={who.session}"}
    async with httpx.AsyncClient(base_url=who.server.address, headers=cookie) as http:
        answer = await http.request(method, path, json=form)
        answer.raise_for_status()
        return answer.json()


async def open_table(player: Player, players: int, *bots: str, **options: Any) -> None:
    """Open a table with bots in the last seats, and no wait between rounds."""
    wanted = {"players": players, "bots": bots, "pause": 0, **options}
    await player.ask("create", options=wanted)


async def whole_match(player: Player, players: int, *bots: str, **options: Any) -> str:
    """Play a match against bots, and give the id of its record."""
    await open_table(player, players, *bots, **options)
    await player.ask("ready", salt=f"salt {players}")
    await player.play()
    await player.send("leave")
    return str(player.match["id"])


async def play_some(*players: Player, rounds: int, acts: int) -> None:
    """Play until this round is on and these people have acted so often in it."""
    done = 0
    while True:
        for player in players:
            match = player.match
            if match["to_act"] is None and match.get("winner") is None:
                await player.send("next", round=match["round"])
            elif player.view.get("choices"):
                if match["round"] >= rounds:
                    if done == acts:
                        return
                    done += 1
                await player.send("act", turn=match["turn"], action=player.choose())
        for player in players:
            try:
                async with asyncio.timeout(0.3):
                    while True:
                        await player.receive()
            except TimeoutError:
                pass


async def evening(party: Party, folder: Path) -> dict[str, Any]:
    """Everything that the database holds; what it was is told back."""
    ann, bob, cleo, dan, eve = [
        await party.arrive(name) for name in ("Ann", "Bob", "Cleo", "Dan", "Eve")
    ]
    records = {}
    for count, word in COUNTS.items():
        id_ = await whole_match(ann, count, *["greedy", "random", "greedy", "random"][: count - 1])
        records[count] = id_
        name = f"{word}-players.json"
        async with httpx.AsyncClient(base_url=ann.server.address) as http:
            (folder / "records" / name).write_bytes((await http.get(f"/records/{id_}")).content)
    await whole_match(ann, 2, "greedy")
    rated = {count: await call(ann, "GET", f"/api/ladder/{count}") for count in COUNTS}
    shared = await call(ann, "POST", "/api/duplicates", {"record": records[3], "seat": "A"})
    code = shared["code"]
    await bob.ask("duplicate", code=code, pace=0)
    await bob.ask("ready", salt="bob plays it again")
    await bob.play()
    await bob.send("leave")
    await cleo.ask("duplicate", code=code, pace=0)
    await cleo.ask("ready", salt="cleo is at it")
    await play_some(cleo, rounds=1, acts=2)
    kept = await call(dan, "POST", "/api/decks", {"text": OWN})
    own = await whole_match(dan, 2, "greedy", deck=OWN)
    await open_table(dan, 2, "greedy", deck=OWN)
    await dan.ask("ready", salt="dan")
    await play_some(dan, rounds=1, acts=1)
    await open_table(eve, 2)
    await open_table(ann, 3, "greedy")
    await bob.ask("join", code=ann.code)
    for player in (ann, bob):
        await player.send("ready", salt=f"salt of {player.seat}")
    for player in (ann, bob):
        await player.until_event("match-began")
    await play_some(ann, bob, rounds=2, acts=2)
    while len((await call(bob, "GET", f"/api/duplicates/{code}"))["results"]) < 3:
        await asyncio.sleep(0.1)
    sessions = {
        name: player.session
        for name, player in zip(("Ann", "Bob", "Cleo", "Dan", "Eve"), party.players, strict=True)
    }
    return {
        "sessions": sessions,
        "running": {"table": ann.code, "match": ann.match["id"], "number": ann.number},
        "commitment": ann.match["commitment"],
        "gathering": {"table": eve.code, "commitment": eve.view["state"]["commitment"]},
        "records": records,
        "duplicate": {"code": code, "table": cleo.code, "match": cleo.match["id"]},
        "own": {"hash": kept["hash"], "record": own, "table": dan.code, "match": dan.match["id"]},
        "rated": {n: {"own": r["own"], "matches": r["matches"]} for n, r in rated.items()},
    }


async def review(party: Party, session: str, record: str) -> None:
    """Have a match reviewed, and wait for it."""
    ann = await party.arrive("Ann", session)
    told = await call(ann, "POST", f"/api/replays/{record}/review")
    while told["state"] in {"waiting", "running"}:
        await asyncio.sleep(0.5)
        told = await call(ann, "GET", f"/api/replays/{record}/review")
    assert told["state"] == "done", told


def at_home(file: Path) -> None:
    """Begin a match with `dnup play`, and leave it."""
    command = [sys.executable, "-m", "dnup", "play", "--seats=Anna,greedy,greedy", "--seed=5"]
    subprocess.run(
        [*command, f"--record={file}"], input="rotate\n" * 12 + "quit\n", text=True, check=True
    )


def pack(file: Path) -> None:
    """Replace a file by its compressed form, the same for the same content."""
    file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    file.unlink()


async def main(folder: Path) -> None:
    """Write all fixtures into an empty folder."""
    database = folder / "server.db"
    (folder / "records").mkdir()
    with Server(database) as server:
        async with Party(server) as party:
            told = await evening(party, folder)
    with Server(database, "--levels=random,beginner,greedy,casual") as server:
        async with Party(server) as party:
            await review(party, told["sessions"]["Ann"], told["records"][2])
    (folder / "told.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    exported = folder / "store.jsonl"
    export = [sys.executable, "-m", "dnup", "store", "export", f"--database={database}"]
    subprocess.run([*export, str(exported)], check=True)
    for file in (database, exported):
        pack(file)
    for file in folder.glob("server.db*"):
        if file.suffix != ".gz":
            file.unlink()
    at_home(folder / "records" / "left-at-home.json")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
