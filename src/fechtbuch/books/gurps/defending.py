"""Meeting an attack: the question, the roll and what follows (GUR-SEQ-07, GUR-DEF)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.arms import BOTH, CHEAP, FINE, VERY_FINE, Thing
from fechtbuch.books.gurps.battle import Battle
from fechtbuch.books.gurps.blow import SLAM_BLOW, STRIKE, Blow
from fechtbuch.books.gurps.choices import Defence, limb_of
from fechtbuch.books.gurps.critical import bungle, critical_miss
from fechtbuch.books.gurps.damage import damage_of, hurt
from fechtbuch.books.gurps.defences import (
    bare_limbs,
    bare_score,
    best_bare,
    block_score,
    crossed_score,
    dodge_score,
    idle_arms,
    may_defend,
    may_parry,
    on_guard,
    parry_form,
    parry_score,
    shield_blocks,
    too_light_for_flail,
    unarmed_skills,
    weapon_parries,
)
from fechtbuch.books.gurps.effort import defence_efforts, overstrain, spend
from fechtbuch.books.gurps.fighter import (
    ALL_OUT_DEFENCE,
    DOUBLE,
    EFFORTS,
    FEVERISH,
    LEFT_ARM,
    LYING,
    NO_EFFORT,
    NO_RETREAT,
    NOT_STUNNED,
    RECOVERY,
    RECOVERY_PARRY,
    RETREATS,
    RIGHT_ARM,
    RIGHT_LEG,
    SITTING,
    Combatant,
    Opening,
)
from fechtbuch.books.gurps.injury import distract, stays_conscious
from fechtbuch.books.gurps.questions import BattleQuestion, YesNoQuestion
from fechtbuch.books.gurps.retreats import first_hex, hexes_for, options, retreat
from fechtbuch.books.gurps.rolls import (
    CRITICAL_FAILURE,
    CRITICAL_SUCCESS,
    FAILURE,
    SUCCESS,
    bands,
    check,
    judge,
    margin_of,
)
from fechtbuch.books.gurps.states import (
    break_thing,
    drop,
    fall,
    lose_aim,
    shocked,
)
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Slot
from fechtbuch.engine.grid import NOWHERE, field_text, parse_field
from fechtbuch.engine.tally import Tally

NONE: Final = "none"


def acrobatic(fight: Battle, defender: Combatant) -> bool:
    """GUR-DEF-14: once between own turns, on one's feet, free and not stunned."""
    if defender.acrobatics_used or defender.stunned != NOT_STUNNED:
        return False
    if defender.posture in (LYING, SITTING):
        return False
    return len(fight.holds) == 0 or not fight.held(defender)


class DefenceQuestion(BattleQuestion):
    """One package of defence, form, retreat option and effort (GUR-SEQ-07, step 5 and 7)."""

    def __init__(
        self, battle: Battle, who: Combatant, blow: Blow, first: Defence | None = None
    ) -> None:
        super().__init__("defence" if first is None else "second-defence", battle, who)
        self.blow = blow
        self.first = first
        """The defence that has failed, for a second one (GUR-MAN-18)."""

    def about(self) -> dict[str, str]:
        """Who attacks, with what, and where."""
        blow = self.blow
        item = blow.form.mode.key if blow.thing is None else blow.thing.slug
        return {"attacker": blow.attacker.slug, "item": item}

    def void(self) -> bool:
        """Nobody is asked who has nothing left to defend with."""
        return self.fighter.gone or self.fighter.unconscious

    def default(self) -> Choice:
        """No defence."""
        return Defence(NONE)

    def efforts(self) -> list[int]:
        """Extra effort that may be bought."""
        return defence_efforts(self.battle, self.fighter)

    def parrying(self) -> bool:
        """Whether parries are left, bought ones included."""
        return may_parry(self.fighter) or RECOVERY_PARRY in self.efforts()

    def weapons(self) -> list[Thing]:
        """Things to parry with, bought ones included."""
        if not self.parrying():
            return []
        found: list[Thing] = []
        for thing in weapon_parries(self.battle, self.fighter, self.blow, True):
            if self.first is not None and self.first.verb == "parry":
                if self.first.thing is None or self.first.thing.grip & thing.grip != 0:
                    if self.first.thing is thing or self.first.limb & thing.grip != 0:
                        continue
            form = parry_form(self.battle, thing, self.blow, self.fighter)
            if form is not None and too_light_for_flail(form, self.blow):
                if len(self._ways(thing)) == 0:
                    continue
            if form is not None and not on_guard(self.fighter, thing, form):
                efforts = self.efforts()
                if RECOVERY not in efforts and RECOVERY_PARRY not in efforts:
                    continue
            found.append(thing)
        return found

    def limbs(self) -> list[str]:
        """Bare limbs to parry with."""
        if not self.parrying():
            return []
        bits = bare_limbs(self.battle, self.fighter, self.blow)
        if self.first is not None and self.first.verb == "parry":
            bits &= ~self.first.limb
            if self.first.thing is not None:
                bits &= ~self.first.thing.grip
        found: list[str] = []
        for name in ("right-hand", "left-hand", "leg"):
            if bits & limb_of(name) != 0:
                found.append(name)
        return found

    def verbs(self) -> list[Option]:
        """The kinds of defence that are legal, none first."""
        fight = self.battle
        fighter = self.fighter
        found = [Option(NONE)]
        before = "" if self.first is None else self.first.verb
        if before != "dodge":
            worth = dodge_score(fight, fighter, self.blow, self._stepped(), NO_EFFORT)
            found.append(Option("dodge", ["GUR-DEF-13"], "", worth))
        if len(self.weapons()) > 0 or len(self.limbs()) > 0:
            found.append(Option("parry", ["GUR-DEF-04"]))
        shield = shield_blocks(fight, fighter, self.blow)
        if before != "block" and shield is not None:
            worth = block_score(fight, fighter, self.blow, shield, self._stepped(), NO_EFFORT)
            found.append(Option("block", ["GUR-DEF-12"], "", worth))
        return found

    def _stepped(self) -> i64:
        """A retreat option declared with the first defence still counts for the second."""
        return NO_RETREAT if self.first is None else self.first.retreat

    def slot(self, partial: Partial) -> Slot | None:
        """Kind, weapon, form, effort, retreat, hex, facing."""
        if VERB not in partial:
            return Slot(VERB, "verb", self.verbs(), NONE)
        verb = partial[VERB]
        if verb == NONE:
            return None
        if verb == "parry":
            slot = self._parry_slot(partial)
            if slot is not None:
                return slot
        elif verb == "block":
            if "weapon" not in partial:
                shield = shield_blocks(self.battle, self.fighter, self.blow)
                assert shield is not None
                return Slot("weapon", "item", [Option(shield.slug)], shield.slug)
        elif "acrobatic" not in partial and acrobatic(self.battle, self.fighter):
            return Slot("acrobatic", "word", [Option("yes", ["GUR-DEF-14"])], "")
        if "effort" not in partial:
            slot = self._effort_slot(partial)
            if slot is not None:
                return slot
        return self._retreat_slot(partial)

    def _parry_slot(self, partial: Partial) -> Slot | None:
        fight = self.battle
        fighter = self.fighter
        if "weapon" not in partial:
            found: list[Option] = []
            for thing in self.weapons():
                form = parry_form(fight, thing, self.blow, fighter)
                assert form is not None
                worth = parry_score(
                    fight, fighter, self.blow, thing, form, "", self._stepped(), NO_EFFORT
                )
                found.append(Option(thing.slug, ["GUR-DEF-04"], "", worth))
            for name in self.limbs():
                limb = limb_of(name)
                skill = best_bare(fight, fighter, self.blow, limb)
                worth = bare_score(
                    fight, fighter, self.blow, limb, skill, self._stepped(), NO_EFFORT
                )
                rule = "GUR-RET-08" if limb == 4 else "GUR-DEF-16"
                found.append(Option(name, [rule], "", worth))
            return Slot("weapon", "item", found)
        limb = limb_of(partial["weapon"])
        if limb != 0:
            if "skill" not in partial:
                names = unarmed_skills(fighter, limb == 4)
                if len(names) > 1:
                    return Slot("skill", "word", [Option(name) for name in names], "")
            return None
        if "way" not in partial:
            thing = self.thing_at(partial["weapon"])
            ways = self._ways(thing)
            if ways:
                form = parry_form(fight, thing, self.blow, fighter)
                must = form is not None and too_light_for_flail(form, self.blow)
                return Slot("way", "word", ways, ways[0].value if must else "")
        return None

    def _ways(self, thing: Thing) -> list[Option]:
        """Two-weapon and supported parries (GUR-DEF-10, -11)."""
        found: list[Option] = []
        if self.first is not None and self.first.verb == "parry":
            return found
        if other_weapon(self.battle, self.fighter, thing, self.blow) is not None:
            found.append(Option("crossed", ["GUR-DEF-10"]))
        form = parry_form(self.battle, thing, self.blow, self.fighter)
        light = form is not None and too_light_for_flail(form, self.blow)
        if not light and may_support(self.battle, self.fighter, thing):
            found.append(Option("supported", ["GUR-DEF-11"]))
        return found

    def _effort_slot(self, partial: Partial) -> Slot | None:
        efforts = self.efforts()
        if len(efforts) == 0:
            return None
        needed: i64 = NO_EFFORT
        if partial[VERB] == "parry":
            if not may_parry(self.fighter):
                needed = RECOVERY_PARRY
            elif limb_of(partial["weapon"]) == 0:
                thing = self.thing_at(partial["weapon"])
                form = parry_form(self.battle, thing, self.blow, self.fighter)
                if form is not None and not on_guard(self.fighter, thing, form):
                    needed = RECOVERY
        if needed != NO_EFFORT:
            return Slot("effort", "word", [Option(EFFORTS[needed])], EFFORTS[needed])
        if FEVERISH in efforts:
            return Slot("effort", "word", [Option("feverish", ["GUR-EFF-07"])], "")
        return None

    def _retreat_slot(self, partial: Partial) -> Slot | None:
        if partial[VERB] == "parry" and partial["weapon"] == "leg":
            return None  # GUR-RET-08
        if "retreat" not in partial:
            found = options(self.battle, self.fighter, self.blow)
            if not found:
                return None
            choices = [Option(RETREATS[option], ["GUR-RET-01"]) for option in found]
            return Slot("retreat", "word", choices, "")
        name = partial["retreat"]
        if name in {"", "dive"}:
            return None
        if "to" not in partial:
            hexes = hexes_for(self.battle, self.fighter, self.blow, RETREATS.index(name))
            texts = [field_text(f) for f in hexes]
            return Slot("to", "field", [Option(text) for text in texts], texts[0])
        if "facing" not in partial:
            facing = self.fighter.facing
            turns = [facing, (facing + 1) % 6, (facing + 5) % 6]
            return Slot("facing", "number", [Option(str(turn)) for turn in turns], "")
        return None

    def build(self, partial: Partial) -> Choice:
        """The package."""
        choice = Defence(partial[VERB])
        weapon = partial.get("weapon", "")
        choice.limb = limb_of(weapon)
        if weapon and choice.limb == 0:
            choice.thing = self.thing_at(weapon)
        choice.skill = partial.get("skill", "")
        choice.way = partial.get("way", "")
        choice.acrobatic = partial.get("acrobatic", "") == "yes"
        if partial.get("effort"):
            choice.effort = EFFORTS.index(partial["effort"])
        if partial.get("retreat"):
            choice.retreat = RETREATS.index(partial["retreat"])
        if partial.get("to"):
            choice.to = parse_field(partial["to"])
        if partial.get("facing"):
            choice.facing = int(partial["facing"])
        return choice


def other_weapon(fight: Battle, defender: Combatant, thing: Thing, blow: Blow) -> Thing | None:
    """GUR-DEF-10: the ready weapon in the other hand that could parry at this moment."""
    if thing.grip == BOTH:
        return None
    arms = idle_arms(fight, defender)
    for other in defender.hands:
        if other is thing or other.kind.shield or not other.ready() or other.grip == BOTH:
            continue
        if other.grip & arms == 0 or thing.grip & arms == 0:
            continue
        form = parry_form(fight, other, blow, defender)
        own = parry_form(fight, thing, blow, defender)
        if form is not None and own is not None:
            if on_guard(defender, other, form) and on_guard(defender, thing, own):
                return other
    return None


def may_support(fight: Battle, defender: Combatant, thing: Thing) -> bool:
    """GUR-DEF-11: a one-handed weapon, and the other hand empty and free."""
    if thing.grip == BOTH:
        return False
    other: i64 = BOTH & ~thing.grip
    if defender.full_hands() & other != 0 or fight.grasping(defender) & other != 0:
        return False
    return idle_arms(fight, defender) & other != 0


def meet(fight: Battle, blow: Blow) -> bool:
    """GUR-SEQ-07, steps 5 to 7: whether the target's defence stops the attack."""
    target = blow.target
    if not may_defend(fight, target, blow):
        return False
    if target.hp <= 0 and not target.conscious:
        # GUR-INJ-06: before the first defence after Do Nothing.
        if not stays_conscious(fight, target):
            return False
    answer = fight.ask(DefenceQuestion(fight, target, blow))
    assert isinstance(answer, Defence)
    if answer.verb == NONE:
        fight.note("no-defence", "GUR-DEF-01", target, blow.attacker)
        return False
    if defend(fight, blow, answer):
        return True
    if target.manoeuvre == ALL_OUT_DEFENCE and target.version == DOUBLE:
        if may_defend(fight, target, blow):
            again = fight.ask(DefenceQuestion(fight, target, blow, answer))
            assert isinstance(again, Defence)
            if again.verb != NONE:
                return defend(fight, blow, again, answer)
    return False


def score_of(fight: Battle, blow: Blow, choice: Defence, retreat_option: i64) -> Tally:
    """The number of a package, an acrobatic try apart."""
    target = blow.target
    if choice.verb == "dodge":
        return dodge_score(fight, target, blow, retreat_option, choice.effort)
    if choice.verb == "block":
        assert choice.thing is not None
        return block_score(fight, target, blow, choice.thing, retreat_option, choice.effort)
    if choice.thing is None:
        if not choice.skill:
            choice.skill = best_bare(fight, target, blow, choice.limb)
        return bare_score(
            fight, target, blow, choice.limb, choice.skill, retreat_option, choice.effort
        )
    if choice.way == "crossed":
        other = other_weapon(fight, target, choice.thing, blow)
        if other is not None:
            return crossed_score(
                fight, target, blow, choice.thing, other, retreat_option, choice.effort
            )
    form = parry_form(fight, choice.thing, blow, target)
    assert form is not None
    return parry_score(
        fight, target, blow, choice.thing, form, choice.way, retreat_option, choice.effort
    )


def defend(fight: Battle, blow: Blow, choice: Defence, first: Defence | None = None) -> bool:
    """Pay, step, roll: whether the attack is stopped."""
    target = blow.target
    option = choice.retreat
    if option == NO_RETREAT and first is not None:
        option = first.retreat
    score = score_of(fight, blow, choice, option)
    target.defended = True
    if target.aims > 0:
        lose_aim(target)  # GUR-MAN-26
        fight.note("aim-lost", "GUR-MAN-26", target)
    if target.concentrating > 0:
        distract(fight, target)
    other: Thing | None = None
    if choice.way == "crossed" and choice.thing is not None:
        other = other_weapon(fight, target, choice.thing, blow)
    if choice.effort != NO_EFFORT:
        spend(fight, target, choice.effort)
        if choice.effort == RECOVERY:
            target.recovered = True
    if choice.retreat != NO_RETREAT:
        to = choice.to
        if to == NOWHERE:
            to = first_hex(fight, target, blow, choice.retreat)
        if to != NOWHERE:
            retreat(fight, target, blow, choice.retreat, to, choice.facing)
    if choice.acrobatic:
        _leap(fight, target, score)
    fight.settle(target, score, choice.verb)
    if blow.hits > 1:
        total = fight.roll(target, 3, 6, choice.verb, score)
    else:
        total = fight.roll(target, 3, 6, choice.verb, score, bands(score.total))
    outcome = judge(total, score.total, score.total)
    _count(target, choice, other)
    if outcome >= SUCCESS and too_heavy(target, blow, choice) and choice.thing is not None:
        # GUR-DEF-19: what is too heavy comes through; the weapon may break, or is knocked away.
        outcome = FAILURE
        fight.note("too-heavy", "GUR-DEF-19", target, blow.attacker, item=choice.thing.slug)
        strain_weapon(fight, target, choice.thing, other, attack_weight(blow))
    if outcome == CRITICAL_FAILURE and choice.effort != NO_EFFORT:
        overstrain(fight, target, 4 if choice.verb == "dodge" else _arm_of(choice))
    if outcome < SUCCESS:
        fight.note("not-defended", "GUR-SEQ-04", target, blow.attacker, word=choice.verb)
        _failed(fight, blow, choice, outcome)
        return False
    if blow.hits > 1:
        # GUR-DEF-23: one hit and one more per point of success; a critical success all of them.
        avoided = blow.hits
        if outcome != CRITICAL_SUCCESS:
            avoided = min(avoided, 1 + margin_of(total, score.total))
        blow.hits -= avoided
        fight.note("avoids-hits", "GUR-DEF-23", target, blow.attacker, amount=avoided)
        if blow.hits > 0:
            return False
        blow.dodged = choice.verb == "dodge"
        return True
    fight.note("defended", "GUR-SEQ-04", target, blow.attacker, word=choice.verb)
    blow.dodged = choice.verb == "dodge"
    blow.blocked = choice.verb == "block"
    _stopped(fight, blow, choice, other, outcome)
    return True


def _arm_of(choice: Defence) -> i64:
    return choice.limb if choice.thing is None else choice.thing.grip


def _leap(fight: Battle, target: Combatant, score: Tally) -> None:
    """GUR-DEF-14: Acrobatics before the Dodge, +2 or −2."""
    target.acrobatics_used = True
    block = target.block
    level = block.acrobatics if block.acrobatics > 0 else block.dx - 6
    leap = fight.tally("acrobatics", level, "GUR-DEF-14")
    shocked(target, leap)
    if check(fight, target, leap, "acrobatics") >= SUCCESS:
        score.add("acrobatic-dodge", 2, "GUR-DEF-14")
    else:
        score.add("acrobatic-dodge", -2, "GUR-DEF-14")


def _count(target: Combatant, choice: Defence, other: Thing | None) -> None:
    """GUR-DEF-03, -05: another parry with that arm, another block with that shield."""
    if choice.verb == "block" and choice.thing is not None:
        right, left = target.blocked
        target.blocked = [right + 1, left] if choice.thing.grip & 1 != 0 else [right, left + 1]
    elif choice.verb == "parry":
        limbs = choice.limb if choice.thing is None else choice.thing.grip
        if choice.way == "supported":
            limbs = BOTH
        if other is not None:
            limbs |= other.grip
        right, left, legs = target.parried
        if limbs & 4 != 0:
            legs += 1
        if limbs & 1 != 0:
            right += 1
        if limbs & 2 != 0:
            left += 1
        target.parried = [right, left, legs]
        if choice.way:
            target.barred |= BOTH  # GUR-DEF-10, -11


def _failed(fight: Battle, blow: Blow, choice: Defence, outcome: i64) -> None:
    """GUR-DEF-22, and the parrying arm of GUR-DEF-16."""
    target = blow.target
    if outcome == CRITICAL_FAILURE:
        if choice.verb == "dodge":
            fall(fight, target, "GUR-DEF-22")
        elif choice.verb == "block":
            assert choice.thing is not None
            choice.thing.unready += 1
            fight.note("unready", "GUR-DEF-22", target, item=choice.thing.slug)
        elif choice.thing is not None:
            critical_miss(fight, blow, target, choice.thing, True)
        else:
            bungle(fight, blow, target, choice.limb, True)
    if choice.verb == "parry" and choice.thing is None and blow.armed():
        if blow.kind <= STRIKE + 2 and not blow.attacker.out():
            question = YesNoQuestion(
                "parrying-arm", fight, blow.attacker, target, "strike-arm", "as-declared"
            )
            if fight.ask(question).verb == "strike-arm":
                if choice.limb & 4 != 0:
                    blow.location = RIGHT_LEG
                else:
                    blow.location = RIGHT_ARM if choice.limb & 1 != 0 else LEFT_ARM
                fight.note("strikes-arm", "GUR-DEF-16", blow.attacker, target)
    if choice.verb == "parry" and choice.thing is not None and too_heavy(target, blow, choice):
        drop(fight, target, choice.thing)


def attack_weight(blow: Blow) -> i64:
    """GUR-DEF-19: what comes at the parry, in hundredths of a pound."""
    if blow.kind == SLAM_BLOW:
        return blow.attacker.block.st * 100
    if blow.thing is not None and blow.armed():
        return blow.thing.kind.weight
    return blow.attacker.block.st * 10


def too_heavy(target: Combatant, blow: Blow, choice: Defence) -> bool:
    """GUR-DEF-19: beyond Basic Lift, or twice of it in both hands, no parry holds."""
    if choice.verb != "parry" or choice.thing is None:
        return False
    lift = target.block.lift
    if choice.thing.grip == BOTH or choice.way:
        lift *= 2
    return attack_weight(blow) > lift


def _stopped(fight: Battle, blow: Blow, choice: Defence, other: Thing | None, outcome: i64) -> None:
    """What a successful defence brings: breakage, a struck limb, an opening, a critical."""
    target = blow.target
    attacker = blow.attacker
    thing = choice.thing
    if choice.verb == "parry":
        if thing is not None:
            blow.parried_by = thing
            strain_weapon(fight, target, thing, other, attack_weight(blow))
            if not blow.armed() and blow.kind != SLAM_BLOW and not blow.ranged():
                _riposte(fight, blow, thing)
        elif choice.skill == "judo" and not blow.ranged():
            turns: i64 = 2 if fight.acting == target.index else 1
            arm: i64 = 2 if blow.arm == 2 else 1
            target.openings = [*target.openings, Opening(attacker.index, arm, turns)]
            fight.note("opening", "GUR-RUL-28", target, attacker)
    if outcome == CRITICAL_SUCCESS and not blow.ranged() and not attacker.out():
        if blow.thing is not None and blow.armed():
            critical_miss(fight, blow, attacker, blow.thing, False)
        else:
            bungle(fight, blow, attacker, blow.arm, False)


def strain_weapon(
    fight: Battle, target: Combatant, thing: Thing, other: Thing | None, weight: i64
) -> None:
    """GUR-DEF-19: a parry against three times its weight may break a weapon."""
    own = thing.kind.weight
    if other is not None:
        own += other.kind.weight
    if own <= 0:
        return
    times = weight // own
    if times < 3:
        return
    most = times - 1
    if thing.quality == FINE:
        most -= 1
    elif thing.quality == VERY_FINE:
        most -= 2
    elif thing.quality == CHEAP:
        most += 2
    if most < 1:
        return
    cuts = [int(most), 6] if most < 6 else [6]
    if fight.roll(target, 1, 6, "breakage", None, cuts) <= most:
        break_thing(fight, target, thing, "GUR-DEF-19")


def _riposte(fight: Battle, blow: Blow, thing: Thing) -> None:
    """GUR-DEF-17: the parrier may roll to strike the limb that attacked."""
    target = blow.target
    attacker = blow.attacker
    question = YesNoQuestion("strike-limb", fight, target, attacker, "strike-limb", "no")
    if fight.ask(question).verb != "strike-limb":
        return
    form = parry_form(fight, thing, blow, target)
    if form is None or thing.holder != target.index:
        return
    score = fight.tally("skill", form.skill, "GUR-DEF-17")
    if blow.skill_name in ("judo", "karate"):
        score.add("trained-attacker", -4, "GUR-DEF-17")
    shocked(target, score)
    if check(fight, target, score, "strike-limb") < SUCCESS:
        return
    location: i64 = RIGHT_ARM if blow.arm & 1 != 0 else LEFT_ARM
    if blow.arm & 4 != 0:
        location = RIGHT_LEG
    if blow.form.mode.limb == -1 and blow.kind == STRIKE:
        location = 2
    counter = Blow(target, attacker, thing, form, STRIKE)
    adds = damage_of(fight, counter)
    rolled = adds.total
    if form.dice > 0:
        rolled += fight.roll(target, form.dice, 6, "damage", adds)
    fight.note("strikes-limb", "GUR-DEF-17", target, attacker, item=thing.slug)
    hurt(fight, counter, attacker, max(0, rolled), location, None)
