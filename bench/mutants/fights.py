"""Wanderings to choose from: what each of them comes to, and what of a book it reaches.

A pool of fights (`tests/conformance/wanderings.py`) is played once, unchanged. Of each is noted the
digest of every step and its *marks*: every way from one line of the book to the next, every small
value that one of its functions gave back, and what was shown (kinds of events, parts of sums,
options, refusals). Kept in `build/mutants` until the book or the way of playing changes.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from bench.mutants.children import answers
from bench.mutants.making import NO_RULES
from fechtbuch.testing.conformance.kit import BOOKS, scenarios_of
from tests.conformance import confronted, looking, wanderings
from tests.conformance.wanderings import PAIRED, WAYS, Wandering, kept, steps

PART = 20
"""So many fights are played by one child."""

PAIRS_FIRST = 6
"""Of so many fights of a pool all but one begin with two states that meet."""

SMALL = 60
"""Numbers up to this are told apart where a function gives them back."""

ROOMS = ("rules/", "asking/", "play/", "state/")
"""Where a fight is led; kinds and sheets are read before it begins."""

PLAYING = [Path(str(module.__file__)) for module in (wanderings, confronted, looking)]


@dataclass
class Played:
    """A fight of the pool."""

    fight: Wandering
    digests: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        """The lines of the book that it comes to, as `module:line`."""
        for mark in self.marks:
            if mark.startswith(">"):
                module, _, line = mark[1:].split(":")
                yield f"{module}:{line}"

    def near(self) -> Iterator[str]:
        """Lines of busy functions, which it may come to."""
        for mark in self.marks:
            if mark.startswith("~"):
                yield mark[1:]


class Marker:
    """Notes the ways between the lines of a book, and what its functions give back.

    Every function is looked at for its first calls of a fight only; one that is called more often
    is noted as busy.
    """

    CLOSELY = 12

    def __init__(self, folder: Path) -> None:
        self.home = str(folder) + "/"
        self.found: set[tuple[CodeType, int, int] | tuple[CodeType, str]] = set()
        self.left: dict[CodeType, int] = {}
        self.busy: set[CodeType] = set()

    def call(self, frame: FrameType, event: str, argument: object) -> Any:
        """A function begins."""
        code = frame.f_code
        left = self.left.get(code)
        if left is None:
            left = self.CLOSELY if self._carries(code.co_filename) else 0
        if left == 0:
            self.left[code] = 0
            return None
        self.left[code] = left - 1
        if left == 1:
            self.busy.add(code)
            return None
        last = 0
        found = self.found

        def follow(frame: FrameType, event: str, argument: object) -> Any:
            nonlocal last
            if event == "line":
                found.add((code, last, frame.f_lineno))
                last = frame.f_lineno
            elif event == "return":
                if argument is None or isinstance(argument, bool):
                    found.add((code, f"{last}={argument}"))
                elif isinstance(argument, int) and abs(argument) <= SMALL:
                    found.add((code, str(argument)))
            return follow

        return follow

    def _carries(self, path: str) -> bool:
        module = path.removeprefix(self.home)
        return path != module and module.startswith(ROOMS) and not module.endswith(NO_RULES)

    def marks(self) -> list[str]:
        """What was found, as text."""
        texts = []
        for code, *rest in self.found:
            module = code.co_filename.removeprefix(self.home)
            if len(rest) == 2:
                texts.append(f">{module}:{rest[0]}:{rest[1]}")
            else:
                texts.append(f"={module}:{code.co_firstlineno}:{rest[0]}")
        for code in self.busy:
            module = code.co_filename.removeprefix(self.home)
            texts += [
                f"~{module}:{line}" for line in {line for *_, line in code.co_lines()} if line
            ]
        return texts


def pool(
    folder: Path, stored: Path, size: int, first: int, jobs: int, with_kept: bool = True
) -> list[Played]:
    """The kept fights of a book, and as many others as are asked for, from a number on."""
    (book,) = [each for each in BOOKS if each.key.replace("-", "_") == folder.name]
    names = scenarios_of(book)
    wanted = [fight[:3] for fight in kept(book.key)] if with_kept else []
    for place in range(size):
        at = first + place
        way = PAIRED if at % PAIRS_FIRST else WAYS[at // PAIRS_FIRST % 3]
        wanted.append((names[at % len(names)], way, at))
    path = stored / f"{folder.name}-fights.jsonl"
    state = _state(folder)
    known = {tuple(each.fight): each for each in _earlier(path, state)}
    missing = [fight for fight in dict.fromkeys(wanted) if fight not in known]
    parts = [missing[start : start + PART] for start in range(0, len(missing), PART)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        "".join(
            json.dumps(each) + "\n"
            for each in [{"state": state}, *(asdict(one) for one in known.values())]
        ),
        encoding="utf-8",
    )
    with path.open("a", encoding="utf-8") as file:
        for answer in answers(jobs, [partial(_record, folder, part) for part in parts]):
            for data in answer["played"]:
                data["fight"] = tuple(data["fight"])
                file.write(json.dumps(data) + "\n")
                known[data["fight"]] = Played(**data)
            file.flush()
    return [known[fight] for fight in dict.fromkeys(wanted)]


def _state(folder: Path) -> str:
    """A digest of the book and of how fights are played."""
    whole = hashlib.sha256()
    for path in [*sorted({*folder.rglob("*.py"), *folder.rglob("*.toml")}), *PLAYING]:
        whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


def _earlier(path: Path, state: str) -> list[Played]:
    if not path.is_file():
        return []
    # The last piece is what a run that was broken off has left of a line; nothing otherwise.
    head, *lines = path.read_text(encoding="utf-8").split("\n")[:-1] or ["{}"]
    if json.loads(head) != {"state": state}:
        return []
    found = [Played(**json.loads(line)) for line in lines]
    for each in found:
        name, way, number = each.fight
        each.fight = (name, way, number)
    return found


def _record(folder: Path, fights: list[Wandering]) -> dict[str, Any]:
    return {"played": [asdict(_play(folder, fight)) for fight in fights]}


def _play(folder: Path, fight: Wandering) -> Played:
    played = Played(fight)
    marker = Marker(folder)
    shown: set[str] = set()
    sys.settrace(marker.call)
    for step in steps(*fight):
        sys.settrace(None)
        played.digests.append(step.digest)
        for line in step.lines[:-1]:
            shown |= _shown(line)
        sys.settrace(marker.call)
    sys.settrace(None)
    played.marks = sorted([*marker.marks(), *shown])
    return played


def _shown(line: str) -> set[str]:
    """What a line of a step shows."""
    word, _, rest = line.partition(" ")
    if word == "chosen":
        return {" ".join(line.split(" ")[:3])}
    if word == "refused":
        reason = rest.partition(": ")[2].partition(";")[0]
        return {f"refused {rest.split(' ')[0]} {reason.partition(':')[0]} {reason[-12:]}"}
    if word == "accepted" or not line.startswith("{"):
        return set()
    data = json.loads(line)
    if "asked" in data:
        found = {f"slot {data['asked']} {data['name']}"}
        for option in data["options"]:
            found.add(f"option {data['name']} {option.get('group', '')} {option.get('note', '')}")
            for part in option.get("worth", {}).get("parts", []):
                found.add(f"worth {part['name']} {part['rule']} {str(part['value'])[:2]}")
        return found
    if "verb" in data:
        return {f"edict {data['verb']} {data.get('field', '')} {data.get('state', '')}"}
    if "kind" not in data:
        return set()
    kind = data["kind"]
    found = {f"event {kind} {data.get('rule', '')} {data.get('word', '')}"}
    for part in data.get("tally", {}).get("parts", []):
        found.add(f"part {kind} {part['name']} {part['rule']} {str(part['value'])[:2]}")
    return found
