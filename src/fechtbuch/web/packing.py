"""All modules of a page in one file: one request in place of ninety.

Every module keeps its lines and becomes the body of one function, so nothing in it is renamed and a
source map names module and line of every error. What it imports are variables of that function, set
before its body runs; where modules import each other in a ring, functions are there at once and all
else as soon as its module has run to its end. In the language itself a constant is there from its
own line on, and a variable may change after it was exported: the one matters only to who uses a
ring while it is still being run, the other nobody here does, and a test would find it.
"""

import json
import re
from pathlib import Path
from typing import NamedTuple

NAMES = r"\{[^}]*\}"

IMPORT = re.compile(
    rf"(?:^|(?<=;))import\s*(?:({NAMES}|\*\s*as\s+\w+)\s*from\s*)?([\"'])(\.[^\"']+)\2;?",
    re.MULTILINE,
)
"""`import { a as b } from "./c.js";`, `import * as c from "./c.js";` or `import "./c.js";`."""

PASSED = re.compile(
    rf"(?:^|(?<=;))export\s*({NAMES})\s*from\s*([\"'])(\.[^\"']+)\2;?", re.MULTILINE
)
"""`export { a as b } from "./c.js";`."""

LISTED = re.compile(rf"(?:^|(?<=[;}}]))export\s*({NAMES});?", re.MULTILINE)
"""`export { a as b };`."""

USUAL = re.compile(r"^export default (\w+);", re.MULTILINE)

TAKEN_APART = re.compile(rf"^export (?=const ({NAMES}) =)", re.MULTILINE)

DECLARED = re.compile(r"^export (?=((?:async )?function\*?|class|const) (\w+))", re.MULTILINE)

LATER = re.compile(r"(?<!typeof )\bimport\(\"(\.[^\"]+)\"\)(?!\.)")
"""A module that is wanted later. With a dot behind it, it names a type in a comment."""

MAPPED = re.compile(r"^//# sourceMappingURL=.*$", re.MULTILINE)

START = """\
const pack$rooms = new Map();
function pack$room(name, wants, body) {
  const running = body();
  const known = running.next().value;
  pack$rooms.set(name, { name, wants, running, ...known, askedBy: [], state: "new" });
}
function pack$bind(one, from) {
  for (const [key, set] of one.takes[from.name] ?? [])
    if (key === "*") set(from.out);
    else if (from.state === "done" || from.early.includes(key)) set(from.out[key]);
}
function pack$open(name) {
  const one = pack$rooms.get(name);
  if (one.state !== "new") return one.out;
  one.state = "running";
  for (const want of one.wants) {
    const other = pack$rooms.get(want);
    other.askedBy.push(one);
    pack$bind(one, other);
  }
  for (const want of one.wants) pack$open(want);
  one.running.next();
  one.state = "done";
  for (const other of one.askedBy) pack$bind(other, one);
  return one.out;
}
globalThis.modules = pack$open;
"""
"""What runs the modules: each once, after those that it wants. No module has names like these.

`modules("js/store.js")` in the browser's console is the module that the page itself uses.
"""


class Pack(NamedTuple):
    """The modules of a page in one file."""

    script: str
    where: str
    """The source map: which line of which module stands in which line."""


class Room(NamedTuple):
    """A module, made a function."""

    name: str
    text: str
    wants: list[str]
    """What runs before it."""
    later: list[str]
    """What it may want to run some day."""


def pack(folder: Path, entry: str) -> Pack:
    """A module and all that it imports, by their paths below a folder."""
    rooms: dict[str, Room] = {}
    waiting = [entry]
    while waiting:
        name = waiting.pop()
        if name not in rooms:
            rooms[name] = _room(folder, name)
            waiting += rooms[name].wants + rooms[name].later
    lines = START.split("\n")[:-1]
    places: list[tuple[int, int] | None] = [None] * len(lines)
    for number, name in enumerate(sorted(rooms)):
        body = rooms[name].text.split("\n")
        lines += body
        # The head stands before the module's first line, the closing bracket behind its last.
        places += [(number, line) for line in range(len(body) - 1)] + [None]
    lines += [f"pack$open({json.dumps(entry)});", f"//# sourceMappingURL={Path(entry).stem}.js.map"]
    where = {
        "version": 3,
        "sources": [f"/static/{name}" for name in sorted(rooms)],
        "names": [],
        "mappings": _mappings(places),
    }
    return Pack("\n".join(lines) + "\n", json.dumps(where))


def _room(folder: Path, name: str) -> Room:
    path = folder / name
    text = MAPPED.sub("", path.read_text(encoding="utf-8").removesuffix("\n"))
    wants: list[str] = []
    later: list[str] = []
    takes: dict[str, list[str]] = {}
    variables: list[str] = []
    out: list[str] = []
    early: list[str] = []

    def other(address: str) -> str:
        return (path.parent / address).resolve().relative_to(folder.resolve()).as_posix()

    def wanted(found: re.Match[str]) -> str:
        clause, address = found[1], other(found[3])
        wants.append(address)
        for theirs, ours in _pairs(clause or ""):
            variables.append(ours)
            takes.setdefault(address, []).append(
                f"[{json.dumps(theirs)}, (v) => {{ {ours} = v; }}]"
            )
        return "\n" * found[0].count("\n")

    def passed(found: re.Match[str]) -> str:
        address = other(found[3])
        wants.append(address)
        out.extend(
            f"get {theirs}() {{ return pack$rooms.get({json.dumps(address)}).out.{ours}; }}"
            for ours, theirs in _pairs(found[1])
        )
        return "\n" * found[0].count("\n")

    def given(ours: str, theirs: str) -> None:
        out.append(f"get {theirs}() {{ return {ours}; }}")

    def listed(found: re.Match[str]) -> str:
        for ours, theirs in _pairs(found[1]):
            given(ours, theirs)
        return "\n" * found[0].count("\n")

    def usual(found: re.Match[str]) -> str:
        given(found[1], "default")
        return ""

    def taken_apart(found: re.Match[str]) -> str:
        for _, ours in _pairs(found[1]):
            given(ours, ours)
        return ""

    def declared(found: re.Match[str]) -> str:
        given(found[2], found[2])
        if "function" in found[1]:
            early.append(found[2])
        return ""

    def wanted_later(found: re.Match[str]) -> str:
        later.append(other(found[1]))
        return f"(async () => pack$open({json.dumps(later[-1])}))()"

    for pattern, change in (
        (IMPORT, wanted),
        (PASSED, passed),
        (LISTED, listed),
        (USUAL, usual),
        (TAKEN_APART, taken_apart),
        (DECLARED, declared),
        (LATER, wanted_later),
    ):
        text = pattern.sub(change, text)
    taken = ", ".join(f"{json.dumps(key)}: [{', '.join(each)}]" for key, each in takes.items())
    head = (
        f"pack$room({json.dumps(name)}, {json.dumps(wants)}, function* () {{ "
        + (f"let {', '.join(variables)}; " if variables else "")
        + f"yield {{ takes: {{{taken}}}, early: {json.dumps(early)}, "
        + f"out: {{ {', '.join(out)} }} }};"
    )
    return Room(name, f"{head} {text}\n}});", wants, later)


def _pairs(clause: str) -> list[tuple[str, str]]:
    """`{ a, b as c }` is `(a, a)` and `(b, c)`; `* as d` is `(*, d)`."""
    found = []
    for one in clause.strip("{}").split(","):
        if one.strip():
            before, _, after = one.partition(" as ")
            found.append((before.strip(), (after or before).strip()))
    return found


DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def _mappings(places: list[tuple[int, int] | None]) -> str:
    """Source and line of every line as source maps write them: each by its step from the last."""
    told = []
    source = line = 0
    for place in places:
        if place is None:
            told.append("")
        else:
            told.append("A" + _digits(place[0] - source) + _digits(place[1] - line) + "A")
            source, line = place
    return ";".join(told)


def _digits(number: int) -> str:
    left = abs(number) << 1 | (number < 0)
    written = ""
    while True:
        left, five = left >> 5, left & 31
        written += DIGITS[five | (32 if left else 0)]
        if not left:
            return written
