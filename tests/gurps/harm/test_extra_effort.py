"""Extra effort: fatigue for a moment's advantage (GUR-EFF)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_DEFENCE,
    ATTACK,
    COMMITTED,
    DEFENSIVE,
    DO_NOTHING,
    FEVERISH,
    FLURRY,
    GIANT_STEP,
    GREAT_LUNGE,
    HEROIC_CHARGE,
    LYING,
    MELEE,
    MIGHTY_BLOW,
    MOVE_AND_ATTACK,
    RANGED,
    RECOVERY,
    RECOVERY_PARRY,
    SLAM,
)
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts, defence_efforts
from fechtbuch.engine.choices import every_choice
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import TO_THE_END, arena, at, battle, parts, rolls, scores, struck, who

SWORD = "strike target=brenn weapon=thrusting-broadsword mode=swing"
BACK = "strike target=hrodgar weapon=shortsword mode=thrust"


def duel(*entries: Any, **more: Any) -> Situation:
    """With extra effort allowed."""
    return arena(*entries, extra_effort="on", **more)


@pytest.mark.rule("GUR-EFF-01")
def test_extra_effort_is_off_unless_switched_on_and_paid_for() -> None:
    closed = arena("aldric", "brenn").play("aldric: attack")
    assert not any("effort" in choice for choice in every_choice(closed.question, 400))
    fight = battle("aldric", "brenn", extra_effort="on")
    aldric = who(fight, "aldric")
    assert attack_efforts(fight, aldric, ATTACK, 0)
    assert defence_efforts(fight, aldric)
    aldric.fp = 0
    assert attack_efforts(fight, aldric, ATTACK, 0) == []
    assert defence_efforts(fight, aldric) == []
    failed = struck(duel("aldric", "brenn"), f"{SWORD} effort=mighty-blow", dice=rolls(15))
    assert failed.fighter("aldric").fp == 11  # spent, though it missed


@pytest.mark.rule("GUR-EFF-01")
def test_a_critical_failure_strains_the_limb() -> None:
    arm = struck(duel("aldric", "brenn"), f"{SWORD} effort=mighty-blow", dice=rolls(18, 10))
    assert arm.event("injured").word == "right-arm"
    assert arm.fighter("aldric").hp == 12
    for defence, part in (
        ("dodge effort=feverish", "right-leg"),
        ("parry weapon=shortsword effort=feverish", "right-arm"),
    ):
        dice = rolls(9, 18, "2d:1,1") if "dodge" in defence else rolls(9, 18, 10, "2d:1,1")
        hurt = struck(
            duel("aldric", {"use": "brenn", "hp": 200}), SWORD, f"brenn: {defence}", dice=dice
        )
        assert hurt.happened("injured")[0].word == part


@pytest.mark.rule("GUR-EFF-01", "GUR-RUL-34", "GUR-EFF-10")
def test_one_attack_option_and_one_defence_option_in_a_period() -> None:
    fight = battle("aldric", "brenn", extra_effort="on")
    aldric = who(fight, "aldric")
    aldric.attack_effort = GIANT_STEP
    assert attack_efforts(fight, aldric, ATTACK, 0) == []
    aldric.attack_effort = MIGHTY_BLOW
    assert attack_efforts(fight, aldric, ATTACK, 0) == [MIGHTY_BLOW]
    assert FEVERISH in defence_efforts(fight, aldric)
    aldric.defence_effort = FEVERISH
    assert defence_efforts(fight, aldric) == []
    first = struck(
        duel("aldric", "brenn"),
        f"{SWORD} effort=mighty-blow",
        "brenn: dodge effort=feverish",
        dice=rolls(9, 11),
        until="aldric@turn",
    )
    aldric, brenn = first.fighter("aldric"), first.fighter("brenn")
    assert (aldric.attack_effort, brenn.defence_effort) == (0, 0)
    assert (aldric.fp, brenn.fp) == (11, 10)


@pytest.mark.rule("GUR-EFF-10", "GUR-EFF-02", "GUR-EFF-03", "GUR-EFF-04", "GUR-EFF-05")
@pytest.mark.rule("GUR-EFF-06", "GUR-EFF-07", "GUR-EFF-08", "GUR-EFF-09")
@pytest.mark.parametrize(
    ("manoeuvre", "version", "attacks", "defences"),
    [
        (ATTACK, 0, [FLURRY, MIGHTY_BLOW, GIANT_STEP, GREAT_LUNGE], [FEVERISH, RECOVERY]),
        (DEFENSIVE, 0, [FLURRY, GIANT_STEP], [FEVERISH, RECOVERY]),
        (COMMITTED, 0, [FLURRY, GREAT_LUNGE], [FEVERISH, RECOVERY]),
        (ALL_OUT_ATTACK, 1, [FLURRY], []),
        (MOVE_AND_ATTACK, MELEE, [GREAT_LUNGE, HEROIC_CHARGE], [FEVERISH, RECOVERY_PARRY]),
        (MOVE_AND_ATTACK, RANGED, [], [FEVERISH, RECOVERY_PARRY]),
        (MOVE_AND_ATTACK, SLAM, [], [FEVERISH, RECOVERY_PARRY]),
        (ALL_OUT_DEFENCE, 1, [], [FEVERISH]),
        (DO_NOTHING, 0, [], [FEVERISH]),
    ],
)
def test_which_options_go_with_which_manoeuvre(
    manoeuvre: int, version: int, attacks: list[int], defences: list[int]
) -> None:
    fight = battle("aldric", "brenn", extra_effort="on")
    aldric = who(fight, "aldric")
    aldric.manoeuvre, aldric.version = manoeuvre, version
    assert attack_efforts(fight, aldric, manoeuvre, version) == attacks
    assert defence_efforts(fight, aldric) == defences


def flurry(cost: str, fp: int, again: str = "") -> list[int]:
    """The scores of both strikes and the fatigue left."""
    sheet = {"use": "aldric", "fp_left": fp}
    first = struck(
        duel(sheet, "brenn", flurry_cost=cost),
        f"{SWORD} split=rapid-strike effort=flurry",
        dice=rolls(12),
        until="aldric@attack",
    )
    second = first.play(
        f"aldric: {SWORD}{again}", dice=rolls(12), otherwise="default", until="@turn"
    )
    return [first.tally("attack").total, second.tally("attack").total, second.fighter("aldric").fp]


@pytest.mark.rule("GUR-EFF-02", "GUR-RUL-42")
def test_flurry_of_blows_and_its_price() -> None:
    assert flurry("per_strike_pair", 12) == [11, 11, 11]
    assert flurry("per_attack", 12, " effort=flurry") == [11, 11, 10]
    assert flurry("per_attack", 12) == [11, 8, 11]  # only what was paid for
    assert flurry("per_attack", 1) == [11, 8, 0]


@pytest.mark.rule("GUR-EFF-02", "GUR-DIC-01")
@pytest.mark.parametrize(("cost", "skull"), [("per_strike_pair", False), ("per_attack", True)])
def test_the_second_blow_counts_on_a_flurry_only_where_it_can_be_had(
    cost: str, skull: bool
) -> None:
    # Lying, at the skull, in a pair: 14 - 4 - 7 - 6; +4 telegraphic is too little, +3 more is not.
    fight = battle("aldric", "brenn", extra_effort="on", flurry_cost=cost)
    who(fight, "aldric").posture = LYING
    first = struck(
        situation(fight), f"{SWORD} split=rapid-strike", dice=rolls(12), until="aldric@attack"
    )
    choices = every_choice(first.question, 4000)
    aimed = [choice for choice in choices if choice.get("location") == "skull"]
    assert bool(aimed) == skull
    assert all(choice.get("effort") == "flurry" for choice in aimed)


@pytest.mark.rule("GUR-EFF-02")
def test_only_the_second_blow_may_be_paid_for() -> None:
    first = struck(
        duel("aldric", "brenn", flurry_cost="per_attack"),
        f"{SWORD} split=rapid-strike",
        dice=rolls(12),
        until="aldric@attack",
    )
    second = first.play(
        f"aldric: {SWORD} effort=flurry", dice=rolls(12), otherwise="default", until="@turn"
    )
    assert scores(first, "attack") == [8]
    assert scores(second, "attack") == [11]


@pytest.mark.rule("GUR-RUL-09", "GUR-EFF-02")
def test_a_masters_flurry_drops_the_fraction_each_time() -> None:
    first = struck(
        duel("ysaline", "brenn"),
        "strike target=brenn weapon=rapier split=rapid-strike effort=flurry",
        dice=rolls(9),
        until="brenn@defence",
    )
    assert parts(first.tally("attack"))["rapid-strike"] == -1


@pytest.mark.rule("GUR-EFF-03")
def test_mighty_blow() -> None:
    hit = struck(
        duel("aldric", {"use": "brenn", "hp": 200}),
        f"{SWORD} effort=mighty-blow",
        "brenn: none",
        dice=rolls(9, "2d:1,1"),
    )
    assert hit.parts("damage")["mighty-blow"] == 2
    per_die = struck(
        duel("hrodgar", {"use": "brenn", "hp": 200}, damage_bonus_mode="per_die"),
        "strike target=brenn weapon=great-axe effort=mighty-blow",
        "brenn: none",
        dice=rolls(9, "3d:1,1,1"),
    )
    assert per_die.parts("damage")["mighty-blow"] == 3
    first = struck(
        duel("ysaline", {"use": "brenn", "hp": 200}),
        "strike target=brenn weapon=rapier split=rapid-strike effort=mighty-blow",
        dice=rolls(15),
        until="ysaline@attack",
    )
    second = first.play(
        "ysaline: strike target=brenn weapon=rapier effort=mighty-blow",
        dice=rolls(15),
        otherwise="default",
        until="@turn",
    )
    assert second.fighter("ysaline").fp == 10


@pytest.mark.rule("GUR-EFF-04")
def test_giant_step() -> None:
    far = duel("aldric", {"use": "brenn", "at": [8, 5]})
    far.play().refuses("aldric: attack path=6,5;7,5")
    giant = far.play("aldric: attack effort=giant-step path=6,5;7,5", until="aldric@attack")
    assert "strike" in giant.offers()
    assert giant.fighter("aldric").fp == 11
    assert giant.fighter("aldric").at == at(7, 5)
    assert "giant-step" in far.play().offers(
        "defensive-attack version=parry weapon=thrusting-broadsword"
    )
    far.play().refuses("aldric: committed-attack version=strong effort=giant-step")


@pytest.mark.rule("GUR-EFF-05", "GUR-RUL-26")
def test_great_lunge() -> None:
    far = {"use": "brenn", "at": [7, 5], "hp": 200}
    swung = struck(
        duel("aldric", far), f"{SWORD} effort=great-lunge", "brenn: none", dice=rolls(9, "2d:1,1")
    )
    assert swung.parts("damage")["great-lunge"] == -2
    assert swung.fighter("aldric").fp == 11
    thrust = struck(
        duel("aldric", far),
        SWORD.replace("swing", "thrust") + " effort=great-lunge",
        "brenn: none",
        dice=rolls(9, "d:1"),
    )
    assert "great-lunge" not in thrust.parts("damage")
    for manoeuvre in (
        "committed-attack version=strong weapon=thrusting-broadsword",
        "move-and-attack version=melee",
    ):
        turn = duel("aldric", far).play(f"aldric: {manoeuvre}")
        assert "great-lunge" in turn.offers(f'{SWORD} location="" split=""')


@pytest.mark.rule("GUR-EFF-06")
def test_heroic_charge() -> None:
    near = duel("aldric", {"use": "brenn", "at": [7, 5]}).play(
        "aldric: move-and-attack version=melee path=6,5"
    )
    hit = near.play(
        f"aldric: {SWORD} effort=heroic-charge",
        dice=rolls(15),
        otherwise="default",
        until="brenn@turn",
    )
    assert hit.tally("attack").total == 14
    assert hit.fighter("aldric").fp == 11
    plain = near.play(f"aldric: {SWORD}", dice=rolls(15), otherwise="default", until="brenn@turn")
    assert plain.tally("attack").total == 9
    back = hit.play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        dice=rolls(9),
        until="aldric@defence",
    )
    assert "thrusting-broadsword" in back.offers("parry")
    back.refuses("aldric: dodge retreat=back")


@pytest.mark.rule("GUR-EFF-07")
def test_feverish_defence() -> None:
    for defence, score in (("dodge", 11), ("parry weapon=shortsword", 11)):
        saved = struck(
            duel("aldric", "brenn"),
            SWORD,
            f"brenn: {defence} effort=feverish",
            dice=rolls(9, score),
        )
        assert saved.happened("defended")
        assert saved.fighter("brenn").fp == 10
    both = struck(
        duel("aldric", "brenn"),
        SWORD,
        "brenn: dodge retreat=back effort=feverish",
        dice=rolls(9, 14),
    )
    assert both.tally("dodge").total == 9 + 3 + 2


@pytest.mark.rule("GUR-RUL-31", "GUR-EFF-07")
@pytest.mark.parametrize(("switch", "may"), [("allowed", True), ("forbidden", False)])
def test_feverish_defence_after_a_committed_attack(switch: str, may: bool) -> None:
    fight = battle("aldric", "brenn", extra_effort="on", feverish_after_committed=switch)
    aldric = who(fight, "aldric")
    aldric.manoeuvre = COMMITTED
    assert (FEVERISH in defence_efforts(fight, aldric)) == may
    aldric.manoeuvre = ATTACK
    assert FEVERISH in defence_efforts(fight, aldric)


def answered(manoeuvre: str, **hrodgar: Any) -> Situation:
    """Hrodgar has swung his axe, and Brenn strikes back."""
    sheet = {"use": "hrodgar", **hrodgar}
    return (
        duel(sheet, "brenn")
        .play(
            f"hrodgar: {manoeuvre}",
            "hrodgar: strike target=brenn weapon=great-axe",
            dice=rolls(15),
            otherwise="default",
            until="brenn@turn",
        )
        .play(
            "brenn: attack",
            f"brenn: {BACK}",
            dice=rolls(9),
            until="hrodgar@defence",
            otherwise="default",
        )
    )


@pytest.mark.rule("GUR-EFF-08")
def test_rapid_recovery_brings_an_unbalanced_weapon_back() -> None:
    asked = answered("attack")
    assert asked.offers("parry weapon=great-axe") == ["recovery"]
    done = asked.play(
        "hrodgar: parry weapon=great-axe", dice=rolls(10), otherwise="default", until="hrodgar@turn"
    )
    assert done.fighter("hrodgar").fp == 12
    again = asked.play(
        "hrodgar: parry weapon=great-axe", dice=rolls(10), otherwise="default", steps=0
    )
    assert again.fighter("hrodgar").recovered  # for the rest of the period
    assert answered("defensive-attack version=parry weapon=great-axe").offers(
        "parry weapon=great-axe"
    ) == ["recovery"]
    barred = answered("committed-attack version=strong weapon=great-axe")
    assert "parry" not in barred.offers() or "great-axe" not in barred.offers("parry")


@pytest.mark.rule("GUR-RUL-32")
def test_rapid_recovery_does_not_ready_a_weapon() -> None:
    ready = answered("attack")
    assert "great-axe" in ready.offers("parry")
    unready = answered("attack", st=17)  # below 1.5 × 12: unready after the blow
    assert unready.fighter("hrodgar").hands[0].unready == 1
    assert "parry" not in unready.offers()
    unready.refuses("hrodgar: parry weapon=great-axe effort=recovery")


@pytest.mark.rule("GUR-EFF-09", "GUR-RUL-59")
def test_one_parry_after_a_move_and_attack() -> None:
    def charged(use: str, weapon: str) -> Situation:
        return (
            duel(use, {"use": "brenn", "at": [7, 5]})
            .play(
                f"{use}: move-and-attack version=melee path=6,5",
                f"{use}: strike target=brenn weapon={weapon}",
                dice=rolls(15),
                otherwise="default",
                until="brenn@turn",
            )
            .play(
                "brenn: attack",
                f"brenn: strike target={use} weapon=shortsword mode=thrust",
                dice=rolls(9),
                until=f"{use}@defence",
                otherwise="default",
            )
        )

    axe = charged("hrodgar", "great-axe")
    assert axe.offers("parry weapon=great-axe") == ["recovery-parry"]  # U, and no second price
    parried = axe.play(
        "hrodgar: parry weapon=great-axe", dice=rolls(10), otherwise="default", steps=0
    )
    assert parried.tally("parry").total == 10
    assert parried.fighter("hrodgar").fp == 12
    axe.refuses("hrodgar: parry weapon=great-axe retreat=back")
    fight = parried.fight
    fight.place = 1
    again = situation(fight).play(
        "brenn: attack",
        f"brenn: {BACK}",
        dice=rolls(9),
        otherwise="default",
        until="hrodgar@defence",
    )
    assert again.offers() == ["none", "dodge"]
    again.refuses("hrodgar: dodge effort=feverish")


@pytest.mark.rule("GUR-EFF-03")
def test_mighty_blow_with_the_second_of_two_weapons_alone() -> None:
    first = struck(
        duel("ysaline", {"use": "brenn", "hp": 200}),
        "strike target=brenn weapon=rapier split=dual-weapon second=brenn",
        dice=rolls(16),
        until="ysaline@attack",
    )
    second = first.play(
        "ysaline: strike target=brenn weapon=main-gauche mode=thrust effort=mighty-blow",
        "brenn: none",
        dice=rolls(9, "d:1"),
        otherwise="default",
        until="@turn",
    )
    assert second.parts("damage")["mighty-blow"] == 2
    assert second.fighter("ysaline").fp == 11


@pytest.mark.rule("GUR-EFF-05")
def test_the_second_strike_reaches_farther_only_by_a_great_lunge() -> None:
    far = {"use": "rao", "at": [7, 4], "hp": 200}
    start = duel("aldric", {"use": "brenn", "hp": 200}, far)
    first = struck(start, f"{SWORD} split=rapid-strike", dice=rolls(16), until="aldric@attack")
    farther = SWORD.replace("brenn", "rao")
    lunged = first.play(
        f"aldric: {farther}", "rao: none", dice=rolls(8, "2d:1,1"), otherwise="default", steps=0
    )
    assert lunged.parts("damage")["great-lunge"] == -2
    assert lunged.fighter("aldric").fp == 11


@pytest.mark.rule("GUR-EFF-01", "GUR-EFF-04")
def test_a_fumble_after_a_giant_step_hurts_the_leg() -> None:
    far = duel("aldric", {"use": "brenn", "at": [8, 5]})
    fumbled = far.play(
        "aldric: attack effort=giant-step path=6,5;7,5",
        f"aldric: {SWORD}",
        dice=rolls(18, 9),
        otherwise="default",
        steps=1,
    )
    assert fumbled.event("injured").word == "right-leg"
    assert fumbled.fighter("aldric").hp == 12


def sprung(become: str, **more: Any) -> Situation:
    """Brenn has come within three hexes, and Aldric's Wait is sprung: he is asked for his step."""
    fight = battle("aldric", {"use": "brenn", "at": [9, 5]}, extra_effort="on", **more)
    words = f"wait when=foe-within steps=3 as={become} weapon=thrusting-broadsword"
    return situation(fight).play(
        f"aldric: {words}",
        "brenn: move path=8,5",
        "aldric: proceed",
        otherwise="default",
        until="aldric@step",
    )


@pytest.mark.rule("GUR-EFF-04", "GUR-EFF-10", "GUR-MAN-36")
@pytest.mark.parametrize("become", ["attack", "defensive-attack version=parry"])
def test_a_giant_step_out_of_a_wait(become: str) -> None:
    step = sprung(become)
    step.refuses("aldric: step path=6,5;7,5", reason="too-far")
    swing = step.play(
        "aldric: step effort=giant-step path=6,5;7,5",
        f"aldric: {SWORD}",
        "brenn: none",
        dice=rolls(14, "2d:2,3"),
        **TO_THE_END,
    )
    aldric = swing.fighter("aldric")
    assert (aldric.at, aldric.fp, aldric.attack_effort) == (at(7, 5), 11, GIANT_STEP)
    assert swing.tally("attack").total == 14
    assert swing.event("injured").actor == "brenn"


@pytest.mark.rule("GUR-EFF-04")
def test_who_bought_a_giant_step_out_of_a_wait_may_go_back_with_the_rest_of_it() -> None:
    swing = sprung("attack", retreat_persists="on").play(
        "aldric: step effort=giant-step path=6,5",
        until="aldric@step",
        otherwise="default",
    )
    back = swing.play("aldric: step path=5,5", **TO_THE_END)
    aldric = back.fighter("aldric")
    assert (aldric.at, aldric.fp) == (at(5, 5), 11)


@pytest.mark.rule("GUR-EFF-04", "GUR-EFF-10")
def test_a_giant_step_is_not_for_every_wait_nor_for_everybody() -> None:
    for become in ("committed-attack version=strong", "all-out-attack version=strong"):
        sprung(become).refuses("aldric: step effort=giant-step path=6,5")
    sprung("attack").refuses("aldric: stay effort=giant-step")
    off = situation(battle("aldric", {"use": "brenn", "at": [9, 5]})).play(
        "aldric: wait when=foe-within steps=3 as=attack weapon=thrusting-broadsword",
        "brenn: move path=8,5",
        "aldric: proceed",
        otherwise="default",
        until="aldric@step",
    )
    off.refuses("aldric: step effort=giant-step path=6,5")


@pytest.mark.rule("GUR-EFF-04", "GUR-EFF-10")
def test_a_giant_step_may_be_bought_after_the_blow() -> None:
    after = duel("aldric", {"use": "brenn", "at": [7, 5]}).play(
        "aldric: attack path=6,5", f"aldric: {SWORD}", dice=rolls(16), until="aldric@step"
    )
    away = after.play("aldric: step path=5,5", otherwise="default", until="brenn@turn")
    assert (away.fighter("aldric").at, away.fighter("aldric").fp) == (at(5, 5), 11)
    stayed = after.play("aldric: stay", otherwise="default", until="brenn@turn")
    assert stayed.fighter("aldric").fp == 12
    mighty = duel("aldric", {"use": "brenn", "at": [7, 5]}).play(
        "aldric: attack path=6,5",
        f"aldric: {SWORD} effort=mighty-blow",
        dice=rolls(16),
        until="brenn@turn",
    )
    assert "step" not in [a.kind for a in mighty.asked]  # one attack option in a period


@pytest.mark.rule("GUR-EFF-04", "GUR-SEQ-06")
def test_a_giant_step_between_two_blows() -> None:
    foes = ({"use": "brenn", "at": [6, 5]}, {"use": "rao", "at": [8, 4]})
    between = duel("aldric", *foes).play(
        "aldric: attack",
        f"aldric: {SWORD} split=rapid-strike",
        dice=rolls(12),
        otherwise="default",
        until="aldric@step",
    )
    second = between.play(
        "aldric: step effort=giant-step path=6,4;7,4",
        "aldric: strike target=rao weapon=thrusting-broadsword mode=swing",
        dice=rolls(12),
        otherwise="default",
        until="brenn@turn",
    )
    assert second.fighter("aldric").fp == 11
    assert second.event("attacks").target == "rao"
