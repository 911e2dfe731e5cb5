"""A strike or shot as far as it has been declared, and what may still be said of it (GUR-OPT)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.open_attacks import shot_counts, targets_for, weapons_for
from fechtbuch.books.gurps.asking.tricks import may_deceive, may_favour, most_deceptive
from fechtbuch.books.gurps.kinds.arms import BOTH, BURN, IMP, PI_HUGE, PI_SMALL
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_SLAM,
    EFFORTS,
    EYE,
    FLURRY,
    GREAT_LUNGE,
    HEROIC_CHARGE,
    LOCATIONS,
    MIGHTY_BLOW,
    RANDOM,
    SLAM,
    TORSO,
    VITALS,
)
from fechtbuch.books.gurps.rules.basics.held_limbs import empty_hands
from fechtbuch.books.gurps.rules.declared.may_attempt import (
    described,
    kind_of,
    may_flurry,
    may_telegraph,
    may_try,
)
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts
from fechtbuch.books.gurps.rules.hitting.feint import feint_score
from fechtbuch.books.gurps.rules.hitting.ranged import shots_bonus
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR, arc_of
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import (
    Means,
    facing_ok,
    foes_of,
    lunge_of,
    means_of,
    reaches,
    shooters,
    shot_targets,
)
from fechtbuch.books.gurps.state.blow import AT_WEAPON, DUAL, RAPID, SPLITS, Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.engine.asking import listed
from fechtbuch.engine.choices import VERB, Option, Partial, Refusal, Slot
from fechtbuch.engine.tally import Tally


def weapons_named(question: Asked, turn: Turn, partial: Partial) -> list[Means]:
    """Weapons for the target that was named, in their modes; of that name, if one was named."""
    verb = partial[VERB]
    target = question.fighter_at(partial["target"])
    return [
        means
        for means in weapons_for(question.battle, turn, verb)
        if partial.get("weapon") in (None, means.name())
        and target in targets_for(question.battle, turn, verb, means)
    ]


def number_of(question: Asked, turn: Turn, partial: Partial, means: Means) -> Tally:
    """What would be rolled against with this weapon, as far as the attack has been declared."""
    fight = question.battle
    if partial[VERB] == "feint":
        target = question.fighter_at(partial["target"])
        return feint_score(fight, turn.fighter, target, means.form, means.level(turn.fighter))
    kind: i64 = AT_WEAPON if partial[VERB] == "disarm" else kind_of(means)
    action = question.action(partial)
    return attack_score(fight, described(fight, turn, action, means, kind))


def numbered(
    question: Asked, turn: Turn, partial: Partial, slot: str, values: list[str]
) -> list[Option]:
    """Values of a slot, each with the number it leads to, for those who look."""
    found: list[Option] = []
    for value in values:
        worth: Tally | None = None
        if question.battle.telling:
            named: Partial = {**partial, slot: value}
            worth = number_of(question, turn, named, _meant(question, turn, named))
        found.append(Option(value, [], "", worth))
    return found


class Stroke:
    """A strike or shot as far as it has been declared, and what may still be said of it."""

    def __init__(self, question: Asked, turn: Turn, partial: Partial) -> None:
        self.question = question
        self.fight = question.battle
        self.turn = turn
        self.partial = partial
        self.target = question.fighter_at(partial["target"])
        self.means = _meant(question, turn, partial)
        self.kind: i64 = AT_WEAPON if partial[VERB] == "disarm" else kind_of(self.means)

    def may_be(self, slot: str, value: str) -> bool:
        """GUR-DIC-01: whether the score can still be 3 or more with this in a slot."""
        chosen: Partial = dict(self.partial)
        chosen[slot] = value
        action = self.question.action(chosen)
        return may_try(self.fight, self.turn, action, self.means, self.kind, chosen)

    def option(self, slot: str, value: str, rule: str) -> Option:
        """A value of a slot with the number that it leads to, for those who look."""
        worth: Tally | None = None
        if self.fight.telling:
            chosen: Partial = {**self.partial, slot: value}
            action = self.question.action(chosen)
            blow = described(self.fight, self.turn, action, self.means, self.kind)
            worth = attack_score(self.fight, blow)
        return Option(value, [rule] if rule else [], "", worth)

    def blow(self) -> Blow:
        """The blow that the slots describe so far."""
        action = self.question.action(self.partial)
        return described(self.fight, self.turn, action, self.means, self.kind)

    def wild(self) -> bool:
        """GUR-OPT-12: to the side or behind nobody can aim."""
        return facing_ok(self.fight, self.turn.fighter, self.target, self.means) == 2

    # What is struck.

    def items(self) -> Slot | None:
        """GUR-HIT-05: which of several weapons is struck at."""
        weapons = self.target.weapons()
        if len(weapons) < 2:
            return None
        found = [
            self.option("item", thing.slug, "GUR-HIT-05")
            for thing in weapons
            if self.may_be("item", thing.slug)
        ]
        return Slot("item", "item", found, found[0].value)

    def locations(self) -> list[Option]:
        """GUR-HIT-02: the vitals and an eye need a point, an eye a face to look into."""
        kind = self.means.form.mode.type
        pointed = kind in (IMP, BURN) or PI_SMALL <= kind <= PI_HUGE
        behind = arc_of(self.fight, self.target, self.turn.fighter.at) == REAR
        severed = self.target.severed()
        found: list[Option] = []
        for location in range(RANDOM + 1):
            if location == TORSO or (location == VITALS and not pointed):
                continue
            if location == EYE and (not pointed or behind):
                continue
            if (severed >> location) & 1 == 1:
                continue  # GUR-RUL-74
            if self.may_be("location", LOCATIONS[location]):
                found.append(self.option("location", LOCATIONS[location], "GUR-HIT-02"))
        return found

    def may_chink(self) -> bool:
        """GUR-HIT-03: only where there is armour that has gaps."""
        kind = self.means.form.mode.type
        name = self.partial.get("location", "")
        location = LOCATIONS.index(name) if name else TORSO
        if location == RANDOM or not (kind == IMP or PI_SMALL <= kind <= PI_HUGE):
            return False
        where: i64 = TORSO if location == VITALS else location
        return self.target.block.dr[where] > 0 and self.may_be("chink", "yes")

    def counts(self) -> Slot | None:
        """GUR-RNG-06: how many shots, where there is a choice."""
        counts = shot_counts(self.means)
        if len(counts) == 1 and counts[0] <= 1:
            return None
        options = [
            self.option("shots", str(count), "GUR-RNG-07" if shots_bonus(count) else "")
            for count in counts
            if self.may_be("shots", str(count))
        ]
        return Slot("shots", "number", options, options[0].value)

    # Two attacks for one.

    def splits(self) -> list[Option]:
        """GUR-OPT-01, GUR-OPT-08, GUR-OPT-09: with one weapon or both hands, never both ways."""
        turn = self.turn
        if turn.follow != 0 or turn.split_done:
            return []
        means = self.means
        found: list[Option] = []
        ranged = means.form.mode.ranged
        if not turn.moving() and not ranged and not means.form.unready_after:
            found.append(Option(SPLITS[RAPID], ["GUR-OPT-08"]))
        if turn.version != SLAM and turn.manoeuvre != ALL_OUT_SLAM:
            one_hand = means.thing is not None and means.thing.grip != BOTH
            shield = means.thing is not None and means.thing.kind.shield
            if one_hand and not shield and (not ranged or means.form.mode.pistol):
                if self._other_weapons():
                    found.append(Option(SPLITS[DUAL], ["GUR-OPT-09"]))
            elif means.natural == "punch" and empty_hands(self.fight, turn.fighter) == BOTH:
                found.append(Option(SPLITS[DUAL], ["GUR-OPT-09"]))
        return [
            self.option("split", option.value, option.rules[0])
            for option in found
            if self.may_be("split", option.value)
        ]

    def seconds(self) -> Slot:
        """At whom the other hand strikes or shoots."""
        foes: list[str] = [self.target.slug]
        for foe in foes_of(self.fight, self.turn.fighter):
            if foe is not self.target and self._second_reaches(foe):
                foes.append(foe.slug)
        return listed("second", "fighter", foes)

    def _second_reaches(self, foe: Combatant) -> bool:
        for other in self._other_weapons():
            if other.form.mode.ranged:
                if foe in shot_targets(self.fight, self.turn.fighter, other):
                    return True
            elif reaches(self.fight, self.turn, other, foe, lunge_of(self.turn)) == 1:
                return True
        return False

    def _other_weapons(self) -> list[Means]:
        """The weapons of the other hand for a Dual-Weapon Attack."""
        first = self.means.thing
        found: list[Means] = []
        if first is None:
            return found
        for other in means_of(self.fight, self.turn.fighter):
            if other.thing is not None and other.thing is not first:
                if other.thing.grip != BOTH and not other.thing.kind.shield:
                    found.append(other)
        for other in shooters(self.fight, self.turn.fighter, False):
            if other.thing is not first and other.form.mode.pistol:
                found.append(other)
        return found

    # What makes it better or worse.

    def bonus(self) -> Slot | None:
        """GUR-RUL-27: which of several attacks has the manoeuvre's bonus."""
        if not may_favour(self.turn, self.partial.get("split", "")):
            return None
        without = "" if self.may_be("bonus", "") else "yes"
        return Slot("bonus", "word", [self.option("bonus", "yes", "GUR-RUL-27")], without)

    def efforts(self) -> Slot | None:
        """GUR-EFF-10: extra effort; it must be one, where he hits or reaches only so."""
        in_reach = self._in_reach()
        options = [
            self.option("effort", EFFORTS[effort], "GUR-EFF-10")
            for effort in attack_efforts(
                self.fight, self.turn.fighter, self.turn.manoeuvre, self.turn.version
            )
            if self._helps(effort, in_reach)
        ]
        if not options:
            return None
        must = not in_reach
        if in_reach and not self.may_be("effort", ""):
            options = [option for option in options if self.may_be("effort", option.value)]
            must = True
        return Slot("effort", "word", options, options[0].value if must else "")

    def _in_reach(self) -> bool:
        return reaches(self.fight, self.turn, self.means, self.target, lunge_of(self.turn)) != 0

    def _helps(self, effort: i64, in_reach: bool) -> bool:
        """Whether an effort is one for this blow."""
        if effort == GREAT_LUNGE:
            return not in_reach
        if effort == FLURRY:
            split: i64 = SPLITS.index(self.partial.get("split", ""))
            return in_reach and may_flurry(self.fight, self.turn, split)
        if effort == MIGHTY_BLOW:
            return in_reach and self.means.form.mode.base != 0 and self.kind != AT_WEAPON
        return in_reach and effort == HEROIC_CHARGE

    def telegraphic(self) -> Slot | None:
        """GUR-OPT-07: shown openly; it must be, if it cannot be tried otherwise."""
        if not may_telegraph(self.fight, self.turn.fighter, self.target):
            return None
        without = "" if self.may_be("telegraphic", "") else "yes"
        return Slot(
            "telegraphic", "word", [self.option("telegraphic", "yes", "GUR-OPT-07")], without
        )

    def deceptions(self) -> Slot | None:
        """GUR-OPT-05: as many steps as leave the score at 10 or more."""
        if not may_deceive(self.fight, self.partial):
            return None
        blow = self.blow()
        found: list[Option] = []
        for steps in range(1, most_deceptive(self.fight, blow) + 1):
            blow.deceptive = steps
            worth = attack_score(self.fight, blow)
            found.append(Option(str(steps), ["GUR-OPT-05"], "", worth))
        return Slot("deceptive", "number", found, "") if found else None


def _meant(question: Asked, turn: Turn, partial: Partial) -> Means:
    """The weapon that the slots name, in the mode that they name."""
    mode = partial.get("mode", "")
    found = weapons_named(question, turn, partial)
    if not found:
        raise Refusal("not-possible", "weapon", partial["weapon"])
    for means in found:
        if means.form.mode.key == mode:
            return means
    return found[0]
