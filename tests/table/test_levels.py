"""How well the engine plays, giving up, and what may go unconfirmed."""

from pathlib import Path

import numpy as np
import pytest

from fechtbuch.books.base import LEVEL, books
from fechtbuch.books.learned import FOLDER
from fechtbuch.rl.nets import fresh, save_policy
from fechtbuch.scenario import load
from tests.table.kit import House, Table

ALONE = {"seats": [{"name": "Anna", "side": "kurt"}], "engine": ["hans"]}


def by(table: Table, house: House) -> set[str]:
    """Who has answered, as the record has it."""
    path = house.services.hub.rooms[table.id].table.session.path
    return {entry.by for entry in path if entry.kind == "answer"}


@pytest.mark.parametrize("level", ["novice", "strong"])
def test_the_engine_plays_as_well_as_was_chosen(home: House, level: str) -> None:
    table = home.table("kurt-and-hans", engine=["kurt", "hans"], level=level)
    for _ in range(3):
        table.state()
    assert level in by(table, home)


def test_what_was_learned_plays_at_the_table(
    home: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = tuple(books()["landsknecht"].states())
    weights = fresh(len(states), 4, np.random.default_rng(1))
    save_policy(tmp_path / "duelist.npz", "landsknecht", states, weights)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    cards = home.client.get("/api/scenarios").json()
    levels = {card["name"]: card["levels"] for card in cards}
    assert levels["kurt-and-hans"] == ["novice", "trained", "strong", "duelist"]
    assert "duelist" not in levels["knight-and-swashbuckler"]
    table = home.table("kurt-and-hans", engine=["kurt", "hans"], level="duelist")
    for _ in range(3):
        table.state()
    assert by(table, home) == {"duelist"}


def test_a_level_that_no_book_has_is_refused(home: House) -> None:
    answer = home.client.post("/api/tables", json={"scenario": "kurt-and-hans", "level": "divine"})
    assert answer.status_code == 422
    assert answer.json()["code"] == "level-unknown"


def test_whoever_has_a_policy_of_his_own_keeps_it() -> None:
    data = load("kurt-and-hans").to_data()
    data["sides"][1]["fighters"][0]["policy"] = "random"
    scenario = load("kurt-and-hans").from_data(data).with_policy("novice")
    assert [side.policy for side in scenario.sides] == ["novice", "novice"]
    assert scenario.sides[1].recruits[0].policy == "random"


def test_every_scene_lists_its_levels_the_weakest_first(home: House) -> None:
    cards = home.client.get("/api/scenarios").json()
    assert {tuple(card["levels"]) for card in cards} == {("novice", "trained", "strong")}


def test_whoever_plays_a_whole_side_may_give_up(home: House) -> None:
    table = home.duel(deadly=True)
    assert table.state("Anna")["can"]["surrender"]
    assert not table.state("referee")["can"]["surrender"]
    state = table.do("Anna", {"do": "surrender"})
    assert state["over"]["winner"] == "hans"
    lines = table.http("Bela", "GET", "/log").json()["lines"]
    given = [line for line in lines if "given up" in line["text"]]
    assert [(line["kind"], line["by"]) for line in given] == [("deed", "Anna")]
    assert not table.state("Anna")["can"]["surrender"]
    assert table.command("Bela", {"do": "surrender"}).status_code == 403


def test_nobody_gives_up_for_others(home: House) -> None:
    seats = [{"name": "Anna", "fighters": ["ilse"]}, {"name": "Bela", "side": "horse"}]
    table = home.table("pikes-against-a-charge", seats=seats)
    assert not table.state("Anna")["can"]["surrender"]
    refused = table.command("Anna", {"do": "surrender"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
    assert table.command("spectator", {"do": "surrender"}).status_code == 403


def test_whoever_is_hidden_gets_no_fight_by_surrender(home: House) -> None:
    """To whom the fight would go says nothing of those whom one does not know of."""
    table = home.duel(deadly=True)
    table.do("referee", {"do": "hide", "fighter": "hans", "on": True})
    assert not table.state("Anna")["can"]["surrender"]


def test_what_can_be_taken_back_need_not_be_confirmed(home: House) -> None:
    alone = home.table("kurt-and-hans", **ALONE)
    assert alone.state("Anna")["can"]["mend"]
    group = home.duel()
    assert group.state("referee")["can"]["mend"]
    assert not group.state("Anna")["can"]["mend"]


def test_unless_somebody_chooses_it_plays_as_well_as_it_can(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(LEVEL)
    table = home.table("kurt-and-hans", engine=["kurt", "hans"])
    for _ in range(3):
        table.state()
    assert by(table, home) == {"strong"}
