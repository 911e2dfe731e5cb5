"""Counter-attack and guard (4.6): the longer weapon's right, its order and its limits."""

from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.scenes import man, numbers, outcome, scene

KURT_STRIKES = "kurt: attack target=hans weapon=messer"


def attacked(
    target: dict[str, Any] | None = None, attacker: dict[str, Any] | None = None, **options: Any
) -> Situation:
    """Kurt's blow at somebody beside him, declared."""
    kurt = attacker or man("kurt", 0)
    victim = target or man("hans", 1)
    slug = victim["use"].removesuffix("-on-foot")
    begun = scene([kurt], [victim, man("bertha", 30, 0, "acted")], **options)
    weapon = (kurt.get("hands") or ["messer"])[0]
    return begun.play(f"kurt: attack target={slug} weapon={weapon} path= then=")


def answers(situation: Situation) -> list[str]:
    """What the target may answer; nothing at all if it is not asked."""
    return situation.offers() if situation.question.kind == "answer" else []


@pytest.mark.rule("LSK-CTR-01")
def test_the_longer_weapon_may_strike_first_or_guard() -> None:
    assert answers(attacked()) == ["none", "counter", "guard", "parry"]


@pytest.mark.rule("LSK-CTR-01", "LSK-WPN-04")
@pytest.mark.parametrize(
    ("held", "longer"),
    [("messer", False), ("short-sword", False), ("rapier", True), ("halberd", True)],
)
def test_equal_or_shorter_weapons_give_no_right(held: str, longer: bool) -> None:
    offered = answers(attacked(man("hans", 1, hands=[held], belt=[])))
    assert ("counter" in offered, "guard" in offered) == (longer, longer)


@pytest.mark.rule("LSK-CTR-01", "LSK-WPN-04")
def test_with_two_weapons_the_longer_one_counts_for_both() -> None:
    target = man("hans", 1, hands=["short-sword", "rapier"], belt=[])
    countered = attacked(target).play("hans: counter", dice="d20=20 d20=20", steps=0)
    assert outcome(countered).actor == "kurt"
    assert countered.happened("miss", actor="hans")[0].item == "rapier"
    # Kurt strikes with the dagger, but the rapier in his other hand is as long.
    duellist = man("kurt", 0, hands=["dagger", "rapier"], belt=[])
    assert answers(attacked(target, duellist)) == ["none", "parry"]


@pytest.mark.rule("LSK-CTR-01", "LSK-SEQ-07")
def test_who_has_acted_has_no_answer() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 1, 0, "acted")])
    played = begun.play(KURT_STRIKES, dice="d20=20", steps=0)
    assert "answer" not in [asked.kind for asked in played.asked]


@pytest.mark.rule("LSK-CTR-01")
def test_missiles_give_no_right_to_counter_or_guard() -> None:
    begun = scene([man("anselm", 0)], [man("hans", 1)])
    asked = begun.play("anselm: shoot hans path= then=")
    assert asked.offers() == ["none", "parry"]


@pytest.mark.rule("LSK-CTR-01", "LSK-RUL-48")
def test_the_answer_comes_when_the_attacker_has_come_up() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 5)])
    asked = begun.play("kurt: attack hans weapon=messer path=1,0;2,0;3,0;4,0 then=3,0")
    assert asked.question.kind == "answer"
    assert asked.event("walked").amount == 20
    assert not asked.rolls("attack")


@pytest.mark.rule("LSK-CTR-02", "LSK-RUL-05")
def test_the_counter_attack_comes_first_and_the_attack_follows() -> None:
    played = attacked().play("hans: counter", dice="d20=9 d8=3 d20=12", steps=0)
    assert [roll.actor for roll in played.rolls()] == ["hans", "hans", "kurt"]
    assert played.fighter("kurt").wounds == 17 - 12
    assert played.fighter("hans").wounds == 12 - 1


@pytest.mark.rule("LSK-CTR-02")
def test_who_is_brought_down_by_the_counter_does_not_strike() -> None:
    played = attacked().play("hans: counter", dice="d20=10 d8=8 d4=1", steps=0)
    assert played.fighter("kurt").down
    assert played.event("attack-lost").actor == "kurt"
    assert played.fighter("hans").wounds == 12


@pytest.mark.rule("LSK-CTR-02")
def test_who_is_made_helpless_by_the_counter_does_not_strike() -> None:
    catcher = man("bertha", 1, hands=["mancatcher"], worn=[], belt=[])
    begun = scene([man("kurt", 0, hands=["dagger"])], [catcher, man("hans", 30, 0, "acted")])
    played = begun.play(
        "kurt: attack bertha weapon=dagger", "bertha: counter", dice="d20=1 d6=1 d20=2", steps=0
    )
    assert played.event("caught").target == "kurt"
    assert played.event("attack-lost").actor == "kurt"


@pytest.mark.rule("LSK-CTR-02")
def test_a_counter_attack_has_all_modifiers_of_an_attack() -> None:
    lone = attacked(man("hans", 1), man("kurt", 0, 0, "blind"))
    first = lone.play("hans: counter", dice="d20=20 d20=20", steps=0).rolls("attack")[0]
    assert first.tally is not None
    assert {part.name: part.value for part in first.tally.parts or []} == {
        "armour-class": 14,
        "attacker-weapon-skill": 2,
        "unaware": 2,
    }


@pytest.mark.rule("LSK-CTR-03", "LSK-RUL-06")
def test_a_guard_takes_two_from_that_attack_and_costs_nothing() -> None:
    played = attacked().play("hans: guard", dice="d20=14")
    assert played.parts("attack")["guard"] == -2
    assert outcome(played).kind == "miss"
    assert played.question.id.endswith("turn-hans")
    assert "attack" in played.offers()


@pytest.mark.rule("LSK-CTR-03", "LSK-RUL-06")
def test_a_guard_holds_for_one_attack_and_may_be_repeated() -> None:
    begun = scene([man("kurt", 0), man("bertha", 1, 1)], [man("hans", 1)])
    first = begun.play("ours: next who=kurt", KURT_STRIKES, "hans: guard", dice="d20=20")
    second = first.play("bertha: attack hans weapon=cestus")
    assert second.offers() == ["none", "counter", "guard", "parry"]
    bare = second.play("hans: none", dice="d20=20", steps=0)
    assert "guard" not in bare.parts("attack")
    again = second.play("hans: guard", dice="d20=20", steps=0)
    assert again.parts("attack")["guard"] == -2


@pytest.mark.rule("LSK-CTR-04")
def test_a_counter_attack_ends_the_action_of_both() -> None:
    begun = scene([man("kurt", 0)], [man("hans", 3)])
    declared = begun.play("kurt: attack hans weapon=messer path=1,0;2,0 then=1,0;0,0")
    played = declared.play("hans: counter", dice="d20=20 d20=20", steps=0)
    assert [event.amount for event in played.happened("walked")] == []  # nothing left over
    hans = played.fighter("hans")
    assert hans.acted
    assert hans.attacked
    assert hans.turn_over
    free = declared.play("hans: none", dice="d20=20", steps=0)
    assert free.event("walked").amount == 10


@pytest.mark.rule("LSK-CTR-05")
def test_nobody_answers_a_counter_attack() -> None:
    played = attacked().play("hans: counter", dice="d20=20 d20=20", steps=0)
    assert [asked.kind for asked in played.asked].count("answer") == 1


@pytest.mark.rule("LSK-CTR-05")
def test_once_a_round_and_no_other_answer_after_it() -> None:
    begun = scene([man("kurt", 0), man("bertha", 1, 1)], [man("hans", 1)])
    first = begun.play("ours: next who=kurt", KURT_STRIKES, "hans: counter", dice="d20=20 d20=20")
    second = first.play("bertha: attack hans weapon=cestus", dice="d20=20", steps=0)
    assert [asked.kind for asked in second.asked].count("answer") == 1


@pytest.mark.rule("LSK-CTR-05")
@pytest.mark.parametrize("state", ["unaware", "surprised", "bound", "down", "blind"])
def test_who_cannot_answer(state: str) -> None:
    begun = scene(
        [man("kurt", 0)], [man("hans", 1, 0, state, wounds=99), man("ilse", 30, 0, "acted")]
    )
    helpless = state in ("bound", "down")
    played = begun.play(KURT_STRIKES, dice="" if helpless else "d20=1 d8=1", steps=0)
    assert "answer" not in [asked.kind for asked in played.asked]


@pytest.mark.rule("LSK-CTR-05")
def test_the_immobilised_cannot_answer() -> None:
    begun = scene(
        [man("bertha", 0), man("kurt", 1, 1)],
        [man("hans", 1, wounds=99)],
    )
    held = begun.play(
        "ours: next who=bertha",
        "bertha: wrestle hans path=",
        "kurt: stay-out",
        "hans: none",
        "bertha: immobilise",
        dice="d20=20 d20=1",
    )
    played = held.play("kurt: attack hans weapon=messer", dice="d20=20", steps=0)
    assert "answer" not in [asked.kind for asked in played.asked]


@pytest.mark.rule("LSK-CTR-05")
def test_a_guard_needs_no_reach_but_a_counter_does() -> None:
    begun = scene([man("kurt", 0, hands=["whip"])], [man("anselm", 2, hands=["short-sword"])])
    asked = begun.play("kurt: attack anselm weapon=whip path= then=")
    assert asked.offers() == ["none", "guard", "parry"]


@pytest.mark.rule("LSK-CTR-05")
def test_nobody_counters_the_one_whom_he_holds_but_may_counter_another() -> None:
    """Ilse grips Kurt with a mancatcher, longer than his fist and than Anselm's dagger."""
    holder = man("ilse", 1, hands=["mancatcher"], belt=[])
    begun = scene(
        [holder], [man("kurt", 0, hands=["dagger"], belt=[]), man("anselm", 1, 1, hands=["dagger"])]
    )
    held = begun.play(
        "ilse: wrestle kurt path=", "kurt: none", "ilse: immobilise", dice="d20=20 d20=1"
    ).play("theirs: next who=kurt", "kurt: nothing", "anselm: nothing", dice="d6=2")
    by_kurt = held.play("theirs: next who=kurt", "kurt: attack ilse weapon=bare-hands")
    assert by_kurt.offers() == ["none", "guard", "parry"]
    by_anselm = held.play(
        "theirs: next who=anselm", "anselm: attack ilse weapon=dagger path= then="
    )
    assert by_anselm.offers() == ["none", "counter", "guard", "parry"]


@pytest.mark.rule("LSK-CTR-05", "LSK-WPN-01")
def test_no_weapon_is_drawn_for_a_counter_attack() -> None:
    armed = man("hans", 1, hands=["dagger"], belt=["rapier"])
    assert answers(attacked(armed)) == ["none", "parry"]


@pytest.mark.rule("LSK-CTR-06", "LSK-RUL-48")
def test_one_answer_per_attack() -> None:
    asked = attacked()
    guarded = asked.play("hans: guard", dice="d20=20", steps=0)
    parried = asked.play("hans: parry", dice="d20=20", steps=0)
    assert "parry" not in guarded.parts("attack")
    assert "guard" not in parried.parts("attack")
    assert [each.kind for each in guarded.asked].count("answer") == 1


@pytest.mark.rule("LSK-CTR-06")
def test_after_a_guard_every_answer_is_open_after_a_parry_none() -> None:
    begun = scene([man("kurt", 0), man("bertha", 1, 1)], [man("hans", 1)])
    declared = begun.play("ours: next who=kurt", KURT_STRIKES)
    guarded = declared.play("hans: guard", dice="d20=20").play("bertha: attack hans weapon=cestus")
    assert guarded.offers() == ["none", "counter", "guard", "parry"]
    parried = declared.play("hans: parry", dice="d20=20").play(
        "bertha: attack hans weapon=cestus", dice="d20=20", steps=0
    )
    assert [each.kind for each in parried.asked].count("answer") == 1


@pytest.mark.rule("LSK-CTR-06", "LSK-SEQ-09")
def test_no_answer_is_the_default() -> None:
    played = attacked().play(otherwise="default", until="hans@turn", dice="d20=20")
    assert played.asked[-2].answer == "none"


@pytest.mark.rule("LSK-RUL-44", "LSK-SEQ-05")
def test_on_tied_initiative_a_counter_attack_prevents_nothing() -> None:
    begun = scene(
        [man("kurt", 0)], [man("hans", 1)], [man("wolf", 40)], dice="d6=4 d6=4 d6=1 d6=6 d6=1"
    )
    played = begun.play(KURT_STRIKES, "hans: counter", dice="d20=10 d8=8 d20=10 d8=4", steps=0)
    assert [event.amount for event in played.happened("damage-waits")] == [18, 14]
    assert not played.fighter("kurt").down


@pytest.mark.rule("LSK-MOR-03", "LSK-CTR-03")
def test_the_routed_may_guard_and_parry_but_not_counter() -> None:
    assert answers(attacked(man("hans", 1, 0, "routed"))) == ["none", "guard", "parry"]


@pytest.mark.rule("LSK-CTR-01")
def test_each_answer_shows_the_number_it_leads_to() -> None:
    worth = {option.value: option.worth for option in attacked().slot().options}
    totals = {verb: tally.total for verb, tally in worth.items() if tally is not None}
    assert totals == {"none": 15, "counter": 12, "guard": 13, "parry": 11}


@pytest.mark.rule("LSK-CTR-02", "LSK-CTR-05")
def test_a_large_creature_with_a_club_counters_at_ten_feet() -> None:
    begun = scene([man("kurt", 0, hands=["whip"])], [man("ogre", 2)])
    played = begun.play(
        "kurt: attack ogre weapon=whip path= then=", "ogre: counter", dice="d20=20 d20=20", steps=0
    )
    assert [roll.actor for roll in played.rolls("attack")] == ["ogre", "kurt"]
    assert numbers(played)[0] == 13 + 5
