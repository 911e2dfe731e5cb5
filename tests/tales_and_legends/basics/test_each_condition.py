"""Tables of conditions: in each case exactly one of them decides.

What a step depends on, which number is the last on one side of a bound, and what is left over.
"""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.blow_targets import trample_targets
from fechtbuch.books.tales_and_legends.asking.open_specials import may_be_thrown
from fechtbuch.books.tales_and_legends.asking.open_verbs import (
    is_open,
    may_go_on,
)
from fechtbuch.books.tales_and_legends.asking.open_ways import shooter_lead
from fechtbuch.books.tales_and_legends.asking.usable_weapons import parry_things, striking_things
from fechtbuch.books.tales_and_legends.asking.verb_options import (
    how_words,
    specials_for,
    targets_for,
)
from fechtbuch.books.tales_and_legends.asking.way_slots import ram_refusal, trample_refusal
from fechtbuch.books.tales_and_legends.asking.why_not import hindrance
from fechtbuch.books.tales_and_legends.kinds.armoury import MISSILES, WEAPONS
from fechtbuch.books.tales_and_legends.kinds.arms import BELT, BODY, GROUND, HAND, POUCH, QUIVER
from fechtbuch.books.tales_and_legends.kinds.skills import RE, WO
from fechtbuch.books.tales_and_legends.play.carrying_out import aftermath, other
from fechtbuch.books.tales_and_legends.play.duel_plans import declare
from fechtbuch.books.tales_and_legends.play.opening import surprise
from fechtbuch.books.tales_and_legends.play.sequence import (
    begin_turn,
    close_round,
    declared_step,
    end_turn,
)
from fechtbuch.books.tales_and_legends.rules.basics.initiative import (
    against_heroes,
    put_in_latecomers,
    roll_initiative,
)
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, thrown_blow
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import heavy_penalty, weapon_tally
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_path
from fechtbuch.books.tales_and_legends.rules.declared.declared_attacks import (
    declared_blow,
    multiple,
)
from fechtbuch.books.tales_and_legends.rules.defending.defence import parrying_things
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import UNANSWERED, react
from fechtbuch.books.tales_and_legends.rules.grappling.grips import grapple_tally, start_grapple
from fechtbuch.books.tales_and_legends.rules.grappling.still_valid import end_invalid, row_lasts
from fechtbuch.books.tales_and_legends.rules.harm.falling import settle_falls
from fechtbuch.books.tales_and_legends.rules.harm.recovery import danger, heal, recover
from fechtbuch.books.tales_and_legends.rules.harm.wounds import harm, torso_wound
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import behind_pavise
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import strike_price
from fechtbuch.books.tales_and_legends.rules.hitting.damage import sticks, strike_through
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import disarm
from fechtbuch.books.tales_and_legends.rules.hitting.struck_gear import hurt_oneself
from fechtbuch.books.tales_and_legends.rules.moving.mounted import lying_mounts
from fechtbuch.books.tales_and_legends.rules.moving.movement import free_step, swim
from fechtbuch.books.tales_and_legends.rules.moving.prepared_attacks import spring
from fechtbuch.books.tales_and_legends.rules.shooting.shooting import area_throw, scattered
from fechtbuch.books.tales_and_legends.rules.things.actions import gather, lay_on, let_drop, pick_up
from fechtbuch.books.tales_and_legends.rules.things.deeds import cast
from fechtbuch.books.tales_and_legends.rules.things.equipping import spread
from fechtbuch.books.tales_and_legends.rules.things.handling import close_things, garrottes
from fechtbuch.books.tales_and_legends.sheets.sheet import FighterSheet
from fechtbuch.books.tales_and_legends.state.battle import DECLARING, TURNS
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.plans import NO_THING, Declared, Prepared
from fechtbuch.books.tales_and_legends.state.wound import Wound
from fechtbuch.engine.choices import Choice, Question
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fields import field
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.scenario import load
from fechtbuch.testing import DefaultPlayer, situation
from tests.following import Sheet
from tests.tales_and_legends.scenes import BARE, arena, meet, parts_of, rolled_for, scene


def dice(fight: Any, script: str) -> None:
    """What falls from now on."""
    fight.dice = ScriptedDice(parse_script(script))


class Listening(DefaultPlayer):
    """Answers as is usual, and notes what was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def decide(self, question: Question) -> Choice:
        self.asked.append(question.kind)
        return super().decide(question)


def kinds(fight: Any) -> list[str]:
    """What has happened."""
    return [event.kind for event in fight.events]


def laden(*items: Any, **more: Any) -> dict[str, Any]:
    """A veteran with these things in hand and nothing at the belt."""
    return {"use": "veteran", "hands": list(items), "belt": [], **more}


# Prepared attacks.


@pytest.mark.rule("TAL-RUL-64")
def test_of_however_many_who_were_moved_each_meets_what_is_prepared() -> None:
    fight = arena([BARE], ["guard"], apart=2, script="2d20=1,1")
    brawler, guard = fight.fighters
    guard.prepared = [Prepared(guard.hands[0].index, "", "", -1)]
    fight.shoved = [[brawler.index, brawler.at]] * 30 + [[brawler.index, field(3, 5)]]
    aftermath(fight)
    assert "springs" in kinds(fight)


@pytest.mark.rule("TAL-MAN-12", "TAL-ATK-10", "TAL-RUL-52")
@pytest.mark.parametrize(
    ("special", "script", "asked"),
    [
        ("bypass", "d20=19 d20=2 d20=15 d10=1", False),
        ("bypass", "d20=2 d20=19 d20=15 d10=1", True),
        ("", "d20=15 d10=1", True),
    ],
)
def test_a_prepared_bypass_keeps_the_parry_away_only_if_it_is_won(
    special: str, script: str, asked: bool
) -> None:
    fight = arena(["guard"], ["veteran"], apart=2, script=script + " d100=100")
    guard, veteran = fight.fighters
    veteran.parries = [veteran.hands[0].index]
    guard.attributes[RE] = 40
    plan = Prepared(guard.hands[0].index, special, "", -1)
    guard.prepared = [plan]
    listening = Listening()
    fight.players[veteran.side] = listening
    spring(fight, guard, veteran, plan, False)
    assert ("defend" in listening.asked) is asked


@pytest.mark.rule("TAL-RUL-113")
@pytest.mark.parametrize(("place", "thrown"), [(0, True), (5, True), (-1, False)])
def test_only_things_in_hand_are_thrown(place: int, thrown: bool) -> None:
    fight = arena([laden("dagger")], ["guard"])
    knife = fight.fighters[0].hands[0]
    knife.index = place
    assert may_be_thrown(knife) is thrown


# Grapples, holds and rows.


@pytest.mark.rule("TAL-GRP-01", "TAL-RUL-118", "TAL-HLD-07")
@pytest.mark.parametrize("on_the_beast", [True, False])
def test_who_is_seized_by_the_beast_itself_does_not_fall(on_the_beast: bool) -> None:
    fight = arena([BARE], ["great-bear"])
    climber, bear = fight.fighters
    if on_the_beast:
        climber.holds_on, climber.at = bear.index, bear.at
    start_grapple(fight, bear, climber)
    assert "lets-go" not in kinds(fight)
    assert climber.life == climber.block.life


@pytest.mark.rule("TAL-RUL-20", "TAL-RUL-77")
def test_a_row_of_full_rounds_breaks_with_the_thing_it_is_about() -> None:
    fight = arena([laden("light-crossbow")], ["guard"])
    veteran = fight.fighters[0]
    bow = veteran.hands[0]
    veteran.full, veteran.full_left = f"load:{bow.slug}", 2
    end_invalid(fight)
    assert (veteran.full, veteran.full_left) == (f"load:{bow.slug}", 2)
    fight.take_from(veteran, bow)
    bow.holder, bow.place, bow.at = -1, GROUND, veteran.at
    fight.unsettled = True
    end_invalid(fight)
    assert (veteran.full, veteran.full_left) == ("", 0)
    assert "row-broken" in kinds(fight)


@pytest.mark.rule("TAL-RUL-20", "TAL-ITM-22")
@pytest.mark.parametrize(
    ("place", "set_up", "lasts"),
    [(GROUND, True, True), (GROUND, False, False), (BELT, True, False)],
)
def test_a_row_lasts_with_what_stands_planted_on_the_ground(
    place: int, set_up: bool, lasts: bool
) -> None:
    fight = arena([laden("pavise")], ["guard"])
    veteran = fight.fighters[0]
    shield = veteran.hands[0]
    veteran.full = f"plant:{shield.slug}"
    shield.holder, shield.place, shield.set_up = -1, place, set_up
    assert row_lasts(fight, veteran) is lasts


@pytest.mark.rule("TAL-RUL-28", "TAL-HLD-02")
def test_who_loses_his_hold_by_the_referee_s_word_has_kept_nothing() -> None:
    fight = arena([BARE], ["great-bear"])
    climber, bear = fight.fighters
    climber.holds_on, climber.at, climber.hold_kept = bear.index, bear.at, True
    bear.gone = True
    fight.unsettled = True
    end_invalid(fight, False)
    assert (climber.holds_on, climber.hold_kept) == (-1, False)


@pytest.mark.rule("TAL-GRP-14", "TAL-RUL-122")
@pytest.mark.parametrize(
    ("hands", "found"),
    [
        ([], ["dagger", "long-sword"]),
        (["stick", "baton"], []),
    ],
)
def test_a_belt_weapon_comes_into_a_free_hand_only(hands: list[str], found: list[str]) -> None:
    fight = arena([{**BARE, "hands": hands, "belt": ["dagger", "long-sword"]}], ["guard"])
    brawler, guard = fight.fighters
    start_grapple(fight, brawler, guard, False)
    brawler.standard, brawler.extra = 2, 1
    assert [thing.slug for thing in close_things(brawler)] == found


@pytest.mark.rule("TAL-GRP-12")
@pytest.mark.parametrize("won", [True, False])
def test_a_spell_in_a_grapple_wants_a_contest_to_which_nothing_is_added(won: bool) -> None:
    fight = arena([{**BARE, "spells": ["dread-word"]}], ["guard"])
    brawler, guard = fight.fighters
    start_grapple(fight, brawler, guard, False)
    action = Action("cast", guard)
    action.special = "dread-word"
    dice(fight, f"2d20={'19,2' if won else '2,19'} d20=19")
    other(fight, brawler, action)
    assert rolled_for(fight, "grapple").total == grapple_tally(fight, brawler).total
    assert ("casts" in kinds(fight)) is won


# Blows.


@pytest.mark.rule("TAL-ATK-03", "TAL-RUL-17", "TAL-ATK-08")
@pytest.mark.parametrize(
    ("item", "special", "extra"),
    [
        ("halberd", "", 1),
        ("halberd", "push", 0),
        ("halberd", "overthrow", 0),
        ("halberd", "trip", 1),
        ("long-pike", "trip", 0),
        ("maul", "push", 1),
        ("maul", "overthrow", 1),
    ],
)
def test_a_heavy_weapon_makes_dear_what_is_done_with_it_only(
    item: str, special: str, extra: int
) -> None:
    """Pushed and thrown over with bare hands unless the weapon is made for it."""
    fight = arena([{**BARE, "attributes": {"si": 5}, "hands": [item]}], ["guard"])
    brawler = fight.fighters[0]
    price = strike_price(fight, brawler, brawler.hands[0], special, False, False)
    assert (price.standard, price.extra) == (1, extra)


@pytest.mark.rule("TAL-ACT-12", "TAL-ITM-22")
@pytest.mark.parametrize(
    ("item", "heavy"), [("scorpion", True), ("elven-long-bow", False), ("halberd", True)]
)
def test_bows_are_never_too_heavy_and_crossbows_are(item: str, heavy: bool) -> None:
    fight = arena([{**BARE, "attributes": {"si": 5}, "hands": [item]}], ["guard"])
    brawler = fight.fighters[0]
    blow = melee_blow(brawler, brawler.hands[0])
    blow.weapon = brawler.hands[0].weapon
    assert (heavy_penalty(fight, brawler, blow, False) > 0) is heavy


@pytest.mark.rule("TAL-RUL-61")
@pytest.mark.parametrize("bare", [True, False])
def test_lost_fingers_hinder_what_is_held_and_no_bare_fist(bare: bool) -> None:
    fight = arena([{**BARE, "hands": ["stick"]}], ["guard"])
    brawler = fight.fighters[0]
    brawler.lost = ["left-fingers", "right-fingers"]
    thing = brawler.natural[0] if bare else brawler.hands[0]
    tally = weapon_tally(fight, brawler, melee_blow(brawler, thing), False)
    assert ("lost-fingers" not in parts_of(tally)) is bare


@pytest.mark.rule("TAL-STA-05", "TAL-RUL-108")
def test_nobody_strikes_with_what_is_no_weapon() -> None:
    fight = arena([{**BARE, "hands": ["torch", "stick"]}], ["guard"])
    brawler = fight.fighters[0]
    assert [thing.slug for thing in striking_things(fight, brawler)] == ["stick", "bare-hands"]


@pytest.mark.rule("TAL-ATK-15", "TAL-ITM-21", "TAL-ACT-14")
@pytest.mark.parametrize(
    ("item", "learnt", "helps"),
    [
        ("rapier", True, True),
        ("rapier", False, False),
        ("espagrian-spatha", False, True),
        ("long-sword", True, False),
    ],
)
def test_some_weapons_disarm_better_and_a_rapier_only_in_a_trained_hand(
    item: str, learnt: bool, helps: bool
) -> None:
    proficiencies = ["fencing-weapon"] if learnt else []
    fight = arena(
        [{**BARE, "hands": [item], "proficiencies": proficiencies}],
        ["guard"],
        script="d20=2 d20=19",
    )
    brawler, guard = fight.fighters
    disarm(fight, brawler, guard, melee_blow(brawler, brawler.hands[0]))
    (mine,) = [event for event in fight.events if event.dice and event.word == "disarm"]
    assert ("disarming" in [part.name for part in mine.tally.parts]) is helps


@pytest.mark.rule("TAL-ITM-22")
@pytest.mark.parametrize(
    ("missile", "had", "barbed", "brittle"),
    [
        ("barbed-bolt", 0, True, False),
        ("bolt", 1, False, False),
    ],
)
def test_what_stays_in_the_body(missile: str, had: int, barbed: bool, brittle: bool) -> None:
    fight = arena(["archer"], ["guard"], apart=9)
    archer, guard = fight.fighters
    blow = melee_blow(archer, archer.natural[0])
    blow.missile = MISSILES[missile]
    guard.wounds = [Wound("torso", 1, 0)] * had
    sticks(fight, guard, blow, had)
    assert (guard.barbs == [missile]) is barbed
    assert [wound.brittle for wound in guard.wounds] == [brittle] * had


@pytest.mark.rule("TAL-ITM-22")
@pytest.mark.parametrize("wounded", [True, False])
def test_a_brittle_head_breaks_only_in_a_wound_that_it_made(wounded: bool) -> None:
    fight = arena(["archer"], ["guard"], apart=9)
    archer, guard = fight.fighters
    blow = melee_blow(archer, archer.natural[0])
    blow.missile = next(each for each in MISSILES.values() if each.brittle)
    before = [Wound("torso", 1, 0)]
    guard.wounds = [*before, Wound("torso", 2, 0)] if wounded else before
    sticks(fight, guard, blow, 1)
    assert [wound.brittle for wound in guard.wounds] == ([False, True] if wounded else [False])


@pytest.mark.rule("TAL-ITM-22")
@pytest.mark.parametrize(
    ("item", "place", "behind"),
    [("pavise", (19, 5), True), ("pavise", (18, 5), False), ("scorpion", (19, 5), False)],
)
def test_only_a_pavise_on_the_own_field_shields_from_missiles(
    item: str, place: tuple[int, int], behind: bool
) -> None:
    fight = arena(["archer"], [laden(item)], apart=9)
    archer, veteran = fight.fighters
    thing = veteran.hands[0]
    fight.take_from(veteran, thing)
    thing.place, thing.holder, thing.set_up, thing.at = GROUND, -1, True, field(*place)
    assert behind_pavise(fight, veteran, archer) is behind


# Defence.


@pytest.mark.rule("TAL-RUL-46", "TAL-ITM-22")
@pytest.mark.parametrize(
    ("item", "parries"),
    [("stick", True), ("torch", False), ("light-crossbow", False), ("pavise", False)],
)
def test_what_a_parry_may_be_bought_for(item: str, parries: bool) -> None:
    fight = arena([{**BARE, "hands": [item]}], ["guard"])
    brawler = fight.fighters[0]
    brawler.standard, brawler.extra = 2, 1
    assert (brawler.hands[0] in parry_things(fight, brawler)) is parries
    if parries:
        brawler.hands[0].weapon = brawler.natural[0].weapon  # what has no hardness stops nothing
        assert brawler.hands[0] not in parry_things(fight, brawler)


@pytest.mark.rule("TAL-MAN-01", "TAL-RUL-13")
@pytest.mark.parametrize(
    ("place", "held", "parries"),
    [(HAND, True, True), (BELT, True, False), (POUCH, True, False), (HAND, False, False)],
)
def test_a_parry_needs_its_thing_in_the_own_hand(place: int, held: bool, parries: bool) -> None:
    fight = arena(["veteran"], ["guard"])
    veteran, guard = fight.fighters
    sword = veteran.hands[0]
    veteran.parries = [sword.index]
    sword.place, sword.holder = place, veteran.index if held else guard.index
    found = parrying_things(fight, veteran, guard, guard.hands[0], None)
    assert (found == [sword]) is parries


# Turns and rounds.


@pytest.mark.rule("TAL-SEQ-07")
@pytest.mark.parametrize(
    ("own", "ours", "theirs", "enemy", "found"),
    [
        (False, False, True, False, True),
        (False, False, False, True, True),
        (True, False, True, True, False),
        (False, True, True, True, False),
        (False, False, False, False, False),
    ],
)
def test_who_is_against_heroes(
    own: bool, ours: bool, theirs: bool, enemy: bool, found: bool
) -> None:
    fight = arena(["guard"], ["veteran"])
    guard, veteran = fight.fighters
    guard.block.hero, veteran.block.hero = own, theirs
    fight.sides[0].heroes, fight.sides[1].heroes = ours, enemy
    assert against_heroes(fight, guard) is found


@pytest.mark.rule("TAL-SEQ-10", "TAL-RUL-61", "TAL-RUL-99")
@pytest.mark.parametrize(
    ("standard", "extra", "opens"), [(1, 0, True), (1, 1, True), (0, 1, False), (0, 0, False)]
)
def test_an_attack_wants_a_standard_action(standard: int, extra: int, opens: bool) -> None:
    for verb, apart in (("attack", 1), ("charge", 3)):
        fight = arena([{**BARE}], ["guard"], apart=apart)
        brawler = fight.fighters[0]
        fight.acting = brawler.index
        brawler.standard, brawler.extra = standard, extra
        wanted = opens and (verb == "attack" or standard + extra > 1)
        assert is_open(fight, brawler, verb) is wanted, verb


@pytest.mark.rule("TAL-RUL-104", "TAL-STA-13")
@pytest.mark.parametrize(
    ("prone", "cords", "opens"),
    [(True, "", True), (True, "net", False), (False, "", False)],
)
def test_who_lies_in_cords_does_not_crawl(prone: bool, cords: str, opens: bool) -> None:
    fight = arena([BARE], ["guard"], apart=5)
    brawler = fight.fighters[0]
    brawler.standard, brawler.extra = 2, 1
    brawler.prone, brawler.entangled = prone, cords
    assert is_open(fight, brawler, "crawl") is opens


@pytest.mark.rule("TAL-SEQ-10", "TAL-RUL-51")
def test_a_turn_begins_with_nothing_done_yet() -> None:
    fight = arena(["veteran"], ["guard"])
    veteran = fight.fighters[0]
    veteran.moved = veteran.stepped = veteran.attacked = veteran.aimed = veteran.spurred = True
    veteran.band, veteran.feint_target = 5, 1
    assert begin_turn(fight, veteran)
    done = [veteran.moved, veteran.stepped, veteran.attacked, veteran.aimed]
    assert not any(done)
    assert (veteran.band, veteran.feint_target, veteran.spurred) == (0, -1, False)


@pytest.mark.rule("TAL-MAN-09", "TAL-RUL-06")
@pytest.mark.parametrize(("before", "faints"), [(-1, False), (0, True)])
def test_the_point_for_caution_may_be_one_too_many(before: int, faints: bool) -> None:
    fight = arena(["veteran"], ["guard"], script="d20=9 d20=9")
    veteran = fight.fighters[0]
    veteran.fatigue = veteran.condition() + before
    veteran.cautious_tired = True
    fight.acting = veteran.index
    end_turn(fight, veteran)
    assert (veteran.unconscious or veteran.fainted) is faints


@pytest.mark.rule("TAL-RUL-117", "TAL-GRP-08")
def test_a_pinned_man_without_actions_has_nothing_left_of_his_turn() -> None:
    fight = arena([BARE], ["guard"])
    brawler, guard = fight.fighters
    start_grapple(fight, guard, brawler, False)
    assert not may_go_on(fight, brawler)
    brawler.pinned_by = guard.index
    assert not may_go_on(fight, brawler)
    brawler.extra = 1
    assert may_go_on(fight, brawler)


@pytest.mark.rule("TAL-SEQ-25", "TAL-RUL-117")
def test_a_declared_turn_ends_unasked_when_nothing_is_left_of_it() -> None:
    fight = arena([BARE], ["guard"], scene={"duel": True})
    brawler, guard = fight.fighters
    start_grapple(fight, guard, brawler, False)
    brawler.pinned_by = guard.index
    fight.acting = fight.declarer = brawler.index
    listening = Listening()
    fight.players[brawler.side] = listening
    declared_step(fight, brawler)
    assert listening.asked == []
    assert fight.acting == -1


@pytest.mark.rule("TAL-SEQ-01", "TAL-RUL-70")
def test_without_positions_everybody_is_lined_up_and_faces_the_enemy() -> None:
    data = scene(["guard", "veteran"], ["archer"])
    for side in data["sides"]:
        for fighter in side["fighters"]:
            del fighter["at"]
    start = situation(data, dice="d20=19 d20=12 d20=7").play()
    fields = [fighter.at for fighter in start.fight.fighters]
    assert NOWHERE not in fields
    assert len(set(fields)) == 3


@pytest.mark.rule("TAL-SEQ-05")
def test_a_latecomer_is_put_before_the_first_whom_he_outdoes() -> None:
    fight = arena(["guard", "veteran", "archer"], ["brawler"])
    guard, veteran, archer, brawler = fight.fighters
    for fighter, initiative in ((guard, 30), (veteran, 20), (archer, 10), (brawler, 25)):
        fighter.initiative = initiative
    fight.order = [guard.index, veteran.index, archer.index]
    put_in_latecomers(fight, list(fight.fighters))
    assert fight.order == [guard.index, brawler.index, veteran.index, archer.index]


# Ways.


@pytest.mark.rule("TAL-MNT-13", "TAL-RUL-104")
@pytest.mark.parametrize(("extra", "opens"), [(1, True), (0, False)])
def test_an_extra_action_is_enough_to_get_down(extra: int, opens: bool) -> None:
    fight = arena(["knight"], ["guard"], apart=9)
    knight = fight.fighters[0]
    knight.extra = extra
    assert is_open(fight, knight, "dismount") is opens


@pytest.mark.rule("TAL-RUL-85", "TAL-ATK-02")
def test_nobody_is_asked_for_a_step_that_leads_nowhere() -> None:
    fight = arena([BARE], ["guard"], apart=5)
    brawler, guard = fight.fighters
    listening = Listening()
    fight.players[brawler.side] = listening
    assert not free_step(fight, brawler, guard, 1)
    assert listening.asked == []


@pytest.mark.rule("TAL-ATK-02", "TAL-RUL-85", "TAL-STA-02")
@pytest.mark.parametrize("gone", [True, False])
@pytest.mark.parametrize("out", [True, False])
def test_a_horse_that_has_fallen_out_strikes_no_more_nor_at_who_is_gone(
    out: bool, gone: bool
) -> None:
    fight = arena(["knight"], ["guard"], apart=1, script=" ".join(["2d20=1,1"] * 3))
    knight, horse, guard = fight.fighters
    horse.unconscious, guard.gone = out, gone
    action = Action("attack", guard)
    action.special = "multiple"
    multiple(fight, knight, guard, horse.natural[0], action)
    assert ("attacked" not in kinds(fight)) is (out or gone)


@pytest.mark.rule("TAL-MAN-03", "TAL-MAN-04", "TAL-RUL-58")
def test_who_dodges_with_one_field_behind_him_goes_there_unasked() -> None:
    start = meet("brawler", "guard", walls=[[12, 4], [12, 6]], dice="d20=2 d20=19")
    ready = start.play("guard: dodge", "guard: done")
    struck = ready.play("brawler: attack bare-hands guard", dice="d20=9")
    gone = struck.play("guard: dodge", dice="2d20=20,15")
    assert gone.fighter("guard").at == field(12, 5)
    assert gone.happened("gives-ground")


@pytest.mark.rule("TAL-RUL-51", "TAL-RUL-104")
@pytest.mark.parametrize(("apart", "steps"), [(1, 0), (2, 1), (3, 2)])
def test_who_stands_beside_somebody_has_no_way_to_charge(apart: int, steps: int) -> None:
    fight = arena([BARE], ["guard"], apart=apart)
    brawler, guard = fight.fighters
    for reach in (1, 2):
        path = charge_path(fight, brawler, guard, reach)
        assert len(path) == max(0, min(steps, apart - reach) if apart > reach else steps)


@pytest.mark.rule("TAL-MOV-12", "TAL-MOV-13")
@pytest.mark.parametrize(("verb", "fields"), [("half", 0), ("move", 2), ("fast", 4), ("run", 7)])
def test_how_far_one_swims_without_a_test(verb: str, fields: int) -> None:
    """A brawler of Speed 7: a quarter, a half, all of it; and nothing for less."""
    fight = arena([BARE], ["guard"], apart=30, scene={"water": "calm"})
    brawler = fight.fighters[0]
    path = [field(11 + step, 5) for step in range(9)]
    dice(fight, "2d20=1,19")
    assert len(swim(fight, brawler, verb, path)) == fields
    dice(fight, "")
    assert len(swim(fight, brawler, verb, path[:fields])) == fields


@pytest.mark.rule("TAL-RUL-38")
@pytest.mark.parametrize("number", [2, 9])
def test_only_one_and_ten_scatter_again(number: int) -> None:
    fight = arena(["archer"], ["guard"], apart=20)
    archer = fight.fighters[0]
    for script in (f"d10=1 d10=10 d10={number}", f"d10={number}"):
        dice(fight, script)
        scattered(fight, archer, field(25, 5), 0, 100)


@pytest.mark.rule("TAL-RUL-38")
def test_forty_dice_without_a_direction_are_a_two() -> None:
    fight = arena(["archer"], ["guard"], apart=20)
    archer = fight.fighters[0]
    dice(fight, " ".join(["d10=1"] * 40))
    landed = scattered(fight, archer, field(25, 5), 0, 100)
    dice(fight, "d10=2")
    assert landed == scattered(fight, archer, field(25, 5), 0, 100)


@pytest.mark.rule("TAL-ATK-20", "TAL-RUL-114")
def test_whoever_may_be_trampled_is_named_once() -> None:
    fight = arena(["knight"], ["guard"], apart=2)
    knight = fight.fighters[0]
    knight.standard, knight.extra = 2, 1
    fight.acting = knight.index
    found = [foe.slug for foe in trample_targets(fight, knight)]
    assert len(found) == len(set(found))


@pytest.mark.rule("TAL-SEQ-27")
@pytest.mark.parametrize(("foe", "lead"), [("archer", -5), ("veteran", 1000)])
def test_only_a_shooter_bars_the_way_of_the_slower(foe: str, lead: int) -> None:
    fight = arena(["guard"], [foe], apart=20, options={"shooter_lead": True})
    guard, other_one = fight.fighters
    guard.initiative, other_one.initiative = 10, 15
    assert shooter_lead(fight, guard) == lead


@pytest.mark.rule("TAL-RUL-109", "TAL-MOV-16")
@pytest.mark.parametrize(("burden", "found"), [(2, True), (6, False)])
def test_a_horse_under_a_crushing_load_is_not_got_up(burden: int, found: bool) -> None:
    fight = arena(["knight"], ["guard"], apart=9)
    knight, horse = fight.fighters[0], fight.fighters[1]
    knight.mount = horse.rider = -1
    knight.standard, knight.extra = 2, 1
    horse.prone, horse.burden = True, burden
    assert (horse in lying_mounts(fight, knight)) is found


@pytest.mark.rule("TAL-RUL-73", "TAL-STA-13")
def test_only_who_hangs_in_the_own_lasso_is_hauled() -> None:
    fight = arena([{**BARE, "hands": ["lasso"]}], ["guard", "veteran"], apart=4)
    brawler, guard, veteran = fight.fighters
    guard.entangled, guard.entangled_by = "lasso", brawler.index
    veteran.entangled, veteran.entangled_by = "lasso", guard.index
    assert targets_for(fight, brawler, "haul", None, "") == [guard]


@pytest.mark.rule("TAL-SEQ-03")
def test_friends_of_an_ambush_are_not_surprised_by_it() -> None:
    fight = arena(["guard"], ["veteran"])
    guard, veteran = fight.fighters
    fight.scene.ambush = 1 << guard.side
    fight.scene.watch = []
    surprise(fight)
    assert (guard.surprised, veteran.surprised) == (False, True)


@pytest.mark.rule("TAL-RUL-61", "TAL-MAN-03")
@pytest.mark.parametrize(("part", "less"), [("left-foot", -5), ("left-leg", -10), ("nose", 0)])
def test_the_lame_dodge_badly(part: str, less: int) -> None:
    fight = arena(["guard"], ["veteran"], script="d20=2")
    guard, veteran = fight.fighters
    veteran.dodges, veteran.lost = 1, [part]
    fight.players[veteran.side] = Choosing("dodge")
    blow = melee_blow(guard, guard.hands[0])
    blow.result, blow.defence = 90, 26
    react(fight, guard, veteran, blow)
    parts = parts_of(rolled_for(fight, "dodge"))
    assert parts.get("lost-foot", 0) + parts.get("lost-leg", 0) == less


@pytest.mark.rule("TAL-ATK-22", "TAL-RUL-70")
def test_a_throw_at_the_own_field_turns_nobody() -> None:
    fight = arena([laden("javelin")], ["guard"], script="2d20=20,19 d6=1")
    who = fight.fighters[0]
    who.facing = 5
    area_throw(fight, who, who.at, thrown_blow(who.hands[0]))
    assert who.facing == 5


@pytest.mark.rule("TAL-SEQ-03")
@pytest.mark.parametrize(("friends", "surprised"), [(["ours"], False), ([], True)])
def test_who_does_not_fight_the_ambushers_is_not_surprised(
    friends: list[str], surprised: bool
) -> None:
    third = {"use": "archer", "slug": "archer", "at": [20, 9]}
    data = scene(["guard"], ["veteran"])
    data["sides"].append({"name": "Thirds", "friends": friends, "fighters": [third]})
    fight: Any = load(data).build()
    fight.scene.ambush = 1
    fight.scene.watch = []
    surprise(fight)
    assert [fighter.surprised for fighter in fight.fighters] == [False, True, surprised]


class Choosing(DefaultPlayer):
    """Takes one verb wherever it is offered."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def decide(self, question: Question) -> Choice:
        slot = question.slot({})
        if slot is not None and self.verb in slot.values():
            return Action(self.verb)
        return super().decide(question)


@pytest.mark.rule("TAL-ACT-07", "TAL-TST-12")
@pytest.mark.parametrize(("die", "kind"), [(12, "casts"), (11, "spell-failed")])
def test_luck_lifts_the_magic_defence_by_ten(die: int, kind: str) -> None:
    """A power of 18 against Will 10: 20, and 30 by luck."""
    fight = arena(["guard"], ["veteran"], script=f"d20={die}", options={"luck": True})
    guard, hero = fight.fighters
    hero.attributes[WO] = 10
    hero.luck = 5
    fight.players[hero.side] = Choosing("more-defence")
    cast(fight, guard, "dread-word", hero)
    assert hero.luck == 0
    assert kinds(fight)[-1] == kind
    test = next(event for event in fight.events if event.kind == "tested")
    assert test.amount == 30
    assert parts_of(test.tally) == {"difficulty": 10, "will": 10, "luck": 10}


# Harm and healing.


@pytest.mark.rule("TAL-HIT-19", "TAL-WND-04")
@pytest.mark.parametrize(("over", "hurts"), [(0, False), (1, True)])
def test_a_bare_fist_is_hurt_by_what_exceeds_endurance(over: int, hurts: bool) -> None:
    fight = arena([BARE], ["guard"])
    brawler = fight.fighters[0]
    blow = melee_blow(brawler, brawler.natural[0])
    hurt_oneself(fight, brawler, blow, brawler.block.endurance + over)
    assert ("hurts-oneself" in kinds(fight)) is hurts
    assert brawler.life == brawler.block.life - over


@pytest.mark.rule("TAL-ITM-22", "TAL-STA-01")
@pytest.mark.parametrize("prone", [True, False])
def test_who_lies_already_is_not_bowled_over(prone: bool) -> None:
    fight = arena(["archer"], ["guard"], apart=9)
    archer, guard = fight.fighters
    guard.prone = prone
    blow = melee_blow(archer, archer.natural[0])
    blow.missile = next(each for each in MISSILES.values() if each.bowling)
    blow.result = blow.defence = 22
    dice(fight, "d20=2 d100=100")
    strike_through(fight, archer, guard, blow, 1)
    rolls = [event.word for event in fight.events if event.dice]
    assert ("balance" in rolls) is not prone


@pytest.mark.rule("TAL-RUL-84")
@pytest.mark.parametrize(("item", "both"), [("torch", False), ("long-bow", True)])
def test_what_is_picked_up_takes_as_many_hands_as_it_needs(item: str, both: bool) -> None:
    fight = arena([laden(item)], ["guard"])
    veteran = fight.fighters[0]
    thing = veteran.hands[0]
    let_drop(fight, veteran, thing)
    assert (thing.place, thing.both) == (GROUND, False)
    pick_up(fight, veteran, thing)
    assert (thing.place, thing.both) == (HAND, both)


@pytest.mark.rule("TAL-SEQ-17")
@pytest.mark.parametrize(
    ("item", "special", "bare"),
    [
        ("flanged-mace", "both", False),
        ("stick", "both", True),
        ("stick", "push", True),
        ("halberd", "trip", False),
        ("stick", "trip", True),
        ("stick", "", False),
    ],
)
def test_with_what_a_special_attack_is_made(item: str, special: str, bare: bool) -> None:
    fight = arena([laden(item)], ["guard"])
    veteran = fight.fighters[0]
    blow = declared_blow(fight, veteran, veteran.hands[0], special, "")
    assert blow.weapon.natural is bare


@pytest.mark.rule("TAL-SEQ-17", "TAL-ITM-22")
@pytest.mark.parametrize("special", ["", "spike", "called"])
def test_a_spike_strikes_only_where_it_was_announced(special: str) -> None:
    item = next(weapon.key for weapon in WEAPONS.values() if weapon.spike_form is not None)
    fight = arena([laden(item)], ["guard"])
    veteran = fight.fighters[0]
    weapon = veteran.hands[0].weapon
    blow = declared_blow(fight, veteran, veteran.hands[0], special, "")
    assert (blow.weapon is weapon.spike_form) is (special == "spike")


@pytest.mark.rule("TAL-WND-16")
@pytest.mark.parametrize(
    ("below", "dead", "gained"), [(10, False, 4), (1, False, 1), (0, False, 0), (-5, False, 0)]
)
def test_nobody_heals_beyond_his_life_or_loses_by_it(below: int, dead: bool, gained: int) -> None:
    fight = arena(["veteran"], ["guard"])
    veteran = fight.fighters[0]
    veteran.life = veteran.block.life - below
    veteran.dead = dead
    assert heal(veteran, True) == gained
    assert veteran.life == veteran.block.life - below + gained


@pytest.mark.rule("TAL-WND-16")
def test_the_dead_do_not_heal() -> None:
    fight = arena(["veteran"], ["guard"])
    veteran = fight.fighters[0]
    veteran.life, veteran.dead = 5, True
    assert heal(veteran, True) == 0
    assert veteran.life == 5


@pytest.mark.rule("TAL-WND-08")
@pytest.mark.parametrize(
    ("wounds", "script", "lost"),
    [(9, "d100=90 d10=3", 3), (9, "d100=91", 0), (10, "d10=3", 3), (11, "d10=3 d100=10 d10=4", 7)],
)
def test_ten_wounds_are_certain_danger(wounds: int, script: str, lost: int) -> None:
    fight = arena(["veteran"], ["guard"], script=script)
    veteran = fight.fighters[0]
    veteran.wounds = [Wound("torso", wounds, 0)]
    danger(fight, veteran)
    assert veteran.life == veteran.block.life - lost


@pytest.mark.rule("TAL-TST-12", "TAL-WND-11")
@pytest.mark.parametrize(("damage", "asked"), [(40, False), (41, True)])
def test_luck_is_asked_from_five_wounds_on(damage: int, asked: bool) -> None:
    hero = {"use": "veteran", "hero": True, "attributes": {"ko": 15}}
    fight = arena([hero], ["guard"], options={"luck": True})
    veteran = fight.fighters[0]
    veteran.block.hero, veteran.luck, veteran.life = True, 20, 400
    veteran.block.endurance = 8
    dice(fight, "d100=55 d100=55 d100=55 d20=9 d20=9 d20=9 d20=9 d20=9")
    listening = Listening()
    fight.players[veteran.side] = listening
    harm(fight, veteran, damage, BODY, "", None, False)
    assert ("luck" in listening.asked) is asked


# Things.


@pytest.mark.rule("TAL-ACT-03", "TAL-ITM-19")
def test_a_bundle_outside_the_quiver_stays_where_it_is_until_it_is_used_up() -> None:
    fight = arena([{"use": "archer", "quiver": {"long-arrow": 2}}], ["guard"], apart=9)
    archer = fight.fighters[0]
    arrows = next(thing for thing in archer.carried if thing.missile)
    arrows.place = BELT
    lay_on(fight, archer, archer.hands[0], arrows)
    assert (arrows.count, arrows.place) == (1, BELT)
    lay_on(fight, archer, archer.hands[0], arrows)
    assert (arrows.count, arrows.place) == (0, QUIVER)


@pytest.mark.rule("TAL-ITM-22", "TAL-RUL-20")
def test_a_planted_pavise_leaves_the_hand_after_two_rounds() -> None:
    fight = arena([laden("pavise")], ["guard"])
    veteran = fight.fighters[0]
    shield = veteran.hands[0]
    action = Action("plant")
    action.thing = shield
    spread(fight, veteran, action)
    assert veteran.hands == [shield]
    assert not shield.set_up
    spread(fight, veteran, action)
    assert veteran.hands == []
    assert (shield.place, shield.holder, shield.at) == (GROUND, -1, veteran.at)
    assert shield.set_up


@pytest.mark.rule("TAL-TST-12")
@pytest.mark.parametrize(("fatigue", "helps"), [(0, False), (1, True)])
def test_tiredness_is_forgotten_only_where_there_is_some(fatigue: int, helps: bool) -> None:
    given = [f"set fighter=veteran field=fatigue value={fatigue}"]
    start = meet("veteran", "guard", given=given, dice="d20=19", options={"luck": True})
    struck = start.play("veteran: nothing", dice="d20=2").play(
        "veteran: attack guard long-sword", dice="d20=4"
    )
    assert struck.question.kind == "luck"
    assert ("ignore-fatigue" in struck.offers()) is helps


@pytest.mark.rule("TAL-WND-15")
@pytest.mark.parametrize(("points", "left"), [(30, 29), (6, 5), (5, 4), (4, 4), (3, 4)])
def test_two_points_of_exhaustion_stay_for_each_wound(points: int, left: int) -> None:
    fight = arena(["guard"], ["veteran"], script="d20=2 d20=2 d20=2")
    guard = fight.fighters[0]
    guard.wounds = [Wound("torso", 2, 0, True)]
    guard.exhaustion = points
    recover(fight, guard, "hour")
    assert guard.exhaustion == left


@pytest.mark.rule("TAL-RUL-118")
def test_of_however_many_falls_each_is_settled() -> None:
    fight = arena(["knight"], ["guard"], script="2d20=1,9 d20=9")
    knight, _, guard = fight.fighters
    fight.falls = [guard.index] * 50 + [knight.index]
    settle_falls(fight)
    assert fight.falls == []
    assert knight.mount == -1


@pytest.mark.rule("TAL-WND-10", "TAL-RUL-35")
@pytest.mark.parametrize(("prone", "script"), [(True, ""), (False, "d20=2")])
def test_who_lies_already_keeps_no_footing(prone: bool, script: str) -> None:
    fight = arena(["guard"], ["veteran"], script=script)
    guard = fight.fighters[0]
    guard.prone = prone
    torso_wound(fight, guard, 3, "left-leg")
    assert ("balance" in [event.word for event in fight.events if event.dice]) is not prone
    assert guard.prone


@pytest.mark.rule("TAL-TST-12", "TAL-WND-11")
@pytest.mark.parametrize("telling", [True, False])
def test_luck_makes_a_wound_milder_whether_it_is_told_or_not(telling: bool) -> None:
    class Milder(Listening):
        def decide(self, question: Question) -> Choice:
            return Choice("milder-wound") if question.kind == "luck" else question.default()

    fight = arena(["veteran"], ["guard"], options={"luck": True})
    veteran = fight.fighters[0]
    veteran.block.hero, veteran.luck, veteran.life = True, 20, 400
    fight.telling = telling
    fight.players[veteran.side] = Milder()
    dice(fight, "d100=55")
    harm(fight, veteran, 8 * 5 + 1, BODY, "torso", None, False)
    assert [wound.wounds for wound in veteran.wounds][:1] == [4]
    assert veteran.luck == 15


@pytest.mark.rule("TAL-SEQ-15", "TAL-SEQ-24")
def test_the_order_stands_once_the_turns_have_begun() -> None:
    fight = arena(["veteran"], ["guard"])
    fight.order = [1, 0]
    assert fight.turn_order() == []
    fight.phase = TURNS
    assert fight.turn_order() == [1, 0]
    fight.scene.duel = True
    assert fight.turn_order() == []


@pytest.mark.rule("TAL-RUL-114", "TAL-RUL-51", "TAL-ATK-20")
@pytest.mark.parametrize(
    ("standard", "fields", "rule"),
    [(2, 2, ""), (0, 2, "TAL-RUL-114"), (2, 0, "TAL-RUL-51"), (0, 0, "TAL-RUL-51")],
)
def test_why_a_way_leads_to_no_trample(standard: int, fields: int, rule: str) -> None:
    fight = arena(["great-bear"], ["guard"], apart=4)
    bear, guard = fight.fighters
    bear.standard, bear.extra = standard, 1
    path = charge_path(fight, bear, guard, 1)[:fields]
    refusal = trample_refusal(fight, bear, guard, path)
    assert (refusal is None) is (rule == "")
    if refusal is not None:
        assert refusal.rules == [rule]


@pytest.mark.rule("TAL-RUL-101", "TAL-GRP-17")
@pytest.mark.parametrize(
    ("hands", "found"),
    [([], True), (["spiked-knuckles"], True), (["torch"], False), (["stick"], False)],
)
def test_a_garrotte_wants_hands_that_hold_nothing_else(hands: list[str], found: bool) -> None:
    fight = arena([{**BARE, "hands": hands, "belt": ["garrotte"]}], ["guard"])
    brawler, guard = fight.fighters
    assert garrottes(brawler) == []
    start_grapple(fight, brawler, guard, False)
    assert ([thing.slug for thing in garrottes(brawler)] == ["garrotte"]) is found


@pytest.mark.rule("TAL-RUL-26", "TAL-RUL-58")
def test_nobody_is_rammed_through_a_wall() -> None:
    fight = arena([BARE], ["guard"], apart=3, walls=[[12, 6], [14, 5]])
    brawler, guard = fight.fighters
    straight = [field(11, 5), field(12, 5), field(13, 5)]
    assert ram_refusal(fight, brawler, guard, "run", straight) is None
    for wrong in (
        [field(11, 5), field(12, 6), field(13, 5)],
        [*straight, field(14, 5)],
        [field(12, 5), field(13, 5)],
    ):
        refusal = ram_refusal(fight, brawler, guard, "run", wrong)
        assert refusal is not None
        assert refusal.reason == "not-adjacent"


@pytest.mark.rule("TAL-SEQ-15", "TAL-WND-03", "TAL-MNT-14")
def test_who_bleeds_to_death_leaves_the_saddle_with_the_round() -> None:
    fight = arena(["knight", "veteran"], ["guard"], script="d20=9")
    knight, horse = fight.fighters[0], fight.fighters[1]
    knight.life, knight.wounds = 1, [Wound("torso", 3, 0)]
    knight.clock = 199
    for fighter in fight.fighters:
        fighter.initiative = 5
    close_round(fight)
    assert knight.dead
    assert (knight.mount, horse.rider) == (-1, -1)


@pytest.mark.rule("TAL-MAN-09", "TAL-MNT-14")
def test_who_faints_at_the_end_of_his_turn_leaves_the_saddle_with_it() -> None:
    fight = arena(["knight", "veteran"], ["guard"], script="d20=9")
    knight, horse = fight.fighters[0], fight.fighters[1]
    knight.fatigue, knight.cautious_tired = knight.condition(), True
    fight.acting = knight.index
    end_turn(fight, knight)
    assert knight.out()
    assert (knight.mount, horse.rider) == (-1, -1)


@pytest.mark.rule("TAL-STA-05", "TAL-GRP-03", "TAL-HLD-02")
@pytest.mark.parametrize(
    ("verb", "reason"),
    [("pin", "not-in-a-grapple"), ("keep", "not-holding-on"), ("break-pin", "not-in-a-grapple")],
)
def test_why_somebody_free_does_not_wrestle(verb: str, reason: str) -> None:
    fight = arena([BARE], ["guard"])
    brawler = fight.fighters[0]
    brawler.standard, brawler.extra = 2, 1
    assert hindrance(fight, brawler, verb)[0] == reason


@pytest.mark.rule("TAL-HIT-16", "TAL-STA-10", "TAL-HIT-17")
@pytest.mark.parametrize(
    ("field_set", "light", "sees"),
    [
        ("", "", True),
        ("unconscious", "", False),
        ("blinded", "", False),
        ("", "dark", False),
        ("keen", "dark", True),
    ],
)
def test_who_sees_somebody_in_the_open(field_set: str, light: str, sees: bool) -> None:
    fight = arena(["guard"], ["veteran"], apart=9)
    guard, veteran = fight.fighters
    fight.scene.light = light
    if field_set == "keen":
        guard.block.sees_in_dark = True
    elif field_set:
        setattr(guard, field_set, True)
    assert fight.spots(guard, veteran) is sees


@pytest.mark.rule("TAL-HIT-16")
def test_nobody_sees_through_a_wall() -> None:
    fight = arena(["guard"], ["veteran"], apart=9, walls=[[15, 4], [15, 5], [15, 6]])
    guard, veteran = fight.fighters
    assert not fight.spots(guard, veteran)


@pytest.mark.rule("TAL-HIT-01")
@pytest.mark.parametrize(
    ("purpose", "own", "need"),
    [("", True, 17), ("attack", True, 17), ("dodge", True, 20), ("attack", False, 20)],
)
def test_what_the_referee_gives_lowers_what_an_attack_must_reach(
    purpose: str, own: bool, need: int
) -> None:
    fight = arena(["guard"], ["veteran"])
    guard, veteran = fight.fighters
    who = guard if own else veteran
    words = {"verb": "modifier", "fighter": who.slug, "amount": "3"}
    decree(fight, {**words, "purpose": purpose} if purpose else words)
    shown = fight.foreseen(guard, fight.tally("defence", 20, "TAL-HIT-01"), [])
    assert shown.total == need


@pytest.mark.rule("TAL-ATK-22", "TAL-ITM-22", "TAL-SEQ-17")
@pytest.mark.parametrize(("hidden", "offered"), [(1, True), (0, False)])
def test_one_behind_a_corner_is_enough_for_a_ricochet(hidden: int, offered: bool) -> None:
    walls = [[12, 4], [12, 5], [12, 6]] if hidden else []
    hawk = laden("hawk-blade", proficiencies=["multi-blade"])
    fight = arena([hawk], ["guard"], apart=4, walls=walls)
    veteran = fight.fighters[0]
    veteran.standard, veteran.extra = 2, 1
    thing = veteran.hands[0]
    assert ("ricochet" in specials_for(fight, veteran, "throw", thing)) is offered


@pytest.mark.rule("TAL-HLD-08", "TAL-RUL-56")
@pytest.mark.parametrize(
    ("standard", "extra", "words"),
    [(0, 1, ["freely", "controlled"]), (1, 0, ["freely", "controlled"]), (0, 0, ["freely"])],
)
def test_one_action_is_enough_to_let_go_in_a_controlled_way(
    standard: int, extra: int, words: list[str]
) -> None:
    fight = arena([BARE], ["great-bear"])
    brawler = fight.fighters[0]
    brawler.standard, brawler.extra = standard, extra
    assert how_words(fight, brawler, "let-go", None) == words


@pytest.mark.rule("TAL-STA-13")
@pytest.mark.parametrize(("apart", "hauls"), [(1, False), (2, True)])
def test_nobody_is_hauled_who_is_beside_one_already(apart: int, hauls: bool) -> None:
    fight = arena([{**BARE, "hands": ["lasso"]}], ["guard"], apart=apart)
    brawler, guard = fight.fighters
    guard.entangled, guard.entangled_by = "lasso", brawler.index
    assert (targets_for(fight, brawler, "haul", None, "") == [guard]) is hauls


@pytest.mark.rule("TAL-SEQ-10", "TAL-MNT-05", "TAL-RUL-87")
def test_what_the_mount_has_run_ends_with_the_rider_s_turn() -> None:
    fight = arena(["knight"], ["guard"], apart=9, script="d20=19")
    knight, horse = fight.fighters[0], fight.fighters[1]
    horse.band, horse.run_bonus = 12, 4
    assert begin_turn(fight, knight)
    assert (horse.band, horse.run_bonus) == (0, 0)


@pytest.mark.rule("TAL-SEQ-05", "TAL-SEQ-02")
@pytest.mark.parametrize(("rolled", "script"), [(True, ""), (False, "d20=5 d20=9")])
def test_initiative_is_rolled_once_for_a_battle(rolled: bool, script: str) -> None:
    fight = arena(["veteran"], ["guard"], script=script)
    veteran, guard = fight.fighters
    veteran.initiative, guard.initiative = 12, 11
    fight.rolled_initiative = rolled
    roll_initiative(fight)
    assert ((veteran.initiative, guard.initiative) == (12, 11)) is rolled
    assert fight.rolled_initiative


@pytest.mark.rule("TAL-RUL-33", "TAL-RUL-77")
@pytest.mark.parametrize("lost", ["gone", "dead", "thing", ""])
def test_a_feint_ends_with_its_target_and_its_weapon(lost: str) -> None:
    fight = arena([laden("dagger")], ["guard"])
    veteran, guard = fight.fighters
    veteran.feint_target, veteran.feint_thing = guard.index, veteran.hands[0].index
    if lost == "thing":
        let_drop(fight, veteran, veteran.hands[0])
    elif lost:
        setattr(guard, lost, True)
    fight.unsettled = True
    end_invalid(fight)
    assert (veteran.feint_target == -1) is bool(lost)


@pytest.mark.rule("TAL-SEQ-24", "TAL-RUL-24")
@pytest.mark.parametrize(("steps", "asks"), [(7, True), (8, False)])
def test_no_declaration_is_endless(steps: int, asks: bool) -> None:
    fight = arena(["veteran"], ["guard"], scene={"duel": True})
    veteran = fight.fighters[0]
    fight.declarer = veteran.index
    fight.phase = DECLARING
    veteran.standard, veteran.extra = 2, 1
    fight.declared = [Declared("step", NO_THING, NO_THING, "")] * steps
    listening = Listening()
    fight.players[veteran.side] = listening
    declare(fight)
    assert bool(listening.asked) is asks


@pytest.mark.rule("TAL-ITM-23")
def test_of_what_lies_about_only_what_is_near_is_gathered() -> None:
    fight = arena(["archer"], ["guard"], apart=9, script="d100=100")
    archer = fight.fighters[0]
    bundle = next(thing for thing in fight.things if thing.missile)
    far = [bundle.index, field(30, 5)]
    near = [bundle.index, archer.at]
    fight.spent = [far, near]
    gather(fight, archer)
    assert fight.spent == [far]


@pytest.mark.rule("TAL-RUL-57")
@pytest.mark.parametrize(
    ("sheet", "fields"),
    [
        ({"footprint_fields": [3, 2]}, (3, 2)),
        ({"huge": True}, (2, 2)),
        ({}, (1, 1)),
        ({"is_mount": True}, (1, 2)),
    ],
)
def test_how_many_fields_somebody_stands_on(sheet: dict[str, Any], fields: tuple[int, int]) -> None:
    made = FighterSheet.model_construct(**{"mount": None, "mounted": False, **sheet})
    assert made.footprint == fields


@pytest.mark.rule("TAL-TST-02")
def test_a_sheet_shows_the_skills_that_somebody_has_learnt() -> None:
    sheet = Sheet("tales-and-legends", {"name": "One", "skills": {"sword": 1, "dodge": 0}})
    shown = [each.tally.name for each in sheet.derived if each.group == "skills"]
    assert "sword" in shown
    assert "dodge" not in shown


@pytest.mark.rule("TAL-TST-12", "TAL-MAN-06", "TAL-RUL-72")
@pytest.mark.parametrize(
    ("option", "hero", "points", "asked"),
    [
        (True, True, 5, True),
        (True, False, 5, False),
        (True, True, 0, False),
        (False, True, 5, False),
    ],
)
def test_luck_averts_a_hit_for_heroes_who_have_some(
    option: bool, hero: bool, points: int, asked: bool
) -> None:
    fight = arena(["guard"], ["veteran"], options={"luck": option})
    guard, veteran = fight.fighters
    veteran.block.hero, veteran.luck = hero, points
    blow = melee_blow(guard, guard.hands[0])
    blow.result, blow.defence = 32, 26
    listening = Listening()
    fight.players[veteran.side] = listening
    assert react(fight, guard, veteran, blow) == UNANSWERED
    assert (listening.asked == ["luck"]) is asked
