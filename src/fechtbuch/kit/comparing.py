"""Writes what makes two states different, and what is set back when a period ends."""

from fechtbuch.kit.declared import Class, Field
from fechtbuch.kit.module import Module


def write_key(module: Module, declared: Class) -> None:
    """`key_x`: equal for equal states, different for different ones."""
    module.define(
        f"key_{declared.low}(one: {module.type_of(declared)}) -> tuple[object, ...]",
        "What makes two states different.",
    )
    parts: list[str] = []
    if declared.base is not None:
        parts.append(f"key_{declared.base.low}(one)")
    elif declared.kind in ("fight", "fighter"):
        parts.append("one.base_key()")
    parts += [_part(module, field) for field in declared.fields if field.counted]
    module.add(f"return ({''.join(f'{part}, ' for part in parts)})")


def _part(module: Module, field: Field) -> str:
    value = f"one.{field.name}"
    piece = module.piece(field)
    if field.has("Linked"):
        if field.listed:
            return f"tuple([each.index for each in {value}])"
        return f"-1 if {value} is None else {value}.index"
    if piece is None:
        if field.type.startswith("list[list["):
            return f"tuple([tuple(each) for each in {value}])"
        return f"tuple({value})" if field.listed else value
    one = "{}.key()" if "key" in piece.methods else f"key_{piece.low}({{}})"
    if field.optional:
        return f"None if {value} is None else {one.format(value)}"
    if field.listed:
        return f"tuple([{one.format('each')} for each in {value}])"
    return one.format(value)


def write_ends(module: Module, declared: Class) -> None:
    """`end_turn_x` and the like, for every period that a field is marked with."""
    periods: dict[str, list[Field]] = {}
    for field in declared.all_fields():
        for mark in field.marks:
            if mark.name == "Ends":
                periods.setdefault(mark.text(0), []).append(field)
    for period, fields in periods.items():
        module.define(
            f"end_{period}_{declared.low}(one: {module.type_of(declared)}) -> None",
            f"Set back what ends with the {period}.",
        )
        for field in fields:
            beginning = module.beginning(declared, field)
            if beginning == "[]":
                module.add(f"if len(one.{field.name}) > 0:")
                module.add(f"one.{field.name} = []", 2)
            else:
                module.add(f"one.{field.name} = {beginning}")
