"""The reference of the contract between engine and books, made from the sources.

Every name of `fechtbuch.engine` and `fechtbuch.books` that some book imports, with its signature
and what its docstring says, and a line that uses it: of the example or the template, where they
do, else of one of our books.

    python -m fechtbuch.kit.contract

prints it as Markdown.
"""

import ast
import re
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

HOME = Path(__file__).parents[1]
BOOKS = HOME / "books"
TEMPLATE = HOME / "kit" / "template" / "my_book"
SHARED = ("fechtbuch.engine", "fechtbuch.books")

Lines = list[list[str]]
"""Lines that use something, the books from which they are taken first before the others."""


@dataclass
class Name:
    """A name that books use: where it is defined, and by what."""

    module: str
    name: str
    node: ast.stmt
    doc: str = ""
    members: list[ast.FunctionDef] = field(default_factory=list)


def contract(examples: list[Path]) -> str:
    """The whole reference; lines of use are taken from the books in these folders first."""
    ours = [path.parent for path in sorted(BOOKS.glob("*/book.py"))]
    lines = [_lines(folder) for folder in [*examples, TEMPLATE, *ours]]
    found: dict[str, list[Name]] = {}
    for name in names():
        found.setdefault(name.module, []).append(name)
    return "\n".join(_module(module, found[module], lines) for module in sorted(found))


def names() -> list[Name]:
    """All that the books of this project, the template and tests of rules import of ours."""
    wanted: set[tuple[str, str]] = set()
    folders = [path.parent for path in BOOKS.glob("*/book.py")]
    for folder in [*folders, TEMPLATE]:
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and _is_shared(node.module or ""):
                    wanted |= {(node.module or "", alias.name) for alias in node.names}
    found = [defined(module, name) for module, name in sorted(wanted)]
    for one in found:  # grows: what a class takes over is part of what a book can use
        if isinstance(one.node, ast.ClassDef):
            for base in one.node.bases:
                above = _base(one.module, ast.unparse(base))
                if above is not None and above not in found:
                    found.append(above)
    return found


def _base(module: str, name: str) -> Name | None:
    """A class of ours that another extends."""
    try:
        found = defined(module, name)
    except LookupError:
        return None
    return found if found.module.startswith(SHARED) else None


def _is_shared(module: str) -> bool:
    """Whether a module is the engine's or everybody's, and not of one book."""
    parts = module.split(".")
    if ".".join(parts[:2]) not in SHARED or len(parts) < 3:
        return False
    return not (BOOKS / parts[2]).is_dir() if parts[1] == "books" else True


def defined(module: str, name: str) -> Name:
    """Where a name really comes from: modules hand on what others define."""
    tree = ast.parse(_source(module).read_text(encoding="utf-8"))
    # What needs an extra is imported under a `try`.
    tried = [node.body if isinstance(node, ast.Try) else [node] for node in tree.body]
    body = [node for some in tried for node in some]
    for place, node in enumerate(body):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            members = [one for one in node.body if isinstance(one, ast.FunctionDef)]
            doc = ast.get_docstring(node) or ""
            return Name(module, name, node, doc, members if isinstance(node, ast.ClassDef) else [])
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                after = body[place + 1] if place + 1 < len(body) else None
                return Name(module, name, node, _text(after))
        if isinstance(node, ast.ImportFrom) and node.module:
            known = any((alias.asname or alias.name) == name for alias in node.names)
            if known and node.module.startswith("fechtbuch."):
                return defined(node.module, name)
    raise LookupError(f"{module} has no {name}")


def _source(module: str) -> Path:
    """The file of a module or package of ours."""
    path = HOME.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _text(node: ast.stmt | None) -> str:
    """The docstring that stands below a constant."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return str(node.value.value)
    return ""


def _module(module: str, found: list[Name], lines: Lines) -> str:
    doc = ast.get_docstring(ast.parse(_source(module).read_text(encoding="utf-8"))) or ""
    unique = {one.name: one for one in found}
    told = "\n".join(described(unique[name], lines) for name in sorted(unique))
    return f"## `{module}`\n\n{doc}\n\n{told}"


def described(name: Name, lines: Lines) -> str:
    """A name with its signature, what its docstrings say, and lines that use it."""
    parts = [f"### `{name.name}`", f"```python\n{_signature(name.node, name.name)}\n```", name.doc]
    if isinstance(name.node, ast.ClassDef):
        parts.append("\n".join(_fields(name.node)))
    parts += _used(rf"(?<![\w.]){name.name}\b", lines)
    for member in name.members:
        if not member.name.startswith("_"):
            parts.append(f"```python\n{_signature(member, f'{name.name}.{member.name}')}\n```")
            parts.append(ast.get_docstring(member) or "")
            parts += _used(rf"\.{member.name}\b", lines)
    return "\n\n".join(part for part in parts if part) + "\n"


def _signature(node: ast.stmt, name: str) -> str:
    """How something is called, or what a constant is."""
    if isinstance(node, ast.FunctionDef):
        returned = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
        if any(ast.unparse(one).endswith("property") for one in node.decorator_list):
            return f"{name}{returned}"
        return f"{name}({_arguments(node)}){returned}"
    if isinstance(node, ast.ClassDef):
        bases = f"({', '.join(map(ast.unparse, node.bases))})" if node.bases else ""
        for one in node.body:
            if isinstance(one, ast.FunctionDef) and one.name == "__init__":
                return f"class {name}{bases}\n{name}({_arguments(one)})"
        return f"class {name}{bases}{_values(node)}"
    return ast.unparse(node)


def _arguments(init: ast.FunctionDef) -> str:
    return re.sub(r"^self(, )?", "", ast.unparse(init.args))


def _values(node: ast.ClassDef) -> str:
    """The members of an enumeration, and the fields of a plain table."""
    fields = [one for one in node.body if isinstance(one, ast.Assign | ast.AnnAssign)]
    return "".join(f"\n    {ast.unparse(one)}" for one in fields)


def _fields(node: ast.ClassDef) -> list[str]:
    """The fields of a class that have something to say about themselves."""
    init = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
    found: list[str] = []
    for body in [node.body, *(one.body for one in init)]:
        for one, after in pairwise(body):
            if isinstance(one, ast.Assign | ast.AnnAssign) and _text(after):
                target = one.targets[0] if isinstance(one, ast.Assign) else one.target
                name = ast.unparse(target).removeprefix("self.")
                found.append(f"* `{name}`: {' '.join(_text(after).split())}")
    return found


def _used(pattern: str, lines: Lines) -> list[str]:
    """The shortest line that uses something, of the first book that does."""
    for some in lines:
        found = [line for line in some if re.search(pattern, line)]
        if found:
            return [f"*Used:* `{min(found, key=len)}`"]
    return []


def _lines(folder: Path) -> list[str]:
    """The lines of a book that do something, docstrings and imports apart."""
    found: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        if path.name != "written.py" and "tests" not in path.relative_to(folder).parts:
            text = path.read_text(encoding="utf-8")
            for node in ast.walk(ast.parse(text)):
                line = text.splitlines()[node.lineno - 1] if isinstance(node, ast.stmt) else ""
                if isinstance(node, ast.ClassDef):
                    found.append(line.strip())
                elif isinstance(node, ast.stmt) and not isinstance(node, ast.ImportFrom):
                    if node.lineno == node.end_lineno and not _text(node):
                        found.append(re.sub(r" +#.*", "", line.strip()))
    return found


if __name__ == "__main__":
    print(contract([]))
