"""Feints, offensive and defensive, in melee and at range (GUR-OPT-03, GUR-OPT-04, GUR-OPT-15)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import NOBODY, Form
from fechtbuch.books.gurps.kinds.tables import STRIKE_POSTURE
from fechtbuch.books.gurps.kinds.terms import STANDING
from fechtbuch.books.gurps.rules.basics.attention import lose_study
from fechtbuch.books.gurps.rules.basics.rolls import measured
from fechtbuch.books.gurps.rules.basics.shock import shocked
from fechtbuch.books.gurps.rules.basics.states import helpless
from fechtbuch.books.gurps.rules.defending.defence_scores import plain_dodge
from fechtbuch.books.gurps.rules.hitting.to_hit import evaluate_bonus
from fechtbuch.books.gurps.rules.moving.facing_and_reach import fits
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.tally import Tally


def best_guard(fight: Battle, foe: Combatant) -> i64:
    """The best of ready melee weapons, Shield, unarmed skills and DX, less encumbrance."""
    block = foe.block
    best = block.dx
    if foe.level == 0:
        best = max(best, block.unarmed)
    else:
        best = max(best, block.brawling)  # two at a time: only so it compiles to a comparison
        best = max(best, block.boxing)
        best = max(best, block.wrestling)
        best = max(best, block.sumo)
        best = max(best, block.judo - foe.level)
        best = max(best, block.karate - foe.level)
    for thing in foe.hands:
        if not thing.ready():
            continue
        for form in thing.forms:
            level = foe.skill_with(thing, form)
            if form.encumbered:
                level -= foe.level
            if level > best and not form.mode.ranged and fits(thing, form):
                best = level
    return best


def _state(fight: Battle, fighter: Combatant, score: Tally) -> None:
    if len(fight.holds) > 0 and fight.grappled(fighter):
        score.add("grappled", -4, "GUR-WRE-02")
    if fighter.posture != STANDING:
        score.add("posture", STRIKE_POSTURE[fighter.posture], "GUR-STA-01")
    shocked(fighter, score)


def feint_score(fight: Battle, fighter: Combatant, foe: Combatant, form: Form, skill: i64) -> Tally:
    """What the one who feints rolls against."""
    ranged = form.mode.ranged
    score = fight.tally("skill", skill, "GUR-OPT-15" if ranged else "GUR-OPT-03")
    if form.encumbered:
        score.add("encumbrance", -fighter.level, "GUR-EQP-05")
    if not ranged:
        score.add("evaluate", evaluate_bonus(fight, fighter, foe), "GUR-MAN-30")
    _state(fight, fighter, score)
    return score


def feint(
    fight: Battle,
    fighter: Combatant,
    foe: Combatant,
    thing: Thing | None,
    form: Form,
    skill: i64,
    defensive: bool,
) -> i64:
    """Roll it: the penalty that the foe suffers, 0 for none."""
    ranged = form.mode.ranged
    own = feint_score(fight, fighter, foe, form, skill)
    if not ranged and fighter.studied == foe.index:
        lose_study(fighter)
    if ranged:
        best = max(plain_dodge(fight, foe).total + 3, foe.block.dx, foe.block.per)
        his = fight.tally("watchfulness", best, "GUR-OPT-15")
    else:
        his = fight.tally("skill", best_guard(fight, foe), "GUR-OPT-03")
    if fight.options.evaluate_rule == "official":
        his.add("evaluate", evaluate_bonus(fight, foe, fighter), "GUR-MAN-33")
    _state(fight, foe, his)
    mine = measured(fight, fighter, own, "feint")
    resisted: i64 = -1
    if not helpless(fight, foe):  # GUR-RUL-95
        resisted = measured(fight, foe, his, "resist-feint")
    penalty: i64 = 0
    if mine >= 0:
        penalty = mine if resisted < 0 else mine - resisted  # GUR-RUL-23
    if penalty < 0:
        penalty = 0
    rule = "GUR-OPT-15" if ranged else "GUR-OPT-04" if defensive else "GUR-OPT-03"
    fight.note("feints", rule, fighter, foe, amount=penalty)
    if defensive:
        if penalty > 0:
            foe.misled = penalty
            foe.misled_by = fighter.index
            foe.misled_turns = 2 if fight.acting == foe.index else 1
            fight.lasting = True
    else:
        fight.lasting = True
        fighter.feint = penalty
        fighter.feint_on = foe.index
        fighter.feint_turns = 2 if fight.acting == fighter.index else 1
        fighter.feint_with = thing.index if ranged and thing is not None else NOBODY
    return penalty
