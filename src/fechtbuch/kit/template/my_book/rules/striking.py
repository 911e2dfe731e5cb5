"""Striking: one roll to hit, one for the harm."""

from fechtbuch.engine.tally import Tally
from fechtbuch.kit.template.my_book.state.battle import Battle
from fechtbuch.kit.template.my_book.state.fighter import Combatant


def to_hit(battle: Battle, fighter: Combatant) -> Tally:
    """MYB-ATK-01: a d20 that shows the skill or less hits."""
    return battle.tally("skill", fighter.block.skill, "MYB-ATK-01")


def strike(battle: Battle, fighter: Combatant, target: Combatant) -> None:
    """MYB-ATK-01: whoever is hit loses d6 Health."""
    battle.note("strikes", "MYB-ATK-01", fighter, target)
    if not battle.test(fighter, to_hit(battle, fighter), "strike"):
        battle.note("misses", "MYB-ATK-01", fighter, target)
        return
    harm = battle.roll(fighter, 1, 6, "harm")
    before = target.health
    target.health = max(0, target.health - harm)
    fighter.dealt += before - target.health
    target.taken += before - target.health
    battle.note("wounded", "MYB-ATK-01", fighter, target, amount=before - target.health)
    if target.out():
        battle.note("falls", "MYB-ATK-01", target)
