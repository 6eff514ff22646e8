"""Tests that need PyTorch and Ray: `make test-train` runs them in an environment that has both.

Elsewhere they aren't collected. What needs neither is tested in tests/lab and tests/terminal.
"""

from importlib.util import find_spec

has_all = all(find_spec(name) is not None for name in ("torch", "ray"))
collect_ignore_glob = [] if has_all else ["*.py"]
