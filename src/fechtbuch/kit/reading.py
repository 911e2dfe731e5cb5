"""Reads one class: what its `__init__` sets, and what the annotations there say."""

import ast

from fechtbuch.kit.declared import MARKS, ROWS, Class, Field, Mark


def read_class(declared: Class, node: ast.ClassDef) -> None:
    """Take over what a class is made of."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            declared.methods.add(part.name)
            if part.name == "__init__":
                _read_init(declared, part)
        elif isinstance(part, ast.AnnAssign):
            _read_constant(declared, part)
        elif isinstance(part, ast.Assign):
            raise declared.wrong(
                part.lineno, f"set {ast.unparse(part.targets[0])} in __init__, or make it Final"
            )
    if declared.kind != "choice":
        for each in set_in(node):
            if not declared.knows(each.attr):
                raise declared.wrong(each.lineno, f"{each.attr} must be set in __init__ first")


def set_in(part: ast.AST) -> list[ast.Attribute]:
    """The fields of `self` that are set anywhere in a piece of code."""
    return [
        node
        for node in ast.walk(part)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and ast.unparse(node.value) == "self"
    ]


def _read_constant(declared: Class, part: ast.AnnAssign) -> None:
    name, note = ast.unparse(part.target), ast.unparse(part.annotation)
    if not note.startswith(("Final", "ClassVar")):
        raise declared.wrong(part.lineno, f"set {name} in __init__, or make it Final")
    if name == "SAVED":
        declared.saved_as = "" if part.value is None else ast.unparse(part.value)
        if declared.saved_as not in ROWS:
            raise declared.wrong(part.lineno, f"SAVED must be one of {', '.join(ROWS)}")


def _read_init(declared: Class, init: ast.FunctionDef) -> None:
    arguments = init.args.args[1:]
    types = {a.arg: ast.unparse(a.annotation) for a in arguments if a.annotation}
    declared.arguments = [a.arg for a in arguments]
    for statement in init.body:
        target, value, note = _assignment(statement)
        if target is None or value is None:
            _look_into(declared, statement)
            continue
        if note is None and declared.knows(target):
            declared.beginnings[target] = value
            continue
        marks: list[Mark] = []
        if note is None:
            type_ = _type_of(value, types)
            if not type_:
                raise declared.wrong(statement.lineno, f"say the type of {target}, as in x: i64")
        else:
            type_, marks = _annotation(declared, note)
        given = ast.unparse(value) if ast.unparse(value) in types else ""
        declared.fields.append(Field(target, type_, value, marks, statement.lineno, given))


def _look_into(declared: Class, statement: ast.stmt) -> None:
    """Fields must be declared where everybody sees them: not within other statements."""
    for node in set_in(statement):
        if not declared.knows(node.attr):
            raise declared.wrong(
                node.lineno, f"set {node.attr} in a line of its own first, as in self.x = 0"
            )


def _annotation(declared: Class, note: ast.expr) -> tuple[str, list[Mark]]:
    if not (isinstance(note, ast.Subscript) and ast.unparse(note.value) == "Annotated"):
        return _unquoted(note), []
    assert isinstance(note.slice, ast.Tuple)
    type_, *rest = note.slice.elts
    return _unquoted(type_), [_mark(declared, each) for each in rest]


def _mark(declared: Class, note: ast.expr) -> Mark:
    mark = Mark(ast.unparse(note))
    if isinstance(note, ast.Call):
        mark = Mark(ast.unparse(note.func), tuple(note.args))
        if note.keywords:
            raise declared.wrong(note.lineno, f"give what {mark.name} takes without names")
    if mark.name not in MARKS:
        known = ", ".join(sorted(MARKS))
        raise declared.wrong(note.lineno, f"there is no mark {mark.name}; there are {known}")
    low, high = MARKS[mark.name]
    if not low <= len(mark.arguments) <= high:
        count = str(low) if low == high else f"{low} to {high}"
        raise declared.wrong(
            note.lineno, f"{mark.name} takes {count} arguments, not {len(mark.arguments)}"
        )
    return mark


def _assignment(
    statement: ast.stmt,
) -> tuple[str | None, ast.expr | None, ast.expr | None]:
    """The field that a statement sets, to what, and as what it is declared."""
    target: ast.expr
    note: ast.expr | None = None
    if isinstance(statement, ast.AnnAssign):
        target, value, note = statement.target, statement.value, statement.annotation
    elif isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target, value = statement.targets[0], statement.value
    else:
        return None, None, None
    if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
        return target.attr, value, note
    return None, None, None


def _type_of(value: ast.expr, arguments: dict[str, str]) -> str:
    if isinstance(value, ast.Constant):
        return type(value.value).__name__
    if isinstance(value, ast.UnaryOp):
        return _type_of(value.operand, arguments)
    if isinstance(value, ast.Subscript):  # one of a list that was given
        listed = arguments.get(ast.unparse(value.value), "")
        return listed[len("list[") : -1] if listed.startswith("list[") else ""
    if isinstance(value, ast.Call) and ast.unparse(value.func)[:1].isupper():  # one just made
        return ast.unparse(value.func)
    return arguments.get(ast.unparse(value), "")


def _unquoted(note: ast.expr) -> str:
    if isinstance(note, ast.Constant) and isinstance(note.value, str):
        return note.value
    return ast.unparse(note)
