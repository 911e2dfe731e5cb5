"""Throwing, blasts, clouds and fires (THR)."""

from typing import Any

import pytest

from fechtbuch.books.phase_six.rules.conditions import begin_turn, refresh
from fechtbuch.books.phase_six.rules.throwing import FUMES, TEARS
from fechtbuch.engine.fields import field
from tests.phase_six.stage import stage, totals, wall, who

HIT4 = totals(5, 1, 1, 1)


def thrower(*items: object, **changes: Any) -> dict[str, object]:
    return who("vance", 0, items=list(items), **changes)


@pytest.mark.rule("PSX-THR-01", "PSX-EQP-06", "PSX-TRN-13")
def test_one_success_and_it_lands_where_it_should() -> None:
    fight = stage([thrower("he-grenade")], [who("grom", 20, health=50)])
    thrown = fight.play("vance: throw he-grenade at=20,0", dice=f"{HIT4} d6=1")
    assert thrown.happened("deviates") == []
    assert thrown.event("blast").values["at"] == field(20, 0)
    assert thrown.fighter("vance").actions == 1
    assert thrown.fight.thing_by_slug("he-grenade").count == 0
    assert thrown.event("check-dice").amount == 4


@pytest.mark.rule("PSX-THR-05")
def test_grenades_fly_thirty_metres_where_one_can_see() -> None:
    fight = stage([thrower("he-grenade", "throwing-net")], [who("grom", 20)]).play()
    fight.refuses("vance: throw he-grenade at=31,0", reason="out-of-throwing-range")
    edge = {"bounds": [-5, -5, 20, 5]}
    small = stage([thrower("he-grenade")], [who("grom", 20)], ground=edge).play()
    small.refuses("vance: throw he-grenade at=21,0", reason="out-of-throwing-range")
    fight.play("vance: throw he-grenade at=30,0", dice=f"{HIT4} d6=1")
    fight.refuses("vance: throw throwing-net at=11,0", reason="out-of-throwing-range")
    walls = {"bounds": [-5, -5, 40, 5], "walls": [[5, -5, 5, 5]]}
    blind = stage([thrower("he-grenade")], [who("grom", 20)], ground=walls).play()
    blind.refuses("vance: throw he-grenade at=20,0", reason="out-of-throwing-range")
    blind.refuses("vance: throw he-grenade at=5,0", reason="out-of-throwing-range")


@pytest.mark.rule("PSX-THR-01", "PSX-THR-05")
def test_a_thing_is_thrown_at_any_field_in_sight_whoever_stands_there() -> None:
    walls = {"bounds": [-5, -5, 12, 5], "walls": [[5, -5, 5, 5]]}
    hidden = stage([thrower("smoke-grenade")], [who("grom", 10)], ground=walls).play()
    here = hidden.slot("throw item=smoke-grenade").values()
    assert len(here) == 10 * 11
    assert "4,5" in here
    assert "6,0" not in here
    assert hidden.slot("throw item=smoke-grenade").default is None
    assert hidden.offers("throw") == ["smoke-grenade"]
    thrown = hidden.play(
        "vance: throw smoke-grenade at=4,5", dice=f"{HIT4} d6=1 d6=2 d6=1", otherwise="default"
    )
    assert thrown.event("cloud").values["at"] == field(4, 5)
    open_field = stage([thrower("he-grenade")], [who("grom", 20, 7), who("marek", 20, -10)]).play()
    named = open_field.slot("throw item=he-grenade").values()
    assert named[:2] == ["20,7", "20,-10"]
    assert 200 < len(named) <= 402
    for text, at in (("1,29", field(1, 29)), ("20,-1", field(20, -1))):
        assert text not in named
        for said in (f"at={text}", text):
            blown = open_field.play(f"vance: throw he-grenade {said}", dice=f"{HIT4} d6=1")
            assert blown.event("blast").values["at"] == at
    open_field.refuses("vance: throw he-grenade 31,0", reason="out-of-throwing-range")


@pytest.mark.rule("PSX-THR-06", "PSX-DMG-01", "PSX-RUL-41")
def test_a_blast_hits_everybody_within_the_radius_who_is_in_sight() -> None:
    fight = stage(
        [thrower("he-grenade"), who("nessa", 22, armour=[])],
        [who("grom", 20), who("marek", 23), who("ottwin", 24, health=50)],
    )
    thrown = fight.play("vance: throw he-grenade at=20,0", dice=f"{HIT4} d6=3")
    # 3 hits, W 2, Pen 1: Grom P 2 stops one, Nessa none, Marek on the edge one.
    assert thrown.fighter("grom").health == 9 - 4
    assert thrown.fighter("nessa").health == 0
    assert thrown.fighter("marek").health == 6 - 4
    assert thrown.fighter("ottwin").health == 50
    assert [event.target for event in thrown.happened("in-blast")] == ["nessa", "grom", "marek"]
    walls = {"bounds": [-5, -5, 40, 5], "walls": [[21, 0]]}
    sheltered = stage([thrower("he-grenade")], [who("grom", 20), who("marek", 22)], ground=walls)
    blown = sheltered.play("vance: throw he-grenade at=20,0", dice=f"{HIT4} d6=3")
    assert blown.fighter("marek").health == 6


@pytest.mark.rule("PSX-THR-06", "PSX-RUL-41", "PSX-REA-07", "PSX-DMG-01")
def test_cover_counts_from_the_landing_point_and_no_defence_is_asked() -> None:
    fight = stage(
        [thrower("he-grenade")],
        [who("ottwin", 20, states=["shield-up"]), who("marek", 19, 1, cover="4+")],
        actions={"ottwin": 2, "marek": 2},
    )
    dice = f"{HIT4} d6=1 {totals(5, 1, 1)} {totals(4, 4, 1)}"
    thrown = fight.play("vance: throw he-grenade at=20,0", dice=dice)
    assert [roll.tally.total for roll in thrown.rolls("cover") if roll.tally] == [5, 4]
    assert thrown.fighter("ottwin").health == 6
    assert thrown.fighter("marek").health == 6
    assert thrown.question.kind == "react"


@pytest.mark.rule("PSX-THR-07", "PSX-DMG-07", "PSX-STA-08")
def test_a_molotov_burns_at_once_and_at_every_turn_start() -> None:
    fight = stage([thrower("molotov-cocktail")], [who("ottwin", 20), who("grom", 30)])
    thrown = fight.play("vance: throw molotov-cocktail at=20,0", dice=f"{HIT4} d6=2 d6=1")
    assert thrown.fighter("ottwin").burning == 2
    assert thrown.fighter("ottwin").health == 6
    cloud = thrown.fight.clouds[0]
    assert (cloud.left, cloud.there, cloud.across) == (3, True, 4)
    turn = thrown.play("vance: end")
    assert turn.event("in-fire").target == "ottwin"
    out = turn.play("ottwin: extinguish ottwin")
    assert out.fighter("ottwin").burning == 0


@pytest.mark.rule("PSX-THR-07")
def test_a_fire_burns_for_its_rounds_the_running_one_included() -> None:
    fight = stage([thrower("molotov-cocktail")], [who("grom", 30)])
    now = fight.play("vance: throw molotov-cocktail at=20,0", dice=f"{HIT4} d6=2 d6=1")
    for left in (2, 1, 0):
        now = now.play(otherwise="default", until="vance@act").play(
            "vance: end", otherwise="default", until="vance@act"
        )
        assert [cloud.left for cloud in now.fight.clouds] == ([left] if left else [])


@pytest.mark.rule("PSX-THR-07", "PSX-COV-10", "PSX-RUL-06")
def test_smoke_comes_at_round_end_and_blocks_sight_but_not_hearing() -> None:
    fight = stage([thrower("smoke-grenade")], [who("grom", 8), who("marek", 30)])
    thrown = fight.play("vance: throw smoke-grenade at=8,0", dice=f"{HIT4} d6=1 d6=2 d6=1")
    assert thrown.fight.sees(field(0, 0), field(30, 0))
    assert not thrown.fight.clouds[0].there
    later = thrown.play("vance: end", otherwise="default", until="vance@act")
    assert not later.fight.sees(field(0, 0), field(8, 0))
    assert not later.fight.sees(field(0, 0), field(30, 0))
    assert later.fight.sees(field(7, 0), field(8, 0))
    assert later.fight.sees(field(0, 0), field(4, 0))
    assert later.fight.perceives(later.fighter("grom"), field(0, 0))
    assert not later.fight.perceives(later.fighter("marek"), field(0, 0))
    assert "attack" not in later.offers()


@pytest.mark.rule("PSX-THR-07", "PSX-RUL-58", "PSX-RUL-59")
def test_tear_gas_leaves_one_action_and_takes_perception_and_willpower() -> None:
    out = who("grom", 8, 1, slug="out", conditions={"unconscious": 1}, attributes={"willpower": 3})
    fight = stage([thrower("tear-gas-grenade")], [who("nessa", 8), out])
    thrown = fight.play("vance: throw tear-gas-grenade at=8,0", dice=f"{HIT4} d6=2 d6=1")
    later = thrown.play("vance: end", dice=totals(1, 1, 1), otherwise="default", until="vance@act")
    gassed = later.play("vance: end", otherwise="default", until="nessa@act")
    nessa = gassed.fighter("nessa")
    assert nessa.actions == 1
    assert nessa.perception() == nessa.block.perception - 3
    after = gassed.play("nessa: end", otherwise="default", until="vance@act")
    assert after.fighter("out").unconscious == 1
    assert not after.rolls("save-unconscious")


@pytest.mark.rule("PSX-THR-07", "PSX-RUL-58", "PSX-DMG-07")
def test_toxic_gas_poisons_and_takes_an_action_after_a_flash_has_halved_them() -> None:
    fight = stage(
        [thrower("toxic-gas-grenade", "flashbang")],
        [who("nessa", 8, conditions={"poisoned": 1}, actions=4)],
    )
    dice = f"{HIT4} d6=2 d6=1 {totals(*[1] * 4)} d12=12 d6=1 d6=6"
    thrown = fight.play(
        "vance: throw toxic-gas-grenade at=8,0", "vance: throw flashbang at=8,0", dice=dice
    )
    assert thrown.fighter("nessa").dazed
    first = thrown.play("vance: end", dice=totals(1), otherwise="default", until="nessa@act")
    assert first.fighter("nessa").actions == 2  # 5 with two weapons, halved
    later = first.play(
        "edict: add-state fighter=nessa state=dazed",
        "nessa: end",
        otherwise="default",
        until="vance@act",
    )
    gassed = later.play("vance: end", dice=totals(1), otherwise="default", until="nessa@act")
    assert gassed.fighter("nessa").poisoned == 2
    assert gassed.fighter("nessa").actions == 1  # 5 // 2 − 1


@pytest.mark.rule("PSX-THR-06")
def test_a_flashbang_takes_all_actions_whatever_the_cover() -> None:
    fight = stage([thrower("flashbang")], [who("marek", 8, cover="4+")], actions={"marek": 2})
    thrown = fight.play("vance: throw flashbang at=8,0", dice=f"{HIT4} d6=1")
    assert thrown.fighter("marek").actions == 0
    next_turn = thrown.play("vance: end")
    assert next_turn.fighter("marek").actions == 1


@pytest.mark.rule("PSX-STA-15", "PSX-THR-01")
def test_a_net_holds_until_deftness_or_a_helper_frees() -> None:
    fight = stage([thrower("throwing-net")], [who("marek", 8), who("grom", 9)])
    netted = fight.play(
        "vance: throw throwing-net at=8,0", "vance: hunker", "vance: end", dice=HIT4
    )
    assert netted.fighter("marek").netted
    assert not {"walk", "run"} & set(netted.offers())
    failed = netted.play("marek: free marek", dice=totals(1, 1))
    assert failed.fighter("marek").netted
    free = failed.play("marek: free marek", dice=totals(5, 1))
    assert not free.fighter("marek").netted
    helped = netted.play("marek: end", "grom: free marek")
    assert not helped.fighter("marek").netted
    missed = fight.play(
        "vance: throw throwing-net at=8,0", dice=f"{totals(1, 1, 1, 1)} d12=12 d6=1"
    )
    assert not missed.fighter("marek").netted


@pytest.mark.rule("PSX-RUL-62", "PSX-THR-05")
def test_a_blocked_landing_field_is_left_along_the_line() -> None:
    walls = {"bounds": [-5, -5, 40, 5], "walls": [[12, -1, 12, 1]]}
    fight = stage([thrower("smoke-grenade")], [who("grom", 10)], ground=walls)
    thrown = fight.play(
        "vance: throw smoke-grenade at=10,0", dice=f"{totals(1, 1, 1, 1)} d12=12 d6=2 2d6=1,1 d6=1"
    )
    deviated = thrown.event("deviates")
    assert (deviated.values["at"], deviated.rule) == (field(11, 0), "PSX-RUL-62")


@pytest.mark.rule("PSX-THR-05", "PSX-RUL-62")
def test_nothing_deviates_through_a_wall() -> None:
    walls = {"bounds": [-5, -5, 40, 5], "walls": [[12, -5, 12, 5]]}
    fight = stage([thrower("he-grenade")], [who("grom", 14)], ground=walls)
    thrown = fight.play(
        "vance: throw he-grenade at=10,0", dice=f"{totals(1, 1, 1, 1)} d12=12 d6=4 d6=3"
    )
    deviated = thrown.event("deviates")
    assert (deviated.values["at"], deviated.rule) == (field(11, 0), "PSX-RUL-62")
    assert not thrown.happened("in-blast")


@pytest.mark.rule("PSX-RUL-40")
def test_measuring_dice_do_not_explode_and_a_throw_at_one_s_feet_looks_north() -> None:
    fight = stage([thrower("smoke-grenade")], [who("grom", 10)])
    thrown = fight.play(
        "vance: throw smoke-grenade at=0,0", dice=f"{totals(1, 1, 1, 1)} d12=12 d6=6 2d6=6,6 d6=6"
    )
    deviated = thrown.event("deviates")
    assert (deviated.values["at"], deviated.rule) == (field(0, 6), "PSX-THR-02")
    assert thrown.fight.clouds[0].across == 24
    assert thrown.fight.clouds[0].left == 8


@pytest.mark.rule("PSX-TRN-08", "PSX-ATK-07")
def test_a_throw_on_the_walk_is_harder() -> None:
    fight = stage([thrower("flashbang", states=[])], [who("grom", 20)], ground=wall([9, 9]))
    thrown = fight.play(
        "vance: walk path=0,1 act=throw item=flashbang at=20,0", dice=f"{totals(7, 1, 1, 1)} d6=1"
    )
    assert thrown.parts("throw") == {"minimum-roll": 5, "walking": 1}


@pytest.mark.rule("PSX-DMG-07", "PSX-STA-08")
def test_a_fire_raises_burning_to_its_level_and_never_adds() -> None:
    for before, after in ((0, 2), (1, 2), (3, 3)):
        target = who("ottwin", 20, conditions={"burning": before})
        fight = stage([thrower("molotov-cocktail")], [target])
        thrown = fight.play("vance: throw molotov-cocktail at=20,0", dice=f"{HIT4} d6=1 d6=1")
        assert thrown.fighter("ottwin").burning == after


@pytest.mark.rule("PSX-THR-06", "PSX-RUL-41")
def test_a_wall_covers_from_the_side_of_the_blast() -> None:
    target = who("grom", 20, health=50)
    fight = stage([thrower("he-grenade")], [target], ground=wall([19, 0]))
    behind = fight.play("vance: throw he-grenade at=20,0", dice=f"{HIT4} d6=3")
    assert not behind.rolls("cover")
    before = fight.play("vance: throw he-grenade at=17,0", dice=f"{HIT4} d6=3 {totals(1, 1, 1)}")
    assert before.tally("cover").total == 5


@pytest.mark.rule("PSX-THR-07")
def test_who_begins_a_turn_in_the_fire_is_hit_by_it() -> None:
    bare = who("marek", 20, armour=[], cover="4+")
    fight = stage([thrower("molotov-cocktail")], [bare])
    thrown = fight.play(
        "vance: throw molotov-cocktail at=20,0", dice=f"{HIT4} d6=2 d6=1 {totals(5)}"
    )
    assert (thrown.fighter("marek").health, thrown.fighter("marek").burning) == (6, 0)
    # No cover from within.
    burnt = thrown.play("vance: end")
    assert (burnt.fighter("marek").health, burnt.fighter("marek").burning) == (5, 2)


@pytest.mark.rule("PSX-RUL-33", "PSX-ARM-01")
def test_a_blast_wears_armour_like_one_attack() -> None:
    fight = stage(
        [thrower("he-grenade")], [who("ottwin", 20)], options={"armour_damage": True}
    ).play("vance: throw he-grenade at=20,0", dice=f"{HIT4} d6=1")
    assert fight.event("stopped").amount == 3
    assert fight.event("armour-damaged").amount == 90


@pytest.mark.rule("PSX-RUL-42", "PSX-RUL-39")
def test_a_fire_makes_the_dying_worse_after_their_roll() -> None:
    victim = who("marek", 20, armour=[], conditions={"dying": 1})
    fight = stage([thrower("molotov-cocktail")], [victim, who("grom", 30)])
    thrown = fight.play("vance: throw molotov-cocktail at=20,0", dice=f"{HIT4} d6=2 d6=1")
    assert thrown.fighter("marek").dying == 2
    turn = thrown.play("vance: end", dice=totals(5, 1))
    assert turn.fighter("marek").dying == 3
    assert turn.question.who is turn.fighter("grom")


@pytest.mark.rule("PSX-RUL-42")
def test_who_falls_in_the_fire_at_the_start_of_the_turn_has_no_refresh() -> None:
    victim = who("marek", 20, armour=[], health_left=2)
    fight = stage([thrower("molotov-cocktail")], [victim, who("grom", 30)])
    thrown = fight.play("vance: throw molotov-cocktail at=20,0", dice=f"{HIT4} d6=2 d6=1")
    assert thrown.fighter("marek").health == 1
    turn = thrown.play("vance: end")
    assert (turn.fighter("marek").dying, turn.fighter("marek").actions) == (1, 0)
    assert turn.happened("refreshed")[-1].actor == "grom"
    assert turn.question.who is turn.fighter("grom")


@pytest.mark.rule("PSX-RUL-40")
def test_radius_and_diameter_are_plain_dice() -> None:
    fight = stage([thrower("he-grenade", "toxic-gas-grenade")], [who("grom", 30)])
    blown = fight.play("vance: throw he-grenade at=20,0", dice=f"{HIT4} d6=6")
    assert blown.event("blast").amount == 6
    gas = fight.play("vance: throw toxic-gas-grenade at=20,0", dice=f"{HIT4} d6=6 d6=6")
    assert (gas.fight.clouds[0].across, gas.fight.clouds[0].left) == (6, 8)


@pytest.mark.rule("PSX-RUL-41", "PSX-THR-06")
def test_a_wall_keeps_the_flash_away_and_the_dead_are_not_counted() -> None:
    walls = {"bounds": [-5, -5, 40, 5], "walls": [[21, 0]]}
    fight = stage(
        [thrower("flashbang", "he-grenade"), who("nessa", 22, armour=[])],
        [who("grom", 20, health=50), who("marek", 30, 4)],
        actions={"nessa": 2, "grom": 1},
        ground=walls,
    )
    flashed = fight.play("vance: throw flashbang at=20,0", dice=f"{HIT4} d6=3")
    assert (flashed.fighter("grom").dazed, flashed.fighter("grom").actions) == (True, 0)
    assert (flashed.fighter("nessa").dazed, flashed.fighter("nessa").actions) == (False, 2)
    dead = fight.play(
        "edict: add-state fighter=grom state=dead",
        "vance: throw he-grenade at=20,0",
        dice=f"{HIT4} d6=3",
        until="vance@act",
        otherwise="default",
    )
    assert dead.happened("in-blast") == []


@pytest.mark.rule("PSX-RUL-58", "PSX-THR-06")
def test_gas_takes_an_action_before_tears_leave_one() -> None:
    fight = stage([who("marek", 0)], [who("grom", 30)]).play()
    marek = fight.fighter("marek")
    refresh(fight.fight, marek, TEARS | FUMES)
    assert marek.actions == 1
    marek.dazed = True
    refresh(fight.fight, marek, 0)
    assert (marek.actions, marek.dazed) == (1, False)
    refresh(fight.fight, marek, 0)
    assert marek.actions == 2


@pytest.mark.rule("PSX-THR-07", "PSX-RUL-59")
def test_tears_dry_with_the_next_turn_out_of_the_gas() -> None:
    fight = stage([who("marek", 0)], [who("grom", 30)]).play()
    marek = fight.fighter("marek")
    marek.gassed = True
    assert marek.willpower() == marek.block.willpower - 3
    assert marek.perception() == marek.block.perception - 3
    assert begin_turn(fight.fight, marek)
    assert marek.willpower() == marek.block.willpower


@pytest.mark.rule("PSX-RUL-42")
def test_gas_reaches_sleepers_too() -> None:
    asleep = who("marek", 8, states=["asleep"])
    fight = stage([thrower("toxic-gas-grenade")], [asleep, who("grom", 30)])
    thrown = fight.play("vance: throw toxic-gas-grenade at=8,0", dice=f"{HIT4} d6=2 d6=1")
    gassed = thrown.play("vance: end", otherwise="default", until="vance@act")
    after = gassed.play("vance: end", otherwise="default", until="grom@act")
    assert (after.fighter("marek").poisoned, after.fighter("marek").actions) == (2, 0)


@pytest.mark.rule("PSX-DMG-01", "PSX-STA-14")
def test_a_blast_wakes_sleepers() -> None:
    fight = stage([thrower("he-grenade")], [who("ottwin", 20, states=["asleep"])])
    blown = fight.play("vance: throw he-grenade at=20,0", dice=f"{HIT4} d6=1")
    assert not blown.fighter("ottwin").asleep


@pytest.mark.rule("PSX-THR-02", "PSX-STA-15")
def test_a_net_that_deviates_catches_nobody_where_it_lands() -> None:
    fight = stage([thrower("throwing-net")], [who("marek", 8), who("grom", 9)])
    missed = fight.play(
        "vance: throw throwing-net at=8,0", dice=f"{totals(1, 1, 1, 1)} d12=12 d6=1"
    )
    assert missed.event("deviates").values["at"] == missed.fighter("grom").at
    assert not missed.fighter("grom").netted
    assert not missed.fighter("marek").netted


@pytest.mark.rule("PSX-AIM-04", "PSX-RUL-18")
def test_a_blast_spoils_the_aim_even_if_armour_stops_it() -> None:
    fight = stage([who("ottwin", 20)], [thrower("he-grenade")])
    aimed = fight.play("ottwin: aim vance morning-star", "ottwin: end")
    assert aimed.fighter("ottwin").aim_steps == 1
    blown = aimed.play("vance: throw he-grenade at=20,0", dice=f"{HIT4} d6=1")
    assert (blown.fighter("ottwin").aim_steps, blown.fighter("ottwin").health) == (0, 6)


@pytest.mark.rule("PSX-THR-07", "PSX-STA-04")
def test_gas_poisons_nobody_who_is_dying() -> None:
    dying = who("marek", 8, conditions={"dying": 1})
    fight = stage([thrower("toxic-gas-grenade")], [dying, who("grom", 30)])
    thrown = fight.play("vance: throw toxic-gas-grenade at=8,0", dice=f"{HIT4} d6=2 d6=1")
    gassed = thrown.play(
        "vance: end", dice=totals(5, 1), otherwise="default", until="grom@act"
    ).play("grom: end", otherwise="default", until="vance@act")
    after = gassed.play("vance: end", dice=totals(5, 1), until="grom@act")
    assert after.event("in-gas").target == "marek"
    assert (after.fighter("marek").dying, after.fighter("marek").poisoned) == (1, 0)


@pytest.mark.rule("PSX-RUL-63", "PSX-DMG-07")
def test_who_ignores_the_pain_of_a_fire_does_not_burn() -> None:
    tough = who("marek", 20, armour=[], talents=["ignore-pain"])
    fight = stage([thrower("molotov-cocktail")], [tough])
    thrown = fight.play("vance: throw molotov-cocktail at=20,0", dice=f"{HIT4} d6=1 d6=1")
    ignored = thrown.play("marek: ignore-pain", dice=totals(5, 1))
    assert (ignored.fighter("marek").health, ignored.fighter("marek").burning) == (6, 0)
    failed = thrown.play("marek: ignore-pain", dice=totals(1, 1))
    assert (failed.fighter("marek").health, failed.fighter("marek").burning) == (5, 2)


@pytest.mark.rule("PSX-RUL-42")
def test_shock_passes_before_the_fire_and_who_falls_in_one_fire_escapes_the_next() -> None:
    victim = who("marek", 20, armour=[], health_left=3, conditions={"shocked": 2})
    fight = stage([thrower("molotov-cocktail", "molotov-cocktail")], [victim, who("grom", 40)])
    dice = f"{HIT4} d6=1 d6=1 {HIT4} d6=1 d6=1"
    thrown = fight.play(
        "vance: throw molotov-cocktail at=20,0",
        "vance: throw molotov-cocktail-2 at=20,0",
        dice=dice,
    )
    assert thrown.fighter("marek").health == 1
    turn = thrown.play("vance: end", dice=totals(5, 1))
    kinds = [event.kind for event in turn.story]
    assert kinds.index("recovers") < kinds.index("in-fire")
    assert len(turn.happened("in-fire")) == 1
    assert turn.fighter("marek").dying == 1


@pytest.mark.rule("PSX-TRN-08")
def test_who_falls_or_is_caught_by_his_own_throw_walks_no_further() -> None:
    def ends(item: str, **changes: Any) -> Any:
        fight = stage([thrower(item, **changes)], [who("grom", 9)], ground=wall([9, 9]))
        walk = f"vance: walk path=0,1 act=throw item={item} at=0,1 then=0,2"
        dice = f"{totals(7, 1, 1, 1)} {'' if item == 'throwing-net' else 'd6=1'}"
        return fight.play(walk, dice=dice).fighter("vance")

    assert ends("throwing-net").at == field(0, 1)
    assert ends("he-grenade", armour=[]).at == field(0, 1)
    assert ends("flashbang").at == field(0, 2)


@pytest.mark.rule("PSX-RUL-42", "PSX-RUL-39")
def test_the_dying_suffer_every_fire_they_lie_in() -> None:
    victim = who("marek", 20, armour=[], conditions={"dying": 1})
    fight = stage([thrower("molotov-cocktail", "molotov-cocktail")], [victim, who("grom", 40)])
    dice = f"{HIT4} d6=1 d6=1 {HIT4} d6=1 d6=1"
    thrown = fight.play(
        "vance: throw molotov-cocktail at=20,0",
        "vance: throw molotov-cocktail-2 at=20,0",
        dice=dice,
    )
    assert thrown.fighter("marek").dying == 3
    turn = thrown.play("vance: end", dice=totals(5, 1))
    assert len(turn.happened("in-fire")) == 2
    assert turn.fighter("marek").dying == 5
