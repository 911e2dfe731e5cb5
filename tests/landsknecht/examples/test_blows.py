"""Worked examples dice for dice: blows, charges, answers, held actions, initiative."""

from fractions import Fraction
from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.examples.common import KURT_STRIKES, TOUGH, attack_numbers, path
from tests.landsknecht.scenes import OUTCOMES, bands, man, numbers, outcome, percent, scene, struck


def first_blow(fight: Any) -> str:
    """How the first blow came out, for `chances`."""
    return next(str(event.kind) for event in fight.events if event.kind in OUTCOMES)


def by_outcome(full: float, glancing: float, miss: float) -> dict[str, Fraction]:
    """Chances as the book prints them, by kind of event."""
    return dict(zip(OUTCOMES, percent(full, glancing, miss), strict=True))


# LSK-EX-01: the seed's own example.


@pytest.mark.rule("LSK-EX-01")
def test_ex_01_numbers_and_chances() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "acted", wounds=TOUGH)])
    played = begun.play(KURT_STRIKES, dice="d20=18", steps=0)
    assert played.parts("attack") == {
        "armour-class": 14,
        "agility": -2,
        "weapon-skill": -2,
        "attacker-weapon-skill": 4,
        "strength": 1,
    }
    assert numbers(played) == (15, 11)
    assert bands(begun, KURT_STRIKES) == percent(55, 20, 25)
    damage = begun.chances(
        KURT_STRIKES, outcome=lambda fight: TOUGH - fight.by_slug("hans").wounds, steps=0
    )
    assert sum(amount * chance for amount, chance in damage.items()) == Fraction(239, 40)


@pytest.mark.rule("LSK-EX-01")
@pytest.mark.parametrize("die", range(1, 9))
def test_ex_01_a_six_deals_six_and_the_die(die: int) -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "acted", wounds=TOUGH)])
    played = begun.play(KURT_STRIKES, dice=f"d20=6 d8={die}", steps=0)
    assert (outcome(played).kind, outcome(played).amount) == ("full-hit", 6 + die)


@pytest.mark.rule("LSK-EX-01")
def test_ex_01_fourteen_glances_and_eighteen_misses() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "acted")])
    glancing = outcome(begun.play(KURT_STRIKES, dice="d20=14", steps=0))
    assert (glancing.kind, glancing.amount) == ("glancing-hit", 1)
    assert outcome(begun.play(KURT_STRIKES, dice="d20=18", steps=0)).kind == "miss"


# LSK-EX-02, -03: counter-attack and guard.


def kurt_comes_up(**hans: Any) -> Situation:
    """Kurt walks ten feet to Hans, strikes, and means to step back."""
    begun = scene([man("kurt", 0)], [man("hans", 3, **hans)])
    return begun.play(f"kurt: attack hans weapon=messer {path(1, 2)} then=1,0")


@pytest.mark.rule("LSK-EX-02")
def test_ex_02_the_halberd_strikes_first() -> None:
    played = kurt_comes_up().play("hans: counter", dice="d20=9 d8=3 d20=12", steps=0)
    assert attack_numbers(played, "hans") == (12, 10)
    assert attack_numbers(played, "kurt") == (15, 11)
    assert played.fighter("kurt").wounds == 5
    assert played.fighter("hans").wounds == 11
    assert played.fighter("kurt").acted
    assert played.fighter("hans").acted
    assert played.fight.grid.distance(played.fighter("kurt").at, played.fighter("hans").at) == 1


@pytest.mark.rule("LSK-EX-02")
def test_ex_02_chances_of_the_counter_attack() -> None:
    begun = scene([man("kurt", 0, wounds_left=1)], [man("hans", 1)], injury_table="none")
    odds = begun.chances(KURT_STRIKES, "hans: counter", outcome=first_blow, steps=0)
    assert odds == by_outcome(50, 10, 40)


@pytest.mark.rule("LSK-EX-02")
def test_ex_02_eighteen_points_stop_kurt() -> None:
    played = kurt_comes_up().play("hans: counter", dice="d20=10 d8=8 d4=1", steps=0)
    assert played.fighter("kurt").wounds == -1
    assert played.fighter("kurt").down
    assert played.fighter("hans").wounds == 12
    assert len(played.rolls("attack")) == 1


@pytest.mark.rule("LSK-EX-03")
def test_ex_03_guard_instead() -> None:
    played = kurt_comes_up().play("hans: guard", dice="d20=14")
    assert attack_numbers(played, "kurt") == (13, 9)
    assert outcome(played).kind == "miss"
    assert played.question.id.endswith("turn-hans")
    assert bands(kurt_comes_up(wounds=TOUGH), "hans: guard") == percent(45, 20, 35)


# LSK-EX-04: charge into a polearm.

CHARGE = f"kurt: charge ilse weapon=messer {path(*range(1, 8))}"


def kurt_charges(**ilse: Any) -> Situation:
    """From 40 feet away."""
    begun = scene([man("kurt", 0)], [man("ilse", 8, **ilse), man("wolf", 60, 0, "acted")])
    return begun.play(CHARGE)


@pytest.mark.rule("LSK-EX-04")
def test_ex_04_the_pike_receives_the_charge() -> None:
    played = kurt_charges().play("ilse: counter", dice="d20=5 d8=6 d4=4", steps=0)
    assert attack_numbers(played, "ilse") == (16, 14)
    assert played.event("full-hit").amount == 22
    assert played.fighter("kurt").wounds == -5
    assert played.fighter("kurt").dead  # 4 + 5
    assert len(played.rolls("attack")) == 1


@pytest.mark.rule("LSK-EX-04")
def test_ex_04_half_permanent_injury_half_death() -> None:
    odds = kurt_charges().chances(
        "ilse: counter",
        dice="d20=5 d8=6",
        outcome=lambda fight: (
            next(event.amount for event in fight.events if event.word == "injury") + 5 >= 8
        ),
        steps=0,
    )
    assert odds == {False: Fraction(1, 2), True: Fraction(1, 2)}  # 6 and 7; 8 and 9 are death


@pytest.mark.rule("LSK-EX-04")
def test_ex_04_chances_of_the_counter_attack() -> None:
    begun = scene([man("kurt", 0, wounds_left=1)], [man("ilse", 8)], injury_table="none")
    odds = begun.chances(CHARGE, "ilse: counter", outcome=first_blow, steps=0)
    assert odds == by_outcome(70, 10, 20)


@pytest.mark.rule("LSK-EX-04")
def test_ex_04_other_branch_kurt_strikes_home() -> None:
    asked = kurt_charges()
    played = asked.play("ilse: counter", dice="d20=19 d20=7 d8=4", steps=0)
    assert attack_numbers(played, "kurt") == (16, 12)
    assert played.fighter("ilse").wounds == -7
    assert played.fighter("ilse").dead  # without an injury die
    glanced = asked.play("ilse: counter", dice="d20=19 d20=14", steps=0)
    assert glanced.fighter("ilse").wounds == 14
    assert bands(kurt_charges(wounds=TOUGH), "ilse: counter", dice="d20=19") == percent(60, 20, 20)


# LSK-EX-05: mounted charge.


def ulrich_charges(**hans: Any) -> Situation:
    """Over 100 feet; lance and halberd are equally long."""
    return scene([man("ulrich", 0)], [man("hans", 22, **hans), man("militiaman", 22, 2, "acted")])


LANCE_CHARGE = f"ulrich: charge hans weapon=lance {path(*range(1, 21))}"


@pytest.mark.rule("LSK-EX-05")
def test_ex_05_the_lance_triples() -> None:
    asked = ulrich_charges().play(LANCE_CHARGE)
    assert asked.offers() == ["none", "parry"]  # neither counter-attack nor guard
    played = asked.play("hans: none", dice="d20=8 d10=7", steps=0)
    assert attack_numbers(played, "ulrich") == (18, 14)
    assert played.parts("attack")["mounted"] == 1
    assert played.event("full-hit").amount == 45
    assert played.fighter("hans").dead
    assert bands(ulrich_charges(wounds=TOUGH), LANCE_CHARGE, "hans: none") == percent(70, 20, 10)


@pytest.mark.rule("LSK-EX-05")
def test_ex_05_eight_plus_the_bonus_of_a_foot_soldier_for_the_rest_of_the_round() -> None:
    begun = scene([man("ulrich", 0)], [man("hans", 22, 0, "acted"), man("militiaman", 20, 4)])
    charged = begun.play(LANCE_CHARGE, dice="d20=8 d10=7")
    assert charged.fighter("hans").dead
    blow = charged.play(
        "militiaman: attack ulrich weapon=short-sword path=20,3;20,2;20,1 then=",
        dice="d20=20",
        steps=0,
    )
    assert blow.tally("attack").total == 8


@pytest.mark.rule("LSK-EX-05")
def test_ex_05_the_run_up_is_at_least_forty_feet() -> None:
    begun = scene([man("ulrich", 0)], [man("hans", 9, wounds=TOUGH)])
    ways = begun.offers("charge target=hans weapon=lance")
    assert min(len(way.split(";")) for way in ways) == 8


# LSK-EX-14: parry out of order.

KURT_AT_ILSE = "kurt: attack ilse weapon=messer path=1,0 then="


@pytest.mark.rule("LSK-EX-14")
def test_ex_14_parry_out_of_order() -> None:
    begun = scene([man("kurt", 0), man("bertha", 2, 2)], [man("ilse", 2, wounds=TOUGH)])
    declared = begun.play("ours: next who=kurt", KURT_AT_ILSE)
    parried = declared.play("ilse: parry", dice="d20=13")
    assert attack_numbers(parried, "kurt") == (12, 8)
    assert outcome(parried).kind == "miss"
    second = parried.play(
        "bertha: attack ilse weapon=cestus path=2,1 then=", dice="d20=20", steps=0
    )
    assert second.parts("attack")["parry"] == -4
    assert second.fighter("ilse").turn_over


@pytest.mark.rule("LSK-EX-14")
@pytest.mark.parametrize(
    ("held", "answer", "odds"),
    [
        ("pike", "parry", (40, 20, 40)),
        ("pike", "none", (60, 20, 20)),
        ("short-sword", "parry", (50, 20, 30)),
    ],
)
def test_ex_14_chances(held: str, answer: str, odds: tuple[int, int, int]) -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 2, hands=[held], belt=[], wounds=TOUGH)])
    assert bands(begun, KURT_AT_ILSE, f"ilse: {answer}") == percent(*odds)


# LSK-EX-18: held action.


def ilse_holds() -> Situation:
    begun = scene([man("ilse", 2)], [man("kurt", 0)])
    return begun.play("ilse: hold", "kurt: attack ilse weapon=messer path=1,0 then=")


@pytest.mark.rule("LSK-EX-18")
def test_ex_18_both_fall_together() -> None:
    played = ilse_holds().play(
        "ilse@release: attack kurt weapon=pike path= then=",
        dice="d20=10 d8=8 d20=11 d8=7 d4=1 d4=1 d4=1 d4=1",
        steps=0,
    )
    assert attack_numbers(played, "kurt") == (16, 12)
    assert attack_numbers(played, "ilse") == (14, 12)
    assert played.fighter("ilse").wounds == -3
    assert played.fighter("kurt").wounds == -1
    assert played.fighter("ilse").down
    assert played.fighter("kurt").down


@pytest.mark.rule("LSK-EX-18")
def test_ex_18_chances_of_the_released_blow() -> None:
    begun = scene([man("ilse", 2, wounds=TOUGH)], [man("kurt", 0, wounds=TOUGH)])
    held = begun.play("ilse: hold", "kurt: attack ilse weapon=messer path=1,0 then=")
    release = "ilse@release: attack kurt weapon=pike path= then="

    # Kurt, who declared, rolls first.
    odds = held.chances(release, outcome=struck, dice="d20=20", steps=0)
    assert odds == by_outcome(60, 10, 30)


@pytest.mark.rule("LSK-EX-18")
def test_ex_18_the_counter_attack_would_have_come_first() -> None:
    played = ilse_holds().play(
        "ilse@release: wait", "ilse@answer: counter", dice="d20=11 d8=7 d4=1", steps=0
    )
    assert played.fighter("kurt").wounds == -1
    assert played.fighter("ilse").wounds == 15
    assert not [roll for roll in played.rolls("attack") if roll.actor == "kurt"]


# LSK-EX-19: darkness and numbers.


@pytest.mark.rule("LSK-EX-19")
def test_ex_19_blind_in_a_cellar() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, wounds=TOUGH)], place={"dark": True})
    assert numbers(begun.play(KURT_STRIKES, dice="d20=20", steps=0)) == (15, 11)
    assert bands(begun, KURT_STRIKES) == percent(55, 20, 25)


@pytest.mark.rule("LSK-EX-19")
def test_ex_19_two_and_three_upon_hans() -> None:
    friends = [man("bertha", 1, 1, "acted"), man("militiaman", 2, 0, "acted")]
    hans = man("hans", 1, 0, "acted", wounds=TOUGH)
    double = scene([man("kurt", 0), friends[0]], [hans])
    assert numbers(double.play(KURT_STRIKES, dice="d20=20", steps=0)) == (17, 13)
    assert bands(double, KURT_STRIKES) == percent(65, 20, 15)
    triple = scene([man("kurt", 0), *friends], [hans])
    assert numbers(triple.play(KURT_STRIKES, dice="d20=20", steps=0)) == (20, 16)
    assert bands(triple, KURT_STRIKES) == percent(80, 20, 0)


# LSK-EX-20: running past a halberd.


@pytest.mark.rule("LSK-EX-20")
def test_ex_20_hans_strikes_at_the_runner() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 9, 2)])
    asked = begun.play(f"kurt: run {path(*range(1, 19))}")
    assert asked.question.id.endswith("runner-hans")
    played = asked.play("hans: attack weapon=halberd", dice="d20=11", steps=0)
    assert attack_numbers(played, "hans") == (12, 10)
    assert played.fighter("kurt").wounds == 16
    assert played.event("ran").amount == 90
    assert played.fighter("hans").acted
    tough = scene([man("kurt", 0, wounds=TOUGH)], [man("hans", 9, 2)])
    run = f"kurt: run {path(*range(1, 19))}"
    assert bands(tough, run, "hans: attack weapon=halberd") == percent(50, 10, 40)


@pytest.mark.rule("LSK-EX-20")
def test_ex_20_walking_provokes_nothing() -> None:
    begun = scene([man("kurt", 5)], [man("hans", 9, 2)])
    walked = begun.play(f"kurt: move {path(*range(6, 14))} item=")
    assert walked.event("walked").amount == 40
    assert walked.question.id.endswith("turn-hans")


# LSK-EX-21: weapon change.


@pytest.mark.rule("LSK-EX-21")
@pytest.mark.parametrize(
    ("traits", "expected", "odds"),
    [(False, (13, 9), (45, 20, 35)), (True, (15, 11), (55, 20, 25))],
)
def test_ex_21_drawing_the_dagger(
    traits: bool, expected: tuple[int, int], odds: tuple[int, int, int]
) -> None:
    begun = scene(
        [man("kurt", 0, hands=[], belt=["dagger"])],
        [man("hans", 1, 0, "acted", wounds=TOUGH)],
        career_traits=traits,
    )
    strike = "kurt: attack hans weapon=dagger path= then="
    played = begun.play(strike, dice="d20=5 d4=3", steps=0)
    assert numbers(played) == expected
    assert outcome(played).amount == 8
    assert bands(begun, strike) == percent(*odds)


# LSK-EX-24: tied initiative.


def tied() -> Situation:
    """Kurt's and Hans's sides have 4, the third has 1; Kurt's declares first."""
    return scene(
        [man("kurt", 0)], [man("hans", 1)], [man("wolf", 60)], dice="d6=4 d6=4 d6=1 d6=6 d6=1"
    )


@pytest.mark.rule("LSK-EX-24")
def test_ex_24_both_blows_wait_and_land_together() -> None:
    struck_both = tied().play(KURT_STRIKES, "hans: counter", dice="d20=8 d8=6 d20=10 d8=4", steps=0)
    assert attack_numbers(struck_both, "kurt") == (15, 11)
    assert attack_numbers(struck_both, "hans") == (12, 10)
    assert struck_both.fighter("kurt").wounds == 17
    assert struck_both.fighter("hans").wounds == 12
    applied = struck_both.play(dice="d4=1")
    assert applied.fighter("kurt").wounds == 3
    assert applied.fighter("hans").wounds == -2
    assert applied.fighter("hans").down
    assert applied.question.id.endswith("turn-wolf")


@pytest.mark.rule("LSK-EX-24")
def test_ex_24_even_seventeen_would_not_have_stopped_kurt() -> None:
    played = tied().play(KURT_STRIKES, "hans: counter", dice="d20=10 d8=8 d20=10 d8=4", steps=0)
    assert [event.amount for event in played.happened("damage-waits")] == [18, 14]


# LSK-EX-29: the horse.


def hans_against_ulrich(**changes: Any) -> Situation:
    return scene([man("hans", 0)], [man("ulrich", 1, 0, "acted", hands=["long-sword"], **changes)])


@pytest.mark.rule("LSK-EX-29")
def test_ex_29_the_horse_dies_and_the_rider_falls() -> None:
    at_horse = "hans: attack warhorse weapon=halberd path= then="
    begun = hans_against_ulrich()
    assert bands(begun, at_horse) == percent(75, 0, 25)
    played = begun.play(at_horse, dice="d20=15 d8=3 d20=11 d6=4", steps=0)
    assert numbers(played) == (15, 15)
    assert played.fighter("warhorse").wounds == -3
    assert played.fighter("warhorse").dead
    assert played.fighter("ulrich").wounds == 15
    assert not played.fighter("ulrich").mounted()


@pytest.mark.rule("LSK-EX-29")
def test_ex_29_at_the_rider_instead() -> None:
    begun = hans_against_ulrich(wounds=TOUGH)
    at_rider = "hans: attack ulrich weapon=halberd path= then="
    assert numbers(begun.play(at_rider, dice="d20=20", steps=0)) == (8, 2)
    assert bands(begun, at_rider) == percent(10, 30, 60)


# LSK-EX-30: who may strike a runner.


@pytest.mark.rule("LSK-EX-30")
def test_ex_30_only_hans_may_strike() -> None:
    enemies = [
        man("hans", 5, 8),
        man("ilse", 9, 2),
        man("militiaman", 13, 1),
    ]
    begun = scene([man("kurt", 0), man("wolf", 14, 1, "acted")], enemies, dice="d6=2")
    walked = begun.play("theirs: next who=hans", "hans: move path=5,7;5,6;5,5;5,4;5,3;5,2 item=")
    assert walked.event("walked").amount == 30
    parried = walked.play("theirs: next who=ilse", "ilse: parry")
    ready = parried.play("militiaman: attack wolf weapon=short-sword path= then=", dice="d20=20")
    asked = ready.play(f"kurt: run {path(*range(1, 19))}")
    assert asked.question.id.endswith("runner-hans")
    passed = asked.play("hans: let-pass", steps=0)
    assert [each.kind for each in passed.asked].count("runner") == 1
    played = asked.play("hans: attack weapon=halberd", dice="d20=10 d8=8 d4=1", steps=0)
    assert attack_numbers(played, "hans") == (12, 10)
    kurt = played.fighter("kurt")
    assert kurt.wounds == -1
    assert kurt.down
    assert played.fight.grid.distance(kurt.at, played.fighter("hans").at) == 2
