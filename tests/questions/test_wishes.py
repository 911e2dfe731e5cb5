"""Questions as plain data: refined step by step, written as a command and as a call."""

import json
import shlex
from dataclasses import replace
from typing import Any

import pytest
from typer.testing import CliRunner

import fechtbuch as fb
from fechtbuch.cli.app import app
from fechtbuch.questions import Balance, Finding
from fechtbuch.questions.forms import form_of
from fechtbuch.questions.refining import Remembering
from fechtbuch.questions.speaking import speech
from fechtbuch.questions.tables import sheet
from fechtbuch.questions.wishes import Wish
from fechtbuch.scenario import load
from fechtbuch.scenario.paths import FieldPath, set_by_text
from fechtbuch.simulate.run import Means

DUEL = load("kurt-and-hans").to_data()
ABOUT: dict[str, Any] = {"book": "landsknecht", "scenario": "kurt-and-hans", "data": DUEL}

WISHES = [
    Wish("balance", 40, vary=["kurt.ws=2..4"], target="60:40", **ABOUT),
    Wish("balance", 30, vary=["kurt.ws=3..4", "hans.ws=2..3"], costs=["kurt.ws=2"], **ABOUT),
    Wish("sensitivity", 20, side="hans", set=["hans.ws=3"], **ABOUT),
    Wish("why", 20, seed=3, **ABOUT),
    Wish("matchups", 20, book="landsknecht", fighters=["kurt", "hans"], squad=2),
    Wish(
        "regress", 20, book="landsknecht", changes=["options.morale=false"], scenarios=["pursuit"]
    ),
    Wish("value", 20, book="landsknecht", fighters=["kurt", "hans"], battles=20),
]


def found(finding: Finding) -> Any:
    data = json.loads(json.dumps(finding.to_data()))
    for name in ("seconds", "processes"):
        data["asked"].pop(name)
    return data


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish.question)
def test_an_answer_got_in_steps_is_that_got_at_once(wish: Wish) -> None:
    first = Remembering(1)
    wish.asked(wish.fights // 2, first)
    second = Remembering(1, kept=first.used)
    assert found(wish.asked(wish.fights, second)) == found(wish.asked(wish.fights, Means(1)))


def test_what_was_fought_is_not_fought_again() -> None:
    done: list[int] = []
    wish = WISHES[0]
    first = Remembering(1, progress=done.append)
    wish.asked(30, first)
    wish.asked(40, Remembering(1, progress=done.append, kept=first.used))
    assert sum(done) == 40


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish.question)
def test_the_call_that_is_written_down_gives_the_same(wish: Wish) -> None:
    again = eval(wish.python(), {"fb": fb})
    assert found(again) == found(wish.asked(wish.fights, Means(1)))


@pytest.mark.parametrize("wish", WISHES[2:6:3], ids=lambda wish: wish.question)
def test_the_command_that_is_written_down_gives_the_same(wish: Wish) -> None:
    command = [*shlex.split(wish.command())[1:], "--processes", "1", "--json"]
    printed = CliRunner().invoke(app, command)
    assert printed.exit_code == 0, printed.output
    data = json.loads(printed.stdout)
    for name in ("seconds", "processes"):
        data["asked"].pop(name)
    assert data == found(wish.asked(wish.fights, Means(1)))


def test_a_scenario_of_ones_own_has_no_command() -> None:
    wish = replace(WISHES[0], scenario="")
    assert (wish.command(), wish.python()) == ("", "")


def test_a_form_names_what_can_be_varied_in_words_and_with_its_limits() -> None:
    scenario = load("pikes-against-a-charge")
    form = form_of("balance", scenario.rulebook, scenario, "de")
    fields = {field.path: field for group in form.groups for field in group.fields}
    pike = fields["like.pikeman.ws"]
    assert (pike.text, pike.label) == ("Waffenfertigkeit (Pikenier)", "Waffenfertigkeit")
    assert (pike.number, pike.low, pike.high) == (1, 0, 20)
    morale = fields["options.morale"]
    assert (morale.now, [one.value for one in morale.choices]) == ("ja", ["true", "false"])
    for path in fields:
        FieldPath.find(scenario, path)
    assert [one.text for one in form.sides] == ["Piken", "Reiterei"]


def test_how_many_a_side_has_can_be_varied_on_the_page() -> None:
    """How many challengers are too many? The command knew it, the form did not."""
    scenario = load("three-on-one")
    form = form_of("balance", scenario.rulebook, scenario, "en")
    fields = {field.path: field for group in form.groups for field in group.fields}
    many = fields["sides.losers.count"]
    assert (many.text, many.label) == ("number of Challengers", "Number of fighters")
    assert (many.number, many.low, many.high) == (3, 1, 64)
    data = scenario.to_data()
    vary = [f"{many.path}=1..4"]
    wish = Wish("balance", 20, book=form.book, scenario="three-on-one", data=data, vary=vary)
    finding = wish.asked(20, Means(1))
    assert isinstance(finding, Balance)
    assert [point.at for point in finding.points] == [(1,), (2,), (3,), (4,)]
    assert finding.now == (3,)
    # What belongs to the whole fight still comes last.
    assert [group.side for group in form.groups] == sorted(
        [group.side for group in form.groups], key=lambda side: side < 0
    )


@pytest.mark.parametrize(("name", "language"), [("fire-fight", "en"), ("hammer-and-plate", "pl")])
def test_no_two_fields_of_a_form_have_the_same_name_and_none_its_key(
    name: str, language: str
) -> None:
    scenario = load(name)
    for group in form_of("balance", scenario.rulebook, scenario, language).groups:
        labels = [field.label for field in group.fields]
        assert len(set(labels)) == len(labels), [one for one in labels if labels.count(one) > 1]
        assert not [label for label in labels if "_" in label]


def test_like_means_everybody_who_has_the_same_sheet() -> None:
    scenario = load("pikes-against-a-charge")
    path = FieldPath.find(scenario, "like.pikeman.wounds")
    assert len(path.where) == 6
    changed = set_by_text(scenario, "like.pikeman.wounds=11")
    wounds = [recruit.to_data()["wounds"] for recruit in changed.sides[0].recruits]
    assert sorted(wounds).count(11) == 6
    with pytest.raises(ValueError, match="no fighter `nobody`"):
        FieldPath.find(scenario, "like.nobody.wounds")


def test_a_table_marks_the_best_and_says_what_belongs_together() -> None:
    finding = WISHES[0].asked(40, Means(1))
    assert isinstance(finding, Balance)
    table = sheet(finding, speech("en", "landsknecht"))
    best = next(place for place, one in enumerate(finding.points) if one == finding.best)
    assert [row.best for row in table.rows] == [place == best for place in range(3)]
    moves = sheet(WISHES[2].asked(20, Means(1)), speech("en", "landsknecht"))
    again = [row for row in moves.rows if row.goes_on]
    assert again
    assert all(len(row.cells) == len(moves.words) + len(moves.numbers) for row in moves.rows)
