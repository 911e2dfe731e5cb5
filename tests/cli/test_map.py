from fechtbuch.books.base import FighterView
from fechtbuch.cli.map import draw, tokens
from fechtbuch.engine.fields import field
from fechtbuch.engine.grid import Grid, Topology


def view(slug: str, side: int, x: int, y: int, out: bool = False) -> FighterView:
    return FighterView(slug, slug.capitalize(), side, field(x, y), 5, 9, out=out)


def test_north_is_up_and_sides_differ_in_more_than_colour() -> None:
    drawn = draw(Grid(), [view("kurt", 0, 0, 0), view("hans", 1, 0, 1)])
    lines = [line.split() for line in drawn.plain.splitlines()]
    assert lines == [
        ["3", *"·····"],
        ["2", *"·····"],
        ["1", "·", "·", "ha", "·", "·"],
        ["0", "·", "·", "KU", "·", "·"],
        ["-1", *"·····"],
        ["-2", *"·····"],
        ["-2", "0"],
    ]


def test_walls_rough_ground_and_the_edge_are_drawn() -> None:
    grid = Grid(Topology.SQUARES, (0, 0, 4, 0))
    grid.set_wall(field(1, 0))
    grid.set_difficult(field(2, 0), 5)
    drawn = draw(grid, [view("kurt", 0, 0, 0)])
    assert drawn.plain.splitlines()[0].split() == ["0", "KU", "##", "~~"]
    grid.set_obstacle(field(1, 0), 2)
    grid.set_obstacle(field(2, 0), 2)
    drawn = draw(grid, [view("kurt", 0, 0, 0)])
    assert drawn.plain.splitlines()[0].split() == ["0", "KU", "##", "=="]


def test_a_wide_map_is_cut_to_the_room_around_the_one_who_is_asked() -> None:
    far = [view("kurt", 0, 0, 0), view("hans", 1, 200, 0)]
    drawn = draw(Grid(), far, focus=field(200, 0), width=10, height=5)
    lines = drawn.plain.splitlines()
    assert "ha" in drawn.plain
    assert "KU" not in drawn.plain
    assert len(lines) == 6
    assert all(len(line) <= 5 + 3 * 10 for line in lines)


def test_rows_of_hexes_are_shifted_against_each_other() -> None:
    grid = Grid(Topology.HEXES)
    lines = draw(grid, [view("ann", 0, 0, 0), view("bob", 1, 0, 1)]).plain.splitlines()
    rows = {line.split()[0]: line for line in lines[:-1]}
    assert rows["1"].index("bo") - rows["0"].index("AN") == 2


def test_many_of_one_kind_have_different_letters() -> None:
    views = [view("pikeman", 0, 0, 0)] + [view(f"pikeman-{n}", 0, n, 0) for n in range(2, 17)]
    views += [view("poacher", 1, 0, 5)]
    marks = [token.mark.casefold() for token in tokens(views).values()]
    assert len(set(marks)) == len(marks)
    assert tokens(views)["pikeman"].mark == "P1"
    assert tokens(views)["pikeman-3"].mark == "P3"


def test_of_two_on_one_field_the_first_is_shown() -> None:
    drawn = draw(Grid(), [view("rider", 0, 0, 0), view("horse", 0, 0, 0)]).plain
    assert "RI" in drawn
    assert "HO" not in drawn


def test_who_is_out_does_not_widen_the_map() -> None:
    views = [view("kurt", 0, 0, 0), view("hans", 1, 1, 0), view("dead", 1, 90, 0, out=True)]
    assert len(draw(Grid(), views).plain.splitlines()[0]) < 40
