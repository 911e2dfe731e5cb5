"""The chase, its dice, and what is dropped in its way (LSK-FLE-01 to -07)."""

from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.landsknecht.rules.contact.dropped_baggage import _tempts_anybody
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.testing import Situation
from tests.landsknecht.chases import AWAY, PURSUE, chase
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import FIRST, OPEN, Side, kinds, side, squares, stage

# LSK-FLE-01 to -03: the chase.


@pytest.mark.rule("LSK-FLE-01")
def test_on_open_ground_the_faster_side_wins_without_a_die() -> None:
    slow = chase(man("hans", 0), scene={"open_ground": True}).play(PURSUE)
    assert slow.fighter("kurt").gone
    fast = chase(man("wolf", 0), scene={"open_ground": True}).play(PURSUE, dice=FIRST)
    assert squares(fast, "wolf") == (19, 0)


@pytest.mark.rule("LSK-FLE-01")
def test_on_open_ground_equal_rates_are_diced() -> None:
    begun = chase(man("bertha", 0), scene={"open_ground": True})
    assert begun.play(PURSUE, dice="d20=11 d20=10").fighter("kurt").gone


@pytest.mark.rule("LSK-FLE-01")
def test_on_open_ground_the_slower_of_two_sides_has_no_part_in_the_dice() -> None:
    begun = stage(
        side("Kurt", man("kurt", 9)),
        side("Bertha", man("bertha", 0)),
        side("Hans", man("hans", 0, 20)),
        ground=OPEN,
        scene={"open_ground": True},
    )
    played = begun.play(
        f"kurt: flee path={AWAY}",
        "bertha: nothing",
        "hans: nothing",
        "bertha: pursue",
        "hans: pursue",
        dice="d6=6 d6=5 d6=1 d20=11 d20=10 d6=6",
    )
    assert [roll.actor for roll in played.rolls("pursuit")] == ["kurt", "bertha"]


@pytest.mark.rule("LSK-FLE-02", "LSK-RUL-25", "LSK-RUL-61")
def test_a_pursuit_roll_is_a_d20_and_a_tenth_of_the_rate_the_fugitive_first() -> None:
    played = chase(man("hans", 0)).play(PURSUE, dice="d20=10 d20=12")
    rolls = played.rolls("pursuit")
    assert [roll.actor for roll in rolls] == ["kurt", "hans"]
    assert [roll.tally.total for roll in rolls if roll.tally] == [12, 9]
    assert played.fighter("kurt").gone  # 22 against 21
    caught = chase(man("hans", 0)).play(PURSUE, dice=f"d20=10 d20=14 {FIRST}")
    assert not caught.fighter("kurt").gone  # 22 against 23


@pytest.mark.rule("LSK-RUL-25")
def test_equal_totals_are_rolled_again() -> None:
    played = chase(man("hans", 0)).play(PURSUE, dice="d20=10 d20=13 d20=10 d20=13 d20=20 d20=1")
    assert played.fighter("kurt").gone


@pytest.mark.rule("LSK-RUL-25")
def test_a_group_rolls_once_at_the_rate_of_its_slowest() -> None:
    """Kurt has 120, Hans with his load 90."""
    begun = chase(man("bertha", 0), fugitives=[man("kurt", 9), man("hans", 9, 2)])
    played = begun.play(PURSUE, dice="d20=20 d20=1")
    assert [roll.tally.total for roll in played.rolls("pursuit") if roll.tally] == [9, 12]
    assert played.fighter("hans").gone


@pytest.mark.rule("LSK-RUL-25")
def test_rates_are_compared_exactly_and_a_rate_of_nothing_adds_nothing() -> None:
    snail = man("wolf", 0, movement=75, name="Snail")
    begun = chase(snail, fugitives=[man("wolf", 9, movement=70)])
    played = begun.play(PURSUE, dice=f"d20=10 d20=10 {FIRST}")  # 17 against 17 and a half
    assert played.event("caught-up", actor="wolf").target == "snail"
    loaded = man("bertha", 0, pack=["strongbox"] * 6)
    slow = chase(loaded).play(PURSUE, dice=f"d20=1 d20=14 {FIRST}")
    assert squares(slow, "bertha") != (0, 0)


def race(totals: tuple[int, int, int], *more: int) -> Situation:
    """EX-27: three fugitives and one pursuer, all of rate 120; totals as the book has them."""
    runners = [man("kurt", 9, y) for y in (0, 2, 4)]
    begun = chase(man("bertha", 0), fugitives=runners, pursuit_individual=True, morale=False)
    dice = " ".join(f"d20={total - 12}" for total in (*totals, 18, *more))
    return begun.play(
        PURSUE,
        otherwise="default",
        until="@turn",
        dice=dice + (f" {FIRST}" if min(totals) < 18 or (more and more[1] > more[0]) else ""),
    )


def away(played: Situation) -> list[bool]:
    return [played.fighter(who).gone for who in ("kurt", "kurt-2", "kurt-3")]


@pytest.mark.rule("LSK-FLE-03")
def test_only_the_slowest_of_several_runners_is_caught() -> None:
    assert away(race((15, 17, 20))) == [False, True, True]


@pytest.mark.rule("LSK-FLE-03")
def test_the_lowest_who_equals_the_best_pursuer_rolls_again_while_the_others_are_away() -> None:
    assert away(race((18, 19, 20), 15, 16)) == [False, True, True]
    assert away(race((18, 19, 20), 16, 15)) == [True, True, True]


@pytest.mark.rule("LSK-FLE-03")
def test_nobody_is_caught_if_no_pursuer_is_higher_than_the_lowest() -> None:
    assert race((19, 20, 21)).over


@pytest.mark.rule("LSK-FLE-03")
def test_those_who_share_the_lowest_total_are_caught_together() -> None:
    played = race((17, 17, 20))
    assert [played.fighter(who).gone for who in ("kurt", "kurt-2", "kurt-3")] == [
        False,
        False,
        True,
    ]


@pytest.mark.rule("LSK-FLE-03")
def test_pursuers_who_are_not_higher_are_left_behind() -> None:
    begun = chase(man("bertha", 0), man("bertha", 0, 4), pursuit_individual=True)
    played = begun.play(
        PURSUE, otherwise="default", until="@turn", dice=f"d20=10 d20=11 d20=10 {FIRST}"
    )
    assert squares(played, "bertha") == (19, 0)
    assert squares(played, "bertha-2") == (0, 4)


@pytest.mark.rule("LSK-FLE-01", "LSK-FLE-03")
def test_on_open_ground_only_the_slowest_runner_is_caught_and_only_equals_roll() -> None:
    loaded = man("kurt", 9, 2, pack=["strongbox"] * 2)
    open_ground = {"open_ground": True}
    runners = [man("kurt", 9), loaded]
    begun = chase(
        man("bertha", 0),
        fugitives=runners,
        scene=open_ground,
        pursuit_individual=True,
        morale=False,
    )
    caught = begun.play(PURSUE, otherwise="default", until="@turn", dice=FIRST)
    assert caught.rolls("pursuit") == []
    assert [caught.fighter(who).gone for who in ("kurt", "kurt-2")] == [True, False]
    equal = chase(man("bertha", 0), scene=open_ground, pursuit_individual=True, morale=False)
    rolled = equal.play(PURSUE, otherwise="default", until="@turn", dice=f"d20=3 d20=4 {FIRST}")
    assert [roll.actor for roll in rolled.rolls("pursuit")] == ["kurt", "bertha"]
    assert not rolled.fighter("kurt").gone


@pytest.mark.rule("LSK-FLE-04")
def test_the_fleeing_side_sees_no_map_until_the_pursuit_ends() -> None:
    book = books()["landsknecht"]

    def known(played: Situation, party: int) -> bool:
        return all(view.at != NOWHERE for view in book.view(played.fight, party))

    begun = chase(man("hans", 0), fugitives=[man("kurt", 9, pouch=["purse"])])
    dropping = begun.play(PURSUE)
    assert dropping.question.id.endswith("drop-ours")
    assert not known(dropping, 0)
    assert known(dropping, 1)
    assert known(dropping, -1)
    over = dropping.play("ours: nothing", dice=f"d20=1 d20=20 {FIRST}")
    assert known(over, 0)


# LSK-FLE-05 to -07: what is dropped in the way.


def dropping(item: str, *pursuers: dict[str, Any], **more: Any) -> Situation:
    """A pursuit at the question what is dropped; Kurt carries one thing for it."""
    begun = chase(*pursuers, fugitives=[man("kurt", 9, pack=[item])], **more)
    return begun.play(PURSUE)


@pytest.mark.rule("LSK-FLE-05", "LSK-RUL-24")
def test_treasure_stops_those_who_are_after_it_if_they_fail_morale() -> None:
    begun = dropping("purse", man("brigand", 0))
    stopped = begun.play("ours: drop item=purse", dice="2d6=4,4")
    assert stopped.event("breaks-off", actor="brigand").rule == "LSK-FLE-05"
    assert stopped.fighter("kurt").gone
    going_on = begun.play("ours: drop item=purse", dice=f"2d6=3,4 d20=1 d20=20 {FIRST}")
    assert "breaks-off" not in kinds(going_on)


@pytest.mark.rule("LSK-FLE-05")
def test_who_breaks_off_has_gathered_what_was_dropped() -> None:
    stopped = dropping("purse", man("brigand", 0)).play("ours: drop item=purse", dice="2d6=4,4")
    purse = stopped.fight.thing_by_slug("purse")
    assert purse in stopped.fighter("brigand").carried
    assert purse not in stopped.fighter("kurt").carried
    left = dropping("purse", man("hans", 0)).play("ours: drop item=purse", dice="d20=20 d20=1")
    lying = left.fight.thing_by_slug("purse")
    assert lying.holder == -1  # nobody cared; it lies where Kurt ran
    assert lying.at == left.fighter("kurt").at


@pytest.mark.rule("LSK-FLE-05")
def test_treasure_means_nothing_to_pursuers_with_another_motive() -> None:
    played = dropping("purse", man("hans", 0)).play("ours: drop item=purse", dice="d20=20 d20=1")
    assert played.rolls("morale") == []


@pytest.mark.rule("LSK-FLE-05", "LSK-MOR-01")
def test_a_group_of_pursuers_rolls_once_for_all() -> None:
    pursuers = [man("brigand", 0, y) for y in range(3)]
    stopped = dropping("purse", *pursuers).play("ours: drop item=purse", dice="2d6=4,4")
    assert len(stopped.happened("breaks-off")) == 3
    on = dropping("purse", *pursuers).play("ours: drop item=purse", dice="2d6=3,4 d20=20 d20=1")
    assert on.happened("breaks-off") == []


@pytest.mark.rule("LSK-FLE-05", "LSK-FLE-08")
def test_only_those_who_are_tempted_break_off() -> None:
    begun = dropping("purse", man("brigand", 0), man("hans", 0, 3))
    played = begun.play("ours: drop item=purse", dice=f"2d6=6,6 d20=1 d20=20 {FIRST}")
    assert squares(played, "brigand") == (0, 0)
    assert squares(played, "hans") == (18, 2)


@pytest.mark.rule("LSK-FLE-08")
def test_player_characters_decide_for_themselves() -> None:
    begun = chase(man("brigand", 0), fugitives=[man("kurt", 9, pack=["purse"])], heroes=True)
    played = begun.play(PURSUE, "ours: drop item=purse", dice="d20=20 d20=1")
    assert played.rolls("morale") == []


@pytest.mark.rule("LSK-FLE-05", "LSK-MOR-01")
def test_with_morale_switched_off_nobody_stops_for_treasure() -> None:
    begun = chase(man("brigand", 0), fugitives=[man("kurt", 9, pack=["purse"])], morale=False)
    played = begun.play(PURSUE, dice="d20=20 d20=1")
    assert played.rolls("morale") == []


@pytest.mark.rule("LSK-FLE-06")
def test_a_beast_that_fails_morale_stops_to_eat() -> None:
    begun = dropping("meat", man("wolf", 0))
    ate = begun.play("ours: drop item=meat", dice="2d6=4,4")
    assert ate.event("breaks-off", actor="wolf").rule == "LSK-FLE-06"
    assert ate.fight.thing_by_slug("meat").holder == -1
    assert ate.fight.thing_by_slug("meat").at == NOWHERE
    hunted = begun.play("ours: drop item=meat", dice=f"2d6=3,4 d20=1 d20=20 {FIRST}")
    assert squares(hunted, "wolf") == (19, 0)


@pytest.mark.rule("LSK-FLE-06")
def test_wrong_food_has_no_effect_and_an_omnivore_eats_either() -> None:
    wolf = dropping("bread", man("wolf", 0)).play("ours: drop item=bread", dice="d20=20 d20=1")
    assert wolf.rolls("morale") == []
    boar = man("wolf", 0, name="Boar", eats=["meat", "plants"])
    for food in ("bread", "meat"):
        ate = dropping(food, boar).play(f"ours: drop item={food}", dice="2d6=6,6")
        assert ate.event("breaks-off", actor="boar").item == food


@pytest.mark.rule("LSK-FLE-06")
def test_a_thinking_pursuer_does_not_stop_for_food() -> None:
    ogre = man("ogre", 0, motive="food", eats=["meat"])
    played = dropping("meat", ogre).play("ours: drop item=meat", dice="d20=20 d20=1")
    assert played.rolls("morale") == []


@pytest.mark.rule("LSK-FLE-07")
def test_an_obstacle_ends_the_pursuit_without_a_check() -> None:
    played = dropping("oil-flask", man("wolf", 0)).play("ours: drop item=oil-flask")
    assert played.fighter("kurt").gone
    assert played.rolls() == []


@pytest.mark.rule("LSK-FLE-07")
def test_the_referee_may_rule_that_an_obstacle_does_not_stop_them() -> None:
    begun = dropping("oil-flask", man("wolf", 0), scene={"referee": True})
    asked_for = begun.play("ours: drop item=oil-flask")
    assert asked_for.question.id.endswith("obstacle-referee")
    assert asked_for.question.default().text() == "stops"
    assert asked_for.play("referee: stops").fighter("kurt").gone
    round_it = asked_for.play("referee: passed", dice=f"d20=1 d20=20 {FIRST}")
    assert squares(round_it, "wolf") == (19, 0)


@pytest.mark.rule("LSK-FLE-07", "LSK-SEQ-09")
def test_of_several_who_meet_an_obstacle_the_first_to_act_is_named() -> None:
    """Ilse's side acts before that of Hans, and pursues before it."""
    begun = stage(
        side("Kurt", man("kurt", 9, pack=["oil-flask"])),
        side("Hans", man("hans", 0)),
        side("Ilse", man("ilse", 0, 20), man("bertha", 0, 25)),
        ground=OPEN,
        scene={"referee": True},
    )
    met = begun.play(
        f"kurt: flee path={AWAY}",
        "ilse: next who=ilse",
        "ilse: nothing",
        "bertha: nothing",
        "hans: nothing",
        "ilse: pursue who=ilse,bertha",
        "hans: pursue who=hans",
        "kurt: drop item=oil-flask",
        dice="d6=6 d6=1 d6=3",
    )
    assert met.question.about() == {"item": "oil-flask", "pursuer": "ilse"}
    stopped = met.play("referee: stops", dice=FIRST)
    assert stopped.fighter("kurt").gone  # it stops all of them
    assert stopped.rolls("pursuit") == []


@pytest.mark.rule("LSK-FLE-08")
def test_each_kind_may_be_dropped_once_in_a_pursuit() -> None:
    begun = chase(man("hans", 0), fugitives=[man("kurt", 9, pack=["purse", "jewels", "meat"])])
    first = begun.play(PURSUE)
    assert first.offers("drop") == ["messer", "dagger", "purse", "jewels", "meat"]
    second = first.play("ours: drop item=jewels")
    assert second.offers("drop") == ["messer", "dagger", "meat"]
    third = second.play("ours: drop item=meat", dice="d20=20 d20=1")
    assert third.fighter("kurt").gone


@pytest.mark.rule("LSK-FLE-08")
def test_what_was_dropped_is_gone_in_a_fight_opened_again() -> None:
    stopped = dropping("meat", man("wolf", 0)).play(
        "ours: drop item=meat", dice=f"2d6=3,4 d20=1 d20=20 {FIRST}"
    )
    again = stopped.fight.copy()
    again.restore(stopped.fight.to_data())
    assert again.by_slug("kurt").to_data() == stopped.fighter("kurt").to_data()
    assert [thing.slug for thing in again.by_slug("kurt").carried] == ["dagger"]


@pytest.mark.rule("LSK-FLE-08")
def test_why_somebody_pursues_is_part_of_the_block() -> None:
    def motive(one: Side) -> str:
        begun = stage(one, side("Theirs", man("hans", 9)))
        return str(begun.fight.fighters[0].block.motive)

    assert motive(side("Ours", man("brigand", 0))) == "treasure"
    assert motive(side("Ours", man("kurt", 0))) == "other"
    assert motive(side("Ours", man("wolf", 0))) == "food"


@pytest.mark.rule("LSK-RUL-75")
def test_anything_may_be_dropped_and_what_moves_nobody_says_so() -> None:
    begun = dropping("purse", man("hans", 0))
    assert begun.offers("drop") == ["messer", "dagger", "purse"]
    played = begun.play("ours: drop item=messer")
    assert played.offers("drop") == ["dagger", "purse"]
    assert played.event("drops-in-vain").rule == "LSK-RUL-75"
    assert played.fight.thing_by_slug("messer").holder == -1


@pytest.mark.rule("LSK-RUL-75")
def test_without_morale_only_what_can_still_work_is_offered() -> None:
    assert dropping("oil-flask", man("hans", 0), morale=False).offers("drop") == ["oil-flask"]
    gone = chase(man("hans", 0), fugitives=[man("kurt", 9, pack=["purse"])], morale=False)
    gone = gone.play(PURSUE, dice=f"d20=1 d20=20 {FIRST}")
    assert not [one for one in gone.asked if one.kind == "drop"]


@pytest.mark.rule("LSK-RUL-75", "LSK-FLE-05", "LSK-FLE-06")
@pytest.mark.parametrize(
    ("item", "pursuer", "vain"),
    [
        ("purse", "brigand", False),  # after treasure
        ("purse", "wolf", True),
        ("meat", "wolf", False),  # after food, and without a mind
        ("meat", "brigand", True),
        ("purse", "hans", True),  # after something else
        ("meat", "hans", True),
    ],
)
def test_what_tempts_whom(item: str, pursuer: str, vain: bool) -> None:
    fight: Any = dropping(item, man(pursuer, 0)).fight
    parties = [[fight.by_slug(pursuer)]]
    assert _tempts_anybody(fight, fight.thing_by_slug(item), parties) is not vain
    assert not _tempts_anybody(fight, fight.thing_by_slug("messer"), parties)


@pytest.mark.rule("LSK-RUL-75")
def test_nobody_is_asked_about_things_that_could_stop_nobody() -> None:
    gone = chase(man("hans", 0)).play(PURSUE, dice=f"d20=1 d20=20 {FIRST}")
    assert not [one for one in gone.asked if one.kind == "drop"]


@pytest.mark.rule("LSK-RUL-75", "LSK-FLE-07")
def test_an_obstacle_works_without_morale_and_what_is_dropped_lies_there() -> None:
    begun = dropping("oil-flask", man("wolf", 0), morale=False)
    stopped = begun.play("ours: drop item=oil-flask", until="over", otherwise="default")
    assert stopped.event("obstacle", actor="kurt").rule == "LSK-FLE-07"
    assert stopped.fighter("kurt").gone
    oil = stopped.fight.thing_by_slug("oil-flask")
    assert oil.holder == -1
    assert oil not in stopped.fighter("kurt").carried
