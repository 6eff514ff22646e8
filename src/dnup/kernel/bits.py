"""Single machine instructions on masks, and the kernel's own random source."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from dnup.kernel.compiled import inlined
from dnup.kernel.tables import Masks

ZERO = np.uint64(0)
ONE = np.uint64(1)
_HALF = np.uint64(32)


def _popcount(_typing: Any, _mask: Any) -> Any:  # noqa: ANN401 - as Numba wants it
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


def _lowest(_typing: Any, _mask: Any) -> Any:  # noqa: ANN401 - as Numba wants it
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.uint64), generate


popcount: Callable[[np.uint64], int] = cast("Any", intrinsic(_popcount))  # how many bits are set
lowest: Callable[[np.uint64], int] = cast(
    "Any", intrinsic(_lowest)
)  # the number of the lowest bit; of 0 any


@inlined
def number(x: np.unsignedinteger[Any]) -> int:
    """An unsigned number as one to count with: Numba makes floats of both together."""
    return np.int64(x)  # type: ignore[return-value] # it is an int for all purposes here


@inlined
def draw(rng: Masks) -> np.uint64:
    """64 random bits. The state is `rng[0]`; the generator is SplitMix64."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    return mix(rng[0])


@inlined
def mix(z: np.uint64) -> np.uint64:
    """A number from which nothing can be told about the given one but whether it is the same."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@inlined
def below(rng: Masks, n: int) -> int:
    """A random number from 0 to n - 1, for n up to 2**32."""
    return number(((draw(rng) >> _HALF) * np.uint64(n)) >> _HALF)


@inlined
def uniform(rng: Masks) -> float:
    """A random float from 0 up to 1."""
    return float(draw(rng) >> np.uint64(11)) * (1.0 / 9007199254740992.0)
