"""Holding on to a huge creature (TAL-HLD-01 to TAL-HLD-09)."""

from typing import Final

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import HOLDING_ON
from fechtbuch.books.tales_and_legends.rules.basics.checks import rolled, skill, tell_test
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, unarmed_blow
from fechtbuch.books.tales_and_legends.rules.defending.defence import from_behind, physical_defence
from fechtbuch.books.tales_and_legends.rules.grappling.grips import start_grapple
from fechtbuch.books.tales_and_legends.rules.harm.falling import drop_off
from fechtbuch.books.tales_and_legends.rules.hitting.attack import attack
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import (
    aim_at,
    attack_tally,
    use_aim,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.tally import Tally

SHIFTING: Final = 20
"""How much harder it is to move over a creature than to keep hold (TAL-HLD-06)."""

PLACES: Final = ["head", "flank", "back"]
"""TAL-HLD-06: where one may shift to: within reach of the head, to where one gets away, back."""


def may_get_hold(fight: Battle, fighter: Combatant, creature: Combatant) -> bool:
    """TAL-HLD-01: huge, from where it cannot reach, with a hand free."""
    return (
        creature.block.huge
        and not creature.dead
        and fighter.holds_on == NOBODY
        and fighter.grapple == NOBODY
        and not fighter.prone
        and not fighter.mounted()
        and fighter.gripping_hands() > 0  # TAL-RUL-103
        and fight.apart(fighter, creature) <= 1
        and from_behind(fight, creature, fighter)
    )


def beast_defence(fight: Battle, fighter: Combatant, creature: Combatant) -> Tally:
    """The creature's PD; the bonus for its running is not counted twice (TAL-RUL-94)."""
    running = creature.run_bonus
    creature.run_bonus = 0
    tally = physical_defence(fight, creature, fighter, True, "")
    creature.run_bonus = running
    return tally


def athletics(fight: Battle, fighter: Combatant) -> Tally:
    """TAL-HLD-04: +5 with both hands."""
    tally = skill(fight, fighter, HOLDING_ON)
    if fighter.gripping_hands() >= 2:
        tally.add("both-hands", 5, "TAL-HLD-04")
    return tally


def get_hold(fight: Battle, fighter: Combatant, creature: Combatant) -> None:
    """TAL-HLD-02: unarmed combat, then athletics, both against the PD."""
    defence = beast_defence(fight, fighter, creature)
    blow = unarmed_blow(fight, fighter)
    use_aim(fighter, blow)
    value = attack_tally(fight, fighter, creature, blow)
    if not _outdoes(fight, fighter, value, "attack", creature, defence):
        return
    if not _outdoes(fight, fighter, athletics(fight, fighter), "hold-on", creature, defence):
        return
    fighter.holds_on = creature.index
    fighter.hold_kept = True  # TAL-RUL-56
    fighter.hold_speed = 0
    fighter.hold_place = "back"
    fighter.at = creature.at
    fight.unsettled = True
    values = {"to": int(fighter.at)} if fight.telling else None
    fight.note("holds-on", "TAL-HLD-02", fighter, creature, values=values)


def hold_difficulty(fight: Battle, fighter: Combatant, creature: Combatant) -> Tally:
    """TAL-HLD-03, TAL-RUL-82: PD and the speed of the creature since the last turn."""
    difficulty = beast_defence(fight, fighter, creature)
    difficulty.add("creature-speed", fighter.hold_speed, "TAL-HLD-03")
    return difficulty


def _outdoes(
    fight: Battle,
    fighter: Combatant,
    value: Tally,
    purpose: str,
    creature: Combatant,
    difficulty: Tally,
) -> bool:
    result = rolled(fight, fighter, value, purpose, [difficulty.total])
    tell_test(fight, fighter, difficulty.total, result, creature, difficulty)
    return result >= difficulty.total


def keep_hold(fight: Battle, fighter: Combatant) -> None:
    """TAL-HLD-03: athletics, against what the creature does."""
    creature = fight.fighters[fighter.holds_on]
    difficulty = hold_difficulty(fight, fighter, creature)
    fighter.hold_speed = 0
    value = athletics(fight, fighter)
    if _outdoes(fight, fighter, value, "hold-on", creature, difficulty):
        fighter.hold_kept = True
        fight.note("keeps-hold", "TAL-HLD-03", fighter, creature)
    else:
        drop_off(fight, fighter, -30)


def shift(fight: Battle, fighter: Combatant, place: str) -> None:
    """TAL-HLD-06, TAL-RUL-82: one roll for moving and for the hold."""
    creature = fight.fighters[fighter.holds_on]
    against = hold_difficulty(fight, fighter, creature)
    fighter.hold_speed = 0
    difficulty = against.total
    far = difficulty + SHIFTING
    result = rolled(fight, fighter, athletics(fight, fighter), "hold-on", [difficulty, far])
    if result < far:
        tell_test(fight, fighter, difficulty, result, creature, against)
    against.add("shifting", SHIFTING, "TAL-HLD-06")
    tell_test(fight, fighter, far, result, creature, against)
    if result < difficulty:
        drop_off(fight, fighter, -30)
        return
    fighter.hold_kept = True
    if result >= far:
        fighter.hold_place = place
        fight.note("shifts", "TAL-HLD-06", fighter, creature, word=place)
    else:
        fight.note("keeps-hold", "TAL-RUL-82", fighter, creature)


def stab(fight: Battle, fighter: Combatant, action: Action) -> None:
    """TAL-HLD-05: bare-handed or with a Light weapon, at −5; at the head only from there."""
    assert action.thing is not None
    fighter.attacked = True
    blow = melee_blow(fighter, action.thing)
    blow.holding = True
    aim_at(blow, action.part)
    use_aim(fighter, blow)
    attack(fight, fighter, fight.fighters[fighter.holds_on], blow)


def cling(fight: Battle, fighter: Combatant) -> None:
    """TAL-HLD-07: the hold becomes a grapple, without a test."""
    creature = fight.fighters[fighter.holds_on]
    fighter.holds_on = NOBODY
    fighter.hold_kept = False
    start_grapple(fight, fighter, creature, False)


def let_go(fight: Battle, fighter: Combatant, controlled: bool) -> None:
    """TAL-HLD-08: in a controlled way for X, or just so at −30."""
    drop_off(fight, fighter, 0 if controlled else -30)
