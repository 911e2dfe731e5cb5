"""The worked examples of the specification, dice for dice."""

import pytest

from fechtbuch.engine.fields import field
from fechtbuch.testing import Situation
from tests.tales_and_legends.scenes import crowd, defence, defence_parts, meet

ONE_HAND = {"item": "long-sword", "quality": "good", "both": False}
VETERAN_1H = {"use": "veteran", "hands": [ONE_HAND]}
SWORD_AND_DAGGER = {"use": "veteran", "hands": [ONE_HAND, "dagger"], "belt": []}


def contests(of: Situation) -> list[tuple[int, int]]:
    """Both results of each opposed test, the active side's first."""
    return [(int(e.values["first"]), int(e.values["second"])) for e in of.happened("opposed")]


def test_the_sample_fighters_have_their_numbers() -> None:
    start = meet("guard", "veteran")
    guard, veteran = start.fighter("guard"), start.fighter("veteran")
    assert (guard.life, guard.block.speed, guard.block.load, guard.block.endurance) == (34, 6, 6, 6)
    assert (veteran.life, veteran.block.speed, veteran.block.load) == (40, 8, 7)
    assert veteran.luck == 30
    values = [guard.value(number) for number in (0, 1, 2, 13, 3, 4, 16, 14, 15, 17, 18, 19, 20)]
    assert values == [15, 14, 15, 16, 18, 16, 17, 12, 15, 14, 13, 11, 15]
    values = [veteran.value(number) for number in (0, 1, 14, 7, 10, 2, 13, 16, 15, 26, 17, 18, 19)]
    assert values == [26, 29, 23, 31, 16, 21, 22, 25, 21, 22, 21, 18, 15]


@pytest.mark.rule("TAL-EX-01", "TAL-HIT-04", "TAL-HIT-06", "TAL-HIT-08", "TAL-ACT-13")
def test_attack_on_armour() -> None:
    start = meet("guard", "veteran")
    hit = start.play("guard: attack target=veteran weapon=short-spear", dice="d20=14 d10=9 d100=35")
    assert hit.event("attacked").amount == 32
    assert hit.event("hit").word == "armour"
    assert hit.event("hit").amount == 1
    assert hit.fighter("veteran").life == 39
    assert hit.fighter("veteran").wounds == []
    assert hit.happened("damaged") == []


@pytest.mark.rule("TAL-EX-02", "TAL-WND-01", "TAL-WND-03", "TAL-ITM-18", "TAL-WND-13")
def test_body_hit_and_wounds() -> None:
    start = meet(VETERAN_1H, "guard")
    hit = start.play("veteran: attack guard weapon=long-sword", dice="d20=5 d10=3")
    guard = hit.fighter("guard")
    assert hit.event("attacked").amount == 38
    assert (guard.life, guard.exhaustion, guard.fatigue) == (24, 4, 4)
    assert sum(wound.wounds for wound in guard.wounds) == 2
    again = hit.play("veteran: attack guard weapon=long-sword", dice="d20=2 d10=1")
    assert defence_parts(again) == {
        "defence": 10,
        "reflex": 12,
        "fatigue": -4,
        "exhaustion": -4,
    }


@pytest.mark.rule("TAL-EX-03", "TAL-TST-05", "TAL-HIT-05", "TAL-WND-06", "TAL-RUL-84", "TAL-WND-10")
def test_critical_by_re_rolls() -> None:
    start = meet("guard", "veteran")
    hit = start.play("guard: attack veteran weapon=short-spear", dice="3d20=20,20,5 d10=4 d100=72")
    veteran = hit.fighter("veteran")
    assert hit.event("attacked").amount == 63
    assert hit.event("hit").word == "critical"
    assert hit.event("hit").amount == 32
    assert veteran.life == 8
    assert veteran.unconscious
    assert veteran.prone
    assert veteran.hands == []
    assert (veteran.exhaustion, veteran.fatigue) == (6, 4)
    assert hit.over


@pytest.mark.rule("TAL-EX-04", "TAL-TST-06", "TAL-RUL-08")
def test_natural_one() -> None:
    miss = meet("guard", "veteran").play("guard: attack veteran short-spear", dice="2d20=1,13")
    assert miss.event("attacked").amount == 6
    assert miss.happened("missed")


@pytest.mark.rule("TAL-EX-05", "TAL-MAN-01", "TAL-ITM-06", "TAL-SEQ-18", "TAL-ITM-15")
def test_parry() -> None:
    start = meet("veteran", "guard")
    ready = start.play("veteran: parry weapon=long-sword", "veteran: done")
    assert ready.fighter("veteran").parries == [0]
    hit = ready.play("guard: attack veteran short-spear", dice="d20=15")
    assert hit.question.kind == "defend"
    assert hit.question.about()["result"] == "33"
    parried = hit.play("veteran: parry weapon=long-sword", dice="d20=4 d10=10")
    assert parried.event("parried").item == "long-sword"
    assert parried.event("strikes-item").amount == 22
    assert parried.fighter("veteran").life == 40
    assert parried.fighter("veteran").parries == []
    after = parried.play("guard: attack veteran short-spear", dice="d20=15 d10=1")
    assert after.happened("parried") == []


@pytest.mark.rule("TAL-EX-06", "TAL-MAN-03", "TAL-MAN-04")
def test_dodge() -> None:
    ready = meet("archer", "guard").play("archer: dodge", "archer: done")
    hit = ready.play("guard: attack archer short-spear", dice="d20=12")
    dodged = hit.play("archer: dodge", "archer: go field=9,5", dice="d20=11")
    assert dodged.happened("dodged")
    assert dodged.fighter("archer").life == 32
    assert dodged.fighter("archer").dodges == 0


@pytest.mark.rule("TAL-EX-06", "TAL-MAN-04")
def test_dodge_with_a_wall_behind() -> None:
    walls = [(9, 4), (9, 5), (9, 6)]
    cornered = meet("archer", "guard", walls=walls).play("archer: dodge", "archer: done")
    hit = cornered.play("guard: attack archer short-spear", dice="d20=12")
    failed = hit.play("archer: dodge", dice="d20=11 d10=1")
    assert failed.happened("dodge-failed")
    assert failed.event("hit").word == "body"


@pytest.mark.rule("TAL-EX-06", "TAL-MAN-04")
def test_dodge_of_an_arrow_with_a_wall_behind() -> None:
    """A result of 30 again, from 4 m: 28 and 4 less 2 for the distance."""
    bow = {"use": "archer", "slug": "bow", "hands": [{"item": "long-bow", "loaded": True}]}
    walls = [(9, 4), (9, 5), (9, 6)]
    cornered = meet("archer", bow, apart=4, walls=walls).play("archer: dodge", "archer: done")
    hit = cornered.play("bow: shoot long-bow-2 archer", dice="d20=4")
    assert hit.question.about()["result"] == "30"
    dodged = hit.play("archer: dodge", dice="d20=11")
    assert dodged.happened("dodged")
    assert dodged.fighter("archer").at == field(10, 5)


@pytest.mark.rule("TAL-EX-07", "TAL-MAN-05", "TAL-RUL-36")
@pytest.mark.parametrize(("dodge", "word"), [(15, "body"), (2, "critical")])
def test_failed_dodge_against_a_critical(dodge: int, word: str) -> None:
    bare = {"use": "archer", "armour": None}
    ready = meet(bare, "guard").play("archer: dodge", "archer: done")
    hit = ready.play("guard: attack archer short-spear", dice="2d20=20,16")
    after = hit.play("archer: dodge", dice=f"d20={dodge} d10=1")
    assert after.event("hit").word == word
    assert after.event("hit").amount == (13 if word == "body" else 39)


@pytest.mark.rule("TAL-EX-08", "TAL-ATK-06", "TAL-RUL-33")
def test_feint() -> None:
    start = meet({"use": "veteran", "hands": ["dagger"], "belt": []}, "guard")
    feint = start.play("veteran: feint weapon=dagger target=guard", dice="d20=12 d20=9")
    assert feint.happened("feinted")
    hit = feint.play("veteran: attack guard dagger", dice="d20=14 d6=5")
    assert defence(hit) == 10
    assert hit.event("hit").word == "body"
    guard = hit.fighter("guard")
    assert (guard.life, guard.exhaustion, guard.fatigue) == (27, 2, 2)
    armour = feint.play("veteran: attack guard dagger", dice="d20=6 d6=5")
    assert armour.event("hit").word == "armour"
    assert armour.fighter("guard").life == 34


@pytest.mark.rule("TAL-EX-09", "TAL-ATK-02", "TAL-SEQ-21", "TAL-WND-14", "TAL-RUL-85", "TAL-WND-02")
def test_multiple_attack() -> None:
    start = meet(VETERAN_1H, "guard")
    done = start.play(
        "veteran: attack weapon=long-sword special=multiple target=guard",
        dice="d20=3 d10=8 d20=9 d10=2 d20=18 d10=6 d100=20",
    )
    guard = done.fighter("guard")
    assert [event.amount for event in done.happened("hit")] == [0, 9, 13]
    assert guard.life == 12
    assert (guard.fatigue, guard.exhaustion) == (8, 12)
    assert guard.fainted
    assert done.fighter("veteran").fatigue == 1


@pytest.mark.rule("TAL-EX-12", "TAL-ATK-21", "TAL-RUL-10", "TAL-STA-02")
@pytest.mark.parametrize(
    ("dice", "word", "amount"),
    [
        ("d20=16 d10=5", "body", 170),
        ("2d20=20,14 d10=5", "critical", 204),
        ("d20=9 d10=5 d100=31", "armour", 1),
    ],
)
def test_killing_blow(dice: str, word: str, amount: int) -> None:
    start = crowd(
        ["guard"],
        [{"use": "brawler", "states": ["asleep"]}, {"use": "archer", "at": [40, 18]}],
        dice="d20=19 d20=3 d20=4",
    )
    blow = start.play("guard: attack weapon=short-spear target=brawler kill=yes", dice=dice)
    assert blow.event("hit").word == word
    assert blow.event("hit").amount == amount
    assert blow.fighter("guard").standard == 0
    assert blow.fighter("brawler").dead == (word != "armour")


@pytest.mark.rule("TAL-EX-13", "TAL-MNT-11", "TAL-MNT-10", "TAL-MNT-03", "TAL-MNT-17", "TAL-RUL-15")
def test_mounted_charge() -> None:
    start = meet("knight", "guard", apart=13)
    charge = start.play(
        "knight: charge weapon=lance target=guard", dice="d20=11 d12=7 d100=50 d100=71"
    )
    assert charge.event("attacked").amount == 44
    assert defence(charge) == 17
    assert charge.event("hit").amount == 40
    assert charge.fighter("guard").dead
    assert charge.event("damaged").word == "poor"
    assert charge.fighter("knight").standard == 1
    assert charge.fighter("knight").extra == 1


@pytest.mark.rule("TAL-EX-15", "TAL-ATK-11", "TAL-ATK-12", "TAL-ATK-23", "TAL-RUL-38", "TAL-RUL-58")
def test_field_shot() -> None:
    loaded = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    start = meet(loaded, "guard", apart=30)
    shoot = "archer: shoot weapon=long-bow special=field target=guard"
    hit = start.play(shoot, dice="2d20=20,6 2d8=1,1")
    assert hit.happened("field-hit")
    assert hit.event("hit").word == "body"
    near = start.play(shoot, dice="d20=19 d10=1 d10=4")
    assert near.event("scattered").values["to"] == start.fight.grid.step(
        start.fighter("guard").at, 4
    )
    far = start.play(shoot, dice="d20=10 d10=2")
    at = far.event("scattered").values["to"]
    assert start.fight.grid.distance(start.fighter("guard").at, at) == 3
    assert start.fight.grid.distance(start.fighter("archer").at, at) == 33


@pytest.mark.rule("TAL-EX-16", "TAL-MNT-14", "TAL-MNT-15", "TAL-MOV-17", "TAL-MOV-18", "TAL-RUL-29")
def test_fall_from_the_saddle() -> None:
    start = meet("knight", "brawler", apart=13)
    rides = start.play(
        "knight: move path=11,5;12,5;13,5;14,5;15,5;16,5;17,5;18,5;19,5;20,5;21,5;22,5"
    )
    after = rides.play("knight: done")
    push = after.play(
        "brawler: attack weapon=bare-hands special=overthrow target=knight", dice="d20=15"
    )
    falls = push.play("knight: riding", "knight: riding", dice="d20=19 d20=2 d20=9")
    knight = falls.fighter("knight")
    assert falls.event("fell").amount == 9
    assert (knight.life, knight.exhaustion, knight.fatigue) == (29, 2, 2)
    assert knight.prone
    assert knight.mount == -1


@pytest.mark.rule("TAL-EX-17", "TAL-ATK-19", "TAL-ATK-20", "TAL-RUL-48", "TAL-RUL-86")
def test_charge_with_trample() -> None:
    start = meet("great-bear", "guard", apart=5)
    charge = "great-bear: charge weapon=claws special=trample target=guard"
    won = start.play(charge, dice="d20=5 d20=10").play("great-bear: grab", dice="d20=4")
    assert won.pending[0].kind == "escape"
    assert won.event("attacked").amount == 26
    assert defence(won) == 10
    held = won.play("guard: nothing")
    assert held.happened("tramples") == []
    assert held.fighter("guard").grapple == held.fighter("great-bear").grapple == 0
    assert held.fighter("great-bear").standard == 0
    assert contests(start.play(charge, dice="d20=5 d20=10")) == [(37, 26)]
    lost = start.play(charge, dice="d20=5 2d20=20,8")
    assert contests(lost) == [(37, 44)]
    assert lost.fighter("great-bear").prone
    assert lost.fighter("great-bear").at == field(13, 5)
    walk = start.play("great-bear: trample target=guard", dice="d20=5 2d20=20,8")
    assert contests(walk) == [(32, 44)]
    stays = walk.play("great-bear: grapple", dice="d20=9")
    assert not stays.fighter("great-bear").prone


@pytest.mark.rule("TAL-EX-20", "TAL-MAN-07", "TAL-MAN-08", "TAL-ATK-10", "TAL-RUL-77")
def test_shield_cover_and_bypass() -> None:
    shielded = {
        "use": "guard",
        "armour": None,
        "hands": ["baton", "great-wooden-shield"],
        "belt": [],
    }
    start = meet(shielded, "brawler")
    covered = start.play("guard: cover weapon=great-wooden-shield how=melee target=brawler")
    assert covered.offers("parry") == ["baton", "bare-hands"]
    ready = covered.play("guard: parry weapon=baton", "guard: done")
    first = ready.play("brawler: attack weapon=spiked-knuckles target=guard", dice="d20=3")
    kept = first.play("guard: nothing", dice="d6=5")
    assert kept.event("hit").word == "shield"
    assert kept.event("hit").amount == 0
    second = kept.play(
        "brawler: attack weapon=spiked-knuckles special=bypass target=guard",
        dice="2d20=20,15 d20=9 d20=3 d6=5",
    )
    guard = second.fighter("guard")
    assert contests(second) == [(31, 24)]
    assert second.happened("bypassed")
    assert second.event("hit").word == "body"
    assert (guard.life, guard.exhaustion, guard.fatigue) == (27, 2, 2)
    assert second.fighter("brawler").fatigue == 1


@pytest.mark.rule("TAL-EX-21", "TAL-ATK-18", "TAL-RUL-75", "TAL-ATK-07", "TAL-ATK-09", "TAL-ATK-16")
def test_charge_with_overthrow_and_push() -> None:
    start = meet({"use": "brawler", "hands": []}, VETERAN_1H, apart=5)
    tried = start.play(
        "brawler: charge weapon=bare-hands special=both target=veteran part=overthrow",
        dice="d20=2 d20=6 d20=11 d20=3 d20=14",
    )
    assert tried.event("attacked").amount == 32
    assert contests(tried) == [(43, 33), (35, 36)]
    assert tried.fighter("veteran").prone
    assert tried.fighter("veteran").at == start.fighter("veteran").at
    stood = tried.play("brawler: dodge", "brawler: done", "veteran: stand path=")
    hit = stood.play("veteran: attack brawler long-sword", dice="d20=8 d10=4")
    brawler = hit.fighter("brawler")
    assert (brawler.life, brawler.exhaustion, brawler.fatigue) == (29, 4, 4)
    pushed = start.play(
        "brawler: charge weapon=bare-hands special=both target=veteran part=overthrow",
        dice="d20=2 d20=6 d20=11 d20=3 d20=4",
    )
    follows = pushed.play("brawler: follow")
    assert follows.fighter("brawler").at == start.fighter("veteran").at


@pytest.mark.rule("TAL-EX-22", "TAL-MAN-12", "TAL-RUL-76", "TAL-ITM-17", "TAL-RUL-64", "TAL-ITM-20")
def test_prepared_attack_against_a_charge() -> None:
    ready = meet("guard", "brawler", apart=6).play(
        "guard: prepare weapon=short-spear", "guard: done"
    )
    caught = ready.play(
        "brawler: charge weapon=spiked-knuckles target=guard", dice="d20=13 d10=6 d100=80 d100=44"
    )
    brawler = caught.fighter("brawler")
    assert caught.event("hit").amount == 36
    assert brawler.life == 4
    assert brawler.unconscious
    assert (brawler.exhaustion, brawler.fatigue) == (18, 4)
    assert caught.fight.apart(caught.fighter("guard"), brawler) == 2
    assert caught.happened("charge-lost")


@pytest.mark.rule("TAL-EX-23", "TAL-ATK-01", "TAL-RUL-49", "TAL-RUL-72", "TAL-MAN-06")
def test_two_weapons_against_parry_and_dodge() -> None:
    ready = meet("guard", SWORD_AND_DAGGER).play(
        "guard: parry weapon=short-spear", "guard: dodge", "guard: done"
    )
    struck = ready.play(
        "veteran: attack weapon=long-sword special=two-weapon target=guard second=dagger",
        dice="d20=12 d20=18",
    )
    assert [event.amount for event in struck.happened("attacked")] == [35, 24]
    parried = struck.play("guard: parry weapon=short-spear", dice="d20=19 d10=9")
    done = parried.play("guard: dodge", dice="d20=9 d6=4")
    assert done.event("hit").word == "armour"
    assert done.event("hit").amount == 0
    assert done.fighter("guard").life == 34


@pytest.mark.rule("TAL-EX-25", "TAL-ATK-08", "TAL-RUL-65", "TAL-ATK-15", "TAL-ITM-21", "TAL-STA-01")
def test_recoil_and_disarm() -> None:
    start = meet({"use": "guard", "hands": ["flanged-mace"]}, VETERAN_1H)
    hit = start.play("guard: attack veteran flanged-mace", dice="d20=14 d12=7 d20=15 d20=10")
    assert hit.event("hit").amount == 0
    assert contests(hit) == [(36, 32)]
    assert hit.fighter("veteran").prone
    disarm = hit.play("guard: done").play(
        "veteran: attack weapon=long-sword special=disarm target=guard item=flanged-mace",
        dice="d20=2 d20=8 d20=7",
    )
    assert contests(disarm) == [(30, 33)]
    assert [thing.slug for thing in disarm.fighter("guard").hands] == ["flanged-mace"]
    parts = disarm.tally("resist").parts
    assert parts is not None
    assert ("two-hands", 10) in [(part.name, part.value) for part in parts]
    ready = disarm.play("veteran: parry weapon=long-sword", "veteran: done")
    again = ready.play("guard: attack veteran flanged-mace", dice="d20=5")
    assert defence(again) == 16
    parry = again.play("veteran: parry long-sword", dice="d20=18 d12=1")
    assert parry.tally("parry").total == 23


@pytest.mark.rule("TAL-EX-26", "TAL-MAN-09", "TAL-MAN-10", "TAL-MAN-11", "TAL-RUL-04", "TAL-RUL-06")
def test_aggressive_cautious_defensive() -> None:
    start = crowd([VETERAN_1H], ["guard", {"use": "guard", "slug": "second", "at": [11, 4]}])
    mad = start.play(
        "veteran: aggressive",
        "veteran: attack guard long-sword",
        "veteran: attack guard long-sword",
        "veteran: done",
        dice="d20=2 d10=1 d20=8 d10=1 d100=55",
    )
    assert [blow.amount for blow in mad.happened("attacked")] == [45, 51]
    guard = mad.fighter("guard")
    assert guard.life == 10
    assert guard.fainted
    assert guard.exhaustion + guard.fatigue == 22
    hit = mad.play("second: attack veteran short-spear", dice="2d20=1,6 d10=8 d100=15")
    assert defence(hit) == 10
    assert hit.event("damaged").word == "ordinary"
    assert hit.fighter("veteran").burden == 1
    calm = start.play(
        "veteran: cautious",
        "veteran: defensive",
        "veteran: parry weapon=long-sword",
        "veteran: attack guard long-sword",
        "veteran: done",
        dice="2d20=1,19",
    )
    assert calm.tally("attack").total == 28
    assert calm.fighter("veteran").fatigue == 1
    struck = calm.play("guard: attack veteran short-spear", dice="d20=15")
    assert defence(struck) == 30
    assert struck.play("veteran: parry long-sword", dice="d20=10 d10=1").tally("parry").total == 42


@pytest.mark.rule("TAL-EX-27", "TAL-GRP-09", "TAL-GRP-10", "TAL-RUL-42", "TAL-RUL-43", "TAL-WND-17")
def test_choking() -> None:
    start = meet({"use": "brawler", "hands": []}, "guard")
    grab = start.play("brawler: grapple guard", dice="d20=10").play("guard: nothing")
    pinned = grab.play("brawler: done", "guard: done").play(
        "brawler: pin guard", dice="d20=10 d20=8"
    )
    free = pinned.play("guard: done")
    choke = free.play("brawler: choke guard", dice="d20=10 d20=8")
    assert contests(choke) == [(42, 24)]
    assert choke.fighter("guard").breath == 10
    out = choke.play("guard: break-pin", dice="2d20=20,3 d20=5")
    assert contests(out) == [(39, 37)]
    assert out.fighter("guard").pinned_by == -1
    assert out.fighter("guard").breath == -1
    assert out.fighter("guard").grapple >= 0
