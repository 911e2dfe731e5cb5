"""Exact odds of attack against defence, against an independent reckoning with icepool."""

from fractions import Fraction
from functools import cache
from itertools import product

import icepool
import pytest

from fechtbuch.books.gurps.kinds.terms import BACK, NO_RETREAT
from fechtbuch.books.gurps.rules.basics.rolls import CRITICAL_SUCCESS, SUCCESS, attack_roll
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    block_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import parry_form
from fechtbuch.books.gurps.rules.defending.defending import defend
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.choices import Defence
from fechtbuch.engine.enumeration import Enumeration
from tests.gurps.arena import battle, blow, who

SKILLS = (6, 9, 11, 13, 15, 17, 20)
GUARDS = (6, 9, 11, 12, 14, 16)
CASES = [
    (skill, guard, kind, retreat, deceptive)
    for skill, guard, kind, retreat in product(
        SKILLS, GUARDS, ("dodge", "parry", "block"), (NO_RETREAT, BACK)
    )
    for deceptive in (0, 1, 2)
    if deceptive == 0 or skill - 2 * deceptive >= 10
]
BONUS = {("dodge", BACK): 3, ("parry", BACK): 1, ("block", BACK): 1}

THREE_DICE = 3 @ icepool.d6


def chance(score: int, most: int = 16) -> Fraction:
    """Success on 3d6: 3 and 4 always, 17 and 18 never."""
    return Fraction(THREE_DICE.probability("<=", max(4, min(score, most))))


def critical(score: int) -> Fraction:
    most = 6 if score >= 16 else 5 if score == 15 else 4
    return Fraction(THREE_DICE.probability("<=", most))


def expected(attack: int, guard: int) -> Fraction:
    """Hits that cannot be defended, and hits whose defence fails."""
    crit = critical(attack)
    return crit + (chance(attack) - crit) * (1 - chance(guard))


def guard_of(kind: str, guard: int) -> dict[str, object]:
    """A defender whose plain defence of this kind is `guard`."""
    sheet: dict[str, object] = {"use": "brenn", "armour": [], "belt": []}
    if kind == "dodge":
        sheet["speed"] = float(max(1, guard - 3))
    elif kind == "parry":
        sheet["skills"] = {"shortsword": max(1, 2 * (guard - 3))}
    else:
        sheet["skills"] = {"shield": max(1, 2 * (guard - 3 - 1))}
        sheet["hands"] = ["shortsword", "small-shield"]
    return sheet


@cache
def faced(kind: str, guard: int) -> Battle:
    """Aldric before somebody with such a defence."""
    swordsman = {"use": "aldric", "armour": [], "hands": ["broadsword"]}
    return battle(swordsman, guard_of(kind, guard))


def test_there_are_enough_cases() -> None:
    assert len(CASES) >= 500


@pytest.mark.rule("GUR-SEQ-04", "GUR-DEF-24", "GUR-RET-02", "GUR-OPT-05", "GUR-DIC-03")
@pytest.mark.parametrize("kind", ["dodge", "parry", "block"])
def test_attack_against_defence_agrees_with_icepool(kind: str) -> None:
    for skill, guard, which, retreat, deceptive in CASES:
        if which != kind:
            continue
        fight = faced(kind, guard)
        attack = blow(fight, "aldric", "brenn", "broadsword", "swing")
        attack.skill = skill
        attack.deceptive = deceptive
        score = skill - 2 * deceptive
        number = guard + BONUS.get((kind, retreat), 0) - deceptive
        assert melee_score(fight, attack).total == score
        assert numbered(fight, attack, kind, retreat) == number
        assert through(fight, attack, kind, retreat) == expected(score, number)


def numbered(fight: object, attack: Blow, kind: str, retreat: int) -> int:
    battle_ = attack_fight(fight)
    brenn = who(battle_, "brenn")
    if kind == "dodge":
        return int(dodge_score(battle_, brenn, attack, retreat, 0).total)
    if kind == "block":
        shield = brenn.shield()
        assert shield is not None
        return int(block_score(battle_, brenn, attack, shield, retreat, 0).total)
    form = parry_form(battle_, brenn.hands[0], attack, brenn)
    assert form is not None
    return int(parry_score(battle_, brenn, attack, brenn.hands[0], form, "", retreat, 0).total)


def attack_fight(fight: object) -> Battle:
    assert isinstance(fight, Battle)
    return fight


def through(start: object, attack: Blow, kind: str, retreat: int) -> Fraction:
    """The chance that the rules themselves let the blow through, over all outcome classes."""
    dice = Enumeration()
    found = Fraction(0)
    while True:
        fight = attack_fight(start).copy()
        fight.dice = dice
        strike = blow(fight, "aldric", "brenn", "broadsword", "swing")
        strike.deceptive = attack.deceptive
        strike.skill = attack.skill
        outcome, _ = attack_roll(
            fight, strike.attacker, melee_score(fight, strike), False, True, False
        )
        hit = outcome >= SUCCESS
        if hit and outcome != CRITICAL_SUCCESS:
            brenn = strike.target
            choice = Defence(kind)
            choice.retreat = retreat
            if kind == "parry":
                choice.thing = brenn.hands[0]
            elif kind == "block":
                choice.thing = brenn.shield()
            hit = not defend(fight, strike, choice)
        if hit:
            found += dice.weight()
        if not dice.advance():
            return found
