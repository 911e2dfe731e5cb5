"""Conditions and help for others (STA)."""

import pytest

from tests.phase_six.stage import stage, totals, wall, who


@pytest.mark.rule("PSX-STA-12", "PSX-STA-09")
def test_first_aid_heals_half_its_successes_and_stops_bleeding() -> None:
    patient = who("nessa", 1, health_left=1, conditions={"bleeding": 1})
    fight = stage([who("vance", 0), patient], [who("grom", 30)])
    treated = fight.play("vance: first-aid nessa first-aid-kit", dice=f"{totals(5, 11)} d6=3")
    nessa = treated.fighter("nessa")
    assert nessa.health == 1 + 2 + 2  # three successes, and a d3
    hale = stage([who("vance", 0), who("nessa", 1, health_left=5)], [who("grom", 30)])
    full = hale.play("vance: first-aid nessa first-aid-kit", dice=f"{totals(5, 11)} d6=6")
    assert full.fighter("nessa").health == 6
    assert nessa.bleeding == 0
    assert treated.fight.thing_by_slug("first-aid-kit").count == 4
    failed = fight.play("vance: first-aid nessa first-aid-kit", dice=totals(1, 1))
    assert failed.fight.thing_by_slug("first-aid-kit").count == 5
    far = stage([who("vance", 0), who("nessa", 2, health_left=2)], [who("grom", 30)]).play()
    assert "first-aid" not in far.offers()


@pytest.mark.rule("PSX-STA-12", "PSX-STA-05")
def test_on_the_dying_first_aid_only_stabilises() -> None:
    fight = stage([who("vance", 0), who("nessa", 1, conditions={"dying": 2})], [who("grom", 30)])
    saved = fight.play("vance: first-aid nessa first-aid-kit", dice=totals(5, 5))
    nessa = saved.fighter("nessa")
    assert (nessa.dying, nessa.unconscious, nessa.health) == (0, 1, 0)
    far = stage([who("vance", 0), who("nessa", 2, conditions={"dying": 1})], [who("grom", 30)])
    assert not {"stabilise", "first-aid"} & set(far.play().offers())


@pytest.mark.rule("PSX-STA-12")
def test_a_tincture_needs_a_bandage() -> None:
    bare = who("vance", 0, health_left=2, items=["wound-tincture"])
    assert "first-aid" not in stage([bare], [who("grom", 30)]).play().offers()
    both = who("vance", 0, health_left=2, items=["wound-tincture", "bandages"])
    fight = stage([both], [who("grom", 30)])
    treated = fight.play("vance: first-aid vance wound-tincture", dice=f"{totals(5, 1)} d6=6")
    assert treated.fighter("vance").health == 2 + 1 + 3
    plain = fight.play("vance: first-aid vance bandages", dice=totals(5, 1))
    assert plain.fighter("vance").health == 3


@pytest.mark.rule("PSX-TRN-13", "PSX-STA-02", "PSX-RUL-40", "PSX-RUL-57")
def test_potions_need_no_roll_and_end_no_condition() -> None:
    items = ["adrenaline-shot", "potion-of-protection", "lesser-healing-potion"]
    fight = stage(
        [who("vance", 0, items=items, actions=3), who("nessa", 1, conditions={"dying": 1})],
        [who("grom", 30)],
    )
    shot = fight.play("vance: use nessa adrenaline-shot", dice="d6=6")
    assert shot.fighter("nessa").boosts == 8
    assert shot.fighter("nessa").dying == 1
    potion = shot.play("vance: use vance potion-of-protection", dice="d6=5")
    assert potion.fighter("vance").boosts == 3
    drunk = potion.play("vance: use vance lesser-healing-potion", dice="d6=6")
    assert drunk.event("healed").amount == 0


@pytest.mark.rule("PSX-STA-13", "PSX-STA-02", "PSX-RUL-63")
def test_a_rest_heals_and_brings_the_dice_back() -> None:
    tired = who("marek", 0, health_left=2, boosts=3, bonus_dice=2, rerolls=2, destiny_dice=1)
    fight = stage(
        [tired],
        [who("grom", 30)],
        given=[
            "set fighter=marek field=bonus value=0",
            "set fighter=marek field=rerolls value=0",
            "set fighter=marek field=destiny value=0",
            "add-state fighter=marek state=hunkered",
            "add-state fighter=marek state=resting",
        ],
    )
    rested = fight.play(dice=totals(7, 11, 1, 1, 1))
    marek = rested.fighter("marek")
    assert rested.parts("rest") == {"minimum-roll": 5, "hunkered": 1}
    assert marek.health == 2 + 3
    assert (marek.bonus, marek.destiny, marek.rerolls, marek.boosts) == (2, 1, 2, 0)


@pytest.mark.rule("PSX-STA-14")
def test_sleepers_do_nothing_until_somebody_wakes_them() -> None:
    fight = stage(
        [who("marek", 0), who("nessa", 1, states=["asleep"], bonus_dice=2)], [who("grom", 30)]
    )
    acted = fight.play("marek: hunker")
    assert acted.question.who is acted.fighter("marek")
    turn = acted.play("marek: end")
    assert turn.question.who is turn.fighter("grom")
    assert turn.fighter("nessa").actions == 0
    assert [told.rule for told in turn.happened("sleeps-on")] == ["PSX-STA-14"]
    woken = fight.play("marek: wake nessa", until="marek@act", otherwise="default")
    assert not woken.fighter("nessa").asleep
    assert woken.fighter("nessa").actions == 0
    assert woken.play("marek: end").fighter("nessa").actions == 3


@pytest.mark.rule("PSX-STA-15", "PSX-STA-03")
def test_no_condition_counts_when_one_gets_out_of_a_net() -> None:
    netted = who("nessa", 0, states=["netted", "hunkered"], conditions={"poisoned": 2})
    fight = stage([netted], [who("grom", 30)]).play(dice=totals(1))
    tried = fight.play("nessa: free nessa", dice=totals(5, 1, 1, 1))
    assert tried.parts("free-oneself") == {"minimum-roll": 5}
    assert not tried.fighter("nessa").netted


@pytest.mark.rule("PSX-RUL-44")
def test_a_fire_is_put_out_by_the_victim_or_a_helper() -> None:
    fight = stage([who("marek", 0, conditions={"burning": 3}), who("nessa", 1)], [who("grom", 30)])
    own = fight.play("marek: extinguish marek")
    assert own.fighter("marek").burning == 0
    assert own.fighter("marek").actions == 1
    helped = fight.play("marek: end", "nessa: extinguish marek")
    assert helped.fighter("marek").burning == 0


@pytest.mark.rule("PSX-STA-06", "PSX-RUL-43")
def test_the_unconscious_at_no_health_do_not_roll() -> None:
    out = who("marek", 0, health_left=0, conditions={"unconscious": 1})
    fight = stage([out, who("nessa", 9)], [who("grom", 30)])
    idle = fight.play()
    assert idle.question.who is idle.fighter("nessa")
    assert idle.fighter("marek").actions == 0
    assert idle.event("stays-unconscious").rule == "PSX-RUL-43"
    with_health = who("marek", 0, health_left=1, conditions={"unconscious": 1})
    awake = stage([with_health, who("nessa", 9)], [who("grom", 30)]).play(dice=totals(5))
    assert awake.fighter("marek").actions == 2
    assert awake.happened("stays-unconscious") == []
    assert awake.event("comes-round").target == "marek"


@pytest.mark.rule("PSX-STA-16", "PSX-RUL-18")
def test_whatever_was_begun_ends_with_helplessness() -> None:
    fight = stage([who("kestrel", 0), who("nessa", 20)], [who("grom", 2)])
    aimed = fight.play("kestrel: aim grom kar98", "kestrel: end")
    down = aimed.play("edict: add-state fighter=kestrel state=unconscious value=2", "nessa: end")
    kestrel = down.fighter("kestrel")
    assert (kestrel.aim_steps, kestrel.actions, kestrel.braced) == (0, 0, False)


@pytest.mark.rule("PSX-STA-07", "PSX-STA-10")
def test_each_success_takes_a_level_of_shock_or_poison_away() -> None:
    ill = who("marek", 0, conditions={"poisoned": 3, "shocked": 3})
    fight = stage([ill], [who("grom", 30)])
    better = fight.play(dice=f"{totals(5, 1)} {totals(11, 1)}")
    assert (better.fighter("marek").poisoned, better.fighter("marek").shocked) == (2, 1)
    # Resistance against poison, Endurance against shock.
    tough = who("ottwin", 0, conditions={"poisoned": 3, "shocked": 3})
    fight = stage([tough], [who("grom", 30)])
    fight.play(dice=f"{totals(1, 1)} {totals(1, 1, 1, 1)}")


@pytest.mark.rule("PSX-STA-09")
def test_blood_passes_all_protection() -> None:
    fight = stage([who("ottwin", 0, conditions={"bleeding": 2})], [who("grom", 30)])
    assert fight.play(dice=totals(1, 1, 1, 1)).fighter("ottwin").health == 4
    assert fight.play(dice=totals(5, 1, 1, 1)).fighter("ottwin").health == 6


@pytest.mark.rule("PSX-STA-16", "PSX-RUL-20", "PSX-RUL-38")
def test_bracing_block_and_what_was_invested_end_with_helplessness() -> None:
    down = "edict: add-state fighter={} state=unconscious value=2"
    fight = stage(
        [who("kestrel", 0, actions=4), who("ottwin", 5, states=["shield-up"]), who("nessa", 9, 9)],
        [who("grom", 20)],
        ground=wall([0, 1]),
    )
    steady = fight.play("kestrel: brace", "kestrel: accurate grom kar98", "kestrel: end")
    assert steady.fighter("kestrel").braced
    out = steady.play(down.format("kestrel"), down.format("ottwin"), "nessa: end")
    kestrel, ottwin = out.fighter("kestrel"), out.fighter("ottwin")
    assert (kestrel.braced, kestrel.accurate_steps, ottwin.block_state) == (False, 0, 0)


@pytest.mark.rule("PSX-STA-16")
def test_the_weapon_and_shield_of_the_dead_lie_where_they_fell() -> None:
    fight = stage([who("marek", 0)], [who("ottwin", 1), who("grom", 20)])
    dead = fight.play("edict: add-state fighter=ottwin state=dead", "marek: end")
    for slug in ("morning-star", "round-shield"):
        thing = dead.fight.thing_by_slug(slug)
        assert (thing.holder, thing.at) == (-1, dead.fighter("ottwin").at)
    assert dead.question.who is dead.fighter("grom")
    taken = fight.play(
        "edict: add-state fighter=ottwin state=dead",
        "marek: pick-up morning-star",
    )
    assert taken.fight.thing_by_slug("morning-star").in_hand()


@pytest.mark.rule("PSX-RUL-42")
def test_blood_comes_before_poison_and_shock() -> None:
    ill = who("ottwin", 0, conditions={"bleeding": 1, "poisoned": 1, "shocked": 1})
    fight = stage([ill], [who("grom", 30)])
    turn = fight.play(dice=f"{totals(5, 1, 1, 1)} {totals(1, 1)} {totals(1, 1, 1, 1)}")
    ottwin = turn.fighter("ottwin")
    assert (ottwin.health, ottwin.poisoned, ottwin.shocked) == (6, 1, 1)
    assert turn.question.who is ottwin


@pytest.mark.rule("PSX-RUL-44")
def test_who_is_out_of_reach_cannot_put_a_fire_out() -> None:
    for metres in (1, 2):
        burning = who("marek", 0, conditions={"burning": 3})
        fight = stage([who("nessa", metres), burning], [who("grom", 30)])
        assert ("extinguish" in fight.play().offers()) is (metres == 1)


@pytest.mark.rule("PSX-STA-12")
def test_nobody_is_healed_down_to_the_maximum() -> None:
    patient = who("marek", 0, conditions={"bleeding": 1}, items=["bandages"])
    fight = stage([patient], [who("grom", 30)]).play(dice=totals(5, 1))
    strong = fight.play("edict: set fighter=marek field=health value=9")
    bandaged = strong.play("marek: first-aid marek bandages", dice=totals(5))
    assert bandaged.event("healed").amount == 0
    assert (bandaged.fighter("marek").health, bandaged.fighter("marek").bleeding) == (9, 0)


@pytest.mark.rule("PSX-STA-13")
def test_the_referee_lets_somebody_rest_once() -> None:
    fight = stage([who("marek", 0, health_left=1)], [who("grom", 30)])
    begun = fight.play("edict: add-state fighter=marek state=resting", "marek: end")
    rested = begun.play(dice=totals(5, *[1] * 4), otherwise="default", until="marek@act")
    assert rested.fighter("marek").health == 2
    assert not rested.fighter("marek").resting
    later = rested.play("marek: end", otherwise="default", until="grom@act")
    again = later.play("grom: end", otherwise="default", until="marek@act")
    assert again.fighter("marek").health == 2


@pytest.mark.rule("PSX-STA-12", "PSX-STA-05")
def test_a_charge_of_the_kit_goes_with_a_patient_who_is_stabilised_and_not_before() -> None:
    fight = stage([who("vance", 0), who("nessa", 1, conditions={"dying": 1})], [who("grom", 30)])
    for rolled, charges, dying in (((5, 1), 4, 0), ((1, 1), 5, 1)):
        tended = fight.play("vance: first-aid nessa first-aid-kit", dice=totals(*rolled))
        assert tended.fight.thing_by_slug("first-aid-kit").count == charges
        assert tended.fighter("nessa").dying == dying
        assert tended.happened("healed") == []
