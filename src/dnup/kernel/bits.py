"""Single machine instructions on masks, and the kernel's own random source."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from dnup.kernel.compiled import inlined

ZERO = np.uint64(0)
ONE = np.uint64(1)
_HALF = np.uint64(32)


@intrinsic
def popcount(typingctx: Any, mask: Any) -> Any:  # noqa: ANN401, ARG001 - as Numba wants it
    """How many bits of a `uint64` are set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401, ARG001
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


@intrinsic
def lowest(typingctx: Any, mask: Any) -> Any:  # noqa: ANN401, ARG001 - as Numba wants it
    """The number of the lowest bit of a `uint64` that is not zero."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401, ARG001
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.uint64), generate


@inlined
def draw(rng: Any) -> Any:
    """64 random bits. The state is `rng[0]`; the generator is SplitMix64."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@inlined
def below(rng: Any, n: Any) -> Any:
    """A random number from 0 to n - 1, for n up to 2**32."""
    return np.int64(((draw(rng) >> _HALF) * np.uint64(n)) >> _HALF)


@inlined
def uniform(rng: Any) -> Any:
    """A random float from 0 up to 1."""
    return np.float64(draw(rng) >> np.uint64(11)) * (1.0 / 9007199254740992.0)
