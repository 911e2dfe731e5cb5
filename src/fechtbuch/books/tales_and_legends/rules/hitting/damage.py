"""Damage and what it does to people and things (steps 4 to 10 of TAL-HIT-11)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import DESTROYED, dice_step, share_of
from fechtbuch.books.tales_and_legends.rules.basics.balance import balance
from fechtbuch.books.tales_and_legends.rules.basics.luck import spend_luck
from fechtbuch.books.tales_and_legends.rules.basics.states import fall_prone
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import (
    DODGED,
    PARRIED,
    last_moment,
)
from fechtbuch.books.tales_and_legends.rules.harm.items import strike_item
from fechtbuch.books.tales_and_legends.rules.harm.wounds import harm
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import overthrow
from fechtbuch.books.tales_and_legends.rules.hitting.landing import (
    hold_off,
    landing,
    tell_band,
    tell_factor,
)
from fechtbuch.books.tales_and_legends.rules.hitting.struck_gear import (
    hurt_oneself,
    strike_gear,
    wear_out,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import LuckQuestion
from fechtbuch.books.tales_and_legends.state.wound import Wound
from fechtbuch.engine.tally import Tally


def base_damage(fight: Battle, attacker: Combatant, blow: Blow) -> i64:
    """Step 5: damage dice and the share of Strength (TAL-HIT-08)."""
    count, sides = damage_dice(blow)
    if count == 0:
        return 0
    rolled = fight.roll(attacker, count, sides, "damage")
    if fight.options.luck and attacker.luck > 0 and attacker.block.hero:
        answer = fight.ask(LuckQuestion(fight, attacker, ["again"], rolled))
        if answer.verb == "again":
            spend_luck(fight, attacker, 1)  # TAL-TST-12
            rolled = fight.roll(attacker, count, sides, "damage")
    return rolled + strength_share(fight, attacker, blow)


def damage_dice(blow: Blow) -> tuple[i64, i64]:
    """Dice of weapon or missile, lowered where the thing is no weapon for that."""
    weapon = blow.weapon
    count = weapon.count
    sides = weapon.sides
    if blow.missile is not None:
        times = weapon.missile_times if weapon.missile_times > 0 else 1
        count = blow.missile.count * times
        sides = blow.missile.sides
    if blow.improvised or blow.unsuited:
        return dice_step(count, sides, -2)
    return (count, sides)


def strength_share(fight: Battle, attacker: Combatant, blow: Blow) -> i64:
    """TAL-HIT-09: the share, one category up in both hands and for a mighty blow."""
    weapon = blow.weapon
    category = weapon.share
    if category == 0:
        return 0
    strength = attacker.strength()
    if blow.couched:
        strength = fight.legs(attacker).strength()  # TAL-MNT-17
    if weapon.strength_high > 0 and strength > weapon.strength_high:
        strength = weapon.strength_high  # TAL-ITM-19
    if not blow.ranged and blow.thing.both and not weapon.light and not weapon.one_handed_only:
        category += 1  # TAL-ACT-13
    if blow.special == "mighty":
        category += 1  # TAL-ATK-13
    return share_of(strength, category)


def damage_tally(fight: Battle, attacker: Combatant, blow: Blow, raw: i64, rule: str) -> Tally:
    """The damage of dice and Strength, told apart where somebody listens (TAL-HIT-09)."""
    if not fight.telling or damage_dice(blow)[0] == 0:
        return fight.tally("damage", raw, rule)
    share = strength_share(fight, attacker, blow)
    tally = fight.tally("damage", raw - share, rule)
    tally.add("strength", share, "TAL-HIT-09")
    return tally


def extra_damage(fight: Battle, attacker: Combatant, blow: Blow) -> i64:
    """TAL-ITM-16: extra damage of weapon and missile, on an unarmoured place only."""
    extra = blow.weapon.extra
    if blow.weapon.extra_count > 0:
        extra += fight.roll(
            attacker, blow.weapon.extra_count, blow.weapon.extra_sides, "extra-damage"
        )
    missile = blow.missile
    if missile is not None:
        extra += missile.extra
        if missile.extra_count > 0:
            extra += fight.roll(attacker, missile.extra_count, missile.extra_sides, "extra-damage")
    return extra


def factored(fight: Battle, target: Combatant, blow: Blow, tally: Tally) -> None:
    """Step 6: Weak, then Charge (TAL-RUL-09)."""
    missile = blow.missile
    if blow.weapon.weak or (missile is not None and missile.weak) or blow.ricochet:
        tally.halve("weak", "TAL-ITM-18", True)
    if (blow.charge or blow.caught) and blow.weapon.charge:
        tally.times("charge", 2, "TAL-ITM-17")


def parry_holds(
    fight: Battle, attacker: Combatant, target: Combatant, blow: Blow, raw: i64
) -> bool:
    """TAL-ITM-06, TAL-MAN-02: the parrying item takes the blow, unless that destroys it."""
    thing = blow.parried_by
    assert thing is not None
    tally = damage_tally(fight, attacker, blow, raw, "TAL-ITM-06")
    factored(fight, target, blow, tally)
    fight.note("strikes-item", "TAL-ITM-06", attacker, target, thing.slug, tally.total, tally=tally)
    if thing.index < 0:
        return True
    dealt = tally.total * (2 if blow.weapon.destroying else 1)
    if strike_item(fight, thing, dealt, target):
        return False  # TAL-RUL-14: as if not parried, with the same result and damage
    hurt_oneself(fight, attacker, blow, tally.total)
    wear_out(fight, attacker, blow, dealt)
    return True


def strike_through(
    fight: Battle, attacker: Combatant, target: Combatant, blow: Blow, raw: i64
) -> None:
    """Steps 4 to 10 for a blow that was not averted; `raw` if the damage was rolled before."""
    if blow.item is not None:
        strike_at_item(fight, attacker, target, blow)
        return
    met = landing(fight, attacker, target, blow)
    if fight.telling:
        tell_band(fight, attacker, target, blow)
    # Step 5.
    if raw < 0:
        raw = base_damage(fight, attacker, blow)
    tally = damage_tally(fight, attacker, blow, raw, "TAL-HIT-08")
    if met.on_body:
        tally.add("extra", extra_damage(fight, attacker, blow), "TAL-ITM-16")
    if blow.weapon_doubled(target):
        tally.times("silver", 2, "TAL-ITM-22")
    # Step 6.
    factored(fight, target, blow, tally)
    dealt = tally.total
    # Step 7.
    stopped = hold_off(target, blow, met, tally)
    # Step 8.
    factor = met.critical
    if blow.kill and met.on_body:
        factor += 10  # TAL-ATK-21, TAL-RUL-10
    if factor > 1:
        if fight.telling:
            tell_factor(fight, attacker, target, met, factor)
        tally.times("critical" if met.critical > 0 else "kill", factor, "TAL-HIT-05")
    if tally.total >= target.life and fight.options.luck:
        saved = last_moment(fight, attacker, target, blow)
        if saved == DODGED or (
            saved == PARRIED and parry_holds(fight, attacker, target, blow, raw)
        ):
            return
    if fight.telling:
        word = "critical" if met.critical > 0 else ("body" if met.on_body else "armour")
        if met.shield is not None and met.armour is None:
            word = "shield"
        fight.note("hit", "TAL-HIT-04", attacker, target, "", tally.total, word, tally=tally)
    # Step 9.
    wounding = blow.weapon.wounding or (blow.missile is not None and blow.missile.wounding)
    had = len(target.wounds)
    harm(fight, target, tally.total, blow.zone, blow.part, attacker, wounding)
    if blow.missile is not None and tally.total > 0:
        sticks(fight, target, blow, had)
    # Step 10.
    strike_gear(fight, attacker, target, blow, met, dealt, stopped)
    if blow.missile is not None and blow.missile.bowling and not target.dead and not target.prone:
        if not balance(fight, target, dealt, "TAL-ITM-22"):
            fall_prone(fight, target, "TAL-ITM-22")
    recoil(fight, attacker, target, blow)


def sticks(fight: Battle, target: Combatant, blow: Blow, had: i64) -> None:
    """TAL-ITM-22: barbs stay in the body, a brittle head breaks in the wounds it made."""
    missile = blow.missile
    assert missile is not None
    if missile.barbs_count > 0 and not target.dead:
        target.barbs = [*target.barbs, missile.key]
        blow.spoiled = True
        fight.note("sticks", "TAL-ITM-22", target, item=missile.key)
    if missile.brittle and len(target.wounds) > had:
        wounds = list(target.wounds)
        fresh = wounds[had]
        wounds[had] = Wound(fresh.part, fresh.wounds, fresh.since, False, True)
        target.wounds = wounds


def strike_at_item(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """TAL-ITM-05, TAL-RUL-13: damage goes to the item only, never critically (TAL-ITM-07)."""
    item = blow.item
    assert item is not None
    raw = base_damage(fight, attacker, blow)
    tally = damage_tally(fight, attacker, blow, raw, "TAL-ITM-05")
    factored(fight, target, blow, tally)
    fight.note("strikes-item", "TAL-ITM-05", attacker, target, item.slug, tally.total, tally=tally)
    dealt = tally.total * (2 if blow.weapon.destroying else 1)  # TAL-ITM-09, TAL-RUL-91
    if item.quality != DESTROYED:
        strike_item(fight, item, dealt, target)
    if not item.soft:
        hurt_oneself(fight, attacker, blow, tally.total)
    wear_out(fight, attacker, blow, dealt)
    recoil(fight, attacker, target, blow)


def recoil(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """TAL-ATK-08, TAL-RUL-65: every hit with a Recoil weapon is an overthrow attempt as well."""
    if blow.weapon.recoil == 0 or blow.ranged or target.dead or target.prone or attacker.out():
        return
    overthrow(fight, attacker, target, blow.weapon.recoil, "TAL-ATK-08", 0)
