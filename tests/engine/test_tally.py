"""A number always equals the sum of its parts."""

from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.engine.tally import EVERYONE, Tally

AMOUNT = st.integers(-50, 50)
STEP = st.one_of(
    st.tuples(st.just("add"), AMOUNT),
    st.tuples(st.just("cap"), AMOUNT),
    st.tuples(st.just("floor"), AMOUNT),
    st.tuples(st.just("times"), st.integers(-3, 3)),
    st.tuples(st.just("halve"), st.booleans()),
)


def apply(tally: Tally, step: str, value: int) -> None:
    if step == "add":
        tally.add("more", value, "TOY-01")
    elif step == "cap":
        tally.cap("at-most", value, "TOY-01")
    elif step == "floor":
        tally.floor("at-least", value, "TOY-01")
    elif step == "times":
        tally.times("multiplied", value, "TOY-01")
    else:
        tally.halve("halved", "TOY-01", up=bool(value))


def expected(total: int, step: str, value: int) -> int:
    if step == "add":
        return total + value
    if step == "cap":
        return min(total, value)
    if step == "floor":
        return max(total, value)
    if step == "times":
        return total * value
    return -(-total // 2) if value else total // 2


@given(AMOUNT, st.lists(STEP, max_size=12))
def test_parts_sum_to_the_total(start: int, steps: list[tuple[str, int]]) -> None:
    explained = Tally("skill", start, "TOY-01", True)
    silent = Tally("skill", start, "TOY-01", False)
    total = start
    for step, value in steps:
        apply(explained, step, value)
        apply(silent, step, value)
        total = expected(total, step, value)
        assert explained.total == silent.total == total
        assert sum(part.value for part in explained.parts or []) == total
    assert silent.parts is None


def test_what_changes_nothing_is_not_told() -> None:
    tally = Tally("skill", 10, "TOY-01", True)
    tally.add("nothing", 0, "TOY-02")
    tally.cap("roof", 10, "TOY-03")
    tally.floor("ground", 10, "TOY-04")
    tally.times("once", 1, "TOY-05")
    assert tally.to_data() == {
        "name": "skill",
        "total": 10,
        "parts": [{"name": "skill", "value": 10, "rule": "TOY-01"}],
    }


def test_each_step_is_told_as_the_difference_it_made() -> None:
    tally = Tally("skill", 9, "TOY-01", True)
    tally.halve("halved", "TOY-02")
    tally.add("bonus", 10, "TOY-03")
    tally.cap("roof", 12, "TOY-04")
    parts = [(part.name, part.value, part.rule) for part in tally.parts or []]
    assert parts == [
        ("skill", 9, "TOY-01"),
        ("halved", -5, "TOY-02"),
        ("bonus", 10, "TOY-03"),
        ("roof", -2, "TOY-04"),
    ]


def test_halving_rounds_down_even_below_zero_unless_up() -> None:
    down, up = Tally("n", -5, "", True), Tally("n", -5, "", True)
    down.halve("halved", "")
    up.halve("halved", "", up=True)
    assert (down.total, up.total) == (-3, -2)


def test_a_secret_part_names_its_audience() -> None:
    tally = Tally("skill", 10, "TOY-01", True)
    tally.add_for(0b10, "poison", -3, "TOY-02")
    open_part, secret = tally.parts or []
    assert (open_part.audience, secret.audience) == (EVERYONE, 0b10)
    assert "audience" not in open_part.to_data()
    assert secret.to_data()["audience"] == 0b10


def test_a_copy_goes_its_own_way() -> None:
    tally = Tally("skill", 10, "TOY-01", True)
    twin = tally.copy()
    twin.add("bonus", 2, "TOY-02")
    assert (tally.total, twin.total) == (10, 12)
    assert (len(tally.parts or []), len(twin.parts or [])) == (1, 2)
