"""Half characters: JSON can name them, and nothing can write them down."""

import json
from contextlib import ExitStack

import pytest

from fechtbuch.engine.record import RecordError, record_from_lines
from fechtbuch.scenario import ScenarioError, load, open_session, seed_from
from fechtbuch.scenario.files import parse
from tests.table.kit import Data, House, Person

HALF = "\ud800"


def posted(home: House, path: str, body: Data, key: str = "") -> int:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
    answer = home.client.post(path, content=json.dumps(body).encode(), headers=headers)
    return answer.status_code


@pytest.mark.parametrize(
    "path",
    ["/api/scenarios/check", "/api/books/landsknecht/sheet", "/api/mine/fighters"],
)
def test_a_body_with_half_a_character_is_refused(home: House, path: str) -> None:
    key = home.client.post("/api/mine").json()["key"]
    assert posted(home, path, {"name": f"Hans {HALF}"}, key) == 422
    assert posted(home, path, {"name": {HALF: 1}}, key) == 422


@pytest.mark.parametrize("path", ["/api/tables", "/api/simulations", "/api/questions/form"])
def test_so_is_a_scenario_within_a_body_and_a_name_that_nothing_is_called(
    home: House, path: str
) -> None:
    scenario = load("kurt-and-hans").to_data()
    assert (
        posted(home, path, {"scenario": {**scenario, "title": HALF}, "question": "balance"}) == 422
    )
    assert posted(home, path, {HALF: 1}) == 422


def test_a_record_with_half_a_character_is_broken(home: House) -> None:
    record = open_session(load("kurt-and-hans"), seed_from(3)).record
    record.append("edict", "", "say text=x", 1, "referee")
    lines = record.to_lines()
    for place in (0, 1):
        wrong = [line.replace('"by":"', '"by":"\\ud800') for line in lines]
        if place == 0:
            wrong[0] = lines[0].replace('"title":"', '"title":"\\ud800')
        assert wrong != lines
        with pytest.raises(RecordError):
            record_from_lines(wrong)
        assert posted(home, "/api/tables/load", {"record": "\n".join(wrong)}) == 422
    with pytest.raises(ScenarioError):
        parse('{"title": "\\ud800"}', "scene.json", ".json")
    assert parse('{"title": "\\ud83d\\ude00"}', "scene.json", ".json") == {"title": "\U0001f600"}


def test_a_message_with_half_a_character_is_refused_and_the_next_is_heard(home: House) -> None:
    table = home.duel()
    with ExitStack() as stack:
        master = Person(table, "referee", stack)
        sheet = json.dumps({"use": "militiaman", "name": HALF})
        for message in (
            {
                "type": "command",
                "key": HALF * 9,
                "expect": None,
                "command": {"do": "undo", "to": 0},
            },
            {
                "type": "command",
                "key": "half-character",
                "expect": None,
                "command": {"do": "edict", "text": f"add-fighter side=kurt data='{sheet}'"},
            },
        ):
            master.say(message)
            heard = master.until(lambda one: one["type"] == "refused")
            assert heard["problem"]["code"] != "fault"
            assert json.dumps(heard, ensure_ascii=False).encode()
        master.say({"type": "ping"})
        assert master.until(lambda one: one["type"] == "pong")
