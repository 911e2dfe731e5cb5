"""Weapons in hand: what one can strike with, who is armed, whose weapon is longer (4.8, EQP)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import MARTIAL, NOBODY, WORN, Weapon
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing


def melee_form(fighter: Combatant, thing: Thing) -> Weapon | None:
    """What a held thing is in melee; None where it is no weapon for blows."""
    form = thing.weapon
    if form is None:
        return None
    if not form.melee:
        if thing.set_up and form.bayonet_as is not None:
            form = form.bayonet_as
        else:
            form = form.melee_as
            if form is None:
                return None
    elif form.two_hands is not None and len(fighter.hands) == 1 and fighter.arms_lost == 0:
        form = form.two_hands
    return None if forbidden(fighter, form, False) else form


def forbidden(fighter: Combatant, weapon: Weapon, ranged: bool) -> bool:
    """LSK-RUL-34, switched: a weapon beyond one's skill is no weapon at all."""
    if not fighter.block.only_skilled:
        return False
    return (fighter.bs if ranged else fighter.ws) < weapon.category


def bare_hands(fighter: Combatant) -> Weapon:
    """What somebody strikes with who has nothing in hand: fists, or a creature's own weapon."""
    natural = fighter.block.natural
    assert natural is not None
    return natural


def worn_weapon(fighter: Combatant) -> Thing | None:
    """A cestus on the fist."""
    for thing in fighter.carried:
        if thing.place == WORN and thing.weapon is not None and thing.weapon.melee:
            return thing
    return None


def usable(fight: Battle, fighter: Combatant, weapon: Weapon) -> bool:
    """Whether somebody has the hands for a weapon."""
    if weapon.hands > 2 - fighter.arms_lost:
        return False
    return weapon.hands < 2 or len(fighter.hands) < 2 or weapon.one_hand_in_mounted_charge


def attack_skill(fighter: Combatant, weapon: Weapon, ranged: bool) -> i64:
    """The skill that counts with this weapon: 0 below its category (LSK-WPN-02, LSK-WPN-03)."""
    skill = fighter.bs if ranged else fighter.ws
    if fighter.block.creature:
        return skill
    if skill < weapon.category:
        return 0
    return skill if ranged else defence_skill(fighter)


def defence_skill(fighter: Combatant) -> i64:
    """Weapon Skill, in attack and defence: 0 while a weapon beyond it is held (LSK-WPN-03)."""
    for thing in fighter.hands:
        form = melee_form(fighter, thing)
        if form is not None and fighter.ws < form.category:
            return 0
    return fighter.ws


def gripping(fighter: Combatant) -> bool:
    """Whether the hands are occupied by holding somebody (LSK-WRS-13)."""
    return fighter.hold_on != NOBODY


def armed(fighter: Combatant) -> bool:
    """LSK-RUL-35: a melee weapon in hand, a firearm good for blows, a cestus, natural weapons."""
    if fighter.block.creature:
        return True
    for thing in fighter.hands:
        if melee_form(fighter, thing) is not None:
            return True  # LSK-WRS-13: a holder has nothing in hand but a grappling weapon
    return worn_weapon(fighter) is not None


def length(fighter: Combatant) -> i64:
    """The length grade that counts: that of the longest weapon in hand (LSK-WPN-04)."""
    longest = bare_hands(fighter).grade if fighter.block.creature else 0
    for thing in fighter.hands:
        form = melee_form(fighter, thing)
        if form is not None and form.grade > longest:
            longest = form.grade
    return longest


def reach(fighter: Combatant, weapon: Weapon) -> i64:
    """How far a weapon reaches, in squares (LSK-MOV-07); creatures have their own figure."""
    if fighter.block.creature:
        return fighter.block.reach
    if weapon.one_hand_in_mounted_charge and fighter.mount != NOBODY and not fighter.charged:
        return 1  # LSK-RUL-72: a lance reaches farther on foot, or in a charge
    return weapon.reach


def blow_reach(fighter: Combatant, weapon: Weapon, verb: str) -> i64:
    """How far a weapon will reach in an attack or at the end of a charge (LSK-RUL-72)."""
    if verb == "charge" and not fighter.block.creature:
        return weapon.reach
    return reach(fighter, weapon)


def longest_reach(fighter: Combatant) -> i64:
    """The reach of the best weapon in hand."""
    if fighter.block.creature:
        return fighter.block.reach
    best: i64 = 1
    for thing in fighter.hands:
        form = melee_form(fighter, thing)
        if form is not None and form.reach > best:
            best = max(best, reach(fighter, form))
    return best


def longest(fight: Battle, fighter: Combatant) -> Thing | None:
    """The usable melee weapon in hand with the highest length grade; None for bare hands."""
    best: Thing | None = None
    grade: i64 = -1
    for thing in fighter.hands:
        form = melee_form(fighter, thing)
        if form is not None and form.grade > grade and usable(fight, fighter, form):
            best = thing
            grade = form.grade
    return best


def blow_things(fight: Battle, fighter: Combatant) -> list[Thing]:
    """The things in hand or worn that somebody can strike with, besides bare hands."""
    found: list[Thing] = []
    for thing in fighter.hands:
        form = melee_form(fighter, thing)
        if form is not None and usable(fight, fighter, form):
            found.append(thing)
    worn = worn_weapon(fighter)
    if worn is not None:
        found.append(worn)
    return found


def in_both_hands(fighter: Combatant) -> bool:
    """Whether a two-handed weapon, melee or missile, keeps shields from working (LSK-EQP-06)."""
    for thing in fighter.hands:
        weapon = thing.weapon
        if weapon is None:
            continue
        if weapon.one_hand_in_mounted_charge:
            # LSK-MNT-04: a lance in one hand leaves the shield its value for that Round.
            if not (fighter.charged and fighter.mounted()):
                return True
        elif weapon.hands == 2 or (weapon.two_hands is not None and len(fighter.hands) == 1):
            return True
    return False


def shield_value(fighter: Combatant, ranged: bool) -> i64:
    """What shield, pavise or off-hand weapon takes from the attacker's number (LSK-EQP-06)."""
    best: i64 = 0
    two_handed = in_both_hands(fighter)
    main = False
    spare = False
    for thing in fighter.hands:
        if thing.kind == "shield" and not thing.pavise and not two_handed:
            value = thing.shield_ranged if ranged else thing.shield_melee
            if value > best:
                best = value
        weapon = thing.weapon
        if weapon is not None and weapon.melee and weapon.hands == 1 and not two_handed:
            # LSK-RUL-33: an off-hand weapon needs a one-handed melee weapon in the other hand.
            # LSK-RUL-65: a cestus is worn and so not looked at here.
            if weapon.off_hand:
                if main or spare:
                    if not ranged and best < 1:
                        best = 1
                spare = True
            else:
                if spare and not ranged and best < 1:
                    best = 1
                main = True
    if ranged:
        for thing in fighter.carried:
            if thing.pavise and thing.set_up and thing.at == fighter.at:
                if thing.shield_ranged > best:
                    best = thing.shield_ranged
    return best


def parry_value(fighter: Combatant) -> i64:
    """LSK-PAR-02, LSK-RUL-49: 4 with a Martial or Specialist melee weapon in hand, else 2."""
    for thing in fighter.hands:
        form = melee_form(fighter, thing)
        if form is not None and form.category >= MARTIAL:
            return 4
    return 2
