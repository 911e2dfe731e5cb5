"""The parry (4.12): declared at any moment, worth 2 or 4, for the whole Round."""

from typing import Any

import pytest

from tests.landsknecht.scenes import bands, man, outcome, percent, scene


def parry_worth(dice: str = "d20=20", **changes: Any) -> int:
    """What Ilse's parry takes from Kurt's number."""
    begun = scene([man("kurt", 0)], [man("ilse", 1, wounds=400, **changes)])
    played = begun.play("kurt: attack ilse weapon=messer", "ilse: parry", dice=dice, steps=0)
    return played.parts("attack")["parry"]


@pytest.mark.rule("LSK-PAR-01")
def test_a_parry_is_the_action_of_the_round() -> None:
    begun = scene([man("ilse", 0)], [man("kurt", 1)])
    played = begun.play("ilse: parry")
    assert played.fighter("ilse").acted
    assert played.question.id.endswith("turn-kurt")
    struck = played.play("kurt: attack ilse weapon=messer", dice="d20=13", steps=0)
    assert outcome(struck).kind == "miss"


@pytest.mark.rule("LSK-PAR-01", "LSK-RUL-59")
def test_a_parry_may_be_declared_before_ones_turn() -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 1)])
    played = begun.play("kurt: attack ilse weapon=messer", "ilse: parry", dice="d20=13", steps=0)
    assert played.parts("attack")["parry"] == -4
    assert played.fighter("ilse").turn_over


@pytest.mark.rule("LSK-PAR-01")
def test_who_has_acted_cannot_parry() -> None:
    begun = scene([man("ilse", 0)], [man("kurt", 1)])
    acted = begun.play("ilse: attack kurt weapon=pike path= then=", "kurt: none", dice="d20=20")
    played = acted.play("kurt: attack ilse weapon=messer path= then=", dice="d20=20", steps=0)
    assert "parry" not in played.parts("attack")
    assert [asked.kind for asked in played.asked].count("answer") == 1


@pytest.mark.rule("LSK-PAR-01", "LSK-SEQ-07")
def test_doing_nothing_is_not_acting_and_leaves_the_parry() -> None:
    begun = scene([man("ilse", 0)], [man("kurt", 1)])
    asked = begun.play("ilse: nothing", "kurt: attack ilse weapon=messer path= then=")
    assert "parry" in asked.offers()


@pytest.mark.rule("LSK-PAR-02", "LSK-RUL-49")
@pytest.mark.parametrize(
    ("changes", "worth"),
    [
        ({"hands": ["pike"]}, -4),
        ({"hands": ["messer"]}, -4),
        ({"hands": ["rapier"]}, -4),
        ({"hands": ["short-sword"]}, -2),
        ({"hands": ["short-sword", "messer"]}, -4),
        ({"hands": ["staff"]}, -2),
        ({"hands": ["heavy-crossbow"]}, -2),
        ({"hands": ["arquebus"]}, -2),
        ({"hands": [{"item": "musket", "ready": True}]}, -4),
        ({"hands": []}, -2),
        ({"hands": [], "worn": ["cestus"]}, -2),
    ],
)
def test_what_a_parry_is_worth(changes: dict[str, Any], worth: int) -> None:
    unarmed = changes["hands"] in ([], ["heavy-crossbow"]) and "worn" not in changes
    assert parry_worth("d20=1 d8=1" if unarmed else "d20=20", **changes) == worth


@pytest.mark.rule("LSK-PAR-02", "LSK-WPN-03")
def test_the_category_counts_and_not_the_training() -> None:
    assert parry_worth("d20=20", ws=0, hands=["rapier"]) == -4


@pytest.mark.rule("LSK-PAR-02", "LSK-RUL-49")
def test_creatures_parry_with_what_they_hold() -> None:
    def worth(weapon: str) -> int:
        begun = scene([man("kurt", 0)], [man("ogre", 1, weapon=weapon)])
        played = begun.play(
            "kurt: attack ogre weapon=messer", "ogre: parry", dice="d20=20", steps=0
        )
        return played.parts("attack")["parry"]

    assert worth("claws") == -2
    assert worth("great-club") == -2
    assert worth("halberd") == -4


@pytest.mark.rule("LSK-RUL-49")
def test_a_parry_is_worth_two_after_its_weapon_is_lost() -> None:
    begun = scene([man("ilse", 1, wounds=99)], [man("bertha", 0), man("kurt", 1, 1)])
    parried = begun.play("ilse: parry")
    disarmed = parried.play(
        "theirs: next who=bertha",
        "bertha: wrestle ilse path=",
        "kurt: stay-out",
        "bertha: disarm item=pike",
        dice="d20=20 d20=1 d20=1",
    )
    struck = disarmed.play(
        "kurt: attack ilse weapon=messer path= then=", dice="d20=1 d8=1", steps=0
    )
    assert struck.parts("attack")["parry"] == -2


@pytest.mark.rule("LSK-PAR-03")
def test_a_parry_holds_against_all_later_attacks_of_the_round_only() -> None:
    begun = scene([man("kurt", 0), man("bertha", 1, 1)], [man("ilse", 1, wounds=99)])
    first = begun.play(
        "ours: next who=kurt",
        "kurt: attack ilse weapon=messer path= then=",
        "ilse: none",
        dice="d20=20",
    )
    assert "parry" not in first.parts("attack")  # never backwards
    second = first.play(
        "bertha: attack ilse weapon=cestus path= then=", "ilse: parry", dice="d20=20 d6=5"
    )
    assert second.parts("attack")["parry"] == -4
    third = second.play(
        "ours: next who=kurt",
        "kurt: attack ilse weapon=messer path= then=",
        "ilse: none",
        dice="d20=20",
    )
    assert "parry" not in third.parts("attack")


@pytest.mark.rule("LSK-PAR-03")
def test_one_parry_serves_against_several_attackers() -> None:
    begun = scene([man("kurt", 0), man("bertha", 1, 1)], [man("ilse", 1, wounds=99)])
    first = begun.play(
        "ours: next who=kurt",
        "kurt: attack ilse weapon=messer path= then=",
        "ilse: parry",
        dice="d20=20",
    )
    second = first.play("bertha: attack ilse weapon=cestus path= then=", dice="d20=20", steps=0)
    assert second.parts("attack")["parry"] == -4


@pytest.mark.rule("LSK-PAR-03")
def test_a_parry_may_follow_a_guard() -> None:
    begun = scene([man("kurt", 0), man("bertha", 1, 1)], [man("ilse", 1)])
    guarded = begun.play(
        "ours: next who=kurt",
        "kurt: attack ilse weapon=messer path= then=",
        "ilse: guard",
        dice="d20=20",
    )
    parried = guarded.play(
        "bertha: attack ilse weapon=cestus path= then=", "ilse: parry", dice="d20=20", steps=0
    )
    assert parried.parts("attack")["parry"] == -4
    assert "guard" not in parried.parts("attack")


@pytest.mark.rule("LSK-PAR-03")
def test_who_parries_can_no_longer_counter_guard_or_strike_a_wrestler() -> None:
    begun = scene([man("ilse", 1)], [man("bertha", 0)])
    parried = begun.play("ilse: parry")
    blow = parried.play("bertha: attack ilse weapon=cestus path= then=", dice="d20=20", steps=0)
    assert "answer" not in [asked.kind for asked in blow.asked]
    grip = parried.play(
        "bertha: wrestle ilse path=", "bertha: release", dice="d20=20 d20=1", steps=0
    )
    assert "strike" not in [asked.kind for asked in grip.asked]


@pytest.mark.rule("LSK-PAR-03")
def test_a_parry_does_not_help_the_unaware() -> None:
    begun = scene([man("ilse", 1, 0, "blind")], [man("kurt", 0)])
    played = begun.play("ilse: parry").play(
        "kurt: attack ilse weapon=messer path= then=", dice="d20=20", steps=0
    )
    assert "parry" not in played.parts("attack")


@pytest.mark.rule("LSK-RUL-20")
def test_a_parry_helps_against_missiles_unless_switched_off() -> None:
    duel = [man("ilse", 1)], [man("anselm", 9)]
    parried = scene(*duel).play("ilse: parry")
    shot = parried.play("anselm: shoot ilse path= then=", dice="d20=20", steps=0)
    assert shot.parts("attack")["parry"] == -4
    parried = scene(*duel, parry_missiles=False).play("ilse: parry")
    shot = parried.play("anselm: shoot ilse path= then=", dice="d20=20", steps=0)
    assert "parry" not in shot.parts("attack")


@pytest.mark.rule("LSK-RUL-20", "LSK-RUL-59")
def test_with_the_switch_nobody_is_asked_to_parry_a_missile() -> None:
    duel = [man("anselm", 9)], [man("ilse", 1)]
    assert scene(*duel).play("anselm: shoot ilse path= then=").offers() == ["none", "parry"]
    played = scene(*duel, parry_missiles=False).play(
        "anselm: shoot ilse path= then=", dice="d20=20", steps=0
    )
    assert "answer" not in [asked.kind for asked in played.asked]


@pytest.mark.rule("LSK-RUL-59")
def test_a_parry_may_be_volunteered_whenever_a_question_is_pending() -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 1)])
    played = begun.play(
        "ilse!: parry", "kurt: attack ilse weapon=messer path= then=", dice="d20=20", steps=0
    )
    assert played.parts("attack")["parry"] == -4
    assert "answer" not in [asked.kind for asked in played.asked]


@pytest.mark.rule("LSK-RUL-59", "LSK-SEQ-07")
@pytest.mark.parametrize("state", ["acted", "unaware", "bound"])
def test_who_may_not_volunteer_a_parry(state: str) -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 1, 0, state), man("hans", 9, 0, "acted")])
    assert begun.fight.volunteer_question(begun.fighter("ilse")) is None


@pytest.mark.rule("LSK-RUL-59", "LSK-SEQ-09")
def test_every_member_of_a_crowd_is_asked_in_the_usual_order() -> None:
    begun = scene(
        [man("anselm", 0), man("bertha", 9, 1)],
        [man("hans", 9, 2), man("ilse", 9, 0), man("wolf", 10, 0, "acted")],
    )
    asked = begun.play("ours: next who=anselm", "anselm: shoot-crowd ilse path= then=")
    order = []
    while asked.question.kind == "answer":
        order.append(asked.question.who.slug if asked.question.who else "")
        last = order[-1] == "ilse"
        asked = asked.play(f"{order[-1]}: none", dice="d20=20 d4=2" if last else "")
    assert order == ["bertha", "hans", "ilse"]


@pytest.mark.rule("LSK-RUL-59")
def test_a_parry_in_the_crowd_lowers_only_the_own_number() -> None:
    begun = scene(
        [man("anselm", 0)],
        [man("ilse", 9, 0), man("militiaman", 9, 1, "acted", wounds=99)],
    )
    asked = begun.play("anselm: shoot-crowd ilse path= then=")
    # Ilse 14 + 4 + 1 − 4 = 15, the militiaman 19.
    past = asked.play("ilse: parry", dice="d20=16 d2=1", steps=0)
    assert past.event("passes-between").target == "ilse"
    hit = asked.play("ilse: parry", dice="d20=16 d2=2 d8=1", steps=0)
    assert hit.event("full-hit").target == "militiaman"


@pytest.mark.rule("LSK-PAR-02")
def test_chances_against_a_parry() -> None:
    begun = scene([man("kurt", 0)], [man("ilse", 1, wounds=400)])
    assert bands(begun, "kurt: attack ilse weapon=messer", "ilse: parry") == percent(40, 20, 40)


@pytest.mark.rule("LSK-PAR-01", "LSK-RUL-19", "LSK-WRS-13")
def test_a_parry_gives_up_aim_and_grip() -> None:
    begun = scene([man("kurt", 0)], [man("anselm", 1, 0, "aiming", wounds=400)])
    played = begun.play(
        "kurt: attack anselm weapon=messer path= then=", "anselm: parry", dice="d20=1 d8=1", steps=0
    )
    assert not played.fighter("anselm").aiming
    assert not played.fighter("anselm").aimed


@pytest.mark.rule("LSK-RUL-59", "LSK-SEQ-09")
def test_in_a_melee_roster_order_decides_and_not_who_was_aimed_at() -> None:
    begun = scene(
        [man("anselm", 0), man("kurt", 9, 1, "acted")], [man("hans", 9, 2), man("ilse", 9, 0)]
    )
    first = begun.play("anselm: shoot ilse path= then=")
    assert first.question.id.endswith("answer-hans")
    assert first.play("hans: none").question.id.endswith("answer-ilse")
