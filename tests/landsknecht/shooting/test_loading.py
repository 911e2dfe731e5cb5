"""Loading, misfires and firearms (LSK-MIS-11, -12)."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.kinds.armoury import WEAPONS
from fechtbuch.books.landsknecht.rules.shooting.loading import reload_rounds
from tests.landsknecht.scenes import SHOOT, man, numbers, scene

# Loading.


@pytest.mark.rule("LSK-MIS-09", "LSK-MIS-11")
def test_load_twice_aim_once_then_shoot() -> None:
    begun = scene([man("anselm", 0)], [man("ilse", 9, wounds=400)])
    shot = begun.play(
        "anselm: shoot ilse path= then=", "ilse: none", "ilse: nothing", dice="d20=20 d6=5"
    )
    assert "shoot" not in shot.offers()
    assert "aim" not in shot.offers()
    once = shot.play("anselm: load weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    assert "aim" not in once.offers()
    twice = once.play("anselm: load weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    assert "shoot" in twice.offers()
    assert "load" not in twice.offers()
    ready = twice.play("anselm: aim weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    assert ready.fight.round == 5
    last = ready.play("anselm: shoot ilse path= then=", "ilse: none", dice="d20=20")
    assert last.parts("attack")["aimed"] == 2


@pytest.mark.rule("LSK-MIS-11")
@pytest.mark.parametrize(
    ("weapon", "rounds"),
    [("short-bow", 0), ("sling", 0), ("light-crossbow", 1), ("heavy-crossbow", 2)],
)
def test_rounds_of_loading(weapon: str, rounds: int) -> None:
    missile = {"short-bow": "arrow", "sling": "bullet"}.get(weapon, "bolt")
    begun = scene(
        [man("anselm", 0, hands=[weapon], belt=[], quiver={missile: 9})], [man("ilse", 9)]
    )
    now = begun.play(
        "anselm: shoot ilse path= then=", "ilse: none", "ilse: nothing", dice="d20=20 d6=5"
    )
    for _ in range(rounds):
        assert "shoot" not in now.offers()
        now = now.play(f"anselm: load weapon={weapon}", "ilse: nothing", dice="d6=5")
    assert "shoot" in now.offers()
    assert now.fight.round == 1 + rounds + 1


@pytest.mark.rule("LSK-MIS-11")
def test_rounds_of_loading_need_not_be_consecutive() -> None:
    begun = scene(
        [man("anselm", 0, hands=[{"item": "heavy-crossbow", "loaded": False}])], [man("ilse", 19)]
    )
    once = begun.play("anselm: load weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    moved = once.play("anselm: move path=1,0 item=", "ilse: nothing", dice="d6=5")
    twice = moved.play("anselm: load weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    assert "shoot" in twice.offers()


@pytest.mark.rule("LSK-RUL-40")
def test_who_loads_a_crossbow_stays_put_and_defends_as_usual() -> None:
    begun = scene(
        [man("anselm", 0, hands=[{"item": "heavy-crossbow", "loaded": False}])], [man("poacher", 9)]
    )
    begun.refuses("anselm: load weapon=heavy-crossbow path=1,0")
    loading = begun.play("anselm: load weapon=heavy-crossbow")
    shot = loading.play("poacher: shoot anselm path= then=", dice="d20=20", steps=0)
    assert shot.parts("attack")["agility"] == -1
    assert "unaware" not in shot.parts("attack")
    assert "busy" not in [asked.kind for asked in shot.asked]


# Firearms.


@pytest.mark.rule("LSK-MIS-12")
@pytest.mark.parametrize(
    ("use", "weapon", "agility", "bs", "rounds"),
    [
        ("anselm", "arquebus", 1, 3, 7),  # 10 − 3 − 1 + 1
        ("anselm", "flintlock-arquebus", 1, 3, 3),  # half of 7, down for a Warrior
        ("anselm", "rifled-arquebus", 1, 3, 10),  # one and a half times 7, down
        ("anselm", "arquebus", -2, 3, 10),
        ("poacher", "flintlock-arquebus", 1, 3, 3),  # half of 6
        ("poacher", "flintlock-arquebus", 0, 3, 4),  # half of 7, up for a Ranger
        ("poacher", "arquebus", 3, 9, 1),  # never less than one
    ],
)
def test_rounds_of_loading_a_firearm(
    use: str, weapon: str, agility: int, bs: int, rounds: int
) -> None:
    shooter = man(use, 0, hands=[weapon], pack=[], abilities={"agi": agility}, bs=bs)
    fighter = scene([shooter], [man("hans", 9)]).fighter(use)
    assert reload_rounds(fighter, WEAPONS[weapon]) == rounds


@pytest.mark.rule("LSK-RUL-67")
def test_unskilled_loading_counts_no_ballistic_skill() -> None:
    fighter = scene(
        [man("poacher", 0, bs=1, pack=[], abilities={"agi": 0})], [man("hans", 9)]
    ).fighter("poacher")
    assert reload_rounds(fighter, WEAPONS["arquebus"]) == 10  # a matchlock asks for 2
    assert reload_rounds(fighter, WEAPONS["wheellock-arquebus"]) == 9


def gunner(*states: str, weapon: str = "arquebus", **changes: Any) -> dict[str, Any]:
    """Anselm with a firearm."""
    return man("anselm", 0, 0, *states, hands=[weapon], quiver={"shot": 9}, **changes)


@pytest.mark.rule("LSK-MIS-12")
@pytest.mark.parametrize(
    ("weapon", "weather", "limit"),
    [
        ("arquebus", "dry", 2),
        ("arquebus", "damp", 4),
        ("arquebus", "wet", 8),
        ("wheellock-arquebus", "dry", 2),
        ("wheellock-arquebus", "wet", 2),
        ("flintlock-arquebus", "dry", 1),
        ("flintlock-arquebus", "damp", 2),
        ("flintlock-arquebus", "wet", 4),
    ],
)
def test_misfires(weapon: str, weather: str, limit: int) -> None:
    begun = scene([gunner(weapon=weapon)], [man("hans", 9, 0, "acted")], place={"weather": weather})
    jammed = begun.play(SHOOT, dice=f"d10={limit}", steps=0)
    assert jammed.event("misfire").item == weapon
    assert not jammed.rolls("attack")
    fired = begun.play(SHOOT, dice=f"d10={limit + 1} d20=20", steps=0)
    assert fired.rolls("attack")


@pytest.mark.rule("LSK-MIS-12")
def test_a_misfire_takes_three_rounds_to_clear_and_then_the_loading() -> None:
    begun = scene([gunner(bs=6)], [man("hans", 90)])
    now = begun.play(SHOOT, "hans: none", "hans: nothing", dice="d10=1 d6=5")
    for _ in range(3):
        assert "shoot" not in now.offers()
        assert "load" not in now.offers()
        now = now.play("anselm: clear weapon=arquebus", "hans: nothing", dice="d6=5")
    assert "clear" not in now.offers()
    for _ in range(4):  # 10 − 6 − 1 + 1
        assert "shoot" not in now.offers()
        now = now.play("anselm: load weapon=arquebus", "hans: nothing", dice="d6=5")
    assert "shoot" in now.offers()


@pytest.mark.rule("LSK-MIS-12", "LSK-EQP-04")
@pytest.mark.parametrize(
    ("weapon", "feet", "ignored"),
    [
        ("arquebus", 50, 5),
        ("arquebus", 55, 0),
        ("musket", 50, 5),
        ("musket", 400, 5),
        ("pistol", 30, 0),
    ],
)
def test_firearms_ignore_armour_at_short_range_muskets_always(
    weapon: str, feet: int, ignored: int
) -> None:
    knight = man("ulrich-on-foot", feet // 5, 0, "acted")
    begun = scene([gunner(weapon=weapon)], [knight])
    played = begun.play("anselm: shoot ulrich path= then=", dice="d10=9 d20=20", steps=0)
    number, limit = numbers(played)
    assert number - limit == 6 - ignored


@pytest.mark.rule("LSK-MIS-12")
def test_loading_a_firearm_exposes_and_defending_stops_it() -> None:
    empty = [{"item": "arquebus", "loaded": False}]
    loader = man("anselm", 0, hands=empty, quiver={"shot": 9}, bs=6, wounds=400)
    begun = scene([loader], [man("kurt", 1)])
    loading = begun.play(
        "anselm: load weapon=arquebus", "kurt: attack anselm weapon=messer path= then="
    )
    assert loading.offers() == ["stay-exposed", "defend"]
    exposed = loading.play("anselm: stay-exposed", dice="d20=20 d6=5")
    assert exposed.parts("attack")["unaware"] == 2
    assert exposed.fighter("anselm").hands[0].load_left == 3
    defended = loading.play("anselm: defend", dice="d20=20 d6=5")
    assert "unaware" not in defended.parts("attack")
    assert defended.fighter("anselm").hands[0].load_left == 4


@pytest.mark.rule("LSK-MIS-12")
def test_each_barrel_fires_one_shot_a_round_and_is_loaded_for_itself() -> None:
    begun = scene([gunner(weapon="double-barrelled-handgun", bs=8)], [man("hans", 20)])
    first = begun.play(SHOOT, "hans: none", "hans: nothing", dice="d10=9 d20=20 d6=5")
    assert "shoot" in first.offers()
    second = first.play(SHOOT, "hans: none", "hans: nothing", dice="d10=9 d20=20 d6=5")
    assert "shoot" not in second.offers()
    # 10 − 8 − 1 + 1: two Rounds for each barrel.
    now = second
    for _ in range(2):
        assert "shoot" not in now.offers()
        now = now.play("anselm: load", "hans: nothing", dice="d6=5")
    assert now.fighter("anselm").hands[0].shots == 1
    for _ in range(2):
        assert now.fighter("anselm").hands[0].shots == 1
        now = now.play("anselm: load", "hans: nothing", dice="d6=5")
    assert now.fighter("anselm").hands[0].shots == 2
    assert "load" not in now.offers()


@pytest.mark.rule("LSK-MIS-12")
def test_one_empty_barrel_takes_its_whole_time() -> None:
    begun = scene([gunner(weapon="double-barrelled-handgun", bs=8)], [man("hans", 20)])
    now = begun.play(SHOOT, "hans: none", "hans: nothing", dice="d10=9 d20=20 d6=5")
    now = now.play("anselm: load", "hans: nothing", dice="d6=5")
    assert now.fighter("anselm").hands[0].shots == 1
    now = now.play("anselm: load", "hans: nothing", dice="d6=5")
    assert now.fighter("anselm").hands[0].shots == 2


@pytest.mark.rule("LSK-MIS-12", "LSK-MOR-04")
def test_the_report_frightens_after_the_shot_a_misfire_does_not() -> None:
    begun = scene(
        [gunner()],
        [man("peasant", 9), man("kurt", 30)],
        morale=True,
        place={"contact_morale": False},
    )
    told = ["anselm: shoot peasant path= then=", "peasant: none"]
    fired = begun.play(*told, dice="d10=3 d20=20 2d6=1,1", steps=0)
    assert [roll.word for roll in fired.rolls()] == ["misfire", "attack", "morale"]
    assert begun.play(*told, dice="d10=2", steps=0).event("misfire").actor == "anselm"


@pytest.mark.rule("LSK-MNT-03", "LSK-MIS-01", "LSK-MIS-08", "LSK-MIS-12")
def test_an_aimed_shot_into_melee_by_a_mounted_firearm_user() -> None:
    begun = scene(
        [man("pistoleer", 0), man("kurt", 7, 1, "acted")],
        [man("hans", 7, 0, "acted", wounds=400)],
    )
    ready = begun.play("pistoleer: aim weapon=pistol", dice="d6=5").play("ours: next who=pistoleer")
    shot = ready.play(
        "pistoleer: shoot hans weapon=pistol path= then=",
        "kurt: none",
        "hans: none",
        dice="d10=3 d20=20",
    )
    assert shot.parts("attack") == {
        "armour-class": 14,
        "agility": -2,
        "ballistic-skill": 3,
        "attacker-agility": 1,
        "range": -4,
        "from-the-saddle": -5,
        "aimed": 2,
        "into-melee": -4,
    }
