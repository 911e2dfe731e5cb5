"""Wounds, protection, armour damage, dying; special attacks (DMG, ARM, STA, SPC)."""

from typing import Any

import pytest

from fechtbuch.books.phase_six.kinds.armoury import WEAPONS
from fechtbuch.books.phase_six.kinds.arms import MAIN
from fechtbuch.books.phase_six.rules.equipment import drop
from fechtbuch.books.phase_six.rules.special_attacks import disarm
from fechtbuch.books.phase_six.rules.wounds import afflict
from tests.phase_six.stage import stage, totals, who


@pytest.mark.rule("PSX-DMG-05", "PSX-STA-01")
def test_wounds_count_off_health_and_hinder_nobody() -> None:
    fight = stage([who("marek", 0)], [who("grom", 1)])
    hurt = fight.play("marek: attack grom", "marek: end", dice=totals(*[11] * 8))
    assert hurt.fighter("grom").health == 1
    assert hurt.fighter("grom").taken == 8
    assert hurt.fighter("grom").actions == 2
    down = fight.play("marek: attack grom", "marek: attack grom", dice=totals(*[11] * 16))
    assert (down.fighter("grom").health, down.fighter("grom").dying) == (0, 1)
    blow = hurt.play("grom: attack marek", dice=totals(*[1] * 7))
    assert blow.parts("hit") == {"minimum-roll": 5}


@pytest.mark.rule("PSX-STA-02", "PSX-RUL-57")
def test_boosts_are_used_up_first_also_by_the_dying() -> None:
    fight = stage([who("marek", 0)], [who("grom", 1, boosts=2)])
    hurt = fight.play("marek: attack grom", dice=totals(11, 11, 11, *[1] * 5))
    assert (hurt.fighter("grom").boosts, hurt.fighter("grom").health) == (0, 8)
    dying = who("grom", 1, boosts=1, conditions={"dying": 2})
    down = stage([who("marek", 0)], [dying, who("vance", 20)])
    struck = down.play("marek: attack grom", dice=totals(11, 11, *[1] * 6))
    assert (struck.fighter("grom").boosts, struck.fighter("grom").dying) == (0, 3)


@pytest.mark.rule("PSX-RUL-43", "PSX-RUL-39", "PSX-STA-04")
def test_surplus_wounds_are_ignored_and_later_ones_are_levels() -> None:
    levels = {"poisoned": 2, "burning": 1, "shocked": 1, "bleeding": 1}
    states = ["netted", "hunkered"]
    victim = who(
        "grom", 1, health_left=2, armour=[], conditions=levels, states=states, cover="none"
    )
    fight = stage([who("marek", 0, actions=3)], [victim, who("vance", 30)])
    down = fight.play("marek: attack grom", dice=f"{totals(*[5] * 5, 1, 1, 1)} {totals(*[1] * 5)}")
    grom = down.fighter("grom")
    assert (grom.shocked, grom.bleeding, grom.netted, grom.hunkered) == (0, 0, False, False)
    assert (grom.dying, grom.health, grom.poisoned, grom.burning) == (1, 0, 0, 0)
    worse = down.play("marek: attack grom", dice=totals(5, 5, *[1] * 6))
    assert worse.fighter("grom").dying == 3
    dead = worse.play("marek: attack grom", dice=totals(5, 5, 5, *[1] * 5))
    assert dead.fighter("grom").dead
    assert dead.fight.thing_by_slug("sledgehammer").at == dead.fighter("grom").at


@pytest.mark.rule("PSX-RUL-43")
def test_new_wounds_make_the_stabilised_dying_again() -> None:
    victim = who("grom", 1, health_left=0, armour=[], conditions={"unconscious": 1})
    fight = stage([who("marek", 0)], [victim, who("vance", 30)])
    struck = fight.play("marek: attack grom", dice=totals(5, *[1] * 7))
    assert struck.fighter("grom").dying == 1


@pytest.mark.rule("PSX-DMG-06", "PSX-RUL-02")
def test_protection_is_the_best_piece_of_each_slot_and_what_is_innate() -> None:
    armour = ["chain-mail-hauberk", "quilted-gambeson", "great-helm", "kettle-hat", "iron-greaves"]
    fight = stage([who("marek", 0, armour=armour, innate=1)], [who("grom", 9)]).play()
    assert fight.fighter("marek").protection() == 1 + 2 + 2 + 1
    assert fight.fighter("marek").load == 1 + 0 + 4 + 1 + 1


@pytest.mark.rule("PSX-DMG-07", "PSX-RUL-32")
def test_weapon_conditions_come_once_with_a_wounding_attack() -> None:
    def struck(weapon: object, dice: str, **changes: Any) -> object:
        fight = stage(
            [who("marek", 0, hands=[weapon])], [who("grom", 1, **changes), who("vance", 30)]
        )
        return fight.play("marek: attack grom", dice=dice).fighter("grom")

    bleeding = struck("flame-dagger", totals(11, 11, *[1] * 5))
    assert bleeding.bleeding == 1  # type: ignore[attr-defined]
    stopped = struck("flame-dagger", totals(5, *[1] * 6))
    assert stopped.bleeding == 0  # type: ignore[attr-defined]
    poisoned = struck({"item": "poison-dagger", "poison": 3}, totals(11, *[1] * 5))
    assert poisoned.poisoned == 3  # type: ignore[attr-defined]
    boosted = struck("flame-dagger", totals(11, *[1] * 6), boosts=5)
    assert boosted.bleeding == 1  # type: ignore[attr-defined]
    dying = struck("flame-dagger", totals(11, *[1] * 6), health_left=1)
    assert dying.bleeding == 0  # type: ignore[attr-defined]
    assert dying.dying == 1  # type: ignore[attr-defined]


@pytest.mark.rule("PSX-RUL-33", "PSX-ARM-01", "PSX-ARM-02")
def test_damage_goes_to_the_body_piece_then_to_the_best_other() -> None:
    def damaged(*armour: object) -> str:
        target = who("grom", 1, armour=list(armour), health=50)
        fight = stage([who("marek", 0)], [target], options={"armour_damage": True})
        played = fight.play("marek: attack grom", dice=totals(*[5] * 8))
        return played.event("armour-damaged").item

    assert damaged("great-helm", "leather-armour") == "leather-armour"
    assert damaged("great-helm", "quilted-gambeson") == "quilted-gambeson"
    assert damaged("quilted-gambeson", "great-helm") == "quilted-gambeson"
    assert (
        damaged({"item": "leather-armour", "condition": 0}, "iron-greaves", "great-helm")
        == "great-helm"
    )
    assert damaged("iron-greaves", "kettle-hat") == "kettle-hat"
    off = stage([who("marek", 0)], [who("grom", 1, health=50)])
    assert off.play("marek: attack grom", dice=totals(*[5] * 8)).happened("armour-damaged") == []


@pytest.mark.rule("PSX-RUL-63")
def test_pain_is_ignored_once_by_an_ordinary_check() -> None:
    tough = who("grom", 1, talents=["ignore-pain"], conditions={"shocked": 1, "poisoned": 1})
    fight = stage([who("marek", 0, hands=["flame-dagger"])], [tough])
    struck = fight.play("marek: attack grom", dice=totals(11, 11, *[1] * 5))
    assert struck.question.kind == "pain"
    ignored = struck.play("grom: ignore-pain", dice=totals(7))
    assert ignored.parts("ignore-pain") == {"minimum-roll": 5, "poisoned": 1}
    assert ignored.fighter("grom").health == 9
    assert ignored.fighter("grom").bleeding == 0
    again = ignored.play("marek: attack grom", dice=totals(11, *[1] * 6))
    assert again.fighter("grom").health == 8


@pytest.mark.rule("PSX-RUL-34", "PSX-SPC-04")
def test_knockouts_of_the_already_fallen() -> None:
    out = who("marek", 1, armour=[], conditions={"unconscious": 4})
    fight = stage([who("grom", 0)], [out, who("vance", 30)])
    dice = f"{totals(5, 5, *[1] * 5)} {totals(1, 1)}"
    same = fight.play("grom: attack marek special=knockout", dice=dice)
    assert same.fighter("marek").unconscious == 4
    dying = stage([who("grom", 0)], [who("marek", 1, conditions={"dying": 2}), who("vance", 30)])
    untouched = dying.play("grom: attack marek special=knockout", dice=totals(5, 5, *[1] * 5))
    assert (untouched.fighter("marek").dying, untouched.fighter("marek").unconscious) == (2, 0)
    asleep = stage([who("grom", 0)], [who("marek", 1, armour=[], states=["asleep"])])
    woken = asleep.play(
        "grom: attack marek special=knockout", dice=f"{totals(5, *[1] * 6)} {totals(5, 1)}"
    )
    assert not woken.fighter("marek").asleep
    assert woken.fighter("marek").unconscious == 0


@pytest.mark.rule("PSX-RUL-36")
def test_disarming_ignores_protection_and_the_weapon_is_picked_up_again() -> None:
    fight = stage([who("marek", 0)], [who("ottwin", 1, shield=None)])
    struck = fight.play(
        "marek: attack ottwin long-sword special=disarm disarmed=morning-star",
        dice=totals(8, *[1] * 7),
    )
    lost = struck.play("ottwin: strength", dice=totals(1, 1, 1, 1))
    assert lost.fight.thing_by_slug("morning-star").at == lost.fighter("ottwin").at
    picked = lost.play("marek: end", "ottwin: pick-up morning-star")
    assert picked.fight.thing_by_slug("morning-star").in_hand()
    assert picked.fighter("ottwin").actions == 1
    quick = stage([who("nessa", 0)], [who("grom", 9)]).play("nessa: drop dagger")
    assert quick.play("nessa: pick-up dagger").fighter("nessa").actions == 2


@pytest.mark.rule("PSX-RUL-39", "PSX-SPC-11")
def test_no_cover_and_no_protection_against_a_coup_de_grace() -> None:
    victim = who("ottwin", 1, cover="4+", boosts=3, states=["asleep"])
    fight = stage([who("vance", 0)], [victim, who("grom", 30)])
    stabbed = fight.play(
        "vance: attack ottwin m-16 mode=burst special=coup-de-grace",
        dice=totals(5, 5, *[1] * 9),
    )
    fallen = stabbed.fighter("ottwin")
    assert (fallen.dying, fallen.boosts, fallen.asleep) == (2, 0, False)


@pytest.mark.rule("PSX-STA-14", "PSX-ATK-06")
def test_a_sleeper_wakes_when_hit_even_if_armour_stops_it() -> None:
    fight = stage([who("marek", 0)], [who("ottwin", 1, states=["asleep"])])
    struck = fight.play("marek: attack ottwin", dice=totals(5, *[1] * 7))
    assert not struck.fighter("ottwin").asleep
    assert struck.fighter("ottwin").actions == 0
    missed = fight.play("marek: attack ottwin", dice=totals(*[1] * 8))
    assert missed.fighter("ottwin").asleep


@pytest.mark.rule("PSX-DMG-06")
def test_protection_is_never_below_nothing() -> None:
    fight = stage([who("marek", 0)], [who("grom", 1)])
    struck = fight.play(
        "edict: set fighter=grom field=innate value=-9",
        "marek: attack grom",
        dice=totals(5, *[1] * 7),
    )
    assert struck.event("stopped").amount == 0
    assert struck.fighter("grom").protection() == 0
    assert struck.event("wounded").amount == 1


@pytest.mark.rule("PSX-DMG-07", "PSX-RUL-32")
def test_conditions_of_a_weapon_are_added_to_those_that_are_there() -> None:
    bleeding = who("grom", 1, conditions={"bleeding": 2})
    cut = stage([who("marek", 0, hands=["flame-dagger"])], [bleeding])
    assert cut.play("marek: attack grom", dice=totals(11, *[1] * 6)).fighter("grom").bleeding == 3
    rubber = {"item": "glock", "modifications": ["rubber-bullets"]}
    shot = stage([who("vance", 0, hands=[rubber])], [who("grom", 5)])
    stunned = shot.play("vance: attack grom mode=single", dice=totals(11, *[1] * 6))
    assert stunned.fighter("grom").shocked == 2
    fight = cut.play().fight
    torch = WEAPONS["club"].copy()
    torch.burning = 2
    afflict(fight, fight.by_slug("grom"), torch)
    assert fight.by_slug("grom").burning == 2


@pytest.mark.rule("PSX-ARM-02")
def test_armour_wears_out_at_nothing() -> None:
    rag = {"item": "plate-armour", "condition": 15}
    helmet = who("grom", 1, armour=[rag, "great-helm", "iron-greaves"], health=50)
    fight = stage([who("marek", 0)], [helmet], options={"armour_damage": True})
    worn = fight.play("marek: attack grom", dice=totals(*[5] * 8))
    assert worn.event("stopped").amount == 1 + 2 + 1
    assert worn.event("armour-damaged").amount == 0
    assert worn.fighter("grom").protection() == 3


@pytest.mark.rule("PSX-RUL-39", "PSX-CRT-04", "PSX-CRT-06")
def test_no_further_wounds_are_told_where_none_are_dealt() -> None:
    asleep = who("grom", 1, states=["asleep"])
    for special, further in ((" special=coup-de-grace", 0), ("", 1)):
        fight = stage([who("marek", 0)], [asleep, who("vance", 30)])
        struck = fight.play(f"marek: attack grom long-sword{special}", dice=totals(17, *[1] * 7))
        assert struck.event("hits").values == {"normal": 0, "critical": 1, "further": further}


@pytest.mark.rule("PSX-RUL-39", "PSX-SPC-11", "PSX-STA-04")
@pytest.mark.parametrize(("successes", "dead"), [(5, False), (6, True)])
def test_six_successes_of_a_coup_de_grace_kill_at_once(successes: int, dead: bool) -> None:
    fight = stage([who("marek", 0)], [who("grom", 1, states=["asleep"]), who("vance", 30)])
    struck = fight.play(
        "marek: attack grom long-sword special=coup-de-grace",
        dice=totals(*[5] * successes, *[1] * (8 - successes)),
    )
    assert struck.fighter("grom").dead is dead
    assert struck.fighter("grom").dying == (0 if dead else successes)


@pytest.mark.rule("PSX-RUL-39", "PSX-SPC-11", "PSX-SPC-12")
@pytest.mark.parametrize("condition", ["unconscious", "dying"])
def test_a_coup_de_grace_without_success_leaves_the_fallen_as_they_were(condition: str) -> None:
    fallen = who("grom", 1, boosts=2, conditions={condition: 2})
    fight = stage([who("marek", 0)], [fallen, who("vance", 30)])
    missed = fight.play(
        "marek: attack grom long-sword special=coup-de-grace", dice=totals(*[1] * 8)
    )
    grom = missed.fighter("grom")
    assert (getattr(grom, condition), grom.boosts) == (2, 2)
    assert grom.dying == (2 if condition == "dying" else 0)


@pytest.mark.rule("PSX-RUL-43", "PSX-RUL-57")
def test_boosts_keep_the_stabilised_from_dying_again() -> None:
    victim = who("grom", 1, health_left=0, boosts=2, armour=[], conditions={"unconscious": 1})
    fight = stage([who("marek", 0, actions=3)], [victim, who("vance", 30)])
    struck = fight.play("marek: attack grom", dice=totals(5, 5, *[1] * 6))
    assert (struck.fighter("grom").boosts, struck.fighter("grom").dying) == (0, 0)
    again = struck.play("marek: attack grom", dice=totals(5, *[1] * 7))
    assert again.fighter("grom").dying == 1


@pytest.mark.rule("PSX-RUL-36", "PSX-SPC-07")
def test_what_is_no_longer_in_hand_cannot_be_struck_from_it() -> None:
    fight = stage([who("marek", 0)], [who("grom", 1)]).play().fight
    marek, grom = fight.by_slug("marek"), fight.by_slug("grom")
    hammer = fight.thing_by_slug("sledgehammer")
    drop(fight, grom, hammer)
    decided = fight.decisions
    disarm(fight, marek, grom, hammer, 1)
    hammer.holder = grom.index
    disarm(fight, marek, grom, hammer, 1)
    hammer.place = MAIN
    hammer.holder = marek.index
    disarm(fight, marek, grom, hammer, 1)
    assert fight.decisions == decided
