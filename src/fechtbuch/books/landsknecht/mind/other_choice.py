"""What the book's own fighters do beside plain blows: holds, nets, garrotes, spells, things."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.catalogue import SPELLS, Spell
from fechtbuch.books.landsknecht.rules.basics.circumstances import is_unaware
from fechtbuch.books.landsknecht.rules.basics.weapons import (
    armed,
    bare_hands,
    longest,
    melee_form,
    usable,
    worn_weapon,
)
from fechtbuch.books.landsknecht.rules.grappling.contest import DISARM, IMMOBILISE, RELEASE
from fechtbuch.books.landsknecht.rules.grappling.grips import (
    grappling_weapon,
    hold_weapons,
    holders_of,
    may_wrestle,
)
from fechtbuch.books.landsknecht.rules.hitting.blow import melee_blow
from fechtbuch.books.landsknecht.rules.hitting.casting import castable, targets_of
from fechtbuch.books.landsknecht.rules.hitting.to_hit import armour_against, target_number
from fechtbuch.books.landsknecht.rules.moving.movement import combat_move, going
from fechtbuch.books.landsknecht.rules.things.items import lying, usable_items
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.choices import BARE_HANDS, Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.paths import towards

GOOD_CHANCE: Final = 6
"""A full-hit limit that makes a throw of the net worth while."""


def wrestling_strength(fight: Battle, fighter: Combatant) -> i64:
    """What somebody adds to a wrestling roll (LSK-WRS-03, LSK-WRS-12, LSK-WRS-14)."""
    strength = fighter.ws + fighter.strength
    if fighter.block.natural_grappler:
        strength += fighter.block.hit_dice
    if fighter.block.pit_fighter and fight.options.career_traits:
        strength += fighter.agility + 1  # ties are his as well
    return strength


def grapples(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody would rather lay hands on people than strike them."""
    block = fighter.block
    if block.natural_grappler:
        return True
    if not may_wrestle(fighter):
        return False
    if block.pit_fighter and fight.options.career_traits and longest(fight, fighter) is None:
        return True
    return grappling_weapon(fighter) is not None


def grapple(fight: Battle, fighter: Combatant, foe: Combatant) -> Action | None:
    """Net, garrote or hold, where it promises more than a blow."""
    if foe.block.mount or foe.helpless():
        return None
    thing = grappling_weapon(fighter)
    weapon = None if thing is None else thing.weapon
    if weapon is not None and weapon.mancatcher:
        return None  # its blows catch by themselves
    if weapon is not None and not usable(fight, fighter, weapon):
        weapon = None  # the other hand is full: it serves a hold, not a blow
    path: list[i64] = []
    if fight.apart(fighter, foe) > 1:
        walk = combat_move(fight, fighter)
        if (fight.apart(fighter, foe) - 1) * FOOT > walk:
            return None
        path = towards(fight.grid, fighter.at, foe.at, walk, going(fight, fighter), 1)
        if len(path) == 0 or fight.grid.distance(path[-1], foe.at) > 1:
            return None
    action = Action("wrestle", foe)
    if weapon is not None and weapon.net:
        blow = melee_blow(fight, fighter, foe, thing)
        limit = target_number(fight, blow, foe).total - armour_against(fight, blow, foe)
        if limit < GOOD_CHANCE:
            return None
        action = Action("attack", foe, thing)
    elif weapon is not None and weapon.garrote and is_unaware(fight, foe):
        action = Action("attack", foe, thing)
    else:
        lead = wrestling_strength(fight, fighter) - wrestling_strength(fight, foe)
        if foe.acted or not armed(foe):
            lead += 2  # nobody strikes first
        if lead < (0 if weapon is not None else 2):
            return None
    action.path = path
    return action


def in_a_grip(fight: Battle, victim: Combatant) -> Action:
    """Get out of it; where that is hopeless, stab."""
    holders = holders_of(fight, victim)
    best: i64 = -100
    for holder in holders:
        strength = wrestling_strength(fight, holder)
        if strength > best:
            best = strength
    lead = wrestling_strength(fight, victim) - best - (len(holders) - 1)
    stabs = lead < -4 or (lead < 0 and victim.hold_streak == 2)
    if stabs and not victim.routed:  # LSK-MOR-03: who has lost heart strikes nobody
        weapons = hold_weapons(fight, victim)
        if victim.block.creature or weapons[0] != BARE_HANDS:
            return Action("attack", holders[0], fight.thing_by_slug(weapons[0]))
    return Action("escape")


def keep_a_grip(fight: Battle, holder: Combatant) -> Action:
    """Go on until he is pinned, choke or beat him then."""
    victim = fight.fighters[holder.hold_on]
    if victim.caught_by == holder.index or victim.garrotted_by == holder.index:
        return Action("keep")
    if victim.pinned:
        return Action("attack", victim, fist(holder))
    lead = wrestling_strength(fight, holder) - wrestling_strength(fight, victim)
    return Action("force") if lead > -3 else Action("attack", victim, fist(holder))


def fist(fighter: Combatant) -> Thing | None:
    """A cestus, unless the bare hand is the harder."""
    worn = worn_weapon(fighter)
    if worn is None or worn.weapon is None:
        return None
    return worn if worn.weapon.damage > bare_hands(fighter).damage else None


def contest_won(fight: Battle, winner: Combatant, loser: Combatant) -> Action:
    """Hold on, unless there is a weapon in hand to strike with, or one to be had."""
    if winner.block.natural_grappler or grappling_weapon(winner) is not None:
        return Action(IMMOBILISE)
    if longest(fight, winner) is not None:
        return Action(DISARM, None, loser.hands[0]) if loser.hands else Action(RELEASE)
    if winner.block.pit_fighter or loser.hold_streak > 0 or len(loser.hands) == 0:
        return Action(IMMOBILISE)
    for friend in fight.fighters:
        if friend.side == winner.side and friend is not winner and friend.able():
            return Action(IMMOBILISE)  # a friend can make use of it
    return Action(DISARM, None, loser.hands[0])


def cast(fight: Battle, caster: Combatant) -> Action | None:
    """A spell, unless an enemy is near enough to spoil it."""
    spells = castable(fight, caster)
    if len(spells) == 0:
        return None
    for foe in fight.fighters:
        if fight.foes(caster, foe) and foe.able() and not foe.acted:
            if fight.apart(caster, foe) <= combat_move(fight, foe) // FOOT + 1:
                return None
    for key in spells:
        spell = SPELLS[key]
        action = Action("cast")
        action.spell = key
        if spell.effect == "sleep":
            if _drowsy(fight, caster, spell) >= 2:
                return action
            continue
        target = _spell_target(fight, caster, spell)
        if target is not None:
            action.targets = [target]
            action.shares = [0]
            if spell.effect == "command":
                action.word = "drop" if len(target.hands) > 0 else "halt"
            return action
    return None


def _drowsy(fight: Battle, caster: Combatant, spell: Spell) -> i64:
    """Enemies whom Sleep could touch."""
    count: i64 = 0
    feet = spell.reach(caster.block.level)
    for foe in fight.fighters:
        if not fight.foes(caster, foe) or not foe.standing() or foe.asleep or foe.block.mount:
            continue
        block = foe.block
        if block.hit_dice <= spell.highest_hd and not block.undead and not block.construct:
            if FOOT * fight.apart(caster, foe) <= feet:
                count += 1
    return count


def _spell_target(fight: Battle, caster: Combatant, spell: Spell) -> Combatant | None:
    """The weakest enemy for a missile, the worst wounded friend, the strongest will-less enemy."""
    best: Combatant | None = None
    for target in targets_of(fight, caster, spell):
        if spell.effect == "heal":
            if 2 * target.wounds > target.max_wounds or target.block.mount:
                continue
        elif spell.effect == "command":
            if target.helpless() or target.ordered or target.intelligence > 0:
                continue
            if target.block.hit_dice > spell.save_above_hd:
                continue
            if best is None or target.block.hit_dice > best.block.hit_dice:
                best = target
            continue
        if best is None or target.wounds < best.wounds:
            best = target
    return best


def use_something(fight: Battle, fighter: Combatant) -> Action | None:
    """A light in the dark, an alarm for friends who do not know."""
    for thing in usable_items(fighter):
        if thing.effect == "gives-light" and fight.scene.dark and fight.blind(fighter):
            if fighter.eyes_lost < 2:
                return Action("use", None, thing)
        elif thing.effect == "gives-alarm" and not fighter.unaware:
            for friend in fight.fighters:
                if friend.side == fighter.side and friend.unaware:
                    return Action("use", None, thing)
    return None


def arm_again(fight: Battle, fighter: Combatant) -> Thing | None:
    """A weapon that lies within reach of somebody who has none."""
    for thing in lying(fight):
        weapon = thing.weapon
        if weapon is None or not weapon.melee or weapon.grapple:
            continue
        if weapon.hands <= 2 - fighter.arms_lost and melee_form(fighter, thing) is not None:
            if fight.grid.distance(thing.at, fighter.at) <= 1:
                return thing
    return None
