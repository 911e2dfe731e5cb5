"""Fights leave no rings behind, so that the collector of garbage can be held back in bulk."""

import gc
from pathlib import Path

import pytest

from fechtbuch.engine.bulk import Tallies
from fechtbuch.rubbish import no_collection
from fechtbuch.scenario import load
from fechtbuch.simulate.work import Bench

SCENARIOS = Path(__file__).parents[2] / "bench" / "scenarios"


@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*-4v4.toml")), ids=lambda p: p.stem)
def test_fights_make_no_rings(path: Path) -> None:
    bench = Bench(load(path), seed=5)
    tallies = Tallies(len(bench.start.sides), len(bench.start.roster))
    bench.run(0, 2, tallies)
    while gc.collect():  # what other tests have left, and what that leaves in its turn
        pass
    with no_collection():
        bench.run(2, 10, tallies)
        assert gc.collect() == 0


def test_the_collector_goes_on_afterwards() -> None:
    assert gc.isenabled()
    with no_collection():
        assert not gc.isenabled()
        with no_collection():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
