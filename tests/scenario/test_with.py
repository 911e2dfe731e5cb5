"""`Scenario.with_`: several things at once, whole fighters too."""

import pytest

from fechtbuch.scenario import Scenario, ScenarioError, load

DUEL = load("kurt-and-hans")


def sheet(scenario: Scenario, side: int, place: int = 0) -> dict[str, object]:
    return scenario.sides[side].recruits[place].to_data()


def test_several_things_are_set_at_once() -> None:
    other = DUEL.with_({"kurt.ws": 5, "options.morale": False, "rounds": 7, "hans.at": [9, 5]})
    assert sheet(other, 0)["ws"] == 5
    assert other.options["morale"] is False
    assert other.rounds == 7
    assert other.sides[1].recruits[0].at == (9, 5)
    assert load("kurt-and-hans") == DUEL, "the first one stays as it is"


def test_another_fighter_stands_where_the_first_stood() -> None:
    other = DUEL.with_({"hans": "militiaman"})
    recruit = other.sides[1].recruits[0]
    assert (recruit.slug, recruit.at, recruit.block) == ("hans", (10, 5), "militiaman")
    assert sheet(other, 1)["wounds"] == 4
    other.build()


def test_a_sheet_may_begin_with_one_of_the_book_and_fields_are_those_of_the_new_one() -> None:
    other = DUEL.with_({"hans.ws": 3, "hans": {"use": "militiaman", "wounds": 9}})
    assert (sheet(other, 1)["wounds"], sheet(other, 1)["ws"]) == (9, 3)


def test_a_fighter_of_another_scenario_may_come() -> None:
    theirs = load("skirmish").sides[0].recruits[0]
    other = DUEL.with_({"Hans": theirs})
    assert other.sides[1].recruits[0].sheet == theirs.sheet
    assert other.sides[1].recruits[0].at == (10, 5)


def test_a_side_gets_new_members() -> None:
    members = [{"use": "militiaman", "at": [10, 4]}, {"use": "hans", "at": [10, 6], "ws": 1}]
    other = DUEL.with_({"hans.fighters": members, "hans.policy": "random"})
    assert [recruit.slug for recruit in other.sides[1].recruits] == ["militiaman", "hans"]
    assert other.sides[1].policy == "random"
    other.build()


def test_nothing_changes_nothing() -> None:
    assert DUEL.with_({}) == DUEL


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"kurt.wss": 2}, "kurt has no field `wss`"),
        ({"karl": "militiaman"}, "neither a fighter nor a side `karl`"),
        ({"hans": 4}, "hans: a whole fighter is a key of the book, .* not 4"),
        ({"hans.fighters": []}, "at least one fighter"),
        ({"hans.fighters": "militiaman"}, "at least one fighter"),
    ],
)
def test_what_cannot_be_found_is_told(changes: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        DUEL.with_(changes)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"hans": "militia-man"}, "hans.use"),
        ({"hans": {"use": "militiaman", "ws": "good"}}, "hans.ws"),
        ({"hans.fighters": [{"use": "hans"}]}, "hans.fighters[0].at"),
        ({"kurt.ws": "good"}, "kurt.ws"),
    ],
)
def test_what_cannot_be_so_is_told_with_its_place(changes: dict[str, object], field: str) -> None:
    with pytest.raises(ScenarioError) as told:
        DUEL.with_(changes)
    assert [problem.field for problem in told.value.problems] == [field]
    assert next(iter(changes)) in told.value.problems[0].file


def test_it_is_short_in_a_shell_and_a_table_in_a_notebook() -> None:
    assert repr(DUEL) == "<kurt-and-hans: landsknecht, kurt (1) against hans (1)>"
    named = DUEL.with_({"hans.name": "<b>Hans"})
    assert "&lt;b&gt;Hans" in named._repr_html_()
