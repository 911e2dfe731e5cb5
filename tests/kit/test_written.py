"""What the kit writes, carried out: copies, data, keys, periods, tables, choices."""

import json
from pathlib import Path
from typing import Any

import pytest

from fechtbuch.engine.choices import VERB, Refusal, parse_words
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.streams import BulkDice
from fechtbuch.kit.sources import Sources
from fechtbuch.testing.conformance.anatomy import Anatomy, at
from fechtbuch.testing.conformance.every_field import EveryField, Spot, strays, unlike
from tests.kit.snow.play.fight import SnowFight, TurnQuestion
from tests.kit.snow.state import things
from tests.kit.snow.state.choices import Act
from tests.kit.snow.state.written import (
    SETTABLE,
    end_round_thrower,
    end_turn_thrower,
    shown_thrower,
)
from tests.kit.variants import PACKAGE, SNOW, variant
from tests.kit.yard import busy, yard

ANATOMY = Anatomy(Sources(PACKAGE, SNOW))


def again(data: dict[str, object]) -> SnowFight:
    fight: SnowFight = yard()
    fight.restore(json.loads(json.dumps(data)))
    return fight


def complaints(anatomy: Anatomy, fight: Any, restore: Any) -> list[str]:
    spots: dict[str, list[Spot]] = {}
    for way, one in anatomy.walk(fight):
        spots.setdefault(anatomy.class_of(one).name, []).append(Spot(fight, way, restore))
    assert set(anatomy.concrete()) <= set(spots)
    return EveryField(anatomy, spots).complaints()


def test_every_field_is_copied_saved_and_compared_as_its_mark_says() -> None:
    assert complaints(ANATOMY, busy(things), again) == []


def test_a_copy_is_independent_in_all_its_parts() -> None:
    fight = busy(things)
    before, key = fight.to_data(), fight.key()
    twin = fight.copy()
    for way, one in ANATOMY.walk(twin):
        if ANATOMY.class_of(one).kind in ("fight", "fighter", "piece"):
            assert one is not at(fight, way)
            for field in ANATOMY.fields(ANATOMY.class_of(one)):
                if field.type in ("i64", "int"):
                    setattr(one, field.name, getattr(one, field.name) + 1)
    twin.fighters[0].sledge.holder = 9
    assert twin.fighters[0].sledge is twin.things[1]
    assert twin.prize is twin.things[3]
    assert fight.to_data() == before
    assert fight.key() == key


def test_a_copy_shares_values_and_what_is_fixed() -> None:
    fight = busy(things)
    twin = fight.copy()
    assert twin.fighters[1].plan is fight.fighters[1].plan
    assert twin.things[0].kind is fight.things[0].kind
    assert twin.kinds is fight.kinds
    assert twin.sighting is not fight.sighting


def test_a_copy_begins_its_steps_and_what_is_outside_anew() -> None:
    fight = busy(things)
    fight.falling, fight.fighters[0].ducking, fight.fighters[0].glance = [1], True, 7
    assert sorted(strays(ANATOMY, fight)) == ["Battle.falling", "Thrower.ducking"]
    twin = fight.copy()
    assert strays(ANATOMY, twin) == []
    assert twin.fighters[0].glance == 0


def test_data_make_the_same_fight_again() -> None:
    fight = busy(things)
    found = again(fight.to_data())
    assert found.to_data() == fight.to_data()
    assert found.key() == fight.key()
    assert hash(found.key()) == hash(fight.key())
    assert unlike(ANATOMY, fight, found) == []
    assert found.fighters[0].hands == [found.things[0]]


def test_labels_words_and_rows_stand_in_the_data() -> None:
    data = busy(things).to_data()
    assert data["walls"] == [
        [5, [1, 1], 1, False, [[2, 0], [3, 1]], [1, 2]],
        [6, [0, 0], 1, False, [], []],
    ]
    thing = data["things"][0]
    assert thing == {"slug": "ball-0", "kind": "ball", "place": "hand", "holder": 0}
    anna, bert, carl, dora = data["fighters"]
    assert (anna["child"], anna["pockets"], anna["sledge"]) == ("anna", [5, 1], "shovel-1")
    assert (anna["shovel"], bert["shovel"], bert["sledge"]) == (5, -1, "")
    assert bert["plans"][1] == {"name": "hide", "steps": [], "last": None}
    assert carl["feud"]["plan"]["last"] == ["cry", 3]
    assert dora["temper"] == "furious"
    assert data["prize"] == 3


def test_the_order_of_links_is_saved_where_it_is_not_that_of_the_fight() -> None:
    fight = busy(things)
    assert "orders" not in fight.to_data()
    bert = fight.fighters[1]
    key, bert.belt = fight.key(), list(reversed(bert.belt))
    assert fight.to_data()["orders"] == [[1, "belt", [7, 6]]]
    found = again(fight.to_data())
    assert found.fighters[1].belt == [found.things[7], found.things[6]]
    assert found.fighters[0].belt == [found.things[2], found.things[3]]
    assert found.key() == fight.key() != key


def test_data_that_are_not_understood_are_refused() -> None:
    data = busy(things).to_data()
    data["place"] = "first"
    with pytest.raises(ValueError, match="no whole number"):
        again(data)


def test_played_fights_copy_restore_and_leave_no_steps_behind() -> None:
    met: set[str] = set()
    for number in range(8):
        fight = yard()
        dice = BulkDice(7)
        dice.deal(number, fight.roster)
        fight.dice = dice
        fight.players = [RandomPlayer(dice.whim) for _ in fight.sides]
        while not fight.over:
            fight.step()
            assert strays(ANATOMY, fight) == []
            assert fight.copy().key() == fight.key()
            assert again(fight.to_data()).key() == fight.key()
            assert unlike(ANATOMY, fight, again(fight.to_data())) == []
            met |= {ANATOMY.class_of(one).name for _, one in ANATOMY.walk(fight)}
    assert set(ANATOMY.concrete()) <= met


# Forgetting is found.

FORGETTING = {
    "copy of a number": ("    twin.hits = one.hits\n", "forgotten in a copy"),
    "copy of a link": (
        "    if one.shovel is not None:\n        twin.shovel = fight.things[one.shovel.index]\n",
        "forgotten in a copy",
    ),
    "copy of a piece": ("twin_mark(one.first)", "a copy shares the Mark"),
    "copy of things": ("[twin_thing(each) for each in one.things]", "a copy shares it"),
    "data": ('    data["luck"] = one.luck\n', ""),
    "reading": ('    one.temper = TEMPERS.index(text(data["temper"]))\n', "not restored"),
    "by hand": ("    twin.diary = one.diary\n", "forgotten in a copy"),
    "reading an order": ("each.belt = [one.things[place] for place in wholes(places)]", "not rest"),
    "reading a row": ("    one.broken = truth(row[3])\n", "not restored"),
    "key of a number": ("        one.strain,\n", "forgotten in the key"),
    "key of a piece": ("        key_grudge(one.oldest),\n", "forgotten in the key"),
    "key too large": ("        one.strain,\n", "in the key, against its mark"),
    "step copied": ("    twin.reach = one.reach\n", "takes it over, against its mark"),
}
INSTEAD = {
    "copy of a piece": "one.first",
    "copy of things": "one.things",
    "data": '    data["luck"] = 0\n',
    "reading an order": "pass",
    "key too large": "        one.strain,\n        one.luck,\n",
    "step copied": "    twin.reach = one.reach\n    twin.ducking = one.ducking\n",
}


@pytest.mark.parametrize("what", FORGETTING)
def test_forgetting_is_found(what: str, tmp_path: Path) -> None:
    line, said = FORGETTING[what]
    changes = {"state/written.py": [(line, INSTEAD.get(what, ""))]}
    with variant(tmp_path, "forgetful_snow", changes) as forgetful:
        book = forgetful.module("book")
        fight = busy(forgetful.module("state.things"), book)

        def restore(data: dict[str, object]) -> Any:
            found = yard(book)
            found.restore(data)
            return found

        anatomy = Anatomy(Sources(forgetful.package, forgetful.folder))
        found = complaints(anatomy, fight, restore)
    assert found
    assert any(said in each for each in found)


# What people see and set.


def test_periods_set_back_what_ends_with_them() -> None:
    anna = yard().fighters[0]
    anna.threw, anna.dodged, anna.balls, anna.strain = True, [1], [], 2
    end_turn_thrower(anna)
    assert (anna.threw, anna.dodged, anna.balls, anna.strain) == (False, [], [], 2)
    end_round_thrower(anna)
    assert (anna.balls, anna.strain) == ([1, 2], 0)


def test_states_are_shown_where_there_is_something_to_see() -> None:
    fight = busy(things)
    anna, bert = fight.fighters[:2]
    assert [shown_thrower(each) for each in fight.fighters] == [
        ["sledge"],
        ["planning"],
        ["at-feud"],
        ["crying"],
    ]
    anna.cold, anna.chased_by, anna.warned, bert.strain = 2, 0, True, 1
    assert shown_thrower(anna) == ["cold", "chased", "sledge"]
    assert shown_thrower(bert) == ["planning", "strain"]


def test_the_referee_sets_what_is_declared() -> None:
    fight = yard()
    anna = fight.fighters[0]
    assert SETTABLE.fields() == ["hits", "facing", "at", "posture"]
    assert SETTABLE.states() == ["cold", "strain", "crying", "warned"]
    for field, value in {"hits": "2", "facing": "7", "posture": "crouching", "at": "3,3"}.items():
        fight.set_field(anna, field, value)
    fight.change_state(anna, "cold", True, "4")
    fight.change_state(anna, "warned", True, "")
    assert (anna.hits, anna.facing, anna.posture, anna.cold, anna.warned) == (2, 7, 1, 4, True)
    for field, value in {"hits": "10", "facing": "8", "posture": "flat", "luck": "1"}.items():
        with pytest.raises(Refusal):
            fight.set_field(anna, field, value)
    with pytest.raises(Refusal):
        fight.change_state(anna, "cold", True, "6")


# Choices.


@pytest.mark.parametrize(
    "text",
    [
        "wait",
        "throw target=carl",
        "throw target=carl style=fling",
        "go at=3,4 path=3,4;3,5",
        "give thing=shovel-1 count=3 shouting=yes words=ha shares=2:1",
    ],
)
def test_choices_are_said_and_heard_in_the_order_of_their_fields(text: str) -> None:
    fight = yard()
    question = TurnQuestion(fight, fight.fighters[0])
    act = question.build(parse_words(text))
    assert act.text() == text


def test_a_choice_is_filled_with_what_the_slots_mean() -> None:
    fight = yard()
    question = TurnQuestion(fight, fight.fighters[0])
    act = question.build(
        {VERB: "throw", "target": "dora", "thing": "rope-2", "style": "fling", "at": "1,2"}
    )
    assert act.target is fight.fighters[3]
    assert act.thing is fight.things[2]
    assert (act.style, act.count, act.path, act.shouting) == (1, 1, [], False)
    empty = Act("throw")
    assert empty.text() == "throw"
