"""Holding an action (4.16), and actions that happen together."""

from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import FIRST, OPEN, asked, kinds, line, side, squares, stage


def waiting(
    holder: dict[str, Any], *enemies: dict[str, Any], friends: tuple[dict[str, Any], ...] = ()
) -> Situation:
    """The first of our side has held; the enemies are to act, or their side says who."""
    ours = side("Ours", holder, *friends)
    begun = stage(ours, side("Theirs", *enemies), ground=OPEN, injury_table="none").play(dice=FIRST)
    who = holder["use"]
    if friends:
        begun = begun.play(f"ours: next who={who}")
    return begun.play(f"{who}: hold")


ILSE_WAITS = (man("ilse", 0), man("kurt", 5))
KURT_COMES = "kurt: attack target=ilse weapon=messer path=" + line(4, 1)


# LSK-HLD-01, -03: what is held, and for how long.


@pytest.mark.rule("LSK-HLD-01", "LSK-RUL-31")
def test_neither_trigger_nor_action_is_named_when_holding() -> None:
    begun = stage(side("Ours", man("ilse", 0)), side("Theirs", man("kurt", 5)), ground=OPEN)
    begun = begun.play(dice=FIRST)
    begun.play("ilse: hold")
    begun.refuses("ilse: hold target=kurt")


@pytest.mark.rule("LSK-HLD-01", "LSK-RUL-31")
def test_any_action_may_be_released() -> None:
    """Aims, spells and charges as well as blows."""
    ilse = waiting(man("ilse", 0), man("kurt", 5)).play("kurt: move path=6,0")
    assert {"attack", "charge", "move", "run", "parry"} <= set(ilse.offers())
    assert not {"nothing", "hold"} & set(ilse.offers())
    marta = waiting(man("marta", 0), man("kurt", 9)).play("kurt: move path=10,0")
    assert "cast" in marta.offers()
    anselm = waiting(man("anselm", 0), man("kurt", 9)).play("kurt: move path=10,0")
    assert {"aim", "shoot"} <= set(anselm.offers())


@pytest.mark.rule("LSK-HLD-01")
def test_who_waits_is_asked_again_at_the_next_declaration() -> None:
    begun = waiting(man("ilse", 0), man("kurt", 5), man("bertha", 9))
    played = begun.play(
        "theirs: next who=kurt", "kurt: move path=6,0", "ilse: wait", "bertha: move path=10,0"
    )
    assert played.question.id.endswith("release-ilse")


@pytest.mark.rule("LSK-HLD-04")
def test_whom_only_a_blow_in_passing_reaches_is_listed_with_its_rule() -> None:
    """Kurt runs past Ilse and ends where no walk brings her to him."""
    past = "5,1;4,1;3,1;2,1;1,2;" + ";".join(f"{-step},2" for step in range(15))
    asked = waiting(*ILSE_WAITS).play(f"kurt: run path={past.removeprefix('5,1;')}")
    slot = asked.question.slot({"verb": "attack"})
    assert slot is not None
    assert [(option.value, option.rules) for option in slot.options] == [("kurt", ["LSK-HLD-04"])]
    assert slot.default == "kurt"


@pytest.mark.rule("LSK-HLD-03")
def test_a_held_action_does_not_carry_over() -> None:
    played = waiting(*ILSE_WAITS).play("kurt: nothing", "ilse: lapse", dice="d6=2")
    assert not played.fighter("ilse").holding_action
    assert played.question.id.endswith("turn-kurt")
    declared = played.play("kurt: move path=6,0")
    assert declared.question.id.endswith("turn-ilse")


@pytest.mark.rule("LSK-HLD-03")
def test_who_holds_has_not_acted_and_has_every_answer() -> None:
    struck = waiting(*ILSE_WAITS).play(KURT_COMES, "ilse: wait")
    assert struck.offers() == ["none", "counter", "guard", "parry"]
    countered = struck.play("ilse: counter", dice="d20=20 d20=20", steps=0)
    assert not countered.fighter("ilse").holding_action
    guarded = struck.play("ilse: guard", dice="d20=20")
    assert guarded.question.id.endswith("last-ilse")  # a guard leaves the action


@pytest.mark.rule("LSK-HLD-03", "LSK-MOV-02")
def test_a_hold_may_become_a_blow_at_a_runner() -> None:
    begun = waiting(man("ilse", 0), man("kurt", 5))
    running = begun.play("kurt: run path=" + line(4, -6, 1), "ilse: wait")
    assert running.question.id.endswith("runner-ilse")
    struck = running.play("ilse: attack weapon=pike", dice=f"d20=20 {FIRST}")
    assert "ilse@last" not in asked(struck)


@pytest.mark.rule("LSK-HLD-03", "LSK-WRS-02")
def test_a_hold_may_become_a_strike_against_a_wrestler() -> None:
    begun = waiting(man("ilse", 0), man("kurt", 1))
    wrestled = begun.play("kurt: wrestle target=ilse", "ilse: wait")
    assert wrestled.question.id.endswith("strike-ilse")


@pytest.mark.rule("LSK-HLD-03", "LSK-PAR-03")
def test_a_hold_that_becomes_a_parry_helps_against_the_attack_it_follows() -> None:
    released = waiting(*ILSE_WAITS).play(KURT_COMES, "ilse@release: parry", dice="d20=20", steps=0)
    assert released.parts("attack")["parry"] == -4
    assert asked(released).count("ilse@answer") == 0


@pytest.mark.rule("LSK-HLD-03", "LSK-RUL-59")
@pytest.mark.parametrize("moment", ["turn", "release", "answer", "last"])
def test_a_parry_may_be_volunteered_at_any_question(moment: str) -> None:
    """Whoever is asked, Bertha on the other side of the field puts her parry in."""
    begun = waiting(man("ilse", 0), man("kurt", 5), friends=(man("bertha", 0, 9),)).play(
        "bertha: nothing"
    )
    if moment == "release":
        begun = begun.play(KURT_COMES)
    elif moment == "answer":
        begun = begun.play(KURT_COMES, "ilse: wait")
    elif moment == "last":
        begun = begun.play("kurt: nothing")
    assert f"-{moment}-" in begun.question.id
    parried = begun.play("bertha!: parry")
    assert parried.fighter("bertha").parrying
    assert parried.question.kind == begun.question.kind
    assert parried.fight.volunteer_question(parried.fighter("bertha")) is None


@pytest.mark.rule("LSK-HLD-03", "LSK-RUL-59")
def test_a_parry_volunteered_by_the_holder_takes_his_question_away() -> None:
    played = waiting(*ILSE_WAITS).play(KURT_COMES).play("ilse!: parry", dice=f"d20=20 {FIRST}")
    assert played.parts("attack")["parry"] == -4
    assert "ilse@last" not in asked(played)


@pytest.mark.rule("LSK-HLD-03", "LSK-WRS-06")
def test_whoever_is_gripped_while_holding_may_still_try_to_get_free() -> None:
    played = waiting(man("ilse", 0), man("kurt", 1)).play(
        "kurt: wrestle target=ilse",
        "ilse: wait",
        "ilse: none",
        "kurt: immobilise",
        dice="d20=20 d20=1",
    )
    assert played.question.id.endswith("last-ilse")
    assert played.offers() == ["lapse", "escape", "attack"]


# LSK-HLD-02, -04: one simultaneous group.


@pytest.mark.rule("LSK-HLD-02", "LSK-HLD-04", "LSK-DMG-05")
def test_released_and_declared_blow_fall_together() -> None:
    """Each would have stopped the other; both are Down. The one who declared rolls first."""
    played = waiting(*ILSE_WAITS).play(
        KURT_COMES,
        "ilse: attack target=kurt at= weapon=pike path= then=",
        dice="d20=10 d8=8 d20=11 d8=7",
    )
    rolls = [(roll.actor, roll.word) for roll in played.rolls() if roll.word == "attack"]
    assert rolls == [("kurt", "attack"), ("ilse", "attack")]
    assert played.fighter("kurt").wounds == -1
    assert played.fighter("ilse").wounds == -3
    assert kinds(played).index("wounded") > kinds(played).index("full-hit")


@pytest.mark.rule("LSK-HLD-02")
def test_whoever_releases_a_blow_has_no_counter_attack() -> None:
    played = waiting(*ILSE_WAITS).play(
        KURT_COMES, "ilse: attack target=kurt weapon=pike", dice="d20=20 d20=20", steps=0
    )
    assert "ilse@answer" not in asked(played)


@pytest.mark.rule("LSK-HLD-04", "LSK-RUL-31")
def test_a_counter_attack_keeps_its_precedence_over_the_attack_it_answers_and_nothing_else() -> (
    None
):
    """Hans releases a blow at Kurt, Ilse counters Kurt: his attack is lost, Hans's is not."""
    begun = waiting(man("hans", 2, 2), man("kurt", 5), friends=(man("ilse", 0),)).play(
        "ilse: nothing"
    )
    played = begun.play(
        KURT_COMES,
        "hans: attack target=kurt weapon=halberd path= then=",
        "ilse: counter",
        dice="d20=11 d8=8 d20=10 d8=1",
        otherwise="default",
        steps=0,
    )
    assert [roll.actor for roll in played.rolls("attack")] == ["ilse", "hans"]
    assert played.event("attack-lost", actor="kurt").rule == "LSK-CTR-02"
    assert played.fighter("kurt").wounds < 0


@pytest.mark.rule("LSK-CTR-02", "LSK-HLD-04")
@pytest.mark.parametrize(("save", "lost"), [(2, True), (19, False)])
def test_a_counter_attack_that_leaves_the_attacker_helpless_prevents_his_blow_in_a_group(
    save: int, lost: bool
) -> None:
    """Hans releases a blow at Kurt; Bertha's mancatcher closes round him before he strikes."""
    catcher = man("bertha", 0, hands=["mancatcher"], worn=[], belt=[])
    begun = waiting(
        man("hans", 2, 2), man("kurt", 5, hands=["dagger"], belt=[]), friends=(catcher,)
    ).play("bertha: nothing")
    played = begun.play(
        "kurt: attack target=bertha weapon=dagger-2 path=" + line(4, 1),
        "hans: attack target=kurt weapon=halberd path= then=",
        "bertha: counter",
        dice=f"d20=1 d6=1 d20={save} {'' if lost else 'd20=20 '}d20=20",
        otherwise="default",
        steps=0,
    )
    assert ("attack-lost" in kinds(played)) is lost
    assert (played.fighter("kurt").caught_by >= 0) is lost
    fell = [roll.actor for roll in played.rolls("attack")]
    assert fell == (["bertha", "hans"] if lost else ["bertha", "kurt", "hans"])


@pytest.mark.rule("LSK-HLD-03", "LSK-HLD-04", "LSK-SEQ-09")
def test_all_who_hold_are_asked_in_order_and_join_one_group() -> None:
    begun = stage(
        side("Ours", man("ilse", 0), man("hans", 0, 1)), side("Theirs", man("kurt", 5)), ground=OPEN
    ).play("ours: next who=hans", "hans: hold", "ilse: hold", dice=FIRST)
    played = begun.play(
        KURT_COMES,
        "ilse: attack target=kurt at= weapon=pike path= then=",
        "hans: attack target=kurt at= weapon=halberd path= then=",
        dice="d20=20 d20=20 d20=20",
        steps=0,
    )
    assert asked(played)[-2:] == ["ilse@release", "hans@release"]
    assert played.event("together").amount == 3
    assert [roll.actor for roll in played.rolls("attack")] == ["kurt", "ilse", "hans"]


@pytest.mark.rule("LSK-HLD-04")
def test_answers_and_releases_are_no_declarations() -> None:
    """Hans of the other side holds as well; Ilse's counter-attack is nothing for him to answer."""
    begun = stage(
        side("Ours", man("ilse", 0)),
        side("Theirs", man("hans", 9), man("kurt", 5)),
        ground=OPEN,
    ).play("ilse: hold", "theirs: next who=hans", "hans: hold", dice=FIRST)
    played = begun.play(KURT_COMES, "ilse: attack target=kurt weapon=pike", dice="d20=20 d20=20")
    assert "hans@release" not in asked(played)
    assert played.question.id.endswith("last-hans")


@pytest.mark.rule("LSK-HLD-04", "LSK-MOV-10")
def test_the_released_action_moves_after_the_declared_one_against_the_place_reached() -> None:
    """Kurt ends at 9,0; Bertha walks eight squares and strikes him there."""
    begun = waiting(man("bertha", 0), man("kurt", 5)).play("kurt: move path=" + line(6, 9))
    way = "bertha: attack target=kurt weapon=cestus path=" + line(1, 8)
    played = begun.play(way + " then=", dice="d20=20", steps=0)
    assert squares(played, "bertha") == (8, 0)
    far = waiting(man("bertha", 0), man("kurt", 5)).play("kurt: move path=" + line(6, 10))
    assert "attack" not in far.offers()


@pytest.mark.rule("LSK-HLD-04")
def test_a_typed_way_is_judged_with_the_enemy_where_he_will_be() -> None:
    """Kurt leaves 5,0, so the way leads through that square."""
    begun = waiting(man("bertha", 3), man("kurt", 5)).play("kurt: move path=5,1;6,2")
    told = "bertha: attack target=kurt weapon=cestus path=4,0;5,0;6,0;7,1 then="
    begun.play(told, dice="d20=20", steps=0)
    begun.refuses("bertha: attack target=kurt weapon=cestus path=4,0 then=")


@pytest.mark.rule("LSK-HLD-04", "LSK-MOV-04")
def test_a_released_charge_needs_its_full_run_up_from_where_it_begins() -> None:
    near = waiting(man("bertha", 0), man("kurt", 9)).play("kurt: move path=" + line(8, 4, 0))
    assert "charge" not in near.offers() or all(
        way.count(";") >= 3 for way in near.offers("charge target=kurt weapon=cestus")
    )
    far = waiting(man("bertha", 0), man("kurt", 9)).play("kurt: move path=8,0")
    assert line(1, 7) in far.offers("charge target=kurt weapon=cestus")
    charged = far.play(
        "bertha: charge target=kurt weapon=cestus path=" + line(1, 7), dice="d20=2 d3=1", steps=0
    )
    assert charged.fighter("kurt").wounds == 11


@pytest.mark.rule("LSK-HLD-04", "LSK-CHG-02")
def test_a_declared_charge_already_exposes_to_the_released_blow() -> None:
    begun = waiting(man("ilse", 0), man("kurt", 9))
    played = begun.play(
        "kurt: charge target=ilse weapon=messer path=" + line(8, 1),
        "ilse: attack target=kurt at= weapon=pike path= then=",
        dice="d20=20 d20=20",
        steps=0,
    )
    assert played.parts("attack")["charging"] == 2


@pytest.mark.rule("LSK-HLD-04")
def test_a_passer_by_is_struck_on_a_square_of_his_way() -> None:
    """Kurt walks from 5,1 to -3,1. Ilse may walk up to him there, or strike as he passes."""
    begun = waiting(man("ilse", 0), man("kurt", 5, 1))
    passing = begun.play("kurt: move path=" + line(4, -3, 1))
    assert passing.offers("attack target=kurt") == ["", "2,1", "1,1", "0,1", "-1,1", "-2,1"]
    hit = passing.play(
        "ilse: attack target=kurt at=1,1 weapon=pike then=0,-1", dice="d20=1 d8=1", steps=0
    )
    assert hit.fighter("kurt").wounds == 15
    assert squares(hit, "kurt") == (-3, 1)
    assert squares(hit, "ilse") == (0, -1)  # what is left of her movement


@pytest.mark.rule("LSK-HLD-04")
def test_who_walks_away_may_be_struck_where_he_starts() -> None:
    passing = waiting(man("bertha", 0), man("kurt", 1)).play("kurt: move path=" + line(2, 9))
    assert "1,0" in passing.offers("attack target=kurt")
    hit = passing.play(
        "bertha: attack target=kurt at=1,0 weapon=cestus", dice="d20=1 d3=1", steps=0
    )
    assert hit.fighter("kurt").wounds == 15


@pytest.mark.rule("LSK-HLD-04")
def test_a_passer_by_who_never_came_so_far_is_not_struck() -> None:
    """Hans fells Kurt at 3,1, before he comes to the square that Ilse named."""
    begun = waiting(man("ilse", 0), man("kurt", 5, 1), friends=(man("hans", 3, 3),)).play(
        "hans: nothing"
    )
    played = begun.play(
        "kurt: run path=" + line(4, -6, 1),
        "ilse: attack target=kurt at=-1,1 weapon=pike then=",
        "hans: attack weapon=halberd",
        dice="d20=10 d8=8",
        steps=0,
    )
    assert played.event("action-lost", actor="ilse").rule == "LSK-RUL-52"
    assert [roll.actor for roll in played.rolls("attack")] == ["hans"]


@pytest.mark.rule("LSK-HLD-04", "LSK-FLE-08")
def test_who_runs_off_the_map_can_only_be_struck_on_the_way() -> None:
    begun = stage(
        side("Ours", man("ilse", 2, 2)),
        side("Theirs", man("kurt", 3, 1)),
        ground={"bounds": [0, 0, 9, 9]},
    ).play("ilse: hold", "kurt: flee path=4,0 word=leave", dice=FIRST)
    assert begun.offers("attack target=kurt") == ["3,1", "4,0"]


@pytest.mark.rule("LSK-HLD-04", "LSK-CST-01")
def test_a_caster_is_not_yet_helpless_to_the_blow_released_on_the_spell() -> None:
    """The blow is rolled; its damage spoils the spell all the same."""
    begun = waiting(man("kurt", 0), man("marta", 1))
    played = begun.play(
        "marta: cast spell=magic-missile targets=kurt",
        "kurt: attack target=marta weapon=messer path= then=",
        dice="d20=1 d8=1",
        steps=0,
    )
    assert "helpless-struck" not in kinds(played)
    assert played.event("spell-spoiled", target="marta").item == "magic-missile"
    missed = begun.play(
        "marta: cast spell=magic-missile targets=kurt",
        "kurt: attack target=marta weapon=messer path= then=",
        dice="d20=20",
        steps=0,
    )
    assert missed.fighter("marta").casting is not None


@pytest.mark.rule("LSK-HLD-04", "LSK-CST-06")
def test_a_spell_released_on_an_attack_is_spoiled_by_its_damage() -> None:
    begun = waiting(man("marta", 0, wounds=30), man("kurt", 5))
    played = begun.play(
        "kurt: attack target=marta weapon=messer path=" + line(4, 1),
        "marta: cast spell=magic-missile targets=kurt",
        dice="d20=1 d8=1",
        steps=0,
    )
    assert played.event("spell-spoiled", target="marta").rule == "LSK-CST-06"
    assert played.fighter("marta").spells == ["magic-missile", "sleep"]


@pytest.mark.rule("LSK-HLD-04")
def test_movement_left_over_comes_last_and_only_for_the_able() -> None:
    begun = waiting(*ILSE_WAITS)
    played = begun.play(
        KURT_COMES + " then=1,1",
        "ilse: attack target=kurt at= weapon=pike path= then=-1,0",
        dice="d20=12 d8=8 d20=20",
        otherwise="default",
        steps=0,
    )
    assert squares(played, "kurt") == (1, 1)
    fallen = begun.play(
        KURT_COMES + " then=1,1",
        "ilse: attack target=kurt at= weapon=pike path= then=-1,0",
        dice="d20=12 d8=8 d20=12 d8=8",
        otherwise="default",
        steps=0,
    )
    assert squares(fallen, "kurt") == (1, 0)
    assert squares(fallen, "ilse") == (0, 0)


# LSK-HLD-04: the end of the Round.


@pytest.mark.rule("LSK-HLD-04", "LSK-HLD-03", "LSK-SEQ-03")
def test_last_actions_form_one_group_without_a_declaring_character() -> None:
    """Kurt and Ilse, both holding to the end, strike each other at the same time."""
    begun = stage(side("Ours", man("ilse", 0)), side("Theirs", man("kurt", 1)), injury_table="none")
    played = begun.play(
        "ilse: hold",
        "kurt: hold",
        "ilse: attack target=kurt weapon=pike path= then=",
        "kurt: attack target=ilse weapon=messer path= then=",
        dice=f"{FIRST} d20=12 d8=8 d20=12 d8=8",
    )
    assert asked(played) == ["ilse@turn", "kurt@turn", "ilse@last", "kurt@last"]
    assert played.fighter("ilse").down
    assert played.fighter("kurt").down
    assert played.over


@pytest.mark.rule("LSK-HLD-03")
def test_a_last_action_alone_is_an_ordinary_one() -> None:
    played = waiting(man("kurt", 0), man("ilse", 1)).play(
        "ilse: nothing",
        "kurt: attack target=ilse weapon=messer path= then=",
        "ilse: counter",
        dice="d20=12 d8=8",
    )
    assert played.event("attack-lost", actor="kurt").rule == "LSK-CTR-02"
