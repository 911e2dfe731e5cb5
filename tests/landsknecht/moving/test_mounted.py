"""Mounted combat (4.13): the saddle, the charge, the mount itself."""

from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.people import act, dummy, soldier, stands
from tests.landsknecht.scenes import man, scene


def rider(x: int, y: int = 0, *states: str, **changes: Any) -> dict[str, Any]:
    """Jost on a warhorse, with a sword unless something else is said."""
    return soldier(x, y, *states, **{"mount": "warhorse", "hands": ["messer"], **changes})


# In the saddle


@pytest.mark.rule("LSK-MNT-01")
@pytest.mark.parametrize(
    ("weapon", "bonus"),
    [
        ("messer", True),
        ("rapier", True),
        ("staff", True),
        ("spear", True),
        ("dagger", False),
        ("arming-sword", False),
        ("whip", False),
        ("weighted-net", False),
    ],
)
def test_one_better_from_the_saddle_but_not_with_minor_or_small_weapons(
    weapon: str, bonus: bool
) -> None:
    begun = scene([rider(0, hands=[weapon])], [dummy(1)])
    played = act(begun, f"jost: attack target=dummy weapon={weapon}", dice="d20=20")
    assert ("mounted" in played.parts("attack")) is bonus


@pytest.mark.rule("LSK-MNT-01", "LSK-MNT-02")
def test_neither_counts_against_another_rider() -> None:
    begun = scene([rider(0)], [man("mounted-sergeant", 1, 0, "acted")])
    parts = act(begun, "jost: attack mounted-sergeant messer", dice="d20=20").parts("attack")
    assert "mounted" not in parts
    assert "saddle" not in parts


@pytest.mark.rule("LSK-MNT-02")
@pytest.mark.parametrize("weapon", ["messer", "dagger"])
def test_those_on_foot_find_a_rider_harder_to_hit(weapon: str) -> None:
    begun = scene([soldier(0, hands=["messer"])], [rider(1, 0, "acted", hands=[weapon])])
    at_rider = act(begun, "jost: attack jost-2 messer", dice="d20=20")
    assert at_rider.parts("attack")["saddle"] == -1
    at_horse = act(begun, "jost: attack warhorse messer", dice="d20=20")
    assert at_horse.parts("attack") == {"armour-class": 13, "attacker-weapon-skill": 3}


@pytest.mark.rule("LSK-MNT-03")
def test_shots_and_throws_from_the_saddle_are_five_worse() -> None:
    bow = rider(0, hands=["light-crossbow"], quiver={"bolt": 5})
    played = act(scene([bow], [dummy(4)]), "jost: shoot dummy", dice="d20=20")
    assert played.parts("attack")["from-the-saddle"] == -5
    knife = rider(0, hands=["dagger"])
    played = act(scene([knife], [dummy(2)]), "jost: throw dummy dagger path=", dice="d20=20")
    assert played.parts("attack")["from-the-saddle"] == -5


# The charge


def charge(weapon: str, **options: Any) -> Situation:
    """A full hit in a mounted charge: the d20 shows 5, the weapon die 3."""
    begun = scene([rider(0, hands=[weapon])], [dummy(12)], **options)
    die = "d10=3" if weapon == "lance" else "d8=3"
    return act(begun, f"jost: charge target=dummy weapon={weapon}", dice=f"d20=5 {die}")


@pytest.mark.rule("LSK-MNT-04")
def test_a_polearm_triples_in_a_mounted_charge_and_everything_else_doubles() -> None:
    assert charge("halberd").event("full-hit").amount == 24
    assert charge("lance").event("full-hit").amount == 24
    assert charge("messer").event("full-hit").amount == 16
    assert charge("messer", mounted_triple="any").event("full-hit").amount == 24


@pytest.mark.rule("LSK-MNT-04")
def test_the_run_up_is_that_of_the_mount() -> None:
    # 40' are needed, half of 80'; of the squares beside the second dummy two are so far away.
    assert "charge" not in scene([rider(0)], [dummy(6)]).offers()
    assert "charge" in scene([rider(0)], [dummy(7)]).offers()
    assert "charge" in scene([rider(0)], [dummy(49)]).offers()
    assert "charge" not in scene([rider(0)], [dummy(50)]).offers()


@pytest.mark.rule("LSK-MNT-04")
def test_rider_and_mount_are_both_exposed() -> None:
    begun = scene([rider(0)], [dummy(12), soldier(12, 1, name="Foe", hands=["dagger"])])
    path = ";".join(f"{x},0" for x in range(1, 12))
    charged = begun.play(
        f"jost: charge target=dummy weapon=messer path={path}", "foe: let-pass", dice="d20=20"
    )
    for target in ("jost", "warhorse"):
        played = act(charged, f"foe: attack {target} dagger", dice="d20=1 d4=1")
        assert played.parts("attack")["charging"] == 2


@pytest.mark.rule("LSK-MNT-04")
def test_a_lance_in_one_hand_leaves_the_shield_its_value_for_the_round() -> None:
    foe = soldier(21, 1, name="Foe", hands=["dagger"])
    begun = scene([man("ulrich", 0)], [dummy(22), foe])
    path = ";".join(f"{x},0" for x in range(1, 21))
    charged = begun.play(
        f"ulrich: charge target=dummy weapon=lance path={path}",
        "foe: let-pass",
        dice="d20=1 d10=1",
    )
    played = act(charged, "foe: attack ulrich dagger path=", dice="d20=20")
    assert played.parts("attack")["shield"] == -2
    # Held in both hands it leaves him none.
    still = scene(
        [man("ulrich", 0, 0, "acted")], [soldier(1, name="Foe", hands=["dagger"])], dice="d6=2"
    )
    played = act(still, "foe: attack ulrich dagger", dice="d20=20")
    assert "shield" not in played.parts("attack")


@pytest.mark.rule("LSK-MNT-05")
def test_a_polearm_triples_against_a_mounted_charge() -> None:
    foe = soldier(12, name="Foe", hands=["halberd"])
    begun = scene([rider(0)], [foe])
    asked = begun.play("jost: charge foe messer")
    played = act(asked, "foe: counter", dice="d20=1 d8=3 d20=20")
    assert played.event("full-hit", actor="foe").amount == 12
    rapier = soldier(12, name="Foe", hands=["rapier"])
    asked = scene([rider(0)], [rapier]).play("jost: charge foe messer")
    played = act(asked, "foe: counter", dice="d20=1 d8=3 d20=20")
    assert played.event("full-hit", actor="foe").amount == 4


# The mount


@pytest.mark.rule("LSK-MNT-06")
def test_rider_and_mount_move_together_at_the_mounts_pace() -> None:
    begun = scene([rider(0)], [dummy(30)])
    path = ";".join(f"{x},0" for x in range(1, 17))
    played = act(begun, f"jost: move path={path}")
    assert (stands(played, "jost"), stands(played, "warhorse")) == ("16,0", "16,0")
    begun.refuses(f"jost: move path={path};17,0", "too-far")


@pytest.mark.rule("LSK-MNT-06")
def test_the_attacker_names_rider_or_mount() -> None:
    begun = scene([soldier(0, name="Foe", hands=["messer"])], [rider(1)])
    assert begun.offers("attack") == ["jost", "warhorse"]
    played = act(begun, "foe: attack warhorse messer", dice="d20=5 d8=1")  # it never answers
    assert (played.fighter("warhorse").wounds, played.fighter("jost").wounds) == (9, 15)


def fallen_horse(save: str, **changes: Any) -> Situation:
    """The warhorse under Jost is struck for 20."""
    begun = scene([soldier(0, name="Foe", hands=["messer"])], [rider(1, **changes)])
    return act(begun, "foe: attack warhorse messer", dice=f"d20=13 d8=7 {save}")


@pytest.mark.rule("LSK-MNT-06", "LSK-DMG-02")
def test_a_mount_at_zero_is_down_and_below_dead_without_an_injury() -> None:
    down = fallen_horse("d20=14", mount_wounds=20).fighter("warhorse")
    assert (down.down, down.dead) == (True, False)
    assert fallen_horse("d20=14", mount_wounds=19).fighter("warhorse").dead


@pytest.mark.rule("LSK-MNT-06")
def test_the_rider_falls_beside_it_and_saves_or_is_hurt() -> None:
    hurt = fallen_horse("d20=13 d6=4", armour="full-plate")
    jost = hurt.fighter("jost")
    assert (jost.wounds, jost.mount) == (11, -1)  # armour does not help
    assert hurt.fight.apart(jost, hurt.fighter("warhorse")) == 1
    assert fallen_horse("d20=14").fighter("jost").wounds == 15


@pytest.mark.rule("LSK-MNT-06")
def test_a_fall_ends_the_movement() -> None:
    foe = soldier(1, name="Foe", hands=["messer"])
    begun = scene([foe], [rider(2, mount_wounds=2, hands=["messer"])])
    held = begun.play("foe: hold")
    asked = held.play("jost: attack foe messer path= then=3,0;4,0;5,0")
    played = act(
        asked, "foe: attack target=warhorse weapon=messer", dice="d20=20 d20=5 d8=8 d20=20"
    )
    assert played.fighter("warhorse").dead
    assert played.fight.apart(played.fighter("jost"), played.fighter("warhorse")) == 1


def wounded_horse(mount: str, dice: str, *, begins: str = "d6=5", **options: Any) -> Situation:
    """An enemy scratches the mount of somebody whose turn comes next."""
    options = {"morale": True, **options}
    foe = soldier(0, name="Foe", hands=["dagger"], wounds=50)
    place = {"contact_morale": False}
    begun = scene([foe], [rider(1, mount=mount, name="Rider")], place=place, dice=begins, **options)
    return begun.play(f"foe: attack {mount} dagger", dice=f"d20=1 d4=1 {dice}")


@pytest.mark.rule("LSK-MNT-06")
@pytest.mark.parametrize(("mount", "score"), [("riding-horse", 6), ("pony", 6), ("mule", 7)])
def test_an_untrained_mount_bolts_when_first_wounded(mount: str, score: int) -> None:
    stood = wounded_horse(mount, f"2d6=1,{score - 1}")
    assert stood.fighter(mount).bolting == 0
    gone = wounded_horse(mount, f"2d6=2,{score - 1} d6=4")
    assert gone.fighter(mount).bolting == 4
    assert gone.offers() == ["nothing", "jump-off"]


@pytest.mark.rule("LSK-MNT-06")
def test_a_warhorse_does_not_and_nothing_bolts_without_morale() -> None:
    assert wounded_horse("warhorse", "").fighter("warhorse").bolting == 0
    assert wounded_horse("riding-horse", "", morale=False).fighter("riding-horse").bolting == 0


@pytest.mark.rule("LSK-MNT-06")
def test_only_the_first_wound_frightens() -> None:
    stood = wounded_horse("riding-horse", "2d6=1,1").play("rider: nothing", dice="d6=5")
    again = act(stood, "foe: attack riding-horse dagger", dice="d20=1 d4=1")
    assert not again.rolls("morale")


@pytest.mark.rule("LSK-MNT-06")
def test_a_bolting_mount_runs_its_full_move_and_may_be_struck_in_passing() -> None:
    gone = wounded_horse("riding-horse", "2d6=6,6 d6=1")
    ran = act(gone, "rider: nothing")  # the foe has struck already
    assert stands(ran, "rider") == stands(ran, "riding-horse")
    assert ran.fight.apart(ran.fighter("rider"), ran.fighter("foe")) == 49
    assert (ran.fighter("riding-horse").bolting, ran.fighter("rider").acted) == (0, True)
    # Next Round the foe has not attacked yet when the horse goes by again.
    twice = wounded_horse("riding-horse", "2d6=6,6 d6=2").play("rider: nothing", dice="d6=2")
    assert twice.offers() == ["nothing", "jump-off"]


@pytest.mark.rule("LSK-MNT-06", "LSK-MOV-02")
def test_a_bolting_mount_runs_through_the_reach_of_others() -> None:
    foe = soldier(0, name="Foe", hands=["dagger"])
    third = soldier(2, 1, name="Third", hands=["dagger"])
    begun = scene(
        [foe, third], [rider(1, mount="riding-horse", name="Rider")],
        place={"contact_morale": False}, morale=True,
    ).play("ours: next who=foe")  # fmt: skip
    gone = begun.play(
        "foe: attack riding-horse dagger", "third: nothing", dice="d20=1 d4=1 2d6=6,6 d6=1"
    )
    assert gone.play("rider: nothing").question.id.endswith("runner-third")


@pytest.mark.rule("LSK-MNT-06")
def test_jumping_off_is_a_fall() -> None:
    gone = wounded_horse("riding-horse", "2d6=6,6 d6=3")
    jumped = act(gone, "rider: jump-off", dice="d20=13 d6=2")
    assert (jumped.fighter("rider").mount, jumped.fighter("rider").wounds) == (-1, 13)


@pytest.mark.rule("LSK-MNT-06", "LSK-EQP-07")
def test_a_warhorse_strikes_when_its_rider_does_not() -> None:
    begun = scene([rider(0)], [dummy(1)])
    turn = begun.play("jost: nothing")
    assert turn.question.id.endswith("turn-warhorse")
    assert turn.offers() == ["nothing", "attack"]
    played = act(turn, "warhorse: attack dummy", dice="d20=5 d6=4")
    assert played.parts("attack")["attacker-weapon-skill"] == 2
    assert played.event("full-hit").amount == 9


@pytest.mark.rule("LSK-MNT-06")
def test_it_does_not_strike_when_the_rider_has() -> None:
    after = scene([rider(0)], [dummy(1)]).play("jost: attack dummy messer", dice="d20=20 d6=5")
    assert after.question.id.endswith("turn-jost")  # the next Round


@pytest.mark.rule("LSK-MNT-06")
def test_after_it_has_struck_the_rider_does_not() -> None:
    foe = soldier(1, name="Foe", hands=["dagger"])
    begun = scene([rider(0, hands=["halberd"])], [foe]).play("jost: nothing")
    kicked = begun.play("warhorse: attack foe", "foe: none", dice="d20=20")
    asked = kicked.play("foe: attack jost dagger")
    assert asked.offers() == ["none", "guard", "parry"]  # a counter-attack would be a blow
    calm = begun.play("warhorse: nothing").play("foe: attack jost dagger")
    assert calm.offers() == ["none", "counter", "guard", "parry"]


@pytest.mark.rule("LSK-MNT-06")
def test_an_untrained_mount_has_no_turn() -> None:
    after = scene([rider(0, mount="riding-horse")], [dummy(1)]).play("jost: nothing", dice="d6=5")
    assert after.question.id.endswith("turn-jost")


# On and off


@pytest.mark.rule("LSK-MNT-07")
def test_mounting_is_an_action_with_a_walk_before_it() -> None:
    begun = scene([rider(0, mounted=False)], [dummy(9)])
    assert begun.fighter("jost").mount == -1
    played = act(begun, "jost: mount warhorse")
    assert played.fighter("jost").mount == played.fighter("warhorse").index
    assert stands(played, "jost") == stands(played, "warhorse")
    assert played.fighter("jost").acted


@pytest.mark.rule("LSK-MNT-07")
def test_dismounting_is_an_action_after_a_ride_to_the_place() -> None:
    played = act(scene([rider(0)], [dummy(9)]), "jost: dismount path=1,0;2,0")
    assert (played.fighter("jost").mount, stands(played, "warhorse")) == (-1, "2,0")
    assert played.fight.apart(played.fighter("jost"), played.fighter("warhorse")) == 1
    assert played.fighter("jost").acted


@pytest.mark.rule("LSK-MNT-07")
def test_a_rider_held_by_somebody_on_foot_is_pulled_from_the_saddle() -> None:
    begun = scene([soldier(0, name="Foe")], [rider(1, 0, "acted")])
    played = act(begun, "foe: wrestle jost", "foe: immobilise", dice="d20=15 d20=5")
    assert (played.fighter("jost").mount, played.fighter("jost").wounds) == (-1, 15)
    assert played.fight.apart(played.fighter("jost"), played.fighter("warhorse")) == 1
    assert played.fight.apart(played.fighter("jost"), played.fighter("foe")) == 1


@pytest.mark.rule("LSK-MNT-07")
def test_a_rider_held_by_a_rider_keeps_his_seat() -> None:
    begun = scene([rider(0, name="Foe", hands=[])], [rider(1, 0, "acted")])
    played = act(begun, "foe: wrestle jost", "foe: immobilise", dice="d20=15 d20=5")
    assert played.fighter("jost").mounted()


@pytest.mark.rule("LSK-MNT-07")
def test_a_rider_brought_down_falls_beside_his_mount_which_stands_still() -> None:
    begun = scene([soldier(0, name="Foe", hands=["messer"])], [rider(1, wounds=9)])
    asked = begun.play("foe: attack jost messer")
    played = act(asked, "jost: none", dice="d20=5 d8=4")
    jost, horse = played.fighter("jost"), played.fighter("warhorse")
    assert (jost.down, jost.mount, horse.rider, horse.down) == (True, -1, -1, False)
    assert played.fight.apart(jost, horse) == 1
    assert stands(played, "warhorse") == "1,0"
    assert horse.rate == 240


@pytest.mark.rule("LSK-RUL-70")
def test_a_rider_who_has_parried_is_carried_off_on_his_turn_all_the_same() -> None:
    foes = [soldier(0, name="Foe", hands=["dagger"], wounds=50), dummy(0, 1, name="Second")]
    del foes[1]["states"]
    begun = scene(
        foes, [rider(1, mount="riding-horse", name="Rider"), dummy(40)],
        place={"contact_morale": False}, morale=True,
    ).play("ours: next who=second")  # fmt: skip
    parried = begun.play("second: attack rider short-sword", "rider: parry", dice="d20=20")
    gone = parried.play("foe: attack riding-horse dagger", dice="d20=1 d4=1 2d6=6,6 d6=2 d6=5")
    assert gone.happened("bolted")
    assert gone.fighter("riding-horse").bolting == 1


@pytest.mark.rule("LSK-RUL-70")
def test_a_rider_whose_horse_bolts_gives_no_answer() -> None:
    gone = wounded_horse("riding-horse", "2d6=6,6 d6=3")
    free = gone.play("rider: nothing", dice="d6=5")
    assert free.fighter("riding-horse").bolting == 2
    assert not free.fighter("rider").acted
    assert free.fight.volunteer_question(free.fighter("rider")) is None


@pytest.mark.rule("LSK-RUL-72")
def test_a_lance_reaches_ten_feet_on_foot_or_in_a_charge_only() -> None:
    lancer = rider(0, hands=["lance"])
    ground = {"bounds": [0, 0, 12, 0]}
    blocked = scene([lancer, dummy(1, name="Mate")], [dummy(2)], ground=ground)
    assert "attack" not in blocked.offers()
    on_foot = scene([soldier(0, hands=["lance"]), dummy(1, name="Mate")], [dummy(2)], ground=ground)
    assert "attack" in on_foot.offers()
    far = scene([lancer], [dummy(12)], ground=ground)
    ways = far.offers("charge target=dummy weapon=lance")
    assert any(way.endswith("10,0") for way in ways)
