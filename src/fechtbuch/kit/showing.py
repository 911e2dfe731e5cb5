"""Writes which states of a fighter people see, and what sheets and edicts may set."""

from fechtbuch.kit.declared import Class, Field
from fechtbuch.kit.module import Module


def write_settable(module: Module) -> None:
    """`shown_x` and `SETTABLE`, for the fighters that the fight keeps."""
    fighter = module.fighter()
    if fighter is None:
        return
    module.define(
        f"shown_{fighter.low}(one: {module.type_of(fighter)}) -> list[str]",
        "The states that people see.",
    )
    module.add("found: list[str] = []")
    fields = fighter.all_fields()
    for field in fields:
        shown = field.mark("Shown")
        if shown is not None or field.has("Flag", "Level"):
            module.add(f"if {_there(module, fighter, field)}:")
            name = field.name if shown is None else shown.text(0, field.name)
            module.add(f'found.append("{name}")', 2)
    module.add("return found")
    flags = [f'"{field.name}"' for field in fields if field.has("Flag", "Decreed")]
    module.top(
        "SETTABLE: Final = Settable(",
        f"    numbers={_bounds(fields, 'Edict')},",
        f"    words={_words(module, fighter)},",
        f"    flags=[{', '.join(flags)}],",
        f"    levels={_bounds(fields, 'Level')},",
        f"    directions={_directions(fields)},",
        ")",
    )


def _there(module: Module, fighter: Class, field: Field) -> str:
    """The condition that there is something to be seen; nobody has the number -1."""
    value = f"one.{field.name}"
    if field.type in ("i64", "int"):
        literal = module.sources.literal(*fighter.beginning(field))
        return f"{value} > 0" if literal in (None, "0") else f"{value} != {literal}"
    if field.optional:
        return f"{value} is not None"
    return f"len({value}) > 0" if field.listed else value


def _bounds(fields: list[Field], name: str) -> str:
    pairs = []
    for field in fields:
        mark = field.mark(name)
        if mark is not None:
            pairs.append(f'"{field.name}": ({mark.source(0)}, {mark.source(1)})')
    return f"{{{', '.join(pairs)}}}"


def _directions(fields: list[Field]) -> str:
    marked = [(field.name, field.mark("Direction")) for field in fields]
    pairs = [f'"{name}": {mark.source(0)}' for name, mark in marked if mark is not None]
    return f"{{{', '.join(pairs)}}}"


def _words(module: Module, fighter: Class) -> str:
    pairs = []
    for ancestor in fighter.lineage():
        for field in ancestor.fields:
            mark = field.mark("Word")
            if mark is not None:
                pairs.append(f'"{field.name}": {module.named(ancestor, field, mark.source(0))}')
    return f"{{{', '.join(pairs)}}}"
