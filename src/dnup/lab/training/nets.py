"""Nets as they are learned: weights in full precision, and files of them."""

import io
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from dnup.kernel.net import CODES, UNIT, Net, Weights, features, make_net
from dnup.kernel.tables import Numbers
from dnup.lab.training.settings import TrainingSettings
from dnup.rules import HIGHEST_VALUE


class Learned(NamedTuple):
    """Learned weights, named as in the kernel's `Net`."""

    rows: Weights
    bias: Weights
    hidden: Weights
    hidden_bias: Weights
    output: Weights
    output_bias: Weights

    def net(self) -> Net:
        """The net to play with."""
        return make_net(*self)


def first_weights(settings: TrainingSettings) -> Learned:
    """The random weights that a run starts with; they follow from the seed."""
    rng = np.random.default_rng([settings.seed, 0])
    players, units, second = settings.players, settings.units, settings.second_units

    def spread(inputs: int, *shape: int) -> Weights:
        return rng.uniform(-(inputs**-0.5), inputs**-0.5, shape).astype(np.float32)

    return Learned(
        rows=rng.normal(0, 0.1, (features(players), units)).astype(np.float32),
        bias=np.zeros(units, np.float32),
        hidden=spread(units, second, units),
        hidden_bias=spread(units, second),
        output=spread(second, 2 * players, second),
        output_bias=spread(second, 2 * players),
    )


def unusable_rows(players: int) -> Numbers:
    """The features that no deck can turn on.

    These are cards with the same value at both ends, and unseen cards with the higher value first.
    """
    places = players + (4 if players == 2 else players) + 2
    codes = np.arange(CODES)
    active, inactive = codes // HIGHEST_VALUE, codes % HIGHEST_VALUE
    rows = [CODES * place + codes[active == inactive] for place in range(places)]
    rows.append(CODES * (places - 1) + codes[active > inactive])
    return np.concatenate(rows)


def without_unusable_rows(learned: Learned) -> Learned:
    """A copy of the weights whose unusable rows are zero; it judges every position the same."""
    rows = learned.rows.copy()
    rows[unusable_rows(len(learned.output) // 2)] = 0
    return learned._replace(rows=rows)


def to_bytes(learned: Learned) -> bytes:
    """Weights as a file's content. Equal weights give equal bytes."""
    file = io.BytesIO()
    np.savez(file, **learned._asdict())
    return file.getvalue()


def read_arrays(path: Path) -> dict[str, npt.NDArray[Any]]:
    """The arrays in a file, by name. Raises `OSError` or `ValueError` if it can't be read."""
    content = io.BytesIO(path.read_bytes())
    if not zipfile.is_zipfile(content):
        raise ValueError("it isn't a file of arrays, or not a whole one")
    with np.load(content, allow_pickle=False) as file:
        return dict(file)


def read_weights(path: Path, players: int) -> Learned:
    """The weights in a file, also if it has a net with rounded ones.

    Raises `OSError` if it can't be read, and `ValueError` if it isn't a net of this player count.
    """
    arrays = {name: part for name, part in read_arrays(path).items() if name in Learned._fields}
    if len(arrays) < len(Learned._fields):
        raise ValueError("it isn't a file of a net")
    scales = {name: UNIT if part.dtype.kind == "i" else 1 for name, part in arrays.items()}
    learned = Learned(
        **{
            name: part.astype(np.float32) / np.float32(scales[name])
            for name, part in arrays.items()
        }
    )
    if len(learned.rows) != features(players) or len(learned.output) != 2 * players:
        raise ValueError("it is for another player count")
    return learned
