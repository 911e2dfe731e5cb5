"""Of sums that a rule does not tell apart, any may come up: the fight is the same."""

from fechtbuch.engine.keeping import ALL, best
from fechtbuch.engine.streams import Stream
from fechtbuch.testing.conformance.alike import ClassDice, differing, told_apart
from fechtbuch.testing.conformance.kit import BRIEF, every_scenario

MOST_STEPS = 12 if BRIEF else 30


@every_scenario
def test_whichever_sum_of_a_class_comes_up_the_fight_is_the_same(name: str) -> None:
    for way in ("curious", "meddled"):
        decisions, differences = told_apart(name, 11, way, MOST_STEPS)
        assert differences == []
        assert decisions > 0


def test_a_class_has_a_lowest_and_a_highest_sum() -> None:
    for number in range(60):
        low, high = (ClassDice(Stream(number, 1), highest) for highest in (False, True))
        found = (low.kept(0, 3, 6, ALL, [8, 12]), high.kept(0, 3, 6, ALL, [8, 12]))
        assert found == {True: (3, 8), False: (9, 12)}.get(sum(low.faces) <= 8) or found == (13, 18)
        assert low.faces == high.faces
        pair = (low.kept(0, 2, 20, best(1), [20]), high.kept(0, 2, 20, best(1), [20]))
        assert pair == (1, 20)
        assert low.kept(0, 2, 6, ALL, []) == high.kept(0, 2, 6, ALL, []) == sum(high.faces)


def test_the_first_difference_of_two_states_is_named() -> None:
    one = {"round": 1, "fighters": [{"at": 3}, {"at": 4}]}
    other = {"round": 1, "fighters": [{"at": 3}, {"at": 5}]}
    assert differing(one, other).startswith(".fighters[1].at is 4 ")
