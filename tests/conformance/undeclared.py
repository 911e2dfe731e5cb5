"""What is not declared with marks yet, by book. This list can only shrink: at last it is empty.

Each entry says which classes are state, where they are and of what kind, and which marks their
fields would have.
"""

import ast
from dataclasses import dataclass, field
from pathlib import Path

from fechtbuch.kit.declared import KINDS
from fechtbuch.kit.sources import Sources


@dataclass(frozen=True)
class Undeclared:
    """The hand-written state of a book."""

    modules: tuple[str, ...]
    kinds: dict[str, str]
    marks: dict[str, str]
    """By `Class.field` what the mark would be, as it would be written."""
    excused: dict[str, str] = field(default_factory=dict)
    """By `Class.field` why it may be forgotten somewhere as things are."""


_THINGS = {"Thing.slug": "Label", "Thing.index": "Fixed", "Battle.things": "Own"}
_BATTLE = {"Battle.options": "Fixed", "Battle.scene": "Fixed", "Battle.fighters": "Roster"}
_LINKED = 'Linked("things")'
_NAMED = "the hand-written key has names and sides too, which never change"


def _fixed(owner: str, names: str) -> dict[str, str]:
    return {f"{owner}.{name}": "Fixed" for name in names.split()}


UNDECLARED: dict[str, Undeclared] = {
    "tales-and-legends": Undeclared(
        (
            "state/battle.py",
            "state/body.py",
            "state/fighter.py",
            "state/grapple.py",
            "kinds/arms.py",
        ),
        {
            "Battle": "fight",
            "Declared": "value",
            "Grapple": "piece",
            "Body": "fighter",
            "Combatant": "fighter",
            "Wound": "value",
            "Prepared": "value",
            "Cover": "value",
            "Thing": "piece",
        },
        {
            **_BATTLE,
            **_THINGS,
            "Battle.missiles": "Fixed",
            "Battle.falls": "Step",
            "Battle.shoved": "Step",
            "Body.block": "Label",
            "Body.hands": _LINKED,
            "Body.carried": _LINKED,
            "Body.worn": _LINKED,
            **_fixed("Thing", "key weapon zone armour coverage soft solid silver weight missile"),
            **_fixed("Thing", "owner home gripped base"),
        },
        {
            "Battle.next_grapple": "not in the hand-written key; the numbers of grapples are",
            "Combatant.carried": "saved with the fight and not in the hand-written key",
            "Combatant.worn": "saved with the fight and not in the hand-written key",
            **dict.fromkeys(
                ["Combatant.slug", "Combatant.name", "Combatant.side", "Combatant.block"], _NAMED
            ),
        },
    ),
}


EXCUSED: dict[str, dict[str, str]] = {
    "gurps": {
        "Thing.forms": "what nobody holds has the forms of whoever held it last, restored those "
        "of whoever brought it; only the policy looks at them there, and is to play as it did",
    },
}
"""Of declared books, by `Class.field`, why it may be forgotten somewhere as things are."""


def excused(book: str) -> dict[str, str]:
    """The fields of a book that are excused, with the reasons."""
    return UNDECLARED[book].excused if book in UNDECLARED else EXCUSED.get(book, {})


class HandWritten(Sources):
    """The state of such a book, read as if it were declared."""

    def __init__(self, package: str, folder: Path, undeclared: Undeclared) -> None:
        super().__init__(package, folder, list(undeclared.modules))
        self.undeclared = undeclared
        for tree in self.trees.values():
            for node in tree.body:
                if isinstance(node, ast.ClassDef) and node.name in undeclared.kinds:
                    self._declare_class(node)

    def _declare_class(self, node: ast.ClassDef) -> None:
        if not {ast.unparse(base) for base in node.bases} & {*KINDS, *self.undeclared.kinds}:
            kind = self.undeclared.kinds[node.name]
            node.bases = [ast.Name(name) for name, known in KINDS.items() if known == kind]
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                types = {a.arg: ast.unparse(a.annotation) for a in part.args.args if a.annotation}
                part.body = [self._declare_field(node.name, each, types) for each in part.body]

    def _declare_field(self, owner: str, statement: ast.stmt, types: dict[str, str]) -> ast.stmt:
        if isinstance(statement, ast.Assign):
            target, kind = statement.targets[0], types.get(ast.unparse(statement.value), "str")
        elif isinstance(statement, ast.AnnAssign):
            target, kind = statement.target, ast.unparse(statement.annotation)
        else:
            return statement
        name = f"{owner}.{ast.unparse(target).removeprefix('self.')}"
        mark = self.undeclared.marks.get(name)
        if mark is None:
            return statement
        note = f"Annotated[{kind}, {mark}]"
        again = ast.parse(
            f"{ast.unparse(target)}: {note} = {ast.unparse(statement.value or target)}"
        )
        return ast.copy_location(again.body[0], statement)
