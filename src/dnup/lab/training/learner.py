"""The learner: fits a net to batches of positions. The only module that imports PyTorch."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch

from dnup.kernel.net import Weights
from dnup.kernel.selfplay import Examples
from dnup.kernel.tables import Numbers
from dnup.lab.training.nets import Learned
from dnup.lab.training.play import SelfPlayBatch
from dnup.lab.training.rows import spread_gradients, sum_rows
from dnup.lab.training.settings import TrainingSettings

VERSION = str(torch.__version__)
SECOND_PLACE = 0.5  # how much the second place counts in the loss, as in points


class _SumRows(torch.autograd.Function):
    """The first layer without its bias."""

    @staticmethod
    def forward(
        context: Any,  # noqa: ANN401 - PyTorch's
        rows: torch.Tensor,
        examples: Examples,
        picked: Numbers,
    ) -> torch.Tensor:
        sums = np.empty((picked.size, rows.shape[1]), np.float32)
        sum_rows(rows.detach().numpy(), examples, picked, sums)
        context.kept = (rows.shape, examples, picked)
        return torch.from_numpy(sums)

    @staticmethod
    def backward(context: Any, gradient: torch.Tensor) -> tuple[torch.Tensor, None, None]:  # noqa: ANN401
        shape, examples, picked = context.kept
        gradients = np.zeros(shape, np.float32)
        spread_gradients(gradient.contiguous().numpy(), examples, picked, gradients)
        return torch.from_numpy(gradients), None, None


class Learner:
    """A net's weights and Adam's moments, on one thread so that sums are always added in order."""

    def __init__(self, settings: TrainingSettings, start: Learned) -> None:
        torch.set_num_threads(1)
        self._settings = settings
        self._weights = {
            name: torch.nn.Parameter(torch.from_numpy(part.copy()))
            for name, part in start._asdict().items()
        }
        self._adam = torch.optim.Adam(self._weights.values(), lr=settings.rate, fused=True)

    def learn(self, batch: SelfPlayBatch, *, number: int, positions: int) -> float:
        """Learn from a batch; returns the mean loss in the first pass over it.

        The order of the positions follows from the seed and the batch's number, the learning rate
        from the number of positions that were learned before.
        """
        settings = self._settings
        for group in self._adam.param_groups:
            group["lr"] = settings.rate_at(positions)
        chance = np.random.default_rng([settings.seed, 2, number])
        losses = []
        for turn in range(settings.passes):
            order = chance.permutation(batch.positions)
            for begin in range(0, batch.positions - settings.minibatch + 1, settings.minibatch):
                picked = order[begin : begin + settings.minibatch]
                loss = self._loss(batch.examples, picked)
                self._adam.zero_grad()
                loss.backward()
                self._adam.step()
                if turn == 0:
                    losses.append(loss.item())
        return float(np.mean(losses))

    def judge(self, examples: Examples) -> Weights:
        """The chances of each position: who is first, then who is second, from the mover on."""
        players = self._settings.players
        with torch.no_grad():
            scores = self._scores(examples, np.arange(len(examples.counts)))
            halves = scores.reshape(-1, 2, players).softmax(2)
        found: Weights = halves.reshape(-1, 2 * players).numpy()
        return found

    def learned(self) -> Learned:
        """A copy of the weights as they are now."""
        parts = {name: part.detach().numpy().copy() for name, part in self._weights.items()}
        return Learned(**parts)

    def state(self) -> dict[str, Weights]:
        """Everything that a checkpoint needs, as arrays by name."""
        arrays = {f"net.{name}": part for name, part in self.learned()._asdict().items()}
        for name, part in self._weights.items():
            for key, moment in self._adam.state[part].items():
                arrays[f"adam.{key}.{name}"] = moment.numpy().copy()
        return arrays

    def restore(self, arrays: Mapping[str, Weights]) -> None:
        """Go back to a state. Raises `KeyError` if weights or moments are missing there."""
        with torch.no_grad():
            for name, part in self._weights.items():
                part.copy_(torch.from_numpy(arrays[f"net.{name}"]))
                self._adam.state[part] = {
                    key: torch.tensor(arrays[f"adam.{key}.{name}"])
                    for key in ("step", "exp_avg", "exp_avg_sq")
                }

    def _loss(self, examples: Examples, picked: Numbers) -> torch.Tensor:
        """The mean cross-entropy of the picked positions."""
        players = self._settings.players
        scores = self._scores(examples, picked)
        targets = torch.from_numpy(examples.targets[picked])
        first = (targets[:, :players] * scores[:, :players].log_softmax(1)).sum()
        loss = -first / picked.size
        if players > 2:
            second = (targets[:, players:] * scores[:, players:].log_softmax(1)).sum()
            loss = loss - SECOND_PLACE * second / picked.size
        return loss

    def _scores(self, examples: Examples, picked: Numbers) -> torch.Tensor:
        w = self._weights
        sums = _SumRows.apply(w["rows"], examples, picked) + w["bias"]
        second = torch.nn.functional.linear(sums.relu(), w["hidden"], w["hidden_bias"])
        return torch.nn.functional.linear(second.relu(), w["output"], w["output_bias"])
