"""How Landsknecht's own fighters play: sensibly, quickly, and from what they can see.

They keep behind the longer weapon, counter-attack, parry when outnumbered, aim and reload,
charge where the way is free and no pike waits at its end, and flee when their courage is gone.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.landsknecht.actions import RunnerQuestion
from fechtbuch.books.landsknecht.arms import NOBODY, Thing, Weapon
from fechtbuch.books.landsknecht.attack import armour_against, target_number
from fechtbuch.books.landsknecht.battle import FOOT, Battle
from fechtbuch.books.landsknecht.choices import Action, Pick
from fechtbuch.books.landsknecht.conditions import (
    can_strike,
    in_reach,
    is_helpless,
    team,
    threatens,
)
from fechtbuch.books.landsknecht.counter import (
    AnswerQuestion,
    BusyQuestion,
    may_counter,
    outreaches,
)
from fechtbuch.books.landsknecht.fighter import Combatant
from fechtbuch.books.landsknecht.flight import flight
from fechtbuch.books.landsknecht.holding import LAPSE, WAIT, LastQuestion, ReleaseQuestion
from fechtbuch.books.landsknecht.missiles import (
    into_melee,
    may_load,
    ready_to_fire,
    shooting_things,
    shot,
    throwable_things,
    within_range,
)
from fechtbuch.books.landsknecht.morale import RoutQuestion
from fechtbuch.books.landsknecht.movement import (
    charge_length_fits,
    combat_move,
    going,
    running_move,
    straight_run,
)
from fechtbuch.books.landsknecht.pursuit import DropQuestion, PursuersQuestion, rate
from fechtbuch.books.landsknecht.tactics import (
    arm_again,
    cast,
    contest_won,
    fist,
    grapple,
    grapples,
    in_a_grip,
    keep_a_grip,
    use_something,
)
from fechtbuch.books.landsknecht.turn import TurnQuestion
from fechtbuch.books.landsknecht.verbs import NOTHING
from fechtbuch.books.landsknecht.weapons import (
    bare_hands,
    drawable,
    length,
    longest,
    melee_form,
    reach,
    usable,
    worn_weapon,
)
from fechtbuch.books.landsknecht.wrestling import (
    JoinQuestion,
    StrikeQuestion,
    WinnerQuestion,
    strike_weapons,
)
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.paths import towards
from fechtbuch.engine.streams import Stream

FAR: Final = 1 << 20


@mypyc_attr(allow_interpreted_subclasses=True)
class LandsknechtPolicy(Player):
    """The book's own way of playing."""

    def __init__(self, whim: Stream) -> None:
        self.whim = whim

    def decide(self, question: Question) -> Choice:
        """An answer to any question of the book."""
        if isinstance(question, TurnQuestion):
            if isinstance(question, ReleaseQuestion):
                return self.release(question)
            if isinstance(question, LastQuestion):
                return self.last(question)
            return self.turn(question.battle, question.fighter)
        if isinstance(question, AnswerQuestion):
            return self.answer(question)
        if isinstance(question, RunnerQuestion):
            return Action(
                "attack", None, best_thing(question.battle, question.fighter, question.runner)
            )
        if isinstance(question, StrikeQuestion):
            return self.strike(question)
        if isinstance(question, WinnerQuestion):
            return contest_won(question.battle, question.winner, question.loser)
        if isinstance(question, JoinQuestion):
            return self.join(question)
        if isinstance(question, BusyQuestion):
            return Action("defend")
        if isinstance(question, PursuersQuestion):
            return self.pursue(question)
        if isinstance(question, DropQuestion):
            return Action("drop", None, question.things[0])
        if isinstance(question, RoutQuestion):
            return self.rout(question)
        return question.default()

    # The turn.

    def turn(self, fight: Battle, fighter: Combatant) -> Action:
        """What to do now."""
        if fighter.immobilised():
            return in_a_grip(fight, fighter)
        if fighter.block.mount:
            return self.mount_strike(fight, fighter)
        mount = fight.mount_of(fighter)
        if mount is not None and mount.bolting > 0:
            return Action(NOTHING)
        if fighter.routed:
            return self.run_away(fight, fighter)
        if fighter.hold_on != NOBODY:
            return keep_a_grip(fight, fighter)
        if len(fighter.spells) > 0:
            spell = cast(fight, fighter)
            if spell is not None:
                return spell
        foe = nearest_foe(fight, fighter)
        if foe is None:
            return Action(NOTHING)
        useful = use_something(fight, fighter)
        if useful is not None:
            return useful
        missile = self.missiles(fight, fighter, foe)
        if missile is not None:
            return missile
        return self.melee(fight, fighter, foe)

    def mount_strike(self, fight: Battle, mount: Combatant) -> Action:
        """A warhorse kicks whoever is near."""
        best: Combatant | None = None
        for foe in fight.fighters:
            if fight.foes(mount, foe) and foe.standing() and in_reach(fight, mount, foe, 1):
                if best is None or foe.wounds < best.wounds:
                    best = foe
        return Action(NOTHING) if best is None else Action("attack", best)

    def run_away(self, fight: Battle, fighter: Combatant) -> Action:
        """Courage is gone: away from the enemy."""
        return flight(fight, fighter) or Action("parry")

    # Missiles.

    def missiles(self, fight: Battle, fighter: Combatant, foe: Combatant) -> Action | None:
        """Shoot, aim first at long shots, load what is empty; swords out when they are upon us."""
        things = shooting_things(fighter)
        if len(things) == 0:
            return self.throw(fight, fighter, foe)
        thing = things[0]
        pressed = threatens(fight, foe, fighter) or fight.apart(fighter, foe) <= 1
        if ready_to_fire(fighter, thing):
            target = self.shot_target(fight, fighter, thing)
            if target is None:
                return None
            if fighter.aimed or pressed or fighter.mounted():
                return Action("shoot", target, thing)
            weapon = thing.weapon
            assert weapon is not None
            slow = weapon.reload > 0 or weapon.firearm
            if slow and self.out_of_danger(fight, fighter) and not fighter.aiming:
                return Action("aim", None, thing)
            return Action("shoot", target, thing)
        if pressed:
            return None
        if thing.jammed:
            return Action("clear", None, thing)
        if may_load(fighter, thing):
            weapon = thing.weapon
            if weapon is not None and weapon.firearm and not self.out_of_danger(fight, fighter):
                return None
            return Action("load", None, thing)
        return None

    def shot_target(self, fight: Battle, fighter: Combatant, thing: Thing) -> Combatant | None:
        """The enemy in range whom a shot hurts most surely."""
        best: Combatant | None = None
        worth: i64 = 0
        for foe in fight.fighters:
            if not fight.foes(fighter, foe) or not foe.standing() or foe.rider != NOBODY:
                continue
            blow = shot(fighter, foe, thing, False)
            if not within_range(fight, blow):
                continue
            number = target_number(fight, blow, foe).total - armour_against(fight, blow, foe)
            if number > worth and into_melee(fight, blow):
                number -= 8
            if number > worth:
                best = foe
                worth = number
        return best

    def throw(self, fight: Battle, fighter: Combatant, foe: Combatant) -> Action | None:
        """Throw what is meant for it before the lines meet."""
        distance = fight.apart(fighter, foe)
        if distance < 2 or distance > 4:
            return None
        for thing in throwable_things(fighter):
            weapon = thing.weapon
            if weapon is not None and weapon.thrown:
                blow = shot(fighter, foe, thing, True)
                if within_range(fight, blow) and not into_melee(fight, blow):
                    return Action("throw", foe, thing)
        return None

    def out_of_danger(self, fight: Battle, fighter: Combatant) -> bool:
        """Whether no enemy can come up within a Round."""
        for foe in fight.fighters:
            if fight.foes(fighter, foe) and foe.able():
                if fight.apart(fighter, foe) * FOOT <= combat_move(fight, foe) + FOOT:
                    return False
        return True

    # Melee.

    def melee(self, fight: Battle, fighter: Combatant, foe: Combatant) -> Action:
        """Strike whom we can, else come up: by a charge, by a walk, or let them come."""
        if grapples(fight, fighter):
            trick = grapple(fight, fighter, foe)
            if trick is not None:
                return trick
        thing = blade(fight, fighter)
        drawn = self.better_draw(fight, fighter, thing)
        if drawn is not None:
            thing = drawn
        elif thing is None and not fighter.block.creature:
            fallen = arm_again(fight, fighter)
            if fallen is not None:
                return Action("pick-up", None, fallen)
            thing = fist(fighter)
        weapon = bare_hands(fighter) if thing is None else form_of(fighter, thing)
        squares = reach(fighter, weapon)
        target = self.blow_target(fight, fighter, squares)
        if target is not None:
            if self.hard_pressed(fight, fighter):
                return Action("parry")
            return Action("attack", target, thing)
        walk = combat_move(fight, fighter)
        far = (fight.apart(fighter, foe) - squares) * FOOT > walk
        charge: Action | None = None
        if far:
            charge = self.charge(fight, fighter, foe, thing, weapon)
            if charge is not None:
                return charge
        way = going(fight, fighter)
        path = towards(fight.grid, fighter.at, foe.at, walk, way, squares)
        end = fighter.at if len(path) == 0 else path[-1]
        if not far and self._reaches(fight, fighter, foe, end, squares):
            if self.waits_for_pike(fight, fighter, foe, weapon):
                return Action("hold")
            strike = Action("attack", foe, thing)
            strike.path = path
            return strike
        if not far:
            charge = self.charge(fight, fighter, foe, thing, weapon)
            if charge is not None:
                return charge
        if len(path) > 0:
            move = Action("move")
            move.path = path
            if drawn is not None:
                move.thing = drawn
            return move
        return Action("parry") if threatens(fight, foe, fighter) else Action(NOTHING)

    def _reaches(
        self, fight: Battle, fighter: Combatant, foe: Combatant, end: i64, squares: i64
    ) -> bool:
        home = fighter.at
        fighter.at = end
        there = in_reach(fight, fighter, foe, squares)
        fighter.at = home
        return there

    def better_draw(self, fight: Battle, fighter: Combatant, thing: Thing | None) -> Thing | None:
        """A weapon at the belt for who has none in hand."""
        if thing is not None or fighter.block.creature:
            return None
        for other in drawable(fighter):
            weapon = other.weapon
            if weapon is not None and weapon.melee and weapon.hands <= 2 - fighter.arms_lost:
                if usable(fight, fighter, weapon) or weapon.hands == 1:
                    return other
        return None

    def blow_target(self, fight: Battle, fighter: Combatant, squares: i64) -> Combatant | None:
        """Of the enemies in reach the helpless, then the one nearest to falling."""
        best: Combatant | None = None
        least: i64 = FAR
        for foe in fight.fighters:
            if not fight.foes(fighter, foe) or not foe.standing() or foe.rider != NOBODY:
                continue
            if not in_reach(fight, fighter, foe, squares):
                continue
            worth = foe.wounds + 2 * foe.armour_rating
            if is_helpless(fight, foe):
                worth -= 50 if foe.casting is not None else 20
            if worth < least:
                least = worth
                best = foe
        return best

    def hard_pressed(self, fight: Battle, fighter: Combatant) -> bool:
        """Three on one and nearly done for: better to parry and let friends come."""
        if fighter.wounds * 2 > fighter.max_wounds or fighter.weapon_changed:
            return False
        friends = 0
        for friend in fight.fighters:
            if friend.side == fighter.side and friend is not fighter and friend.able():
                if not friend.block.mount:
                    friends += 1
        if friends == 0:
            return False
        for foe in fight.fighters:
            if fight.foes(fighter, foe) and foe.able() and threatens(fight, foe, fighter):
                return team(fight, foe, fighter) >= 3
        return False

    def waits_for_pike(
        self, fight: Battle, fighter: Combatant, foe: Combatant, weapon: Weapon
    ) -> bool:
        """The longer weapon need not walk into anything: it lets the shorter one come."""
        if fighter.holding_action or length(fighter) <= length(foe) or foe.acted:
            return False
        return weapon.polearm and fight.apart(fighter, foe) > 2 and not foe.helpless()

    def charge(
        self, fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing | None, weapon: Weapon
    ) -> Action | None:
        """A charge, but not into a longer weapon that can still answer it."""
        run = running_move(fight, fighter)
        if run == 0 or weapon.garrote:
            return None
        if length(foe) > length(fighter) and not foe.acted and foe.able():
            return None
        squares = reach(fighter, weapon)
        distance = fight.grid.distance(fighter.at, foe.at)
        if (distance - squares) * FOOT > run or distance <= squares:
            return None
        end = fight.grid.on_line(fighter.at, foe.at, distance - squares)
        if not charge_length_fits(fight, fighter, distance - squares):
            return None
        path = straight_run(fight, fighter, end)
        if len(path) != distance - squares or not self._reaches(fight, fighter, foe, end, squares):
            return None
        action = Action("charge", foe, thing)
        action.path = path
        return action

    # Answers.

    def answer(self, question: AnswerQuestion) -> Action:
        """Counter-attack with the longer weapon; parry when hurt or outnumbered, else guard."""
        fight = question.battle
        fighter = question.fighter
        blow = question.blow
        own = blow.target is fighter
        if own and may_counter(fight, blow):
            return Action("counter")
        if own and outreaches(blow):
            return Action("guard")
        if blow.ranged:
            return Action("none")
        if own and self.should_parry(fight, fighter, blow.attacker):
            return Action("parry")
        return Action("none")

    def should_parry(self, fight: Battle, fighter: Combatant, attacker: Combatant) -> bool:
        """Outnumbered and about to fall."""
        if fighter.routed:
            return True
        if fighter.wounds > 8:
            return False
        return team(fight, attacker, fighter) >= 2

    def release(self, question: ReleaseQuestion) -> Action:
        """A held blow answers whoever comes within reach."""
        fight = question.battle
        fighter = question.fighter
        enemy = question.deed.actor
        path = question.deed.action.path
        end = enemy.at if len(path) == 0 else path[-1]
        thing = blade(fight, fighter)
        if thing is None or fighter.routed:
            return Action(WAIT)
        if question.deed.action.target is fighter and length(fighter) > length(enemy):
            return Action(WAIT)  # the counter-attack comes first, the released blow does not
        home = enemy.at
        enemy.at = end
        there = can_strike(fight, fighter, enemy, form_of(fighter, thing))
        enemy.at = home
        return Action("attack", enemy, thing) if there else Action(WAIT)

    def last(self, question: LastQuestion) -> Action:
        """The Round ends: use the held action after all."""
        fight = question.battle
        fighter = question.fighter
        if fighter.routed:
            return self.run_away(fight, fighter)
        foe = nearest_foe(fight, fighter)
        if foe is None:
            return Action(LAPSE)
        thing = blade(fight, fighter)
        weapon = bare_hands(fighter) if thing is None else form_of(fighter, thing)
        target = self.blow_target(fight, fighter, reach(fighter, weapon))
        return Action(LAPSE) if target is None else Action("attack", target, thing)

    def strike(self, question: StrikeQuestion) -> Action:
        """Against a wrestler: always."""
        fight = question.battle
        target = question.within()[0]
        weapons = strike_weapons(fight, question.fighter, target)
        return Action("strike", target, fight.thing_by_slug(weapons[0]))

    def join(self, question: JoinQuestion) -> Action:
        """Join only from beside the victim and with free hands."""
        fight = question.battle
        fighter = question.fighter
        if fight.apart(fighter, question.victim) <= 1 and longest(fight, fighter) is None:
            return Action("join")
        return Action("stay-out")

    def pursue(self, question: PursuersQuestion) -> Pick:
        """After them with everybody who is fast enough to have a chance."""
        fight = question.battle
        slowest = min([rate(fight, fugitive) for fugitive in question.fugitives])
        chasing = [fighter for fighter in question.able if rate(fight, fighter) + 60 >= slowest]
        return Pick("pursue" if chasing else "let-go", chasing)

    def rout(self, question: RoutQuestion) -> Action:
        """Surrender where flight is hopeless."""
        fight = question.battle
        for member in question.group:
            if running_move(fight, member) > 0:
                return Action("flee")
        return Action("surrender")


def nearest_foe(fight: Battle, fighter: Combatant) -> Combatant | None:
    """The nearest standing enemy; of several the weaker, riders before mounts."""
    best: Combatant | None = None
    least: i64 = FAR
    for foe in fight.fighters:
        if foe.side == fighter.side or not foe.standing() or foe.rider != NOBODY:
            continue
        if not fight.foes(fighter, foe) or not foe.in_the_fight():
            continue
        distance = fight.apart(fighter, foe)
        if distance < least or (
            best is not None and distance == least and foe.wounds < best.wounds
        ):
            least = distance
            best = foe
    return best


def blade(fight: Battle, fighter: Combatant) -> Thing | None:
    """The longest weapon in hand that does damage to those who see it coming."""
    thing = longest(fight, fighter)
    if thing is None:
        return None
    weapon = form_of(fighter, thing)
    return None if weapon.garrote or weapon.damage == 0 else thing


def form_of(fighter: Combatant, thing: Thing) -> Weapon:
    """What a thing is in a blow, bare hands if it is none."""
    form = melee_form(fighter, thing)
    return bare_hands(fighter) if form is None else form


def best_thing(fight: Battle, fighter: Combatant, target: Combatant) -> Thing | None:
    """The longest weapon in hand that reaches a target."""
    thing = longest(fight, fighter)
    if thing is not None and can_strike(fight, fighter, target, form_of(fighter, thing)):
        return thing
    for other in fighter.hands:
        form = melee_form(fighter, other)
        if form is not None and can_strike(fight, fighter, target, form):
            return other
    return worn_weapon(fighter)
