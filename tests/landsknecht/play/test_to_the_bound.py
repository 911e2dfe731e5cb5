"""The last case on one side of a bound, and what a clause of a rule leaves alone."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.asking.prospects import Prospects
from fechtbuch.books.landsknecht.kinds.arms import BELT, PACK, PLACES
from fechtbuch.books.landsknecht.kinds.catalogue import SPELLS
from fechtbuch.books.landsknecht.play.carrying_out import finish
from fechtbuch.books.landsknecht.play.sequence import (
    _may_choose,
    _next_side,
    _obey,
    take_turn,
)
from fechtbuch.books.landsknecht.play.wrestling import join
from fechtbuch.books.landsknecht.rules.basics.circumstances import in_reach
from fechtbuch.books.landsknecht.rules.basics.load import mount_load
from fechtbuch.books.landsknecht.rules.basics.weapons import length
from fechtbuch.books.landsknecht.rules.contact.dropped_baggage import _may_be_dropped
from fechtbuch.books.landsknecht.rules.contact.pursuit import _back_on_the_map, _caught
from fechtbuch.books.landsknecht.rules.contact.run import _in_the_way, strike_runner
from fechtbuch.books.landsknecht.rules.grappling.contest import Contest, settle_contest
from fechtbuch.books.landsknecht.rules.grappling.grips import seize
from fechtbuch.books.landsknecht.rules.harm.aftermath import carried
from fechtbuch.books.landsknecht.rules.harm.injuries import Drawn, suffer
from fechtbuch.books.landsknecht.rules.harm.morale import first_number, groups, on_contact
from fechtbuch.books.landsknecht.rules.harm.out_of_action import (
    break_off_plans,
    leave_saddle,
    lie_beside,
    loosen,
    release_hold,
)
from fechtbuch.books.landsknecht.rules.harm.recovery import days_for_a_surgeon, teeth_lost
from fechtbuch.books.landsknecht.rules.harm.wounds import apply_waiting, hurt, poison_works
from fechtbuch.books.landsknecht.rules.hitting.action_under_way import Deed, can_go_on
from fechtbuch.books.landsknecht.rules.hitting.attack import roll_blow
from fechtbuch.books.landsknecht.rules.hitting.blow import melee_blow
from fechtbuch.books.landsknecht.rules.hitting.casting import castable, may_divide
from fechtbuch.books.landsknecht.rules.hitting.spells import _heal, take_effect
from fechtbuch.books.landsknecht.rules.moving.mounted import tear_loose
from fechtbuch.books.landsknecht.rules.moving.movement import combat_move, crawl
from fechtbuch.books.landsknecht.rules.shooting.loading import (
    count_loading,
    load,
    misfires,
    reload_rounds,
)
from fechtbuch.books.landsknecht.rules.shooting.missiles import may_throw, ready_at_belt, shot
from fechtbuch.books.landsknecht.rules.shooting.shooting import _numbered, crowd_around
from fechtbuch.books.landsknecht.rules.things.items import (
    fix_bayonet,
    hand_over,
    light,
    stand_up,
    treat,
    use,
)
from fechtbuch.books.landsknecht.sheets.following import _attacks
from fechtbuch.books.landsknecht.state.burdens import Casting, Injury, Poisoned
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.engine.fight import Modifier
from fechtbuch.scenario import ScenarioError
from fechtbuch.testing import Situation
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
    ours = [soldier(1, name="Held"), soldier(2, name="Third")]
    fight = battle(scene(ours, [soldier(0, hands=["pike"])]))
    jost, held, third = (fight.by_slug(slug) for slug in ("jost", "held", "third"))
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
    assert even.event("caught-up").target == "hans"
    assert not even.fighter("kurt").gone


@pytest.mark.rule("LSK-MOV-08")
@pytest.mark.parametrize(
    ("state", "in_the_way"), [("", True), ("netted", True), ("down", False), ("surrendered", False)]
)
def test_who_lies_where_a_friend_stands_may_stay_there(state: str, in_the_way: bool) -> None:
    fight = battle(three())
    jost, ally = fight.by_slug("jost"), fight.by_slug("ally")
    jost.at = ally.at
    change(jost, state)
    assert _in_the_way(fight, jost) is in_the_way
    ally.down = True
    assert not _in_the_way(fight, jost)


@pytest.mark.rule("LSK-MOV-08", "LSK-MOV-02", "LSK-DMG-02")
def test_a_horse_whose_rider_falls_among_friends_came_less_far() -> None:
    """He rides through the square of a friend and is struck out of the saddle just there."""
    ours = [
        soldier(0, name="Rider", mount="riding-horse", wounds=3),
        soldier(3, name="Friend", states=["acted"]),
    ]
    begun = scene(ours, [foe(5, 1, hands=["pike"], wounds=40)], ground={"bounds": [0, 0, 9, 1]})
    played = begun.play(
        "rider: run path=1,0;2,0;3,0;4,0;5,0",
        "foe: let-pass",
        steps=0,
    )
    assert stands(played, "rider") == "5,0"
    struck = begun.play(
        "rider: run path=1,0;2,0;3,0;4,0;5,0",
        "foe: attack weapon=pike",
        dice="d20=2 d8=1",
        steps=0,
    )
    assert struck.fighter("rider").down
    assert struck.event("ran").actor == "riding-horse"
    horse, friend = struck.fighter("riding-horse"), struck.fighter("friend")
    assert horse.at != friend.at


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


@pytest.mark.rule("LSK-FLE-08", "LSK-MOV-08")
def test_who_is_caught_comes_back_alone() -> None:
    fight = battle(three())
    jost, last = fight.fighters[0], fight.fighters[-1]
    jost.off_map = last.off_map = True
    _back_on_the_map(fight, jost)
    assert (jost.off_map, last.off_map) == (False, True)


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
    assert told == [("immobilised", jost.index), ("holds-too", ally.index)]


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
    fight = battle(scene([soldier(0, hands=["messer"], belt=["pistol"])], [dummy(9)]))
    jost = fight.by_slug("jost")
    pistol, messer = jost.carried[0], jost.hands[0]
    assert (pistol.place, ready_at_belt(jost)) == (BELT, [pistol])
    assert jost.hands == [messer]
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


# Damage, poison, falls.


@pytest.mark.rule("LSK-CST-08", "LSK-DMG-02")
@pytest.mark.parametrize("down", [False, True])
def test_only_who_is_no_longer_down_stands_up(down: bool) -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    jost.prone, jost.down = True, down
    stand_up(fight, jost)
    assert jost.prone is down


@pytest.mark.rule("LSK-MNT-06")
def test_who_is_called_like_his_horse_has_a_slug_of_his_own() -> None:
    fight = battle(scene([soldier(0, name="Warhorse", mount="warhorse")], [soldier(9)]))
    assert [one.slug for one in fight.fighters] == ["warhorse", "warhorse-2", "jost"]


@pytest.mark.rule("LSK-EQP-07", "LSK-MNT-06")
def test_a_horse_beside_its_owner_has_the_rate_of_its_own_load() -> None:
    fight = battle(scene([soldier(0, mount="warhorse", mounted=False)], [soldier(9)]))
    horse = fight.by_slug("warhorse")
    assert (horse.rider, horse.rate) == (-1, 240)


@pytest.mark.rule("LSK-EQP-06", "LSK-MNT-04")
def test_a_shield_wants_a_hand() -> None:
    both = soldier(0, hands=["pike"], shield="buckler")
    with pytest.raises(ScenarioError, match="buckler, which takes 3 hands"):
        scene([both], [soldier(9)])


@pytest.mark.rule("LSK-EQP-03", "LSK-SAV-01")
@pytest.mark.parametrize(("save", "told"), [(19, 0), (1, 1)])
def test_whose_blood_a_poison_enters_is_told(save: int, told: int) -> None:
    darts = {"blowgun-dart": {"count": 3, "poison": "sleep"}}
    blower = soldier(0, hands=["blowgun"], quiver=darts, bs=5)
    begun = scene([blower], [dummy(2, name="Foe")])
    shot_at = act(begun, "jost: shoot foe blowgun path= then=", dice=f"d20=1 d20={save}")
    found = shot_at.happened("poisoned")
    assert [(event.actor, event.target, event.word) for event in found] == [
        ("jost", "foe", "sleep")
    ] * told


@pytest.mark.rule("LSK-SEQ-05", "LSK-RUL-57", "LSK-DMG-05")
def test_who_dealt_how_much_is_counted_at_once_or_with_the_tied() -> None:
    fight = battle(three())
    jost, victim = fight.by_slug("jost"), fight.by_slug("foe")
    hurt(fight, victim, 2, jost)
    assert (jost.dealt, victim.wounds) == (2, 13)
    fight.tied = True
    hurt(fight, victim, 3, jost)
    hurt(fight, victim, 1, None)
    assert (jost.dealt, victim.wounds, fight.outstanding(victim)) == (2, 13, 2)
    fight.tied = False
    apply_waiting(fight)
    assert (jost.dealt, victim.wounds, fight.outstanding(victim)) == (5, 9, 0)


@pytest.mark.rule("LSK-SEQ-05", "LSK-CST-01")
def test_a_spell_not_yet_at_work_is_outstanding() -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    assert fight.outstanding(jost) == 0
    change(jost, "casting")
    assert fight.outstanding(jost) == 1


@pytest.mark.rule("LSK-DMG-05", "LSK-EQP-03", "LSK-RUL-83", "LSK-SEQ-05")
def test_poison_that_waits_works_with_the_damage_that_does() -> None:
    fight = battle(three())
    victim = fight.by_slug("foe")
    fight.tied = True
    poison_works(fight, victim, "paralysis")
    assert not victim.paralysed
    fight.tied = False
    apply_waiting(fight)
    assert victim.paralysed


@pytest.mark.rule("LSK-SEQ-05", "LSK-RUL-83")
def test_poison_alone_is_applied_when_the_tied_sides_have_acted() -> None:
    fight = battle(three())
    victim = fight.by_slug("foe")
    fight.order, fight.ranks, fight.place, fight.tied = [0, 1], [0, 1], 0, False
    fight.poisoned = [Poisoned(victim.index, "paralysis")]
    _next_side(fight)
    assert (victim.paralysed, fight.poisoned, fight.place) == (True, [], 1)


@pytest.mark.rule("LSK-MOV-08")
def test_where_no_square_is_free_he_stays_where_he_is() -> None:
    ours = [soldier(0), soldier(1, name="Ally")]
    fight = battle(scene(ours, [dummy(2)], ground={"bounds": [0, 0, 2, 0]}))
    jost, ally, beast = (fight.by_slug(slug) for slug in ("jost", "ally", "dummy"))
    ally.at, beast.at = jost.at, ally.at
    beast.block.width, beast.block.large = 2, True
    fight.events.clear()
    lie_beside(fight, jost)
    assert (jost.at, fight.events) == (ally.at, [])


@pytest.mark.rule("LSK-RUL-85", "LSK-RUL-77", "LSK-EQP-02")
def test_a_grip_that_ends_takes_its_own_tool_off_and_no_other() -> None:
    fight = battle(three())
    jost, ally, victim = (fight.by_slug(slug) for slug in ("jost", "ally", "foe"))
    jost.hold_on = ally.hold_on = victim.index
    victim.held_by = [jost.index]
    victim.garrotted_by, victim.caught_by = jost.index, ally.index
    loosen(fight, jost)
    assert (victim.garrotted_by, victim.caught_by, victim.held_by) == (-1, ally.index, [])
    loosen(fight, ally)
    assert victim.caught_by == -1


@pytest.mark.rule("LSK-RUL-80")
@pytest.mark.parametrize("grip", ["", "held", "caught"])
def test_a_bolting_horse_tears_its_rider_loose(grip: str) -> None:
    fight = battle(riders())
    knight, foe = fight.by_slug("knight"), fight.by_slug("foe")
    if grip:
        foe.hold_on = knight.index
    if grip == "held":
        knight.held_by = [foe.index]
    if grip == "caught":
        knight.caught_by = foe.index
    fight.events.clear()
    tear_loose(fight, knight)
    assert (foe.hold_on, knight.held_by, knight.caught_by) == (-1, [], -1)
    assert [event.kind for event in fight.events] == (["let-go"] if grip else [])


def frightened(width: int, *more: dict[str, Any], **changes: Any) -> Situation:
    """A horse on the second square of a map of two rows has been scratched, and bolts."""
    theirs = [foe(0, hands=["dagger"], wounds=50), *more]
    begun = scene(
        theirs,
        [soldier(1, name="Rider", mount="riding-horse", **changes)],
        place={"contact_morale": False},
        morale=True,
        ground={"bounds": [0, 0, width, 1]},
    )
    if more:
        begun = begun.play("ours: next who=foe")
    answers = ["foe: attack riding-horse dagger", *(["third: nothing"] if more else [])]
    return begun.play(*answers, dice="d20=1 d4=1 2d6=6,6 d6=2")


@pytest.mark.rule("LSK-RUL-80", "LSK-MNT-06")
@pytest.mark.parametrize(("width", "off"), [(48, True), (49, False)])
def test_a_bolting_horse_leaves_the_map_only_with_a_step_to_spare(width: int, off: bool) -> None:
    """240 feet are 48 squares: who comes to the edge with the last of them is still there."""
    ran = act(frightened(width), "rider: nothing")
    assert ran.fighter("rider").off_map is off


@pytest.mark.rule("LSK-RUL-80", "LSK-MNT-06", "LSK-DMG-02")
def test_who_is_struck_off_a_bolting_horse_does_not_leave_the_map_with_it() -> None:
    third = foe(2, 1, name="Third", hands=["messer"])
    bolted = frightened(48, third, wounds=4)
    struck = act(bolted, "rider: nothing", "third: attack weapon=messer", dice="d20=1 d8=3")
    assert struck.fighter("rider").down
    assert not struck.fighter("rider").off_map


@pytest.mark.rule("LSK-MNT-07", "LSK-RUL-85", "LSK-MNT-06")
def test_who_is_thrown_where_there_is_no_room_lies_under_his_horse() -> None:
    ours = [soldier(0, name="Rider", mount="riding-horse")]
    fight = battle(scene(ours, [dummy(1)], ground={"bounds": [0, 0, 1, 0]}))
    rider, horse = fight.by_slug("rider"), fight.by_slug("riding-horse")
    leave_saddle(fight, rider)
    assert (rider.mount, rider.prone, rider.at) == (-1, False, horse.at)


@pytest.mark.rule("LSK-WRS-13")
def test_letting_go_is_told() -> None:
    begun = scene([soldier(0)], [foe(1, 0, "acted")])
    held = begun.play("jost: wrestle foe", "jost: immobilise", dice=f"{WON} d6=5")
    told = act(held, "jost: release").event("let-go")
    assert (told.actor, told.target, told.rule) == ("jost", "foe", "LSK-WRS-13")


@pytest.mark.rule("LSK-MNT-07", "LSK-RUL-85")
def test_where_somebody_gets_off_is_told() -> None:
    begun = scene([soldier(0, name="Rider", mount="riding-horse")], [dummy(9)])
    off = act(begun, "rider: dismount")
    at = off.fighter("rider").at
    assert off.event("dismounts").values == {"to": at}


@pytest.mark.rule("LSK-DMG-01", "LSK-SEQ-05")
def test_a_wound_is_told_with_what_was_and_what_is_left() -> None:
    fight = battle(three())
    victim = fight.by_slug("foe")
    fight.events.clear()
    hurt(fight, victim, 2, None)
    told = fight.events[0]
    assert (told.kind, told.amount, told.values) == ("wounded", 2, {"before": 15, "after": 13})


@pytest.mark.rule("LSK-RUL-52", "LSK-RUL-80", "LSK-RUL-84")
@pytest.mark.parametrize(
    ("state", "carried", "goes_on"),
    [("", False, True), ("bound", False, False), ("bound", True, True), ("off_map", True, True)],
)
def test_who_is_carried_off_goes_on_whatever_he_could_do(
    state: str, carried: bool, goes_on: bool
) -> None:
    fight = battle(riders())
    knight = fight.by_slug("knight")
    deed = Deed(knight, Action("run"))
    deed.carried_off = carried
    change(knight, state)
    assert can_go_on(fight, deed) is goes_on
    fight.by_slug("warhorse").netted = True
    assert can_go_on(fight, deed) is (goes_on and not carried)


@pytest.mark.rule("LSK-ATK-06", "LSK-ATK-07")
def test_the_referee_s_word_is_part_of_a_blow_s_number() -> None:
    numbers = []
    for amount in (0, 3):
        fight = battle(three(), "d20=20")
        jost, victim = fight.by_slug("jost"), fight.by_slug("foe")
        fight.modifiers = [Modifier(jost.index, amount, "attack")] if amount else []
        fight.events.clear()
        roll_blow(fight, melee_blow(fight, jost, victim, jost.hands[0]))
        told = next(event for event in fight.events if event.kind == "roll")
        numbers.append(told.tally.total)
    assert numbers[1] == numbers[0] + 3


@pytest.mark.rule("LSK-CST-04", "LSK-CST-08")
def test_a_cure_works_a_round_later() -> None:
    fight = battle(scene([caster("cleric", 1), soldier(1, name="Ally")], [dummy(9)]), "d6=3")
    jost, ally = fight.by_slug("jost"), fight.by_slug("ally")
    ally.wounds = 5
    jost.casting = Casting("cure-light-wounds", [ally.index], [0], "")
    take_effect(fight)
    assert (jost.casting, ally.wounds) == (None, 9)


@pytest.mark.rule("LSK-SEQ-03", "LSK-SEQ-01", "LSK-HLD-01")
def test_rounds_are_counted_turns_and_holding_back_are_told() -> None:
    begun = scene([soldier(0)], [soldier(9, name="Foe")])
    assert begun.fight.round == 1
    assert begun.event("round").amount == 1
    assert begun.event("turn").actor == "jost"
    held = begun.play("jost: hold")
    assert (held.event("holds").actor, held.event("holds").rule) == ("jost", "LSK-HLD-01")
    second = held.play("foe: nothing", "jost: lapse", dice="d6=5")
    assert second.fight.round == 2


@pytest.mark.rule("LSK-SEQ-01", "LSK-MOR-03", "LSK-SEQ-02", "LSK-EQP-02")
def test_who_is_routed_and_cornered_gives_up_in_place_of_a_turn() -> None:
    walls = [[x, y] for x in range(3) for y in range(3) if y != 1 or x == 0]
    ground = {"bounds": [0, 0, 2, 2], "walls": walls}
    fight = battle(scene([soldier(1, 1)], [soldier(2, 1, name="Foe")], ground=ground))
    jost = fight.by_slug("jost")
    jost.routed = True
    take_turn(fight, jost)
    assert (jost.surrendered, jost.turn_over) == (True, True)


# Things.


@pytest.mark.rule("LSK-MIS-11", "LSK-MIS-12")
def test_loading_lasts_and_each_barrel_takes_its_time() -> None:
    fight = battle(scene([soldier(0, hands=["double-barrelled-handgun"])], [dummy(9)]))
    jost = fight.by_slug("jost")
    gun = jost.hands[0]
    rounds = reload_rounds(jost, gun.weapon)
    assert rounds > 1
    gun.shots, gun.load_left, fight.lasting = 0, 1, False
    load(fight, jost, gun)
    assert (fight.lasting, jost.loading, jost.busy()) == (True, gun, True)
    count_loading(fight, jost)
    assert (gun.shots, gun.load_left) == (1, rounds)
    gun.load_left = 1
    load(fight, jost, gun)
    count_loading(fight, jost)
    assert (gun.shots, gun.load_left) == (2, 0)


@pytest.mark.rule("LSK-MIS-12")
@pytest.mark.parametrize(
    ("more", "face", "jams"),
    [(0, 4, True), (0, 5, False), (5, 9, True), (5, 10, False), (6, 10, True)],
)
def test_up_to_which_face_a_wet_gun_misfires(more: int, face: int, jams: bool) -> None:
    """Twice as often in the wet as in the damp; the referee's word is part of the number."""
    wet = {"weather": "wet"}
    begun = scene([soldier(0, bs=3, hands=["pistol"])], [dummy(2)], place=wet)
    fight = battle(begun, f"d10={face}")
    jost = fight.by_slug("jost")
    fired = shot(jost, fight.by_slug("dummy"), jost.hands[0], False)
    gun = jost.hands[0].weapon
    more += 4 - gun.misfire * (4 if gun.misfire_in_weather else 1)
    fight.modifiers = [Modifier(jost.index, more, "misfire")] if more else []
    assert misfires(fight, fired) is jams


@pytest.mark.rule("LSK-ITM-04")
@pytest.mark.parametrize(("item", "told"), [("horn", "alarm"), ("surgeons-case", "")])
def test_what_gives_alarm_and_what_does_not(item: str, told: str) -> None:
    fight = battle(scene([soldier(0, belt=[item])], [dummy(9)]))
    jost = fight.by_slug("jost")
    fight.events.clear()
    use(fight, jost, jost.carried[0], jost)
    assert told in ["", *[event.kind for event in fight.events]]
    assert ("alarm" in [event.kind for event in fight.events]) is (told == "alarm")


@pytest.mark.rule("LSK-RUL-89", "LSK-CND-07")
def test_lights_are_counted_once_each() -> None:
    fight = battle(scene([soldier(0, hands=["torch"])], [dummy(9)], place={"dark": True}))
    jost = fight.by_slug("jost")
    light(fight, jost, jost.hands[0])
    light(fight, jost, jost.hands[0])
    assert (fight.lights, jost.lit) == (1, True)


@pytest.mark.rule("LSK-DMG-03")
def test_a_surgeon_treats_only_what_waits_for_one() -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    jost.injuries = [Injury(key, "leg", "left") for key in ("limp", "crushed-foot")]
    treat(fight, jost)
    assert [injury.key for injury in jost.injuries] == ["limp"]


@pytest.mark.rule("LSK-WPN-07")
def test_taking_over_is_told() -> None:
    fight = battle(scene([soldier(0), soldier(1, name="Ally", hands=["messer"])], [dummy(9)]))
    jost, ally = fight.by_slug("jost"), fight.by_slug("ally")
    fight.events.clear()
    assert hand_over(fight, jost, ally.hands[0])
    told = fight.events[-1]
    assert (told.kind, told.actor, told.target) == ("takes-over", jost.index, ally.index)


@pytest.mark.rule("LSK-WPN-07", "LSK-EQP-04")
def test_a_bayonet_that_is_fixed_is_no_burden_of_its_own() -> None:
    belt = ["bayonet", "dagger", "messer", "short-sword"]
    fight = battle(scene([soldier(0, hands=["musket"], belt=belt, pack=["rope"])], [dummy(9)]))
    jost = fight.by_slug("jost")
    before = jost.encumbrance
    fix_bayonet(fight, jost, jost.hands[0])
    assert jost.encumbrance == before - 1


@pytest.mark.rule("LSK-CST-08", "LSK-RUL-82")
def test_who_obeys_a_word_is_told_to() -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    jost.ordered = "halt"
    fight.events.clear()
    _obey(fight, jost)
    assert [(event.kind, event.word) for event in fight.events] == [("obeys", "halt")]


@pytest.mark.rule("LSK-EQP-02", "LSK-SEQ-02")
@pytest.mark.parametrize(("dice", "free"), [("d20=20", True), ("d20=1", False)])
def test_a_man_in_a_net_saves_before_his_choice(dice: str, free: bool) -> None:
    fight = battle(three(), dice)
    jost = fight.by_slug("jost")
    jost.netted = True
    assert _may_choose(fight, jost) is free
    assert jost.netted is not free


@pytest.mark.rule("LSK-WRS-01", "LSK-RUL-82")
@pytest.mark.parametrize("holds", [True, False])
def test_who_joins_gives_up_his_plans_unless_he_holds_on_already(holds: bool) -> None:
    fight = battle(three())
    ally, victim = fight.by_slug("ally"), fight.by_slug("foe")
    change(ally, "aiming")
    if holds:
        ally.hold_on, victim.held_by = victim.index, [ally.index]
    join(fight, ally, victim)
    assert (ally.aiming, ally.acted) == (holds, True)


@pytest.mark.rule("LSK-ATK-01", "LSK-ITM-04", "LSK-WPN-01")
def test_what_is_used_at_the_belt_stays_there() -> None:
    used = act(scene([soldier(0, belt=["horn"])], [dummy(9)]), "jost: use item=horn")
    assert used.fighter("jost").hands == []
    assert not used.happened("drew")


@pytest.mark.rule("LSK-MNT-06", "LSK-CHG-01")
def test_who_has_room_may_charge_and_who_cannot_run_may_not() -> None:
    begun = scene([soldier(0, hands=["messer"])], [soldier(8, name="Foe")])
    fight = battle(begun)
    jost, victim = fight.by_slug("jost"), fight.by_slug("foe")
    assert Prospects(fight, jost).blow_targets("charge", "messer") == [victim]
    jost.rate = 0
    assert Prospects(fight, jost).blow_targets("charge", "messer") == []


@pytest.mark.rule("LSK-MOV-08")
def test_where_somebody_was_who_is_gone_the_way_is_open() -> None:
    begun = scene([soldier(0)], [soldier(1, name="Foe"), dummy(9)], ground={"bounds": [0, 0, 9, 0]})
    begun.refuses("jost: move path=1,0;2,0")
    freed = begun.play("edict: remove-fighter fighter=foe")
    assert stands(act(freed, "jost: move path=1,0;2,0"), "jost") == "2,0"


# The referee.


@pytest.mark.rule("LSK-RUL-81", "LSK-RUL-77", "LSK-MOV-08")
def test_an_edict_moves_neither_the_fallen_nor_riders() -> None:
    fight = battle(riders())
    knight, foe = fight.by_slug("knight"), fight.by_slug("foe")
    foe.down, foe.at = True, knight.at
    fight.after_edict()
    assert foe.at == knight.at == fight.by_slug("warhorse").at
    foe.down = False
    fight.after_edict()
    assert foe.at != knight.at == fight.by_slug("warhorse").at


@pytest.mark.rule("LSK-MOR-03", "LSK-RUL-77")
def test_the_referee_takes_states_off_again() -> None:
    fight = battle(three())
    jost, victim = fight.by_slug("jost"), fight.by_slug("foe")
    jost.hold_on, victim.held_by, victim.pinned = victim.index, [jost.index], True
    fight.change_state(victim, "pinned", True, "")
    assert jost.hold_on == victim.index
    fight.change_state(victim, "pinned", False, "")
    assert (jost.hold_on, victim.held_by) == (-1, [])
    victim.prone, victim.dead, victim.down = True, True, True
    fight.events.clear()
    fight.change_state(victim, "dead", False, "")
    assert (victim.dead, victim.down) == (False, False)
    fight.change_state(victim, "prone", False, "")
    assert not victim.prone
    fight.change_state(victim, "prone", True, "")
    assert victim.prone


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


@pytest.mark.rule("LSK-ATK-04", "LSK-ATK-05")
def test_what_does_not_fly_has_no_score_for_missiles() -> None:
    sword = scene([soldier(0, hands=["long-sword"])], [dummy(9)]).fight
    bow = scene([soldier(0, bs=3, hands=["light-crossbow"])], [dummy(9)]).fight
    rules = [derived.rule for derived in _attacks(sword, sword.by_slug("jost"))]
    assert rules == ["LSK-ATK-04"]
    assert "LSK-ATK-05" in [derived.rule for derived in _attacks(bow, bow.by_slug("jost"))]


@pytest.mark.rule("LSK-MOV-07", "LSK-FLE-08", "LSK-SAV-02", "LSK-DMG-02")
def test_a_creature_is_what_its_sheet_says() -> None:
    begun = scene(
        [man("ogre", 0), man("wolf", 4)], [man("well-clasper", 9), man("clay-sentinel", 12)]
    )
    ogre, wolf, clasper, sentinel = begun.fight.fighters
    assert (ogre.block.reach, wolf.block.reach) == (2, 1)
    assert (clasper.block.natural_grappler, sentinel.block.natural_grappler) == (True, False)
    assert [one.strength for one in (ogre, wolf, clasper, sentinel)] == [0, 0, 0, 0]
    assert wolf.rate == wolf.block.own_rate > 0


@pytest.mark.rule("LSK-MOV-07", "LSK-EQP-02")
def test_what_a_creature_s_sheet_leaves_out() -> None:
    plain: dict[str, Any] = {"reach": None, "metal": True}
    fight = scene([man("ogre", 0, **plain)], [man("wolf", 4, reach=None)]).fight
    ogre, wolf = fight.fighters
    assert (ogre.block.reach, ogre.block.metal) == (2, True)
    assert (wolf.block.reach, wolf.block.metal) == (1, False)


@pytest.mark.rule("LSK-EQP-07", "LSK-MNT-06")
def test_whose_horse_is_led_does_not_sit_on_it() -> None:
    ours = [soldier(0, name="Rider", mount="riding-horse")]
    led = [soldier(4, name="Groom", mount="riding-horse", mounted=False)]
    fight = scene(ours + led, [dummy(9)]).fight
    rider, groom = fight.by_slug("rider"), fight.by_slug("groom")
    assert (rider.mounted(), groom.mounted()) == (True, False)
    horse = fight.fighters[rider.mount]
    assert (horse.encumbrance, horse.rate) == (mount_load(horse, rider), 240)


@pytest.mark.rule("LSK-RUL-74", "LSK-MIS-13", "LSK-EQP-04")
@pytest.mark.parametrize("fixed", [True, False])
def test_a_bayonet_may_be_fixed_from_the_beginning(fixed: bool) -> None:
    musket = {"item": "musket", "ready": fixed}
    jost = scene([soldier(0, hands=[musket])], [dummy(9)]).fighter("jost")
    assert jost.hands[0].set_up is fixed
