"""Whatever a policy does wrong, the table goes on."""

import logging
import time

import pytest

from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.knowing import Known
from fechtbuch.engine.session import Session
from fechtbuch.play import EnginePlayer
from fechtbuch.scenario import Scenario, load, new_record
from tests.table.kit import House

SEED = bytes(range(32))


class Illegal(Player):
    """Answers what nobody offered."""

    def decide(self, question: Question) -> Choice:
        return Choice("fly-to-the-moon")


class Broken(Player):
    """Has a fault of its own."""

    def decide(self, question: Question) -> Choice:
        raise ZeroDivisionError("a fault of the policy")


@pytest.mark.parametrize("bad", [Illegal, Broken])
@pytest.mark.parametrize("scenario", ["kurt-and-hans", "three-brigands", "marek-and-grom"])
def test_a_policy_that_answers_wrongly_is_passed_over_and_noted(
    home: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    scenario: str,
    bad: type[Player],
) -> None:
    monkeypatch.setattr(Scenario, "players", lambda self, stream: [bad() for _ in self.sides])
    with caplog.at_level(logging.ERROR, "fechtbuch.play"):
        opened = home.client.get("/api/scenarios").json()
        sides = next(one["sides"] for one in opened if one["name"] == scenario)
        table = home.table(scenario, engine=[sides[1]["slug"]])
        state = table.state()
        end = time.monotonic() + 60
        for _ in range(6):
            while not state["questions"] and state["over"] is None:
                assert time.monotonic() < end, "the table waits for an engine that does not answer"
                state = table.state()
            if state["over"] is not None:
                break
            question = state["questions"][0]
            text = question["next"]["slot"]["default"]
            state = table.do("referee", {"do": "answer", "question": question["id"], "text": text})
    assert "policy book" in caplog.text
    entries = table.http("referee", "GET", "/record").text
    assert '"by":"default"' in entries


class Misjudged(Known):
    """A question whose default nobody may choose."""

    def default(self) -> Choice:
        return Choice("fly-to-the-moon")


def test_where_even_the_default_is_not_legal_anything_legal_is_taken() -> None:
    scenario = load("kurt-and-hans")
    session = Session(new_record(scenario, SEED, {}), scenario.build(), SEED)
    engine = EnginePlayer(scenario, session, SEED)
    asked = session.pending[0]
    engine.default(Misjudged(asked))
    latest = session.record.entries[-1]
    assert latest.question == asked.id
    assert "fly" not in latest.text
