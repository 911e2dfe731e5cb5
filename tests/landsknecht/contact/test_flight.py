"""Flight: running away, and who may come after (LSK-FLE-08)."""

import pytest

from tests.landsknecht.chases import AWAY, PURSUE, chase
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import FIRST, OPEN, asked, kinds, line, side, squares, stage


@pytest.mark.rule("LSK-FLE-08")
def test_no_step_of_a_flight_leads_nearer_to_the_enemy() -> None:
    begun = stage(side("Ours", man("kurt", 9)), side("Theirs", man("hans", 5)), ground=OPEN)
    begun = begun.play(dice=FIRST)
    begun.refuses("kurt: flee path=8,1;9,2", reason="no-flight", rule="LSK-FLE-08")
    begun.refuses("kurt: flee path=10,0;11,0;10,1", reason="no-flight")
    fled = begun.play("kurt: flee path=9,1;9,2;10,3")  # as far off as before will do
    assert fled.fighter("kurt").fleeing
    for way in begun.offers("flee")[:40:8]:
        begun.play(f"kurt: flee path={way}", steps=0)


@pytest.mark.rule("LSK-FLE-08", "LSK-MOV-08")
def test_of_a_large_enemy_the_nearest_square_is_fled_from() -> None:
    """The mudback lies on 0,0 to 2,1: to 3,3 is nearer to it than 4,3, though not to its corner."""
    begun = stage(side("Ours", man("kurt", 5, 3)), side("Theirs", man("mudback", 0)), ground=OPEN)
    begun.play(dice=FIRST).refuses("kurt: flee path=5,4;4,4;3,3", reason="no-flight")


@pytest.mark.rule("LSK-FLE-08")
def test_a_run_that_leaves_the_map_is_a_flight_whichever_way_it_leads() -> None:
    ground = {"bounds": [0, 0, 20, 9]}
    begun = stage(side("Ours", man("kurt", 5, 2)), side("Theirs", man("hans", 9, 2)), ground=ground)
    begun = begun.play(dice=FIRST)
    begun.refuses("kurt: flee path=6,1;6,2")
    assert begun.offers("flee path=6,1;6,0") == ["leave"]
    left = begun.play("kurt: flee path=6,1;6,0 word=leave")
    assert left.fighter("kurt").off_map


@pytest.mark.rule("LSK-FLE-08")
def test_leaving_the_map_takes_a_step() -> None:
    """120 feet are 24 squares: whoever comes to the edge with the last of them is still there."""
    ground = {"bounds": [0, 0, 40, 3]}
    begun = stage(side("Ours", man("kurt", 24)), side("Theirs", man("hans", 30)), ground=ground)
    begun = begun.play(dice=FIRST)
    begun.refuses("kurt: flee path=" + line(23, 0) + " word=leave")
    nearer = stage(side("Ours", man("kurt", 23)), side("Theirs", man("hans", 30)), ground=ground)
    gone = nearer.play("kurt: flee path=" + line(22, 0) + " word=leave", dice=FIRST)
    assert gone.fighter("kurt").off_map


@pytest.mark.rule("LSK-FLE-08")
def test_standing_still_at_the_edge_is_no_flight_unless_it_leaves() -> None:
    ground = {"bounds": [0, 0, 20, 9]}
    begun = stage(side("Ours", man("kurt", 0, 2)), side("Theirs", man("hans", 8, 2)), ground=ground)
    begun = begun.play(dice=FIRST)
    assert begun.offers("flee path=") == ["leave"]


@pytest.mark.rule("LSK-FLE-08", "LSK-MOV-02")
def test_whoever_flees_out_of_reach_may_be_struck() -> None:
    begun = stage(side("Ours", man("kurt", 1)), side("Theirs", man("hans", 0)), ground=OPEN)
    fled = begun.play("kurt: flee path=" + line(2, 20), dice=FIRST)
    assert fled.question.id.endswith("runner-hans")


@pytest.mark.rule("LSK-FLE-08")
def test_who_fled_but_is_still_in_reach_stays_in_the_fight() -> None:
    begun = stage(side("Ours", man("kurt", 1)), side("Theirs", man("hans", 0)), ground=OPEN)
    fled = begun.play(
        "kurt: flee path=2,0", "hans: let-pass", "hans: nothing", dice=f"{FIRST} {FIRST}"
    )
    assert "flight" not in kinds(fled)
    assert fled.question.id.endswith("turn-kurt")


@pytest.mark.rule("LSK-FLE-08")
def test_who_was_brought_down_or_caught_by_a_walker_is_not_in_flight() -> None:
    begun = stage(side("Ours", man("kurt", 3)), side("Theirs", man("hans", 0)), ground=OPEN)
    fled = begun.play(
        "kurt: flee path=4,0;5,0", "hans: move path=1,0;2,0;3,0", dice=f"{FIRST} {FIRST}"
    )
    assert "flight" not in kinds(fled)


@pytest.mark.rule("LSK-FLE-08")
def test_without_pursuers_the_fugitives_have_escaped() -> None:
    played = chase(man("hans", 0)).play("theirs: let-go")
    assert played.event("escaped", actor="kurt").rule == "LSK-FLE-08"
    assert played.fighter("kurt").gone
    assert played.winner == "theirs"


@pytest.mark.rule("LSK-FLE-08")
def test_only_the_able_and_not_engaged_may_pursue() -> None:
    """Ilse fights Bertha, one Hans is bound, another flees himself, a third has lost heart."""
    begun = stage(
        side("Ours", man("kurt", 9), man("bertha", 0, 10)),
        side(
            "Theirs",
            man("hans", 0),
            man("ilse", 0, 12),
            man("hans", 0, -5, "bound"),
            man("hans", 0, -20),
            man("hans", 0, -30, "routed"),
        ),
        ground=OPEN,
    )
    played = begun.play(
        "ours: next who=kurt",
        f"kurt: flee path={AWAY}",
        "bertha: nothing",
        "theirs: next who=hans-3",
        "hans-3: flee path=" + ";".join(f"0,{y}" for y in range(-21, -30, -1)),
        "theirs: next who=hans-4",
        "hans-4: parry",
        otherwise="default",
        until="theirs@pursuers",
        dice=FIRST,
    )
    assert played.offers("pursue") == ["hans"]
    played.refuses("theirs: pursue who=ilse", reason="cannot-pursue")


@pytest.mark.rule("LSK-FLE-08")
def test_a_side_without_anybody_able_is_not_asked() -> None:
    begun = stage(
        side("Ours", man("kurt", 9)), side("Theirs", man("hans", 0, 0, "bound")), ground=OPEN
    )
    assert begun.play(f"kurt: flee path={AWAY}", dice=FIRST).over


@pytest.mark.rule("LSK-FLE-08", "LSK-SEQ-09")
def test_the_side_that_acts_first_names_its_pursuers_first() -> None:
    begun = stage(
        side("Kurt", man("kurt", 9)),
        side("Hans", man("hans", 0)),
        side("Ilse", man("ilse", 0, 20)),
        ground=OPEN,
    )
    played = begun.play(
        f"kurt: flee path={AWAY}",
        "ilse: nothing",
        "hans: nothing",
        "ilse: let-go",
        dice="d6=6 d6=1 d6=3",
    )
    pursuers = [one for one in asked(played) if one.endswith("pursuers")]
    assert pursuers == ["ilse@pursuers", "hans@pursuers"]


@pytest.mark.rule("LSK-FLE-08")
def test_who_pursues_one_group_cannot_pursue_another() -> None:
    begun = stage(
        side("Kurt", man("kurt", 9), friends="bertha"),
        side("Bertha", man("bertha", -9)),
        side("Hans", man("hans", 0)),
        ground=OPEN,
    )
    played = begun.play(
        f"kurt: flee path={AWAY}",
        f"bertha: flee path={line(-10, -20)}",
        "hans: nothing",
        "hans@pursuers: pursue who=hans",
        dice="d6=6 d6=5 d6=1 d20=1 d20=1",
    )
    assert asked(played)[3:] == ["hans@pursuers"]
    assert played.fighter("bertha").gone


@pytest.mark.rule("LSK-FLE-08")
def test_caught_fugitives_stand_where_they_were_and_pursuers_come_into_reach() -> None:
    """Kurt ran to 20,0. Hans reaches ten feet and stops at 18,0, Bertha beside Kurt."""
    played = chase(man("hans", 0), man("bertha", 0, 5)).play(PURSUE, dice=f"d20=1 d20=20 {FIRST}")
    assert played.event("caught-up", actor="kurt").rule == "LSK-FLE-02"
    assert squares(played, "kurt") == (20, 0)
    assert squares(played, "hans") == (18, 0)
    assert squares(played, "bertha") == (19, 1)


@pytest.mark.rule("LSK-FLE-08", "LSK-MOV-07")
def test_a_pursuer_is_put_where_nothing_bars_his_reach() -> None:
    """A wall stands at 19,0: ten feet off, Hans would not have Kurt in reach at 18,0."""
    begun = stage(
        side("Ours", man("kurt", 9, 1)),
        side("Theirs", man("hans", 0)),
        ground={**OPEN, "walls": [[19, -1, 19, 1]]},
    )
    way = ";".join(f"{x},2" for x in range(10, 20)) + ";20,1;20,0"
    played = begun.play(
        f"kurt: flee path={way}", "hans: nothing", PURSUE, dice=f"{FIRST} d20=1 d20=20 {FIRST}"
    )
    fight = played.fight
    assert fight.grid.distance(played.fighter("hans").at, played.fighter("kurt").at) <= 2
    assert squares(played, "hans") == (19, -2)


@pytest.mark.rule("LSK-FLE-08")
def test_who_left_the_map_and_is_caught_comes_back_at_the_nearest_free_square_of_that_edge() -> (
    None
):
    """Kurt left at 0,5; Ilse has stepped there since."""
    begun = stage(
        side("Ours", man("kurt", 0, 5), man("ilse", 1, 5)),
        side("Theirs", man("hans", 9, 5)),
        ground={"bounds": [0, 0, 20, 9]},
    )
    played = begun.play(
        "ours: next who=kurt",
        "kurt: flee path= word=leave",
        "ilse: move path=0,5",
        "hans: nothing",
        PURSUE,
        dice=f"{FIRST} d20=1 d20=20 {FIRST}",
    )
    assert squares(played, "kurt") == (0, 4)
    assert not played.fighter("kurt").off_map


@pytest.mark.rule("LSK-FLE-08", "LSK-MOV-08")
@pytest.mark.parametrize("state", ["asleep", "bound", "surrendered"])
def test_who_left_the_map_and_can_run_no_farther_comes_back_at_the_edge(state: str) -> None:
    """Kurt left at 0,5; Ilse has stepped there since, and he is in no flight any more."""
    begun = stage(
        side("Ours", man("kurt", 0, 5), man("ilse", 1, 5)),
        side("Theirs", man("hans", 9, 5)),
        ground={"bounds": [0, 0, 20, 9]},
    )
    played = begun.play(
        "ours: next who=kurt",
        "kurt: flee path= word=leave",
        "ilse: move path=0,5",
        f"edict: add-state fighter=kurt state={state}",
        "hans: nothing",
        dice=f"{FIRST} {FIRST}",
    )
    assert "flight" not in kinds(played)
    assert played.event("ends-up").rule == "LSK-FLE-08"
    assert (squares(played, "kurt"), squares(played, "ilse")) == ((0, 4), (0, 5))
    assert not played.fighter("kurt").off_map


@pytest.mark.rule("LSK-FLE-08")
def test_pursuers_who_fail_stay_where_they_were() -> None:
    played = chase(man("hans", 0)).play(PURSUE, dice="d20=20 d20=1")
    assert squares(played, "hans") == (0, 0)
    assert played.fighter("kurt").gone


@pytest.mark.rule("LSK-FLE-08")
def test_of_two_pursuing_sides_the_higher_total_counts() -> None:
    """Hans has 9 + 15, Ilse 12 + 10, Kurt 12 + 11: only Hans has caught up."""
    begun = stage(
        side("Kurt", man("kurt", 9)),
        side("Hans", man("hans", 0)),
        side("Ilse", man("ilse", 0, 20)),
        ground=OPEN,
    )
    played = begun.play(
        f"kurt: flee path={AWAY}",
        "hans: nothing",
        "ilse: nothing",
        "hans: pursue",
        "ilse: pursue",
        dice="d6=6 d6=5 d6=1 d20=11 d20=15 d20=10 d6=6 d6=5 d6=1",
    )
    assert squares(played, "hans") == (18, 0)
    assert squares(played, "ilse") == (0, 20)
    ends = [(event.actor, event.values["at"]) for event in played.happened("ends-up")]
    assert (
        "hans",
        played.fighter("hans").at,
    ) in ends  # whoever is put somewhere is told to be there
    assert "ilse" not in [who for who, _ in ends]


@pytest.mark.rule("LSK-FLE-08", "LSK-RUL-51")
def test_a_pursuit_ends_the_aim_of_who_runs() -> None:
    begun = stage(side("Ours", man("kurt", 9)), side("Theirs", man("anselm", 0)), ground=OPEN)
    played = begun.play(
        f"kurt: flee path={AWAY}",
        "anselm: aim weapon=heavy-crossbow",
        PURSUE,
        dice=f"{FIRST} d20=1 d20=20 {FIRST}",
    )
    assert not played.fighter("anselm").aiming


@pytest.mark.rule("LSK-FLE-08", "LSK-FLE-02")
def test_a_rider_flees_and_escapes_with_his_mount_at_its_rate() -> None:
    begun = stage(side("Ours", man("ulrich", 9)), side("Theirs", man("hans", 0)), ground=OPEN)
    played = begun.play(
        f"ulrich: flee path={AWAY}", "hans: nothing", PURSUE, dice=f"{FIRST} d20=5 d20=19"
    )
    assert [roll.tally.total for roll in played.rolls("pursuit") if roll.tally] == [24, 9]
    assert played.fighter("warhorse").gone
