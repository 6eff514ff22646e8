"""The nets that are shipped: a file for each player count, with its training card beside it."""

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from dnup.kernel.net import Net, features

FOLDER = "nets"


@cache
def load_net(players: int) -> Net:
    """The shipped net of a player count."""
    shipped = files("dnup.kernel").joinpath(FOLDER, f"{players}.npz").read_bytes()
    return read_net(BytesIO(shipped), players)


@cache
def load_open_net(players: int) -> Net:
    """The shipped net that judges positions with all hands open."""
    shipped = files("dnup.kernel").joinpath(FOLDER, f"{players}-open.npz").read_bytes()
    return read_net(BytesIO(shipped), players)


def read_net(source: Path | BytesIO, players: int) -> Net:
    """The net of a file. Raises `ValueError` if it isn't one of this player count."""
    content = source if isinstance(source, BytesIO) else BytesIO(source.read_bytes())
    try:
        with np.load(content) as arrays:
            net = Net(*(np.ascontiguousarray(arrays[name]) for name in Net._fields))
    except (KeyError, BadZipFile) as error:
        raise ValueError("this file isn't a net") from error
    if len(net.rows) != features(players) or len(net.output) != 2 * players:
        raise ValueError(f"this net isn't one for {players} players")
    if net.rows.dtype != np.int16:
        raise ValueError(
            "this net comes from training, and must be rounded before the kernel uses it"
        )
    return net


def write_net(target: Path, net: Net) -> None:
    """Write a net to a file, compressed."""
    with target.open("wb") as file:
        np.savez_compressed(file, **net._asdict())
