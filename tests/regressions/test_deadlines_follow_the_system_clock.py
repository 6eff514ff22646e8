"""Somebody set the system's clock forward, and everybody's time was up."""

import time

import pytest

from dnup.server.clock import now_ms


def test_setting_the_systems_clock_moves_no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now_ms()
    assert abs(before - time.time() * 1000) < 5000
    tomorrow = time.time_ns() + 24 * 3600 * 10**9
    monkeypatch.setattr(time, "time_ns", lambda: tomorrow)
    monkeypatch.setattr(time, "time", lambda: tomorrow / 10**9)
    assert 0 <= now_ms() - before < 5000
