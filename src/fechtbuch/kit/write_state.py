"""Writes `state/written.py` of a book: everything that follows from how its state is declared.

For every class of the `state` room that extends `Fight`, `Fighter`, `Piece` or `Value`:

* `copy_x(one, twin)` for fights and fighters, `twin_x(one)` for pieces;
* `write_x(one, data)` and `read_x(one, data)` for fights, fighters and pieces that the fight owns,
  `x_data(one)` and `x_from(entry)` for pieces and values that come and go;
* `key_x(one)`: a tuple that is equal for equal states;
* `end_turn_x(one)` for fields that are marked `Ends("turn")`;
* for the fighters of the fight `shown_x(one)`, the states that people see, and `SETTABLE`, what
  sheets and edicts may set.

For choices `words_of_x(one)` and `fill_x(one, question, partial)`.
"""

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

from fechtbuch.kit.declared import WRITTEN, Class, DeclarationError, Field, Sources

ASKED = "Asked"
"""The book's own base of questions, in `state/questions.py`; it finds fighters and things by slug.
"""

PLAIN = {
    "i64": "whole({})",
    "int": "whole({})",
    "bool": "truth({})",
    "str": "text({})",
    "list[i64]": "wholes({})",
    "list[int]": "wholes({})",
    "list[str]": "texts({})",
    "list[list[i64]]": "[wholes(each) for each in listed({})]",
    "list[list[int]]": "[wholes(each) for each in listed({})]",
}
"""How a value of a plain type is read from data."""


def write_state(package: str, folder: Path) -> str:
    """The text of a book's `state/written.py`."""
    return _formatted(_Writer(Sources(package, folder)).text())


def written_path(folder: Path) -> Path:
    """Where that text belongs."""
    return folder / "state" / f"{WRITTEN}.py"


def is_fresh(package: str, folder: Path) -> bool:
    """Whether what was written still follows from the declarations, however it is laid out."""
    path = written_path(folder)
    if not path.exists():
        return False
    kept = ast.parse(path.read_text(encoding="utf-8"))
    return ast.dump(kept) == ast.dump(ast.parse(write_state(package, folder)))


def _formatted(text: str) -> str:
    """The text as `ruff format` lays it out, where there is ruff."""
    if importlib.util.find_spec("ruff") is None:
        return text
    command = [sys.executable, "-m", "ruff", "format", "--line-length", "100", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"ruff could not lay out what was written:\n{done.stderr}")
    return done.stdout


class _Writer:
    """One book's module, function by function."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self.classes = sources.classes
        self.lines: list[str] = []
        self.late: set[tuple[str, str]] = set()
        """Names that are imported only to be checked: their modules import this one."""
        self.early: set[tuple[str, str]] = set()

    def text(self) -> str:
        for declared in self.classes.values():
            if declared.kind == "choice":
                self._choice(declared)
            else:
                self._state(declared)
        self._settable()
        return "\n".join([*self._head(), *self.lines]) + "\n"

    def _head(self) -> list[str]:
        body = "\n".join(self.lines)
        head = ['"""Written by `fechtbuch write-state`; do not edit."""', ""]
        typing = [name for name in ("TYPE_CHECKING", "Final") if name in body or self.late]
        if not self.late and "TYPE_CHECKING" in typing:
            typing.remove("TYPE_CHECKING")
        if "Final" in typing and "Final" not in body:
            typing.remove("Final")
        if typing:
            head += [f"from typing import {', '.join(typing)}", ""]
        helpers = ("fields", "listed", "text", "texts", "truth", "whole", "wholes")
        used = [name for name in helpers if f"{name}(" in body]
        imports = {("fechtbuch.engine.data", name) for name in used}
        for module, names in {
            "fechtbuch.engine.choices": ("VERB", "Partial"),
            "fechtbuch.engine.fields": ("field_text", "parse_field", "parse_path", "path_text"),
            "fechtbuch.engine.settable": ("Settable",),
        }.items():
            imports |= {(module, name) for name in names if _uses(body, name)}
        head += _imports(imports | self.early)
        if self.late:
            head += ["", "if TYPE_CHECKING:"]
            head += [f"    {line}" for line in _imports(self.late)]
        return head

    # Classes of the state.

    def _state(self, declared: Class) -> None:
        self._copy(declared)
        if declared.kind in ("fight", "fighter") or self._owned(declared):
            self._write(declared)
            self._read(declared)
        else:
            self._entry(declared)
        self._key(declared)
        self._ends(declared)

    def _quoted(self, declared: Class) -> str:
        """The class as a type: by name only, where its module imports this one."""
        if declared.kind in ("fight", "fighter", "choice"):
            self.late.add((f"{self.sources.package}.state.{declared.module}", declared.name))
            return f'"{declared.name}"'
        self.early.add((f"{self.sources.package}.state.{declared.module}", declared.name))
        return declared.name

    def _owned(self, declared: Class) -> bool:
        """Whether a list of the fight keeps such pieces, which are never replaced."""
        return any(
            field.has("Own") and field.inner == declared.name
            for each in self.classes.values()
            for field in each.fields
        )

    def _def(self, signature: str) -> None:
        self.lines += ["", "", f"def {signature}:"]

    def _add(self, line: str, depth: int = 1) -> None:
        self.lines.append("    " * depth + line)

    # Copying.

    def _copy(self, declared: Class) -> None:
        if declared.kind == "value":
            return
        name = self._quoted(declared)
        if declared.kind == "piece":
            self._def(f"twin_{declared.low}(one: {name}) -> {name}")
            self._add(f"twin = {declared.name}({', '.join(self._given(declared))})")
        else:
            self._def(f"copy_{declared.low}(one: {name}, twin: {name}) -> None")
            self._add(
                f"copy_{declared.base.low}(one, twin)" if declared.base else "one.copy_base(twin)"
            )
        fields = declared.all_fields() if declared.kind == "piece" else declared.fields
        for field in sorted(fields, key=lambda field: not field.has("Own")):
            if field.copied and not field.given and not field.has("Linked"):
                self._copy_field(field)
        if declared.kind == "piece":
            self._add("return twin")
        self._relink(declared)

    def _given(self, declared: Class) -> list[str]:
        """The arguments that make another one like it."""
        by_argument = {field.given: field.name for field in declared.all_fields() if field.given}
        for argument in declared.arguments:
            if argument not in by_argument:
                raise DeclarationError(
                    declared.path, 1, f"{declared.name}({argument}) is not kept in a field"
                )
        return [f"one.{by_argument[argument]}" for argument in declared.arguments]

    def _copy_field(self, field: Field) -> None:
        piece = self.classes.get(field.inner)
        if field.has("Roster"):
            assert piece is not None
            self._add(f"for each in one.{field.name}:")
            self._add("other = each.copy()", 2)
            if self._linked(piece):
                self._add(f"link_{piece.low}(each, other, twin)", 2)
            self._add("twin.roster.append(other)", 2)
            self._add(f"twin.{field.name}.append(other)", 2)
        elif piece is None or piece.kind == "value":
            self._add(f"twin.{field.name} = one.{field.name}")
        elif field.type.endswith("| None"):
            self._add(f"if one.{field.name} is not None:")
            self._add(f"twin.{field.name} = twin_{piece.low}(one.{field.name})", 2)
        elif field.type.startswith("list["):
            self._add(f"if len(one.{field.name}) > 0:")
            self._add(
                f"twin.{field.name} = [twin_{piece.low}(each) for each in one.{field.name}]", 2
            )
        else:
            self._add(f"twin.{field.name} = twin_{piece.low}(one.{field.name})")

    def _linked(self, declared: Class) -> list[Field]:
        return [field for field in declared.all_fields() if field.has("Linked")]

    def _fight(self) -> Class:
        return next(each for each in self.classes.values() if each.kind == "fight")

    def _roster(self) -> Class | None:
        """The fighters that the fight keeps."""
        for each in self.classes.values():
            for field in each.fields:
                if field.has("Roster"):
                    return self.classes[field.inner]
        return None

    def _relink(self, declared: Class) -> None:
        """What refers into the fight refers to the copy's own."""
        linked = self._linked(declared)
        if declared is not self._roster() or not linked:
            return
        name, fight = self._quoted(declared), self._quoted(self._fight())
        self._def(f"link_{declared.low}(one: {name}, twin: {name}, fight: {fight}) -> None")
        for field in linked:
            owner = _owner(field)
            if field.type.startswith("list["):
                self._add(f"if len(one.{field.name}) > 0:")
                self._add(
                    f"twin.{field.name} = [fight.{owner}[each.index] for each in one.{field.name}]",
                    2,
                )
            else:
                self._add(f"if one.{field.name} is not None:")
                self._add(f"twin.{field.name} = fight.{owner}[one.{field.name}.index]", 2)

    # Saving.

    def _write(self, declared: Class) -> None:
        name = self._quoted(declared)
        self._def(
            f"write_{declared.low}(one: {name}, data: dict[str, object]) -> dict[str, object]"
        )
        if declared.base is not None:
            self._add(f"write_{declared.base.low}(one, data)")
        row = []
        for field in declared.fields:
            if field.has("Label"):
                self._add(f'data["{field.name}"] = {self._label(field)}')
            elif field.saved and declared.saved_as:
                row.append(self._out(field, declared))
            elif field.saved:
                self._write_field(field, declared)
        if declared.saved_as:
            self._add(f'data["state"] = [{", ".join(row)}]')
        self._add("return data")

    def _label(self, field: Field) -> str:
        mark = field.mark("Label")
        assert mark is not None
        attribute = mark.text(0)
        return f"one.{field.name}.{attribute}" if attribute else f"one.{field.name}"

    def _write_field(self, field: Field, declared: Class) -> None:
        line = f'data["{field.name}"] = {self._out(field, declared)}'
        if field.has("Since"):
            self._add(f"if one.{field.name} != {self._beginning(declared, field)}:")
            self._add(line, 2)
        else:
            self._add(line)

    def _out(self, field: Field, declared: Class) -> str:
        value = f"one.{field.name}"
        linked, saved = field.mark("Linked"), field.mark("Saved")
        if linked is not None:
            by = linked.text(1, "index")
            if field.type.startswith("list["):
                return f"[each.{by} for each in {value}]"
            nothing = '""' if by == "slug" else "-1"
            return f"{nothing} if {value} is None else {value}.{by}"
        if saved is not None:
            return f"{self._imported(declared, saved.source(0))}[{value}]"
        piece = self.classes.get(field.inner)
        if field.type == "bool" and declared.saved_as == "NUMBERS":
            return f"int({value})"
        if piece is None:
            if field.type.startswith("list[list["):
                return f"[list(each) for each in {value}]"
            return f"list({value})" if field.type.startswith("list[") else value
        one = "{}.to_data()" if "to_data" in piece.methods else f"{piece.low}_data({{}})"
        if self._owned(piece):
            one = f"write_{piece.low}({{}}, {{{{}}}})"
        if field.type.endswith("| None"):
            return f"None if {value} is None else {one.format(value)}"
        if field.type.startswith("list["):
            return f"[{one.format('each')} for each in {value}]"
        return one.format(value)

    def _read(self, declared: Class) -> None:
        name = self._quoted(declared)
        self._def(f"read_{declared.low}(one: {name}, data: dict[str, object]) -> None")
        if declared.base is not None:
            self._add(f"read_{declared.base.low}(one, data)")
        elif declared.kind in ("fight", "fighter"):
            self._add("one.restore_base(data)")
        saved = [field for field in declared.fields if field.saved]
        if declared.saved_as:
            self._add('row = listed(data["state"])')
            for place, field in enumerate(saved):
                self._add(f"one.{field.name} = {self._in(field, declared, f'row[{place}]')}")
            return
        for field in sorted(saved, key=lambda field: field.has("Roster")):
            self._read_field(field, declared)

    def _read_field(self, field: Field, declared: Class) -> None:
        piece = self.classes.get(field.inner)
        if field.has("Own", "Roster"):
            assert piece is not None
            if f"restore_{field.name}" in declared.methods:
                self._add(f'one.restore_{field.name}(listed(data["{field.name}"]))')
                return
            self._add(f'for each, state in zip(one.{field.name}, listed(data["{field.name}"])):')
            if field.has("Own"):
                self._add(f"read_{piece.low}(each, fields(state))", 2)
                return
            self._add("each.restore(fields(state))", 2)
            for link in self._linked(piece):
                if link.saved:
                    self._read_link(link)
            return
        if field.has("Linked"):
            return  # the fight reads it, once its pieces are there
        line = f"one.{field.name} = {self._in(field, declared, self._cell(field))}"
        if field.has("Since"):
            self._add(f'if "{field.name}" in data:')
            self._add(line, 2)
            self._add("else:")
            self._add(f"one.{field.name} = {self._beginning(declared, field)}", 2)
        else:
            self._add(line)

    def _cell(self, field: Field) -> str:
        return f'data["{field.name}"]'

    def _read_link(self, field: Field) -> None:
        linked = field.mark("Linked")
        assert linked is not None
        owner, by = _owner(field), linked.text(1, "index")
        cell = f'fields(state)["{field.name}"]'
        if field.type.startswith("list["):
            self._add(f"each.{field.name} = [one.{owner}[whole(at)] for at in listed({cell})]", 2)
            return
        wanted = "text" if by == "slug" else "whole"
        self._add(f"each.{field.name} = None", 2)
        self._add(f"for piece in one.{owner}:", 2)
        self._add(f"if piece.{by} == {wanted}({cell}):", 3)
        self._add(f"each.{field.name} = piece", 4)

    def _in(self, field: Field, declared: Class, cell: str) -> str:
        saved = field.mark("Saved")
        if saved is not None:
            return f"{self._imported(declared, saved.source(0))}.index(text({cell}))"
        if field.type in PLAIN:
            return PLAIN[field.type].format(cell)
        piece = self.classes.get(field.inner)
        if piece is None:
            raise DeclarationError(
                declared.path,
                field.line,
                f"{field.name}: {field.type} cannot be saved; mark it Fixed, Step or Follows, or "
                f"make {field.inner} a Piece or a Value in state/",
            )
        if field.type.endswith("| None"):
            return f"None if {cell} is None else {piece.low}_from({cell})"
        if field.type.startswith("list["):
            return f"[{piece.low}_from(each) for each in listed({cell})]"
        return f"{piece.low}_from({cell})"

    def _entry(self, declared: Class) -> None:
        """A piece or value that comes and goes: written out and made anew."""
        name = self._quoted(declared)
        fields = [field for field in declared.all_fields() if field.saved]
        rows = bool(declared.saved_as)
        kept = "list[object]" if rows else "dict[str, object]"
        self._def(f"{declared.low}_data(one: {name}) -> {kept}")
        cells = [self._out(field, declared) for field in fields]
        if rows:
            self._add(f"return [{', '.join(cells)}]")
        else:
            pairs = [f'"{field.name}": {cell}' for field, cell in zip(fields, cells, strict=True)]
            self._add(f"return {{{', '.join(pairs)}}}")
        self._def(f"{declared.low}_from(entry: object) -> {name}")
        self._add("row = listed(entry)" if rows else "data = fields(entry)")
        read = {
            field.name: self._in(field, declared, f"row[{place}]" if rows else self._cell(field))
            for place, field in enumerate(fields)
        }
        by_argument = {field.given: field.name for field in fields if field.given}
        self._given(declared)
        given = [read.pop(by_argument[argument]) for argument in declared.arguments]
        self._add(f"one = {declared.name}({', '.join(given)})")
        for field_name, value in read.items():
            self._add(f"one.{field_name} = {value}")
        self._add("return one")

    # Comparing.

    def _key(self, declared: Class) -> None:
        name = self._quoted(declared)
        self._def(f"key_{declared.low}(one: {name}) -> tuple[object, ...]")
        parts = []
        if declared.base is not None:
            parts.append(f"key_{declared.base.low}(one)")
        elif declared.kind in ("fight", "fighter"):
            parts.append("one.base_key()")
        parts += [self._key_part(field) for field in declared.fields if field.counted]
        self._add(f"return ({', '.join(parts)}{',' if parts else ''})")

    def _key_part(self, field: Field) -> str:
        value = f"one.{field.name}"
        if field.has("Linked"):
            if field.type.startswith("list["):
                return f"tuple([each.index for each in {value}])"
            return f"-1 if {value} is None else {value}.index"
        piece = self.classes.get(field.inner)
        if piece is None:
            if field.type.startswith("list[list["):
                return f"tuple([tuple(each) for each in {value}])"
            return f"tuple({value})" if field.type.startswith("list[") else value
        if field.type.endswith("| None"):
            return f"None if {value} is None else key_{piece.low}({value})"
        if field.type.startswith("list["):
            return f"tuple([key_{piece.low}(each) for each in {value}])"
        return f"key_{piece.low}({value})"

    # Setting back.

    def _ends(self, declared: Class) -> None:
        periods: dict[str, list[Field]] = {}
        for field in declared.all_fields():
            for mark in field.marks:
                if mark.name == "Ends":
                    periods.setdefault(mark.text(0), []).append(field)
        for period, ending in periods.items():
            name = self._quoted(declared)
            self._def(f"end_{period}_{declared.low}(one: {name}) -> None")
            for field in ending:
                beginning = self._beginning(declared, field)
                if beginning == "[]":
                    self._add(f"if len(one.{field.name}) > 0:")
                    self._add(f"one.{field.name} = []", 2)
                else:
                    self._add(f"one.{field.name} = {beginning}")

    def _beginning(self, declared: Class, field: Field) -> str:
        for ancestor in declared.lineage():
            if field in ancestor.fields:
                literal = self.sources.literal(ancestor, field.beginning)
                if literal is not None:
                    return literal
        raise DeclarationError(
            declared.path,
            field.line,
            f"{field.name} must begin with a plain value or a constant to be set back to it",
        )

    # What people may see and set.

    def _settable(self) -> None:
        fighter = self._roster()
        if fighter is None:
            return
        fields = fighter.all_fields()
        name = self._quoted(fighter)
        self._def(f"shown_{fighter.low}(one: {name}) -> list[str]")
        self._add("found: list[str] = []")
        for field in fields:
            mark = field.mark("Shown")
            if mark is not None or field.has("Flag", "Level"):
                shown = mark.text(0) if mark is not None else ""
                self._add(f"if {_truth(field)}:")
                self._add(f'found.append("{shown or field.name}")', 2)
        self._add("return found")
        flags = [field.name for field in fields if field.has("Flag", "Decreed")]
        self.lines += ["", "", "SETTABLE: Final = Settable("]
        self._add(f"numbers={self._bounds(fields, 'Edict')},")
        words = []
        for field in fields:
            mark = field.mark("Word")
            if mark is not None:
                home = next(each for each in fighter.lineage() if field in each.fields)
                words.append(f'"{field.name}": {self._imported(home, mark.source(0))}')
        self._add(f"words={{{', '.join(words)}}},")
        self._add(f"flags=[{', '.join(repr(flag) for flag in flags)}],")
        self._add(f"levels={self._bounds(fields, 'Level')},")
        self.lines.append(")")

    def _bounds(self, fields: list[Field], name: str) -> str:
        pairs = []
        for field in fields:
            mark = field.mark(name)
            if mark is not None:
                pairs.append(f'"{field.name}": ({mark.source(0)}, {mark.source(1)})')
        return f"{{{', '.join(pairs)}}}"

    def _imported(self, declared: Class, name: str) -> str:
        self.early.add((self.sources.home_of(declared, name), name))
        return name

    # Choices.

    def _choice(self, declared: Class) -> None:
        fields = [field for field in declared.fields if field.has("Says")]
        if not fields:
            return
        name = self._quoted(declared)
        self._def(f"words_of_{declared.low}(one: {name}) -> Partial")
        self._add("words: Partial = {VERB: one.verb}")
        for field in fields:
            self._say(declared, field)
        self._add("return words")
        self.late.add((f"{self.sources.package}.state.questions", ASKED))
        self._def(
            f'fill_{declared.low}(one: {name}, question: "{ASKED}", partial: Partial) -> None'
        )
        for field in fields:
            self._hear(declared, field)

    def _slot(self, field: Field) -> tuple[str, str]:
        mark = field.mark("Says")
        assert mark is not None
        return mark.text(0), mark.source(1)

    def _say(self, declared: Class, field: Field) -> None:
        slot, words = self._slot(field)
        value = f"one.{field.name}"
        if words == "BY_HAND":
            self._add(f"one.say_{field.name}(words)")
            return
        if field.type.endswith("| None"):
            self._add(f"if {value} is not None:")
            said = f"{value}.slug"
        elif field.type in ("list[i64]", "list[int]"):
            self._add(f"if len({value}) > 0:")
            said = f"path_text({value})"
        elif field.type == "bool":
            self._add(f"if {value}:")
            said = '"yes"'
        elif field.type == "str":
            self._add(f"if {value}:")
            said = value
        else:
            self._add(f"if {value} != {self._beginning(declared, field)}:")
            said = f"str({value})"
            if words == "FIELD":
                said = f"field_text({value})"
            elif words:
                said = f"{self._imported(declared, words)}[{value}]"
        self._add(f'words["{slot}"] = {said}', 2)

    def _hear(self, declared: Class, field: Field) -> None:
        slot, words = self._slot(field)
        value = f"one.{field.name}"
        heard = f'partial["{slot}"]'
        if words == "BY_HAND":
            self._add(f"question.hear_{field.name}(one, partial)")
            return
        if field.type == "bool":
            self._add(f'{value} = partial.get("{slot}", "") == "yes"')
            return
        if field.type == "str":
            self._add(f'{value} = partial.get("{slot}", "")')
            return
        if field.type.endswith("| None"):
            fighter = self.classes.get(field.inner)
            find = "fighter_at" if fighter and fighter.kind == "fighter" else "thing_at"
            heard = f"question.{find}({heard})"
        elif field.type in ("list[i64]", "list[int]"):
            heard = f"parse_path({heard})"
        elif words == "FIELD":
            heard = f"parse_field({heard})"
        elif words:
            heard = f"{words}.index({heard})"
        else:
            heard = f"int({heard})"
        self._add(f'if partial.get("{slot}"):')
        self._add(f"{value} = {heard}", 2)


def _owner(field: Field) -> str:
    linked = field.mark("Linked")
    assert linked is not None
    return linked.text(0)


def _truth(field: Field) -> str:
    if field.type in ("i64", "int"):
        return f"one.{field.name} > 0"
    return f"one.{field.name}" if field.type in ("bool", "str") else f"len(one.{field.name}) > 0"


def _uses(body: str, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(ast.parse(body)))


def _imports(names: set[tuple[str, str]]) -> list[str]:
    modules: dict[str, list[str]] = {}
    for module, name in sorted(names):
        modules.setdefault(module, []).append(name)
    return [f"from {module} import {', '.join(found)}" for module, found in modules.items()]
