"""Fighters and scenes of one's own, under a key, in either database."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.scenario import load
from fechtbuch.table.store import chests
from fechtbuch.table.store.backup import backup
from tests.table.files import png, zipped
from tests.table.kit import House

FIGHTER = {"book": "gurps", "name": "Berta", "st": 12, "hands": ["broadsword"]}


class Person:
    """Somebody with a key."""

    def __init__(self, house: House) -> None:
        self.client = house.client
        answer = self.client.post("/api/mine")
        assert answer.status_code == 201
        self.key = answer.json()["key"]
        self.headers = {"Authorization": f"Bearer {self.key}"}

    def call(self, method: str, path: str = "", **more: Any) -> Any:
        return self.client.request(method, f"/api/mine{path}", headers=self.headers, **more)

    def bring(self, name: str, content: bytes, **query: str) -> Any:
        return self.call("POST", "/import", params={"name": name, **query}, content=content)


def duel(
    fighter: dict[str, Any] = FIGHTER, foe: str = "brigand", **looks: dict[str, str]
) -> dict[str, Any]:
    """A table for two, one of them of one's own."""
    sheet = {name: value for name, value in fighter.items() if name != "book"}
    sides = [
        {"name": "One", "slug": "one", "fighters": [sheet]},
        {"name": "Two", "slug": "two", "fighters": [{"use": foe}]},
    ]
    scenario = {"book": fighter["book"], "title": "T", "sides": sides}
    return {"scenario": scenario, "looks": looks, "seats": [{"name": "B", "side": "two"}]}


def test_a_fighter_is_kept_changed_and_deleted(house: House) -> None:
    person = Person(house)
    one = person.call("POST", "/fighters", json=FIGHTER).json()
    assert person.call("GET").json()["fighters"] == [one]
    changed = person.call("PUT", f"/fighters/{one['id']}", json={**FIGHTER, "name": "Bert"})
    assert changed.json()["name"] == "Bert"
    whole = person.call("GET", f"/fighters/{one['id']}").json()
    assert whole["data"]["name"] == "Bert"
    assert 'name = "Bert"' in whole["toml"]
    assert person.call("DELETE", f"/fighters/{one['id']}").status_code == 204
    assert person.call("GET").json()["fighters"] == []
    assert person.call("DELETE", f"/fighters/{one['id']}").status_code == 404


def test_the_book_of_a_fighter_is_called_as_the_reader_calls_it(house: House) -> None:
    person = Person(house)
    kept = person.call("POST", "/fighters", params={"language": "de"}, json=FIGHTER).json()
    assert kept["book_title"] == "GURPS-Manöver"
    (shown,) = person.call("GET", params={"language": "fr"}).json()["fighters"]
    assert shown["book_title"] == "Manœuvres GURPS"
    assert person.call("GET").json()["fighters"][0]["book_title"] == "GURPS manoeuvres"


def test_a_key_opens_its_own_chest_only(house: House) -> None:
    one, other = Person(house), Person(house)
    kept = one.call("POST", "/fighters", json=FIGHTER).json()
    assert other.call("GET").json()["fighters"] == []
    assert other.call("GET", f"/fighters/{kept['id']}").status_code == 404
    assert other.call("PUT", f"/fighters/{kept['id']}", json=FIGHTER).status_code == 404
    assert house.client.get("/api/mine").status_code == 401
    wrong = {"Authorization": "Bearer wrong"}
    assert house.client.get("/api/mine", headers=wrong).status_code == 403


def test_everything_goes_out_and_comes_in_again(house: House) -> None:
    person = Person(house)
    person.call("POST", "/fighters", json=FIGHTER)
    person.call("POST", "/scenes", json=load("kurt-and-hans").to_data())
    archive = person.call("GET", "/export").content
    other = Person(house)
    brought = other.bring("all.zip", archive).json()
    assert sorted(one["kind"] for one in brought) == ["fighter", "scene"]
    again = other.call("GET").json()
    key = again["fighters"][0]["id"]
    assert other.call("GET", f"/fighters/{key}").json()["data"] == FIGHTER


def test_a_chest_is_deleted_and_forgotten(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(house)
    person.call("POST", "/fighters", json=FIGHTER)
    assert house.services.chests.untouched_since("2000-01-01") == []
    old = house.services.chests.untouched_since("2999-01-01")
    assert len(old) == 1
    assert person.call("DELETE").status_code == 204
    assert person.call("GET").status_code == 403
    assert house.services.chests.untouched_since("2999-01-01") == []


def test_the_wounds_of_a_fight_that_is_over_are_kept(home: House) -> None:
    person = Person(home)
    one = person.call("POST", "/fighters", json=FIGHTER).json()
    table = home.table(duel()["scenario"])
    fought = {"table": table.id, "token": table.tokens["referee"]}
    path = f"/fighters/{one['id']}/after"
    early = person.call("POST", path, json=fought)
    assert (early.status_code, early.json()["code"]) == (409, "fight-not-over")
    table.do("referee", {"do": "edict", "text": "set fighter=berta field=hp value=7"})
    table.do("referee", {"do": "edict", "text": "end"})
    assert person.call("POST", path, json=fought).status_code == 200
    assert person.call("GET", f"/fighters/{one['id']}").json()["data"]["hp_left"] == 7
    stranger = {**fought, "token": "x" * 27}
    assert person.call("POST", path, json=stranger).status_code == 403


def test_arrows_are_looked_for_once_after_a_fight(home: House) -> None:
    book = "tales-and-legends"
    archer = home.client.get(f"/api/books/{book}/fighters/archer").json()
    archer = {**archer, "book": book, "name": "Berta"}
    person = Person(home)
    one = person.call("POST", "/fighters", json=archer).json()
    table = home.table(duel(archer, "guard")["scenario"])
    table.do("referee", {"do": "edict", "text": "end"})
    fight: Any = home.services.hub.rooms[table.id].table.session.fight
    bundle = next(thing for thing in fight.things if thing.count > 1)
    fight.spent = [[bundle.index, 0] for _ in range(10)]
    fought = {"table": table.id, "token": table.tokens["referee"]}
    counts = []
    for _ in range(3):
        answer = person.call("POST", f"/fighters/{one['id']}/after", json=fought)
        assert answer.status_code == 200, answer.text
        counts.append(person.call("GET", f"/fighters/{one['id']}").json()["data"])
    assert counts[0] == counts[1] == counts[2]


def test_a_chest_has_room_for_so_much(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chests, "MOST_THINGS", 2)
    person = Person(home)
    for _ in range(2):
        kept = person.call("POST", "/fighters", json=FIGHTER)
    assert person.call("PUT", f"/fighters/{kept.json()['id']}", json=FIGHTER).status_code == 200
    full = person.call("POST", "/fighters", json=FIGHTER)
    assert (full.status_code, full.json()["code"]) == (409, "chest-full")


def test_a_backup_has_the_chests(
    house: House, tmp_path: Path, houses: Callable[[str], House]
) -> None:
    person = Person(house)
    person.call("POST", "/fighters", json=FIGHTER)
    backup(house.database, tmp_path / "copy.sqlite")
    copy = houses(f"sqlite:///{tmp_path / 'copy.sqlite'}")
    again = copy.client.get("/api/mine", headers=person.headers).json()
    assert [one["name"] for one in again["fighters"]] == ["Berta"]


def test_two_servers_share_chests(server: Any, houses: Callable[[str], House]) -> None:
    address = server.new_database()
    one, other = houses(address), houses(address)
    person = Person(one)
    person.call("POST", "/fighters", json=FIGHTER)
    assert len(other.client.get("/api/mine", headers=person.headers).json()["fighters"]) == 1


def test_a_portrait_is_painted_anew_and_kept_once(home: House) -> None:
    person = Person(home)
    ids = [person.call("POST", "/fighters", json=FIGHTER).json()["id"] for _ in range(2)]
    hashes = {
        person.call("PUT", f"/fighters/{one}/portrait", content=png()).json()["portrait"]
        for one in ids
    }
    assert len(hashes) == 1
    picture = person.call("GET", f"/fighters/{ids[0]}/portrait")
    assert picture.headers["content-type"] == "image/webp"
    assert picture.content[:4] == b"RIFF"
    assert b"secret place" not in picture.content
    assert home.services.chests.portrait(hashes.copy().pop()) is not None
    for one in ids:
        person.call("DELETE", f"/fighters/{one}")
    assert home.services.chests.portrait(hashes.pop()) is None


def test_a_portrait_is_shown_at_the_table_to_whoever_sees_its_fighter(house: House) -> None:
    person = Person(house)
    one = person.call("POST", "/fighters", json=FIGHTER).json()["id"]
    face = person.call("PUT", f"/fighters/{one}/portrait", content=png()).json()["portrait"]
    opened = house.client.post("/api/tables", json=duel(berta={"portrait": face})).json()
    table = opened["table"]

    def seen(link: str) -> tuple[Any, int]:
        headers = {"Authorization": f"Bearer {link.split('#')[1]}"}
        state = house.client.get(f"/api/tables/{table}", headers=headers).json()["state"]
        faces = {fighter["slug"]: fighter["face"] for fighter in state["fighters"]}
        path = f"/api/tables/{table}/portraits/berta"
        return faces.get("berta"), house.client.get(path, headers=headers).status_code

    foe, referee = opened["links"]["seats"][0]["link"], opened["links"]["referee"]
    shown = ({"portrait": face, "arms": None}, 200)
    assert seen(foe) == shown
    command = {"command": {"do": "edict", "text": "hide fighter=berta side=two"}}
    headers = {"Authorization": f"Bearer {referee.split('#')[1]}", "Idempotency-Key": "hide-berta"}
    done = house.client.post(f"/api/tables/{table}/commands", json=command, headers=headers)
    assert done.status_code == 200, done.text
    assert seen(foe) == (None, 404)
    assert seen(referee) == shown
    assert house.client.get(f"/api/tables/{table}/portraits/berta").status_code == 401
    # The table keeps what its owner has thrown away, and no longer than itself.
    person.call("DELETE", f"/fighters/{one}")
    assert seen(referee) == shown
    assert house.client.delete(f"/api/tables/{table}", headers=headers).status_code == 204
    assert house.services.chests.portrait(face) is None


def test_arms_take_the_place_of_a_portrait(home: House) -> None:
    person = Person(home)
    one = person.call("POST", "/fighters", json=FIGHTER).json()["id"]
    person.call("PUT", f"/fighters/{one}/portrait", content=png())
    card = person.call("PUT", f"/fighters/{one}/arms", json={"arms": "sword:azure:or"}).json()
    assert (card["portrait"], card["arms"]) == (None, "sword:azure:or")
    for wrong in ("sword", "duck:azure:or", "sword:pink:or", "sword:azure:or:or"):
        answer = person.call("PUT", f"/fighters/{one}/arms", json={"arms": wrong})
        assert answer.status_code == 422
    assert person.call("GET").json()["fighters"][0]["arms"] == "sword:azure:or"
    opened = home.client.post("/api/tables", json=duel(berta={"arms": "axe:or:sable"}))
    assert opened.status_code == 201


def test_looks_that_are_not_there_are_refused(home: House) -> None:
    for looks, code in (
        ({"berta": {"portrait": "0" * 64}}, "portrait-unknown"),
        ({"nobody": {"arms": "axe:or:sable"}}, "fighter-unknown"),
    ):
        answer = home.client.post("/api/tables", json={**duel(), "looks": looks})
        assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_portraits_and_arms_go_out_and_come_in_again(home: House) -> None:
    person = Person(home)
    painted, armed = (
        person.call("POST", "/fighters", json={**FIGHTER, "name": name}).json()["id"]
        for name in ("Anna", "Berta")
    )
    person.call("PUT", f"/fighters/{painted}/portrait", content=png())
    person.call("PUT", f"/fighters/{armed}/arms", json={"arms": "bow:vert:argent"})
    other = Person(home)
    brought = other.bring("all.zip", person.call("GET", "/export").content)
    assert brought.status_code == 201, brought.text
    anna, berta = other.call("GET").json()["fighters"]
    assert (anna["arms"], berta["arms"]) == (None, "bow:vert:argent")
    assert anna["portrait"] is not None


GCS = {"version": 5, "attributes": [], "settings": {}, "profile": {"name": "Ann"}}
DEEP = b"[" * 100_000
BAD = [
    ("empty.gcs", b"", "the file is empty"),
    ("blank.gcs", b"  \n ", "the file is empty"),
    ("text.gcs", b"hello", "is no character sheet"),
    ("list.gcs", b"[]", "is no character sheet"),
    ("number.gcs", b"5", "is no character sheet"),
    ("nothing.gcs", b"{}", "is no character sheet"),
    ("library.gcs", b'{"version": 5, "rows": []}', "is no character sheet"),
    ("old.gcs", json.dumps({**GCS, "version": 2}).encode(), "is a sheet of version 2"),
    ("next.gcs", json.dumps({**GCS, "version": 6}).encode(), "is a sheet of version 6"),
    ("words.gcs", json.dumps({**GCS, "version": "5"}).encode(), "is no character sheet"),
    ("half.gcs", json.dumps(GCS).encode()[:-20], "breaks off or is damaged"),
    ("infinite.gcs", b'{"version": NaN}', "breaks off or is damaged"),
    ("binary.gcs", bytes(range(128, 256)), "is not a text"),
    ("picture.gcs", png(), "is not a text"),
    ("deep.gcs", DEEP, "is no character sheet"),
    ("attributes.gcs", json.dumps({**GCS, "attributes": 5}).encode(), "is no character sheet"),
    ("huge.gcs", b"x" * 20_000_001, "too large"),
    ("fighter.exe", b"MZ", "known: .csv, .gcs"),
    ("fighter", b"name = 1", "known: .csv, .gcs"),
    ("fighter.toml", b"name = ", "is not TOML"),
    ("fighter.toml", b'name = "A"', "book: is missing"),
    ("fighter.toml", b'book = "chess"\nname = "A"', "is not an installed rulebook"),
    ("fighter.toml", b'book = "gurps"\nname = "A"\nst = 0', "st: "),
    ("fighter.toml", b'book = "gurps"\nname = "A\\u0007"', "character that cannot be shown"),
    ("fighter.toml", b'book = "gurps"\nname = "' + b"A" * 500 + b'"', "name: is too long"),
    ("fighter.toml", b"\xff\xfe\xfa", "UTF-8"),
    ("fighter.json", b"{", "is not JSON"),
    ("fighter.json", b'{"book": "gurps", "name": "A", "hands": ["axxe"]}', "no such thing"),
    ("people.csv", b"", "has no header"),
    ("people.csv", b"book;name\nchess;A\n", "is not an installed rulebook"),
    ("people.csv", b'name;st\n"A;1\n', "is not a table with cells"),
    ("people.csv", b"name;strenght\nA;12\n", "there is no such field"),
    ("people.tsv", b"name\tst\nA\tbig\n", "must be a whole number"),
    ("all.zip", b"PK\x03\x04 not really", "the archive is damaged or locked"),
    ("all.zip", zipped(), "there is no fighter and no scene in it"),
    ("all.zip", zipped(**{".._dot___dot___evil_dot_toml": "x"}), "toml"),
    ("all.zip", zipped(**{"..__..__evil.toml": "name = 1"}), "leads out of it"),
    ("all.zip", zipped(**{"__etc__passwd.toml": "name = 1"}), "leads out of it"),
    ("all.zip", zipped(**{"C:evil.toml": "name = 1"}), "leads out of it"),
    ("all.zip", zipped(**{"bomb.toml": b"\0" * 6_000_000}), "is too large"),
    ("all.zip", zipped(**{f"{n}.toml": "" for n in range(501)}), "at most 500 files"),
    ("all.zip", zipped(**{"run.exe": "MZ"}), "known: .csv, .gcs"),
]


def test_forty_bad_files_are_refused_with_what_a_person_needs(home: House) -> None:
    assert len(BAD) >= 40
    person = Person(home)
    missed = []
    for name, content, words in BAD:
        answer = person.bring(name, content, book="gurps" if name.startswith("people") else "")
        body = answer.json()
        assert 400 <= answer.status_code < 500, (name, answer.text)
        told = " ".join(
            f"{one['field']}: {one['problem']} {one['remedy']}" for one in body["problems"]
        )
        if words not in f"{body['title']} {body['detail']} {told}":
            missed.append((name, content[:40], told))
    assert missed == []
    assert person.call("GET").json()["fighters"] == []


def test_bad_pictures_are_refused(home: House) -> None:
    person = Person(home)
    one = person.call("POST", "/fighters", json=FIGHTER).json()["id"]
    noise = random.Random(1).randbytes(1000)
    for content, code in (
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "portrait-kind"),
        (b"GIF89a" + noise, "portrait-kind"),
        (b"\x89PNG\r\n\x1a\n" + noise, "portrait-broken"),
        (png(50_000, 50_000, b"\0" * 1000), "portrait-pixels"),
        (png(5000, 5000, b"\0" * 10), "portrait-broken"),
        (png() + b"\0" * 10_000_001, "portrait-large"),
        (b"RIFF\0\0\0\0WEBP" + noise, "portrait-broken"),
    ):
        answer = person.call("PUT", f"/fighters/{one}/portrait", content=content)
        assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert person.call("GET").json()["fighters"][0]["portrait"] is None


@pytest.mark.parametrize("book", ["gurps", "landsknecht", "phase-six", "tales-and-legends"])
def test_a_sheet_has_a_form_and_numbers(home: House, book: str) -> None:
    form = home.client.get(f"/api/books/{book}/sheet?language=de").json()
    assert form["form"]["kind"] in ("table", "union")
    sheet = {**form["blank"], "name": "Neu"}
    found = home.client.post(f"/api/books/{book}/sheet?language=de", json=sheet).json()
    assert found["problems"] == []
    assert found["numbers"]
    for number in found["numbers"]:
        if number["parts"]:
            assert sum(part["value"] for part in number["parts"]) == number["total"]
    rules = [
        {number["rule"], *(part["rule"] for part in number["parts"])} - {""}
        for number in found["numbers"]
    ]
    assert set().union(*rules) <= set(books()[book].rules)
    # Only strength, dexterity and health of GURPS have no rule of combat that tells of them.
    assert rules.count(set()) == (3 if book == "gurps" else 0)
    wrong = home.client.post(f"/api/books/{book}/sheet", json={"name": "", "odd": 1}).json()
    assert {"name", "odd"} <= {one["field"] for one in wrong["problems"]}


@pytest.mark.parametrize("book", sorted(books()))
def test_a_sheet_of_every_book_has_notes(home: House, book: str) -> None:
    person = Person(home)
    blank = home.client.get(f"/api/books/{book}/sheet").json()["blank"]
    sheet = {**blank, "book": book, "name": "Neu", "notes": "Owes me.\nZwölf Gulden."}
    kept = person.call("POST", "/fighters", json=sheet)
    assert kept.status_code == 201, kept.text
    whole = person.call("GET", f"/fighters/{kept.json()['id']}").json()
    assert whole["data"]["notes"] == sheet["notes"]
    assert "Zwölf Gulden." in whole["toml"]
