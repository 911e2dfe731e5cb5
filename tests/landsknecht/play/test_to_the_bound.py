"""The last case on one side of a bound, and what a clause of a rule leaves alone."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.asking.prospects import Prospects
from fechtbuch.books.landsknecht.kinds.arms import BELT, PACK, PLACES
from fechtbuch.books.landsknecht.kinds.catalogue import SPELLS
from fechtbuch.books.landsknecht.play.carrying_out import finish
from fechtbuch.books.landsknecht.rules.basics.circumstances import in_reach
from fechtbuch.books.landsknecht.rules.basics.weapons import length
from fechtbuch.books.landsknecht.rules.contact.dropped_baggage import _may_be_dropped
from fechtbuch.books.landsknecht.rules.contact.pursuit import _caught
from fechtbuch.books.landsknecht.rules.contact.run import _in_the_way, strike_runner
from fechtbuch.books.landsknecht.rules.grappling.contest import Contest, settle_contest
from fechtbuch.books.landsknecht.rules.grappling.grips import seize
from fechtbuch.books.landsknecht.rules.harm.aftermath import carried
from fechtbuch.books.landsknecht.rules.harm.injuries import Drawn, suffer
from fechtbuch.books.landsknecht.rules.harm.morale import first_number, groups, on_contact
from fechtbuch.books.landsknecht.rules.harm.out_of_action import break_off_plans, release_hold
from fechtbuch.books.landsknecht.rules.harm.recovery import days_for_a_surgeon, teeth_lost
from fechtbuch.books.landsknecht.rules.hitting.action_under_way import Deed
from fechtbuch.books.landsknecht.rules.hitting.casting import castable, may_divide
from fechtbuch.books.landsknecht.rules.hitting.spells import _heal
from fechtbuch.books.landsknecht.rules.moving.movement import combat_move, crawl
from fechtbuch.books.landsknecht.rules.shooting.missiles import may_throw, ready_at_belt, shot
from fechtbuch.books.landsknecht.rules.shooting.shooting import _numbered, crowd_around
from fechtbuch.books.landsknecht.state.burdens import Casting, Injury
from fechtbuch.books.landsknecht.state.choices import Action
from tests.landsknecht.basics.test_each_condition import change, riders, three
from tests.landsknecht.chases import PURSUE, chase
from tests.landsknecht.people import act, battle, dummy, soldier, stands
from tests.landsknecht.scenes import man, scene
from tests.landsknecht.stage import FIRST, side, stage
from tests.landsknecht.wrestlers import WON, foe

COLUMN = 1 << 14
"""One square to the east."""


def caster(of: str, level: int, *spells: str) -> dict[str, Any]:
    """Jost as a Cleric or Magic-User with these spells."""
    sheet = {"name": "Jost", "class": of, "level": level, "wounds": 8, "at": [0, 0]}
    return {**sheet, "spells": list(spells)}


# Hands, reach, legs.


@pytest.mark.rule("LSK-WPN-04")
@pytest.mark.parametrize("order", [1, -1])
def test_of_two_weapons_in_hand_the_longer_counts(order: int) -> None:
    jost = battle(scene([soldier(0, hands=["long-sword", "dagger"])], [dummy(9)])).by_slug("jost")
    grades = {thing.slug: thing.weapon.grade for thing in jost.hands}
    assert grades["long-sword"] > grades["dagger"]
    jost.hands = jost.hands[::order]
    assert length(jost) == grades["long-sword"]


@pytest.mark.rule("LSK-WPN-05", "LSK-RUL-85")
def test_who_lies_in_the_striker_s_own_square_bars_no_long_reach() -> None:
    """A rider who was pulled down where there was no room lies in his holder's square."""
    fight = battle(
        scene([soldier(0, hands=["pike"])], [soldier(1, name="Foe"), soldier(2, name="Third")])
    )
    jost, held, third = (fight.by_slug(slug) for slug in ("jost", "foe", "third"))
    assert not in_reach(fight, jost, third, 2)
    held.at = jost.at
    assert in_reach(fight, jost, third, 2)


@pytest.mark.rule("LSK-RUL-81", "LSK-MOV-05")
def test_only_a_helpless_mount_takes_the_move_away() -> None:
    fight = battle(riders())
    knight, squire, walker = (fight.by_slug(slug) for slug in ("knight", "squire", "foe"))
    walker.netted = True
    assert combat_move(fight, walker) == 40
    on_horseback = combat_move(fight, squire)
    fight.by_slug("warhorse").netted = True
    assert (combat_move(fight, knight), combat_move(fight, squire)) == (0, on_horseback)


@pytest.mark.rule("LSK-DMG-02", "LSK-RUL-45")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (2, 0), (3, 1), (4, 2)])
def test_five_feet_of_crawling_are_a_square(before: int, after: int) -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    jost.down, jost.crawled = True, before
    start = jost.at
    crawl(fight, jost, start - COLUMN)
    assert (jost.crawled, jost.at == start) == (after, after > before)


# Pursuit and runs.


@pytest.mark.rule("LSK-FLE-07")
def test_the_first_pursuer_of_the_first_party_comes_to_an_obstacle_first() -> None:
    begun = chase(
        man("hans", 0),
        man("kurt", 0, 3, name="Veit"),
        fugitives=[man("ilse", 9, pack=["oil-flask"])],
        scene={"referee": True},
    )
    asked = begun.play("theirs: pursue who=hans,veit", "ours: drop item=oil-flask")
    assert asked.question.about() == {"item": "oil-flask", "pursuer": "hans"}


@pytest.mark.rule("LSK-RUL-75")
def test_a_musket_with_its_bayonet_may_be_dropped() -> None:
    fight = battle(
        scene(
            [soldier(0, bs=3, hands=["musket"])],
            [soldier(9)],
            morale=True,
            place={"contact_morale": False},
        )
    )
    musket = fight.by_slug("jost").hands[0]
    musket.set_up = True
    assert _may_be_dropped(fight, musket)


@pytest.mark.rule("LSK-FLE-08")
def test_a_flight_is_told_of_the_first_who_flees() -> None:
    begun = chase(man("hans", 0), fugitives=[man("kurt", 9), man("ilse", 9, 3)])
    told = begun.event("flight")
    assert (told.actor, told.amount) == ("kurt", 2)


@pytest.mark.rule("LSK-FLE-02", "LSK-RUL-25")
def test_equal_totals_of_a_pursuit_are_rolled_again() -> None:
    even = chase(man("hans", 0)).play(PURSUE, dice=f"d20=7 d20=10 d20=1 d20=20 {FIRST}")
    assert len(even.rolls("pursuit")) == 4
    assert not even.fighter("kurt").gone


@pytest.mark.rule("LSK-MOV-08")
@pytest.mark.parametrize(
    ("state", "in_the_way"), [("", True), ("netted", True), ("down", False), ("surrendered", False)]
)
def test_who_lies_where_a_friend_stands_may_stay_there(state: str, in_the_way: bool) -> None:
    fight = battle(three())
    jost, ally = fight.by_slug("jost"), fight.by_slug("ally")
    deed = Deed(jost, Action("run"))
    jost.at = ally.at
    change(jost, state)
    assert _in_the_way(fight, deed) is in_the_way


@pytest.mark.rule("LSK-FLE-08", "LSK-MOV-08")
def test_where_the_whole_edge_is_taken_who_comes_back_stands_beside() -> None:
    """The only gap in a wall: Ilse stands where Kurt has left the map."""
    begun = stage(
        side("Ours", man("kurt", 0, 1), man("ilse", 1, 1)),
        side("Theirs", man("hans", 9, 1)),
        ground={"bounds": [0, 0, 20, 2], "walls": [[0, 0], [0, 2]]},
    )
    played = begun.play(
        "ours: next who=kurt",
        "kurt: flee path= word=leave",
        "ilse: move path=0,1",
        "hans: nothing",
        PURSUE,
        dice=f"{FIRST} d20=1 d20=20 {FIRST}",
    )
    assert stands(played, "ilse") == "0,1"
    assert stands(played, "kurt").startswith("1,")
    told = [e.rule for e in played.events if e.kind == "ends-up" and e.actor == "kurt"]
    assert told == ["LSK-FLE-08", "LSK-MOV-08"]


@pytest.mark.rule("LSK-FLE-08", "LSK-FLE-02")
def test_a_pursuer_who_has_the_fugitive_in_reach_stays_where_he_is() -> None:
    fight = battle(chase(man("hans", 0)))
    kurt, hans = fight.by_slug("kurt"), fight.by_slug("hans")
    hans.at = kurt.at - COLUMN
    fight.events.clear()
    _caught(fight, [kurt], [hans])
    assert hans.at == kurt.at - COLUMN
    assert [event.kind for event in fight.events] == ["caught-up"]


@pytest.mark.rule("LSK-MOV-02", "LSK-MOV-01")
def test_how_far_somebody_ran_is_told() -> None:
    ran = act(scene([soldier(0)], [dummy(40)]), "jost: run path=1,0;2,0;3,1")
    told = ran.event("ran")
    assert (told.actor, told.amount) == ("jost", 15)


@pytest.mark.rule("LSK-MOV-02", "LSK-RUL-07")
def test_who_strikes_a_runner_from_hiding_is_known() -> None:
    fight = battle(three(), "d20=20")
    jost, victim = fight.by_slug("jost"), fight.by_slug("foe")
    jost.hidden_from = 1 << victim.side
    strike_runner(fight, jost, victim, Action("attack"))
    assert jost.hidden_from == 0


@pytest.mark.rule("LSK-FLE-07")
def test_an_obstacle_that_is_passed_is_told() -> None:
    begun = chase(
        man("hans", 0), fugitives=[man("ilse", 9, pack=["oil-flask"])], scene={"referee": True}
    )
    passed = begun.play(
        PURSUE, "ours: drop item=oil-flask", "referee: passed", dice=f"d20=1 d20=20 {FIRST}"
    )
    told = passed.event("obstacle-passed")
    assert (told.actor, told.item, told.rule) == ("hans", "oil-flask", "LSK-FLE-07")


@pytest.mark.rule("LSK-SEQ-06", "LSK-RUL-43")
def test_the_round_before_the_first_is_told() -> None:
    begun = stage(
        side("Ours", man("kurt", 0)),
        side("Theirs", man("hans", 5)),
        scene={"surprise": ["theirs"]},
        career_traits=False,
    )
    told = begun.play(dice="d6=1").event("round-zero")
    assert told.values == {"surprised": 1}


# Morale.


@pytest.mark.rule("LSK-MOR-01", "LSK-MOR-02")
@pytest.mark.parametrize(
    ("hidden", "members", "began"),
    [("", "kurt ilse", 2), ("ilse", "kurt", 1), ("kurt ilse", "kurt ilse", 2)],
)
def test_who_lies_hidden_is_of_no_group_unless_all_of_it_are(
    hidden: str, members: str, began: int
) -> None:
    ours = [man("kurt", 0, group="us"), man("ilse", 2, group="us")]
    fight = battle(scene(ours, [man("hans", 9)]))
    on_contact(fight)
    for slug in hidden.split():
        fight.by_slug(slug).hidden_from = 2
    group = groups(fight)[fight.by_slug("kurt").squad]
    assert [fighter.slug for fighter in group] == members.split()
    assert first_number(fight, group) == began


# Grips and plans.


@pytest.mark.rule("LSK-RUL-84", "LSK-RUL-87", "LSK-WRS-05")
@pytest.mark.parametrize("who", ["jost", "foe"])
@pytest.mark.parametrize("state", ["surrendered", "off_map"])
def test_who_is_out_of_it_wins_nothing_of_a_contest(who: str, state: str) -> None:
    fight = battle(three())
    jost, victim = fight.by_slug("jost"), fight.by_slug("foe")
    change(fight.by_slug(who), state)
    fight.events.clear()
    settle_contest(fight, Contest(jost, victim, [jost], True))
    assert fight.events == []


@pytest.mark.rule("LSK-RUL-85", "LSK-WRS-09", "LSK-RUL-27")
def test_the_count_begins_anew_after_a_grip_has_ended() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted")])
    held = begun.play("jost: wrestle foe", "jost: immobilise", dice=f"{WON} d6=5")
    fight = battle(held)
    assert fight.by_slug("foe").hold_streak == 1
    release_hold(fight, fight.by_slug("jost"))
    assert fight.by_slug("foe").hold_streak == 0


@pytest.mark.rule("LSK-RUL-82")
def test_an_aim_with_nothing_in_particular_ends_untold() -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    change(jost, "aiming")
    fight.events.clear()
    break_off_plans(fight, jost)
    assert (jost.aiming, fight.events) == (False, [])


@pytest.mark.rule("LSK-WRS-05", "LSK-WRS-15")
def test_of_those_who_seize_the_second_is_told_to_hold_too() -> None:
    fight = battle(three())
    jost, ally, victim = (fight.by_slug(slug) for slug in ("jost", "ally", "foe"))
    fight.events.clear()
    seize(fight, [jost, ally], victim)
    told = [(event.kind, event.actor) for event in fight.events]
    assert told == [("holds-too", ally.index), ("immobilised", jost.index)]


# Injuries.


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize("key", ["lost-foot", "limp", "lost-eye"])
def test_what_an_injury_does_not_bring_is_not_rolled(key: str) -> None:
    fight = battle(three())
    injury = Injury(key, "leg", "")
    assert teeth_lost(fight, fight.by_slug("jost"), injury) == 0
    assert days_for_a_surgeon(fight, fight.by_slug("jost"), injury) == 0


@pytest.mark.rule("LSK-CST-08", "LSK-DMG-02")
@pytest.mark.parametrize(("wounds", "left", "up"), [(-4, 0, False), (-5, -1, False), (-3, 1, True)])
def test_who_is_healed_to_exactly_0_stays_down(wounds: int, left: int, up: bool) -> None:
    healer = caster("cleric", 1, "cure-light-wounds")
    fight = battle(scene([healer, soldier(1, name="Ally")], [dummy(9)]), "d6=3")
    jost, ally = fight.by_slug("jost"), fight.by_slug("ally")
    ally.wounds, ally.down = wounds, True
    spell = SPELLS["cure-light-wounds"]
    _heal(fight, jost, spell, Casting(spell.key, [ally.index], [0], ""))
    assert (ally.wounds, ally.down) == (left, not up)


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize(("total", "dead"), [(2, False), (3, False), (8, True), (9, True)])
def test_up_to_3_is_a_knock_and_from_8_on_death(total: int, dead: bool) -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    suffer(fight, jost, Drawn(total, None, ""))
    assert (jost.dead, jost.unconscious) == (dead, True)


@pytest.mark.rule("LSK-DMG-06")
@pytest.mark.parametrize(
    ("rest", "dice", "left"),
    [("", "", 10), ("night", "", 11), ("day", "d3=3 d3=1", 13), ("bed", "d3=3 d3=1", 14)],
)
def test_what_a_rest_between_two_fights_gives(rest: str, dice: str, left: int) -> None:
    fight = battle(scene([soldier(0)], [dummy(9)]), dice)
    fight.by_slug("jost").wounds = 10
    assert carried(fight, rest)["jost"]["wounds_left"] == left


# Spells.


@pytest.mark.rule("LSK-CST-02", "LSK-CST-08")
def test_sleep_may_be_cast_with_nobody_in_range_and_a_missile_may_not() -> None:
    wizard = caster("magic-user", 3, "sleep", "magic-missile")
    fight = battle(scene([wizard], [dummy(40)]))
    assert castable(fight, fight.by_slug("jost")) == ["sleep"]


@pytest.mark.rule("LSK-CST-08")
@pytest.mark.parametrize(("level", "divided"), [(1, []), (2, ["magic-missile"])])
def test_only_the_dice_of_a_magic_missile_are_divided(level: int, divided: list[str]) -> None:
    wizard = caster("magic-user", level, "sleep")
    jost = battle(scene([wizard], [dummy(9)])).by_slug("jost")
    assert [key for key, spell in SPELLS.items() if may_divide(jost, spell)] == divided


# Missiles.


@pytest.mark.rule("LSK-WPN-01", "LSK-WPN-07")
def test_only_what_hangs_at_the_belt_is_drawn_and_fired() -> None:
    fight = battle(scene([soldier(0, belt=["pistol"])], [dummy(9)]))
    jost = fight.by_slug("jost")
    pistol = jost.carried[0]
    assert (pistol.place, ready_at_belt(jost)) == (BELT, [pistol])
    pistol.place = PACK
    assert ready_at_belt(jost) == []


@pytest.mark.rule("LSK-RUL-34")
@pytest.mark.parametrize(
    ("weapon", "may"), [("dagger", True), ("dart", True), ("long-sword", False)]
)
def test_what_is_made_for_throwing(weapon: str, may: bool) -> None:
    jost = battle(scene([soldier(0, bs=3, hands=[weapon])], [dummy(9)])).by_slug("jost")
    assert may_throw(jost, jost.hands[0]) is may


@pytest.mark.rule("LSK-MIS-14")
def test_the_shooter_s_own_side_is_numbered_before_the_others() -> None:
    theirs = [soldier(x, name=f"Foe {x}") for x in (1, 2)]
    fight = battle(scene([soldier(0, hands=["dagger"]), soldier(3, name="Mate")], theirs))
    jost = fight.by_slug("jost")
    fight.fighters.sort(key=lambda one: one.side, reverse=True)
    blow = shot(jost, fight.by_slug("foe-1"), jost.hands[0], True)
    numbered = _numbered(fight, blow, list(fight.fighters), None)
    assert [one.slug for one in numbered] == ["mate", "foe-1", "foe-2"]


@pytest.mark.rule("LSK-RUL-17")
def test_a_crowd_is_not_linked_through_the_shooter() -> None:
    theirs = [soldier(x, name=f"Foe {x + 2}") for x in (-1, 1, 2)]
    fight = battle(scene([soldier(0, hands=["dagger"])], theirs))
    jost, named = fight.by_slug("jost"), fight.by_slug("foe-3")
    assert [one.slug for one in crowd_around(fight, jost, named)] == ["foe-3", "foe-4"]


# What is open, and why something is not.


@pytest.mark.rule("LSK-WPN-07", "LSK-EQP-06")
def test_a_man_with_one_arm_puts_on_a_shield_but_no_pavise() -> None:
    begun = scene([soldier(0, belt=["buckler"], pack=["pavise"])], [dummy(9)])
    fight = battle(begun)
    jost = fight.by_slug("jost")
    jost.arms_lost = 1
    for thing in jost.carried:
        thing.place = BELT
    put_on = Prospects(fight, jost).handled_things("put-on")
    assert [thing.slug for thing in put_on] == ["buckler"]


@pytest.mark.rule("LSK-MNT-06", "LSK-MOV-07")
def test_near_enough_behind_a_wall_is_out_of_reach() -> None:
    ground = {"bounds": [0, 0, 4, 2], "walls": [[2, 0], [2, 1], [2, 2]]}
    begun = scene([soldier(0, 1, hands=["messer"])], [soldier(4, 1, name="Foe")], ground=ground)
    assert "attack" not in begun.offers()


@pytest.mark.rule("LSK-EQP-02", "LSK-WPN-01", "LSK-MOV-07", "LSK-MIS-10")
def test_of_another_s_weapon_there_is_nothing_to_say() -> None:
    begun = scene([soldier(0, hands=["messer", "buckler"])], [foe(1, hands=["long-sword"])])
    begun.refuses("jost: attack foe weapon=long-sword", "not-at-hand", "LSK-ATK-01")
    begun.refuses("jost: attack foe weapon=buckler", "too-short", "LSK-MOV-07")


# Declaring, and going on.


@pytest.mark.rule("LSK-ATK-11", "LSK-RUL-09")
@pytest.mark.parametrize(
    ("state", "end"), [("", "-1,0"), ("down", "0,0"), ("netted", "0,0"), ("gone", "0,0")]
)
def test_who_is_no_longer_able_does_not_walk_on(state: str, end: str) -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    start = jost.at
    action = Action("attack")
    action.then = [start - COLUMN]
    change(jost, state)
    finish(fight, Deed(jost, action))
    assert jost.at == (start if end == "0,0" else start - COLUMN)


@pytest.mark.rule("LSK-RUL-78", "LSK-ATK-11")
def test_who_was_going_nowhere_is_not_told_to_stay() -> None:
    fight = battle(scene([soldier(0)], [foe(1, 0, "acted")]).play(
        "jost: wrestle foe", "jost: immobilise", dice=f"{WON} d6=5"
    ))  # fmt: skip
    fight.events.clear()
    finish(fight, Deed(fight.by_slug("jost"), Action("attack")))
    assert fight.events == []


# The referee.


@pytest.mark.rule("LSK-RUL-77", "LSK-MOR-03")
def test_the_referee_lets_the_down_rise_by_no_other_state() -> None:
    begun = scene([soldier(0), soldier(2, name="Ally", states=["asleep"])], [dummy(9)])
    fallen = begun.play("edict: set fighter=ally field=wounds value=-1")
    assert fallen.fighter("ally").down
    awake = fallen.play("edict: remove-state fighter=ally state=asleep")
    assert awake.fighter("ally").down
    risen = awake.play("edict: remove-state fighter=ally state=down")
    assert not risen.fighter("ally").down


@pytest.mark.rule("LSK-SEQ-02")
@pytest.mark.parametrize(("price", "rounds"), [(0, 0), (1, 0), (3, 2)])
def test_what_is_improvised_takes_its_rounds_after_this_one(price: int, rounds: int) -> None:
    fight = battle(three())
    fight.improvise(fight.by_slug("jost"), "ring the bell", price)
    assert fight.by_slug("jost").busy_rounds == rounds


# The sheet.


@pytest.mark.rule("LSK-RUL-74")
@pytest.mark.parametrize("place", ["pack", "pouch"])
def test_what_fills_no_hand_and_is_stowed_stays_stowed(place: str) -> None:
    kit: dict[str, Any] = {place: ["cestus"]}
    jost = battle(scene([soldier(0, **kit)], [dummy(9)])).by_slug("jost")
    assert (jost.carried[0].slug, jost.carried[0].place) == ("cestus", PLACES.index(place))
