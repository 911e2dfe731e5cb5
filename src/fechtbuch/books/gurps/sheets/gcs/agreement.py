"""The file's own numbers beside those that the fighter has in a fight of ours."""

from typing import TYPE_CHECKING, Any

from fechtbuch.books.gurps.kinds.arms import CR, CUT, HAND, TYPES, Form
from fechtbuch.books.gurps.kinds.scene import Options, Scene
from fechtbuch.books.gurps.kinds.terms import LOCATIONS
from fechtbuch.books.gurps.play.fight import GurpsFight
from fechtbuch.books.gurps.rules.basics.hands import reckon
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    bare_score,
    block_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.harm.damage import resistance
from fechtbuch.books.gurps.sheets.gcs.numbers import damage_of
from fechtbuch.books.gurps.sheets.gcs.source import table, text, whole
from fechtbuch.books.gurps.sheets.muster import Muster
from fechtbuch.books.gurps.sheets.sheet import FighterSheet
from fechtbuch.books.gurps.state.blow import STRIKE, Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.books.imports import Figure
from fechtbuch.engine.fight import Side
from fechtbuch.engine.grid import Grid, Topology

if TYPE_CHECKING:
    from fechtbuch.books.gurps.sheets.gcs.body import Body
    from fechtbuch.books.gurps.sheets.gcs.weapons import Armament

_LIMB_SKILLS = ("dx", "brawling", "boxing", "karate")


class _Trial:
    """The fighter in a fight, with somebody who strikes at it from in front."""

    def __init__(self, sheet: FighterSheet) -> None:
        self.fight = GurpsFight(
            [Side("a", "A"), Side("b", "B")], Grid(Topology.HEXES), Options(), Scene()
        )
        muster = Muster(self.fight)
        whole = sheet.model_copy(update={"hp_left": None, "fp_left": None})
        self.fighter = muster.enroll(whole, "a", "a", self.fight.sides[0], (0, 0))
        foe = muster.enroll(FighterSheet(name="B"), "b", "b", self.fight.sides[1], (1, 0))
        self.blow = Blow(foe, self.fighter, None, foe.block.punch, STRIKE)
        self.things = {thing.kind.key: thing for thing in self.fight.things}
        self.level = int(self.fighter.level)

    def form(self, key: str, mode: str) -> tuple[Thing | None, Form] | None:
        """A weapon or limb of the fighter in one of its modes."""
        if not key:
            block = self.fighter.block
            limbs = {"punch": block.punch, "kick": block.kick, "head-butt": block.head}
            return None, limbs[mode]
        thing = self.things.get(key)
        for form in [] if thing is None else thing.forms:
            if form.mode.key == mode:
                return thing, form
        return None

    def skill(self, form: Form) -> int:
        """The level with the load of the fighter."""
        return int(form.skill - form.weak - (self.level if form.encumbered else 0))

    def parry(self, thing: Thing | None, form: Form) -> int:
        """Parry against a blow from in front, in the better hand."""
        fighter = self.fighter
        if thing is None:
            return max(
                int(bare_score(self.fight, fighter, self.blow, 1, name, 0, 0).total)
                for name in _LIMB_SKILLS
                if name in fighter.block.bare_parries
            )
        grip = thing.grip
        thing.grip = 0 if thing.kind.natural else 3 if form.mode.hands == 2 else 1
        total = parry_score(self.fight, fighter, self.blow, thing, form, "", 0, 0).total
        thing.grip = grip
        return int(total)

    def raise_shields(self, shields: list[str]) -> None:
        """The file counts a shield as on the arm whatever else is in hand."""
        for key in shields:
            thing = self.things.get(key)
            if thing is not None and thing.place != HAND:
                thing.place = HAND
                thing.grip = 2
                thing.holder = self.fighter.index
                self.fighter.hands = [*self.fighter.hands, thing]


def needed_parry(sheet: FighterSheet, armament: "Armament") -> list[tuple[str, str, int]]:
    """For each mode that parries, the modifier with which it does so as the file says."""
    trial = _Trial(sheet)
    trial.raise_shields(_equipped(armament))
    found = []
    for _, key, mode, row in armament.rows:
        theirs = _number(text(table(row, "calc").get("parry")))
        pair = trial.form(key, mode) if key else None
        if theirs is not None and pair is not None and pair[0] is not None:
            found.append((key, mode, theirs - trial.parry(*pair)))
    return found


def figures_of(
    sheet: FighterSheet, data: dict[str, Any], armament: "Armament", body: "Body"
) -> list[Figure]:
    """Every number that can be compared."""
    trial = _Trial(sheet)
    trial.raise_shields(_equipped(armament))
    found: list[Figure] = []
    for name, key, mode, row in armament.rows:
        pair = trial.form(key, mode)
        if pair is None:
            found.append(Figure("level", name, text(table(row, "calc").get("level")), "—"))
            continue
        found.extend(_of_weapon(trial, name, *pair, table(row, "calc")))
    calc = table(data, "calc")
    found.extend(_by_load(trial, calc))
    found.extend(_of_body(trial.fighter, body))
    return found


def _equipped(armament: "Armament") -> list[str]:
    return [key for key in armament.shields if key in armament.hands]


def _of_weapon(
    trial: _Trial, name: str, thing: Thing | None, form: Form, calc: dict[str, Any]
) -> list[Figure]:
    found = [Figure("level", name, str(whole(calc.get("level"))), str(trial.skill(form)))]
    damage = damage_of(text(calc.get("damage")))
    assert damage is not None
    theirs = f"{damage.dice}d{damage.adds:+d}({damage.divisor:g}) {damage.kind or 'cr'}"
    divisor = int(form.mode.divisor_over) / int(form.mode.divisor_under)
    ours = f"{form.dice}d{form.adds:+d}({divisor:g}) {TYPES[form.mode.type]}"
    found.append(Figure("damage", name, theirs, ours))
    parry = _number(text(calc.get("parry")))
    if parry is not None:
        found.append(Figure("parry", name, str(parry), str(trial.parry(thing, form))))
    block = _number(text(calc.get("block")))
    if block is not None and thing is not None and thing.kind.shield:
        score = block_score(trial.fight, trial.fighter, trial.blow, thing, 0, 0)
        found.append(Figure("block", name, str(block), str(score.total)))
    return found


def _by_load(trial: _Trial, calc: dict[str, Any]) -> list[Figure]:
    """Move and Dodge at each level of encumbrance."""
    fighter = trial.fighter
    found: list[Figure] = []
    worn = fighter.block.worn
    for kind in ("move", "dodge"):
        values = calc.get(kind)
        for level, value in enumerate(values[:5] if isinstance(values, list) else []):
            fighter.block.worn = int(fighter.block.lift) * (0, 2, 3, 6, 10)[level]
            carried, fighter.carried, held, fighter.hands = fighter.carried, [], fighter.hands, []
            reckon(fighter)
            fighter.carried, fighter.hands = carried, held
            if fighter.level != level:  # nothing can be lifted at all
                fighter.level = level
            if kind == "move":
                ours = int(fighter.pace())
            else:
                ours = max(1, int(dodge_score(trial.fight, fighter, trial.blow, 0, 0).total))
            found.append(Figure(kind, f"encumbrance {level}", str(whole(value)), str(ours)))
    fighter.block.worn = worn
    reckon(fighter)
    return found


def _of_body(fighter: Combatant, body: "Body") -> list[Figure]:
    found: list[Figure] = []
    for name, places, dr in body.sources:
        for place in places:
            where = LOCATIONS.index(place)
            ours = resistance(fighter, where, CUT, False, False)
            found.append(Figure("dr", f"{name} ({place})", str(dr["all"]), str(ours)))
            if "crushing" in dr:
                theirs = dr["all"] + dr["crushing"]
                ours = resistance(fighter, where, CR, False, False)
                found.append(Figure("dr", f"{name} ({place}), cr", str(theirs), str(ours)))
    return found


def _number(said: str) -> int | None:
    """`16F` is 16; `No` is nothing."""
    digits = said.rstrip("FUfu ")
    return int(digits) if digits.lstrip("-").isdigit() else None
