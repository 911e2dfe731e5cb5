"""What a blow does to shield, armour and the weapon itself (step 10 of TAL-HIT-11)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import CHANCES, ORDINARY, quarter
from fechtbuch.books.tales_and_legends.rules.basics.checks import percent
from fechtbuch.books.tales_and_legends.rules.harm.items import strike_item, wear
from fechtbuch.books.tales_and_legends.rules.harm.wounds import lose_life
from fechtbuch.books.tales_and_legends.rules.hitting.landing import Landing
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant


def strike_gear(
    fight: Battle,
    attacker: Combatant,
    target: Combatant,
    blow: Blow,
    met: Landing,
    dealt: i64,
    stopped: i64,
) -> None:
    """Step 10: shield and armour suffer, so does what struck them."""
    doubled = dealt * 2 if blow.weapon.destroying else dealt
    hard = False
    if met.shield is not None:
        strike_item(fight, met.shield, doubled, target)  # TAL-RUL-92
        hard = True
    armour = met.armour
    if armour is not None and dealt > stopped:
        rest = dealt - stopped
        strike_item(fight, armour, rest * 2 if blow.weapon.destroying else rest, target)
        hard = hard or not armour.soft
        if armour.silver and blow.weapon.natural and attacker.block.silver_fears:
            burnt = quarter(dealt)
            fight.note("silver-burns", "TAL-ITM-22", attacker, target, amount=burnt)
            lose_life(fight, attacker, burnt, target)
    if hard:
        hurt_oneself(fight, attacker, blow, dealt)
    unmet = met.shield is None and armour is None
    wear_out(fight, attacker, blow, dealt if unmet else doubled)


def wear_out(fight: Battle, attacker: Combatant, blow: Blow, dealt: i64) -> None:
    """Wear of the striking weapon (TAL-ITM-13); of a missile's shot only the missile wears."""
    missile = blow.missile
    if missile is not None:
        if missile.deals > 0 and dealt > missile.deals:
            chance = CHANCES[ORDINARY] * (dealt // missile.deals)
            blow.spoiled = percent(fight, attacker, chance, "missile")
        return
    if not blow.in_flight:
        wear(fight, blow.thing, dealt, attacker)


def hurt_oneself(fight: Battle, attacker: Combatant, blow: Blow, dealt: i64) -> None:
    """TAL-HIT-19: bare hands against something hard."""
    if not blow.weapon.natural:
        return
    excess = dealt - attacker.block.endurance - attacker.block.natural_armour
    if excess > 0:
        fight.note("hurts-oneself", "TAL-HIT-19", attacker, amount=excess)
        lose_life(fight, attacker, excess, attacker)
