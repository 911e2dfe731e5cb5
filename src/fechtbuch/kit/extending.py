"""Looks for classes outside the state room that extend the state: they may add no fields.

What they added would be neither copied nor saved.
"""

import ast
from pathlib import Path

from fechtbuch.kit.declared import Class, DeclarationError
from fechtbuch.kit.reading import set_in
from fechtbuch.kit.sources import Sources


def check_outside(sources: Sources) -> None:
    """Raise `DeclarationError` about the first field that is added outside of `state/`."""
    state = {
        f"{sources.package}.state.{declared.module}.{declared.name}": declared
        for declared in sources.classes.values()
        if declared.kind != "choice"
    }
    found = dict(state)
    trees = {
        path: ast.parse(path.read_text(encoding="utf-8"), str(path))
        for path in sorted(sources.folder.rglob("*.py"))
    }
    # A class may extend one that is read after it: look until nothing new is found.
    known = 0
    while known < len(found):
        known = len(found)
        for path, tree in trees.items():
            module = _name(sources, path)
            names = _imported(tree)
            for node in tree.body:
                if isinstance(node, ast.ClassDef) and f"{module}.{node.name}" not in found:
                    for base in map(ast.unparse, node.bases):
                        extended = found.get(names.get(base, f"{module}.{base}"))
                        if extended is not None:
                            _check_class(path, node, extended)
                            found[f"{module}.{node.name}"] = extended


def _check_class(path: Path, node: ast.ClassDef, extended: Class) -> None:
    for field in set_in(node):
        if not extended.knows(field.attr):
            raise DeclarationError(
                path,
                field.lineno,
                f"{node.name} adds {field.attr} to {extended.name}, where nobody copies or saves "
                f"it: declare it in {extended.path.name}",
            )
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and not (
            ast.unparse(part.annotation).startswith(("Final", "ClassVar"))
        ):
            raise DeclarationError(
                path,
                part.lineno,
                f"{node.name} adds {ast.unparse(part.target)} to {extended.name}, where nobody "
                f"copies or saves it: declare it in {extended.path.name}, or make it Final",
            )


def _name(sources: Sources, path: Path) -> str:
    parts = path.relative_to(sources.folder).with_suffix("").parts
    return ".".join([sources.package, *(part for part in parts if part != "__init__")])


def _imported(tree: ast.Module) -> dict[str, str]:
    """Names that a module imports, and what they are called where they are made."""
    return {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
