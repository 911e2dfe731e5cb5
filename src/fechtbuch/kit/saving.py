"""Writes how a fight and its parts become data, and are made again from it."""

from fechtbuch.kit.declared import Class, Field
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
        if declared is module.fighter() and _links(declared):
            _write_links_in(module, declared)
        if declared is module.fight() and _ordered(module):
            _write_orders(module, declared)
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
    if declared.base is not None and not declared.saved_as:
        module.add(f"write_{declared.base.low}(one, data)")
    for field in declared.all_fields() if declared.saved_as else declared.fields:
        if field.has("Label"):
            module.add(f'data["{field.name}"] = one.{field.name}{field.label}')
        elif field.saved and not declared.saved_as:
            _write_cell(module, field, declared)
    if declared.saved_as:
        _row(module, declared)
        module.add('data["state"] = row')
    if declared is module.fight() and _ordered(module):
        module.add(f"orders = orders_{declared.low}(one)")
        module.add("if len(orders) > 0:")
        module.add('data["orders"] = orders', 2)
    module.add("return data")


def _write_entry_out(module: Module, declared: Class) -> None:
    name = module.type_of(declared)
    kept = "list[object]" if declared.saved_as else "dict[str, object]"
    module.define(f"{declared.low}_data(one: {name}) -> {kept}", "As JSON-ready data.")
    if declared.saved_as:
        _row(module, declared)
        module.add("return row")
        return
    fields = _saved(declared)
    first = [field for field in fields if not field.has("Since")]
    pairs = [f'"{f.name}": {_out(module, f, declared)}' for f in first]
    if len(first) == len(fields):
        module.add(f"return {{{', '.join(pairs)}}}")
        return
    module.add(f"data: dict[str, object] = {{{', '.join(pairs)}}}")
    for field in fields:
        if field.has("Since"):
            _write_cell(module, field, declared)
    module.add("return data")


def _write_cell(module: Module, field: Field, declared: Class) -> None:
    line = f'data["{field.name}"] = {_out(module, field, declared)}'
    if field.has("Since"):
        module.add(f"if {module.changed(declared, field)}:")
    module.add(line, 2 if field.has("Since") else 1)


def _row(module: Module, declared: Class) -> None:
    """The cells of a row; what came with a later version is left off its end."""
    fields = _saved(declared)
    late = [field for field in fields if field.has("Since")]
    first = fields[: len(fields) - len(late)]
    if any(field in first for field in late):
        raise declared.wrong(late[0].line, "a row grows at its end: put what is marked Since last")
    cells = [_out(module, field, declared) for field in first]
    module.add(f"row: list[object] = [{', '.join(cells)}]")
    for place, field in enumerate(late):
        changed = [module.changed(declared, f) for f in late[place:]]
        module.add(f"if {' or '.join(changed)}:")
        module.add(f"row.append({_out(module, field, declared)})", 2)


def _out(module: Module, field: Field, declared: Class) -> str:
    value = f"one.{field.name}"
    words = field.mark("Saved")
    if words is not None:
        return f"{module.named(declared, field, words.source(0))}[{value}]"
    if field.has("Linked"):
        if field.listed:
            return f"[each.{field.linked_by} for each in {value}]"
        nothing = '""' if module.linked_type(field) == "str" else "-1"
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


def _ordered(module: Module) -> list[Field]:
    fighter = module.fighter()
    fields = [] if fighter is None else fighter.all_fields()
    return [field for field in fields if field.has("Ordered")]


def _write_orders(module: Module, declared: Class) -> None:
    """The lists of fighters whose order does not follow from where their pieces are."""
    name = module.type_of(declared)
    roster = next(field for field in declared.all_fields() if field.has("Roster")).name
    module.define(f"orders_{declared.low}(one: {name}) -> list[object]", "Lists out of order.")
    module.add("found: list[object] = []")
    module.add(f"for each in one.{roster}:")
    for field in _ordered(module):
        places = f"[piece.index for piece in each.{field.name}]"
        module.add(f'note_order(found, each.index, "{field.name}", {places})', 2)
    module.add("return found")
    module.define(
        f"read_orders_{declared.low}(one: {name}, data: dict[str, object]) -> None",
        "Put lists into the order that they were in.",
    )
    module.add('for entry in listed(data.get("orders", [])):')
    module.add("who, name, places = listed(entry)", 2)
    module.add(f"each = one.{roster}[whole(who)]", 2)
    for place, field in enumerate(_ordered(module)):
        module.add(f'{"el" if place else ""}if name == "{field.name}":', 2)
        pieces = f"[one.{field.owner}[place] for place in wholes(places)]"
        module.add(f"each.{field.name} = {pieces}", 3)


# In.


def _write_in(module: Module, declared: Class) -> None:
    name = module.type_of(declared)
    module.define(
        f"read_{declared.low}(one: {name}, data: dict[str, object]) -> None",
        "Take over the state from data.",
    )
    if declared.base is not None and not declared.saved_as:
        module.add(f"read_{declared.base.low}(one, data)")
    elif declared.kind in ("fight", "fighter"):
        module.add("one.restore_base(data)")
    if declared.saved_as:
        module.add('row = listed(data["state"])')
        for place, field in enumerate(_saved(declared)):
            module.add(f"one.{field.name} = {_in_row(module, field, declared, place)}")
        return
    # What is referred to comes before whoever refers to it.
    for field in sorted(_own_saved(declared), key=_place):
        if field.has("Own", "Roster"):
            _read_kept(module, field, declared)
        elif not field.has("Linked"):
            cell = _in(module, field, declared, _cell(field))
            module.add(f"one.{field.name} = {_late(module, field, declared, cell)}")
        elif declared.kind == "fight":
            _read_link(module, field, declared, "one")


def _late(module: Module, field: Field, declared: Class, cell: str) -> str:
    """What came with a later version is as at the beginning where the data do not say it."""
    if not field.has("Since"):
        return cell
    there = f'"{field.name}" in data'
    return _where(there, cell, module.beginning(declared, field))


def _where(condition: str, value: str, otherwise: str) -> str:
    """A value under a condition; one that has a condition of its own keeps that for itself."""
    return f"{f'({value})' if ' if ' in value else value} if {condition} else {otherwise}"


def _read_kept(module: Module, field: Field, declared: Class) -> None:
    """Fighters and things of the fight take over their states, one after the other."""
    piece = module.classes[field.inner]
    states = f"listed({_cell(field)})"
    if f"restore_{field.name}" in declared.methods:
        module.add(f"one.restore_{field.name}({states})")
        return
    module.add(f"for {piece.low}, state in zip(one.{field.name}, {states}):")
    if field.has("Own"):
        module.add(f"read_{piece.low}({piece.low}, fields(state))", 2)
        return
    module.add(f"{piece.low}.restore(fields(state))", 2)
    if _links(piece):
        module.add(f"read_links_{piece.low}({piece.low}, one, fields(state))", 2)


def _write_links_in(module: Module, declared: Class) -> None:
    name, fight = module.type_of(declared), module.type_of(module.fight())
    module.define(
        f"read_links_{declared.low}(one: {name}, fight: {fight}, data: dict[str, object]) -> None",
        "Refer to what the fight has, as the data say.",
    )
    for field in _links(declared):
        _read_link(module, field, declared, "fight")


def _read_link(module: Module, field: Field, declared: Class, fight: str) -> None:
    target, owner, by = f"one.{field.name}", f"{fight}.{field.owner}", field.linked_by
    cell = f"found_{field.name}"
    read = {"str": "text"}.get(module.linked_type(field), "whole")
    depth = 1
    if field.has("Since"):
        module.add(f"{target} = {module.beginning(declared, field)}")
        module.add(f'if "{field.name}" in data:')
        depth = 2
    if field.listed:
        each = f"{owner}[each]"
        if by != "index":
            module.add(f"{cell} = {{piece.{by}: piece for piece in {owner}}}", depth)
            each = f"{cell}[each]"
        module.add(f"{target} = [{each} for each in {read}s({_cell(field)})]", depth)
        return
    module.add(f"{cell} = {read}({_cell(field)})", depth)
    if not field.has("Since"):
        module.add(f"{target} = None")
    module.add(f"for piece in {owner}:", depth)
    module.add(f"if piece.{by} == {cell}:", depth + 1)
    module.add(f"{target} = piece", depth + 2)


def _links(declared: Class) -> list[Field]:
    """The links that are saved; those that follow are made by hand."""
    return [field for field in declared.all_fields() if field.has("Linked") and field.saved]


def _write_entry_in(module: Module, declared: Class) -> None:
    name = module.type_of(declared)
    module.define(f"{declared.low}_from(entry: object) -> {name}", "Made again from such data.")
    module.add("row = listed(entry)" if declared.saved_as else "data = fields(entry)")
    read: dict[str, str] = {}
    for place, field in enumerate(_saved(declared)):
        if declared.saved_as:
            read[field.name] = _in_row(module, field, declared, place)
        else:
            cell = _in(module, field, declared, _cell(field))
            read[field.name] = _late(module, field, declared, cell)
    given = [read.pop(field.name) for field in module.arguments(declared)]
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
        return _where(f"len(row) > {place}", cell, module.beginning(declared, field))
    return cell


def _in(module: Module, field: Field, declared: Class, cell: str) -> str:
    words = field.mark("Saved")
    if words is not None:
        return f"{module.named(declared, field, words.source(0))}.index(text({cell}))"
    if field.type in PLAIN:
        return PLAIN[field.type].format(cell)
    piece = module.piece(field)
    if piece is None:
        raise declared.wrong(
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


def _place(field: Field) -> int:
    return 0 if field.has("Own") else 2 if field.has("Roster") else 1


def _own_saved(declared: Class) -> list[Field]:
    return [field for field in declared.fields if field.saved]


def _saved(declared: Class) -> list[Field]:
    return [field for field in declared.all_fields() if field.saved]
