"""Plans at the table: told beside the options, answered as a whole, stopped with a word."""

from contextlib import ExitStack

import pytest

from fechtbuch.scenario import load
from fechtbuch.table.commands import take_defaults
from fechtbuch.table.state import Question
from tests.table.kit import Data, House, Person, Table, delegate

DUELS = {
    "kurt-and-hans": "kurt",
    "knight-and-swashbuckler": "ysaline",
    "marek-and-grom": "marek",
    "hammer-and-plate": "smith",
}


def seated(home: House, scenario: str | Data, fighter: str, **more: object) -> Table:
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


def test_what_goes_by_itself_is_the_best_plan(home: House) -> None:
    table = seated(home, "hammer-and-plate", "smith")
    question = asked(table)
    best = question["plans"][0]
    assert question["default"]["text"] == best["answers"][0]
    assert question["default"]["plan"] == best["id"]
    # The engine in Anna's place does the same, one answer at a time.
    table.do("Anna", {"do": "delegate", "question": question["id"]})
    assert told_last(table) == best["answers"][0]


def told_last(table: Table) -> str:
    """The latest answer in the record."""
    live = table.house.services.hub.rooms[table.id].table
    return live.session.path[-1].text


def test_when_the_time_is_up_the_best_plan_is_taken_as_a_whole(home: House) -> None:
    table = seated(home, "hammer-and-plate", "smith")
    best = asked(table)["plans"][0]
    assert len(best["answers"]) > 1
    table.do("referee", {"do": "deadline", "seconds": 5})
    live = table.house.services.hub.rooms[table.id].table
    before = len(live.session.path)
    assert take_defaults(live) is not None
    given = live.session.path[before : before + len(best["answers"])]
    assert [entry.text for entry in given] == best["answers"]
    assert {entry.by for entry in given} == {"default"}


def test_who_does_not_know_the_numbers_of_foes_is_told_no_judgement(home: House) -> None:
    table = seated(home, "hammer-and-plate", "smith", reveal="own")
    question = asked(table)
    assert len(question["plans"]) >= 3
    assert not any(one["marks"] or one["figures"] or one["tied"] for one in question["plans"])
    # Whatever the foe is like, the plans are the same: nothing about him was looked at.
    tougher = load("hammer-and-plate").to_data()
    for fighter in tougher["sides"][1]["fighters"]:
        fighter["life_left"] = 3
    other = seated(home, tougher, "smith", reveal="own")
    assert asked(other)["plans"] == question["plans"]
