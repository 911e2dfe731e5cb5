"""The ground as the page gets it."""

import pytest

from fechtbuch.books.base import books
from fechtbuch.engine.grid import Diagonals, Grid, Topology, field
from fechtbuch.table.ground import map_data
from fechtbuch.table.state import Map
from fechtbuch.table.words import catalogue_of
from fechtbuch.text import Catalogue


def test_kinds_of_ground_have_the_books_own_words() -> None:
    grid = Grid(Topology.SQUARES, (0, 0, 3, 3))
    grid.set_terrain(field(1, 2), 7)
    grid.set_difficult(field(1, 2), 5)
    grid.set_terrain(field(3, 3), 2)
    ground = map_data(grid, Catalogue(), {"forest": 7, "water": 2}, {})
    # No book of ours has these words, so their keys are shown.
    assert ground["fields"] == [
        {
            "at": [1, 2],
            "kinds": ["difficult", "terrain"],
            "text": "difficult ground, terrain-forest",
        },
        {"at": [3, 3], "kinds": ["terrain"], "text": "terrain-water"},
    ]
    Map.model_validate(ground)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["cover: half", "cover: a quarter / full", "obstacle, cover: three quarters"]),
        (
            "pl",
            ["osłona: połowa", "osłona: jedna czwarta / pełna", "przeszkoda, osłona: trzy czwarte"],
        ),
    ],
)
def test_cover_says_how_much_it_is_worth(language: str, texts: list[str]) -> None:
    book = books()["landsknecht"]
    levels = book.map_rules.cover
    grid = Grid(Topology.SQUARES, (0, 0, 3, 3))
    grid.set_cover(field(0, 0), levels["half"])
    grid.set_cover(field(1, 0), levels["quarter"], [0, 1])
    grid.set_cover(field(1, 0), levels["full"], [2])
    grid.set_obstacle(field(2, 0), levels["three-quarter"])
    ground = map_data(grid, catalogue_of(book, language), {}, levels)
    assert [one["text"] for one in ground["fields"]] == texts
    assert [one["kinds"] for one in ground["fields"]] == [["cover"], ["cover"], ["obstacle"]]


def test_the_page_knows_how_long_diagonals_are() -> None:
    plain = map_data(Grid(), Catalogue(), {}, {})
    assert plain["diagonals"] == "equal"
    grid = Grid(diagonals=Diagonals.ALTERNATING)
    assert map_data(grid, Catalogue(), {}, {})["diagonals"] == "alternating"
    assert plain["fields"] == []


SCALES = {
    "landsknecht": "1 Feld = 5 Fuß",
    "gurps": "1 Feld = 1 Yard",
    "phase-six": "1 Feld = 1 Meter",
    "tales-and-legends": "1 Feld = 1 Meter",
}


@pytest.mark.parametrize("key", SCALES)
def test_the_map_says_how_wide_a_field_is(key: str) -> None:
    found = map_data(Grid(), catalogue_of(books()[key], "de"), {}, {})
    assert found["scale"] == SCALES[key]
    assert map_data(Grid(), Catalogue(), {}, {})["scale"] == ""
