"""Special conditions (4.5): unaware, unarmed, helpless, numbers, darkness."""

from typing import Any

import pytest

from fechtbuch.testing import situation
from tests.landsknecht.scenes import bands, man, numbers, outcome, percent, scene

KURT_STRIKES = "kurt: attack target=hans weapon=messer"


def strike(victim: dict[str, Any], dice: str = "d20=20", **options: Any) -> dict[str, int]:
    """The parts of Kurt's number against somebody beside him."""
    if victim.get("hands") == [] or "unaware" in victim["states"]:
        dice = "d20=1 d8=1"
    begun = scene([man("kurt", 0)], [{**victim, "wounds": 400}], **options)
    target = victim["use"].removesuffix("-on-foot")
    return begun.play(f"kurt: attack {target} weapon=messer", dice=dice, steps=0).parts("attack")


@pytest.mark.rule("LSK-CND-01")
@pytest.mark.parametrize(
    ("condition", "value"),
    [("unaware", 2), ("double-team", 2), ("triple-team", 5), ("unarmed", 5), ("darkness", -6)],
)
def test_every_melee_row_of_the_table_has_its_number(condition: str, value: int) -> None:
    kurt = man("kurt", 0)
    hans = man("hans", 1, 0, "acted", wounds=400)
    ours = [kurt]
    if condition == "unaware":
        hans["states"] = ["unaware"]
    elif condition == "unarmed":
        hans["hands"] = []
    elif condition == "darkness":
        kurt["states"] = ["blind"]
    else:
        ours.append(man("bertha", 1, 1, "acted"))
        if condition == "triple-team":
            ours.append(man("militiaman", 2, 0, "acted"))
    played = scene(ours, [hans]).play(KURT_STRIKES, dice="d20=1 d8=1", steps=0)
    assert played.parts("attack")[condition] == value


@pytest.mark.rule("LSK-CND-02", "LSK-RUL-02")
def test_the_unaware_lose_every_modifier_of_their_own() -> None:
    """Agility, Weapon Skill, shield and saddle go; the number starts from plain 14."""
    parts = strike(
        man("ulrich", 1, 0, "unaware", abilities={"agi": 2}, hands=["long-sword"], belt=[])
    )
    assert parts == {
        "armour-class": 14,
        "attacker-weapon-skill": 4,
        "strength": 1,
        "unaware": 2,
    }


@pytest.mark.rule("LSK-CND-02")
def test_clumsiness_does_not_harm_the_unaware_either() -> None:
    assert "agility" not in strike(man("hans", 1, 0, "unaware", abilities={"agi": -2}))


@pytest.mark.rule("LSK-CND-02", "LSK-RUL-02")
def test_the_unaware_keep_armour_and_cover() -> None:
    begun = scene(
        [man("anselm", 0)],
        [man("hans", 8, 0, "unaware")],
        ground={"cover": [{"at": [8, 0], "level": "half"}]},
    )
    played = begun.play("anselm: shoot hans path=", dice="d20=20", steps=0)
    assert played.parts("attack") == {
        "armour-class": 14,
        "cover": -4,
        "ballistic-skill": 3,
        "attacker-agility": 1,
        "unaware": 2,
    }
    assert numbers(played) == (16, 15)  # a heavy bolt leaves 1 of AR 4


@pytest.mark.rule("LSK-CND-02", "LSK-RUL-02")
def test_the_unaware_stay_exposed_by_injuries() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "unaware", wounds=400)])
    played = begun.play(
        "edict: set fighter=hans field=exposure value=1", KURT_STRIKES, dice="d20=1 d8=1", steps=0
    )
    assert played.parts("attack")["injury-exposure"] == 1


@pytest.mark.rule("LSK-RUL-02", "LSK-CHG-02")
def test_a_blinded_charger_is_unaware_and_exposed() -> None:
    begun = scene([man("kurt", 0, wounds=99)], [man("ilse", 5, 0), man("hans", 6, 1)])
    played = begun.play(
        "kurt: charge ilse weapon=messer path=1,0;2,0;3,0;4,0",
        "hans@runner: let-pass",
        "edict: add-state fighter=kurt state=blind",
        "ilse: none",
        dice="d20=20",
    )
    assert played.parts("attack")["darkness"] == -6
    struck = played.play(
        "theirs: next who=hans", "hans: attack kurt weapon=halberd", dice="d20=20 d8=1", steps=0
    )
    assert struck.parts("attack") == {
        "armour-class": 14,
        "charging": 2,
        "attacker-weapon-skill": 2,
        "unaware": 2,
        "double-team": 2,
    }


@pytest.mark.rule("LSK-CND-02")
@pytest.mark.parametrize(("printed", "counted"), [(12, 14), (14, 14), (16, 16)])
def test_an_unaware_creature_is_fourteen_unless_it_is_easier(printed: int, counted: int) -> None:
    wolf = man("wolf", 1, 0, "unaware", ac={"melee": printed, "ranged": printed})
    assert strike(wolf)["armour-class"] == counted


@pytest.mark.rule("LSK-CND-02")
def test_the_unaware_have_no_answer() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "unaware")])
    played = begun.play(KURT_STRIKES, dice="d20=20", steps=0)
    assert "answer" not in [asked.kind for asked in played.asked]


@pytest.mark.rule("LSK-CND-02")
def test_the_first_attack_ends_unawareness_hit_or_miss() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "unaware")])
    assert begun.fighter("hans").unaware
    assert not begun.play(KURT_STRIKES, dice="d20=20", steps=0).fighter("hans").unaware


@pytest.mark.rule("LSK-CND-02")
def test_an_alarm_ends_unawareness() -> None:
    begun = scene(
        [man("ilse", 0, 0, belt=["horn"]), man("hans", 3, 0, "unaware")], [man("kurt", 9)]
    )
    played = begun.play("ours: next who=ilse", "ilse: use item=horn", steps=0)
    assert not played.fighter("hans").unaware


@pytest.mark.rule("LSK-CND-02")
def test_a_stray_shot_wakes_the_one_it_was_meant_for() -> None:
    begun = scene(
        [man("anselm", 0), man("kurt", 9, 0, "acted", wounds=100)],
        [man("hans", 10, 0, "unaware", "acted", wounds=100)],
    )
    # TN 14 + 4 + 2 = 20, into melee 16: a 17 strays, here to Kurt.
    played = begun.play("anselm: shoot hans path=", dice="d20=17 d2=2 d8=1", steps=0)
    assert played.event("full-hit").target == "kurt"
    assert not played.fighter("hans").unaware


@pytest.mark.rule("LSK-CND-03")
def test_the_unarmed_are_hit_more_easily_and_without_weapon_skill() -> None:
    parts = strike(man("ilse", 1, 0, "acted", hands=[]))
    assert parts["unarmed"] == 5
    assert "weapon-skill" not in parts


@pytest.mark.rule("LSK-RUL-35", "LSK-CND-03")
@pytest.mark.parametrize(
    ("changes", "is_armed"),
    [
        ({"hands": ["messer"]}, True),
        ({"hands": ["arquebus"]}, True),
        ({"hands": ["pistol"]}, True),
        ({"hands": ["weighted-net"]}, True),
        ({"hands": [], "worn": ["cestus"]}, True),
        ({"hands": ["long-bow"]}, False),
        ({"hands": ["light-crossbow"]}, False),
        ({"hands": ["blunderbuss"]}, False),
        ({"hands": ["dart"]}, False),
        ({"hands": [], "shield": "shield"}, False),
        ({"hands": [], "career": "pit-fighter"}, False),
    ],
)
def test_what_counts_as_armed(changes: dict[str, Any], is_armed: bool) -> None:
    victim = man("bertha", 1, 0, "acted", wounds=400, **{"worn": [], **changes})
    played = scene([man("kurt", 0)], [victim]).play(
        "kurt: attack bertha weapon=messer", dice="d20=1 d8=1", steps=0
    )
    assert ("unarmed" not in played.parts("attack")) == is_armed
    assert ("weapon-skill" in played.parts("attack")) == is_armed


@pytest.mark.rule("LSK-CND-03", "LSK-RUL-35")
def test_creatures_are_always_armed() -> None:
    assert "unarmed" not in strike(man("wolf", 1, 0, "acted"))


@pytest.mark.rule("LSK-RUL-35")
def test_missiles_profit_from_empty_hands_only_by_the_switch() -> None:
    def shot(**options: Any) -> dict[str, int]:
        begun = scene(
            [man("kurt", 0, 0, hands=["light-crossbow"], quiver={"bolt": 5})],
            [man("hans", 8, 0, "acted", hands=[], wounds=400)],
            **options,
        )
        return begun.play("kurt: shoot hans path=", dice="d20=20", steps=0).parts("attack")

    assert "unarmed" not in shot()
    assert shot(unarmed_bonus="all")["unarmed"] == 5


@pytest.mark.rule("LSK-RUL-02", "LSK-CND-07", "LSK-CND-03")
def test_unaware_unarmed_and_dark_all_at_once() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, hands=[], wounds=400)], place={"dark": True})
    played = begun.play(KURT_STRIKES, dice="d20=20", steps=0)
    assert played.parts("attack") == {
        "armour-class": 14,
        "attacker-weapon-skill": 4,
        "strength": 1,
        "unaware": 2,
        "unarmed": 5,
        "darkness": -6,
    }


# Helpless.


@pytest.mark.rule("LSK-CND-04", "LSK-RUL-04")
@pytest.mark.parametrize("state", ["bound", "asleep", "paralysed", "down", "pinned"])
def test_the_helpless_take_the_highest_face_without_a_roll(state: str) -> None:
    begun = scene(
        [man("kurt", 0)], [man("ulrich-on-foot", 1, 0, state), man("hans", 9, 0, "acted")]
    )
    played = begun.play("kurt: attack ulrich weapon=messer", steps=0)
    assert not played.rolls("attack")
    assert played.fighter("ulrich").wounds == 19 - 8


@pytest.mark.rule("LSK-CND-04", "LSK-RUL-04", "LSK-CHG-04")
def test_a_charge_at_the_helpless_multiplies_nothing() -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 5, 0, "bound"), man("hans", 9, 0, "acted")])
    played = begun.play("kurt: charge ilse weapon=messer path=1,0;2,0;3,0;4,0", steps=0)
    assert played.fighter("ilse").wounds == 15 - 8


@pytest.mark.rule("LSK-CND-04", "LSK-RUL-04")
def test_missiles_treat_the_helpless_as_unaware() -> None:
    begun = scene([man("anselm", 0)], [man("hans", 8, 0, "bound"), man("ilse", 30, 0, "acted")])
    played = begun.play("anselm: shoot hans path=", dice="d20=20", steps=0)
    assert played.parts("attack") == {
        "armour-class": 14,
        "ballistic-skill": 3,
        "attacker-agility": 1,
        "unaware": 2,
    }


@pytest.mark.rule("LSK-RUL-04")
def test_the_switch_lets_the_attacker_roll_at_the_helpless() -> None:
    begun = scene(
        [man("kurt", 0)],
        [man("hans", 1, 0, "bound", wounds=400), man("ilse", 9, 0, "acted")],
        helpless_choice=True,
    )
    told = "kurt: attack target=hans weapon=messer"
    assert begun.offers("attack target=hans weapon=messer") == ["", "roll"]
    rolled = begun.play(f"{told} word=roll", dice="d20=17 d8=8", steps=0)
    assert numbers(rolled) == (21, 17)
    assert outcome(rolled).amount == 25
    assert begun.play(told, steps=0).fighter("hans").wounds == 392


@pytest.mark.rule("LSK-RUL-04")
def test_without_the_switch_nobody_rolls_at_the_helpless() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "bound"), man("ilse", 9, 0, "acted")])
    begun.refuses("kurt: attack target=hans weapon=messer word=roll")


@pytest.mark.rule("LSK-CND-04", "LSK-EQP-02")
def test_who_holds_a_mancatcher_shut_is_helpless_in_defence() -> None:
    """No answer to a blow, which deals the highest face; missiles find him unaware."""
    begun = scene(
        [man("bertha", 1, 0, hands=["mancatcher"])],
        [man("ilse", 2, 0, "acted"), man("kurt", 1, 1), man("anselm", 9, 0)],
    )
    caught = begun.play("bertha: attack ilse weapon=mancatcher then=", dice="d20=2 d6=1 d20=2")
    assert caught.event("caught").target == "ilse"
    struck = caught.play(
        "theirs: next who=kurt", "kurt: attack bertha weapon=messer then=", steps=0
    )
    assert struck.fighter("bertha").wounds == 15 - 8
    shot = caught.play(
        "theirs: next who=anselm",
        "anselm: shoot bertha path=",
        "kurt: none",
        dice="d20=1 d8=1",
        steps=0,
    )
    assert shot.parts("attack")["unaware"] == 2


# Numbers.


@pytest.mark.rule("LSK-CND-05", "LSK-CND-06")
def test_two_three_and_four_upon_one() -> None:
    def odds(*friends: dict[str, Any]) -> int:
        begun = scene([man("kurt", 0), *friends], [man("hans", 1, 0, "acted", wounds=400)])
        parts = begun.play(KURT_STRIKES, dice="d20=1 d8=1", steps=0).parts("attack")
        return parts.get("double-team", 0) + parts.get("triple-team", 0)

    bertha = man("bertha", 1, 1, "acted")
    ilse = man("ilse", 3, 0, "acted")
    militiaman = man("militiaman", 2, 1, "acted")
    assert odds() == 0
    assert odds(bertha) == 2
    assert odds(bertha, ilse) == 5
    assert odds(bertha, ilse, militiaman) == 5


@pytest.mark.rule("LSK-RUL-14")
@pytest.mark.parametrize(
    ("friend", "counts"),
    [
        (man("bertha", 1, 1, "acted"), True),
        (man("bertha", 3, 0, "acted"), False),  # out of reach
        (man("ilse", 3, 0, "acted"), True),  # a pike reaches ten feet
        (man("bertha", 1, 1, "bound"), False),
        (man("bertha", 1, 1, "down"), False),
        (man("bertha", 1, 1, "acted", "unaware"), False),
        (man("anselm", 1, 1, "acted", "aiming"), False),
        (man("anselm", 1, 1, "acted"), True),  # whoever has no weapon reaches five feet, too
        (man("wolf", 1, 1, "acted"), True),
    ],
)
def test_who_counts_for_a_team(friend: dict[str, Any], counts: bool) -> None:
    begun = scene([man("kurt", 0), friend], [man("hans", 1, 0, "acted", wounds=400)])
    parts = begun.play(KURT_STRIKES, dice="d20=1 d8=1", steps=0).parts("attack")
    assert ("double-team" in parts) == counts


@pytest.mark.rule("LSK-RUL-14")
def test_friends_of_another_side_count_for_a_team() -> None:
    begun = situation(
        {
            "book": "landsknecht",
            "title": "Allies",
            "options": {"morale": False},
            "sides": [
                {"name": "Ours", "friends": ["allies"], "fighters": [man("kurt", 0)]},
                {"name": "Allies", "fighters": [man("bertha", 1, 1, "acted")]},
                {"name": "Theirs", "fighters": [man("hans", 1, 0, "acted", wounds=400)]},
            ],
        }
    ).play(dice="d6=6 d6=5 d6=4")
    parts = begun.play(KURT_STRIKES, dice="d20=1 d8=1", steps=0).parts("attack")
    assert parts["double-team"] == 2


@pytest.mark.rule("LSK-RUL-14")
def test_whoever_loads_a_crossbow_sets_upon_nobody() -> None:
    begun = scene(
        [
            man("anselm", 1, 1, hands=[{"item": "heavy-crossbow", "loaded": False}]),
            man("kurt", 0),
        ],
        [man("hans", 1, 0, "acted", wounds=400)],
    )
    loaded = begun.play("ours: next who=anselm", "anselm: load weapon=heavy-crossbow")
    parts = loaded.play(KURT_STRIKES, dice="d20=1 d8=1", steps=0).parts("attack")
    assert "double-team" not in parts


@pytest.mark.rule("LSK-RUL-14")
def test_a_counter_attack_by_one_of_a_team_has_the_bonus() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1), man("bertha", 0, 1, "acted")])
    played = begun.play(KURT_STRIKES, "hans: counter", dice="d20=20 d20=20", steps=0)
    first = played.rolls("attack")[0]
    assert first.tally is not None
    assert first.actor == "hans"
    assert "double-team" in [part.name for part in first.tally.parts or []]


@pytest.mark.rule("LSK-RUL-14")
def test_missiles_know_no_team() -> None:
    begun = scene(
        [man("anselm", 0), man("kurt", 0, 1, "acted")], [man("hans", 1, 0, "acted", wounds=99)]
    )
    played = begun.play("anselm: shoot hans path=", dice="d20=20", steps=0)
    assert "double-team" not in played.parts("attack")


# Darkness.


@pytest.mark.rule("LSK-CND-07", "LSK-RUL-36")
def test_the_blind_strike_at_minus_six_and_are_struck_as_unaware() -> None:
    begun = scene([man("kurt", 0, 0, "blind")], [man("hans", 1)])
    blow = begun.play(KURT_STRIKES, "hans: none", dice="d20=20")
    assert blow.parts("attack")["darkness"] == -6
    assert "unaware" not in blow.parts("attack")
    back = blow.play("hans: attack kurt weapon=halberd", dice="d20=20", steps=0)
    assert back.parts("attack") == {"armour-class": 14, "attacker-weapon-skill": 2, "unaware": 2}


@pytest.mark.rule("LSK-CND-07")
def test_both_blind_is_minus_four_in_all() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, wounds=400)], place={"dark": True})
    assert numbers(begun.play(KURT_STRIKES, dice="d20=20", steps=0)) == (15, 11)
    assert bands(begun, KURT_STRIKES) == percent(55, 20, 25)


@pytest.mark.rule("LSK-CND-07")
def test_who_sees_in_the_dark_suffers_nothing() -> None:
    begun = scene([man("gallows-dead", 0)], [man("hans", 1, 0, "acted")], place={"dark": True})
    played = begun.play("gallows-dead: attack hans", dice="d20=20", steps=0)
    assert played.parts("attack") == {"armour-class": 14, "attacker-weapon-skill": 1, "unaware": 2}
    begun = scene([man("kurt", 0)], [man("gallows-dead", 1)], place={"dark": True})
    played = begun.play(
        "kurt: attack gallows-dead weapon=messer", "gallows-dead: none", dice="d20=20"
    )
    assert "unaware" not in played.parts("attack")


@pytest.mark.rule("LSK-CND-07", "LSK-RUL-55")
def test_the_blind_have_no_answer_but_their_own_turn() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "blind")])
    played = begun.play(KURT_STRIKES, dice="d20=20")
    assert played.question.id.endswith("turn-hans")


@pytest.mark.rule("LSK-CND-07", "LSK-RUL-36")
def test_a_blind_shooters_missile_is_lost_without_a_roll() -> None:
    begun = scene([man("anselm", 0, 0, "blind")], [man("hans", 8)])
    played = begun.play("anselm: shoot hans path=", steps=0)
    assert played.event("shot-in-the-dark").actor == "anselm"
    assert played.fighter("anselm").hands[0].shots == 0


@pytest.mark.rule("LSK-RUL-36", "LSK-MIS-12", "LSK-MOR-04")
def test_a_firearm_fired_blindly_may_misfire_and_frightens_all_the_same() -> None:
    begun = scene(
        [man("arquebusier", 0, 0, "blind")],
        [man("peasant", 8)],
        morale=True,
        place={"contact_morale": False},
    )
    fired = begun.play("arquebusier: shoot peasant path=", dice="d10=3 2d6=1,1", steps=0)
    assert fired.event("gunfire").target == "peasant"
    jammed = begun.play("arquebusier: shoot peasant path=", dice="d10=2", steps=0)
    assert jammed.event("misfire").actor == "arquebusier"


@pytest.mark.rule("LSK-RUL-36")
def test_a_sighted_shooter_finds_the_blind_unaware() -> None:
    begun = scene([man("anselm", 0)], [man("hans", 8, 0, "blind")])
    played = begun.play("anselm: shoot hans path=", dice="d20=20", steps=0)
    assert played.parts("attack")["unaware"] == 2
    assert "agility" not in played.parts("attack")


# Unaware by circumstance.


@pytest.mark.rule("LSK-RUL-55")
def test_an_earlier_parry_does_not_help_against_an_attack_unawares() -> None:
    begun = scene([man("hans", 1)], [man("kurt", 0)])
    played = begun.play("hans: parry").play(
        "edict: add-state fighter=hans state=blind",
        "kurt: attack hans weapon=messer",
        dice="d20=20",
        steps=0,
    )
    assert "parry" not in played.parts("attack")
    assert played.parts("attack")["unaware"] == 2


@pytest.mark.rule("LSK-RUL-55")
def test_an_exposed_searcher_is_unaware_in_every_respect() -> None:
    begun = scene([man("hans", 1, 0, pack=["rope"], wounds=99)], [man("kurt", 0)])
    searching = begun.play("hans: search item=rope", dice="3d6=3,3,3")
    struck = searching.play(
        "kurt: attack hans weapon=messer", "hans@busy: stay-exposed", dice="d20=20", steps=0
    )
    assert numbers(struck) == (21, 17)
    assert "answer" not in [asked.kind for asked in struck.asked]


# The saddle.


def saddle(attacker: dict[str, Any], target: dict[str, Any], told: str) -> dict[str, int]:
    """The saddle's parts of a number."""
    parts = scene([attacker], [target]).play(told, dice="d20=19", steps=0).parts("attack")
    return {name: parts[name] for name in ("mounted", "saddle") if name in parts}


@pytest.mark.rule("LSK-RUL-12", "LSK-CND-01")
def test_the_saddle_helps_against_enemies_on_foot_only() -> None:
    rider = man("ulrich", 0, hands=["long-sword"], belt=[])
    down = "ulrich: attack target=hans weapon=long-sword path= then="
    assert saddle(rider, man("hans", 1, 0, "acted"), down) == {"mounted": 1}
    other = man("mounted-sergeant", 1, 0, "acted", slug="sergeant")
    level = "ulrich: attack target=sergeant weapon=long-sword path= then="
    assert saddle(rider, other, level) == {}
    up = "hans: attack target=ulrich weapon=halberd path= then="
    assert saddle(man("hans", 1), man("ulrich", 0, 0, "acted"), up) == {"saddle": -1}


@pytest.mark.rule("LSK-RUL-64", "LSK-CND-01")
@pytest.mark.parametrize("weapon", ["bare-hands", "dagger"])
def test_bare_hands_and_minor_weapons_profit_nothing_from_the_saddle(weapon: str) -> None:
    rider = man("ulrich", 0, hands=[], belt=["dagger"])
    told = f"ulrich: attack target=hans weapon={weapon} path= then="
    assert saddle(rider, man("hans", 1, 0, "acted"), told) == {}


@pytest.mark.rule("LSK-CND-04", "LSK-EQP-02")
def test_a_whip_does_nothing_to_the_helpless_in_metal_either() -> None:
    def left(armour: str) -> int:
        begun = scene(
            [man("kurt", 0, hands=["whip"])],
            [man("hans", 1, 0, "bound", armour=armour), man("ilse", 9, 0, "acted")],
        )
        played = begun.play("kurt: attack hans weapon=whip path= then=", steps=0)
        return int(played.fighter("hans").wounds)

    assert left("buff-coat") == 12 - 3
    assert left("chainmail") == 12


@pytest.mark.rule("LSK-RUL-73")
def test_an_action_against_an_enemy_ends_being_unaware_and_a_walk_does_not() -> None:
    begun = scene([man("kurt", 0, 0, "unaware")], [man("hans", 1, 0, "acted")])
    walked = begun.play("kurt: move path=0,1", steps=0)
    assert walked.fighter("kurt").unaware
    struck = begun.play("kurt: attack hans messer path= then=", dice="d20=20", steps=0)
    assert not struck.fighter("kurt").unaware
    assert struck.event("aware").rule == "LSK-RUL-73"
