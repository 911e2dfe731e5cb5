"""Cover and shields (COV)."""

from typing import Any

import pytest

from fechtbuch.books.phase_six.kinds.armoury import SHIELDS
from fechtbuch.books.phase_six.kinds.arms import ARM, NOTHING
from fechtbuch.books.phase_six.rules.equipment import usable_shield
from fechtbuch.books.phase_six.rules.movement import walk_range
from tests.phase_six.stage import stage, totals, wall, who


@pytest.mark.rule("PSX-COV-01", "PSX-COV-10")
@pytest.mark.parametrize("level", ["4+", "5+", "6+"])
def test_an_obstacle_beside_the_target_covers_it(level: str) -> None:
    fight = stage([who("vance", 0)], [who("grom", 9)], ground=wall([8, 0], level=level))
    shot = fight.play("vance: attack grom mode=single", dice=f"{totals(5, *[1] * 8)} {totals(1)}")
    assert shot.tally("cover").total == int(level[0])
    aside = stage([who("vance", 9, 5)], [who("grom", 9)], ground=wall([8, 0], level=level))
    open_shot = aside.play("vance: attack grom mode=single", dice=totals(5, *[1] * 8))
    assert not open_shot.rolls("cover")


@pytest.mark.rule("PSX-COV-01", "PSX-RUL-25")
def test_the_best_source_counts_and_conditions_do_not() -> None:
    target = who("grom", 9, states=["hunkered"], conditions={"poisoned": 3, "shocked": 2})
    fight = stage([who("vance", 0)], [target], ground=wall([8, 0], level="4+"))
    shot = fight.play(
        "vance: attack grom mode=single", dice=f"{totals(5, 5, *[1] * 7)} {totals(4, 1)}"
    )
    assert shot.parts("cover") == {"cover-number": 4}
    assert shot.event("covered").amount == 1


@pytest.mark.rule("PSX-RUL-25")
def test_a_shield_parry_needs_an_attacker_who_is_perceived_and_hunkering_does_not() -> None:
    knight = who("ottwin", 1, states=["hunkered"])
    fight = stage([who("marek", 0, states=["from_behind"])], [knight], actions={"ottwin": 1})
    struck = fight.play("marek: attack ottwin", dice=f"{totals(5, *[1] * 7)} {totals(1)}")
    assert struck.tally("cover").total == 6


@pytest.mark.rule("PSX-COV-10")
def test_the_referee_may_overrule_the_cover() -> None:
    fight = stage([who("vance", 0)], [who("grom", 9)], ground=wall([8, 0]))
    shot = fight.play(
        "edict: set fighter=grom field=cover value=7",
        "vance: attack grom mode=single",
        dice=totals(5, *[1] * 8),
    )
    assert not shot.rolls("cover")


@pytest.mark.rule("PSX-COV-06", "PSX-RUL-28")
def test_a_shield_s_cover_is_seven_minus_its_protection() -> None:
    numbers = {key: 7 - row["protection"] for key, row in SHIELDS.items()}
    assert numbers["buckler"] == 6
    assert numbers["tower-shield"] == 4
    fight = stage(
        [who("marek", 0)],
        [who("ottwin", 1, shield="magnetic-shield-generator")],
        actions={"ottwin": 1},
    )
    struck = fight.play("marek: attack ottwin", dice=totals(5, *[1] * 7))
    assert struck.play("ottwin: shield-parry", dice=totals(3)).tally("cover").total == 3


@pytest.mark.rule("PSX-COV-05", "PSX-RUL-28", "PSX-EQP-05")
def test_a_shield_goes_with_one_one_handed_weapon_or_none() -> None:
    def offers(**changes: Any) -> list[str]:
        fight = stage([who("marek", 0)], [who("ottwin", 1, **changes)], actions={"ottwin": 1})
        return fight.play("marek: attack ottwin", dice=totals(5, *[1] * 7)).offers()

    assert "shield-parry" in offers()
    assert "shield-parry" in offers(hands=[])
    assert "shield-parry" not in offers(hands=["halberd"], shield_on_arm=False)
    knight = stage([who("ottwin", 0, carried=["staff"], states=["shield-up"])], [who("grom", 9)])
    two_handed = knight.play("ottwin: ready staff")
    assert two_handed.event("lowers-shield").actor == "ottwin"
    assert "block" not in two_handed.offers()


@pytest.mark.rule("PSX-COV-09")
def test_a_shield_parry_works_against_shots_and_is_not_offered_behind_better_cover() -> None:
    fight = stage([who("vance", 5)], [who("ottwin", 1)], actions={"ottwin": 1})
    shot = fight.play("vance: attack ottwin mode=single", dice=totals(5, *[1] * 8))
    assert shot.offers() == ["none", "shield-parry", "drop"]
    behind = stage([who("vance", 5)], [who("ottwin", 1, cover="5+")], actions={"ottwin": 1})
    covered = behind.play(
        "vance: attack ottwin mode=single", dice=f"{totals(5, *[1] * 8)} {totals(1)}"
    )
    assert covered.question.kind == "react"


@pytest.mark.rule("PSX-COV-07", "PSX-RUL-27", "PSX-TRN-15")
def test_a_block_is_up_from_the_next_round_until_it_is_lowered() -> None:
    fight = stage([who("ottwin", 0)], [who("grom", 9)])
    announced = fight.play("ottwin: block")
    assert announced.fighter("ottwin").actions == 0
    assert announced.fighter("ottwin").block_state == 1
    up = announced.play("ottwin: end", "grom: end", otherwise="default", until="ottwin@act")
    assert up.fighter("ottwin").block_state == 2
    down = up.play("ottwin: lower-shield")
    assert down.fighter("ottwin").block_state == 0
    assert down.fighter("ottwin").actions == 2


@pytest.mark.rule("PSX-EQP-08")
def test_a_shield_is_taken_up_put_away_and_dropped() -> None:
    fight = stage([who("ottwin", 0, shield_on_arm=False)], [who("grom", 9)])
    taken = fight.play("ottwin: ready-shield round-shield")
    assert taken.fighter("ottwin").actions == 1
    assert "block" not in taken.offers()
    assert taken.fight.thing_by_slug("round-shield").place == ARM
    stowed = taken.play("ottwin: stow-shield")
    assert stowed.fighter("ottwin").actions == 0
    assert stowed.fighter("ottwin").shield == NOTHING
    dropped = taken.play("ottwin: drop round-shield")
    assert dropped.fighter("ottwin").actions == 1
    assert dropped.fighter("ottwin").load == 5


@pytest.mark.rule("PSX-COV-01", "PSX-RUL-51", "PSX-RUL-25")
def test_a_shield_parry_takes_the_place_of_poorer_cover_and_adds_nothing_to_it() -> None:
    fight = stage([who("marek", 0)], [who("ottwin", 1, cover="6+")], actions={"ottwin": 1})
    struck = fight.play("marek: attack ottwin", dice=totals(5, *[1] * 7))
    assert struck.play("ottwin: shield-parry", dice=totals(5)).tally("cover").total == 5
    assert struck.play("ottwin: none", dice=totals(5)).tally("cover").total == 6


@pytest.mark.rule("PSX-COV-07", "PSX-RUL-28")
def test_only_a_master_raises_the_shield_in_the_defence_window_and_only_once() -> None:
    def offers(**changes: Any) -> list[str]:
        fight = stage([who("marek", 0)], [who("ottwin", 1, **changes)], actions={"ottwin": 1})
        return fight.play("marek: attack ottwin", dice=totals(5, *[1] * 7)).offers()

    assert "raise-shield" not in offers()
    assert "raise-shield" in offers(talents=["shield-mastery"])
    up = offers(talents=["shield-mastery"], states=["shield-up"])
    assert up == ["none", "evade", "parry", "drop", "lower-shield"]


@pytest.mark.rule("PSX-RUL-31")
def test_a_shield_parries_like_a_weapon_only_in_trained_hands() -> None:
    for talents, weapons in ((["shield-training"], ["morning-star", "round-shield"]), ([], None)):
        fight = stage([who("marek", 0)], [who("ottwin", 1, talents=talents)], actions={"ottwin": 1})
        struck = fight.play("marek: attack ottwin", dice=totals(5, *[1] * 7))
        assert struck.offers("parry") == (weapons or ["morning-star"])


@pytest.mark.rule("PSX-COV-09", "PSX-PAR-02", "PSX-COV-07")
def test_talents_of_the_shield() -> None:
    trained = who("ottwin", 1, talents=["shield-training"])
    fight = stage([who("marek", 0)], [trained], actions={"ottwin": 1})
    struck = fight.play("marek: attack ottwin", dice=totals(5, 5, *[1] * 6))
    parried = struck.play("ottwin: parry round-shield", dice=totals(5, 5, 1, 1))
    assert parried.event("parried").amount == 2
    master = who("ottwin", 1, talents=["shield-mastery"])
    mastered = stage([who("marek", 0)], [master], actions={"ottwin": 1})
    raised = mastered.play("marek: attack ottwin", dice=totals(5, *[1] * 7)).play(
        "ottwin: raise-shield", dice=totals(5)
    )
    assert raised.fighter("ottwin").block_state == 2
    assert raised.event("raises-shield").rule == "PSX-COV-07"
    assert raised.event("covered").amount == 1
    own = stage([master], [who("marek", 9)]).play("ottwin: block")
    assert own.fighter("ottwin").actions == 1
    assert own.fighter("ottwin").block_state == 1


@pytest.mark.rule("PSX-COV-01", "PSX-RUL-25")
def test_a_shield_and_a_wall_do_not_add_up() -> None:
    knight = who("ottwin", 9, shield="buckler", states=["shield-up"])
    fight = stage([who("vance", 0)], [knight], ground=wall([8, 0]))
    shot = fight.play("vance: attack ottwin mode=single", dice=f"{totals(5, *[1] * 8)} {totals(1)}")
    assert shot.tally("cover").total == 5
    great = who("ottwin", 9, shield="tower-shield", states=["shield-up"])
    better = stage([who("vance", 0)], [great], ground=wall([8, 0]))
    shot = better.play(
        "vance: attack ottwin mode=single", dice=f"{totals(5, *[1] * 8)} {totals(1)}"
    )
    assert shot.tally("cover").total == 4


@pytest.mark.rule("PSX-COV-02", "PSX-COV-03")
def test_a_four_is_not_enough_behind_half_cover() -> None:
    fight = stage([who("grom", 0)], [who("marek", 1, cover="5+")])
    dice = f"{totals(11, 5, *[1] * 5)} {totals(4)} {totals(4)}"
    struck = fight.play("grom: attack marek", dice=dice)
    assert [event.amount for event in struck.happened("covered")] == [0, 0]


@pytest.mark.rule("PSX-COV-05", "PSX-RUL-28")
def test_the_arm_with_the_shield_takes_no_second_weapon() -> None:
    pair = who("nessa", 0, hands=["dagger"], carried=["dagger"])
    free = stage([pair], [who("grom", 9)]).play()
    assert free.play("nessa: ready dagger-2 hand=off").fighter("nessa").off >= 0
    shielded = stage([{**pair, "shield": "buckler"}], [who("grom", 9)]).play()
    shielded.refuses("nessa: ready dagger-2 hand=off")


@pytest.mark.rule("PSX-COV-08", "PSX-RUL-27")
def test_an_announced_block_does_not_slow_yet() -> None:
    announced = stage([who("ottwin", 0, actions=3)], [who("grom", 9)]).play("ottwin: block")
    assert announced.fighter("ottwin").block_state == 1
    assert walk_range(announced.fighter("ottwin")) == 2


@pytest.mark.rule("PSX-COV-10", "PSX-AIM-01", "PSX-SPC-01")
def test_aim_needs_a_line_of_sight() -> None:
    walls = {"bounds": [-5, -5, 30, 5], "walls": [[5, -5, 5, 5]]}
    blind = stage([who("kestrel", 0)], [who("grom", 9)], ground=walls).play()
    assert not {"aim", "accurate"} & set(blind.offers())
    half = {"bounds": [-5, -5, 30, 5], "walls": [[5, 0]]}
    sees_one = stage([who("kestrel", 0)], [who("grom", 9), who("vance", 9, 5)], ground=half).play()
    assert sees_one.offers("aim") == ["vance"]
    sees_one.refuses("kestrel: aim target=grom weapon=kar98", reason="not-in-sight")


@pytest.mark.rule("PSX-PAR-02")
def test_a_trained_shield_arm_uses_the_better_of_strength_and_deftness() -> None:
    deft = who("ottwin", 1, talents=["shield-training"], attributes={"deftness": 6})
    struck = stage([who("marek", 0)], [deft], actions={"ottwin": 1}).play(
        "marek: attack ottwin", dice=totals(5, *[1] * 7)
    )
    parried = struck.play("ottwin: parry round-shield", dice=totals(*[1] * 6))
    assert parried.event("parry-dice").amount == 6


@pytest.mark.rule("PSX-RUL-26", "PSX-COV-03")
@pytest.mark.parametrize(("cover", "wounds"), [((7, 1, 1), 2), ((1, 7, 1), 3), ((1, 1, 7), 3)])
def test_the_first_die_is_for_the_highest_critical(
    cover: tuple[int, int, int], wounds: int
) -> None:
    fight = stage([who("grom", 0)], [who("marek", 1, cover="5+")])
    dice = f"{totals(17, 11, 13, 1, 1, 1, 1)} {totals(*cover)}"
    assert fight.play("grom: attack marek", dice=dice).event("wounded").amount == wounds


@pytest.mark.rule("PSX-RUL-25")
def test_extra_cover_dice_never_remove_more_hits_than_there_are() -> None:
    target = who("marek", 1, cover="5+", armour=[], bonus_dice=1)
    fight = stage([who("grom", 0)], [target])
    struck = fight.play("grom: attack marek", "marek: none", dice=totals(5, *[1] * 6) + " d6=5")
    saved = struck.play("marek: bonus", dice=totals(5))
    assert saved.event("covered").amount == 1
    assert saved.happened("wounded") == []


@pytest.mark.rule("PSX-RUL-27")
def test_an_announced_block_covers_in_the_next_round_start_and_not_in_this_round_end() -> None:
    fight = stage([who("ottwin", 0)], [who("vance", 9), who("grom", 30)])
    waiting = fight.play("ottwin: block", "ottwin: end", "vance: end", "grom: end")
    assert waiting.question.kind == "round-end"
    shoot = "vance: attack ottwin mode=single"
    hit = totals(5, *[1] * 8)
    assert not waiting.play(shoot, dice=hit).rolls("cover")
    started = waiting.play("vance: pass")
    assert started.question.kind == "round-start"
    assert started.play(shoot, dice=f"{hit} {totals(1)}").tally("cover").total == 5


@pytest.mark.rule("PSX-RUL-28", "PSX-COV-07")
def test_a_shield_that_is_let_go_blocks_no_longer() -> None:
    fight = stage([who("ottwin", 0, states=["shield-up"])], [who("grom", 9)])
    for act in ("drop round-shield", "stow-shield"):
        assert fight.play(f"ottwin: {act}").fighter("ottwin").block_state == 0


@pytest.mark.rule("PSX-COV-05")
def test_without_a_shield_or_with_two_weapons_there_is_nothing_to_hold_up() -> None:
    bare = stage([who("marek", 0)], [who("grom", 9)]).play()
    assert usable_shield(bare.fight, bare.fighter("marek")) is None
    fight = stage([who("ottwin", 0, carried=["dagger"])], [who("grom", 9)]).play()
    ottwin = fight.fighter("ottwin")
    assert usable_shield(fight.fight, ottwin) is fight.fight.thing_by_slug("round-shield")
    ottwin.off = fight.fight.thing_by_slug("dagger").index
    assert usable_shield(fight.fight, ottwin) is None
