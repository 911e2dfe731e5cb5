"""Dice of a table: fair, and fixed by seed and answers alone."""

import pytest

from fechtbuch.engine.table_dice import TableDice, commitment, link
from tests.engine.chi_square import chi_square

SEED = bytes(range(32))
KNOWN_D20 = [17, 8, 9, 10, 2, 2, 8, 8, 12, 7]
COMMITMENT = "d0c88716d14aef6d9c6ff56eb007648396256cb612c29d933f02e9fbf9586928"


def thrown(seed: bytes, chain: bytes, sides: int, count: int, after: int = 0) -> list[int]:
    dice = TableDice(seed)
    dice.place(chain, after)
    return [dice.face(0, sides) for _ in range(count)]


def test_known_dice() -> None:
    assert thrown(SEED, link(b"", "start"), 20, 10) == KNOWN_D20
    assert commitment(SEED) == COMMITMENT


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 20, 100])
def test_every_face_is_as_likely(sides: int) -> None:
    counts = [0] * sides
    for face in thrown(SEED, b"chain", sides, 6000):
        counts[face - 1] += 1
    statistic, bound = chi_square(counts)
    assert statistic < bound


def test_first_dice_after_many_answers_are_fair() -> None:
    counts = [0] * 20
    chain = b""
    for number in range(6000):
        chain = link(chain, f"answer {number}")
        counts[thrown(SEED, chain, 20, 1)[0] - 1] += 1
    statistic, bound = chi_square(counts)
    assert statistic < bound


def test_the_same_answers_give_the_same_dice() -> None:
    chain = link(link(b"", "start"), "answer strike")
    assert thrown(SEED, chain, 20, 30) == thrown(SEED, chain, 20, 30)


def test_another_answer_gives_other_dice() -> None:
    start = link(b"", "start")
    one = thrown(SEED, link(start, "answer strike"), 20, 30)
    other = thrown(SEED, link(start, "answer rest"), 20, 30)
    assert one != other
    assert thrown(bytes(32), link(start, "answer strike"), 20, 30) != one


def test_dice_go_on_where_they_stood() -> None:
    assert thrown(SEED, b"chain", 20, 30)[10:] == thrown(SEED, b"chain", 20, 20, after=10)


def test_words_past_the_last_whole_multiple_are_rejected() -> None:
    # With so many sides a quarter of all words is left over; modulo would give the lowest third
    # of the faces half of all throws.
    sides = 3 * 2**30
    faces = thrown(SEED, b"chain", sides, 900)
    assert all(1 <= face <= sides for face in faces)
    low = sum(face <= sides // 3 for face in faces)
    assert 230 < low < 370


def test_the_commitment_tells_nothing_but_binds() -> None:
    assert commitment(SEED) != commitment(bytes(32))
    assert SEED.hex() not in commitment(SEED)
