"""The strongest bot before the net: tree search with playouts, as it was in November 2026.

It is taken from the project's history, so that new bots can be held against it:
`PYTHONPATH=bench dnup arena --bots master,old_sharp:Sharp`. The rules haven't changed since.
"""

import io
import subprocess
import sys
import tarfile
from pathlib import Path

COMMIT = "e2387d7"
HERE = Path(__file__).resolve().parents[1]
PLACE = HERE / "build" / f"old-sharp-{COMMIT}"
PARTS = {"bots": "old_bots", "kernel": "old_kernel"}


def unpack() -> None:
    """Write the old modules under names of their own, if they aren't there yet."""
    if PLACE.exists():
        return
    sources = [f"src/dnup/{part}" for part in PARTS]
    command = ["git", "-C", str(HERE), "archive", COMMIT, *sources]
    archive = subprocess.run(command, check=True, capture_output=True).stdout
    making = PLACE.with_name(f"{PLACE.name}.{id(archive)}")
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar.getmembers():
            file = tar.extractfile(member)
            if file is None:
                continue
            _, _, part, name = member.name.split("/", 3)
            content = file.read()
            if name.endswith(".py"):
                text = content.decode()
                for old, new in PARTS.items():
                    text = text.replace(f"dnup.{old}", new)
                content = text.encode()
            target = making / PARTS[part] / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    try:
        making.rename(PLACE)
    except OSError:  # another process was quicker
        if not PLACE.exists():
            raise


unpack()
sys.path.insert(0, str(PLACE))

from old_bots.sharp import Sharp  # noqa: E402 - it is there only now

__all__ = ["Sharp"]
