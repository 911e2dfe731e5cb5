"""Maps: drawn with characters or listed field by field, they give the same ground."""

from typing import Any

import pytest

from fechtbuch.books.base import MapRules
from fechtbuch.engine.grid import Diagonals, Grid, Topology, field
from fechtbuch.scenario.maps import MapForm, MapReader

COVER = {"quarter": 1, "half": 2, "three-quarter": 3, "full": 4}
SQUARES = MapRules(difficult=5, cover=COVER)
HEXES = MapRules(topology=Topology.HEXES, cover=COVER)

DRAWN = {
    "rows": [
        "..#.",
        ".~.m",
        "x...",
    ],
    "legend": {
        "m": {"cover": "half", "from": ["w", "nw"]},
        "x": {"chasm": True, "height": -2},
    },
}

LISTED = {
    "bounds": [0, 0, 3, 2],
    "walls": [[2, 2]],
    "difficult": [[1, 1]],
    "chasms": [[0, 0]],
    "cover": [{"at": [3, 1], "level": "half", "from": ["w", "nw"]}],
    "elevation": [{"at": [0, 0], "height": -2}],
}


def grid(data: dict[str, Any], rules: MapRules = SQUARES) -> Grid:
    reader = MapReader(MapForm.model_validate(data), rules, "test")
    assert reader.problems == []
    return reader.grid


def test_the_first_row_is_the_north() -> None:
    drawn = grid(DRAWN)
    assert drawn.wall(field(2, 2))
    assert drawn.cost(field(1, 1)) == 5
    assert not drawn.inside(field(4, 0))
    assert not drawn.inside(field(0, 3))


def test_drawn_and_listed_maps_are_the_same() -> None:
    assert grid(DRAWN).to_data() == grid(LISTED).to_data()


def test_a_chasm_stops_feet_and_a_screen_stops_eyes() -> None:
    drawn = grid({"rows": ["cs."], "legend": {"c": {"chasm": True}, "s": {"screen": True}}})
    assert (drawn.wall(field(0, 0)), drawn.opaque(field(0, 0))) == (True, False)
    assert (drawn.wall(field(1, 0)), drawn.opaque(field(1, 0))) == (False, True)


def test_cover_works_from_its_directions_only() -> None:
    drawn = grid(DRAWN)
    assert drawn.cover(field(0, 1), field(3, 1)) == 2
    assert drawn.cover(field(3, 0), field(3, 1)) == 0
    round_about = grid({"rows": ["m.."], "legend": {"m": {"cover": "full"}}})
    assert round_about.cover(field(2, 0), field(0, 0)) == 4


def test_an_obstacle_covers_whoever_stands_behind_it() -> None:
    drawn = grid({"rows": ["...o."], "legend": {"o": {"obstacle": "three-quarter"}}})
    assert drawn.cover(field(0, 0), field(4, 0)) == 3
    assert drawn.cover(field(0, 0), field(2, 0)) == 0


def test_rectangles_and_extra_cost() -> None:
    listed = grid({"walls": [[0, 0, 2, 1]], "slow": [{"at": [5, 5], "extra": 10}]})
    assert all(listed.wall(field(x, y)) for x in range(3) for y in range(2))
    assert listed.cost(field(5, 5)) == 10
    assert not listed.bounded


def test_a_map_may_begin_anywhere() -> None:
    moved = grid({"rows": ["#."], "origin": [-3, 7]})
    assert moved.wall(field(-3, 7))
    assert not moved.inside(field(0, 0))


def test_hexes_are_drawn_row_by_row_downwards() -> None:
    drawn = grid({"rows": ["#..", "..#", "#.."]}, HEXES)
    # Every second row is shifted, so the axial q falls by one for two rows.
    assert [f for f in (field(0, 0), field(2, 1), field(-1, 2)) if drawn.wall(f)] == [
        field(0, 0),
        field(2, 1),
        field(-1, 2),
    ]


def test_a_book_names_its_diagonals_and_its_kinds_of_ground() -> None:
    rules = MapRules(diagonals=Diagonals.ALTERNATING, terrains={"forest": 1, "water": 2})
    drawn = grid(
        {"rows": [".fw"], "legend": {"f": {"terrain": "forest"}, "w": {"terrain": "water"}}}, rules
    )
    assert [drawn.terrain(field(x, 0)) for x in range(3)] == [0, 1, 2]
    assert drawn.distance(field(0, 0), field(2, 2)) == 3
    listed = grid(
        {
            "bounds": [0, 0, 2, 0],
            "terrain": [{"at": [1, 0], "kind": "forest"}, {"at": [2, 0, 2, 0], "kind": "water"}],
        },
        rules,
    )
    assert listed.to_data() == drawn.to_data()


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"terrain": [{"at": [0, 0], "kind": "forrest"}]}, "map.terrain[0].kind"),
        ({"rows": ["f"], "legend": {"f": {"terrain": "swamp"}}}, "map.legend.f.terrain"),
    ],
)
def test_ground_that_the_book_does_not_know_is_told(data: dict[str, Any], path: str) -> None:
    reader = MapReader(MapForm.model_validate(data), MapRules(terrains={"forest": 1}), "test")
    assert [problem.field for problem in reader.problems] == [path]
    bare = MapReader(MapForm.model_validate(data), SQUARES, "test")
    assert [problem.field for problem in bare.problems] == [path]


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"walls": [[0, 0], [900, 0]]}, "map.walls[1]"),
        ({"walls": [[0, 0, 300, 0]]}, "map.walls[0]"),
        ({"bounds": [0, 0]}, "map.bounds"),
        ({"obstacles": [{"at": [0, 0], "level": 9}]}, "map.obstacles[0].level"),
    ],
)
def test_what_does_not_fit_is_told(data: dict[str, Any], path: str) -> None:
    reader = MapReader(MapForm.model_validate(data), SQUARES, "test")
    assert [problem.field for problem in reader.problems] == [path]
