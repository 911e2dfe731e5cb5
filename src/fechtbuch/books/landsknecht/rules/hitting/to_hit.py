"""The target number: AC, adjusted for both sides and the circumstances (LSK-ATK-02, 4.5)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import BELT, MINOR, NOBODY, SMALL, Weapon
from fechtbuch.books.landsknecht.rules.basics.circumstances import (
    is_helpless,
    is_unaware,
    line_between,
    team,
)
from fechtbuch.books.landsknecht.rules.basics.weapons import (
    armed,
    attack_skill,
    defence_skill,
    parry_value,
    shield_value,
)
from fechtbuch.books.landsknecht.rules.hitting.blow import Blow, melee_blow
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.asking import listed
from fechtbuch.engine.choices import Slot
from fechtbuch.engine.tally import Tally

BASE_AC: Final = 14
"""LSK-ATK-02: the AC of everybody who has no other."""

COVER: Final = [0, 2, 4, 7, 10]
COVER_RULES: Final = ["", "LSK-COV-02", "LSK-COV-03", "LSK-COV-04", "LSK-COV-05"]
"""LSK-COV-01: what cover takes off, by its level, and the rule of each."""


def on_foot(fighter: Combatant) -> bool:
    """Neither a rider nor a ridden mount; a saddle counts only against these (LSK-RUL-12)."""
    return fighter.mount == NOBODY and fighter.rider == NOBODY


def target_number(fight: Battle, blow: Blow, victim: Combatant) -> Tally:
    """The defender's AC, adjusted for the attacker and the circumstances.

    LSK-ATK-09, LSK-RUL-01: what exposes the defender is added, what protects him is taken away.
    LSK-ATK-10: everything counts once, and all of it together.
    """
    attacker = blow.attacker
    ranged = blow.ranged
    unaware = is_unaware(fight, victim)
    base: i64 = BASE_AC
    if victim.block.creature:
        base = victim.block.ac_ranged if ranged else victim.block.ac_melee
        if unaware and base < BASE_AC:
            base = BASE_AC
    number = fight.tally("armour-class", base, "LSK-ATK-02")
    if not unaware:
        _protect(fight, number, blow, victim)
    if victim.charged:
        number.add("charging", 2, "LSK-CHG-02")
    number.add("injury-exposure", victim.exposure, "LSK-DMG-03")
    if ranged:
        start, end = line_between(fight, attacker, victim)
        level = fight.grid.cover(start, end)  # LSK-RUL-71: of several the best
        if level > 0:
            number.add("cover", -COVER[level], COVER_RULES[level])
        number.add("ballistic-skill", attack_skill(attacker, blow.weapon, True), "LSK-ATK-05")
        number.add("attacker-agility", attacker.agility, "LSK-ATK-05")
    else:
        number.add(
            "attacker-weapon-skill", attack_skill(attacker, blow.weapon, False), "LSK-ATK-04"
        )
        number.add("strength", attacker.strength, "LSK-ATK-04")
    if unaware:
        number.add("unaware", 2, "LSK-CND-02")
    if (not ranged or fight.options.unarmed_bonus == "all") and not armed(victim):
        number.add("unarmed", 5, "LSK-CND-03")
    if attacker.weapon_changed:
        number.add("weapon-change", -2, "LSK-WPN-01")
    number.add("own-injury", attacker.own_attack, "LSK-DMG-03")
    if ranged:
        _shoot(fight, number, blow, victim)
    else:
        _strike(fight, number, blow, victim)
    return number


def blow_number(
    fight: Battle, striker: Combatant, foe: Combatant, thing: Thing | None
) -> Tally | None:
    """The target number of a blow from here; None where nobody rolls (LSK-CND-04, LSK-RUL-04)."""
    if is_helpless(fight, foe) and not fight.options.helpless_choice:
        return None
    return target_number(fight, melee_blow(fight, striker, foe, thing), foe)


def weapon_slot(fight: Battle, striker: Combatant, foe: Combatant, slugs: list[str]) -> Slot:
    """What somebody can strike with from here, each with its number."""
    slot = listed("weapon", "item", slugs)
    if fight.telling:
        for option in slot.options:
            option.worth = blow_number(fight, striker, foe, fight.thing_by_slug(option.value))
    return slot


def _protect(fight: Battle, number: Tally, blow: Blow, victim: Combatant) -> None:
    """What an aware defender does for himself; an unaware one loses all of it (LSK-RUL-02)."""
    ranged = blow.ranged
    if not victim.block.creature:
        if not victim.aiming:  # LSK-MIS-07
            number.add("agility", -victim.agility, "LSK-ATK-02")
        if not ranged and armed(victim):
            number.add("weapon-skill", -defence_skill(victim), "LSK-ATK-03")
        number.add("shield", -shield_value(victim, ranged), "LSK-EQP-06")
    # LSK-PAR-03: for the rest of the Round.
    if victim.parrying and (not ranged or fight.options.parry_missiles):
        number.add("parry", -parry_value(victim), "LSK-PAR-02")
    if blow.guarded:
        number.add("guard", -2, "LSK-CTR-03")
    if not ranged and victim.mount != NOBODY and on_foot(blow.attacker):
        number.add("saddle", -1, "LSK-MNT-02")


def _strike(fight: Battle, number: Tally, blow: Blow, victim: Combatant) -> None:
    """To-hit conditions of a blow (LSK-CND-01)."""
    attacker = blow.attacker
    together = team(fight, attacker, victim)
    if together == 2:
        number.add("double-team", 2, "LSK-CND-05")
    elif together >= 3:
        number.add("triple-team", 5, "LSK-CND-06")
    if fight.blind(attacker):
        number.add("darkness", -6, "LSK-CND-07")
    if attacker.mount != NOBODY and on_foot(victim):
        size = blow.weapon.size
        if size != MINOR and size != SMALL:  # LSK-RUL-64: fists are Minor
            number.add("mounted", 1, "LSK-MNT-01")


def _shoot(fight: Battle, number: Tally, blow: Blow, victim: Combatant) -> None:
    """To-hit conditions of a shot or throw (LSK-CND-01, LSK-MIS-10)."""
    attacker = blow.attacker
    band = range_penalty(fight, blow, victim)
    number.add("range", -band, "LSK-MIS-10")
    if attacker.mount != NOBODY:
        number.add("from-the-saddle", -5, "LSK-MNT-03")
    if blow.aimed:
        number.add("aimed", 2, "LSK-MIS-08")
    if blow.weapon.rest != 0 and not rested(blow):
        number.add("no-rest", blow.weapon.rest, "LSK-EQP-04")
    if blow.into_melee:
        number.add("into-melee", -4, "LSK-MIS-01")
    if blow.crowd > 1:
        number.add("crowd", blow.crowd - 1, "LSK-MIS-04")


def rested(blow: Blow) -> bool:
    """A fork rest helps in a Round in which the shooter does not move (LSK-EQP-04)."""
    if blow.attacker.moved_this_round or blow.walks_on:
        return False
    for thing in blow.attacker.carried:
        if thing.kind == "rest" and thing.place == BELT:
            return True
    return False


def range_bands(blow: Blow) -> tuple[i64, i64, i64]:
    """Short, medium and long range in feet."""
    if blow.thrown:
        return 10, 20, 30
    weapon = blow.weapon
    if weapon.poor_ammunition:
        store = ammunition_for(blow.attacker, weapon)
        if store is not None and store.key == weapon.poor_ammunition:
            return weapon.short // 2, weapon.medium // 2, weapon.long // 2
    return weapon.short, weapon.medium, weapon.long


def ammunition_for(fighter: Combatant, weapon: Weapon) -> Thing | None:
    """The quiver, case or pouch that serves a weapon; poor missiles if there are no others."""
    poor: Thing | None = None
    for thing in fighter.carried:
        if thing.kind == "ammunition" and thing.count > 0:
            if thing.key == weapon.ammunition:
                return thing
            if poor is None and thing.key == weapon.poor_ammunition:
                poor = thing
    return poor


def range_penalty(fight: Battle, blow: Blow, victim: Combatant) -> i64:
    """LSK-MIS-10: 2 at medium, 4 at long range; smooth-bored firearms double it."""
    short, medium, _ = range_bands(blow)
    feet = FOOT * fight.apart(blow.attacker, victim)
    if feet <= short:
        return 0
    step: i64 = 4 if blow.weapon.firearm and not blow.weapon.rifled else 2
    return step if feet <= medium else 2 * step


def armour_against(fight: Battle, blow: Blow, victim: Combatant) -> i64:
    """Effective AR: what the weapon ignores is taken away (LSK-EQP-03, LSK-EQP-04)."""
    ignored: i64 = 0
    if blow.ranged and not blow.thrown:
        weapon = blow.weapon
        ignored = weapon.ignores
        if weapon.firearm and not weapon.ignores_at_any_range:
            if FOOT * fight.apart(blow.attacker, victim) > weapon.short:
                ignored = 0
    effective = victim.armour_rating - ignored
    return effective if effective > 0 else 0
