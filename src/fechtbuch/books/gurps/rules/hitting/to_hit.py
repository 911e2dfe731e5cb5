"""The score that an attack is rolled against, part by part (GUR-DIC-09, GUR-HIT-05, GUR-OPT)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.tables import STRIKE_POSTURE
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    COMMITTED,
    DETERMINED,
    HEROIC_CHARGE,
    STANDING,
    TORSO,
)
from fechtbuch.books.gurps.rules.basics.locations import location_penalty
from fechtbuch.books.gurps.rules.basics.shock import shocked
from fechtbuch.books.gurps.rules.hitting.ranged import ranged_score
from fechtbuch.books.gurps.rules.moving.facing_and_reach import (
    entangled,
    in_the_way,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import (
    AT_WEAPON,
    DUAL,
    GRAB,
    RAPID,
    STRIKE,
    Blow,
)
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.tally import Tally


def split_penalty(fight: Battle, blow: Blow) -> i64:
    """GUR-OPT-08, GUR-OPT-09: −6 or −4, halved by masters (GUR-OPT-02) and in a flurry.

    Fractions fall in the fighter's favour (GUR-RUL-09).
    """
    if blow.split == RAPID:
        penalty: i64 = 6
        if blow.form.master:
            penalty //= 2
        if blow.flurry:
            penalty //= 2
        return -penalty
    if blow.split == DUAL:
        if blow.form.master and fight.options.dual_weapon_halving == "on":  # GUR-RUL-08
            return -2
        return -4
    return 0


def evaluate_bonus(fight: Battle, attacker: Combatant, target: Combatant) -> i64:
    """GUR-MAN-31, GUR-MAN-32: what studying the foe has brought."""
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
    if blow.kind in (STRIKE, AT_WEAPON) and form.weak > 0:
        score.add("too-weak", -form.weak, "GUR-EQP-02")
    _manoeuvre(score, blow)
    if blow.split == RAPID:
        score.add("rapid-strike", split_penalty(fight, blow), "GUR-OPT-08")
    elif blow.split == DUAL:
        score.add("dual-weapon", split_penalty(fight, blow), "GUR-OPT-09")
    # GUR-RUL-06: of the house Evaluate and telegraphing only one counts.
    if attacker.studies > 0 and not (blow.telegraphic and fight.options.evaluate_rule == "house"):
        score.add("evaluate", evaluate_bonus(fight, attacker, target), "GUR-MAN-30")
    if attacker.misled_by == target.index and attacker.misled > 0:
        score.add("misled", -attacker.misled, "GUR-OPT-04")
    if blow.location != TORSO or blow.chink:
        rule = "GUR-HIT-03" if blow.chink else "GUR-HIT-02"
        score.add("location", location_penalty(fight, blow), rule)
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
    for shield in attacker.hands:
        if shield.kind.shield:
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
    """GUR-HIT-05, GUR-HIT-06."""
    if blow.struck is not None:
        size = blow.struck.kind.size
        score.add(
            "at-weapon", -3 if size == "large" else -5 if size == "knife" else -4, "GUR-HIT-05"
        )
    if not blow.form.mode.fencing:
        score.add("disarming", -2, "GUR-HIT-06")


def attack_score(fight: Battle, blow: Blow) -> Tally:
    """The effective score of any attack."""
    return ranged_score(fight, blow) if blow.ranged() else melee_score(fight, blow)


def floor_of(fight: Battle, blow: Blow) -> i64:
    """GUR-OPT-05, GUR-RUL-24: the score on which the deceptive floor is tested, before caps."""
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
