"""Worked examples dice for dice: initiative, actions, movement, conditions, the map."""

import pytest

from fechtbuch.engine.fields import field
from fechtbuch.testing import Situation, situation
from tests.phase_six.stage import scenario, stage, totals, wall, who


@pytest.mark.rule("PSX-INI-02", "PSX-INI-03", "PSX-INI-04", "PSX-DIC-04")
def test_example_1_initiative_with_explosions_and_ties() -> None:
    guard = who("grom", 3, name="Guard", slug="guard", attributes={"quickness": 2, "deftness": 3})
    fight = situation(
        scenario(
            [who("nessa", 0), who("marek", 1, attributes={"quickness": 3})],
            [guard, who("vance", 9, bonus_dice=1)],
        )
    )
    dice = " ".join([totals(4, 5, 1, 17), totals(14, 3, 5), totals(13, 9), totals(11, 11)])
    begun = fight.play(dice=dice)
    order = [begun.fight.fighters[index].slug for index in begun.fight.order]
    assert order == ["nessa", "marek", "guard", "vance"]
    assert [begun.fighter(slug).initiative for slug in order] == [27, 22, 22, 22]
    assert begun.fighter("vance").actions == 0
    walked = begun.play(
        "nessa: ready item=shuriken", "nessa: attack vance shuriken", dice=totals(5, 1, 1)
    )
    assert walked.question.who is walked.fighter("vance")
    assert "attack" not in walked.offers()
    assert "buy" in walked.offers()


@pytest.mark.rule("PSX-BON-04", "PSX-BON-05", "PSX-BON-06", "PSX-RUL-11", "PSX-RUL-12")
def test_example_22_buying_and_stealing_actions() -> None:
    duel = stage(
        [who("marek", 0, destiny_dice=1)], [who("ottwin", 1, bonus_dice=1)], actions={"ottwin": 1}
    )
    stolen = duel.play("marek: steal ottwin")
    assert (stolen.fighter("ottwin").actions, stolen.fighter("marek").actions) == (0, 3)
    struck = stolen.play("marek: attack ottwin", dice=totals(5, *[1] * 7))
    assert struck.offers() == ["none", "buy", "drop"]
    bought = struck.play("ottwin: buy", "ottwin: shield-parry", dice=totals(5))
    assert bought.fighter("ottwin").actions == 0
    later = bought.play("marek: end")
    assert later.fighter("ottwin").actions == 2


@pytest.mark.rule("PSX-TRN-08", "PSX-STA-11", "PSX-COV-04", "PSX-ATK-03")
def test_example_23_walk_and_attack_and_hunkered() -> None:
    walk = stage([who("nessa", 0)], [who("grom", 6)])
    played = walk.play(
        "nessa: walk path=1,0;2,0;3,0;4,0;5,0 act=attack target=grom weapon=dagger",
        dice=totals(*[1] * 8),
    )
    assert played.parts("hit") == {"minimum-roll": 5, "walking": 1}
    assert played.fighter("nessa").actions == 2
    low = stage([who("vance", 0, states=["hunkered"])], [who("marek", 2)])
    fired = low.play("vance: attack marek mode=single", dice=totals(*[1] * 9))
    assert fired.tally("hit").total == 6
    answer = stage([who("marek", 2)], [who("vance", 0, states=["hunkered"])])
    struck = answer.play("marek: attack vance", dice=f"{totals(5, *[1] * 7)} {totals(3)}")
    assert struck.tally("cover").total == 6
    gun = {"item": "hk-usp"}
    poisoned = who("vance", 0, hands=[gun], states=["hunkered"], conditions={"poisoned": 2})
    shots = stage([poisoned], [who("marek", 9)]).play(dice=totals(1))
    first = shots.play("vance: attack marek", dice=totals(*[1] * 8))
    second = first.play("vance: attack marek", dice=totals(*[1] * 8))
    assert second.parts("hit") == {"minimum-roll": 5, "recoil": 1, "hunkered": 1, "poisoned": 2}
    assert second.event("critical-threshold").amount == 12


@pytest.mark.rule("PSX-STA-04", "PSX-STA-05", "PSX-STA-09", "PSX-RUL-42", "PSX-RUL-43")
def test_example_24_dying_and_conditions() -> None:
    grom = who("grom", 1, health_left=1, conditions={"bleeding": 2})
    fight = stage(
        [who("vance", 0), who("nessa", 5)],
        [grom, who("ottwin", 30)],
        order=["grom", "vance", "nessa", "ottwin"],
    )
    bled = fight.play(dice=totals(4))
    dying = bled.fighter("grom")
    assert (dying.health, dying.dying, dying.bleeding, dying.actions) == (0, 1, 0, 0)

    def onward(before: Situation, dice: str) -> Situation:
        return before.play("vance: end", dice=dice, otherwise="default", until="vance@act")

    held = onward(bled, totals(2, 5))
    assert held.fighter("grom").dying == 1
    worse = onward(held, totals(1, 4))
    assert worse.fighter("grom").dying == 2
    helped = worse.play("vance: stabilise grom", dice=totals(5, 7))
    grown = helped.fighter("grom")
    assert (grown.dying, grown.unconscious, grown.health) == (0, 1, 0)
    failed = worse.play("vance: stabilise grom", dice=totals(5, 3))
    assert failed.fighter("grom").dying == 2
    later = onward(helped, "")
    assert later.fighter("grom").unconscious == 1


@pytest.mark.rule("PSX-TRN-16", "PSX-COV-10", "PSX-RNG-05")
def test_example_34_map() -> None:
    fight = stage([who("marek", 0)], [who("grom", 3, 1)], ground=wall([3, 0])).play().fight
    assert fight.grid.distance(field(0, 0), field(3, 1)) == 3
    assert fight.grid.distance(field(0, 0), field(1, 1)) == 1
    assert fight.grid.cover(field(0, 0), field(4, 0)) == 2
    assert fight.grid.cover(field(4, 5), field(4, 0)) == 0
    near = stage([who("marek", 0)], [who("grom", 4)], ground=wall([1, 0])).play().fight
    assert near.grid.cover(field(0, 0), field(4, 0)) == 0


@pytest.mark.rule("PSX-RUL-42", "PSX-STA-03", "PSX-STA-06", "PSX-STA-07", "PSX-STA-10")
def test_example_36_turn_start_in_order() -> None:
    levels = {"unconscious": 2, "bleeding": 1, "poisoned": 3, "shocked": 1}
    fighter = who(
        "marek",
        0,
        health_left=3,
        conditions=levels,
        attributes={"endurance": 2, "resistance": 2, "willpower": 3},
    )
    fight = stage([fighter, who("nessa", 9)], [who("grom", 30)])
    saves = " ".join([totals(3, 4), totals(5, 11), totals(2, 7)])
    awake = fight.play(dice=f"{saves} {totals(1, 5, 8)}")
    marek = awake.fighter("marek")
    assert (marek.health, marek.poisoned, marek.shocked, marek.unconscious) == (2, 0, 0, 0)
    assert marek.actions == 2
    assert [roll.word for roll in awake.rolls()] == [
        "save-bleeding",
        "save-poison",
        "save-shock",
        "save-unconscious",
    ]
    assert {roll.tally.total for roll in awake.rolls() if roll.tally} == {5}
    out = fight.play(dice=f"{saves} {totals(1, 2, 5)}")
    assert out.fighter("marek").unconscious == 2
    assert out.question.who is out.fighter("nessa")
