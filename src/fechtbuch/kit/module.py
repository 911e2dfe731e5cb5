"""A module that is being written: its functions, what they import, and whom they are about."""

import ast

from fechtbuch.kit.declared import Class, Field
from fechtbuch.kit.sources import Sources

USED = {
    "typing": ("Final",),
    "fechtbuch.engine.choices": ("VERB", "Partial"),
    "fechtbuch.engine.data": (
        "fields",
        "listed",
        "note_order",
        "text",
        "texts",
        "truth",
        "whole",
        "wholes",
    ),
    "fechtbuch.engine.fields": ("field_text", "parse_field", "parse_path", "path_text"),
    "fechtbuch.engine.settable": ("Settable",),
}
"""What is imported where it is used."""

HEAD = '"""Written by `fechtbuch write-state`; do not edit."""'


class Module:
    """The lines of `written.py` as they come, and what is known of the book's classes."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self.classes = sources.classes
        self._lines: list[str] = []
        self._imports: set[tuple[str, str]] = set()
        self._late: set[tuple[str, str]] = set()
        """What is imported only to be checked: those modules import this one."""

    # Writing.

    def define(self, signature: str, said: str) -> None:
        """Begin a function."""
        self._lines += ["", "", f"def {signature}:"]
        self.add(f'"""{said}"""')

    def add(self, line: str, depth: int = 1) -> None:
        """One more line of it."""
        self._lines.append("    " * depth + line)

    def top(self, *lines: str) -> None:
        """Lines outside of functions."""
        self._lines += ["", "", *lines]

    def type_of(self, declared: Class) -> str:
        """A class as a type: in quotes, where its module imports this one."""
        home = (f"{self.sources.package}.state.{declared.module}", declared.name)
        if declared.kind in ("piece", "value"):
            self._imports.add(home)
            return declared.name
        self._late.add(home)
        return f'"{declared.name}"'

    def late(self, module: str, name: str) -> str:
        """A type of another module of the state room that imports this one."""
        self._late.add((f"{self.sources.package}.state.{module}", name))
        return f'"{name}"'

    def named(self, declared: Class, field: Field, name: str) -> str:
        """A constant that the module of a field's class knows under this name."""
        home = next(one for one in declared.lineage() if field in one.fields)
        module, name = self.sources.home_of(home, name, field.line)
        self._imports.add((module, name))
        return name

    def text(self) -> str:
        """The whole module."""
        body = "\n".join(self._lines)
        known = {node.id for node in ast.walk(ast.parse(body)) if isinstance(node, ast.Name)}
        used = {(home, name) for home, names in USED.items() for name in names if name in known}
        if self._late:
            used.add(("typing", "TYPE_CHECKING"))
        head = [HEAD, ""]
        head += _imports({(home, name) for home, name in used if home == "typing"})
        head += ["", *_imports({each for each in used if each[0] != "typing"} | self._imports)]
        if self._late:
            head += ["", "if TYPE_CHECKING:", *(f"    {line}" for line in _imports(self._late))]
        return "\n".join([*head, *self._lines]) + "\n"

    # What is known.

    def piece(self, field: Field) -> Class | None:
        """The declared class that a field holds, alone or in a list."""
        return self.classes.get(field.inner)

    def linked_type(self, field: Field) -> str:
        """The type of what a link is saved as."""
        piece = self.classes[field.inner]
        return next(one.type for one in piece.all_fields() if one.name == field.linked_by)

    def owned(self, declared: Class) -> bool:
        """Whether a list of the fight keeps such pieces; they are changed, never made anew."""
        return any(
            field.has("Own") and field.inner == declared.name
            for each in self.classes.values()
            for field in each.fields
        )

    def fight(self) -> Class:
        """The fight."""
        return next(each for each in self.classes.values() if each.kind == "fight")

    def fighter(self) -> Class | None:
        """The fighters that the fight keeps; None where it has none of its own."""
        for each in self.classes.values():
            for field in each.fields:
                if field.has("Roster"):
                    return self.classes[field.inner]
        return None

    def beginning(self, declared: Class, field: Field) -> str:
        """What a field is at the beginning, as a literal."""
        literal = self.sources.literal(*declared.beginning(field))
        if literal is None:
            raise declared.wrong(
                field.line, f"{field.name} must begin with a plain value or a constant"
            )
        return literal

    def changed(self, declared: Class, field: Field) -> str:
        """The condition that a field of `one` is not as at the beginning."""
        value, beginning = f"one.{field.name}", self.beginning(declared, field)
        if beginning in ("False", "True"):
            return value if beginning == "False" else f"not {value}"
        if beginning == "None":
            return f"{value} is not None"
        return f"len({value}) > 0" if beginning == "[]" else f"{value} != {beginning}"

    def arguments(self, declared: Class) -> list[Field]:
        """The fields that the arguments of a class are kept in."""
        kept = {field.given: field for field in declared.all_fields() if field.given}
        for argument in declared.arguments:
            if argument not in kept:
                raise declared.wrong(
                    declared.line, f"{declared.name} must keep {argument} in a field"
                )
        return [kept[argument] for argument in declared.arguments]


def _imports(names: set[tuple[str, str]]) -> list[str]:
    modules: dict[str, list[str]] = {}
    for module, name in sorted(names, key=_place):
        modules.setdefault(module, []).append(name)
    return [f"from {module} import {', '.join(found)}" for module, found in modules.items()]


def _place(imported: tuple[str, str]) -> tuple[str, int, str]:
    """Constants come before classes, and those before functions."""
    module, name = imported
    return module, 0 if name.isupper() else 1 if name[0].isupper() else 2, name
