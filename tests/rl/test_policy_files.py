"""A learned policy goes back in: at the table, in simulations, as an opponent. Bad files do not."""

import io
import os
import pickle
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from fechtbuch.books.base import books
from fechtbuch.books.learned import FOLDER, MOST_BYTES, load_policy
from fechtbuch.cli.app import app
from fechtbuch.engine.learned import Learned
from fechtbuch.engine.record import record_from_lines
from fechtbuch.engine.streams import Stream
from fechtbuch.play.engine import EnginePlayer
from fechtbuch.play.playing import play
from fechtbuch.rl import Duel, Fights
from fechtbuch.rl.nets import batch_of, fresh, save_policy, scores
from fechtbuch.scenario import load, open_record, open_session, seed_from
from fechtbuch.simulate import simulate

STATES = {book.key: tuple(book.states()) for book in books().values()}


def policy(
    folder: Path,
    book: str = "landsknecht",
    name: str = "duelist",
    seed: int = 1,
    habits: bool = False,
) -> Path:
    """A file of weights that nobody has trained."""
    path = folder / f"{name}.npz"
    weights = fresh(len(STATES[book]), 8, np.random.default_rng(seed))
    weights["out"] = np.random.default_rng(seed).normal(0, 1, 8).astype(np.float32)
    save_policy(path, book, STATES[book], weights, habits)
    return path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return tmp_path


def test_without_a_folder_there_are_no_such_policies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    assert "duelist" not in books()["landsknecht"].policies()


def test_a_file_is_a_policy_of_its_book_alone(folder: Path) -> None:
    policy(folder)
    policy(folder, name="strong")  # a name that is taken keeps its meaning
    found = books()["landsknecht"].policies()
    assert isinstance(found["duelist"](Stream()), Learned)
    assert not isinstance(found["strong"](Stream()), Learned)
    assert "duelist" not in books()["gurps"].policies()


def test_it_plays_in_simulations_at_the_table_and_as_an_opponent(folder: Path) -> None:
    policy(folder)
    result = simulate("kurt-and-hans", 40, 3, 1, policies={"kurt": "duelist"}, closely=0)
    assert result.policies["kurt"] == "duelist"
    data: Any = result.to_data()
    assert sum(side["wins"] for side in data["sides"].values()) + data["draws"] == 40
    again = simulate("kurt-and-hans", 40, 3, 1, policies={"kurt": "duelist"}, closely=0)
    assert again.to_data()["sides"] == data["sides"]
    game = play(load("kurt-and-hans").with_policy("duelist"), seed=4, mine=())
    assert game.over
    duel = Duel("kurt-and-hans", "duelist")
    duel.reset(seed=1)
    assert isinstance(duel.stage.players[1], Learned)
    duel.step(0)


def test_a_record_opens_and_goes_on_where_the_file_is_missing(folder: Path) -> None:
    path = policy(folder)
    scenario = load("kurt-and-hans").with_policy("duelist")
    session = open_session(scenario, seed_from(3))
    engine = EnginePlayer(scenario, session, bytes(32))
    engine.answer(session.pending[0])
    assert session.pending
    lines = session.record.to_lines()
    path.unlink()
    opened = open_record(record_from_lines(lines), seed_from(3))
    assert opened.disagreeing is None
    assert opened.session.record.head == session.record.head
    assert {side.policy for side in opened.scenario.sides} == {"strong"}
    EnginePlayer(opened.scenario, opened.session, bytes(32)).answer(opened.session.pending[0])


def test_the_engine_takes_what_numpy_scores_highest(folder: Path) -> None:
    path = policy(folder, seed=9)
    arrays = np.load(path, allow_pickle=False)
    weights = {name: arrays[name] for name in arrays.files}
    book = books()["landsknecht"]
    fights = Fights("kurt-and-hans", 4, seed=5, spelling=False)
    player = book.policies()["duelist"](Stream())
    assert isinstance(player, Learned)
    dice = np.random.default_rng(0)
    several = 0
    for _ in range(12):
        batch = batch_of(fights.columns, fights.seen.raw)
        found = np.where(batch.legal, scores(weights, batch)[0], -np.inf)
        for place, stage in enumerate(fights.row.stages):
            player.offers = stage.offers
            player.offers.look(stage.fight, stage.side)
            player.situate()
            mine = [player.score(one) for one in range(len(stage.offers.kinds))]
            assert mine == pytest.approx(found[place][: len(mine)].tolist(), abs=1e-4)
            several += len(mine) > 1
        legal = batch.legal.sum(axis=1)
        fights.step((dice.random(4) * legal).astype(int))
    assert several > 20


def test_a_file_chooses_among_the_habits_that_it_learned_with(folder: Path) -> None:
    plain = policy(folder, "tales-and-legends", "planner")
    both = policy(folder, "tales-and-legends", "crosser", habits=True)
    changed(plain, lambda arrays: arrays.pop("habits"))  # as files before it were written
    assert not load_policy(plain, STATES).habits
    assert load_policy(both, STATES).habits
    known = books()["tales-and-legends"].policies()
    for name, wanted in (("planner", False), ("crosser", True)):
        player = known[name](Stream())
        assert isinstance(player, Learned)
        assert player.offers.habits is wanted


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    arrays = dict(np.load(path, allow_pickle=False))
    change(arrays)
    with path.open("wb") as file:
        np.savez(file, **arrays)


WRONG: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "shape": (lambda a: a.update(out=np.zeros(9)), "context is .* of shape"),
    "missing": (lambda a: a.pop("taste"), "taste is missing"),
    "endless": (lambda a: a["out"].__setitem__(0, np.inf), "numbers beyond"),
    "too large": (lambda a: a["out"].__setitem__(0, 1e9), "numbers beyond"),
    "whole numbers": (lambda a: a.update(out=np.zeros(8, int)), "out is int64"),
    "another format": (lambda a: a.update(format=np.array([2])), "format 2"),
    "no format": (lambda a: a.pop("format"), "no number of its format"),
    "another book": (lambda a: a.update(book=np.array(["chess"])), "book 'chess'"),
    "other states": (lambda a: a.update(states=np.array(["mad"])), "its states are not"),
    "half a habit": (lambda a: a.update(habits=np.array([0.5])), "one yes or no"),
    "too wide": (lambda a: a.update(out=np.zeros(900)), "900 hidden units"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, wrong: str) -> None:
    path = policy(tmp_path)
    load_policy(path, STATES)
    change, reason = WRONG[wrong]
    changed(path, change)
    with pytest.raises(ValueError, match=f"duelist.npz: .*{reason}"):
        load_policy(path, STATES)


class Bomb:
    def __reduce__(self) -> Any:
        return os.mkdir, ("went-off",)


def test_nothing_is_ever_unpickled_and_nothing_large_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "duelist.npz"
    with path.open("wb") as file:
        np.savez(file, format=np.array([Bomb()], dtype=object))
    with pytest.raises(ValueError, match="pickle"):
        load_policy(path, STATES)
    path.write_bytes(pickle.dumps(Bomb()))
    with pytest.raises(ValueError, match="no file of arrays"):
        load_policy(path, STATES)
    assert not Path("went-off").exists()
    with path.open("wb") as file:
        np.savez_compressed(file, format=np.zeros(MOST_BYTES // 4))
    with pytest.raises(ValueError, match="when unpacked"):
        load_policy(path, STATES)
    path.write_bytes(bytes(MOST_BYTES + 1))
    with pytest.raises(ValueError, match="at most"):
        load_policy(path, STATES)


@pytest.mark.parametrize("count", [10**14, 10**9, -5])
def test_an_array_that_claims_to_be_larger_than_its_file_is_not_made(
    tmp_path: Path, count: int
) -> None:
    path = policy(tmp_path)
    head = io.BytesIO()
    shape = {"descr": "<f4", "fortran_order": False, "shape": (count,)}
    np.lib.format.write_array_header_1_0(head, shape)
    arrays = dict(np.load(path, allow_pickle=False))
    with zipfile.ZipFile(path, "w") as packed:
        for name, array in arrays.items():
            plain = io.BytesIO()
            np.save(plain, array)
            told = head.getvalue() + bytes(64) if name == "out" else plain.getvalue()
            packed.writestr(f"{name}.npy", told)
    with pytest.raises(ValueError, match=r"duelist\.npz: out\.npy"):
        load_policy(path, STATES)


def test_a_bad_file_in_the_folder_is_left_out_and_complained_of(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "broken.npz").write_bytes(b"nothing")
    policy(folder)
    assert "broken" not in books()["landsknecht"].policies()
    assert "duelist" in books()["landsknecht"].policies()
    assert "broken.npz" in caplog.text


def test_the_command_line_takes_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, "")  # what the command sets is set back afterwards
    path = policy(tmp_path)
    run = CliRunner()
    line = ["simulate", "kurt-and-hans", "-n", "20", "--processes", "1", "--json"]
    done = run.invoke(app, [*line, "--policy", f"kurt={path}"])
    assert done.exit_code == 0, done.output
    assert '"kurt": "duelist"' in done.output
    monkeypatch.setenv(FOLDER, "")
    path.write_bytes(b"nothing")
    bad = run.invoke(app, [*line, "--policy", f"kurt={path}"])
    assert bad.exit_code == 2
    assert "duelist.npz" in bad.output


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_a_file_of_another_book_is_told_as_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv(FOLDER, "")
    given = f"ottwin={policy(tmp_path)}"
    command = ["--language", language, "simulate", "knight-and-rogue", "--policy", given]
    done = CliRunner().invoke(app, command, env={"COLUMNS": "200"})
    assert done.exit_code == 2
    assert "landsknecht" in done.output
    assert "phase-six" in done.output
    assert "strong" not in done.output


def test_a_file_that_is_called_like_a_level_is_not_played_as_that_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, "")
    for name in ("strong", "book", "advised"):
        path = policy(tmp_path, name=name)
        line = ["simulate", "kurt-and-hans", "-n", "2", "--policy", f"kurt={path}"]
        done = CliRunner().invoke(app, line)
        assert done.exit_code == 2
        assert f"{name}.npz" in done.output


def test_a_scenario_cannot_name_a_path(folder: Path) -> None:
    policy(folder)
    data = load("kurt-and-hans").to_data()
    for name in ("../duelist", "duelist.npz", "/etc/passwd"):
        data["sides"][0]["policy"] = name
        with pytest.raises(ValueError, match="policy"):
            load_scenario(data)
    data["sides"][0]["policy"] = "duelist"
    assert load_scenario(data).sides[0].policy == "duelist"


def load_scenario(data: dict[str, Any]) -> Any:
    from fechtbuch.scenario import Scenario

    return Scenario.from_data(data)
