"""The example in `examples/` learns: its slopes are right, and what went well is done more."""

import sys
from pathlib import Path

import numpy as np
import pytest

from examples.learn_a_duel import STRETCH, Learner, Stretch, advantages, main, share
from fechtbuch.books.learned import FOLDER
from fechtbuch.rl.nets import batch_of, chances, gradients, scores
from fechtbuch.scenario import load


@pytest.fixture(scope="module")
def learner() -> Learner:
    return Learner(load("kurt-and-hans"), "trained", 6, 3)


def test_the_slopes_are_those_of_the_scores(learner: Learner) -> None:
    batch = batch_of(learner.columns, learner.envs[0].seen.raw)
    weights = {name: array.astype(np.float64) for name, array in learner.weights.items()}
    dice = np.random.default_rng(2)
    weights["out"] = dice.normal(0, 1, 6)
    slope = dice.normal(0, 1, batch.legal.shape) * batch.legal
    found = gradients(weights, batch, scores(weights, batch)[1], slope)
    for name, array in weights.items():
        changed = np.argwhere(np.abs(found[name]) > 1e-6)
        assert len(changed), name
        place = tuple(changed[len(changed) // 2])
        totals = []
        for move in (1e-5, -1e-5):
            array[place] += move
            totals.append(float((scores(weights, batch)[0] * slope).sum()))
            array[place] -= move
        measured = (totals[0] - totals[1]) / 2e-5
        assert found[name][place] == pytest.approx(measured, rel=0.02, abs=1e-4), name


def test_what_was_better_than_expected_becomes_likelier(learner: Learner) -> None:
    learner.act(0)
    raw = learner.envs[0].seen.raw
    batch = batch_of(learner.columns, raw)
    batch = batch.take(batch.legal.sum(axis=1) > 1)
    before = chances(scores(learner.weights, batch)[0], batch.legal)
    last = batch.legal.sum(axis=1) - 1
    rows = np.arange(len(last))
    for _ in range(100):
        now = chances(scores(learner.weights, batch)[0], batch.legal)[rows, last]
        learner.improve(batch, last, now, np.ones(len(last), np.float32))
    after = chances(scores(learner.weights, batch)[0], batch.legal)
    assert after[rows, last].mean() > before[rows, last].mean() + 0.1


def test_a_result_is_felt_back_to_the_beginning_of_its_fight_and_no_further() -> None:
    shape = (STRETCH, 1)
    rewards = np.zeros(shape, np.float32)
    ended = np.zeros(shape, bool)
    rewards[9], ended[9], ended[4] = 1, True, True
    nothing = np.zeros((STRETCH + 1, 1), np.float32)
    stretch = Stretch(
        np.zeros((1, 1, 1), np.int32), np.zeros(shape, np.int64), rewards, rewards, ended
    )
    gains = advantages(stretch, nothing)[:, 0]
    assert (gains[5:10] > 0.8).all()
    assert (gains[:5] == 0).all()
    assert (gains[10:] == 0).all()


def test_a_lesson_ends_in_a_file_that_fights(
    learner: Learner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner.share()
    learner.lesson()
    assert min(learner.fights) > 0
    assert 0 < learner.share() < 1
    learner.save(tmp_path / "duelist.npz")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert 0 < share(load("kurt-and-hans"), "duelist", "trained", 60, 1) < 1


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--out", "Mine.npz"], "my-duelist.npz"),
        (["--out", "strong.npz"], "is called so"),
        (["--out", "file/mine.npz"], "file/mine.npz"),
        (["--out", "new/mine.npz", "--minutes", "0"], "more than 0"),
        (["--trials", "1"], "at least 2"),
        (["--opponent", "genius"], "genius"),
        (["--scenario", "nowhere"], "nowhere"),
    ],
)
def test_what_would_be_in_vain_is_told_before_ten_minutes_are_over(
    options: list[str],
    word: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    monkeypatch.setattr(sys, "argv", ["learn_a_duel", *options])
    with pytest.raises(SystemExit):
        main()
    assert word in capsys.readouterr().err
