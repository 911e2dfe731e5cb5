"""Ranged combat: score, range, bursts, bystanders (GUR-RNG, GUR-MAN-26 to GUR-MAN-29)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import Form
from fechtbuch.books.gurps.kinds.tables import RANGE_LIMITS, RAPID_FIRE, TARGET_POSTURE
from fechtbuch.books.gurps.kinds.terms import ALL_OUT_ATTACK, LYING, RANGED, STANDING, TORSO
from fechtbuch.books.gurps.rules.basics.attention import lose_aim
from fechtbuch.books.gurps.rules.basics.hands import drop
from fechtbuch.books.gurps.rules.basics.locations import location_penalty
from fechtbuch.books.gurps.rules.basics.rolls import CRITICAL_SUCCESS, SUCCESS, attack_roll, even
from fechtbuch.books.gurps.rules.basics.shock import shocked
from fechtbuch.books.gurps.rules.basics.states import standing_foe
from fechtbuch.books.gurps.rules.defending.defences import surprises
from fechtbuch.books.gurps.rules.defending.defending import meet
from fechtbuch.books.gurps.rules.harm.critical_hits import after_critical, critical_hit
from fechtbuch.books.gurps.rules.harm.damage import deal
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, arc_from, in_the_way
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import DUAL, SHOT, Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.tally import Tally


def range_penalty(yards: i64) -> i64:
    """GUR-RNG-02: the pattern 2, 3, 5, 7, 10, 15 repeats tenfold."""
    step: i64 = 0
    scale: i64 = 1
    while True:
        for limit in RANGE_LIMITS:
            if yards <= limit * scale:
                return -step
            step += 1
        scale *= 10


def shots_bonus(shots: i64) -> i64:
    """GUR-RNG-07."""
    bonus: i64 = 0
    for least in RAPID_FIRE:
        if shots < least:
            return bonus
        bonus += 1
    limit: i64 = 2 * RAPID_FIRE[-1]
    while shots >= limit:
        bonus += 1
        limit *= 2
    return bonus


def aim_bonus(fight: Battle, shooter: Combatant, thing: Thing, target: Combatant) -> i64:
    """GUR-MAN-27, GUR-MAN-28, GUR-MAN-29: by the table's own rule."""
    if shooter.aims == 0 or shooter.aim_at != target.index or shooter.aim_with != thing.index:
        return 0
    form = shot_form(thing)
    if form is None:
        return 0
    acc = form.mode.acc
    n = shooter.aims
    braced = shooter.braced
    rule = fight.options.aim_rule
    if rule == "house":
        return min(2 * n, acc + (6 if braced else 2))  # GUR-RUL-04: Acc is no more than the limit
    if rule == "basic_set":  # GUR-RUL-02
        bonus = acc + min(n - 1, 2) + (1 if braced else 0)
        if n < form.mode.scope:
            bonus -= form.mode.scope
        return bonus
    # GUR-RUL-03: a brace gives nothing on the first second.
    return acc + min(n - 1, 2 if braced else 1)


def shot_form(thing: Thing) -> Form | None:
    """How a thing shoots or flies as it is held."""
    for form in thing.forms:
        if form.mode.ranged and not (form.mode.hands == 2 and thing.grip != 3):
            return form
    return None


def loaded(thing: Thing) -> bool:
    """Whether there is a shot in it; what is thrown needs none."""
    form = shot_form(thing)
    if form is None:
        return False
    return form.mode.thrown or thing.shots > 0


def in_range(fight: Battle, shooter: Combatant, target: Combatant, form: Form) -> bool:
    """Within the maximum range, in sight and in front."""
    yards = fight.apart(shooter, target)
    if yards > form.range or (form.mode.bow and shooter.posture == LYING):
        return False
    if arc_from(fight, shooter, target) != FRONT:
        return False
    return fight.grid.clear_line(shooter.at, target.at)


def ranged_score(fight: Battle, blow: Blow) -> Tally:
    """GUR-RNG-01."""
    shooter = blow.attacker
    target = blow.target
    form = blow.form
    mode = form.mode
    score = fight.tally("skill", blow.skill, "GUR-RNG-01")
    if blow.arm == shooter.off_hand() and not shooter.block.ambidextrous:
        score.add("off-hand", -4, "GUR-OPT-11")
    score.add("too-weak", -form.weak, "GUR-RNG-10")
    if blow.split == DUAL:
        half = form.master and fight.options.dual_weapon_halving == "on"
        score.add("dual-weapon", -2 if half else -4, "GUR-OPT-09")
    if blow.manoeuvre == ALL_OUT_ATTACK and blow.version == RANGED and blow.favoured:
        score.add("all-out-ranged", 1, "GUR-MAN-08")
    if blow.hasty:
        score.add("bulk", moving_bulk(fight, form), "GUR-MAN-20")
    elif blow.distance == 0:
        score.add("bulk", mode.bulk, "GUR-RNG-05")
    score.add("range", range_penalty(blow.distance), "GUR-RNG-02")
    score.add("size", target.block.sm, "GUR-RNG-03")
    score.add("aim", blow.aim, "GUR-MAN-26")
    score.add("rapid-fire", shots_bonus(blow.shots * mode.pellets), "GUR-RNG-07")
    if not blow.random and (blow.location != TORSO or blow.chink):
        rule = "GUR-HIT-03" if blow.chink else "GUR-HIT-02"
        score.add("location", location_penalty(fight, blow), rule)
    if target.posture != STANDING and blow.distance > 1:
        if fight.grid.elevation(shooter.at) <= fight.grid.elevation(target.at):
            score.add("low-target", TARGET_POSTURE[target.posture], "GUR-RNG-14")
    if fight.grid.cover(shooter.at, target.at) > 0:
        score.add("cover", -2, "GUR-RNG-14")
    if shooter.eyes_lost >= 2:
        score.add("blind", -10, "GUR-INJ-04")
    elif fight.scene.darkness > 0:
        score.add("darkness", -fight.scene.darkness, "GUR-HIT-05")
    shocked(shooter, score)
    if len(fight.holds) > 0 and fight.grappled(shooter):
        score.add("grappled", -4, "GUR-WRE-02")
    if shooter.misled_by == target.index and shooter.misled > 0:
        score.add("misled", -shooter.misled, "GUR-OPT-04")
    if len(fight.fighters) > 2 and in_the_way(fight, shooter, target, True):
        score.add("over-another", -4, "GUR-RNG-12")
    if shooter.torn:
        score.add("torn-muscle", -1, "GUR-DIC-13")
    if shooter.sore & blow.arm != 0:
        score.add("sore-limb", -1 if shooter.block.high_pain else -3, "GUR-DIC-13")
    if shooter.shaken > 0:
        score.add("shaken", -2, "GUR-DIC-13")
    if blow.deceptive > 0:
        score.add("deceptive", -2 * blow.deceptive, "GUR-OPT-06")
    if blow.stray:
        score.cap("stray", 9, "GUR-RNG-12")
    if blow.zone:
        score.cap("suppression", blow.zone_cap, "GUR-RNG-11")
    return score


def moving_bulk(fight: Battle, form: Form) -> i64:
    """GUR-MAN-20, GUR-RUL-25."""
    bulk: i64 = form.mode.bulk if form.mode.has_bulk else -2
    if fight.options.move_attack_bulk == "official" and bulk > -2:
        return -2
    return bulk


def braces(fight: Battle, shooter: Combatant, thing: Thing) -> bool:
    """GUR-RNG-04: whether the weapon rests on something now."""
    form = shot_form(thing)
    if form is None:
        return False
    mode = form.mode
    if mode.brace == "two-hands":
        return thing.grip == 3 or (
            shooter.full_hands() & ~thing.grip == 0 and fight.grasping(shooter) == 0
        )
    if mode.brace == "":
        return False
    if shooter.posture == LYING:
        return True
    for there in fight.grid.neighbours(shooter.at):
        if fight.grid.cover(there, shooter.at) > 0:
            return True
    return False


def fire(fight: Battle, blow: Blow) -> None:
    """Shots are spent, thrown weapons fly; aiming is over."""
    shooter = blow.attacker
    thing = blow.thing
    assert thing is not None
    if blow.kind == SHOT:
        thing.shots = max(0, thing.shots - blow.shots)
        thing.loading = 0
        values = {"left": int(thing.shots)} if fight.telling else None
        fight.note(
            "fires", "GUR-RNG-06", shooter, item=thing.slug, amount=blow.shots, values=values
        )
    if blow.split != DUAL or blow.second or shooter.aim_with == thing.index:
        lose_aim(shooter)  # of two pistols the one that was aimed has the bonus (GUR-MAN-26)


def come_down(fight: Battle, blow: Blow, stopped: bool) -> None:
    """GUR-RNG-09: where a thrown weapon lands."""
    thing = blow.thing
    shooter = blow.attacker
    if thing is None or not shooter.holds(thing):
        return
    there = blow.target.at
    if blow.stopped_by is not None:
        there = blow.stopped_by.at
    elif not stopped and shooter.at != there:
        far = fight.roll(shooter, 1, 6, "lands")
        n = fight.apart(shooter, blow.target)
        i: i64 = 1
        while i <= far:
            beyond = fight.grid.on_line(shooter.at, blow.target.at, n + i)
            if not fight.grid.open(beyond):
                break
            there = beyond
            i += 1
    drop(fight, shooter, thing, there)


def bystanders(fight: Battle, blow: Blow) -> list[Combatant]:
    """GUR-RNG-12: everybody else on the line before the target or in its hex, nearest first.

    Where the line runs between two hexes and there is somebody in both, chance has it (GUR-MOV-16).
    """
    shooter = blow.attacker
    target = blow.target
    found: list[Combatant] = []
    line = fight.grid.line(shooter.at, target.at)
    twins = fight.grid.twins(shooter.at, target.at)
    for i in range(1, len(line)):
        here = _others_at(fight, blow, line[i])
        if twins[i] != NOWHERE:
            beside = _others_at(fight, blow, twins[i])
            if not here or (beside and not even(fight, shooter, "direction")):
                here = beside
        found.extend(here)
    return found


def _others_at(fight: Battle, blow: Blow, f: i64) -> list[Combatant]:
    return [
        other
        for other in fight.fighters
        if other.at == f
        and other is not blow.target
        and other is not blow.attacker
        and standing_foe(other)
    ]


def stray_shots(fight: Battle, blow: Blow) -> None:
    """GUR-RNG-12: a miss may strike whoever stands in the line of fire, one after the other."""
    if blow.zone or len(fight.fighters) <= 2:
        return  # GUR-RUL-76: what misses in a zone hits nobody else
    for other in bystanders(fight, blow):
        stray = Blow(blow.attacker, other, blow.thing, blow.form, blow.kind)
        stray.stray = True
        stray.arm = blow.arm
        stray.distance = fight.apart(blow.attacker, other)
        stray.arc = arc_from(fight, other, blow.attacker)
        stray.unaware = surprises(fight, stray)
        score = ranged_score(fight, stray)
        outcome, _ = attack_roll(fight, blow.attacker, score, False, True, False)
        if outcome < SUCCESS:
            continue
        fight.note("strays", "GUR-RNG-12", blow.attacker, other)
        if outcome == CRITICAL_SUCCESS:
            found = critical_hit(fight, stray)
            after_critical(fight, stray, found, deal(fight, stray, TORSO, found.effect))
        elif not meet(fight, stray):
            deal(fight, stray, TORSO, None)
        elif stray.dodged:
            continue
        blow.stopped_by = other
        return
