"""Runs: the same seed gives the same net, and a stop in between makes no difference."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from training.runs import TINY, after, curve_of, files_of, train

from dnup.lab.training import TrainingError, TrainingErrorCode
from dnup.lab.training.nets import read_weights, unusable_rows
from dnup.lab.training.run import Run


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that was never stopped."""
    path = tmp_path_factory.mktemp("runs") / "whole"
    train(Run.begin(TINY, path))
    return path


def test_a_run_leaves_a_net_a_card_and_a_curve(whole: Path) -> None:
    card = json.loads((whole / "card.json").read_text())
    assert (card["players"], card["seed"], card["finished"]) == (3, 1, True)
    assert TINY.positions <= card["positions"] < TINY.positions + TINY.batch
    assert card["settings"]["batch"] == TINY.batch
    assert {"python", "dnup", "torch", "numpy", "numba"} == card["versions"].keys()
    curve = [json.loads(line) for line in (whole / "curve.jsonl").read_text().splitlines()]
    assert card["strength"] == curve[-1]
    assert [point["batches"] for point in curve] == [3, 6, card["batches"]]
    assert curve[-1]["deals"] == TINY.last_deals
    assert [len(point["selves"]) for point in curve] == [0, 1, 2]
    assert all(0 <= point["policy"] <= 1 for point in curve)
    learned = read_weights(whole / "net.npz", 3)
    assert not learned.rows[unusable_rows(3)].any()
    assert not list(whole.glob("**/*.new"))


def test_the_same_seed_gives_the_same_net_bit_by_bit(whole: Path, tmp_path: Path) -> None:
    train(Run.begin(TINY, tmp_path / "again"))
    assert files_of(tmp_path / "again") == files_of(whole)
    assert curve_of(tmp_path / "again") == curve_of(whole)
    train(Run.begin(replace(TINY, seed=2), tmp_path / "other"))
    assert files_of(tmp_path / "other") != files_of(whole)


@pytest.mark.parametrize("batches", [1, 3, 4])
def test_a_run_that_was_stopped_goes_on_as_if_it_never_was(
    whole: Path, tmp_path: Path, batches: int
) -> None:
    path = tmp_path / "run"
    train(Run.begin(TINY, path), until=after(batches))
    stopped = json.loads((path / "card.json").read_text())
    assert (stopped["batches"], stopped["finished"]) == (batches, False)
    run = Run.resume(path)
    train(run, until=after(1))
    train(Run.resume(path, players=3, seed=1, positions=TINY.positions))
    assert files_of(path) == files_of(whole)
    assert curve_of(path) == curve_of(whole)


def test_a_killed_run_goes_on_from_its_last_checkpoint(whole: Path, tmp_path: Path) -> None:
    class KilledError(BaseException):
        pass

    def kill() -> bool:
        if run.progress.batches == 5:
            raise KilledError
        return False

    run = Run.begin(TINY, tmp_path)
    with pytest.raises(KilledError):
        train(run, until=kill)
    run = Run.resume(tmp_path)
    assert run.progress.batches == 3
    train(run)
    assert files_of(tmp_path) == files_of(whole)


def test_more_workers_give_the_same_run_each_time(tmp_path: Path) -> None:
    for name in ("a", "b"):
        train(Run.begin(TINY, tmp_path / name), count=2)
    assert files_of(tmp_path / "a") == files_of(tmp_path / "b")
    train(Run.begin(TINY, tmp_path / "c"), count=2, until=after(3))  # a checkpoint
    train(Run.resume(tmp_path / "c"), count=2)
    assert files_of(tmp_path / "c") == files_of(tmp_path / "a")


def test_a_finished_run_has_nothing_left_to_do(whole: Path) -> None:
    before = files_of(whole)
    run = Run.resume(whole)
    assert run.progress.finished
    assert train(run) == []
    assert files_of(whole) == before


def test_a_run_that_is_stopped_at_once_leaves_nothing_to_resume(tmp_path: Path) -> None:
    train(Run.begin(TINY, tmp_path), until=lambda: True)
    with pytest.raises(TrainingError) as refused:
        Run.resume(tmp_path)
    assert refused.value.code is TrainingErrorCode.NOTHING_TO_RESUME
    Run.begin(TINY, tmp_path)  # so it can be begun again


def test_a_folder_with_a_run_is_not_begun_again(whole: Path) -> None:
    with pytest.raises(TrainingError) as refused:
        Run.begin(TINY, whole)
    assert refused.value.code is TrainingErrorCode.FOLDER_TAKEN


def test_a_best_response_starts_from_the_frozen_net_and_reports_its_gain(
    whole: Path, tmp_path: Path
) -> None:
    settings = replace(TINY, units=32)  # the frozen net's sizes count
    path = tmp_path / "best"
    run = Run.begin(settings, path, whole / "net.npz")
    assert run.settings.units == 16
    assert run.settings.whims_at(0) == TINY.whims
    points = train(run, until=after(4))
    points += train(Run.resume(path))
    assert [point.batches for point in points][:2] == [3, 6]
    for point in points:
        assert point.against is not None
        assert point.gain == pytest.approx(point.against - 1 / 3)
        assert point.selves == ()
    assert (path / "against.npz").read_bytes() == (whole / "net.npz").read_bytes()
    assert (path / "net.npz").read_bytes() != (whole / "net.npz").read_bytes()
    assert json.loads((path / "card.json").read_text())["best_response"]
    train(Run.begin(settings, tmp_path / "again", whole / "net.npz"))
    assert (tmp_path / "again" / "net.npz").read_bytes() == (path / "net.npz").read_bytes()


def test_a_net_that_sees_all_hands_learns_from_another_nets_rounds(
    whole: Path, tmp_path: Path
) -> None:
    path = tmp_path / "open"
    train(Run.begin(replace(TINY, open_hands=True), path, whole / "net.npz"))
    curve = [json.loads(line) for line in (path / "curve.jsonl").read_text().splitlines()]
    assert curve[-1]["loss"] < curve[0]["loss"]
    assert all(point["policy"] is None and point["gain"] is None for point in curve)
    assert json.loads((path / "card.json").read_text())["best_response"] is False
    assert all(point["whims"] == TINY.last_whims for point in curve)
    assert read_weights(path / "net.npz", 3).rows.any()


def test_open_hands_need_a_net_that_plays(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="needs a net that plays the rounds"):
        Run.begin(replace(TINY, open_hands=True), tmp_path / "open")
    assert not (tmp_path / "open").exists()
