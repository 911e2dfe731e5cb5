"""Every condition of a rule decides by itself: one thing is changed at a time."""

from functools import cache
from typing import Any

import pytest

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.play.sequence import has_turn
from fechtbuch.books.landsknecht.rules.basics.circumstances import (
    is_helpless,
    is_unaware,
    same_body,
    team,
)
from fechtbuch.books.landsknecht.rules.basics.hands import draw, hands_free
from fechtbuch.books.landsknecht.rules.contact.pursuit import clear, may_pursue
from fechtbuch.books.landsknecht.rules.contact.run import may_strike_runner
from fechtbuch.books.landsknecht.rules.defending.answers import (
    may_answer,
    may_counter,
    parry,
    spend_action,
)
from fechtbuch.books.landsknecht.rules.harm.out_of_action import overpower, stop_everything
from fechtbuch.books.landsknecht.rules.hitting.action_under_way import Deed, can_go_on
from fechtbuch.books.landsknecht.rules.hitting.blow import melee_blow
from fechtbuch.books.landsknecht.rules.hitting.casting import hindrance
from fechtbuch.books.landsknecht.rules.moving.movement import can_crawl
from fechtbuch.books.landsknecht.rules.shooting.loading import may_load
from fechtbuch.books.landsknecht.rules.shooting.missiles import ready_to_fire, shot
from fechtbuch.books.landsknecht.state.battle import TURNS
from fechtbuch.books.landsknecht.state.burdens import Casting
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import DEFENDING, OTHER_DEED, Combatant
from fechtbuch.testing import Situation
from tests.landsknecht.people import battle, soldier
from tests.landsknecht.scenes import man, scene

SPELL = Casting("sleep", [], [], "")

CHANGED: dict[str, tuple[str, Any]] = {
    "caught": ("caught_by", 0),
    "held": ("held_by", [0]),
    "casting": ("casting", SPELL),
    "commanded": ("ordered", "halt"),
    "busy": ("deed", OTHER_DEED),
    "one-armed": ("arms_lost", 1),
}
"""What a word of the tables means; any other is a field that is set."""


def change(fighter: Combatant, word: str) -> None:
    """Put one thing on somebody."""
    field, value = CHANGED.get(word, (word, True))
    if word == "searching":
        field, value = "search", fighter.carried[0]
    elif word == "loading":
        field, value = "loading", fighter.hands[0]
    elif word == "aiming":
        fighter.aiming_with = NOBODY
    if word:
        setattr(fighter, field, value)


@cache
def three() -> Situation:
    """Jost beside Foe, and Ally beside both; each with a sword in hand and a dagger at the belt."""
    arms: dict[str, Any] = {"hands": ["long-sword"], "belt": ["dagger"]}
    ours = [soldier(0, **arms), soldier(1, 1, name="Ally", **arms)]
    return scene(ours, [soldier(1, name="Foe", **arms)])


@cache
def riders() -> Situation:
    """Two men on horseback, one horse trained for war, before a man on foot."""
    ours = [
        soldier(0, name="Knight", hands=["long-sword"], mount="warhorse"),
        soldier(0, 1, name="Squire", hands=["long-sword"], mount="riding-horse"),
    ]
    return scene(ours, [soldier(1, name="Foe", hands=["long-sword"])])


#                    standing, helpless, able, still counts for his side
STATES: dict[str, tuple[bool, bool, bool, bool]] = {
    "": (True, False, True, True),
    "unaware": (True, False, True, True),
    "routed": (True, False, True, True),
    "prone": (True, False, True, True),
    "blind": (True, False, True, True),
    "surprised": (True, False, False, True),
    "held": (True, False, False, True),
    "off_map": (False, False, False, True),
    "gone": (False, False, False, False),
    "surrendered": (False, False, False, False),
    "down": (False, True, False, False),
    "pinned": (True, True, False, False),
    "asleep": (True, True, False, False),
    "caught": (True, True, False, False),
    "netted": (True, True, False, True),
    "bound": (True, True, False, True),
    "paralysed": (True, True, False, True),
}


@pytest.mark.rule("LSK-MOV-07", "LSK-CND-04", "LSK-SEQ-08", "LSK-RUL-84", "LSK-SEQ-07")
@pytest.mark.parametrize("state", STATES)
def test_who_stands_is_helpless_able_or_out_of_the_fight(state: str) -> None:
    foe = battle(three()).by_slug("foe")
    change(foe, state)
    found = (foe.standing(), foe.helpless(), foe.able(), foe.in_the_fight())
    assert found == STATES[state]
    assert foe.fighting() is foe.in_the_fight()


@pytest.mark.rule("LSK-CND-05", "LSK-CND-06", "LSK-RUL-14")
@pytest.mark.parametrize(
    "state",
    [
        *("down", "gone", "surprised", "held", "off_map", "asleep", "unaware"),
        *("blind", "loading", "aiming", "casting", "searching"),
    ],
)
def test_who_does_something_else_is_no_second_against_one(state: str) -> None:
    fight = battle(three())
    jost, ally, foe = (fight.by_slug(slug) for slug in ("jost", "ally", "foe"))
    assert team(fight, jost, foe) == 2
    change(ally, state)
    assert team(fight, jost, foe) == 1


@pytest.mark.rule("LSK-CND-05", "LSK-CND-06", "LSK-RUL-14", "LSK-RUL-88")
@pytest.mark.parametrize(("friends", "count"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_more_than_three_are_three(friends: int, count: int) -> None:
    around = [soldier(2, y, name=f"Friend {y}", hands=["long-sword"]) for y in range(friends)]
    fight = battle(
        scene(
            [soldier(0, hands=["long-sword"]), *around],
            [soldier(1, name="Foe", hands=["long-sword"])],
        )
    )
    assert team(fight, fight.by_slug("jost"), fight.by_slug("foe")) == count


@pytest.mark.rule("LSK-CND-02", "LSK-RUL-55", "LSK-ITM-02", "LSK-CND-04", "LSK-CND-07")
@pytest.mark.parametrize(
    ("state", "unaware", "helpless"),
    [
        ("", False, False),
        ("unaware", True, False),
        ("surprised", True, False),
        ("searching", True, False),
        ("loading", False, False),  # what he loads is no firearm
        ("casting", True, True),
        ("asleep", True, True),
        ("blind", True, False),
        ("held", False, False),
        ("routed", False, False),
    ],
)
def test_who_is_struck_as_unaware_or_helpless(state: str, unaware: bool, helpless: bool) -> None:
    fight = battle(three())
    foe = fight.by_slug("foe")
    change(foe, state)
    assert (is_unaware(fight, foe), is_helpless(fight, foe)) == (unaware, helpless)


@pytest.mark.rule("LSK-ITM-02", "LSK-ITM-03", "LSK-CST-01", "LSK-RUL-21", "LSK-EQP-02")
def test_a_searcher_who_defends_a_caster_by_the_switch_and_who_holds_a_fork() -> None:
    fight = battle(three())
    foe = fight.by_slug("foe")
    change(foe, "searching")
    foe.busy_choice = DEFENDING
    assert not is_unaware(fight, foe)
    milder = battle(scene([soldier(0)], [soldier(1, name="Foe")], caster="unaware"))
    change(milder.by_slug("foe"), "casting")
    assert not is_helpless(milder, milder.by_slug("foe"))
    fork = battle(three())
    jost, victim = fork.by_slug("jost"), fork.by_slug("foe")
    jost.hold_on = victim.index
    assert not is_helpless(fork, jost)
    victim.caught_by = jost.index
    assert is_helpless(fork, jost)
    assert is_unaware(fork, jost)


@pytest.mark.rule("LSK-CTR-06", "LSK-SEQ-07", "LSK-RUL-69")
@pytest.mark.parametrize("state", ["acted", "commanded", "down", "unaware", "searching", "held"])
def test_who_has_no_answer(state: str) -> None:
    fight = battle(three())
    foe = fight.by_slug("foe")
    assert may_answer(fight, foe)
    change(foe, state)
    assert not may_answer(fight, foe)


@pytest.mark.rule("LSK-CTR-06", "LSK-RUL-70", "LSK-RUL-80", "LSK-MNT-06")
def test_neither_a_horse_nor_who_sits_on_a_bolting_one_answers() -> None:
    fight = battle(riders())
    squire, horse = fight.by_slug("squire"), fight.by_slug("riding-horse")
    assert may_answer(fight, squire)
    assert not may_answer(fight, horse)
    horse.bolting = 1
    assert not may_answer(fight, squire)


@pytest.mark.rule("LSK-CTR-01", "LSK-CTR-05", "LSK-WPN-04", "LSK-MNT-06")
@pytest.mark.parametrize(
    ("weapon", "other", "change_it", "counters"),
    [
        ("pike", "long-sword", "", True),
        ("long-sword", "long-sword", "", False),
        ("dagger", "long-sword", "", False),
        ("pike", "long-sword", "routed", False),
        ("pike", "long-sword", "hold", False),
        ("pike", "long-sword", "far", False),
        ("pike", "long-sword", "shot", False),
    ],
)
def test_who_may_strike_before_the_blow(
    weapon: str, other: str, change_it: str, counters: bool
) -> None:
    fight = battle(scene([soldier(0, hands=[other])], [soldier(1, name="Foe", hands=[weapon])]))
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    blow = melee_blow(fight, jost, foe, jost.hands[0])
    if change_it == "routed":
        foe.routed = True
    elif change_it == "hold":
        foe.hold_on = jost.index
    elif change_it == "far":
        foe.at += 3
    elif change_it == "shot":
        blow.ranged = True
    assert may_counter(fight, blow) is counters


@pytest.mark.rule("LSK-MNT-06", "LSK-CTR-01", "LSK-MOV-02")
def test_whose_horse_has_struck_strikes_nobody_himself() -> None:
    lancer = soldier(1, name="Rider", hands=["lance"], mount="warhorse")
    fight = battle(scene([soldier(0, hands=["dagger"])], [lancer]))
    jost, rider = fight.by_slug("jost"), fight.by_slug("rider")
    blow = melee_blow(fight, jost, rider, jost.hands[0])
    assert may_counter(fight, blow)
    assert may_strike_runner(fight, rider, jost)
    fight.by_slug("warhorse").attacked = True
    assert not may_counter(fight, blow)
    assert not may_strike_runner(fight, rider, jost)


@pytest.mark.rule("LSK-MOV-02", "LSK-RUL-07", "LSK-RUL-69", "LSK-SEQ-07")
@pytest.mark.parametrize(
    "state",
    [
        *("attacked", "busy", "asleep", "routed", "commanded"),
        *("unaware", "searching", "casting", "held"),
    ],
)
def test_who_may_not_strike_a_runner(state: str) -> None:
    fight = battle(three())
    foe, jost = fight.by_slug("foe"), fight.by_slug("jost")
    foe.acted = True  # a walk is no reason
    assert may_strike_runner(fight, foe, jost)
    change(foe, state)
    assert not may_strike_runner(fight, foe, jost)


@pytest.mark.rule("LSK-SEQ-03", "LSK-SEQ-07", "LSK-HLD-01", "LSK-CND-04", "LSK-RUL-84")
@pytest.mark.parametrize(
    "state",
    [
        *("turn_over", "acted", "down", "gone", "surprised", "surrendered", "off_map"),
        *("holding_action", "pinned", "asleep", "bound", "paralysed", "caught"),
    ],
)
def test_who_has_no_turn(state: str) -> None:
    fight = battle(three())
    fight.phase = TURNS
    foe = fight.by_slug("foe")
    for harmless in ("", "netted", "held", "routed", "unaware"):
        change(foe, harmless)
        assert has_turn(fight, foe)
    change(foe, state)
    assert not has_turn(fight, foe)


@pytest.mark.rule("LSK-RUL-70", "LSK-RUL-80", "LSK-MNT-06")
@pytest.mark.parametrize(
    ("states", "runs"),
    [
        ("", True),
        ("acted", True),
        ("asleep", True),
        ("pinned", True),
        ("holding_action", True),
        ("turn_over", False),
        ("turn_over turn_to_come", True),
        ("down", False),
        ("gone", False),
        ("off_map", False),
        ("surprised", False),
    ],
)
def test_a_bolting_horse_runs_on_the_turn_of_its_rider(states: str, runs: bool) -> None:
    fight = battle(riders())
    squire = fight.by_slug("squire")
    fight.by_slug("riding-horse").bolting = 2
    for state in states.split():
        change(squire, state)
    assert has_turn(fight, squire) is runs


@pytest.mark.rule("LSK-MNT-06")
@pytest.mark.parametrize(
    ("whose", "state", "strikes"),
    [
        ("", "", True),
        ("knight", "attacked", False),
        ("knight", "holding_action", False),
        ("warhorse", "asleep", False),
        ("warhorse", "acted", False),
        ("foe", "down", False),
        ("foe", "off_map", False),
    ],
)
def test_a_warhorse_strikes_where_its_rider_has_not(whose: str, state: str, strikes: bool) -> None:
    fight = battle(riders())
    knight, horse = fight.by_slug("knight"), fight.by_slug("warhorse")
    assert not has_turn(fight, horse)  # the rider comes first
    knight.turn_over = True
    if whose:
        change(fight.by_slug(whose), state)
    assert has_turn(fight, horse) is strikes
    squire = fight.by_slug("squire")
    squire.turn_over = True
    assert not has_turn(fight, fight.by_slug("riding-horse"))
    fight.by_slug("foe").at += 5
    assert not has_turn(fight, horse)


@pytest.mark.rule("LSK-RUL-54")
def test_rider_and_mount_are_one_body() -> None:
    fight = battle(riders())
    knight, horse, squire = (fight.by_slug(slug) for slug in ("knight", "warhorse", "squire"))
    assert same_body(knight, knight)
    assert same_body(knight, horse)
    assert same_body(horse, knight)
    assert not same_body(knight, squire)
    assert not same_body(horse, squire)


@pytest.mark.rule("LSK-RUL-52", "LSK-WRS-06", "LSK-RUL-84")
@pytest.mark.parametrize(
    ("verb", "state", "goes_on"),
    [
        ("attack", "", True),
        ("attack", "down", False),
        ("attack", "gone", False),
        ("attack", "surrendered", False),
        ("attack", "netted", False),
        ("attack", "held", False),
        ("attack", "off_map", False),
        ("flee", "off_map", True),
        ("attack", "lost", False),
        ("shoot", "lost", False),
        ("search", "lost", True),
        ("attack", "failed", False),
        ("attack", "seized before", True),
    ],
)
def test_what_ends_a_deed_that_has_begun(verb: str, state: str, goes_on: bool) -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    action = Action(verb)
    action.thing = jost.hands[0]
    if state == "seized before":
        change(jost, "held")
    deed = Deed(jost, action)
    if state == "lost":
        jost.hands[0].holder = NOBODY
    elif state == "failed":
        deed.failed = True
    elif state != "seized before":
        change(jost, state)
    assert can_go_on(fight, deed) is goes_on


@pytest.mark.rule("LSK-RUL-80", "LSK-RUL-81")
def test_a_horse_that_bolts_goes_on_whatever_is_done_to_its_rider() -> None:
    fight = battle(riders())
    squire, horse = fight.by_slug("squire"), fight.by_slug("riding-horse")
    deed = Deed(squire, Action("flee"))
    deed.carried_off = True
    change(squire, "asleep")
    assert can_go_on(fight, deed)
    change(horse, "netted")
    assert not can_go_on(fight, deed)
    horse.netted = False
    squire.mount = NOBODY
    assert not can_go_on(fight, deed)


@pytest.mark.rule("LSK-FLE-08")
@pytest.mark.parametrize(
    ("off", "state", "away"),
    [
        (True, "", True),
        (True, "down", False),
        (True, "gone", False),
        (True, "surrendered", False),
        (True, "asleep", False),
        (True, "held", True),
        (False, "", True),
        (False, "held", False),
        (False, "asleep", False),
    ],
)
def test_who_is_clear_of_his_enemies(off: bool, state: str, away: bool) -> None:
    fight = battle(three())
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    assert not clear(fight, jost)
    foe.asleep = True  # an enemy who is not able keeps nobody
    jost.off_map = off
    change(jost, state)
    assert clear(fight, jost) is away


@pytest.mark.rule("LSK-FLE-08")
@pytest.mark.parametrize("state", ["asleep", "held", "casting", "routed", "fleeing", "engaged"])
def test_who_may_not_pursue(state: str) -> None:
    fight = battle(three())
    jost, ally, foe = (fight.by_slug(slug) for slug in ("jost", "ally", "foe"))
    assert may_pursue(fight, foe, [jost, ally])
    if state == "engaged":
        assert not may_pursue(fight, foe, [jost])
    else:
        change(foe, state)
        assert not may_pursue(fight, foe, [jost, ally])


@pytest.mark.rule("LSK-FLE-08", "LSK-MNT-06")
def test_no_horse_pursues_by_itself() -> None:
    fight = battle(riders())
    foe = fight.by_slug("foe")
    foe.at += 20
    assert may_pursue(fight, fight.by_slug("knight"), [foe])
    assert not may_pursue(fight, fight.by_slug("warhorse"), [foe])


@pytest.mark.rule("LSK-DMG-02", "LSK-RUL-45")
@pytest.mark.parametrize(
    "state", ["unconscious", "gone", "acted", "asleep", "netted", "bound", "paralysed"]
)
def test_who_cannot_even_crawl(state: str) -> None:
    fight = battle(three())
    foe = fight.by_slug("foe")
    assert not can_crawl(fight, foe)  # he stands
    foe.down = True
    assert can_crawl(fight, foe)
    change(foe, state)
    assert not can_crawl(fight, foe)


@pytest.mark.rule(
    "LSK-CST-02", "LSK-CST-03", "LSK-CST-05", "LSK-CST-07", "LSK-RUL-23", "LSK-RUL-58"
)
@pytest.mark.parametrize(
    ("who", "field", "value", "reason"),
    [
        ("marta", "", None, ""),
        ("marta", "spells", [], "no-spell"),
        ("marta", "gagged", True, "no-speech"),
        ("marta", "held_by", [1], "no-speech"),
        ("marta", "damaged_this_round", True, "hurt-this-round"),
        ("marta", "symbol_ready", False, ""),
        ("veit", "", None, ""),
        ("veit", "gagged", True, "no-speech"),
        ("veit", "symbol_ready", False, "no-symbol"),
        ("veit", "hands", [], "no-symbol"),
    ],
)
def test_what_keeps_somebody_from_casting(who: str, field: str, value: Any, reason: str) -> None:
    fight = battle(
        scene([man(who, 0, hands=["holy-symbol"] if who == "veit" else [])], [soldier(9)])
    )
    caster = fight.by_slug(who)
    assert caster.spells
    caster.symbol_ready = who == "veit"
    if field:
        setattr(caster, field, value)
    assert hindrance(caster)[0] == reason


@cache
def shooters() -> Situation:
    """A crossbow, an arquebus and a bow, each with missiles."""
    return scene(
        [
            soldier(0, name="Bolt", hands=[_ready("light-crossbow")], quiver={"bolt": 3}),
            soldier(0, 2, name="Shot", bs=3, hands=[_ready("arquebus")], quiver={"shot": 3}),
            soldier(0, 4, name="Arrow", hands=["short-bow"], quiver={"arrow": 3}),
        ],
        [soldier(9, name="Foe")],
    )


def _ready(item: str) -> dict[str, Any]:
    return {"item": item, "loaded": True}


@pytest.mark.rule("LSK-MIS-11", "LSK-MIS-12", "LSK-MIS-13", "LSK-WPN-07")
@pytest.mark.parametrize(
    ("who", "changed", "fires", "loads"),
    [
        ("bolt", "", True, False),
        ("bolt", "empty", False, True),
        ("bolt", "empty jammed", False, False),
        ("bolt", "empty one-armed", False, False),
        ("bolt", "empty no-missiles", False, False),
        ("bolt", "one-armed", False, False),
        ("bolt", "holding", False, False),
        ("bolt", "second", False, False),
        ("shot", "", True, False),
        ("shot", "jammed", False, False),
        ("shot", "unlit", False, False),
        ("shot", "no-missiles", True, False),  # what is in the barrel is in it
        ("arrow", "", True, False),
        ("arrow", "no-missiles", False, False),
    ],
)
def test_what_is_ready_to_fire_or_to_be_loaded(
    who: str, changed: str, fires: bool, loads: bool
) -> None:
    fight = battle(shooters())
    archer = fight.by_slug(who)
    weapon = archer.hands[0]
    for word in changed.split():
        if word == "empty":
            weapon.shots, weapon.load_left = 0, 1
        elif word == "no-missiles":
            archer.carried = []
        elif word == "holding":
            archer.hold_on = fight.by_slug("foe").index
        elif word == "second":
            archer.hands = [weapon, fight.by_slug("arrow").hands[0]]
        elif word == "one-armed":
            archer.arms_lost = 1
        else:
            setattr(weapon, word, True)
    assert (ready_to_fire(archer, weapon), may_load(archer, weapon)) == (fires, loads)


@pytest.mark.rule("LSK-WPN-01", "LSK-WPN-06", "LSK-MIS-11", "LSK-RUL-41")
@pytest.mark.parametrize(
    ("career", "hands", "item", "costs"),
    [
        ("witch-hunter", ["long-sword"], "dagger", True),
        ("witch-hunter", [], "dagger", True),
        ("mercenary", ["long-sword"], "dagger", False),
        ("witch-hunter", [], "dart", False),
        ("witch-hunter", ["long-sword"], "dart", False),
        ("witch-hunter", ["long-sword", "buckler"], "dart", True),
        ("witch-hunter", ["two-handed-sword"], "dart", True),
    ],
)
def test_when_a_change_of_weapons_costs_two(
    career: str, hands: list[str], item: str, costs: bool
) -> None:
    drawing = soldier(0, career=career, hands=hands, belt=[item])
    fight = battle(scene([drawing], [soldier(9, name="Foe")]))
    jost = fight.by_slug("jost")
    draw(fight, jost, jost.carried[0])
    assert jost.weapon_changed is costs
    assert jost.hands[-1].key == item


@pytest.mark.rule("LSK-WPN-01", "LSK-WRS-13", "LSK-DMG-03")
@pytest.mark.parametrize(
    ("hands", "arms_lost", "holds", "free"),
    [
        ([], 0, False, 2),
        (["long-sword"], 0, False, 1),
        (["long-sword", "buckler"], 0, False, 0),
        (["two-handed-sword"], 0, False, 0),
        ([], 1, False, 1),
        (["long-sword"], 1, False, 0),
        (["long-sword", "buckler"], 1, False, 0),
        ([], 0, True, 0),
    ],
)
def test_how_many_hands_are_free(hands: list[str], arms_lost: int, holds: bool, free: int) -> None:
    fight = battle(scene([soldier(0, hands=hands)], [soldier(1, name="Foe")]))
    jost = fight.by_slug("jost")
    jost.arms_lost = arms_lost
    jost.hold_on = fight.by_slug("foe").index if holds else NOBODY
    assert hands_free(jost) == free


def about(fighter: Combatant) -> tuple[Any, ...]:
    """What somebody is about."""
    return (
        fighter.aiming,
        fighter.aimed,
        fighter.aiming_with,
        fighter.search,
        fighter.loading,
        fighter.holding_action,
        fighter.parrying,
        fighter.hold_on,
    )


def busy_with_everything(fight: Any) -> Combatant:
    """Jost aims, searches, loads, waits, parries and holds somebody, all at once."""
    jost: Combatant = fight.by_slug("jost")
    jost.aiming = jost.aimed = jost.holding_action = jost.parrying = True
    jost.aiming_with = jost.hands[0].index
    jost.search, jost.loading = jost.carried[0], jost.hands[0]
    foe = fight.by_slug("foe")
    jost.hold_on, foe.held_by = foe.index, [jost.index]
    return jost


NOTHING_LEFT = (False, False, NOBODY, None, None, False, False, NOBODY)


@pytest.mark.rule("LSK-DMG-02", "LSK-RUL-19", "LSK-RUL-82", "LSK-RUL-89", "LSK-WRS-13")
def test_whoever_is_overpowered_is_about_nothing_any_more() -> None:
    fight = battle(three())
    jost = busy_with_everything(fight)
    stop_everything(fight, jost)
    assert about(jost) == (*NOTHING_LEFT[:-1], fight.by_slug("foe").index)
    again = battle(three())
    jost = busy_with_everything(again)
    overpower(again, jost)
    assert about(jost) == NOTHING_LEFT
    assert again.by_slug("foe").held_by == []


@pytest.mark.rule("LSK-PAR-01", "LSK-SEQ-07", "LSK-RUL-19", "LSK-RUL-70")
def test_a_parry_is_the_action_of_the_round_and_ends_all_else() -> None:
    fight = battle(three())
    jost = busy_with_everything(fight)
    parry(fight, jost)
    assert about(jost) == (*NOTHING_LEFT[:6], True, NOBODY)
    assert (jost.acted, jost.turn_over, jost.deed) == (True, True, OTHER_DEED)
    assert not jost.attacked
    assert not jost.turn_to_come


@pytest.mark.rule("LSK-SEQ-07", "LSK-CTR-01", "LSK-RUL-70")
@pytest.mark.parametrize(
    ("who", "turn_over", "to_come"),
    [
        ("squire", False, True),
        ("squire", True, False),
        ("knight", False, False),
        ("foe", False, False),
    ],
)
def test_a_blow_out_of_turn_is_the_action_of_the_round(
    who: str, turn_over: bool, to_come: bool
) -> None:
    fight = battle(riders())
    one = fight.by_slug(who)
    one.turn_over, one.holding_action = turn_over, True
    spend_action(fight, one)
    assert (one.acted, one.attacked, one.turn_over) == (True, True, True)
    assert (one.holding_action, one.deed, one.turn_to_come) == (False, OTHER_DEED, to_come)


@pytest.mark.rule("LSK-MIS-01", "LSK-RUL-54", "LSK-MIS-14")
def test_a_shot_is_a_blow_that_flies() -> None:
    fight = battle(shooters())
    archer, foe = fight.by_slug("arrow"), fight.by_slug("foe")
    for thrown in (False, True):
        arrow = shot(archer, foe, archer.hands[0], thrown)
        assert (arrow.ranged, arrow.thrown) == (True, thrown)
