"""Writes how a choice becomes words, slot by slot, and how it is filled from them."""

from fechtbuch.kit.declared import Class, Field
from fechtbuch.kit.module import Module

ASKED = ("questions", "Asked")
"""The book's own base of questions, which finds fighters and things by slug."""

PATHS = ("list[i64]", "list[int]")


def write_choice(module: Module, declared: Class) -> None:
    """`words_of_x` and `fill_x`, for the fields that are marked `Says`."""
    fields = [field for field in declared.all_fields() if field.has("Says")]
    if not fields:
        return
    name = module.type_of(declared)
    module.define(f"words_of_{declared.low}(one: {name}) -> Partial", "The choice as filled slots.")
    module.add("words: Partial = {VERB: one.verb}")
    for field in fields:
        _say(module, declared, field)
    module.add("return words")
    asked = module.late(*ASKED)
    module.define(
        f"fill_{declared.low}(one: {name}, question: {asked}, partial: Partial) -> None",
        "Fill the choice from slots.",
    )
    for field in fields:
        _hear(module, declared, field)


def _slot(field: Field) -> tuple[str, str]:
    """The slot, and what its values are: words, a field of the map, or the book's own matter."""
    mark = field.mark("Says")
    assert mark is not None
    return mark.text(0), mark.source(1)


def _say(module: Module, declared: Class, field: Field) -> None:
    slot, values = _slot(field)
    value = f"one.{field.name}"
    if values == "BY_HAND":
        module.add(f"one.say_{field.name}(words)")
        return
    said, text = value, value
    if field.optional:
        said, text = f"{value} is not None", f"{value}.slug"
    elif field.type in PATHS:
        said, text = f"len({value}) > 0", f"path_text({value})"
    elif field.type == "bool":
        text = '"yes"'
    elif field.type != "str":
        said, text = module.changed(declared, field), f"str({value})"
        if values == "FIELD":
            text = f"field_text({value})"
        elif values:
            text = f"{module.named(declared, field, values)}[{value}]"
    module.add(f"if {said}:")
    module.add(f'words["{slot}"] = {text}', 2)


def _hear(module: Module, declared: Class, field: Field) -> None:
    slot, values = _slot(field)
    value, text = f"one.{field.name}", f'partial["{slot}"]'
    if values == "BY_HAND":
        module.add(f"question.hear_{field.name}(one, partial)")
    elif field.type == "bool":
        module.add(f'{value} = partial.get("{slot}", "") == "yes"')
    elif field.type == "str":
        module.add(f'{value} = partial.get("{slot}", "")')
    else:
        heard = f"int({text})"
        if field.optional:
            fighter = module.piece(field)
            is_fighter = fighter is not None and fighter.kind == "fighter"
            heard = f"question.{'fighter_at' if is_fighter else 'thing_at'}({text})"
        elif field.type in PATHS:
            heard = f"parse_path({text})"
        elif values == "FIELD":
            heard = f"parse_field({text})"
        elif values:
            heard = f"{module.named(declared, field, values)}.index({text})"
        module.add(f'if partial.get("{slot}"):')
        module.add(f"{value} = {heard}", 2)
