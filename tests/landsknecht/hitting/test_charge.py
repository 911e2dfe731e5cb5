"""The charge (4.7): run-up, exposure, multipliers, and the polearm that waits."""

from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.scenes import bands, man, numbers, outcome, percent, scene

STRAIGHT = "path=1,0;2,0;3,0;4,0"


def charging(target: dict[str, Any], **options: Any) -> Situation:
    """Kurt's charge over 20 feet at somebody at 5,0, declared and run."""
    begun = scene([man("kurt", 0)], [target, man("wolf", 50, 0, "acted")], **options)
    return begun.play(f"kurt: charge target={target['use']} weapon=messer {STRAIGHT}")


@pytest.mark.rule("LSK-CHG-01")
def test_a_full_hit_in_a_charge_is_doubled_and_the_number_is_not_changed() -> None:
    played = charging(man("ilse", 5, wounds=99)).play("ilse: none", dice="d20=7 d8=4", steps=0)
    assert numbers(played) == (16, 12)
    assert outcome(played).amount == 22


@pytest.mark.rule("LSK-CHG-01", "LSK-MOV-04", "LSK-RUL-08")
def test_the_run_up_is_at_least_half_the_combat_move() -> None:
    assert "charge" not in scene([man("kurt", 0)], [man("hans", 2)]).offers()
    near = scene([man("kurt", 0)], [man("hans", 4)])
    near.refuses("kurt: charge target=hans weapon=messer path=1,0;2,0;3,0")
    far = scene([man("kurt", 0)], [man("hans", 5)])
    assert STRAIGHT.removeprefix("path=") in far.offers("charge target=hans weapon=messer")


@pytest.mark.rule("LSK-RUL-08")
def test_the_run_itself_counts_and_not_the_distance_before_it() -> None:
    """Hans's halberd reaches 10': from 20' away his run is 10', his minimum 15'."""
    begun = scene([man("hans", 0)], [man("kurt", 4)])
    for way in begun.offers("charge target=kurt weapon=halberd"):
        assert len(way.split(";")) >= 3
    begun = scene([man("hans", 0)], [man("kurt", 5)])
    assert begun.offers("charge target=kurt weapon=halberd")


@pytest.mark.rule("LSK-RUL-08")
def test_the_run_is_at_most_the_running_move() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 25)])
    assert "hans" in begun.offers("charge")
    begun = scene([man("kurt", 0)], [man("hans", 26)])
    assert "charge" not in begun.offers()


@pytest.mark.rule("LSK-RUL-08", "LSK-MOV-09")
@pytest.mark.parametrize(
    ("ground", "reason"),
    [({"walls": [[2, 0]]}, "wall"), ({"difficult": [[2, 0]]}, "difficult-ground")],
)
def test_walls_and_difficult_ground_obstruct(ground: dict[str, Any], reason: str) -> None:
    begun = scene([man("kurt", 0)], [man("hans", 5)], ground=ground)
    begun.refuses(f"kurt: charge target=hans weapon=messer {STRAIGHT}", reason=reason)


@pytest.mark.rule("LSK-MOV-04", "LSK-RUL-08", "LSK-MOV-09")
def test_a_charge_is_refused_with_the_reason_that_is_in_its_way() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 8), man("ilse", 12)])
    told = "kurt: charge target={} weapon=messer path={}"
    for target, end, reason, rule in (
        ("hans", 3, "run-up-too-short", "LSK-MOV-04"),
        ("hans", 6, "target-out-of-reach", "LSK-MOV-07"),
        ("ilse", 11, "blocked", "LSK-MOV-09"),
    ):
        path = ";".join(f"{x},0" for x in range(1, end + 1))
        begun.refuses(told.format(target, path), reason, rule)
    path = ";".join(f"{x},1" for x in range(1, 12))
    begun.refuses(told.format("ilse", path), "path-not-straight", "LSK-MOV-09")
    clear = scene([man("kurt", 0)], [man("ilse", 9), man("hans", 40)])
    path = ";".join(f"{x},-{x}" for x in range(1, 30))
    clear.refuses(told.format("ilse", path), "too-far", "LSK-RUL-08")


@pytest.mark.rule("LSK-RUL-08", "LSK-MOV-09")
@pytest.mark.parametrize("state", ["acted", "down"])
def test_anybody_in_the_way_obstructs(state: str) -> None:
    begun = scene([man("kurt", 0), man("bertha", 2, 0, state)], [man("hans", 5)])
    begun.refuses(
        f"kurt: charge target=hans weapon=messer {STRAIGHT}",
        reason="blocked",
        rule="LSK-MOV-09",
    )


@pytest.mark.rule("LSK-RUL-08", "LSK-MOV-09")
def test_a_crooked_way_is_no_charge() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 5)])
    begun.refuses("kurt: charge target=hans weapon=messer path=1,1;2,1;3,0;4,0")


@pytest.mark.rule("LSK-CHG-02")
def test_the_charger_is_exposed_to_blows_and_missiles_until_the_next_round() -> None:
    begun = scene([man("kurt", 0, wounds=99)], [man("ilse", 5), man("anselm", 9)])
    struck = begun.play(
        f"kurt: charge ilse weapon=messer {STRAIGHT}", "ilse: counter", dice="d20=1 d8=1 d20=20"
    )
    first = struck.rolls("attack")[0].tally
    assert first is not None
    assert first.total == 16
    shot = struck.play("anselm: shoot kurt path= then=", dice="d20=15 d8=1", steps=0)
    assert shot.parts("attack")["charging"] == 2
    later = shot.play(dice="d6=5")
    assert not later.fighter("kurt").charged


@pytest.mark.rule("LSK-CHG-02")
def test_the_exposure_lasts_to_the_end_of_the_round() -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 5, 0, "acted"), man("hans", 6, 1)])
    charged = begun.play(
        f"kurt: charge ilse weapon=messer {STRAIGHT}", "hans@runner: let-pass", dice="d20=20"
    )
    struck = charged.play("hans: attack kurt weapon=halberd path= then=", dice="d20=20", steps=0)
    assert struck.parts("attack")["charging"] == 2


@pytest.mark.rule("LSK-CHG-03", "LSK-RUL-42")
@pytest.mark.parametrize(
    ("held", "factor"),
    [("halberd", 2), ("spear", 2), ("lance", 2), ("rapier", 1), ("two-handed-sword", 1)],
)
def test_only_polearms_double_when_they_receive_a_charge(held: str, factor: int) -> None:
    die = {"halberd": 8, "spear": 6, "lance": 10, "rapier": 8, "two-handed-sword": 10}[held]
    waiting = man("ilse", 5, hands=[held], belt=[])
    begun = scene([man("kurt", 0, wounds=99)], [waiting])
    played = begun.play(
        f"kurt: charge ilse weapon=messer {STRAIGHT}",
        "ilse: counter",
        dice=f"d20=5 d{die}=2 d20=20",
        steps=0,
    )
    assert played.event("full-hit", actor="ilse").amount == 7 * factor


@pytest.mark.rule("LSK-CHG-03", "LSK-RUL-11")
def test_outside_a_charge_a_counter_has_no_multiplier() -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 1)])
    played = begun.play(
        "kurt: attack ilse weapon=messer", "ilse: counter", dice="d20=5 d8=2 d20=20", steps=0
    )
    assert played.event("full-hit", actor="ilse").amount == 7


@pytest.mark.rule("LSK-CHG-03")
def test_the_target_may_guard_against_a_charge() -> None:
    played = charging(man("ilse", 5)).play("ilse: guard", dice="d20=20", steps=0)
    assert played.tally("attack").total == 14


@pytest.mark.rule("LSK-CHG-03")
def test_a_target_that_has_acted_cannot_receive_the_charge() -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 5, 0, "acted")])
    played = begun.play(f"kurt: charge ilse weapon=messer {STRAIGHT}", dice="d20=20", steps=0)
    assert "answer" not in [asked.kind for asked in played.asked]


@pytest.mark.rule("LSK-CHG-04", "LSK-RUL-03")
def test_glancing_hits_stay_at_one_in_a_charge() -> None:
    played = charging(man("ilse", 5)).play("ilse: none", dice="d20=14", steps=0)
    assert outcome(played).amount == 1


@pytest.mark.rule("LSK-CHG-04", "LSK-ATK-10")
def test_multipliers_do_not_multiply_each_other() -> None:
    """A lance in a mounted charge triples; it does not double and triple."""
    begun = scene([man("ulrich", 0)], [man("hans", 11, 0, "acted", wounds=400)])
    way = ";".join(f"{x},0" for x in range(1, 10))
    played = begun.play(f"ulrich: charge hans weapon=lance path={way}", dice="d20=8 d10=7", steps=0)
    assert outcome(played).amount == 45


@pytest.mark.rule("LSK-RUL-03")
def test_the_switch_multiplies_the_weapon_die_only() -> None:
    played = charging(man("ilse", 5, wounds=99), multiply="die").play(
        "ilse: none", dice="d20=7 d8=4", steps=0
    )
    assert outcome(played).amount == 7 + 2 * 4


@pytest.mark.rule("LSK-CHG-05", "LSK-MOV-02")
def test_others_strike_at_the_running_charger_with_the_exposure_the_target_does_not() -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 5), man("bertha", 2, 1, worn=["cestus"])])
    asked = begun.play(f"kurt: charge ilse weapon=messer {STRAIGHT}")
    assert asked.question.id.endswith("runner-bertha")
    played = asked.play("bertha: attack weapon=cestus", dice="d20=20")
    assert played.parts("attack")["charging"] == 2
    assert played.question.id.endswith("answer-ilse")


@pytest.mark.rule("LSK-CHG-05")
def test_nothing_follows_a_charge() -> None:
    played = charging(man("ilse", 5)).play("ilse: none", dice="d20=20", steps=0)
    assert played.fighter("kurt").turn_over
    begun = scene([man("kurt", 0)], [man("ilse", 5)])
    begun.refuses(f"kurt: charge ilse weapon=messer {STRAIGHT} then=3,0")


@pytest.mark.rule("LSK-CHG-05")
def test_the_exposure_stays_even_if_the_blow_was_never_struck() -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 5, wounds_left=1), man("hans", 40)])
    played = begun.play(
        f"kurt: charge ilse weapon=messer {STRAIGHT}",
        "edict: set fighter=ilse field=at value=20,20",
        "ilse: none",
        otherwise="default",
        until="theirs@next",
        dice="d20=20",
    )
    assert played.fighter("kurt").charged


@pytest.mark.rule("LSK-CHG-05", "LSK-CHG-02")
def test_a_riders_charge_exposes_rider_and_mount() -> None:
    begun = scene(
        [man("ulrich", 0)], [man("militiaman", 11, 0, "acted", wounds=400), man("hans", 11, 1)]
    )
    way = ";".join(f"{x},0" for x in range(1, 10))
    charged = begun.play(
        f"ulrich: charge militiaman weapon=lance path={way}",
        "hans@runner: let-pass",
        dice="d20=20 d10=1",
        otherwise="default",
        until="hans@turn",
    )
    at_rider = charged.play(
        "hans: attack ulrich weapon=halberd path= then=", dice="d20=20", steps=0
    )
    assert at_rider.tally("attack").total == 7 - 1 + 2 + 2
    at_mount = charged.play(
        "hans: attack warhorse weapon=halberd path= then=", dice="d20=20", steps=0
    )
    assert at_mount.tally("attack").total == 13 + 2 + 2


@pytest.mark.rule("LSK-RUL-10")
@pytest.mark.parametrize(
    ("held", "switch", "factor"),
    [
        ("lance", "polearm", 3),
        ("long-sword", "polearm", 2),
        ("long-sword", "any", 3),
        ("lance", "any", 3),
    ],
)
def test_what_a_mounted_charge_multiplies(held: str, switch: str, factor: int) -> None:
    rider = man("ulrich", 0, hands=[held], belt=[])
    begun = scene([rider], [man("militiaman", 11, 0, "acted", wounds=400)], mounted_triple=switch)
    way = ";".join(f"{x},0" for x in range(1, 10 if held == "lance" else 11))
    die = 10 if held == "lance" else 8
    played = begun.play(
        f"ulrich: charge militiaman weapon={held} path={way}", dice=f"d20=5 d{die}=2", steps=0
    )
    assert outcome(played).amount == 7 * factor


@pytest.mark.rule("LSK-RUL-11", "LSK-MNT-05")
@pytest.mark.parametrize(("held", "factor"), [("pike", 3), ("rapier", 1)])
def test_polearms_triple_against_a_mounted_charge(held: str, factor: int) -> None:
    rider = man("ulrich", 0, hands=["long-sword"], belt=[], wounds=99)
    begun = scene([rider], [man("ilse", 11, hands=[held], belt=[])])
    way = ";".join(f"{x},0" for x in range(1, 11))
    played = begun.play(
        f"ulrich: charge ilse weapon=long-sword path={way}",
        "ilse: counter",
        dice="d20=2 d8=2 d20=20",
        steps=0,
    )
    # AC 7, saddle −1, charge +2, Ilse +4: 12, and AR 6 leaves 6.
    assert played.event("full-hit", actor="ilse").values["limit"] == 6
    assert played.event("full-hit", actor="ilse").amount == 4 * factor


@pytest.mark.rule("LSK-CHG-01", "LSK-MOV-04")
def test_missiles_cannot_be_used_to_charge() -> None:
    begun = scene([man("anselm", 0)], [man("hans", 9)])
    assert "heavy-crossbow" not in begun.offers("charge target=hans")


@pytest.mark.rule("LSK-CHG-01")
def test_chances_of_a_charge_are_those_of_the_blow() -> None:
    asked = charging(man("ilse", 5, wounds=400))
    assert bands(asked, "ilse: none") == percent(60, 20, 20)
