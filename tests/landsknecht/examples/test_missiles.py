"""Worked examples dice for dice: crowds, aiming, cover, firearms."""

from fractions import Fraction
from typing import Any

import pytest

from fechtbuch.books.landsknecht.kinds.armoury import WEAPONS
from fechtbuch.books.landsknecht.rules.shooting.loading import reload_rounds
from fechtbuch.testing import Situation
from tests.landsknecht.examples.common import TOUGH, attack_numbers
from tests.landsknecht.scenes import bands, man, numbers, outcome, percent, scene, struck

# LSK-EX-08: a crowd of five.


def five_militiamen(*more: dict[str, Any], wounds: int = 4) -> Situation:
    """Kurt with a borrowed crossbow, 120 feet from five men in a line of sight across."""
    men = [man("militiaman", 24, y, "acted", slug=f"man-{y + 1}", wounds=wounds) for y in range(5)]
    kurt = man("kurt", 0, hands=["light-crossbow"], belt=[], quiver={"bolt": 20})
    return scene([kurt], [*men, *more])


INTO_FIVE = "kurt: shoot-crowd man-1 path= then="


@pytest.mark.rule("LSK-EX-08")
def test_ex_08_the_third_man_dies() -> None:
    played = five_militiamen().play(INTO_FIVE, dice="d20=16 d5=3 d6=2", steps=0)
    assert played.parts("attack") == {
        "armour-class": 14,
        "ballistic-skill": 1,
        "range": -2,
        "crowd": 4,
    }
    assert numbers(played) == (17, 16)
    assert played.event("full-hit").amount == 18
    assert played.fighter("man-3").wounds == -14
    assert played.fighter("man-3").dead


@pytest.mark.rule("LSK-EX-08")
def test_ex_08_chances_of_the_shot_and_of_each_man() -> None:
    begun = five_militiamen(wounds=TOUGH)
    assert bands(begun, INTO_FIVE) == percent(80, 5, 15)

    def third(fight: Any) -> str:
        lost = TOUGH - fight.by_slug("man-3").wounds
        return "none" if lost == 0 else "glancing" if lost == 1 else "full"

    odds = begun.chances(INTO_FIVE, outcome=third, steps=0)
    assert odds["full"] == Fraction(16, 100)
    assert odds["glancing"] == Fraction(1, 100)


@pytest.mark.rule("LSK-EX-08")
def test_ex_08_an_ogre_as_sixth_member() -> None:
    begun = five_militiamen(man("ogre", 24, 5, "acted"), wounds=TOUGH)
    for number in (6, 7):
        played = begun.play(INTO_FIVE, dice=f"d20=16 d7={number} d6=1", steps=0)
        assert played.parts("attack")["crowd"] == 5
        assert played.event("full-hit").target == "ogre"


# LSK-EX-09: aiming.

AT_ILSE = "anselm: shoot ilse path= then="


@pytest.mark.rule("LSK-EX-09")
def test_ex_09_aimed_and_unaimed_at_three_hundred_feet() -> None:
    begun = scene([man("anselm", 0)], [man("ilse", 60, 0, wounds=TOUGH)])
    assert bands(begun, AT_ILSE, "ilse: none") == percent(65, 5, 30)
    unaimed = begun.play(AT_ILSE, "ilse: none", dice="d20=20")
    assert attack_numbers(unaimed, "anselm") == (14, 13)
    ready = begun.play("anselm: aim weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    shot = ready.play(AT_ILSE, "ilse: none", dice="d20=20")
    assert attack_numbers(shot, "anselm") == (16, 15)
    assert bands(ready, AT_ILSE, "ilse: none") == percent(75, 5, 20)


@pytest.mark.rule("LSK-EX-09")
def test_ex_09_while_aiming_his_ranged_armour_class_is_fourteen() -> None:
    begun = scene(
        [man("anselm", 0)],
        [man("militiaman", 9, hands=["light-crossbow"], belt=[], quiver={"bolt": 5})],
    )
    at_anselm = "militiaman: shoot anselm path= then="
    aiming = begun.play("anselm: aim weapon=heavy-crossbow")
    assert aiming.play(at_anselm, dice="d20=20", steps=0).tally("attack").total == 14
    idle = begun.play("anselm: nothing")
    assert idle.play(at_anselm, "anselm: none", dice="d20=20", steps=0).tally("attack").total == 13


@pytest.mark.rule("LSK-EX-09")
def test_ex_09_the_next_aimed_shot_comes_four_rounds_later() -> None:
    now = scene([man("anselm", 0)], [man("ilse", 60)])
    shots = []
    for _ in range(6):
        verbs = now.offers()
        if now.fighter("anselm").aimed:
            shots.append(now.fight.round)
            now = now.play(AT_ILSE, "ilse: none", "ilse: nothing", dice="d20=20 d6=5")
        elif "aim" in verbs:
            now = now.play("anselm: aim weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
        else:
            now = now.play("anselm: load weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    assert shots == [2, 6]


# LSK-EX-10: cover.


@pytest.mark.rule("LSK-EX-10")
@pytest.mark.parametrize(
    ("level", "number", "limit", "odds", "eleven"),
    [
        (None, 18, 17, (85, 5, 10), "full-hit"),
        ("quarter", 16, 15, (75, 5, 20), "full-hit"),
        ("half", 14, 13, (65, 5, 30), "full-hit"),
        ("three-quarter", 11, 10, (50, 5, 45), "glancing-hit"),
        ("full", 8, 7, (35, 5, 60), "miss"),
    ],
)
def test_ex_10_every_row(
    level: str | None, number: int, limit: int, odds: tuple[int, int, int], eleven: str
) -> None:
    ground = None if level is None else {"cover": [{"at": [8, 0], "level": level}]}
    begun = scene([man("anselm", 0)], [man("ilse", 8, 0, "acted", wounds=TOUGH)], ground=ground)
    dice = "d20=11 d8=1" if eleven == "full-hit" else "d20=11"
    played = begun.play(AT_ILSE, dice=dice, steps=0)
    assert numbers(played) == (number, limit)
    assert outcome(played).kind == eleven
    assert bands(begun, AT_ILSE) == percent(*odds)


# LSK-EX-22: a mixed crowd.


def mixed_crowd() -> Situation:
    kurt = man("kurt", 0, hands=["light-crossbow"], belt=[], quiver={"bolt": 5})
    enemies = [
        man("hans", 8, 0, "acted", wounds=TOUGH),
        man("militiaman", 8, 1, "acted", wounds=TOUGH),
        man("ogre", 8, 2, "acted", wounds=TOUGH),
    ]
    return scene([kurt], enemies, ground={"cover": [{"at": [8, 1], "level": "half"}]})


INTO_MIXED = "kurt: shoot-crowd hans path= then="


@pytest.mark.rule("LSK-EX-22")
@pytest.mark.parametrize(
    ("draw", "victim", "kind", "limit"),
    [
        (1, "hans", "glancing-hit", 12),
        (2, "militiaman", "miss", 12),
        (3, "ogre", "full-hit", 16),
        (4, "ogre", "full-hit", 16),
    ],
)
def test_ex_22_a_fourteen_for_each_of_them(draw: int, victim: str, kind: str, limit: int) -> None:
    damage = " d6=2" if kind == "full-hit" else ""
    played = mixed_crowd().play(INTO_MIXED, dice=f"d20=14 d4={draw}{damage}", steps=0)
    told = outcome(played)
    assert (told.kind, told.target, told.values["limit"]) == (kind, victim, limit)
    if kind == "full-hit":
        assert told.amount == 16
    if kind == "miss":
        assert played.fighter(victim).wounds == TOUGH


@pytest.mark.rule("LSK-EX-22")
def test_ex_22_eighteen_is_above_every_number() -> None:
    played = mixed_crowd().play(INTO_MIXED, dice="d20=18", steps=0)
    assert played.tally("attack").total == 17
    assert outcome(played).kind == "miss"


@pytest.mark.rule("LSK-EX-22")
def test_ex_22_chances() -> None:
    def hit(fight: Any) -> str:
        for fighter in fight.fighters:
            lost = fighter.max_wounds - fighter.wounds
            if lost:
                return f"{fighter.slug} {'full' if lost > 1 else 'glancing'}"
        return "nobody"

    odds = mixed_crowd().chances(INTO_MIXED, outcome=hit, steps=0)
    assert {who: float(chance) * 100 for who, chance in odds.items()} == {
        "hans full": 15,
        "hans glancing": 3.75,
        "militiaman full": 15,
        "militiaman glancing": 1.25,
        "ogre full": 40,
        "ogre glancing": 2.5,
        "nobody": 22.5,
    }


# LSK-EX-25: arquebus.


def with_arquebus(feet: int, **changes: Any) -> Situation:
    anselm = man("anselm", 0, hands=["arquebus"], quiver={"shot": 20})
    return scene([anselm], [man("ulrich-on-foot", feet // 5, 0, "acted", **changes)])


AT_ULRICH = "anselm: shoot ulrich path= then="


@pytest.mark.rule("LSK-EX-25")
def test_ex_25_forty_feet() -> None:
    begun = with_arquebus(40)
    assert begun.fighter("anselm").encumbrance == 1
    played = begun.play(AT_ULRICH, dice="d10=5 d20=12 d8=6", steps=0)
    assert numbers(played) == (15, 14)
    assert played.fighter("ulrich").wounds == 1


@pytest.mark.rule("LSK-EX-25")
def test_ex_25_chances_with_and_without_the_misfire_die() -> None:
    begun = with_arquebus(40, wounds=TOUGH)
    assert bands(begun, AT_ULRICH, dice="d10=5") == percent(70, 5, 25)
    odds = begun.chances(AT_ULRICH, outcome=struck, steps=0)
    assert odds["full-hit"] == Fraction(56, 100)
    assert odds["glancing-hit"] == Fraction(4, 100)
    assert odds["none"] == Fraction(2, 10)


@pytest.mark.rule("LSK-EX-25")
def test_ex_25_eighty_feet() -> None:
    begun = with_arquebus(80, wounds=TOUGH)
    assert numbers(begun.play(AT_ULRICH, dice="d10=5 d20=20", steps=0)) == (11, 5)
    assert bands(begun, AT_ULRICH, dice="d10=5") == percent(25, 30, 45)


@pytest.mark.rule("LSK-EX-25")
def test_ex_25_reloading() -> None:
    anselm = with_arquebus(40).fighter("anselm")
    assert reload_rounds(anselm, WEAPONS["arquebus"]) == 7
    assert reload_rounds(anselm, WEAPONS["flintlock-arquebus"]) == 3
    fired = with_arquebus(40).play(AT_ULRICH, dice="d10=5 d20=20", steps=0)
    assert fired.fighter("anselm").hands[0].load_left == 7


@pytest.mark.rule("LSK-EX-25")
def test_ex_25_the_report_makes_the_timid_check() -> None:
    anselm = man("anselm", 0, hands=["arquebus"], quiver={"shot": 20})
    begun = scene(
        [anselm],
        [
            man("ulrich-on-foot", 8, 0, "acted"),
            man("militiaman", 8, 9, "acted"),
            man("hans", 8, 5, "acted"),
        ],
        morale=True,
        place={"contact_morale": False},
    )
    fired = begun.play(AT_ULRICH, dice="d10=5 d20=20 2d6=3,4", steps=0)
    assert [event.target for event in fired.happened("gunfire")] == ["militiaman"]
