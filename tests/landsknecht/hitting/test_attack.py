"""The attack procedure (4.4): from the declaration to the damage."""

from fractions import Fraction

import pytest

from tests.landsknecht.scenes import bands, man, numbers, outcome, percent, scene

KURT_STRIKES = "kurt: attack target=hans weapon=messer"


@pytest.mark.rule("LSK-ATK-01")
def test_attack_in_the_middle_of_a_walk() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 4, 0, "acted")])
    played = begun.play(
        "kurt: attack target=hans weapon=messer path=1,0;2,0;3,0 then=2,1;1,2",
        dice="d20=20",
        steps=0,
    )
    walked = played.happened("walked")
    assert [event.amount for event in walked] == [15, 10]
    kinds = [event.kind for event in played.events]
    assert (
        kinds.index("walked") < kinds.index("miss") < len(kinds) - 1 - kinds[::-1].index("walked")
    )


@pytest.mark.rule("LSK-ATK-01")
def test_movement_before_and_after_is_one_combat_move() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 8, 0, "acted")])
    way = ";".join(f"{x},0" for x in range(1, 8))
    told = f"kurt: attack target=hans weapon=messer path={way} then="
    begun.play(told + "6,0", dice="d20=20", steps=0)
    begun.refuses(told + "6,0;5,0", reason="too-far", rule="LSK-MOV-08")


@pytest.mark.rule("LSK-ATK-01")
def test_only_who_comes_within_reach_is_a_target() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 9), man("ilse", 10)])
    assert begun.offers("attack") == ["hans"]
    begun.refuses("kurt: attack target=ilse weapon=messer")


@pytest.mark.rule("LSK-ATK-01")
def test_a_way_must_end_where_the_weapon_reaches() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 4, 0, "acted")])
    told = "kurt: attack target=hans weapon=messer path="
    begun.refuses(told + "1,0;2,0", reason="target-out-of-reach", rule="LSK-MOV-07")


@pytest.mark.rule("LSK-ATK-01", "LSK-MOV-07")
def test_a_way_must_not_end_behind_an_enemy_of_the_striker() -> None:
    """At 10 feet an enemy in the square between keeps a halberd from its target."""
    begun = scene([man("hans", 0)], [man("kurt", 3, 0, "acted"), man("ilse", 4, 0, "acted")])
    told = "hans: attack target=ilse weapon=halberd path="
    begun.refuses(told + "1,0;2,0", reason="target-out-of-reach")
    begun.play(told + "1,0;2,1;3,1 then=", dice="d20=20", steps=0)


@pytest.mark.rule("LSK-ATK-02")
@pytest.mark.parametrize(("agility", "expected"), [(2, 12), (0, 14), (-1, 15)])
def test_armour_class_is_fourteen_less_agility(agility: int, expected: int) -> None:
    victim = man("militiaman", 1, 0, "acted", abilities={"agi": agility})
    played = scene([man("militiaman", 0, name="Foe", slug="foe")], [victim]).play(
        "foe: attack target=militiaman weapon=short-sword", dice="d20=20", steps=0
    )
    assert played.tally("attack").total == expected
    assert played.parts("attack")["armour-class"] == 14


@pytest.mark.rule("LSK-ATK-02")
def test_creatures_print_their_armour_class() -> None:
    begun = scene([man("militiaman", 0)], [man("wolf", 1, 0, "acted")])
    played = begun.play("militiaman: attack wolf weapon=short-sword", dice="d20=20", steps=0)
    assert played.parts("attack") == {"armour-class": 12}


@pytest.mark.rule("LSK-ATK-03")
def test_weapon_skill_protects_against_blows_and_not_against_missiles() -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 1, 0, "acted")])
    blow = begun.play("kurt: attack target=ilse weapon=messer", dice="d20=20", steps=0)
    assert blow.parts("attack")["weapon-skill"] == -3
    begun = scene([man("anselm", 0)], [man("ilse", 8, 0, "acted")])
    shot = begun.play("anselm: shoot target=ilse", dice="d20=20", steps=0)
    assert "weapon-skill" not in shot.parts("attack")


@pytest.mark.rule("LSK-ATK-03")
def test_the_unarmed_have_no_weapon_skill_in_defence() -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 1, 0, "acted", hands=[], wounds=200)])
    played = begun.play("kurt: attack target=ilse weapon=messer", dice="d20=20 d8=1", steps=0)
    assert "weapon-skill" not in played.parts("attack")


@pytest.mark.rule("LSK-ATK-03")
def test_shield_and_off_hand_weapon_count_once_the_best() -> None:
    def shield(**changes: object) -> int:
        begun = scene([man("kurt", 0)], [man("militiaman", 1, 0, "acted", **changes)])
        played = begun.play("kurt: attack militiaman weapon=messer", dice="d20=20", steps=0)
        return played.parts("attack").get("shield", 0)

    assert shield(shield="shield") == -2
    assert shield(hands=["short-sword", "dagger"]) == -1
    assert shield() == 0


@pytest.mark.rule("LSK-ATK-04")
def test_a_blow_adds_weapon_skill_and_strength_of_either_sign() -> None:
    weak = man("kurt", 0, abilities={"str": -2})
    played = scene([weak], [man("hans", 1, 0, "acted")]).play(KURT_STRIKES, dice="d20=20", steps=0)
    parts = played.parts("attack")
    assert parts["attacker-weapon-skill"] == 4
    assert parts["strength"] == -2
    assert played.tally("attack").total == 12


@pytest.mark.rule("LSK-ATK-05")
def test_a_shot_adds_ballistic_skill_and_agility() -> None:
    begun = scene([man("anselm", 0)], [man("ilse", 8, 0, "acted")])
    parts = begun.play("anselm: shoot target=ilse", dice="d20=20", steps=0).parts("attack")
    assert parts == {"armour-class": 14, "ballistic-skill": 3, "attacker-agility": 1}


@pytest.mark.rule("LSK-ATK-05")
def test_a_throw_counts_as_ranged() -> None:
    begun = scene([man("kurt", 0, 0, hands=["dagger"])], [man("ilse", 2, 0, "acted")])
    parts = begun.play("kurt: throw ilse weapon=dagger path=", dice="d20=20", steps=0).parts(
        "attack"
    )
    assert parts == {"armour-class": 14, "ballistic-skill": 1}


@pytest.mark.rule("LSK-ATK-06")
@pytest.mark.parametrize(
    ("dice", "kind"),
    [
        ("d20=11 d8=1", "full-hit"),
        ("d20=12", "glancing-hit"),
        ("d20=15", "glancing-hit"),
        ("d20=16", "miss"),
    ],
)
def test_three_bands_of_the_d20(dice: str, kind: str) -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "acted")])
    played = begun.play(KURT_STRIKES, dice=dice, steps=0)
    assert numbers(played) == (15, 11)
    assert outcome(played).kind == kind


@pytest.mark.rule("LSK-ATK-06")
def test_without_armour_there_is_no_glancing_band() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "acted", armour="none", wounds=200)])
    assert bands(begun, KURT_STRIKES) == percent(75, 0, 25)


@pytest.mark.rule("LSK-ATK-06")
def test_a_limit_below_one_leaves_glancing_hits_only() -> None:
    knight = man("ulrich-on-foot", 1, 0, "acted")
    begun = scene([man("militiaman", 0, wounds=200)], [knight])
    strike = "militiaman: attack target=ulrich weapon=short-sword"
    assert bands(begun, strike) == percent(5, 30, 65)
    weak = man("militiaman", 0, abilities={"str": -1})
    assert bands(scene([weak], [knight]), strike) == percent(0, 30, 70)


@pytest.mark.rule("LSK-ATK-06")
def test_a_number_below_one_cannot_hit() -> None:
    begun = scene(
        [man("militiaman", 0, abilities={"str": -3})],
        [man("ulrich-on-foot", 1, abilities={"agi": 2})],
    )
    answers = ["militiaman: attack target=ulrich weapon=short-sword", "ulrich: parry"]
    assert numbers(begun.play(*answers, dice="d20=1", steps=0)) == (-2, -8)
    assert bands(begun, *answers) == percent(0, 0, 100)


@pytest.mark.rule("LSK-ATK-06")
def test_twenty_or_more_cannot_miss_and_the_die_is_rolled_all_the_same() -> None:
    sleeper = man("militiaman", 1, 0, "unaware", hands=[], armour="none", wounds=200)
    begun = scene([man("kurt", 0)], [sleeper])
    strike = "kurt: attack target=militiaman weapon=messer"
    assert bands(begun, strike) == percent(100, 0, 0)
    played = begun.play(strike, dice="d20=20 d8=8", steps=0)
    assert numbers(played) == (26, 26)
    assert outcome(played).amount == 28


@pytest.mark.rule("LSK-RUL-37")
def test_one_and_twenty_are_numbers_like_any_other() -> None:
    begun = scene([man("militiaman", 0)], [man("ulrich-on-foot", 1, abilities={"agi": 2})])
    answers = ["militiaman: attack target=ulrich weapon=short-sword", "ulrich: parry"]
    played = begun.play(*answers, dice="d20=1", steps=0)
    assert outcome(played).kind == "glancing-hit"  # TN 1: no full hit on a 1
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "unaware", hands=[])])
    assert outcome(begun.play(KURT_STRIKES, dice="d20=20 d8=1", steps=0)).kind == "full-hit"


@pytest.mark.rule("LSK-ATK-07")
def test_a_full_hit_deals_the_number_on_the_die_plus_the_weapon_die() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "acted")])
    played = begun.play(KURT_STRIKES, dice="d20=3 d8=5", steps=0)
    assert outcome(played).amount == 8
    assert played.fighter("hans").wounds == 4


@pytest.mark.rule("LSK-ATK-08")
def test_a_glancing_hit_deals_one_and_rolls_no_weapon_die() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "acted")])
    played = begun.play(KURT_STRIKES, dice="d20=15", steps=0)
    assert outcome(played).amount == 1
    assert played.fighter("hans").wounds == 11


@pytest.mark.rule("LSK-ATK-09", "LSK-RUL-01")
def test_protection_lowers_the_number_and_exposure_raises_it() -> None:
    """What the game prints as +AC is taken off the number; −AC is put on it."""
    begun = scene([man("kurt", 0)], [man("ilse", 1)])
    parried = begun.play("kurt: attack ilse weapon=messer", "ilse: parry", dice="d20=20", steps=0)
    guarded = begun.play("kurt: attack ilse weapon=messer", "ilse: guard", dice="d20=20", steps=0)
    assert parried.tally("attack").total == 12
    assert guarded.tally("attack").total == 14
    charging = scene([man("kurt", 0)], [man("ilse", 5)]).play(
        "kurt: charge ilse weapon=messer path=1,0;2,0;3,0;4,0"
    )
    countered = charging.play("ilse: counter", dice="d20=16 d20=20", steps=0)
    assert countered.happened("glancing-hit", actor="ilse")  # 14 without the exposure


@pytest.mark.rule("LSK-ATK-10")
def test_conditions_add_up_once_each() -> None:
    """Unaware, unarmed, blind attacker, triple team and a changed weapon in one number."""
    begun = scene(
        [
            man("ilse", 0, 0, "blind", hands=[]),
            man("kurt", 1, 1, "acted"),
            man("hans", 2, 0, "acted"),
            man("bertha", 1, 2, "acted", hands=["pike"]),
        ],
        [man("ulrich-on-foot", 1, 0, "unaware", hands=[])],
    )
    played = begun.play("ilse: attack ulrich weapon=short-sword", dice="d20=20", steps=0)
    assert played.parts("attack") == {
        "armour-class": 14,
        "attacker-weapon-skill": 3,
        "strength": 1,
        "unaware": 2,
        "unarmed": 5,
        "weapon-change": -2,
        "triple-team": 5,
        "darkness": -6,
    }


@pytest.mark.rule("LSK-ATK-11")
def test_dice_fall_in_the_order_of_the_attack() -> None:
    """Misfire, d20, weapon die, injury, then the fall of the rider."""
    begun = scene([man("arquebusier", 0)], [man("ulrich", 4, 0, "acted")])
    played = begun.play(
        "arquebusier: shoot target=warhorse", dice="d10=3 d20=14 d8=8 d20=3 d6=2", steps=0
    )
    purposes = [roll.word for roll in played.rolls()]
    assert purposes == ["misfire", "attack", "damage", "save", "fall"]


@pytest.mark.rule("LSK-ATK-11")
def test_a_rider_falls_before_a_silver_weapon_breaks() -> None:
    begun = scene([man("kurt", 0, 0, hands=["silver-sword"])], [man("ulrich", 1, 0, "acted")])
    played = begun.play(
        "kurt: attack warhorse weapon=silver-sword", dice="d20=18 d8=8 d20=3 d6=2 d10=1", steps=0
    )
    assert [roll.word for roll in played.rolls()][2:] == ["save", "fall", "silver"]
    assert played.event("broken").item == "silver-sword"


@pytest.mark.rule("LSK-ATK-11", "LSK-RUL-52")
def test_an_attack_on_someone_no_longer_in_reach_is_spent() -> None:
    """Ilse holds, and walks away from Kurt's declared blow before it falls."""
    begun = scene([man("ilse", 2)], [man("kurt", 0)])
    played = begun.play("ilse: hold").play(
        "kurt: attack ilse weapon=messer path=1,0 then=0,0",
        "ilse@release: move path=3,0;4,0",
        steps=0,
    )
    assert played.event("action-lost").actor == "kurt"
    assert played.fighter("kurt").acted
    assert played.fighter("kurt").at == begun.fighter("kurt").at  # movement to come is made
    assert not played.rolls("attack")


@pytest.mark.rule("LSK-ATK-11")
def test_who_is_brought_down_on_the_way_does_not_strike() -> None:
    begun = scene(
        [man("kurt", 0, wounds_left=3)],
        [man("ilse", 6, 0, "acted"), man("hans", 3, 1)],
    )
    played = begun.play(
        "kurt: charge ilse weapon=messer path=1,0;2,0;3,0;4,0;5,0",
        "hans@runner: attack weapon=halberd",
        dice="d20=2 d8=1",
        steps=0,
    )
    assert played.fighter("kurt").down
    assert len(played.rolls("attack")) == 1


@pytest.mark.rule("LSK-RUL-52")
def test_the_actor_has_acted_from_the_declaration_on() -> None:
    begun = scene([man("ilse", 2)], [man("kurt", 0)])
    asked = begun.play("ilse: hold", "kurt: attack ilse weapon=messer path=1,0")
    assert asked.question.kind == "release"
    assert asked.fighter("kurt").acted


@pytest.mark.rule("LSK-ATK-06")
def test_mean_damage_of_the_first_example() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "acted", wounds=200)])
    odds = begun.chances(
        KURT_STRIKES, outcome=lambda fight: 200 - fight.by_slug("hans").wounds, steps=0
    )
    assert sum(damage * chance for damage, chance in odds.items()) == Fraction(239, 40)


@pytest.mark.rule("LSK-ATK-11", "LSK-RUL-52")
def test_who_is_stopped_on_the_way_does_not_walk_on_from_elsewhere() -> None:
    begun = scene([man("ilse", 5, 5), man("hans", 4, 0, "acted")], [man("kurt", 0)])
    declared = begun.play("ilse: hold").play(
        "kurt: attack hans weapon=messer path=1,0;2,0;3,0 then=3,1;3,2"
    )
    played = declared.play(
        "edict: set fighter=ilse field=at value=2,0", "ilse@release: wait", steps=0
    )
    assert played.event("action-lost").actor == "kurt"
    assert [event.amount for event in played.happened("walked")] == [5]
