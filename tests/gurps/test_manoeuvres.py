"""What each manoeuvre permits, and what may be combined with it."""

import pytest

from fechtbuch.books.gurps.damage import damage_of
from fechtbuch.books.gurps.defence_scores import block_score, dodge_score
from fechtbuch.books.gurps.movement import half_points
from fechtbuch.books.gurps.ranged import aim_bonus, ranged_score
from fechtbuch.books.gurps.terms import ALL_OUT_ATTACK, COMMITTED, DEFENSIVE, LONG, LYING, STRONG
from fechtbuch.testing import situation
from tests.gurps.arena import arena, at, battle, blow, grip, parts, rolls, telling, who

ARCHER = {"use": "brenn", "hands": [{"item": "longbow", "st": 12, "spare": 9}], "belt": []}
PISTOLS = {
    "use": "rao",
    "hands": [
        {"item": "auto-pistol-9mm", "hand": "right"},
        {"item": "auto-pistol-45", "hand": "left"},
    ],
    "belt": [],
}


@pytest.mark.rule(
    "GUR-MAN-06", "GUR-MAN-07", "GUR-MAN-12", "GUR-DMG-06", "GUR-RUL-26", "GUR-RUL-44"
)
def test_damage_bonuses_flat_and_per_die() -> None:
    for mode, strong, weak in (("flat", 2, -2), ("per_die", 3, -3)):
        fight = telling(battle("hrodgar", "brenn", damage_bonus_mode=mode))
        attack = blow(fight, "hrodgar", "brenn", "great-axe")
        attack.manoeuvre, attack.version = ALL_OUT_ATTACK, STRONG
        assert parts(damage_of(fight, attack))["all-out-strong"] == strong
        attack.manoeuvre = COMMITTED
        assert parts(damage_of(fight, attack))["committed-strong"] == 1
        attack.manoeuvre, attack.version = DEFENSIVE, 0
        assert parts(damage_of(fight, attack))["defensive-attack"] == weak
    for switch, penalty in (("off", 0), ("on", -2)):
        fight = telling(battle("hrodgar", "brenn", aoa_long_swing_penalty=switch))
        attack = blow(fight, "hrodgar", "brenn", "great-axe")
        attack.manoeuvre, attack.version = ALL_OUT_ATTACK, LONG
        assert parts(damage_of(fight, attack)).get("long-swing", 0) == penalty
    far = arena("aldric", {"use": "brenn", "at": [7, 5]})
    plain = far.play("aldric: all-out-attack version=strong", until="@turn", otherwise="default")
    assert not [a for a in plain.asked if a.kind == "attack" and a.by != "void"]
    long = far.play("aldric: all-out-attack version=long")
    assert "strike" in long.offers()


@pytest.mark.rule("GUR-MAN-08", "GUR-MAN-20", "GUR-RUL-25", "GUR-RNG-05", "GUR-RNG-01")
def test_shots_all_out_and_on_the_move() -> None:
    fight = telling(battle(ARCHER, {"use": "aldric", "at": [12, 5]}))
    shot = blow(fight, "brenn", "aldric", "longbow")
    assert ranged_score(fight, shot).total == 16 - 3
    shot.manoeuvre, shot.version, shot.favoured = ALL_OUT_ATTACK, 5, True
    assert parts(ranged_score(fight, shot))["all-out-ranged"] == 1
    shot = blow(fight, "brenn", "aldric", "longbow")
    shot.hasty = True
    assert parts(ranged_score(fight, shot))["bulk"] == -8
    for switch, bulk in (("seed", -1), ("official", -2)):
        knife = battle(
            {"use": "brenn", "hands": ["small-knife"]}, "aldric", move_attack_bulk=switch
        )
        throw = blow(knife, "brenn", "aldric", "small-knife", "throw")
        throw.hasty = True
        knife.telling = True
        assert parts(ranged_score(knife, throw))["bulk"] == bulk
    aimed = arena(ARCHER, {"use": "aldric", "at": [12, 5]}).play(
        "brenn: aim target=aldric",
        "aldric: do-nothing",
        "brenn: move-and-attack version=ranged path=6,5",
        otherwise="default",
        until="brenn@attack",
    )
    shot_off = aimed.play(
        "brenn: shoot target=aldric", dice=rolls(14), otherwise="default", until="@turn"
    )
    assert "aim" not in shot_off.parts("attack")


@pytest.mark.rule("GUR-MAN-09", "GUR-RUL-01", "GUR-OPT-15", "GUR-OPT-06")
def test_a_feint_and_an_attack_in_one_turn() -> None:
    duel = arena(PISTOLS, "brenn")
    feint = duel.play("rao: all-out-attack version=feint")
    assert feint.offers() == ["done", "feint"]
    tricked = feint.play(
        "rao: feint target=brenn weapon=auto-pistol-9mm",
        dice=rolls(8, 13),
        otherwise="default",
        until="rao@attack",
    )
    assert tricked.event("feints").amount == 5
    hit = tricked.play(
        "rao: shoot target=brenn weapon=auto-pistol-9mm shots=1",
        dice=rolls(9),
        otherwise="default",
        until="brenn@defence",
    )
    brenn, shot = hit.fighter("brenn"), hit.question.blow  # type: ignore[attr-defined]
    assert dodge_score(hit.fight, brenn, shot, 0, 0).total == 9 - 5
    shot.deceptive = 1
    assert dodge_score(hit.fight, brenn, shot, 0, 0).total == 9 - 6
    melee = arena(PISTOLS, "brenn", aoa_feint_mode="melee").play(
        "rao: all-out-attack version=feint"
    )
    assert "auto-pistol-9mm" not in melee.offers("feint target=brenn")
    shielded = battle(PISTOLS, "aldric")
    aldric = who(shielded, "aldric")
    bullet = blow(shielded, "rao", "aldric", "auto-pistol-9mm")
    bullet.feint, bullet.feint_ranged, bullet.deceptive = 3, True, 2
    assert block_score(shielded, aldric, bullet, aldric.shield(), 0, 0).total == 12  # type: ignore[arg-type]


@pytest.mark.rule("GUR-MAN-17", "GUR-MAN-18", "GUR-RUL-54", "GUR-RUL-48")
def test_all_out_defence() -> None:
    fight = battle("brenn", "aldric")
    aldric = who(fight, "aldric")
    attack = blow(fight, "brenn", "aldric", "shortsword", "swing")
    aldric.manoeuvre, aldric.version = 11, 11
    assert dodge_score(fight, aldric, attack, 0, 0).total == 12
    assert block_score(fight, aldric, attack, aldric.shield(), 0, 0).total == 12  # type: ignore[arg-type]
    aldric.version = 1
    for _ in range(2):  # against every attack, not once
        struck = situation(fight).play(
            "brenn: attack",
            "brenn: strike target=aldric weapon=shortsword mode=swing",
            "aldric: block",
            dice=rolls(9, 13),
            otherwise="default",
            until="aldric@second-defence",
        )
        assert "block" not in struck.offers()
        saved = struck.play("aldric: dodge", dice=rolls(10), otherwise="default", steps=0)
        assert saved.event("defended").word == "dodge"
        fight = saved.fight
        fight.place = 0
    assert half_points(aldric) == 2
    assert half_points(who(fight, "brenn")) == 6


@pytest.mark.rule("GUR-MAN-24", "GUR-MOV-03")
def test_from_lying_to_standing_takes_two_turns() -> None:
    low = arena({"use": "aldric", "posture": "lying"}, "brenn").play()
    assert low.offers("change-posture") == ["kneeling", "sitting", "crawling"]
    knees = low.play("aldric: change-posture posture=kneeling", steps=1).play(
        "brenn: do-nothing", until="aldric@turn"
    )
    assert set(knees.offers("change-posture")) == {"standing", "lying"}
    rising = knees.play("aldric: attack way=rise", until="aldric@attack")
    assert rising.fighter("aldric").posture == 0
    assert who(battle("brenn", "aldric"), "brenn").step() == 1


@pytest.mark.rule("GUR-MAN-25", "GUR-EQP-01", "GUR-RNG-06", "GUR-EQP-06", "GUR-RNG-10")
def test_ready_draws_loads_and_sets() -> None:
    bare = arena({"use": "brenn", "hands": []}, {"use": "aldric", "at": [15, 5]}).play()
    drawn = bare.play("brenn: ready item=longbow way=draw-both", steps=1, otherwise="default")
    bow = drawn.fighter("brenn").hands[0]
    assert (bow.kind.key, bow.grip, bow.ready()) == ("longbow", 3, True)
    shot = drawn.play(
        "aldric: do-nothing",
        "brenn: attack",
        "brenn: shoot target=aldric",
        dice=rolls(16),
        otherwise="default",
        until="aldric@turn",
    )
    assert shot.fighter("brenn").hands[0].shots == 0
    slow = shot.play(
        "aldric: do-nothing",
        "brenn: ready item=longbow way=reload",
        "aldric: do-nothing",
        otherwise="default",
        until="brenn@turn",
    )
    assert slow.fighter("brenn").hands[0].shots == 0
    quick = shot.play(
        "aldric: do-nothing", "brenn: fast-draw item=longbow", dice=rolls(14), until="brenn@turn"
    )
    loaded = quick.play("brenn: ready item=longbow way=reload", steps=0, otherwise="default")
    assert loaded.fighter("brenn").hands[0].shots == 1
    axe = arena("hrodgar", "brenn").play(
        "hrodgar: ready item=great-axe way=reach-2", steps=1, otherwise="default"
    )
    assert axe.fighter("hrodgar").hands[0].setting == 2
    sword = arena({"use": "ysaline", "hands": [], "belt": ["rapier"]}, "brenn").play(
        "ysaline: fast-draw item=rapier hand=right", dice=rolls(16), until="ysaline@turn"
    )
    assert sword.fighter("ysaline").hands[0].ready()
    dropped = arena({"use": "ysaline", "hands": [], "belt": ["rapier"]}, "brenn").play(
        "ysaline: fast-draw item=rapier hand=right", dice=rolls(18), until="ysaline@turn"
    )
    assert not dropped.fighter("ysaline").carried


@pytest.mark.rule("GUR-MAN-26", "GUR-MAN-27", "GUR-MAN-28", "GUR-MAN-29", "GUR-RNG-04")
@pytest.mark.rule("GUR-RUL-02", "GUR-RUL-03", "GUR-RUL-04")
@pytest.mark.parametrize(
    ("rule", "free", "braced"),
    [
        ("official", [3, 4, 4], [3, 4, 5]),
        ("house", [2, 4, 5], [2, 4, 6]),
        ("basic_set", [3, 4, 5], [4, 5, 6]),
    ],
)
def test_aim_adds_up_by_the_tables_rule(rule: str, free: list[int], braced: list[int]) -> None:
    fight = battle(ARCHER, {"use": "aldric", "at": [12, 5]}, aim_rule=rule)
    brenn, aldric = who(fight, "brenn"), who(fight, "aldric")
    bow = brenn.hands[0]
    brenn.aim_at, brenn.aim_with = aldric.index, bow.index
    for rest, expected in ((False, free), (True, braced)):
        brenn.braced = rest
        found = []
        for seconds in (1, 2, 3):
            brenn.aims = seconds
            found.append(aim_bonus(fight, brenn, bow, aldric))
        assert found == expected
    from fechtbuch.books.gurps.ranged import braces

    assert not braces(fight, brenn, bow)
    rifle = battle({"use": "rao", "posture": "lying"}, "brenn")
    assert braces(rifle, who(rifle, "rao"), who(rifle, "rao").hands[0])


@pytest.mark.rule("GUR-MAN-26", "GUR-MAN-34")
def test_defending_or_a_wound_may_end_an_aim_or_a_concentration() -> None:
    duel = arena("aldric", ARCHER)
    fight = duel.fight
    brenn = who(fight, "brenn")
    brenn.aim_at, brenn.aim_with, brenn.aims, brenn.concentrating = 0, brenn.hands[0].index, 2, 1
    struck = situation(fight).play(
        "aldric: attack",
        "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing",
        dice=rolls(9),
        otherwise="default",
        until="brenn@defence",
    )
    dodged = struck.play("brenn: dodge", dice=rolls(8, 9), otherwise="default", steps=0)
    assert dodged.tally("keep-concentration").total == 8
    assert dodged.fighter("brenn").aims == 0
    assert dodged.fighter("brenn").concentrating == 1
    hurt = struck.play("brenn: none", dice=rolls("2d:1,3", 11, 9), otherwise="default", steps=0)
    assert hurt.tally("keep-aim").total == 11
    assert hurt.fighter("brenn").aims == 2
    assert hurt.fighter("brenn").concentrating == 0


@pytest.mark.rule("GUR-MAN-36", "GUR-MAN-37", "GUR-MAN-38", "GUR-RUL-36", "GUR-RUL-62")
def test_a_waiting_spear_meets_whoever_runs_onto_it() -> None:
    spear = {"use": "pikeman", "hands": [{"item": "long-spear", "hand": "both", "reach": 3}]}
    fight = battle(spear, {"use": "brenn", "at": [13, 5]})
    waits = situation(fight).play(
        "pikeman: wait when=foe-in-reach as=attack weapon=long-spear", steps=1
    )
    assert waits.fighter("pikeman").waiting
    met = waits.play(
        "brenn: move-and-attack version=melee path=12,5;11,5;10,5;9,5;8,5",
        "pikeman: proceed",
        otherwise="default",
        until="pikeman@attack",
    )
    assert met.fighter("brenn").at == at(8, 5)
    thrust = met.play(
        "pikeman: strike target=brenn weapon=long-spear",
        dice=rolls(9),
        otherwise="default",
        until="brenn@defence",
    )
    assert "parry" not in thrust.offers()
    run_on = thrust.play(
        "brenn: none", dice=rolls("d:1"), otherwise="default", until="brenn@attack"
    )
    assert parts(run_on.tally("damage"))["stop-thrust"] == 2
    kept = waits.play(
        "brenn: move path=12,5;11,5;10,5;9,5;8,5",
        "pikeman: keep-waiting",
        otherwise="default",
        steps=1,
    )
    assert kept.fighter("pikeman").waiting
    offered_as = situation(fight).play().offers("wait when=attack-on-me")
    assert offered_as == ["attack", "committed-attack", "defensive-attack", "all-out-attack"]


@pytest.mark.rule("GUR-MAN-38")
def test_of_several_waits_the_surest_comes_first() -> None:
    fight = battle("brenn", "aldric", {"use": "ysaline", "at": [6, 4]})
    for slug in ("aldric", "ysaline"):
        waiting = who(fight, slug)
        waiting.waiting, waiting.wait_for, waiting.wait_as = True, "attack-on-me", 7
        waiting.wait_for, waiting.manoeuvre = "attack-on-anybody", 14
        waiting.wait_with = waiting.hands[0].index
    fight.waiters = 2
    sprung = situation(fight).play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: proceed",
        "ysaline: proceed",
        dice=rolls(10, 9),
        otherwise="default",
        until="ysaline@attack",
    )
    assert sprung.question.who is sprung.fighter("ysaline")


@pytest.mark.rule("GUR-RUL-15", "GUR-MAN-14")
def test_after_a_committed_kick_one_may_dodge() -> None:
    duel = arena("ysaline", "brenn")
    kicked = duel.play(
        "ysaline: committed-attack version=determined weapon=kick",
        "ysaline: strike target=brenn weapon=kick",
        dice=rolls(15, 10),
        otherwise="default",
        steps=1,
    )
    ysaline = kicked.fighter("ysaline")
    assert ysaline.barred == 4
    back = blow(kicked.fight, "brenn", "ysaline", "shortsword", "swing")
    assert dodge_score(kicked.fight, ysaline, back, 0, 0).total == 8
    back.location = 11
    from fechtbuch.books.gurps.defences import bare_limbs

    assert bare_limbs(kicked.fight, ysaline, back) & 4 == 0


@pytest.mark.rule("GUR-RUL-27", "GUR-MAN-05", "GUR-MAN-06")
def test_of_several_attacks_one_has_the_bonus_to_hit() -> None:
    duel = arena("ysaline", "aldric").play("ysaline: all-out-attack version=determined")
    strike = "ysaline: strike target=aldric weapon=rapier split=rapid-strike"
    first = duel.play(
        f"{strike} bonus=yes", dice=rolls(17), otherwise="default", until="ysaline@attack"
    )
    assert first.tally("attack").total == 17 - 3 + 4
    second = first.play(
        "ysaline: strike target=aldric", dice=rolls(15), otherwise="default", steps=0
    )
    assert second.tally("attack").total == 14
    strong = battle("ysaline", "aldric")
    attack = blow(strong, "ysaline", "aldric", "rapier")
    attack.manoeuvre, attack.version, attack.second = ALL_OUT_ATTACK, STRONG, True
    assert damage_of(strong, attack).total == 2 + 2


@pytest.mark.rule("GUR-OPT-10", "GUR-RUL-50")
def test_an_extra_attack_has_the_penalties_of_the_run() -> None:
    master = {"use": "master", "hands": ["katana"]}
    run = arena(master, {"use": "brenn", "at": [8, 5]}).play(
        "master-of-arms: move-and-attack version=melee path=6,5"
    )
    totals = []
    for _ in range(2):
        run = run.play(
            "master-of-arms: strike target=brenn weapon=katana",
            dice=rolls(10),
            otherwise="default",
            until="master-of-arms",
        )
        totals.append(run.tally("attack").total)
    assert totals == [9, 9]
    slam = arena(master, {"use": "brenn", "at": [8, 5]}).play(
        "master-of-arms: move-and-attack version=slam path=6,5;7,5"
    )
    done = slam.play(
        "master-of-arms: slam target=brenn",
        dice=rolls(17, 10),
        otherwise="default",
        until="brenn@turn",
    )
    assert len([a for a in done.asked if a.kind == "attack"]) == 1


@pytest.mark.rule("GUR-RUL-35", "GUR-MAN-03")
def test_an_all_out_attacker_loses_the_contest_of_a_takedown() -> None:
    fight = battle("kimura", "brenn")
    who(fight, "brenn").manoeuvre = ALL_OUT_ATTACK
    grip(fight, "kimura", "brenn")
    down = situation(fight).play("kimura: attack", "kimura: takedown", steps=1, otherwise="default")
    assert not down.rolls("takedown")
    assert down.fighter("brenn").posture == LYING
