"""Ranged combat: score, bursts, thrown weapons, zones, bystanders (GUR-RNG)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.arms import Form, Mode
from fechtbuch.books.gurps.kinds.catalogue import KINDS
from fechtbuch.books.gurps.kinds.terms import ALL_OUT_ATTACK, RANGED
from fechtbuch.books.gurps.rules.hitting.ranged import (
    braces,
    moving_bulk,
    range_penalty,
    ranged_score,
    shots_bonus,
)
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.books.gurps.state.zones import Zone
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import (
    TO_THE_END,
    arena,
    at,
    battle,
    blow,
    coming,
    parts,
    rolls,
    scores,
    struck,
    telling,
    who,
)

ARCHER: dict[str, Any] = {
    "use": "brenn",
    "hands": [{"item": "longbow", "st": 12, "spare": 9}],
    "belt": [],
}
FIVE = "5d:1,1,1,1,1"
WIDE = {"bounds": [0, 0, 120, 12]}


@pytest.mark.rule("GUR-RNG-01")
def test_a_ranged_score_part_by_part() -> None:
    fight = telling(
        battle(
            {**ARCHER, "st": 10},
            {"use": "aldric", "at": [12, 5], "sm": 1, "posture": "kneeling"},
            scene={"darkness": 2},
        )
    )
    brenn = who(fight, "brenn")
    brenn.shock = 1
    shot = blow(fight, "brenn", "aldric", "longbow")
    shot.manoeuvre, shot.version, shot.favoured, shot.aim = ALL_OUT_ATTACK, RANGED, True, 3
    shot.location = 11
    assert parts(ranged_score(fight, shot)) == {
        "skill": 16,
        "too-weak": -2,
        "all-out-ranged": 1,
        "range": -3,
        "size": 1,
        "aim": 3,
        "location": -2,
        "low-target": -2,
        "darkness": -2,
        "shock": -1,
    }
    wall = arena(
        ARCHER,
        {"use": "aldric", "at": [9, 5]},
        ground={"bounds": [0, 0, 20, 12], "walls": [[7, 5]]},
    ).play("brenn: attack", otherwise="default", until="@turn")
    assert not [a for a in wall.asked if a.kind == "attack" and a.by != "void"]


@pytest.mark.rule("GUR-RNG-02")
def test_the_table_of_ranges() -> None:
    rows = [2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 1500]
    assert [range_penalty(yards) for yards in rows] == [-step for step in range(18)]
    assert [range_penalty(yards + 1) for yards in rows] == [-step - 1 for step in range(18)]


@pytest.mark.rule("GUR-RNG-02")
@pytest.mark.parametrize(("yards", "penalty"), [(2, 0), (3, -1), (8, -4), (21, -7), (101, -11)])
def test_the_distance_counts_against_the_shot(yards: int, penalty: int) -> None:
    fight = telling(battle("rao", "brenn", apart=yards, ground=WIDE))
    shot = blow(fight, "rao", "brenn", "assault-rifle")
    assert parts(ranged_score(fight, shot)).get("range", 0) == penalty


@pytest.mark.rule("GUR-RNG-03")
def test_size_counts_in_melee_and_at_range() -> None:
    for size in (-2, 1, 2):
        fight = telling(battle(ARCHER, {"use": "aldric", "sm": size}))
        assert parts(ranged_score(fight, blow(fight, "brenn", "aldric", "longbow")))["size"] == size
        melee = telling(battle("brenn", {"use": "aldric", "sm": size}))
        cut = blow(melee, "brenn", "aldric", "shortsword", "swing")
        assert parts(melee_score(melee, cut))["size"] == size


@pytest.mark.rule("GUR-RNG-04")
def test_what_braces_a_weapon() -> None:
    def braced(sheet: dict[str, Any], **more: Any) -> bool:
        fight = battle(sheet, {"use": "aldric", "at": [9, 5]}, **more)
        shooter = fight.fighters[0]
        return bool(braces(fight, shooter, shooter.hands[0]))

    assert braced({"use": "rao", "posture": "lying"})
    assert not braced({"use": "rao"})
    wall = {"bounds": [0, 0, 20, 12], "cover": [{"at": [5, 5], "level": "partial"}]}
    assert braced({"use": "rao"}, ground=wall)
    pistol = {"item": "auto-pistol-9mm", "hand": "right"}
    assert braced({"use": "rao", "hands": [pistol]})
    assert not braced({"use": "rao", "hands": [pistol, {"item": "large-knife", "hand": "left"}]})
    assert not braced({**ARCHER, "posture": "lying"})
    aimed = arena({"use": "rao", "posture": "lying"}, {"use": "aldric", "at": [9, 5]})
    still = aimed.play("rao: aim target=aldric weapon=assault-rifle", steps=1, otherwise="default")
    assert still.fighter("rao").braced
    moved = aimed.play(
        "rao: aim target=aldric weapon=assault-rifle path=5,6", steps=1, otherwise="default"
    )
    assert not moved.fighter("rao").braced


@pytest.mark.rule("GUR-RNG-05", "GUR-MAN-20")
def test_bulk_on_the_move_and_at_close_quarters() -> None:
    fight = telling(battle(ARCHER, "aldric"))
    shot = blow(fight, "brenn", "aldric", "longbow")
    assert "bulk" not in parts(ranged_score(fight, shot))
    shot.hasty = True
    assert parts(ranged_score(fight, shot))["bulk"] == -8
    shot.hasty, shot.distance = False, 0
    assert parts(ranged_score(fight, shot))["bulk"] == -8


@pytest.mark.rule("GUR-RUL-25")
@pytest.mark.parametrize(
    ("item", "skill", "switch", "bulk"),
    [
        ("small-knife", "thrown-weapon-knife", "seed", -1),
        ("small-knife", "thrown-weapon-knife", "official", -2),
        ("shuriken", "thrown-weapon-shuriken", "official", -2),
        ("hatchet", "thrown-weapon-axe", "official", -2),
        ("throwing-axe", "thrown-weapon-axe", "official", -3),
    ],
)
def test_bulk_by_switch_and_without_a_figure(item: str, skill: str, switch: str, bulk: int) -> None:
    sheet = {"use": "brenn", "hands": [item], "skills": {skill: 14}}
    fight = telling(battle(sheet, "aldric", move_attack_bulk=switch))
    brenn = who(fight, "brenn")
    mode = next(f.mode.key for f in brenn.hands[0].forms if f.mode.ranged)
    throw = blow(fight, "brenn", "aldric", item, mode)
    throw.hasty = True
    assert parts(ranged_score(fight, throw))["bulk"] == bulk


@pytest.mark.rule("GUR-MAN-20", "GUR-RUL-25")
def test_a_bulk_of_nothing_is_a_figure_and_none_at_all_counts_as_two() -> None:
    star = Thing("x", KINDS["shuriken"]).forms_of(who(battle("brenn", "aldric"), "brenn").block)
    fight = battle("brenn", "aldric")
    assert moving_bulk(fight, star[0]) == 0
    nameless = Mode("throw")
    assert moving_bulk(fight, Form(nameless, None)) == -2


@pytest.mark.rule("GUR-RNG-06")
def test_rate_of_fire_and_shots() -> None:
    def counts(use: str, weapon: str, **more: Any) -> list[str]:
        duel = arena({"use": use, **more}, {"use": "brenn", "at": [8, 5], "armour": []})
        name = duel.fight.fighters[0].slug
        turn = duel.play(f"{name}: attack")
        return turn.offers(f'shoot target=brenn weapon={weapon} location=""')

    assert counts("rao", "assault-rifle") == [str(n) for n in range(1, 13)]
    assert counts("gunner", "light-machine-gun", posture="lying") == [str(n) for n in range(3, 13)]
    fight = battle("rao", {"use": "brenn", "at": [8, 5], "armour": []})
    who(fight, "rao").hands[0].shots = 2
    low = situation(fight).play("rao: attack")
    assert low.offers('shoot target=brenn weapon=assault-rifle location=""') == ["1", "2"]
    fired = struck(
        arena("rao", {"use": "brenn", "at": [8, 5]}),
        "shoot target=brenn weapon=assault-rifle shots=5",
        dice=rolls(16),
    )
    assert fired.fighter("rao").hands[0].shots == 31 - 5


@pytest.mark.rule("GUR-RNG-06")
def test_reloading_takes_its_seconds() -> None:
    def loaded(item: str, readies: int) -> int:
        fight = battle(
            {"use": "guard", "hands": [{"item": item, "spare": 20}]},
            {"use": "brenn", "at": [15, 5]},
        )
        gun = fight.things[0]
        gun.shots = 0
        duel = situation(fight)
        name = fight.fighters[0].slug
        for _ in range(readies):
            duel = duel.play(
                f"{name}: ready item={item} way=reload",
                "brenn: do-nothing",
                otherwise="default",
                until=f"{name}@turn",
            )
        return int(duel.fighter(name).hands[0].shots)

    assert [loaded("auto-pistol-9mm", n) for n in (2, 3)] == [0, 16]
    assert [loaded("pump-shotgun", n) for n in (2, 3)] == [0, 1]  # each shell


@pytest.mark.rule("GUR-RNG-07")
def test_the_rapid_fire_bonus() -> None:
    steps = {
        1: 0,
        4: 0,
        5: 1,
        8: 1,
        9: 2,
        12: 2,
        13: 3,
        16: 3,
        17: 4,
        24: 4,
        25: 5,
        49: 5,
        50: 6,
        99: 6,
        100: 7,
        199: 7,
        200: 8,
    }
    assert {shots: shots_bonus(shots) for shots in steps} == steps
    pellets = telling(battle("guard", {"use": "brenn", "at": [7, 5]}))
    shot = blow(pellets, "guard", "brenn", "pump-shotgun")
    assert parts(ranged_score(pellets, shot))["rapid-fire"] == 2  # nine pellets


@pytest.mark.rule("GUR-RNG-08")
def test_hits_by_margin_and_recoil() -> None:
    def hits(shots: int, roll: int) -> int:
        shot = struck(
            arena("rao", {"use": "brenn", "at": [7, 5]}),
            f"shoot target=brenn weapon=assault-rifle shots={shots}",
            dice=rolls(roll),
            until="brenn@defence",
        )
        return int(coming(shot).hits)

    assert [hits(4, roll) for roll in (14, 13, 12, 10, 7)] == [1, 1, 2, 3, 4]  # Rcl 2, at most four
    assert hits(2, 7) == 2
    target = {"use": "brenn", "at": [7, 5], "hp": 200, "armour": []}
    critical = struck(
        arena("rao", target),
        "shoot target=brenn weapon=assault-rifle shots=2",
        dice=rolls(4, 5, FIVE, FIVE),
    )
    assert [e.amount for e in critical.happened("damage")] == [10, 5]  # the first alone is doubled
    assert not [a for a in critical.asked if a.kind == "defence"]


@pytest.mark.rule("GUR-RUL-68")
def test_locations_of_a_burst_are_rolled_after_the_defence() -> None:
    target = {"use": "brenn", "at": [7, 5], "hp": 200, "armour": []}
    burst = struck(
        arena("rao", target),
        "shoot target=brenn weapon=assault-rifle shots=4 location=random",
        dice=rolls(10),
        until="brenn@defence",
    )
    assert not burst.happened("location")
    hit = burst.play(
        "brenn: none", dice=rolls(9, FIVE, 12, FIVE, 13, FIVE), otherwise="default", steps=0
    )
    assert [e.word for e in hit.happened("location")] == ["torso", "left-arm", "left-leg"]
    assert [e.word for e in hit.happened("injured")] == ["torso", "left-arm", "left-leg"]
    one = struck(
        arena("rao", target),
        "shoot target=brenn weapon=assault-rifle shots=1 location=random",
        dice=rolls(10, 5),
        until="brenn@defence",
    )
    assert one.event("location").word == "face"


@pytest.mark.rule("GUR-RNG-09")
def test_where_thrown_weapons_come_down() -> None:
    knife = {"use": "brenn", "hands": ["large-knife"], "skills": {"thrown-weapon-knife": 14}}
    duel = arena(knife, {"use": "aldric", "at": [8, 5], "hp": 200})
    throw = "throw target=aldric weapon=large-knife"
    assert struck(duel, throw, dice=rolls(16, "d:3")).fight.things[0].at == at(11, 5)
    for answer, dice, there in (
        ("dodge", (9, "d:2"), (10, 5)),
        ("parry weapon=thrusting-broadsword", (9,), (8, 5)),
        ("block", (9,), (8, 5)),
        ("none", ("d:6",), (8, 5)),
    ):
        thrown = struck(duel, throw, f"aldric: {answer}", dice=rolls(8, *dice))
        assert thrown.fight.things[0].at == at(*there)
        assert not thrown.fighter("brenn").hands


@pytest.mark.rule("GUR-RNG-10")
def test_bows_and_crossbows() -> None:
    for st, weak in ((11, 0), (12, 0), (15, 3)):
        fight = telling(battle({**ARCHER, "hands": [{"item": "longbow", "st": st}]}, "aldric"))
        shot = blow(fight, "brenn", "aldric", "longbow")
        assert parts(ranged_score(fight, shot)).get("too-weak", 0) == -weak
        assert (shot.form.half, shot.form.range) == (15 * st, 20 * st)
    for more, seconds in ((0, 4), (1, 8), (2, 8), (3, 20), (4, 20), (5, -1)):
        sheet = {
            "use": "crossbowman",
            "st": 11,
            "hands": [{"item": "crossbow", "st": 11 + more, "spare": 5}],
        }
        fight = battle(sheet, {"use": "aldric", "at": [15, 5]})
        assert fight.things[0].forms[0].reload == seconds
        fight.things[0].shots = 0
        ways = situation(fight).play().offers("ready item=crossbow")
        assert ("reload" in ways) == (seconds > 0)


@pytest.mark.rule("GUR-RNG-10")
def test_an_arrow_from_the_quiver_saves_a_second() -> None:
    fight = battle(ARCHER, {"use": "aldric", "at": [15, 5]})
    fight.things[0].shots = 0
    duel = situation(fight)
    slow = duel.play(
        "brenn: ready item=longbow way=reload",
        "aldric: do-nothing",
        otherwise="default",
        until="brenn@turn",
    )
    assert slow.fighter("brenn").hands[0].shots == 0
    quick = duel.play("brenn: fast-draw item=longbow", dice=rolls(14), until="brenn@turn")
    loaded = quick.play("brenn: ready item=longbow way=reload", steps=0, otherwise="default")
    assert loaded.fighter("brenn").hands[0].shots == 1
    clumsy = duel.play("brenn: fast-draw item=longbow", dice=rolls(15), until="brenn@turn")
    assert (
        clumsy.play("brenn: ready item=longbow way=reload", steps=0, otherwise="default")
        .fighter("brenn")
        .hands[0]
        .shots
        == 0
    )


def suppressed(
    shots: int = 12,
    *,
    firer: Any = "rao",
    hexes: str = "20,5;21,5",
    dice: str = "",
    others: Any = (),
) -> Situation:
    """A zone under fire, and Brenn beyond it."""
    weapon = "assault-rifle" if firer == "rao" else "light-machine-gun"
    fight = battle(
        firer, {"use": "brenn", "at": [22, 5], "hp": 200, "armour": []}, *others, ground=WIDE
    )
    name = fight.fighters[0].slug
    return situation(fight).play(
        f"{name}: all-out-attack version=suppression",
        f'{name}: suppress weapon={weapon} shots={shots} path="{hexes}"',
        dice=dice,
        otherwise="default",
        until="brenn@turn",
    )


@pytest.mark.rule("GUR-RNG-11", "GUR-MAN-10")
def test_who_enters_a_zone_is_fired_at_once() -> None:
    fired = suppressed()
    assert fired.fighter("rao").hands[0].shots == 31 - 12
    run = fired.play(
        "brenn: move path=21,5;20,5",
        "brenn: none",
        dice=rolls(6, 9, FIVE, 10, FIVE),
        **TO_THE_END,
    )
    assert scores(run, "attack") == [8]
    assert len(run.happened("damage")) == 2
    later = fired.play(
        "brenn: do-nothing",
        "rao: do-nothing",
        "brenn: move path=21,5",
        otherwise="default",
        until="rao@turn",
    )
    assert not later.rolls("attack")  # over with the firer's next turn


@pytest.mark.rule("GUR-RNG-11")
def test_the_cap_of_a_zone_and_of_a_mounted_gun() -> None:
    mounted = suppressed(12, firer={"use": "gunner", "posture": "lying"})
    hit = mounted.play("brenn: move path=21,5", dice=rolls(16), **TO_THE_END)
    assert scores(hit, "attack") == [8 + 2]
    few = suppressed(5).play("brenn: move path=21,5", dice=rolls(17, 10), **TO_THE_END)
    assert scores(few, "attack") == [6 + 1]
    poor = {"use": "rao", "skills": {"guns-rifle": 9}}
    weak = battle(poor, {"use": "brenn", "at": [22, 5]}, ground=WIDE)
    low = situation(weak).play(
        "rao: all-out-attack version=suppression",
        'rao: suppress weapon=assault-rifle shots=12 path="20,5;21,5"',
        "brenn: move path=21,5",
        dice=rolls(12),
        otherwise="default",
        until="over",
        steps=2,
    )
    assert scores(low, "attack") == [9 - 6 + 2]


@pytest.mark.rule("GUR-RNG-11")
def test_everybody_in_the_zone_the_nearest_first_and_nobody_twice() -> None:
    others = ({"use": "kimura", "at": [21, 5]}, {"use": "ysaline", "at": [20, 5]})
    fired = suppressed(others=others, dice=rolls(15, 15))
    assert [e.actor for e in fired.happened("under-fire")] == ["ysaline", "kimura"]
    turn = fired.play("brenn: do-nothing", until="kimura@turn", otherwise="default")
    stays = turn.play("kimura: do-nothing", otherwise="default", until="ysaline@turn")
    back = stays.play("ysaline: move path=20,4;21,4", **TO_THE_END)
    assert not back.happened("under-fire")
    two = suppressed(12, hexes="20,5;21,5;20,6;21,6")
    assert [zone.shots for zone in two.fight.zones] == [6, 6]
    odd = suppressed(11, hexes="20,5;21,5;20,6;21,6")  # found by chance: the eleventh was nobody's
    assert [zone.shots for zone in odd.fight.zones] == [6, 5]
    assert [event.amount for event in odd.happened("suppresses")] == [6, 5]
    assert odd.fighter("rao").hands[0].shots == 31 - 11


@pytest.mark.rule("GUR-RUL-69")
def test_hits_count_against_the_zone_before_defences() -> None:
    fired = suppressed(5)
    run = fired.play(
        "brenn: move path=21,5",
        "brenn: dodge",
        dice=rolls(5, 4),
        **TO_THE_END,
    )
    assert run.event("avoids-hits").amount == 2
    assert run.fight.zones[0].hits == 2
    fight = battle(
        {"use": "brenn", "at": [22, 5], "hp": 200, "armour": []},
        {"use": "rao", "at": [5, 5]},
        ground=WIDE,
    )
    rao = who(fight, "rao")
    zone = Zone(rao.index, rao.hands[0].index, [at(20, 5), at(21, 5)], 5)
    zone.hits = 4
    fight.zones = [zone]
    last = situation(fight).play(
        "brenn: move path=21,5",
        "brenn: none",
        dice=rolls(5, 9, FIVE),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert len(last.happened("damage")) == 1


@pytest.mark.rule("GUR-RNG-12")
def test_bystanders() -> None:
    others: list[dict[str, Any]] = [
        {"use": "aldric", "at": [9, 5]},
        {"use": "ysaline", "at": [7, 5], "hp": 200},
    ]
    shot = "shoot target=aldric weapon=longbow"
    missed = struck(arena(ARCHER, *others), shot, dice=rolls(14, 8), until="ysaline@defence")
    assert scores(missed, "attack") == [16 - 2 - 4, 9]
    safe = struck(arena(ARCHER, *others), shot, dice=rolls(14, 10))
    assert not safe.happened("strays")
    dodged = struck(
        arena(ARCHER, *others), shot, "aldric: dodge", dice=rolls(9, 9, 8), until="ysaline@defence"
    )
    assert dodged.event("strays").target == "ysaline"


@pytest.mark.rule("GUR-RNG-13")
def test_malfunctions_by_switch() -> None:
    target = {"use": "brenn", "at": [8, 5]}
    shot = "shoot target=brenn weapon=assault-rifle shots=1"
    for roll, die, jam in ((17, "d:3", 2), (17, "d:1", 1), (18, "d:6", 3)):
        jammed = struck(arena("rao", target, malfunction="on"), shot, dice=rolls(roll, die))
        rifle = jammed.fighter("rao").hands[0]
        assert (rifle.jam, rifle.shots, rifle.ready()) == (jam, 31, False)
    sure = arena({"use": "rao", "skills": {"guns-rifle": 19}}, target, malfunction="on")
    assert struck(sure, shot, dice=rolls(17, "d:1")).happened("malfunction")
    assert struck(arena("rao", target, malfunction="on"), shot, dice=rolls(16)).happened("misses")
    assert not struck(arena("rao", target), shot, dice=rolls(17, 10)).happened("malfunction")
    old = {"use": "rao", "hands": ["flintlock-pistol"], "skills": {"guns-pistol": 18}}
    assert struck(
        arena(old, target, malfunction="on"),
        "shoot target=brenn weapon=flintlock-pistol",
        dice=rolls(16, "d:1"),
    ).happened("malfunction")


@pytest.mark.rule("GUR-RNG-13")
def test_clearing_a_jammed_gun() -> None:
    fight = battle("rao", {"use": "brenn", "at": [8, 5]}, malfunction="on")
    fight.things[0].jam = 2
    clear = ["rao: ready item=assault-rifle way=clear", "brenn: do-nothing"]
    first = situation(fight).play(*clear, otherwise="default", until="rao@turn")
    assert first.fighter("rao").hands[0].jam == 1
    failed = first.play(*clear, dice=rolls(15), otherwise="default", until="rao@turn")
    assert failed.fighter("rao").hands[0].jam == 1
    done = failed.play(*clear, dice=rolls(14), otherwise="default", until="rao@turn")
    assert done.fighter("rao").hands[0].ready()


@pytest.mark.rule("GUR-RNG-14")
def test_low_and_covered_targets() -> None:
    def of(distance: int = 4, posture: str = "kneeling", **ground: Any) -> dict[str, int]:
        fight = telling(
            battle(
                ARCHER,
                {"use": "aldric", "at": [5 + distance, 5], "posture": posture},
                ground={"bounds": [0, 0, 20, 12], **ground},
            )
        )
        return parts(ranged_score(fight, blow(fight, "brenn", "aldric", "longbow")))

    for posture in ("crouching", "kneeling", "sitting", "crawling", "lying"):
        assert of(posture=posture)["low-target"] == -2
    assert "low-target" not in of(posture="standing")
    assert "low-target" not in of(distance=1)
    assert "low-target" not in of(elevation=[{"at": [5, 5], "height": 3}])
    cover = [{"at": [9, 5], "level": "partial"}]
    assert of(posture="standing", cover=cover)["cover"] == -2
    behind = arena(
        ARCHER,
        {"use": "aldric", "at": [9, 5], "armour": [], "hp": 200},
        ground={"bounds": [0, 0, 20, 12], "cover": cover},
    )
    leg = "shoot target=aldric weapon=longbow location=right-leg"
    stopped = struck(behind, leg, "aldric: none", dice=rolls(6, "d:3"))
    assert stopped.happened("cover-stops")  # 4 against its DR 4
    through = struck(behind, leg, "aldric: none", dice=rolls(6, "d:6"))
    assert through.event("damage").amount == 7 - 4
    chest = struck(
        behind, "shoot target=aldric weapon=longbow", "aldric: none", dice=rolls(6, "d:6")
    )
    assert chest.event("damage").amount == 7


@pytest.mark.rule("GUR-RNG-11")
def test_nobody_is_fired_at_twice_however_many_zones_he_crosses() -> None:
    hexes = "20,5;21,5;20,6;21,6"
    fired = suppressed(12, hexes=hexes, others=({"use": "ysaline", "at": [20, 5]},), dice=rolls(15))
    turn = fired.play("brenn: do-nothing", otherwise="default", until="ysaline@turn")
    crossed = turn.play("ysaline: move path=20,6", **TO_THE_END)
    assert not crossed.happened("under-fire")


@pytest.mark.rule("GUR-RNG-11")
def test_several_zones_touch_each_other() -> None:
    fight = battle("rao", {"use": "brenn", "at": [22, 5]}, ground=WIDE)
    turn = situation(fight).play("rao: all-out-attack version=suppression")
    suppress = "rao: suppress weapon=assault-rifle shots=12 path="
    turn.refuses(f'{suppress}"20,5;21,5;24,5;25,5"')
    turn.refuses(f'{suppress}"20,5;21,5;21,5;22,5"')
    assert all(path.count(";") in (1, 3) for path in turn.offers(f"{suppress[5:-6]}"))
    beside = turn.play(f'{suppress}"20,5;21,5;20,6;21,6"', otherwise="default", until="brenn@turn")
    assert len(beside.fight.zones) == 2
