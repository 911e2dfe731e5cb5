"""What can be written on a sheet, read from the book's own model: for tables and for the editor."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from fechtbuch.books.base import books

_DEEPEST = 8


@dataclass(frozen=True)
class Node:
    """A value of a sheet: of which kind it is and what it may be."""

    kind: str
    """`number`, `flag`, `text`, `choice`, `list`, `pairs`, `table`, `thing` or `union`."""
    low: float | None = None
    high: float | None = None
    whole: bool = True
    step: float | None = None
    values: tuple[str | int, ...] = ()
    """What may be chosen, or the keys of pairs."""
    of: "Node | None" = None
    """What a list or pairs hold."""
    fields: tuple["Entry", ...] = ()
    variants: tuple["Node", ...] = ()
    """What a union may be; the first is the usual one."""
    plain: "Node | None" = None
    """The value that may stand for a whole table."""

    def to_data(self) -> dict[str, Any]:
        """As the browser gets it."""
        data: dict[str, Any] = {"kind": self.kind}
        for name in ("low", "high", "step"):
            if getattr(self, name) is not None:
                data[name] = getattr(self, name)
        if self.kind == "number":
            data["whole"] = self.whole
        if self.values:
            data["values"] = list(self.values)
        if self.of is not None:
            data["of"] = self.of.to_data()
        if self.fields:
            data["fields"] = [entry.to_data() for entry in self.fields]
        if self.variants:
            data["variants"] = [one.to_data() for one in self.variants]
        if self.plain is not None:
            data["plain"] = self.plain.to_data()
        return data


@dataclass(frozen=True)
class Entry:
    """A field of a table."""

    name: str
    node: Node
    optional: bool = True
    default: Any = None
    later: bool = False
    """Whether few sheets say it."""

    def to_data(self) -> dict[str, Any]:
        """As the browser gets it."""
        data = {"name": self.name, "node": self.node.to_data(), "optional": self.optional}
        if self.later:
            data["later"] = True
        return data if self.default is None else {**data, "default": self.default}


@cache
def sheet_of(book: str) -> Node:
    """Everything that a fighter's sheet of a book may say."""
    schema = books()[book].fighter_model.model_json_schema(by_alias=True)
    return _Schema(schema).node(schema, 0)


class _Schema:
    """Reads a JSON Schema as pydantic makes it."""

    def __init__(self, schema: Mapping[str, Any]) -> None:
        self.parts: Mapping[str, Any] = schema.get("$defs", {})

    def node(self, schema: Mapping[str, Any], deep: int) -> Node:
        """The kind of value that a schema describes."""
        if "$ref" in schema and deep < _DEEPEST:
            return self.node(self.parts[schema["$ref"].rpartition("/")[2]], deep + 1)
        choices = [
            one for one in schema.get("anyOf", schema.get("oneOf", [])) if one.get("type") != "null"
        ]
        if len(choices) == 1:
            return self.node({**schema, **choices[0], "anyOf": [], "oneOf": []}, deep + 1)
        if choices:
            return self._either([self.node(one, deep + 1) for one in choices])
        if "const" in schema:
            return Node("choice", values=(schema["const"],))
        if "enum" in schema:
            return Node("choice", values=tuple(schema["enum"]))
        kind = schema.get("type")
        if kind == "boolean":
            return Node("flag")
        if kind in ("integer", "number"):
            return Node(
                "number",
                schema.get("minimum"),
                schema.get("maximum"),
                kind == "integer",
                schema.get("multipleOf"),
            )
        if kind == "array":
            return Node("list", high=schema.get("maxItems"), of=self._member(schema, deep))
        if kind == "object":
            return self._object(schema, deep)
        return Node("text", high=schema.get("maxLength"), values=tuple(schema.get("x-names", ())))

    def _member(self, schema: Mapping[str, Any], deep: int) -> Node:
        if "prefixItems" in schema:
            return self.node(schema["prefixItems"][0], deep + 1)
        return self.node(schema.get("items", {}), deep + 1)

    def _object(self, schema: Mapping[str, Any], deep: int) -> Node:
        if "properties" in schema:
            needed = schema.get("required", [])
            # A thing with its particulars may be written by its name alone.
            item = schema["properties"].get("item")
            return Node(
                "table" if item is None else "thing",
                plain=None if item is None else self.node(item, deep + 1),
                fields=tuple(
                    Entry(
                        name,
                        self.node(part, deep + 1),
                        name not in needed,
                        part.get("default"),
                        part.get("x-later", False),
                    )
                    for name, part in schema["properties"].items()
                ),
            )
        inner = schema.get("additionalProperties")
        if not isinstance(inner, Mapping):
            inner = next(iter(schema.get("patternProperties", {}).values()), {})
        keys = schema.get("propertyNames", {})
        names = keys.get("enum", schema.get("x-names", ()))
        return Node("pairs", values=tuple(names), of=self.node(inner, deep + 1))

    def _either(self, nodes: list[Node]) -> Node:
        """A table that may be written as one value, or several kinds of tables."""
        tables = [one for one in nodes if one.kind in ("table", "thing")]
        if len(tables) == 1 and len(nodes) == 2:
            plain = next(one for one in nodes if one not in tables)
            return Node("thing", fields=tables[0].fields, plain=plain)
        if len(tables) == len(nodes):
            return Node("union", variants=tuple(nodes))
        return nodes[0]
