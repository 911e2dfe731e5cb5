"""What few fights see: willed failure, footing, areas, lassos, barbs, silver (3, 4.5, 4.12)."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.kinds.skills import POLEARM, SHIELD, UNARMED
from fechtbuch.books.tales_and_legends.rules.basics.load import carried_grams
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow
from fechtbuch.books.tales_and_legends.rules.defending.defence import physical_defence
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import pair_price
from fechtbuch.books.tales_and_legends.rules.hitting.damage import strike_through
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import Entry, arena, crowd, meet, parts_of


@pytest.mark.rule("TAL-TST-09")
def test_anybody_may_say_beforehand_that_the_own_test_shall_fail() -> None:
    start = meet("guard", "archer")
    meant = start.play("guard!: fail-next", "guard: attack archer short-spear")
    assert meant.rolls() == []
    assert meant.happened("missed")
    assert not meant.fighter("guard").will_fail
    usual = meant.play("guard: attack archer short-spear", dice="2d20=1,2")
    assert len(usual.rolls("attack")) == 1


@pytest.mark.rule("TAL-TST-11")
def test_on_bad_ground_half_speed_is_tested_full_speed_at_minus_ten_and_a_run_falls() -> None:
    start = meet("guard", "archer", apart=20, scene={"ground": "unsafe-floor"})
    half = start.play("guard: half path=11,5", "guard: grapple", dice="2d20=1,2")
    assert half.event("tested").amount == 15
    assert half.fighter("guard").at == field(11, 5)
    full = start.play("guard: move path=11,5", "guard: grapple", dice="d20=8")
    assert full.parts("balance")["situation"] == -10
    assert full.fighter("guard").prone
    assert full.fighter("guard").at == field(10, 5)
    fallen = start.play("guard: fast path=11,5")
    assert fallen.rolls() == []
    assert fallen.fighter("guard").prone
    charge = meet("guard", "archer", apart=6, scene={"ground": "unsafe-floor"}).play(
        "guard: charge short-spear target=archer", "guard: grapple", dice="d20=8"
    )
    assert charge.happened("charge-lost")


GROUNDS = [
    ("rubble", "", "half", 20, 0),
    ("rubble", "wet", "half", 22, 0),
    ("rubble", "", "move", 20, -10),
    ("cobbles", "", "move", 20, 0),
    ("cobbles", "frozen", "move", 23, 0),
    ("cobbles", "", "fast", 20, 0),
    ("unsafe-floor", "", "half", 15, 0),
    ("one-metre", "", "move", 30, 0),
    ("half-metre", "ice", "half", 15, 0),
    ("half-metre", "", "move", 40, 0),
    ("two-feet", "", "half", 25, 0),
    ("one-hand", "", "half", 30, 0),
    ("two-fingers", "", "half", 40, 0),
    ("rope", "", "half", 50, 0),
]


@pytest.mark.rule("TAL-TST-11")
@pytest.mark.parametrize(("ground", "slippery", "verb", "difficulty", "modifier"), GROUNDS)
def test_difficulties_of_treacherous_ground(
    ground: str, slippery: str, verb: str, difficulty: int, modifier: int
) -> None:
    start = meet("guard", "archer", apart=20, scene={"ground": ground, "slippery": slippery})
    tried = start.play(f"guard: {verb} path=11,5", "guard: grapple", dice="3d20=20,20,5")
    assert tried.event("tested").amount == difficulty
    assert tried.parts("balance").get("situation", 0) == modifier


@pytest.mark.rule("TAL-TST-11")
@pytest.mark.parametrize("ground", ["cobbles", "one-metre"])
def test_on_cobbles_and_broad_ledges_only_runners_are_tested(ground: str) -> None:
    start = meet("guard", "archer", apart=20, scene={"ground": ground})
    assert start.play("guard: half path=11,5").rolls() == []


LUCKY: dict[str, Any] = {"options": {"luck": True}}


@pytest.mark.rule("TAL-TST-12")
def test_luck_raises_the_magic_defence() -> None:
    caster = {"use": "guard", "spells": ["dread-word"]}
    start = meet(caster, "veteran", apart=9, **LUCKY).play("veteran: nothing")
    cast = start.play("guard: cast special=dread-word target=veteran", dice="d20=7")
    assert cast.question.kind == "luck"
    assert cast.play("veteran: nothing").happened("casts")
    saved = cast.play("veteran: more-defence")
    assert saved.happened("spell-failed")
    assert saved.fighter("veteran").luck == 25
    strong = start.play("guard: cast special=dread-word target=veteran", dice="d20=15")
    assert strong.play("veteran: more-defence").happened("casts")


@pytest.mark.rule("TAL-TST-12")
def test_luck_repeats_a_damage_roll_and_forgets_tiredness() -> None:
    tired = meet(
        "veteran",
        "guard",
        given=["set fighter=veteran field=fatigue value=4"],
        dice="d20=19",
        **LUCKY,
    )
    ready = tired.play("veteran: nothing", dice="d20=2")
    hit = ready.play("veteran: attack guard long-sword", dice="d20=2")
    assert hit.offers() == ["nothing", "again", "ignore-fatigue"]
    fresh = hit.play("veteran: ignore-fatigue", dice="d10=1")
    assert fresh.happened("attacked")[0].amount == 33 - 4 + 2 + 4
    again = fresh.play("veteran: again", dice="d10=9 d100=1")
    assert again.event("hit").amount == 9 + 14
    assert again.fighter("veteran").luck == 28


@pytest.mark.rule("TAL-TST-12")
def test_the_unprepared_hero_has_luck_only_against_what_would_kill() -> None:
    start = meet(
        "guard",
        "veteran",
        given=[
            "add-state fighter=veteran state=blinded",
            "set fighter=veteran field=life value=21",
        ],
        **LUCKY,
    ).play("veteran: nothing")
    mild = start.play("guard: attack veteran short-spear", dice="d20=15 d10=1")
    assert mild.question.kind == "turn"
    deadly = start.play("guard: attack veteran short-spear", dice="2d20=20,7 d10=9")
    assert deadly.question.kind == "luck"
    assert deadly.offers() == ["nothing", "more-defence", "dodge", "parry"]
    parried = deadly.play("veteran: parry", "veteran: nothing", dice="d20=19")
    assert parried.fighter("veteran").life == 21
    assert parried.fighter("veteran").luck == 25


@pytest.mark.rule("TAL-TST-12", "TAL-WND-11")
def test_luck_makes_a_fivefold_wound_a_fourfold_one() -> None:
    start = meet(
        {"use": "guard", "attributes": {"si": 60}},
        {"use": "veteran", "armour": None, "life_left": 500},
        **LUCKY,
    ).play("veteran: nothing")
    hit = start.play("guard: attack veteran short-spear", "veteran: nothing", dice="d20=9 d10=1")
    assert hit.offers() == ["nothing", "milder-wound"]
    milder = hit.play("veteran: milder-wound", dice="d100=99 d100=99 d100=99")
    assert [wound.wounds for wound in milder.fighter("veteran").wounds] == [4, 5]
    assert milder.fighter("veteran").luck == 25
    worse = hit.play("veteran: nothing", dice="d100=99 d100=99 d100=99")
    assert [wound.wounds for wound in worse.fighter("veteran").wounds] == [7, 10]


AXES: dict[str, Any] = {"use": "veteran", "armour": None, "helmet": None, "belt": []}


@pytest.mark.rule("TAL-ATK-01", "TAL-ACT-12")
def test_two_weapons_cost_as_the_slower_one() -> None:
    pair = {**AXES, "hands": [{"item": "axe", "both": False}, {"item": "maul", "both": False}]}
    fight = arena([pair], ["guard"])
    axe, maul = fight.fighters[0].hands
    price = pair_price(fight, fight.fighters[0], axe, maul, False)
    assert (price.standard, price.extra) == (1, 1)
    both = meet(pair, "guard").play(
        "veteran: attack axe special=two-weapon target=guard second=maul",
        dice="2d20=1,19 2d20=1,19",
    )
    assert (both.fighter("veteran").standard, both.fighter("veteran").extra) == (1, 0)


@pytest.mark.rule("TAL-RUL-33", "TAL-ATK-06")
def test_after_a_feint_only_the_deceived_is_spared_other_special_attacks() -> None:
    dagger = {"use": "veteran", "hands": ["dagger"], "belt": []}
    start = crowd([dagger], ["guard", {"use": "archer", "at": [10, 6]}])
    won = start.play("veteran: feint dagger guard", dice="d20=12 d20=9")
    assert won.offers("attack weapon=dagger special=mighty") == ["archer"]
    assert won.offers("attack weapon=dagger special=") == ["guard", "archer"]
    other = won.play(
        "veteran: attack dagger special=mighty target=archer",
        dice="2d20=1,9",
    )
    assert other.fighter("veteran").feint_target == other.fighter("guard").index


@pytest.mark.rule("TAL-ATK-04", "TAL-RUL-34")
def test_aim_helps_a_grab() -> None:
    aimed = meet({"use": "veteran", "hands": [], "belt": []}, "guard").play("veteran: aim")
    grab = aimed.play("veteran: grapple guard", dice="2d20=1,9")
    assert grab.parts("attack")["aimed"] == 4


@pytest.mark.rule("TAL-ATK-20", "TAL-RUL-86")
def test_who_stands_beside_may_be_trampled_for_half_a_move() -> None:
    start = meet({"use": "brawler", "hands": [], "belt": []}, "guard")
    won = start.play("brawler: trample target=guard", dice="d20=19 2d20=1,5")
    assert won.fighter("brawler").at == field(11, 5)
    assert (won.fighter("brawler").standard, won.fighter("brawler").extra) == (1, 0)
    far = meet({"use": "brawler", "hands": [], "belt": []}, "guard", apart=7)
    assert far.offers("trample") == ["guard"]
    assert (
        far.play("brawler: trample target=guard", dice="d20=19 2d20=1,5")
        .fighter("brawler")
        .standard
        == 0
    )
    too_far = meet({"use": "brawler", "hands": [], "belt": []}, "guard", apart=8)
    assert "trample" not in too_far.offers()


JAVELIN = {"use": "guard", "hands": ["javelin"], "belt": []}


@pytest.mark.rule("TAL-ATK-22")
def test_a_throw_at_a_field_strikes_whoever_stands_there() -> None:
    start = meet(JAVELIN, "veteran", apart=9)
    assert "area" in start.offers("throw weapon=javelin")
    ready = meet("veteran", JAVELIN, apart=9).play("veteran: dodge", "veteran: done")
    # ST 10 + 4; no distance on the roll, no dodge, torso and coverage.
    hit = ready.play("guard: throw javelin special=area field=10,5", dice="d20=2 d6=6")
    assert hit.event("hit").word == "armour"
    assert hit.fighter("veteran").dodges == 1
    assert "distance" not in hit.parts("attack")
    start.refuses("guard: throw javelin special=area field=41,5", reason="too-far")
    empty = start.play("guard: throw javelin special=area field=12,5", dice="d20=2")
    assert empty.happened("hit") == []
    assert empty.fight.thing_by_slug("javelin", None).at == field(12, 5)


@pytest.mark.rule("TAL-ATK-22", "TAL-ATK-23")
def test_a_throw_that_misses_its_field_scatters() -> None:
    near: list[Entry] = ["veteran", {"use": "brawler", "at": [19, 4]}]
    start = crowd([JAVELIN], near, apart=9, dice="d20=19 d20=2 d20=3")
    throw = "guard: throw javelin special=area field=19,5"
    # 12 + 1 - 2 = 11 against 14: short by 3, so one field away at most.
    strays = start.play(throw, dice="2d20=1,2 d10=4 d6=1")
    assert strays.event("scattered").values["to"] == field(19, 4)
    assert strays.event("hit").target == "brawler"
    same = start.play(throw, dice="2d20=1,2 d10=1 d6=1")
    assert same.event("hit").target == "veteran"
    # 12 + 1 - 9 = 4: short by 10, direction, d4 fields, and one more d10.
    wide = start.play(throw, dice="2d20=1,9 d10=2 d4=3 d10=6")
    assert wide.event("scattered").values["to"] == field(21, 5)


ROPER = {"use": "veteran", "hands": ["lasso"], "belt": [], "proficiencies": ["lasso"]}


@pytest.mark.rule("TAL-STA-13", "TAL-GRP-06")
def test_a_lassoed_target_is_hauled_half_of_the_throwers_strength() -> None:
    start = meet(ROPER, "guard", apart=6)
    caught = start.play("veteran: attack lasso special=entangle target=guard", dice="d20=10")
    assert caught.fighter("guard").entangled == "lasso"
    assert "haul" not in caught.offers()
    ready = caught.play("veteran: done", "guard: done")
    near = ready.play("veteran: haul guard", dice="d20=9 d20=5")
    assert near.fighter("guard").at == field(11, 5)
    assert near.fighter("veteran").standard == 0
    held = ready.play("veteran: haul guard", dice="2d20=1,9 d20=5")
    assert held.fighter("guard").at == field(16, 5)
    weak = meet({**ROPER, "attributes": {"si": 6}}, "guard", apart=6)
    far = weak.play(
        "veteran: attack lasso special=entangle target=guard",
        "veteran: done",
        "guard: done",
        "veteran: haul guard",
        dice="d20=10 2d20=20,19 2d20=1,5",
    )
    assert far.fighter("guard").at == field(13, 5)


BARBED = {
    "use": "archer",
    "hands": [{"item": "long-bow", "loaded": True}],
    "quiver": {"barbed-long-arrow": 4},
}


@pytest.mark.rule("TAL-ITM-22")
def test_barbs_stay_in_the_body_and_tear_when_they_are_pulled_out() -> None:
    start = meet(BARBED, {"use": "guard", "armour": None}, apart=3)
    hit = start.play("archer: shoot long-bow guard", dice="d20=9 2d12=1,1 d12=1")
    assert hit.fighter("guard").barbs == ["barbed-long-arrow"]
    assert hit.fight.spent == []
    turn = hit.play("archer: done")
    torn = turn.play("guard: pull-out guard", dice="d20=19 2d12=1,2")
    assert torn.tally("healing").total < 50
    assert torn.fighter("guard").barbs == []
    assert torn.event("life-lost").amount == 3
    assert torn.fighter("guard").standard == 1


@pytest.mark.rule("TAL-ITM-22")
def test_a_sure_hand_pulls_barbs_without_harm() -> None:
    healer = {
        "use": "guard",
        "skills": {"healing": 40},
        "armour": None,
        "attributes": {"in": 20},
    }
    hit = meet(BARBED, healer, apart=3).play(
        "archer: shoot long-bow guard", "archer: done", dice="d20=9 2d12=1,1 d12=1"
    )
    sure = hit.play("guard: pull-out guard", dice="d20=15")
    assert sure.fighter("guard").barbs == []
    assert sure.happened("life-lost") == []


@pytest.mark.rule("TAL-ITM-22")
@pytest.mark.parametrize(
    ("missile", "dice"),
    [
        ("barbed-bolt", (2, 8)),
        ("barbed-short-arrow", (2, 8)),
        ("barbed-long-arrow", (2, 12)),
        ("drow-barbed-short-arrow", (3, 12)),
    ],
)
def test_the_dice_of_barbs(missile: str, dice: tuple[int, int]) -> None:
    fight = arena(["guard"], ["archer"])
    kind = fight.missiles[missile]
    assert (kind.barbs_count, kind.barbs_sides) == dice


@pytest.mark.rule("TAL-ITM-22")
def test_a_brittle_head_stays_in_the_wound_it_made() -> None:
    bow = {**BARBED, "quiver": {"brittle-head-long-arrow": 4}}
    start = meet(bow, {"use": "guard", "armour": None}, apart=3)
    hit = start.play("archer: shoot long-bow guard", dice="d20=9 2d8=4,4")
    assert [wound.brittle for wound in hit.fighter("guard").wounds] == [True]
    scratch = start.play("archer: shoot long-bow guard", dice="d20=9 2d8=1,1")
    assert all(wound.brittle for wound in scratch.fighter("guard").wounds)


@pytest.mark.rule("TAL-ITM-22")
def test_a_whistling_missile_wakes_sleepers() -> None:
    bow = {**BARBED, "quiver": {"whistling-long-arrow": 4}}
    start = crowd(
        [bow],
        ["guard", {"use": "brawler", "states": ["asleep"], "at": [50, 15]}],
        apart=9,
        dice="d20=19 d20=12 d20=4",
    )
    shot = start.play("archer: shoot long-bow guard", dice="2d20=1,19")
    assert not shot.fighter("brawler").asleep
    assert shot.happened("wakes-up")


@pytest.mark.rule("TAL-ITM-22")
def test_silver_doubles_against_the_undead_and_burns_who_fears_it() -> None:
    undead = {"use": "guard", "armour": None, "traits": ["undead"]}
    silver = {"use": "veteran", "hands": [{"item": "mace", "silver": True, "both": False}]}
    hit = meet(silver, undead).play("veteran: attack guard mace", dice="d20=12 d10=3 d100=5")
    assert hit.event("hit").amount == 20
    plain = meet(silver, {"use": "guard", "armour": None}).play(
        "veteran: attack guard mace", dice="d20=12 d10=3"
    )
    assert plain.event("hit").amount == 10
    mail = {"use": "guard", "armour": "silver-alloy-mail"}
    beast = meet({"use": "great-bear", "traits": ["silver-fears"]}, mail, apart=2).play(
        "great-bear: attack guard claws", dice="d20=3 d10=10"
    )
    assert beast.event("silver-burns").amount == 7
    assert (
        meet("great-bear", mail, apart=2)
        .play("great-bear: attack guard claws", dice="d20=3 d10=10")
        .happened("silver-burns")
        == []
    )


@pytest.mark.rule("TAL-ITM-22")
def test_spikes_leave_the_hand_free_and_follow_what_they_are_mounted_on() -> None:
    baton = {"item": "baton", "both": False}
    fight = arena([{"use": "guard", "hands": [baton, "spikes"], "belt": []}], ["archer"])
    guard = fight.fighters[0]
    assert melee_blow(guard, guard.hands[1]).skill == UNARMED
    assert guard.hands_taken() == 1
    shield = ["spikes", "medium-wooden-shield"]
    fight = arena([{"use": "guard", "hands": shield, "belt": []}], ["archer"])
    guard = fight.fighters[0]
    assert melee_blow(guard, guard.hands[0]).skill == SHIELD


@pytest.mark.rule("TAL-ITM-22", "TAL-MAN-01")
def test_a_halberd_is_an_axe_only_to_do_damage() -> None:
    halberd = {
        "use": "guard",
        "hands": ["halberd"],
        "skills": {"axe": 20},
        "attributes": {"si": 40},
        "proficiencies": ["long-weapon"],
    }
    blow = meet(halberd, "archer").play("guard: attack archer halberd", dice="2d20=1,19")
    assert blow.tally("attack").name == "axe"
    trip = meet(halberd, "archer").play(
        "guard: attack halberd special=trip target=archer", dice="2d20=1,19"
    )
    assert trip.tally("attack").name == "polearm"
    ready = meet(halberd, "archer").play("guard: parry halberd", "guard: done")
    fight = ready.fight
    assert fight.by_slug("guard").value(POLEARM) == 18
    drawn = ready.play("archer: drop-item long-bow", "archer: draw weapon=dagger")
    hit = drawn.play("archer: attack dagger guard", dice="d20=19")
    parried = hit.play("guard: parry halberd", dice="2d20=1,19 d6=1")
    assert parried.tally("parry").name == "polearm"


@pytest.mark.rule("TAL-ITM-22")
def test_a_ricochet_needs_a_corner_and_practice() -> None:
    thrower = {"use": "veteran", "hands": ["chakram"], "proficiencies": ["multi-blade"]}
    walled = meet(thrower, "guard", apart=4, walls=[(12, 4), (12, 5), (12, 6)])
    assert walled.offers("throw weapon=chakram") == ["area", "ricochet"]
    hit = walled.play("veteran: throw chakram special=ricochet target=guard", dice="2d20=1,9")
    assert hit.parts("attack")["ricochet"] == -10
    assert "ricochet" not in meet(thrower, "guard", apart=4).offers("throw weapon=chakram")
    clumsy = meet(
        {**thrower, "proficiencies": []}, "guard", apart=4, walls=[(12, 4), (12, 5), (12, 6)]
    )
    assert clumsy.offers("throw weapon=chakram") == ["area"]


@pytest.mark.rule("TAL-MOV-16", "TAL-MOV-12")
def test_soaked_cloth_weighs_four_times_as_much() -> None:
    dry = arena(["archer"], ["guard"], apart=9)
    wet = arena(["archer"], ["guard"], apart=9, scene={"water": "calm"})
    assert carried_grams(wet, wet.fighters[0]) - carried_grams(dry, dry.fighters[0]) == 3 * 2000


@pytest.mark.rule("TAL-SEQ-03")
def test_drow_leather_hides_in_the_dark() -> None:
    drow = {"use": "archer", "armour": {"item": "drow-leather", "coverage": 50}}
    for light, bonus in (("dark", 20), ("dim", 0)):
        hidden = meet(
            drow,
            "guard",
            apart=9,
            dice="d20=9 d20=3",
            scene={"ambush": ["ours"], "watch": {"theirs": "watchful"}, "light": light},
        )
        assert hidden.parts("hiding").get("drow-leather", 0) == bonus


@pytest.mark.rule("TAL-MNT-05", "TAL-RUL-87")
def test_a_rider_draws_level_only_with_who_ran_away_from_him() -> None:
    start = crowd(["knight"], ["guard"], apart=9, dice="d20=2 d20=19")
    away = start.play("guard: fast path=" + ";".join(f"{19 + n},5" for n in range(1, 19)))
    assert away.fighter("guard").run_bonus == 6
    rides = away.play("guard: done").play(
        "knight: fast path=" + ";".join(f"{10 + n},5" for n in range(1, 27))
    )
    assert rides.fight.apart(rides.fighter("knight"), rides.fighter("guard")) == 1
    fight = rides.fight
    knight, guard = fight.by_slug("knight"), fight.by_slug("guard")
    assert "running" not in parts_of(physical_defence(fight, guard, knight, True, ""))
    stands = away.fight
    knight, guard = stands.by_slug("knight"), stands.by_slug("guard")
    assert "running" in parts_of(physical_defence(stands, guard, knight, True, ""))
    guard.ran_from = []
    stands.mount_of(knight).band = 12
    stands.acting = knight.index
    assert "running" in parts_of(physical_defence(stands, guard, knight, True, ""))


@pytest.mark.rule("TAL-RUL-68")
def test_a_miss_at_a_grappler_hits_nobody_else() -> None:
    bow = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}], "at": [3, 5]}
    bare = {"use": "brawler", "hands": [], "belt": []}
    start = crowd(["guard", bow], [bare], dice="d20=4 d20=2 d20=19")
    held = start.play("brawler: grapple guard", "guard: nothing", "brawler: done", dice="d20=10")
    shot = held.play("archer: shoot long-bow brawler", dice="2d20=1,19")
    assert shot.happened("missed")
    assert shot.rolls("damage") == []
    assert shot.fighter("guard").life == 34


@pytest.mark.rule("TAL-RUL-73", "TAL-MAN-07")
def test_cover_is_not_bought_twice_for_the_same() -> None:
    shield = {"use": "guard", "hands": ["baton", "great-wooden-shield"], "belt": []}
    start = meet(shield, "brawler")
    once = start.play("guard: cover great-wooden-shield how=melee target=brawler")
    assert "melee" not in once.offers("cover weapon=great-wooden-shield")
    east = start.play("guard: cover great-wooden-shield how=e")
    assert "e" not in east.offers("cover weapon=great-wooden-shield")
    assert "n" in east.offers("cover weapon=great-wooden-shield")


@pytest.mark.rule("TAL-RUL-09")
def test_weak_comes_before_charge() -> None:
    fight = arena([{"use": "veteran", "hands": [], "belt": []}], ["guard"], script="d4=1")
    veteran, guard = fight.fighters
    guard.worn = []
    blow = melee_blow(veteran, veteran.block.natural[0])
    blow.result = 25
    blow.defence = 22
    strike_through(fight, veteran, guard, blow, -1)
    assert [event.amount for event in fight.events if event.kind == "hit"] == [2]
