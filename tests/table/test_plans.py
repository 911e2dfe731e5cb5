"""Plans at the table: told beside the options, answered as a whole, stopped with a word."""

from contextlib import ExitStack

import pytest

from fechtbuch.table.state import Question
from tests.table.kit import Data, House, Person, Table, delegate

DUELS = {
    "kurt-and-hans": "kurt",
    "knight-and-swashbuckler": "ysaline",
    "marek-and-grom": "marek",
    "hammer-and-plate": "smith",
}


def seated(home: House, scenario: str, fighter: str, **more: object) -> Table:
    """A table at which Anna plays one fighter and the referee everybody else."""
    return home.table(scenario, seats=[{"name": "Anna", "fighters": [fighter]}], **more)


def asked(table: Table, own_turn: str = "") -> Data:
    """Anna's question."""
    for _ in range(40):
        questions: list[Data] = table.state("Anna")["questions"]
        if questions and (not own_turn or questions[0]["kind"] == own_turn):
            return questions[0]
        table.do("referee", delegate(table.state()))
    raise AssertionError("Anna is never asked")


@pytest.mark.parametrize(("scenario", "fighter"), DUELS.items())
def test_plans_stand_beside_the_options_in_every_book(
    home: House, scenario: str, fighter: str
) -> None:
    question = asked(seated(home, scenario, fighter))
    Question.model_validate(question)
    plans = question["plans"]
    assert 3 <= len(plans) <= 5
    assert [one["best"] for one in plans] == [True] + [False] * (len(plans) - 1)
    assert len({one["kind"] for one in plans}) == len(plans)
    assert all(one["title"] and one["answers"] for one in plans)
    assert all(one["figures"] is None for one in plans)


@pytest.mark.parametrize(("scenario", "fighter"), DUELS.items())
def test_a_plan_is_answered_as_a_whole_in_every_book(
    home: House, scenario: str, fighter: str
) -> None:
    table = seated(home, scenario, fighter)
    longest = 0
    for _ in range(12):
        question = asked(table)
        plan = max(question["plans"], key=lambda one: len(one["answers"]))
        before = len(table.state()["path"])
        answer = table.command(
            "Anna", {"do": "plan", "question": question["id"], "answers": plan["answers"]}
        )
        assert answer.status_code == 200, answer.text
        assert answer.json()["stopped"] is None
        assert len(table.state()["path"]) >= before + len(plan["answers"])
        longest = max(longest, len(plan["answers"]))
        if longest > 1 or table.state()["over"]:
            break
    assert longest > 1 or scenario == "kurt-and-hans"


def test_a_plan_stops_where_dice_come_between(home: House) -> None:
    table = seated(home, "hammer-and-plate", "smith")
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        question = asked(table)
        anna.listen()
        blow = next(one for one in question["plans"] if one["kind"] == "attack")
        answers = [*blow["answers"], "done"]
        told = anna.command({"do": "plan", "question": question["id"], "answers": answers})
        assert told["type"] == "done"
        assert told["stopped"]["code"] in ("dice", "others")
        assert told["stopped"]["answered"] == len(answers) - 1
        assert told["stopped"]["of"] == len(answers)
        assert "stops here" in told["stopped"]["text"]


def test_a_plan_stops_where_it_is_no_longer_possible(home: House) -> None:
    table = seated(home, "hammer-and-plate", "smith")
    question = asked(table)
    long = next(one for one in question["plans"] if len(one["answers"]) > 1)
    answers = [long["answers"][0], "attack target=nobody"]
    answer = table.command("Anna", {"do": "plan", "question": question["id"], "answers": answers})
    stopped = answer.json()["stopped"]
    assert stopped["code"] == "not-legal"
    assert (stopped["answered"], stopped["of"]) == (1, 2)
    # What was answered of it stands.
    assert asked(table)["id"] != question["id"]


def test_a_plan_whose_first_answer_is_not_legal_changes_nothing(home: House) -> None:
    table = seated(home, "kurt-and-hans", "kurt")
    question = asked(table)
    seq = table.state("Anna")["seq"]
    answers = ["attack target=nobody"]
    answer = table.command("Anna", {"do": "plan", "question": question["id"], "answers": answers})
    assert answer.status_code in (409, 422)
    assert table.state("Anna")["seq"] == seq


def test_nobody_takes_a_plan_for_another(home: House) -> None:
    table = home.duel()
    question = asked(table)
    wanted = {"do": "plan", "question": question["id"], "answers": ["nothing"]}
    assert table.command("Bela", wanted).status_code == 403


def test_figures_come_after_the_question_for_whoever_looks_on(home: House) -> None:
    table = seated(home, "kurt-and-hans", "kurt")
    question = asked(table)
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        anna.say({"type": "chance", "on": True})
        told = anna.until(lambda one: one["type"] == "figures")
    assert told["question"] == question["id"]
    assert [one["id"] for one in told["plans"]] == [one["id"] for one in question["plans"]]
    for one in told["plans"]:
        figures = one["figures"]
        assert 0 <= figures["hit"] <= 1
        assert figures["interval"][0] <= figures["wins"] <= figures["interval"][1]
    assert 1 in [one["figures"]["tie"] for one in told["plans"]]
    assert told["rollouts"] >= 1
