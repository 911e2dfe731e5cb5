"""What people keep on a server beside their tables: fighters, scenes, portraits and evenings."""

import tomllib
from pathlib import Path
from typing import Any

from fechtbuch.scenario import load
from tests.table.files import png
from tests.table.kit import Answer, Data, House, Table, token_of

SCENES = {
    "gurps": ("knight-and-swashbuckler", "field=hp value=7"),
    "landsknecht": ("kurt-and-hans", "field=wounds value=9"),
    "phase-six": ("marek-and-grom", "field=health value=4"),
    "tales-and-legends": ("duel-of-honour", "field=life value=12"),
}
"""For each book one that the same party fights again and again, and what is left of its first."""

RESTS = {"landsknecht": "night"}
"""What is rested in between, where it is not nothing."""


class Keeper:
    """Somebody with a key to fighters and scenes of their own."""

    def __init__(self, house: House, key: str = "") -> None:
        self.client = house.client
        self.key = key or str(self.client.post("/api/mine").json()["key"])

    def call(self, method: str, path: str = "", **more: Any) -> Answer:
        headers = {"Authorization": f"Bearer {self.key}"}
        found: Answer = self.client.request(method, f"/api/mine{path}", headers=headers, **more)
        assert found.status_code < 300, found.text
        return found

    def fill(self, folder: Path) -> None:
        """Keep everybody and every scene that people wrote themselves; one has a portrait."""
        for path in sorted(folder.glob("*.toml")):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            if "encounters" in data:
                continue
            if "sides" in data:
                self.call("POST", "/scenes", json=load(path).to_data())
                continue
            kept = self.call("POST", "/fighters", json=data).json()
            if data["book"] == "gurps":
                self.call("PUT", f"/fighters/{kept['id']}/portrait", content=png())

    def described(self) -> Data:
        """All of it as its owner finds it."""
        found = self.call("GET").json()
        return {
            kind: {
                one["name"]: {
                    "book": one["book"],
                    "portrait": one["portrait"],
                    "data": self._whole(kind, one["id"]),
                }
                for one in found[kind]
            }
            for kind in ("fighters", "scenes")
        }

    def _whole(self, kind: str, thing: str) -> Data:
        found: Data = self.call("GET", f"/{kind}/{thing}").json()["data"]
        return found


class Evenings:
    """An evening of each book, by its links."""

    def __init__(self, house: House, made: dict[str, Data] | None = None) -> None:
        self.house = house
        self.made = {} if made is None else made

    def play(self) -> None:
        """Win the first encounter of each, rest, and sit down to the second."""
        for book, (scene, _) in SCENES.items():
            party = [one["slug"] for one in load(scene).to_data()["sides"][0]["fighters"]]
            body = {
                "title": f"Evening of {book}",
                "encounters": [{"scenario": scene}] * 3,
                "seats": [{"name": "Anna", "fighters": party}],
            }
            answer = self.house.client.post("/api/evenings", json=body)
            assert answer.status_code == 201, answer.text
            self.made[book] = answer.json()
            self.end(book, self.next(book))
            self.next(book, RESTS.get(book, ""))

    def next(self, book: str, rest: str = "") -> Table:
        """The table of the next encounter."""
        seq = self.look(book)["master"]["seq"]
        answer = self._call(book, "POST", "/next", json={"expect": seq, "rest": rest})
        assert answer.status_code == 201, answer.text
        return self.table(book, answer.json()["table"])

    def table(self, book: str, name: str) -> Table:
        """One of its tables, where the evening's links are good."""
        links = {"referee": "", "spectator": "", "replay": "", "seats": []}
        found = Table(self.house, {"table": name, "links": links})
        found.tokens = {"referee": token_of(self.made[book]["links"]["referee"])}
        return found

    def end(self, book: str, table: Table) -> None:
        """The first of the party is hurt, and it wins."""
        state = table.state()
        hurt = f"set fighter={state['fighters'][0]['slug']} {SCENES[book][1]}"
        for text in (hurt, f"end winner={state['sides'][0]['slug']}"):
            table.do("referee", {"do": "edict", "text": text})

    def look(self, book: str) -> Data:
        """What its game master sees."""
        found: Data = self._call(book, "GET", "").json()
        return found

    def described(self, book: str) -> Data:
        """What a group would miss."""
        seen = self.look(book)
        return {
            "title": seen["title"],
            "state": seen["state"],
            "encounters": [
                [one["title"], (one["rest"] or {}).get("key"), one["tables"]]
                for one in seen["encounters"]
            ],
            "party": [[one["slug"], one["health"]] for one in seen["party"]],
            "coming": [one["title"] for one in seen["master"]["coming"]],
            "seats": [[one["name"], one["fighters"]] for one in seen["master"]["seats"]],
        }

    def _call(self, book: str, method: str, path: str, **more: Any) -> Answer:
        made = self.made[book]
        headers = {"Authorization": f"Bearer {token_of(made['links']['referee'])}"}
        address = f"/api/evenings/{made['evening']}{path}"
        found: Answer = self.house.client.request(method, address, headers=headers, **more)
        assert found.status_code < 300, found.text
        return found


def keep(house: House, folder: Path) -> Data:
    """Fill a server; how it is opened again, and what is found then."""
    keeper = Keeper(house)
    keeper.fill(folder)
    evenings = Evenings(house)
    evenings.play()
    return {
        "key": keeper.key,
        "mine": keeper.described(),
        "made": evenings.made,
        "evenings": {book: evenings.described(book) for book in evenings.made},
    }


def as_kept(house: House, kept: Data) -> None:
    """Everything is as it was left, and goes on."""
    keeper = Keeper(house, kept["key"])
    assert keeper.described() == kept["mine"]
    evenings = Evenings(house, kept["made"])
    for book, wanted in kept["evenings"].items():
        assert evenings.described(book) == wanted
        playing = evenings.look(book)["table"]
        evenings.end(book, evenings.table(book, playing))
        assert evenings.next(book).state()["over"] is None
        assert evenings.described(book)["coming"] == []
