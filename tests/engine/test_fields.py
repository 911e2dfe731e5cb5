"""Fields as numbers and as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.engine.fields import (
    NOWHERE,
    abreast,
    block,
    field,
    field_text,
    parse_field,
    parse_path,
    path_text,
    x_of,
    y_of,
)

coordinates = st.integers(-8192, 8191)


@given(coordinates, coordinates)
def test_a_field_gives_back_its_coordinates(x: int, y: int) -> None:
    f = field(x, y)
    assert (x_of(f), y_of(f)) == (x, y)
    assert f >= 0
    assert f != NOWHERE


@given(coordinates, coordinates)
def test_a_field_survives_being_written_and_read(x: int, y: int) -> None:
    assert field_text(field(x, y)) == f"{x},{y}"
    assert parse_field(f"{x},{y}") == field(x, y)


@given(st.lists(st.tuples(coordinates, coordinates), max_size=6))
def test_a_path_survives_being_written_and_read(pairs: list[tuple[int, int]]) -> None:
    path = [field(x, y) for x, y in pairs]
    assert parse_path(path_text(path)) == path


def test_paths_are_fields_with_semicolons() -> None:
    assert parse_path("2,3;3,4") == [field(2, 3), field(3, 4)]
    assert path_text([field(2, 3), field(3, -4)]) == "2,3;3,-4"
    assert parse_path("") == []
    assert parse_path(" 2, 3 ; 3, 4 ") == [field(2, 3), field(3, 4)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3", "two whole numbers"),
        ("", "two whole numbers"),
        ("1,2,3", "two whole numbers"),
        ("a,2", "'a' is not a whole number"),
        ("1,", "'' is not a whole number"),
        ("1,--2", "'--2' is not a whole number"),
        ("1,2.5", "'2.5' is not a whole number"),
        ("1,٣", "is not a whole number"),
        ("1,99999", "from -8192 to 8191"),
        ("1,8192", "from -8192 to 8191"),
    ],
)
def test_what_is_not_a_field_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_field(text)


def test_a_bad_path_names_the_step() -> None:
    with pytest.raises(ValueError, match="step 2: field 'x'"):
        parse_path("1,2;x")


def test_nowhere_is_written_as_nothing() -> None:
    assert field_text(NOWHERE) == ""


def test_a_block_begins_at_its_lowest_field() -> None:
    assert block(field(2, -1), 2, 2) == [field(2, -1), field(2, 0), field(3, -1), field(3, 0)]


def test_lines_abreast_are_centred() -> None:
    assert abreast(3, 0) == [field(-1, 0), field(0, 0), field(1, 0)]
    assert abreast(4, 6) == [field(-2, 6), field(-1, 6), field(0, 6), field(1, 6)]
