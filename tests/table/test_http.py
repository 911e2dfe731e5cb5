"""Books, scenarios, records, moments and simulations over HTTP."""

import json
import time
from contextlib import ExitStack

import pytest

from fechtbuch.books.base import books
from fechtbuch.scenario import load
from fechtbuch.table import bodies
from fechtbuch.text.catalogue import languages
from tests.table.kit import House, Person, Table, common, delegate, token_of


def test_the_library_tells_of_all_books_and_scenarios(home: House) -> None:
    found = home.client.get("/api/books?language=de").json()
    assert [book["key"] for book in found] == list(books())
    for book in found:
        bodies.BookInfo.model_validate(book)
        assert book["fighters"]
    cards = home.client.get("/api/scenarios").json()
    assert {card["book"] for card in cards} == set(books())
    for card in cards:
        assert card["fighters"] == sum(len(side["fighters"]) for side in card["sides"])
    polish = home.client.get("/api/scenarios?language=pl").json()
    assert [card["name"] for card in polish] == [card["name"] for card in cards]
    assert all(card["description"] != one["description"] for card, one in zip(polish, cards))
    assert {"Kurt i Hans", "Zasadzka u brodu"} <= {card["title"] for card in polish}
    data = home.client.get("/api/scenarios/kurt-and-hans").json()
    assert data == load("kurt-and-hans").to_data()


def test_everybody_reads_the_title_of_a_packaged_scenario_in_their_language(home: House) -> None:
    table = home.table("kurt-and-hans")
    assert table.http("referee", "GET", "?language=fr").json()["title"] == "Kurt et Hans"
    assert table.http("referee", "GET", "/moments?language=de").json()["title"] == "Kurt und Hans"
    with ExitStack() as stack:
        polish = Person(table, "referee", stack, "pl").welcome
        english = Person(table, "spectator", stack).welcome
    assert (polish["title"], english["title"]) == ("Kurt i Hans", "Kurt and Hans")
    assert polish["text"].startswith("Targ się skończył")
    assert english["text"] == load("kurt-and-hans").text


def test_lobby_and_table_call_fighters_and_sides_the_same(home: House) -> None:
    cards = home.client.get("/api/scenarios?language=fr").json()
    card = next(card for card in cards if card["name"] == "ambush-at-the-ford")
    assert [side["name"] for side in card["sides"]] == ["Voyageurs", "Bandits"]
    table = home.table("ambush-at-the-ford")
    state = table.http("referee", "GET", "?language=fr").json()["state"]
    assert [side["name"] for side in state["sides"]] == ["Voyageurs", "Bandits"]
    shown = {fighter["slug"]: fighter["name"] for fighter in state["fighters"]}
    assert shown["town-guard-2"] == "Garde de la ville 2"
    for side in card["sides"]:
        for slug, name in zip(side["slugs"], side["fighters"], strict=True):
            assert shown[slug].startswith(name)
    known = home.client.get("/api/books?language=fr").json()
    tales = next(book for book in known if book["key"] == "tales-and-legends")
    assert {"key": "guard", "name": "Garde de la ville", "summary": ""} in tales["fighters"]


def test_a_rule_is_looked_up_by_its_id(home: House) -> None:
    rule = home.client.get("/api/books/landsknecht/rules/LSK-SEQ-01").json()
    assert rule["id"] == "LSK-SEQ-01"
    assert rule["summary"]
    missing = home.client.get("/api/books/landsknecht/rules/LSK-XXX-99")
    assert missing.status_code == 404
    assert missing.headers["content-type"] == "application/problem+json"
    assert missing.json()["code"] == "rule-unknown"
    assert home.client.get("/api/books/chess/rules/X").json()["code"] == "book-unknown"


def test_a_scenario_is_checked_field_by_field(home: House) -> None:
    data = load("kurt-and-hans").to_data()
    assert home.client.post("/api/scenarios/check", json=data).json() == {"problems": []}
    data["sides"][0]["fighters"][0]["ws"] = "very good"
    problems = home.client.post("/api/scenarios/check", json=data).json()["problems"]
    assert problems[0]["field"].endswith("fighters[0].ws")
    refused = home.client.post("/api/tables", json={"scenario": data})
    assert refused.status_code == 422
    assert refused.json()["problems"] == problems


@pytest.mark.parametrize(
    ("wanted", "status", "field"),
    [
        ({"scenario": "nowhere"}, 404, "scenario"),
        ({"scenario": "kurt-and-hans", "seats": [{"name": "A", "side": "x"}]}, 422, "seats"),
        ({"scenario": "kurt-and-hans", "engine": ["x"]}, 422, "engine"),
        (
            {
                "scenario": "kurt-and-hans",
                "seats": [{"name": "A", "side": "kurt"}, {"name": "B", "fighters": ["kurt"]}],
            },
            422,
            "seats",
        ),
        ({"scenario": "kurt-and-hans", "options": {"magic": True}}, 422, "scenario"),
        ({}, 422, "scenario"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_with_the_field(
    home: House, wanted: dict[str, object], status: int, field: str
) -> None:
    answer = home.client.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["field"]) == (status, field)


def test_options_of_the_book_can_be_set_for_a_table(home: House) -> None:
    table = home.table(options={"morale": False})
    record = table.http("referee", "GET", "/record").text
    assert '"morale":false' in record.splitlines()[0]


def test_every_moment_of_a_fight_can_be_looked_at_again(house: House) -> None:
    table = house.duel()
    states = [table.state()]
    for _ in range(5):
        states.append(table.do("referee", delegate(states[-1])))
    moments = table.http("replay", "GET", "/moments").json()["moments"]
    all_moments = table.http("referee", "GET", "/moments").json()["moments"]
    assert [one["entry"] for one in all_moments] == [0, *states[-1]["path"]]
    for state in states:
        found = table.http("referee", "GET", f"/moments/{state['head']}?chance=false").json()
        assert common(found["state"]) == {**common(state), "seq": states[-1]["seq"]}
        assert found["state"]["questions"] == []
    # Whoever is not the referee counts the moments in which he saw something.
    assert [one["entry"] for one in moments] == list(range(len(moments)))
    assert 1 < len(moments) <= len(all_moments)
    found = table.http("replay", "GET", f"/moments/{len(moments) - 1}?chance=false").json()
    assert common(found["state"]) == common(states[-1])
    lines = [
        line["n"]
        for one in moments
        for line in table.http("replay", "GET", f"/moments/{one['entry']}?chance=false").json()[
            "lines"
        ]
    ]
    assert lines == [line["n"] for line in table.http("replay", "GET", "/log").json()["lines"]]
    assert table.http("replay", "GET", "/moments/999").status_code == 404


def test_a_saved_record_is_gone_on_with_at_a_new_table(house: House) -> None:
    table = house.duel()
    for _ in range(6):
        table.do("referee", delegate(table.state()))
    before = table.state()
    running = table.http("referee", "GET", "/record").text
    table.do("referee", {"do": "edict", "text": "end"})
    table.do("referee", {"do": "finish"})
    closed = table.http("referee", "GET", "/record").text
    # Without its seed it goes on from the state of the current step, with new dice.
    answer = house.client.post("/api/tables/load", json={"record": running})
    assert answer.status_code == 201, answer.text
    fresh = Table(house, answer.json())
    assert fresh.state()["commitment"] != before["commitment"]
    assert abs(fresh.state()["round"] - before["round"]) <= 1
    # With it the whole history is there to be looked at, and closed as it was.
    answer = house.client.post("/api/tables/load", json={"record": closed})
    again = Table(house, answer.json())
    assert again.state()["over"] is not None
    assert again.state()["commitment"] == before["commitment"]
    then = again.http("replay", "GET", f"/moments/{before['head']}?chance=false").json()["state"]
    assert common(then)["fighters"] == common(before)["fighters"]
    # From any moment of it one goes on with new dice.
    answer = house.client.post("/api/tables/load", json={"record": closed, "at": before["head"]})
    forked = Table(house, answer.json())
    assert forked.state()["over"] is None
    assert abs(forked.state()["round"] - before["round"]) <= 1
    assert forked.state()["commitment"] != before["commitment"]


@pytest.mark.parametrize(
    "record", ["", "no record", '{"header":{}}', '{"header":{"format":"fechtbuch-record/1"}}']
)
def test_a_file_that_is_no_record_is_refused(home: House, record: str) -> None:
    answer = home.client.post("/api/tables/load", json={"record": record})
    assert answer.status_code == 422
    assert answer.json()["code"] == "record-broken"


def test_a_changed_record_is_refused(home: House) -> None:
    table = home.duel()
    for _ in range(3):
        table.do("referee", delegate(table.state()))
    text = table.http("referee", "GET", "/record").text
    changed = text.replace('"moment":1', '"moment":2', 1)
    assert changed != text
    answer = home.client.post("/api/tables/load", json={"record": changed})
    assert answer.json()["code"] == "record-broken"


def test_a_simulation_tells_its_progress_and_result(home: House) -> None:
    wanted = {"scenario": "kurt-and-hans", "fights": 300, "seed": 1}
    answer = home.client.post("/api/simulations", json=wanted)
    assert answer.status_code == 202
    end = time.monotonic() + 120
    while True:
        found = home.client.get(f"/api/simulations/{answer.json()['id']}").json()
        bodies.Simulation.model_validate(found)
        if found["status"] not in ("waiting", "running") or time.monotonic() > end:
            break
        time.sleep(0.1)
    assert found["status"] == "done"
    assert found["done"] == found["fights"] == 300
    assert [side["slug"] for side in found["sides"]] == ["kurt", "hans"]
    assert set(found["charts"]) == {"win-share", "rounds", "survival", "damage"}
    assert "vega-lite" in found["charts"]["rounds"]["$schema"]


def test_a_simulation_is_shown_in_the_language_of_whoever_looks(home: House) -> None:
    wanted = {"scenario": "salt-cart", "fights": 20, "seed": 1}
    begun = home.client.post("/api/simulations?language=fr", json=wanted).json()["id"]
    end = time.monotonic() + 120
    while home.client.get(f"/api/simulations/{begun}").json()["status"] != "done":
        assert time.monotonic() < end
        time.sleep(0.1)
    found = {
        language: home.client.get(f"/api/simulations/{begun}?language={language}").json()
        for language in languages()
    }
    assert [side["name"] for side in found["pl"]["sides"]] == ["Eskorta", "Napastnicy"]
    assert [side["name"] for side in found["en"]["sides"]] == ["Escort", "Raiders"]
    rounds = {json.dumps(one["charts"]["rounds"]) for one in found.values()}
    assert len(rounds) == len(languages())
    assert len({side["share"] for one in found.values() for side in one["sides"][:1]}) == 1


def test_a_varied_simulation_says_which_value_its_shares_are_of(home: House) -> None:
    wanted = {"scenario": "kurt-and-hans", "fights": 40, "sweep": ["kurt.ws=3..5"]}
    begun = home.client.post("/api/simulations?language=en", json=wanted).json()["id"]
    until = time.monotonic() + 120
    while home.client.get(f"/api/simulations/{begun}").json()["status"] != "done":
        assert time.monotonic() < until
        time.sleep(0.05)
    for language, said in (("en", "Kurt’s weapon skill 4"), ("de", "4")):
        found = home.client.get(f"/api/simulations/{begun}?language={language}").json()
        assert said in found["at"]
        assert "kurt.ws" not in found["at"]
        assert len(found["sides"]) == 2
        assert "win-share" in found["charts"]


def test_a_simulation_is_cancelled(home: House) -> None:
    wanted = {"scenario": "skirmish", "fights": 100_000}
    name = home.client.post("/api/simulations", json=wanted).json()["id"]
    assert home.client.delete(f"/api/simulations/{name}").status_code == 204
    assert home.client.get(f"/api/simulations/{name}").json()["status"] == "cancelled"
    assert home.client.delete("/api/simulations/unknown").status_code == 404


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"scenario": "kurt-and-hans", "fights": 10_000_000},
        {"scenario": "kurt-and-hans", "sweep": ["nonsense"]},
        {"scenario": "kurt-and-hans", "set": ["kurt.nothing=1"]},
        {"scenario": "kurt-and-hans", "fights": 50_000, "sweep": ["kurt.ws=1..9", "hans.ws=1..9"]},
    ],
)
def test_a_simulation_that_makes_no_sense_is_refused(
    home: House, wanted: dict[str, object]
) -> None:
    assert home.client.post("/api/simulations", json=wanted).status_code == 422


def test_the_scenario_of_a_table_is_simulated_for_its_referee_only(home: House) -> None:
    table = home.duel()
    for who, status in (("Anna", 403), ("referee", 202)):
        headers = {"Authorization": f"Bearer {table.tokens[who]}"}
        body = {"table": table.id, "fights": 1}
        answer = home.client.post("/api/simulations", json=body, headers=headers)
        assert answer.status_code == status


def test_odds_and_advice_are_told_to_whom_they_are_allowed(home: House) -> None:
    table = home.duel()
    with ExitStack() as stack:
        asked = next(
            person
            for person in (Person(table, "Anna", stack), Person(table, "Bela", stack))
            if person.state["questions"]
        )
        question = asked.state["questions"][0]["id"]
        odds = asked.ask({"type": "odds", "question": question, "text": "attack"}, "odds")
        assert odds["type"] == "odds"
        assert sum(one["float"] for one in odds["outcomes"]) == pytest.approx(1)
        for one in odds["outcomes"]:
            # Where others roll too, it is said whose each outcome is.
            whose = [": " in part for part in one["label"].split(", ")]
            assert all(whose) or not any(whose), one["label"]
        advice = asked.ask({"type": "advice", "seconds": 0.1}, "advice")
        assert advice["type"] == "advice"
        assert [one["side"] for one in advice["win"]] == ["kurt", "hans"]
        assert advice["ranked"]
        asked.say({"type": "chance", "on": True})
        chance = asked.until(lambda one: one["type"] == "chance")
        assert 0 <= chance["win"][0]["share"] <= 1
        table.do("referee", {"do": "set", "advice": False})
        assert asked.ask({"type": "advice"}, "advice")["problem"]["code"] == "not-allowed"
        watcher = Person(table, "spectator", stack)
        assert watcher.ask({"type": "advice"}, "advice")["problem"]["code"] == "not-allowed"


def test_odds_and_advice_know_of_nobody_who_is_hidden(home: House) -> None:
    table = home.duel()
    table.do("referee", {"do": "hide", "fighter": "hans", "on": True})
    while not table.state("Anna")["questions"]:
        table.do("referee", delegate(table.state()))
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        question = anna.state["questions"][0]["id"]
        odds = anna.ask({"type": "odds", "question": question, "text": "nothing"}, "odds")
        assert odds["hurt"] == []
        guess = {"type": "odds", "question": question, "text": "attack hans"}
        assert anna.ask(guess, "odds")["problem"]["code"] == "no-odds"
        assert anna.ask({"type": "advice"}, "advice")["problem"]["code"] == "withheld"


def test_a_link_is_a_path_with_the_token_in_its_fragment(home: House) -> None:
    table = home.duel()
    assert table.links["referee"].startswith(f"/table/{table.id}#")
    assert token_of(table.links["referee"]) not in home.client.get(f"/table/{table.id}").text
    assert table.links["replay"].startswith(f"/replay/{table.id}#")
    assert home.client.get(table.links["replay"]).status_code == 200
