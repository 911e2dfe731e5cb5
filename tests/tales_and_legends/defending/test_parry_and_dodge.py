"""Parries and dodges: with what, and when they are worth nothing."""

import pytest

from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import (
    DODGED,
    UNANSWERED,
    react,
)
from fechtbuch.books.tales_and_legends.rules.hitting.damage import strike_through
from fechtbuch.engine.choices import VERB, Choice, Question
from fechtbuch.testing import DefaultPlayer
from tests.tales_and_legends.scenes import arena, meet


class Dodger(DefaultPlayer):
    """Dodges whatever can be dodged."""

    def decide(self, question: Question) -> Choice:
        slot = question.slot({})
        if slot is not None and "dodge" in slot.values():
            return question.build({VERB: "dodge"})
        return question.default()


@pytest.mark.rule("TAL-MNT-09", "TAL-MAN-03")
@pytest.mark.parametrize("mounted", [True, False])
def test_a_dodge_bought_on_foot_is_worth_nothing_in_the_saddle(mounted: bool) -> None:
    fight = arena(["guard"], ["knight"], script="" if mounted else "d20=19")
    guard, knight, horse = fight.fighters
    if not mounted:
        knight.mount, horse.rider = -1, -1
    knight.dodges = 1
    fight.players = [fight.players[0], Dodger()]
    blow = melee_blow(guard, guard.hands[0])
    blow.result, blow.defence = 22, 21
    assert react(fight, guard, knight, blow) == (UNANSWERED if mounted else DODGED)
    assert knight.dodges == (1 if mounted else 0)


@pytest.mark.rule("TAL-MAN-05", "TAL-RUL-36", "TAL-HIT-05")
@pytest.mark.parametrize(
    ("dodge", "result", "factor"),
    [(20, 62, 3), (40, 62, 2), (42, 62, 2), (43, 62, 1), (50, 62, 1)],
)
def test_a_critical_after_a_failed_dodge_is_counted_from_dodge_or_coverage(
    dodge: int, result: int, factor: int
) -> None:
    fight = arena(["guard"], [{"use": "guard", "slug": "target"}])
    attacker, target = fight.fighters
    target.life = 500
    target.attributes = [10, 10, 99, 11, 12, 12, 11, 12]
    target.block.endurance = 400
    blow = melee_blow(attacker, attacker.hands[0])
    blow.result, blow.defence = result, 22
    blow.dodged_in_vain, blow.dodge_result = True, dodge
    strike_through(fight, attacker, target, blow, 10)
    hit = next(event for event in fight.events if event.kind == "hit")
    assert hit.amount == 10 * factor


@pytest.mark.rule("TAL-ITM-15", "TAL-MAN-01")
def test_a_shield_parries_with_its_modifier() -> None:
    shield = {
        "use": "guard",
        "hands": ["medium-wooden-shield"],
        "belt": [],
        "skills": {"shield": 5},
    }
    ready = meet(shield, "brawler").play("guard: parry medium-wooden-shield", "guard: done")
    assert ready.fighter("guard").parries
    hit = ready.play("brawler: attack guard spiked-knuckles", dice="d20=5")
    parried = hit.play("guard: parry medium-wooden-shield", dice="2d20=1,19 d6=1")
    assert parried.parts("parry") == {"shield": 17, "parry": 15}
