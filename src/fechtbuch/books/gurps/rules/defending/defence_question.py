"""How to meet an attack: one package of defence, form, retreat option and effort (GUR-SEQ-07)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.arms import BOTH, LEGS
from fechtbuch.books.gurps.kinds.terms import (
    EFFORTS,
    FEVERISH,
    LYING,
    NO_EFFORT,
    NO_RETREAT,
    NOT_STUNNED,
    RECOVERY,
    RECOVERY_PARRY,
    RETREATS,
    SITTING,
)
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    bare_score,
    block_score,
    crossed_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import (
    bare_limbs,
    best_bare,
    idle_arms,
    may_parry,
    on_guard,
    parry_form,
    parry_with,
    shield_blocks,
    too_light_for_flail,
    unarmed_skills,
    weapon_parries,
)
from fechtbuch.books.gurps.rules.defending.retreats import hexes_for, options
from fechtbuch.books.gurps.rules.harm.effort import defence_efforts
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.choices import Defence, limb_of
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import AskedToDefend
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb, listed, places
from fechtbuch.engine.choices import VERB, Option, Partial, Slot
from fechtbuch.engine.tally import Tally

NONE: Final = "none"

DEFENCE: Final = Menu(
    [
        Verb(NONE),
        Verb("dodge", "acrobatic effort retreat to facing", ["GUR-DEF-13"]),
        Verb("parry", "weapon skill way effort retreat to facing", ["GUR-DEF-04"]),
        Verb("block", "weapon effort retreat to facing", ["GUR-DEF-12"]),
    ]
)


def acrobatic(fight: Battle, defender: Combatant) -> bool:
    """GUR-DEF-14: once between own turns, on one's feet, free and not stunned."""
    if defender.acrobatics_used or defender.stunned != NOT_STUNNED:
        return False
    if defender.posture in (LYING, SITTING):
        return False
    return len(fight.holds) == 0 or not fight.held(defender)


@mypyc_attr(free_list_len=1)
class DefenceQuestion(AskedToDefend):
    """One package of defence, form, retreat option and effort (GUR-SEQ-07, step 5 and 7)."""

    def __init__(
        self, battle: Battle, who: Combatant, blow: Blow, first: Defence | None = None
    ) -> None:
        super().__init__("defence" if first is None else "second-defence", battle, who, DEFENCE)
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
            if form is not None and not on_guard(self.fighter, thing):
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

    def open(self, verb: str) -> bool:
        """The kinds of defence that are legal; a second one is of another kind (GUR-MAN-18)."""
        if verb == "parry":
            return len(self.weapons()) > 0 or len(self.limbs()) > 0
        if self.first is not None and self.first.verb == verb:
            return False
        return verb == "dodge" or len(self._blocks()) > 0

    def verb_option(self, verb: Verb) -> Option:
        """A dodge and the best block with their numbers."""
        worth: Tally | None = None
        if verb.name == "dodge":
            worth = dodge_score(self.battle, self.fighter, self.blow, self._stepped(), NO_EFFORT)
        elif verb.name == "block":
            worth = max(self._blocks(), key=_number).worth
        return Option(verb.name, verb.rules, verb.group, worth)

    def _blocks(self) -> list[Option]:
        """The shields that can block, with their numbers."""
        return [
            Option(
                shield.slug,
                ["GUR-DEF-12"],
                "",
                block_score(
                    self.battle, self.fighter, self.blow, shield, self._stepped(), NO_EFFORT
                ),
            )
            for shield in shield_blocks(self.battle, self.fighter, self.blow)
        ]

    def _stepped(self) -> i64:
        """A retreat option declared with the first defence still counts for the second."""
        return NO_RETREAT if self.first is None else self.first.retreat

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Weapon, form, effort, retreat, hex, facing, where there is anything to choose."""
        if slot == "weapon":
            if partial[VERB] == "parry":
                return Slot(slot, "item", self._parries())
            shields = self._blocks()
            return Slot(slot, "item", shields, shields[0].value)
        if slot == "skill":
            return self._skills(partial["weapon"])
        if slot == "way":
            return self._forms(partial["weapon"])
        if slot == "acrobatic":
            able = acrobatic(self.battle, self.fighter)
            return Slot(slot, "word", [Option("yes", ["GUR-DEF-14"])], "") if able else None
        if slot == "effort":
            return self._efforts(partial)
        return self._retreat(slot, partial)

    def _parries(self) -> list[Option]:
        """Weapons and limbs to parry with, each with its number."""
        fight = self.battle
        fighter = self.fighter
        blow = self.blow
        found: list[Option] = []
        for thing in self.weapons():
            form = parry_form(fight, thing, blow, fighter)
            assert form is not None
            worth = parry_score(fight, fighter, blow, thing, form, "", self._stepped(), NO_EFFORT)
            found.append(Option(thing.slug, ["GUR-DEF-04"], "", worth))
        for name in self.limbs():
            limb = limb_of(name)
            skill = best_bare(fight, fighter, blow, limb)
            worth = bare_score(fight, fighter, blow, limb, skill, self._stepped(), NO_EFFORT)
            rule = "GUR-RET-08" if limb == LEGS else "GUR-DEF-16"
            found.append(Option(name, [rule], "", worth))
        return found

    def _skills(self, weapon: str) -> Slot | None:
        """With which of several skills a bare limb parries."""
        limb = limb_of(weapon)
        names = unarmed_skills(self.fighter, limb == LEGS) if limb != 0 else []
        if len(names) < 2:
            return None
        so_far = {VERB: "parry", "weapon": weapon}
        return Slot("skill", "word", [self._option("skill", name, so_far) for name in names], "")

    def _forms(self, weapon: str) -> Slot | None:
        """Two-weapon and supported parries, where the weapon has a choice."""
        if limb_of(weapon) != 0:
            return None
        thing = self.thing_at(weapon)
        ways = self._ways(thing)
        if not ways:
            return None
        form = parry_form(self.battle, thing, self.blow, self.fighter)
        must = form is not None and too_light_for_flail(form, self.blow)
        return Slot("way", "word", ways, ways[0].value if must else "")

    def _ways(self, thing: Thing) -> list[Option]:
        """Two-weapon and supported parries (GUR-DEF-10, GUR-DEF-11)."""
        found: list[Option] = []
        if self.first is not None and self.first.verb == "parry":
            return found
        so_far = {VERB: "parry", "weapon": thing.slug}
        if other_weapon(self.battle, self.fighter, thing, self.blow) is not None:
            found.append(self._option("way", "crossed", so_far, "GUR-DEF-10"))
        form = parry_form(self.battle, thing, self.blow, self.fighter)
        light = form is not None and too_light_for_flail(form, self.blow)
        if not light and may_support(self.battle, self.fighter, thing):
            found.append(self._option("way", "supported", so_far, "GUR-DEF-11"))
        return found

    def _efforts(self, partial: Partial) -> Slot | None:
        """What a parry needs to be bought with; else a Feverish Defence."""
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
                if form is not None and not on_guard(self.fighter, thing):
                    needed = RECOVERY
        if needed != NO_EFFORT:
            bought = self._option("effort", EFFORTS[needed], partial)
            return Slot("effort", "word", [bought], EFFORTS[needed])
        if FEVERISH in efforts:
            more = self._option("effort", "feverish", partial, "GUR-EFF-07")
            return Slot("effort", "word", [more], "")
        return None

    def _retreat(self, slot: str, partial: Partial) -> Slot | None:
        """The retreat option, its hex, and where one looks there."""
        if partial.get("weapon") == "leg":
            return None  # GUR-RET-08, GUR-RUL-18
        if slot == "retreat":
            found = options(self.battle, self.fighter, self.blow)
            choices = [
                self._option(slot, RETREATS[option], partial, "GUR-RET-01") for option in found
            ]
            return Slot(slot, "word", choices, "") if choices else None
        name = partial.get("retreat", "")
        if name in ("", "dive"):
            return None
        if slot == "to":
            option = RETREATS.index(name)
            return places(slot, hexes_for(self.battle, self.fighter, self.blow, option))
        facing = self.fighter.facing
        turns = [facing, (facing + 1) % 6, (facing + 5) % 6]
        return listed(slot, "direction", [str(turn) for turn in turns], "")

    def _option(self, slot: str, value: str, partial: Partial, rule: str = "") -> Option:
        """A value of a slot with the number that it leads to, for those who look."""
        worth: Tally | None = None
        if self.battle.telling or slot == "retreat":
            worth = self._with({**partial, slot: value})
        return Option(value, [rule] if rule else [], "", worth)

    def _with(self, partial: Partial) -> Tally:
        """The number of a defence as far as it was said; of an acrobatic try nobody knows yet."""
        fight, fighter, blow = self.battle, self.fighter, self.blow
        effort: i64 = EFFORTS.index(partial["effort"]) if partial.get("effort") else NO_EFFORT
        retreat: i64 = self._stepped()
        if partial.get("retreat"):
            retreat = RETREATS.index(partial["retreat"])
        verb = partial[VERB]
        if verb == "dodge":
            return dodge_score(fight, fighter, blow, retreat, effort)
        weapon = partial["weapon"]
        if verb == "block":
            return block_score(fight, fighter, blow, self.thing_at(weapon), retreat, effort)
        limb = limb_of(weapon)
        if limb != 0:
            skill = partial.get("skill") or best_bare(fight, fighter, blow, limb)
            return bare_score(fight, fighter, blow, limb, skill, retreat, effort)
        thing = self.thing_at(weapon)
        way = partial.get("way", "")
        if way == "crossed":
            other = other_weapon(fight, fighter, thing, blow)
            assert other is not None
            return crossed_score(fight, fighter, blow, thing, other, retreat, effort)
        form = parry_form(fight, thing, blow, fighter)
        assert form is not None
        return parry_score(fight, fighter, blow, thing, form, way, retreat, effort)


def _number(option: Option) -> int:
    return 0 if option.worth is None else int(option.worth.total)


def other_weapon(fight: Battle, defender: Combatant, thing: Thing, blow: Blow) -> Thing | None:
    """GUR-DEF-10: the ready weapon in the other hand that could parry at this moment."""
    if thing.grip == BOTH:
        return None
    own = parry_with(fight, defender, blow, thing, True)
    if own is None or not on_guard(defender, thing):
        return None
    for other in defender.hands:
        if other is not thing:
            form = parry_with(fight, defender, blow, other, True)
            if form is not None and on_guard(defender, other):
                return other
    return None


def may_support(fight: Battle, defender: Combatant, thing: Thing) -> bool:
    """GUR-DEF-11: a one-handed weapon, and the other hand empty and free."""
    other: i64 = BOTH & ~thing.grip  # none, for a weapon in both hands
    if defender.full_hands() & other != 0 or fight.grasping(defender) & other != 0:
        return False
    return idle_arms(fight, defender) & other != 0
