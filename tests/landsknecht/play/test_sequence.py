"""Sequence of play: actions, the Round, what counts as acting, the end (4.1)."""

import pytest

from tests.landsknecht.people import complete_verbs
from tests.landsknecht.rounds import ambushed, crowd, duel
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import FIRST, asked, kinds, line, side, stage

# LSK-SEQ-01, -02: one action; free actions.


@pytest.mark.rule("LSK-SEQ-01")
def test_a_second_action_in_the_same_round_is_refused() -> None:
    begun = stage(crowd("Ours", 0, 2), side("Theirs", man("hans", 9))).play(dice=FIRST)
    moved = begun.play("ours: next who=kurt", "kurt: move path=0,-1")
    assert moved.question.id.endswith("turn-kurt-2")
    assert moved.fight.volunteer_question(moved.fighter("kurt")) is None
    second = moved.play("kurt-2: nothing")
    assert second.question.id.endswith("turn-hans")


@pytest.mark.rule("LSK-SEQ-01")
def test_a_counter_attack_leaves_no_turn() -> None:
    played = duel().play(
        "kurt: attack hans messer", "hans: counter", dice=f"{FIRST} d20=20 d20=20 d6=5"
    )
    assert asked(played) == ["kurt@turn", "hans@answer", "kurt@turn"]
    assert played.fight.round == 2


@pytest.mark.rule("LSK-SEQ-02")
def test_without_a_referee_only_listed_actions_exist() -> None:
    assert "improvise" not in duel().play(dice=FIRST).offers()
    assert "improvise" in duel(scene={"referee": True}).play(dice=FIRST).offers()


@pytest.mark.rule("LSK-SEQ-02")
def test_a_free_action_allowed_for_one_round_is_the_action() -> None:
    played = duel(scene={"referee": True}).play(
        'kurt: improvise text="kick over the table"', "referee: allow rounds=1", dice=FIRST
    )
    assert played.event("improvises", actor="kurt").word == "kick over the table"
    assert played.fighter("kurt").acted
    assert played.question.id.endswith("turn-hans")


@pytest.mark.rule("LSK-SEQ-02")
def test_a_free_action_of_three_rounds_takes_the_next_two_turns() -> None:
    begun = duel(scene={"referee": True}).play(
        'kurt: improvise text="bar the door"', "referee: allow rounds=3", dice=FIRST
    )
    second = begun.play("hans: nothing", dice=FIRST)
    assert second.event("improvises-on", actor="kurt").amount == 1
    assert second.question.id.endswith("turn-hans")
    third = second.play("hans: nothing", dice=FIRST)
    assert third.event("improvises-on", actor="kurt").amount == 0
    fourth = third.play("hans: nothing", dice=FIRST)
    assert fourth.question.id.endswith("turn-kurt")


@pytest.mark.rule("LSK-SEQ-02")
def test_a_refused_free_action_is_logged_and_a_listed_one_may_be_taken() -> None:
    played = duel(scene={"referee": True}).play(
        'kurt: improvise text="fly away"', "referee: refuse", dice=FIRST
    )
    assert played.event("improvise-refused", actor="kurt").word == "fly away"
    assert played.question.id.endswith("turn-kurt")
    assert "attack" in played.offers()
    assert "improvise" not in played.offers()


# LSK-SEQ-03: the Round.


@pytest.mark.rule("LSK-SEQ-03")
def test_spells_work_before_initiative_is_rolled() -> None:
    begun = stage(side("Ours", man("marta", 0)), side("Theirs", man("kurt", 9))).play(
        "marta: cast spell=magic-missile targets=kurt",
        "kurt: nothing",
        dice=f"{FIRST} 3d4=1,1,1 {FIRST}",
    )
    assert [roll.word for roll in begun.rolls()] == ["initiative", "spell", "initiative"]


@pytest.mark.rule("LSK-SEQ-03")
def test_members_act_in_the_order_their_side_chooses() -> None:
    begun = stage(crowd("Ours", 0, 3), side("Theirs", man("hans", 9))).play(dice=FIRST)
    assert begun.offers("next") == ["kurt", "kurt-2", "kurt-3"]
    chosen = begun.play("ours: next who=kurt-2")
    assert chosen.question.id.endswith("turn-kurt-2")
    left = chosen.play("kurt-2: nothing")
    assert left.offers("next") == ["kurt", "kurt-3"]


@pytest.mark.rule("LSK-SEQ-03")
def test_roster_order_is_the_default() -> None:
    begun = stage(crowd("Ours", 0, 2), side("Theirs", man("hans", 9))).play(dice=FIRST)
    assert begun.question.default().text() == "next who=kurt"


@pytest.mark.rule("LSK-SEQ-03", "LSK-HLD-01")
def test_held_actions_come_after_all_sides() -> None:
    played = duel().play(
        "kurt: hold",
        "hans: nothing",
        "kurt@last: attack hans messer",
        "hans: none",
        dice=f"{FIRST} d20=20 {FIRST}",
    )
    assert asked(played)[:4] == ["kurt@turn", "hans@turn", "kurt@last", "hans@answer"]


@pytest.mark.rule("LSK-SEQ-03")
def test_flights_are_settled_before_morale_and_both_before_states_end() -> None:
    """The mastiff has fallen, Till has run: pursuit first, then the check of the halved group."""
    begun = stage(
        side("Ours", man("kurt", 5, 5)),
        side(
            "Theirs",
            man("militiaman", 5, 6, wounds_left=1, name="Till"),
            man("militiaman", 15, 5, name="Grete"),
        ),
        ground={"bounds": [0, 0, 40, 10]},
    )
    played = begun.play(
        "kurt: attack till messer",
        "till: none",
        f"grete: flee path={line(16, 30, 5)}",
        "ours: let-go",
        otherwise="default",
        until="@rout",
        dice=f"{FIRST} d20=1 d8=8",
    )
    assert played.over  # Grete is away before her group could check: nobody is left
    assert kinds(played).index("escaped") > kinds(played).index("flight")


@pytest.mark.rule("LSK-SEQ-03")
def test_what_lasts_for_the_round_ends_with_it() -> None:
    begun = stage(side("Ours", man("kurt", 0)), side("Theirs", man("hans", 9))).play(dice=FIRST)
    played = begun.play("kurt: charge hans messer", "hans: none", dice="d20=20")
    kurt = played.play("edict: skip fighter=hans", dice=FIRST).fighter("kurt")
    assert not any([kurt.acted, kurt.attacked, kurt.charged, kurt.moved_this_round])


# LSK-SEQ-07: what is acting.


@pytest.mark.rule("LSK-SEQ-07")
@pytest.mark.parametrize(
    ("action", "acted"), [("nothing", False), ("hold", False), ("move path=10,1", True)]
)
def test_doing_nothing_and_holding_are_not_acting_but_moving_is(action: str, acted: bool) -> None:
    begun = stage(side("Ours", man("hans", 9)), side("Theirs", man("kurt", 0))).play(dice=FIRST)
    played = begun.play(f"hans: {action}")
    assert played.fighter("hans").acted == acted
    assert played.fighter("hans").turn_over


@pytest.mark.rule("LSK-SEQ-07")
def test_who_passed_may_still_answer() -> None:
    begun = stage(side("Ours", man("hans", 1)), side("Theirs", man("kurt", 0))).play(dice=FIRST)
    struck = begun.play("hans: nothing", "kurt: attack hans messer")
    assert struck.offers() == ["none", "counter", "guard", "parry"]


@pytest.mark.rule("LSK-SEQ-07")
def test_who_moved_may_not_answer() -> None:
    begun = stage(side("Ours", man("hans", 2)), side("Theirs", man("kurt", 0))).play(dice=FIRST)
    struck = begun.play("hans: move path=1,0", "kurt: attack hans messer", dice=f"d20=20 {FIRST}")
    assert "hans@answer" not in asked(struck)


@pytest.mark.rule("LSK-SEQ-07")
def test_a_guard_and_a_contest_are_not_acting() -> None:
    begun = duel().play("kurt: attack hans messer", "hans: guard", dice=f"{FIRST} d20=20")
    assert begun.question.id.endswith("turn-hans")
    wrestled = duel().play(
        "kurt: wrestle hans", "hans: none", "kurt: release", dice=f"{FIRST} d20=20 d20=1"
    )
    assert wrestled.question.id.endswith("turn-hans")


@pytest.mark.rule("LSK-SEQ-07")
def test_a_charger_whose_blow_falls_short_has_acted_but_not_attacked() -> None:
    """Hans fells Kurt on the way: acted, but no blow of his own was made."""
    begun = stage(
        side("Ours", man("kurt", 0, wounds_left=1)),
        side("Theirs", man("hans", 4, 1), man("ilse", 9)),
    ).play(dice=FIRST)
    felled = begun.play(
        "kurt: charge ilse messer path=" + line(1, 8),
        "hans: attack",
        dice="d20=1 d8=1 d4=1",
        steps=0,
    )
    assert felled.fighter("kurt").acted
    assert not felled.fighter("kurt").attacked


@pytest.mark.rule("LSK-SEQ-07")
@pytest.mark.parametrize("state", ["unaware", "surprised", "bound", "asleep", "down", "pinned"])
def test_those_who_are_not_aware_and_able_have_no_option_out_of_turn(state: str) -> None:
    begun = duel().play(f"edict: add-state fighter=hans state={state}", dice=FIRST)
    question = begun.fight.volunteer_question(begun.fighter("hans"))
    assert question is None or complete_verbs(question) == ["crawl"]  # the Down, and only that
    dice = "d20=20" if state in ("unaware", "surprised") else ""  # the others are helpless
    struck = begun.play("kurt: attack hans messer", dice=dice, steps=0)
    assert "hans@answer" not in asked(struck)


# LSK-SEQ-08: the end.


@pytest.mark.rule("LSK-SEQ-08")
def test_the_last_side_with_a_member_in_the_fight_has_won() -> None:
    played = duel().play("kurt: attack hans messer", "hans: none", dice=f"{FIRST} d20=11 d8=8")
    assert played.over
    assert played.winner == "ours"
    assert played.fight.round == 1


@pytest.mark.rule("LSK-SEQ-08")
@pytest.mark.parametrize(
    ("state", "over"),
    [
        ("down", True),
        ("dead", True),
        ("surrendered", True),
        ("pinned", True),
        ("asleep", True),
        ("paralysed", False),
        ("bound", False),
    ],
)
def test_who_is_out_of_the_fight(state: str, over: bool) -> None:
    begun = stage(side("Ours", man("kurt", 0)), side("Theirs", man("hans", 9, 0, state)))
    played = begun.play("kurt: nothing", dice="" if over else "d6=5 d6=5")
    assert played.over == over


@pytest.mark.rule("LSK-SEQ-08")
def test_nobody_left_is_a_draw() -> None:
    played = duel().play(
        "edict: add-state fighter=hans state=surrendered",
        "edict: add-state fighter=kurt state=surrendered",
        dice=FIRST,
    )
    assert played.over
    assert played.winner == ""


@pytest.mark.rule("LSK-SEQ-08")
def test_sides_that_are_no_enemies_win_together() -> None:
    begun = stage(
        side("Kurt", man("kurt", 0), friends="ilse"),
        side("Hans", man("hans", 1, 0, "surrendered")),
        side("Ilse", man("ilse", 5)),
    )
    played = begun.play(otherwise="default", until="over", dice="d6=5")
    assert played.over
    assert [played.fight.sides[one].slug for one in played.fight.winners()] == ["kurt", "ilse"]


@pytest.mark.rule("LSK-SEQ-08")
def test_the_limit_of_rounds_is_a_draw() -> None:
    played = duel(rounds=2).play(
        "kurt: nothing", "hans: nothing", "kurt: nothing", "hans: nothing", dice="d6=5 d6=5"
    )
    assert played.over
    assert played.winner == ""
    assert played.fight.bounded


@pytest.mark.rule("LSK-SEQ-08")
def test_the_end_is_tested_after_round_zero_too() -> None:
    played = ambushed().play("kurt: attack hans messer", dice="d6=1 d20=14 d8=8")
    assert played.over
    assert played.fight.round == 0
