"""The designer's questions over HTTP: forms, answers that sharpen, files, bad input in place."""

import csv
import io
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from pyarrow import parquet

from fechtbuch.questions import balance, sensitivity
from fechtbuch.questions.speaking import speech
from fechtbuch.questions.telling import sentence
from fechtbuch.questions.wishes import Wish
from fechtbuch.scenario import load
from fechtbuch.simulate.frames import columns_of
from fechtbuch.simulate.run import Means
from fechtbuch.table import inquiries, laboratory, questions
from fechtbuch.table.answering import answer
from fechtbuch.table.crew import Overdue
from fechtbuch.table.questions import FIRST_FIGHTS, next_step
from tests.awaited import awaited
from tests.table.driving import endless
from tests.table.kit import Data, House

DUEL: Data = {"question": "balance", "scenario": "kurt-and-hans", "vary": ["kurt.ws=2..4"]}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all: its workers take longer to come up than most questions.

    They work behind everything else on the machine, so that nothing says how soon they are done.
    """
    house = House(f"sqlite:///{tmp_path_factory.mktemp('table') / 'tables.sqlite'}")
    with pytest.MonkeyPatch.context() as patient:
        patient.setattr(questions, "STEP_LIMIT", 300.0)
        yield house
    house.close()


def begun(home: House, **wanted: Any) -> str:
    posted = home.client.post("/api/questions?language=de", json={"fights": 30, **wanted})
    assert posted.status_code == 202, posted.text
    return str(posted.json()["id"])


def seen(home: House, name: str, language: str = "de", after: int = 0) -> Data:
    found: Data = home.client.get(f"/api/questions/{name}?language={language}&after={after}").json()
    inquiries.Answered.model_validate(found)
    return found


def over(home: House, name: str, seconds: float = 300) -> Data:
    end = time.monotonic() + seconds
    while (found := seen(home, name))["status"] in ("waiting", "running"):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def test_an_answer_is_there_soon_and_gets_sharper(home: House) -> None:
    name = begun(home, **{**DUEL, "fights": 300})
    end = time.monotonic() + 300
    steps: dict[int, int] = {}
    while (found := seen(home, name))["status"] in ("waiting", "running"):
        if found["found"]:
            steps[found["revision"]] = found["done"]
        assert time.monotonic() < end
        time.sleep(0.02)
    assert found["status"] == "done"
    assert found["done"] == found["fights"] == 300
    assert found["revision"] > 1
    assert list(steps.values()) == sorted(steps.values())
    finding = balance("kurt-and-hans", ["kurt.ws=2..4"], fights=300, means=Means(1))
    assert found["found"]["title"] == sentence(finding, speech("de", "landsknecht"))
    assert "vega-lite" in found["found"]["chart"]["$schema"]
    assert [row["cells"][0] for row in found["found"]["table"]["rows"]] == ["2", "3", "4"]
    assert seen(home, name, after=found["revision"])["found"] is None
    assert found["command"] == "fechtbuch balance kurt-and-hans --vary kurt.ws=2..4 --fights 300"


def test_the_numbers_are_those_of_the_function_and_can_be_taken_home(home: House) -> None:
    name = begun(home, question="sensitivity", scenario="kurt-and-hans", side="hans")
    assert over(home, name)["status"] == "done"
    finding = sensitivity("kurt-and-hans", "hans", 30, means=Means(1))
    written = home.client.get(f"/api/questions/{name}/file?form=json")
    assert written.headers["content-disposition"].endswith('"sensitivity-kurt-and-hans.json"')
    rows = json.loads(json.dumps(finding.rows()))
    assert written.json()["rows"] == rows
    text = home.client.get(f"/api/questions/{name}/file?form=csv").text
    table = list(csv.DictReader(io.StringIO(text)))
    assert [row["change"] for row in table] == [row["change"] for row in rows]
    taken = home.client.get(f"/api/questions/{name}/file?form=parquet")
    assert taken.headers["content-disposition"].endswith('"sensitivity-kurt-and-hans.parquet"')
    assert parquet.read_table(io.BytesIO(taken.content)).to_pydict() == columns_of(rows)
    assert seen(home, name)["files"] == ["csv", "json", "parquet"]


def test_what_the_server_cannot_write_is_not_offered(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = begun(home, **DUEL)
    over(home, name)
    monkeypatch.setattr(questions, "find_spec", lambda package: None)
    questions.file_forms.cache_clear()
    try:
        assert seen(home, name)["files"] == ["csv", "json"]
        refused = home.client.get(f"/api/questions/{name}/file?form=parquet")
        assert (refused.status_code, refused.json()["code"]) == (501, "no-parquet")
    finally:
        questions.file_forms.cache_clear()


def test_a_scene_of_ones_own_is_asked_about_like_any_other(home: House) -> None:
    own = {**load("kurt-and-hans").to_data(), "title": "At the mill"}
    wanted = {"question": "balance", "scenario": own}
    form = home.client.post("/api/questions/form", json=wanted).json()
    assert form["title"] == "At the mill"
    found = over(home, begun(home, **wanted, vary=["kurt.ws=2..4"]))
    assert (found["status"], found["found"]["about"]) == ("done", "At the mill")
    assert found["command"] == found["python"] == ""


def test_a_change_that_was_proposed_can_be_had_as_a_scenario_and_kept(home: House) -> None:
    wanted = {**DUEL, "vary": ["kurt.ws=0..8"], "fights": 100}
    name = begun(home, **wanted)
    found = over(home, name)["found"]
    assert found["now"]["name"] == "Kurt"
    first = found["proposals"][0]
    assert first["key"].startswith("kurt.ws=")
    answered = home.client.get(f"/api/questions/{name}/scene", params={"change": first["key"]})
    data = answered.json()["data"]
    assert data["sides"][0]["fighters"][0]["ws"] == int(first["key"].partition("=")[2])
    key = home.client.post("/api/mine").json()["key"]
    scene = home.client.post(
        "/api/mine/scenes",
        json={**data, "title": first["title"]},
        headers={"Authorization": f"Bearer {key}"},
    )
    assert (scene.status_code, scene.json()["name"]) == (201, first["title"])
    missing = home.client.get(f"/api/questions/{name}/scene", params={"change": "kurt.ws=77"})
    assert (missing.status_code, missing.json()["code"]) == (404, "proposal-unknown")
    other = over(home, begun(home, question="why", scenario="kurt-and-hans"))["found"]
    assert (other["now"], other["proposals"]) == (None, None)


def test_an_answer_is_told_in_the_language_of_whoever_looks(home: House) -> None:
    name = begun(home, question="why", scenario="kurt-and-hans")
    german = over(home, name)
    assert german["language"] == "de"
    end = time.monotonic() + 60
    while (polish := seen(home, name, "pl"))["language"] != "pl":
        assert polish["found"]["title"] == german["found"]["title"]
        assert time.monotonic() < end
        time.sleep(0.05)
    assert polish["found"]["title"] != german["found"]["title"]
    assert (polish["status"], polish["done"]) == ("done", german["done"])


@pytest.mark.parametrize(
    ("wanted", "field", "says"),
    [
        ({**DUEL, "vary": []}, "vary", "Wähle mindestens etwas"),
        ({**DUEL, "vary": ["kurt.ws=18..30"]}, "vary", "höchstens 20"),
        ({**DUEL, "target": "much"}, "target", "Anteil über 0"),
        ({**DUEL, "side": "nobody"}, "side", "kurt, hans"),
        ({**DUEL, "costs": ["kurt.ws=dear"]}, "costs", "Kosten"),
        ({"question": "matchups", "book": "landsknecht", "fighters": ["kurt"]}, "fighters", "zwei"),
        ({"question": "regress", "book": "landsknecht"}, "changes", "geändert"),
        (
            {"question": "regress", "book": "landsknecht", "changes": ["everybody.ws=99"]},
            "changes",
            "Waffenfertigkeit",
        ),
        (
            {"question": "value", "book": "gurps", "fighters": ["aldric", "guard"], "battles": 3},
            "battles",
            "mindestens 20",
        ),
    ],
)
def test_what_is_wrong_is_told_beside_its_field(wanted: Data, field: str, says: str) -> None:
    given = {"fights": 30, "book": "landsknecht", **wanted}
    if "scenario" in wanted:
        given["data"] = load(wanted["scenario"]).to_data()
    wrong = answer(given, 10, {}, ["de"])["wrong"]
    assert wrong["field"] == field
    assert says in wrong["texts"]["de"]
    assert "kurt.ws" not in wrong["texts"]["de"]
    assert "--" not in wrong["texts"]["de"]


def test_a_wrong_question_fails_with_its_reason(home: House) -> None:
    found = over(home, begun(home, **{**DUEL, "vary": ["kurt.ws=18..30"]}))
    assert (found["status"], found["field"], found["command"]) == ("failed", "vary", "")
    assert "höchstens 20" in found["problem"]
    assert home.client.get(f"/api/questions/{found['id']}/file").status_code == 409


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"question": "balance", "fights": 30}, 422),
        ({"question": "matchups", "fights": 30}, 422),
        ({"question": "matchups", "fights": 30, "book": "nothing"}, 404),
        ({**DUEL, "fights": 1_000_000}, 422),
        ({**DUEL, "fights": 30, "scenario": "nowhere"}, 404),
        ({**DUEL, "fights": 30, "question": "weather"}, 422),
    ],
)
def test_a_question_about_nothing_is_refused(home: House, wanted: Data, status: int) -> None:
    assert home.client.post("/api/questions", json=wanted).status_code == status


def test_a_form_has_words_for_everything(home: House) -> None:
    wanted = {"question": "balance", "scenario": "kurt-and-hans"}
    form = home.client.post("/api/questions/form?language=fr", json=wanted).json()
    inquiries.QuestionForm.model_validate(form)
    assert [one["text"] for one in form["sides"]] == ["Kurt", "Hans"]
    skill = next(one for one in form["groups"][0]["fields"] if one["path"] == "kurt.ws")
    assert (skill["number"], skill["low"], skill["high"]) == (4, 0, 20)
    assert "ws" not in skill["text"]
    book = {"question": "matchups", "book": "tales-and-legends"}
    people = home.client.post("/api/questions/form?language=de", json=book).json()["fighters"]
    assert {"value": "guard", "text": "Stadtwache"} in people


def test_the_fight_of_a_table_is_asked_about_by_its_referee_only(home: House) -> None:
    table = home.duel()
    for who, form, asked in (("Anna", 403, 403), (None, 401, 401), ("referee", 200, 202)):
        headers = {} if who is None else {"Authorization": f"Bearer {table.tokens[who]}"}
        body = {"question": "sensitivity", "table": table.id}
        made = home.client.post("/api/questions/form", json=body, headers=headers)
        posted = home.client.post("/api/questions", json={**body, "fights": 10}, headers=headers)
        assert (made.status_code, posted.status_code) == (form, asked)
    home.client.delete(f"/api/questions/{posted.json()['id']}")


def test_names_that_nobody_was_given_lead_nowhere(home: House) -> None:
    for method, path in (("GET", ""), ("GET", "/file"), ("DELETE", "")):
        assert home.client.request(method, f"/api/questions/unknown{path}").status_code == 404


def test_a_question_is_over_two_seconds_after_it_is_cancelled(home: House) -> None:
    name = begun(home, question="balance", scenario=endless(), vary=["rounds=5..9"])
    crew = home.services.questions.crew
    end = time.monotonic() + 60
    while not (processes := [one.process for one in crew._busy.values() if one.process]):
        assert time.monotonic() < end
        time.sleep(0.05)
    time.sleep(1)
    process = processes[0]
    began = time.monotonic()
    assert home.client.delete(f"/api/questions/{name}").status_code == 204
    while process.is_alive():
        assert time.monotonic() - began < 2
        time.sleep(0.05)
    assert seen(home, name)["status"] == "cancelled"


def test_questions_and_simulations_have_their_limits_together(home: House) -> None:
    names = [
        begun(home, question="balance", scenario=endless(), vary=["rounds=5..9"])
        for _ in range(laboratory.MOST_OF_ONE)
    ]
    more = home.client.post("/api/simulations", json={"scenario": "kurt-and-hans", "fights": 10})
    assert (more.status_code, more.json()["code"]) == (429, "too-many-simulations")
    again = home.client.post("/api/questions", json={**DUEL, "fights": 30})
    assert again.status_code == 429
    for name in names:
        home.client.delete(f"/api/questions/{name}")
    home.client.delete(f"/api/questions/{begun(home, **DUEL)}")


@pytest.mark.parametrize("rate", [0.1, 50.0, 100_000.0])
@pytest.mark.parametrize("goal", [10, 333, 20_000])
def test_steps_grow_and_end_at_what_was_asked_for(rate: float, goal: int) -> None:
    done, steps = min(FIRST_FIGHTS, goal), 0
    while done < goal:
        after = next_step(done, goal, rate)
        assert min(goal, 3 * done) <= after <= goal
        done, steps = after, steps + 1
    assert steps <= 8


class Hurried:
    """A crew that has no time for more than so many fights of each variant."""

    def __init__(self, most: int) -> None:
        self.most = most

    async def do(self, owner: str, limit: float, work: Any, *given: Any, home: str) -> Any:
        if given[1] > self.most:
            raise Overdue
        return work(*given)


@pytest.mark.parametrize(
    ("most", "status", "done"), [(10, "ended", 8), (2, "ended", 2), (1, "failed", 0)]
)
def test_where_a_first_answer_takes_too_long_fewer_fights_are_tried(
    most: int, status: str, done: int
) -> None:
    async def ask() -> questions.Question:
        known = questions.Questions(laboratory.Register(), 1)
        known.crew = Hurried(most)  # type: ignore[assignment]
        data = load("kurt-and-hans").to_data()
        wish = Wish(
            "balance",
            100,
            book="landsknecht",
            scenario="kurt-and-hans",
            data=data,
            vary=["kurt.ws=3..5"],
        )
        question = known.begin(wish, "somebody", "here", "en")
        assert question.task is not None
        await question.task
        return question

    question = awaited(ask())
    assert (question.status, question.done) == (status, done)
    if status == "failed":
        told = question.problems["en"]
        assert told.endswith("fechtbuch balance kurt-and-hans --vary kurt.ws=3..5 --fights 100")
