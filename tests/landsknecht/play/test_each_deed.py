"""What single steps of a fight leave behind, each clause for itself."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.kinds.arms import BELT, GROUND, NOBODY, PACK
from fechtbuch.books.landsknecht.kinds.catalogue import INJURIES, SPELLS
from fechtbuch.books.landsknecht.play.sequence import _obey, _test_end, close_round
from fechtbuch.books.landsknecht.rules.basics.weapons import shield_value
from fechtbuch.books.landsknecht.rules.contact.dropped_baggage import (
    _break_off,
    _may_be_dropped,
    _tempted,
)
from fechtbuch.books.landsknecht.rules.contact.first_contact import first_contact
from fechtbuch.books.landsknecht.rules.contact.pursuit import pursuit_total, rate, slowest
from fechtbuch.books.landsknecht.rules.contact.run import runner_weapons, strike_runner
from fechtbuch.books.landsknecht.rules.defending.answers import decide_busy, may_parry
from fechtbuch.books.landsknecht.rules.grappling.contest import _disarm, _wins_tie
from fechtbuch.books.landsknecht.rules.grappling.still_valid import end_invalid, grip_holds
from fechtbuch.books.landsknecht.rules.harm.out_of_action import (
    break_off_plans,
    bring_down,
    die,
    fall_asleep,
    leave_saddle,
    square_beside,
)
from fechtbuch.books.landsknecht.rules.hitting.attack import (
    apply_effects,
    harmless,
    lost,
    multiplier,
    overcomes,
    second_die,
)
from fechtbuch.books.landsknecht.rules.hitting.blow import (
    FULL,
    GLANCING,
    MISS,
    Result,
    melee_blow,
)
from fechtbuch.books.landsknecht.rules.hitting.spells import _can_sleep, _weakest_first
from fechtbuch.books.landsknecht.rules.hitting.to_hit import on_foot
from fechtbuch.books.landsknecht.rules.moving.movement import (
    charge_length_fits,
    combat_move,
    running_move,
)
from fechtbuch.books.landsknecht.rules.shooting.loading import count_loading, reload_rounds
from fechtbuch.books.landsknecht.rules.shooting.missiles import shot
from fechtbuch.books.landsknecht.rules.shooting.shooting import (
    crowd_around,
    draw_entries,
    draw_one,
    into_melee,
    spend_missile,
)
from fechtbuch.books.landsknecht.rules.things.items import (
    _near_a_light,
    count_search,
    hand_over,
    pick_up,
    stow,
    treatable,
)
from fechtbuch.books.landsknecht.state.burdens import Injury
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import DEFENDING, OTHER_DEED
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.testing import ScriptedPlayer
from tests.landsknecht.asking.test_what_is_open import listening
from tests.landsknecht.basics.test_each_condition import (
    about,
    busy_with_everything,
    change,
    riders,
    shooters,
    three,
)
from tests.landsknecht.people import battle, soldier
from tests.landsknecht.scenes import man, scene
from tests.landsknecht.stage import OPEN, side, stage

COLUMN = 1 << 14
"""One square to the east."""

# Contact, pursuit, runs.


@pytest.mark.rule("LSK-SEQ-06", "LSK-RUL-43")
def test_who_surprises_two_sides_has_one_free_turn() -> None:
    sides = [side(name, man("kurt", 3 * x, name=name)) for x, name in enumerate("ABC")]
    begun = stage(*sides, scene={"surprise": ["b", "c"]}, career_traits=False)
    fight = battle(begun, "d6=1 d6=1")
    first_contact(fight)
    assert (fight.order, fight.ranks, fight.place, fight.tied) == ([0], [0], 0, False)
    assert [fighter.surprised for fighter in fight.fighters] == [False, True, True]


@pytest.mark.rule("LSK-FLE-02", "LSK-RUL-25")
@pytest.mark.parametrize(
    ("speed", "face", "tenths"), [(120, 7, 190), (45, 7, 115), (0, 20, 200), (90, 1, 100)]
)
def test_the_total_of_a_pursuit_in_tenths(speed: int, face: int, tenths: int) -> None:
    fight = battle(three(), f"d20={face}")
    assert pursuit_total(fight, fight.by_slug("jost"), speed) == tenths


@pytest.mark.rule("LSK-FLE-02", "LSK-RUL-25", "LSK-DMG-03")
def test_riders_flee_on_their_horses_and_a_group_with_its_slowest() -> None:
    fight = battle(riders())
    knight, squire, foe = (fight.by_slug(slug) for slug in ("knight", "squire", "foe"))
    assert rate(fight, knight) == fight.by_slug("warhorse").rate > foe.rate
    assert slowest(fight, [knight, squire, foe]) == foe.rate == 120
    foe.lame = True
    assert rate(fight, foe) == 30  # thrice the 10' of who limps


@pytest.mark.rule("LSK-FLE-05", "LSK-FLE-06")
@pytest.mark.parametrize(("item", "place"), [("purse", PACK)])
def test_treasure_is_gathered_by_the_first_who_stops(item: str, place: int) -> None:
    fight = battle(scene([soldier(0, pack=[item])], [soldier(9, name="Foe")]))
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    purse = jost.carried[0]
    purse.place, purse.holder, purse.at, jost.carried = GROUND, NOBODY, jost.at, []
    _break_off(fight, foe, purse)
    assert (purse.place, purse.holder, purse.at) == (place, foe.index, NOWHERE)
    assert purse in foe.carried
    _break_off(fight, jost, purse)  # it is gone for whoever comes second
    assert (purse.holder, jost.carried) == (foe.index, [])


@pytest.mark.rule("LSK-RUL-75", "LSK-FLE-05", "LSK-FLE-07")
@pytest.mark.parametrize(
    ("kind", "morale", "dropped"),
    [("valuables", True, True), ("valuables", False, False), ("obstacle", False, True)],
)
def test_without_morale_only_an_obstacle_helps(kind: str, morale: bool, dropped: bool) -> None:
    fight = battle(scene([soldier(0, pack=["purse"])], [soldier(9)], morale=morale))
    thing = fight.by_slug("jost").carried[0]
    thing.kind = kind
    assert _may_be_dropped(fight, thing) is dropped
    thing.pavise = thing.set_up = True
    assert not _may_be_dropped(fight, thing)


@pytest.mark.rule("LSK-FLE-06")
@pytest.mark.parametrize(
    ("kind", "food", "stops"), [("food", "meat", True), ("valuables", "", False)]
)
def test_a_beast_stops_for_food_only(kind: str, food: str, stops: bool) -> None:
    fight = battle(
        scene(
            [soldier(0, pack=["purse"])],
            [man("wolf", 9)],
            morale=True,
            place={"contact_morale": False},
        )
    )
    thing = fight.by_slug("jost").carried[0]
    thing.kind, thing.food = kind, food
    assert _tempted(fight, fight.by_slug("wolf"), thing) is stops


@pytest.mark.rule("LSK-MOV-02", "LSK-RUL-07")
def test_a_runner_is_struck_with_what_reaches_him() -> None:
    striker = soldier(0, hands=["whip", "dagger"])
    fight = battle(scene([striker], [soldier(2, name="Foe", wounds=99)]), "d20=20 d2=1")
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    assert runner_weapons(fight, jost, foe) == ["whip"]
    foe.at -= COLUMN
    assert runner_weapons(fight, jost, foe) == ["whip", "dagger"]
    jost.hands = []
    assert runner_weapons(fight, jost, foe) == ["bare-hands"]
    jost.aiming = True
    strike_runner(fight, jost, foe, Action("attack"))
    assert (jost.acted, jost.attacked, jost.deed, jost.aiming) == (True, True, OTHER_DEED, False)
    told = [event for event in fight.events if event.kind == "strikes-runner"]
    assert [(event.actor, event.target) for event in told] == [(jost.index, foe.index)]


@pytest.mark.rule("LSK-MOV-04", "LSK-RUL-08")
@pytest.mark.parametrize(
    ("squares", "fits"), [(0, False), (3, False), (4, True), (24, True), (25, False)]
)
def test_how_long_a_charge_may_be(squares: int, fits: bool) -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    assert jost.rate == 120
    assert charge_length_fits(fight, jost, squares) is fits
    jost.rate = 0
    assert not charge_length_fits(fight, jost, squares)


# Answers and blows.


@pytest.mark.rule("LSK-PAR-01", "LSK-RUL-20")
@pytest.mark.parametrize(
    ("ranged", "switch", "may"),
    [(False, True, True), (False, False, True), (True, True, True), (True, False, False)],
)
def test_what_may_be_parried(ranged: bool, switch: bool, may: bool) -> None:
    fight = battle(scene([soldier(0)], [soldier(1, name="Foe")], parry_missiles=switch))
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    blow = melee_blow(fight, jost, foe, None)
    blow.ranged = ranged
    assert may_parry(fight, foe, blow) is may


@pytest.mark.rule(
    "LSK-CHG-01", "LSK-CHG-03", "LSK-MNT-04", "LSK-MNT-05", "LSK-RUL-10", "LSK-RUL-11"
)
@pytest.mark.parametrize(
    ("weapon", "fields", "switch", "times"),
    [
        ("pike", "", "polearm", 1),
        ("pike", "charge", "polearm", 2),
        ("pike", "charge mounted_charge", "polearm", 3),
        ("long-sword", "charge mounted_charge", "polearm", 2),
        ("long-sword", "charge mounted_charge", "any", 3),
        ("long-sword", "charge", "any", 2),
        ("pike", "counters_charge", "polearm", 2),
        ("pike", "counters_charge counters_mounted_charge", "polearm", 3),
        ("long-sword", "counters_charge", "any", 1),
        ("long-sword", "counters_charge counters_mounted_charge", "any", 1),
    ],
)
def test_what_multiplies_damage(weapon: str, fields: str, switch: str, times: int) -> None:
    fight = battle(
        scene([soldier(0, hands=[weapon])], [soldier(1, name="Foe")], mounted_triple=switch)
    )
    jost = fight.by_slug("jost")
    blow = melee_blow(fight, jost, fight.by_slug("foe"), jost.hands[0])
    for field in fields.split():
        setattr(blow, field, True)
    assert multiplier(fight, blow) == times


@pytest.mark.rule("LSK-WPN-06")
@pytest.mark.parametrize(
    ("career", "hands", "sides"),
    [
        ("duellist", ["long-sword", "dagger"], 4),
        ("duellist", ["short-sword", "dagger"], 4),
        ("duellist", ["long-sword"], 0),
        ("duellist", ["long-sword", "buckler"], 0),
        ("duellist", ["long-sword", "messer"], 0),
        ("witch-hunter", ["long-sword", "dagger"], 0),
    ],
)
def test_the_second_die_of_a_duellist(career: str, hands: list[str], sides: int) -> None:
    fight = battle(scene([soldier(0, career=career, hands=hands)], [soldier(9, name="Foe")]))
    jost = fight.by_slug("jost")
    assert second_die(jost, jost.hands[0]) == sides


@pytest.mark.rule("LSK-EQP-02")
@pytest.mark.parametrize(
    ("weapon", "armour", "nothing"),
    [("whip", "plate", True), ("whip", "leather", False), ("long-sword", "plate", False)],
)
def test_a_whip_does_nothing_to_metal(weapon: str, armour: str, nothing: bool) -> None:
    worn = {"plate": "full-plate", "leather": "buff-coat"}[armour]
    foe = soldier(1, name="Foe", armour=worn)
    fight = battle(scene([soldier(0, hands=[weapon])], [foe]))
    jost = fight.by_slug("jost")
    blow = melee_blow(fight, jost, fight.by_slug("foe"), jost.hands[0])
    assert harmless(blow, fight.by_slug("foe")) is nothing


@pytest.mark.rule("LSK-RUL-44", "LSK-CTR-02", "LSK-EQP-02", "LSK-HLD-04")
@pytest.mark.parametrize(
    ("weapon", "outcome", "damage", "tied", "dice", "beaten"),
    [
        ("long-sword", FULL, 14, False, "", False),
        ("long-sword", FULL, 15, False, "", True),
        ("long-sword", FULL, 15, True, "", False),
        ("weighted-net", FULL, 0, False, "d20=1", True),
        ("weighted-net", FULL, 0, True, "d20=1", True),
        ("weighted-net", FULL, 0, False, "d20=20", False),
        ("weighted-net", GLANCING, 0, False, "", False),
        ("mancatcher", FULL, 1, False, "d20=1", True),
    ],
)
def test_what_stops_an_attacker_who_is_answered(
    weapon: str, outcome: int, damage: int, tied: bool, dice: str, beaten: bool
) -> None:
    fight = battle(scene([soldier(0, hands=[weapon])], [soldier(1, name="Foe")]), dice)
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    fight.tied = tied
    result = Result(melee_blow(fight, jost, foe, jost.hands[0]), foe, outcome, damage)
    assert overcomes(fight, result) is beaten


@pytest.mark.rule("LSK-CTR-02")
@pytest.mark.parametrize("state", ["", "down", "gone", "dead", "netted", "casting"])
def test_who_is_out_of_it_after_a_counter_attack(state: str) -> None:
    fight = battle(three())
    change(fight.by_slug("foe"), state)
    assert lost(fight, fight.by_slug("foe")) is bool(state)


@pytest.mark.rule("LSK-EQP-02", "LSK-RUL-79", "LSK-CND-02", "LSK-RUL-89")
@pytest.mark.parametrize(
    ("weapon", "outcome", "state", "thrown", "dice", "effect"),
    [
        ("mancatcher", FULL, "", False, "d20=1", "caught"),
        ("mancatcher", FULL, "", False, "d20=20", ""),
        ("mancatcher", GLANCING, "", False, "", ""),
        ("mancatcher", MISS, "", False, "", ""),
        ("mancatcher", FULL, "dead", False, "", ""),
        ("mancatcher", FULL, "down", False, "", ""),
        ("mancatcher", FULL, "caught", False, "", ""),
        ("mancatcher", FULL, "", True, "", ""),
        ("weighted-net", FULL, "", False, "d20=1", "netted"),
        ("weighted-net", FULL, "", False, "d20=20", ""),
        ("weighted-net", GLANCING, "", False, "", ""),
        ("garrote", FULL, "", False, "", "garrotted"),
        ("garrote", FULL, "down", False, "", ""),
        ("garrote", FULL, "caught", False, "", ""),
        ("garrote", GLANCING, "", False, "", ""),
        ("long-sword", FULL, "", False, "", ""),
    ],
)
def test_what_a_tool_does_beside_its_damage(
    weapon: str, outcome: int, state: str, thrown: bool, dice: str, effect: str
) -> None:
    ours = [soldier(0, hands=[weapon]), soldier(1, 1, name="Ally")]
    fight = battle(scene(ours, [soldier(1, name="Foe")]), dice)
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    foe.unaware = True
    change(foe, state)
    if state == "caught":
        foe.caught_by = fight.by_slug("ally").index
    blow = melee_blow(fight, jost, foe, jost.hands[0])
    blow.thrown = thrown
    apply_effects(fight, Result(blow, foe, outcome, 0))
    told = {event.kind for event in fight.events}
    assert told & {"caught", "netted", "garrotted"} == ({effect} if effect else set())
    assert (foe.netted, foe.garrotted_by == jost.index) == (
        effect == "netted",
        effect == "garrotted",
    )
    assert (foe.caught_by == jost.index) is (effect == "caught")
    assert (jost.hold_on == foe.index) is (effect in ("caught", "garrotted"))
    assert not foe.unaware
    if effect == "netted":
        net = fight.thing_by_slug("weighted-net")
        assert (jost.hands, net.closed_on, net.at) == ([], foe.index, NOWHERE)


@pytest.mark.rule("LSK-RUL-33", "LSK-MNT-04", "LSK-EQP-06")
@pytest.mark.parametrize(
    ("hands", "charging", "melee"),
    [
        (["long-sword", "dagger"], False, 1),
        (["dagger", "long-sword"], False, 1),
        (["dagger", "dagger"], False, 1),
        (["long-sword"], False, 0),
        (["lance", "dagger"], True, 0),
        (["long-sword", "buckler"], False, 2),
    ],
)
def test_what_the_second_hand_is_worth(hands: list[str], charging: bool, melee: int) -> None:
    fight = battle(scene([soldier(0, mount="warhorse", hands=hands[:1])], [soldier(9)]))
    store = battle(scene([soldier(0, hands=hands[1:])], [soldier(9)]))
    jost = fight.by_slug("jost")
    jost.hands = [*jost.hands, *store.by_slug("jost").hands]
    jost.charged = charging
    assert shield_value(jost, False) == melee


# Wrestling.


@pytest.mark.rule("LSK-WRS-04", "LSK-WRS-14", "LSK-RUL-61")
@pytest.mark.parametrize(
    ("one", "other", "agility", "traits", "dice", "wins"),
    [
        ("pit-fighter", "witch-hunter", -1, True, "", True),
        ("witch-hunter", "pit-fighter", 1, True, "", False),
        ("pit-fighter", "pit-fighter", 1, True, "", True),
        ("pit-fighter", "witch-hunter", -1, False, "", False),
        ("witch-hunter", "witch-hunter", 1, True, "", True),
        ("witch-hunter", "witch-hunter", -1, True, "", False),
        ("witch-hunter", "witch-hunter", 0, True, "d20=9 d20=8", True),
        ("witch-hunter", "witch-hunter", 0, True, "d20=8 d20=9", False),
        ("witch-hunter", "witch-hunter", 0, True, "d20=8 d20=8 d20=3 d20=2", True),
    ],
)
def test_who_wins_a_tie(
    one: str, other: str, agility: int, traits: bool, dice: str, wins: bool
) -> None:
    ours, theirs = [soldier(0, career=one)], [soldier(1, name="Foe", career=other)]
    fight = battle(scene(ours, theirs, career_traits=traits), dice)
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    jost.agility = agility
    assert _wins_tie(fight, jost, foe, True) is wins
    if dice:
        fight = battle(scene(ours, theirs, career_traits=traits), dice)
        began = fight.by_slug("foe")
        # The dice of whoever began it come first: now they are the other's.
        assert _wins_tie(fight, fight.by_slug("jost"), began, False) is not wins


@pytest.mark.rule("LSK-WRS-10", "LSK-RUL-28", "LSK-RUL-89")
@pytest.mark.parametrize(
    ("winner_has", "item", "save", "taken", "lies"),
    [
        ([], "long-sword", 1, True, False),
        (["dagger"], "long-sword", 1, True, False),
        (["dagger"], "pike", 1, False, True),
        ([], "pike", 1, True, False),
        ([], "long-sword", 20, False, False),
    ],
)
def test_where_a_snatched_weapon_goes(
    winner_has: list[str], item: str, save: int, taken: bool, lies: bool
) -> None:
    begun = scene([soldier(0, hands=winner_has)], [soldier(1, name="Foe", hands=[item])])
    fight = battle(begun, f"d20={save}")
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    thing = foe.hands[0]
    _disarm(fight, jost, foe, thing)
    assert (thing in jost.hands) is taken
    assert (thing.place == GROUND) is lies
    if lies:
        assert thing.at == jost.at
    assert (thing in foe.hands) is (save == 20)


# Out of action.


@pytest.mark.rule("LSK-DMG-02", "LSK-MNT-07", "LSK-RUL-81")
def test_what_becomes_of_who_goes_down() -> None:
    fight = battle(three())
    jost = busy_with_everything(fight)
    change(jost, "casting")
    ally = fight.by_slug("ally")
    ally.hold_on, jost.held_by, jost.pinned, jost.hold_streak = jost.index, [ally.index], True, 3
    bring_down(fight, jost)
    assert about(jost) == (False, False, NOBODY, None, None, False, False, NOBODY)
    assert (jost.down, jost.prone, jost.casting, jost.hands) == (True, True, None, [])
    assert (jost.held_by, jost.pinned, jost.hold_streak) == ([], False, 0)
    assert (ally.hold_on, fight.by_slug("foe").held_by) == (NOBODY, [])
    told = len(fight.events)
    bring_down(fight, jost)
    assert len(fight.events) == told  # once
    die(fight, jost, "LSK-DMG-04")
    assert (jost.dead, jost.unconscious) == (True, True)


@pytest.mark.rule("LSK-MNT-06", "LSK-MNT-07", "LSK-CST-08", "LSK-RUL-81")
def test_horses_that_fall_throw_their_riders() -> None:
    for fells in (bring_down, lambda fight, horse: fall_asleep(fight, horse, "LSK-CST-08")):
        fight = battle(riders())
        fells(fight, fight.by_slug("warhorse"))
        assert fight.fallen_riders == [fight.by_slug("knight").index]
    fight = battle(riders())
    bring_down(fight, fight.by_slug("knight"))
    knight, horse = fight.by_slug("knight"), fight.by_slug("warhorse")
    assert (knight.mount, horse.rider, horse.down) == (NOBODY, NOBODY, False)
    assert fight.grid.distance(knight.at, horse.at) == 1


@pytest.mark.rule("LSK-RUL-85", "LSK-MNT-07")
def test_out_of_the_saddle_towards_whoever_pulls() -> None:
    fight = battle(riders())
    squire, horse, foe = (fight.by_slug(slug) for slug in ("squire", "riding-horse", "foe"))
    foe.at = squire.at + 3 * COLUMN
    assert fight.grid.distance(square_beside(fight, horse, foe), foe.at) == 2
    near = {square_beside(fight, horse, foe), square_beside(fight, horse)}
    assert all(fight.grid.distance(square, horse.at) == 1 for square in near)
    leave_saddle(fight, squire, foe)
    assert fight.grid.distance(squire.at, foe.at) == 2
    assert not squire.prone


@pytest.mark.rule("LSK-RUL-82")
def test_what_is_given_up_for_something_else_is_told_thing_by_thing() -> None:
    fight = battle(three())
    jost = busy_with_everything(fight)
    break_off_plans(fight, jost)
    told = [event.item for event in fight.events if event.kind == "plan-ends"]
    sword, dagger = "long-sword", "dagger"
    assert told == [sword, sword, dagger]
    assert about(jost)[:7] == (False, False, NOBODY, None, None, False, False)


# Spells, shots, things.


@pytest.mark.rule("LSK-CST-08")
@pytest.mark.parametrize("state", ["asleep", "down", "gone", "far", "friend"])
def test_whom_sleep_does_not_touch(state: str) -> None:
    spell = SPELLS["sleep"]
    fight = battle(scene([man("marta", 0)], [soldier(2, name="Foe")]))
    marta, foe = fight.by_slug("marta"), fight.by_slug("foe")
    assert _can_sleep(fight, marta, foe, spell)
    assert _weakest_first(fight, marta, spell) == [foe]
    if state == "far":
        foe.at += 40 * COLUMN
    elif state == "friend":
        foe.side = marta.side
    else:
        change(foe, state)
    assert not _can_sleep(fight, marta, foe, spell)
    assert _weakest_first(fight, marta, spell) == []


@pytest.mark.rule("LSK-RUL-76", "LSK-MIS-02", "LSK-MIS-05")
def test_one_out_of_one_needs_no_die() -> None:
    fight = battle(three(), "d3=3")
    jost = fight.by_slug("jost")
    assert draw_one(fight, jost, 1, "stray") == 0
    assert draw_one(fight, jost, 3, "stray") == 2


@pytest.mark.rule("LSK-MIS-03", "LSK-MIS-06", "LSK-RUL-54", "LSK-RUL-53")
def test_entries_of_a_draw() -> None:
    fight = battle(riders())
    knight, horse, foe = (fight.by_slug(slug) for slug in ("knight", "warhorse", "foe"))
    assert draw_entries(fight, [knight, horse, foe]) == [knight, horse, foe]
    assert draw_entries(fight, [horse]) == [knight, horse]
    ogre = battle(scene([man("ogre", 0)], [soldier(1, name="Foe")])).by_slug("ogre")
    assert draw_entries(fight, [ogre, foe]) == [ogre, ogre, foe]


@pytest.mark.rule("LSK-RUL-17", "LSK-MIS-14")
@pytest.mark.parametrize(("gap", "size"), [(1, 3), (2, 2)])
def test_a_crowd_is_linked_by_five_feet(gap: int, size: int) -> None:
    foes = [soldier(9, name="A"), soldier(10, name="B"), soldier(10 + gap, name="C")]
    fight = battle(scene([soldier(0)], foes))
    members = crowd_around(fight, fight.by_slug("jost"), fight.by_slug("a"))
    assert len(members) == size
    change(fight.by_slug("b"), "down")
    assert len(crowd_around(fight, fight.by_slug("jost"), fight.by_slug("a"))) == 1


@pytest.mark.rule("LSK-MIS-01", "LSK-MIS-03", "LSK-MIS-14")
@pytest.mark.parametrize(
    ("who", "state", "melee"),
    [("ally", "", True), ("ally", "down", False), ("jost", "", False)],
)
def test_when_a_shot_goes_into_a_melee(who: str, state: str, melee: bool) -> None:
    fight = battle(three())
    jost, ally, foe = (fight.by_slug(slug) for slug in ("jost", "ally", "foe"))
    jost.at -= 20 * COLUMN
    if who == "jost":  # the shooter alone is beside him
        jost.at, ally.at = foe.at - COLUMN, foe.at + 9 * COLUMN
    change(ally, state)
    assert into_melee(fight, shot(jost, foe, jost.hands[0], False)) is melee


@pytest.mark.rule("LSK-CND-07", "LSK-RUL-89")
@pytest.mark.parametrize(("squares", "lit"), [(0, True), (6, True), (7, False)])
def test_how_far_a_torch_shines(squares: int, lit: bool) -> None:
    fight = battle(scene([soldier(0, hands=["torch"])], [soldier(1, name="Foe")]))
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    torch = jost.hands[0]
    foe.at = jost.at + squares * COLUMN
    assert not _near_a_light(fight, foe)
    torch.burning = True
    assert _near_a_light(fight, foe) is lit
    for gone in ("gone", "off_map"):
        setattr(jost, gone, True)
        assert not _near_a_light(fight, foe)
        setattr(jost, gone, False)
    torch.holder = NOBODY
    assert not _near_a_light(fight, foe)


@pytest.mark.rule("LSK-WPN-07")
def test_picking_up_handing_over_and_stowing() -> None:
    fight = battle(three())
    jost, ally, foe = (fight.by_slug(slug) for slug in ("jost", "ally", "foe"))
    sword = jost.hands[0]
    assert not hand_over(fight, jost, sword)  # his own
    assert not hand_over(fight, foe, sword)  # an enemy's
    ally.at += 3 * COLUMN
    assert not hand_over(fight, ally, sword)  # too far off
    ally.at -= 3 * COLUMN
    assert hand_over(fight, ally, sword)
    assert (sword in ally.hands, sword in jost.hands) == (True, False)
    assert not stow(fight, jost, sword, False)
    assert stow(fight, ally, sword, False)
    assert (sword.place, sword in ally.hands, sword in ally.carried) == (BELT, False, True)
    blade = ally.hands[0] if ally.hands else foe.hands[0]
    owner = ally if ally.hands else foe
    assert stow(fight, owner, blade, True)
    assert blade.place == PACK
    sword.place, sword.holder, sword.at = GROUND, NOBODY, jost.at + 2 * COLUMN
    ally.carried = [thing for thing in ally.carried if thing is not sword]
    assert not pick_up(fight, jost, sword)
    sword.at = jost.at + COLUMN
    assert pick_up(fight, jost, sword)
    assert sword in jost.hands
    assert not pick_up(fight, jost, sword)


@pytest.mark.rule("LSK-ITM-03", "LSK-ITM-04", "LSK-RUL-30")
@pytest.mark.parametrize(
    ("counted", "choice", "left", "after", "found"),
    [
        (True, 0, 2, 1, False),
        (True, 0, 1, 0, True),
        (True, DEFENDING, 1, 1, False),
        (False, 0, 1, 1, False),
    ],
)
def test_a_round_of_searching(
    counted: bool, choice: int, left: int, after: int, found: bool
) -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    dagger = jost.carried[0]
    dagger.place = PACK
    jost.search, jost.search_left = dagger, left
    jost.busy_counted, jost.busy_choice = counted, choice
    count_search(fight, jost)
    assert (jost.search_left, jost.search is None, dagger in jost.hands) == (after, found, found)
    assert not jost.busy_counted


@pytest.mark.rule("LSK-DMG-03")
def test_the_dead_are_treated_by_no_surgeon() -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    waits = next(row for row in INJURIES.values() if row.lasts == "until-surgeon")
    heals = next(row for row in INJURIES.values() if row.lasts == "d4-days")
    assert not treatable(jost)
    jost.injuries = [Injury(heals.key, heals.place, "")]
    assert not treatable(jost)
    jost.injuries = [*jost.injuries, Injury(waits.key, waits.place, "")]
    assert treatable(jost)
    jost.dead = True
    assert not treatable(jost)


# The Round.


@pytest.mark.rule("LSK-CST-08", "LSK-RUL-82", "LSK-RUL-69")
@pytest.mark.parametrize(("word", "hands"), [("halt", 1), ("drop", 0)])
def test_a_word_of_command_takes_the_action(word: str, hands: int) -> None:
    fight = battle(three())
    jost = busy_with_everything(fight)
    jost.ordered = word
    _obey(fight, jost)
    assert (jost.ordered, jost.acted, jost.deed) == ("", True, OTHER_DEED)
    assert about(jost)[:5] == (False, False, NOBODY, None, None)
    assert len(jost.hands) == hands
    assert (jost.hold_on == NOBODY) is (word == "drop")


@pytest.mark.rule("LSK-MIS-08", "LSK-SEQ-03", "LSK-MOR-04")
def test_what_ends_with_a_round() -> None:
    fight = battle(three())
    listening(fight)
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    jost.aiming, jost.aiming_with = True, jost.hands[0].index
    foe.surprised = foe.acted = foe.charged = foe.parrying = True
    fight.gunfire_checked = [1]
    close_round(fight)
    assert (jost.aiming, jost.aimed) == (True, True)
    assert (foe.surprised, foe.acted, foe.charged, foe.parrying) == (False,) * 4
    assert fight.gunfire_checked == []
    close_round(fight)
    assert (jost.aiming, jost.aimed, jost.aiming_with) == (False, False, NOBODY)
    assert [event.item for event in fight.events if event.kind == "plan-ends"] == ["long-sword"]


@pytest.mark.rule("LSK-SEQ-08")
@pytest.mark.parametrize(
    ("fallen", "rounds", "over", "winner"),
    [
        ([], 9, False, None),
        ([], 3, True, -1),
        (["foe"], 9, True, 0),
        (["jost", "ally"], 9, True, 1),
        (["jost", "ally", "foe"], 9, True, -1),
        (["jost"], 9, False, None),
    ],
)
def test_when_a_fight_is_over(
    fallen: list[str], rounds: int, over: bool, winner: int | None
) -> None:
    arms: dict[str, Any] = {"hands": ["long-sword"]}
    ours = side("Ours", soldier(0, **arms), soldier(1, 1, name="Ally", **arms))
    theirs = side("Theirs", soldier(1, name="Foe", **arms))
    fight = battle(stage(ours, theirs, ground=OPEN, rounds=rounds))
    fight.round = 3
    for slug in fallen:
        change(fight.by_slug(slug), "down")
    _test_end(fight)
    assert fight.over is over
    if over:
        assert fight.winner == winner


# Still valid?


@pytest.mark.rule("LSK-RUL-77", "LSK-WRS-13", "LSK-RUL-79")
@pytest.mark.parametrize(
    ("whose", "state", "holds"),
    [
        ("jost", "", True),
        ("jost", "down", False),
        ("jost", "gone", False),
        ("jost", "off_map", False),
        ("jost", "surrendered", False),
        ("jost", "held", False),
        ("jost", "asleep", False),
        ("foe", "down", False),
        ("foe", "gone", False),
        ("foe", "off_map", False),
        ("foe", "surrendered", False),
        ("foe", "far", False),
        ("foe", "unknown", False),
        ("foe", "garrote", False),
    ],
)
def test_what_a_grip_rests_on(whose: str, state: str, holds: bool) -> None:
    fight = battle(three())
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    jost.hold_on, foe.held_by = foe.index, [jost.index]
    if state == "far":
        foe.at += COLUMN
    elif state == "unknown":
        foe.held_by = []
    elif state == "garrote":
        foe.garrotted_by = jost.index  # and there is no garrote in his hands
    else:
        change(fight.by_slug(whose), state)
    assert grip_holds(fight, jost) is holds
    fight.lasting = True
    end_invalid(fight)
    assert (jost.hold_on == foe.index) is holds
    told = [event.kind for event in fight.events]
    assert told.count("grip-ends") == (0 if holds else 1)


@pytest.mark.rule("LSK-RUL-77", "LSK-EQP-02")
@pytest.mark.parametrize(
    ("hands", "squares", "holds"), [(1, 1, True), (0, 1, False), (1, 3, False)]
)
def test_what_a_mancatcher_rests_on(hands: int, squares: int, holds: bool) -> None:
    fight = battle(scene([soldier(0, hands=["mancatcher"])], [soldier(1, name="Foe")]))
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    jost.hold_on, foe.caught_by = foe.index, jost.index
    jost.hands = jost.hands[:hands]
    foe.at = jost.at + squares * COLUMN
    assert grip_holds(fight, jost) is holds


@pytest.mark.rule("LSK-RUL-82")
@pytest.mark.parametrize(
    ("plan", "changed", "lasts"),
    [
        ("search", "", True),
        ("search", "held", False),
        ("search", "taken", False),
        ("search", "in hand", False),
        ("loading", "", True),
        ("loading", "held", False),
        ("loading", "taken", False),
        ("aiming", "", True),
        ("aiming", "held", False),
        ("aiming", "taken", False),
    ],
)
def test_what_a_search_a_loading_or_an_aim_rests_on(plan: str, changed: str, lasts: bool) -> None:
    fight = battle(three())
    jost, ally = fight.by_slug("jost"), fight.by_slug("ally")
    thing = jost.carried[0] if plan == "search" else jost.hands[0]
    if plan == "search":
        thing.place, jost.search = PACK, thing
    elif plan == "loading":
        jost.loading = thing
    else:
        jost.aiming, jost.aiming_with = True, thing.index
    if changed == "held":
        jost.held_by = [fight.by_slug("foe").index]
        fight.by_slug("foe").hold_on = jost.index
    elif changed == "taken":
        thing.holder = ally.index
    elif changed == "in hand":
        thing.place = BELT
    fight.lasting = True
    end_invalid(fight)
    on = {"search": jost.search, "loading": jost.loading, "aiming": jost.aiming or None}[plan]
    assert (on is not None) is lasts
    told = [event.item for event in fight.events if event.kind == "plan-ends"]
    assert told == ([] if lasts else [thing.slug])
    assert fight.lasting is (lasts or changed == "held")


@pytest.mark.rule("LSK-RUL-86")
@pytest.mark.parametrize(
    "state", ["", "routed", "commanded", "held", "asleep", "down", "surrendered", "unaware"]
)
def test_what_breaks_off_an_improvised_action(state: str) -> None:
    fight = battle(three())
    foe = fight.by_slug("foe")
    foe.busy_rounds, foe.improvising = 2, "climbs the wall"
    change(foe, state)
    if state == "held":
        fight.by_slug("jost").hold_on = foe.index
    fight.lasting = True
    end_invalid(fight)
    goes_on = state in ("", "unaware")
    assert (foe.busy_rounds, foe.improvising) == ((2, "climbs the wall") if goes_on else (0, ""))


@pytest.mark.rule("LSK-RUL-81", "LSK-MNT-06")
@pytest.mark.parametrize(("state", "rides"), [("", True), ("down", False), ("gone", False)])
def test_what_a_saddle_rests_on(state: str, rides: bool) -> None:
    fight = battle(riders())
    change(fight.by_slug("warhorse"), state)
    fight.lasting = True
    end_invalid(fight)
    assert fight.by_slug("knight").mounted() is rides


@pytest.mark.rule("LSK-RUL-12", "LSK-MNT-01", "LSK-MNT-02")
def test_neither_riders_nor_ridden_horses_are_on_foot() -> None:
    fight = battle(riders())
    found = {one.slug: on_foot(one) for one in fight.fighters}
    assert found == {
        "knight": False,
        "warhorse": False,
        "squire": False,
        "riding-horse": False,
        "foe": True,
    }


@pytest.mark.rule("LSK-RUL-81", "LSK-MOV-05")
def test_a_helpless_mount_does_not_move_at_all() -> None:
    fight = battle(riders())
    knight, horse = fight.by_slug("knight"), fight.by_slug("warhorse")
    assert combat_move(fight, knight) == horse.combat_move() > 40
    assert running_move(fight, knight) == horse.running_move() > 120
    horse.netted = True
    assert (combat_move(fight, knight), running_move(fight, knight)) == (0, 0)


@pytest.mark.rule("LSK-MIS-12", "LSK-MIS-13", "LSK-MIS-11")
def test_a_round_of_loading_counts_once_and_the_last_shot_needs_no_pouch() -> None:
    fight = battle(shooters())
    gunner, foe = fight.by_slug("shot"), fight.by_slug("foe")
    gun = gunner.hands[0]
    gunner.carried = []
    spend_missile(fight, shot(gunner, foe, gun, False))
    assert gun.shots == 0
    assert gun.load_left == reload_rounds(gunner, gun.weapon) > 2
    left = gun.load_left
    gunner.loading, gunner.busy_counted = gun, True
    count_loading(fight, gunner)
    assert (gun.load_left, gunner.busy_counted) == (left - 1, False)
    count_loading(fight, gunner)
    assert gun.load_left == left - 1
    gunner.busy_counted, gunner.busy_choice = True, DEFENDING
    count_loading(fight, gunner)
    assert (gun.load_left, gunner.busy_counted) == (left - 1, False)


@pytest.mark.rule("LSK-ITM-03")
def test_who_defends_instead_of_searching_does_so_for_the_round_and_it_is_told() -> None:
    fight = battle(three())
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    change(foe, "searching")
    fight.players = [ScriptedPlayer(["foe@busy: defend"]) for _ in fight.sides]
    decide_busy(fight, foe, jost)
    assert foe.busy_choice == DEFENDING
    told = [event for event in fight.events if event.kind == "defends-instead"]
    assert [(event.actor, event.target) for event in told] == [(foe.index, jost.index)]
