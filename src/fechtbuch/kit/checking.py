"""Looks for declarations that say what cannot be, before anything is written."""

from pathlib import Path

from fechtbuch.kit.declared import Class, DeclarationError, Field
from fechtbuch.kit.extending import check_outside
from fechtbuch.kit.module import Module

FATES = (
    "Fixed",
    "Step",
    "Follows",
    "Ordered",
    "Outside",
    "ByHand",
    "Label",
    "Uncounted",
    "Roster",
    "Own",
)
"""Marks of which a field has one at most; a link may follow or be uncounted besides."""

NUMBERS = ("Saved", "Edict", "Level", "Word", "Direction")
FLAGS = ("Flag", "Decreed")
FIGHTERS_ONLY = (*FLAGS, "Level", "Shown", "Edict", "Word", "Direction")


def check(module: Module) -> None:
    """Raise `DeclarationError` about the first thing that is wrong."""
    for declared in module.classes.values():
        for field in declared.fields:
            if declared.kind == "choice":
                _check_said(module, declared, field)
            else:
                _check_marks(declared, field)
                _check_people(module, declared, field)
                _check_lists(module, declared, field)
                _check_held(module, declared, field)
        if declared.kind in ("piece", "value") and not module.owned(declared):
            _check_made_anew(declared)
    _check_roster(module)
    check_outside(module.sources)


def _check_marks(declared: Class, field: Field) -> None:
    names = [mark.name for mark in field.marks]
    fates = [name for name in names if name in FATES]
    if len(fates) > 1:
        raise declared.wrong(field.line, f"{field.name} cannot be both {' and '.join(fates)}")
    if len(set(names)) < len(names):
        raise declared.wrong(field.line, f"{field.name} has a mark twice")
    if field.has("Says"):
        raise declared.wrong(field.line, f"{field.name}: only a choice Says something")
    if field.has("Since") and not field.saved:
        raise declared.wrong(
            field.line, f"{field.name} is not saved: leave out Since, or what keeps it from that"
        )
    if field.has(*NUMBERS) and field.type not in ("i64", "int"):
        raise _wants(declared, field, NUMBERS, "i64")
    if field.has(*FLAGS) and field.type != "bool":
        raise _wants(declared, field, FLAGS, "bool")


def _wants(declared: Class, field: Field, names: tuple[str, ...], wanted: str) -> DeclarationError:
    mark = next(mark.name for mark in field.marks if mark.name in names)
    return declared.wrong(
        field.line, f"{mark} is for {wanted}; {field.name} is {field.type}: leave it out"
    )


def _check_people(module: Module, declared: Class, field: Field) -> None:
    """What people see and set belongs to the fighters of the fight."""
    fighter = module.fighter()
    if field.has(*FIGHTERS_ONLY) and (fighter is None or declared not in fighter.lineage()):
        mark = next(mark.name for mark in field.marks if mark.name in FIGHTERS_ONLY)
        raise declared.wrong(
            field.line, f"{mark} is for the fighters of the fight; {declared.name} is none"
        )


def _check_lists(module: Module, declared: Class, field: Field) -> None:
    """What the fight keeps, and what refers to that."""
    if field.has("Roster", "Own"):
        kind = "fighter" if field.has("Roster") else "piece"
        held = module.piece(field)
        if declared.kind != "fight" or not field.listed or held is None or held.kind != kind:
            mark = "Roster" if field.has("Roster") else "Own"
            raise declared.wrong(
                field.line, f"{mark} is for a list of the fight, of a {kind} that state/ declares"
            )
        if kind == "piece" and not held.knows("index"):
            raise declared.wrong(
                field.line, f"{held.name} needs a field index, its place in {field.name}"
            )
    if field.has("Linked"):
        _check_link(module, declared, field)


def _check_link(module: Module, declared: Class, field: Field) -> None:
    if declared.kind not in ("fight", "fighter"):
        raise declared.wrong(
            field.line, f"only fight and fighters are Linked: keep an index in {field.name}"
        )
    owners = {one.name: one for each in _fights(module) for one in each.fields if one.has("Own")}
    owner = owners.get(field.owner)
    if owner is None or owner.inner != field.inner or not (field.listed or field.optional):
        known = ", ".join(f'Linked("{name}") to {one.inner}' for name, one in owners.items())
        raise declared.wrong(
            field.line,
            f"{field.name} must be a list of, or one or none of, what the fight owns: "
            f"{known or 'nothing is marked Own'}",
        )
    if not module.classes[field.inner].knows(field.linked_by):
        raise declared.wrong(field.line, f"{field.inner} has no field {field.linked_by}")
    if module.beginning(declared, field) not in ("[]", "None"):
        raise declared.wrong(field.line, f"{field.name} must begin with nothing")


def _check_held(module: Module, declared: Class, field: Field) -> None:
    """Who holds whom: pieces have one holder, fighters are referred to by index."""
    held = module.piece(field)
    if field.has("Step"):
        module.beginning(declared, field)
    if held is None or field.has("Step", "Outside", "Roster", "Own", "Linked"):
        return
    if declared.kind == "fight" and held.kind == "fighter" and field.listed:
        raise declared.wrong(field.line, f"mark {field.name} Roster, or keep indices in it")
    if held.kind in ("fight", "fighter"):
        raise declared.wrong(
            field.line, f"keep the index of a {held.name} in {field.name}, not the {held.name}"
        )
    heirs = [one.name for one in module.classes.values() if one.base is held]
    if heirs:
        raise declared.wrong(
            field.line,
            f"{field.name} would forget what {heirs[0]} adds to {held.name}: hold one or the "
            "other, each in a field of its own",
        )
    if module.owned(held):
        raise declared.wrong(
            field.line, f"the fight owns {held.name}: mark {field.name} Linked, or keep its index"
        )
    if declared.kind == "value" and held.kind == "piece":
        raise declared.wrong(
            field.line,
            f"a Value is shared by copies and cannot hold a {held.name}: make "
            f"{held.name} a Value, or {declared.name} a Piece",
        )


def _check_made_anew(declared: Class) -> None:
    """What is made again from data has nothing but what the data say."""
    for field in declared.all_fields():
        if field.has("Label") or (field.given and not field.saved):
            mark = next(mark.name for mark in field.marks)
            raise declared.wrong(
                field.line,
                f"{declared.name} is made again from data, which would not have {field.name}: "
                f"leave out {mark}",
            )


def _check_said(module: Module, declared: Class, field: Field) -> None:
    others = [mark.name for mark in field.marks if mark.name != "Says"]
    if others:
        raise declared.wrong(field.line, f"a choice is no state: leave out {', '.join(others)}")
    empty = {"bool": "False", "str": "''"}.get(field.type)
    said = field.mark("Says")
    if said is None or said.source(1) == "BY_HAND" or empty is None:
        return
    if module.beginning(declared, field) != empty:
        raise declared.wrong(field.line, f"{field.name} is said and must begin with {empty}")


def _check_roster(module: Module) -> None:
    fights = _fights(module)
    marked = [(one, f) for one in fights for f in one.fields if f.has("Roster")]
    if fights and len(marked) != 1:
        raise DeclarationError(
            Path(fights[0].path),
            fights[0].line,
            f"one list of {fights[0].name} must be marked Roster, the fighters; {len(marked)} are",
        )


def _fights(module: Module) -> list[Class]:
    return [each for each in module.classes.values() if each.kind == "fight"]
