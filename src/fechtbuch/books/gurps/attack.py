"""Attacks in melee and at range: the score, the roll, the hit (GUR-SEQ-04, GUR-DIC-09, GUR-OPT)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.arcs import (
    FRONT,
    REAR,
    arc_from,
    entangled,
    in_the_way,
    longest,
    reach_bits,
)
from fechtbuch.books.gurps.arms import CR, LEGS, NOBODY, STUCK, Thing
from fechtbuch.books.gurps.battle import Battle
from fechtbuch.books.gurps.blow import (
    AT_WEAPON,
    DUAL,
    GRAB,
    RAPID,
    STRIKE,
    Blow,
)
from fechtbuch.books.gurps.critical import after_critical, bungle, critical_hit, critical_miss, even
from fechtbuch.books.gurps.damage import deal, resistance
from fechtbuch.books.gurps.defences import surprises
from fechtbuch.books.gurps.defending import meet
from fechtbuch.books.gurps.effort import overstrain
from fechtbuch.books.gurps.fighter import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    COMMITTED,
    DETERMINED,
    EYE,
    FACE,
    GROIN,
    HEROIC_CHARGE,
    LEFT_ARM,
    LEFT_FOOT,
    LEFT_HAND,
    LEFT_LEG,
    LOCATIONS,
    NECK,
    NO_EFFORT,
    RANDOM,
    RIGHT_ARM,
    RIGHT_FOOT,
    RIGHT_HAND,
    RIGHT_LEG,
    SKULL,
    STANDING,
    TORSO,
    VITALS,
    Combatant,
)
from fechtbuch.books.gurps.injury import Wound, injure
from fechtbuch.books.gurps.interposition import interpose
from fechtbuch.books.gurps.locations import location_penalty
from fechtbuch.books.gurps.ranged import ranged_score, stray_shots
from fechtbuch.books.gurps.rolls import (
    CRITICAL_FAILURE,
    CRITICAL_SUCCESS,
    SUCCESS,
    attack_roll,
    check,
    judge,
    margin_of,
    quick_contest,
)
from fechtbuch.books.gurps.states import (
    STRIKE_POSTURE,
    able,
    dexterity,
    drop,
    fall,
    lose_study,
    shocked,
    without,
)
from fechtbuch.engine.tally import Tally

_BY_ROLL: Final = [
    SKULL,
    SKULL,
    FACE,
    RIGHT_LEG,
    RIGHT_LEG,
    RIGHT_ARM,
    TORSO,
    TORSO,
    GROIN,
    LEFT_ARM,
    LEFT_LEG,
    LEFT_LEG,
    RIGHT_HAND,
    RIGHT_FOOT,
    NECK,
    NECK,
]
_PLACE_CUTS: Final = [4, 5, 7, 8, 10, 11, 12, 14, 15, 16, 18]

NEAR: Final = [EYE, SKULL, FACE, NECK, GROIN, VITALS]
"""Locations where a miss by 1 hits the torso (GUR-HIT-04)."""


def split_penalty(fight: Battle, blow: Blow) -> i64:
    """GUR-OPT-02, -08, -09, GUR-EFF-02: −6 or −4, each halving dropping the fraction."""
    if blow.split == RAPID:
        penalty: i64 = 6
        if blow.form.master:
            penalty //= 2
        if blow.flurry:
            penalty //= 2
        return -penalty
    if blow.split == DUAL:
        if blow.form.master and fight.options.dual_weapon_halving == "on":
            return -2
        return -4
    return 0


def evaluate_bonus(fight: Battle, attacker: Combatant, target: Combatant) -> i64:
    """GUR-MAN-31, -32: what studying the foe has brought."""
    if attacker.studies == 0 or attacker.studied != target.index:
        return 0
    if fight.options.evaluate_rule == "house":
        bonus = min(2 * attacker.studies, 6)
    else:
        bonus = min(attacker.studies, 3)
    return 2 * bonus if target.guard_dropped else bonus


def melee_score(fight: Battle, blow: Blow) -> Tally:
    """GUR-DIC-09 for a melee attack, caps included."""
    attacker = blow.attacker
    target = blow.target
    form = blow.form
    score = fight.tally(blow.skill_name, blow.skill, "GUR-DIC-09")
    if blow.arm == attacker.off_hand() and not attacker.block.ambidextrous:
        if blow.thing is not None and not blow.thing.kind.shield:
            score.add("off-hand", -4, "GUR-OPT-11")
    if blow.kind == STRIKE and form.weak > 0:
        score.add("too-weak", -form.weak, "GUR-EQP-02")
    _manoeuvre(score, blow)
    score.add(
        "split", split_penalty(fight, blow), "GUR-OPT-08" if blow.split == RAPID else ("GUR-OPT-09")
    )
    if attacker.studies > 0 and not (blow.telegraphic and fight.options.evaluate_rule == "house"):
        score.add("evaluate", evaluate_bonus(fight, attacker, target), "GUR-MAN-30")
    if attacker.misled_by == target.index and attacker.misled > 0:
        score.add("misled", -attacker.misled, "GUR-OPT-04")
    if blow.location != TORSO or blow.chink:
        score.add("location", location_penalty(fight, blow), "GUR-HIT-02")
    if attacker.posture != STANDING:
        score.add("posture", STRIKE_POSTURE[attacker.posture], "GUR-STA-01")
    shocked(attacker, score)
    if blow.encumbered:
        score.add("encumbrance", -attacker.level, "GUR-EQP-05")
    _circumstances(fight, score, blow)
    if blow.wild:
        score.add("wild-swing", -5, "GUR-OPT-12")
    if blow.kind == AT_WEAPON:
        _at_weapon(score, blow)
    if blow.hard:
        score.add("throw-for-damage", -1, "GUR-WRE-08")
    if blow.kind == GRAB:
        score.add("hand", -4, "GUR-WRE-20")
    if blow.telegraphic:
        score.add("telegraphic", 4, "GUR-OPT-07")
    if blow.deceptive > 0:
        score.add("deceptive", -2 * blow.deceptive, "GUR-OPT-05")
    if blow.wild:
        score.cap("at-most-nine", 9, "GUR-OPT-12")
    if blow.hasty and blow.effort != HEROIC_CHARGE:
        score.cap("at-most-nine", 9, "GUR-MAN-19")
    return score


def _manoeuvre(score: Tally, blow: Blow) -> None:
    if blow.favoured and blow.version == DETERMINED:
        if blow.manoeuvre == ALL_OUT_ATTACK:
            score.add("all-out-determined", 4, "GUR-MAN-05")
        elif blow.manoeuvre == ALL_OUT_SLAM:
            score.add("all-out-determined", 4, "GUR-MAN-22")
        elif blow.manoeuvre == COMMITTED:
            score.add("committed-determined", 2, "GUR-MAN-11")
    if blow.two_steps:
        score.add("second-step", -2, "GUR-MAN-13")
    if blow.hasty:
        score.add("on-the-move", -4, "GUR-MAN-19")
        if blow.effort == HEROIC_CHARGE:
            score.add("heroic-charge", 4, "GUR-EFF-06")


def _circumstances(fight: Battle, score: Tally, blow: Blow) -> None:
    """The rows of GUR-HIT-05 that are left."""
    attacker = blow.attacker
    target = blow.target
    if len(fight.holds) > 0 and fight.grappled(attacker):
        score.add("grappled", -4, "GUR-WRE-02")
    shield = attacker.shield()
    if shield is not None:
        if shield.kind.large and blow.thing is not shield:
            score.add("large-shield", -2, "GUR-HIT-05")
        if blow.distance == 0 and shield.ready():
            score.add("shield-in-the-way", -shield.kind.db, "GUR-DEF-21")
    if fight.grid.cost(attacker.at) > 0:
        score.add("bad-footing", -2, "GUR-HIT-05")
    if attacker.eyes_lost >= 2:
        score.add("blind", -10, "GUR-INJ-04")
    elif fight.scene.darkness > 0:
        score.add("darkness", -fight.scene.darkness, "GUR-HIT-05")
    score.add("size", target.block.sm, "GUR-RNG-03")
    if len(fight.fighters) > 2:
        if entangled(fight, target, attacker):
            score.add("entangled", -2, "GUR-HIT-05")
        if blow.distance > 1 and in_the_way(fight, attacker, target):
            score.add("over-another", -4, "GUR-MOV-08")
    if attacker.torn:
        score.add("torn-muscle", -1, "GUR-DIC-13")
    if attacker.sore & blow.arm != 0:
        score.add("sore-limb", -1 if attacker.block.high_pain else -3, "GUR-DIC-13")
    if attacker.shaken > 0:
        score.add("shaken", -2, "GUR-DIC-13")


def _at_weapon(score: Tally, blow: Blow) -> None:
    """GUR-HIT-05, -06."""
    aim = blow.target.weapon()
    if aim is not None:
        size = aim.kind.size
        score.add(
            "at-weapon", -3 if size == "large" else -5 if size == "knife" else -4, "GUR-HIT-05"
        )
    if not blow.form.mode.fencing:
        score.add("disarming", -2, "GUR-HIT-06")


def attack_score(fight: Battle, blow: Blow) -> Tally:
    """The effective score of any attack."""
    return ranged_score(fight, blow) if blow.ranged() else melee_score(fight, blow)


def place(fight: Battle, blow: Blow) -> None:
    """Arcs, distance and awareness as they are at the declaration (GUR-SEQ-07)."""
    blow.distance = fight.apart(blow.attacker, blow.target)
    blow.arc = arc_from(fight, blow.target, blow.attacker)
    blow.unaware = surprises(fight, blow)


def declare(fight: Battle, blow: Blow) -> bool:
    """GUR-SEQ-07, steps 1 and 2: declared, and Waits that it springs; False if it is off."""
    attacker = blow.attacker
    place(fight, blow)
    _use_bonuses(fight, blow)
    if fight.telling:
        item = blow.form.mode.key if blow.thing is None else blow.thing.slug
        where = RANDOM if blow.random else blow.location
        fight.note("attacks", "GUR-SEQ-04", attacker, blow.target, item=item, word=LOCATIONS[where])
    if fight.waiters > 0:
        here, there = attacker.at, blow.target.at
        waited = blow.target.waiting
        fight.event("attacks", attacker, blow.target)
        knocked = attacker.at != here or (blow.target.at != there and not waited)
        if knocked and _out_of_reach(fight, blow):
            return False
        if not able(fight, attacker) or blow.target.gone:
            return False
        if blow.thing is not None and not attacker.holds(blow.thing):
            return False
    return True


def _out_of_reach(fight: Battle, blow: Blow) -> bool:
    """GUR-MAN-38: whether the two have been knocked too far apart for this attack."""
    attacker = blow.attacker
    if blow.ranged():
        return False
    reach = longest(reach_bits(fight, attacker, blow.thing, blow.form)) + blow.lunge
    return fight.apart(attacker, blow.target) > reach


def _use_bonuses(fight: Battle, blow: Blow) -> None:
    """Feint, Evaluate and what the defender holds against deceptions."""
    attacker = blow.attacker
    target = blow.target
    if attacker.feint > 0 and attacker.feint_on == target.index:
        ranged = attacker.feint_with != NOBODY
        if not ranged or (blow.thing is not None and blow.thing.index == attacker.feint_with):
            blow.feint = 2 * attacker.feint if target.guard_dropped else attacker.feint
            blow.feint_ranged = ranged
            attacker.feint = 0
            attacker.feint_on = NOBODY
    if blow.deceptive > 0 and fight.options.evaluate_rule == "official":
        blow.studied = evaluate_bonus(fight, target, attacker)


def spent(fight: Battle, blow: Blow) -> None:
    """An Evaluate bonus is used up, and a foe's defensive feint has done its work."""
    attacker = blow.attacker
    if attacker.studied == blow.target.index:
        lose_study(attacker)
    if attacker.misled_by == blow.target.index:
        attacker.misled = 0
        attacker.misled_by = NOBODY


def resolve(fight: Battle, blow: Blow) -> bool:
    """GUR-SEQ-04: roll to hit, location, interposition, defence; whether it gets through."""
    attacker = blow.attacker
    score = attack_score(fight, blow)
    lift: i64 = 4 if blow.telegraphic else 0
    by_ten = not blow.ranged() or fight.options.ranged_crit_fail_by_10 == "on"
    near = not blow.random and blow.location in NEAR and blow.kind <= 2
    if score.total < 3 and not blow.zone and not blow.stray:
        fight.note("cannot-hit", "GUR-DIC-01", attacker, blow.target)
        return False
    may_jam = blow.form.mode.firearm and fight.options.malfunction == "on"
    if blow.shots > 1 or may_jam:
        outcome, by_one = _burst(fight, blow, score, by_ten)
    else:
        outcome, by_one = attack_roll(fight, attacker, score, lift, by_ten, near)
    spent(fight, blow)
    _after_swing(fight, blow)
    if blow.malfunction:
        _jam(fight, blow)
        return False
    if outcome == CRITICAL_FAILURE:
        _fumble(fight, blow)
        return False
    if outcome < SUCCESS:
        if not (near and by_one):
            fight.note("misses", "GUR-SEQ-04", attacker, blow.target)
            _missed(fight, blow)
            return False
        blow.location = TORSO
        fight.note("near-miss", "GUR-HIT-04", attacker, blow.target)
    blow.critical = outcome == CRITICAL_SUCCESS
    fight.note("hits", "GUR-SEQ-04", attacker, blow.target, amount=1 if blow.critical else 0)
    if blow.random and blow.hits == 1:
        blow.location = random_location(fight, blow)
    if len(fight.fighters) > 2 and interpose(fight, blow):
        blow.random = True
        if blow.hits == 1:
            blow.location = random_location(fight, blow)
        return True
    if blow.critical:
        return True
    if meet(fight, blow):
        if blow.ranged() and blow.dodged:
            stray_shots(fight, blow)
        return False
    return True


def _burst(fight: Battle, blow: Blow, score: Tally, by_ten: bool) -> tuple[i64, bool]:
    """GUR-RNG-08, -13: with several shots the margin counts, with a gun that may jam the roll."""
    fight.settle(blow.attacker, score, "attack")
    total = fight.roll(blow.attacker, 3, 6, "attack", score)
    outcome = judge(total, score.total, score.total, by_ten)
    mode = blow.form.mode
    if mode.firearm and fight.options.malfunction == "on":
        blow.malfunction = total >= (16 if mode.tech <= 4 else 17)
    if outcome >= SUCCESS:
        blow.margin = margin_of(total, score.total)
        hits = 1 + blow.margin // blow.form.mode.rcl
        blow.hits = min(hits, blow.shots * blow.form.mode.pellets, blow.shots_left)
        blow.rolled_hits = blow.hits
    return outcome, total <= 16 and total == score.total + 1


def random_location(fight: Battle, blow: Blow) -> i64:
    """GUR-HIT-01, -02: 3d6, and one more die for hands and feet."""
    roll = fight.roll(blow.attacker, 3, 6, "location", None, _PLACE_CUTS)
    location: i64 = _BY_ROLL[roll - 3]
    if location == RIGHT_HAND and not even(fight, blow.attacker, "side"):
        location = LEFT_HAND
    elif location == RIGHT_FOOT and not even(fight, blow.attacker, "side"):
        location = LEFT_FOOT
    fight.note("location", "GUR-HIT-02", blow.target, word=LOCATIONS[location])
    return location


def _after_swing(fight: Battle, blow: Blow) -> None:
    """GUR-EQP-03, -04: the blow has been struck, whatever came of it."""
    thing = blow.thing
    if thing is not None and (blow.kind in (STRIKE, AT_WEAPON)):
        thing.swung = True
        if blow.form.unready_after and thing.place == 0:
            thing.unready = 1
            fight.note("unready", "GUR-EQP-03", blow.attacker, item=thing.slug)


def _fumble(fight: Battle, blow: Blow) -> None:
    """GUR-DIC-12, -13."""
    attacker = blow.attacker
    fight.note("fumbles", "GUR-DIC-04", attacker, blow.target)
    if blow.effort != NO_EFFORT or blow.flurry:
        overstrain(fight, attacker, blow.arm)
    thing = blow.thing
    if thing is not None and (blow.armed() or thing.kind.shield):
        critical_miss(fight, blow, attacker, thing, False)
    else:
        bungle(fight, blow, attacker, blow.arm, False)
    _missed(fight, blow)


def _jam(fight: Battle, blow: Blow) -> None:
    """GUR-RNG-13: the gun does not fire until it is cleared."""
    thing = blow.thing
    assert thing is not None
    if not blow.zone:
        thing.shots += blow.shots  # they are still in it
    thing.jam = (fight.roll(blow.attacker, 1, 6, "malfunction") + 1) // 2
    fight.note("malfunction", "GUR-RNG-13", blow.attacker, item=thing.slug)


def _missed(fight: Battle, blow: Blow) -> None:
    """A missed kick may throw the kicker; a missed shot may find another."""
    if blow.ranged():
        stray_shots(fight, blow)
    elif blow.kind == STRIKE and blow.form.mode.limb == LEGS and not blow.attacker.out():
        if check(fight, blow.attacker, dexterity(fight, blow.attacker), "balance") < SUCCESS:
            fall(fight, blow.attacker, "GUR-OPT-13")


def strike(fight: Battle, blow: Blow) -> bool:
    """A blow with weapon or limb, from declaration to injury; whether it did any."""
    if not declare(fight, blow):
        return False
    if not resolve(fight, blow):
        return False
    return land(fight, blow)


def land(fight: Battle, blow: Blow) -> bool:
    """GUR-SEQ-04, step 5: damage of every hit, one after the other."""
    target = blow.target
    first = True
    total: i64 = 0
    for _ in range(blow.hits):
        location = blow.location
        if blow.random and blow.hits > 1:
            location = random_location(fight, blow)
            blow.location = location
        if blow.critical and first:
            found = critical_hit(fight, blow)
            injury = deal(fight, blow, blow.location, found.effect)
            after_critical(fight, blow, found, injury)
        else:
            injury = deal(fight, blow, location, None)
        first = False
        total += injury
        if target.dead:
            break
    _aftermath(fight, blow, total)
    return total > 0


def _aftermath(fight: Battle, blow: Blow, injury: i64) -> None:
    attacker = blow.attacker
    target = blow.target
    if blow.thing is None and blow.kind == STRIKE:
        _hurt_limb(fight, blow)
    elif injury > 0 and blow.form.mode.sticks and blow.thing is not None:
        _stick(fight, blow, blow.thing, injury)
    if fight.telling and target.out() and not attacker.out():
        fight.note("out", "GUR-STA-08", target)


def _hurt_limb(fight: Battle, blow: Blow) -> None:
    """GUR-OPT-13: striking DR 3 or more with a bare limb."""
    dr = resistance(blow.target, blow.location, CR, blow.arc == REAR, False)
    if dr < 3:
        return
    attacker = blow.attacker
    amount = min(dr, blow.rolled // 5)
    location: i64 = RIGHT_HAND if blow.arm & 1 != 0 else LEFT_HAND
    if blow.arm & LEGS != 0:
        location = RIGHT_FOOT
    if blow.form.mode.limb == -1:
        location = SKULL
    amount -= resistance(attacker, location, CR, False, False)
    if amount > 0:
        fight.note("hurts-limb", "GUR-OPT-13", attacker, amount=amount)
        injure(fight, attacker, Wound(amount, location, CR), None)


def _stick(fight: Battle, blow: Blow, thing: Thing, injury: i64) -> None:
    """GUR-EQP-08: the weapon stays in the wound."""
    attacker = blow.attacker
    if not attacker.holds(thing):
        return
    attacker.hands = without(attacker.hands, thing)
    attacker.carried = [*attacker.carried, thing]
    thing.place = STUCK
    thing.grip = 0
    thing.at = blow.target.index
    thing.aside = injury
    fight.note("sticks", "GUR-EQP-08", attacker, blow.target, item=thing.slug)


def disarm(fight: Battle, blow: Blow) -> None:
    """GUR-HIT-06, GUR-RUL-71: a blow at the weapon that is not defended disarms."""
    if not declare(fight, blow) or not resolve(fight, blow):
        return
    target = blow.target
    thing = target.weapon()
    if thing is None:
        return
    skill = fight.tally("skill", max(blow.form.skill, blow.attacker.strength()), "GUR-HIT-06")
    shocked(blow.attacker, skill)
    best = target.strength()
    for form in thing.forms:
        if form.skill > best and not form.mode.ranged:
            best = form.skill
    his = fight.tally("skill", best, "GUR-HIT-06")
    if thing.grip == 3:
        his.add("two-hands", 2, "GUR-HIT-06")
    won = quick_contest(fight, blow.attacker, skill, target, his, "disarm")
    if won > 0:
        way = fight.roll(blow.attacker, 1, 6, "direction") - 1
        there = fight.grid.step(target.at, way)
        if not fight.grid.open(there):
            there = target.at
        fight.note("disarmed", "GUR-HIT-06", blow.attacker, target, item=thing.slug)
        drop(fight, target, thing, there)
    elif won > -3:
        thing.unready = 1
        fight.note("unready", "GUR-HIT-06", target, item=thing.slug)


def floor_of(fight: Battle, blow: Blow) -> i64:
    """GUR-OPT-05: the score on which the deceptive floor is tested, before caps."""
    hasty = blow.hasty and not blow.ranged()
    wild = blow.wild
    score = attack_score(fight, blow)
    total = score.total
    if hasty or wild:
        blow.hasty = False
        blow.wild = False
        total = attack_score(fight, blow).total
        blow.hasty = hasty
        blow.wild = wild
        if hasty and blow.effort != HEROIC_CHARGE:
            total -= 4
        if wild:
            total -= 5
    return total


def in_front(fight: Battle, attacker: Combatant, target: Combatant) -> bool:
    """Whether a target is in the attacker's front arc."""
    return attacker.at == target.at or arc_from(fight, attacker, target) == FRONT
