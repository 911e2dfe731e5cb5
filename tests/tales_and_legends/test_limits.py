"""More edges: grapples, holds, saddles, falls, wear (4.6 to 4.12)."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.play.sequence import close_round
from fechtbuch.books.tales_and_legends.rules.basics.initiative import against_heroes
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, shot_blow
from fechtbuch.books.tales_and_legends.rules.basics.states import (
    check_faint,
    fall_prone,
    recover_points,
    stun,
)
from fechtbuch.books.tales_and_legends.rules.basics.ways import going
from fechtbuch.books.tales_and_legends.rules.defending.defence import (
    helpless_towards,
    parrying_things,
    physical_defence,
    room_behind,
)
from fechtbuch.books.tales_and_legends.rules.grappling.grips import contest, start_grapple
from fechtbuch.books.tales_and_legends.rules.harm.falling import settle_falls
from fechtbuch.books.tales_and_legends.rules.harm.wounds import lose_life, lose_part
from fechtbuch.books.tales_and_legends.rules.hitting.attack import resolve
from fechtbuch.books.tales_and_legends.rules.hitting.damage import recoil, strike_at_item
from fechtbuch.books.tales_and_legends.rules.hitting.struck_gear import hurt_oneself, wear_out
from fechtbuch.books.tales_and_legends.rules.shooting.shooting import general_scatter
from fechtbuch.books.tales_and_legends.rules.things.handling import load_price, sleepers
from fechtbuch.engine.fields import field
from fechtbuch.testing import Situation, situation
from tests.tales_and_legends.scenes import Entry, arena, crowd, meet, parts_of, scene

BARE: dict[str, Any] = {"use": "brawler", "hands": [], "belt": []}


@pytest.mark.rule("TAL-HIT-19")
@pytest.mark.parametrize(("dealt", "life"), [(8, 40), (9, 39), (20, 28)])
def test_only_what_exceeds_the_own_endurance_hurts_the_hand(dealt: int, life: int) -> None:
    fight = arena([BARE], ["guard"])
    brawler = fight.fighters[0]
    hurt_oneself(fight, brawler, melee_blow(brawler, brawler.block.natural[0]), dealt)
    assert brawler.life == life
    armed = arena(["veteran"], ["guard"])
    veteran = armed.fighters[0]
    hurt_oneself(armed, veteran, melee_blow(veteran, veteran.hands[0]), 50)
    assert veteran.life == 40


@pytest.mark.rule("TAL-ITM-05", "TAL-ITM-09", "TAL-ITM-18")
def test_a_weak_blow_strikes_an_item_with_half_and_a_recoil_weapon_overthrows() -> None:
    fight = arena([BARE], ["guard"], script="d4=3")
    brawler, guard = fight.fighters
    blow = melee_blow(brawler, brawler.block.natural[0])
    blow.item = guard.hands[0]
    strike_at_item(fight, brawler, guard, blow)
    assert [event.amount for event in fight.events if event.kind == "strikes-item"] == [3]
    mace = {"use": "guard", "hands": ["flanged-mace"], "belt": []}
    fight = arena([mace], ["archer"], script="d12=1 d100=99 d20=19 2d20=1,9")
    guard, archer = fight.fighters
    blow = melee_blow(guard, guard.hands[0])
    blow.item = archer.hands[0]
    strike_at_item(fight, guard, archer, blow)
    assert archer.prone


@pytest.mark.rule("TAL-ITM-13")
@pytest.mark.parametrize(("dealt", "checked"), [(30, 0), (31, 1)])
def test_a_missile_is_checked_above_its_limit_and_the_bow_never(dealt: int, checked: int) -> None:
    bow = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    fight = arena([bow], ["guard"], script="d100=31" if checked else "")
    archer = fight.fighters[0]
    blow = shot_blow(fight, archer.hands[0])
    wear_out(fight, archer, blow, dealt)
    assert len([event for event in fight.events if event.dice]) == checked
    assert archer.hands[0].quality == 3


@pytest.mark.rule("TAL-ATK-08", "TAL-RUL-65", "TAL-HIT-11")
@pytest.mark.parametrize("state", ["dead", "prone"])
def test_recoil_spares_the_dead_and_the_prone(state: str) -> None:
    mace = {"use": "guard", "hands": ["flanged-mace"], "belt": []}
    fight = arena([mace], ["archer"])
    guard, archer = fight.fighters
    setattr(archer, state, True)
    recoil(fight, guard, archer, melee_blow(guard, guard.hands[0]))
    assert fight.events == []


@pytest.mark.rule("TAL-MOV-16", "TAL-STA-02", "TAL-RUL-57")
def test_build_and_burden_change_the_defence_and_ten_loads_make_helpless() -> None:
    fight = arena([{"use": "guard", "traits": ["small-build"]}], ["archer"], apart=5)
    guard, archer = fight.fighters
    guard.burden = 0
    assert physical_defence(fight, guard, archer, True, "").total == 24
    guard.burden = 1
    assert physical_defence(fight, guard, archer, True, "").total == 23
    guard.burden = 5
    assert not helpless_towards(fight, guard, archer)
    guard.burden = 6
    assert helpless_towards(fight, guard, archer)


@pytest.mark.rule("TAL-RUL-58", "TAL-MAN-04")
def test_the_three_fields_away_from_the_attack() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    assert room_behind(fight, guard, archer) == [field(12, 5), field(12, 6), field(12, 4)]
    guard.at = field(10, 4)
    assert set(room_behind(fight, guard, archer)) == {field(12, 6), field(11, 6), field(12, 5)}
    guard.at = archer.at
    assert room_behind(fight, guard, archer) == []


@pytest.mark.rule("TAL-RUL-13", "TAL-RUL-46", "TAL-RUL-55", "TAL-MAN-01")
def test_which_things_may_meet_a_blow() -> None:
    two = {"use": "guard", "hands": [{"item": "baton", "both": False}, "dagger"], "belt": []}
    fight = arena([two], ["brawler"])
    guard, brawler = fight.fighters
    baton, dagger = guard.hands
    guard.parries = [baton.index, baton.index, dagger.index, -1]
    knuckles, bare = brawler.hands[0], brawler.block.natural[0]
    assert parrying_things(fight, guard, brawler, knuckles, None) == [baton, dagger]
    assert parrying_things(fight, guard, brawler, knuckles, baton) == [dagger]
    own = guard.block.natural[0]
    assert parrying_things(fight, guard, brawler, bare, None) == [baton, dagger, own]
    start_grapple(fight, brawler, guard, False)
    assert parrying_things(fight, guard, brawler, bare, None) == [dagger, own]
    fight.take_from(guard, dagger)
    dagger.holder = -1
    assert parrying_things(fight, guard, brawler, bare, None) == [own]


@pytest.mark.rule("TAL-STA-11")
def test_just_enough_courage_is_enough() -> None:
    brave = meet("guard", {"use": "great-bear", "fear": 20}, apart=9, dice="d20=19 d20=2 d20=6")
    assert brave.happened("takes-heart")
    assert brave.fighter("guard").terrified == 0


@pytest.mark.rule("TAL-RUL-78", "TAL-GRP-06")
def test_whoever_loses_contact_when_somebody_is_dragged_off_is_out() -> None:
    ours: list[Entry] = [BARE, {**BARE, "slug": "mate", "at": [12, 5]}]
    start = crowd(ours, ["guard"], dice="d20=19 d20=12 d20=2")
    held = start.play("brawler: grapple guard", "guard: nothing", "brawler: done", dice="d20=10")
    joined = held.play("mate: grapple guard", "mate: done", "guard: done", dice="2d20=1,9")
    assert joined.fighter("mate").grapple == joined.fighter("guard").grapple == 0
    dragged = joined.play("brawler: drag path=9,5;8,5;7,5;6,5", dice="d20=9 d20=5")
    assert dragged.fighter("guard").at == field(7, 5)
    assert dragged.fighter("mate").grapple == -1
    assert dragged.fighter("brawler").grapple == 0


@pytest.mark.rule("TAL-RUL-78", "TAL-GRP-16")
def test_the_players_of_a_resisting_side_name_who_rolls() -> None:
    ours: list[Entry] = ["guard", {"use": "archer", "slug": "mate", "at": [12, 5]}]
    start = crowd(ours, [BARE], dice="d20=4 d20=3 d20=19")
    grab = start.play("brawler: grapple guard", "guard: nothing", "brawler: done", dice="d20=10")
    joined = grab.play(
        "mate: drop-item long-bow", "mate: grapple brawler", "mate: done", dice="d20=9"
    )
    turn = joined.play("guard: done").play("brawler: take-down guard")
    assert turn.question.kind == "roller"
    assert turn.offers("roll") == ["guard", "mate"]
    rolled = turn.play("guard: roll mate", dice="d20=9 d20=5")
    assert rolled.rolls("resist")[0].actor == "mate"
    assert rolled.tally("resist").total == 15 + 16


@pytest.mark.rule("TAL-GRP-02", "TAL-GRP-03", "TAL-RUL-40")
@pytest.mark.parametrize(("face", "free"), [(9, True), (7, False)])
def test_breaking_free_by_one_is_enough(face: int, free: bool) -> None:
    even = {"use": "guard", "skills": {"grapple": 17, "brawn": 10}}
    grab = meet(BARE, even).play("brawler: grapple guard", dice="d20=10")
    # 12 + 17 + 2 against 32.
    tried = grab.play("guard: break-free", dice=f"d20={face} d20=7")
    assert (tried.fighter("guard").grapple == -1) is free


@pytest.mark.rule("TAL-GRP-13", "TAL-GRP-03")
def test_a_won_contest_gives_the_voice_back() -> None:
    fight = arena([BARE], ["guard"], script="d20=2 d20=19 2d20=20,9 d20=2")
    brawler, guard = fight.fighters
    start_grapple(fight, brawler, guard, False)
    guard.silenced = True
    assert contest(fight, guard, 0, "TAL-GRP-03", [], False) < 0
    assert guard.silenced
    assert contest(fight, guard, 0, "TAL-GRP-03", [], False) > 0
    assert not guard.silenced
    other = arena([BARE, "guard"], ["archer", "veteran"])
    one, two, three, four = other.fighters
    start_grapple(other, one, three, False)
    start_grapple(other, two, four, False)
    assert one.grapple != two.grapple


@pytest.mark.rule("TAL-ACT-09")
@pytest.mark.parametrize(
    ("weapon", "price"),
    [
        ("long-bow", (1, 0, False)),
        ("jor-silent-blowpipe", (0, 1, False)),
        ("scorpion", (0, 0, True)),
    ],
)
def test_prices_of_loading(weapon: str, price: tuple[int, int, bool]) -> None:
    fight = arena([{"use": "archer", "hands": [weapon], "belt": []}], ["guard"])
    found = load_price(fight.fighters[0].hands[0])
    assert (found.standard, found.extra, found.full) == price


@pytest.mark.rule("TAL-STA-08")
def test_sleepers_beside_one_may_be_woken_the_unconscious_not() -> None:
    near: Entry = {"use": "guard", "at": [11, 5]}
    far: Entry = {"use": "brawler", "at": [12, 5]}
    fight = arena(["archer", near, far], ["veteran"], apart=20)
    archer, guard, brawler, _ = fight.fighters
    guard.asleep = brawler.asleep = True
    assert sleepers(fight, archer) == [guard]
    guard.asleep, guard.unconscious = False, True
    assert sleepers(fight, archer) == []
    woken = crowd(
        ["archer", {"use": "guard", "at": [10, 6], "states": ["asleep"]}],
        ["brawler"],
        apart=12,
        dice="d20=19 d20=12 d20=7",
    ).play("archer: wake guard")
    assert not woken.fighter("guard").asleep


CLIMBER: dict[str, Any] = {
    "use": "brawler",
    "hands": ["dagger"],
    "belt": [],
    "at": [9, 5],
    "skills": {"dagger": 10, "athletics": 15},
}


def on_the_beast() -> Situation:
    start = meet(CLIMBER, {"use": "great-bear", "at": [10, 5]}).play(
        "edict: set fighter=great-bear field=facing value=2", "brawler: face how=e"
    )
    held = start.play("brawler: hold great-bear", dice="d20=10 d20=10")
    return held.play("brawler: done", "great-bear: done")


@pytest.mark.rule("TAL-HLD-06", "TAL-RUL-82", "TAL-HLD-05")
def test_from_the_head_the_head_is_struck_and_the_hold_depends_on_one_roll() -> None:
    ready = on_the_beast()
    assert ready.offers("shift") == ["head", "flank", "back"]
    # Athletics 32 (one hand) against 21, and 41 to move.
    just = ready.play("brawler: shift how=head", dice="d20=9")
    assert just.fighter("brawler").hold_place == "head"
    only = ready.play("brawler: shift how=head", dice="d20=8")
    assert only.fighter("brawler").hold_place == "back"
    falls = ready.play("brawler: shift how=head", dice="2d20=1,13 d20=9")
    assert falls.fighter("brawler").holds_on == -1
    assert falls.fighter("brawler").prone
    back = only.play("great-bear: done").play("brawler: keep", dice="d20=9")
    back.refuses("brawler: stab dagger part=head")
    head = just.play("great-bear: done").play("brawler: keep", dice="d20=9")
    assert head.offers("stab weapon=dagger") == ["", "head"]
    struck = head.play("brawler: stab dagger part=head", dice="2d20=1,9")
    assert struck.parts("attack")["head"] == -20
    assert struck.parts("attack")["holding-on"] == -5


@pytest.mark.rule("TAL-HLD-06", "TAL-HLD-08")
def test_from_the_flank_one_gets_down_without_a_fall() -> None:
    flank = on_the_beast().play("brawler: shift how=flank", dice="d20=9")
    down = flank.play("great-bear: done").play("brawler: let-go how=freely")
    assert down.rolls() == []
    assert not down.fighter("brawler").prone
    assert down.fighter("brawler").holds_on == -1


@pytest.mark.rule("TAL-HLD-08", "TAL-HLD-03")
def test_letting_go_freely_is_at_minus_thirty_and_the_speed_is_counted_once() -> None:
    ready = on_the_beast()
    free = ready.play("brawler: let-go how=freely", dice="d20=9")
    assert free.parts("landing")["let-go"] == -30
    calm = ready.play("brawler: let-go how=controlled", dice="d20=9")
    assert "let-go" not in calm.parts("landing")
    kept = ready.play("brawler: keep", dice="d20=9")
    assert kept.fighter("brawler").hold_speed == 0
    aimed = kept.play("brawler: aim", "brawler: stab dagger", dice="2d20=1,9")
    assert aimed.parts("attack")["aimed"] == 3


@pytest.mark.rule("TAL-SEQ-07")
def test_only_opponents_of_heroes_share_a_roll() -> None:
    guards: list[Entry] = ["guard", {"use": "guard", "slug": "twin"}]
    data = scene(guards, ["archer"], apart=9)
    plain = situation(data, dice="d20=5 d20=6 d20=7").play()
    assert plain.fighter("twin").initiative == 21
    data["sides"][0]["heroes"] = True
    ours = situation(data, dice="d20=5 d20=6 d20=7").play()
    assert ours.fighter("twin").initiative == 21
    data["sides"][0]["heroes"] = False
    data["sides"][1]["heroes"] = True
    theirs = situation(data, dice="d20=5 d20=7 d100=3 d100=8").play()
    assert theirs.fighter("twin").initiative == theirs.fighter("guard").initiative == 20
    fight = arena(["guard"], ["veteran"])
    assert against_heroes(fight, fight.fighters[0])
    assert not against_heroes(fight, fight.fighters[1])


@pytest.mark.rule("TAL-MNT-12", "TAL-RUL-30")
def test_a_failed_quick_mount_costs_its_action() -> None:
    start = meet({"use": "knight", "mounted": False}, "guard", apart=30)
    failed = start.play("knight: mount how=quick target=warhorse", dice="d20=4")
    assert failed.fighter("knight").mount == -1
    assert failed.fighter("knight").standard == 1
    assert "slow" not in failed.offers("mount")
    up = start.play("knight: mount how=quick target=warhorse", dice="d20=5")
    assert up.fighter("knight").mount >= 0


@pytest.mark.rule("TAL-RUL-58")
def test_a_friends_field_is_crossed_an_enemys_is_not_entered() -> None:
    ours: list[Entry] = ["guard", {"use": "archer", "at": [11, 5]}]
    start = crowd(ours, [{"use": "brawler", "at": [14, 5]}])
    fight = start.fight
    way = going(fight, fight.by_slug("guard"))
    assert field(11, 5) in way.occupied
    assert field(14, 5) in way.blocked
    assert field(10, 5) not in way.occupied
    through = crowd(ours, [{"use": "brawler", "at": [14, 5]}], dice="d20=19 d20=2 d20=3")
    moved = through.play("guard: move path=11,5;12,5")
    assert moved.fighter("guard").at == field(12, 5)
    through.refuses("guard: move path=11,5", reason="occupied")
    through.refuses("guard: move path=11,4;12,5;13,5;14,5", reason="blocked")


@pytest.mark.rule("TAL-RUL-68", "TAL-HIT-04")
def test_the_dead_are_struck_no_more() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    archer.dead = True
    blow = melee_blow(guard, guard.hands[0])
    blow.result, blow.defence = 40, 20
    resolve(fight, guard, archer, blow)
    assert fight.events == []
    assert parts_of(fight.tally("situation", 3, "")) == {"situation": 3}


@pytest.mark.rule("TAL-ATK-23")
@pytest.mark.parametrize(
    ("short", "sides"), [(5, 2), (9, 2), (10, 4), (19, 4), (20, 6), (30, 8), (40, 10), (50, 12)]
)
def test_the_distance_die_of_a_wide_miss(short: int, sides: int) -> None:
    fight = arena(["archer"], ["guard"], apart=10, script=f"d10=2 d{sides}=2 d10=1")
    assert general_scatter(fight, fight.fighters[0], field(20, 5), short, 100) == field(22, 5)


@pytest.mark.rule("TAL-ITM-15", "TAL-MAN-01")
def test_a_shield_parries_with_its_modifier() -> None:
    shield = {
        "use": "guard",
        "hands": ["medium-wooden-shield"],
        "belt": [],
        "skills": {"shield": 5},
    }
    ready = meet(shield, "brawler").play("guard: parry medium-wooden-shield", "guard: done")
    assert ready.fighter("guard").parries
    hit = ready.play("brawler: attack guard spiked-knuckles", dice="d20=5")
    parried = hit.play("guard: parry medium-wooden-shield", dice="2d20=1,19 d6=1")
    assert parried.parts("parry") == {"shield": 17, "parry": 15}


@pytest.mark.rule("TAL-WND-14", "TAL-RUL-84", "TAL-WND-04", "TAL-STA-08")
def test_who_faints_or_dies_drops_everything_and_who_rests_comes_round() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    guard.fatigue, guard.dodges = 13, 1
    check_faint(fight, guard)
    assert guard.fainted
    assert guard.prone
    assert guard.hands == []
    assert guard.dodges == 0
    assert not fight.things[0].both
    recover_points(fight, guard)
    assert guard.fainted
    guard.fatigue = 12
    recover_points(fight, guard)
    assert not guard.fainted
    archer.life = 1
    lose_life(fight, archer, 1, guard)
    assert archer.dead
    assert archer.hands == []
    assert guard.dealt == 1


@pytest.mark.rule("TAL-RUL-28", "TAL-MNT-14")
def test_a_mount_that_falls_or_dies_takes_its_rider_down() -> None:
    for fall in (True, False):
        fight = arena(["knight"], ["guard"], apart=9, script="2d20=1,9")
        knight, horse, _ = fight.fighters
        if fall:
            fall_prone(fight, horse, "TAL-RUL-28")
        else:
            stun(fight, horse, 10)
        assert fight.falls == [knight.index]
        settle_falls(fight)
        assert knight.mount == -1
        assert knight.prone


@pytest.mark.rule("TAL-WND-12", "TAL-RUL-96", "TAL-WND-10")
@pytest.mark.parametrize(
    ("part", "left"),
    [
        ("left-hand", ["baton"]),
        ("right-arm", ["dagger"]),
        ("left-foot", ["baton", "dagger"]),
    ],
)
def test_a_lost_hand_drops_what_it_held(part: str, left: list[str]) -> None:
    two = {"use": "guard", "hands": [{"item": "baton", "both": False}, "dagger"], "belt": []}
    fight = arena([two], ["archer"])
    guard = fight.fighters[0]
    lose_part(fight, guard, part, "TAL-WND-12")
    assert [thing.slug for thing in guard.hands] == left
    assert guard.lost == [part]


@pytest.mark.rule("TAL-WND-03", "TAL-WND-07", "TAL-SEQ-15")
def test_wounds_bleed_at_the_end_of_the_round() -> None:
    hurt = {"use": "guard", "wounds": [{"wounds": 3}]}
    start = meet(hurt, "archer", apart=20)
    fight = start.fight
    fight.by_slug("guard").clock = 198
    fight.host = None
    close_round(fight)
    assert fight.by_slug("guard").life == 31


@pytest.mark.rule("TAL-ATK-04", "TAL-RUL-34", "TAL-ATK-01", "TAL-ATK-02")
def test_aim_counts_for_the_first_test_of_several() -> None:
    pair = {
        "use": "veteran",
        "hands": [{"item": "long-sword", "both": False}, "dagger"],
        "belt": [],
    }
    start = meet(pair, "guard").play("veteran: aim")
    two = start.play(
        "veteran: attack long-sword special=two-weapon target=guard second=dagger",
        dice="2d20=1,19 2d20=1,19",
    )
    aimed = [parts_of(roll.tally).get("aimed", 0) for roll in two.rolls("attack")]
    assert aimed == [4, 0]
    three = start.play(
        "veteran: attack long-sword special=multiple target=guard",
        dice="2d20=1,19 2d20=1,19 2d20=1,19",
    )
    assert [parts_of(roll.tally).get("aimed", 0) for roll in three.rolls("attack")] == [4, 0, 0]
    loaded = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    shot = meet(loaded, "guard", apart=9).play(
        "archer: aim", "archer: shoot long-bow guard part=head", dice="2d20=1,19"
    )
    assert shot.parts("attack")["aimed"] == 4
    assert shot.parts("attack")["head"] == -20
