"""The file's own numbers beside those that the fighter has in a fight of ours."""

from typing import TYPE_CHECKING, Any

from fechtbuch.books.gurps.kinds.arms import CR, CUT, TYPES, Form
from fechtbuch.books.gurps.kinds.terms import LOCATIONS
from fechtbuch.books.gurps.rules.harm.damage import resistance
from fechtbuch.books.gurps.sheets.gcs.numbers import defence_of
from fechtbuch.books.gurps.sheets.gcs.source import table, text, whole
from fechtbuch.books.gurps.sheets.gcs.trial import Trial
from fechtbuch.books.gurps.sheets.sheet import FighterSheet
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.books.imports import Figure

if TYPE_CHECKING:
    from fechtbuch.books.gurps.sheets.gcs.body import Body
    from fechtbuch.books.gurps.sheets.gcs.weapons import Armament


def figures_of(
    sheet: FighterSheet, data: dict[str, Any], armament: "Armament", body: "Body"
) -> list[Figure]:
    """Every number that can be compared."""
    trial = Trial(sheet, armament)
    found: list[Figure] = []
    for name, key, mode, row in armament.rows:
        pair = trial.form(key, mode)
        if pair is None:
            found.append(Figure("level", name, text(table(row, "calc").get("level")), "—"))
            continue
        found.extend(_of_weapon(trial, armament, name, *pair, row))
    for name, key, row in armament.blocks:
        block, ours = defence_of(table(row, "calc").get("block")), trial.block(key)
        if block is not None and ours is not None:
            found.append(Figure("block", name, str(block), str(ours)))
    found.extend(_by_load(trial, table(data, "calc")))
    found.extend(_of_body(trial.fighter, body))
    return found


def _of_weapon(
    trial: Trial,
    armament: "Armament",
    name: str,
    thing: Thing | None,
    form: Form,
    row: dict[str, Any],
) -> list[Figure]:
    calc = table(row, "calc")
    found = [Figure("level", name, str(whole(calc.get("level"))), str(trial.skill(form)))]
    damage = armament.damage(row)
    assert damage is not None
    theirs = f"{damage.dice}d{damage.adds:+d}({damage.divisor:g}) {damage.kind or 'cr'}"
    divisor = int(form.mode.divisor_over) / int(form.mode.divisor_under)
    ours = f"{form.dice}d{form.adds:+d}({divisor:g}) {TYPES[form.mode.type]}"
    found.append(Figure("damage", name, theirs, ours))
    parry = defence_of(calc.get("parry"))
    if parry is not None:
        found.append(Figure("parry", name, str(parry), str(trial.parry(thing, form))))
    return found


def _by_load(trial: Trial, calc: dict[str, Any]) -> list[Figure]:
    """Move and Dodge at each level of encumbrance."""
    found: list[Figure] = []
    for place, kind in enumerate(("move", "dodge")):
        values = calc.get(kind)
        for level, value in enumerate(values[:5] if isinstance(values, list) else []):
            ours = trial.under_load(level)[place]
            found.append(Figure(kind, f"encumbrance {level}", str(whole(value)), str(ours)))
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
