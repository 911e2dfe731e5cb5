"""The process that draws: the same pictures, in order, and what goes wrong is told."""

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fechtbuch.cli.app import app
from fechtbuch.simulate import sweep
from fechtbuch.simulate.charts import Engine, chart, save_chart, write
from fechtbuch.simulate.charts import engine as engines
from fechtbuch.simulate.sweep import Sweep

DUEL = "kurt-and-hans"


@pytest.fixture(scope="module")
def line() -> Sweep:
    return sweep(DUEL, ["kurt.ws=2..4"], 20, processes=1)


def test_a_process_of_its_own_draws_the_same_pictures(tmp_path: Path, line: Sweep) -> None:
    with Engine() as engine:
        for suffix in (".svg", ".png"):
            save_chart(line, tmp_path / f"early{suffix}", engine=engine)
            # Whatever comes last is what stays.
            (tmp_path / f"late{suffix}").write_text("before")
            engine.draw(chart(line, language="de"), tmp_path / f"late{suffix}")
            save_chart(line, tmp_path / f"late{suffix}", engine=engine)
    for suffix in (".svg", ".png"):
        write(chart(line), tmp_path / f"here{suffix}")
        here = (tmp_path / f"here{suffix}").read_bytes()
        assert (tmp_path / f"early{suffix}").read_bytes() == here
        assert (tmp_path / f"late{suffix}").read_bytes() == here
    assert engine._process.poll() is not None


def test_what_cannot_be_drawn_is_told(tmp_path: Path, line: Sweep) -> None:
    engine = Engine()
    engine.draw(chart(line), tmp_path / "nowhere" / "a.svg")
    with pytest.raises(ValueError, match="nowhere"):
        engine.finish()
    engine.draw(chart(line), tmp_path / "a.svg")
    engine.finish()
    assert (tmp_path / "a.svg").exists()
    engine._process.kill()
    engine._process.wait()
    engine.draw(chart(line), tmp_path / "b.svg")
    with pytest.raises(ValueError, match="has died"), engine:
        pass


def test_ctrl_c_does_not_reach_who_draws() -> None:
    with Engine() as engine:
        assert os.getpgid(engine._process.pid) != os.getpgid(0)


def test_a_sweep_has_its_first_chart_while_it_is_fought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    real = engines.Engine.draw

    def draw(engine: Engine, what: object, file: Path) -> None:
        real(engine, what, file)
        engine.finish()
        drawn.append(file.stat().st_size)

    monkeypatch.setattr(engines.Engine, "draw", draw)
    file = tmp_path / "line.svg"
    asked = ["simulate", DUEL, "--sweep", "kurt.ws=2..3", "-n", "200", "--processes", "1"]
    run = CliRunner().invoke(app, [*asked, "--chart", str(file)])
    assert run.exit_code == 0, run.output
    assert len(drawn) == 2
    assert file.stat().st_size == drawn[1]
