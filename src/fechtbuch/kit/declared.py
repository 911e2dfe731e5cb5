"""What a book declares of its state: classes, their fields and the marks of these."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

WRITTEN = "written"
"""The module that is made out of what is read here."""

ENGINE = {"Fight": "fight", "Fighter": "fighter", "Piece": "piece", "Value": "value"}
CHOICE = "Choice"
KINDS = {**ENGINE, CHOICE: "choice"}
"""The classes of the engine that a declared one extends, and what that makes it."""

MARKS = {
    **dict.fromkeys(["Fixed", "Step", "Follows", "Outside", "Uncounted", "Roster", "Own"], (0, 0)),
    **dict.fromkeys(["Flag", "Decreed", "Ordered", "ByHand"], (0, 0)),
    **dict.fromkeys(["Label", "Shown"], (0, 1)),
    **dict.fromkeys(["Since", "Saved", "Ends", "Word", "Direction"], (1, 1)),
    **dict.fromkeys(["Linked", "Says"], (1, 2)),
    **dict.fromkeys(["Level", "Edict"], (2, 2)),
}
"""The marks, and the fewest and most arguments that each takes."""

ROWS = ("ROW", "NUMBERS")
"""What `SAVED` may be."""


class DeclarationError(ValueError):
    """A declaration that cannot be understood, with its place and what would be right."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        super().__init__(f"{path}:{line}: {problem}")
        self.path = path
        self.line = line
        self.problem = problem


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
        return not self.has("Step", "Outside")

    @property
    def saved(self) -> bool:
        """Whether it is written and read, in the usual way."""
        return not self.has("Fixed", "Step", "Follows", "Ordered", "Outside", "Label", "ByHand")

    @property
    def counted(self) -> bool:
        """Whether two states that differ in it are different."""
        return self.has("Ordered") or (self.saved and not self.has("Uncounted"))


@dataclass
class Class:
    """A class of the state, or a choice."""

    name: str
    module: str
    kind: str
    parent: str
    path: Path
    line: int
    base: "Class | None" = None
    arguments: list[str] = field(default_factory=list)
    """What `__init__` takes, the one that it inherits if it has none."""
    fields: list[Field] = field(default_factory=list)
    """Those that it adds to what it inherits."""
    beginnings: dict[str, ast.expr] = field(default_factory=dict)
    """What inherited fields begin with here, where that is something else."""
    inherited: frozenset[str] = frozenset()
    """The names of the fields that it has from the engine."""
    methods: set[str] = field(default_factory=set)
    saved_as: str = ""

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

    def beginning(self, wanted: Field) -> tuple["Class", ast.expr]:
        """What one of its fields begins with, and the class that says so."""
        found = next((one, wanted.beginning) for one in self.lineage() if wanted in one.fields)
        for one in self.lineage():
            if wanted.name in one.beginnings:
                found = (one, one.beginnings[wanted.name])
        return found

    def knows(self, name: str) -> bool:
        """Whether it has a field of this name, declared here or inherited."""
        return name in self.inherited or any(each.name == name for each in self.all_fields())

    def wrong(self, line: int, problem: str) -> DeclarationError:
        """What to raise about a line of its module."""
        return DeclarationError(self.path, line, problem)
