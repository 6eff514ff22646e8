"""The settings of a training run: its schedules follow positions, and bad settings are refused."""

from typing import Any

import pytest

from dnup.lab.training import TrainingSettings


def test_the_learning_rate_falls_in_a_straight_line_to_3_percent() -> None:
    settings = TrainingSettings(players=3, positions=10_000_000)
    assert settings.rate_at(0) == 1e-3
    assert settings.rate_at(5_000_000) == pytest.approx(1e-3 * 0.515)
    assert settings.rate_at(10_000_000) == pytest.approx(3e-5)
    assert settings.rate_at(11_000_000) == pytest.approx(3e-5)  # the last batch goes beyond the end


def test_random_moves_get_rare_in_the_first_million_positions_and_rarer_to_the_end() -> None:
    settings = TrainingSettings(players=3, positions=11_000_000)
    assert settings.whims_at(0) == 0.5
    assert settings.whims_at(500_000) == pytest.approx(0.29)
    assert settings.whims_at(1_000_000) == pytest.approx(0.08)
    assert settings.whims_at(6_000_000) == pytest.approx(0.045)
    assert settings.whims_at(12_000_000) == pytest.approx(0.01)


def test_with_open_hands_few_moves_are_random_from_the_first_position_on() -> None:
    settings = TrainingSettings(players=3, open_hands=True)
    assert settings.whims_at(0) == settings.whims_at(30_000_000) == 0.01


def test_a_run_shorter_than_the_warm_up_has_schedules_too() -> None:
    settings = TrainingSettings(players=2, positions=1000)
    assert settings.whims_at(1000) == pytest.approx(0.5, abs=1e-3)
    assert TrainingSettings(players=2, positions=1_000_000).whims_at(1_000_000) == 0.08


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 6}, "6 players"),
        ({"players": 3, "batch": 300}, "room"),
        ({"players": 3, "minibatch": 60_000}, "room"),
        ({"players": 3, "positions": 0}, "positions"),
        ({"players": 3, "passes": 0}, "passes"),
    ],
)
def test_settings_that_cannot_work_are_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        TrainingSettings(**wrong)
