"""The nets in the package: small enough, and each with a training card that is its own."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from dnup.kernel.weights import load_net, load_open_net

NETS = Path(__file__).parents[2] / "src" / "dnup" / "kernel" / "nets"
FILES = sorted(NETS.glob("*.npz"))


def test_there_are_two_nets_for_each_player_count() -> None:
    assert {file.stem for file in FILES} == {
        f"{players}{kind}" for players in (2, 3, 4, 5) for kind in ("", "-open")
    }


def test_they_are_two_megabytes_at_most() -> None:
    assert sum(file.stat().st_size for file in FILES) <= 2_000_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_each_has_a_card_of_its_own(file: Path) -> None:
    card = json.loads(file.with_suffix(".json").read_text())
    assert card["sha256"] == sha256(file.read_bytes()).hexdigest()
    net = load_open_net(card["players"]) if "-open" in file.stem else load_net(card["players"])
    assert card["units"] == [len(net.bias), len(net.hidden_bias)]
    assert card["positions"] > 1_000_000
    assert card["minutes_on_one_core"] > 0
    assert card["strength"]
