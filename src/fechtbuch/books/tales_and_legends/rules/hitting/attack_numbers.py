"""A blow and the number it is rolled with: weapon skill and everything that changes it (4.3)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import (
    BODY,
    NOBODY,
    QUALITY_BONUS,
    Thing,
    Weapon,
    dice_step,
    quarter,
)
from fechtbuch.books.tales_and_legends.kinds.skills import (
    ATTRIBUTE_OF,
    AXE,
    PE,
    POLEARM,
    SHIELD,
    SKILLS,
    THROWING,
    UNARMED,
)
from fechtbuch.books.tales_and_legends.rules.basics.checks import weigh
from fechtbuch.books.tales_and_legends.rules.defending.defence import from_saddle, sees
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.tally import Tally


class Blow:
    """One attack test and all that was declared with it (step 0 of TAL-HIT-11)."""

    def __init__(self, thing: Thing, weapon: Weapon) -> None:
        self.thing = thing
        self.weapon = weapon
        self.missile: Weapon | None = None
        self.ranged = False
        self.thrown = False
        self.unsuited = False
        """A thing thrown that is not made for it (TAL-ACT-10)."""
        self.improvised = False
        self.skill: i64 = weapon.skill
        self.special = ""
        self.zone: i64 = BODY
        self.part = ""
        self.item: Thing | None = None
        self.kill = False
        self.charge = False
        self.couched = False
        self.caught = False
        """Meets a charger as a prepared attack (TAL-ITM-17)."""
        self.in_grapple = False
        self.holding = False
        self.penalty: i64 = 0
        self.penalty_rule = ""
        self.strain = False
        self.aimed = False
        self.ricochet = False
        self.reason = ""
        """A rule that makes the target unprepared for this blow."""
        self.unparried = False
        self.uncovered = False
        self.grapple_bonus: i64 = 0
        # What came of it.
        self.result: i64 = 0
        self.defence: i64 = 0
        self.dodge_result: i64 = 0
        self.dodged_in_vain = False
        self.parried_by: Thing | None = None
        self.hit = False
        self.never_critical = False
        self.spoiled = False
        """Whether the missile broke in the target (TAL-ITM-13)."""
        self.in_flight = False
        """Shot, so that nothing in the hand wears (TAL-ITM-13)."""

    def melee(self) -> bool:
        """Whether it is a melee attack."""
        return not self.ranged

    def weapon_doubled(self, target: Combatant) -> bool:
        """TAL-ITM-22: silver alloy against the undead."""
        return target.block.undead and self.thing.silver

    def no_damage(self) -> bool:
        """TAL-RUL-67: special attacks that aim at no damage."""
        return self.special in ("overthrow", "push", "both", "trip", "disarm", "grab", "entangle")


def melee_form(thing: Thing) -> Weapon:
    """What a thing is in a blow: a blowpipe is a stick."""
    weapon = thing.weapon
    assert weapon is not None
    if weapon.melee_as is not None:
        return weapon.melee_as
    return weapon


def proficient(who: Combatant, weapon: Weapon) -> bool:
    """TAL-ACT-14; too heavy a weapon counts as one never learnt (TAL-ACT-12)."""
    for need in weapon.proficiency:
        if need not in who.block.proficiencies:
            return False
    return True


def weight_limit(who: Combatant, both: bool) -> i64:
    """TAL-ACT-12: grams that one hand wields with ease; two hands twice that."""
    limit = 1000 + who.block.load * 100
    return 2 * limit if both else limit


def heavy_penalty(fight: Battle, who: Combatant, blow: Blow, parrying: bool) -> i64:
    """TAL-ACT-12: −1 for each 0.1 kg above the limit, as a positive number."""
    weapon = blow.weapon
    if weapon.weight == 0 or (weapon.range > 0 and weapon.share > 0):
        return 0  # bows are exempt
    if not fight.options.strict_heavy:
        if weapon.shield and parrying:
            return 0  # TAL-RUL-18
        if blow.couched:
            return 0
    if weapon.stabiliser and blow.thing.set_up:
        return 0  # TAL-ITM-22
    over = weapon.weight - weight_limit(who, blow.thing.both or weapon.two_hands)
    return over // 100 if over > 0 else 0


def too_heavy(fight: Battle, who: Combatant, blow: Blow, parrying: bool) -> bool:
    """TAL-ACT-12: beyond ½ Load in one hand, or Load in two."""
    if heavy_penalty(fight, who, blow, parrying) == 0:
        return False
    both = blow.thing.both or blow.weapon.two_hands
    return blow.weapon.weight > who.block.load * (1000 if both else 500)


def weapon_tally(fight: Battle, who: Combatant, blow: Blow, parrying: bool) -> Tally:
    """Weapon skill with proficiency, weight, quality and hands."""
    weapon = blow.weapon
    number = blow.skill
    heavy = heavy_penalty(fight, who, blow, parrying)
    unlearnt = not proficient(who, weapon)
    if heavy > 0 and too_heavy(fight, who, blow, parrying):
        tally = fight.tally("attribute", who.attributes[ATTRIBUTE_OF[number]], "TAL-ACT-12")
        unlearnt = True
    else:
        tally = fight.tally(SKILLS[number], who.value(number), "TAL-TST-02")
    weigh(fight, who, tally, ATTRIBUTE_OF[number])
    if not blow.improvised and not blow.unsuited:
        tally.add("quality", QUALITY_BONUS[blow.thing.quality], "TAL-ITM-12")
    if unlearnt:
        tally.add("no-proficiency", -5, "TAL-ACT-14")
    if weapon.cavalry and not who.block.cavalry:
        tally.add("no-cavalry", -10, "TAL-MNT-17")
    if heavy > 0:
        if blow.strain:
            heavy = heavy - 5 if heavy > 5 else 0
        tally.add("heavy", -heavy, "TAL-ACT-12")
    if len(who.lost) > 0 and not weapon.natural:
        _hands_lost(who, blow, tally)
    return tally


def _hands_lost(who: Combatant, blow: Blow, tally: Tally) -> None:
    """TAL-RUL-61: fingers."""
    right = len(who.hands) > 0 and who.hands[0] is blow.thing
    if ("right-fingers" if right else "left-fingers") in who.lost:
        tally.add("lost-fingers", -10, "TAL-RUL-61")


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
    """TAL-HIT-17, TAL-STA-09, -10."""
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


def unarmed_blow(fight: Battle, attacker: Combatant) -> Blow:
    """The hit test of grabs, overthrow, push and trip: unarmed combat, reach 1 m."""
    thing = attacker.block.natural[0]
    assert thing.weapon is not None
    blow = Blow(thing, thing.weapon)
    blow.skill = UNARMED
    return blow


def melee_blow(attacker: Combatant, thing: Thing) -> Blow:
    """A blow with a thing in hand, or with the bare one (TAL-HIT-18)."""
    weapon = melee_form(thing)
    blow = Blow(thing, weapon)
    if weapon.natural:
        blow.skill = UNARMED
    elif weapon.dual and attacker.value(AXE) > attacker.value(POLEARM):
        blow.skill = AXE  # TAL-ITM-22: a halberd used like an axe
    elif weapon.shield or (weapon.mounted_spikes and on_shield(attacker)):
        blow.skill = SHIELD
    if weapon.count == 0 and not weapon.entangling and not weapon.natural:
        blow.improvised = True
    if thing.weapon is not None and thing.weapon.shoots() and thing.weapon.melee_as is None:
        blow.improvised = True
        blow.skill = UNARMED
    return blow


def announce(blow: Blow, special: str) -> None:
    """Put a special attack on a blow; a halberd is an axe to do damage only (TAL-ITM-22)."""
    blow.special = special
    if blow.weapon.dual and blow.no_damage():
        blow.skill = blow.weapon.skill


def on_shield(fighter: Combatant) -> bool:
    """TAL-ITM-22: spikes sit on the shield if there is one, else on the armour."""
    for thing in fighter.hands:
        if thing.weapon is not None and thing.weapon.shield:
            return True
    return False


def shot_blow(fight: Battle, thing: Thing) -> Blow:
    """A shot with a loaded weapon."""
    assert thing.weapon is not None
    blow = Blow(thing, thing.weapon)
    blow.ranged = True
    blow.missile = fight.missiles.get(thing.laid)
    blow.in_flight = True
    return blow


def thrown_blow(thing: Thing) -> Blow:
    """TAL-ACT-10: something thrown."""
    assert thing.weapon is not None
    blow = Blow(thing, thing.weapon)
    blow.ranged = True
    blow.thrown = True
    blow.skill = THROWING
    blow.unsuited = thing.weapon.throws == 0
    return blow


def range_of(fighter: Combatant, blow: Blow) -> i64:
    """The farthest target of a ranged attack in metres."""
    weapon = blow.weapon
    load = fighter.block.load
    if blow.thrown:
        if weapon.throws > 0:
            return load * weapon.throws
        metres = load - (weapon.weight + 999) // 1000
        return metres if metres > 0 else 0
    if weapon.range_per_load > 0:
        return load * weapon.range_per_load
    return weapon.range
