"""How the book's own fighters play: sensibly, quickly, and from what they can see.

They close in or wait for the foe with the longer weapon, hide their blows as far as skill
allows, take the best defence with a step back, strike at gaps of those who cannot defend,
and do not run all-out into spears that wait for them.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.arcs import arc_of, best_reach, fits, longest, reach_bits
from fechtbuch.books.gurps.arms import BELT, BOTH, IMP, Thing
from fechtbuch.books.gurps.attack import floor_of
from fechtbuch.books.gurps.battle import Battle, Hold
from fechtbuch.books.gurps.blow import SHOT, STRIKE
from fechtbuch.books.gurps.choices import PUNCH, Action, Defence
from fechtbuch.books.gurps.declaring import DONE, AttackQuestion, blow_of
from fechtbuch.books.gurps.defences import (
    bare_limbs,
    bare_score,
    best_bare,
    block_score,
    dodge_score,
    may_defend,
    may_parry,
    on_guard,
    parry_form,
    parry_score,
    shield_blocks,
    surprises,
    weapon_parries,
)
from fechtbuch.books.gurps.defending import DefenceQuestion, acrobatic
from fechtbuch.books.gurps.effort import attack_efforts, defence_efforts
from fechtbuch.books.gurps.fighter import (
    ALL_OUT_ATTACK,
    ASIDE,
    BACK,
    CRAWLING,
    DETERMINED,
    DIVE,
    DODGE,
    DOUBLE,
    FEVERISH,
    FLURRY,
    KNEELING,
    LYING,
    MIGHTY_BLOW,
    NECK,
    NO_EFFORT,
    NO_RETREAT,
    NOT_STUNNED,
    RANGED,
    SITTING,
    STANDING,
    STRONG,
    TORSO,
    VITALS,
    Combatant,
)
from fechtbuch.books.gurps.interposition import InterposeQuestion
from fechtbuch.books.gurps.means import Means, Turn, facing_ok, means_of, reaches, shooters
from fechtbuch.books.gurps.movement import (
    budget_of,
    facing_costs,
    full_points,
    going,
    least_cost,
    mobile,
)
from fechtbuch.books.gurps.questions import YesNoQuestion
from fechtbuch.books.gurps.ranged import in_range, range_penalty, shot_form
from fechtbuch.books.gurps.retreats import free, hexes_for, may_retreat
from fechtbuch.books.gurps.states import helpless
from fechtbuch.books.gurps.turn import StepQuestion, TurnQuestion
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.paths import towards
from fechtbuch.engine.streams import Stream

FAR: Final = 1 << 20

STAY: Final = Action("stay")
NO_SHOT: Final = Action(DONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class GurpsPolicy(Player):
    """The book's own way of playing."""

    def __init__(self, whim: Stream) -> None:
        self.whim = whim

    def decide(self, question: Question) -> Choice:
        """An answer to any question of the book."""
        if isinstance(question, DefenceQuestion):
            return self.defend(question)
        if isinstance(question, TurnQuestion):
            return self.turn(question.battle, question.fighter, question)
        if isinstance(question, AttackQuestion):
            return self.attack(question)
        if isinstance(question, YesNoQuestion):
            return Action(question.yes)
        if isinstance(question, StepQuestion):
            return STAY
        if isinstance(question, InterposeQuestion):
            return Defence("stand-by")
        return question.default()

    # The turn.

    def turn(self, fight: Battle, fighter: Combatant, question: TurnQuestion) -> Action:
        """What to do now."""
        if fighter.stunned != NOT_STUNNED or fighter.idle:
            return Action("do-nothing")
        if len(fight.holds) > 0:
            if fight.pinned(fighter):
                free = fight.round - fighter.tried_free >= 10
                return Action("attack" if free else "do-nothing")
            if fight.held(fighter) or fight.holding(fighter):
                lock = self._lock(fight, fighter)
                return Action("attack") if lock is None else lock
        foe = nearest_foe(fight, fighter)
        if foe is None:
            return Action("do-nothing")
        n = fight.apart(fighter, foe)
        if fighter.posture != STANDING and (n > 1 or fighter.posture != KNEELING):
            up = self._rise(fighter)
            if up is not None:
                return up
        shot = self._shooting(fight, fighter, foe, n)
        if shot is not None:
            return shot
        arm = self._arm(fight, fighter, n, question)
        if arm is not None:
            return arm
        return self._melee(fight, fighter, foe, n)

    def _lock(self, fight: Battle, fighter: Combatant) -> Action | None:
        for hold in fight.holds:
            if hold.holder == fighter.index and hold.lock and hold.turn < fight.round:
                return Action("crank", fight.fighters[hold.victim])
        return None

    def _rise(self, fighter: Combatant) -> Action | None:
        """Get up: lying to kneeling, then to the feet."""
        action = Action("change-posture")
        posture = fighter.posture
        if posture == LYING:
            action.posture = KNEELING
            return action
        if posture in (KNEELING, SITTING, CRAWLING) and fighter.lame_legs() == 0:
            action.posture = STANDING
            return action
        return None

    def _shooting(self, fight: Battle, fighter: Combatant, foe: Combatant, n: i64) -> Action | None:
        """Shoot, aim or load, as long as nobody is upon him."""
        for thing in fighter.hands:
            form = shot_form(thing)
            if form is None or form.mode.thrown or thing.unready > 0:
                continue
            if thing.shots == 0:
                if thing.spare > 0 and n > 3:
                    action = Action("ready")
                    action.item = thing
                    action.way = "reload"
                    return action
                continue
            if thing.jam > 0 or not fight.grid.clear_line(fighter.at, foe.at):
                continue
            if arc_of(fight, fighter, foe.at) != 0:
                action = Action("attack")
                action.facing = fight.grid.direction(fighter.at, foe.at)
                return action
            if not in_range(fight, fighter, foe, form):
                continue
            expected = form.skill + range_penalty(n) - fighter.hurts()
            if expected < 11 and n > 4 and fighter.aims < 2:
                return Action("aim", foe, thing)
            if n > 8 and not self._threatened(fight, fighter):
                action = Action("all-out-attack")
                action.version = RANGED
                return action
            return Action("attack")
        return None

    def _threatened(self, fight: Battle, fighter: Combatant) -> bool:
        """Whether some foe has a loaded weapon, or is near enough to charge."""
        for foe in fight.fighters:
            if fight.foes(fighter, foe) and not foe.out():
                if fight.apart(fighter, foe) <= 8:
                    return True
                for thing in foe.hands:
                    form = shot_form(thing)
                    if form is not None and thing.shots > 0:
                        return True
        return False

    def _arm(
        self, fight: Battle, fighter: Combatant, n: i64, question: TurnQuestion
    ) -> Action | None:
        """Ready what is not, or draw something to strike with."""
        armed = False
        for thing in fighter.hands:
            if thing.kind.shield:
                if thing.unready > 0:
                    return _ready(thing, "ready")
                continue
            if thing.jam > 0:
                return _ready(thing, "clear")
            if thing.unready > 0:
                return _ready(thing, "ready")
            for form in thing.forms:
                if not form.mode.ranged:
                    armed = True
        if armed or fighter.block.judo > 0 or fighter.block.karate > 0:
            return None
        best: Thing | None = None
        level: i64 = fighter.block.punch.skill - 1
        for thing in fighter.carried:
            if thing.place == BELT:
                for form in thing.forms:
                    useful = not form.mode.ranged or form.mode.shots > 0
                    if useful and form.skill > level and not form.mode.bash:
                        best = thing
                        level = form.skill
        if best is None:
            return None
        ways = question.ready_ways(best)
        if ways:
            return _ready(best, ways[-1] if ways[-1].endswith("both") else ways[0])
        for thing in fighter.hands:
            shot = shot_form(thing)
            if shot is not None and thing.shots == 0 and not thing.kind.shield:
                if n <= 3 or thing.spare == 0:
                    action = Action("drop")
                    action.item = thing
                    return action
        return None

    def _melee(self, fight: Battle, fighter: Combatant, foe: Combatant, n: i64) -> Action:
        """Strike if a step brings the foe into reach; else come nearer, or wait for him."""
        reach = self._reach(fight, fighter)
        steps = fighter.step()
        can_move = mobile(fight, fighter)
        if n <= reach:
            return self._strike_turn(fight, fighter, foe, n, reach)
        if can_move and n <= reach + steps:
            path = self._near_step(fight, fighter, foe, n)
            if not path:
                path = self._path(fight, fighter, foe, steps, reach)
            if path:
                action = self._manoeuvre(fight, fighter, foe, False)
                if action.verb == "all-out-attack":
                    action = Action("attack")
                action.path = path
                action.facing = fight.grid.direction(path[-1], foe.at)
                return action
        if not can_move:
            return self._guard(fight, fighter)
        theirs = best_reach(fight, foe)
        waits = fight.round % 4 != 0 and theirs < reach and n <= reach + foe.pace()
        if waits and not foe.waiting and fighter.fp > 0:
            return self._wait(fighter)
        path = self._path(fight, fighter, foe, fighter.pace(), reach)
        if not path:
            return self._guard(fight, fighter)
        action = Action("move")
        action.path = path
        return action

    def _guard(self, fight: Battle, fighter: Combatant) -> Action:
        action = Action("all-out-defence")
        action.version = DODGE
        return action

    def _wait(self, fighter: Combatant) -> Action:
        action = Action("wait")
        action.when = "foe-in-reach"
        action.becomes = "attack"
        for thing in fighter.hands:
            if thing.ready() and not thing.kind.shield:
                for form in thing.forms:
                    if not form.mode.ranged:
                        action.thing = thing
                        return action
        action.natural = PUNCH
        return action

    def _reach(self, fight: Battle, fighter: Combatant) -> i64:
        """How far he strikes with what he would use."""
        best: i64 = 0
        for thing in fighter.hands:
            if thing.ready() and not thing.kind.shield:
                for form in thing.forms:
                    hands: i64 = 2 if thing.grip == BOTH else 1
                    if not form.mode.ranged and form.mode.hands == hands:
                        n = longest(reach_bits(fight, fighter, thing, form))
                        if n > best:
                            best = n
        return best if best > 0 else 1

    def _path(
        self, fight: Battle, fighter: Combatant, foe: Combatant, budget: i64, within: i64
    ) -> list[i64]:
        """A way towards the foe that can be walked with the facing he has."""
        walk = going(fight, fighter)
        path = towards(fight.grid, fighter.at, foe.at, budget * 2, walk, within)
        if budget <= fighter.step():
            while len(path) > budget:
                path.pop()
            while path and not walk.may_stop(path[-1]):
                path.pop()
            return path
        while path:
            points = full_points(fighter)
            cost = least_cost(facing_costs(fight, fighter, path, False))
            if 0 <= cost <= budget_of(fight, fighter, points, path) and walk.may_stop(path[-1]):
                break
            if len(path) == 1 and cost >= 0 and walk.may_stop(path[-1]):
                break
            path.pop()
        return path

    def _near_step(self, fight: Battle, fighter: Combatant, foe: Combatant, n: i64) -> list[i64]:
        """A free neighbouring hex that is nearer to the foe."""
        grid = fight.grid
        way = grid.direction(fighter.at, foe.at)
        for turn in (0, 1, 5):
            there = grid.step(fighter.at, (way + turn) % 6)
            if grid.distance(there, foe.at) < n and free(fight, there):
                return [there]
        return []

    def _strike_turn(
        self, fight: Battle, fighter: Combatant, foe: Combatant, n: i64, reach: i64
    ) -> Action:
        """The foe is in reach: which manoeuvre."""
        action = self._manoeuvre(fight, fighter, foe, n == 1)
        if arc_of(fight, fighter, foe.at) != 0:
            if action.verb == "all-out-attack":
                action = Action("attack")
            if fighter.posture != LYING:
                action.facing = fight.grid.direction(fighter.at, foe.at)
        return action

    def _manoeuvre(self, fight: Battle, fighter: Combatant, foe: Combatant, near: bool) -> Action:
        """All-out against those who cannot hit back; Attack otherwise."""
        harmless = foe.stunned != NOT_STUNNED or helpless(fight, foe) or foe.off_balance
        if harmless and self._alone(fight, fighter, foe):
            action = Action("all-out-attack")
            action.version = STRONG if foe.out() else DETERMINED
            return action
        return Action("attack")

    def _alone(self, fight: Battle, fighter: Combatant, foe: Combatant) -> bool:
        """No other foe near enough to make use of a lowered guard."""
        for other in fight.fighters:
            if other is not foe and fight.foes(fighter, other) and not other.out():
                if fight.apart(fighter, other) <= 4 or other.waiting:
                    return False
        return True

    # Attacks.

    def attack(self, question: AttackQuestion) -> Action:
        """Whom to strike, with what, how."""
        fight = question.battle
        turn = question.turn
        fighter = question.fighter
        if len(fight.holds) > 0:
            hold = self._grip(question)
            if hold is not None:
                return hold
            if fight.pinned(fighter):
                return Action(DONE)
        if turn.version == RANGED:
            return self._shot(question)
        shot = self._shot(question)
        if shot.verb != DONE:
            return shot
        if turn.version >= 5 and turn.manoeuvre == ALL_OUT_ATTACK:
            return Action(DONE)
        best: Means | None = None
        victim: Combatant | None = None
        most: i64 = -FAR
        for means in means_of(fight, fighter):
            if means.form.mode.bash or (means.thing is None and fighter.hands and best):
                continue
            for foe in fight.fighters:
                if not fight.foes(fighter, foe) or foe.out() or foe.at == NOWHERE:
                    continue
                if turn.bound and turn.named is not None and means.thing is not turn.named:
                    continue
                if not _in_reach(fight, turn, fighter, means, foe):
                    continue
                worth = 2 * means.form.dice * 7 + 4 * means.form.adds + 4 * means.form.skill
                if means.form.mode.type == IMP:
                    worth += 6
                elif means.form.mode.type == 1:
                    worth += 4
                worth -= foe.hp
                if foe.stunned != NOT_STUNNED:
                    worth += 8
                if worth > most:
                    most = worth
                    best = means
                    victim = foe
        if fighter.block.judo > 0 or fighter.block.wrestling > fighter.block.dx + 1:
            grapple = self._grapple(question)
            if grapple is not None:
                return grapple
        if best is None or victim is None:
            return Action(DONE)
        return self._blow(question, best, victim)

    def _grapple(self, question: AttackQuestion) -> Action | None:
        """A wrestler with empty hands seizes; a Judo parry opens a throw."""
        fighter = question.fighter
        turn = question.turn
        if fighter.hands or turn.follow != 0 or turn.manoeuvre not in (7, 8, 9):
            return None
        for opening in fighter.openings:
            for hold in question.holds("judo-throw"):
                if hold.victim == opening.foe:
                    action = Action("judo-throw", question.battle.fighters[hold.victim])
                    action.way = "damage"
                    return action
        if question._free_hands() == 0 or turn.bound:
            return None
        for foe in question.grapple_targets():
            if foe.out():
                continue
            action = Action("grapple", foe)
            behind = arc_of(question.battle, foe, fighter.at) == 2
            action.part = NECK if behind else TORSO
            action.hands = 2 if question._free_hands() == BOTH else 1
            return action
        return None

    def _grip(self, question: AttackQuestion) -> Action | None:
        """Through the holds there are: choke, pin, throw, take down; else break free."""
        fight = question.battle
        fighter = question.fighter
        if question.turn.follow != 0:
            return None
        for verb in ("choke", "pin", "judo-throw", "neck-snap", "takedown", "strangle"):
            found = question.holds(verb)
            for hold in found:
                victim = fight.fighters[hold.victim]
                if victim.out() or (verb == "neck-snap" and fighter.strength() < 15):
                    continue
                if hold.pin:
                    continue
                action = Action(verb, victim)
                self._name_part(question, verb, action, hold)
                if verb == "judo-throw":
                    action.way = "damage"
                return action
        free = question.holds("break-free")
        for hold in free:
            holder = fight.fighters[hold.holder]
            odds = fighter.strength() - holder.strength() - (5 if hold.hands == BOTH else 0)
            if hold.pin or odds >= -4 or not self._strikes_close(fight, fighter):
                action = Action("break-free", holder)
                self._name_part(question, "break-free", action, hold)
                return action
        return None

    def _strikes_close(self, fight: Battle, fighter: Combatant) -> bool:
        for means in means_of(fight, fighter):
            if means.form.mode.reach & 1 == 1:
                return True
        return False

    def _name_part(self, question: AttackQuestion, verb: str, action: Action, hold: Hold) -> None:
        assert action.target is not None
        if len(question.of(verb, action.target.slug)) > 1:
            action.part = hold.part

    def _shot(self, question: AttackQuestion) -> Action:
        """The best shot there is, if the turn allows one."""
        fight = question.battle
        fighter = question.fighter
        turn = question.turn
        if not question._ranged_allowed() or turn.follow != 0:
            return NO_SHOT
        for thrown in (False, True):
            if thrown and turn.version != RANGED:
                break
            for means in shooters(fight, fighter, thrown):
                foe = self._shot_target(fight, fighter, means)
                thing = means.thing
                if foe is None or thing is None or (turn.bound and turn.named is not thing):
                    continue
                action = Action("throw" if thrown else "shoot", foe, thing)
                if not thrown:
                    counts = question.shot_counts(means)
                    if len(counts) > 1 or counts[0] > 1:
                        action.shots = min(counts[-1], 9)
                        if action.shots not in counts:
                            action.shots = counts[-1]
                return action
        return NO_SHOT

    def _shot_target(self, fight: Battle, fighter: Combatant, means: Means) -> Combatant | None:
        best: Combatant | None = None
        most: i64 = -FAR
        for foe in fight.fighters:
            if not fight.foes(fighter, foe) or foe.out() or foe.at == NOWHERE:
                continue
            if not in_range(fight, fighter, foe, means.form):
                continue
            n = fight.apart(fighter, foe)
            worth = range_penalty(n) * 4 - foe.hp
            if fighter.aim_at == foe.index:
                worth += 40
            if means.form.skill + range_penalty(n) < 3:
                continue
            if worth > most:
                most = worth
                best = foe
        return best

    def _blow(self, question: AttackQuestion, means: Means, foe: Combatant) -> Action:
        """A blow with as much deception as skill and the foe's guard make sensible."""
        fight = question.battle
        turn = question.turn
        fighter = question.fighter
        action = Action("strike", foe, means.thing)
        action.natural = means.natural
        action.mode = self._mode_name(question, means, foe)
        if turn.follow == 0 and not turn.moving() and not turn.split_done:
            if means.form.master and means.form.skill >= 16 and not means.form.unready_after:
                action.split = "rapid-strike"
                if turn.manoeuvre == 7 and fight.options.extra_effort == "on" and fighter.fp > 4:
                    if FLURRY in attack_efforts(fight, fighter, turn.manoeuvre, turn.version):
                        action.effort = FLURRY
            elif turn.manoeuvre == 7 and fight.options.extra_effort == "on" and fighter.fp > 6:
                if MIGHTY_BLOW in attack_efforts(fight, fighter, turn.manoeuvre, turn.version):
                    action.effort = MIGHTY_BLOW
        if turn.version == DETERMINED and turn.favour:
            if turn.attacks > 1 or action.split or turn.follow != 0:
                action.favoured = True
        blow = blow_of(fight, turn, action, means, STRIKE)
        if blow.wild:
            return action
        room = floor_of(fight, blow)
        defenceless = not may_defend(fight, foe, blow) or surprises(fight, blow)
        if defenceless:
            if room >= 16 and means.form.mode.type == IMP:
                action.location = VITALS
            elif room >= 17:
                action.location = NECK
            elif room < 12:
                action.telegraphic = True
            return action
        if room < 10:
            if room < 8 and foe.parried[0] == 0:
                action.telegraphic = fight.options.evaluate_rule != "house"
            return action
        if room > 13 and fighter.feint == 0:
            steps = (room - 12) // 2
            action.deceptive = steps
        elif room > 13:
            action.deceptive = (room - 13) // 2
        if room >= 17 and means.form.mode.type == IMP and self.whim.below(3) == 0:
            action.location = VITALS
            action.deceptive = max(0, (room - 3 - 12) // 2)
        return action

    def _mode_name(self, question: AttackQuestion, means: Means, foe: Combatant) -> str:
        """The mode's key, where the question would ask for it."""
        thing = means.thing
        if thing is None or len(thing.forms) == 1:
            return ""
        count = 0
        lunge = question._lunge()
        for form in thing.forms:
            if form.mode.ranged or not fits(thing, form):
                continue
            other = Means(thing, "", form, thing.grip)
            near = foe is question.turn.foe and foe.retreated
            if near or reaches(question.battle, question.turn, other, foe, lunge) != 0:
                if facing_ok(question.battle, question.fighter, foe, other) != 0:
                    count += 1
        return means.form.mode.key if count > 1 else ""

    # Defences.

    def defend(self, question: DefenceQuestion) -> Defence:
        """The defence with the highest number, with a step back where that is possible."""
        fight = question.battle
        fighter = question.fighter
        blow = question.blow
        step: i64 = NO_RETREAT
        to = NOWHERE
        if may_retreat(fight, fighter):
            upright = fighter.posture <= 1
            if blow.ranged():
                if upright and not self._pressed(fight, fighter):
                    step = DIVE
            elif upright or fighter.posture == LYING:
                hexes = hexes_for(fight, fighter, blow, BACK)
                if hexes:
                    step = BACK
                    to = hexes[0]
                elif upright:
                    hexes = hexes_for(fight, fighter, blow, ASIDE)
                    if hexes:
                        step = ASIDE
                        to = hexes[0]
        first = question.first
        effort: i64 = NO_EFFORT
        best = Defence("none")
        most: i64 = -FAR
        if first is None or first.verb != "dodge":
            most = dodge_score(fight, fighter, blow, step, effort).total
            best = Defence("dodge")
        if blow.kind != SHOT and may_parry(fighter):
            for thing in weapon_parries(fight, fighter, blow):
                form = parry_form(fight, thing, blow, fighter)
                if form is None or not on_guard(fighter, thing, form):
                    continue
                if first is not None and first.verb == "parry":
                    continue
                score = parry_score(fight, fighter, blow, thing, form, "", step, effort).total
                if score > most:
                    most = score
                    best = Defence("parry")
                    best.thing = thing
            limbs = bare_limbs(fight, fighter, blow)
            if limbs & 3 != 0 and (first is None or first.verb != "parry"):
                limb: i64 = 1 if limbs & 1 != 0 else 2
                name = best_bare(fight, fighter, blow, limb)
                score = bare_score(fight, fighter, blow, limb, name, step, effort).total
                if score > most or (score == most and name == "judo"):
                    most = score
                    best = Defence("parry")
                    best.limb = limb
        shield = shield_blocks(fight, fighter, blow)
        if shield is not None and (first is None or first.verb != "block"):
            score = block_score(fight, fighter, blow, shield, step, effort).total
            if score > most:
                most = score
                best = Defence("block")
                best.thing = shield
        if best.verb == "none":
            return best
        if step == DIVE and best.verb != "dodge":
            step = NO_RETREAT
        if first is not None and first.retreat != NO_RETREAT:
            step = NO_RETREAT
        best.retreat = step
        if step in (BACK, ASIDE):
            best.to = to
        if best.verb == "dodge" and fighter.block.acrobatics >= 13:
            best.acrobatic = acrobatic(fight, fighter)
        if fight.options.extra_effort == "on" and fighter.fp > 4 and most < 12:
            if FEVERISH in defence_efforts(fight, fighter):
                best.effort = FEVERISH
        return best

    def _pressed(self, fight: Battle, fighter: Combatant) -> bool:
        """Whether somebody is near who would fall upon a man on the ground."""
        for foe in fight.fighters:
            if fight.foes(fighter, foe) and not foe.out():
                if fight.apart(fighter, foe) <= 5:
                    return True
        return False


def _in_reach(fight: Battle, turn: Turn, fighter: Combatant, means: Means, foe: Combatant) -> bool:
    if turn.follow == 1:
        if means.thing is not turn.follow_thing or means.natural != turn.follow_natural:
            return False
    if turn.foe is not None and turn.version == DOUBLE and turn.foe is not foe:
        return False
    if reaches(fight, turn, means, foe, 0) == 0:
        return False
    arc = 0 if fighter.at == foe.at else arc_of(fight, fighter, foe.at)
    return not (arc == 2 and means.form.mode.key.startswith("thrust"))


def _ready(thing: Thing, way: str) -> Action:
    action = Action("ready")
    action.item = thing
    action.way = way
    return action


def nearest_foe(fight: Battle, fighter: Combatant) -> Combatant | None:
    """The nearest foe who is still in the fight."""
    best: Combatant | None = None
    least: i64 = FAR
    for other in fight.fighters:
        if fight.foes(fighter, other) and not other.out() and other.at != NOWHERE:
            n = fight.apart(fighter, other)
            if n < least:
                least = n
                best = other
    return best
