"""Runs through an enemy's reach (LSK-MOV-02, LSK-RUL-07)."""

from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import FIRST, OPEN, SECOND, asked, facing, line, side, squares, stage


def past_hans(*states: str, **changes: Any) -> Situation:
    """Kurt is to run along the row below Hans, who reaches ten feet."""
    return facing(man("hans", 5, 1, *states, **changes))


RUN = "kurt: run path=" + line(1, 10)


@pytest.mark.rule("LSK-MOV-02")
def test_a_runner_may_be_struck_once_at_the_first_square_in_reach() -> None:
    running = past_hans().play(RUN)
    assert running.question.id.endswith("runner-hans")
    assert squares(running, "kurt") == (3, 0)
    passed = running.play("hans: let-pass")
    assert asked(passed).count("hans@runner") == 1
    assert squares(passed, "kurt") == (10, 0)
    assert passed.question.id.endswith("turn-hans")


@pytest.mark.rule("LSK-MOV-02")
def test_a_walker_is_never_struck() -> None:
    walked = past_hans().play("kurt: move path=" + line(1, 8))
    assert asked(walked) == ["kurt@turn", "hans@turn"]


@pytest.mark.rule("LSK-MOV-02", "LSK-RUL-07")
def test_running_out_of_reach_and_running_into_it_count() -> None:
    out = facing(man("hans", 1)).play("kurt: run path=" + line(-1, -10))
    assert out.question.id.endswith("runner-hans")
    assert squares(out, "kurt") == (0, 0)  # before the first step
    into = facing(man("hans", 7)).play("kurt: run path=" + line(1, 5))
    assert into.question.id.endswith("runner-hans")
    assert squares(into, "kurt") == (5, 0)


@pytest.mark.rule("LSK-MOV-02")
def test_a_runner_who_falls_lies_where_he_was_struck() -> None:
    struck = past_hans().play(RUN, "hans: attack halberd", dice="d20=10 d8=8 d4=1", steps=0)
    assert struck.fighter("kurt").down
    assert squares(struck, "kurt") == (3, 0)


@pytest.mark.rule("LSK-MOV-02")
def test_a_runner_who_is_only_hurt_runs_on() -> None:
    struck = past_hans().play(RUN, "hans: attack halberd", dice=f"d20=11 {FIRST}")
    assert struck.fighter("kurt").wounds == 16
    assert squares(struck, "kurt") == (10, 0)


@pytest.mark.rule("LSK-MOV-02", "LSK-SEQ-07")
def test_the_blow_spends_attack_and_action() -> None:
    struck = past_hans().play(RUN, "hans: attack halberd", dice=f"d20=20 {FIRST}")
    assert asked(struck) == ["kurt@turn", "hans@runner", "kurt@turn"]
    one = past_hans().play(RUN, "hans: attack halberd", dice="d20=20", steps=0).fighter("hans")
    assert one.acted
    assert one.attacked


@pytest.mark.rule("LSK-MOV-02")
def test_the_runner_cannot_answer() -> None:
    """Ilse's pike is longer than the messer, but she is in the middle of her run."""
    begun = facing(man("kurt", 3, 1), who="ilse")
    struck = begun.play(
        "ilse: run path=" + line(1, 8), "kurt: attack messer", dice=f"d20=20 {FIRST}"
    )
    assert asked(struck) == ["ilse@turn", "kurt@runner", "ilse@turn"]


@pytest.mark.rule("LSK-MOV-02", "LSK-CHG-05")
def test_a_charger_is_struck_by_others_with_his_exposure_and_without_multiplier() -> None:
    begun = facing(man("hans", 4, 1), man("ilse", 9))
    told = "kurt: charge target=ilse weapon=messer path=" + line(1, 8)
    struck = begun.play(told, "hans: attack halberd", dice="d20=1 d8=1")
    assert struck.parts("attack")["charging"] == 2
    assert struck.event("wounded", target="kurt").amount == 2
    assert asked(struck) == ["kurt@turn", "hans@runner", "ilse@answer"]  # not ilse@runner


@pytest.mark.rule("LSK-MOV-02")
def test_a_second_striker_is_not_asked_about_somebody_who_lies() -> None:
    begun = facing(man("hans", 5, 1), man("ilse", 5, 2))
    struck = begun.play(RUN, "hans: attack halberd", dice="d20=10 d8=8 d4=1", steps=0)
    assert "ilse@runner" not in asked(struck)


@pytest.mark.rule("LSK-MOV-02")
def test_a_parry_put_in_meanwhile_takes_the_blow_away() -> None:
    played = past_hans().play(RUN).play("hans!: parry", dice=FIRST)
    assert squares(played, "kurt") == (10, 0)
    assert asked(played) == ["kurt@turn", "kurt@turn"]


def after(deed: str, *more: str, dice: str = "", **changes: Any) -> bool:
    """Whether Hans may strike a runner after he has done this on his own turn of the Round."""
    hans = man("hans", 5, 1, belt=["dagger", "horn"], pouch=["purse"], **changes)
    ours = side("Ours", man("kurt", 0, wounds=90), man("bertha", 5, 3))
    begun = stage(ours, side("Theirs", hans), ground=OPEN)
    played = begun.play(
        f"hans: {deed}",
        *more,
        "ours: next who=kurt",
        RUN,
        otherwise="default",
        until="hans@turn",
        dice=f"{SECOND} {dice} {SECOND}",
    )
    return "hans@runner" in asked(played)


@pytest.mark.rule("LSK-RUL-07")
@pytest.mark.parametrize(
    "deed",
    ["nothing", "hold", "move path=5,2;5,1", "run path=5,2;6,2;5,1", "move path=4,1 item=dagger"],
)
def test_who_has_merely_moved_held_or_done_nothing_may_strike(deed: str) -> None:
    assert after(deed)


@pytest.mark.rule("LSK-RUL-07")
@pytest.mark.parametrize(
    ("deed", "dice"),
    [
        ("parry", ""),
        ("attack target=bertha weapon=halberd", "d20=20"),
        ("wrestle target=bertha path=5,2", "d20=20 d20=1"),
        ("search item=purse", "d3=1"),
        ("use item=horn", ""),
        ("stow item=halberd word=belt", ""),
    ],
)
def test_who_has_done_anything_else_may_not(deed: str, dice: str) -> None:
    assert not after(deed, dice=dice)


@pytest.mark.rule("LSK-RUL-07")
@pytest.mark.parametrize(
    ("who", "deed", "dice"),
    [
        ("marta", "cast spell=magic-missile targets=kurt", ""),
        ("anselm", "aim weapon=heavy-crossbow", ""),
        ("anselm", "shoot target=kurt weapon=heavy-crossbow", "d20=20"),
        ("slinger", "nothing", ""),
    ],
)
def test_casters_aimers_and_shooters_may_not(who: str, deed: str, dice: str) -> None:
    begun = stage(side("Ours", man("kurt", 0)), side("Theirs", man(who, 5, 1)), ground=OPEN)
    acted = begun.play(
        f"{who}: {deed}", dice=f"{SECOND} {dice}", otherwise="default", until="kurt@turn"
    )
    played = acted.play(RUN, otherwise="default", steps=0)
    assert (f"{who}@runner" in asked(played)) == (deed == "nothing")


@pytest.mark.rule("LSK-RUL-07")
def test_a_guard_does_not_take_the_blow_away() -> None:
    ours = side("Ours", man("kurt", 0), man("bertha", 5))
    begun = stage(ours, side("Theirs", man("hans", 5, 1)), ground=OPEN).play(
        "ours: next who=bertha",
        "bertha: attack target=hans weapon=cestus",
        "hans: guard",
        "kurt: run path=1,-1;2,-1;3,-1;4,-1",
        dice=f"{FIRST} d20=20",
    )
    assert begun.question.id.endswith("runner-hans")


@pytest.mark.rule("LSK-RUL-07")
@pytest.mark.parametrize(
    "state",
    ["unaware", "surprised", "bound", "asleep", "paralysed", "down", "surrendered", "routed"],
)
def test_only_the_able_and_aware_may_strike(state: str) -> None:
    begun = facing(man("hans", 5, 1), man("ilse", 50))
    played = begun.play(f"edict: add-state fighter=hans state={state}").play(RUN, steps=0)
    assert "hans@runner" not in asked(played)


@pytest.mark.rule("LSK-RUL-07")
def test_who_carries_no_melee_weapon_strikes_with_bare_hands() -> None:
    begun = facing(man("anselm", 3, 1))
    running = begun.play(RUN)
    assert running.offers("attack") == ["bare-hands"]


@pytest.mark.rule("LSK-RUL-07")
def test_who_grips_somebody_lets_go_by_it() -> None:
    """Bertha grips Hans since the last Round; then Kurt's friend runs past her."""
    begun = stage(
        side("Ours", man("hans", 5, 2), man("kurt", 0)),
        side("Theirs", man("bertha", 5, 1)),
        ground=OPEN,
    )
    gripped = begun.play(
        "bertha: wrestle target=hans",
        "hans: none",
        "bertha: immobilise",
        "ours: next who=hans",
        "hans: nothing",
        "kurt: nothing",
        dice=f"{SECOND} d20=20 d20=1 {FIRST}",
    )
    assert gripped.fighter("hans").immobilised()
    running = gripped.play("ours: next who=kurt", "kurt: run path=" + line(1, 10))
    assert running.question.id.endswith("runner-bertha")
    struck = running.play("bertha: attack weapon=cestus", dice="d20=20")
    assert not struck.fighter("hans").immobilised()


@pytest.mark.rule("LSK-RUL-07", "LSK-RUL-19")
def test_who_aims_since_the_last_round_may_strike_and_loses_the_aim() -> None:
    begun = stage(side("Ours", man("kurt", 0)), side("Theirs", man("anselm", 3, 1)), ground=OPEN)
    aimed = begun.play(
        "anselm: aim weapon=heavy-crossbow", "kurt: nothing", dice=f"{SECOND} {FIRST}"
    )
    running = aimed.play(RUN)
    assert running.question.id.endswith("runner-anselm")
    struck = running.play("anselm: attack bare-hands", dice="d20=20", steps=0)
    assert not struck.fighter("anselm").aiming
