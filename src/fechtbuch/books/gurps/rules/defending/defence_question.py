"""How to meet an attack: one package of defence, form, retreat option and effort (GUR-SEQ-07)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.arms import BOTH, Thing
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
from fechtbuch.books.gurps.state.questions import BattleQuestion
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Slot
from fechtbuch.engine.grid import field_text, parse_field

NONE: Final = "none"


def acrobatic(fight: Battle, defender: Combatant) -> bool:
    """GUR-DEF-14: once between own turns, on one's feet, free and not stunned."""
    if defender.acrobatics_used or defender.stunned != NOT_STUNNED:
        return False
    if defender.posture in (LYING, SITTING):
        return False
    return len(fight.holds) == 0 or not fight.held(defender)


@mypyc_attr(free_list_len=1)
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
        if before != "block":
            blocks = self._blocks()
            if blocks:
                best = max(blocks, key=_number)
                found.append(Option("block", ["GUR-DEF-12"], "", best.worth))
        return found

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
                shields = self._blocks()
                return Slot("weapon", "item", shields, shields[0].value)
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
            return Slot("facing", "direction", [Option(str(turn)) for turn in turns], "")
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


def _number(option: Option) -> int:
    return 0 if option.worth is None else int(option.worth.total)


def other_weapon(fight: Battle, defender: Combatant, thing: Thing, blow: Blow) -> Thing | None:
    """GUR-DEF-10: the ready weapon in the other hand that could parry at this moment."""
    if thing.grip == BOTH:
        return None
    own = parry_with(fight, defender, blow, thing, True)
    if own is None or not on_guard(defender, thing, own):
        return None
    for other in defender.hands:
        if other is not thing:
            form = parry_with(fight, defender, blow, other, True)
            if form is not None and on_guard(defender, other, form):
                return other
    return None


def may_support(fight: Battle, defender: Combatant, thing: Thing) -> bool:
    """GUR-DEF-11: a one-handed weapon, and the other hand empty and free."""
    other: i64 = BOTH & ~thing.grip  # none, for a weapon in both hands
    if defender.full_hands() & other != 0 or fight.grasping(defender) & other != 0:
        return False
    return idle_arms(fight, defender) & other != 0
