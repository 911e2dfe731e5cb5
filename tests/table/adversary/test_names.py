"""Somebody who takes another's name."""

import pytest

from fechtbuch.text.catalogue import languages
from tests.table.adversary.test_undo import mid_answer
from tests.table.kit import House, Table

OTHER = {"Anna": ("Bela", "s2"), "Bela": ("Anna", "s1")}


def test_a_name_gives_no_right_to_take_back_anothers_answer(home: House) -> None:
    table, who, _ = mid_answer(home)
    head = table.state()["head"]
    other, seat = OTHER[who]
    mine = "s1" if who == "Anna" else "s2"
    # The one who answered is renamed, and the other takes the name.
    table.do("referee", {"do": "seat", "seat": mine, "name": "Somebody else"})
    assert table.command(other, {"do": "seat", "seat": seat, "name": who}).status_code == 200
    assert not table.state(other)["can"]["undo"]
    assert table.command(other, {"do": "undo"}).status_code == 403
    assert table.state()["head"] == head
    # Whoever answered still may.
    assert table.state(who)["can"]["undo"]


def test_the_log_says_who_it_was_by_the_name_of_today(home: House) -> None:
    table, who, _ = mid_answer(home)
    head = table.state()["head"]
    mine = "s1" if who == "Anna" else "s2"
    table.do("referee", {"do": "seat", "seat": mine, "name": "Zofia"})
    moments = table.http("referee", "GET", "/moments").json()["moments"]
    assert next(one["by"] for one in moments if one["entry"] == head) == "Zofia"
    assert who not in {one["by"] for one in moments}


def named(table: Table, name: str) -> str:
    answer = table.command("Bela", {"do": "seat", "seat": "s2", "name": name})
    return "" if answer.status_code == 200 else str(answer.json()["code"])


UNSEEN = ["\u3164", "\u115f", "\uffa0", "\u034f", "\ufe0f", "\u2800", "\U000e0100"]
"""Letters, signs and marks of which no screen shows anything."""

ALIKE = ["\u0410nna", "Ann\u0430", "\u0391nna", "Ann\u03b1"]
"""Anna in letters of other scripts that look the same."""


@pytest.mark.parametrize(
    "name",
    ["Anna", "anna", " Anna ", "ANNA", "\uff21nna", *(f"An{one}na" for one in UNSEEN), *ALIKE],
)
def test_two_people_do_not_have_one_name(home: House, name: str) -> None:
    table = home.duel()
    assert named(table, name) == "name-taken"
    added = table.http("referee", "POST", "/seats", json={"name": name})
    assert (added.status_code, added.json()["code"]) == (409, "name-taken")
    seats = [{"name": "Anna", "side": "kurt"}, {"name": name, "side": "hans"}]
    wanted = {"scenario": "kurt-and-hans", "seats": seats}
    opened = home.client.post("/api/tables", json=wanted)
    assert (opened.status_code, opened.json()["code"]) == (409, "name-taken")
    assert named(table, "Bela") == ""


@pytest.mark.parametrize(
    "name", ["referee", "Engine", "table", "standing", "default", "s1", "S12", "book", "spectator"]
)
def test_words_of_the_table_are_nobodys_name(home: House, name: str) -> None:
    assert named(home.duel(), name) == "name-reserved"


@pytest.mark.parametrize("name", ["Mistrz gry", "Spielleitung", "Meneur", "Game master"])
def test_nobody_calls_himself_game_master_in_any_language(home: House, name: str) -> None:
    assert len(languages()) == 4
    assert named(home.duel(), name) == "name-reserved"


@pytest.mark.parametrize("name", [f"Refer{one}ee" for one in UNSEEN] + ["R\u0435feree"])
def test_words_of_the_table_are_nobodys_name_however_they_are_written(
    home: House, name: str
) -> None:
    assert named(home.duel(), name) == "name-reserved"


def test_a_name_may_have_letters_of_any_script(home: House) -> None:
    table = home.duel()
    for name in (
        "\u0410\u043d\u043d\u0430",
        "\u03a3\u03bf\u03c6\u03af\u03b1",
        "Bela \u2764\ufe0f",
        "Bela",
    ):
        assert named(table, name) == ""


@pytest.mark.parametrize(
    "name", ["\x00", "An\x00na", "A\u202enna", "A\u200bnna", "\n", "   ", "\u3164", "\u2800\ufe0f"]
)
def test_a_name_is_something_that_can_be_read(house: House, name: str) -> None:
    table = house.duel()
    assert named(table, name) == "invalid"
    wanted = {"scenario": "kurt-and-hans", "seats": [{"name": name, "side": "kurt"}]}
    assert house.client.post("/api/tables", json=wanted).status_code == 422


def test_a_title_with_anything_in_it_is_kept(house: House) -> None:
    scenario = house.client.get("/api/scenarios/kurt-and-hans").json()
    scenario["title"] = "A\x00B"
    answer = house.client.post("/api/tables", json={"scenario": scenario})
    assert answer.status_code in (201, 422), answer.text
