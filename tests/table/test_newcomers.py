"""Fighters of one's own who come into a running fight, and pictures of scenes of one's own."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.gurps.sheets.test_gcs import minimal, weapon
from tests.table.files import png
from tests.table.kit import House, Table
from tests.table.test_mine import FIGHTER, Person, duel

BOOKS = {
    "gurps": ("brigand", "aldric", "hp", "hp_left", 5),
    "landsknecht": ("kurt", "hans", "wounds", "wounds_left", 5),
    "phase-six": ("grom", "marek", "health", "health_left", 5),
    "tales-and-legends": ("veteran", "guard", "life", "life_left", 15),
}
"""Whom one copies, who is there, what is set, where the sheet has it afterwards."""


def arrival(sheet: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The edict that brings somebody in."""
    said = {name: value for name, value in sheet.items() if name not in ("book", "notes")}
    data = json.dumps({**said, "side": "one", **more}, ensure_ascii=False)
    return {"do": "edict", "text": f"add-fighter data={json.dumps(data, ensure_ascii=False)}"}


def face_of(table: Table, slug: str, who: str = "referee") -> Any:
    faces = {one["slug"]: one["face"] for one in table.state(who)["fighters"]}
    return faces.get(slug)


@pytest.mark.parametrize("book", BOOKS)
def test_somebody_of_ones_own_comes_in_fights_and_keeps_the_wounds(home: House, book: str) -> None:
    model, there, field, kept, value = BOOKS[book]
    sheet = home.client.get(f"/api/books/{book}/fighters/{model}").json()
    sheet = {**sheet, "book": book, "name": "Świętopełk the “Late”"}
    person = Person(home)
    one = person.call("POST", "/fighters", json=sheet).json()
    foe = home.client.get(f"/api/books/{book}/fighters/{there}").json()
    table = home.table(duel({**foe, "book": book}, there)["scenario"])
    state = table.do("referee", arrival(sheet))
    newcomer = state["fighters"][-1]
    assert newcomer["name"] == sheet["name"]
    slug = newcomer["slug"]
    table.do("referee", {"do": "delegate", "question": table.state()["questions"][0]["id"]})
    table.do("referee", {"do": "edict", "text": f"set fighter={slug} field={field} value={value}"})
    table.do("referee", {"do": "edict", "text": "end"})
    fought = {"table": table.id, "token": table.tokens["referee"]}
    after = person.call("POST", f"/fighters/{one['id']}/after", json=fought)
    assert after.status_code == 200, after.text
    assert person.call("GET", f"/fighters/{one['id']}").json()["data"][kept] == value


def test_a_newcomer_looks_as_the_game_master_says(house: House) -> None:
    person = Person(house)
    one = person.call("POST", "/fighters", json=FIGHTER).json()["id"]
    face = person.call("PUT", f"/fighters/{one}/portrait", content=png()).json()["portrait"]
    table = house.table(**duel({**FIGHTER, "name": "Anna"}))
    late = arrival(FIGHTER, hidden=["two"])
    table.do("referee", {**late, "look": {"portrait": face}})
    assert face_of(table, "berta") == {"portrait": face, "arms": None}
    assert table.http("referee", "GET", "/portraits/berta").status_code == 200
    # Whoever does not know of her is not shown her either.
    assert face_of(table, "berta", "B") is None
    assert table.http("B", "GET", "/portraits/berta").status_code == 404
    person.call("DELETE", f"/fighters/{one}")
    assert house.services.chests.portrait(face) is not None
    # Undone, somebody else of that name comes in without it.
    table.do("referee", {"do": "undo"})
    table.do("referee", late)
    assert face_of(table, "berta") == {"portrait": None, "arms": None}
    table.do("referee", {**late, "look": {"arms": "axe:or:sable"}})
    assert face_of(table, "berta-2") == {"portrait": None, "arms": "axe:or:sable"}


def test_a_newcomer_has_only_a_picture_that_is_there(home: House) -> None:
    table = home.table(duel()["scenario"])
    before = len(table.state()["fighters"])
    answer = table.command("referee", {**arrival(FIGHTER), "look": {"portrait": "0" * 64}})
    assert (answer.status_code, answer.json()["code"]) == (422, "portrait-unknown")
    assert len(table.state()["fighters"]) == before


def test_only_the_game_master_brings_somebody_in_and_only_by_a_sheet_of_the_book(
    home: House,
) -> None:
    table = home.table(**duel())
    assert table.command("B", arrival(FIGHTER)).status_code == 403
    wrong = table.command("referee", arrival({**FIGHTER, "st": "strong"}))
    assert wrong.status_code == 422
    assert "st" in wrong.text
    large = table.command("referee", arrival({**FIGHTER, "notes": "", "name": "x" * 50_000}))
    assert large.status_code == 422


def test_another_server_shows_a_newcomer_as_well(
    server: Any, houses: Callable[[str], House]
) -> None:
    address = server.new_database()
    one, other = houses(address), houses(address)
    table = one.table(**duel({**FIGHTER, "name": "Anna"}))
    headers = {"Authorization": f"Bearer {table.tokens['referee']}"}

    def seen_there() -> dict[str, Any]:
        state = other.client.get(table.path, headers=headers).json()["state"]
        return {fighter["slug"]: fighter["face"] for fighter in state["fighters"]}

    assert "berta" not in seen_there()
    table.do("referee", {**arrival(FIGHTER), "look": {"arms": "axe:or:sable"}})
    assert seen_there()["berta"] == {"portrait": None, "arms": "axe:or:sable"}


def scene_with(face: str) -> dict[str, Any]:
    scene: dict[str, Any] = duel()["scenario"]
    looks = {"berta": {"portrait": face}, "brigand": {"arms": "bow:vert:argent"}}
    return {**scene, "looks": looks}


def test_a_scene_keeps_the_portraits_of_its_fighters(house: House) -> None:
    person = Person(house)
    one = person.call("POST", "/fighters", json=FIGHTER).json()["id"]
    face = person.call("PUT", f"/fighters/{one}/portrait", content=png()).json()["portrait"]
    scene = person.call("POST", "/scenes", json=scene_with(face)).json()["id"]
    whole = person.call("GET", f"/scenes/{scene}").json()
    assert whole["looks"]["berta"] == {"portrait": face, "arms": None}
    assert whole["looks"]["brigand"] == {"portrait": None, "arms": "bow:vert:argent"}
    assert "looks" not in whole["data"]
    opened = house.client.post(
        "/api/tables", json={"scenario": whole["data"], "looks": whole["looks"]}
    )
    assert opened.status_code == 201, opened.text
    assert face_of(Table(house, opened.json()), "berta")["portrait"] == face
    # A change that says nothing of looks leaves them; one that does sets them.
    person.call("PUT", f"/scenes/{scene}", json=duel()["scenario"])
    assert set(person.call("GET", f"/scenes/{scene}").json()["looks"]) == {"berta", "brigand"}
    bare = {**duel()["scenario"], "looks": {}}
    person.call("PUT", f"/scenes/{scene}", json=bare)
    assert person.call("GET", f"/scenes/{scene}").json()["looks"] == {}


def test_the_picture_of_a_scene_lives_as_long_as_the_scene(house: House) -> None:
    person = Person(house)
    one = person.call("POST", "/fighters", json=FIGHTER).json()["id"]
    face = person.call("PUT", f"/fighters/{one}/portrait", content=png()).json()["portrait"]
    scene = person.call("POST", "/scenes", json=scene_with(face)).json()["id"]
    archive = person.call("GET", "/export").content
    person.call("DELETE", f"/fighters/{one}")
    assert house.services.chests.portrait(face) is not None
    person.call("DELETE", f"/scenes/{scene}")
    assert house.services.chests.portrait(face) is None
    # What went out in one zip comes in again with its pictures.
    other = Person(house)
    assert other.bring("all.zip", archive).status_code == 201
    again = other.call("GET").json()["scenes"][0]["id"]
    looks = other.call("GET", f"/scenes/{again}").json()["looks"]
    assert looks["brigand"]["arms"] == "bow:vert:argent"
    assert house.services.chests.portrait(looks["berta"]["portrait"]) is not None
    assert other.call("DELETE").status_code == 204
    assert house.services.chests.portrait(looks["berta"]["portrait"]) is None


def test_numbers_of_a_file_that_are_others_here_are_told(home: House) -> None:
    row = {"usage": "Swung", "reach": "1", "calc": {"level": 120, "damage": "1d cut"}}
    sheet = minimal(equipment=[weapon("Odd sword", row)])
    answer = Person(home).bring("odd.gcs", json.dumps(sheet).encode(), language="de")
    assert answer.status_code == 201, answer.text
    (kept,) = answer.json()
    assert kept["agreement"]["level"] == [0, 1]
    assert "weicht ab: level Odd sword: swing: 120 in der Datei, 99 hier" in kept["remarks"]


@pytest.mark.parametrize(
    ("looks", "code"),
    [
        ({"berta": {"portrait": "0" * 64}}, "portrait-unknown"),
        ({"nobody": {"arms": "axe:or:sable"}}, "fighter-unknown"),
        ({"berta": {"portrait": "../../etc"}}, ""),
        ("all of them", ""),
    ],
)
def test_looks_of_a_scene_that_cannot_be_are_refused(home: House, looks: Any, code: str) -> None:
    person = Person(home)
    answer = person.call("POST", "/scenes", json={**duel()["scenario"], "looks": looks})
    assert answer.status_code == 422
    assert not code or answer.json()["code"] == code
    assert person.call("GET").json()["scenes"] == []
