"""Using items (4.15): getting them ready, and what happens to whoever looks for them."""

from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.people import act, dummy, hands, lies, soldier
from tests.landsknecht.scenes import man, scene


def searcher(**changes: Any) -> dict[str, Any]:
    """Jost with a Messer in hand, a purse in the pouch and a torch in the pack."""
    kit = {"hands": ["messer"], "pouch": ["purse"], "pack": ["torch"]}
    return soldier(0, **{**kit, **changes})


def foe(x: int = 1, y: int = 0, **changes: Any) -> dict[str, Any]:
    return soldier(x, y, **{"name": "Foe", "hands": ["dagger"], **changes})


def searching(rounds: int = 3, **changes: Any) -> Situation:
    """Jost searches his pouch; it is the foe's turn."""
    return scene([searcher(**changes)], [foe()]).play("jost: search purse", dice=f"d3={rounds - 1}")


# Time


@pytest.mark.rule("LSK-ITM-01")
def test_what_is_in_hand_or_at_the_belt_takes_no_time() -> None:
    kits: list[dict[str, Any]] = [{"hands": ["horn"]}, {"belt": ["horn"]}]
    for kit in kits:
        begun = scene([soldier(0, **kit), soldier(0, 1, "unaware", name="Mate")], [dummy(9)])
        if begun.question.kind == "next":
            begun = begun.play("ours: next who=jost")
        played = act(begun, "jost: use horn")
        assert not played.fighter("mate").unaware
        assert played.fighter("jost").acted


@pytest.mark.rule("LSK-ITM-01")
@pytest.mark.parametrize(
    ("item", "dice", "rounds"),
    [
        ("purse", "d3=1", 2),
        ("purse", "d3=3", 4),
        ("torch", "3d6=1,1,1", 3),
        ("torch", "3d6=6,6,6", 18),
    ],
)
def test_a_pouch_takes_a_few_rounds_a_pack_many(item: str, dice: str, rounds: int) -> None:
    played = act(scene([searcher()], [dummy(9)]), f"jost: search {item}", dice=dice)
    assert played.fighter("jost").search_left == rounds
    assert played.fighter("jost").acted


@pytest.mark.rule("LSK-ITM-01")
def test_the_time_is_rolled_once_and_each_round_is_an_action() -> None:
    again = searching(3).play("foe: nothing", dice="d6=5").play("jost: search purse")
    assert again.fighter("jost").search_left == 2
    idle = (
        searching(3)
        .play("foe: nothing", dice="d6=5")
        .play("jost: nothing", "foe: nothing", dice="d6=5")
    )
    assert idle.fighter("jost").search_left == 2  # a Round without searching does not count


@pytest.mark.rule("LSK-ITM-01")
def test_what_is_packed_away_cannot_be_used() -> None:
    begun = scene([searcher()], [dummy(9)])
    assert "use" not in begun.offers()
    assert begun.offers("search") == ["purse", "torch"]


# Exposed


@pytest.mark.rule("LSK-ITM-02")
def test_a_searcher_is_attacked_as_if_unaware() -> None:
    played = act(searching().play("foe: attack jost"), "jost: stay-exposed", dice="d20=20")
    assert played.parts("attack") == {
        "armour-class": 14,
        "attacker-weapon-skill": 3,
        "unaware": 2,
    }


@pytest.mark.rule("LSK-ITM-02")
def test_in_later_rounds_before_his_own_turn_as_well() -> None:
    later = searching().play("foe: nothing", dice="d6=2")  # now the foe begins
    asked = later.play("foe: attack jost")
    assert asked.question.kind == "busy"
    exposed = act(asked, "jost: stay-exposed", dice="d20=20")  # no other answer is asked for
    assert exposed.parts("attack")["unaware"] == 2


@pytest.mark.rule("LSK-ITM-02")
def test_giving_up_ends_it() -> None:
    moved = searching().play("foe: nothing", dice="d6=5").play("jost: move path=0,1")
    assert moved.fighter("jost").search is None
    played = act(moved, "foe: attack jost", dice="d20=20")
    assert "unaware" not in played.parts("attack")


# Defending


@pytest.mark.rule("LSK-ITM-03", "LSK-RUL-30")
def test_who_defends_has_his_own_armour_class_and_the_round_does_not_count() -> None:
    asked = searching(3).play("foe: attack jost")
    defended = asked.play("jost: defend", dice="d20=20 d6=5")
    assert defended.parts("attack") == {
        "armour-class": 14,
        "weapon-skill": -3,  # with the Messer he still holds
        "attacker-weapon-skill": 3,
    }
    assert defended.fighter("jost").search_left == 3
    exposed = asked.play("jost: stay-exposed", dice="d20=20 d6=5")
    assert exposed.fighter("jost").search_left == 2


@pytest.mark.rule("LSK-ITM-03")
def test_the_decision_holds_for_the_round() -> None:
    begun = scene([searcher()], [foe(), foe(0, 1, name="Second")])
    asked = begun.play(
        "jost: search purse", "theirs: next who=foe", "foe: attack jost", dice="d3=2"
    )
    after = asked.play("jost: defend", dice="d20=20")
    played = after.play("second: attack jost", dice="d20=20 d6=5")  # nothing is asked again
    assert "unaware" not in played.parts("attack")


@pytest.mark.rule("LSK-ITM-03")
def test_who_defends_before_his_turn_has_the_usual_answers() -> None:
    later = searching().play("foe: nothing", dice="d6=2").play("foe: attack jost", "jost: defend")
    assert later.offers() == ["none", "counter", "guard", "parry"]
    guarded = act(later, "jost: guard", dice="d20=20")
    assert guarded.fighter("jost").search is not None
    for answer in ("parry", "counter"):
        dice = "d20=20 d20=20" if answer == "counter" else "d20=20"
        assert act(later, f"jost: {answer}", dice=dice).fighter("jost").search is None


@pytest.mark.rule("LSK-ITM-03")
def test_who_has_searched_in_this_round_has_no_further_answer() -> None:
    defended = act(searching().play("foe: attack jost"), "jost: defend", dice="d20=20")
    assert [asked.kind for asked in defended.asked if asked.who == "jost"] == ["turn", "busy"]


# In hand


@pytest.mark.rule("LSK-ITM-04", "LSK-RUL-30")
def test_after_the_last_round_the_item_is_in_hand_for_the_next() -> None:
    first = searching(2).play("foe: nothing", dice="d6=5")
    assert lies(first, "purse") == "pouch"
    second = first.play("jost: search purse")
    assert lies(second, "purse") == "pouch"  # the last Round must be complete
    found = second.play("foe: nothing", dice="d6=5")
    assert hands(found, "jost") == ["messer", "purse"]
    assert found.fighter("jost").search is None


@pytest.mark.rule("LSK-ITM-04")
def test_with_full_hands_something_is_dropped_for_it() -> None:
    begun = searching(2, hands=["halberd"]).play("foe: nothing", dice="d6=5")
    found = begun.play("jost: search purse", "foe: nothing", dice="d6=5")
    assert (hands(found, "jost"), lies(found, "halberd")) == (["purse"], "0,0")


@pytest.mark.rule("LSK-ITM-04")
def test_missiles_that_were_found_hang_at_the_belt() -> None:
    jost = soldier(0, hands=["light-crossbow"], pouch=[{"item": "bolt", "count": 5}])
    begun = scene([jost], [foe(9)]).play("jost: search bolt", dice="d3=1")
    again = begun.play("foe: nothing", dice="d6=5").play(
        "jost: search bolt", "foe: nothing", dice="d6=5"
    )
    assert (hands(again, "jost"), lies(again, "bolt")) == (["light-crossbow"], "belt")


@pytest.mark.rule("LSK-ITM-04")
def test_another_action_or_a_grip_loses_the_progress() -> None:
    moved = searching(3).play("foe: nothing", dice="d6=5").play("jost: move path=0,1")
    again = moved.play("foe: nothing", dice="d6=5").play("jost: search purse", dice="d3=3")
    assert again.fighter("jost").search_left == 4
    asked = searching(3).play("foe: wrestle jost", "jost: stay-exposed", dice="d20=20 d20=1")
    assert act(asked, "foe: immobilise").fighter("jost").search is None


@pytest.mark.rule("LSK-ITM-04", "LSK-MOV-10")
def test_a_walk_goes_with_using_what_is_at_hand() -> None:
    begun = scene([soldier(0, belt=["torch"])], [dummy(9)], place={"dark": True})
    played = act(begun, "jost: use torch path=1,0;2,0 then=1,0")
    assert played.fighter("jost").lit
    assert played.fighter("jost").at == begun.fighter("jost").at + 16384


@pytest.mark.rule("LSK-ITM-04")
def test_a_surgeons_case_is_of_no_use_where_nobody_needs_it() -> None:
    begun = scene([soldier(0, belt=["surgeons-case"]), man("hans", 1, 0, "acted")], [dummy(9)])
    assert "use" not in begun.offers()


@pytest.mark.rule("LSK-ITM-04")
def test_nobody_moves_while_he_searches() -> None:
    begun = scene([searcher()], [dummy(9)])
    begun.refuses("jost: search purse path=0,1")
