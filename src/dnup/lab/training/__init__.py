"""Training of the bots' nets by self-play, on one machine or many.

A net plays batches of rounds with itself (`play`, in the kernel), a learner fits it to how they
ended (`learner`, PyTorch), and a run repeats this, measures the net and saves it (`run`, `folder`).
`workers` play batches in threads; `cluster` spreads them over machines with Ray.

`TrainingSettings` and `TrainingError` are here. Everything else is imported by module, because it
needs the kernel. Only `learner` imports PyTorch and only `cluster` imports Ray: both are loaded
when a run needs them. Imports `rules`, `notation` and `kernel`.
"""

from dnup.lab.training.error import TrainingError, TrainingErrorCode
from dnup.lab.training.settings import TrainingSettings

__all__ = ["TrainingError", "TrainingErrorCode", "TrainingSettings"]
