"""The worked examples of the rules, dice for dice, with their numbers and exact chances."""

from fractions import Fraction
from typing import Any

import pytest

from fechtbuch.books.landsknecht.armoury import WEAPONS
from fechtbuch.books.landsknecht.contest import contest
from fechtbuch.books.landsknecht.loading import reload_rounds
from fechtbuch.engine.choices import Choice, Player, Question, understand
from fechtbuch.engine.enumeration import Enumeration
from fechtbuch.testing import DefaultPlayer, Situation
from tests.landsknecht.scenes import (
    OUTCOMES,
    Bands,
    bands,
    man,
    numbers,
    outcome,
    percent,
    scene,
    struck,
)

KURT_STRIKES = "kurt: attack target=hans weapon=messer path= then="
TOUGH = 400
"""Wounds that no blow of an example exhausts, where only chances matter."""


def path(*xs: int, y: int = 0) -> str:
    """A way along a row."""
    return "path=" + ";".join(f"{x},{y}" for x in xs)


def attack_numbers(played: Situation, actor: str) -> tuple[int, int]:
    """Target number and full-hit limit of somebody's latest blow."""
    tally = [roll for roll in played.rolls("attack") if roll.actor == actor][-1].tally
    told = [event for event in played.events if event.actor == actor and event.kind in OUTCOMES]
    assert tally is not None
    return tally.total, told[-1].values["limit"]


def first_blow(fight: Any) -> str:
    """How the first blow came out, for `chances`."""
    return next(str(event.kind) for event in fight.events if event.kind in OUTCOMES)


def by_outcome(full: float, glancing: float, miss: float) -> dict[str, Fraction]:
    """Chances as the book prints them, by kind of event."""
    return dict(zip(OUTCOMES, percent(full, glancing, miss), strict=True))


def by_face(begun: Situation, *answers: str, limit: int, die: str, rest: str) -> Bands:
    """The bands of a blow that other rolls follow: played with each face of the d20 once."""
    count = dict.fromkeys(OUTCOMES, 0)
    for face in range(1, 21):
        damage = f"{die}=1" if face <= limit else ""
        played = begun.play(*answers, dice=f"d20={face} {damage} {rest}")
        count[outcome(played).kind] += 1
    full, glancing, miss = (Fraction(count[kind], 20) for kind in OUTCOMES)
    return full, glancing, miss


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
            next(event.amount for event in fight.events if event.word == "injury") + 5
        ),
        steps=0,
    )
    assert odds == {6: Fraction(1, 4), 7: Fraction(1, 4), 8: Fraction(1, 4), 9: Fraction(1, 4)}


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


# LSK-EX-11 to -13: wrestling.


def bertha_and_hans(*more: dict[str, Any], **options: Any) -> Situation:
    return scene([man("bertha", 0), *more], [man("hans", 1)], **options)


def three_holds(kurt: dict[str, Any]) -> Situation:
    """The three contests of LSK-EX-11, Bertha's side first in every Round."""
    begun = bertha_and_hans(kurt)
    first = begun.play(
        "ours: next who=bertha",
        "bertha: wrestle hans path=",
        "kurt: stay-out",
        "hans: strike bertha weapon=halberd",
        "bertha: immobilise",
        "kurt: nothing",
        dice="d20=15 d20=11 d20=9 d6=2",
    )
    assert attack_numbers(first, "hans") == (13, 11)
    assert first.fighter("hans").hold_streak == 1
    second = first.play("hans: escape", "bertha: immobilise", dice="d20=12 d20=10")
    assert second.event("contest").values == {"ours": 15, "theirs": 14}
    assert second.fighter("hans").hold_streak == 2
    rest = second.play("ours: next who=bertha", "bertha: keep", "kurt: nothing", dice="d6=2")
    third = rest.play("hans: escape", "bertha: immobilise", dice="d20=17 d20=14")
    assert third.event("contest").values == {"ours": 19, "theirs": 19}
    return third


@pytest.mark.rule("LSK-EX-11")
def test_ex_11_three_immobilisations_pin() -> None:
    pinned = three_holds(man("kurt", 2))
    assert pinned.fighter("hans").hold_streak == 3
    assert pinned.fighter("hans").pinned
    stabbed = pinned.play(
        "ours: next who=kurt", "kurt: attack hans weapon=messer path= then=", steps=0
    )
    assert not stabbed.rolls()
    assert stabbed.fighter("hans").wounds == 4


@pytest.mark.rule("LSK-EX-11")
def test_ex_11_chances_of_the_strike() -> None:
    begun = scene([man("bertha", 0, wounds=TOUGH)], [man("hans", 1)])
    answers = ["bertha: wrestle hans path=", "hans: strike bertha weapon=halberd"]
    odds = by_face(begun, *answers, limit=11, die="d8", rest="d20=20 d20=1")
    assert odds == percent(55, 10, 35)


@pytest.mark.rule("LSK-EX-11")
def test_ex_11_chances_of_a_contest() -> None:
    def compared(fight: Any) -> str:
        values = [event.values for event in fight.events if event.kind == "contest"][-1]
        ours, theirs = values["ours"], values["theirs"]
        return "higher" if ours > theirs else "equal" if ours == theirs else "lower"

    def winner(fight: Any) -> str:
        asked = [event for event in fight.events if event.kind == "immobilised"]
        return str(fight.roster[asked[-1].actor].slug)

    def odds(outcome: Any, **options: Any) -> dict[str, Fraction]:
        begun = scene([man("bertha", 0)], [man("hans", 1, 0, "acted")], **options)
        return begun.chances(
            "bertha: wrestle hans path=",
            outcome=outcome,
            otherwise="default",
            until="over",
            steps=0,
        )

    assert odds(compared) == {
        "higher": Fraction(247, 400),
        "equal": Fraction(17, 400),
        "lower": Fraction(136, 400),
    }
    trait = odds(winner)["bertha"]
    assert trait == Fraction(66, 100)
    assert trait**3 == Fraction(35937, 125000)
    without = odds(winner, career_traits=False)["bertha"]
    assert without == Fraction(6175, 10000)
    assert round(float(without**3), 4) == 0.2355


def kurt_wrestles(*states: str) -> Situation:
    return scene([man("kurt", 0, hands=[], belt=[])], [man("hans", 1, 0, *states, wounds=TOUGH)])


@pytest.mark.rule("LSK-EX-12")
def test_ex_12_the_halberd_changes_hands() -> None:
    won = kurt_wrestles("acted").play("kurt: wrestle hans path=", dice="d20=15 d20=8")
    assert won.event("contest").values == {"ours": 20, "theirs": 10}
    played = won.play("kurt: disarm item=halberd", dice="d20=13", steps=0)
    assert played.event("disarmed").item == "halberd"
    assert [thing.slug for thing in played.fighter("kurt").hands] == ["halberd"]
    kept = won.chances(
        "kurt: disarm item=halberd",
        outcome=lambda fight: len(fight.by_slug("hans").hands) == 1,
        steps=0,
    )
    assert kept[True] == Fraction(7, 20)


@pytest.mark.rule("LSK-EX-12")
def test_ex_12_a_strike_at_the_unarmed_wrestler() -> None:
    begun = scene([man("kurt", 0, hands=[], belt=[], wounds=TOUGH)], [man("hans", 1)])
    answers = ["kurt: wrestle hans path=", "hans: strike kurt weapon=halberd"]
    asked = begun.play(*answers, dice="d20=20 d20=20 d20=1")
    assert attack_numbers(asked, "hans") == (21, 19)
    assert asked.parts("attack") == {
        "armour-class": 14,
        "attacker-weapon-skill": 2,
        "unarmed": 5,
    }
    odds = by_face(begun, *answers, limit=19, die="d8", rest="d20=20 d20=1")
    assert odds == percent(95, 5, 0)


def team() -> Situation:
    begun = scene(
        [man("kurt", 0, hands=[], belt=[]), man("bertha", 1, 1)], [man("hans", 1, 0, "acted")]
    )
    return begun.play("ours: next who=kurt")


JOINT = ["kurt: wrestle hans path=", "bertha: join path="]


@pytest.mark.rule("LSK-EX-13")
def test_ex_13_the_team_wins_by_its_bonus() -> None:
    won = team().play(*JOINT, dice="d20=7 d20=13 d20=16")
    assert won.event("contest").values == {"ours": 19, "theirs": 18}
    assert won.event("contest").actor == "bertha"
    assert won.question.id.endswith("contest-won-bertha")


@pytest.mark.rule("LSK-EX-13")
def test_ex_13_chances_over_eight_thousand_cases() -> None:
    """Every throw of three d20; between equals the side names Bertha."""
    fight = team().fight
    kurt, bertha, hans = fight.fighters
    fight.players = [Names("bertha"), DefaultPlayer()]
    fight.dice = Enumeration()
    cases: dict[tuple[str, str], Fraction] = {}
    while True:
        fight.events = []
        fight.telling = True
        won = contest(fight, [kurt, bertha], hans, True)
        values = next(event.values for event in fight.events if event.kind == "contest")
        tie = "tie" if values["ours"] == values["theirs"] else "clear"
        case = tie, "team" if won.team_won else "hans"
        cases[case] = cases.get(case, Fraction(0)) + fight.dice.weight() * 8000
        if not fight.dice.advance():
            break
    assert cases == {
        ("clear", "team"): 6504,
        ("tie", "team"): 136,
        ("tie", "hans"): 120,
        ("clear", "hans"): 1240,
    }


class Names(Player):
    """Names one of a team's best wrestlers."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def decide(self, question: Question) -> Choice:
        return understand(question, f"name who={self.slug}")


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


# LSK-EX-15: spells spoiled and completed.


def marta_casts(kurt: dict[str, Any]) -> Situation:
    begun = scene([man("marta", 0)], [kurt])
    return begun.play("marta: cast spell=magic-missile targets=kurt")


@pytest.mark.rule("LSK-EX-15")
def test_ex_15_the_caster_is_struck_down() -> None:
    played = marta_casts(man("kurt", 6)).play(
        f"kurt: attack marta weapon=messer {path(5, 4, 3, 2, 1)} then=", dice="d4=1", steps=0
    )
    assert not played.rolls("attack")
    marta = played.fighter("marta")
    assert marta.wounds == -2
    assert marta.down
    assert played.event("spell-spoiled").target == "marta"
    assert marta.spells == ["magic-missile", "sleep"]


@pytest.mark.rule("LSK-EX-15")
def test_ex_15_variant_a_missile_misses_and_the_spell_works() -> None:
    shooter = man("kurt", 8, hands=["light-crossbow"], belt=[], quiver={"bolt": 5})
    casting = marta_casts(shooter)
    shot = casting.play("kurt: shoot marta path= then=", dice="d20=18", steps=0)
    assert numbers(shot) == (17, 17)
    assert outcome(shot).kind == "miss"
    opened = shot.play(dice="3d4=1,1,1 d6=5")
    kinds = [event.kind for event in opened.events]
    assert kinds.index("spell-works") < kinds.index("initiative")
    assert opened.fighter("kurt").wounds == 14


@pytest.mark.rule("LSK-EX-15")
def test_ex_15_variant_chances_of_the_missile() -> None:
    shooter = man("kurt", 8, hands=["light-crossbow"], belt=[], quiver={"bolt": 5})
    begun = scene([man("marta", 0, wounds=TOUGH)], [shooter])
    casting = begun.play("marta: cast spell=magic-missile targets=kurt")
    assert bands(casting, "kurt: shoot marta path= then=") == percent(85, 0, 15)


@pytest.mark.rule("LSK-EX-15")
def test_ex_15_variant_hurt_before_casting() -> None:
    begun = scene([man("kurt", 1)], [man("veit", 0), man("hans", 9, 9, "acted", wounds_left=3)])
    struck_first = begun.play(
        "kurt: attack veit weapon=messer path= then=", "veit: none", dice="d20=18"
    )
    assert attack_numbers(struck_first, "kurt") == (19, 17)
    veit = struck_first.fighter("veit")
    assert veit.wounds == 4
    assert "cast" not in struck_first.offers()
    assert veit.spells == ["cure-light-wounds", "command"]
    unhurt = begun.play("kurt: attack veit weapon=messer path= then=", "veit: none", dice="d20=20")
    assert "cast" in unhurt.offers()


# LSK-EX-17: searching a backpack.


def hans_searches(place: str, dice: str) -> Situation:
    hans = {**man("hans", 1, wounds=TOUGH), place: ["rope"]}
    return scene([hans], [man("kurt", 0)]).play("hans: search item=rope", dice=dice)


@pytest.mark.rule("LSK-EX-17")
def test_ex_17_exposed_the_round_counts() -> None:
    searching = hans_searches("pack", "3d6=3,3,3")
    assert searching.fighter("hans").search_left == 9
    played = searching.play(KURT_STRIKES, "hans: stay-exposed", dice="d20=20 d6=5")
    assert attack_numbers(played, "kurt") == (21, 17)
    assert played.fighter("hans").search_left == 8
    assert bands(searching, KURT_STRIKES, "hans: stay-exposed") == percent(85, 15, 0)


@pytest.mark.rule("LSK-EX-17")
def test_ex_17_defending_it_does_not() -> None:
    searching = hans_searches("pack", "3d6=3,3,3")
    played = searching.play(KURT_STRIKES, "hans: defend", dice="d20=20 d6=5")
    assert attack_numbers(played, "kurt") == (15, 11)
    assert played.fighter("hans").search_left == 9
    assert bands(searching, KURT_STRIKES, "hans: defend") == percent(55, 20, 25)


@pytest.mark.rule("LSK-EX-17")
def test_ex_17_from_a_pouch() -> None:
    assert hans_searches("pouch", "d3=2").fighter("hans").search_left == 3


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


# LSK-EX-27: individual pursuit.


def chase(*fugitives: int, pursuer: int, again: str = "") -> Situation:
    """Three militiamen run from Bertha, all at 120'; their totals and hers are given."""
    ours = [man("militiaman", 30, 2 * n, slug=f"man-{n + 1}") for n in range(3)]
    begun = scene(ours, [man("bertha", 0)], pursuit_individual=True)
    ran = begun
    for n in range(3):
        chosen = [f"ours: next who=man-{n + 1}"] if n < 2 else []
        ran = ran.play(*chosen, f"man-{n + 1}: flee path=31,{2 * n}")
    dice = " ".join(f"d20={total - 12}" for total in (*fugitives, pursuer))
    asked = ran.play("bertha: nothing")
    return asked.play(
        "theirs@pursuers: pursue who=bertha",
        dice=f"{dice} {again}",
        otherwise="default",
        until="over",
        steps=0,
    )


@pytest.mark.rule("LSK-EX-27")
def test_ex_27_only_the_slowest_is_caught() -> None:
    played = chase(15, 17, 20, pursuer=18)
    assert [played.fighter(f"man-{n}").gone for n in (1, 2, 3)] == [False, True, True]


@pytest.mark.rule("LSK-EX-27")
def test_ex_27_a_tie_is_rolled_again_while_the_others_are_away() -> None:
    caught = chase(18, 19, 20, pursuer=18, again="d20=1 d20=2")
    assert [caught.fighter(f"man-{n}").gone for n in (1, 2, 3)] == [False, True, True]
    away = chase(18, 19, 20, pursuer=18, again="d20=2 d20=1")
    assert [away.fighter(f"man-{n}").gone for n in (1, 2, 3)] == [True, True, True]


@pytest.mark.rule("LSK-EX-27")
def test_ex_27_all_escape_the_lower_total() -> None:
    played = chase(19, 20, 21, pursuer=18)
    assert [played.fighter(f"man-{n}").gone for n in (1, 2, 3)] == [True, True, True]


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
