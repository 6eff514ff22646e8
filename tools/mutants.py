"""Break the rules one at a time and see that the tests notice: `make mutants`.

Each entry of mutants.toml is a change to a copy of the code. It must be noticed by a test named
after the rule it breaks, or by the file of tests it names. Ends with 1 if one survives or no longer
fits the code.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
SECONDS = 300


def survivor(mutant: dict[str, str]) -> str | None:
    """Why a mutant was not noticed as it should be, or None if it was."""
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch)
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, copy / name)
        shutil.copy(ROOT / "pyproject.toml", copy)
        file = copy / "src" / "dnup" / mutant["file"]
        code = file.read_text(encoding="utf-8")
        if mutant["old"] not in code:
            return "the code has changed: this mutant no longer fits"
        file.write_text(code.replace(mutant["old"], mutant["new"]), encoding="utf-8")
        failed = run_tests(copy, mutant)
    if "tests" in mutant:
        noticed = any(mutant["tests"] in test for test in failed)
    else:
        noticed = any(f"::test_{mutant['rule'].lower()}_" in test for test in failed)
    if noticed:
        return None
    return f"only noticed by {failed[0]}" if failed else "survived"


def run_tests(copy: Path, mutant: dict[str, str]) -> list[str]:
    """The tests that fail in a copy."""
    if "tests" in mutant:
        tests = [f"tests/rules/{mutant['tests']}"]
    else:
        tests = ["tests/rules", "-k", f"test_{mutant['rule'].lower()}_"]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "--tb=no",
            "-p",
            "no:cacheprovider",
            "--continue-on-collection-errors",
            *tests,
        ],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    return re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, flags=re.MULTILINE)


def main() -> None:
    mutants = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))[
        "mutant"
    ]
    wrong = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, (mutant, why) in enumerate(
            zip(mutants, pool.map(survivor, mutants), strict=True), start=1
        ):
            name = mutant.get("rule") or mutant["tests"]
            change = f"{mutant['old'].strip()!r} -> {mutant['new'].strip()!r}"
            wrong += why is not None
            print(f"{number:3}/{len(mutants)} {name:20} {why or 'noticed'}", flush=True)
            if why is not None:
                print(f"        {mutant['file']}: {change}", flush=True)
    print(f"{len(mutants) - wrong} of {len(mutants)} mutants noticed")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
