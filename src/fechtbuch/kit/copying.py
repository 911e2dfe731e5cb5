"""Writes how a fight and its parts are copied."""

from fechtbuch.kit.declared import Class, Field
from fechtbuch.kit.module import Module


def write_copying(module: Module, declared: Class) -> None:
    """`twin_x` for a piece, `copy_x` for a fight or fighter; values are shared."""
    if declared.kind == "value":
        return
    name = module.type_of(declared)
    if declared.kind == "piece":
        given = [f"one.{field}" for field in module.arguments(declared)]
        module.define(f"twin_{declared.low}(one: {name}) -> {name}", "An independent twin.")
        module.add(f"twin = {declared.name}({', '.join(given)})")
        fields = declared.all_fields()
    else:
        module.define(
            f"copy_{declared.low}(one: {name}, twin: {name}) -> None",
            "Give a twin that was just made everything that its making did not.",
        )
        base = "one.copy_base(twin)"
        module.add(base if declared.base is None else f"copy_{declared.base.low}(one, twin)")
        fields = declared.fields
    # What the fight owns comes first, so that fighters can refer to it.
    for field in sorted(fields, key=lambda field: not field.has("Own")):
        if field.copied and not field.given and not field.has("Linked"):
            _copy(module, field)
    if declared.kind == "piece":
        module.add("return twin")
    if declared is module.fighter() and _linked(declared):
        _write_linking(module, declared)


def _copy(module: Module, field: Field) -> None:
    piece = module.piece(field)
    ours, theirs = f"one.{field.name}", f"twin.{field.name}"
    if field.has("Roster"):
        assert piece is not None
        module.add(f"for each in {ours}:")
        module.add("other = each.copy()", 2)
        if _linked(piece):
            module.add(f"link_{piece.low}(each, other, twin)", 2)
        module.add("twin.roster.append(other)", 2)
        module.add(f"{theirs}.append(other)", 2)
    elif piece is None or piece.kind == "value":
        module.add(f"{theirs} = {ours}")
    elif field.optional:
        module.add(f"if {ours} is not None:")
        module.add(f"{theirs} = twin_{piece.low}({ours})", 2)
    elif field.listed:
        module.add(f"if len({ours}) > 0:")
        module.add(f"{theirs} = [twin_{piece.low}(each) for each in {ours}]", 2)
    else:
        module.add(f"{theirs} = twin_{piece.low}({ours})")


def _linked(declared: Class) -> list[Field]:
    return [field for field in declared.all_fields() if field.has("Linked")]


def _write_linking(module: Module, declared: Class) -> None:
    name, fight = module.type_of(declared), module.type_of(module.fight())
    module.define(
        f"link_{declared.low}(one: {name}, twin: {name}, fight: {fight}) -> None",
        "Let a twin refer to what its own fight has.",
    )
    for field in _linked(declared):
        ours, theirs = f"one.{field.name}", f"twin.{field.name}"
        if field.listed:
            module.add(f"if len({ours}) > 0:")
            module.add(f"{theirs} = [fight.{field.owner}[each.index] for each in {ours}]", 2)
        else:
            module.add(f"if {ours} is not None:")
            module.add(f"{theirs} = fight.{field.owner}[{ours}.index]", 2)
