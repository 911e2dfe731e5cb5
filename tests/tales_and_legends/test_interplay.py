"""Where rules of different chapters meet: reach and two weapons, prepared attacks, ways, words."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.open_specials import seconds
from fechtbuch.books.tales_and_legends.asking.verb_options import things_for
from fechtbuch.books.tales_and_legends.book import BOOK
from fechtbuch.books.tales_and_legends.kinds.arms import PACK
from fechtbuch.books.tales_and_legends.play.duel_plans import still_possible
from fechtbuch.books.tales_and_legends.play.sequence import begin_turn, close_round, end_turn
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import (
    UNANSWERED,
    last_moment,
    react,
)
from fechtbuch.books.tales_and_legends.rules.grappling.grappling import choke
from fechtbuch.books.tales_and_legends.rules.grappling.grips import start_grapple
from fechtbuch.books.tales_and_legends.rules.hitting.damage import parry_holds
from fechtbuch.books.tales_and_legends.rules.moving.flight import be_terrified
from fechtbuch.books.tales_and_legends.state.battle import NO_THING, Declared
from fechtbuch.engine.choices import Choice, Question
from fechtbuch.engine.fields import field
from fechtbuch.testing import DefaultPlayer, Situation, situation
from tests.tales_and_legends.scenes import arena, crowd, meet, scene
from tests.tales_and_legends.test_mounted import HORSE_ARCHER

PAIRED: dict[str, Any] = {
    "use": "veteran",
    "hands": [{"item": "short-spear", "both": False}, "dagger"],
    "belt": [],
}
BARE: dict[str, Any] = {"use": "brawler", "hands": [], "belt": []}
BOW: dict[str, Any] = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}


@pytest.mark.rule("TAL-ATK-01", "TAL-ITM-20", "TAL-RUL-49")
@pytest.mark.parametrize(("apart", "reached"), [(1, True), (2, False)])
def test_both_of_two_weapons_must_reach(apart: int, reached: bool) -> None:
    start = meet(PAIRED, "guard", apart=apart)
    assert ("two-weapon" in start.offers("attack weapon=short-spear")) is reached
    assert "guard" in start.offers("attack weapon=short-spear special=")


@pytest.mark.rule("TAL-ATK-01", "TAL-ACT-10")
def test_what_is_only_thrown_or_held_in_both_hands_is_no_second_weapon() -> None:
    fight = arena([{**PAIRED, "hands": ["dagger", "shuriken"]}], ["guard"])
    veteran = fight.fighters[0]
    veteran.standard = 1
    assert seconds(fight, veteran, veteran.hands[0]) == []
    fight = arena([{**PAIRED, "hands": ["dagger", "hatchet"]}], ["guard"])
    veteran = fight.fighters[0]
    dagger, hatchet = veteran.hands
    veteran.standard = 1
    assert seconds(fight, veteran, dagger) == [hatchet]
    hatchet.both = True
    assert seconds(fight, veteran, dagger) == []


@pytest.mark.rule("TAL-RUL-24", "TAL-ATK-01")
def test_a_declared_second_weapon_in_a_strangers_hand_is_lost() -> None:
    fight = arena([{**PAIRED, "hands": ["dagger", "hatchet"]}], ["guard"], scene={"duel": True})
    veteran, guard = fight.fighters
    veteran.standard, veteran.extra = 2, 1
    dagger, hatchet = veteran.hands
    planned = Declared("attack", dagger.index, hatchet.index, "two-weapon")
    assert still_possible(fight, veteran, planned)
    hatchet.holder = guard.index
    assert not still_possible(fight, veteran, planned)
    assert still_possible(fight, veteran, Declared("attack", dagger.index, NO_THING, ""))


def watched() -> Situation:
    """An archer waits with a shot; the veteran stands behind a wall, well within range."""
    walls = [[15, 4], [15, 5], [15, 6]]
    start = meet(BOW, "veteran", apart=6, walls=walls)
    return start.play("archer: prepare weapon=long-bow", "archer: done")


@pytest.mark.rule("TAL-RUL-64")
def test_a_prepared_shot_flies_at_who_comes_into_view() -> None:
    hidden = watched().play("veteran: half path=17,5")
    assert hidden.rolls("attack") == []
    assert len(hidden.fighter("archer").prepared) == 1
    seen = watched().play("veteran: move path=16,6;16,7;16,8;16,9", dice="2d20=1,9")
    assert len(seen.rolls("attack")) == 1
    assert seen.fighter("archer").prepared == []


@pytest.mark.rule("TAL-RUL-64", "TAL-MAN-04")
def test_who_gives_ground_into_the_reach_of_a_waiting_spear_is_struck() -> None:
    start = crowd(
        [{"use": "guard", "at": [15, 5]}, {**BARE, "at": [11, 5]}],
        [{"use": "veteran", "at": [12, 5]}],
        dice="d20=10 d20=3 d20=5",
    )
    ready = start.play(
        "veteran: dodge",
        "veteran: face how=w",
        "veteran: done",
        "guard: prepare weapon=short-spear",
        "guard: done",
    )
    hit = ready.play("brawler: attack bare-hands veteran", dice="d20=9")
    gone = hit.play("veteran: dodge", "veteran: go field=13,5", dice="d20=15 2d20=1,9")
    assert gone.fighter("veteran").at == field(13, 5)
    assert gone.happened("springs")
    assert gone.fighter("guard").prepared == []


@pytest.mark.rule("TAL-RUL-48", "TAL-RUL-86", "TAL-ATK-20")
def test_a_trampler_goes_on_through_with_what_is_left_of_the_move() -> None:
    won = meet(BARE, "guard", apart=2).play(
        "brawler: trample target=guard path=11,5", dice="d20=19 2d20=1,5"
    )
    through = won.play("brawler: aside")
    goals = through.offers("go")
    assert "14,5" in goals  # ½ Speed is 4 m: two onto the field, two beyond
    assert "15,5" not in goals
    assert through.play("brawler: go field=14,5").fighter("brawler").at == field(14, 5)
    spent = meet(BARE, "guard", apart=7).play(
        "brawler: trample target=guard path=11,5;12,5;13,5;14,5;15,5;16,5",
        dice="d20=19 2d20=1,5",
    )
    assert "19,5" not in spent.play("brawler: aside").offers("go")
    charged = meet(BARE, "guard", apart=2).play(
        "brawler: charge bare-hands special=trample target=guard", dice="d20=19 2d20=1,5"
    )
    goals = charged.play("brawler: aside").offers("go")
    assert "17,5" in goals  # the rest of Speed 7
    assert "18,5" not in goals


@pytest.mark.rule("TAL-RUL-29", "TAL-ATK-20")
@pytest.mark.parametrize(("apart", "band"), [(3, 6), (9, 12)])
def test_a_trample_counts_as_the_band_that_was_paid(apart: int, band: int) -> None:
    start = meet("knight", "guard", apart=apart)
    won = start.play("knight: trample target=guard", dice="d20=19 2d20=1,5")
    assert won.fighter("warhorse").band == band
    assert won.fighter("knight").standard == (1 if band == 6 else 0)


@pytest.mark.rule("TAL-RUL-29", "TAL-MOV-08", "TAL-MOV-09", "TAL-STA-11", "TAL-GRP-06")
def test_whoever_crawls_rises_drags_or_flees_is_moving() -> None:
    down = meet("guard", "archer", apart=9, given=["add-state fighter=guard state=prone"])
    assert down.play("guard: crawl path=11,5").fighter("guard").band == 3
    assert down.play("guard: stand path=11,5").fighter("guard").band == 3
    assert down.play("guard: stand").fighter("guard").band == 0
    fight = arena(["guard"], ["archer"], apart=9)
    guard, archer = fight.fighters
    guard.terrified, guard.afraid_of = 2, archer.index
    be_terrified(fight, guard)
    assert guard.band == 36
    held = meet(BARE, "guard").play("brawler: grapple guard", dice="d20=9")
    again = held.play("guard: nothing", "brawler: done", "guard: done")
    dragged = again.play("brawler: drag path=9,5;8,5", dice="d20=19 2d20=1,5")
    assert dragged.fighter("brawler").band == 4


@pytest.mark.rule("TAL-RUL-87", "TAL-RUL-29")
def test_who_shot_at_a_halt_does_not_charge_and_who_named_a_move_may() -> None:
    start = meet(HORSE_ARCHER, "guard", apart=6)
    assert "charge" in start.offers()
    halted = start.play("archer: shoot long-bow guard", dice="2d20=1,19")
    assert not {"charge", "trample", "half"} & set(halted.offers())
    named = start.play("archer: shoot long-bow guard how=move", dice="2d20=1,19")
    assert "charge" in named.offers()


@pytest.mark.rule("TAL-MNT-04", "TAL-RUL-87")
def test_a_thrower_in_the_saddle_names_the_band_too() -> None:
    rider = {"use": "knight", "hands": ["dagger"], "belt": []}
    start = meet(rider, "guard", apart=4)
    thrown = start.play("knight: throw dagger guard how=half", dice="2d20=1,19")
    assert thrown.parts("attack")["moving-mount"] == -6
    assert "half" in thrown.offers()
    assert "move" not in thrown.offers()
    assert "half" not in start.play("knight: throw dagger guard", dice="2d20=1,19").offers()


@pytest.mark.rule("TAL-GRP-05")
def test_a_bear_in_a_grapple_claws_and_does_not_bite() -> None:
    fight = arena(["great-bear"], ["guard"], apart=2)
    bear, guard = fight.fighters
    bear.standard = 2
    assert [thing.slug for thing in things_for(fight, bear, "attack")] == ["claws", "bite"]
    start_grapple(fight, bear, guard, False)
    assert [thing.slug for thing in things_for(fight, bear, "strike")] == ["claws"]


@pytest.mark.rule("TAL-ACT-04", "TAL-RUL-20")
def test_putting_a_thing_into_the_pack_takes_two_full_rounds() -> None:
    start = meet("guard", "archer", apart=9)
    begun = start.play("guard: stash short-spear")
    assert begun.event("at-it").amount == 1
    assert (begun.fighter("guard").standard, begun.fighter("guard").extra) == (0, 0)
    again = begun.play("guard: done", "archer: done")
    done = again.play("guard: stash short-spear")
    spear = next(thing for thing in done.fight.things if thing.slug == "short-spear")
    assert spear.place == PACK
    assert done.fighter("guard").hands == []
    assert "short-spear" not in done.play("guard: done", "archer: done").offers("draw")


class Asked(DefaultPlayer):
    """Takes every default and keeps what was offered."""

    def __init__(self) -> None:
        self.offered: list[list[str]] = []

    def decide(self, question: Question) -> Choice:
        slot = question.slot({})
        assert slot is not None
        self.offered.append(slot.values())
        return question.default()


@pytest.mark.rule("TAL-TST-12", "TAL-ATK-16")
@pytest.mark.parametrize(
    ("charged", "offered"),
    [(False, ["nothing", "more-defence", "dodge", "parry"]), (True, ["nothing", "more-defence"])],
)
def test_luck_lifts_only_the_defence_of_a_charger(charged: bool, offered: list[str]) -> None:
    fight = arena(["guard"], ["veteran"], options={"luck": True})
    guard, veteran = fight.fighters
    asked = Asked()
    fight.players = [DefaultPlayer(), asked]
    veteran.charged = charged
    blow = melee_blow(guard, guard.hands[0])
    blow.result, blow.defence = 32, 26
    assert react(fight, guard, veteran, blow) == UNANSWERED
    assert asked.offered == [offered]
    veteran.aggressive_open = True  # unprepared: only against what would kill
    assert react(fight, guard, veteran, blow) == UNANSWERED
    assert len(asked.offered) == 1
    assert last_moment(fight, guard, veteran, blow) == UNANSWERED
    assert len(asked.offered) == 2


@pytest.mark.rule("TAL-ACT-05", "TAL-GRP-13", "TAL-STA-06")
def test_words_cost_nothing_wherever_one_is() -> None:
    aimed = meet("guard", "archer").play("guard: aim", 'guard: say text="Now!"')
    guard = aimed.fighter("guard")
    assert (guard.standard, guard.extra, guard.aimed) == (2, 0, True)
    fierce = meet("guard", "archer").play("guard: aggressive")
    assert fierce.offers() == ["say", "attack"]
    held = meet(BARE, "guard").play("brawler: grapple guard", dice="d20=9")
    turn = held.play("guard: nothing", "brawler: done")
    assert "say" in turn.offers()
    pinned = turn.play("guard: done").play("brawler: pin guard", dice="d20=9 d20=5")
    assert pinned.offers() == ["done", "say", "break-pin"]
    assert pinned.play('guard: say text="Help!"').fighter("guard").standard == 2
    hushed = pinned.play("edict: add-state fighter=guard state=silenced")
    assert hushed.offers() == ["done", "break-pin"]
    duel = meet("guard", "veteran", scene={"duel": True}, dice="d20=19 d20=2")
    assert duel.question.kind == "declare"
    told = duel.play("veteran: dodge", "veteran: done", "guard: done")
    slow = told.play('veteran: say text="Have at you"')
    assert slow.event("says").word == "Have at you"


@pytest.mark.rule("TAL-SEQ-02")
def test_nobody_has_a_second_turn_in_a_round_whatever_the_order_says() -> None:
    fight = arena(["guard"], ["archer"], apart=9)
    guard, archer = fight.fighters
    fight.rolled_initiative = True
    guard.initiative, archer.initiative = 30, 20
    assert begin_turn(fight, guard)
    end_turn(fight, guard)
    assert not begin_turn(fight, guard)
    assert begin_turn(fight, archer)
    end_turn(fight, archer)
    close_round(fight)
    assert begin_turn(fight, guard)
    skipped = meet("guard", "archer", apart=9).play("edict: skip fighter=archer", "guard: done")
    assert skipped.fight.round == 2
    assert skipped.question.who is not None
    assert skipped.question.who.slug == "guard"


SHIELDED: dict[str, Any] = {
    "use": "veteran",
    "hands": ["dagger", "medium-wooden-shield"],
    "belt": [],
}
PRICES = {
    "attack": (1, 0),
    "feint": (1, 0),
    "cover": (1, 0),
    "defensive": (1, 0),
    "prepare": (1, 0),
    "aggressive": (1, 0),
    "parry": (0, 1),
    "dodge": (0, 1),
    "aim": (1, 1),
    "cautious": (0, 0),
}
"""Special actions of somebody with dagger and shield: S and X of each; aim with what it aims."""


@pytest.mark.rule("TAL-SEQ-16", "TAL-SEQ-11", "TAL-SEQ-10")
@pytest.mark.parametrize("left", [(2, 1), (2, 0), (1, 1), (1, 0), (0, 1), (0, 0)])
def test_a_special_action_that_cannot_be_paid_is_not_to_be_had(left: tuple[int, int]) -> None:
    start = meet(SHIELDED, "guard")
    veteran = start.fighter("veteran")
    veteran.standard, veteran.extra = left
    paid = {
        verb
        for verb, (standard, extra) in PRICES.items()
        if standard <= left[0] and standard + extra <= sum(left)
    }
    slot = start.question.slot({})
    assert slot is not None
    assert set(slot.values()) & set(PRICES) == paid


@pytest.mark.rule("TAL-SEQ-16", "TAL-RUL-05")
def test_manoeuvres_last_to_the_next_turn_and_special_attacks_only_their_blow() -> None:
    bought = meet(SHIELDED, "guard").play(
        "veteran: defensive", "veteran: cautious", "veteran: parry dagger", "veteran: done"
    )
    veteran = bought.fighter("veteran")
    assert (veteran.defensive, veteran.cautious, len(veteran.parries)) == (True, True, 1)
    again = bought.play("guard: done").fighter("veteran")
    assert (again.defensive, again.cautious, len(again.parries)) == (False, False, 0)
    mighty = meet(SHIELDED, "guard").play(
        "veteran: attack dagger special=mighty target=guard", dice="2d20=1,19"
    )
    plain = mighty.play("veteran: attack dagger guard", dice="2d20=1,19")
    assert mighty.parts("attack")["mighty"] == -10
    assert "mighty" not in plain.parts("attack")


@pytest.mark.rule("TAL-RUL-97", "TAL-RUL-02")
@pytest.mark.parametrize(("switch", "wounds"), [(False, 0), (True, 1)])
def test_damage_equal_to_endurance_wounds_with_the_switch_on(switch: bool, wounds: int) -> None:
    bare = {"use": "guard", "armour": None, "helmet": None}
    start = meet("archer", bare, options={"wound_at_equal": switch})
    drawn = start.play("archer: drop-item long-bow", "archer: draw dagger")
    hit = drawn.play("archer: attack dagger guard", dice="d20=9 d6=4")
    guard = hit.fighter("guard")
    assert (guard.life, sum(wound.wounds for wound in guard.wounds)) == (28, wounds)
    assert guard.exhaustion == 2 * wounds


@pytest.mark.rule("TAL-RUL-11", "TAL-ITM-11")
@pytest.mark.parametrize(("face", "checks"), [(7, 0), (8, 0), (9, 1)])
def test_a_solid_thing_that_parries_is_checked_from_twice_its_armour_and_one(
    face: int, checks: int
) -> None:
    """The spear strikes for d10 + 12 at a thing of armour 10, so 20 is not enough and 21 is."""
    stick = {"use": "veteran", "hands": ["thin-stick"], "belt": []}
    fight = arena(["guard"], [stick], script=" ".join(["d100=99"] * checks))
    guard, veteran = fight.fighters
    blow = melee_blow(guard, guard.hands[0])
    blow.parried_by = veteran.hands[0]
    blow.parried_by.solid = True
    assert parry_holds(fight, guard, veteran, blow, face + 12)
    assert fight.dice.next == checks


@pytest.mark.rule("TAL-RUL-68")
def test_a_blow_into_a_grapple_is_rolled_against_the_named_one_alone() -> None:
    start = crowd([BARE, {"use": "veteran", "at": [10, 6]}], ["guard"], dice="d20=19 d20=2 d20=2")
    held = start.play("brawler: grapple guard", "guard: nothing", "brawler: done", dice="d20=9")
    missed = held.play(
        "veteran: attack long-sword special=called target=guard part=nose", dice="2d20=1,15"
    )
    blows = missed.happened("attacked")
    assert [(blow.actor, blow.target) for blow in blows] == [("veteran", "guard")]
    assert missed.happened("missed")
    assert missed.fighter("brawler").life == 40
    assert missed.fighter("guard").life == 34


@pytest.mark.rule("TAL-TST-03")
def test_the_referee_sets_how_hard_something_is() -> None:
    """An improvised deed at its price; the next test is made harder or easier by decree."""
    start = meet("knight", "guard", apart=30)
    deed = start.play('edict: allow fighter=knight price=1 text="calls to the horse"')
    assert deed.fighter("knight").extra == 0
    hard = start.play("edict: modifier fighter=knight amount=-10 purpose=riding")
    failed = hard.play("knight: spur", dice="d20=14")
    assert failed.event("tested").word == "failed"
    assert hard.play("knight: spur", dice="d20=15").event("tested").word == "passed"
    assert BOOK.rules["TAL-TST-03"].status == "fiat"


@pytest.mark.rule("TAL-ITM-24", "TAL-ITM-04")
def test_a_mended_thing_comes_back_a_step_better_and_breaks_as_it_was_made() -> None:
    worn: dict[str, Any] = {"item": "short-spear", "quality": "ordinary", "now": "fatal"}
    mended = {**worn, "now": "poor"}
    for spear, bonus in ((worn, -5), (mended, -2)):
        start = meet({"use": "guard", "hands": [spear], "belt": []}, "archer")
        struck = start.play("guard: attack archer short-spear", dice="2d20=1,19")
        assert struck.parts("attack")["quality"] == bonus
        thing = struck.fighter("guard").hands[0]
        assert thing.base == 3
    assert BOOK.rules["TAL-ITM-24"].status == "fiat"


@pytest.mark.rule("TAL-RUL-44", "TAL-WND-17", "TAL-RUL-43")
@pytest.mark.parametrize(
    ("breathed", "dwarf", "rounds"), [(False, False, 12), (True, False, 30), (False, True, 24)]
)
def test_the_figures_for_breath(breathed: bool, dwarf: bool, rounds: int) -> None:
    fight = arena([BARE], [{"use": "guard", "race": "dwarf" if dwarf else "human"}])
    brawler, guard = fight.fighters
    guard.block.endurance = 6
    guard.deep_breath = breathed
    choke(fight, brawler, guard, 4)
    assert guard.breath == rounds - 1
    choke(fight, brawler, guard, 5)
    assert guard.breath == rounds - 3
    guard.breath = 1
    choke(fight, brawler, guard, 1)
    assert (guard.unconscious, guard.choked_dead) == (True, 20)
    assert BOOK.rules["TAL-RUL-44"].status == "fiat"


AMBUSH = {"ambush": ["ours"]}
OTHER = {"use": "guard", "slug": "other"}


@pytest.mark.rule("TAL-SEQ-04", "TAL-SEQ-23")
@pytest.mark.parametrize("duel", [False, True])
@pytest.mark.parametrize(("face", "surprised"), [(5, True), (6, False), (7, False)])
def test_twenty_shakes_off_surprise_and_nineteen_does_not(
    face: int, surprised: bool, duel: bool
) -> None:
    start = situation(scene(["guard"], [OTHER], scene={**AMBUSH, "duel": duel})).play()
    assert start.fight.surprise_round
    more = "" if surprised else " d20=9 d20=2"
    ended = start.play("guard: done", dice=f"d20={face}{more}")
    assert ended.fight.fighters[1].surprised is surprised
