"""How Phase Six's own fighters play: sensibly, quickly, and from what they can see.

They strike on the walk, keep an action back where a parry spares more than a blow deals, brace
and aim where recoil would spoil a second shot, reload, fall back on the blade at their belt, and
spend their dice when it matters.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.phase_six.asking.act_question import ActQuestion, ReactQuestion
from fechtbuch.books.phase_six.kinds.arms import MELEE, NOTHING, THROWN
from fechtbuch.books.phase_six.kinds.verbs import END, PASS
from fechtbuch.books.phase_six.mind.care_choice import arms, care, out_of_the_fire
from fechtbuch.books.phase_six.mind.estimates import (
    WHOLE,
    chance,
    evade_worth,
    expected,
    parry_worth,
    shield_worth,
    threat,
)
from fechtbuch.books.phase_six.mind.shot_choice import shoot
from fechtbuch.books.phase_six.mind.target_choice import Shot, attack, best_attack, nearly_down
from fechtbuch.books.phase_six.mind.throw_choice import grenade
from fechtbuch.books.phase_six.mind.way_choice import approach
from fechtbuch.books.phase_six.rules.cover import parrying_shield
from fechtbuch.books.phase_six.rules.defence import (
    EVADE,
    NONE,
    PARRY,
    SHIELD_PARRY,
    DefenceQuestion,
    Incoming,
)
from fechtbuch.books.phase_six.rules.dice import BONUS, DESTINY, KEEP, REROLL, ExtraQuestion
from fechtbuch.books.phase_six.rules.equipment import held, kind_of
from fechtbuch.books.phase_six.rules.movement import OpportunityQuestion
from fechtbuch.books.phase_six.rules.success_roll import CHECK, HIT
from fechtbuch.books.phase_six.rules.wounds import PainQuestion
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.streams import Stream

_END: Final = Act(END)
_PASS: Final = Act(PASS)
_NONE: Final = Act(NONE)
_EVADE: Final = Act(EVADE)
_SHIELD_PARRY: Final = Act(SHIELD_PARRY)
_BUY: Final = Act("buy")
_KEEP: Final = Act(KEEP)
_BONUS: Final = Act(BONUS)
_DESTINY: Final = Act(DESTINY)
_REROLL: Final = Act(REROLL)


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
            things = question.weapons()
            return Act("strike", None, things[0]) if len(things) > 0 else question.default()
        return question.default()

    def extra(self, question: ExtraQuestion) -> Choice:
        """Roll again what went badly; dice for what must not fail."""
        roll = question.roll
        who = question.fighter
        if roll.empty():
            return _KEEP
        if roll.kind == HIT:
            if who.rerolls > 0 and roll.dice > 2:
                if 2 * WHOLE * roll.successes < roll.dice * chance(roll.need.total):
                    return _REROLL
            return _KEEP
        if roll.wanted == 0 or roll.successes >= roll.wanted:
            return _KEEP
        if roll.kind == CHECK:
            if who.rerolls > 0 and roll.dice > 0:
                return _REROLL
            if who.dying > 0:
                if who.bonus > 0:
                    return _BONUS
                if who.destiny > 0:
                    return _DESTINY
            return _KEEP
        hits = roll.stake if roll.stake > 0 else roll.wanted
        if hits < 2 and who.health > hits:
            return _KEEP  # one wound is not worth it
        if roll.successes == 0 and who.rerolls > 0 and roll.dice > 1:
            return _REROLL
        if roll.purpose == "evade" and who.bonus > 0 and roll.need.total < 8:
            return _BONUS
        return _KEEP

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
        if not spare and not nearly_down(fight, who):
            return _PASS
        shot = best_attack(fight, who, False)
        if shot.target is None or shot.worth < WHOLE // 4:
            return _PASS
        if spare or shot.worth >= shot.target.health * WHOLE:
            return attack(shot)
        return _PASS

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

    def turn(self, fight: Battle, who: Participant) -> Choice:
        """What to do now."""
        if who.actions == 0:
            return self.without_actions(fight, who)
        act = self.urgent(fight, who)
        if act is not None:
            return act
        shot = best_attack(fight, who, False)
        if shot.target is None:
            return approach(fight, who)
        if shot.mode == MELEE or shot.mode == THROWN:
            return self.melee(fight, who, shot)
        return shoot(fight, who, shot)

    def urgent(self, fight: Battle, who: Participant) -> Choice | None:
        """What comes before any blow: out of nets and fire, care, arms, a grenade."""
        if who.netted:
            return Act("free", who)
        act = out_of_the_fire(fight, who) if len(fight.clouds) > 0 else None
        if act is not None:
            return act
        if who.burning > 1:
            return Act("extinguish", who)
        act = care(fight, who)
        if act is None:
            act = arms(fight, who)
        if act is None:
            act = grenade(fight, who)
        return act

    def without_actions(self, fight: Battle, who: Participant) -> Choice:
        """An action is bought for a blow that may end it."""
        if who.bonus > 1 and who.rerolls == 0:
            shot = best_attack(fight, who, False)
            if shot.target is not None and shot.worth >= shot.target.health * WHOLE:
                return _BUY
        return _END

    def melee(self, fight: Battle, who: Participant, shot: Shot) -> Choice:
        """Strike, but keep the last action where a parry would spare more than a blow deals."""
        if who.actions == 1 and shot.target is not None:
            if shot.worth < shot.target.health * WHOLE and self.saving(fight, who, shot.worth):
                return _END
        return attack(shot)

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
