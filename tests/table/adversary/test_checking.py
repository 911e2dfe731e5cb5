"""Somebody sends scenarios that are as much work to check as a request can hold."""

import json
import time
from collections.abc import Callable

import pytest

from fechtbuch.scenario.maps import MOST_PAINTED
from fechtbuch.scenario.problems import MOST_PROBLEMS
from fechtbuch.table.guard import LARGEST_BODY
from fechtbuch.table.library import scenario_problems
from tests.table.kit import Data

MOST_SECONDS = 1.5
"""Of work, interpreted."""


def scenario(**more: object) -> Data:
    sides = [{"name": name, "fighters": [{"use": "militiaman"}]} for name in ("West", "East")]
    return {"book": "landsknecht", "title": "Much", "sides": sides, **more}


def side(*fighters: Data) -> Data:
    return {"name": "West", "fighters": list(fighters)}


WHOLE = [0, 0, 199, 199]
CROWD: Data = {"use": "militiaman", "count": 64}

TOO_MUCH: dict[str, Callable[[], Data]] = {
    "wrong fighters": lambda: scenario(sides=[side(*[{"use": "nobody", "at": 7}] * 12_000)] * 2),
    "many fighters": lambda: scenario(sides=[side(*[{"use": "militiaman"}] * 15_000)] * 2),
    "crowds": lambda: scenario(sides=[side(*[CROWD] * 64)] * 8),
    "sides": lambda: scenario(sides=[side({"use": "militiaman"})] * 15_000),
    "painted over": lambda: scenario(map={"bounds": WHOLE, "walls": [WHOLE] * 4000}),
    "places outside": lambda: scenario(map={"bounds": [0, 0, 9, 9], "walls": [[50, 50]] * 4000}),
    "unshown": lambda: scenario(text=["\x00"] * 80_000),
    "unknown fields": lambda: scenario(**{f"x{n}": n for n in range(60_000)}),
}


@pytest.mark.parametrize("kind", sorted(TOO_MUCH))
def test_the_most_that_can_be_wrong_with_a_scenario_is_found_in_time(kind: str) -> None:
    text = json.dumps(TOO_MUCH[kind]())
    assert len(text) < LARGEST_BODY
    data = json.loads(text)
    scenario_problems(scenario(), "en")
    began = time.process_time()
    problems = scenario_problems(data, "en")
    assert time.process_time() - began < MOST_SECONDS
    assert 0 < len(problems) <= MOST_PROBLEMS


def test_a_map_may_be_painted_over_a_few_times() -> None:
    often = MOST_PAINTED // 40_000
    places = [WHOLE] * often
    ground = {"bounds": WHOLE, "difficult": places}
    assert scenario_problems(scenario(map=ground), "en") == []
    places.append([0, 0])
    assert [one["field"] for one in scenario_problems(scenario(map=ground), "en")] == ["map"]
