"""Finds what a book declares of its state, in the text of its `state` room.

Compiled classes know nothing of their annotations, so the sources are read.
"""

import ast
from functools import cache, cached_property
from pathlib import Path

from fechtbuch.kit.declared import KINDS, WRITTEN, Class, DeclarationError
from fechtbuch.kit.reading import read_class

ENGINE_PACKAGE = "fechtbuch.engine"


class Sources:
    """The modules of a book's `state` room, and what can be looked up from there."""

    def __init__(self, package: str, folder: Path, modules: list[str] | None = None) -> None:
        """`modules` are those to read instead of the state room's, by their paths in the folder."""
        self.package = package
        self.folder = folder
        if modules is None:
            modules = [
                f"state/{path.name}"
                for path in sorted((folder / "state").glob("*.py"))
                if path.stem not in ("__init__", WRITTEN)
            ]
        self.paths = {Path(module).stem: folder / module for module in modules}
        self.trees = {name: _parsed(path) for name, path in self.paths.items()}

    @cached_property
    def classes(self) -> dict[str, Class]:
        """The declared classes by name, ancestors before descendants.

        The engine's own `Fight` and `Fighter` count among them where it is the engine's modules
        that are read.
        """
        nodes: dict[str, tuple[str, ast.ClassDef]] = {}
        found: dict[str, Class] = {}
        for module, tree in self.trees.items():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    if node.name in nodes:
                        raise DeclarationError(
                            self.paths[module],
                            node.lineno,
                            f"there is another {node.name} in {nodes[node.name][0]}.py: give one "
                            "of them another name",
                        )
                    nodes[node.name] = (module, node)
        for name in nodes:
            self._declare(name, nodes, found)
        return found

    def _declare(
        self, name: str, nodes: dict[str, tuple[str, ast.ClassDef]], found: dict[str, Class]
    ) -> Class | None:
        if name in found or name not in nodes:
            return found.get(name)
        module, node = nodes[name]
        for base in [*map(ast.unparse, node.bases), name]:
            inherited = None if base == name else self._declare(base, nodes, found)
            if base not in KINDS and inherited is None:
                continue
            kind = KINDS[base] if inherited is None else inherited.kind
            declared = Class(name, module, kind, base, self.paths[module], node.lineno, inherited)
            found[name] = declared
            declared.inherited = self._from_engine(kind)
            if inherited is not None:
                declared.arguments = inherited.arguments
                declared.saved_as = inherited.saved_as
            read_class(declared, node)
            return declared
        return None

    def _from_engine(self, kind: str) -> frozenset[str]:
        if self.package != ENGINE_PACKAGE:
            for declared in engine_sources().classes.values():
                if declared.kind == kind and declared.parent == declared.name:
                    return frozenset(field.name for field in declared.fields)
        return frozenset()

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
        elif name.startswith(f"{ENGINE_PACKAGE}."):
            path = Path(__file__).parents[1].joinpath(*name.split(".")[1:])
        else:
            return None
        path = path.with_suffix(".py")
        return _parsed(path) if path.exists() else None

    def home_of(self, declared: Class, name: str, line: int) -> tuple[str, str]:
        """The module that a name of a class's module is imported from, and its name there."""
        written = f"{self.package}.state.{WRITTEN}"
        for node in self.trees[declared.module].body:
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    if (alias.asname or alias.name) == name and not (
                        _imports(self._module(node.module), written)
                    ):
                        return node.module, alias.name
        raise declared.wrong(
            line,
            f"{name} must be imported from a module that does not import {WRITTEN}.py, such as one "
            "of kinds/",
        )


@cache
def engine_sources() -> Sources:
    """The modules in which the engine declares what every fight and fighter has."""
    folder = Path(__file__).parents[1] / "engine"
    return Sources(ENGINE_PACKAGE, folder, ["fight.py", "fighter.py"])


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def _imports(tree: ast.Module | None, module: str) -> bool:
    return tree is not None and any(
        isinstance(node, ast.ImportFrom) and node.module == module for node in tree.body
    )
