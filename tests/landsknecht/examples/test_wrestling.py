"""Worked examples dice for dice: holds, disarming, teams."""

from fractions import Fraction
from typing import Any

import pytest

from fechtbuch.books.landsknecht.rules.grappling.contest import contest
from fechtbuch.engine.choices import Choice, Player, Question, understand
from fechtbuch.engine.enumeration import Enumeration
from fechtbuch.testing import DefaultPlayer, Situation
from tests.landsknecht.examples.common import TOUGH, attack_numbers
from tests.landsknecht.scenes import OUTCOMES, Bands, man, outcome, percent, scene


def by_face(begun: Situation, *answers: str, limit: int, die: str, rest: str) -> Bands:
    """The bands of a blow that other rolls follow: played with each face of the d20 once."""
    count = dict.fromkeys(OUTCOMES, 0)
    for face in range(1, 21):
        damage = f"{die}=1" if face <= limit else ""
        played = begun.play(*answers, dice=f"d20={face} {damage} {rest}")
        count[outcome(played).kind] += 1
    full, glancing, miss = (Fraction(count[kind], 20) for kind in OUTCOMES)
    return full, glancing, miss


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
