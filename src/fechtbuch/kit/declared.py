"""Reads from a book's sources what its state is made of: classes, fields and their marks.

Compiled classes know nothing of their annotations, so this looks at the text of `state/*.py`.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

WRITTEN = "written"
"""The module that is made out of what is read here."""

ENGINE = {"Fight": "fight", "Fighter": "fighter", "Piece": "piece", "Value": "value"}
CHOICE = "Choice"
KINDS = {**ENGINE, CHOICE: "choice"}
"""The classes of the engine that a declared one extends, and what that makes it."""

PLAIN = ("Fixed", "Step", "Follows", "Uncounted", "Label")
LINKS = ("Roster", "Own", "Linked")
SHOWN = ("Flag", "Level", "Shown", "Decreed", "Edict", "Word", "Direction")
OTHER = ("Since", "Saved", "Ends", "Says")
MARKS = frozenset({*PLAIN, *LINKS, *SHOWN, *OTHER})


class DeclarationError(ValueError):
    """A declaration that cannot be understood, with its place and what would be right."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        super().__init__(f"{path}:{line}: {problem}")


@dataclass(frozen=True)
class Mark:
    """What `Annotated` says of a field besides its type."""

    name: str
    arguments: tuple[ast.expr, ...] = ()

    def text(self, place: int, default: str = "") -> str:
        """One of its arguments that is a text."""
        if place >= len(self.arguments):
            return default
        return str(ast.literal_eval(self.arguments[place]))

    def source(self, place: int) -> str:
        """One of its arguments as it is written."""
        return ast.unparse(self.arguments[place]) if place < len(self.arguments) else ""


@dataclass
class Field:
    """One field of a class: its type without marks, its beginning, its marks."""

    name: str
    type: str
    beginning: ast.expr
    marks: list[Mark]
    line: int
    given: str = ""
    """The argument of `__init__` that it is set to, if it is just that."""

    def mark(self, name: str) -> Mark | None:
        """The mark of that name."""
        return next((mark for mark in self.marks if mark.name == name), None)

    def has(self, *names: str) -> bool:
        """Whether it has one of these marks."""
        return any(mark.name in names for mark in self.marks)

    @property
    def inner(self) -> str:
        """What a list is a list of, or an optional field may be; else the type itself."""
        text = self.type.removesuffix(" | None")
        return text[len("list[") : -1] if text.startswith("list[") else text

    @property
    def listed(self) -> bool:
        """Whether it is a list."""
        return self.type.startswith("list[")

    @property
    def optional(self) -> bool:
        """Whether there may be nothing."""
        return self.type.endswith(" | None")

    @property
    def owner(self) -> str:
        """The list of the fight that it refers into."""
        mark = self.mark("Linked")
        return "" if mark is None else mark.text(0)

    @property
    def linked_by(self) -> str:
        """What of those pieces is saved."""
        mark = self.mark("Linked")
        return "" if mark is None else mark.text(1, "index")

    @property
    def label(self) -> str:
        """What of a label is saved: itself, or an attribute of it."""
        mark = self.mark("Label")
        return "" if mark is None or not mark.arguments else f".{mark.text(0)}"

    @property
    def copied(self) -> bool:
        """Whether a copy takes it over."""
        return not self.has("Step")

    @property
    def saved(self) -> bool:
        """Whether it is written and read."""
        return not self.has("Fixed", "Step", "Follows", "Label")

    @property
    def counted(self) -> bool:
        """Whether two states that differ in it are different."""
        return self.saved and not self.has("Uncounted")


@dataclass
class Class:
    """A class of the state, or a choice."""

    name: str
    module: str
    kind: str
    parent: str
    path: Path
    arguments: list[str] = field(default_factory=list)
    fields: list[Field] = field(default_factory=list)
    methods: set[str] = field(default_factory=set)
    saved_as: str = ""
    base: "Class | None" = None

    @property
    def low(self) -> str:
        """The name as it stands in names of functions."""
        return "".join(f"_{c.lower()}" if c.isupper() else c for c in self.name).lstrip("_")

    def lineage(self) -> Iterator["Class"]:
        """The classes of the book that it is made of, the first ancestor first."""
        if self.base is not None:
            yield from self.base.lineage()
        yield self

    def all_fields(self) -> list[Field]:
        """Its fields and those it inherits within the book."""
        return [each for ancestor in self.lineage() for each in ancestor.fields]


class Sources:
    """The modules of a book's `state` room, and what can be looked up from there."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        self.folder = folder
        self.room = folder / "state"
        self.trees = {
            path.stem: ast.parse(path.read_text(encoding="utf-8"), str(path))
            for path in sorted(self.room.glob("*.py"))
            if path.stem not in ("__init__", WRITTEN)
        }

    @cached_property
    def classes(self) -> dict[str, Class]:
        """The declared classes by name, ancestors before descendants."""
        nodes: dict[str, tuple[str, ast.ClassDef]] = {}
        for module, tree in self.trees.items():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    nodes[node.name] = (module, node)
        found: dict[str, Class] = {}
        for name in nodes:
            self._declare(name, nodes, found)
        return found

    def _declare(
        self, name: str, nodes: dict[str, tuple[str, ast.ClassDef]], found: dict[str, Class]
    ) -> Class | None:
        if name in found or name not in nodes:
            return found.get(name)
        module, node = nodes[name]
        for base in map(ast.unparse, node.bases):
            inherited = self._declare(base, nodes, found)
            if base not in KINDS and inherited is None:
                continue
            kind = KINDS[base] if inherited is None else inherited.kind
            path = self.room / f"{module}.py"
            found[name] = Class(name, module, kind, base, path, base=inherited)
            self._read(found[name], node)
            return found[name]
        return None

    def _read(self, declared: Class, node: ast.ClassDef) -> None:
        for part in node.body:
            if isinstance(part, ast.FunctionDef):
                declared.methods.add(part.name)
                if part.name == "__init__":
                    self._read_init(declared, part)
            elif isinstance(part, ast.AnnAssign) and ast.unparse(part.target) == "SAVED":
                assert part.value is not None
                declared.saved_as = ast.unparse(part.value)

    def _read_init(self, declared: Class, init: ast.FunctionDef) -> None:
        arguments = init.args.args[1:]
        types = {a.arg: ast.unparse(a.annotation) for a in arguments if a.annotation}
        declared.arguments = [a.arg for a in arguments]
        for statement in init.body:
            target, value, note = _assignment(statement)
            if target is None or value is None:
                continue
            marks: list[Mark] = []
            if note is None:
                type_ = _type_of(value, types)
                if not type_:
                    raise DeclarationError(
                        declared.path, statement.lineno, f"say the type of {target}, as in x: i64"
                    )
            else:
                type_, marks = self._annotation(declared.path, note)
            given = ast.unparse(value) if ast.unparse(value) in types else ""
            declared.fields.append(Field(target, type_, value, marks, statement.lineno, given))

    def _annotation(self, path: Path, note: ast.expr) -> tuple[str, list[Mark]]:
        if not (isinstance(note, ast.Subscript) and ast.unparse(note.value) == "Annotated"):
            return _unquoted(note), []
        assert isinstance(note.slice, ast.Tuple)
        type_, *rest = note.slice.elts
        marks = []
        for each in rest:
            if isinstance(each, ast.Call):
                mark = Mark(ast.unparse(each.func), tuple(each.args))
            else:
                mark = Mark(ast.unparse(each))
            if mark.name not in MARKS:
                known = ", ".join(sorted(MARKS))
                raise DeclarationError(
                    path, each.lineno, f"there is no mark {mark.name}; there are {known}"
                )
            marks.append(mark)
        return _unquoted(type_), marks

    # Looking things up.

    def literal(self, declared: Class, value: ast.expr) -> str | None:
        """A beginning as a literal, names of constants looked up; None where it is reckoned."""
        return self._literal(self.trees[declared.module], value)

    def _literal(self, tree: ast.Module, value: ast.expr) -> str | None:
        if isinstance(value, ast.Name):
            found = self._constant(tree, value.id)
            return None if found is None else self._literal(*found)
        if isinstance(value, ast.List):
            entries = [self._literal(tree, entry) for entry in value.elts]
            if any(entry is None for entry in entries):
                return None
            return f"[{', '.join(entry for entry in entries if entry is not None)}]"
        try:
            return repr(ast.literal_eval(value))
        except ValueError:
            return None

    def _constant(self, tree: ast.Module, name: str) -> tuple[ast.Module, ast.expr] | None:
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
                return None if node.value is None else (tree, node.value)
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    if (alias.asname or alias.name) == name:
                        other = self._module(node.module)
                        return None if other is None else self._constant(other, alias.name)
        return None

    def _module(self, name: str) -> ast.Module | None:
        """A module of this book, or of the engine it is written for."""
        if name.startswith(f"{self.package}."):
            path = self.folder.joinpath(*name[len(self.package) + 1 :].split("."))
        elif name.startswith("fechtbuch.engine."):
            path = Path(__file__).parents[1].joinpath(*name.split(".")[1:])
        else:
            return None
        path = path.with_suffix(".py")
        return ast.parse(path.read_text(encoding="utf-8")) if path.exists() else None

    def home_of(self, declared: Class, name: str) -> str:
        """The module that a name of a class's module is imported from."""
        for node in self.trees[declared.module].body:
            if isinstance(node, ast.ImportFrom) and node.module:
                if any((alias.asname or alias.name) == name for alias in node.names):
                    return node.module
        raise DeclarationError(
            declared.path, 1, f"{name} must be imported from another module, such as one of kinds/"
        )


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
    if isinstance(value, ast.Subscript):  # one of a list that was given
        listed = arguments.get(ast.unparse(value.value), "")
        return listed[len("list[") : -1] if listed.startswith("list[") else ""
    return arguments.get(ast.unparse(value), "")


def _unquoted(note: ast.expr) -> str:
    if isinstance(note, ast.Constant) and isinstance(note.value, str):
        return note.value
    return ast.unparse(note)
