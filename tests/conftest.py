"""Settings for all tests: a slow machine is no failure, and a failure can be repeated."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "dnup", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("dnup")

# Tests read English, whatever the language of who runs them. The command looks when it is loaded,
# so this must come before the first test is.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("DNUP_LANGUAGE", None)
