"""Writes how a fight and its parts are copied."""

from fechtbuch.kit.declared import Class, Field
from fechtbuch.kit.module import Module


def write_copying(module: Module, declared: Class) -> None:
    """`twin_x` for a piece, `copy_x` for a fight or fighter; values are shared."""
    if declared.kind == "piece":
        _write_twin(module, declared)
    elif declared.kind in ("fight", "fighter"):
        _write_copy(module, declared)
    if declared is module.fighter() and _linked(declared):
        _write_linking(module, declared)


def _write_twin(module: Module, declared: Class) -> None:
    name = module.type_of(declared)
    module.define(f"twin_{declared.low}(one: {name}) -> {name}", "An independent twin.")
    arguments = module.arguments(declared)
    made = f"{declared.name}({', '.join(_own(module, field) for field in arguments)})"
    rest = [field for field in declared.all_fields() if field.copied and not field.given]
    if not rest:
        module.add(f"return {made}")
        return
    module.add(f"twin = {made}")
    for field in rest:
        _copy(module, declared, field)
    module.add("return twin")


def _write_copy(module: Module, declared: Class) -> None:
    name = module.type_of(declared)
    module.define(
        f"copy_{declared.low}(one: {name}, twin: {name}) -> None",
        "Give a twin that was just made everything that its making did not.",
    )
    base = "one.copy_base(twin)"
    module.add(base if declared.base is None else f"copy_{declared.base.low}(one, twin)")
    # What the fight owns comes first, so that others can refer to it.
    for field in sorted(declared.fields, key=lambda field: not field.has("Own")):
        if not field.copied or (field.given and module.piece(field) is None):
            continue
        if not field.has("Linked"):
            _copy(module, declared, field)
        elif declared.kind == "fight":
            _link(module, declared, field, "twin")


def _copy(module: Module, declared: Class, field: Field) -> None:
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
    elif _begins_empty(module, declared, field):
        # A twin has nothing there yet: most often that is all.
        module.add(f"if {module.changed(declared, field)}:")
        if field.optional:
            module.add(f"{theirs} = twin_{piece.low}({ours})", 2)
        else:
            module.add(f"{theirs} = [twin_{piece.low}(each) for each in {ours}]", 2)
    else:
        module.add(f"{theirs} = {_own(module, field)}")


def _begins_empty(module: Module, declared: Class, field: Field) -> bool:
    return module.sources.literal(*declared.beginning(field)) in ("None", "[]")


def _own(module: Module, field: Field) -> str:
    """A field of `one`, with pieces of the twin's own."""
    piece, value = module.piece(field), f"one.{field.name}"
    if piece is None or piece.kind != "piece":
        return value
    if field.optional:
        return f"None if {value} is None else twin_{piece.low}({value})"
    if field.listed:
        return f"[twin_{piece.low}(each) for each in {value}]"
    return f"twin_{piece.low}({value})"


def _linked(declared: Class) -> list[Field]:
    return [field for field in declared.all_fields() if field.has("Linked")]


def _write_linking(module: Module, declared: Class) -> None:
    name, fight = module.type_of(declared), module.type_of(module.fight())
    module.define(
        f"link_{declared.low}(one: {name}, twin: {name}, fight: {fight}) -> None",
        "Let a twin refer to what its own fight has.",
    )
    for field in _linked(declared):
        if field.copied:
            _link(module, declared, field, "fight")


def _link(module: Module, declared: Class, field: Field, fight: str) -> None:
    ours, theirs = f"one.{field.name}", f"twin.{field.name}"
    module.add(f"if {module.changed(declared, field)}:")
    if field.listed:
        module.add(f"{theirs} = [{fight}.{field.owner}[each.index] for each in {ours}]", 2)
    else:
        module.add(f"{theirs} = {fight}.{field.owner}[{ours}.index]", 2)
