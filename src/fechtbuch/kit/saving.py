"""Writes how a fight and its parts become data, and are made again from it."""

from fechtbuch.kit.declared import Class, DeclarationError, Field
from fechtbuch.kit.module import Module

PLAIN = {
    "i64": "whole({})",
    "int": "whole({})",
    "bool": "truth({})",
    "str": "text({})",
    "list[i64]": "wholes({})",
    "list[int]": "wholes({})",
    "list[str]": "texts({})",
    "list[list[i64]]": "[wholes(each) for each in listed({})]",
    "list[list[int]]": "[wholes(each) for each in listed({})]",
}
"""How a value of a plain type is read from data."""


def write_saving(module: Module, declared: Class) -> None:
    """`write_x` and `read_x` for what stays, `x_data` and `x_from` for what comes and goes."""
    if declared.kind in ("fight", "fighter") or module.owned(declared):
        _write_out(module, declared)
        _write_in(module, declared)
    else:
        _write_entry_out(module, declared)
        _write_entry_in(module, declared)


# Out.


def _write_out(module: Module, declared: Class) -> None:
    name = module.type_of(declared)
    module.define(
        f"write_{declared.low}(one: {name}, data: dict[str, object]) -> dict[str, object]",
        "Put the state into data.",
    )
    if declared.base is not None:
        module.add(f"write_{declared.base.low}(one, data)")
    for field in declared.fields:
        if field.has("Label"):
            module.add(f'data["{field.name}"] = one.{field.name}{field.label}')
        elif field.saved and not declared.saved_as:
            line = f'data["{field.name}"] = {_out(module, field, declared)}'
            if field.has("Since"):
                module.add(f"if one.{field.name} != {module.beginning(declared, field)}:")
            module.add(line, 2 if field.has("Since") else 1)
    if declared.saved_as:
        _row(module, declared)
        module.add('data["state"] = row')
    module.add("return data")


def _write_entry_out(module: Module, declared: Class) -> None:
    name = module.type_of(declared)
    kept = "list[object]" if declared.saved_as else "dict[str, object]"
    module.define(f"{declared.low}_data(one: {name}) -> {kept}", "As JSON-ready data.")
    if declared.saved_as:
        _row(module, declared)
        module.add("return row")
        return
    pairs = [f'"{f.name}": {_out(module, f, declared)}' for f in _saved(declared)]
    module.add(f"return {{{', '.join(pairs)}}}")


def _row(module: Module, declared: Class) -> None:
    """The cells of a row; what came with a later version is left off its end."""
    fields = _saved(declared)
    late = [field for field in fields if field.has("Since")]
    first = fields[: len(fields) - len(late)]
    if any(field in first for field in late):
        raise DeclarationError(
            declared.path, late[0].line, "a row grows at its end: put what is marked Since last"
        )
    cells = [_out(module, field, declared) for field in first]
    module.add(f"row: list[object] = [{', '.join(cells)}]")
    for place, field in enumerate(late):
        changed = [f"one.{f.name} != {module.beginning(declared, f)}" for f in late[place:]]
        module.add(f"if {' or '.join(changed)}:")
        module.add(f"row.append({_out(module, field, declared)})", 2)


def _out(module: Module, field: Field, declared: Class) -> str:
    value = f"one.{field.name}"
    words = field.mark("Saved")
    if words is not None:
        return f"{module.named(declared, words.source(0))}[{value}]"
    if field.has("Linked"):
        if field.listed:
            return f"[each.{field.linked_by} for each in {value}]"
        nothing = '""' if field.linked_by == "slug" else "-1"
        return f"{nothing} if {value} is None else {value}.{field.linked_by}"
    piece = module.piece(field)
    if piece is not None:
        return _each(field, value, _entry_out(module, piece))
    if field.type == "bool" and declared.saved_as == "NUMBERS":
        return f"int({value})"
    if field.type.startswith("list[list["):
        return f"[list(each) for each in {value}]"
    return f"list({value})" if field.listed else value


def _entry_out(module: Module, piece: Class) -> str:
    if piece.kind == "fighter":
        return "{}.to_data()"
    return (
        f"write_{piece.low}({{}}, {{{{}}}})" if module.owned(piece) else f"{piece.low}_data({{}})"
    )


# In.


def _write_in(module: Module, declared: Class) -> None:
    name = module.type_of(declared)
    module.define(
        f"read_{declared.low}(one: {name}, data: dict[str, object]) -> None",
        "Take over the state from data.",
    )
    if declared.base is not None:
        module.add(f"read_{declared.base.low}(one, data)")
    elif declared.kind in ("fight", "fighter"):
        module.add("one.restore_base(data)")
    if declared.saved_as:
        module.add('row = listed(data["state"])')
        for place, field in enumerate(_saved(declared)):
            module.add(f"one.{field.name} = {_in_row(module, field, declared, place)}")
        return
    # Fighters come last: what they refer to is there then.
    for field in sorted(_own_saved(declared), key=lambda field: field.has("Roster")):
        if field.has("Own", "Roster"):
            _read_kept(module, field, declared)
        elif not field.has("Linked"):
            _read(module, field, declared)


def _read(module: Module, field: Field, declared: Class) -> None:
    line = f"one.{field.name} = {_in(module, field, declared, _cell(field))}"
    if not field.has("Since"):
        module.add(line)
        return
    module.add(f'if "{field.name}" in data:')
    module.add(line, 2)
    module.add("else:")
    module.add(f"one.{field.name} = {module.beginning(declared, field)}", 2)


def _read_kept(module: Module, field: Field, declared: Class) -> None:
    """Fighters and things of the fight take over their states, one after the other."""
    piece = module.classes[field.inner]
    states = f"listed({_cell(field)})"
    if f"restore_{field.name}" in declared.methods:
        module.add(f"one.restore_{field.name}({states})")
        return
    module.add(f"for each, state in zip(one.{field.name}, {states}):")
    if field.has("Own"):
        module.add(f"read_{piece.low}(each, fields(state))", 2)
        return
    module.add("each.restore(fields(state))", 2)
    for link in piece.all_fields():
        if link.has("Linked") and link.saved:
            _read_link(module, link)


def _read_link(module: Module, field: Field) -> None:
    cell = f'fields(state)["{field.name}"]'
    if field.listed:
        places = f"wholes({cell})"
        module.add(f"each.{field.name} = [one.{field.owner}[place] for place in {places}]", 2)
        return
    wanted = f"text({cell})" if field.linked_by == "slug" else f"whole({cell})"
    module.add(f"each.{field.name} = None", 2)
    module.add(f"for piece in one.{field.owner}:", 2)
    module.add(f"if piece.{field.linked_by} == {wanted}:", 3)
    module.add(f"each.{field.name} = piece", 4)


def _write_entry_in(module: Module, declared: Class) -> None:
    name = module.type_of(declared)
    module.define(f"{declared.low}_from(entry: object) -> {name}", "Made again from such data.")
    module.add("row = listed(entry)" if declared.saved_as else "data = fields(entry)")
    read: dict[str, str] = {}
    for place, field in enumerate(_saved(declared)):
        if declared.saved_as:
            read[field.name] = _in_row(module, field, declared, place)
        else:
            read[field.name] = _in(module, field, declared, _cell(field))
    given = [read.pop(field) for field in module.arguments(declared)]
    made = f"{declared.name}({', '.join(given)})"
    if not read:
        module.add(f"return {made}")
        return
    module.add(f"one = {made}")
    for field_name, value in read.items():
        module.add(f"one.{field_name} = {value}")
    module.add("return one")


def _in_row(module: Module, field: Field, declared: Class, place: int) -> str:
    cell = _in(module, field, declared, f"row[{place}]")
    if field.has("Since"):
        return f"{cell} if len(row) > {place} else {module.beginning(declared, field)}"
    return cell


def _in(module: Module, field: Field, declared: Class, cell: str) -> str:
    words = field.mark("Saved")
    if words is not None:
        return f"{module.named(declared, words.source(0))}.index(text({cell}))"
    if field.type in PLAIN:
        return PLAIN[field.type].format(cell)
    piece = module.piece(field)
    if piece is None:
        raise DeclarationError(
            declared.path,
            field.line,
            f"{field.name}: {field.type} cannot be saved; mark it Fixed, Step or Follows, or make "
            f"{field.inner} a Piece or a Value in state/",
        )
    if field.listed:
        return f"[{piece.low}_from(each) for each in listed({cell})]"
    return _each(field, cell, f"{piece.low}_from({{}})")


# Both.


def _each(field: Field, value: str, one: str) -> str:
    """What is done with a value, with the value if there is one, or with each of a list."""
    if field.optional:
        return f"None if {value} is None else {one.format(value)}"
    if field.listed:
        return f"[{one.format('each')} for each in {value}]"
    return one.format(value)


def _cell(field: Field) -> str:
    return f'data["{field.name}"]'


def _own_saved(declared: Class) -> list[Field]:
    return [field for field in declared.fields if field.saved]


def _saved(declared: Class) -> list[Field]:
    return [field for field in declared.all_fields() if field.saved]
