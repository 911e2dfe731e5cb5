"""An evening: encounters one after another, the party carried on, one link for each."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from fechtbuch.scenario import load
from fechtbuch.simulate import set_by_text
from fechtbuch.table.store import schema as rows
from fechtbuch.table.store.backup import backup
from tests.table.kit import Answer, Data, House, Person, Table, delegate, token_of


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all who share it without getting in each other's way."""
    opened = House(f"sqlite:///{tmp_path_factory.mktemp('evenings') / 'tables.sqlite'}")
    yield opened
    opened.close()


def weak(title: str, foe: str = "hans") -> Data:
    """Kurt against somebody whom he beats, and who wounds him at times."""
    scenario = load("kurt-and-hans")
    for change in ("hans.wounds=1", "kurt.ws=9", "options.morale=false"):
        scenario = set_by_text(scenario, change)
    data = scenario.to_data()
    data["title"] = title
    data["sides"][1]["fighters"][0]["slug"] = foe
    return data


class Evening:
    """An evening and its links."""

    def __init__(self, house: House, *encounters: Any, **wanted: Any) -> None:
        self.house = house
        body = {
            "title": "The road to Ulm",
            "encounters": [
                one if "scenario" in one else {"scenario": one}
                for one in encounters or (weak("The ford"), weak("The mill"), weak("The gate"))
            ],
            "seats": [{"name": "Anna", "fighters": ["kurt"]}],
            **wanted,
        }
        answer = house.client.post("/api/evenings", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        self.id = made["evening"]
        links = made["links"]
        self.tokens = {
            "referee": token_of(links["referee"]),
            "spectator": token_of(links["spectator"]),
            **{seat["name"]: token_of(seat["link"]) for seat in links["seats"]},
        }

    def http(self, who: str, method: str, path: str = "", **more: Any) -> Answer:
        headers = {"Authorization": f"Bearer {self.tokens[who]}"}
        address = f"/api/evenings/{self.id}{path}"
        found: Answer = self.house.client.request(method, address, headers=headers, **more)
        return found

    def look(self, who: str = "referee", language: str = "en") -> Data:
        answer = self.http(who, "GET", f"?language={language}")
        assert answer.status_code == 200, answer.text
        found: Data = answer.json()
        return found

    def do(self, what: str, **body: Any) -> Answer:
        return self.http("referee", "POST", f"/{what}", json={"expect": self.seq, **body})

    @property
    def seq(self) -> int:
        return int(self.look()["master"]["seq"])

    def go_on(self, rest: str = "") -> "Table":
        """Open the next encounter; its table, where everybody sits by the evening's link."""
        answer = self.do("next", rest=rest)
        assert answer.status_code == 201, answer.text
        return self.table(answer.json()["table"])

    def table(self, name: str) -> Table:
        made = {"table": name, "links": {"referee": "", "spectator": "", "replay": "", "seats": []}}
        table = Table(self.house, made)
        table.tokens = self.tokens
        return table

    def fight(self, rest: str = "") -> Table:
        """Open the next encounter and let the engine fight it out."""
        table = self.go_on(rest)
        table.do("referee", {"do": "pause", "on": False})
        table.play()
        return table

    def member(self, who: str = "referee", slug: str = "kurt") -> Data:
        found: Data = next(one for one in self.look(who)["party"] if one["slug"] == slug)
        return found


def wound(table: Table, left: int) -> None:
    """The game master says how much of Kurt is left."""
    edict = f"set fighter=kurt field=wounds value={left}"
    table.do("referee", {"do": "edict", "text": edict})


def win(table: Table, side: str = "kurt") -> None:
    table.do("referee", {"do": "edict", "text": f"end winner={side}"})


def health(table: Table, slug: str = "kurt") -> int:
    state = table.state()
    return int(next(one["health"] for one in state["fighters"] if one["slug"] == slug))


def test_wounds_are_carried_from_one_encounter_to_the_next(house: House) -> None:
    evening = Evening(house)
    first = evening.go_on()
    full = health(first)
    wound(first, full - 5)
    win(first)
    second = evening.go_on()
    assert second.id != first.id
    assert health(second) == full - 5
    titles = [one["title"] for one in evening.look()["encounters"]]
    assert titles == ["The ford", "The mill"]


def test_a_rest_heals_by_the_rules_of_the_book(home: House) -> None:
    evening = Evening(home)
    first = evening.go_on()
    full = health(first)
    wound(first, full - 5)
    win(first)
    party = evening.http("referee", "GET", "/party?rest=night").json()["party"]
    second = evening.go_on("night")
    # LSK-DMG-06: a quiet night gives back one Wound.
    assert health(second) == full - 4 == party[0]["health"]
    shown = evening.look("Anna")["encounters"][1]
    assert shown["rest"] == {"key": "night", "text": "a night"}


def test_what_was_shot_is_gone_and_the_sheet_shows_it(home: House) -> None:
    scene = load("crossbows-at-a-mantlet").to_data()
    evening = Evening(home, scene, scene, seats=[], engine=True)
    table = evening.go_on()
    table.do("referee", {"do": "pause", "on": False})
    for _ in range(60):
        state = table.state()
        if state["round"] >= 3 or state["over"]:
            break
        table.do("referee", delegate(state))
    win(table, scene["sides"][0]["slug"])
    changes = {one["label"]: one for one in evening.member(slug="anselm")["changes"]}
    assert changes["Bolt"]["before"] == 20
    assert changes["Bolt"]["after"] < 20


def test_one_link_leads_to_every_table_of_the_evening_and_to_no_other(home: House) -> None:
    evening = Evening(home)
    other = home.duel()
    first = evening.go_on()
    for who in ("referee", "Anna", "spectator"):
        assert evening.http(who, "GET", "/where").json()["table"] == first.id
        assert first.http(who, "GET").status_code == 200
    assert first.http("Anna", "GET").json()["role"] == "player"
    win(first)
    second = evening.go_on()
    assert evening.http("Anna", "GET", "/where").json()["table"] == second.id
    for table in (first, second):
        assert table.http("Anna", "GET", "/moments").status_code == 200
    stranger = evening.table(other.id)
    assert stranger.http("referee", "GET").status_code == 403
    assert Evening(home).table(first.id).http("referee", "GET").status_code == 403


def test_a_seat_keeps_its_name_and_its_fighter_and_begins_paused(home: House) -> None:
    evening = Evening(home)
    first = evening.go_on()
    first.do("Anna", {"do": "seat", "seat": "s1", "name": "Annika"})
    win(first)
    state = evening.go_on().state()
    assert [(one["name"], one["fighters"]) for one in state["seats"]] == [("Annika", ["kurt"])]
    assert state["paused"]


def test_when_the_evening_has_gone_on_the_fight_before_stays_as_it_is(house: House) -> None:
    evening = Evening(house)
    first = evening.go_on()
    win(first)
    seq = first.state()["seq"]
    second = evening.go_on()
    for command in ({"do": "undo"}, {"do": "edict", "text": "say text=hello"}):
        answer = first.command("referee", command)
        assert (answer.status_code, answer.json()["code"]) == (409, "evening-went-on")
    assert first.state()["seq"] == seq
    # Its dice may still be shown.
    assert first.command("referee", {"do": "finish"}).status_code == 200
    answer = evening.do("back")
    assert answer.status_code == 200, answer.text
    assert answer.json()["state"] == "between"
    assert answer.json()["table"] == first.id
    assert second.command("referee", {"do": "pause", "on": False}).status_code == 409
    assert second.http("Anna", "GET").status_code == 200


def test_an_opening_that_is_taken_back_lets_the_last_fight_be_undone(home: House) -> None:
    evening = Evening(home)
    first = evening.go_on()
    full = health(first)
    win(first)
    evening.go_on()
    evening.do("back")
    first.do("referee", {"do": "undo"})
    assert evening.look()["state"] == "playing"
    wound(first, full - 3)
    win(first)
    again = evening.go_on()
    assert health(again) == full - 3
    mill = evening.look("Anna")["encounters"][1]
    assert [(one["aside"], one["outcome"]["result"]) for one in mill["tables"]] == [
        (True, "broken-off"),
        (False, "playing"),
    ]


def test_a_rematch_begins_with_the_party_as_it_came(home: House) -> None:
    evening = Evening(home)
    first = evening.go_on()
    full = health(first)
    wound(first, full - 2)
    win(first)
    second = evening.go_on()
    wound(second, 1)
    win(second, "hans")
    assert evening.look()["encounters"][1]["tables"][0]["outcome"]["result"] == "lost"
    answer = evening.do("again")
    assert answer.status_code == 201, answer.text
    third = evening.table(answer.json()["table"])
    assert third.id not in (first.id, second.id)
    assert health(third) == full - 2
    assert [one["aside"] for one in answer.json()["encounters"][1]["tables"]] == [True, False]


def test_nobody_goes_on_from_a_fight_that_is_not_over(home: House) -> None:
    evening = Evening(home)
    evening.go_on()
    answer = evening.do("next")
    assert (answer.status_code, answer.json()["code"]) == (409, "fight-not-over")


def test_whoever_cannot_fight_on_stays_behind(home: House) -> None:
    scene = load("ambush-in-the-dark").to_data()
    evening = Evening(home, scene, scene, seats=[{"name": "Anna", "fighters": ["kurt"]}])
    first = evening.go_on()
    first.do("referee", {"do": "edict", "text": "add-state fighter=kurt state=dead"})
    party = evening.look()["master"]
    assert party["seats"][0]["fighters"] == ["kurt"]
    win(first, scene["sides"][0]["slug"])
    assert evening.member("Anna")["able"] is False
    second = evening.go_on()
    state = second.state("Anna")
    assert "kurt" not in {one["slug"] for one in state["fighters"]}
    # Her seat stays; she looks on.
    assert [one["fighters"] for one in state["seats"]] == [[]]


def test_a_party_of_which_nobody_is_left_cannot_go_on_but_try_again(home: House) -> None:
    evening = Evening(home)
    first = evening.go_on()
    first.do("referee", {"do": "edict", "text": "add-state fighter=kurt state=dead"})
    if first.state()["over"] is None:
        win(first, "hans")
    answer = evening.do("next")
    assert (answer.status_code, answer.json()["code"]) == (409, "party-lost")
    assert evening.do("again").status_code == 201


def test_what_is_not_opened_yet_can_be_lined_up_anew(home: House) -> None:
    evening = Evening(home)
    evening.go_on()
    row = [{"scenario": weak("The bridge"), "rest": "day"}, {"kept": 1, "rest": "night"}]
    body = {"expect": evening.seq, "encounters": row}
    answer = evening.http("referee", "PUT", "/encounters", json=body)
    assert answer.status_code == 200, answer.text
    coming = answer.json()["master"]["coming"]
    titles = [("The bridge", "day"), ("The mill", "night")]
    assert [(one["title"], one["rest"]) for one in coming] == titles
    assert answer.json()["encounters"][0]["title"] == "The ford"


def test_encounters_of_two_books_are_no_evening(home: House) -> None:
    encounters = [{"scenario": "kurt-and-hans"}, {"scenario": "marek-and-grom"}]
    body = {"title": "Mixed", "encounters": encounters}
    answer = home.client.post("/api/evenings", json=body)
    assert answer.status_code == 422
    assert answer.json()["problems"]


def test_a_seat_is_for_the_party_alone(home: House) -> None:
    body = {
        "title": "Foes",
        "encounters": [{"scenario": "kurt-and-hans"}],
        "seats": [{"name": "Bela", "fighters": ["hans"]}],
    }
    answer = home.client.post("/api/evenings", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "fighter-not-of-party")


def test_two_who_open_at_once_open_one_table(home: House) -> None:
    evening = Evening(home)
    seq = evening.seq
    first = evening.http("referee", "POST", "/next", json={"expect": seq})
    second = evening.http("referee", "POST", "/next", json={"expect": seq})
    assert (first.status_code, second.status_code) == (201, 409)
    assert second.json()["code"] == "evening-changed"
    assert len(evening.look()["encounters"][0]["tables"]) == 1


def test_the_engine_plays_the_foes_if_it_is_asked_to(home: House) -> None:
    evening = Evening(home, engine=True)
    fighters = {one["slug"]: one["engine"] for one in evening.go_on().state()["fighters"]}
    assert fighters == {"kurt": False, "hans": True}


def test_the_chance_of_the_next_encounter_is_told_to_the_game_master_alone(home: House) -> None:
    evening = Evening(home)
    answer = evening.http("referee", "GET", "/chance")
    assert answer.status_code == 200, answer.text
    found = answer.json()
    shares = {one["side"]: one["share"] for one in found["win"]}
    assert found["fights"] > 0
    assert shares["kurt"] > 0.6
    for who in ("Anna", "spectator"):
        for path in ("/chance", "/party"):
            assert evening.http(who, "GET", path).status_code == 403


@pytest.mark.parametrize("who", ["Anna", "spectator"])
def test_players_learn_nothing_of_what_comes(home: House, who: str) -> None:
    """Evenings that differ in what is to come look the same, byte for byte, until it is opened."""
    worlds = [
        (weak("The ford"),),
        (weak("The ford"), weak("An ambush")),
        (weak("The ford"), {"scenario": "kurt-and-hans", "rest": "day"}, weak("The end")),
    ]
    seen: list[list[str]] = []
    for world in worlds:
        evening = Evening(home, *world)
        told = [evening.http(who, "GET").text]
        table = evening.go_on()
        wound(table, 3)
        told.append(evening.http(who, "GET").text + evening.http(who, "GET", "/where").text)
        win(table)
        # She thinks about it, and lines up something else.
        evening.http("referee", "GET", "/party?rest=night")
        body = {"expect": evening.seq, "encounters": [{"scenario": w} for w in worlds[0][1:]]}
        told.append(evening.http(who, "GET").text)
        if len(world) > 1:
            evening.http("referee", "PUT", "/encounters", json=body)
            told.append(evening.http(who, "GET").text)
        else:
            told.append(told[-1])
        seen.append([one.replace(evening.id, "ID").replace(table.id, "TABLE") for one in told])
    assert seen[0] == seen[1] == seen[2]
    assert 'master":null' in seen[0][0]


def test_a_link_that_is_renewed_lets_the_old_one_in_nowhere(home: House) -> None:
    evening = Evening(home)
    table = evening.go_on()
    answer = evening.http("referee", "POST", "/links/s1")
    assert answer.status_code == 201
    assert evening.http("Anna", "GET").status_code == 403
    assert table.http("Anna", "GET").status_code == 403
    evening.tokens["Anna"] = token_of(answer.json()["link"])
    assert table.http("Anna", "GET").status_code == 200
    # At the table the same: its seats are those of the evening.
    made = table.http("referee", "POST", "/seats/s1/link").json()
    assert made["link"].startswith(f"/evening/{evening.id}#")
    assert table.http("Anna", "GET").status_code == 403
    evening.tokens["Anna"] = token_of(made["link"])
    assert evening.http("Anna", "GET").status_code == 200
    assert table.http("referee", "DELETE", "/seats/s1/link").status_code == 204
    assert evening.http("Anna", "GET").status_code == 403


def test_an_evening_is_deleted_with_all_its_tables(house: House) -> None:
    evening = Evening(house)
    table = evening.go_on()
    assert table.http("referee", "DELETE").json()["code"] == "table-of-evening"
    assert evening.http("Anna", "DELETE").status_code == 403
    assert evening.http("referee", "DELETE").status_code == 204
    assert evening.http("referee", "GET").status_code == 403
    assert table.http("referee", "GET").status_code == 403
    assert house.services.store.tables() == []


def test_an_evening_ends_and_can_go_on_after_all(home: House) -> None:
    evening = Evening(home)
    win(evening.go_on())
    assert evening.do("end", ended=True).json()["state"] == "ended"
    assert evening.look("Anna")["state"] == "ended"
    assert evening.do("next").json()["code"] == "evening-ended"
    assert evening.do("end", ended=False).json()["state"] == "between"
    assert evening.do("next").status_code == 201


def test_the_party_is_told_in_the_readers_language(home: House) -> None:
    evening = Evening(home, "ambush-in-the-dark", seats=[])
    assert evening.look(language="de")["party"][0]["name"] == "Hexenjäger"
    assert evening.look(language="pl")["master"]["rests"][0]["text"] == "noc"


def test_the_book_is_called_as_the_reader_calls_it(home: House) -> None:
    evening = Evening(home, "three-brigands", seats=[])
    assert evening.look(language="de")["book_title"] == "GURPS-Manöver"
    assert evening.look()["book_title"] == "GURPS manoeuvres"


def test_an_evening_is_kept_as_a_whole_and_forgotten_as_a_whole(
    houses: Callable[[str], House], tmp_path: Path
) -> None:
    home = houses(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    retention = home.services.retention
    retention.days, retention.export = 30, tmp_path / "forgotten"
    old, young = Evening(home), Evening(home)
    then = (datetime.now(UTC) - timedelta(days=31)).isoformat(timespec="seconds")
    names: dict[str, list[str]] = {}
    for evening in (old, young):
        first = evening.go_on()
        win(first)
        names[evening.id] = [first.id, evening.go_on().id]
    recent = names[young.id][1]
    with home.services.store.engine.begin() as connection:
        connection.execute(sa.update(rows.evenings).values(touched=then))
        aged = sa.update(rows.tables).where(rows.tables.c.id != recent)
        connection.execute(aged.values(touched=then))
    portal = home.client.portal
    assert portal is not None
    # A table of yesterday keeps the whole of its evening.
    assert sorted(portal.call(retention.sweep)) == sorted(names[old.id])
    assert old.http("referee", "GET").status_code == 403
    assert young.look()["state"] == "playing"
    assert sorted(home.services.store.tables()) == sorted(names[young.id])
    written = {one.stem for one in (tmp_path / "forgotten").glob("*.jsonl")}
    assert written == set(names[old.id])


def test_an_evening_goes_on_from_a_copy_of_the_database(
    house: House, houses: Callable[[str], House], tmp_path: Path
) -> None:
    evening = Evening(house)
    first = evening.go_on()
    wound(first, 4)
    win(first)
    before = evening.look("Anna")
    backup(house.database, tmp_path / "copy.sqlite")
    evening.house = houses(f"sqlite:///{tmp_path / 'copy.sqlite'}")
    assert evening.look("Anna") == before
    assert health(evening.go_on()) == 4


def test_whoever_sits_at_a_table_hears_that_the_link_of_the_evening_is_no_good(
    house: House,
) -> None:
    evening = Evening(house)
    table = evening.go_on()
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        assert anna.welcome["evening"] == evening.id
        assert evening.http("referee", "DELETE", "/links/s1").status_code == 204
        assert anna.until(lambda one: one["type"] == "revoked")


def test_engine_and_game_master_can_play_a_whole_evening(home: House) -> None:
    evening = Evening(home)
    evening.fight()
    evening.fight("night")
    state = evening.look()
    assert [one["tables"][0]["outcome"]["result"] for one in state["encounters"]] == ["won", "won"]
