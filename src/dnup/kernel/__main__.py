"""Compile the kernel, with a line for each step done: `python -m dnup.kernel`."""

from dnup.kernel.compilation import compile_all

compile_all(lambda done, steps: print(f"{done}/{steps}", flush=True))  # noqa: T201
