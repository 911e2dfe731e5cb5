"""Who is asked when, and what happens without an answer, row by row (LSK-SEQ-09)."""

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.rounds import crowd, duel
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import FIRST, asked, line, side, stage


def first_choice(played: Situation) -> str:
    """What happens if nobody answers."""
    default = played.question.default().text()
    assert played.question.slot({}) is None or default.split()[0] in played.offers()
    return default


@pytest.mark.rule("LSK-SEQ-09")
def test_row_a_side_is_asked_who_is_next_only_if_several_are_left() -> None:
    begun = stage(crowd("Ours", 0, 2), side("Theirs", man("hans", 9))).play(dice=FIRST)
    assert asked(begun) == ["ours@next"]
    assert asked(begun.play("ours: next who=kurt", "kurt: nothing"))[2:] == ["kurt-2@turn"]


@pytest.mark.rule("LSK-SEQ-09")
def test_row_whoever_parries_meanwhile_is_no_longer_to_choose_from() -> None:
    begun = stage(crowd("Ours", 0, 3), side("Theirs", man("hans", 9))).play(dice=FIRST)
    left = begun.play("kurt!: parry")
    assert left.offers("next") == ["kurt-2", "kurt-3"]
    alone = left.play("kurt-2!: parry")
    assert alone.question.id.endswith("turn-kurt-3")


@pytest.mark.rule("LSK-SEQ-09")
def test_row_on_his_turn_somebody_may_do_nothing_act_or_hold() -> None:
    begun = duel().play(dice=FIRST)
    assert first_choice(begun) == "nothing"
    assert {"attack", "move", "hold"} <= set(begun.offers())


@pytest.mark.rule("LSK-SEQ-09")
def test_row_a_holder_is_asked_when_an_enemy_declares_and_waits_by_default() -> None:
    begun = duel().play("kurt: hold", "hans: move path=2,0", dice=FIRST)
    assert begun.question.id.endswith("release-kurt")
    assert first_choice(begun) == "wait"


@pytest.mark.rule("LSK-SEQ-09", "LSK-HLD-04")
def test_row_a_holder_is_not_asked_about_friends_answers_or_those_who_pass() -> None:
    ours = side("Ours", man("kurt", 0), man("bertha", 0, 5))
    begun = stage(ours, side("Theirs", man("hans", 1))).play(
        "ours: next who=kurt", "kurt: hold", "bertha: move path=0,6", dice=FIRST
    )
    assert "kurt@release" not in asked(begun)
    passed = begun.play("hans: nothing")
    assert passed.question.id.endswith("last-kurt")


@pytest.mark.rule("LSK-SEQ-09")
def test_row_a_runner_is_let_pass_by_default() -> None:
    begun = stage(side("Ours", man("kurt", 0)), side("Theirs", man("hans", 3, 1))).play(dice=FIRST)
    running = begun.play("kurt: run path=" + line(1, 6))
    assert running.question.id.endswith("runner-hans")
    assert first_choice(running) == "let-pass"


@pytest.mark.rule("LSK-SEQ-09", "LSK-SEQ-06")
def test_row_a_side_without_a_turn_in_this_round_is_asked_after_those_who_have_one() -> None:
    """Hans is surprised: Kurt and the militia have Round 0; Bertha, his friend, has none in it."""
    begun = stage(
        side("Kurt", man("kurt", 0)),
        side("Hans", man("hans", 0, 20), friends="bertha"),
        side("Bertha", man("bertha", 3, 1), man("bertha", 3, -1)),
        side("Militia", man("militiaman", 3, hands=["messer"])),
        scene={"surprise": ["hans"]},
        career_traits=False,
    ).play(dice="d6=1")
    run = begun.play("kurt: run path=" + line(1, 2), otherwise="default", until="@turn")
    assert asked(run, 1)[:3] == ["militiaman@runner", "bertha@runner", "bertha-2@runner"]


@pytest.mark.rule("LSK-SEQ-09")
def test_row_a_searcher_is_asked_at_the_first_attack_of_the_round_and_stays_exposed() -> None:
    ours = side("Ours", man("hans", 1, pouch=["purse"]))
    begun = stage(ours, side("Theirs", man("kurt", 0), man("bertha", 2))).play(
        "hans: search purse",
        "theirs: next who=kurt",
        "kurt: attack hans messer",
        dice=f"{FIRST} d3=3",
    )
    assert begun.question.id.endswith("busy-hans")
    assert first_choice(begun) == "stay-exposed"
    second = begun.play(
        "hans: stay-exposed", "bertha: attack hans cestus", dice="d20=20 d20=20 d6=5"
    )
    assert asked(second).count("hans@busy") == 1


@pytest.mark.rule("LSK-SEQ-09", "LSK-RUL-59")
def test_row_a_searcher_who_parries_instead_is_not_asked_any_longer() -> None:
    ours = side("Ours", man("hans", 1, pouch=["purse"]))
    searching = stage(ours, side("Theirs", man("kurt", 0))).play(
        "hans: search purse", "kurt: nothing", dice=f"{FIRST} d3=3 d6=2"
    )
    struck = searching.play("kurt: attack target=hans weapon=messer path= then=")
    assert struck.question.id.endswith("busy-hans")
    parried = struck.play("hans!: parry", dice="d20=20", steps=0)
    assert parried.parts("attack")["parry"] == -4


@pytest.mark.rule("LSK-SEQ-09")
def test_row_the_target_of_an_attack_gives_no_answer_by_default() -> None:
    struck = duel().play("kurt: attack hans messer", dice=FIRST)
    assert struck.question.id.endswith("answer-hans")
    assert first_choice(struck) == "none"


@pytest.mark.rule("LSK-SEQ-09")
def test_row_nobody_is_asked_for_an_answer_who_has_none() -> None:
    """Hans has acted; an arrow meets one with the switch off who could only parry."""
    begun = stage(side("Ours", man("hans", 1)), side("Theirs", man("kurt", 0))).play(
        "hans: parry", "kurt: attack hans messer", dice=f"{FIRST} d20=20 {FIRST}"
    )
    assert "hans@answer" not in asked(begun)


@pytest.mark.rule("LSK-SEQ-09")
def test_row_the_target_of_a_wrestler_and_the_winner_of_a_contest_are_asked() -> None:
    begun = duel().play("kurt: wrestle hans", dice=FIRST)
    assert begun.question.id.endswith("strike-hans")
    assert first_choice(begun) == "none"
    won = begun.play("hans: none", dice="d20=20 d20=1")
    assert won.question.id.endswith("contest-won-kurt")
    assert first_choice(won) == "immobilise"


@pytest.mark.rule("LSK-SEQ-09")
def test_row_who_still_holds_lets_it_lapse_by_default() -> None:
    begun = duel().play("kurt: hold", "hans: nothing", dice=FIRST)
    assert begun.question.id.endswith("last-kurt")
    assert first_choice(begun) == "lapse"


@pytest.mark.rule("LSK-SEQ-09")
def test_row_pursuers_are_named_by_their_side_and_fugitives_may_drop_something() -> None:
    ours = side("Ours", man("kurt", 9, pouch=["purse"]))
    begun = stage(ours, side("Theirs", man("hans", 0))).play(
        "kurt: flee path=" + line(10, 20), "hans: nothing", dice=FIRST
    )
    assert begun.question.id.endswith("pursuers-theirs")
    assert first_choice(begun) == "let-go"
    chased = begun.play("theirs: pursue who=hans")
    assert chased.question.id.endswith("drop-ours")
    assert first_choice(chased) == "nothing"


@pytest.mark.rule("LSK-SEQ-09")
def test_row_a_side_chooses_flight_or_surrender_for_an_intelligent_group() -> None:
    begun = duel(scene={"contact_morale": True}).play(dice="2d6=6,6")
    assert begun.question.id.endswith("rout-theirs")
    assert first_choice(begun) == "flee"
    wolves = stage(
        side("Ours", man("kurt", 0), heroes=True),
        side("Theirs", man("wolf", 9)),
        scene={"contact_morale": True},
    )
    assert wolves.play(dice=f"2d6=6,6 {FIRST}").fighter("wolf").routed


@pytest.mark.rule("LSK-SEQ-09")
def test_the_side_that_acts_first_answers_first_then_roster_order() -> None:
    """Three strikers at one square: Ilse's side acts first in this Round."""
    begun = stage(
        side("Kurt", man("kurt", 0)),
        side("Hans", man("hans", 3, 1), man("hans", 3, -1)),
        side("Ilse", man("ilse", 3, 2)),
    ).play(dice="d6=4 d6=2 d6=3")
    played = begun.play("kurt: run path=" + line(1, 6), otherwise="default", until="@turn")
    strikers = [one for one in asked(played) if one.endswith("@runner")]
    assert strikers == ["ilse@runner", "hans@runner", "hans-2@runner"]


@pytest.mark.rule("LSK-SEQ-09", "LSK-MNT-06")
def test_a_warhorse_is_asked_only_if_somebody_is_in_its_reach() -> None:
    begun = stage(side("Ours", man("ulrich", 0)), side("Theirs", man("hans", 9))).play(dice=FIRST)
    assert begun.play("ulrich: nothing").question.id.endswith("turn-hans")
    near = stage(side("Ours", man("ulrich", 0)), side("Theirs", man("hans", 1))).play(dice=FIRST)
    assert near.play("ulrich: nothing").question.id.endswith("turn-warhorse")
