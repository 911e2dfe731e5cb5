"""Whatever a file holds, checking it ends in a list of problems, never in a traceback."""

import copy
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from fechtbuch.books.base import books
from fechtbuch.books.fighters import fighter_data, fighter_keys
from fechtbuch.scenario import load, names
from fechtbuch.scenario.library import check_data

SCENARIOS = [load(info.name).to_data() for info in names()]
FOLDER = books()["landsknecht"].folder
FIGHTERS = [fighter_data(FOLDER, key) for key in fighter_keys(FOLDER)]

PLAIN = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(
        ["messer", "kurt", "kurt.toml", "warhorse", "half", "n", "asleep", "../x.json"]
    ),
)
ANY = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


def damaged(data: dict[str, Any], seed: int, value: Any) -> dict[str, Any]:
    """The data with one value somewhere replaced, taken out or added."""
    chance = random.Random(seed)
    result = copy.deepcopy(data)
    node: Any = result
    while True:
        places = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not places:
            return result
        place = chance.choice(places)
        inner = node[place]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.8:
            node = inner
            continue
        how = chance.random()
        if how < 0.7:
            node[place] = value
        elif how < 0.85:
            del node[place]
        elif isinstance(node, dict):
            node[chance.choice(["use", "hands", "mount", "squares", "kind", "x"])] = value
        else:
            node.append(value)
        return result


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(SCENARIOS), st.integers(0, 10**9), ANY)
def test_a_damaged_scenario_is_never_a_traceback(
    data: dict[str, Any], seed: int, value: Any
) -> None:
    for problem in check_data(damaged(data, seed, value), "damaged"):
        str(problem).encode()


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(FIGHTERS), st.integers(0, 10**9), ANY)
def test_a_damaged_fighter_is_never_a_traceback(
    data: dict[str, Any], seed: int, value: Any
) -> None:
    for problem in check_data(damaged(data, seed, value), "damaged"):
        str(problem).encode()
