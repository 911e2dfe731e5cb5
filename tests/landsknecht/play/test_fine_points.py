"""Clauses that only a single word of the code carries."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.asking.prospects import Prospects
from fechtbuch.books.landsknecht.kinds.arms import BELT, PACK
from fechtbuch.books.landsknecht.play.held_actions import _apply
from fechtbuch.books.landsknecht.play.sequence import out_of_the_net
from fechtbuch.books.landsknecht.rules.harm.out_of_action import wake
from fechtbuch.books.landsknecht.rules.harm.wounds import poison_works
from fechtbuch.books.landsknecht.rules.hitting.blow import FULL, Result, melee_blow
from fechtbuch.books.landsknecht.rules.hitting.to_hit import target_number
from fechtbuch.books.landsknecht.rules.moving.mounted import _shy
from fechtbuch.books.landsknecht.rules.shooting.missiles import shot
from tests.landsknecht.people import act, battle, dummy, soldier
from tests.landsknecht.scenes import man, scene
from tests.landsknecht.stage import OPEN, side, squares, stage


@pytest.mark.rule("LSK-CST-08")
def test_who_is_woken_has_nothing_left_of_his_sleep() -> None:
    fight = battle(scene([man("kurt", 0)], [man("hans", 5)]))
    hans = fight.by_slug("hans")
    hans.asleep, hans.sleep_left = True, 3
    wake(fight, hans)
    assert (hans.asleep, hans.sleep_left) == (False, 0)


@pytest.mark.rule("LSK-EQP-02")
@pytest.mark.parametrize(("face", "broken"), [(1, True), (2, False), (10, False)])
def test_silver_breaks_on_a_one_only(face: int, broken: bool) -> None:
    begun = scene([soldier(0, hands=["silver-sword"])], [dummy(1)])
    struck = act(begun, "jost: attack dummy silver-sword", dice=f"d20=20 d10={face}")
    assert bool(struck.happened("broken")) is broken
    odds = begun.chances("jost: attack dummy silver-sword", outcome=_broke, steps=0)
    assert odds[True] == pytest.approx(1 / 10)


def _broke(fight: Any) -> bool:
    return not fight.by_slug("jost").hands


@pytest.mark.rule("LSK-EQP-03")
@pytest.mark.parametrize("name", ["sleep", "paralysis", "deadly"])
def test_poison_does_nothing_to_the_dead(name: str) -> None:
    fight = battle(scene([man("kurt", 0)], [man("hans", 5, 0, "dead"), man("ilse", 6)]))
    hans = fight.by_slug("hans")
    before = len(fight.events)
    poison_works(fight, hans, name)
    assert (hans.asleep, hans.paralysed, len(fight.events)) == (False, False, before)
    fight.tied = True
    poison_works(fight, hans, name)
    assert fight.poisoned == []


@pytest.mark.rule("LSK-PAR-02", "LSK-PAR-03", "LSK-RUL-02")
@pytest.mark.parametrize(
    ("shoots", "switch", "parrying", "counts"),
    [
        (False, True, True, True),
        (False, False, True, True),
        (False, False, False, False),
        (True, True, True, True),
        (True, False, True, False),
    ],
)
def test_where_a_parry_counts(shoots: bool, switch: bool, parrying: bool, counts: bool) -> None:
    archer = man("kurt", 0, hands=["light-crossbow"], belt=[], quiver={"bolt": 9})
    foe = soldier(1, name="Foe", hands=["messer"])
    fight = battle(scene([archer], [foe], parry_missiles=switch))
    kurt, victim = fight.by_slug("kurt"), fight.by_slug("foe")
    victim.parrying = parrying
    blow = (
        shot(kurt, victim, kurt.hands[0], False)
        if shoots
        else melee_blow(fight, kurt, victim, None)
    )
    number = target_number(fight, blow, victim)
    assert ("parry" in {part.name for part in number.parts or []}) is counts


@pytest.mark.rule("LSK-MNT-06")
def test_whose_horse_bolts_holds_no_action_any_more() -> None:
    horseman = soldier(1, name="Rider", mount="riding-horse")
    begun = scene([dummy(0)], [horseman], morale=True, place={"contact_morale": False})
    fight = battle(begun, "2d6=6,6 d6=4")
    rider, horse = fight.by_slug("rider"), fight.by_slug("riding-horse")
    rider.holding_action = True
    _shy(fight, horse)
    assert (horse.bolting, rider.holding_action) == (4, False)


@pytest.mark.rule("LSK-MIS-04", "LSK-MIS-12")
def test_a_gun_may_misfire_into_a_crowd_as_well() -> None:
    gunner = man("kurt", 0, hands=[{"item": "wheellock-musket", "loaded": True}], belt=[])
    foes = [dummy(9, 0, name="Man 1"), dummy(9, 1, name="Man 2")]
    fired = act(scene([gunner], foes), "kurt: shoot-crowd man-1 path= then=", dice="d10=1")
    assert fired.event("misfire").item == "wheellock-musket"
    gun = fired.fighter("kurt").hands[0]
    assert (gun.jammed, gun.shots) == (True, 0)


@pytest.mark.rule("LSK-MOV-10", "LSK-MOV-02")
def test_a_run_leads_farther_than_a_move() -> None:
    begun = stage(side("Ours", man("kurt", 0)), side("Theirs", man("hans", 40)), ground=OPEN)
    turn = begun.play(dice="d6=5")
    walk, run = (max(_ends(turn.offers(verb))) for verb in ("move", "run"))
    assert run > walk
    there = ";".join(f"{x},0" for x in range(1, run + 1))
    assert squares(act(turn, f"kurt: run path={there}"), "kurt") == (run, 0)


def _ends(ways: list[str]) -> list[int]:
    """How far east each way leads."""
    return [int(way.split(";")[-1].split(",")[0]) for way in ways if way]


@pytest.mark.rule("LSK-DMG-05")
def test_blows_that_fall_together_are_summed_once() -> None:
    ours = [soldier(0, hands=["messer"]), soldier(1, 1, name="Veit", hands=["messer"])]
    fight = battle(scene(ours, [dummy(1, name="Foe"), dummy(2, name="Other")], dice="d6=5"))
    jost, veit = fight.by_slug("jost"), fight.by_slug("veit")
    foe, other = fight.by_slug("foe"), fight.by_slug("other")
    later = [
        Result(melee_blow(fight, jost, foe, jost.hands[0]), foe, FULL, 5),
        Result(melee_blow(fight, veit, foe, veit.hands[0]), foe, FULL, 4),
        Result(melee_blow(fight, veit, other, veit.hands[0]), other, FULL, 0),
    ]
    _apply(fight, later)
    assert (foe.wounds, other.wounds) == (200 - 9, 200)
    assert (jost.dealt, veit.dealt) == (5, 4)


@pytest.mark.rule("LSK-EQP-02", "LSK-RUL-89")
@pytest.mark.parametrize(("save", "free"), [(20, True), (1, False)])
def test_a_net_that_is_shaken_off_lies_there_for_anybody(save: int, free: bool) -> None:
    fight = battle(
        scene([soldier(0, hands=["weighted-net"])], [dummy(1, name="Foe")]), f"d20={save}"
    )
    net, foe = fight.by_slug("jost").hands[0], fight.by_slug("foe")
    fight.by_slug("jost").hands = []
    foe.netted, net.closed_on, net.holder, net.at = True, foe.index, -1, -1
    assert out_of_the_net(fight, foe) is free
    assert foe.netted is not free
    assert (net.closed_on, net.at) == ((-1, foe.at) if free else (foe.index, -1))


@pytest.mark.rule("LSK-WPN-07")
@pytest.mark.parametrize(("place", "lost", "offered"), [(BELT, 0, 1), (PACK, 0, 0), (BELT, 2, 0)])
def test_only_a_shield_at_the_belt_is_put_on_by_who_has_an_arm(
    place: int, lost: int, offered: int
) -> None:
    begun = scene([soldier(0, shield="shield", belt=["dagger"])], [dummy(9)])
    fight = battle(begun)
    jost = fight.by_slug("jost")
    shield = next(thing for thing in jost.hands if thing.kind == "shield")
    jost.hands, jost.carried = [], [*jost.carried, shield]
    shield.place, jost.arms_lost = place, lost
    found = Prospects(fight, jost).handled_things("put-on")
    assert len(found) == offered


@pytest.mark.rule("LSK-SEQ-08")
def test_of_friends_who_win_together_the_first_is_named() -> None:
    begun = stage(
        side("Kurt", man("kurt", 0), friends="ilse"),
        side("Hans", man("hans", 1, 0, "surrendered")),
        side("Ilse", man("ilse", 5)),
    )
    assert begun.play(otherwise="default", until="over", dice="d6=5").winner == "kurt"


@pytest.mark.rule("LSK-SEQ-06")
@pytest.mark.parametrize(("feet", "apart"), [(5, 1), (10, 2), (60, 12)])
def test_sides_that_meet_stand_so_many_squares_apart(feet: int, apart: int) -> None:
    nowhere = [{"use": "kurt"}, {"use": "hans"}]
    met = stage(side("Ours", nowhere[0]), side("Theirs", nowhere[1]), scene={"distance": feet})
    played = met.play(otherwise="default", dice="d6=6")
    (_, one), (_, other) = squares(played, "kurt"), squares(played, "hans")
    assert other - one == apart
