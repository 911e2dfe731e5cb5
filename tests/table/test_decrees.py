"""Edicts in the log: in words, in the reader's language, and only what the reader may know."""

import json
from contextlib import ExitStack

import pytest

from fechtbuch.engine.edicts import EDICTS
from fechtbuch.table.thinking import find_chance
from fechtbuch.table.words import catalogue_of
from fechtbuch.text.catalogue import languages
from tests.table.kit import House, Person, Table


def told(table: Table, who: str = "referee", language: str = "en") -> list[str]:
    """The edicts that somebody reads."""
    answer = table.http(who, "GET", f"/log?language={language}")
    return [line["text"] for line in answer.json()["lines"] if line["kind"] == "edict"]


def recruit(**more: object) -> str:
    data = json.dumps({"use": "kurt", "side": "hans", "name": "Till", **more})
    return f"add-fighter data={json.dumps(data)}"


@pytest.mark.parametrize("language", languages())
def test_every_edict_but_a_saying_has_words(language: str) -> None:
    catalogue = catalogue_of(None, language)
    assert [one for one in EDICTS if one != "say" and not catalogue.has(f"decreed-{one}")] == []


@pytest.mark.parametrize(
    ("edict", "words"),
    [
        ("set fighter=hans field=wounds value=5", "Hans: Wounds is now 5."),
        ("set fighter=hans field=at value=6,5", "Hans: place is now 6,5."),
        ("add-state fighter=hans state=prone", "Hans is now prone."),
        ("modifier fighter=kurt amount=-2", "Kurt: −2 on the next roll."),
        ("skip fighter=hans", "Hans is passed over."),
        ("hide fighter=hans side=kurt", "Hans is hidden from Kurt."),
        (recruit(), "Till joins the fight."),
        (recruit(hidden=["kurt"]), "Till joins the fight, hidden."),
        ('say text="The lamp goes out."', "The lamp goes out."),
    ],
)
def test_an_edict_is_told_in_a_sentence(home: House, edict: str, words: str) -> None:
    table = home.duel()
    table.do("referee", {"do": "edict", "text": edict})
    assert told(table) == [words]
    assert told(table, language="de") != [edict]


@pytest.mark.parametrize(
    ("language", "side"), [("en", "POLICE"), ("de", "Polizei"), ("pl", "Policja")]
)
@pytest.mark.parametrize("by", ["http", "socket"])
def test_a_side_is_named_as_the_referee_sees_it_when_somebody_joins(
    house: House, by: str, language: str, side: str
) -> None:
    table = house.table("riot-at-the-gate")
    sheet = json.dumps({"use": "marek", "slug": "late", "side": side, "hidden": [side]})
    command = {"do": "edict", "text": f"add-fighter data={json.dumps(sheet)}"}
    if by == "http":
        said = {"command": command}
        answer = table.http("referee", "POST", f"/commands?language={language}", json=said)
        assert answer.status_code == 200, answer.text
    else:
        with ExitStack() as stack:
            done = Person(table, "referee", stack, language).command(command)
        assert done["type"] == "done", done
    fight = house.services.hub.rooms[table.id].table.session.fight
    late = fight.by_slug("late")
    assert late is not None
    assert (late.side, late.hidden_from) == (0, 1)
    # The record knows nothing of languages.
    record = table.http("referee", "GET", "/record").text
    assert side not in record


def test_the_numbers_of_foes_stay_secret_in_edicts_too(home: House) -> None:
    table = home.duel(reveal="own")
    table.do("referee", {"do": "edict", "text": "set fighter=hans field=wounds value=5"})
    assert told(table, "Anna") == ["Hans: Wounds is now ?."]
    assert told(table, "Bela") == ["Hans: Wounds is now 5."]


def test_a_newcomer_is_announced_unless_he_hides(home: House) -> None:
    table = home.duel()
    table.do("referee", {"do": "edict", "text": recruit()})
    assert told(table, "Anna") == ["Till joins the fight."]
    table.do("referee", {"do": "edict", "text": "hide fighter=till side=kurt"})
    table.house.services.hub.rooms.clear()  # as if the server had been started anew
    assert told(table, "Anna") == []
    assert told(table)[0] == "Till joins the fight."


def test_chances_are_known_after_a_newcomer_has_come_in_the_middle_of_a_turn(home: House) -> None:
    table = home.duel()
    table.do("referee", {"do": "edict", "text": recruit(use="ulrich", hidden=["kurt"])})
    lines = table.http("referee", "GET", "/record").text.splitlines()
    found = find_chance(lines, -1, 0.2, 1)
    assert set(found["sides"]) == {"kurt", "hans"}
    assert found["rollouts"] > 0
