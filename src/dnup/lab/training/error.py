"""Why a training run can't start or go on."""

from enum import StrEnum


class TrainingErrorCode(StrEnum):
    """What can be wrong; each code is stable and has a text in every language."""

    NO_TORCH = "no-torch"
    NO_RAY = "no-ray"
    NO_FOLDER = "no-folder"
    FOLDER_TAKEN = "folder-taken"
    NOTHING_TO_RESUME = "nothing-to-resume"
    OTHER_PLAYERS = "other-players"
    OTHER_SETTINGS = "other-settings"
    CHECKPOINT_BROKEN = "checkpoint-broken"
    NOT_A_NET = "not-a-net"
    CLUSTER_UNREACHABLE = "cluster-unreachable"
    CLUSTER_LOST = "cluster-lost"


class TrainingError(Exception):
    """The run can't start or go on; `facts` give the details."""

    def __init__(self, code: TrainingErrorCode, /, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return str(self.code) + "".join(f" {k}={v!r}" for k, v in self.facts.items())
