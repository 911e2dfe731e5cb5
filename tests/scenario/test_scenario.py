"""Reading, resolving and writing scenarios."""

import io
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import Scenario, ScenarioError, check, load, loads, names
from fechtbuch.scenario.files import toml_text
from fechtbuch.scenario.model import Mixed

PACKAGED = [info.name for info in names()]

DUEL: dict[str, Any] = {
    "book": "landsknecht",
    "title": "A duel",
    "sides": [
        {"name": "Red", "heroes": True, "fighters": [{"use": "kurt", "at": [0, 0]}]},
        {"name": "Blue", "fighters": [{"use": "hans", "at": [6, 0]}]},
    ],
}


def duel(**changes: Any) -> Scenario:
    return load({**DUEL, **changes})


def test_the_scenarios_of_the_book_have_names_books_and_titles() -> None:
    assert len(PACKAGED) >= 8
    assert len(set(PACKAGED)) == len(PACKAGED)
    for info in names():
        assert info.book in books()
        assert info.title
        assert info.to_data() == {"name": info.name, "book": info.book, "title": info.title}


@pytest.mark.parametrize("name", PACKAGED)
def test_a_packaged_scenario_is_good_and_says_what_it_is_about(name: str) -> None:
    assert check(name) == []
    scenario = load(name)
    assert scenario.name == name
    assert 40 < len(scenario.text) < 600
    assert load(f"{scenario.book}/{name}") == scenario


@pytest.mark.parametrize("name", PACKAGED)
def test_a_resolved_scenario_is_complete_and_gives_the_same_fight(name: str) -> None:
    scenario = load(name)
    data = scenario.to_data()
    assert '"use"' not in json.dumps(data)
    again = Scenario.from_data(json.loads(json.dumps(data)), name)
    assert again == scenario
    assert again.to_data() == data
    assert again.build().to_data() == scenario.build().to_data()


@pytest.mark.parametrize("name", PACKAGED)
@pytest.mark.parametrize("suffix", [".toml", ".json"])
def test_a_saved_scenario_can_be_loaded(tmp_path: Path, name: str, suffix: str) -> None:
    scenario = load(name)
    file = tmp_path / f"{name}{suffix}"
    scenario.save(file)
    assert check(file) == []
    assert load(file) == scenario


@pytest.mark.parametrize("name", PACKAGED)
def test_a_packaged_scenario_can_be_fought_to_its_end(name: str) -> None:
    scenario = load(name)
    dice = BulkDice(7)
    for number in range(3):
        fight = scenario.build()
        dice.deal(number, fight.roster)
        fight.dice = dice
        fight.players = scenario.players(dice.whim)
        fight.run()
        assert fight.over


def test_json_is_read_by_suffix_and_by_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "duel.json"
    file.write_text(json.dumps(DUEL), encoding="utf-8")
    assert load(file).title == "A duel"
    assert loads(json.dumps(DUEL)) == loads(toml_text(DUEL))
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(DUEL)))
    assert load("-").title == "A duel"
    monkeypatch.setattr(sys, "stdin", io.StringIO(toml_text(DUEL)))
    assert check("-") == []


def test_a_fighter_file_is_found_beside_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "people").mkdir()
    (tmp_path / "people" / "jost.toml").write_text(
        'book = "landsknecht"\nname = "Jost"\nwounds = 4\nhands = ["club"]\n', encoding="utf-8"
    )
    sides = [
        DUEL["sides"][0],
        {"name": "Blue", "fighters": [{"use": "people/jost.toml", "at": [6, 0]}]},
    ]
    file = tmp_path / "duel.toml"
    file.write_text(toml_text({**DUEL, "sides": sides}), encoding="utf-8")
    recruit = load(file).sides[1].recruits[0]
    assert (recruit.slug, recruit.block) == ("jost", "jost")
    # A scenario that comes from nowhere cannot read files.
    with pytest.raises(ScenarioError, match="relative path"):
        load({**DUEL, "sides": sides})


def test_an_entry_changes_the_fighter_it_uses() -> None:
    scenario = duel(
        sides=[
            DUEL["sides"][0],
            {
                "name": "Blue",
                "fighters": [{"use": "hans", "at": [6, 0], "abilities": {"str": 2}, "belt": []}],
            },
        ]
    )
    data = scenario.sides[1].recruits[0].to_data()
    # Tables are merged, lists and plain values replaced.
    assert (data["abilities"]["str"], data["abilities"]["agi"]) == (2, 2)
    assert "belt" not in data
    assert data["hands"] == ["halberd"]


def test_several_fighters_of_one_entry_get_numbered_slugs() -> None:
    sides = [
        {"name": "Red", "fighters": [{"use": "militiaman", "count": 3}]},
        {"name": "Blue", "fighters": [{"use": "militiaman"}]},
    ]
    scenario = load({**DUEL, "sides": sides})
    slugs = [recruit.slug for party in scenario.sides for recruit in party.recruits]
    assert slugs == ["militiaman", "militiaman-2", "militiaman-3", "militiaman-4"]
    assert not scenario.placed()


def test_options_are_complete_and_keep_their_kind() -> None:
    scenario = duel(options={"morale": False})
    assert set(scenario.options) == set(books()["landsknecht"].options)
    assert scenario.options["morale"] is False
    assert scenario.options["injury_table"] == "all"


def test_sides_may_be_friends() -> None:
    sides = [*DUEL["sides"], {"name": "Green", "fighters": [{"use": "ilse", "at": [3, 3]}]}]
    sides[2]["friends"] = ["red"]
    fight = load({**DUEL, "sides": sides}).build()
    assert not fight.enemies(0, 2)
    assert not fight.enemies(2, 0)
    assert fight.enemies(1, 2)


def test_a_hidden_fighter_is_seen_by_its_own_side_and_the_referee_only() -> None:
    sides = [DUEL["sides"][0], {**DUEL["sides"][1]}]
    sides[1]["fighters"] = [{"use": "hans", "at": [6, 0], "hidden": ["red"]}]
    scenario = load({**DUEL, "sides": sides})
    fight = scenario.build()
    seen = {
        side: [view.slug for view in scenario.rulebook.view(fight, side)] for side in (-1, 0, 1)
    }
    assert seen == {-1: ["kurt", "hans"], 0: ["kurt"], 1: ["kurt", "hans"]}


def test_an_enemys_wounds_are_not_for_everybody() -> None:
    scenario = duel()
    kurt, hans = scenario.rulebook.view(scenario.build(), 0)
    assert (kurt.health, kurt.full_health) == (17, 17)
    assert (hans.health, hans.full_health) == (None, None)
    assert scenario.rulebook.view(scenario.build(), -1)[1].health == 12


def test_policies_of_sides_and_of_single_fighters() -> None:
    sides = [
        {**DUEL["sides"][0], "policy": "random"},
        {
            "name": "Blue",
            "fighters": [
                {"use": "hans", "at": [6, 0]},
                {"use": "ilse", "at": [6, 1], "policy": "random"},
            ],
        },
    ]
    scenario = load({**DUEL, "sides": sides})
    assert [party.policy for party in scenario.sides] == ["random", "book"]
    dice = BulkDice(1)
    players = scenario.players(dice.whim)
    assert not isinstance(players[0], Mixed)
    mixed = players[1]
    assert isinstance(mixed, Mixed)
    assert list(mixed.others) == ["ilse"]
    fight = scenario.build()
    dice.deal(0, fight.roster)
    fight.dice = dice
    fight.players = players
    fight.run()
    assert fight.over


def test_toml_that_is_written_can_be_read() -> None:
    data = {
        "text": 'quotes " and \\ and\nlines\x7f ä',
        "numbers": [1, -2],
        "flag": True,
        "empty": {},
        "table": {"odd key": 1, "deep": {"x": [[1, 2], [3, 4]]}},
        "list": [{"a": 1, "inner": {"b": "c"}}, {"a": 2, "more": [{"d": 1}]}],
        "mixed": ["a", {"b": 1}],
    }
    assert tomllib.loads(toml_text(data)) == data
