"""The number of each active defence, in the order of GUR-DEF-24."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import FLAIL, SMALL_FLAIL, Form
from fechtbuch.books.gurps.kinds.tables import GUARD_POSTURE
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_DEFENCE,
    BLOCK,
    COMMITTED,
    DEFENSIVE,
    DODGE,
    EVALUATE,
    FEVERISH,
    NOT_STUNNED,
    PARRY,
    STANDING,
)
from fechtbuch.books.gurps.rules.defending.defences import (
    against_weapon,
    blocks_made,
    mobile,
    parry_form,
    shield_bonus,
    skill_level,
)
from fechtbuch.books.gurps.rules.defending.repeated_parries import repeated, repeated_bare
from fechtbuch.books.gurps.rules.defending.retreats import add_retreat
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, REAR
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import DUAL, THROWN, Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.tally import Tally


def dodge_score(fight: Battle, defender: Combatant, blow: Blow, retreat: i64, effort: i64) -> Tally:
    """Dodge against this attack, without an acrobatic try."""
    score = plain_dodge(fight, defender)
    _add_shield(fight, score, defender, blow)
    own_state(fight, score, defender, blow, DODGE)
    _chosen(fight, score, defender, blow, retreat, effort, True, True)
    _of_the_attack(score, defender, blow, True)
    return score


def plain_dodge(fight: Battle, defender: Combatant) -> Tally:
    """GUR-DEF-13: Basic Speed + 3, encumbrance, Combat Reflexes, then the halvings."""
    score = fight.tally("dodge", defender.block.speed // 4 + 3, "GUR-DEF-13")
    score.add("encumbrance", -defender.level, "GUR-EQP-09")
    if defender.block.combat_reflexes:
        score.add("combat-reflexes", 1, "GUR-DEF-24")
    if defender.block.dodge_bonus != 0:
        score.add("enhanced-defence", defender.block.dodge_bonus, "GUR-DEF-13")
    if defender.reeling():
        score.halve("reeling", "GUR-INJ-05", True)
    if defender.tired():
        score.halve("tired", "GUR-INJ-09", True)
    return score


def parry_score(
    fight: Battle,
    defender: Combatant,
    blow: Blow,
    thing: Thing,
    form: Form,
    way: str,
    retreat: i64,
    effort: i64,
) -> Tally:
    """A parry with a weapon; `way` is `crossed`, `supported` or nothing."""
    score = _weapon_parry(fight, defender, blow, thing, form)
    _add_shield(fight, score, defender, blow)
    own_state(fight, score, defender, blow, PARRY)
    if named(defender, thing.grip):
        score.add("defensive-attack", 1, "GUR-MAN-16")
    if way != "crossed":
        score.add("repeated", repeated(fight, defender, form, thing.grip), "GUR-DEF-05")
    if way == "crossed":
        score.add("two-weapon-parry", 2, "GUR-DEF-10")
    elif way == "supported":
        score.add("supported-parry", 1, "GUR-DEF-11")
    _chosen(fight, score, defender, blow, retreat, effort, form.mode.fencing, False)
    _thrown(score, blow)
    _flail(score, blow, True)
    _of_the_attack(score, defender, blow, False)
    return score


def crossed_score(
    fight: Battle, defender: Combatant, blow: Blow, a: Thing, b: Thing, retreat: i64, effort: i64
) -> Tally:
    """GUR-DEF-10: the better of the two modified Parry scores, then +2."""
    first = parry_form(fight, a, blow, defender)
    second = parry_form(fight, b, blow, defender)
    assert first is not None and second is not None
    one = modified_parry(fight, defender, blow, a, first)
    two = modified_parry(fight, defender, blow, b, second)
    thing = b if two > one else a
    form = second if two > one else first
    score = parry_score(fight, defender, blow, thing, form, "crossed", retreat, effort)
    score.add("repeated", repeated(fight, defender, form, thing.grip), "GUR-DEF-05")
    return score


def modified_parry(fight: Battle, defender: Combatant, blow: Blow, thing: Thing, form: Form) -> i64:
    """A weapon's Parry with what is its own: repeated use, a Defensive Attack with it."""
    score = _weapon_parry(fight, defender, blow, thing, form)
    if named(defender, thing.grip):
        score.add("defensive-attack", 1, "GUR-MAN-16")
    return score.total + repeated(fight, defender, form, thing.grip)


def named(defender: Combatant, limb: i64) -> bool:
    """GUR-MAN-16: whether a Defensive Attack raises the Parry of this limb."""
    return (
        defender.manoeuvre == DEFENSIVE and defender.version == PARRY and defender.named & limb != 0
    )


def _weapon_parry(
    fight: Battle, defender: Combatant, blow: Blow, thing: Thing, form: Form
) -> Tally:
    """Step 1: 3 + half the skill + the weapon's modifier."""
    skill = defender.skill_with(thing, form)
    if thing.grip == defender.off_hand() and form.mode.skill == "main-gauche":
        skill = form.skill - form.weak  # GUR-OPT-11
    score = fight.tally("parry", 3 + skill // 2, "GUR-DEF-04")
    _grappled(fight, score, defender, blow)
    score.add("weapon-parry", form.mode.parry, "GUR-DEF-04")
    if defender.block.combat_reflexes:
        score.add("combat-reflexes", 1, "GUR-DEF-24")
    if defender.block.parry_bonus != 0:
        score.add("enhanced-defence", defender.block.parry_bonus, "GUR-DEF-04")
    if form.encumbered:
        score.add("encumbrance", -defender.level, "GUR-EQP-05")
    if defender.sore != 0:
        _sore(score, defender, thing.grip)
    return score


def bare_score(
    fight: Battle, defender: Combatant, blow: Blow, limb: i64, name: str, retreat: i64, effort: i64
) -> Tally:
    """A parry with an empty hand or, low, with a leg (GUR-DEF-16, GUR-RET-08)."""
    skill = skill_level(defender, name)
    leg = limb & 4 != 0
    score = fight.tally("parry", 3 + skill // 2, "GUR-RET-08" if leg else "GUR-DEF-04")
    _grappled(fight, score, defender, blow)
    if defender.block.combat_reflexes:
        score.add("combat-reflexes", 1, "GUR-DEF-24")
    if defender.block.parry_bonus != 0:
        score.add("enhanced-defence", defender.block.parry_bonus, "GUR-DEF-04")
    if name in ("judo", "karate"):
        score.add("encumbrance", -defender.level, "GUR-DEF-24")
    _sore(score, defender, limb)
    _add_shield(fight, score, defender, blow)
    own_state(fight, score, defender, blow, PARRY)
    if named(defender, limb):
        score.add("defensive-attack", 1, "GUR-MAN-16")
    score.add("repeated", repeated_bare(defender, name, limb), "GUR-DEF-05")
    _chosen(fight, score, defender, blow, retreat, effort, mobile(name), False)
    score.add("bare-against-weapon", against_weapon(blow, name), "GUR-DEF-16")
    _thrown(score, blow)
    _flail(score, blow, True)
    _of_the_attack(score, defender, blow, False)
    return score


def block_score(
    fight: Battle, defender: Combatant, blow: Blow, shield: Thing, retreat: i64, effort: i64
) -> Tally:
    """GUR-DEF-12: 3 + half of Shield, and the shield's DB."""
    block = defender.block
    level = block.cloak if shield.kind.cloak else block.shield
    if level == 0:
        level = block.dx - 4
    score = fight.tally("block", 3 + level // 2, "GUR-DEF-12")
    _grappled(fight, score, defender, blow)
    if block.combat_reflexes:
        score.add("combat-reflexes", 1, "GUR-DEF-24")
    if block.block_bonus != 0:
        score.add("enhanced-defence", block.block_bonus, "GUR-DEF-12")
    if shield.kind.blocking != 0:
        score.add("shield-block", shield.kind.blocking, "GUR-DEF-12")
    _sore(score, defender, shield.grip)
    _add_shield(fight, score, defender, blow)
    own_state(fight, score, defender, blow, BLOCK)
    if defender.manoeuvre == DEFENSIVE and defender.version == BLOCK:
        score.add("defensive-attack", 1, "GUR-MAN-16")
    k = blocks_made(defender, shield)
    if k > 0:
        if block.master or block.trained:  # GUR-RUL-10: with whatever weapon
            score.add("repeated", -(5 * k // 2), "GUR-DEF-09")
        else:
            score.add("repeated", -5 * k, "GUR-DEF-12")
    _chosen(fight, score, defender, blow, retreat, effort, False, False)
    _flail(score, blow, False)
    _of_the_attack(score, defender, blow, False)
    return score


def _grappled(fight: Battle, score: Tally, defender: Combatant, blow: Blow) -> None:
    """GUR-WRE-02: −4 to DX, so −2 to half a skill, unless the −4 of a lock stands in its place."""
    if len(fight.holds) > 0 and fight.grappled(defender) and not locked_by(fight, defender, blow):
        score.add("grappled", -2, "GUR-WRE-02")


def _sore(score: Tally, defender: Combatant, limb: i64) -> None:
    """GUR-DIC-13: a torn muscle hinders every use of its limb."""
    if defender.sore & limb != 0:
        score.add("sore-limb", -1 if defender.block.high_pain else -3, "GUR-DIC-13")


def locked_by(fight: Battle, defender: Combatant, blow: Blow) -> bool:
    """GUR-WRE-05: whether the attacker himself has the defender's arm in a lock."""
    for hold in fight.holds:
        if hold.lock and hold.victim == defender.index and hold.holder == blow.attacker.index:
            return True
    return False


def _add_shield(fight: Battle, score: Tally, defender: Combatant, blow: Blow) -> None:
    """Step 3, GUR-DEF-21: DB against attacks from the front or the shield's side."""
    bonus = shield_bonus(defender, blow.arc)
    if bonus > 0:
        score.add("shield", bonus, "GUR-DEF-21")


def own_state(fight: Battle, score: Tally, defender: Combatant, blow: Blow, kind: i64) -> None:
    """Step 4: posture, stun, balance, locks, the manoeuvre."""
    if defender.posture != STANDING:
        score.add("posture", GUARD_POSTURE[defender.posture], "GUR-STA-01")
    if defender.stunned != NOT_STUNNED:
        score.add("stunned", -4, "GUR-DEF-02")
    if defender.off_balance:
        score.add("off-balance", -2, "GUR-STA-05")
    if defender.guard_dropped:
        score.add("guard-dropped", -2, "GUR-DIC-13")
    if defender.torn:
        score.add("torn-muscle", -1, "GUR-DIC-13")
    if defender.shaken > 0:
        score.add("shaken", -2, "GUR-DIC-13")
    if len(fight.holds) > 0 and locked_by(fight, defender, blow):
        score.add("locked", -4, "GUR-WRE-05")
    manoeuvre = defender.manoeuvre
    if manoeuvre == COMMITTED:  # GUR-RUL-15: a Dodge after a kick as well
        score.add("committed", -2, "GUR-MAN-14")
    elif manoeuvre == ALL_OUT_DEFENCE:
        if defender.version == kind:
            score.add("all-out-defence", 2, "GUR-MAN-17")
    elif manoeuvre == EVALUATE:  # GUR-RUL-05: for so long as it is
        if defender.studied == blow.attacker.index and fight.options.evaluate_rule == "house":
            score.add("evaluate", 1, "GUR-MAN-32")


def _chosen(
    fight: Battle,
    score: Tally,
    defender: Combatant,
    blow: Blow,
    retreat: i64,
    effort: i64,
    nimble: bool,
    dodge: bool,
) -> None:
    """Step 5: retreat option and Feverish Defence."""
    add_retreat(fight, score, defender, blow, retreat, nimble, dodge)
    if effort == FEVERISH:
        score.add("feverish-defence", 2, "GUR-EFF-07")


def _thrown(score: Tally, blow: Blow) -> None:
    """GUR-DEF-04: −1 against thrown weapons, −2 if they are light."""
    if blow.kind == THROWN and blow.thing is not None:
        score.add("thrown-weapon", -2 if blow.thing.kind.weight <= 100 else -1, "GUR-DEF-04")


def _flail(score: Tally, blow: Blow, parry: bool) -> None:
    """GUR-DEF-18."""
    flail = blow.form.mode.flail
    if flail == FLAIL:
        score.add("flail", -4 if parry else -2, "GUR-DEF-18")
    elif flail == SMALL_FLAIL:
        score.add("flail", -2 if parry else -1, "GUR-DEF-18")


def _of_the_attack(score: Tally, defender: Combatant, blow: Blow, dodge: bool) -> None:
    """Step 6: arc, feint, deception, telegraphing, two weapons."""
    from_the_side(score, defender, blow)
    if blow.feint > 0 and (dodge or not blow.feint_ranged):
        score.add("feint", -blow.feint, "GUR-OPT-15" if blow.feint_ranged else "GUR-OPT-03")
    if blow.deceptive > 0:  # GUR-RUL-43: whatever the defence
        if blow.ranged():
            if dodge:
                score.add("deceptive", -seen_through(defender, blow), "GUR-OPT-06")
        else:
            score.add("deceptive", -seen_through(defender, blow), "GUR-OPT-05")
    if blow.telegraphic:
        score.add("telegraphic", 2, "GUR-OPT-07")
    if blow.split == DUAL and blow.same_target:
        score.add("dual-weapon", -1, "GUR-OPT-09")


def from_the_side(score: Tally, defender: Combatant, blow: Blow) -> None:
    """GUR-DEF-20: −2 from the side, or from behind where that can be met at all."""
    if blow.arc == REAR or (blow.arc != FRONT and not defender.block.peripheral):
        score.add("side-attack", -2, "GUR-DEF-20")


def seen_through(defender: Combatant, blow: Blow) -> i64:
    """GUR-MAN-33: what a held Evaluate leaves of a deception; set by `blow.studied`."""
    left = blow.deceptive - blow.studied
    if left < 0:
        left = 0
    return left
