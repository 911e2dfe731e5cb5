"""What the referee decrees leaves nobody in another's place, or busy without being there."""

from typing import Any

import pytest

from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fields import field, field_text
from fechtbuch.scenario import load


def kurt_and_hans() -> tuple[Any, Any, Any]:
    fight = load("landsknecht/kurt-and-hans").build()
    kurt, hans = fight.roster[:2]
    return fight, kurt, hans


@pytest.mark.rule("LSK-MOV-08")
def test_nobody_is_put_where_somebody_stands() -> None:
    fight, kurt, hans = kurt_and_hans()
    before = kurt.at
    with pytest.raises(Refusal) as refused:
        decree(
            fight,
            {"verb": "set", "fighter": kurt.slug, "field": "at", "value": field_text(hans.at)},
        )
    assert refused.value.rules == ["LSK-MOV-08"]
    assert kurt.at == before


@pytest.mark.rule("LSK-MOV-08")
def test_a_large_creature_is_put_nowhere_but_on_the_map_with_all_its_squares() -> None:
    fight: Any = load("landsknecht/the-thing-in-the-fen").build()
    beast = next(one for one in fight.roster if one.slug == "mudback")
    before = beast.at
    edge = field(int(fight.grid.max_x), int(fight.grid.max_y))
    for there in (edge, field(int(fight.grid.min_x), int(fight.grid.max_y))):
        with pytest.raises(Refusal) as refused:
            decree(
                fight,
                {"verb": "set", "fighter": "mudback", "field": "at", "value": field_text(there)},
            )
        assert refused.value.rules == ["LSK-MOV-08"]
        assert beast.at == before


@pytest.mark.rule("LSK-MOV-08")
def test_who_is_up_again_where_another_stands_is_beside_him() -> None:
    fight, kurt, hans = kurt_and_hans()
    decree(fight, {"verb": "add-state", "fighter": hans.slug, "state": "down"})
    fight.telling = True
    kurt.at = hans.at
    decree(fight, {"verb": "remove-state", "fighter": hans.slug, "state": "down"})
    places = {int(kurt.at), int(hans.at)}
    assert len(places) == 2
    assert "ends-up" in [event.kind for event in fight.events]


@pytest.mark.rule("LSK-MOR-03")
def test_who_is_made_to_surrender_drops_his_weapons_and_his_guard() -> None:
    fight, kurt, _ = kurt_and_hans()
    kurt.parrying = True
    assert kurt.hands
    decree(fight, {"verb": "add-state", "fighter": kurt.slug, "state": "surrendered"})
    assert (kurt.surrendered, kurt.parrying, kurt.hands) == (True, False, [])


@pytest.mark.rule("LSK-CST-02")
def test_who_is_removed_parries_no_more() -> None:
    fight, kurt, _ = kurt_and_hans()
    kurt.parrying = True
    decree(fight, {"verb": "remove-fighter", "fighter": kurt.slug})
    assert not kurt.parrying


def test_a_large_newcomer_lands_on_nobody() -> None:
    fight, _, _ = kurt_and_hans()
    decree(fight, {"verb": "add-fighter", "data": '{"use": "mudback", "side": "hans"}'})
    assert [one.slug for one in fight.roster][-1] == "mudback"
    beast = fight.roster[-1]
    ground = set(fight.ground_of(beast))
    assert len(ground) == beast.block.width * beast.block.height > 1
    for other in fight.roster[:-1]:
        assert other.at not in ground


def test_whose_friends_have_all_fallen_comes_in_where_they_were() -> None:
    fight, _, hans = kurt_and_hans()
    decree(fight, {"verb": "add-state", "fighter": hans.slug, "state": "dead"})
    decree(fight, {"verb": "add-fighter", "data": '{"use": "wolf", "side": "hans"}'})
    wolf = fight.roster[-1]
    assert fight.grid.open(wolf.at)
    assert fight.apart(wolf, hans) <= 1
