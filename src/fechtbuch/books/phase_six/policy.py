"""How Phase Six's own fighters play: sensibly, quickly, and from what they can see.

They strike on the walk, keep an action back where a parry spares more than a blow deals, brace
and aim where recoil would spoil a second shot, reload, fall back on the blade at their belt, and
spend their dice when it matters.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.phase_six.arms import FISTS, MELEE, MODES, NOTHING, SINGLE, THROWN, Thing
from fechtbuch.books.phase_six.asking import ActQuestion, ReactQuestion
from fechtbuch.books.phase_six.attack import has_rounds, in_reach
from fechtbuch.books.phase_six.battle import Battle
from fechtbuch.books.phase_six.choices import COUP, Act
from fechtbuch.books.phase_six.cover import cover_level, parrying_shield
from fechtbuch.books.phase_six.defence import (
    EVADE,
    NONE,
    PARRY,
    SHIELD_PARRY,
    DefenceQuestion,
    Incoming,
)
from fechtbuch.books.phase_six.dice import (
    ADD_BONUS,
    ADD_DESTINY,
    CHECK,
    HIT,
    KEEP_IT,
    ROLL_AGAIN,
    ExtraQuestion,
)
from fechtbuch.books.phase_six.equipment import held, kind_of, may_reload
from fechtbuch.books.phase_six.fighter import DOWN, Participant
from fechtbuch.books.phase_six.items import dressings, potions
from fechtbuch.books.phase_six.judgement import (
    WHOLE,
    chance,
    evade_worth,
    expected,
    parry_worth,
    shield_worth,
    threat,
)
from fechtbuch.books.phase_six.movement import (
    OpportunityQuestion,
    crawl_range,
    going,
    may_move,
    run_range,
    striking,
    walk_range,
)
from fechtbuch.books.phase_six.special import may_brace
from fechtbuch.books.phase_six.throwing import EXPLOSION, may_throw_at
from fechtbuch.books.phase_six.turn import END, PASS
from fechtbuch.books.phase_six.wounds import PainQuestion
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.paths import reachable, towards
from fechtbuch.engine.streams import Stream

FAR: Final = 1 << 20

_END: Final = Act(END)
_PASS: Final = Act(PASS)
_NONE: Final = Act(NONE)
_EVADE: Final = Act(EVADE)
_SHIELD_PARRY: Final = Act(SHIELD_PARRY)
_BUY: Final = Act("buy")


class Shot:
    """The best attack found so far."""

    def __init__(self) -> None:
        self.target: Participant | None = None
        self.thing: Thing | None = None
        self.mode: i64 = MELEE
        self.worth: i64 = 0
        """Thousandths of wounds."""
        self.score: i64 = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseSixPolicy(Player):
    """The book's own way of playing."""

    def __init__(self, whim: Stream) -> None:
        self.whim = whim

    def decide(self, question: Question) -> Choice:
        """An answer to any question of the book."""
        if isinstance(question, ExtraQuestion):
            return self.extra(question)
        if isinstance(question, ReactQuestion):
            return self.react(question)
        if isinstance(question, ActQuestion):
            return self.turn(question.battle, question.fighter)
        if isinstance(question, DefenceQuestion):
            return self.defend(question.battle, question.fighter, question.incoming)
        if isinstance(question, PainQuestion):
            worth_it = question.wounds > 1 or question.wounds >= question.fighter.health
            return Act("ignore-pain") if worth_it else Act("suffer")
        if isinstance(question, OpportunityQuestion):
            things = striking(question.battle, question.fighter, question.mover)
            return Act("strike", None, things[0]) if len(things) > 0 else question.default()
        return question.default()

    # Dice.

    def extra(self, question: ExtraQuestion) -> Choice:
        """Roll again what went badly; dice for what must not fail."""
        roll = question.roll
        who = question.fighter
        if roll.empty():
            return KEEP_IT
        if roll.kind == HIT:
            if who.rerolls > 0 and roll.dice > 2:
                if 2 * WHOLE * roll.successes < roll.dice * chance(roll.need.total):
                    return ROLL_AGAIN
            return KEEP_IT
        if roll.wanted == 0 or roll.successes >= roll.wanted:
            return KEEP_IT
        if roll.kind == CHECK:
            if who.rerolls > 0 and roll.dice > 0:
                return ROLL_AGAIN
            if who.dying > 0:
                if who.bonus > 0:
                    return ADD_BONUS
                if who.destiny > 0:
                    return ADD_DESTINY
            return KEEP_IT
        if roll.successes == 0 and who.rerolls > 0 and roll.dice > 1:
            return ROLL_AGAIN
        if roll.purpose == "evade" and who.bonus > 0 and roll.need.total < 8:
            return ADD_BONUS
        return KEEP_IT

    # The defence window.

    def defend(self, fight: Battle, who: Participant, incoming: Incoming) -> Choice:
        """Whatever spares most, if it spares enough; an action is bought against death only."""
        danger = threat(fight, who, incoming)
        if danger < WHOLE // 2:
            return _NONE
        deadly = danger >= who.health * WHOLE and who.boosts == 0
        if who.actions == 0 and not (deadly and who.bonus > 0):
            return _NONE
        best: Choice = _NONE
        most = danger // 4
        if most < WHOLE // 3:
            most = WHOLE // 3
        if incoming.mode == MELEE:
            worth = evade_worth(fight, who, incoming, danger)
            if worth > most:
                best = _EVADE
                most = worth
            for thing in held(fight, who):
                weapon = kind_of(thing)
                if weapon.skill != MELEE:
                    continue
                dice = who.block.melee + weapon.potential - who.shocked
                off = thing.index == who.off
                worth = parry_worth(fight, who, incoming, danger, dice, off)
                if worth > most:
                    best = Act(PARRY, None, thing)
                    most = worth
        if who.shield != NOTHING:
            if parrying_shield(fight, who, incoming.attacker.at) is not None:
                if shield_worth(fight, who, incoming, danger) > most:
                    best = _SHIELD_PARRY
        if best is not _NONE and who.actions == 0:
            return _BUY
        return best

    # Windows.

    def react(self, question: ReactQuestion) -> Choice:
        """A kept action is for defence; it is used up where no blow can come before the refresh."""
        who = question.fighter
        if who.actions == 0:
            return _PASS
        fight = question.battle
        if who.burning > 0 and who.actions > 1:
            return Act("extinguish", who)
        if who.netted:
            return Act("free", who)
        spare = self.last_chance(fight, who, question.kind) or not self.needs_action(fight, who)
        if not spare and not self.nearly_down(fight, who):
            return _PASS
        shot = self.best_attack(fight, who, False)
        if shot.target is None or shot.worth < WHOLE // 4:
            return _PASS
        if spare or shot.worth >= shot.target.health * WHOLE:
            return self.attack(shot)
        return _PASS

    def nearly_down(self, fight: Battle, who: Participant) -> bool:
        """Whether some opponent might fall to one more attack."""
        for foe in fight.fighters:
            if foe.health <= 3 and foe.fights_on() and fight.known_foes(who, foe):
                return True
        return False

    def last_chance(self, fight: Battle, who: Participant, kind: str) -> bool:
        """Whether nobody who could hurt us acts before our own refresh."""
        if kind == "react":
            return False
        for index in fight.order:
            if index == who.index:
                return True
            other = fight.fighters[index]
            if fight.foes(who, other) and other.fights_on():
                return False
        return True

    def needs_action(self, fight: Battle, who: Participant) -> bool:
        """Whether a kept action may be wanted for a defence: a blow, or a shot and a shield."""
        if who.shield != NOTHING:
            return True
        for foe in fight.fighters:
            if foe.fights_on() and fight.known_foes(who, foe):
                if fight.apart(who, foe) <= 2 and foe.main != NOTHING:
                    if kind_of(fight.things[foe.main]).skill == MELEE:
                        return who.main != NOTHING or who.evasion() > 2
        return False

    # The turn.

    def turn(self, fight: Battle, who: Participant) -> Choice:
        """What to do now."""
        if who.actions == 0:
            return self.without_actions(fight, who)
        if who.netted:
            return Act("free", who)
        if who.burning > 1:
            return Act("extinguish", who)
        care = self.care(fight, who)
        if care is not None:
            return care
        arms = self.arms(fight, who)
        if arms is not None:
            return arms
        grenade = self.grenade(fight, who)
        if grenade is not None:
            return grenade
        shot = self.best_attack(fight, who, False)
        if shot.target is None:
            return self.approach(fight, who)
        if shot.mode == MELEE or shot.mode == THROWN:
            return self.melee(fight, who, shot)
        return self.shoot(fight, who, shot)

    def without_actions(self, fight: Battle, who: Participant) -> Choice:
        """An action is bought for a blow that may end it."""
        if who.bonus > 1 and who.rerolls == 0:
            shot = self.best_attack(fight, who, False)
            if shot.target is not None and shot.worth >= shot.target.health * WHOLE:
                return _BUY
        return _END

    def care(self, fight: Battle, who: Participant) -> Choice | None:
        """A potion when badly hurt, a bandage when bleeding, a hand for dying friends."""
        if 2 * who.health <= who.block.max_health or who.bleeding > 0:
            if 2 * who.health <= who.block.max_health:
                for thing in potions(fight, who):
                    if thing.effect == "heal" or who.boosts == 0:
                        return Act("use", who, thing)
            if who.bleeding > 0 and not self.pressed(fight, who):
                found = dressings(fight, who)
                if len(found) > 0:
                    return Act("first-aid", who, found[0])
        if who.block.first_aid > 1 and not self.pressed(fight, who):
            for friend in fight.fighters:
                if friend.dying > 0 and friend.side == who.side and friend.present():
                    if friend.dying <= who.block.first_aid and fight.apart(who, friend) <= 1:
                        return Act("stabilise", friend)
        return None

    def pressed(self, fight: Battle, who: Participant) -> bool:
        """Whether an opponent stands near enough for a blow."""
        for foe in fight.fighters:
            if foe.fights_on() and fight.known_foes(who, foe) and fight.apart(who, foe) <= 2:
                return True
        return False

    def arms(self, fight: Battle, who: Participant) -> Choice | None:
        """Something useful in hand: reload, or take what is quicker; pick up, stand up."""
        main = None if who.main == NOTHING else fight.things[who.main]
        if main is not None:
            weapon = kind_of(main)
            if weapon.skill == SINGLE and not has_rounds(weapon, main, weapon.modes[0]):
                if self.pressed(fight, who) and weapon.reload > 1:
                    blade = self.carried_weapon(fight, who, 0)
                    if blade is not None:
                        return Act("ready", None, blade)
                if may_reload(who, main):
                    return Act("reload", None, main)
                blade = self.carried_weapon(fight, who, 3)
                return None if blade is None else Act("ready", None, blade)
            if who.hunkered and weapon.skill == MELEE and not self.reaches(fight, who):
                return Act("stand-up")
            return None
        if who.off != NOTHING:
            return Act("shift")
        for thing in fight.lying_near(who.at):
            if thing.weapon is not None and thing.weapon.ready <= 1:
                return Act("pick-up", None, thing)
        blade = self.carried_weapon(fight, who, 3)
        if blade is not None:
            return Act("ready", None, blade)
        return Act("stand-up") if who.hunkered and not self.reaches(fight, who) else None

    def carried_weapon(self, fight: Battle, who: Participant, most: i64) -> Thing | None:
        """The carried weapon with most dice that is ready soon enough and has something to fire."""
        best: Thing | None = None
        dice: i64 = -1
        for thing in fight.things:
            if thing.holder != who.index or thing.in_hand() or thing.kind != 0:
                continue
            weapon = kind_of(thing)
            if weapon.ready > most:
                continue
            if weapon.skill == SINGLE and thing.loaded == 0 and thing.spare == 0:
                continue
            own = weapon.potential + (
                who.block.melee if weapon.skill == MELEE else who.block.shooting
            )
            if own > dice:
                best = thing
                dice = own
        return best

    def reaches(self, fight: Battle, who: Participant) -> bool:
        """Whether somebody is in reach from here."""
        return self.best_attack(fight, who, False).target is not None

    def grenade(self, fight: Battle, who: Participant) -> Choice | None:
        """Where two of them stand together and none of us."""
        for thing in fight.things:
            if thing.holder != who.index or thing.effect != EXPLOSION:
                continue
            for foe in fight.fighters:
                if not foe.fights_on() or not fight.known_foes(who, foe):
                    continue
                if not may_throw_at(fight, who, thing, who.at, foe.at):
                    continue
                if self.huddle(fight, who, foe.at) >= 2:
                    act = Act("throw", None, thing)
                    act.at = foe.at
                    return act
        return None

    def huddle(self, fight: Battle, who: Participant, at: i64) -> i64:
        """Opponents around a field; 0 if one of us is too near."""
        count: i64 = 0
        for other in fight.fighters:
            if not other.present():
                continue
            metres = fight.grid.distance(other.at, at)
            if not fight.foes(who, other):
                if metres <= 6:
                    return 0
            elif metres <= 2 and other.fights_on():
                count += 1
        return count

    # Attacks.

    def best_attack(self, fight: Battle, who: Participant, walking: bool) -> Shot:
        """The attack from here that promises most; who is nearly down comes first."""
        best = Shot()
        for foe in fight.fighters:
            if not foe.fights_on() or not fight.known_foes(who, foe):
                continue
            if who.main != NOTHING:
                self.weigh(fight, who, foe, fight.things[who.main], walking, best)
            if who.off != NOTHING:
                self.weigh(fight, who, foe, fight.things[who.off], walking, best)
            if who.main == NOTHING and who.off == NOTHING and fight.apart(who, foe) <= 1:
                self.consider(best, foe, None, MELEE, WHOLE)
        return best

    def weigh(
        self,
        fight: Battle,
        who: Participant,
        foe: Participant,
        thing: Thing,
        walking: bool,
        best: Shot,
    ) -> None:
        """What attacks with a weapon in hand promise."""
        weapon = kind_of(thing)
        if not in_reach(fight, who.at, foe, weapon):
            return
        if weapon.skill == MELEE:
            worth = expected(fight, who, foe, weapon, thing, MELEE, walking)
            self.consider(best, foe, thing, MELEE, worth)
            return
        for mode in weapon.modes:
            if has_rounds(weapon, thing, mode):
                worth = expected(fight, who, foe, weapon, thing, mode, walking)
                self.consider(best, foe, thing, mode, worth)

    def consider(
        self, best: Shot, foe: Participant, thing: Thing | None, mode: i64, worth: i64
    ) -> None:
        """Keep the better of two attacks."""
        need = foe.health * WHOLE
        score = worth * 4 if worth < need else need * 4 + 2 * WHOLE
        score -= foe.health * 50
        if score > best.score:
            best.score = score
            best.target = foe
            best.thing = thing
            best.mode = mode
            best.worth = worth

    def attack(self, shot: Shot) -> Act:
        """The attack as a choice."""
        act = Act("attack", shot.target, shot.thing)
        self.fill(act, shot)
        return act

    def fill(self, act: Act, shot: Shot) -> None:
        """Weapon and mode into a choice; sleepers get no chance to wake."""
        if shot.thing is None:
            act.natural = FISTS
        elif len(kind_of(shot.thing).modes) > 1:
            act.mode = MODES[shot.mode]
        if shot.target is not None and shot.target.asleep:
            act.special = COUP

    def melee(self, fight: Battle, who: Participant, shot: Shot) -> Choice:
        """Strike, but keep the last action where a parry would spare more than a blow deals."""
        if who.actions == 1 and shot.target is not None:
            if shot.worth < shot.target.health * WHOLE and self.saving(fight, who, shot.worth):
                return _END
        return self.attack(shot)

    def saving(self, fight: Battle, who: Participant, worth: i64) -> bool:
        """Whether the blows that may come are worse than ours."""
        if who.main == NOTHING and who.evasion() < 3:
            return False
        danger: i64 = 0
        for foe in fight.fighters:
            if not foe.fights_on() or foe.main == NOTHING or not fight.known_foes(who, foe):
                continue
            thing = fight.things[foe.main]
            weapon = kind_of(thing)
            if weapon.skill == MELEE and fight.apart(who, foe) <= weapon.reach:
                danger += expected(fight, foe, who, weapon, thing, MELEE, False)
        return danger * 3 > worth * 4

    def shoot(self, fight: Battle, who: Participant, shot: Shot) -> Choice:
        """Fire; but a rest, cover or a careful aim may be worth more than a shot with recoil."""
        target = shot.target
        thing = shot.thing
        assert target is not None and thing is not None
        near = fight.apart(who, target)
        if not who.braced and near > 4 and may_brace(fight, who):
            return Act("brace")
        if cover_level(fight, who, target.at) == 0 and near > 4 and who.chain == 0:
            cover = self.walk_to_cover(fight, who, target, shot)
            if cover is not None:
                return cover
        if who.chain > 0 and near > 3 and shot.worth < target.health * WHOLE:
            weapon = kind_of(thing)
            if SINGLE in weapon.modes:
                most = who.perception()
                before = 2 * who.aim_steps
                after = before + 2 if before + 2 < most else most
                if after > before:
                    chain = who.chain
                    who.chain = 0
                    steady = expected(fight, who, target, weapon, thing, SINGLE, False, before)
                    aimed = expected(fight, who, target, weapon, thing, SINGLE, False, after)
                    who.chain = chain
                    if aimed - steady > shot.worth:
                        return Act("aim", target, thing)
            if shot.worth < WHOLE // 5:
                return _END
        return self.attack(shot)

    def walk_to_cover(
        self, fight: Battle, who: Participant, target: Participant, shot: Shot
    ) -> Choice | None:
        """A field behind something within a walk, and a shot on the way."""
        if not fight.grid.has_obstacles() or not may_move(who, "walk"):
            return None
        reach = reachable(fight.grid, who.at, walk_range(who), going(fight, who))
        best: i64 = -1
        level: i64 = 0
        for f in reach.fields():
            own = fight.grid.cover(target.at, f)
            if own > level and fight.sees(f, target.at):
                best = f
                level = own
        if best < 0 or shot.thing is None:
            return None
        if not fight.grid.distance(best, target.at) <= kind_of(shot.thing).reach:
            return None
        act = Act("walk", target, shot.thing)
        act.path = reach.path_to(best)
        act.free = "attack"
        self.fill(act, shot)
        return act if len(act.path) > 0 else None

    # Coming up.

    def approach(self, fight: Battle, who: Participant) -> Choice:
        """Towards the nearest opponent; a blow on the walk if it gets that far."""
        foe = self.nearest(fight, who)
        if foe is None:
            return _END
        if who.hunkered:
            return self.crawl(fight, who, foe)
        if not may_move(who, "run"):
            return _END
        reach: i64 = 1
        for thing in held(fight, who):
            weapon = kind_of(thing)
            # Who shoots comes on until there is a line of sight.
            if weapon.skill == MELEE and weapon.reach > reach:
                reach = weapon.reach
        way = going(fight, who)
        path = towards(fight.grid, who.at, foe.at, walk_range(who), way, reach)
        if len(path) > 0:
            strike = self.strike_from(fight, who, path)
            if strike is not None:
                return strike
        if self.wait_behind_shield(fight, who, foe):
            return Act("block")
        path = towards(fight.grid, who.at, foe.at, run_range(who), way, reach)
        if len(path) == 0:
            return _END
        act = Act("run")
        act.path = path
        return act

    def crawl(self, fight: Battle, who: Participant, foe: Participant) -> Choice:
        """Low and slow."""
        if not may_move(who, "crawl"):
            return _END
        path = towards(fight.grid, who.at, foe.at, crawl_range(who), going(fight, who), 1)
        if len(path) == 0:
            return Act("stand-up")
        act = Act("crawl")
        act.path = path
        return act

    def strike_from(self, fight: Battle, who: Participant, path: list[i64]) -> Choice | None:
        """Walk this way and strike at its end, if anybody is in reach there."""
        home = who.at
        who.at = path[-1]
        shot = self.best_attack(fight, who, True)
        who.at = home
        if shot.target is None:
            return None
        act = Act("walk", shot.target, shot.thing)
        act.path = path
        act.free = "attack"
        self.fill(act, shot)
        return act

    def wait_behind_shield(self, fight: Battle, who: Participant, foe: Participant) -> bool:
        """Under fire and far off a shield is raised before the advance."""
        if who.shield == NOTHING or who.block_state != DOWN or who.off != NOTHING:
            return False
        if who.actions < 2 or fight.apart(who, foe) <= 2 * run_range(who):
            return False
        if who.main != NOTHING and kind_of(fight.things[who.main]).hands > 1:
            return False
        return foe.main != NOTHING and kind_of(fight.things[foe.main]).skill == SINGLE

    def nearest(self, fight: Battle, who: Participant) -> Participant | None:
        """The nearest opponent who is still up."""
        best: Participant | None = None
        least: i64 = FAR
        for foe in fight.fighters:
            if foe.fights_on() and fight.known_foes(who, foe):
                metres = fight.apart(who, foe)
                if metres < least:
                    least = metres
                    best = foe
        return best
