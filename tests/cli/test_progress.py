"""The progress of a simulation ends where it is done: not before, and not beyond."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fechtbuch.cli import simulating
from fechtbuch.cli.simulating import Wish, run


@pytest.mark.parametrize(
    "wish",
    [
        Wish("kurt-and-hans", 300),
        Wish("kurt-and-hans", 60),
        Wish("kurt-and-hans", 300, closely=7),
        Wish("kurt-and-hans", 40, sweeps=["kurt.ws=2..4", "hans.ws=3..4"]),
        Wish("kurt-and-hans", sweeps=["kurt.ws=2..4"], precision="2%"),
        Wish("kurt-and-hans", sweeps=["kurt.ws=2..6"], precision="3%", smooth=True),
        Wish("kurt-and-hans", 200, mirror=True),
        Wish("kurt-and-hans", 50, levels=True),
    ],
    ids=["single", "few", "closely", "sweep", "precision", "smooth", "mirror", "levels"],
)
def test_as_much_is_done_as_was_expected(
    wish: Wish, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wish.processes = 1
    seen: dict[str, int] = {}

    class Told:
        """A bar that nobody looks at."""

        def add_task(self, title: str, total: int) -> int:
            seen.update(expected=total, done=0)
            return 0

        def update(self, task: int, total: int) -> None:
            seen["expected"] = total

        def advance(self, task: int, finished: int) -> None:
            seen["done"] += finished
            assert seen["done"] <= seen["expected"]

    @contextmanager
    def bar(*columns: object, **how: object) -> Iterator[Told]:
        yield Told()

    monkeypatch.setattr(simulating, "Bar", bar)
    run(wish)
    assert seen["done"] == seen["expected"] > 0


def test_a_side_that_cannot_be_drawn_is_refused_before_any_fight(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(simulating, "sweep", lambda *_, **__: pytest.fail("it was fought"))
    wish = Wish("kurt-and-hans", 10, sweeps=["kurt.ws=2..3"], chart_side="nobody")
    wish.chart = [tmp_path / "sweep.svg"]
    with pytest.raises(ValueError, match="side nobody: no such side; there are kurt, hans"):
        run(wish)
