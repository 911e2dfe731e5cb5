"""The number that an attack is rolled with: weapon skill and everything that changes it (4.3)."""

from fechtbuch.books.tales_and_legends.kinds.arms import BODY, HEAD, NOBODY, quarter
from fechtbuch.books.tales_and_legends.kinds.skills import PE
from fechtbuch.books.tales_and_legends.rules.basics.sight import sees
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import proficient, weapon_tally
from fechtbuch.books.tales_and_legends.rules.defending.defence import from_saddle
from fechtbuch.books.tales_and_legends.rules.harm.wounds import is_head_part
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.tally import Tally


def attack_tally(fight: Battle, attacker: Combatant, target: Combatant | None, blow: Blow) -> Tally:
    """The value of an attack test (step 1 of TAL-HIT-11)."""
    tally = weapon_tally(fight, attacker, blow, False)
    weapon = blow.weapon
    if weapon.accurate != 0 and (not weapon.accurate_needs_skill or proficient(attacker, weapon)):
        tally.add("accurate", weapon.accurate, "TAL-ITM-18")
    if blow.improvised:
        tally.add("improvised", -5, "TAL-ACT-11")
    if blow.unsuited:
        tally.add("unsuited", -10, "TAL-ACT-10")
    if weapon.strength_low > 0 and attacker.strength() < weapon.strength_low:
        tally.add("weak-arm", -10 * (weapon.strength_low - attacker.strength()), "TAL-ITM-19")
    if blow.penalty != 0:
        tally.add("several-attacks", blow.penalty, blow.penalty_rule)
    if blow.special == "mighty":
        tally.add("mighty", -10, "TAL-ATK-13")
    elif blow.special == "called":
        tally.add("called", -40 if blow.zone != BODY else -20, "TAL-ATK-05")
    elif blow.zone != BODY:
        tally.add("head", -20, "TAL-HIT-07")
    if weapon.key == "bolas":
        tally.add("bolas", -10, "TAL-STA-13")
    if blow.ricochet:
        tally.add("ricochet", -10, "TAL-ITM-22")
    if blow.charge:
        tally.add("charge", 5, "TAL-ATK-16")
    if blow.in_grapple:
        tally.add("in-grapple", -5, "TAL-GRP-05")
    if blow.holding:
        tally.add("holding-on", -5, "TAL-HLD-05")
    owner = attacker if attacker.rider == NOBODY else fight.fighters[attacker.rider]
    if owner.aggressive and not blow.ranged:
        tally.add("aggressive", 10, "TAL-MAN-10")
    if owner.cautious and fight.acting == owner.index:
        tally.add("cautious", -5, "TAL-MAN-09")
    if blow.aimed:
        tally.add("aimed", quarter(attacker.attributes[PE]), "TAL-ATK-04")
    if target is not None:
        _place(fight, attacker, target, blow, tally)
    _light(fight, attacker, target, tally)
    return tally


def _place(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow, tally: Tally) -> None:
    """Distance, saddle, height, pavise."""
    if blow.ranged:
        tally.add("distance", -(fight.apart(attacker, target) // 2), "TAL-ACT-08")
        mount = fight.mount_of(attacker)
        if mount is not None:
            band = max(mount.band, attacker.named_band)
            tally.add("moving-mount", -band, "TAL-MNT-04")
        if behind_pavise(fight, target, attacker):
            tally.add("pavise", -40, "TAL-ITM-22")
    elif from_saddle(attacker, target):
        tally.add("height", 5, "TAL-MNT-10")


def behind_pavise(fight: Battle, target: Combatant, attacker: Combatant) -> bool:
    """TAL-ITM-22: a planted pavise between the two, on the target's field."""
    for thing in fight.things:
        if (
            thing.set_up
            and thing.at == target.at
            and thing.weapon is not None
            and thing.weapon.pavise
        ):
            return fight.apart(attacker, target) > 1
    return False


def _light(fight: Battle, attacker: Combatant, target: Combatant | None, tally: Tally) -> None:
    """TAL-HIT-17, TAL-STA-09, TAL-STA-10."""
    if attacker.blinded:
        tally.add("blinded", -10, "TAL-STA-10")
        return
    if attacker.dazzled:
        tally.add("dazzled", -5, "TAL-STA-09")
    if not attacker.block.sees_in_dark:
        if fight.scene.light == "dim":
            tally.add("dim", -5, "TAL-HIT-17")
        elif fight.scene.light == "dark":
            tally.add("dark", -10, "TAL-HIT-17")
    if (
        target is not None
        and fight.scene.light == "day"
        and not sees(fight, attacker, target)
        and not attacker.blinded
    ):
        tally.add("unseen-target", -10, "TAL-HIT-17")


def aim_at(blow: Blow, part: str) -> None:
    """TAL-HIT-07, TAL-ATK-05: head or a named part."""
    blow.part = part
    blow.zone = HEAD if is_head_part(part) else BODY


def use_aim(fighter: Combatant, blow: Blow) -> None:
    """TAL-ATK-04, TAL-RUL-34: for the first hit test of the very next action."""
    blow.aimed = fighter.aimed
    fighter.aimed = False
