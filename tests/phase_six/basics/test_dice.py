"""Dice: success rolls, empty pools, checks, extra dice (DIC, BON)."""

import pytest

from fechtbuch.books.phase_six.kinds.arms import BURST, MELEE, SINGLE, THROWN
from fechtbuch.books.phase_six.rules.aiming import accurate_bonus, aim_bonus
from fechtbuch.books.phase_six.rules.success_roll import HIT, SuccessRoll, check_steps
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.testing import Situation, situation
from tests.phase_six.stage import scenario, stage, totals, who


def rolled(*dice: int, need: int = 5, critical: int = 11) -> SuccessRoll:
    """A hit roll by Marek with these totals."""
    fight = stage([who("marek", 0)], [who("grom", 1)]).play().fight
    fight.dice = ScriptedDice(parse_script(totals(*dice)))
    roll = SuccessRoll(
        fight.fighters[0], HIT, "hit", len(dice), fight.tally("n", need, "X"), critical
    )
    roll.throw(fight)
    return roll


@pytest.mark.rule("PSX-DIC-01", "PSX-ATK-05")
def test_each_die_is_judged_alone() -> None:
    roll = rolled(4, 5, 7, 1, 1)
    assert (roll.successes, roll.normal, roll.criticals) == (2, 2, [])


@pytest.mark.rule("PSX-RUL-16", "PSX-CRT-06", "PSX-ATK-06")
def test_mega_critical_steps_do_not_move() -> None:
    recoil = rolled(17, 19, 23, need=13, critical=19)
    assert (recoil.normal, recoil.criticals) == (1, [0, 1, 1])
    aimed = rolled(7, 16, 17, critical=7)
    assert aimed.criticals == [2, 1]


@pytest.mark.rule("PSX-RUL-17")
def test_a_critical_hit_reaches_both_numbers() -> None:
    assert rolled(11, 13, need=13).criticals == [1]
    assert rolled(3, 5, critical=2).criticals == [1]


@pytest.mark.rule("PSX-DIC-06", "PSX-RUL-30")
def test_checks_count_high_dice_more_than_once_and_combat_rolls_do_not() -> None:
    assert check_steps(5)[:4] == [5, 11, 17, 23]
    assert check_steps(13)[:3] == [13, 17, 23]
    duel = stage([who("grom", 0)], [who("marek", 1)], actions={"marek": 1})
    struck = duel.play("grom: attack marek", dice=totals(5, 5, 5, 5, 1, 1, 1))
    parried = struck.play("marek: parry", dice=totals(17, *[1] * 7))
    assert parried.event("parried").amount == 1


@pytest.mark.rule("PSX-DIC-06")
def test_a_check_tells_what_high_dice_came_to() -> None:
    duel = stage([who("grom", 0)], [who("marek", 1, armour=[])])
    blow = totals(5, 5, 5, *[1] * 4)
    resisted = duel.play("grom: attack marek special=knockout", dice=f"{blow} {totals(5, 11)}")
    assert resisted.event("high-dice").amount == 3
    assert resisted.event("stays-up").amount == 3
    plain = duel.play("grom: attack marek special=knockout", dice=f"{blow} {totals(5, 10)}")
    assert plain.happened("high-dice") == []


@pytest.mark.rule("PSX-DIC-03")
def test_a_difficulty_shifts_the_minimum_roll_of_one_check() -> None:
    fight = stage([who("marek", 0)], [who("grom", 1)], scene={"referee": True})
    asked = fight.play("marek: improvise text=tip")
    assert asked.question.kind == "judge"
    played = asked.play("allow cost=1 value=strength difficulty=3", dice=totals(8, 7, 1))
    assert played.parts("improvise") == {"minimum-roll": 5, "difficulty": 3}
    assert played.event("improvises").amount == 1


@pytest.mark.rule("PSX-DIC-05", "PSX-RUL-55", "PSX-EVA-02")
def test_an_empty_pool_fails_but_for_extra_dice_which_may_be_rerolled() -> None:
    duel = stage(
        [who("grom", 0)], [who("ottwin", 1, bonus_dice=2, rerolls=1)], actions={"ottwin": 1}
    )
    struck = duel.play("grom: attack ottwin", dice=totals(5, *[1] * 6))
    empty = struck.play("ottwin: evade")
    assert empty.event("evade-dice").amount == -5
    assert empty.offers() == ["keep", "bonus"]
    one = empty.play("ottwin: bonus", dice=totals(1))
    assert one.offers() == ["keep", "bonus", "reroll"]
    again = one.play("ottwin: reroll", dice=totals(7))
    assert again.question.about()["successes"] == "1"


@pytest.mark.rule("PSX-DIC-05")
def test_without_dice_to_add_an_empty_pool_is_no_question() -> None:
    duel = stage([who("grom", 0)], [who("ottwin", 1, rerolls=2)], actions={"ottwin": 1})
    struck = duel.play("grom: attack ottwin", dice=totals(5, *[1] * 6))
    failed = struck.play("ottwin: evade")
    assert failed.event("evade-failed").actor == "ottwin"
    assert failed.fighter("ottwin").rerolls == 2


def extra(bonus: int = 0, destiny: int = 0, rerolls: int = 0, special: str = "") -> Situation:
    """Marek has rolled one hit of eight dice and is asked what he spends."""
    marek = who("marek", 0, bonus_dice=bonus, destiny_dice=destiny, rerolls=rerolls)
    need = f" special={special} disarmed=sledgehammer" if special else ""
    duel = stage([marek], [who("grom", 1)])
    return duel.play(f"marek: attack grom weapon=long-sword{need}", dice=totals(8, *[1] * 7))


@pytest.mark.rule("PSX-BON-07", "PSX-RUL-47", "PSX-DIC-07")
def test_the_question_repeats_until_the_roll_is_kept() -> None:
    first = extra(bonus=1, rerolls=1)
    second = first.play("marek: bonus", dice=totals(11))
    assert second.offers() == ["keep", "reroll"]
    third = second.play("marek: reroll", dice=totals(5, 5, 5, *[1] * 6))
    assert third.question.kind == "act"
    assert third.event("wounded").amount == 1


@pytest.mark.rule("PSX-DIC-07", "PSX-RUL-47", "PSX-BON-03")
def test_a_plain_reroll_takes_the_place_of_what_destiny_gave() -> None:
    start = extra(destiny=1, rerolls=1, special="disarm")
    fated = start.play("marek: destiny-reroll", dice=totals(*[4] * 8))
    assert fated.question.about()["successes"] == "8"
    plain = fated.play("marek: reroll", dice=totals(*[4] * 7, 8), otherwise="default")
    assert plain.event("hits").amount == 1


@pytest.mark.rule("PSX-BON-02", "PSX-BON-03")
def test_the_number_that_destiny_lowers_is_told() -> None:
    start = extra(destiny=2, rerolls=1, special="disarm")
    added = start.play("marek: destiny", dice=totals(4))
    assert added.parts("hit") == {"minimum-roll": 8, "destiny": -4}

    def numbers(played: Situation) -> list[int]:
        return [roll.tally.total for roll in played.rolls("hit") if roll.tally is not None]

    again = added.play("marek: destiny-reroll", dice=totals(*[1] * 9))
    assert numbers(again)[-2:] == [4, 4]
    plain = again.play("marek: reroll", dice=totals(*[1] * 9))
    assert numbers(plain)[-2:] == [8, 4]


@pytest.mark.rule("PSX-BON-07")
def test_nobody_is_asked_without_dice() -> None:
    assert extra().question.kind == "act"


@pytest.mark.rule("PSX-RUL-54", "PSX-BON-02")
def test_an_added_destiny_die_keeps_its_four_in_a_reroll() -> None:
    start = extra(destiny=1, rerolls=1, special="disarm")
    added = start.play("marek: destiny", dice=totals(1))
    again = added.play("marek: reroll", dice=totals(*[7] * 8, 4), otherwise="default")
    assert again.event("hits").amount == 1


@pytest.mark.rule("PSX-RUL-56", "PSX-BON-02")
def test_a_destiny_die_at_the_threshold_is_critical_below_the_minimum_roll() -> None:
    marek = who("marek", 0, destiny_dice=1, conditions={"burning": 13})
    duel = stage([marek], [who("grom", 1)])
    missed = duel.play("marek: attack grom long-sword", dice=totals(*[17] * 8))
    assert missed.question.about()["successes"] == "0"
    hit = missed.play("marek: destiny", dice=totals(11))
    assert hit.event("hits").values == {"normal": 0, "critical": 1, "further": 0}


@pytest.mark.rule("PSX-BON-01")
def test_a_bonus_die_can_be_critical() -> None:
    assert (
        extra(bonus=1).play("marek: bonus", dice=totals(13)).event("hits").values["critical"] == 1
    )


@pytest.mark.rule("PSX-RUL-26", "PSX-RUL-25")
def test_an_extra_cover_die_saves_the_highest_critical_left() -> None:
    target = who("marek", 1, cover="5+", bonus_dice=1)
    duel = stage([who("grom", 0)], [target])
    dice = " ".join([totals(17, 11, 1, 1, 1, 1, 1), totals(1, 5)])
    covered = duel.play("grom: attack marek", "marek: none", dice=dice)
    assert covered.question.kind == "extra"
    saved = covered.play("marek: bonus", dice=totals(5))
    assert saved.happened("wounded") == []
    kept = covered.play("marek: keep")
    assert kept.event("wounded").amount == 2


@pytest.mark.rule("PSX-RUL-05")
def test_nothing_is_spent_on_initiative() -> None:
    marek = who("marek", 0, bonus_dice=2, rerolls=2, states=["hunkered"])
    pair = scenario([marek], [who("grom", 1, conditions={"shocked": 1, "poisoned": 2})])
    begun = situation(pair).play(dice=f"{totals(1, 4)} {totals(1)}")
    assert [asked.kind for asked in begun.asked] == ["act"]
    assert [fighter.initiative for fighter in begun.fight.fighters] == [5, 1]


@pytest.mark.rule("PSX-BON-02", "PSX-BON-03")
def test_a_destiny_die_needs_no_more_than_the_minimum_roll() -> None:
    marek = who("marek", 0, destiny_dice=1, minimum_roll=3)
    missed = stage([marek], [who("grom", 1)]).play(
        "marek: attack grom long-sword", dice=totals(*[1] * 8)
    )
    added = missed.play("marek: destiny", dice=totals(3), otherwise="default")
    assert added.event("hits").amount == 1
    again = missed.play("marek: destiny-reroll", dice=totals(3, 3, *[1] * 6), otherwise="default")
    assert again.event("hits").amount == 2


@pytest.mark.rule("PSX-BON-04", "PSX-BON-06")
def test_an_action_is_bought_between_two_acts_and_is_no_act_itself() -> None:
    fight = stage([who("vance", 0, bonus_dice=1)], [who("grom", 9)], actions={"grom": 1})
    shot = fight.play(
        "vance: attack grom mode=single", "vance: keep", "grom: pass", dice=totals(*[1] * 9)
    )
    bought = shot.play("vance: buy")
    assert bought.question.who is bought.fighter("vance")
    assert (bought.fighter("vance").actions, bought.fighter("vance").chain) == (2, 1)
    window = stage([who("vance", 0)], [who("grom", 9, bonus_dice=1)]).play("vance: hunker")
    assert "attack" not in window.offers()
    answered = window.play("grom: buy", "grom: hunker")
    assert answered.fighter("grom").hunkered
    assert (answered.fighter("grom").actions, answered.fighter("grom").bonus) == (0, 0)


@pytest.mark.rule("PSX-AIM-03", "PSX-CRT-02")
def test_a_threshold_that_aim_takes_to_nothing_still_makes_criticals() -> None:
    hawk = who("kestrel", 0, skills={"perception": 12}, actions=8)
    fight = stage([hawk], [who("grom", 20)])
    aimed = fight.play(*["kestrel: aim grom kar98"] * 7)
    shot = aimed.play("kestrel: attack grom kar98", dice=totals(5, 4, *[1] * 6))
    assert shot.happened("critical-threshold")[-1].amount == 2
    assert shot.event("hits").values == {"normal": 0, "critical": 1, "further": 0}


@pytest.mark.rule("PSX-BON-07", "PSX-REA-07")
@pytest.mark.parametrize(
    ("having", "dice", "act"),
    [
        ({}, False, False),
        ({"bonus": 1}, True, True),
        ({"destiny": 1}, True, True),
        ({"rerolls": 1}, True, False),  # a reroll buys no action
        ({"actions": 1}, False, True),
    ],
)
def test_who_has_something_to_spend(having: dict[str, int], dice: bool, act: bool) -> None:
    marek = stage([who("marek", 0)], [who("grom", 1)]).fight.fighters[0]
    for name in ("bonus", "destiny", "rerolls", "actions"):
        setattr(marek, name, having.get(name, 0))
    assert (marek.has_dice(), marek.can_get_action()) == (dice, act)


@pytest.mark.rule("PSX-STA-16", "PSX-RUL-48")
@pytest.mark.parametrize(
    ("field", "helpless", "present", "fights_on"),
    [
        ("", False, True, True),
        ("unconscious", True, True, False),
        ("asleep", True, True, True),
        ("dying", True, True, False),
        ("dead", False, False, False),
        ("withdrawn", False, False, False),
        ("gone", False, False, False),
        ("shocked", False, True, True),
    ],
)
def test_who_can_still_do_something(
    field: str, helpless: bool, present: bool, fights_on: bool
) -> None:
    marek = stage([who("marek", 0)], [who("grom", 1)]).fight.fighters[0]
    if field:
        setattr(marek, field, type(getattr(marek, field))(1))
    assert (marek.helpless(), marek.present(), marek.fights_on()) == (helpless, present, fights_on)


@pytest.mark.rule(
    "PSX-AIM-02", "PSX-AIM-03", "PSX-MOD-02", "PSX-RUL-19", "PSX-RUL-23", "PSX-RUL-60"
)
@pytest.mark.parametrize(
    ("mode", "aimed", "accurate"), [(MELEE, 2, 1), (SINGLE, 2, 1), (BURST, 0, 0), (THROWN, 0, 1)]
)
def test_what_aim_and_accurate_steps_help(mode: int, aimed: int, accurate: int) -> None:
    fight = stage([who("marek", 0)], [who("grom", 1)]).fight
    marek, grom = fight.fighters
    assert (aim_bonus(marek, grom, 7, mode), accurate_bonus(marek, grom, 7, mode)) == (0, 0)
    for kind in ("aim", "accurate"):
        setattr(marek, f"{kind}_target", grom.index)
        setattr(marek, f"{kind}_weapon", 7)
        setattr(marek, f"{kind}_steps", 1)
    found = (aim_bonus(marek, grom, 7, mode), accurate_bonus(marek, grom, 7, mode))
    assert found == (aimed, accurate)
    assert (aim_bonus(marek, grom, 8, mode), accurate_bonus(marek, grom, 8, mode)) == (0, 0)
    assert (aim_bonus(marek, marek, 7, mode), accurate_bonus(marek, marek, 7, mode)) == (0, 0)
    marek.aim_steps = marek.accurate_steps = 50
    most = marek.perception()
    assert aim_bonus(marek, grom, 7, mode) == (most if aimed else 0)
    assert accurate_bonus(marek, grom, 7, mode) == (most if accurate else 0)
